package packed_test

import (
	"strings"
	"testing"

	"inspect/java/ast"
	"inspect/java/ast/packed"
	"inspect/java/source"
	"inspect/parse"
)

const text = `package p;
import java.util.*;
/** @deprecated */
@Deprecated abstract class A<T extends Comparable<T>> extends B implements C, D {
	//@ invariant x >= 0 && (\forall int i; 0 <= i && i < a.length; a[i] != null);
	private /*@ spec_public @*/ int x = -1, y; final long[] a = {1L, 0x2};
	enum E { P, Q(1) { } }
	//@ requires n > 0; assignable x; ensures \result == \old(x) + n;
	<U> int m(int n, String... s) throws Exception {
		/*@ maintaining true; decreases n; @*/ for (int i = 0, j = 1; i < n; i++) { x += i; }
		Runnable r = () -> { }; Object o = new Object() { int z; };
		return switch (n) { case 1, 2 -> "a".length(); default -> { yield 3; } };
	}
	abstract void empty();
}
`

func dump(f *ast.File) string {
	var b strings.Builder
	ast.Fprint(&b, f)
	return b.String()
}

// TestPacked: what is read says what was written, at the same places, and shares what it
// shared.
func TestPacked(t *testing.T) {
	src := source.NewFile("A.java", text)
	f, ds := parse.File(src)
	if f == nil {
		t.Fatal(ds)
	}
	b := packed.Write(f)
	got, err := packed.Read(string(b), src)
	if err != nil {
		t.Fatal(err)
	}
	if dump(got) != dump(f) {
		t.Errorf("got\n%s\nwant\n%s", dump(got), dump(f))
	}
	if string(packed.Write(got)) != string(b) {
		t.Error("what was read is written in another way")
	}
	var fields []*ast.FieldDecl
	spans := map[source.Span]int{}
	ast.Walk(f, func(n ast.Node) bool { spans[n.Span()]++; return true })
	ast.Walk(got, func(n ast.Node) bool {
		if d, ok := n.(*ast.FieldDecl); ok {
			fields = append(fields, d)
		}
		spans[n.Span()]--
		return true
	})
	for at, n := range spans {
		if n != 0 {
			t.Errorf("%d nodes too few at %v", n, at)
		}
	}
	if fields[0].Modifiers != fields[1].Modifiers || fields[0].Type != fields[1].Type {
		t.Error("two fields of one declaration share nothing")
	}
}

// TestDamaged: bytes that are no tree are refused.
func TestDamaged(t *testing.T) {
	src := source.NewFile("A.java", text)
	f, _ := parse.File(src)
	b := string(packed.Write(f))
	for i := range len(b) {
		if _, err := packed.Read(b[:i], src); err == nil {
			t.Fatalf("the first %d bytes are taken for a tree", i)
		}
	}
	if _, err := packed.Read(b+"\x00", src); err == nil {
		t.Error("one byte too many is taken for a tree")
	}
}
