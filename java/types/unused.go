package types

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/source"
)

// SpecErrors are the errors in what the specifications of a class say: in its clauses, its
// ghost and model members, those of model classes included, and the contracts of its
// methods. A check meets those that its verdict rests on; nobody may meet the others.
//
//	//@ constraint n >= 0 for ad;         // there is no such method: it binds none
//	//@ model int m; represents m = nn;   // and nothing speaks of m
func (w *World) SpecErrors(c *Class) []*source.Diagnostic {
	if c.Compiled || c.Broken != nil || c.Decl == nil || c.Plain {
		return nil
	}
	var us []*unit
	l := w.loader()
	l.run(func() {
		w.Header(c)
		us = append(us, w.specUnits(c)...)
	})
	for _, f := range c.Fields {
		if f.Ghost || f.Model || f.Decl != nil && f.Decl.JML { // the last of a model class
			l.run(func() { us = append(us, w.fieldUnit(c, f)) })
		}
	}
	for _, m := range c.Methods {
		written := m.Decl != nil && m.Decl.JML
		if written {
			l.run(func() { us = append(us, w.bodyUnits(m)...) })
		}
		if m.Contract != nil {
			l.run(func() { us = append(append(us, w.contractUnits(m)...), w.caseUnits(m.Contract.Unchecked)...) })
			for _, cl := range m.Contract.Redundant {
				l.run(func() { us = append(us, w.clauseUnit(cl)) })
			}
		}
	}
	var ds []*source.Diagnostic
	for _, u := range us {
		for _, d := range u.diags {
			if isMistake(d) {
				ds = append(ds, d)
			}
		}
	}
	return merge(merge(nil, ds), w.mistakesWithin(c))
}

// isMistake reports whether an error is no echo of another one, and nothing that has no
// translation.
func isMistake(d *source.Diagnostic) bool {
	return d.Severity == source.Error && d.Code != source.Unsupported && d.Code != BadClause && d.Code != BadCode && d.Code != BrokenFile
}

// uncounted resolves what no verdict rests on: of what is wrong there, mistakes alone count, but
// for some.
func (r *resolver) uncounted(resolve func(), but ...source.Code) {
	n := len(r.unit.diags)
	resolve()
	mistakes := slices.DeleteFunc(slices.Clone(r.unit.diags[n:]), func(d *source.Diagnostic) bool { return !isMistake(d) || slices.Contains(but, d.Code) })
	r.unit.diags = append(r.unit.diags[:n:n], mistakes...)
}

// mistakesWithin are the errors in the annotations within the bodies of a class, those
// bodies alone that somebody has resolved.
func (w *World) mistakesWithin(c *Class) (ds []*source.Diagnostic) {
	if !c.File.JML {
		return nil
	}
	for _, m := range c.Methods {
		u := w.units[m]
		if u == nil || m.Decl == nil || m.Decl.Body == nil || !slices.ContainsFunc(u.diags, isMistake) {
			continue
		}
		annotations := annotationsIn(m.Decl.Body)
		for _, d := range u.diags {
			if isMistake(d) && slices.ContainsFunc(annotations, func(s source.Span) bool { return s.Contains(d.Span) }) {
				ds = append(ds, d)
			}
		}
	}
	return ds
}

// annotationsIn are the clauses and ghost variables in a body.
func annotationsIn(b *ast.Block) (out []source.Span) {
	ast.Walk(b, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Clause:
			out = append(out, n.Span())
		case *ast.LocalVar:
			if n.JML {
				out = append(out, n.Span())
			}
		}
		return true
	})
	return out
}

// fieldUnit resolves the declaration of a field, with its initialiser if it has one.
func (w *World) fieldUnit(c *Class, f *Field) *unit {
	if f.Decl != nil && f.Decl.Init != nil {
		return w.initUnit(c, f)
	}
	return w.once(f, func(u *unit) { w.resolver(c, nil, f.Static, u).declared(f) })
}
