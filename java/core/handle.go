package core

import (
	"math/big"
	"slices"

	"inspect/java/ast"
	"inspect/java/types"
)

// handling lowers one call on an object that stands for a variable to the access itself:
// the object and the arguments are evaluated, the object must not be null, the arguments
// are converted, and then the variable is read and written.
//
//	X.compareAndSet(a, 1, n)    {VarHandle h = X; A o = a; int v = n; synchronized (h) { }
//	                             int old = o.x; boolean same = old == 1; if (same) o.x = v; same}
type handling struct {
	*lowering
	e     *ast.Call
	a     *types.HandleCall
	h     Typed
	at    Step
	stmts []Stmt
	x     Expr   // whose the variable is; nil: it is static
	index Expr   // of an element
	args  []Expr // the values
	plain bool   // nothing is put into variables
}

// onHandle lowers a call on an object that stands for a variable, or that makes one; nil: it
// is another call.
func (l *lowering) onHandle(e *ast.Call, h Typed) Expr {
	a := l.info.Handles[e]
	switch {
	case a == nil:
		return nil
	case a.Why != nil:
		u := l.unsupported(h, "", "", l.parts(e)...)
		u.Why = a.Why
		return u
	case a.Access == types.NoAccess:
		return l.newHandle(e, h)
	}
	h.Value = nil
	c := &handling{lowering: l, e: e, a: a, h: h, at: Step{h.Loc}}
	c.operands()
	return c.access()
}

// newHandle makes an object that stands for a variable. What makes it is evaluated: classes
// and names do nothing.
func (l *lowering) newHandle(e *ast.Call, h Typed) Expr {
	if l.info.Handles[e].Maker == types.ByOffset {
		return l.offset(e, h)
	}
	class := h.T.(*types.Class)
	x := &New{Typed: h, Method: l.p.w.HandleConstructor(class)}
	if l.isType(e.X) {
		return x
	}
	at := Step{h.Loc}
	return &Seq{h, []Stmt{&Synchronized{at, l.expr(e.X), &Block{Step: at}}}, x, nil}
}

// keep puts a value into a variable, unless it is the same wherever it is evaluated.
func (c *handling) keep(name string, x Expr) Expr {
	switch x.(type) {
	case *This, *Const, *Null, *Unsupported:
		return x
	}
	return c.keepAs(name, x, x.Type())
}

// keepAs puts a value into a variable of a type.
func (c *handling) keepAs(name string, x Expr, t types.Type) Expr {
	if c.plain {
		return x
	}
	v := &types.Var{Kind: types.ValueVar, Name: name, Type: t, Span: x.Span()}
	c.stmts = append(c.stmts, &Let{Step: c.at, Var: v, Init: x})
	return &Local{Typed{Loc: Loc{x.Origin()}, T: v.Type}, v}
}

// operands evaluates the object and the arguments, and converts these.
func (c *handling) operands() {
	object := c.keep("handle", c.expr(c.e.X))
	var xs []Expr
	args := c.e.Args
	if c.a.Maker == types.ByOffset {
		args = slices.Delete(slices.Clone(args), 1, 2)
		if c.a.Index != nil {
			args = slices.Insert(args, 1, c.a.Index)
		}
	}
	for _, a := range args {
		xs = append(xs, c.keep("argument", c.expr(a)))
	}
	c.stmts = append(c.stmts, &Synchronized{c.at, object, &Block{Step: c.at}})
	if c.a.Field == nil || !c.a.Field.Static {
		c.x, xs = xs[0], xs[1:]
		if c.a.Maker == types.ByUpdater {
			taken := c.p.w.Taken(c.info.Uses[c.e].(*types.Method).Class)
			c.stmts = append(c.stmts, &Eval{c.at, &Call{Typed: Typed{Loc: c.h.Loc, T: taken.Result}, Method: taken, Args: []Expr{c.x}}})
		}
		if c.a.Field != nil {
			c.x = c.keep("object", c.asType(c.x, c.a.Of))
		} else {
			c.x = c.keepAs("array", c.asType(c.x, c.a.Array), c.a.Array)
			c.index, xs = c.keep("index", c.asType(xs[0], types.Of(types.Int))), xs[1:]
		}
	}
	for i, x := range xs {
		if c.a.Maker == types.ByUpdater && i < len(xs)-1 { // what the variable is compared with is not cast
			c.args = append(c.args, x)
			continue
		}
		c.args = append(c.args, c.keep("value", c.asType(x, c.a.Value())))
	}
}

// asType converts a value as the JVM does it for a VarHandle.
func (c *handling) asType(x Expr, t types.Type) Expr {
	from := x.Type()
	h := Typed{Loc: Loc{x.Origin()}, T: t}
	switch {
	case from == t:
		return x
	case types.IsKind(from, types.Null):
		if _, literal := x.(*Null); literal {
			return &Null{h}
		}
		return &Convert{Typed: h, X: x}
	case types.IsReference(from) && types.IsReference(t):
		if types.IsAssignable(from, t) {
			return x
		}
		return &Cast{h, x}
	case types.IsReference(t):
		return c.box(x, t, h)
	case types.IsReference(from):
		return c.unbox(x, t, h)
	}
	return as(x, t)
}

// place is the variable.
func (c *handling) place() Expr {
	h := Typed{Loc: c.h.Loc, T: c.a.Value()}
	switch f := c.a.Field; {
	case f == nil:
		return &Elem{h, c.x, c.index}
	case f.Static:
		return &StaticField{h, nil, f}
	default:
		return &Field{h, c.x, f}
	}
}

// assign gives the variable a value.
func (c *handling) assign(x Expr) Stmt {
	return &Eval{c.at, &Assign{Typed{Loc: c.h.Loc, T: c.a.Value()}, c.place(), x}}
}

// access reads and writes the variable.
func (c *handling) access() Expr {
	switch c.a.Access {
	case types.Reads:
		value := c.direct()
		x := c.result(c.place()).(*Seq)
		x.Value = value
		return x
	case types.Writes:
		c.stmts = append(c.stmts, c.assign(c.args[0]))
		return c.result(nil)
	}
	old := c.keep("old", c.place())
	switch c.a.Access {
	case types.Swaps:
		c.stmts = append(c.stmts, c.assign(c.args[0]))
		return c.result(old)
	case types.Computes, types.ComputesAndGives:
		x := c.keep("new", c.computed(old))
		c.stmts = append(c.stmts, c.assign(x))
		if c.a.Access == types.Computes {
			x = old
		}
		return c.result(x)
	}
	c.storable()
	boolean := Typed{Loc: c.h.Loc, T: types.Of(types.Boolean)}
	var test Expr = &Binary{boolean, "==", old, c.args[0]}
	if c.a.Access == types.MayCompareAndSet {
		test = &Binary{boolean, "&&", test, &Call{Typed: boolean, Method: c.p.w.AnyTruth()}}
	}
	same := c.keep("same", test)
	c.stmts = append(c.stmts, &If{c.at, same, c.assign(c.args[1]), nil})
	if c.a.Access == types.ComparesAndSwaps {
		return c.result(old)
	}
	return c.result(same)
}

// storable stores a value into another array of the class of the array that is to be
// changed, since the JVM looks whether it takes it also where it is not stored.
func (c *handling) storable() {
	a := c.a.Array
	if a == nil || c.a.Maker == types.ByOffset || !types.IsReference(a.Elem) {
		return
	}
	if k, ok := a.Elem.(*types.Class); ok && k.Final {
		return
	}
	like := c.keep("like", &CloneArray{Typed{Loc: c.h.Loc, T: a}, c.x, number(c.e, 1)})
	elem := Typed{Loc: c.h.Loc, T: a.Elem}
	c.stmts = append(c.stmts, &Eval{c.at, &Assign{elem, &Elem{elem, like, number(c.e, 0)}, c.args[1]}})
}

// computed is what an operator makes of the value of the variable.
func (c *handling) computed(old Expr) Expr {
	t := c.a.Value()
	common := t
	if !types.IsKind(t, types.Boolean) {
		common = types.Promote(t)
	}
	var y Expr
	if c.a.By != 0 {
		y = as(number(c.e, int64(c.a.By)), common)
	} else {
		y = as(c.args[0], common)
	}
	h := Typed{Loc: c.h.Loc, T: common}
	if m := c.p.w.Sum(common); m != nil && c.a.Op == "+" { // it may overflow, whatever is said of code that does
		return as(&Call{Typed: h, Method: m, Args: []Expr{as(old, common), y}}, t)
	}
	return as(&Binary{h, Op(c.a.Op), as(old, common), y}, t)
}

// direct is a read without its parts in variables, as a clause evaluates it.
func (c *handling) direct() Expr {
	d := &handling{lowering: c.lowering, e: c.e, a: c.a, h: c.h, at: c.at}
	d.plain = true
	d.operands()
	return d.asType(d.place(), d.a.Result)
}

// result gives the place of the call what it asks for; nil: there is nothing to give.
func (c *handling) result(x Expr) Expr {
	h := c.h
	switch {
	case types.IsKind(c.a.Result, types.Void):
		if x != nil {
			c.stmts = append(c.stmts, &Eval{c.at, x})
		}
		x = number(c.e, 0)
		h.T = x.Type()
	default:
		x = c.asType(x, c.a.Result)
	}
	return &Seq{h, c.stmts, x, nil}
}

// handle is what makes an object that stands for a variable, "" for another object. Nobody
// asks which variable: what reads and writes it is printed as that.
func (j *java) handle(x *New) string {
	call, ok := x.From.(*ast.Call)
	if !ok {
		return ""
	}
	a := j.p.w.Info.Handles[call]
	switch {
	case a == nil || a.Access != types.NoAccess:
		return ""
	case a.Maker == types.ByVarHandle:
		return "java.lang.invoke.MethodHandles.arrayElementVarHandle(int[].class)"
	}
	class := j.typ(a.Of) + ".class, "
	if types.IsReference(a.Field.Type) {
		class += j.typ(a.Field.Type) + ".class, "
	}
	return j.typ(x.Method.Class) + ".newUpdater(" + class + "\"" + a.Field.Name + "\")"
}

// offset is a number of Unsafe's, of which code asks no more than that it is given back: of a
// field its number among those of its class, of arrays what HotSpot has.
func (l *lowering) offset(e *ast.Call, h Typed) Expr {
	n := int64(16)
	switch a := l.info.Handles[e]; {
	case a.Field != nil:
		n += int64(8 * slices.Index(a.Of.Fields, a.Field))
	case e.Name.Text == "arrayIndexScale":
		n = 4
		if b, ok := a.Array.Elem.(*types.Basic); ok {
			n = map[types.BasicKind]int64{types.Boolean: 1, types.Byte: 1, types.Short: 2, types.Char: 2, types.Int: 4, types.Float: 4, types.Long: 8, types.Double: 8}[b.Kind]
		}
	}
	k := h
	k.Value = &types.Const{Type: h.T, Int: big.NewInt(n)}
	return &Seq{h, []Stmt{&Synchronized{Step{h.Loc}, l.expr(e.X), &Block{Step: Step{h.Loc}}}}, &Const{k}, nil}
}
