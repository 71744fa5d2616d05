package types

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/source"
)

// What a specification says that is nearly what its author can have meant: the
// message names the likely intent.

// allowsEffect reports whether e may assign. It makes an error of an assignment in a specification.
func (r *resolver) allowsEffect(e ast.Expr) bool {
	if r.spec == nil || r.spec.set {
		return true
	}
	d := source.Errorf(SideEffect, e.Span(), "%s cannot assign", r.spec.what)
	if a, ok := e.(*ast.Assign); ok && a.Op == "=" {
		d.Message += "; a comparison is written =="
		d.Remedy = "write " + a.X.Span().Text() + " == " + a.Y.Span().Text()
	} else {
		d.Remedy = "say what holds without changing anything: x + 1 where x++ stands"
	}
	r.report(d)
	return false
}

// notTypes reports a <: of what are no types of JML: x is an object, say, or an object of
// java.lang.Class.
func (r *resolver) notTypes(e ast.Expr) {
	d := source.Errorf(BadOperand, e.Span(), `<: compares types of JML, those that \type(T), \typeof(x) and \elemtype(t) give`)
	d.Remedy = `write \typeof(x) <: \type(T) of the class of an object x, and T.class.isAssignableFrom(c) of an object c of java.lang.Class`
	r.report(d)
}

// incomparable reports a comparison of values that are never equal. In a clause
// `a == b == c` compares what a == b gives with c.
func (r *resolver) incomparable(e ast.Expr, x, y Type) {
	d := source.Errorf(BadOperand, e.Span(), "%s and %s cannot be compared", r.w.Erasure(x), r.w.Erasure(y))
	if r.spec != nil && (IsKind(x, Boolean) || IsKind(y, Boolean)) {
		d.Remedy = "comparisons group from the left: write a == (b == c), or a <==> b == c"
	}
	r.report(d)
}

// noteMissingOld warns of a postcondition x == x + 1, which no state satisfies: one of
// the two is the value before.
func (r *resolver) noteMissingOld(c *ast.Clause) {
	if c.Kind != ast.Ensures && c.Kind != ast.Signals || c.X == nil {
		return
	}
	for _, x := range conjuncts(c.X, nil) {
		b, ok := x.(*ast.Binary)
		if !ok || b.Op != "==" {
			continue
		}
		for _, p := range [][2]ast.Expr{{b.X, b.Y}, {b.Y, b.X}} {
			if variable, ok := shifted(p[0], p[1]); ok {
				d := source.Errorf(MissingOld, b.Span(), "%s can never hold: both sides are about the state after the method", b.Span().Text())
				d.Severity = source.Warning
				d.Remedy = `write \old(` + variable + `) for the value before`
				r.report(d)
				break
			}
		}
	}
}

// noteRangeInBody warns of a quantifier over numbers without a range whose body seems to
// begin with it: for numbers outside, \forall is false then, and \exists true.
//
//	(\forall int i; 0 <= i && i < a.length && a[i] > 0)
//	(\exists int i; 0 <= i && i < a.length ==> a[i] > 0)
func (r *resolver) noteRangeInBody(e *ast.Quantified) {
	if e.Range != nil || len(e.Vars) != 1 {
		return
	}
	joined, meant := "&&", "false"
	if e.Kind == `\exists` {
		joined, meant = "==>", "true"
	} else if e.Kind != `\forall` {
		return
	}
	v := r.w.Info.Defs[e.Vars[0]]
	b, ok := ast.Unparen(e.Body).(*ast.Binary)
	if !ok || b.Op != joined || v == nil || !IsIntegral(v.Type) {
		return
	}
	rng := conjuncts(b, nil)
	if joined == "==>" {
		rng = append(conjuncts(b.X, nil), b.Y)
	}
	n := 0
	for n < len(rng)-1 && comparesVariable(rng[n], v.Name) {
		n++
	}
	if n == 0 {
		return
	}
	text := func(from, to ast.Expr) string { return source.OneLine(from.Span().To(to.Span()).Text()) }
	d := source.Errorf(RangeInBody, e.Body.Span(), "this is %s for every %s outside of %s", meant, v.Name, text(rng[0], rng[n-1]))
	d.Severity = source.Warning
	rest := text(rng[n], rng[len(rng)-1])
	d.Remedy = "write the range in front of a semicolon: (" + e.Kind + " " + v.Type.String() + " " + v.Name + "; " + text(rng[0], rng[n-1]) + "; " + rest + ")"
	r.report(d)
}

// comparesVariable reports whether x compares the variable with something.
func comparesVariable(x ast.Expr, variable string) bool {
	is := func(x ast.Expr) bool {
		i, ok := ast.Unparen(x).(*ast.Ident)
		return ok && i.Name == variable
	}
	switch x := x.(type) {
	case *ast.Binary:
		return (x.Op == "<" || x.Op == "<=" || x.Op == ">" || x.Op == ">=") && (is(x.X) || is(x.Y))
	case *ast.Chain:
		return slices.ContainsFunc(x.Operands, is)
	}
	return false
}

func conjuncts(x ast.Expr, to []ast.Expr) []ast.Expr {
	x = ast.Unparen(x)
	if b, ok := x.(*ast.Binary); ok && b.Op == "&&" {
		return conjuncts(b.Y, conjuncts(b.X, to))
	}
	return append(to, x)
}

// shifted reports whether y is x plus or minus a literal that is not 0.
func shifted(x, y ast.Expr) (variable string, ok bool) {
	x = ast.Unparen(x)
	switch x.(type) {
	case *ast.Ident, *ast.Select, *ast.Index, *ast.Call:
	default:
		return "", false
	}
	b, isBinary := ast.Unparen(y).(*ast.Binary)
	if !isBinary || b.Op != "+" && b.Op != "-" {
		return "", false
	}
	n, literal := ast.Unparen(b.Y).(*ast.Literal)
	text := x.Span().Text()
	return text, literal && n.Kind == ast.IntLit && n.Text != "0" && ast.Unparen(b.X).Span().Text() == text
}

// OwnFieldWarnings warns of fields of the class itself, or of one above it, that are
// non-null because nothing else is said: an object then leads to a further one without
// end, so that only cyclic structures are left.
func (w *World) OwnFieldWarnings() []*source.Diagnostic {
	var ds []*source.Diagnostic
	for _, c := range w.Classes() {
		if c.Plain || c.Broken != nil || c.IsInCode() {
			continue
		}
		w.Header(c)
		for _, f := range c.Fields {
			k, ok := f.Type.(*Class)
			if !ok || f.Static || f.Ghost || f.Model || !f.NonNull || f.Decl == nil || DeclaresNonNull(f.Decl.Modifiers) || !c.IsSubclassOf(k) || isRoot(k) {
				continue
			}
			d := source.Errorf(OwnField, f.Span, "field %s is non-null by default, so every %s leads to another: only cyclic structures are left", f.Name, c.SimpleName())
			d.Severity = source.Warning
			d.Remedy = "declare it /*@ nullable @*/, or the class /*@ nullable_by_default @*/"
			ds = append(ds, d)
		}
	}
	return ds
}

// OwnProverWarnings warns of a class of the program by whose methods JBMC means any values: as
// Java they throw, or give one value.
func (w *World) OwnProverWarnings() []*source.Diagnostic {
	for _, c := range w.Classes() {
		if c.Name == proverClass && c.Broken == nil {
			d := source.Errorf(OwnProver, c.Decl.Name.Span(), "%s counts as it is written here: what nondetInt and its like give is not any value", c.Name)
			d.Severity = source.Warning
			d.Remedy = "leave this file out: the library has a " + c.SimpleName() + " whose values are any"
			return []*source.Diagnostic{d}
		}
	}
	return nil
}

func isRoot(c *Class) bool { return c.Super == nil }
