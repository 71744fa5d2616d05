package reproduce

import (
	"path/filepath"
	"slices"
	"strings"

	"inspect/java/heap"
	"inspect/java/types"
)

// Needed are the files that the JVM needs for a counterexample: those of the
// classes that the method reaches, and of the objects and static fields of the
// states before and after it, in order of declaration. What else their text
// mentions is found from Roots.
func (c *Case) Needed() []string {
	classes := c.neededClasses()
	return sourcesOf(c.World, func(k *types.Class) bool { return classes[k] })
}

// neededClasses are those that the JVM needs for a counterexample.
func (c *Case) neededClasses() map[*types.Class]bool {
	classes := map[*types.Class]bool{}
	for _, k := range c.World.Reachable(c.Method, nil).Classes {
		classes[k] = true
	}
	classes[c.Method.Class] = true
	add := func(t types.Type) {
		for a, ok := t.(*types.Array); ok; a, ok = t.(*types.Array) {
			t = a.Elem
		}
		if k, ok := t.(*types.Class); ok {
			classes[k] = true
		}
	}
	state := func(s *heap.State) {
		if s == nil {
			return
		}
		for _, o := range s.Objects {
			add(o.Type)
		}
		for _, f := range s.Statics {
			classes[f.Field.Class] = true
		}
	}
	state(c.Pre)
	if c.Java != nil {
		state(c.Java.Post)
	}
	return classes
}

// uncompilable is a class that the JVM needs and of whose file only a part can be read; nil: there
// is none.
func (c *Case) uncompilable() *types.Class {
	var first *types.Class
	for k := range c.neededClasses() {
		if k.File != nil && k.File.Partial && (first == nil || k.ID < first.ID) {
			first = k
		}
	}
	return first
}

// Roots are the folders below which the files of the user's classes stand in the
// folders of their packages: there javac finds a class by its name.
func Roots(w *types.World) []string {
	var out []string
	for _, k := range w.AllClasses() {
		if isBuiltIn(k) || k.File == nil {
			continue
		}
		dir := filepath.Dir(k.Decl.Span().File.Name)
		if name := packageOf(k); name != "" {
			var ok bool
			below := filepath.FromSlash(strings.ReplaceAll(name, ".", "/"))
			if dir, ok = strings.CutSuffix(dir, below); !ok || dir != "" && !strings.HasSuffix(dir, string(filepath.Separator)) {
				continue
			}
			dir = filepath.Clean(dir)
		}
		if !slices.Contains(out, dir) {
			out = append(out, dir)
		}
	}
	return out
}

// packageOf is the name of a class's package, "" for the unnamed one.
func packageOf(c *types.Class) string {
	for c.Outer != nil {
		c = c.Outer
	}
	if i := strings.LastIndexByte(c.Name, '.'); i >= 0 {
		return c.Name[:i]
	}
	return ""
}

// packageFor is the package of a program for a class. Nobody may add to those of the JDK.
func packageFor(c *types.Class) string {
	p := packageOf(c)
	for _, of := range []string{"java.", "javax.", "jdk.", "sun.", "com.sun."} {
		if strings.HasPrefix(p+".", of) {
			return ""
		}
	}
	return p
}

// Place is where a file of the user's stands inside the JDK.
type Place struct {
	Module     string
	Path, Text string // below the folders of packages
}

// Inside are the user's files whose packages belong to modules of the JDK, by their names;
// module names the module of a package, "" for none.
func Inside(w *types.World, module func(pkg string) string) map[string]Place {
	out := map[string]Place{}
	for _, k := range w.AllClasses() {
		p := packageOf(k)
		if isBuiltIn(k) || p == "" {
			continue
		}
		f := k.Decl.Span().File
		if _, known := out[f.Name]; known {
			continue
		}
		if m := module(p); m != "" {
			out[f.Name] = Place{m, filepath.Join(filepath.FromSlash(strings.ReplaceAll(p, ".", "/")), filepath.Base(f.Name)), f.Text}
		}
	}
	return out
}
