package types

import (
	"inspect/ast"
	"inspect/source"
)

// declareBroken declares the classes of a file with errors. Each is there by name and
// in the hierarchy, so that the world stays closed: an object of its supertype may
// be one of it. A class that a good file declares as well is left out.
func (w *World) declareBroken(b Broken) {
	cause := b.Cause.Message
	if b.Cause.Span.Valid() {
		cause = b.Cause.Span.String() + ": " + cause
	}
	first := len(w.classes)
	w.declareFile(b.Outline, given)
	for _, c := range w.classes[first:] {
		d := source.Errorf(BrokenFile, c.Decl.Name.Span(), "class %s cannot be used, since its file has errors; the first: %s", c.Name, cause)
		d.Remedy = "mend " + b.Outline.Source.Name
		c.Broken = d
		w.headers[c].diags = append(w.headers[c].diags, d)
	}
}

// findUnknown notes, of all classes that declarations lead to, which are declared in a
// file with errors, or have a subclass that is or that inherits from one that is.
func (w *World) findUnknown() {
	if len(w.config.Broken) == 0 {
		return
	}
	w.unknown = map[*Class]*source.Diagnostic{}
	for i := 0; i < len(w.classes); i++ {
		k := w.classes[i]
		ds := w.brokenAbove(k)
		if len(ds) == 0 {
			continue
		}
		for _, a := range append(w.ancestors(k), w.object()) {
			if w.unknown[a] == nil {
				w.unknown[a] = ds[0]
			}
		}
	}
}

// Unknown gives the error of a file that keeps it from being known what an object of
// class c may be: c, or what inherits from c, or what that inherits from, is declared
// there. It is nil when all is known.
func (w *World) Unknown(c *Class) *source.Diagnostic { return w.unknown[c] }

// brokenAbove gives the errors of the files that declare c or what it inherits from.
func (w *World) brokenAbove(c *Class) []*source.Diagnostic {
	var ds []*source.Diagnostic
	for _, k := range w.ancestors(c) {
		if k.Broken != nil {
			ds = append(ds, k.Broken)
		}
	}
	return ds
}

// reportBroken reports the errors of the files that declare c or what it inherits
// from: what a name means in c is not known.
func (w *World) reportBroken(c *Class, u *unit) {
	if len(w.config.Broken) == 0 {
		return
	}
	for _, d := range w.brokenAbove(c) {
		u.report(d)
	}
}

// broken is reportBroken for a class that the code names.
func (r *resolver) broken(c *Class) { r.w.reportBroken(c, r.unit) }

// imported is the class whose static members an import names.
func (r *resolver) imported(i *ast.Import) *Class {
	c := r.w.importedFrom(i)
	if c != nil {
		r.broken(c)
	}
	return c
}
