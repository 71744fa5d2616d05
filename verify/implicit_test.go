package verify_test

import (
	"context"
	"slices"
	"testing"
	"time"

	"inspect/cfg"
	"inspect/encode"
	"inspect/internal/columns"
	"inspect/java/types"
	"inspect/verify"
)

// TestImplicitConstructors: a constructor that nobody wrote is listed and checked
// where it has something to keep.
func TestImplicitConstructors(t *testing.T) {
	path := javaFile(t, `
		class C {
			int size; //@ private invariant size > 0;
			//@ ensures \result > 0;
			int get() { return size; }
		}
		class Good { int v = 1; /*@ invariant v == 1; @*/ }
		class Below extends C { }
		class First { /*@ nullable @*/ First next; //@ initially next != null;
		}
		interface Sized { //@ instance invariant size() > 0;
			/*@ pure @*/ int size(); }
		class Implements implements Sized { public /*@ pure @*/ int size() { return 0; } }
		class Node { Node next; }
		class Free { /*@ nullable @*/ Node next; int k = 3; static /*@ nullable @*/ Node none; }
		class Throws { int[] a = new int[Free.none == null ? -1 : 1]; }
		class Raised { Raised() { throw new IllegalStateException(); } }
		class Raises extends Raised { }
		class Util { static int one() { return 1; } }
		class Written { Written() { } }
		abstract class Shape { int sides; //@ invariant sides > 2;
		}
		enum Colour { RED }
		interface Empty { }
		interface Long { //@ ensures \result > 0;
			int length();
			//@ also ensures \result >= 0;
			int hashCode(); }
		record Line(int length) implements Long { }
		record Half(int n) { //@ public invariant n >= 0;
		}
		record Kept(int n) { /*@ public invariant n >= 0; @*/ Kept { n = 1; } }
		record Name(String s) { }
		interface Placed { //@ ensures \result > 0;
			int ordinal(); }
		enum Place implements Placed { FIRST, SECOND }`)
	doc := verify.Run(context.Background(), verify.Config{
		Paths: []string{path}, Check: true, Bounds: cfg.Bounds{Bits: 4, Objects: 1, ArrayLength: 1}, Timeout: time.Minute,
		Exceptions: types.NoException,
		Attempts:   []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}},
	})
	var got []string
	for _, r := range doc.Results {
		got = append(got, r.Class+"."+r.Method+" "+string(r.Verdict))
	}
	want := []string{
		"C.C() (implicit) violated", "C.get() holds", "Good.Good() (implicit) holds", "Below.Below() (implicit) violated",
		"First.First() (implicit) violated", "Implements.Implements() (implicit) violated", "Implements.size() vacuous",
		"Node.Node() (implicit) violated", "Throws.Throws() (implicit) violated", "Raised.Raised() violated",
		"Raises.Raises() (implicit) violated", "Util.one() nothing-to-check", "Written.Written() nothing-to-check",
		"Line.hashCode() violated", "Line.length() violated", "Half.Half(int) (implicit) violated", "Kept.Kept(int) holds", "Place.ordinal() (inherited) violated",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got\n%q\nwant\n%q\n%s", got, want, columns.Text(doc))
	}
	var listed []string
	for _, m := range verify.ListMethods(context.Background(), verify.Config{Paths: []string{path}}).Methods {
		listed = append(listed, m.Class+"."+m.Method)
	}
	for i, r := range doc.Results {
		if i >= len(listed) || listed[i] != r.Class+"."+r.Method {
			t.Fatalf("%v are listed", listed)
		}
		one := verify.ListMethods(context.Background(), verify.Config{Paths: []string{path}, Methods: []string{listed[i]}})
		if len(one.Methods) != 1 || one.Methods[0].Method != r.Method {
			t.Errorf("%s names %v", listed[i], one)
		}
	}
}
