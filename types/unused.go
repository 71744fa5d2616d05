package types

import "inspect/source"

// SpecErrors are the errors in what the specifications of a class say of the class: in
// its clauses, its ghost and model members, those of model classes included, and the contracts that ask nothing of anybody.
// A check meets those that its verdict rests on; nobody may meet the others.
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
		if m.Contract != nil && (written || !m.Contract.Explicit) {
			l.run(func() { us = append(append(us, w.contractUnits(m)...), w.caseUnits(m.Contract.Idle)...) })
		}
	}
	var ds []*source.Diagnostic
	for _, u := range us {
		for _, d := range u.diags {
			if d.Severity == source.Error && d.Code != source.Unsupported && d.Code != UnreadClause && d.Code != UnreadCode {
				ds = append(ds, d)
			}
		}
	}
	return merge(nil, ds)
}

// fieldUnit resolves the declaration of a field, with its initialiser if it has one.
func (w *World) fieldUnit(c *Class, f *Field) *unit {
	if f.Decl != nil && f.Decl.Init != nil {
		return w.initUnit(c, f)
	}
	return w.once(f, func(u *unit) { w.resolver(c, nil, f.Static, u).declared(f) })
}
