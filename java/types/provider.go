package types

import (
	"maps"
	"path"
	"slices"
	"strings"

	"inspect/java/ast"
	"inspect/java/library"
	"inspect/java/source"
)

// Provider finds the files of classes that are neither given nor embedded.
type Provider interface {
	// Class gives the file that declares the top-level class of a qualified name; nil:
	// it is not here. An error that is a *source.Diagnostic is reported as it stands.
	Class(name string) (*ast.File, error)
	// Package reports whether there are classes of a package here. One whose classes are
	// only found by their full names may say no.
	Package(name string) bool
	// Platform tells that the files are the JDK's own.
	Platform() bool
	// Compiled tells that the files stand for class files: methods have no bodies, and
	// fields no values but constants.
	Compiled() bool
}

// load finds the file of a class, with its specifications: embedded, or else with the
// first provider that has it.
func (w *World) load(name string) (*ast.File, origin, *source.Diagnostic) {
	f, from, d := w.find(name)
	if f == nil || w.config.Specify == nil {
		return f, from, d
	}
	if f.Spec == nil {
		f = w.config.Specify(f, from == compiled || from == platform)
	}
	if from == compiled && w.config.UnknownCalls || f.Spec != nil && (from == compiled || f.Spec.Source == f.Source) {
		from = stub
	}
	return f, from, d
}

// isJDKFirst reports whether a class is taken from the JDK, and not the embedded one, where that is
// asked for. Arrays, Objects, StringJoiner and atomics are not: they lead to natives. Functional
// interfaces are not either: they are the same in both, and only of the embedded ones objects exist
// before the call.
func isJDKFirst(name string) bool {
	switch name {
	case "java.util.Arrays", "java.util.Objects", "java.util.Comparator", "java.util.StringJoiner":
		return false
	}
	return strings.HasPrefix(name, "java.util.") && !strings.HasPrefix(name, "java.util.function.") && !strings.HasPrefix(name, atomic)
}

func (w *World) find(name string) (f *ast.File, from origin, d *source.Diagnostic) {
	if w.config.PlatformFirst && isJDKFirst(name) {
		for _, p := range w.config.Providers {
			if f, err := p.Class(name); p.Platform() && f != nil && err == nil {
				return f, platform, nil
			}
		}
	}
	text, path, ok := library.Source(name)
	if name == "inspect.Elements" {
		text = library.Elements(text, w.config.NoNullElements, w.config.AnyOrder)
	}
	if f := w.embedded(text, path, ok); f != nil {
		return f, embedded, nil
	}
	for _, p := range w.config.Providers {
		f, err := p.Class(name)
		if err != nil {
			if d, ok := err.(*source.Diagnostic); ok {
				return nil, sourcePath, d
			}
			return nil, sourcePath, source.Errorf(UnknownClass, source.Span{}, "class %s cannot be read: %v", name, err)
		}
		if f != nil && p.Compiled() {
			return f, compiled, nil
		}
		if f != nil && p.Platform() {
			return f, platform, nil
		}
		if f != nil {
			return f, sourcePath, nil
		}
	}
	return nil, sourcePath, nil
}

// Absent says of classes why they cannot be had although they are there, in the order
// of their names.
func (w *World) Absent() []*source.Diagnostic {
	var ds []*source.Diagnostic
	for _, name := range slices.Sorted(maps.Keys(w.missing)) {
		if d := w.missing[name]; d != nil {
			ds = append(ds, d)
		}
	}
	return ds
}

// libraryRoot stands in front of the names of the files that come with the program.
const libraryRoot = "<library>/"

// IsInLibrary reports whether a place is in the code of the classes that come with the program.
func IsInLibrary(at source.Span) bool {
	return at.File != nil && strings.HasPrefix(at.File.Name, libraryRoot)
}

// FileTitle is what a file is called in a report. Of those that come with the program only a
// public class's has a name that others know: another one's is its folder's.
//
//	<library>/java/util/ArrayList.java
//	<library>/java/util
func FileTitle(file string) string {
	if p, ok := strings.CutPrefix(file, libraryRoot); ok && !library.IsPublic(p) {
		return libraryRoot + path.Dir(p)
	}
	return file
}

// embedded parses a class of the library, nil where there is none.
func (w *World) embedded(text, path string, ok bool) *ast.File {
	switch {
	case !ok:
		return nil
	case w.config.Parse == nil:
		return emptyClass(strings.TrimSuffix(strings.ReplaceAll(path, "/", "."), ".java"))
	}
	f, err := w.config.Parse(libraryRoot+path, text)
	if err != nil {
		panic("types: library source " + path + ": " + err.Error())
	}
	return f
}

// hasProvider reports whether a provider has a package.
func (w *World) hasProvider(pkg string) bool {
	for _, p := range w.config.Providers {
		if p.Package(pkg) {
			return true
		}
	}
	return false
}

// A compiled class is known by its class file alone. It can be named, extended and
// implemented; a method of it that is not abstract, a field that is no constant, and
// an object that the code did not make have no meaning here.

// A stub is such a class with a specification file, or one of which there is nothing else.
// Its methods are what their contracts say, its objects any that its invariants admit.

// bodiless reports the use of a constructor of which only the class file is known: there is
// no object of its class.
func (r *resolver) bodiless(m *Method, at source.Span) {
	if d := r.w.Bodiless(m, at); d != nil && m.Constructor {
		r.report(d)
	}
}

// contradicted reports the use, in code of the program, of a method that a class of the
// library has and that of the JDK at hand has not.
func (r *resolver) contradicted(m *Method, at source.Span) {
	if r.w.config.Contradicted == nil || !m.Class.Library || m.Model || m.Decl == nil || r.class == nil || r.class.Library {
		return
	}
	if has := r.w.config.Contradicted(m); has != "" {
		r.untranslated(at, "a call of "+m.QName()+", which "+has+",", "name the JDK that the program is written for by JAVA_HOME")
	}
}

// Bodiless says why a call of a method of which only the class file is known, or that stands
// for what a model does not know, cannot be followed; nil: more is known of it.
func (w *World) Bodiless(m *Method, at source.Span) *source.Diagnostic {
	if d := refusedBy(m, at); d != nil {
		return d
	}
	if !m.Class.Compiled || m.Abstract {
		return nil
	}
	remedy := "give its source with --source-path, or its contract in " + strings.ReplaceAll(TopLevel(m.Class).Name, ".", "/") + ".jml below --spec-path, or take it for anything with --unknown-calls havoc"
	what := "a call of " + m.QName() + ", which has no body here,"
	if archive, _, in := strings.Cut(m.Class.File.Source.Name, "!/"); in {
		what = "a call of " + m.QName() + ", of which " + archive + " has the class file alone,"
	}
	if w.config.NoBodies != "" && strings.HasPrefix(m.Class.Name, "java.") {
		remedy = w.config.NoBodies
	}
	return source.NotSupported(at, what, remedy)
}

// valueless reports the use of a field of which only the class file is known.
func (r *resolver) valueless(f *Field, at source.Span) {
	if (f.Class.Compiled || f.Class.Stub && f.Static && f.Final) && f.Const == nil && f.Enum == nil {
		r.unsupported(at, "the field "+f.QName()+", whose value is not known here,", "give its source with --source-path")
	}
}

// IsOutside reports whether c is no part of the program given, but of the library or the JDK. An object
// is of such a class only where reached code creates it. An enum of the JDK is as good as one of
// the program: initialisation makes its objects, and no code can.
func (c *Class) IsOutside() bool { return c.Library || c.Platform && c.EnumOf() == nil }

// Opaque says why nothing is known of objects of type t that the code did not make: it
// is a compiled class or one of the JDK, or an array of one. It is nil for others.
func Opaque(t Type, at source.Span, what string) *source.Diagnostic {
	c, ok := Leaf(t).(*Class)
	switch {
	case ok && c.Compiled:
		return source.NotSupported(at, what+" of type "+c.Name+", of which only the class file is known,", "give its source with --source-path, or write what the checked code needs of it as a class of your own")
	case ok && c.Platform && c.EnumOf() == nil:
		return source.NotSupported(at, what+" of type "+c.Name+", of whose states it is not known which are valid,", "create it in the method, or write what the checked code needs of it as a class of your own")
	}
	return nil
}
