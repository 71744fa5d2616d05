package library_test

import (
	"fmt"
	"os/exec"
	"strings"
	"testing"

	"inspect/counterexample/replay"
	"inspect/java/bounds"
	"inspect/java/types"
)

// lettersOf is a class with a method for each question that Character answers of chars and of
// code points, whose text tells the answers for some (package character compares the tables of
// all chars), and for what is no code point, and methods for what strings make of single chars.
func lettersOf() (text string, names []string) {
	var b strings.Builder
	b.WriteString("class Lang {\n")
	sum := func(name, loop, value string) {
		names = append(names, name)
		fmt.Fprintf(&b, "static String %s() { int h = 0; %s { h = 31 * h + (%s); } return String.valueOf(h); }\n", name, loop, value)
	}
	each := func(name, call string) {
		value := call
		if strings.HasPrefix(name, "is") {
			value += " ? 1 : 2"
		}
		if name != "isAlphabetic" {
			sum(name, "for (int i = 0; i < 65536; i += 23)", strings.ReplaceAll(value, "$", "(char) i"))
		}
		sum(name+"OfPoint", "for (int i = -20; i < 65536; i += 47)", strings.ReplaceAll(value, "$", "i"))
	}
	for _, name := range []string{"isLetter", "isDigit", "isLetterOrDigit", "isAlphabetic", "isUpperCase", "isLowerCase", "isTitleCase", "isDefined", "isJavaIdentifierStart",
		"isJavaIdentifierPart", "isIdentifierIgnorable", "isWhitespace", "isSpaceChar", "isISOControl", "toUpperCase", "toLowerCase", "toTitleCase", "getNumericValue"} {
		each(name, "Character."+name+"($)")
	}
	each("digit", "Character.digit($, 10) + 50 * Character.digit($, 16) + Character.digit($, 36) * 999 + Character.digit($, i % 40)")
	// Chars whose other case is no single char are left open: the interpreter would not come back.
	some := "for (char c = 0; c < 0x2300; c += 67)"
	sum("lower", some, `c == '\u0130' || c == '\u03a3' ? 0 : ("a" + c + "B").toLowerCase().hashCode()`)
	sum("upper", some, `wider(c) ? 0 : ("a" + c + "b").toUpperCase(java.util.Locale.ROOT).hashCode()`)
	sum("alike", some, `(c + "x").equalsIgnoreCase((char) (c + 1) + "X") ? 1 : (c + "a").equalsIgnoreCase(Character.toUpperCase(c) + "A") ? 2 : 3`)
	sum("order", some, `(c + "x").compareToIgnoreCase((char) (c * 7 % 0xd800) + "X") + "k".compareToIgnoreCase("" + c)`)
	b.WriteString("static boolean wider(char c) { return c == 0xdf || c == 0x149 || c == 0x1f0 || c == 0x390 || c == 0x3b0 || c == 0x587 || c >= 0x1e96 && c <= 0x1e9a || c >= 0x1f50 && c <= 0x1ffc; }\n}\n")
	return b.String(), names
}

// TestLetters: what Character and strings say of letters is what the JDK says.
func TestLetters(t *testing.T) {
	if _, err := exec.LookPath("javac"); err != nil {
		t.Fatal("javac is not installed; scripts/setup test installs it")
	}
	lang, names := lettersOf()
	var calls strings.Builder
	for _, name := range names {
		fmt.Fprintf(&calls, "show(Lang.%s());\n", name)
	}
	want := onJVM(t, lang, "class Run {\nstatic void show(String s) { for (char c : s.toCharArray()) System.out.print((int) c + \" \"); System.out.println(); }\npublic static void main(String[] args) {\n"+calls.String()+"}\n}\n")
	w := worldOf(t, "Lang.java", lang)
	m := replay.New(w, replay.Config{Bounds: bounds.Bounds{Unwind: 1 << 16, Recursion: 100, ArrayLength: 100}, Exceptions: types.AnyUnchecked})
	for i, name := range names {
		if have := result(m, w.Lookup("Lang"), name); have != want[i] {
			t.Errorf("%s gives %s, the JVM says %s", name, have, want[i])
		}
	}
}
