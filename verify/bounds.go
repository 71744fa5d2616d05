package verify

import (
	"sort"
	"strings"

	"inspect/cfg"
	"inspect/java/bounds"
	"inspect/java/library"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/verify/present"
)

// Limits beyond which a bound is refused at once: a formula of such a size
// could not be built, let alone solved. The lengths of arrays are only numbers to
// the quantified encoding; the ground one says when they are too many cells.
const (
	maxBits   = 64
	maxCount  = 4096
	maxUnwind = 100000
	maxLength = 1<<31 - 1 // Java's own
)

// checkBounds refuses bounds that make no sense. b has its defaults filled in.
func checkBounds(b cfg.Bounds) []*source.Diagnostic {
	var ds []*source.Diagnostic
	check := func(flag string, v, lo, hi int) {
		if v < lo || v > hi {
			d := source.Errorf(codeBounds, source.Span{}, "--%s %d is out of range: it must be between %d and %d", flag, v, lo, hi)
			if v > hi {
				d.Remedy = "bounded checking is about small bounds: most faults show with 2 to 5"
			}
			ds = append(ds, d)
		}
	}
	check("bits", b.Bits, 1, maxBits)
	check("objects", b.Objects, 0, maxCount)
	check("array-length", b.ArrayLength, 0, maxLength)
	check("unwind", b.Unwind, 0, maxUnwind)
	check("recursion", b.Recursion, 0, maxUnwind)
	check("collection-size", b.CollectionSize, 0, maxLength)
	check("string-length", b.StringLength, 0, maxLength)
	check("constant-limit", b.Constant, 0, maxCount)
	for _, p := range b.Places {
		most := maxUnwind
		if p.Flag == bounds.ArrayLength {
			most = maxLength
		}
		check(p.Flag+" "+p.At+"=", p.N, 0, most)
	}
	var names []string
	for n := range b.PerClass {
		names = append(names, n)
	}
	sort.Strings(names)
	for _, n := range names {
		check("objects "+n+"=", b.PerClass[n], 0, maxCount)
	}
	return ds
}

// elementary are the element types of arrays that are no classes.
var elementary = map[string]bool{"boolean": true, "byte": true, "short": true, "char": true, "int": true, "long": true, "float": true, "double": true}

// checkClasses refuses bounds of classes that are not there: a bound that is
// ignored in silence would make the verdict mean something else.
func checkClasses(w *types.World, b cfg.Bounds) []*source.Diagnostic {
	known := map[string]bool{}
	var own []string
	for _, c := range w.AllClasses() {
		known[c.Name], known[c.SimpleName()] = true, true
		if !c.Opaque && !c.IsOutside() && !c.Compiled && (c.Decl == nil || !present.IsInLibrary(c.Decl.Span())) {
			own = append(own, c.Name)
		}
	}
	var given []string
	for n := range b.PerClass {
		given = append(given, n)
	}
	sort.Strings(given)
	var ds []*source.Diagnostic
	refuse := func(remedy, format string, args ...any) {
		d := source.Errorf(codeBounds, source.Span{}, format, args...)
		d.Remedy = remedy
		ds = append(ds, d)
	}
	classes := "the classes are " + strings.Join(own, ", ")
	for _, n := range given {
		element := strings.TrimRight(n, "[]")
		if known[element] || elementary[element] && element != n {
			continue
		}
		if name := libraryClass(element); name != "" {
			refuse("leave the bound out, or give the files that need it", "--objects %s=%d: nothing that is checked here needs %s", n, b.PerClass[n], name)
			ds[len(ds)-1].Severity = source.Warning
			continue
		}
		refuse(classes, "--objects %s=%d: there is no class %s", n, b.PerClass[n], element)
	}
	for _, p := range b.Places {
		element := strings.TrimRight(p.At, "[]")
		if p.Flag == bounds.ArrayLength && !known[element] && !elementary[element] {
			refuse(classes, "--%s %s=%d: there is no class %s", p.Flag, p.At, p.N, element)
		}
	}
	for _, p := range b.Unmatched(w) {
		what := map[string]string{bounds.Unwind: "loop", bounds.Recursion: "method"}[p.Flag]
		refuse("`inspect list` shows the methods; a line is that where the loop begins", "--%s %s=%d: there is no such %s", p.Flag, p.At, p.N, what)
	}
	return ds
}

// libraryClass is the class of the library that goes by a name, simple or qualified; "":
// none does.
func libraryClass(name string) string {
	for _, m := range library.Models() {
		if m.Name == name || m.Name[strings.LastIndexByte(m.Name, '.')+1:] == name {
			return m.Name
		}
	}
	return ""
}
