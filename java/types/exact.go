package types

import "inspect/java/ast"

// MathMode is the arithmetic of + - * / and casts on integers in a specification
// (JML Reference Manual, "Arithmetic modes").
type MathMode uint8

// The modes. JavaMath wraps around. SafeMath has Java's types, and an operation whose
// exact result is no value of its type has none. BigIntMath computes exactly, with
// results of type \bigint where Java's type would not do.
const (
	JavaMath MathMode = iota
	SafeMath
	BigIntMath
)

// mathModes are the words of --spec-math.
var mathModes = map[string]MathMode{"": JavaMath, "java": JavaMath, "safe": SafeMath, "bigint": BigIntMath}

// specMaths are the modifiers of classes and methods that choose the arithmetic of
// specifications, with their annotations.
var specMaths = []struct {
	word, annotation string
	mode             MathMode
}{
	{"spec_java_math", "SpecJavaMath", JavaMath},
	{"spec_safe_math", "SpecSafeMath", SafeMath},
	{"spec_bigint_math", "SpecBigintMath", BigIntMath},
}

// mathFunctions are the functions that choose the arithmetic of their argument.
var mathFunctions = map[string]MathMode{`\java_math`: JavaMath, `\safe_math`: SafeMath, `\bigint_math`: BigIntMath}

// math is the arithmetic of what is being resolved: code computes as Java does; in
// specifications the nearest choice counts: a function around, the method, the class,
// those around it, the configuration.
func (r *resolver) math() MathMode {
	if r.spec == nil {
		return JavaMath
	}
	if r.spec.math != nil {
		return *r.spec.math
	}
	var marked []*ast.Modifiers
	if r.method != nil && r.method.Decl != nil {
		marked = append(marked, r.method.Decl.Modifiers)
	}
	for c := r.class; c != nil; c = c.Outer {
		if c.Decl != nil {
			marked = append(marked, c.Decl.Modifiers)
		}
	}
	for _, m := range marked {
		for _, s := range specMaths {
			if IsMarked(m, s.word, s.annotation) {
				return s.mode
			}
		}
	}
	if r.class.isExternal() {
		return JavaMath
	}
	return mathModes[r.w.config.SpecMath]
}

// growing are the operators whose exact result may be no value of their type.
var growing = map[string]bool{"+": true, "-": true, "*": true, "/": true}

// exact is the type of an arithmetic operation e on integers of type t, with the
// value that it has when it is constant: k in Java's arithmetic, of the operands by
// fold exactly.
func (r *resolver) exact(e ast.Expr, op string, t Type, k *Const, fold func(t Type) *Const) (Type, *Const) {
	delete(r.w.Info.Exact, e)
	if !growing[op] || !IsKind(t, Int, Long) {
		return t, k
	}
	mode := r.math()
	if mode == JavaMath {
		return t, k
	}
	if x := fold(Of(BigInt)); x != nil {
		if !x.Width && fits(x.Int, t) {
			return t, k
		}
		k = x
		if mode == SafeMath {
			k = nil
		}
	}
	r.w.Info.Exact[e] = true
	if mode == SafeMath {
		return t, k
	}
	return Of(BigInt), k
}

// exactly gives operands the type \bigint.
func (r *resolver) exactly(es ...ast.Expr) {
	for _, e := range es {
		r.converted(e, r.w.primitive(r.fullOf(e)), Of(BigInt))
	}
}

// javaType is the type that an expression of type \bigint has in Java's arithmetic,
// \bigint if none.
func (r *resolver) javaType(e ast.Expr) Type {
	t := r.w.primitive(r.fullOf(e))
	if !IsKind(t, BigInt) {
		return Promote(t)
	}
	switch e := e.(type) {
	case *ast.Paren:
		return r.javaType(e.X)
	case *ast.Unary:
		return r.javaType(e.X)
	case *ast.Binary:
		return Promote2(r.javaType(e.X), r.javaType(e.Y))
	case *ast.Cond:
		return Promote2(r.javaType(e.X), r.javaType(e.Y))
	case *ast.Quantified:
		if e.Kind == `\num_of` {
			return Of(Long)
		}
		return r.javaType(e.Body)
	case *ast.Old:
		return r.javaType(e.X)
	case *ast.JMLCall:
		if _, ok := mathFunctions[e.Name]; ok && len(e.Args) == 1 {
			return r.javaType(e.Args[0])
		}
	}
	return t
}

// inJava is the type of an argument e of type t: where it asks for one, an exact value
// counts as one of the type that it has in Java's arithmetic.
func (r *resolver) inJava(e ast.Expr, t Type) Type {
	if IsKind(t, BigInt) {
		return r.javaType(e)
	}
	return t
}

// exactType is the type of an argument in a place that gives it none.
func (r *resolver) exactType(a *argument) Type {
	if x := r.executedAs(a.e); IsKind(x, BigInt) && a.kind == standalone {
		return x
	}
	return a.t
}

// mathFunction types \java_math(e) and its like.
func (r *resolver) mathFunction(e *ast.JMLCall) Type {
	if !r.takes(e, 1) {
		return Of(Invalid)
	}
	mode, saved := mathFunctions[e.Name], r.spec.math
	r.spec.math = &mode
	t := r.value(e.Args[0])
	r.spec.math = saved
	r.constant(e, r.w.Info.Consts[e.Args[0]])
	return t
}

// takes reports a JML function with another number of arguments than n; they are
// resolved all the same.
func (r *resolver) takes(e *ast.JMLCall, n int) bool {
	if len(e.Args) == n {
		return true
	}
	for _, a := range e.Args {
		r.value(a)
	}
	r.errorf(NotApplicable, e.Span(), "%s takes %s, not %d", e.Name, count(n, "argument"), len(e.Args))
	return false
}

// IsSafeCode reports whether the code of a method is to have no overflow of + - * / ++ -- and
// their like on integers: the nearest choice counts, of the method, its class, the code and
// the classes around, the configuration. Code of libraries, and code that nobody wrote, computes as Java does.
func (w *World) IsSafeCode(m *Method) bool {
	safe, chosen := w.codeMath(m)
	return safe || !chosen && w.config.SafeCode
}

// IsUncheckedCode reports whether the code of a method would be checked for overflow if the
// configuration said so, and is not.
func (w *World) IsUncheckedCode(m *Method) bool {
	_, chosen := w.codeMath(m)
	return !chosen && !w.config.SafeCode
}

// codeMath says what the code of a method chooses: to have no overflow or to compute as Java
// does; or that it chooses nothing.
func (w *World) codeMath(m *Method) (safe, chosen bool) {
	if m.Class.IsOutside() || m.Derived == RecordHash || m.Derived == Answer {
		return false, true
	}
	var marked []*ast.Modifiers
	if m.Decl != nil {
		marked = append(marked, m.Decl.Modifiers)
	}
	for c := m.Class; c != nil; c = c.Outer {
		if c.Decl != nil {
			marked = append(marked, c.Decl.Modifiers)
		}
		if c.Local == nil {
			continue
		}
		if d, ok := c.Local.Member.(*ast.MethodDecl); ok {
			marked = append(marked, d.Modifiers)
		}
	}
	for _, m := range marked {
		switch {
		case IsMarked(m, "code_java_math", "CodeJavaMath"):
			return false, true
		case IsMarked(m, "code_safe_math", "CodeSafeMath"):
			return true, true
		}
	}
	return false, false
}
