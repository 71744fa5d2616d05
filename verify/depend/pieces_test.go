package depend

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/parse"
)

const piecesText = `package p;
import java.util.*;

/** Of a list. */
class A { int n; // how many
	static final String S = "// none /* }";
	//@ invariant n >= 0;

	/** @throws IllegalStateException never */
	A(int n) {
		this.n = n;
	} /* made */ int one() { return 1; } int two() { return one() + 1; }

	//@ requires k > 0;
	//@ ensures \result > 0;
	int three(int k) {
		// a comment within
		return n + k;
	}
	/*@ pure @*/ int four(A a) { return a.n; }
	static class B extends A {
		B() { super(1); }
		int five() { return three(5); }
	}
}
`

// TestPieces: lines that come between others change no fingerprint without places, and each line and extent of the text is found again
// by the piece that it is of.
func TestPieces(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		lines := strings.SplitAfter(piecesText, "\n")
		edited := ""
		for i, l := range lines {
			between := i < 14 || i > 18 // in a method, and in what is asked of it, every line counts
			if between && rapid.IntRange(0, 4).Draw(t, "here") == 0 {
				edited += rapid.SampledFrom([]string{"\n", "// another\n", "\t/* two\n lines */\n", " \r\n"}).Draw(t, "line")
			}
			edited += l
		}
		before, after := programOf(piecesText), programOf(edited)
		for _, u := range before.units {
			d := declOf(after, u.id)
			if before.Movable(declOf(before, u.id)) != after.Movable(d) {
				t.Fatalf("%s is another one in\n%s", u.id, edited)
			}
			if before.Placed(declOf(before, u.id)) == after.Placed(d) && edited != piecesText && strings.Index(edited, u.place.Text()) != int(u.place.Start) {
				t.Fatalf("%s has not moved in\n%s", u.id, edited)
			}
		}
		if before.WholeMovable() != after.WholeMovable() {
			t.Fatalf("the whole is another one:\n%s", edited)
		}
		spots := before.SpotsOf(nil, true)
		now := strings.Split(edited, "\n")
		for i, l := range lines {
			at, moves := spots.Of("A.java", i+1)
			if !moves {
				t.Fatal("the lines do not move")
			}
			for _, s := range at {
				_, first, ok := after.At(s.Piece)
				if n := first + s.Line; !ok || strings.TrimSpace(now[n-1]) != strings.TrimSpace(l) {
					t.Fatalf("line %d, %q, is now %d of\n%s", i+1, l, n, edited)
				}
			}
			if len(at) == 0 && strings.Trim(l, " \t\r\n}/*@") != "" && !strings.Contains(l, "/** Of") {
				t.Fatalf("nothing has line %d, %q", i+1, l)
			}
		}
		for from := range piecesText {
			to := from + rapid.IntRange(0, 20).Draw(t, "length")
			piece, k := spots.Within("A.java", int32(from), int32(min(to, len(piecesText))))
			if piece == "" {
				continue
			}
			begin, _, ok := after.At(piece)
			if want := piecesText[from:min(to, len(piecesText))]; !ok || !strings.HasPrefix(edited[begin+k:], want) {
				t.Fatalf("%q at %d of %s is not there in\n%s", want, k, piece, edited)
			}
		}
	})
}

// TestOtherPieces: what is more than a line between others changes the fingerprint.
func TestOtherPieces(t *testing.T) {
	for _, k := range [][2]string{
		{"int one()", " int one()"},                                 // the column
		{"} /* made */ int one()", "}\n\t               int one()"}, // no longer on a line with others
		{"int four(A a) { return a.n; }", "int four(A a) {  return a.n; }"},
		{"class A {", "class A  {"},
		{"int n; // how many", "int  n;"},
		{"\t//@ invariant n >= 0;", "\t //@ invariant n >= 0;"},
		{"\t\tthis.n = n;", "\t\tthis.n  = n;"},
	} {
		text := strings.Replace(piecesText, k[0], k[1], 1)
		if text == piecesText {
			t.Fatalf("there is no %q", k[0])
		}
		if a, b := programOf(piecesText), programOf(text); a.WholeMovable() == b.WholeMovable() {
			t.Errorf("%q in place of %q changes nothing", k[1], k[0])
		}
	}
	// What a method does not reach does not count, but which methods there are.
	before := programOf(piecesText)
	after := programOf(strings.Replace(piecesText, "return a.n;", "return a.n + 1;", 1))
	if before.Movable(declOf(before, "p.A.one()")) != after.Movable(declOf(after, "p.A.one()")) {
		t.Error("one() rests on four()")
	}
	after = programOf(strings.Replace(piecesText, "int two() { return one() + 1; }", "", 1))
	if before.Movable(declOf(before, "p.A.one()")) == after.Movable(declOf(after, "p.A.one()")) {
		t.Error("it is not known that two() is gone")
	}
	if at, _ := before.SpotsOf(declOf(before, "p.A.one()"), false).Of("A.java", 17); len(at) > 0 {
		t.Errorf("one() rests on line 17: %v", at)
	}
}

func programOf(text string) *Program {
	f, _ := parse.File(source.NewFile("A.java", text))
	return Analyse([]*ast.File{f}, nil)
}

func declOf(p *Program, id string) *ast.MethodDecl {
	for at, u := range p.byDecl {
		if u.id == id {
			return &ast.MethodDecl{Loc: ast.Loc{At: at}}
		}
	}
	return nil
}
