package parse_test

import (
	"fmt"
	"strings"
	"testing"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/parse"
)

// outlineText writes an outline in the manner of Java.
func outlineText(f *ast.File) string {
	var b strings.Builder
	if f.Package != nil {
		fmt.Fprintf(&b, "package %s; ", f.Package.Name)
	}
	for _, i := range f.Imports {
		fmt.Fprintf(&b, "import %s%s%s; ", map[bool]string{true: "static "}[i.Static], i.Name, map[bool]string{true: ".*"}[i.OnDemand])
	}
	types := func(word string, ts []ast.TypeExpr) {
		for i, t := range ts {
			var parts []string
			for _, p := range t.(*ast.NamedType).Parts {
				parts = append(parts, p.Name)
			}
			if i > 0 {
				word = ","
			}
			fmt.Fprintf(&b, "%s %s", word, strings.Join(parts, "."))
		}
	}
	var write func(d *ast.ClassDecl)
	write = func(d *ast.ClassDecl) {
		fmt.Fprintf(&b, "%s %s", d.Kind, d.Name.Text)
		types(" extends", d.Extends)
		types(" implements", d.Implements)
		b.WriteString(" {")
		for _, m := range d.Members {
			b.WriteString(" ")
			write(m.(*ast.ClassDecl))
		}
		b.WriteString(" }")
	}
	for i, d := range f.Types {
		if i > 0 {
			b.WriteString(" ")
		}
		write(d)
	}
	return b.String()
}

func TestOutline(t *testing.T) {
	for _, c := range []struct{ java, want string }{
		{"package p.q; import a.B; import static a.C.d; import a.e.*; import static a.F.*; class A { int x = ; }",
			"package p.q; import a.B; import static a.C.d; import a.e.*; import static a.F.*; class A { }"},
		{"public final class A<T extends B<C>> extends p.D<E>.F implements G<H, I>, J { } interface K extends L, M { }",
			"class A extends p.D.F implements G, J { } interface K extends L, M { }"},
		{"class A { class B { } void f() { class C extends A { } } static enum E implements I { X { } } } class D { }",
			"class A { class B { } class C extends A { } enum E implements I { } } class D { }"},
		{"record R(int x, @N(a = 1) I y) implements I { } class A { int record = 1; A record(int x) { return record(1); } }",
			"record R implements I { } class A { }"},
		{"@interface N { } sealed class A extends @X B permits C, D { Class<?> c = A.class; Class<?> d = int.class; }",
			"@interface N { } class A extends B { }"},
		// What is open hides nothing.
		{"class A { /* open\n class B extends A { }", "class A { class B extends A { } }"},
		{"class A { } /* open class B extends A { } /* again class C extends B { }", "class A { } class B extends A { } class C extends B { }"},
		{"class A { } class B { String s = \"\"\"\n open; }\nclass C extends A { }", "class A { } class B { } class C extends A { }"},
		{"class A { String s = \"open; }\n } class B extends A { }", "class A { } class B extends A { }"},
		{"class A { void f() { \nclass B extends A { }", "class A { class B extends A { } }"},
		{"class A { } } } class B extends A { }", "class A { } class B extends A { }"},
		{"class A extends", "class A { }"},
		{"class A<T extends B { } class C extends D<E { }", "class A { } class C extends D { }"},
		{"class", ""},
		{"\\u0063lass A { /* class B */ // class C\n }", "class A { }"},
	} {
		if got := outlineText(parse.Outline(source.NewFile("A.java", c.java))); got != c.want {
			t.Errorf("%s\nis  %s\nnot %s", c.java, got, c.want)
		}
	}
}

// TestOutlineOfWholeFiles: of a file without errors the outline has what the tree has.
func TestOutlineOfWholeFiles(t *testing.T) {
	texts := javaUtil(t)
	for _, name := range sortedNames(texts) {
		f, ds := parse.File(source.NewFile(name, texts[name]))
		if f == nil {
			t.Fatal(name, ds)
		}
		if want, got := hierarchy(f), hierarchy(parse.Outline(source.NewFile(name, texts[name]))); got != want {
			t.Errorf("%s: the tree has\n%s\nthe outline\n%s", name, want, got)
		}
	}
}

// hierarchy lists the classes of a file with what they extend and implement, local
// and anonymous ones included.
func hierarchy(f *ast.File) string {
	var b strings.Builder
	name := func(t ast.TypeExpr) string {
		var parts []string
		for _, p := range t.(*ast.NamedType).Parts {
			parts = append(parts, p.Name)
		}
		return strings.Join(parts, ".")
	}
	for _, d := range f.Types {
		ast.Walk(d, func(n ast.Node) bool {
			if d, ok := n.(*ast.ClassDecl); ok {
				fmt.Fprintf(&b, "%s %s", d.Kind, d.Name.Text)
				for _, t := range append(append([]ast.TypeExpr(nil), d.Extends...), d.Implements...) {
					b.WriteString(" " + name(t))
				}
				b.WriteString("\n")
			}
			if e, ok := n.(*ast.New); ok && e.Body != nil {
				t := e.Type
				fmt.Fprintf(&b, "class new %s() {…} %s\n", t.Parts[len(t.Parts)-1].Name, name(t))
			}
			return true
		})
	}
	return b.String()
}
