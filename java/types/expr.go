package types

import (
	"fmt"
	"inspect/java/ast"
	"inspect/java/source"
)

// value resolves an expression whose value is used, and gives its type.
func (r *resolver) value(e ast.Expr) Type {
	return r.notVoid(e, r.expr(e))
}

// effect resolves an expression that stands as a statement.
func (r *resolver) effect(e ast.Expr) {
	switch e.(type) {
	case *ast.Assign, *ast.IncDec, *ast.Call, *ast.New:
	default:
		r.errorf(NotAValue, e.Span(), "this expression is no statement")
	}
	if t := r.expr(e); r.isPolymorphic(e) && t == Type(r.w.object()) {
		r.polymorphicResult(e, Of(Void))
		r.recordAs(e, Of(Void), Of(Void))
	}
}

// condition resolves an expression that must be boolean.
func (r *resolver) condition(e ast.Expr) {
	r.assign(e, r.value(e), Of(Boolean))
}

// expr resolves any expression and records its type: the full one in Info.Full, the
// one that it has at run time, where generics are erased, in Info.Types.
func (r *resolver) expr(e ast.Expr) Type {
	r.forget(e)
	t := r.exprType(e)
	r.declaredType = t
	return r.record(e, r.w.captureConversion(t))
}

// forget drops what an earlier look at e found: the body of a lambda is looked at
// again when other parameter types are tried.
func (r *resolver) forget(e ast.Expr) {
	if !r.again {
		return
	}
	r.w.Info.forget(e)
	delete(r.executed, e)
}

// forget drops what is known of e but its type, which is found anew or dropped with it.
func (i *Info) forget(e ast.Expr) {
	delete(i.Converted, e)
	delete(i.Consts, e)
	delete(i.Uses, e)
	delete(i.Calls, e)
	delete(i.Operand, e)
	delete(i.Outer, e)
	delete(i.Checked, e)
	delete(i.Inferred, e)
	if c, ok := e.(*ast.Call); ok {
		delete(i.Handles, c)
	}
}

// record notes the full type of e. Its type at run time is the erasure, unless a
// declaration gave another.
func (r *resolver) record(e ast.Expr, t Type) Type {
	x := r.executed[e]
	if x == nil {
		x = r.w.Erasure(t)
	}
	return r.recordAs(e, t, x)
}

func (r *resolver) recordAs(e ast.Expr, t, executed Type) Type {
	if IsKind(t, Invalid) {
		executed = t
	}
	r.w.Info.Types[e] = executed
	if t == executed {
		delete(r.w.Info.Full, e)
	} else {
		r.w.Info.Full[e] = t
	}
	r.unit.refs.typ(executed)
	return t
}

// fullOf is the recorded type of e.
func (r *resolver) fullOf(e ast.Expr) Type { return r.w.Info.FullType(e) }

// executedAs is the type that the value of e has at run time.
func (r *resolver) executedAs(e ast.Expr) Type { return r.w.Info.Types[e] }

// need notes the cast that generics make necessary when the value of e, whose type
// is t, is used as one of a type: at run time it may have a wider one.
func (r *resolver) need(e ast.Expr, to Type) {
	has, to := r.executedAs(e), r.w.Erasure(to)
	if has == nil || !IsReference(has) || !IsReference(to) || IsAssignable(has, to) {
		return
	}
	r.checked(e, to)
}

// checked notes that the value of e is cast.
func (r *resolver) checked(e ast.Expr, to Type) {
	r.w.Info.Checked[e] = to
}

func (r *resolver) notVoid(e ast.Expr, t Type) Type {
	if IsKind(t, Void) {
		t = r.errorf(VoidValue, e.Span(), "this call has no result")
		r.recordAs(e, t, t)
	}
	return t
}

func (r *resolver) exprType(e ast.Expr) Type {
	switch e := e.(type) {
	case *ast.Literal:
		return r.literal(e, false)
	case *ast.Ident:
		return r.ident(e)
	case *ast.Paren:
		t := r.expr(e.X)
		r.constant(e, r.w.Info.Consts[e.X])
		r.executed[e] = r.executedAs(e.X)
		return t
	case *ast.This:
		return r.this(e)
	case *ast.SuperRef:
		r.superRef(e)
		return r.errorf(NotAValue, e.Span(), "super alone is no value")
	case *ast.Select:
		return r.selectExpr(e)
	case *ast.Each:
		return r.elementsOf(e, r.value(e.X), e.Lo, e.Hi)
	case *ast.Index:
		return r.index(e)
	case *ast.Call:
		return r.call(e)
	case *ast.New:
		return r.new(e)
	case *ast.NewArray:
		return r.newArray(e)
	case *ast.ArrayLit:
		return r.errorf(IncompatibleTypes, e.Span(), "an array initialiser stands only in a declaration or behind new T[]")
	case *ast.Unary:
		return r.unary(e)
	case *ast.IncDec:
		return r.incDec(e)
	case *ast.Binary:
		return r.binary(e)
	case *ast.Chain:
		return r.chain(e)
	case *ast.Assign:
		return r.assignment(e)
	case *ast.Cond, *ast.SwitchExpr:
		return r.standaloneType(r.argument(e))
	case *ast.InstanceOf:
		return r.instanceOf(e)
	case *ast.Cast:
		return r.cast(e)
	case *ast.Lambda:
		r.lambda(e, nil)
		return Of(Invalid)
	case *ast.MethodRef:
		r.methodRef(e, nil)
		return Of(Invalid)
	case *ast.ClassLit:
		return r.classLit(e)
	case *ast.Quantified, *ast.Result, *ast.Reach, *ast.Old, *ast.JMLCall, *ast.Let, *ast.SetComp, *ast.Informal, *ast.TypeName:
		return r.jml(e)
	}
	return r.unsupported(e.Span(), "this expression", "")
}

// classLit is of type Class<T>.
func (r *resolver) classLit(e *ast.ClassLit) Type {
	of := r.typeExpr(e.Type)
	k, _ := r.w.classNamed("java.lang.Class")
	if k == nil || IsKind(of, Invalid) {
		return r.unsupported(e.Span(), "a class literal", "do without reflection")
	}
	if !r.w.Info.ClassSides[e] {
		r.unit.refs.typ(k)
	}
	r.noteObjectTest(r.w.object(), of) // o.getClass() == ArrayList.class
	if b := r.w.Boxed(of); b != nil {
		of = b
	} else if v, _ := r.w.classNamed("java.lang.Void"); IsKind(of, Void) && v != nil {
		of = v
	}
	if len(r.w.TypeParams(k)) != 1 {
		return k
	}
	return &Parameterized{k, []Type{of}}
}

func (r *resolver) literal(l *ast.Literal, negated bool) Type {
	t, c, d := r.w.literal(l, negated)
	if d != nil {
		r.report(d)
	}
	r.constant(l, c)
	return t
}

// constant records the value of a constant expression; nil is none.
func (r *resolver) constant(e ast.Expr, c *Const) {
	if c != nil {
		r.w.Info.Consts[e] = c
	} else {
		delete(r.w.Info.Consts, e)
	}
}

func (r *resolver) this(e *ast.This) Type {
	if e.Qualifier == nil {
		if r.static {
			return r.errorf(StaticContext, e.Span(), "there is no `this` here")
		}
		if r.prologue {
			return r.errorf(StaticContext, e.Span(), "`this` cannot be used before the superclass constructor has run")
		}
		r.usesThis()
		return r.w.thisType(r.class)
	}
	_, c, _ := r.qualifier(e.Qualifier)
	if c == nil {
		return r.errorf(NotAValue, e.Qualifier.Span(), "this is no class")
	}
	r.usesThis()
	static := r.static
	for k, steps := r.class, 0; k != nil; k, steps = k.Outer, steps+1 {
		if k == c {
			if static {
				return r.errorf(StaticContext, e.Span(), "there is no object of class %s around this code", c.Name)
			}
			if steps > 0 {
				r.w.Info.Outer[e] = steps
			}
			return r.w.thisType(c)
		}
		static = static || k.Static
	}
	return r.errorf(StaticContext, e.Span(), "class %s does not enclose this code", c.Name)
}

// superRef is the type that `super` stands for.
func (r *resolver) superRef(e *ast.SuperRef) Type {
	return r.record(e, r.superType(e))
}

func (r *resolver) superType(e *ast.SuperRef) Type {
	if r.static || r.prologue {
		return r.errorf(StaticContext, e.Span(), "there is no `super` here")
	}
	if e.Qualifier == nil {
		if r.class.Super == nil {
			return r.errorf(NotAValue, e.Span(), "%s has no superclass", r.class.Name)
		}
		r.usesThis()
		return r.w.superOf(r.class)
	}
	_, c, _ := r.qualifier(e.Qualifier)
	if c == nil {
		return r.errorf(NotAValue, e.Qualifier.Span(), "this is no class")
	}
	r.usesThis()
	for _, t := range r.w.supertypes(r.class) {
		if r.w.Erasure(t) == Type(c) && isInterface(c) {
			return t
		}
	}
	static := false
	for k, steps := r.class, 0; k != nil; k, steps = k.Outer, steps+1 {
		if k == c && k.Super != nil {
			if static {
				return r.errorf(StaticContext, e.Span(), "there is no object of class %s around this code", c.Name)
			}
			if steps > 0 {
				r.w.Info.Outer[e] = steps
			}
			return r.w.superOf(k)
		}
		static = static || k.Static
	}
	return r.errorf(StaticContext, e.Span(), "class %s neither encloses this code nor is an interface that its class implements", c.Name)
}

func (r *resolver) index(e *ast.Index) Type {
	t := r.value(e.X)
	if s, ok := t.(*Sequence); ok {
		r.seqIndex(e.I)
		return r.element(e, s)
	}
	r.promoteTo(e.I, r.value(e.I), Of(Int), "an array index")
	a, ok := r.w.arrayType(t)
	if !ok {
		if !IsKind(t, Invalid) {
			return r.errorf(BadOperand, e.X.Span(), "only arrays have elements, not %s", r.w.Erasure(t))
		}
		return Of(Invalid)
	}
	r.need(e.X, a)
	if x, ok := r.executedAs(e.X).(*Array); ok {
		r.executed[e] = x.Elem
	}
	return a.Elem
}

// arrayType is t, or what bounds it, as an array.
func (w *World) arrayType(t Type) (*Array, bool) {
	for _, u := range w.receivers(t) {
		if a, ok := u.(*Array); ok {
			return a, true
		}
	}
	return nil, false
}

// superOf is the direct superclass of c as c names it.
func (w *World) superOf(c *Class) Type {
	for _, t := range w.supertypes(c) {
		if w.Erasure(t) == Type(c.Super) {
			return t
		}
	}
	return c.Super
}

// promoteTo asks for an integral operand that promotes to the type want.
func (r *resolver) promoteTo(e ast.Expr, t, want Type, what string) {
	if IsKind(t, Invalid) {
		return
	}
	if r.spec != nil && IsKind(t, BigInt) {
		t = r.javaType(e)
	}
	if r.spec != nil && IsKind(t, Long, BigInt) {
		r.unsupported(e.Span(), "a "+t.String()+" as "+what, "cast it to int")
		return
	}
	if p := Promote(r.w.primitive(t)); p != want {
		r.errorf(IncompatibleTypes, e.Span(), "%s is an int, not %s", what, r.w.Erasure(t))
		return
	}
	r.converted(e, t, want)
}

// converted records that the context gives e another type: a number or boolean, or
// a box. A box that is unboxed is cast first where generics make that necessary.
func (r *resolver) converted(e ast.Expr, from, to Type) {
	if e == nil {
		r.converts(from, to)
		return
	}
	if u := r.w.unboxed(from); u != nil && !IsReference(to) {
		r.need(e, r.w.Boxed(u))
	}
	if x := r.executedAs(e); IsKind(x, BigInt) && r.spec != nil {
		from = x // whatever its type in Java's arithmetic
	}
	if from == to || IsKind(from, Invalid) || IsKind(to, Invalid) {
		delete(r.w.Info.Converted, e)
		return
	}
	r.w.Info.Converted[e] = to
	r.converts(from, to)
}

// assign converts e, of type from, to the type that an assignment, argument or
// return asks for, and reports when it does not fit (JLS 5.2). e is nil for what a
// method reference passes on.
func (r *resolver) assign(e ast.Expr, from, to Type) {
	if e == nil {
		return
	}
	w := r.w
	if s, ok := from.(*Sequence); ok && s.fits(to) {
		return
	}
	if IsKind(from, BigInt) && !IsKind(to, BigInt) {
		from = r.javaType(e)
	}
	if c, ok := ast.Unparen(e).(*ast.Cond); ok && IsReference(from) && IsReference(to) && !w.hasPrimitiveBranches(r.fullOf(c.X), r.fullOf(c.Y)) {
		// A reference conditional is a poly expression: its branches are converted. One of two
		// boxes of a type is none.
		r.assign(c.X, r.fullOf(c.X), to)
		r.assign(c.Y, r.fullOf(c.Y), to)
		for x := e; ; x = x.(*ast.Paren).X {
			r.recordAs(x, to, w.Erasure(to))
			if x == c {
				return
			}
		}
	}
	switch {
	case w.isAssignable(from, to):
		if IsReference(from) && IsReference(to) {
			r.need(e, to)
		} else {
			r.converted(e, from, to)
		}
	case r.canNarrow(e, from, to):
		r.convertTo(e, from, to)
	case w.isLooselyAssignable(from, to):
		r.convertTo(e, from, to)
	case IsReference(from) && IsReference(to) && w.canCast(from, to) && (from != w.Erasure(from) || to != w.Erasure(to)) && IsAssignable(w.Erasure(from), w.Erasure(to)):
		r.unsupported(e.Span(), "the conversion from a type variable that generics insert here", "cast the value explicitly, first to Object if need be")
	case r.betweenGhosts(e, from, to):
	case r.spec != nil && isCount(e) && IsKind(to, Int): // of values that an int counts
		r.convertTo(e, from, to)
	default:
		d := source.Errorf(IncompatibleTypes, e.Span(), "%s cannot be converted to %s", w.Erasure(from), w.Erasure(to))
		for _, t := range []Type{from, to} {
			if c, ok := Leaf(w.Erasure(t)).(*Class); ok && IsFoundNowhere(c) {
				d = source.NotSupported(e.Span(), fmt.Sprintf("the conversion from %s to %s", w.Erasure(from), w.Erasure(to)), NowhereRemedy)
			}
		}
		if IsNumeric(from) && IsNumeric(to) {
			d.Remedy = "cast it: (" + to.String() + ")"
		}
		r.report(d)
	}
}

// isCount reports whether e is a count of values, which is a long, and which users give to an int.
func isCount(e ast.Expr) bool {
	q, ok := ast.Unparen(e).(*ast.Quantified)
	return ok && q.Kind == `\num_of`
}

// convertTo records a conversion to a primitive type, or to the box that a
// reference type asks for.
func (r *resolver) convertTo(e ast.Expr, from, to Type) {
	if IsReference(to) && IsReference(from) {
		return
	}
	if b := r.w.boxedIfReference(from, to); b != nil && Unboxed(r.w.Erasure(to)) == nil {
		r.converted(e, from, b)
		return
	}
	r.converted(e, from, r.w.Erasure(to))
}

// canNarrow: a constant of at most int fits byte, short or char, or their boxes.
func (r *resolver) canNarrow(e ast.Expr, from, to Type) bool {
	c := r.w.Info.Consts[e]
	if c == nil || c.Int == nil || !IsKind(from, Byte, Short, Char, Int) {
		return false
	}
	t := r.w.primitive(to)
	return IsKind(t, Byte, Short, Char) && fits(c.Int, t)
}

// initialise resolves the initialiser of a variable of type t.
func (r *resolver) initialise(e ast.Expr, t Type) {
	if l, ok := e.(*ast.ArrayLit); ok {
		r.arrayLit(l, t)
		return
	}
	if n, ok := ast.Unparen(e).(*ast.NewArray); ok && isGhostArray(t) {
		r.newGhostArray(n, t.(*Array))
		return
	}
	r.into(e, t)
}

func (r *resolver) arrayLit(l *ast.ArrayLit, t Type) {
	r.recordAs(l, t, r.w.Erasure(t))
	a, ok := t.(*Array)
	if !ok {
		if !IsKind(t, Invalid) {
			r.w.Info.Types[l] = r.errorf(IncompatibleTypes, l.Span(), "an array initialiser gives no %s", t)
		}
		for _, e := range l.Elems {
			r.initialise(e, Of(Invalid))
		}
		return
	}
	for _, e := range l.Elems {
		r.initialise(e, a.Elem)
	}
}

func (r *resolver) newArray(e *ast.NewArray) Type {
	if r.spec != nil {
		return r.unsupported(e.Span(), "creating an array in a specification", "name an existing one")
	}
	t := r.fullTypeExpr(e.Elem)
	for _, d := range e.Dims {
		r.promoteTo(d, r.value(d), Of(Int), "an array's length")
	}
	if IsKind(t, Void) {
		return r.errorf(IncompatibleTypes, e.Elem.Span(), "there are no arrays of void")
	}
	if !IsKind(t, Invalid) {
		for i := 0; i < len(e.Dims)+e.Extra; i++ {
			t = r.w.arrayOf(t)
		}
	}
	if e.Init != nil {
		r.arrayLit(e.Init, t)
	}
	r.unit.refs.typ(r.w.Erasure(t))
	return t
}

func (r *resolver) cast(e *ast.Cast) Type {
	w := r.w
	to := r.fullTypeExpr(e.Type)
	a := r.argument(e.X)
	switch ast.Unparen(e.X).(type) {
	case *ast.Lambda, *ast.MethodRef:
		r.typeArgument(a, to)
		return to
	}
	from := r.standaloneType(a)
	r.noteObjectTest(from, to)
	if r.isPolymorphic(e.X) && from == Type(r.w.object()) {
		r.polymorphicResult(e.X, w.Erasure(to))
		r.recordAs(e.X, to, w.Erasure(to)) // the cast is part of the call
		r.recordAs(ast.Unparen(e.X), to, w.Erasure(to))
		return to
	}
	if IsKind(from, Invalid) || IsKind(to, Invalid) {
		return to
	}
	box := w.Boxed(from)
	unboxed := w.unboxed(from)
	switch {
	case w.canCast(from, to):
	case IsReference(to) && box != nil && w.isSubtype(box, to):
		r.converted(e.X, from, box)
	case !IsReference(to) && unboxed != nil && w.isAssignable(unboxed, to):
		r.converted(e.X, from, unboxed)
	case !IsReference(to) && IsReference(from) && w.Boxed(to) != nil && w.canCast(from, w.Boxed(to)):
		// Object or Number cast to int: a cast to the box, then unboxing.
		r.w.Info.Converted[e.X] = w.Boxed(to)
		r.converts(w.Boxed(to), to)
	default:
		r.errorf(BadCast, e.Span(), "%s cannot be cast to %s", w.Erasure(from), w.Erasure(to))
	}
	if !IsReference(to) || isString(to) {
		r.constant(e, convertConst(r.w.Info.Consts[e.X], to))
	}
	delete(r.w.Info.Exact, e)
	if r.math() == SafeMath && IsIntegral(to) && isInteger(w.primitive(from)) && !IsAssignable(w.primitive(from), to) && r.w.Info.Consts[e] == nil {
		r.w.Info.Exact[e] = true
	}
	return to
}

func (r *resolver) instanceOf(e *ast.InstanceOf) Type {
	if e.Record != nil {
		return r.recordPattern(e)
	}
	from := r.value(e.X)
	to := r.fullTypeExpr(e.Type)
	r.noteObjectTest(from, to)
	switch {
	case IsKind(from, Invalid) || IsKind(to, Invalid):
	case !IsReference(from):
		r.errorf(BadOperand, e.X.Span(), "instanceof asks about objects, not %s", from)
	case !IsReference(to):
		r.errorf(BadOperand, e.Type.Span(), "%s is no class", to)
	case !r.w.canCast(from, to):
		if !r.betweenGhosts(e, from, to) {
			r.errorf(BadCast, e.Span(), "%s can never be %s", r.w.Erasure(from), source.A(r.w.Erasure(to).String()))
		}
	}
	if e.Name != nil {
		v := &Var{Kind: PatternVar, Name: e.Name.Text, Decl: e, Span: e.Name.Span(), NonNull: true}
		r.setType(v, to)
		v.NeverNull = DeclaresNonNull(e.Modifiers)
		r.w.Info.Defs[e] = v
	}
	return Of(Boolean)
}

// noteObjectTest notes that code asks an Object whether it is of type to, or says that it is: it may
// be of the classes of collections that stand for that. An opaque object may be of both types.
func (r *resolver) noteObjectTest(from, to Type) {
	r.w.noteTypeTest(from, to)
	c, ok := r.w.Erasure(to).(*Class)
	if ok && c.Library && r.w.Erasure(from) == Type(r.w.object()) {
		for _, k := range r.w.RangesOfObject(c) {
			r.unit.refs.class(k)
		}
	}
}

// bindings are the pattern variables that are definitely matched when e is
// true, and when it is false (JLS 6.3.1).
func (r *resolver) bindings(e ast.Expr) (yes, no []*Var) {
	switch e := e.(type) {
	case *ast.Paren:
		return r.bindings(e.X)
	case *ast.InstanceOf:
		if e.Record != nil {
			return r.patternVars(e.Record), nil
		}
		if v := r.w.Info.Defs[e]; v != nil {
			return []*Var{v}, nil
		}
	case *ast.Unary:
		if e.Op == "!" {
			yes, no = r.bindings(e.X)
			return no, yes
		}
	case *ast.Binary:
		if e.Op == "&&" || e.Op == "||" {
			xy, xn := r.bindings(e.X)
			yy, yn := r.bindings(e.Y)
			if e.Op == "&&" {
				return append(xy, yy...), nil
			}
			return nil, append(xn, yn...)
		}
	}
	return nil, nil
}
