package verify_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"inspect/cfg"
	"inspect/encode"
	"inspect/internal/columns"
	"inspect/report"
	"inspect/verify"
)

// TestCompiledForTheJVM: a counterexample is confirmed on the JVM although files
// of the same run do not compile, as long as it needs none of them; siblings that
// its file mentions are found. What is missing is named.
func TestCompiledForTheJVM(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	for name, text := range map[string]string{
		"shop/Good.java": `package shop;
public class Good {
	Item item;
	//@ ensures \result > 0;
	static int broken(int x) { return x; }
	static int unreached(Helper h) { return h.twice(3); }
	//@ ensures false;
	static void onlyItems(Item i) { }
}`,
		"shop/Item.java":        "package shop;\nclass Item { }\n",
		"shop/SpecialItem.java": "package shop;\nclass SpecialItem extends Item { Helper h; }\n",
		"shop/Helper.java":      "package shop;\nclass Helper { int twice(int x) { return 2 * x; } }\n",
		"shop/Bad.java": `package shop;
import org.missing.Thing;
class Bad {
	Object made() { return Thing.make(); }
	//@ ensures \result > 0;
	static int alone(int x) { return x; }
}`,
		"other/Astray.java": "package elsewhere;\nclass Astray { Beside b;\n//@ ensures \\result > 0;\nstatic int broken(int x) { return x; } }\nclass Beside { }\n",
	} {
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	doc := verify.Run(context.Background(), verify.Config{
		Paths: []string{dir}, Confirm: verify.ConfirmJVM, Check: true,
		Bounds:   cfg.Bounds{Objects: 1},
		Methods:  []string{"Good.broken", "Good.onlyItems", "Bad.alone", "Astray.broken"},
		Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}},
	})
	want := map[string]string{"shop.Good.broken": "confirmed", "shop.Good.onlyItems": "confirmed", "shop.Bad.alone": "unavailable", "elsewhere.Astray.broken": "confirmed"}
	if len(doc.Results) != len(want) {
		t.Fatalf("%d results\n%s", len(doc.Results), columns.Text(doc))
	}
	for _, r := range doc.Results {
		name := r.Class + "." + strings.SplitN(r.Method, "(", 2)[0]
		if r.Verdict != report.Violated {
			t.Errorf("%s: %s (%s)", name, r.Verdict, r.Reason)
			continue
		}
		j := r.Counterexample.JVM
		if j == nil || j.Status != want[name] {
			t.Errorf("%s: %+v, want %s", name, j, want[name])
			continue
		}
		if name == "shop.Bad.alone" && !strings.Contains(j.Reason, "the package org.missing is missing (Bad.java:2)") {
			t.Errorf("%s: %s", name, j.Reason)
		}
	}
}
