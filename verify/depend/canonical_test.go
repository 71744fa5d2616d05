package depend

import "testing"

// TestCanonical: layout and comments mean nothing, but for JML, tags, and what is in texts.
func TestCanonical(t *testing.T) {
	const method = "int f(int[] a) { return a[0]; }"
	for text, isSame := range map[string]bool{
		"int f(int[] a) {\n\treturn a[0];\r\n}":                    true,
		"int f(int[] a) { // the \"first\n return a[0]; }":         true,
		"int f(int[] a) /* it's */ { return a[0]; } // f":          true,
		"int f(int[] a) { //@ assert a != null;\n return a[0]; }":  false,
		"int f(/*@ nullable */ int[] a) { return a[0]; }":          false,
		"/** @throws X */ int f(int[] a) { return a[0]; }":         false,
		"int f(int[] a) { return a[1]; }":                          false,
		"intf(int[] a) { return a[0]; }":                           false,
		"int f(int[] a) { return a[0]; } //@ requires a != null;":  false,
		"int f(int[] a) { //@ assert a.length > 0; return a[0]; }": false,
	} {
		if got := Canonical(text); (got == Canonical(method)) != isSame {
			t.Errorf("%q is %q", text, got)
		}
	}
	for _, two := range [][2]string{
		{`s = "a  b";`, `s = "a b";`},
		{`s = "a // b";`, `s = "a // c";`},
		{`s = "\" // b"; x`, `s = "\" // b"; y`},
		{`c = '"'; // "` + "\n" + `x = 1;`, `c = '"'; // "` + "\n" + `x = 2;`},
		{"s = \"\"\"\n  a\n\"\"\";", "s = \"\"\"\n a\n\"\"\";"},
		{"//@ assert a;\n b();", "//@ assert a; b();"},
		{"a / b / c", "a // b\n / c"},
	} {
		if Canonical(two[0]) == Canonical(two[1]) {
			t.Errorf("%q and %q are the same", two[0], two[1])
		}
	}
}
