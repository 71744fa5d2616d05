package source

import "testing"

func TestA(t *testing.T) {
	for name, want := range map[string]string{"Object": "an Object", "int[]": "an int[]", "String": "a String", "new A() {…}": "a new A() {…}", "": "a "} {
		if got := A(name); got != want {
			t.Errorf("A(%q) = %q, want %q", name, got, want)
		}
	}
}
