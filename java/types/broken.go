package types

import (
	"inspect/java/ast"
	"inspect/java/source"
)

// declareBroken declares the classes of a file with errors. Each is there by name and
// in the hierarchy, so that the world stays closed: an object of its supertype may
// be one of it. A class that a good file declares as well cannot be used: which of them is
// meant is not known.
func (w *World) declareBroken(b Broken) {
	cause := b.Cause.Message
	if b.Cause.Span.Valid() {
		cause = b.Cause.Span.String() + ": " + cause
	}
	first := len(w.classes)
	w.declareFile(b.Outline, outlined)
	for _, c := range w.classes[first:] {
		d := source.Errorf(BrokenFile, c.Decl.Name.Span(), "class %s cannot be used, since its file has errors; the first: %s", c.Name, cause)
		d.Remedy = "mend " + b.Outline.Source.Name
		w.spoil(c, d)
	}
}

// badPart says that a part of a class has errors, and with it what the class declares.
func badPart(c *Class) *source.Diagnostic {
	cause := c.Decl.Unread
	d := source.Errorf(BrokenFile, c.Decl.Name.Span(), "class %s cannot be used, since what it declares cannot be read: %s: %s", c.Name, cause.Span, cause.Message)
	if d.Remedy = "mend " + c.File.Source.Name; cause.Code == source.Unsupported {
		d.Remedy = cause.Remedy
	}
	return d
}

// spoil makes that a class and those in it cannot be used: which class a name means,
// or what it is like, is not known.
func (w *World) spoil(c *Class, d *source.Diagnostic) {
	if c.Broken != nil {
		return
	}
	c.Broken, w.broken = d, true
	h := w.headers[c]
	h.diags = append(h.diags, d)
	for _, k := range h.nested {
		w.spoil(k, d)
	}
}

// findUnknown notes, of all classes that declarations lead to, which cannot be used, or
// have a subclass that cannot or that inherits from one that cannot.
func (w *World) findUnknown() {
	if !w.broken {
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

// Unknown gives the error that keeps it from being known what an object of class c may
// be: c, or what inherits from c, or what that inherits from, is declared in a file with
// errors or is declared twice. It is nil when all is known.
func (w *World) Unknown(c *Class) *source.Diagnostic { return w.unknown[c] }

// brokenAbove gives the errors of the declarations of c and what it inherits from.
func (w *World) brokenAbove(c *Class) []*source.Diagnostic {
	var ds []*source.Diagnostic
	for _, k := range w.ancestors(c) {
		if k.Broken != nil {
			ds = append(ds, k.Broken)
		}
	}
	return ds
}

// reportBroken reports the errors of the declarations of c and what it inherits from:
// what a name means in c is not known.
func (w *World) reportBroken(c *Class, u *unit) {
	if !w.broken {
		return
	}
	for _, d := range w.brokenAbove(c) {
		u.report(d)
	}
}

// broken is reportBroken for a class that the code names.
func (r *resolver) broken(c *Class) { r.w.reportBroken(c, r.unit) }

// imported is the class whose static members an import names; nil, with the reason,
// when there is none.
func (r *resolver) imported(i *ast.Import) (*Class, *source.Diagnostic) {
	c, d := r.w.importedFrom(i)
	if c == nil {
		return nil, r.w.absent(classOfImport(i), i.Span(), d)
	}
	r.broken(c)
	return c, nil
}
