package types

import (
	"maps"
	"slices"
	"strings"

	"inspect/java/source"
)

// BadImplementation is the code of a choice of implementations that there cannot be.
//
//	class A { }   // with --implementation List=Missing
const BadImplementation source.Code = "implementation"

// chosen are the names of the classes that values of type c from before the call are of,
// where some were chosen (Config.Implementations).
func (w *World) chosen(c *Class) ([]string, bool) {
	for _, n := range []string{c.Name, c.SimpleName()} {
		if cs, ok := w.config.Implementations[n]; ok {
			return cs, true
		}
	}
	return nil, false
}

// IsChosen reports whether classes were chosen for values of type c.
func (w *World) IsChosen(c *Class) bool {
	_, some := w.chosen(c)
	return some
}

// CanBeChosen reports whether a value of type c from before the call may be of class k, as far
// as classes were chosen.
func (w *World) CanBeChosen(c, k *Class) bool {
	names, some := w.chosen(c)
	return !some || slices.ContainsFunc(names, func(n string) bool {
		return n == k.Name || n == k.SimpleName() || slices.Contains(inputsNamed(n), k.Name)
	})
}

// inputsNamed are the classes of the library that a name, simple or qualified, chooses: the
// class itself, or, where none of its own objects exist before the call (EnumSet), those
// that its values are of.
func inputsNamed(name string) []string {
	var out []string
	for _, n := range slices.Sorted(maps.Keys(ranges)) {
		switch {
		case n != name && n[strings.LastIndexByte(n, '.')+1:] != name:
		case slices.Contains(ranges[n], n):
			out = append(out, n)
		default:
			out = append(out, ranges[n]...)
		}
	}
	return out
}

// CheckImplementations refuses choices of classes that are not there, or are no
// implementations: a choice that is ignored would make the verdict mean something else.
func (w *World) CheckImplementations() []*source.Diagnostic {
	var ds []*source.Diagnostic
	for _, name := range slices.Sorted(maps.Keys(w.config.Implementations)) {
		for _, by := range w.config.Implementations[name] {
			if why, remedy := w.choice(name, by); why != "" {
				d := source.Errorf(BadImplementation, source.Span{}, "--implementation %s=%s: %s", name, by, why)
				d.Remedy = remedy
				ds = append(ds, d)
			}
		}
	}
	return ds
}

func (w *World) choice(name, by string) (why, remedy string) {
	of := w.namedClass(name)
	if of == nil {
		return "nothing that is checked here needs a " + name, "leave it out, or give the files that need it"
	}
	k := w.namedClass(by)
	for _, n := range inputsNamed(by) {
		k, _ = w.canonicalClass(n)
	}
	switch {
	case k == nil:
		return "there is no class " + by, "name a class of the program, or one of the library whose objects may exist before the call"
	case k.IsOutside() && !w.MayBeInput(k):
		return "no object of " + k.Name + " exists before the call", "name a class of the program, or one that `inspect list --models` says may exist then"
	}
	w.Header(k)
	if !k.IsSubclassOf(of) {
		return by + " is no " + name, "name classes that extend or implement it"
	}
	return "", ""
}

// namedClass is the class that goes by a name, simple or qualified, among those that were met.
func (w *World) namedClass(name string) *Class {
	for _, c := range w.AllClasses() {
		if c.Name == name || c.SimpleName() == name {
			return c
		}
	}
	return nil
}
