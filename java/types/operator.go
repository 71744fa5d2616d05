package types

import (
	"inspect/java/ast"
	"inspect/java/source"
)

// operandClass says what a binary operator takes and gives.
type operandClass uint8

const (
	arithmetic operandClass = iota // two numbers: their promoted type
	shift                          // two integers, promoted each for itself: the left one's type
	comparison                     // two numbers (or object sets): boolean
	equality                       // two numbers, booleans or references: boolean
	bitwise                        // two integers or two booleans
	logical                        // two booleans: boolean
	subtypeOf                      // JML <: on \TYPE
	lockOrder                      // JML <# and <#=
)

var binaryOperators = map[string]operandClass{
	"+": arithmetic, "-": arithmetic, "*": arithmetic, "/": arithmetic, "%": arithmetic,
	"<<": shift, ">>": shift, ">>>": shift,
	"<": comparison, "<=": comparison, ">": comparison, ">=": comparison,
	"==": equality, "!=": equality,
	"&": bitwise, "|": bitwise, "^": bitwise,
	"&&": logical, "||": logical, "==>": logical, "<==": logical, "<==>": logical, "<=!=>": logical,
	"<:": subtypeOf, "<#": lockOrder, "<#=": lockOrder,
}

func (r *resolver) binary(e *ast.Binary) Type {
	if e.Op == "==" || e.Op == "!=" {
		r.compareClasses(e.X, e.Y)
	}
	x := r.value(e.X)
	var y Type
	switch e.Op {
	case "&&", "||", "==>", "<==":
		yes, no := r.bindings(e.X)
		if e.Op == "||" || e.Op == "<==" {
			yes = no
		}
		r.with(yes, func() { y = r.value(e.Y) })
	default:
		y = r.value(e.Y)
	}
	t, operand := r.operate(e, e.Op, e.X, e.Y, x, y)
	if IsKind(t, Invalid) {
		return t
	}
	switch binaryOperators[e.Op] {
	case comparison, equality:
		r.w.Info.Operand[e] = operand
	}
	var c *Const
	if !IsReference(operand) || isString(operand) {
		x, y := r.w.Info.Consts[e.X], r.w.Info.Consts[e.Y]
		c = java.binary(e.Op, x, y, operand, t)
		if t, c = r.exact(e, e.Op, t, c, func(t Type) *Const { return java.binary(e.Op, x, y, t, t) }); IsKind(t, BigInt) && r.w.Info.Exact[e] {
			r.exactly(e.X, e.Y)
		}
	}
	r.constant(e, c)
	return t
}

// operate types `x op y`, records the conversions of the operands, and gives
// the result's type and the operands' common type.
func (r *resolver) operate(e ast.Expr, op string, ex, ey ast.Expr, x, y Type) (t, operand Type) {
	class, known := binaryOperators[op]
	if !known {
		t = r.unsupported(e.Span(), "operator "+op, "")
		return t, t
	}
	if IsKind(x, Invalid) || IsKind(y, Invalid) {
		switch class {
		case comparison, equality, logical:
			return Of(Boolean), Of(Invalid)
		}
		return Of(Invalid), Of(Invalid)
	}
	px, py := r.w.primitive(x), r.w.primitive(y)
	both := func(p Type) {
		r.converted(ex, x, p)
		r.converted(ey, y, p)
	}
	switch class {
	case arithmetic:
		if op == "+" && (isString(x) || isString(y)) {
			both(r.w.str())
			r.converts(r.w.str(), r.w.str())
			r.textOperand(ex, x)
			r.textOperand(ey, y)
			return r.w.str(), r.w.str()
		}
		if p := Promote2(px, py); !IsKind(p, Invalid) {
			both(p)
			return p, p
		}
	case shift:
		if p, q := Promote(px), Promote(py); IsKind(p, Int, Long, BigInt) && IsKind(q, Int, Long, BigInt) {
			r.converted(ex, x, p)
			r.converted(ey, y, q)
			return p, p
		}
	case comparison:
		if p := Promote2(px, py); !IsKind(p, Invalid) {
			both(p)
			return Of(Boolean), p
		}
		if IsKind(x, ObjectSet) && IsKind(y, ObjectSet) {
			return Of(Boolean), x
		}
	case equality:
		return r.equality(e, ex, ey, x, y)
	case bitwise:
		if IsKind(px, Boolean) && IsKind(py, Boolean) {
			both(Of(Boolean))
			return Of(Boolean), Of(Boolean)
		}
		if p := Promote2(px, py); IsKind(p, Int, Long, BigInt) {
			both(p)
			return p, p
		}
	case logical:
		if IsKind(px, Boolean) && IsKind(py, Boolean) {
			both(Of(Boolean))
			return Of(Boolean), Of(Boolean)
		}
	case subtypeOf:
		if IsKind(x, TypeType) && IsKind(y, TypeType) {
			return Of(Boolean), x
		}
		r.notTypes(e)
		return Of(Invalid), Of(Invalid)
	case lockOrder:
		t = r.unsupported(e.Span(), "JML's operator "+op, "use instanceof, or leave the clause out")
		return t, t
	}
	r.errorf(BadOperand, e.Span(), "operator %s is not defined for %s and %s", op, r.w.Erasure(x), r.w.Erasure(y))
	return Of(Invalid), Of(Invalid)
}

// equality types == and != (JLS 15.21): numbers if one side is primitive, else
// references; JML adds sets.
func (r *resolver) equality(e ast.Expr, ex, ey ast.Expr, x, y Type) (t, operand Type) {
	w := r.w
	if a, ok := x.(*Sequence); ok {
		if b, ok := y.(*Sequence); ok {
			r.joined(e, a, b)
			return Of(Boolean), x
		}
	}
	if IsReference(x) && IsReference(y) {
		if !w.canCast(x, y) && !w.canCast(y, x) && !r.betweenGhosts(e, x, y) {
			r.errorf(BadOperand, e.Span(), "%s can never be %s", source.A(w.Erasure(x).String()), source.A(w.Erasure(y).String()))
			return Of(Boolean), Of(Invalid)
		}
		a, b := r.executedAs(ex), r.executedAs(ey)
		switch {
		case IsKind(a, Null) || IsAssignable(a, b):
			return Of(Boolean), b
		case IsCastable(a, b) || IsCastable(b, a):
			w.noteTypeTest(a, b)
			return Of(Boolean), a
		}
		return Of(Boolean), w.object()
	}
	px, py := w.primitive(x), w.primitive(y)
	operand = Promote2(px, py)
	switch {
	case !IsKind(operand, Invalid):
	case IsKind(px, Boolean) && IsKind(py, Boolean):
		operand = px
	case x == y && IsKind(x, ObjectSet, LocSet, TypeType):
		return Of(Boolean), x
	case IsReference(x) && w.Boxed(y) != nil && w.canCast(x, w.Boxed(y)) && !IsKind(x, Null),
		IsReference(y) && w.Boxed(x) != nil && w.canCast(y, w.Boxed(x)) && !IsKind(y, Null):
		r.untranslated(e.Span(), "a comparison of an object with a primitive value", "cast the object")
		return Of(Boolean), w.object()
	default:
		r.incomparable(e, x, y)
		return Of(Boolean), Of(Invalid)
	}
	r.converted(ex, x, operand)
	r.converted(ey, y, operand)
	return Of(Boolean), operand
}

func (r *resolver) chain(e *ast.Chain) Type {
	types := make([]Type, len(e.Operands))
	var common Type
	for i, o := range e.Operands {
		types[i] = r.value(o)
		p := Promote(r.w.primitive(types[i]))
		if IsKind(p, Invalid) {
			if !IsKind(types[i], Invalid) {
				r.errorf(BadOperand, o.Span(), "operator %s is not defined for %s", e.Ops[0], types[i])
			}
			common = Of(Invalid)
			continue
		}
		if common == nil {
			common = p
		} else if !IsKind(common, Invalid) {
			common = Promote2(common, p)
		}
	}
	if common == nil || IsKind(common, Invalid) {
		r.w.Info.Operand[e] = Of(Invalid)
		return Of(Boolean)
	}
	for i, o := range e.Operands {
		r.converted(o, types[i], common)
	}
	r.w.Info.Operand[e] = common
	return Of(Boolean)
}

func (r *resolver) unary(e *ast.Unary) Type {
	var x Type
	if l, ok := ast.Unparen(e.X).(*ast.Literal); ok && e.Op == "-" && l.Kind == ast.IntLit && ast.Unparen(e.X) == e.X {
		x = r.literal(l, true)
		r.w.Info.Types[l] = x
	} else {
		x = r.value(e.X)
	}
	if IsKind(x, Invalid) {
		if e.Op == "!" {
			return Of(Boolean)
		}
		return x
	}
	p := r.w.primitive(x)
	var t Type = Of(Invalid)
	switch e.Op {
	case "!":
		if IsKind(p, Boolean) {
			t = p
		}
	case "~":
		if q := Promote(p); IsKind(q, Int, Long, BigInt) {
			t = q
		}
	default:
		t = Promote(p)
	}
	if IsKind(t, Invalid) {
		return r.errorf(BadOperand, e.Span(), "operator %s is not defined for %s", e.Op, r.w.Erasure(x))
	}
	r.converted(e.X, x, t)
	k := r.w.Info.Consts[e.X]
	c := java.unary(e.Op, k, t)
	if e.Op == "-" {
		if t, c = r.exact(e, e.Op, t, c, func(t Type) *Const { return java.unary(e.Op, k, t) }); IsKind(t, BigInt) && r.w.Info.Exact[e] {
			r.exactly(e.X)
		}
	}
	r.constant(e, c)
	return t
}

// condOf types C ? X : Y whose parts are resolved (JLS 15.25).
func (r *resolver) condOf(e *ast.Cond, x, y Type) Type {
	t := r.condType(e, x, y)
	if IsKind(t, Invalid) {
		return t
	}
	if _, seq := t.(*Sequence); seq {
		return t
	}
	if !IsReference(t) {
		r.converted(e.X, x, t)
		r.converted(e.Y, y, t)
	} else {
		if b := r.w.boxedIfReference(x, t); b != nil {
			r.converted(e.X, x, b)
		}
		if b := r.w.boxedIfReference(y, t); b != nil {
			r.converted(e.Y, y, b)
		}
		for _, branch := range []ast.Expr{e.X, e.Y} { // javac casts each to the type of the whole
			if r.w.Info.Converted[branch] == nil {
				r.need(branch, t)
			}
		}
	}
	if c, info := r.w.Info.Consts[e.C], r.w.Info; c != nil && IsKind(c.Type, Boolean) && info.Consts[e.X] != nil && info.Consts[e.Y] != nil {
		branch := info.Consts[e.Y]
		if c.Int.Sign() != 0 {
			branch = info.Consts[e.X]
		}
		k := convertConst(branch, t)
		if k != nil && c.Width {
			copied := *k
			copied.Width = true
			k = &copied
		}
		r.constant(e, k)
	}
	return t
}

func (r *resolver) condType(e *ast.Cond, x, y Type) Type {
	if IsKind(x, Invalid) || IsKind(y, Invalid) {
		return Of(Invalid)
	}
	if haveSameText(x, y) {
		return x
	}
	if a, ok := x.(*Sequence); ok {
		if b, ok := y.(*Sequence); ok {
			return r.joined(e, a, b)
		}
	}
	px, py := r.w.primitive(x), r.w.primitive(y)
	switch {
	case IsKind(px, Boolean) && IsKind(py, Boolean):
		return px
	case IsNumeric(px) && IsNumeric(py):
		return r.condNumeric(e, px, py)
	case x == y && IsKind(x, ObjectSet):
		return x
	case IsKind(x, ObjectSet) || IsKind(y, ObjectSet) || IsKind(x, TypeType) || IsKind(y, TypeType):
		return r.errorf(BadOperand, e.Span(), "%s and %s have no common type", x, y)
	}
	box := func(t Type) Type {
		if b := r.w.Boxed(t); b != nil {
			return b
		}
		return t
	}
	x, y = box(x), box(y)
	switch {
	case x != y && !IsKind(x, Null) && !IsKind(y, Null) && (isGhostArray(x) || isGhostArray(y)) && r.betweenGhosts(e, x, y):
		return Of(Invalid)
	case x == r.w.Erasure(x) && y == r.w.Erasure(y) && IsAssignable(x, y):
		return y
	case x == r.w.Erasure(x) && y == r.w.Erasure(y) && IsAssignable(y, x):
		return x
	}
	return r.w.captureConversion(r.w.lub(x, y))
}

// condNumeric: byte and short give short; a constant int that fits the other
// side's narrower type takes it; else binary promotion.
func (r *resolver) condNumeric(e *ast.Cond, x, y Type) Type {
	if x == y {
		return x
	}
	if IsKind(x, Byte, Short) && IsKind(y, Byte, Short) {
		return Of(Short)
	}
	if c := r.w.Info.Consts[e.Y]; c != nil && IsKind(y, Int) && IsKind(x, Byte, Short, Char) && fits(c.Int, x) {
		return x
	}
	if c := r.w.Info.Consts[e.X]; c != nil && IsKind(x, Int) && IsKind(y, Byte, Short, Char) && fits(c.Int, y) {
		return y
	}
	return Promote2(x, y)
}

// assignment types = and op=.
func (r *resolver) assignment(e *ast.Assign) Type {
	allowed := r.allowsEffect(e)
	if !allowed {
		switch e.X.(type) {
		case *ast.Ident, *ast.Select, *ast.Index, *ast.Paren:
			r.lvalue(e.X)
		} // else what is no variable: 1 = x, x > 0 && y = 1
		r.value(e.Y)
		return Of(Invalid)
	}
	x := r.lvalue(e.X)
	if e.Op == "=" {
		if l, ok := e.Y.(*ast.ArrayLit); ok {
			r.value(l)
			return x
		}
		r.into(e.Y, x)
		r.executed[e] = r.assigned(e.X)
		return x
	}
	op := e.Op[:len(e.Op)-1]
	y := r.value(e.Y)
	if IsKind(x, Invalid) || IsKind(y, Invalid) {
		return x
	}
	r.executed[e] = r.assigned(e.X)
	t, operand := r.operate(e, op, e.X, e.Y, x, y)
	delete(r.w.Info.Converted, e.X)
	r.changesBox(x)
	if isString(x) {
		r.converts(x, x)
	}
	if IsKind(t, Invalid) {
		return t
	}
	if binaryOperators[op] == shift {
		operand = t
	}
	r.w.Info.Operand[e] = operand
	if IsReference(x) && (isString(t) || r.w.unboxed(x) == nil) && !r.w.isAssignable(t, x) || !IsReference(x) && !IsCastable(t, x) {
		r.errorf(IncompatibleTypes, e.Span(), "%s cannot be converted to %s", t, x)
	}
	return x
}

// textOperand notes what joining the value of e, whose type is t, to a text takes where it is
// of a wider type at run time: a String is cast, as javac does, and of what a variable
// holds, which is no operand of a cast, its text is asked.
func (r *resolver) textOperand(e ast.Expr, t Type) {
	has := r.executedAs(e)
	if !isString(t) || has == nil || isString(has) {
		return
	}
	r.need(e, t)
	r.converts(has, r.w.str())
}

func (r *resolver) incDec(e *ast.IncDec) Type {
	r.allowsEffect(e)
	x := r.lvalue(e.X)
	if IsKind(x, Invalid) {
		return x
	}
	r.executed[e] = r.assigned(e.X)
	p := Promote(r.w.primitive(x))
	if IsKind(p, Invalid) {
		return r.errorf(BadOperand, e.Span(), "operator %s is not defined for %s", e.Op, x)
	}
	r.changesBox(x)
	r.w.Info.Operand[e] = p
	return x
}

// lvalue resolves what is assigned to.
func (r *resolver) lvalue(e ast.Expr) Type {
	r.value(e)
	t := r.declaredType
	r.constant(e, nil)
	x := ast.Unparen(e)
	switch x.(type) {
	case *ast.Ident, *ast.Select, *ast.Index:
	default:
		if !IsKind(t, Invalid) {
			return r.errorf(NotAVariable, e.Span(), "this is no variable")
		}
		return t
	}
	switch o := r.w.Info.Uses[x].(type) {
	case ArrayLength:
		return r.errorf(FinalAssignment, e.Span(), "the length of an array cannot be assigned")
	case *Var:
		r.assignLocal(e, o)
	case *Field:
		if o.Final && !r.initialises(x, o) {
			r.report(&source.Diagnostic{Code: FinalAssignment, Span: e.Span(), Message: "field " + o.QName() + " is final"})
		}
	}
	return t
}

func (r *resolver) assignLocal(e ast.Expr, v *Var) {
	if x, ok := ast.Unparen(e).(*ast.Ident); ok && r.w.Info.Captured[x] != nil {
		r.errorf(NotEffectivelyFinal, e.Span(), "variable %s belongs to the code around this class, which cannot assign to it", v.Name)
		return
	}
	var m *ast.Modifiers
	initialised := false
	switch d := v.Decl.(type) {
	case *ast.Param:
		m, initialised = d.Modifiers, true
	case *ast.LocalVar:
		m, initialised = d.Modifiers, d.Init != nil
	case *ast.InstanceOf:
		m, initialised = d.Modifiers, true
	}
	if m.Has("final") && initialised {
		r.errorf(FinalAssignment, e.Span(), "variable %s is final", v.Name)
	}
}

// assigned is the type at run time of what is assigned to.
func (r *resolver) assigned(e ast.Expr) Type { return r.executedAs(e) }

// initialises reports whether assigning to the final field is its initialisation:
// a blank final, by its simple name or this.f, in a constructor or initialiser
// of its class.
func (r *resolver) initialises(x ast.Expr, f *Field) bool {
	if f.Class != r.class || f.Enum != nil || f.Decl != nil && f.Decl.Init != nil {
		return false
	}
	if f.Decl == nil && r.method != nil && r.method.Decl != nil && r.method.Decl.Compact {
		return false // the constructor itself gives the components their values
	}
	if s, ok := x.(*ast.Select); ok {
		if t, ok := s.X.(*ast.This); !ok || t.Qualifier != nil {
			return false
		}
	}
	return r.initializer && r.static == f.Static || r.method != nil && r.method.Constructor && !f.Static
}
