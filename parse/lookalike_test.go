package parse_test

import (
	"archive/zip"
	"io"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"inspect/java/source"
	"inspect/parse"
)

func TestLookAlikes(t *testing.T) {
	for comment, remedy := range map[string]string{
		"/* @ ensures \\result > 0; */":                  "write /*@ ensures … @*/",
		"/* @ensures x > 0 */":                           "write /*@ ensures … @*/",
		"/*  @ requires x > 0; @*/":                      "write /*@ requires … @*/",
		"// @ ensures x > 0;":                            "write //@ ensures …",
		"// @requires something":                         "write //@ requires …",
		"//\t@ requires x > 0;":                          "write //@ requires …",
		"/** @ensures \\result > 0; */":                  "write /*@ ensures … @*/ in an annotation of its own",
		"/** @ensures x > 0 */":                          "write /*@ ensures … @*/ in an annotation of its own",
		"/** @ requires x != null; */":                   "write /*@ requires … @*/ in an annotation of its own",
		"/**@ requires x != null; */":                    "write /*@ requires … @*/ in an annotation of its own",
		"/**\n * Adds.\n * @requires x > 0;\n */":        "write /*@ requires … @*/ in an annotation of its own",
		"/**\n * @param x\n * @ensures f(x)\n */":        "write /*@ ensures … @*/ in an annotation of its own",
		"/*\n  @ requires x > 0\n  @   && x < 9;\n  @*/": "write /*@ requires … @*/ in an annotation of its own",
		"/* @ public normal_behavior\n requires x; */":   "write /*@ normal_behavior … @*/",
		"/* @ also requires x > 0; */":                   "write /*@ requires … @*/",
		"/* @ pure */":                                   "write /*@ pure @*/",
		"// @ public pure":                               "write //@ pure",
		"/** @ nullable */":                              "write /*@ nullable @*/ in an annotation of its own",
		"// @ assert x > 0;":                             "write //@ assert …",
		"// @ loop_invariant 0 <= i;":                    "write //@ loop_invariant …",
		"/* @ requires_redundantly x > 0; */":            "write /*@ requires_redundantly … @*/",
		"/* @ assignable \\nothing; */":                  "write /*@ assignable … @*/",
		"// requires x > 0;":                             "write //@ requires …",
		"// requires x > 0":                              "write //@ requires …",
		"/* ensures \\result == x */":                    "write /*@ ensures … @*/",
		"/* requires x > 0;\n ensures \\result > 0; */":  "write /*@ requires … @*/",
		"// assignable \\nothing":                        "write //@ assignable …",
		"// invariant x > 0;":                            "write //@ invariant …",
		"// ensures_redundantly \\result >= 0;":          "write //@ ensures_redundantly …",
		"/** @modifies \\nothing */":                     "write /*@ modifies … @*/ in an annotation of its own",
		"/*@Nullable*/":                                  "write /*@ nullable @*/, or @Nullable in the code",
		"/*@Nullable */":                                 "write /*@ nullable @*/, or @Nullable in the code",
		"/*@Nullable @Foo(1)*/":                          "write /*@ nullable @*/, or @Nullable in the code",
		"/*@NonNull*/":                                   "write /*@ non_null @*/, or @NonNull in the code",
		"//@Pure":                                        "write //@ pure, or @Pure in the code",
		"/*@org.nowhere.Nullable*/":                      "write /*@ nullable @*/, or @org.nowhere.Nullable in the code",
		"/*+@Nullable*/":                                 "write /*@ nullable @*/, or @Nullable in the code",
		"/*+ESC@Nullable*/":                              "write /*@ nullable @*/, or @Nullable in the code",
		"/*@Guarded(\"this\")*/":                         "write @Guarded in the code, or put a space in front of the @",
		"/*@Nullable*/ int a; /*@Nullable*/":             "write /*@ nullable @*/, or @Nullable in the code",
		"//+ESC@ requires x > 0;":                        "enable it with --keys ESC, or write //@",
		"/*+OPENJLM@ public pure */":                     "enable it with --keys OPENJLM, or write /*@",
		"//+A+B@ pure\n//+A@ requires x > 0;":            "enable it with --keys A, or write //@",
	} {
		f, ds := parse.File(source.NewFile("A.java", "class A {\n"+comment+"\nint f(int x) { return x; } }"))
		if f == nil || len(ds) != 1 || ds[0].Code != parse.AlmostAnnotation || ds[0].Severity != source.Warning || ds[0].Remedy != remedy {
			t.Errorf("%s: %v", comment, ds)
			if len(ds) > 0 {
				t.Error(ds[0].Remedy)
			}
		}
	}
	for _, comment := range []string{
		"/** @param x the value; not negative */", "/** @return x > 0 */", "/** @throws E if x > 0; */", "/** @deprecated use f(x); */",
		"// @Override", "//@Override", "//@@@ Note that x is small; it is", "/* @Nullable */", "/** @see #f(int) */", "/** {@code x > 0;} */", "/** @returns x; or null */",
		"/** @requires that the list is sorted */", "/** @ensures the list is sorted. */", "/** @invariant */", "/** @assert foo */",
		"/*\n * @test\n * @requires vm.bits == 64\n */", "/* see @requires */", "// mail me @ pure.example", "/** @since 1.0; @pure love */",
		"/** @pure function that adds */", "/** @in x; @out y; */", "// TODO @ensures", "//+me@ home", "//+@Override", "/*-@*/ ", "/** @code x = 1; */",
		"// requires a lock", "// requires lock()", "// ensures x", "// ensures that x > 0", "// invariant: x > 0", "// invariant x > 0", "// initially x == 0", "// requires x>0?",
		"/* pure */", "// nullable", "// ensures visibility of x;", "// invariant, 0 <= x", "// requires: x > 0;", "/* requires Java > 8 or so */",
		"/** @for x; */", "/** @set of things; */", "/** @model x */", "/** @query a > b; */", "/** @when x; */", "/** @reads fast */",
	} {
		if f, ds := parse.File(source.NewFile("A.java", "class A {\n"+comment+"\nint f(int x) { return x; } }")); f == nil || len(ds) > 0 {
			t.Errorf("%s: %v", comment, ds)
		}
	}
}

// A long comment takes no long time.
func TestLongComment(t *testing.T) {
	start := time.Now()
	text := "class A { /**\n" + strings.Repeat(" @ requires that this is a sentence\n", 100_000) + "*/ }"
	if f, ds := parse.File(source.NewFile("A.java", text)); f == nil || len(ds) > 0 {
		t.Error(ds)
	}
	if took := time.Since(start); took > 10*time.Second {
		t.Errorf("it took %v", took)
	}
}

// TestNoLookAlikesInTheJDK: none of the sources of java.base has a specification.
func TestNoLookAlikesInTheJDK(t *testing.T) {
	z, err := zip.OpenReader(filepath.Join(jdk(t), "lib", "src.zip"))
	if err != nil {
		t.Fatal(err)
	}
	defer z.Close()
	files, comments := 0, 0
	for _, f := range z.File {
		if !strings.HasPrefix(f.Name, "java.base/") || !strings.HasSuffix(f.Name, ".java") {
			continue
		}
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(r)
		r.Close()
		if err != nil {
			t.Fatal(err)
		}
		n, ds := parse.LookAlikes(source.NewFile(f.Name, string(text)))
		for _, d := range ds {
			t.Errorf("%s", d.Format())
		}
		files, comments = files+1, comments+n
	}
	if t.Logf("%d files, %d comments with an @", files, comments); files < 3000 || comments < 20000 {
		t.Errorf("only %d files and %d comments with an @", files, comments)
	}
}
