package parse_test

import (
	"strings"
	"testing"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/parse"
)

// TestAnnotated: JML in annotations of Java is read as the same JML in comments.
func TestAnnotated(t *testing.T) {
	for _, c := range []struct{ annotated, commented string }{
		{`@Pure @Requires("n > 0") @Ensures({"\\result > 0", "\\result <= n"}) int f(int n) { return n; }`,
			`/*@ pure @*/ /*@ requires n > 0; ensures \result > 0; ensures \result <= n; @*/ int f(int n) { return n; }`},
		{`@Assignable("x, this.*") @Signals("(Exception e) x > 0") @SignalsOnly("Exception") @MeasuredBy("x;") void f() { }`,
			`/*@ assignable x, this.*; signals (Exception e) x > 0; signals_only Exception; measured_by x; @*/ void f() { }`},
		{`@Also({@SpecCase(requires = "x > 0", ensures = "x == 1"), @SpecCase(requires = {"x < 0", "x > -9"}, signalsOnly = "\\nothing")}) void f() { }`,
			`/*@ requires x > 0; ensures x == 1; also requires x < 0; requires x > -9; signals_only \nothing; @*/ void f() { }`},
		{`@SpecCase(requires = "x > 0", header = "public normal_behavior", ensures = "x == 1") void f() { }`,
			`/*@ public normal_behavior requires x > 0; ensures x == 1; @*/ void f() { }`},
		{`@Also({@SpecCase(header = "normal_behavior", requires = "x > 0"), @SpecCase(header = "exceptional_behavior", requires = "x <= 0", signals = "(Exception e) true")}) void f() { }`,
			`/*@ normal_behavior requires x > 0; also exceptional_behavior requires x <= 0; signals (Exception e) true; @*/ void f() { }`},
		{`@Requires("x > 0" + " && x < 9") @Ensures({"x" + (" == " + "1"), "true"}) void f() { }`, `/*@ requires x > 0 && x < 9; ensures x == 1; ensures true; @*/ void f() { }`},
		{"@Requires(\"\"\"\n  x > 0\n  && x != 5\n  \"\"\") void f() { }", `/*@ requires x > 0 && x != 5; @*/ void f() { }`},
		{"@Ensures(\"\"\"\n  x == \\\\old(x)\n    + 1;\"\"\") void f() { }", `/*@ ensures x == \old(x) + 1; @*/ void f() { }`},
		{`@Requires("true") @Also(@SpecCase(ensures = "x > 0")) void f() { }`, `/*@ requires true; also ensures x > 0; @*/ void f() { }`},
		{`@SpecPublic @Nullable A n; @SpecCaseless int g;`, `/*@ spec_public nullable @*/ A n; int g;`},
		{`@In("state") @Monitored int y; void f(@org.jmlspecs.annotation.Nullable A a) { @Uninitialized int z; }`,
			`/*@ monitored @*/ int y; /*@ in state; @*/ void f(/*@ nullable @*/ A a) { /*@ uninitialized @*/ int z; }`},
		{`@Ghost int y; @Invariant("x > 0") @NullableByDefault static class B { }`, `int y; /*@ nullable_by_default @*/ static class B { /*@ invariant x > 0; @*/ }`},
		{`@CodeBigintMath @SpecSafeMath @Requires("c == '\\'' && s == \"\\\\a\"") void f(char c, String s) { }`,
			`/*@ code_bigint_math spec_safe_math @*/ /*@ requires c == '\'' && s == "\\a"; @*/ void f(char c, String s) { }`},
	} {
		have := shape(t, "import org.jmlspecs.annotation.*; class A { int x; "+c.annotated+" }")
		want := shape(t, "import org.jmlspecs.annotation.*; class A { int x; "+c.commented+" }")
		if have != want {
			t.Errorf("%s\n%s\nwant\n%s", c.annotated, have, want)
		}
	}
	for _, imports := range []string{"", "import other.annotation.*; import org.jmlspecs.annotation.Pure; "} {
		if s := shape(t, imports+`class A { @Requires("?") int f() { return 1; } }`); strings.Contains(s, "Clause") {
			t.Errorf("an annotation of another package is read:\n%s", s)
		}
	}
}

// TestAnnotationsThatSayNothing: an annotation of JML's package that says nothing is warned
// of, where it is surely meant.
func TestAnnotationsThatSayNothing(t *testing.T) {
	for text, want := range map[string]string{
		`import org.jmlspecs.annotation.*; class A { @Ghost int y; }`:                                "the annotation @Ghost says nothing here: to Java this is code, and it counts as that",
		`class A { @org.jmlspecs.annotation.Model int y; }`:                                          "the annotation @org.jmlspecs.annotation.Model says nothing here: to Java this is code, and it counts as that",
		`import org.jmlspecs.annotation.Ensure; class A { @Ensure("x > 0") int f() { return 1; } }`:  "the annotation @Ensure says nothing here: JML has no such annotation",
		`import org.jmlspecs.annotation.*; class A { @Ensure("x > 0") int f() { return 1; } }`:       "",
		`import org.jmlspecs.annotation.Ensures; class A { @Ensures("true") int f() { return 1; } }`: "",
		`class A { @Ghost int y; }`: "",
	} {
		_, ds := parse.File(source.NewFile("A.java", text))
		var have []string
		for _, d := range ds {
			if d.Severity != source.Warning {
				t.Errorf("%s: %s", text, d.Format())
			}
			have = append(have, d.Message)
		}
		if strings.Join(have, "; ") != want {
			t.Errorf("%s\n%q\nwant %q", text, have, want)
		}
	}
}

// shape is a tree without annotations of Java.
func shape(t *testing.T, text string) string {
	t.Helper()
	f, ds := parse.File(source.NewFile("A.java", text))
	for _, d := range ds {
		if d.Severity == source.Error {
			t.Errorf("%s: %s", text, d.Format())
		}
	}
	if f == nil {
		return ""
	}
	var b, out strings.Builder
	if err := ast.Fprint(&b, f); err != nil {
		t.Fatal(err)
	}
	within := -1
	for l := range strings.Lines(b.String()) {
		depth := len(l) - len(strings.TrimLeft(l, " "))
		if within >= 0 && depth > within {
			continue
		}
		if within = -1; strings.HasPrefix(l[depth:], "Annotation ") {
			within = depth
			continue
		}
		out.WriteString(l)
	}
	return out.String()
}

// TestAnnotatedErrors: what is wrong in such a text is said at its place, and costs the
// method.
func TestAnnotatedErrors(t *testing.T) {
	for _, c := range []struct{ text, at, says string }{
		{`@Requires("x >") int f(int x) { return x; }`, `")`, "unexpected"},
		{`@Requires("x > \\resul") int f(int x) { return x; }`, `\resul`, "resul"},
		{`@Requires("a" + b) int f(int x) { return x; }`, `"a"`, "string literals"},
		{`@Requires("x " + "> " + "\\resul") int f(int x) { return x; }`, `\resul`, "resul"},
		{`@SpecCase(header = "normal", requires = "true") int f(int x) { return x; }`, `"normal"`, "header"},
		{`@SpecCase(requirs = "true") int f(int x) { return x; }`, `"true"`, "no clause of a specification case"},
		{`@Invariant("true") int f(int x) { return x; }`, `true`, "cannot stand here"},
	} {
		text := "import org.jmlspecs.annotation.*; class A { " + c.text + " int g() { return 1; } }"
		f, ds := parse.File(source.NewFile("A.java", text))
		if len(ds) != 1 || !strings.Contains(ds[0].Message, c.says) {
			t.Errorf("%s: %v", c.text, ds)
			continue
		}
		if at := int(ds[0].Span.Start); !strings.HasPrefix(text[at:], c.at) && !strings.HasPrefix(text[at+1:], c.at) {
			t.Errorf("%s: at %s", c.text, text[at:])
		}
		if f == nil || len(f.Unread) != 1 || f.Partial {
			t.Errorf("%s: costs more than what rests on it", c.text)
		}
	}
}
