package types

import (
	"inspect/java/ast"
	"inspect/java/source"
)

// An object of a class of the JDK, or of a class known by its class file alone, that
// exists before the call may be in any state that code out of sight gave it, and of any
// class below. Its identity is all that is known of it, so programs may keep it, pass it
// on and compare it, but not follow it. Such an object is of a class made for that, its
// stranger, which is below the class and has nothing of its own:
//
//	class Event { LocalDate date; boolean same(Event o) { return date == o.date; } }
//
//	class SomeLocalDate extends LocalDate { }  // the objects that date and o.date may be
//
// An object of the stranger of T is of no class of the program, and of no other class that
// has a stranger, unless that is above T.

// UnknownClass is the class made for the objects of c that exist before the call; nil: there
// is none.
func (w *World) UnknownClass(c *Class) *Class { return w.unknownClasses[c] }

// makeUnknownClasses makes the strangers of the classes that fields, parameters and results of
// the program are declared to be of, or to hold objects of, and of the results of unknown
// calls in it.
func (w *World) makeUnknownClasses() {
	if w.unknownClasses == nil {
		w.unknownClasses = map[*Class]*Class{}
	}
	add := func(o Object, t Type) {
		w.makeUnknownClass(t)
		if full, placed := w.placed[o]; placed {
			for _, c := range w.inside(full, nil) {
				w.makeUnknownClass(c.Of)
			}
		}
	}
	outside := map[*source.File]bool{}
	for _, c := range w.classes[:len(w.classes):len(w.classes)] {
		if c.Library || c.Platform || c.Compiled {
			outside[c.File.Source] = true
			continue
		}
		if w.headers[c].membersDone == untouched {
			continue
		}
		for _, f := range c.Fields {
			add(f, f.Type)
		}
		for _, x := range w.ClassContents(c) {
			w.makeUnknownClass(x.Of)
		}
		for _, m := range c.Methods {
			w.makeUnknownClass(m.Result)
			for _, k := range w.Info.Known[m] {
				w.makeUnknownClass(k.Of)
			}
			for _, p := range m.Params {
				add(p, p.Type)
			}
		}
	}
	for _, a := range w.anyObjects {
		add(a.Root, a.Root.Type)
		for _, k := range a.Known {
			w.makeUnknownClass(k.Of)
		}
	}
	if w.config.UnknownCalls { // whatever is called on a stranger has a result
		for _, k := range w.loader().virtual {
			if !outside[k.at.File] {
				w.makeUnknownClass(k.method.Result)
			}
		}
	}
}

func (w *World) makeUnknownClass(t Type) {
	c, ok := Leaf(t).(*Class)
	if !ok || w.unknownClasses[c] != nil || Opaque(c, c.Decl.Name.Span(), "") == nil || !w.mayHaveUnknownClass(c) {
		return
	}
	s := w.makeOpaqueClass(c)
	s.Unknown = c
	w.unknownClasses[c] = s
}

// mayHaveUnknownClass reports whether c may have an unknown class, where nothing is known of the states of its
// objects. An exception has none: it carries a message and may be thrown.
func (w *World) mayHaveUnknownClass(c *Class) bool {
	return c.Broken == nil && c.Kind != ast.AnnotationInterface && !c.IsSubclassOf(w.builtin("Throwable"))
}

// InJML reports whether a specification gives m to its class: m is a model method or the value of a
// model field. Unknown classes have it as well, since the specification is all there is.
func (m *Method) InJML() bool { return m.Model || m.Derived == ModelField }

// UnknownCalleeOf stands for m where it is called on a stranger: without a body, and with the
// contract of a method of which nothing is said.
func UnknownCalleeOf(m *Method) *Method {
	u := &Method{Class: m.Class, Name: m.Name, Native: true, Pure: m.Pure && !m.Class.Library, Params: m.Params, VarArgs: m.VarArgs,
		Result: m.Result, NonNull: m.NonNull, Throws: m.Throws, Documented: m.Documented, Derived: UnknownCallee, Bridged: m, Span: m.Span, likeness: m.likeness}
	u.Contract = &Contract{Cases: []*Case{{Of: u}}}
	return u
}

// Declared is the type that people know the objects of a type by: that of a stranger is the
// class that it stands for.
func Declared(t Type) Type {
	if c, ok := t.(*Class); ok && c.Unknown != nil {
		return c.Unknown
	}
	return t
}

// Undecided reports whether the objects of a stranger may or may not be of type t.
func (c *Class) Undecided(t Type) bool {
	d, ok := t.(*Class)
	of := c.Unknown
	switch {
	case !ok || c.IsSubclassOf(d) || of.Final || !d.IsOutside() && !d.Compiled:
		return false
	case d.Final:
		return d.IsSubclassOf(of)
	}
	return of.IsInterface() || d.IsInterface() || d.IsSubclassOf(of)
}
