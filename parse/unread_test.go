package parse

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"inspect/ast"
	"inspect/source"
)

// tails are what may stand behind the word that begins a clause, and makes none of it.
var tails = []string{"", ";", "x +;", "(", `\old(;`, "x y;", `'x`, "#;", `"`, "1 = ;", "}", "{", "int", "(Exception", "a[1..;", ";;", "true; ensures", "true;", `\forall int i; ;`}

// TestBrokenClauses: a clause that cannot be read is said, and costs neither other
// classes nor, where it is one of a method, other methods.
func TestBrokenClauses(t *testing.T) {
	const java = "class A {\n int g() { %s return 1; }\n %s\n int f() { return 2; }\n int h() { return 3; }\n}\nclass B { int k() { return 1; } }\n"
	var words []string
	for w := range clauseWords {
		words = append(words, w)
	}
	slices.Sort(words)
	words = append(words, "also", "normal_behavior", "behavior", "implies_that", "for_example", "model_program", "{|", "|}", "ghost", "model", "pure", "nullable", "old", "forall", "import", `\result`, "?", "ünï")
	for _, word := range words {
		for _, tail := range tails {
			for _, form := range []string{"//@ %s\n", "/*@ %s @*/", "/*@ ensures true; %s\n @*/"} {
				clause := fmt.Sprintf(form, word+" "+tail)
				for _, text := range []string{fmt.Sprintf(java, "", clause), fmt.Sprintf(java, clause, "")} {
					f, diags := File(source.NewFile("A.java", text))
					if f == nil || len(f.Types) != 2 {
						t.Errorf("the file is lost by %q: %v", clause, diags)
						continue
					}
					if costs(f.Types[1]) {
						t.Errorf("%q costs class B: %v", clause, diags)
					}
					own := clauseWords[base(word)].role == specClause && !strings.ContainsAny(tail, `}{"`+"'")
					if own && costs(f.Types[0]) && !strings.Contains(text, clause+" return") {
						t.Errorf("%q costs class A: %v", clause, diags)
					}
				}
			}
		}
	}
}

// costs tells whether something unread costs all of a class.
func costs(c *ast.ClassDecl) bool {
	return c.Unread != nil || slices.ContainsFunc(c.Members, func(m ast.Member) bool {
		s, ok := m.(*ast.ClassSpec)
		return ok && s.Clause.Kind == ast.Unread
	})
}

// TestBrokenSections: an error in a section of implications or examples costs nothing, and
// what stands in front of the section and behind it counts; where the section may have
// ended, the error costs the method.
func TestBrokenSections(t *testing.T) {
	for spec, want := range map[string]string{
		"ensures a; for_example ensures b +;":                                       "1 case, 1 clause",
		"ensures a; implies_that ensures b +; also ensures c; for_example old int":  "unread",
		"ensures a; implies_that ensures b +; also ensures c; for_example signals;": "1 case, 1 clause",
		"ensures a; also ensures b; also for_example normal_example ensures c +;":   "2 cases, 2 clauses",
		"for_example ensures a +; pure helper":                                      "0 cases, 0 clauses, pure, helper",
		"pure ensures a; ensures b; implies_that ensures c +;":                      "1 case, 2 clauses, pure",
		"also ensures a; for_example ensures b +;":                                  "1 case, 1 clause",
		"ensures a; when b +; for_example ensures c +;":                             "1 case, 1 clause",
		"for_example when a +;":                                                     "0 cases, 0 clauses",
		"ensures a; when b + ;":                                                     "1 case, 1 clause",
		// what may be no part of the section, or of the clause
		"ensures a; when b + invarient c;":                    "unread",
		"ensures a +; for_example ensures b;":                 "unread",
		"ensures a +; for_example ensures b +;":               "unread",
		"for_example ensures a b \n pure;":                    "unread, pure",
		"for_example ensures a + \n ensures b;":               "unread",
		"for_example ensures a + \n invarient b;":             "unread",
		"for_example ensures a +; normal_behavior ensures b;": "unread",
		"for_example ensures a +; private ensures b;":         "unread",
		"for_example ensures a +; pure ensures b;":            "unread, pure",
		"for_example ensures a +; invariant b;":               "unread",
		"for_example ensures a +; ghost int b;":               "unread",
		"for_example ensures a +; {| ensures b; |}":           "unread",
		"for_example ensures a +":                             "unread",
		"for_example ensures a; also":                         "unread",
	} {
		text := "class A {\n /*@ " + spec + "\n @*/ int f() { return 1; }\n}\n"
		f, diags := File(source.NewFile("A.java", text))
		var m *ast.MethodDecl
		for _, d := range f.Types[0].Members {
			if d, ok := d.(*ast.MethodDecl); ok {
				m = d
			}
		}
		clauses := 0
		for _, k := range m.Spec.Cases {
			clauses += len(k.Clauses)
		}
		plural := func(n int, s string) string {
			if n != 1 {
				s += "s"
			}
			return fmt.Sprint(n, " ", s)
		}
		got := plural(len(m.Spec.Cases), "case") + ", " + plural(clauses, "clause")
		if len(m.Spec.Unread) > 0 {
			got = "unread"
		}
		if m.Modifiers != nil {
			for _, w := range m.Modifiers.JML {
				got += ", " + w.Text
			}
		}
		if warned := !slices.ContainsFunc(diags, func(d *source.Diagnostic) bool { return d.Severity == source.Error }); got != want || warned == strings.HasPrefix(want, "unread") || len(diags) == 0 {
			t.Errorf("%q: %s, want %s: %v", spec, got, want, diags)
		}
	}
}
