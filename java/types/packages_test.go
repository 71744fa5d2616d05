package types_test

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/parse"
)

// TestPackages: a class inherits what belongs to a package, and overrides it, within that
// package only, and neither what is private; the name then means what stands further out.
func TestPackages(t *testing.T) {
	files := map[string]string{
		"p/Base.java": `package p;
			public class Base {
				static class In { public int f() { return 1; } }
				private static class Own { public int f() { return 1; } }
				protected static class Seen { }
				public static class Open { public int f() { return 1; } }
				int field = 1;
				int m() { return 1; }
				protected int n() { return 1; }
				public int call() { return m() + n(); }
			}`,
		"p/Near.java": `package p;
			class Near extends Base { int use() { return field + m() + n() + new In().f(); } }`,
		"p/Back.java": `package p;
			public class Back extends q.Far {
				static class In { public int f() { return 3; } }
				int m() { return 3; }
				protected int n() { return 3; }
				int use() { return m() + n() + new In().f() + ((Base) this).m(); }
			}`,
		"q/Far.java": `package q;
			class In { int f() { return 2; } }
			class Own { int f() { return 2; } }
			class Outer {
				int field = 2;
				int m() { return 2; }
				int n() { return 2; }
				class Open { }
				class Inside extends p.Base {
					int use() { return field + m() + n() + new In().f() + new Own().f() + new Open().f(); }
					Object seen() { return Seen.class; }
				}
			}
			public class Far extends p.Base {
				int m() { return 2; }
				protected int n() { return 2; }
				int use() { return m() + n() + call(); }
			}`,
		"p/Wide.java": `package p;
			public class Wide extends Base { public int m() { return 4; } }`,
		"q/Last.java": `package q;
			public class Last extends p.Wide { public int m() { return 5; } }`,
		"q/Open.java": `package q;
			public class Open extends p.Base { public int m() { return 6; } }`,
		"p/Both.java": `package p;
			public class Both extends q.Open {
				public int m() { return 7; }
			}`,
		"q/Lists.java": `package q;
			class Cursor { int f() { return 2; } }
			class Lists extends java.util.AbstractList<Object> {
				public Object get(int i) { return null; }
				public int size() { return new Cursor().f(); }
				static class SubList extends java.util.AbstractList<Object> {
					public Object get(int i) { return null; }
					public int size() { return 0; }
					SubList self() { SubList s = this; return s; }
					Object inner() { return new Object() { int n() { return SubList.this.size(); } }; }
				}
			}`,
	}
	dir := t.TempDir()
	var paths []string
	var trees []*ast.File
	for _, name := range slices.Sorted(maps.Keys(files)) {
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(files[name]), 0o600); err != nil {
			t.Fatal(err)
		}
		f, ds := parse.File(source.NewFile(path, files[name]))
		fail(t, ds)
		paths, trees = append(paths, path), append(trees, f)
	}
	theirs := attribution(t, [][]string{paths})
	w, ds := types.NewWorld(trees, config)
	fail(t, ds)
	resolveEverything(w, func(*types.Class) bool { return true })
	for _, p := range paths {
		c := compareWith(w, in(theirs, p))
		for _, s := range c.shown {
			t.Error(s)
		}
		if c.agree == 0 || c.missing > 0 {
			t.Errorf("%s: %d expressions agree, %d have no type", filepath.Base(p), c.agree, c.missing)
		}
	}
	// As JLS 8.4.8.1 has it, and the JVM.
	for _, k := range []struct{ static, dynamic, name, runs string }{
		{"p.Base", "q.Far", "m", "p.Base"},
		{"p.Base", "q.Far", "n", "q.Far"},
		{"p.Base", "p.Back", "m", "p.Back"},
		{"q.Far", "p.Back", "m", "q.Far"},
		{"p.Base", "p.Near", "m", "p.Base"},
		{"p.Base", "q.Last", "m", "q.Last"},
		{"p.Base", "q.Open", "m", "p.Base"},
		{"p.Base", "p.Both", "m", "p.Both"},
		{"q.Open", "p.Both", "m", "p.Both"},
	} {
		m := method(t, w, k.static+"."+k.name)
		if got := w.Dispatch(m, w.Lookup(k.dynamic)); got == nil || got.Class.Name != k.runs {
			t.Errorf("%s.%s() of a %s runs %v, want that of %s", k.static, k.name, k.dynamic, got, k.runs)
		}
	}
	for _, k := range []struct{ method, overrides string }{
		{"q.Far.m", ""}, {"p.Back.m", "p.Base"}, {"q.Last.m", "p.Wide"}, {"p.Wide.m", "p.Base"}, {"q.Open.m", ""}, {"p.Both.m", "q.Open p.Base"},
	} {
		var got []string
		for _, o := range method(t, w, k.method).Overrides {
			got = append(got, o.Class.Name)
		}
		if strings.Join(got, " ") != k.overrides {
			t.Errorf("%s overrides those of %q, want %q", k.method, got, k.overrides)
		}
	}
}
