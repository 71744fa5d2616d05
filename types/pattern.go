package types

import "inspect/ast"

// Patterns of switches and record patterns (JLS 14.30) are read and have no
// translation. The variables of a record pattern are declared all the same, so that
// nothing else is wrong about the code that names them.

// patternLabel is the first label of a switch that is a pattern or null, nil for none.
func patternLabel(cases []*ast.Case) ast.Expr {
	for _, c := range cases {
		for _, l := range c.Labels {
			switch l := l.(type) {
			case *ast.Pattern:
				return l
			case *ast.Literal:
				if l.Kind == ast.NullLit {
					return l
				}
			}
		}
	}
	return nil
}

// recordPattern resolves `e.X instanceof Record(…)`.
func (r *resolver) recordPattern(e *ast.InstanceOf) Type {
	r.value(e.X)
	r.matches(e.Record, Of(Invalid))
	r.untranslated(e.Record.Span(), "a record pattern", "use a type pattern, and the accessors of the record")
	return Of(Boolean)
}

// matches declares the variables of a pattern that stands for values of type t.
func (r *resolver) matches(p *ast.Pattern, t Type) {
	if !isVar(p.Type) {
		t = r.fullTypeExpr(p.Type)
	}
	if p.Name != nil {
		v := &Var{Kind: PatternVar, Name: p.Name.Text, Decl: p, Span: p.Name.Span()}
		r.setType(v, t)
		r.w.Info.Defs[p] = v
		return
	}
	c, _ := r.w.Erasure(t).(*Class)
	var fs []*Field
	switch {
	case c == nil || c.Kind != ast.Record:
		if !IsKind(t, Invalid) {
			r.errorf(IncompatibleTypes, p.Type.Span(), "%s is no record", r.w.Erasure(t))
		}
	default:
		if fs = c.Components(); len(fs) != len(p.Parts) {
			r.errorf(IncompatibleTypes, p.Span(), "record %s has %d components", c.Name, len(fs))
		}
	}
	for i, part := range p.Parts {
		of := Type(Of(Invalid))
		if i < len(fs) {
			of = r.w.Erasure(r.w.fieldType(fs[i]))
		}
		r.matches(part, of)
	}
}

// patternVars are the variables of a pattern.
func (r *resolver) patternVars(p *ast.Pattern) []*Var {
	var vs []*Var
	if v := r.w.Info.Defs[p]; v != nil {
		vs = append(vs, v)
	}
	for _, part := range p.Parts {
		vs = append(vs, r.patternVars(part)...)
	}
	return vs
}
