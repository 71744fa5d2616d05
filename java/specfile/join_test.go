package specfile_test

import (
	"strings"
	"testing"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/specfile"
	"inspect/parse"
)

func tree(t *testing.T, name, text string) *ast.File {
	t.Helper()
	f, ds := parse.File(source.NewFile(name, text))
	if f == nil {
		t.Fatal(ds)
	}
	return f
}

func dump(t *testing.T, f *ast.File) string {
	t.Helper()
	var b strings.Builder
	if err := ast.Fprint(&b, f); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// TestJoin: the joined tree is that of the source with the specifications written out,
// but for the names of parameters, which each file has of its own.
func TestJoin(t *testing.T) {
	for _, c := range []struct {
		name, java, spec, want string
		of                     specfile.Kind
		said                   []string
	}{
		{
			name: "methods, fields and classes",
			java: "class A { int a; /*@ nullable @*/ A n; //@ ensures false;\n void m(int x) { } static class B { int b; } }",
			spec: "class A { /*@ spec_public @*/ int a; //@ in g;\n //@ model int g;\n //@ requires x > 0;\n /*@ helper @*/ void m(/*@ non_null @*/ int x); static class B { //@ invariant b > 0;\n } }",
			want: "class A { /*@ spec_public @*/ int a; //@ in g;\n A n; //@ requires x > 0;\n /*@ helper @*/ void m(/*@ non_null @*/ int x) { } static class B { int b; //@ invariant b > 0;\n } //@ model int g;\n }",
			said: []string{"the specifications in A.java are not read"},
		},
		{
			name: "a class that the specifications do not name keeps its own",
			java: "class A { //@ invariant true;\n } class B { //@ invariant false;\n }",
			spec: "class A { }",
			want: "class A { } class B { //@ invariant false;\n }",
			said: []string{"the specifications in A.java are not read"},
		},
		{
			name: "foreign", of: specfile.External,
			java: "class A { int[] a; int[] b; }",
			spec: "class A { int[] a; }",
			want: "class A { int[] a; /*@ nullable @*/ int[] b; }",
		},
		{
			name: "modelled", of: specfile.Modelled,
			java: "/*@ nullable_by_default @*/ class A { //@ invariant true;\n int f() { return 1; } }",
			spec: "class A { //@ ensures true;\n int f(); //@ ensures false;\n int g(); }",
			want: "/*@ nullable_by_default @*/ class A { //@ invariant true;\n //@ ensures true;\n int f() { return 1; } //@ ensures false;\n int g(); }",
		},
		{
			name: "what is not there",
			java: "class A { void m(java.util.List l, int[] a) { } }",
			spec: "class A { void m(q.List l, int[] a); void m(List k, int b[]) { } int x = 1; interface I { } } class B { }",
			want: "class A { void m(java.util.List l, int[] a) { } /*@ @*/ }",
			said: []string{"class A has no method m(q.List, int[]) in A.java, but m(java.util.List, int[])", "class A has no field x in A.java",
				"class A has no member class I in A.java", "class B of the specification file is not in A.java", "code in a specification file is not read: that of A.java counts"},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			java, spec := tree(t, "A.java", c.java), tree(t, "A.jml", c.spec)
			before := dump(t, java) + dump(t, spec)
			joined, ds := specfile.Join(java, spec, c.of)
			if dump(t, java)+dump(t, spec) != before {
				t.Error("a tree was changed")
			}
			for i, d := range ds {
				if i >= len(c.said) || !strings.HasPrefix(d.Message, c.said[i]) {
					t.Errorf("said: %s", d.Format())
				}
			}
			if len(ds) < len(c.said) {
				t.Errorf("not said: %s", c.said[len(ds):])
			}
			have, want := dump(t, joined), dump(t, tree(t, "A.java", c.want))
			if have = strings.ReplaceAll(strings.ReplaceAll(have, " (x)", ""), " (l | a)", ""); have != want {
				t.Errorf("have\n%swant\n%s", have, want)
			}
		})
	}
}
