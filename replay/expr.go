package replay

import (
	"math/big"

	"inspect/ast"
	"inspect/types"
	"inspect/witness/heap"
)

// typ is the type of an expression after the conversion of its context.
func (c *compiler) typ(e ast.Expr) types.Type {
	if t := c.m.info.Converted[e]; t != nil {
		return t
	}
	return c.plainType(e)
}

func (c *compiler) plainType(e ast.Expr) types.Type {
	if t := c.m.info.Types[e]; t != nil {
		return t
	}
	if p, ok := e.(*ast.Paren); ok {
		return c.plainType(p.X)
	}
	panic("replay: " + e.Span().String() + ": expression is not resolved: " + e.Span().Text())
}

// expr compiles an expression with the conversion of its context.
func (c *compiler) expr(e ast.Expr) eval {
	to := c.m.info.Converted[e]
	if to == nil {
		return c.raw(e)
	}
	return c.convert(e, c.raw(e), c.plainType(e), to)
}

// converted compiles an expression in a context that converts it to t.
func (c *compiler) converted(e ast.Expr, t types.Type) eval {
	if lit, ok := e.(*ast.ArrayLit); ok {
		return c.arrayLit(lit, t)
	}
	return c.convert(e, c.expr(e), c.typ(e), t)
}

// convert applies a conversion.
func (c *compiler) convert(at ast.Node, x eval, from, to types.Type) eval {
	if from == to {
		return x
	}
	if types.IsIntegral(from) && types.IsIntegral(to) {
		f, t := kind(from), kind(to)
		if c.m.contains(t, f) {
			return x
		}
		s := 64 - uint(c.m.widths[t])
		if t == types.Char {
			return func(fr *frame) value { return value{i: int64(uint64(x(fr).i) << s >> s)} }
		}
		return func(fr *frame) value { return value{i: x(fr).i << s >> s} }
	}
	if types.IsReference(from) && types.IsReference(to) {
		return x
	}
	if isString(to) {
		return c.stringOf(at, x, from)
	}
	number := func(t types.Type) bool { return types.IsIntegral(t) || types.IsFloating(t) }
	switch {
	case number(from) && number(to):
		return c.floatConvert(x, from, to)
	case types.IsKind(from, types.BigInt, types.Real) || types.IsKind(to, types.BigInt, types.Real):
		unsupported(at, "exact arithmetic in specifications")
	case types.IsReference(from) != types.IsReference(to):
		unsupported(at, "boxing")
	}
	panic("replay: " + at.Span().String() + ": no conversion from " + from.String() + " to " + to.String())
}

// contains tells whether every value of kind g is one of kind f.
func (m *Machine) contains(f, g types.BasicKind) bool {
	fl, fh := m.limits(f)
	gl, gh := m.limits(g)
	return fl <= gl && gh <= fh
}

func kind(t types.Type) types.BasicKind { return t.(*types.Basic).Kind }

// promote is binary numeric promotion.
func promote(a, b types.Type) types.Type {
	for _, k := range []types.BasicKind{types.Double, types.Float, types.Long} {
		if types.IsKind(a, k) || types.IsKind(b, k) {
			return types.Of(k)
		}
	}
	return types.Of(types.Int)
}

// fit checks that a constant fits the width of its type.
func (m *Machine) fit(at ast.Node, k *types.Const) int64 {
	t := kind(k.Type)
	if t == types.Boolean {
		return k.Int.Int64()
	}
	if !types.IsIntegral(k.Type) {
		unsupported(at, "a constant of type "+k.Type.String())
	}
	for need := m.config.Bounds.Bits; need <= 32; need++ {
		w := uint(width(t, need))
		lo, hi := big.NewInt(0), new(big.Int).Lsh(big.NewInt(1), w)
		if t != types.Char {
			half := new(big.Int).Rsh(hi, 1)
			lo.Neg(half)
			if !k.Hex {
				hi = half
			}
		}
		if k.Int.Cmp(lo) >= 0 && k.Int.Cmp(hi) < 0 {
			if need > m.config.Bounds.Bits {
				panic(failure{&BitsError{Span: at.Span(), Need: need}})
			}
			i := k.Int
			if k.Hex && t != types.Char && i.Cmp(new(big.Int).Rsh(hi, 1)) >= 0 {
				i = new(big.Int).Sub(i, hi)
			}
			return i.Int64()
		}
	}
	panic(failure{&BitsError{Span: at.Span(), Need: 33}})
}

// constant compiles a constant expression; nil when it depends on the width
// and must be computed from its parts.
func (c *compiler) constant(e ast.Expr, k *types.Const) eval {
	if isString(k.Type) {
		m := c.m
		return func(*frame) value { return value{r: m.literal(k.Str)} }
	}
	if k.Width {
		return nil
	}
	if types.IsFloating(k.Type) {
		v := value{i: heap.Floating(k.Type, k.Float)}
		return func(*frame) value { return v }
	}
	v := value{i: c.m.fit(e, k)}
	c.m.sameAsJava(e)
	return func(*frame) value { return v }
}

// sameAsJava checks that a constant expression computes at the machine's widths to
// the value that Java gives it.
func (m *Machine) sameAsJava(e ast.Expr) {
	if need := m.world.ConstNeeds(e, m.config.Bounds.Bits, width); need > m.config.Bounds.Bits {
		panic(failure{&BitsError{Span: e.Span(), Need: need}})
	}
}

// extreme gives the value of a library constant that depends on the width:
// the least or greatest value of its type.
func (c *compiler) extreme(e ast.Node, f *types.Field) eval {
	if !f.Class.Library || f.Const == nil || !f.Const.Width || !types.IsIntegral(f.Type) {
		return nil
	}
	java := big.NewInt(1)
	w := width(kind(f.Type), 32)
	java.Lsh(java, uint(w-1))
	lo, hi := c.m.limits(kind(f.Type))
	var v int64
	switch {
	case kind(f.Type) == types.Char && f.Const.Int.Sign() == 0:
		v = lo
	case kind(f.Type) == types.Char:
		v = hi
	case f.Const.Int.Cmp(new(big.Int).Neg(java)) == 0:
		v = lo
	case f.Const.Int.Cmp(new(big.Int).Sub(java, big.NewInt(1))) == 0:
		v = hi
	default:
		unsupported(e, "the constant "+f.QName())
	}
	return func(*frame) value { return value{i: v} }
}

// raw compiles an expression without the conversion of its context.
func (c *compiler) raw(e ast.Expr) eval {
	if k := c.m.info.Consts[e]; k != nil {
		if x := c.constant(e, k); x != nil {
			return x
		}
	}
	switch e := e.(type) {
	case *ast.Paren:
		return c.expr(e.X)
	case *ast.Literal:
		if e.Kind == ast.NullLit {
			return func(*frame) value { return value{} }
		}
		unsupported(e, "this literal")
	case *ast.This:
		if c.m.info.Outer[e] > 0 || e.Qualifier != nil && c.plainType(e) != types.Type(c.class) {
			unsupported(e, "an enclosing instance")
		}
		return this
	case *ast.Ident:
		return c.name(e, c.m.info.Uses[e])
	case *ast.Select:
		return c.selection(e)
	case *ast.Index:
		l := c.index(e)
		return l.get
	case *ast.Call:
		return c.call(e)
	case *ast.New:
		return c.create(e)
	case *ast.NewArray:
		return c.newArray(e)
	case *ast.ArrayLit:
		return c.arrayLit(e, c.plainType(e))
	case *ast.Unary:
		return c.unary(e)
	case *ast.IncDec:
		return c.incDec(e)
	case *ast.Binary:
		return c.binary(e)
	case *ast.Chain:
		return c.chain(e)
	case *ast.Assign:
		return c.assign(e)
	case *ast.Cond:
		p, t := c.expr(e.C), c.plainType(e)
		x, y := c.converted(e.X, t), c.converted(e.Y, t)
		return func(fr *frame) value {
			if p(fr).i != 0 {
				return x(fr)
			}
			return y(fr)
		}
	case *ast.InstanceOf:
		return c.instanceOf(e)
	case *ast.Cast:
		return c.cast(e)
	case *ast.SwitchExpr:
		return c.switchExpr(e)
	case *ast.Quantified:
		return c.quantified(e)
	case *ast.Result:
		return func(fr *frame) value { return fr.result }
	case *ast.Old:
		return c.old(e)
	case *ast.JMLCall:
		return c.jmlCall(e)
	case *ast.Reach:
		unsupported(e, "\\reach as a value")
	case *ast.Lambda:
		unsupported(e, "a lambda expression")
	case *ast.MethodRef:
		unsupported(e, "a method reference")
	case *ast.ClassLit:
		unsupported(e, "a class literal")
	}
	unsupported(e, "this expression")
	return nil
}

// name compiles a simple name that means a variable or a field of this.
func (c *compiler) name(e ast.Expr, o types.Object) eval {
	m := c.m
	switch o := o.(type) {
	case *types.Var:
		return c.variable(e, o)
	case *types.Field:
		if o.Static {
			return c.staticField(e, o)
		}
		if m.info.Outer[e] > 0 {
			unsupported(e, "an enclosing instance")
		}
		if o.Model {
			return c.modelField(e, o, this)
		}
		if o.Const != nil {
			return c.fieldConst(e, o)
		}
		i, null := m.fieldIndex(e, o), m.check(Null, e.Span())
		return func(fr *frame) value {
			m.there(fr.this, null, e)
			return m.read(fr.this, i)
		}
	}
	panic("replay: " + e.Span().String() + ": not a value: " + e.Span().Text())
}

func (m *Machine) fieldIndex(at ast.Node, f *types.Field) int {
	i, ok := m.class(f.Class).index[f]
	if !ok {
		unsupported(at, "the field "+f.QName())
	}
	if f.Class.Kind == ast.Interface {
		unsupported(at, "an instance field of an interface")
	}
	return i
}

func (c *compiler) variable(at ast.Expr, v *types.Var) eval {
	if x := c.olds[v]; x != nil {
		return x
	}
	if c.inOld && v.Kind == types.ParamVar && c.method != nil {
		for i, p := range c.method.Params {
			if p == v {
				if c.saved < 0 {
					c.saved = c.vars
					c.vars += len(c.method.Params)
				}
				s := c.saved + i
				return func(fr *frame) value { return fr.vars[s] }
			}
		}
	}
	i, ok := c.slots[v]
	if !ok {
		unsupported(at, "the variable "+v.Name+" of an enclosing scope")
	}
	return func(fr *frame) value { return fr.vars[i] }
}

func (c *compiler) staticField(e ast.Expr, f *types.Field) eval {
	if f.Model {
		return c.modelField(e, f, nil)
	}
	if x := c.extreme(e, f); x != nil {
		return x
	}
	if f.Const != nil {
		return c.fieldConst(e, f)
	}
	if f.Class.Kind == ast.Enum && f.Decl == nil {
		unsupported(e, "an enum constant")
	}
	i, m := c.m.staticIndex(f), c.m
	return func(*frame) value { return m.readStatic(i) }
}

// fieldConst compiles the value of a constant variable.
func (c *compiler) fieldConst(e ast.Expr, f *types.Field) eval {
	if f.Const.Width && f.Decl != nil && f.Decl.Init != nil {
		return c.converted(f.Decl.Init, f.Type)
	}
	k := *f.Const
	k.Type = f.Type
	if x := c.constant(e, &k); x != nil {
		return x
	}
	unsupported(e, "the constant "+f.QName())
	return nil
}

// selection compiles X.Name.
func (c *compiler) selection(e *ast.Select) eval {
	m := c.m
	switch o := m.info.Uses[e].(type) {
	case types.ArrayLength, *types.ArrayLength:
		x, null := c.expr(e.X), c.about(m.check(Null, e.X.Span()), true, e.X)
		return func(fr *frame) value {
			a := x(fr).r
			if a == nil {
				null.nil(e.X)
			}
			m.there(a, null, e.X)
			return value{i: int64(m.length(a))}
		}
	case *types.Field:
		if o.Static {
			read := c.staticField(e, o)
			if c.isType(e.X) {
				return read
			}
			x := c.expr(e.X)
			return func(fr *frame) value {
				x(fr)
				return read(fr)
			}
		}
		if _, super := e.X.(*ast.SuperRef); super {
			i := m.fieldIndex(e, o)
			return func(fr *frame) value { return m.read(fr.this, i) }
		}
		x := c.expr(e.X)
		if o.Model {
			return c.modelField(e, o, x)
		}
		null := c.about(m.check(Null, e.X.Span()), true, e.X)
		if o.Const != nil {
			k := c.fieldConst(e, o)
			return func(fr *frame) value {
				r := x(fr).r
				if r == nil {
					null.nil(e.X)
				}
				m.there(r, null, e.X)
				return k(fr)
			}
		}
		i := m.fieldIndex(e, o)
		return func(fr *frame) value {
			r := x(fr).r
			if r == nil {
				null.nil(e.X)
			}
			m.there(r, null, e.X)
			return m.read(r, i)
		}
	case *types.Var:
		return c.variable(e, o)
	}
	unsupported(e, "this expression")
	return nil
}

// nil fails a null check of an expression.
func (k *check) nil(e ast.Node) {
	k.fail(func() string { return e.Span().Text() + " is null" })
}

// there fails a null check of an expression whose object does not exist in the
// state that is looked at: inside \old, one that the method made.
func (m *Machine) there(o *object, k *check, e ast.Node) {
	if m.view != nil && !m.exists(o) {
		k.fail(func() string { return e.Span().Text() + " did not exist then" })
	}
}

// isType tells whether an expression is the name of a type.
func (c *compiler) isType(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.Ident, *ast.Select:
		_, class := c.m.info.Uses[e].(*types.Class)
		return class
	case *ast.TypeName:
		return true
	}
	return false
}

func (c *compiler) instanceOf(e *ast.InstanceOf) eval {
	x, t := c.expr(e.X), c.typeOf(e.Type)
	slot := -1
	if v := c.m.info.Defs[e]; v != nil {
		slot = c.slot(v)
	}
	return func(fr *frame) value {
		v := x(fr)
		if v.r == nil || !assignable(v.r.typ, t) {
			return value{}
		}
		if slot >= 0 {
			fr.vars[slot] = v
		}
		return value{i: 1}
	}
}

func (c *compiler) typeOf(t ast.TypeExpr) types.Type {
	if r := c.m.info.TypeOf[t]; r != nil {
		return r
	}
	panic("replay: " + t.Span().String() + ": type is not resolved: " + t.Span().Text())
}

func (c *compiler) cast(e *ast.Cast) eval {
	x, from := c.expr(e.X), c.typ(e.X)
	targets := []types.Type{}
	if u, ok := e.Type.(*ast.IntersectionType); ok {
		for _, t := range u.Types {
			targets = append(targets, c.typeOf(t))
		}
	} else {
		targets = append(targets, c.typeOf(e.Type))
	}
	to := targets[0]
	if !types.IsReference(from) || !types.IsReference(to) {
		return c.convert(e, x, from, to)
	}
	k := c.about(c.m.check(Cast, e.X.Span()), true, e.X)
	return func(fr *frame) value {
		v := x(fr)
		for _, t := range targets {
			if v.r != nil && !assignable(v.r.typ, t) {
				k.fail(func() string {
					return e.X.Span().Text() + " is a " + types.BriefName(v.r.typ) + ", not a " + types.BriefName(t)
				})
			}
		}
		return v
	}
}
