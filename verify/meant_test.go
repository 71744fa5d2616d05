package verify_test

import (
	"context"
	"strings"
	"testing"

	"inspect/cfg"
	"inspect/encode"
	"inspect/verify"
)

// TestMeant: of words and operators that JML writes otherwise, the remedy names what is
// meant.
func TestMeant(t *testing.T) {
	path := javaFile(t, `class A {
	int x; int[] a;
	//@ requires x > 0 && x = 1;
	void comparison() { }
	//@ ensures 1 = x;
	void turned() { }
	//@ requires a.length() > 0;
	void length() { }
	//@ assignable none;
	void none() { }
	//@ assignable nothing;
	void nothing() { }
	//@ assignable everything;
	void everything() { }
	//@ ensures \result == 1;
	void result() { }
}
`)
	doc := verify.Run(context.Background(), verify.Config{
		Paths: []string{path}, Bounds: cfg.Bounds{Bits: 4, Objects: 1},
		Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}},
	})
	want := map[string]string{
		"comparison()": "write x > 0 && x == 1", "turned()": "write 1 == x", "length()": "write a.length",
		"none()": `did you mean \nothing?`, "nothing()": `did you mean \nothing?`, "everything()": `did you mean \everything?`,
		"result()": `leave \result out`,
	}
	seen := 0
	for _, r := range doc.Results {
		w := want[r.Method]
		if w == "" {
			continue
		}
		seen++
		found := false
		for _, m := range r.Remedies {
			found = found || strings.Contains(m.Do, w)
			if strings.Contains(m.Do, "javac") || strings.Contains(m.Why, "operator") {
				t.Errorf("%s: %s: %s", r.Method, m.Why, m.Do)
			}
		}
		if !found {
			t.Errorf("%s: %v, want %q", r.Method, r.Remedies, w)
		}
	}
	if seen != len(want) {
		t.Errorf("%d methods, want %d", seen, len(want))
	}
}
