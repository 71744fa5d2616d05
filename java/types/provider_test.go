package types_test

import (
	"strings"
	"testing"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
)

// texts is a Provider of classes as texts, by their names.
type texts struct {
	t        *testing.T
	compiled bool
	of       map[string]string
	asked    map[string]int
}

func (p texts) Class(name string) (*ast.File, error) {
	p.asked[name]++
	text, ok := p.of[name]
	if !ok {
		return nil, nil
	}
	f := parsed(p.t, strings.ReplaceAll(name, ".", "/"), text)
	if p.compiled {
		ast.Walk(f, func(n ast.Node) bool {
			if m, ok := n.(*ast.MethodDecl); ok {
				m.Body = nil
			}
			return true
		})
	}
	return f, nil
}

func (p texts) Compiled() bool { return p.compiled }
func (p texts) Platform() bool { return false }

func (p texts) Package(name string) bool {
	for n := range p.of {
		if strings.HasPrefix(n, name+".") {
			return true
		}
	}
	return false
}

// TestCompiled: classes known by their class files have names, supertypes, members and
// constants. What would need a body or a value is refused where it is used, and none of
// their objects are known.
func TestCompiled(t *testing.T) {
	lib := texts{t, true, map[string]string{
		"lib.Box":   "package lib; public class Box implements Sized { public static final int MAX = 7; public static int count; public int v; public Box() { } public int size() { } protected Far far() { } }",
		"lib.Sized": "package lib; public interface Sized { int size(); default boolean isEmpty() { } class In { public static final int C = 3; } }",
		"lib.Far":   "package lib; public class Far extends Further { Never never() { } }", "lib.Further": "package lib; public class Further { }", "lib.Never": "package lib; public class Never { }",
	}, map[string]int{}}
	c := config
	c.Providers = []types.Provider{texts{t, false, map[string]string{"q.Own": "package q; public class Own extends lib.Box { int mine() { return lib.Sized.In.C; } public int size() { return 2; } }"}, map[string]int{}}, lib}
	w, ds := types.NewWorld([]*ast.File{parsed(t, "A.java", `import lib.*; import q.Own; class A implements Sized { Box field;
		public int size() { return 1; }
		int constant() { return Box.MAX + Sized.In.C; }
		int mentions(Box b, Sized[] s) { return b == null ? 1 : s.length; }
		int virtual(Sized s) { return s.size(); }
		Box makes() { return new Box(); }
		int calls(Box b) { return b.size(); }
		boolean inherits() { return isEmpty(); }
		int reads() { return Box.count; }
		int own(Own o) { return o.mine() + o.size(); }
		int ownField(Own o) { return o.v; }
		Lost lost() { return null; }
		int unknown(Box b) { return b.length(); }
	}`)}, c)
	fail(t, ds)
	for name, want := range map[string]string{
		"constant": "", "mentions": "", "virtual": "", "own": "",
		"calls": "", "inherits": "", // refused where an execution comes to the call
		"makes":    "a call of lib.Box.Box(), which has no body here, is not supported yet",
		"reads":    "the field Box.count, whose value is not known here, is not supported yet",
		"ownField": "the field Box.v, whose value is not known here, is not supported yet",
		"lost":     "there is no class Lost here",
		"unknown":  "class lib.Box has no method length",
	} {
		m := method(t, w, "A."+name)
		w.Load(m)
		got := ""
		for _, d := range w.Resolve(m) {
			if got == "" {
				got = d.Message
			}
			if d.Span.File.Name != "A.java" {
				t.Errorf("%s: the place is %s", name, d.Span)
			}
		}
		if got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
	w.Freeze()
	var below []string
	for _, k := range w.Subclasses(w.Lookup("lib.Sized")) {
		below = append(below, k.Name)
	}
	if got := strings.Join(below, " "); got != "A q.Own" {
		t.Errorf("Sized may be %s", got)
	}
	below = nil
	for _, k := range w.LiveSubtypes(w.Lookup("lib.Sized")) { // Own by way of Box
		below = append(below, k.Name)
	}
	if got := strings.Join(below, " "); got != "A q.Own" {
		t.Errorf("heirs of Sized: %s", got)
	}
	box := w.Lookup("lib.Box")
	if !box.Compiled || box.Library || types.Opaque(w.ArrayOf(box), source.Span{}, "a value") == nil || types.Opaque(w.Lookup("q.Own"), source.Span{}, "a value") != nil {
		t.Error("what is compiled?")
	}
	if n := lib.asked["lib.Never"]; n != 0 {
		t.Errorf("lib.Never was asked for %d times", n)
	}
	for name, n := range lib.asked {
		if n > 1 {
			t.Errorf("%s was asked for %d times", name, n)
		}
	}
}

// TestCompiledBridge: that a compiled class overrides a method by a type argument says
// nothing of calls, which never run its methods.
func TestCompiledBridge(t *testing.T) {
	c := config
	c.Providers = []types.Provider{texts{t, true, map[string]string{"lib.Buffer": "package lib; public class Buffer implements Comparable<Buffer> { public int compareTo(Buffer b) { } }"}, map[string]int{}}}
	w, ds := types.NewWorld([]*ast.File{parsed(t, "A.java", "class A implements Comparable { lib.Buffer b; public int compareTo(Object o) { return 0; } int f(Comparable c) { return b == null ? c.compareTo(c) : 0; } }")}, c)
	fail(t, ds)
	w.Header(w.Lookup("lib.Buffer"))
	fail(t, w.Resolve(method(t, w, "A.f")))
}

// TestLive: a class that only the declaration of a class found names is none of the
// objects there may be, until code that a check reaches names it. Then what \reach
// follows has its fields.
func TestLive(t *testing.T) {
	of := map[string]string{
		"p.Base":  "package p; public class Base { public Base next; public Sub sub() { return null; } public Base make() { return new Deep(); } }",
		"p.Sub":   "package p; public class Sub extends Base { Base other; }",
		"p.Deep":  "package p; public class Deep extends Base { Base more; }",
		"p.Never": "package p; public class Never extends Base { }",
	}
	const text = `import p.Base; class A {
		//@ requires \reach(b).has(c); ensures \reach(b, Base).has(c);
		void plain(Base b, Base c) { }
		void makes(Base b) { b.make(); } }`
	for name, want := range map[string]string{"A.plain": "Base: Base.next", "A.makes": "Base Deep: Base.next Deep.more"} {
		c := config
		c.Providers = []types.Provider{texts{t, false, of, map[string]int{}}}
		w, ds := types.NewWorld([]*ast.File{parsed(t, "A.java", text)}, c)
		fail(t, ds)
		fail(t, w.Resolve(method(t, w, "A.plain")))
		w.Load(method(t, w, name))
		w.Freeze()
		var words []string
		for _, k := range w.Subclasses(w.Lookup("p.Base")) {
			words = append(words, k.SimpleName())
		}
		words[len(words)-1] += ":"
		for e, fs := range w.Info.ReachFields {
			if e.Type == nil {
				for _, f := range fs {
					words = append(words, f.QName())
				}
			}
		}
		if got := strings.Join(words, " "); got != want {
			t.Errorf("%s: %s, want %s", name, got, want)
		}
	}
}
