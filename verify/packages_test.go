package verify_test

import (
	"context"
	"testing"

	"inspect/cfg"
	"inspect/encode"
	"inspect/verify"
)

// TestPackages: a method of package access is overridden within its package alone, and
// by what overrides what did so there (JLS 8.4.8.1); and a name means a member of a class
// further out before one that the class does not inherit, in a clause as in code.
func TestPackages(t *testing.T) {
	doc := verify.Run(context.Background(), verify.Config{Bounds: cfg.Bounds{Bits: 4, Objects: 1},
		Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}}, Paths: []string{tree(t, map[string]string{
			"p/Base.java": `package p;
		public class Base {
			int field;
			int m() { return 1; }
			//@ ensures \result > 0;
			int k() { return 1; }
			protected int n() { return 1; }
			public int callM() { return m(); }
			public int callN() { return n(); }
			static void notTwo(Base b) { assert b.m() != 2; }
			static void notThree(Base b) { assert b.m() != 3; }
			static void notFour(Base b) { assert b.m() != 4; }
			static void notFive(Base b) { assert b.m() != 5; }
			static void notSix(Base b) { assert b.m() != 6; }
			static void notSeven(Base b) { assert b.m() != 7; }
			static void one(Base b) { assert b.n() == 1; }
		}`,
			"p/Back.java": "package p; public class Back extends q.Far { int m() { return 3; } }",
			"p/Wide.java": "package p; public class Wide extends Base { public int m() { return 4; } }",
			"p/Both.java": "package p; public class Both extends q.Open { public int m() { return 7; } public int k() { return -1; } }",
			"q/Open.java": "package q; public class Open extends p.Base { public int m() { return 6; } public int k() { return -1; } }",
			"q/Last.java": "package q; class Last extends p.Wide { public int m() { return 5; } }",
			"q/Far.java": `package q;
		public class Far extends p.Base {
			int m() { return 2; }
			protected int n() { return 2; }
			static void calls() { Far f = new Far(); assert f.m() == 2 && f.callM() == 1 && f.callN() == 2; }
			static void callsWrong() { Far f = new Far(); assert f.callM() == 2; }
		}`,
			"q/Outer.java": `package q;
		class Outer {
			int field, own;
			/*@ pure @*/ int m() { return -1; }
			static class Kept { private int own; private /*@ pure @*/ int only() { return 1; } }
			class In extends p.Base {
				//@ requires m() == -1; ensures field == 3;
				void outer() { Outer.this.field = 3; assert field == 3 && m() == -1; }
				//@ requires field == 3;
				void notMine() { assert ((p.Base) this).callM() == -1; }
			}
			class Keeps extends Kept {
				//@ ensures own == 3;
				void outer() { Outer.this.own = 3; assert own == 3; }
				//@ ensures only() == 1;
				void mine() { }
			}
		}`,
		})}})
	got := map[string]string{}
	for _, r := range doc.Results {
		text := string(r.Verdict)
		for _, c := range r.Counterexamples() {
			text += " " + c.Status
		}
		got[r.Class+"."+r.Method] = text
	}
	expect(t, got, map[string]string{
		"p.Base.notTwo(Base)": "holds", "p.Base.notThree(Base)": "violated confirmed", "p.Base.notFour(Base)": "violated confirmed", "p.Base.notFive(Base)": "violated confirmed",
		"p.Base.notSix(Base)": "holds", "p.Base.notSeven(Base)": "violated confirmed", "p.Base.one(Base)": "violated confirmed",
		"p.Both.k()": "violated confirmed", "q.Open.k()": "nothing-to-check",
		"q.Far.calls()": "holds", "q.Far.callsWrong()": "violated confirmed",
		"q.Outer.In.outer()": "holds", "q.Outer.In.notMine()": "violated confirmed", "q.Outer.Keeps.outer()": "holds", "q.Outer.Keeps.mine()": "holds",
	})
}
