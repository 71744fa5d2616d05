package verify_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"inspect/cfg"
	"inspect/encode"
	"inspect/report"
	"inspect/verify"
)

// faulty is a folder with one fault of each kind. Behind each method stands what is to
// become of it: its verdict, and for one that is refused the first cause.
var faulty = map[string]string{
	"Good.java": `class Good {
	int id(int x) { return x; } // nothing
	int bad(int x) { return x / 0; } // violated
}`,
	"Syntax.java": `class Syntax extends Base { int f( { }`,
	"Partial.java": `class Partial {
	int bad(int x) { return x +; } // unsupported method bad cannot be read: unexpected ";"
	int calls() { return bad(1); } // unsupported method bad cannot be read: unexpected ";"
	int apart(int x) { return x; } // nothing
	static class In {
		int v = ;
		int own() { return 1; } // unsupported class Partial.In cannot be used, since what it declares cannot be read
	}
}`,
	"Base.java": `class Base {
	int f() { return 1; } // unsupported class Syntax cannot be used
	static int apart(int x) { return x; } // nothing
}
class UsesSyntax {
	int apart(int x) { return x; } // nothing
	int uses(Syntax s) { return s.f(); } // unsupported class Syntax cannot be used
	int mayBe(Base b) { return b.f(); } // unsupported class Syntax cannot be used
}
class BelowSyntax extends Syntax {
	int own(int x) { return x; } // unsupported class Syntax cannot be used
}`,
	"Member.java": `class Member {
	Unknown field;
	int apart(int x) { return x; } // nothing
	int untyped() { int x = yes; return x; } // unsupported yes is not declared
	int calls() { return untyped(); } // unsupported yes is not declared
	int reads() { return field == null ? 1 : 2; } // unsupported there is no class Unknown
	Nowhere result(int x) { return null; } // unsupported there is no class Nowhere
	int callsResult() { result(1); return 1; } // unsupported there is no class Nowhere
	int twice() { return 1; } // unsupported method Member.twice() is already declared
	int twice() { return 2; } // unsupported method Member.twice() is already declared
}`,
	"Clause.java": `class Clause {
	//@ requires x > ;
	int unreadable(int x) { return x; } // unsupported this annotation cannot be read
	//@ requires y > 0;
	int untyped(int x) { return x; } // unsupported y is not declared
	int apart(int x) { return x; } // nothing
	int calls() { return untyped(1); } // unsupported y is not declared
}
class Invariant {
	int v;
	//@ invariant w > 0;
	int get() { return v; } // unsupported w is not declared
}
class UsesInvariant {
	int with(Invariant i) { return 1; } // unsupported w is not declared
	int without(int i) { return 1; } // nothing
}`,
	"Import.java": `import no.such.Thing;
import no.such.pack.*;
import static no.such.Statics.foo;
class Import {
	int apart(int x) { return x; } // nothing
	int type(Thing t) { return 1; } // unsupported class no.such.Thing is not among the sources
	int method() { return foo(1); } // unsupported class no.such.Statics is not among the sources
	int field() { return foo; } // unsupported class no.such.Statics is not among the sources
	int other() { return bar(1); } // unsupported class Import has no method bar
}`,
	"Whole.java": `import static no.such.Statics.*;
import static lib.Own.*;
class Whole {
	int own() { return there(1); } // unsupported class no.such.Statics is not among the sources
	int field() { return LIMIT; } // nothing
	int neither() { return NOWHERE; } // unsupported class no.such.Statics is not among the sources
}`,
	"lib/Own.java": `package lib;
public class Own {
	public static final int LIMIT = 3;
	public static int there(long x) { return 1; } // nothing
}`,
	"Super.java": `class Super extends Nowhere {
	int own(int x) { return x; } // unsupported there is no class Nowhere
}
class Implements implements Nowhere2 {
	int own(int x) { return x; } // unsupported there is no class Nowhere2
}
class UsesSuper {
	int uses(Super s) { return s.own(1); } // unsupported there is no class Nowhere
	int apart(int s) { return s; } // nothing
}`,
	"Cycle.java": `class C1 extends C2 {
	int f() { return 1; } // unsupported C2 inherits from itself
}
class C2 extends C1 {
	int f() { return 1; } // unsupported C2 inherits from itself
}
final class Final { }
class BelowFinal extends Final {
	int f() { return 1; } // unsupported Final is final
}
class Apart {
	int f() { return 1; } // nothing
}`,
	"One.java": `class Dup {
	static class In { static int v; }
	static int f() { return 1; } // unsupported class Dup is already declared
}
class UsesDup {
	int uses() { return Dup.f(); } // unsupported class Dup is already declared
	int inside() { return Dup.In.v; } // unsupported class Dup is already declared
	int apart() { return 1; } // nothing
}
class Above {
	int f() { return 1; } // unsupported class Dup is already declared
	static int apart() { return 1; } // nothing
}
class UsesAbove {
	int mayBe(Above a) { return a.f(); } // unsupported class Dup is already declared
}`,
	"Two.java": `class Dup extends Above {
	int f() { return 2; } // unsupported class Dup is already declared
	int g() { return 2; } // unsupported class Dup is already declared
}`,
	"Latin.java": "class Latin { // \xff\n\tint f() { return 1; }\n}",
}

// TestFaultsStay: a fault costs exactly the methods that depend on it, each refused by
// name with the first cause; all others are checked.
func TestFaultsStay(t *testing.T) {
	folder := t.TempDir()
	wanted := map[string]string{} // by file:line
	for name, text := range faulty {
		path := filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		for i, line := range strings.Split(text, "\n") {
			if _, want, ok := strings.Cut(line, "} // "); ok {
				wanted[place(path, i+1)] = want
			}
		}
	}
	doc := verify.Run(context.Background(), verify.Config{
		Paths: []string{folder}, Bounds: cfg.Bounds{Bits: 4, Objects: 1}, Check: true, Jobs: 2,
		Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}},
	})
	for _, r := range doc.Results {
		want, ok := wanted[place(r.File, r.Line)]
		if delete(wanted, place(r.File, r.Line)); !ok {
			if r.Verdict != report.Nothing && r.Verdict != report.Unsupported {
				t.Errorf("%s %s.%s: %s", place(r.File, r.Line), r.Class, r.Method, r.Verdict)
			}
			continue
		}
		verdict, cause, _ := strings.Cut(want, " ")
		if string(r.Verdict) != strings.Replace(verdict, "nothing", string(report.Nothing), 1) {
			t.Errorf("%s.%s: %s, want %s: %v", r.Class, r.Method, r.Verdict, want, r.Diagnostics)
		} else if cause != "" && (len(r.Diagnostics) == 0 || !strings.Contains(r.Diagnostics[0].Message, cause)) {
			t.Errorf("%s.%s is refused for %v, want %s", r.Class, r.Method, r.Diagnostics, cause)
		}
	}
	for at, want := range wanted {
		t.Errorf("%s: no result, want %s", at, want)
	}
	if doc.Files != len(faulty) || doc.NotParsed != 2 {
		t.Errorf("%d files, %d not parsed; want %d and 2", doc.Files, doc.NotParsed, len(faulty))
	}
	if doc.Exit() != report.ExitViolated {
		t.Errorf("exit code %d", doc.Exit())
	}
}

func place(file string, line int) string {
	return filepath.Base(file) + ":" + string(rune('0'+line/10)) + string(rune('0'+line%10))
}
