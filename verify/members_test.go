package verify_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"inspect/cfg"
	"inspect/encode"
	"inspect/verify"
)

// TestBrokenMembers: a member of an annotation that cannot be read or typed costs the methods
// whose verdict rests on it and no other. Each row is a member of T, and the methods that are
// refused: get and put touch the objects of T, free does not, and the others speak of g, f, N
// or the data group d.
func TestBrokenMembers(t *testing.T) {
	t.Parallel()
	const class = `class T {
	int v; int[] a; /*@ nullable @*/ T next;
	MEMBER
	T() { v = 0; a = new int[1]; }
	//@ ensures \result == 1;
	static int free() { return 1; }
	//@ ensures \result == v;
	int get() { return v; }
	//@ assignable v; ensures v == x;
	void put(int x) { v = x; }
	SPEAKER
}
class U {
	//@ ensures \result == t.v;
	static int use(T t) { return t.v; }
}
`
	speakers := map[string]string{
		"":  "",
		"g": "//@ ensures g == 3;\n\tint g() { return 1; }",
		"f": "//@ ensures f(v) == 3;\n\tint f() { return 1; }",
		"N": "//@ ensures N.z == 3;\n\tint n() { return 1; }",
		"d": "//@ assignable d;\n\tvoid d() { v = 1; }\n\tvoid called() { d(); }\n\t//@ ensures \\not_modified(d);\n\tvoid not() { }",
	}
	for _, c := range []struct{ speaker, member, refused string }{
		{"g", "ghost int g = ;", "T g"},
		{"g", "static ghost int g = 1 +;", "g"},
		{"g", "static ghost Unknown g;", "g"},
		{"g", "ghost int g = (1;", "T g"},
		{"g", "ghost int g = 1);", "T g"},
		{"g", "ghost int h = (1; ghost int g = 3;", "T"},
		{"g", "ghost int g = 1; invariant g > ; ghost int h = 2;", "T g get put use"},
		{"g", "model int g; represents g = v +;", "g"},
		{"g", "model int g; represents g <- v +;", "g"},
		{"g", "model int g; represents g == v;", "g"},
		{"g", "model int g; represents = v;", "g"},
		{"g", "model int g; represents h = v;", "g"},
		{"g", "model int g; represents g = v; represents g = 3;", "g"},
		{"g", "model int g; represents g = undefined;", "g"},
		{"", "represents h = v;", ""},
		{"f", "model pure int f(int x) { return 1 + ; }", "f"},
		{"f", "model pure int f(int x { return 1; }", "f"},
		{"f", "model pure int f(int x) {\n int y = (x;\n return y;\n }", "f"},
		{"f", "model pure int f(Unknown x) { return 1; }", "f"},
		{"f", "requires x > 0; ensures \\result > 0; model pure int f(int x { return 1; }", "f"},
		{"f", "ensures \\result > ; model pure int f(int x);", "f"},
		{"N", "model static class N { static int z = ; }", "n"},
		{"N", "model static class N { static int z; static void f( { } }", "n"},
		{"N", "model static interface N { int z = ; }", "n"},
		{"N", "model static class N extends { static int z; }", "T free get n put use"},
		{"N", "model class N extends T { static int z; int get( { return 2; } }", "T get n put use"},
		{"", "invariant v > ;", "T get put use"},
		{"", "monitors_for ;", ""},
		{"d", "model int d, e; maps a[* \\into e;", "called d not put"},
		{"d", "model int d, e; maps a.undefined \\into e;", ""},
		{"d", "model int d; maps a.undefined \\into d;", "called d not"},
		{"d", "model int d; maps a[*] \\into undefined;", "called d not put"},
		{"d", "model int d; maps next.d \\into d;", "called d not"},
		{"d", "model int d; maps T.* \\into d;", "called d not"},
		{"d", "model int d; in ;", "called d not put"},
		{"", "in undefined;", "put"},
	} {
		text := strings.NewReplacer("MEMBER", "/*@ "+c.member+" @*/", "SPEAKER", speakers[c.speaker]).Replace(class)
		var refused []string
		for m, r := range resultsOf(t, 4, text) {
			if r.Verdict == "unsupported" {
				m = m[strings.Index(m, ".")+1:]
				refused = append(refused, m[:strings.Index(m, "(")])
			}
		}
		slices.Sort(refused)
		if got := strings.Join(refused, " "); got != c.refused {
			t.Errorf("%s: refused %q, want %q", c.member, got, c.refused)
		}
	}
}

// TestUnreadableMethodMayChange: what a private static field holds is not known for ever where
// a method of its class cannot be read.
func TestUnreadableMethodMayChange(t *testing.T) {
	const class = `class T {
	private static final int[] DAYS = {3, 2, 3};
	private static int most = 3;
	//@ ensures \result == 3;
	static int days() { return DAYS[0]; }
	//@ ensures \result == 3;
	static int most() { return most; }
	static void METHOD
}
`
	for method, want := range map[string]string{"bad() { DAYS[0] = most = 1 + ; }": "violated", "good() { }": "holds"} {
		doc := verify.Run(context.Background(), verify.Config{
			Paths: []string{javaFile(t, strings.Replace(class, "METHOD", method, 1))}, Bounds: cfg.Bounds{Bits: 4, Objects: 1},
			Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}},
		})
		expectVerdicts(t, doc, map[string]string{"days()": want, "most()": want})
	}
}
