package verify_test

import (
	"path/filepath"
	"testing"

	"inspect/cfg"
	"inspect/verify"
)

// TestContractResults: the result of a call by contract may be any object of its type that
// inputs of that type may be, also where nothing else in the method makes one; a result of
// which no object is known is refused.
func TestContractResults(t *testing.T) {
	dir := tree(t, map[string]string{"A.java": `import java.util.*;
		class A {
			//@ ensures true;
			static native Integer box();
			//@ ensures \result == 5;
			static native Integer five();
			//@ ensures true;
			static native /*@ nullable @*/ CharSequence chars();
			//@ ensures true;
			static native /*@ nullable @*/ Object any();
			//@ ensures true;
			static native RuntimeException exception();
			//@ ensures true;
			static native /*@ nullable @*/ String[] texts();
			//@ ensures true;
			static native /*@ nullable @*/ List<String> list();
			interface None {}
			//@ ensures true;
			static native /*@ nullable @*/ None none();
			static void boxed() { int n = box(); assert n == 7; }
			static void boxedFive() { int n = five(); assert n == 5; }
			static void charsNull() { assert chars() == null; }
			static void anyText() { Object o = any(); assert !(o instanceof String); }
			static void anyBox() { Object o = any(); assert !(o instanceof Integer) || (Integer) o == 3; }
			static void thrown() { RuntimeException e = exception(); assert false; }
			static void elements() { String[] s = texts(); assert s == null || s.length == 0 || s[0] == null; }
			static void listNull() { assert list() == null; }
			static void listMade() { List<String> l = new ArrayList<>(); assert list() != l; }
			static void noneNull() { assert none() == null; }
		}`})
	const no = ", of which no object is known here, is not supported yet"
	expect(t, verdictsWithin(t, verify.Config{Paths: []string{filepath.Join(dir, "A.java")}, Bounds: cfg.Bounds{Objects: 2}}), map[string]string{
		"A.boxed()": "violated", "A.boxedFive()": "holds", "A.charsNull()": "violated", "A.anyText()": "violated", "A.anyBox()": "violated",
		"A.thrown()": "violated", "A.elements()": "violated", "A.listMade()": "violated",
		"A.listNull()": "unsupported: the result of A.list(), of type java.util.List" + no,
		"A.noneNull()": "violated",
	})
}
