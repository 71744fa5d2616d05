package replay

import (
	"math/big"

	"inspect/java/core"
	"inspect/java/heap"
	"inspect/java/source"
	"inspect/java/types"
)

// converted compiles an expression in a context that converts it to t.
func (c *compiler) converted(e core.Expr, t types.Type) eval {
	return c.convert(e, c.expr(e), e.Type(), t)
}

// convert applies a conversion.
func (c *compiler) convert(at core.Node, x eval, from, to types.Type) eval {
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
	if isInteger(from) && isExact(to) {
		return x
	}
	if isExact(from) && types.IsIntegral(to) {
		return c.truncated(x, to)
	}
	if types.IsReference(from) && types.IsReference(to) {
		return x
	}
	if isString(to) {
		unsupported(at, "conversion to text")
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

// contains reports whether every value of kind g is one of kind f.
func (m *Machine) contains(f, g types.BasicKind) bool {
	fl, fh := m.limits(f)
	gl, gh := m.limits(g)
	return fl <= gl && gh <= fh
}

func kind(t types.Type) types.BasicKind { return t.(*types.Basic).Kind }

// promote is binary numeric promotion.
func promote(a, b types.Type) types.Type {
	for _, k := range []types.BasicKind{types.Double, types.Float, types.BigInt, types.Long} {
		if types.IsKind(a, k) || types.IsKind(b, k) {
			return types.Of(k)
		}
	}
	return types.Of(types.Int)
}

// checkWidth checks that a constant fits the width of its type.
func (m *Machine) checkWidth(at core.Node, k *types.Const) int64 {
	t := kind(k.Type)
	if t == types.Boolean {
		return k.Int.Int64()
	}
	if !types.IsIntegral(k.Type) {
		unsupported(at, "a constant of type "+k.Type.String())
	}
	for need := m.config.Bounds.Bits; need <= max(32, m.config.Bounds.Bits); need++ {
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
			if !i.IsInt64() {
				panic(fault("%s is a long of more than 64 bits", i))
			}
			return i.Int64()
		}
	}
	panic(failure{&BitsError{Span: at.Span(), Need: 33}})
}

// constant compiles a constant value that does not depend on the width.
func (c *compiler) constant(at core.Node, k *types.Const) eval {
	if isString(k.Type) {
		m := c.m
		m.literal(at.Span(), k.Str) // it fits
		return func(*frame) value { return value{r: m.literal(at.Span(), k.Str)} }
	}
	v := value{}
	switch {
	case types.IsFloating(k.Type):
		v.i = heap.Floating(k.Type, k.Float)
	case isExact(k.Type):
		v = exactly(k.Int)
	default:
		v.i = c.m.checkWidth(at, k)
	}
	return func(*frame) value { return v }
}

// sameAsJava checks that a constant expression computes at the machine's widths to
// the value that Java gives it.
func (m *Machine) sameAsJava(e *core.Const) {
	if isExact(e.Value.Type) {
		return
	}
	if need := e.Needs(m.world, m.config.Bounds.Bits, width); need > m.config.Bounds.Bits {
		panic(failure{&BitsError{Span: e.Span(), Need: need}})
	}
}

// extreme gives the value of a library constant that depends on the width:
// the least or greatest value of its type.
func (c *compiler) extreme(e core.Node, f *types.Field) eval {
	if !f.Class.Library || f.Const == nil || !f.Const.Width || !types.IsIntegral(f.Type) {
		return nil
	}
	if f.Name == "SIZE" {
		n := int64(width(kind(types.Unboxed(f.Class)), c.m.config.Bounds.Bits))
		return func(*frame) value { return value{i: n} }
	}
	if c.m.isWide(kind(f.Type)) {
		return func(*frame) value { panic(fault("%s is a long of more than 64 bits", f.QName())) }
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

// expr compiles an expression: those of Java are here.
func (c *compiler) expr(e core.Expr) eval {
	switch e := e.(type) {
	case *core.Const:
		x := c.constant(e, e.Value)
		c.m.sameAsJava(e)
		return x
	case *core.Null:
		return func(*frame) value { return value{} }
	case *core.Local:
		return c.variable(e, e.Var)
	case *core.This:
		return this
	case *core.Field:
		return c.field(e)
	case *core.StaticField:
		return c.staticField(e)
	case *core.Elem:
		return c.index(e).get
	case *core.Len:
		return c.len(e)
	case *core.Unary:
		return c.unary(e)
	case *core.Binary:
		return c.binary(e)
	case *core.Chain:
		return c.chain(e)
	case *core.Cond:
		return c.cond(e)
	case *core.Convert:
		return c.convert(e, c.expr(e.X), e.X.Type(), e.T)
	case *core.Cast:
		return c.cast(e)
	case *core.InstanceOf:
		return c.instanceOf(e)
	case *core.Assign:
		return c.assign(e)
	case *core.Update:
		return c.update(e)
	case *core.IncDec:
		return c.incDec(e)
	case *core.Call:
		return c.call(e)
	case *core.New:
		return c.create(e)
	case *core.NewArray:
		if e.T.(*types.Array).Changing {
			return c.ghostArray(e)
		}
		return c.newArray(e)
	case *core.ArrayOf:
		if e.T.(*types.Array).Changing {
			return c.ghostArray(e)
		}
		return c.arrayOf(e)
	case *core.Unsupported:
		panic(e.Refuse())
	}
	return c.derived(e)
}

// derived compiles what core makes of constructs and of calls of the library.
func (c *compiler) derived(e core.Expr) eval {
	switch e := e.(type) {
	case *core.Seq:
		return c.noteReplacedCall(e, c.seq(e))
	case *core.Representable:
		return c.representable(e)
	case *core.Within:
		return c.within(e)
	case *core.Bind:
		return c.bind(e)
	case *core.CloneArray:
		return c.noteReplacedCall(e, c.cloneArray(e))
	case *core.AnyObject:
		return c.noteReplacedCall(e, c.anyObject(e))
	case *core.SameClass:
		return c.noteReplacedCall(e, c.sameClass(e))
	case *core.ClassOf:
		return c.noteReplacedCall(e, c.classOf(e))
	case *core.Below:
		return c.belowClass(e)
	case *core.InClause:
		return func(*frame) value { return truth(c.m.specs > 0) }
	case *core.TextSize:
		return c.textSize(e)
	case *core.TextAt:
		return c.textAt(e)
	case *core.TextOf:
		return c.textOf(e)
	case *core.MakeSequence:
		return c.makeSequence(e)
	case *core.First:
		return c.first(e)
	}
	return c.jml(e)
}

// jml compiles an expression of JML.
func (c *compiler) jml(e core.Expr) eval {
	switch e := e.(type) {
	case *core.Result:
		return func(fr *frame) value { return fr.result }
	case *core.Quantified:
		return c.quantified(e)
	case *core.Where:
		return c.where(e)
	case *core.Chosen:
		return c.chosen(e)
	case *core.Old:
		return c.old(e)
	case *core.Fresh:
		return c.fresh(e)
	case *core.Did:
		return c.assigned(e)
	case *core.TypeIs:
		return c.typeIs(e)
	case *core.SameType:
		return c.sameType(e)
	case *core.SetCall:
		return c.setCall(e)
	case *core.Reach:
		unsupported(e, "\\reach as a value")
	}
	panic("replay: " + e.Span().String() + ": an expression of an unknown kind")
}

// seq runs statements before an expression. None of them leaves it.
func (c *compiler) seq(e *core.Seq) eval {
	run, x := c.block(e.Stmts), c.expr(e.X)
	return func(fr *frame) value {
		run(fr)
		return x(fr)
	}
}

func (c *compiler) cond(e *core.Cond) eval {
	p, x, y := c.expr(e.C), c.converted(e.X, e.T), c.converted(e.Y, e.T)
	return func(fr *frame) value {
		if p(fr).i != 0 {
			return x(fr)
		}
		return y(fr)
	}
}

// fieldIndex gives the slot of a field in an object, which may be null: one for all
// objects, but of an interface's field the one of the object's class.
func (m *Machine) fieldIndex(at core.Node, f *types.Field) func(o *object) int {
	i, ok := m.class(f.Class).index[f]
	if !ok {
		unsupported(at, "the field "+f.QName())
	}
	if f.Class.IsInterface() {
		return func(o *object) int {
			if o == nil {
				return 0
			}
			return m.class(o.typ.(*types.Class)).index[f]
		}
	}
	return func(*object) int { return i }
}

func (c *compiler) variable(at core.Expr, v *types.Var) eval {
	if x := c.olds[v]; x != nil {
		return x
	}
	if x := c.inMark(v); x != nil {
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

// object compiles what stands in front of a member; null fails where that is null.
func (c *compiler) object(e core.Expr, null *check) func(fr *frame) *object {
	m, x := c.m, c.expr(e)
	return func(fr *frame) *object {
		o := x(fr).r
		if o == nil {
			null.nil(e)
		}
		m.there(o, null, e)
		return o
	}
}

func (c *compiler) field(e *core.Field) eval {
	m := c.m
	object := c.object(e.X, c.about(m.check(Null, e.X.Whole()), true, e.X))
	if e.Field.Const != nil {
		k := c.fieldConst(e, e.Field)
		return func(fr *frame) value {
			object(fr)
			return k(fr)
		}
	}
	slot := m.fieldIndex(e, e.Field)
	if e.Field.Class.Name == "java.lang.Throwable" {
		return func(fr *frame) value {
			o := object(fr)
			if o.unknownMessage {
				unsupported(e, "what the "+types.ShortName(o.typ)+" that Java makes says")
			}
			return m.read(o, slot(o))
		}
	}
	if isObject(e.Field.Class) && e.Field.IsOpen() {
		return func(fr *frame) value {
			o := object(fr)
			m.noteLeftOpen(LeftHash)
			if m.choice.Of == LeftHash {
				return m.anyHash(o)
			}
			if _, array := o.typ.(*types.Array); array {
				return m.hashOf(o, e.Field)
			}
			return m.read(o, slot(o))
		}
	}
	if check := c.readable(e.Field, e); check != nil {
		return func(fr *frame) value {
			o := object(fr)
			check(fr, o)
			m.recordRead(o, slot(o), e.Field, e)
			return m.read(o, slot(o))
		}
	}
	return func(fr *frame) value {
		o := object(fr)
		m.recordRead(o, slot(o), e.Field, e)
		return m.read(o, slot(o))
	}
}

func (c *compiler) len(e *core.Len) eval {
	m := c.m
	array := c.object(e.X, c.about(m.check(Null, e.X.Whole()), true, e.X))
	return func(fr *frame) value { return value{i: int64(m.length(array(fr)))} }
}

func (c *compiler) staticField(e *core.StaticField) eval {
	read := c.staticValue(e, e.Field)
	if check := c.readable(e.Field, e); check != nil {
		unchecked := read
		read = func(fr *frame) value {
			check(fr, nil)
			return unchecked(fr)
		}
	}
	if e.X == nil {
		return read
	}
	x := c.expr(e.X)
	return func(fr *frame) value {
		x(fr)
		return read(fr)
	}
}

func (c *compiler) staticValue(e core.Node, f *types.Field) eval {
	if x := c.extreme(e, f); x != nil {
		return x
	}
	if f.Const != nil {
		return c.fieldConst(e, f)
	}
	i, m := c.m.staticIndex(f), c.m
	return func(*frame) value {
		m.recordRead(nil, i, f, e)
		return m.readStatic(i)
	}
}

// fieldConst compiles the value of a constant variable.
func (c *compiler) fieldConst(e core.Node, f *types.Field) eval {
	if f.Const.Width {
		x := c.m.prog.Value(f)
		if x == nil {
			unsupported(e, "the constant "+f.QName())
		}
		return c.converted(x, f.Type)
	}
	k := *f.Const
	k.Type = f.Type
	return c.constant(e, &k)
}

// nil fails a null check of an expression.
func (k *check) nil(e core.Expr) {
	k.fail(func() string {
		if core.IsNextElement(e) {
			return "an element of " + e.Whole().Text() + " is null"
		}
		return e.Whole().Text() + " is null"
	})
}

// there fails a null check of an expression whose object does not exist in the
// state that is looked at: inside \old, one that the method made.
func (m *Machine) there(o *object, k *check, e core.Expr) {
	if m.view != nil && !m.exists(o) {
		k.fail(func() string { return e.Whole().Text() + " did not exist then" })
	}
}

func (c *compiler) instanceOf(e *core.InstanceOf) eval {
	x, slot := c.expr(e.X), -1
	if e.Var != nil {
		slot = c.slot(e.Var)
	}
	return func(fr *frame) value {
		v := x(fr)
		if v.r == nil || !isAssignable(v.r.typ, e.Of) {
			return value{}
		}
		if slot >= 0 {
			fr.vars[slot] = v
		}
		return value{i: 1}
	}
}

// bind gives a variable a value.
func (c *compiler) bind(e *core.Bind) eval {
	x, slot, m := c.expr(e.X), c.slot(e.Var), c.m
	return func(fr *frame) value {
		v := x(fr)
		m.holdsNonNull(e.Var, v, e.Span())
		fr.vars[slot] = v
		return value{i: 1}
	}
}

// sameClass compares the classes of two objects, or of one with a class.
func (c *compiler) sameClass(e *core.SameClass) eval {
	object := func(x core.Expr) func(fr *frame) *object {
		return c.object(x, c.about(c.m.check(Null, x.Whole()), true, x))
	}
	x := object(e.X)
	if e.Y == nil {
		return func(fr *frame) value { return truth(x(fr).typ == e.Of) }
	}
	y := object(e.Y)
	return func(fr *frame) value {
		a := x(fr)
		return truth(c.m.areOfOneClass(a, y(fr)))
	}
}

// areOfOneClass reports whether two objects are of one class: opaque ones are where their classes
// have one number.
func (m *Machine) areOfOneClass(a, b *object) bool {
	number := func(o *object) (int64, *types.Class) {
		c, ok := o.typ.(*types.Class)
		if !ok || c.ClassID() == nil {
			return 0, nil
		}
		return m.read(o, m.class(c).index[c.ClassID()]).i, c
	}
	n, t := number(a)
	k, u := number(b)
	if t == nil || u == nil {
		return a.typ == b.typ
	}
	all := func(*types.Class) bool { return true }
	return n == k && (t == u || m.world.MayBeOne(t, u, all))
}

func (c *compiler) cast(e *core.Cast) eval {
	x, from, to := c.expr(e.X), e.X.Type(), e.T
	if !types.IsReference(from) || !types.IsReference(to) {
		return c.convert(e, x, from, to)
	}
	k := c.about(c.m.check(Cast, e.X.Whole()), true, e.X)
	return func(fr *frame) value {
		v := x(fr)
		if v.r != nil && !isAssignable(v.r.typ, to) {
			k.fail(func() string {
				return e.X.Whole().Text() + " is " + source.A(types.ShortName(v.r.typ)) + ", not " + source.A(types.ShortName(to))
			})
		}
		return v
	}
}
