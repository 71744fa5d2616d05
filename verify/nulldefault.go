package verify

import (
	"slices"
	"strings"

	"inspect/cfg"
	"inspect/java/ast"
	"inspect/java/types"
	"inspect/report"
)

// Where a declaration does not say whether what it declares may be null, a default counts. The report names the
// declaration where a finding rests on that: saying there what is meant takes the finding away.
//
//	Node head; void clear() { head = null; }                          // in a file with JML, head may not be null
//	int len(String s) { return lax && s == null ? 0 : s.length(); }   // in plain Java, s may be

// addNullDefault adds that declaration to a counterexample.
func addNullDefault(c *method, ce *report.Counterexample) {
	m := c.run.subject(c.m)
	switch cfg.PropertyKind(ce.Kind) {
	case cfg.Invariant:
		ce.NullDefault = unsaidField(c.run, ce.Place)
	case cfg.Postcondition:
		if ce.Place.IsAt(m.Span) && strings.HasSuffix(ce.Message, "the result is null") && isUnsaidResult(m) {
			ce.NullDefault = report.NewNullDefault(m.Span, false)
		}
	case cfg.Precondition:
		if ce.Because != nil {
			ce.NullDefault = unsaidParameter(c.run, ce.Because.Place)
		}
	case cfg.NullDeref:
		if name, ok := strings.CutSuffix(ce.Message, " is null"); ok && ce.Place.Text == name {
			ce.NullDefault = ownParameter(m, name)
		}
	}
}

// unsaidField is the field whose name stands at a place, where it may not be null because nothing is said of it.
func unsaidField(r *run, at report.Place) *report.NullDefault {
	for _, k := range r.world.AllClasses() {
		if !isWritten(k) {
			continue
		}
		for _, f := range k.Fields {
			if d := f.Decl; d != nil && at.IsAt(f.Span) && (f.NonNull || f.ElemNonNull) && types.IsNullUnsaid(d.Modifiers, d.Type) {
				return report.NewNullDefault(f.Span, false)
			}
		}
	}
	return nil
}

// unsaidParameter is unsaidField for a parameter.
func unsaidParameter(r *run, at report.Place) *report.NullDefault {
	for _, k := range r.world.AllClasses() {
		if !isWritten(k) {
			continue
		}
		for _, m := range k.Methods {
			for _, p := range m.Params {
				if at.IsAt(p.Span) && (p.NonNull || p.ElemNonNull) && isUnsaid(p) {
					return report.NewNullDefault(p.Span, false)
				}
			}
		}
	}
	return nil
}

// isWritten reports whether what a class declares is read as it stands in its file.
func isWritten(k *types.Class) bool {
	return !k.IsOutside() && !k.Compiled && k.Broken == nil && k.File != nil && k.File.Spec == nil
}

func isUnsaid(p *types.Var) bool {
	d, ok := p.Decl.(*ast.Param)
	return ok && types.IsNullUnsaid(d.Modifiers, d.Type)
}

// isUnsaidResult reports whether the result of a method may not be null because nothing is said of it: neither here nor
// in a method that it overrides.
func isUnsaidResult(m *types.Method) bool {
	above := slices.ContainsFunc(m.Overrides, func(o *types.Method) bool { return o.NonNull || o.ElemNonNull })
	return m.Decl != nil && isWritten(m.Class) && !above && types.IsNullUnsaid(m.Decl.Modifiers, m.Decl.Type)
}

// ownParameter is the parameter of a method that may be null though nothing is said of it, if nothing else is
// called so and it always has the value that was passed.
func ownParameter(m *types.Method, name string) *report.NullDefault {
	if m.Decl == nil || !isWritten(m.Class) || len(m.Overrides) > 0 || isChanged(m.Decl, name) {
		return nil
	}
	for _, p := range m.Params {
		if p.Name == name && types.IsReference(p.Type) && !p.NonNull && isUnsaid(p) {
			return report.NewNullDefault(p.Span, true)
		}
	}
	return nil
}

// isChanged reports whether a method assigns to a variable of a name, or declares another one in its body.
func isChanged(d *ast.MethodDecl, name string) (found bool) {
	if d.Body == nil {
		return false
	}
	ast.Walk(d.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Assign:
			v, ok := ast.Unparen(n.X).(*ast.Ident)
			found = found || ok && v.Name == name
		case *ast.LocalVar:
			found = found || n.Name.Text == name
		case *ast.Param:
			found = found || n.Name.Text == name
		case *ast.Pattern:
			found = found || n.Name != nil && n.Name.Text == name
		case *ast.InstanceOf:
			found = found || n.Name != nil && n.Name.Text == name
		case *ast.FieldDecl:
			found = found || n.Name.Text == name
		}
		return !found
	})
	return found
}

// ofNeed is the parameter of a method that a need of it asks not to be null.
func ofNeed(m *types.Method, conditions []string) *report.NullDefault {
	if name, ok := strings.CutSuffix(conditions[0], " != null"); ok && len(conditions) == 1 {
		return ownParameter(m, name)
	}
	return nil
}
