package verify_test

import (
	"context"
	"fmt"
	"testing"

	"inspect/cfg"
	"inspect/internal/columns"
	"inspect/report"
	"inspect/verify"
)

// extended is a class that extends one of the library, and objects of it that class
// initialisation makes. Behind the line stands what is to become of the initialisation.
const extended = `import java.util.*;
class S {
	static class K %s { int tag; }
	static final K NONE = new K();
	static final Object ANY = new K() { { tag = 2; } };
	static K other = NONE;
	static int n = NONE.tag;
	//@ static invariant n == %d;
}
`

// unknownInside are the classes of the library of which it is not known what initialisation
// leaves in an object: the specifications of the models look into it.
var unknownInside = map[string]bool{"extends ArrayDeque<S>": true, "extends HashMap<String, S>": true, "extends TreeMap<String, S>": true, "extends HashSet<S>": true}

// TestExtendedInitialised: class initialisation that makes objects of a class that extends one
// of the library is checked, whether or not anybody looks at what such an object keeps in it,
// and the interpreter confirms what is violated.
func TestExtendedInitialised(t *testing.T) {
	t.Parallel()
	for _, extends := range []string{"extends ArrayList<S>", "extends LinkedList<S>", "extends HashMap<String, S>", "extends TreeMap<String, S>",
		"extends HashSet<S>", "extends ArrayDeque<S>", "extends Vector<S>", "extends Exception", "extends Thread", "extends Random", ""} {
		for n, want := range []report.Verdict{report.Holds, report.Violated} {
			if unknownInside[extends] {
				want = report.Unsupported
			}
			t.Run(fmt.Sprint(extends, n), func(t *testing.T) {
				doc := verify.Run(context.Background(), verify.Config{Paths: []string{javaFile(t, fmt.Sprintf(extended, extends, n))}, Methods: []string{"S.static"},
					Statics: cfg.StaticsInitialized, Attempts: ground(gophersat(t)), Check: true})
				if len(doc.Results) != 1 || doc.Results[0].Verdict != want {
					t.Fatalf("want %s\n%s", want, columns.Text(doc))
				}
				if c := doc.Results[0].Counterexample; want == report.Violated && c.Status != "confirmed" {
					t.Errorf("not confirmed\n%s", columns.Text(doc))
				}
			})
		}
	}
}
