package core

import (
	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
)

// lowering lowers one body, clause or initialiser.
type lowering struct {
	p        *Program
	info     *types.Info
	class    *types.Class // that the code belongs to
	of       *types.Class // of the lambda or method reference whose body it is; nil: of none
	receiver Expr         // what `this` means; nil: `this`
	// targets are the statements that jumps lead to, by what the tables of types
	// name; labels those with labels in front of them that are no loops.
	targets, labels map[ast.Node]Stmt
	// values are the variables that take the values of switch expressions.
	values map[*ast.SwitchExpr]*types.Var
	states map[types.State]*State
	// after: of the contract of a method, it is a clause about the state after it, in which
	// parameters have the values that they had before.
	after bool
	// olds are what the old variables of the contract of a statement stand for.
	olds map[*types.Var]func(h Typed) Expr
	// choice, unless nil, is what is being chosen by a predicate: see choose.go.
	choice *choice
	// means are the variables that stand for expressions.
	means map[*types.Var]meant
	// returns, unless nil, is what is asked of what a return statement returns.
	returns func(e ast.Expr) Expr
	// there are the objects of which a set of locations that is being lowered takes model
	// fields.
	there []Expr
	// eaches, unless nil, are the variables of the location that is being lowered.
	eaches *eaches
}

func (p *Program) lowering(c *types.Class) *lowering {
	return &lowering{p: p, info: p.w.Info, class: c, means: map[*types.Var]meant{}, targets: map[ast.Node]Stmt{}, labels: map[ast.Node]Stmt{}, values: map[*ast.SwitchExpr]*types.Var{}, states: map[types.State]*State{},
		olds: map[*types.Var]func(Typed) Expr{}}
}

// at is the head of an expression that is lowered from e.
func (l *lowering) at(e ast.Expr) Typed {
	t := l.info.Types[e]
	if t == nil {
		t = types.Of(types.Invalid)
	}
	return Typed{Loc: Loc{e}, T: t, Value: l.info.Consts[e]}
}

// expr lowers an expression with the conversion that its context applies.
func (l *lowering) expr(e ast.Expr) Expr {
	x := l.unconverted(e)
	t := l.info.Converted[e]
	if t == nil || t == x.Type() {
		return x
	}
	if n, ok := x.(*Null); ok {
		n.T = t
		return n
	}
	if k, ok := x.(*Const); ok && types.IsKind(t, types.BigInt) && k.Value.Int != nil {
		return l.exactConst(k)
	}
	if types.IsKind(x.Type(), types.BigInt) && types.IsIntegral(t) {
		h := l.at(e)
		h.T = t
		return &Representable{h, x}
	}
	return l.convert(x, e, t)
}

// unconverted is the value of an expression with the cast that generics make necessary, in
// its own type.
func (l *lowering) unconverted(e ast.Expr) Expr {
	x := l.raw(e)
	if t := l.info.Checked[e]; t != nil {
		x = &Cast{Typed{Loc: Loc{e}, T: t}, x}
	}
	return x
}

func (l *lowering) exprs(es []ast.Expr) []Expr {
	xs := make([]Expr, len(es))
	for i, e := range es {
		xs[i] = l.expr(e)
	}
	return xs
}

// maybe is expr of an expression that may be missing.
func (l *lowering) maybe(e ast.Expr) Expr {
	if e == nil {
		return nil
	}
	return l.expr(e)
}

// raw lowers an expression without the conversion of its context.
func (l *lowering) raw(e ast.Expr) Expr {
	if c := l.info.Consts[e]; c != nil && !c.Width {
		return &Const{l.at(e)}
	}
	return l.plain(e)
}

// plain lowers an expression that need not be a value that can be folded.
func (l *lowering) plain(e ast.Expr) Expr {
	h := l.at(e)
	switch e := e.(type) {
	case *ast.Paren:
		return l.paren(e)
	case *ast.Literal:
		return l.noConstant(e, h)
	case *ast.Ident:
		return l.ident(e, h)
	case *ast.This:
		return l.this(e)
	case *ast.Select:
		return l.selection(e, h)
	case *ast.Each:
		return l.allElements(e, h)
	case *ast.Index:
		return l.index(e, h)
	case *ast.Call:
		return l.call(e, h)
	case *ast.New:
		return l.create(e, h)
	case *ast.NewArray:
		if e.Init != nil {
			return &ArrayOf{h, l.exprs(e.Init.Elems)}
		}
		return &NewArray{h, l.exprs(e.Dims)}
	case *ast.ArrayLit:
		return &ArrayOf{h, l.exprs(e.Elems)}
	case *ast.Unary:
		return l.fitted(e, h, func(h Typed, exact func(ast.Expr) Expr) Expr { return &Unary{h, Op(e.Op), exact(e.X)} })
	case *ast.Binary:
		return l.binary(e, h)
	case *ast.Chain:
		return l.chain(e, h)
	case *ast.IncDec:
		return l.incDec(e, h)
	case *ast.Assign:
		return l.assign(e, h)
	case *ast.Cond:
		return &Cond{h, l.expr(e.C), l.expr(e.X), l.expr(e.Y)}
	case *ast.InstanceOf:
		return l.instanceOf(e, h)
	case *ast.Cast:
		return l.cast(e, h)
	case *ast.SwitchExpr:
		return l.switchExpr(e, h)
	case *ast.Lambda:
		if k := l.info.Lambdas[e]; k != nil {
			return l.function(e, k.Class)
		}
	case *ast.MethodRef:
		if k := l.info.MethodRefs[e]; k != nil {
			return l.function(e, k.Class)
		}
	case *ast.ClassLit:
		if of := l.info.TypeOf[e.Type]; of != nil {
			return &ClassOf{h, nil, of}
		}
	case *ast.Quantified:
		return l.quantified(e, h)
	case *ast.Result:
		return l.result(h)
	case *ast.Old:
		return l.old(e, h)
	case *ast.Reach:
		return l.reach(e, h)
	case *ast.JMLCall:
		return l.jmlCall(e, h)
	case *ast.Let:
		return l.where(e, h)
	}
	return l.untranslated(e, h)
}

// untranslated stands for an expression that nothing lowers.
func (l *lowering) untranslated(e ast.Expr, h Typed) Expr {
	return l.unsupported(h, constructName(e), "rewrite it with constructs that are", l.parts(e)...)
}

// constructName is what people call an expression that has no translation.
func constructName(e ast.Expr) string {
	switch e.(type) {
	case *ast.Lambda:
		return "a lambda expression"
	case *ast.MethodRef:
		return "a method reference"
	case *ast.Pattern:
		return "a pattern"
	case *ast.SetComp:
		return "a set comprehension here"
	case *ast.Informal:
		return "an informal predicate"
	}
	return "this construct"
}

// unsupported stands for a construct that has no translation.
func (l *lowering) unsupported(h Typed, construct, remedy string, parts ...Node) *Unsupported {
	return &Unsupported{Typed: h, Construct: construct, Remedy: remedy, Parts: parts}
}

// parts are the expressions and statements that a construct consists of.
func (l *lowering) parts(n ast.Node) []Node {
	var out []Node
	for _, c := range ast.Children(n) {
		switch c := c.(type) {
		case *ast.ClassBody:
		case ast.Expr:
			out = append(out, l.expr(c))
		case ast.Stmt:
			out = append(out, l.stmt(c))
		default:
			out = append(out, l.parts(c)...)
		}
	}
	return out
}

// paren drops the parentheses, which are seen in the text only.
func (l *lowering) paren(e *ast.Paren) Expr {
	x := l.expr(e.X)
	if h, ok := x.(interface{ typed() *Typed }); ok {
		h.typed().Enclosing = e
	}
	return x
}

// noConstant lowers a literal that is no constant: null.
func (l *lowering) noConstant(e *ast.Literal, h Typed) Expr {
	if e.Kind == ast.NullLit {
		h.T = types.Of(types.Null)
		return &Null{h}
	}
	return l.unsupported(h, "this literal", "use integers, booleans and references")
}

// this lowers `this`, or C.this.
func (l *lowering) this(e *ast.This) Expr {
	if n := l.info.Outer[e]; n > 0 {
		return l.enclosing(e, n)
	}
	return l.self(e, l.class, Written)
}

// index lowers an element of an array or sequence.
func (l *lowering) index(e *ast.Index, h Typed) Expr {
	if _, seq := l.info.Types[e.X].(*types.Sequence); seq {
		return l.seqElement(e, e.X, e.I, h)
	}
	return &Elem{h, l.expr(e.X), l.expr(e.I)}
}

// result lowers \result: where a predicate chooses a value, it is that value.
func (l *lowering) result(h Typed) Expr {
	if l.choice != nil {
		return &Local{h, l.choice.value.Var}
	}
	return &Result{h}
}

func (l *lowering) ident(e *ast.Ident, h Typed) Expr {
	switch o := l.info.Uses[e].(type) {
	case *types.Var:
		if f := l.info.Captured[e]; f != nil {
			return &Field{h, l.enclosing(e, l.info.Outer[e]), f}
		}
		if f := l.captured(o); f != nil {
			return &Field{h, &This{Typed{Loc: Loc{e}, T: l.of}, Implied}, f}
		}
		if l.means[o].x != nil || types.IsSequence(o.Type) {
			return l.unsupported(h, "a sequence or set here", "ask what is in it")
		}
		if old := l.olds[o]; old != nil {
			return old(h)
		}
		return &Local{h, o}
	case *types.Field:
		return l.field(e, h, o)
	}
	return l.unsupported(h, "this name", "use fields and variables")
}

// field is a field by its simple name.
func (l *lowering) field(e *ast.Ident, h Typed, f *types.Field) Expr {
	var x Expr
	switch {
	case f.Static:
	case l.info.Outer[e] > 0:
		x = l.enclosing(e, l.info.Outer[e])
	default:
		x = l.self(e, f.Class, Implied)
	}
	return l.fieldOf(h, f, x)
}

// fieldOf is a field of the object x, or with x nil of a class.
func (l *lowering) fieldOf(h Typed, f *types.Field, x Expr) Expr {
	if types.IsKind(f.Type, types.Seq) || types.IsSequence(f.Type) {
		return l.unsupported(h, "a sequence here", "compare it, or take its length or an element")
	}
	if v := l.modelRead(h, f, x); v != nil {
		return v
	}
	if isStandardIn(f) {
		return l.unsupported(h, "System.in as a value", "read it by a Scanner or an InputStreamReader")
	}
	if v := l.fixedConstant(f); v != nil && x == nil {
		return v
	}
	if f.Static {
		return &StaticField{h, x, f}
	}
	return &Field{h, x, f}
}

// fixedConstant is the value of a constant of a model whose initialiser has the same value
// wherever it is evaluated, as Boolean.TRUE and Integer.TYPE; nil: it is none.
func (l *lowering) fixedConstant(f *types.Field) Expr {
	if !f.Static || !f.Final || !f.Class.Library || f.Const != nil || f.Decl == nil {
		return nil
	}
	switch f.Decl.Init.(type) {
	case *ast.ClassLit:
	case *ast.Call:
		if types.Unboxed(f.Class) == nil {
			return nil
		}
	default:
		return nil
	}
	l.p.w.ResolveInitializer(f.Class, f.Decl)
	return l.p.lowering(f.Class).initial(f, f.Decl.Init)
}

func (l *lowering) selection(e *ast.Select, h Typed) Expr {
	switch o := l.info.Uses[e].(type) {
	case *types.Var:
		return &Local{h, o}
	case *types.Field:
		if o.Static {
			return l.fieldOf(h, o, l.qualifier(e.X))
		}
		return l.fieldOf(h, o, l.object(e.X, o.Class))
	case types.ArrayLength, *types.ArrayLength:
		if _, seq := l.info.Types[e.X].(*types.Sequence); seq {
			return l.seqLength(e.X)
		}
		return &Len{h, l.expr(e.X)}
	}
	return l.unsupported(h, "this name", "use fields and variables")
}

// object is what stands in front of a member of an object.
func (l *lowering) object(e ast.Expr, c *types.Class) Expr {
	s, super := e.(*ast.SuperRef)
	if !super {
		return l.expr(e)
	}
	if n := l.info.Outer[s]; n > 0 {
		return l.enclosing(s, n)
	}
	return l.self(e, c, Super)
}

// qualifier is what stands in front of a static member: nil for a type.
func (l *lowering) qualifier(e ast.Expr) Expr {
	if e == nil || l.isType(e) {
		return nil
	}
	return l.expr(e)
}

// isType reports whether an expression is the name of a type or package.
func (l *lowering) isType(e ast.Expr) bool {
	switch l.info.Uses[e].(type) {
	case *types.Class, *types.Package:
		return true
	}
	switch e.(type) {
	case *ast.TypeName, *ast.SuperRef:
		return true
	}
	return false
}

// place lowers the target of an assignment.
func (l *lowering) place(e ast.Expr) Expr {
	if p, ok := e.(*ast.Paren); ok {
		x := l.place(p.X)
		x.(interface{ typed() *Typed }).typed().Enclosing = p
		return x
	}
	switch x := l.plain(e).(type) {
	case *Local, *Field, *StaticField, *Elem, *Unsupported:
		return x
	default:
		return l.unsupported(l.at(e), "assignment to this expression", "use a variable", x)
	}
}

func (l *lowering) binary(e *ast.Binary, h Typed) Expr {
	if s := l.sameClass(h, e.X, e.Y); s != nil {
		if e.Op == "!=" {
			return &Unary{h, "!", s}
		}
		return s
	}
	if x := l.compareComposed(e, h); x != nil {
		return x
	}
	if types.IsKind(l.info.Types[e.X], types.LocSet) {
		return l.sameLocations(e, h)
	}
	if _, seq := l.info.Types[e.X].(*types.Sequence); seq {
		return l.sameSeq(e, h)
	}
	if types.IsKind(l.info.Types[e.X], types.TypeType) {
		return l.typeTest(e, h)
	}
	if types.IsString(h.T) && e.Op == "+" {
		return l.concat(h, l.expr(e.X), l.expr(e.Y))
	}
	if (e.Op == "==" || e.Op == "!=") && types.IsOneOfName(l.info.Types[e.X]) && types.IsOneOfName(l.info.Types[e.Y]) {
		return l.unsupported(h, "whether two loggers are one,", "compare their names", l.expr(e.X), l.expr(e.Y))
	}
	if operators[Op(e.Op)] == nil {
		return l.unsupported(h, "operator "+e.Op, "use another", l.expr(e.X), l.expr(e.Y))
	}
	return l.fitted(e, h, func(h Typed, exact func(ast.Expr) Expr) Expr { return &Binary{h, Op(e.Op), exact(e.X), exact(e.Y)} })
}

func (l *lowering) chain(e *ast.Chain, h Typed) Expr {
	c := &Chain{Typed: h, Operands: l.exprs(e.Operands)}
	for _, op := range e.Ops {
		c.Ops = append(c.Ops, Op(op))
	}
	return c
}

func (l *lowering) assign(e *ast.Assign, h Typed) Expr {
	switch {
	case e.Op != "=":
		return l.update(e, h)
	case types.IsSequence(l.info.Types[e.X]):
		return l.setSequence(e, h)
	}
	return &Assign{h, l.place(e.X), l.expr(e.Y)}
}

func (l *lowering) instanceOf(e *ast.InstanceOf, h Typed) Expr {
	if e.Record != nil {
		return l.matches(e.Record, l.expr(e.X))
	}
	of := l.info.TypeOf[e.Type]
	if of == nil {
		return l.untranslated(e, h)
	}
	return &InstanceOf{h, l.expr(e.X), of, l.info.Defs[e]}
}

func (l *lowering) cast(e *ast.Cast, h Typed) Expr {
	if l.info.Exact[e] {
		return &Representable{h, l.exact(e.X)}
	}
	if x := l.arrayOfClass(e, h); x != nil {
		return x
	}
	if t, ok := e.Type.(*ast.IntersectionType); ok {
		return l.castToAll(e, h, t.Types)
	}
	return &Cast{h, l.expr(e.X)}
}

// castToAll casts to the parts of an intersection type, the first one last: its erasure is
// that one's.
func (l *lowering) castToAll(e *ast.Cast, h Typed, parts []ast.TypeExpr) Expr {
	x := l.expr(e.X)
	for i := len(parts) - 1; i > 0; i-- {
		t := l.info.TypeOf[parts[i]]
		if t == nil {
			return l.unsupported(h, "this cast", "cast to one of the types", x)
		}
		x = &Cast{Typed{Loc: h.Loc, T: t}, x}
	}
	return &Cast{h, x}
}

func isStandardIn(f *types.Field) bool {
	return f.Static && f.Class.Library && f.Class.Name == "java.lang.System" && f.Name == "in"
}

func (l *lowering) quantified(e *ast.Quantified, h Typed) Expr {
	if e.Kind == `\choose` {
		return l.choose(e, h)
	}
	return l.fitted(e, h, func(h Typed, exact func(ast.Expr) Expr) Expr {
		q := &Quantified{Typed: h, Kind: e.Kind, Range: conjoined(l.maybe(e.Range)), Body: exact(e.Body)}
		for _, v := range e.Vars {
			d := l.info.Defs[v]
			if d == nil {
				return l.unsupported(h, "this quantifier", "", q.Body)
			}
			q.Vars = append(q.Vars, &Bound{Loc{v}, d})
		}
		if q.Kind == `\num_of` && q.Range == nil { // what it counts bounds the variables as well
			q.Range, q.Body = q.Body, always(e)
		}
		return q
	})
}

func (l *lowering) reach(e *ast.Reach, h Typed) Expr {
	r := &Reach{Typed: h, X: l.expr(e.X), Fields: l.info.ReachFields[e], Named: len(e.Fields) > 0}
	if e.Type != nil {
		r.Of = l.info.TypeOf[e.Type]
	}
	return r
}

// clause lowers what a clause of any kind says.
func (l *lowering) clause(c *ast.Clause) *Clause {
	k := &Clause{Loc: Loc{c}, Kind: c.Kind, Redundantly: c.Redundantly, Free: c.Free, Same: c.Same}
	switch {
	case c.Unread:
		k.X = l.unsupported(Typed{Loc: Loc{c}, T: types.Of(types.Boolean)}, "this annotation cannot be read: "+c.Text, "mend it; what does not rest on it is checked all the same")
	case !c.Same && !c.NotSpecified:
		k.X = l.maybe(c.X)
	}
	k.More = l.exprs(c.More)
	if c.Kind == ast.MeasuredBy {
		k.When = l.maybe(c.Y)
	}
	for _, r := range c.Locs {
		k.Locs = append(k.Locs, l.framing(l.locations(r))...)
	}
	return k
}

func (l *lowering) location(r *ast.StoreRef) *Location {
	k := &Location{Loc: Loc{r}, Nothing: r.Nothing(), Strict: r.Keyword == `\strictly_nothing`, Everything: r.Keyword != "" && !r.Nothing(), Fields: r.Fields, Elements: r.Elements}
	l.withEaches(k, func() { l.locate(k, r) })
	return k
}

// locate lowers what a location is of.
func (l *lowering) locate(k *Location, r *ast.StoreRef) {
	super, named := (*ast.SuperRef)(nil), false
	if r.X != nil {
		super, named = ast.Unparen(r.X).(*ast.SuperRef)
	}
	at := Typed{Loc: Loc{r}, T: types.Of(types.Invalid)}
	switch {
	case r.Fields && named:
		at.From = super
		k.X = l.unsupported(at, "the fields of super", "name them")
		k.X.(*Unsupported).From = r
	case r.X != nil && types.IsSequence(l.info.Types[r.X]):
		k.X = l.ghostPlace(r.X)
	default:
		k.X = l.maybe(r.X)
	}
	k.Lo, k.Hi = l.ends(r, r.X, r.Lo, r.Hi)
}

// Refuse is the diagnostic about a construct that has no translation.
func (u *Unsupported) Refuse() *source.Diagnostic {
	if u.Why != nil {
		return u.Why
	}
	return source.NotSupported(u.Span(), u.Construct, u.Remedy)
}
