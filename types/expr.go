package types

import (
	"inspect/ast"
	"inspect/source"
)

// value resolves an expression whose value is used, and gives its type.
func (r *resolver) value(e ast.Expr) Type {
	t := r.expr(e)
	if IsKind(t, Void) {
		t = r.errorf(VoidValue, e.Span(), "this call has no result")
		r.w.Info.Types[e] = t
	}
	return t
}

// effect resolves an expression that stands as a statement.
func (r *resolver) effect(e ast.Expr) {
	switch e.(type) {
	case *ast.Assign, *ast.IncDec, *ast.Call, *ast.New:
	default:
		r.errorf(NotAValue, e.Span(), "this expression is no statement")
	}
	r.expr(e)
}

// condition resolves an expression that must be boolean.
func (r *resolver) condition(e ast.Expr) {
	r.assign(e, r.value(e), Of(Boolean))
}

// expr resolves any expression and records its type.
func (r *resolver) expr(e ast.Expr) Type {
	t := r.exprType(e)
	r.w.Info.Types[e] = t
	r.unit.refs.typ(t)
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
		if r.generic[ast.Unparen(e.X)] {
			r.generic[e] = true
		}
		return t
	case *ast.This:
		return r.this(e)
	case *ast.SuperRef:
		r.superRef(e)
		return r.errorf(NotAValue, e.Span(), "super alone is no value")
	case *ast.Select:
		return r.selectExpr(e)
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
	case *ast.Cond:
		return r.cond(e)
	case *ast.InstanceOf:
		return r.instanceOf(e)
	case *ast.Cast:
		return r.cast(e)
	case *ast.Lambda:
		return r.unsupported(e.Span(), "a lambda expression", "call a method of an object of a member class")
	case *ast.MethodRef:
		return r.unsupported(e.Span(), "a method reference", "call a method of an object of a member class")
	case *ast.ClassLit:
		return r.unsupported(e.Span(), "a class literal", "do without reflection")
	case *ast.SwitchExpr:
		return r.switchExpr(e)
	case *ast.Quantified, *ast.Result, *ast.Reach, *ast.Old, *ast.JMLCall, *ast.SetComp, *ast.Informal, *ast.TypeName:
		return r.jml(e)
	}
	return r.unsupported(e.Span(), "this expression", "")
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
		return r.class
	}
	_, c, _ := r.qualifier(e.Qualifier)
	if c == nil {
		return r.errorf(NotAValue, e.Qualifier.Span(), "this is no class")
	}
	static := r.static
	for k, steps := r.class, 0; k != nil; k, steps = k.Outer, steps+1 {
		if k == c {
			if static {
				return r.errorf(StaticContext, e.Span(), "there is no object of class %s around this code", c.Name)
			}
			if steps > 0 {
				r.w.Info.Outer[e] = steps
			}
			return c
		}
		static = static || k.Static
	}
	return r.errorf(StaticContext, e.Span(), "class %s does not enclose this code", c.Name)
}

// superRef is the type that `super` stands for.
func (r *resolver) superRef(e *ast.SuperRef) Type {
	t := r.superType(e)
	r.w.Info.Types[e] = t
	return t
}

func (r *resolver) superType(e *ast.SuperRef) Type {
	if r.static || r.prologue {
		return r.errorf(StaticContext, e.Span(), "there is no `super` here")
	}
	if e.Qualifier == nil {
		if r.class.Super == nil {
			return r.errorf(NotAValue, e.Span(), "%s has no superclass", r.class.Name)
		}
		return r.class.Super
	}
	_, c, _ := r.qualifier(e.Qualifier)
	if c == nil {
		return r.errorf(NotAValue, e.Qualifier.Span(), "this is no class")
	}
	for _, i := range r.class.Interfaces {
		if i == c {
			return c
		}
	}
	return r.unsupported(e.Span(), "`super` of an enclosing object", "call a method of the enclosing class that does it")
}

func (r *resolver) index(e *ast.Index) Type {
	t := r.value(e.X)
	r.promoteTo(e.I, r.value(e.I), Of(Int), "an array index")
	a, ok := t.(*Array)
	if !ok {
		if r.generic[ast.Unparen(e.X)] {
			return r.erased(e.X)
		}
		if !IsKind(t, Invalid) {
			return r.errorf(BadOperand, e.X.Span(), "only arrays have elements, not %s", t)
		}
		return Of(Invalid)
	}
	if r.mayBeNarrower(e.X) {
		r.generic[e] = true
	}
	return a.Elem
}

// promoteTo asks for an integral operand that promotes to the type want.
func (r *resolver) promoteTo(e ast.Expr, t, want Type, what string) {
	if IsKind(t, Invalid) {
		return
	}
	if r.spec != nil && IsKind(t, Long, BigInt) {
		r.unsupported(e.Span(), "a "+t.String()+" as "+what, "cast it to int")
		return
	}
	if p := Promote(primitive(t)); p != want {
		if r.mayBeNarrower(e) && IsReference(t) {
			r.erased(e)
			return
		}
		r.errorf(IncompatibleTypes, e.Span(), "%s is an int, not %s", what, t)
		return
	}
	r.converted(e, t, want)
}

// converted records that the context gives e another type.
func (r *resolver) converted(e ast.Expr, from, to Type) {
	if from == to || IsKind(from, Invalid) || IsKind(to, Invalid) {
		delete(r.w.Info.Converted, e)
		return
	}
	r.w.Info.Converted[e] = to
}

// assign converts e, of type from, to the type that an assignment, argument or
// return asks for, and reports when it does not fit (JLS 5.2).
func (r *resolver) assign(e ast.Expr, from, to Type) {
	if c, ok := ast.Unparen(e).(*ast.Cond); ok && IsReference(from) && IsReference(to) {
		// A reference conditional is a poly expression: its branches are converted.
		r.assign(c.X, r.w.Info.Types[c.X], to)
		r.assign(c.Y, r.w.Info.Types[c.Y], to)
		for x := e; ; x = x.(*ast.Paren).X {
			r.w.Info.Types[x] = to
			if x == c {
				return
			}
		}
	}
	if s, ok := ast.Unparen(e).(*ast.SwitchExpr); ok {
		r.assignResults(e, s, to)
		return
	}
	switch {
	case Assignable(from, to):
		if !(IsReference(from) && IsReference(to)) {
			r.converted(e, from, to)
		}
	case r.narrows(e, from, to):
		r.converted(e, from, to)
	case r.w.loose(from, to):
		if b := r.w.boxedIfReference(from, to); b != nil {
			r.converted(e, from, b)
		} else {
			r.converted(e, from, to)
		}
	case r.mayBeNarrower(e):
		r.erased(e)
	default:
		d := source.Errorf(IncompatibleTypes, e.Span(), "%s cannot be converted to %s", from, to)
		if IsNumeric(from) && IsNumeric(to) {
			d.Remedy = "cast it: (" + to.String() + ")"
		}
		r.report(d)
	}
}

// narrows: a constant of at most int fits byte, short or char, or their boxes.
func (r *resolver) narrows(e ast.Expr, from, to Type) bool {
	c := r.w.Info.Consts[e]
	if c == nil || c.Int == nil || !IsKind(from, Byte, Short, Char, Int) {
		return false
	}
	t := primitive(to)
	return IsKind(t, Byte, Short, Char) && fits(c.Int, t)
}

// initialise resolves the initialiser of a variable of type t.
func (r *resolver) initialise(e ast.Expr, t Type) {
	if l, ok := e.(*ast.ArrayLit); ok {
		r.arrayLit(l, t)
		return
	}
	r.assign(e, r.value(e), t)
}

func (r *resolver) arrayLit(l *ast.ArrayLit, t Type) {
	r.w.Info.Types[l] = t
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
	t := r.typeExpr(e.Elem)
	for _, d := range e.Dims {
		r.promoteTo(d, r.value(d), Of(Int), "an array's length")
	}
	if IsKind(t, Void) {
		return r.errorf(IncompatibleTypes, e.Elem.Span(), "there are no arrays of void")
	}
	if !IsKind(t, Invalid) {
		for i := 0; i < len(e.Dims)+e.Extra; i++ {
			t = r.w.ArrayOf(t)
		}
	}
	if e.Init != nil {
		r.arrayLit(e.Init, t)
	}
	r.unit.refs.typ(t)
	return t
}

func (r *resolver) cast(e *ast.Cast) Type {
	to := r.typeExpr(e.Type)
	from := r.value(e.X)
	if IsKind(from, Invalid) || IsKind(to, Invalid) {
		return to
	}
	switch {
	case Castable(from, to):
	case IsReference(to) && r.w.Boxed(from) != nil && Assignable(r.w.Boxed(from), to):
		r.converted(e.X, from, r.w.Boxed(from))
	case !IsReference(to) && Unboxed(from) != nil && Assignable(Unboxed(from), to):
		r.converted(e.X, from, Unboxed(from))
	case !IsReference(to) && IsReference(from) && r.w.Boxed(to) != nil && Castable(from, r.w.Boxed(to)):
		// Object or Number cast to int: a cast to the box, then unboxing.
		r.converted(e.X, from, r.w.Boxed(to))
	case r.mayBeNarrower(e.X):
		r.erased(e.X)
	default:
		r.errorf(BadCast, e.Span(), "%s cannot be cast to %s", from, to)
	}
	if !IsReference(to) || isString(to) {
		r.constant(e, convertConst(r.w.Info.Consts[e.X], to))
	}
	return to
}

func (r *resolver) instanceOf(e *ast.InstanceOf) Type {
	from := r.value(e.X)
	to := r.typeExpr(e.Type)
	switch {
	case IsKind(from, Invalid) || IsKind(to, Invalid):
	case !IsReference(from):
		r.errorf(BadOperand, e.X.Span(), "instanceof asks about objects, not %s", from)
	case !IsReference(to):
		r.errorf(BadOperand, e.Type.Span(), "%s is no class", to)
	case !Castable(from, to) && !r.mayBeNarrower(e.X):
		r.errorf(BadCast, e.Span(), "%s can never be a %s", from, to)
	}
	if e.Name != nil {
		v := &Var{Kind: PatternVar, Name: e.Name.Text, Type: to, Decl: e, Span: e.Name.Span(), NonNull: true}
		r.w.Info.Defs[e] = v
	}
	return Of(Boolean)
}

// bindings are the pattern variables that are definitely matched when e is
// true, and when it is false (JLS 6.3.1).
func (r *resolver) bindings(e ast.Expr) (yes, no []*Var) {
	switch e := e.(type) {
	case *ast.Paren:
		return r.bindings(e.X)
	case *ast.InstanceOf:
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
