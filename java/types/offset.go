package types

import (
	"strings"

	"inspect/java/ast"
)

// The JDK's own code names variables by numbers, of which only Unsafe knows the meaning. Where
// the text says which number it is, a call is the access of the variable:
//
//	static final Unsafe U = Unsafe.getUnsafe();
//	static final long SIZE = U.objectFieldOffset(Table.class, "size");
//	U.compareAndSetInt(this, SIZE, n, n + 1)                       if (this.size == n) this.size = n + 1
//
//	static final int BASE = U.arrayBaseOffset(Node[].class), SHIFT;
//	static { int scale = U.arrayIndexScale(Node[].class); SHIFT = 31 - Integer.numberOfLeadingZeros(scale); }
//	U.getReferenceAcquire(tab, ((long) i << SHIFT) + BASE)         tab[i]

// unsafeTypes are the types of variables as the names of Unsafe's methods say them; nil: any
// reference type.
var unsafeTypes = map[string]Type{
	"Int": Of(Int), "Long": Of(Long), "Boolean": Of(Boolean), "Byte": Of(Byte), "Short": Of(Short), "Char": Of(Char),
	"Reference": nil, "Object": nil,
}

// unsafeModes are the accesses of Unsafe in front of the type.
var unsafeModes = map[string]string{
	"put": "set", "get": "get", "getAndSet": "getAndSet", "compareAndSet": "compareAndSet", "weakCompareAndSet": "weakCompareAndSet", "compareAndExchange": "compareAndExchange",
	"getAndAdd": "getAndAdd", "getAndBitwiseOr": "getAndBitwiseOr", "getAndBitwiseAnd": "getAndBitwiseAnd", "getAndBitwiseXor": "getAndBitwiseXor",
}

// unsafeAccess is what a method of Unsafe does to a variable, and of which type that must be.
func unsafeAccess(m *Method) (a HandleCall, of Type, ok bool) {
	name := m.Name
	for _, order := range handleOrders {
		name = strings.TrimSuffix(name, order)
	}
	for word, t := range unsafeTypes {
		if mode, cut := strings.CutSuffix(name, word); cut && unsafeModes[mode] != "" {
			return handleModes[unsafeModes[mode]], t, true
		}
	}
	return a, nil, false
}

// offset is the variable that the offset of a field stands for.
func (hs handles) offset(class, name ast.Expr) (*Handle, string) {
	c, ok := hs.literal(class).(*Class)
	if !ok {
		return nil, "whose variable the text does not name"
	}
	f := hs.types.w.ownField(c, textOf(name))
	if f == nil || f.Static {
		return nil, "of a field that objects of " + c.ShortName() + " do not have by its declaration"
	}
	return &Handle{Maker: ByOffset, Of: c, Field: f}, ""
}

// isUnsafe reports whether an expression is Unsafe.getUnsafe(), or a static final field that
// is.
func (hs handles) isUnsafe(e ast.Expr) bool {
	switch e := ast.Unparen(e).(type) {
	case *ast.Call:
		return e.X != nil && e.Name.Text == "getUnsafe" && len(e.Args) == 0 && hs.isClass(e.X, unsafeClass)
	case *ast.Ident:
		for c := hs.class; c != nil; c = c.Outer {
			for _, f := range c.Fields {
				if f.Name == e.Name {
					k, ok := f.Type.(*Class)
					return ok && IsUnsafe(k) && f.Static && f.Final
				}
			}
		}
	}
	return false
}

// onOffset resolves a call on Unsafe that reads or writes a variable.
func (r *resolver) onOffset(e *ast.Call, access HandleCall, of Type) {
	const (
		unnamed = "an access of memory that the text does not name"
		remedy  = "read and write the variable itself"
	)
	h, index := r.offsetOf(e.Args[1])
	if h == nil {
		r.noHandle(e, unnamed, remedy)
		return
	}
	has := r.w.Info.Types[e.Args[0]]
	owner := Type(h.Array)
	if h.Field != nil {
		owner = h.Of
	}
	v := h.Value()
	ok := has != nil && !IsKind(has, Null) && IsAssignable(has, owner) && (of == nil && IsReference(v) || of == v)
	for _, x := range e.Args[2:] {
		t := r.w.Info.Types[x]
		ok = ok && t != nil && IsAssignable(t, v)
	}
	if !ok || h.Field != nil && h.Field.Final && access.Access != Reads {
		r.noHandle(e, "an access of memory as another variable than is there", remedy)
		return
	}
	access.Handle, access.Index = h, index
	r.uses(e, &access)
}

// offsetOf is the variable that an offset stands for, and of an element its index.
func (r *resolver) offsetOf(e ast.Expr) (h *Handle, index ast.Expr) {
	if sum, ok := ast.Unparen(e).(*ast.Binary); ok {
		return r.elementAt(sum)
	}
	if h, _ = r.handleOf(e); h == nil || h.Maker != ByOffset || h.Field == nil {
		return nil, nil
	}
	return h, nil
}

// elementAt is the element of an array whose offset is (i << SHIFT) + BASE.
func (r *resolver) elementAt(sum *ast.Binary) (h *Handle, index ast.Expr) {
	shifted, ok := ast.Unparen(sum.X).(*ast.Binary)
	if !ok || sum.Op != "+" || shifted.Op != "<<" {
		return nil, nil
	}
	wide, ok := ast.Unparen(shifted.X).(*ast.Cast)
	if !ok || !IsKind(r.w.Info.TypeOf[wide.Type], Long) || !IsKind(r.w.Info.Types[wide.X], Int) {
		return nil, nil
	}
	base, of := r.arrayConstant(sum.Y, "arrayBaseOffset"), r.arrayConstant(shifted.Y, "arrayIndexScale")
	if base == nil || base != of {
		return nil, nil
	}
	return &Handle{Maker: ByOffset, Array: base}, wide.X
}

// arrayConstant is the class of arrays of which a static final field holds what a method of
// Unsafe says of their layout: of the scale, the logarithm.
func (r *resolver) arrayConstant(e ast.Expr, method string) *Array {
	f, ok := r.w.Info.Uses[ast.Unparen(e)].(*Field)
	if !ok {
		return nil
	}
	hs, init, _ := r.w.given(f)
	if init == nil {
		return nil
	}
	if method == "arrayIndexScale" {
		if init = hs.logarithm(init); init == nil {
			return nil
		}
	}
	call, ok := ast.Unparen(init).(*ast.Call)
	if !ok || call.Name.Text != method {
		return nil
	}
	h, _ := hs.handleOf(call)
	if h == nil {
		return nil
	}
	return h.Array
}

// logarithm is x where an expression is 31 - Integer.numberOfLeadingZeros(x), and x a call or
// a variable with one value: that.
func (hs handles) logarithm(e ast.Expr) ast.Expr {
	minus, ok := ast.Unparen(e).(*ast.Binary)
	if !ok || minus.Op != "-" {
		return nil
	}
	n, ok := ast.Unparen(minus.X).(*ast.Literal)
	zeros, call := ast.Unparen(minus.Y).(*ast.Call)
	if !ok || n.Text != "31" || !call || zeros.X == nil || zeros.Name.Text != "numberOfLeadingZeros" || len(zeros.Args) != 1 || !hs.isClass(zeros.X, "java.lang.Integer") {
		return nil
	}
	x, ok := ast.Unparen(zeros.Args[0]).(*ast.Ident)
	if !ok {
		return zeros.Args[0]
	}
	var found []ast.Expr
	ast.Walk(hs.code, func(n ast.Node) bool {
		if v, ok := n.(*ast.LocalVar); ok && v.Name.Text == x.Name {
			found = append(found, v.Init)
		}
		return true
	})
	if len(found) != 1 || assigns(hs.code, x.Name) {
		return nil
	}
	return found[0]
}
