package types

import (
	"strings"

	"inspect/java/ast"
	"inspect/java/source"
)

// origin is where a file of the world comes from.
type origin uint8

const (
	given    origin = iota
	outlined        // what can be told of a file with errors
	embedded
	sourcePath
	compiled
	platform // the source of a class of the JDK
	stub     // a class file with a specification file, or a specification file alone
)

// declareFile declares the classes of one compilation unit, outer before
// inner, without looking at what they extend or contain.
func (w *World) declareFile(f *ast.File, from origin) (diags []*source.Diagnostic) {
	noteNowhere(w, f, from)
	prefix := ""
	if f.Package != nil {
		prefix = f.Package.Name + "."
		for p := f.Package.Name; p != ""; {
			w.packages[p] = true
			i := strings.LastIndexByte(p, '.')
			if i < 0 {
				break
			}
			p = p[:i]
		}
	}
	for _, d := range f.Types {
		diags = append(diags, w.declareClass(f, d, nil, prefix, from)...)
	}
	return diags
}

func (w *World) declareClass(f *ast.File, d *ast.ClassDecl, outer *Class, prefix string, from origin) []*source.Diagnostic {
	_, diags := w.declare(f, d, outer, prefix+d.Name.Text, nil, from)
	return diags
}

// declare declares a class by a name; local: it stands in code.
func (w *World) declare(f *ast.File, d *ast.ClassDecl, outer *Class, name string, local *Local, from origin) (*Class, []*source.Diagnostic) {
	twice, diags, declared := w.declaredTwice(f, d, outer, name, local, from)
	if !declared {
		return nil, diags
	}
	c := &Class{
		ID: len(w.classes), Name: name, Decl: d, File: f, Kind: d.Kind, Outer: outer, Library: from == embedded, Found: from >= sourcePath, Compiled: from == compiled, Platform: from == platform, Stub: from == stub,
		Abstract: d.Modifiers.Has("abstract") || d.Kind == ast.Interface || d.Kind == ast.AnnotationInterface,
		Final:    d.Modifiers.Has("final") || d.Kind == ast.Record,
		Local:    local,
	}
	// JLS 8.1.3, 8.5.1, 8.9, 8.10, 9.1.1.3: only a class that is neither top
	// level nor static, nor a member of an interface, has an enclosing instance.
	c.Static = outer == nil || d.Kind != ast.Class || d.Modifiers.Has("static") ||
		(outer.Kind == ast.Interface || outer.Kind == ast.AnnotationInterface) && local == nil || local != nil && local.static
	c.NullableByDefault = w.isNullableByDefault(c)
	c.NullMarked = w.isNullMarked(c)
	c.Plain = w.isPlain(c)
	w.classes = append(w.classes, c)
	c.namesakes = w.simple
	if twice == nil {
		w.byName[name] = c
		w.simple[c.ending()] = append(w.simple[c.ending()], c)
	}
	w.byDecl[d] = c
	local.setClass(c)
	c.enclose()
	w.fill(c)
	if d.Kind == ast.Enum {
		c.enumShape()
	}
	h := &header{nested: map[string]*Class{}, outline: from == outlined}
	w.headers[c] = h
	if twice != nil {
		w.spoil(c, twice)
	}
	if d.Unread != nil {
		w.spoil(c, badPart(c))
	}
	for o := outer; o != nil; o = o.Outer {
		if o.Decl.Name.Text == d.Name.Text {
			h.diags = append(h.diags, source.Errorf(DuplicateClass, d.Name.Span(), "class %s has the name of an enclosing class", d.Name.Text))
		}
	}
	w.noteUnnamed(c, d.Members)
	for _, m := range d.Members {
		if inner, ok := m.(*ast.ClassDecl); ok {
			diags = append(diags, w.declareClass(f, inner, c, name+".", from)...)
			if k := w.byDecl[inner]; k != nil {
				h.nested[inner.Name.Text] = k
			}
		}
	}
	return c, append(diags, w.declareInCode(c, from)...)
}

// declaredTwice gives what is wrong with a class and the one of its name that is declared already,
// and what is to be reported of it; declared: this declaration is made all the same.
func (w *World) declaredTwice(f *ast.File, d *ast.ClassDecl, outer *Class, name string, local *Local, from origin) (twice *source.Diagnostic, diags []*source.Diagnostic, declared bool) {
	first := w.byName[name]
	switch {
	case local == nil && outer != nil && outer.Broken != nil:
		return outer.Broken, nil, true // the outer class is declared twice, and so are those in it
	case first == nil:
		return nil, nil, true
	case from == outlined && !first.Library && !first.Found:
		twice = source.Errorf(BrokenFile, first.Decl.Name.Span(), "class %s is declared a second time at %s, in a file with errors", name, d.Name.Span())
		twice.Remedy = "mend " + f.Source.Name + ", and leave one of them out"
		w.spoil(first, twice)
		return twice, nil, true
	}
	twice = source.Errorf(DuplicateClass, d.Name.Span(), "class %s is already declared at %s", name, first.Decl.Name.Span())
	twice.Remedy = "rename one of them, or check their folders one at a time"
	diags = []*source.Diagnostic{twice}
	if local != nil || from != given {
		return twice, diags, false
	}
	w.spoil(first, twice)
	return twice, diags, true
}

// isNullableByDefault reports whether what a class declares may be null where nothing is said.
func (w *World) isNullableByDefault(c *Class) bool {
	switch d, outer := c.Decl, c.Outer; {
	case IsMarked(d.Modifiers, "nullable_by_default", "NullableByDefault"):
		return true
	case IsMarked(d.Modifiers, "non_null_by_default", "NonNullByDefault"):
		return false
	case outer != nil:
		return outer.NullableByDefault
	}
	return w.config.NullableByDefault && !c.isExternal()
}

// isExternal reports whether nobody wrote class c for this run: it is of the library, the JDK, or a class
// file. What flags say of specifications does not change what it means.
func (c *Class) isExternal() bool { return c.Library || c.Platform || c.Compiled }

// IsMarked reports whether a declaration has the JML modifier or an annotation of
// that simple name, of whatever package.
func IsMarked(m *ast.Modifiers, word string, annotations ...string) bool {
	if m == nil {
		return false
	}
	if m.HasJML(word) {
		return true
	}
	for _, a := range m.Annotations {
		simple := a.Name[strings.LastIndexByte(a.Name, '.')+1:]
		for _, n := range annotations {
			if simple == n {
				return true
			}
		}
	}
	return false
}

// classNamed finds the class with a qualified name among those declared, those
// embedded, and with the providers. The diagnostic, when there is no class,
// says why one that should be there cannot be had; it is nil when nothing is
// known of the name.
func (w *World) classNamed(name string) (*Class, *source.Diagnostic) {
	if c := w.byName[name]; c != nil {
		return c, nil
	}
	if d, ok := w.missing[name]; ok {
		return nil, d
	}
	if w.frozen {
		return nil, nil // what nothing that was loaded mentions
	}
	w.missing[name] = nil // a load that asks for itself finds nothing
	f, from, d := w.load(name)
	if f != nil {
		w.declareFile(f, from)
	}
	if c := w.byName[name]; c != nil {
		delete(w.missing, name)
		w.supers(c)
		return c, nil
	}
	w.missing[name] = d
	return nil, d
}

// emptyClass stands for a library class in a World without a parser.
func emptyClass(name string) *ast.File {
	i := strings.LastIndexByte(name, '.')
	return &ast.File{
		Package: &ast.PackageDecl{Name: name[:i]},
		Types:   []*ast.ClassDecl{{Name: &ast.Name{Text: name[i+1:]}}},
	}
}

// object is java.lang.Object, and so on: classes that the language itself names.
func (w *World) object() *Class { return w.builtin("Object") }
func (w *World) str() *Class    { return w.builtin("String") }

func (w *World) builtin(simple string) *Class {
	c, _ := w.classNamed("java.lang." + simple)
	if c == nil && !w.frozen { // then nothing that was loaded leads to it
		panic("types: the library lacks java.lang." + simple)
	}
	return c
}
