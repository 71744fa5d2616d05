package cfg

import (
	"slices"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// value3 is the value of a specification expression: v is meaningful where def
// (no null dereference, index out of range or division by zero occurs) and in
// (the expansion of pure methods stayed within the bounds) hold.
type value3 struct{ v, def, in *Expr }

// spec lowers specification expressions to pure Exprs. Bound variables and old
// declarations stand in env; all else is looked up in the activation.
type spec struct {
	*lowering
	act  *activation
	this *Expr
	env  map[*types.Var]*Expr
	// partial are old variables whose values are not always defined.
	partial map[*types.Var]value3
	result  *Expr
	old     *Node // the state of \old; nil: there is none
	inOld   bool
	// oldState: inside \old, and in what is called there. now are the variables of the
	// quantifiers there, which range over what existed.
	oldState bool
	// marked: inside \old of a state within the body, which has local variables.
	marked bool
	now    map[*Bound]bool
	// params: the method's parameters mean their values in the state old, as
	// in postconditions.
	params bool
	// queried, unless nil, is a hidden field of which it is asked whether there is a value for
	// it: the value is then nothing, and defined where there is one.
	queried *types.Field
	run     *run // inside a pure method's body
	calls   []*types.Method
	// loose, unless nil, says what becomes of what clauses cannot say.
	loose *looseness
	// conditional: inside an operand that is not always evaluated.
	conditional bool
}

// spec is a context in the current activation.
func (l *lowering) spec(this *Expr) *spec {
	return &spec{lowering: l, act: l.act, this: this, env: map[*types.Var]*Expr{}, old: l.act.entry}
}

func (s *spec) pure(v *Expr) value3 { return value3{v, s.mk.yes, s.mk.yes} }

// strict is the definedness of an operator that needs all its operands.
func (s *spec) strict(v *Expr, xs ...value3) value3 {
	r := s.pure(v)
	for _, x := range xs {
		r.def, r.in = s.mk.and(r.def, x.def), s.mk.and(r.in, x.in)
	}
	return r
}

// where adds a condition under which the value is defined, behind the others.
func (s *spec) where(x value3, ok *Expr) value3 {
	x.def = s.mk.and(x.def, ok)
	return x
}

// given guards b by a: b is evaluated only where a holds.
func (s *spec) given(a *Expr, b value3) value3 {
	b.def, b.in = s.mk.implies(a, b.def), s.mk.implies(a, b.in)
	return b
}

// perhaps lowers an operand that is not always evaluated.
func (s *spec) perhaps(e core.Expr) value3 {
	old := s.conditional
	s.conditional = true
	defer func() { s.conditional = old }()
	return s.eval(e)
}

// eval lowers an expression: those of Java are here.
func (s *spec) eval(e core.Expr) value3 {
	switch e := e.(type) {
	case *core.Const:
		return s.pure(s.constantExpr(e))
	case *core.Null:
		return s.pure(s.mk.nullOf(e.T))
	case *core.Local:
		s.trust(e)
		if x, ok := s.partial[e.Var]; ok {
			return x
		}
		return s.pure(s.variableValue(e.Var, e.Span()))
	case *core.This:
		return s.self()
	case *core.Field:
		s.trust(e)
		return s.fieldValue(e)
	case *core.StaticField:
		s.trust(e)
		s.javaField(e.Field, e.Span())
		return s.pure(s.staticField(e.Field, e.Span()))
	case *core.Len:
		x := s.eval(e.X)
		return s.where(s.strict(s.mk.length(x.v), x), s.there(x.v))
	case *core.Elem:
		s.trust(e)
		return s.index(e)
	case *core.Convert:
		x := s.eval(e.X)
		x.v = s.conversion(x.v, e.T, e.Span())
		return x
	case *core.Call:
		return s.call(e)
	case *core.Unary:
		return s.unary(e)
	case *core.Binary:
		return s.binary(e)
	case *core.Chain:
		return s.chain(e)
	case *core.Cond:
		return s.cond(e)
	case *core.InstanceOf:
		return s.instanceOf(e)
	case *core.Cast:
		return s.cast(e)
	case *core.Assign, *core.Update:
		return s.assign(e)
	case *core.IncDec:
		return s.incDec(e)
	case *core.Unsupported:
		s.refuse(e)
	}
	return s.derived(e)
}

// derived lowers what core makes of constructs and of calls of the library.
func (s *spec) derived(e core.Expr) value3 {
	switch e := e.(type) {
	case *core.Bind:
		x := s.eval(e.X)
		s.bindTo(e.Var, s.mk.typed(x.v, e.Var.Type), e.Span())
		return s.strict(s.mk.yes, x)
	case *core.SameClass:
		return s.sameClass(e)
	case *core.ClassOf:
		return s.classObject(e)
	case *core.Below:
		x, y := s.eval(e.X), s.eval(e.Y)
		return s.strict(s.isBelow(x.v, y.v), x, y)
	case *core.Representable:
		return s.representable(e)
	case *core.Within:
		return s.inBounds(e)
	case *core.InClause:
		return s.pure(s.mk.yes)
	case *core.TextSize:
		x := s.eval(e.X)
		return s.strict(s.textSize(x.v), s.where(x, s.mk.nonNull(x.v)))
	case *core.TextAt:
		x, i := s.eval(e.X), s.eval(e.I)
		return s.strict(s.textAt(x.v, i.v), x, i)
	case *core.First:
		return s.first(e)
	case *core.Seq:
		return s.seq(e)
	}
	return s.jml(e)
}

// jml lowers an expression of JML.
func (s *spec) jml(e core.Expr) value3 {
	switch e := e.(type) {
	case *core.Result:
		if s.result == nil {
			s.unsupported(e.Span(), `\result here`, "use it in a postcondition")
		}
		return s.pure(s.result)
	case *core.Quantified:
		return s.quantified(e)
	case *core.Where:
		x := s.eval(e.Init)
		s.env[e.Var.Var] = s.conversion(x.v, e.Var.Var.Type, e.Init.Whole())
		y := s.eval(e.Body)
		return s.strict(y.v, x, y)
	case *core.Chosen:
		return s.chosen(e)
	case *core.Old:
		return s.oldValue(e)
	case *core.Fresh:
		return s.fresh(e)
	case *core.Did:
		return s.assignedValue(e)
	case *core.TypeIs:
		return s.typeIs(e)
	case *core.SameType:
		return s.sameType(e)
	case *core.SetCall:
		return s.setCall(e)
	}
	return s.creation(e)
}

// creation lowers what makes an object, a box or a string: clauses make no others.
func (s *spec) creation(e core.Expr) value3 {
	what := "this construct in a clause"
	switch e := e.(type) {
	case *core.New:
		if x, ok := s.boxed(e); ok {
			return x
		}
		what = "a new object in a clause, or in a method that a clause calls,"
	case *core.NewArray, *core.ArrayOf, *core.CloneArray:
		what = "a new array in a clause, or in a method that a clause calls,"
	case *core.TextOf:
		return s.boxedText(e)
	}
	s.unsupported(e.Span(), what, "let the clause call methods that make none")
	return value3{}
}

func (s *spec) cond(e *core.Cond) value3 {
	c, x, y := s.eval(e.C), s.perhaps(e.X), s.perhaps(e.Y)
	x, y = s.given(c.v, x), s.given(s.mk.not(c.v), y)
	return s.strict(s.choose(c.v, s.conversion(x.v, e.T, e.X.Whole()), s.conversion(y.v, e.T, e.Y.Whole()), e.Span()), c, x, y)
}

func (s *spec) instanceOf(e *core.InstanceOf) value3 {
	x := s.eval(e.X)
	s.unmixed(x.v.Type, e.Of, e.Span())
	s.requireWhollyKnown(x.v, e.Of, e.Span())
	is := s.isHere(x.v, e.Of)
	if v := e.Var; v != nil {
		s.bindTo(v, s.mk.ite(is, s.narrowed(x.v, v.Type), s.mk.nullOf(v.Type)), e.Span())
	}
	return s.strict(is, x)
}

func (s *spec) sameClass(e *core.SameClass) value3 {
	x := s.eval(e.X)
	def := s.mk.nonNull(x.v)
	s.wholly(s.classless(x.v), e.Span(), itClass)
	if e.Y == nil {
		s.unmixed(x.v.Type, e.Of, e.Span())
		return s.strict(s.isExactly(x.v, e.Of), s.where(x, def))
	}
	y := s.eval(e.Y)
	s.wholly(append(s.classless(y.v), s.unnamed(x.v, y.v, e.Span())...), e.Span(), itClass)
	s.unmixed(x.v.Type, y.v.Type, e.Span())
	return s.strict(s.haveSameClass(x.v, y.v), s.where(x, def), s.where(y, s.mk.nonNull(y.v)))
}

// classObject is the Class of a type, or of an object.
func (s *spec) classObject(e *core.ClassOf) value3 {
	if e.X == nil {
		return s.pure(s.classConstant(e.Of))
	}
	x := s.eval(e.X)
	s.wholly(slices.Concat(s.classless(x.v), s.opaqueOf(x.v), s.unnamedKinds(x.v, e.Span())), e.Span(), itClass)
	return s.where(s.strict(s.classOf(x.v, e.T), x), s.there(x.v))
}

// inBounds is a value that is there where an index is within a length.
func (s *spec) inBounds(e *core.Within) value3 {
	i, n := s.eval(e.I), s.eval(e.Len)
	in := s.mk.and(s.mk.le(s.mk.num(s.mk.intT, 0), i.v), s.mk.lt(i.v, n.v))
	x := s.given(in, s.perhaps(e.X))
	return s.where(s.strict(x.v, i, n, x), in)
}

// seq is the value behind statements, which run in the body of a pure method only.
func (s *spec) seq(e *core.Seq) value3 {
	if e.Value != nil {
		return s.eval(e.Value)
	}
	if s.run == nil || s.conditional {
		s.unsupported(e.Span(), "a switch expression inside an expression here", "write a switch statement")
	}
	s.body(e.Stmts)
	s.env = s.run.now.env
	return s.eval(e.X)
}

// javaField refuses model fields, which core replaces where it can.
func (s *spec) javaField(f *types.Field, at source.Span) {
	s.complete(f, at)
	if f.Model {
		s.unsupported(at, "a model field", "use a Java field or a pure method")
	}
}

func (s *spec) fieldValue(e *core.Field) value3 {
	f := e.Field
	s.javaField(f, e.Span())
	if len(s.u.unnamed(f)) > 0 {
		giveUp(unsaid(f, e.Span()))
	}
	if s.unknownMessage.comp != nil && isThrowableField(f) {
		giveUp(unknownMessageAnywhere(e.Span()))
	}
	if (f.Class.Platform || f.Class.Compiled) && !f.Static {
		for _, t := range s.scope.types {
			if c, ok := t.(*types.Class); ok && c.Unknown == nil && s.scope.opaqueClasses[c] != nil {
				giveUp(s.scope.opaqueClasses[c])
			}
		}
	}
	if isImplied(e.X) {
		if f.Const != nil {
			return s.pure(s.fieldConst(f, e.Span()))
		}
		x := s.self()
		return s.strict(s.mk.field(s.fieldComp(f), x.v), x)
	}
	x := s.eval(e.X)
	if f.Const != nil {
		return s.where(s.strict(s.fieldConst(f, e.Span()), x), s.there(x.v))
	}
	if !f.Ghost && !f.Model {
		s.wholly(s.unknownKinds(x.v), e.Span(), aField)
	}
	return s.where(s.strict(s.mk.field(s.fieldComp(f), x.v), x), s.there(x.v))
}

func (s *spec) variableValue(v *types.Var, at source.Span) *Expr {
	if x := s.env[v]; x != nil {
		if s.oldState && v.Kind == types.ExceptionVar {
			s.unsupported(at, `\old of an exception`, "leave the exception out of \\old")
		}
		return x
	}
	b, ok := s.act.env[v]
	switch {
	case !ok:
		s.fault(at, "variable %s without value", v.Name)
	case b.opaque:
		s.unsupported(at, "a String here", "keep what uses it out of the method")
	case b.value != nil:
		return b.value
	}
	x := s.lowering.read(b.comp)
	if v.Kind != types.ParamVar {
		if s.inOld && !s.marked {
			s.unsupported(at, `\old of a local variable`, "keep the value in a variable of its own")
		}
		return x
	}
	if s.params && s.assignedIn(s.act.method)[v] {
		return s.mk.at(s.old, x)
	}
	return x
}

// bindTo gives the variable of a pattern its value, in the body of a method that a clause
// calls.
func (s *spec) bindTo(v *types.Var, x *Expr, at source.Span) {
	if s.run == nil {
		s.unsupported(at, "a pattern variable in a specification", "use a cast")
	}
	s.env[v] = x
}

func (s *spec) index(e *core.Elem) value3 {
	a, i := s.eval(e.X), s.eval(e.I)
	t, ok := a.v.Type.(*types.Array)
	if !ok {
		s.unsupported(e.Span(), "an element of null", "give the array a type")
	}
	idx := s.mk.convert(i.v, s.mk.intT)
	x := s.strict(s.mk.elem(s.elems(t), t.Elem, a.v, idx), a, i)
	return s.where(x, s.mk.and(s.there(a.v), s.mk.le(s.mk.num(s.mk.intT, 0), idx), s.mk.lt(idx, s.mk.length(a.v))))
}

func (s *spec) unary(e *core.Unary) value3 {
	x := s.eval(e.X)
	if e.Op == "!" {
		return s.strict(s.mk.not(x.v), x)
	}
	return s.strict(s.signed(e, x.v), x)
}

func (s *spec) binary(e *core.Binary) value3 {
	if types.IsKind(e.X.Type(), types.ObjectSet) {
		return s.compareSets(e)
	}
	x := s.eval(e.X)
	y := s.second(e)
	not := s.mk.not
	switch e.Op {
	case "&&":
		y = s.given(x.v, y)
		return s.strict(s.mk.and(x.v, y.v), x, y)
	case "||":
		y = s.given(not(x.v), y)
		return s.strict(s.mk.or(x.v, y.v), x, y)
	case "==>":
		y = s.given(x.v, y)
		return s.strict(s.mk.or(not(x.v), y.v), x, y)
	case "<==":
		y = s.given(not(x.v), y)
		return s.strict(s.mk.or(x.v, not(y.v)), x, y)
	case "<==>":
		return s.strict(s.mk.eq(x.v, y.v), x, y)
	case "<=!=>":
		return s.strict(not(s.mk.eq(x.v, y.v)), x, y)
	case core.SameNumber:
		none := func(v *Expr) *Expr { return not(s.mk.float(OpFEq, v, v)) }
		return s.strict(s.mk.or(s.mk.eq(x.v, y.v), s.mk.and(none(x.v), none(y.v))), x, y)
	case "==", "!=":
		s.wholly(s.twofold(x.v, y.v), e.Span(), itIs)
		if len(s.oneOfName(x.v)) > 0 && len(s.oneOfName(y.v)) > 0 {
			giveUp(oneLogger(e.Span()))
		}
		same := s.identical(x.v, y.v, e.Span())
		if e.Op == "!=" {
			same = not(same)
		}
		return s.strict(same, x, y)
	}
	if v := s.compare(e.Op, x.v, y.v, e.Span()); v != nil {
		return s.strict(v, x, y)
	}
	if x.v.Type == s.mk.boolT && y.v.Type == s.mk.boolT {
		return s.strict(s.boolean(e.Op, x.v, y.v), x, y)
	}
	v, nonZero := s.numeric(e.Op, e, x.v, y.v)
	return s.where(s.strict(v, x, y), nonZero)
}

// second lowers the right operand.
func (s *spec) second(e *core.Binary) value3 {
	switch e.Op {
	case "&&", "||", "==>", "<==":
		return s.perhaps(e.Y)
	}
	return s.eval(e.Y)
}

// chain lowers a chained comparison: each operand is one value.
func (s *spec) chain(e *core.Chain) value3 {
	xs := make([]value3, len(e.Operands))
	for i, o := range e.Operands {
		xs[i] = s.eval(o)
	}
	v := s.mk.yes
	for i, op := range e.Ops {
		v = s.mk.and(v, s.compare(op, xs[i].v, xs[i+1].v, e.Span()))
	}
	return s.strict(v, xs...)
}

func (s *spec) cast(e *core.Cast) value3 {
	x := s.eval(e.X)
	t := e.T
	if !types.IsReference(t) || !types.IsReference(x.v.Type) {
		return s.strict(s.conversion(x.v, t, e.Span()), x)
	}
	if x.v.Op != OpNull {
		s.unmixed(x.v.Type, t, e.Span())
	}
	if types.IsAssignable(x.v.Type, t) || x.v.Op == OpNull {
		return s.strict(s.mk.typed(x.v, t), x)
	}
	s.requireWhollyKnown(x.v, t, e.Span())
	ok := s.mk.or(s.mk.eq(x.v, s.mk.nullOf(x.v.Type)), s.isA(x.v, t))
	return s.where(s.strict(s.narrowed(x.v, t), x), ok)
}

func (s *spec) oldValue(e *core.Old) value3 {
	at, inner := s.lookBack(e)
	inner.oldState = true
	var x value3
	s.readIn(at, func() { x = inner.eval(e.X) })
	return value3{s.mk.at(at, x.v), s.mk.at(at, x.def), s.mk.at(at, x.in)}
}

// recursive is the key of a variable for a node in the body of a method that is being
// expanded for another activation of it: what one stands for may depend on the other.
//
//	model boolean all() { return (\forall int i; 0 <= i && i < kids.length; kids[i].all()); }
type recursive struct {
	of    any
	depth int
}

// keyOf is the key of the variable for a node where it is lowered now.
func (s *spec) keyOf(of any) any {
	n := len(s.calls)
	if n == 0 {
		return of
	}
	depth := 0
	for _, m := range s.calls[:n-1] {
		if m == s.calls[n-1] {
			depth++
		}
	}
	if depth == 0 {
		return of
	}
	return recursive{of, depth}
}

// bound is the bound variable of a node of the tree.
func (s *spec) bound(of any, name string, t types.Type, at source.Span) *Bound {
	of = s.keyOf(of)
	if b := s.bounds[of]; b != nil {
		return b
	}
	b := &Bound{ID: len(s.g.BoundVars), Name: name, Type: t, Span: at}
	if types.IsReference(t) {
		b.Kinds = s.u.kindsOf(t)
	}
	s.g.BoundVars = append(s.g.BoundVars, b)
	s.bounds[of] = b
	return b
}

// quantified lowers \forall and \exists. A body `a ==> b` without a range is
// the range a with the body b. Each part of the range stands at the outermost
// variable that determines it.
func (s *spec) quantified(e *core.Quantified) value3 {
	op := OpForall
	switch e.Kind {
	case `\forall`:
	case `\exists`:
		op = OpExistsQ
	default:
		return s.comprehension(e)
	}
	bs, r, b := rangeAndBody(s, e, op)
	return s.everywhere(bs, r, b, s.mk.bind(op, bs, r.v, b.v))
}

// rangeAndBody lowers the variables, the range and the body of a quantifier.
func rangeAndBody(s *spec, e *core.Quantified, op Op) (bs []*Bound, r, b value3) {
	bs, s = s.binding(e)
	rangeExpr, bodyExpr := e.Range, e.Body
	if b, ok := bodyExpr.(*core.Binary); ok && rangeExpr == nil && op == OpForall && b.Op == "==>" {
		rangeExpr, bodyExpr = b.X, b.Y
	}
	r, b = s.instance(bs, rangeExpr, bodyExpr)
	return bs, r, b
}

// binding makes variables of a quantifier, and the context of its range and body.
func (s *spec) binding(e *core.Quantified) ([]*Bound, *spec) {
	bs := make([]*Bound, len(e.Vars))
	for i, q := range e.Vars {
		v := q.Var
		if types.IsReference(v.Type) && !v.NonNull {
			s.unsupported(q.Span(), "a bound variable that may be null", "quantify over objects and treat null apart")
		}
		if !types.IsReference(v.Type) && !isInteger(v.Type) && v.Type != s.mk.boolT {
			s.unsupported(q.Span(), "a quantifier over "+v.Type.String(), "quantify over integers or objects")
		}
		if isExact(v.Type) {
			t := s.exactRange(e, i)
			bs[i] = s.bound(letBound{q, t}, v.Name, t, q.Span())
		} else {
			bs[i] = s.bound(q, v.Name, v.Type, q.Span())
		}
		s.env[v] = s.mk.boundVar(bs[i])
	}
	if s.oldState {
		inner := *s
		inner.now = map[*Bound]bool{}
		for b := range s.now {
			inner.now[b] = true
		}
		for _, b := range bs {
			inner.now[b] = true
		}
		s = &inner
	}
	return bs, s
}

// instance lowers the range (nil: none) and the body of a quantifier.
func (s *spec) instance(bs []*Bound, within, body core.Expr) (r, b value3) {
	r = s.pure(s.mk.yes)
	if within != nil {
		r = s.eval(within)
	}
	b = s.eval(body)
	for _, q := range bs {
		if types.IsReference(q.Type) && !IsReachable(r.v, q) {
			s.g.SeesAll = true
		}
	}
	return r, b
}

// everywhere is the value v of a quantifier: it is defined where the range is for all
// values of the variables, and the body for all in the range.
func (s *spec) everywhere(bs []*Bound, r, b value3, v *Expr) value3 {
	guard := facts{}
	for _, c := range conjuncts(r.v) {
		guard[c] = true
	}
	return value3{
		v:   v,
		def: s.mk.and(s.mk.always(bs, s.mk.yes, r.def), s.mk.always(bs, r.v, s.mk.under(b.def, guard))),
		in:  s.mk.and(s.mk.always(bs, s.mk.yes, r.in), s.mk.always(bs, r.v, s.mk.under(b.in, guard))),
	}
}

// IsReachable reports whether the range of a quantifier admits only objects in
// some \reach.
func IsReachable(rng *Expr, b *Bound) bool {
	for _, c := range conjuncts(rng) {
		if c.Op == OpAt {
			c = c.Args[0]
		}
		if c.Op == OpReachHas && c.Args[1].Op == OpBound && c.Args[1].Bound == b {
			return true
		}
	}
	return false
}

// existed is OpExists with the kinds whose counters it reads.
func (s *spec) existed(x *Expr) *Expr {
	return s.mk.cons(Expr{Op: OpExists, Type: s.mk.boolT, Args: []*Expr{x}, Kinds: s.u.kindsOf(x.Type)})
}

// nonNullElements states that no element, at any depth, is null; true of null.
func (s *spec) nonNullElements(of any, arr *Expr) *Expr {
	return s.elementsNonNull(of, arr, 0)
}

type elementBound struct {
	of    any
	depth int
}

func (s *spec) elementsNonNull(of any, arr *Expr, depth int) *Expr {
	t, ok := arr.Type.(*types.Array)
	if !ok || !types.IsReference(t.Elem) {
		return s.mk.yes
	}
	b := s.bound(elementBound{of, depth}, "i"+itoa(depth), s.mk.intT, source.Span{})
	i := s.mk.boundVar(b)
	in := s.mk.and(s.mk.le(s.mk.num(s.mk.intT, 0), i), s.mk.lt(i, s.mk.length(arr)))
	x := s.mk.elem(s.elems(t), t.Elem, arr, i)
	all := s.mk.quantify(OpForall, b, in, s.mk.and(s.mk.nonNull(x), s.elementsNonNull(of, x, depth+1)))
	return s.mk.or(s.mk.eq(arr, s.mk.nullOf(t)), all)
}

// throughBound applies f, which reads another state, to a reference of this
// one: where the reference reads the state, by way of a bound variable that
// equals it.
func (s *spec) throughBound(of any, at source.Span, x *Expr, f func(*Expr) *Expr) *Expr {
	if len(s.mk.readsOf(x)) == 0 {
		return f(x)
	}
	b := s.bound(letBound{of, x.Type}, "o", x.Type, at)
	v := s.mk.boundVar(b)
	return s.mk.quantify(OpExistsQ, b, s.mk.eq(v, x), f(v))
}

// letBound is a variable for a node of the tree, which inlined calls can lower
// with references of several types.
type letBound struct {
	of any
	t  types.Type
}
