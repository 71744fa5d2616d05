package parse

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"inspect/java/ast"
	"inspect/java/source"
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

// costs reports whether something unread costs all of a class.
func costs(c *ast.ClassDecl) bool {
	return c.Unread != nil || slices.ContainsFunc(c.Members, func(m ast.Member) bool {
		s, ok := m.(*ast.ClassSpec)
		return ok && s.Clause.Kind == ast.BadClause
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

// TestSlips: a slip costs the clause in which it stands, and of a clause that can only be
// one of a method that method; what may be anything costs the class.
func TestSlips(t *testing.T) {
	for text, want := range map[string]string{
		// errors of the check and of the scanner, beside clauses of the class
		"//@ invariant a; \n//@ requires b && c = 1;":                           "method",
		"//@ invariant a; \n//@ requires b; \n//@ pure \n//@ assignable 3;":     "method",
		"//@ requires b && c = 1; \n//@ invariant a;":                           "method",
		"//@ ensures () -> true; \n//@ ghost int g;":                            "method",
		"//@ invariant a; \n//@ ensures b == 'ab';":                             "method",
		"//@ invariant a; \n//@ ensures b == \"\\q\";":                          "method",
		"//@ ensures b == \"\"\"a\"\"\"; \n//@ invariant a;":                    "method",
		"//@ requires b # 1; \n//@ invariant a;":                                "method",
		"//@ requires b == 0x; invariant a;":                                    "method",
		"//@ invariant a == 'ab'; \n//@ requires b;":                            "objects",
		"//@ invariant a && b = 1; \n//@ requires b;":                           "objects",
		"//@ static invariant a && b = 1; \n//@ requires b;":                    "class",
		"//@ ghost int g = 'ab'; \n//@ requires b;":                             "",
		"//@ requires a; \n//@ # \n//@ invariant b;":                            "class, method",
		"//@ requires a == \"b; invariant c;":                                   "class, method",
		"//@ requires a == 'b; invarient c;":                                    "class, method",
		"//@ requires (* a; ghost int g;":                                       "class, method",
		"//@ requires a + ; invarient b;":                                       "class, method",
		"//@ requires a && b = 1; \n//@ ensures c; \n//@ model boolean m();":    "m",
		"//@ model boolean m(); \n//@ requires a && b = 1;":                     "method",
		"//@ requires a == 'ab'; \n//@ model boolean m();":                      "m",
		"//@ foo requires a; \n//@ model boolean m(); \n//@ ensures b;":         "m",
		"//@ requires a == 'ab'; \n//@ model boolean m() { return x == 'ab'; }": "",
		// modifiers
		"//@ pure pure":                            "method, body",
		"//@ non_null nullable":                    "method, body",
		"/*@ pure */ //@ ensures a; \n/*@ pure */": "method, body",
		"//@ pure pure ensures a;":                 "method, body",
		"//@ ghost model":                          "class, method, body",
		"//@ pure pure invariant a;":               "class, method, body",
		"//@ helpre":                               "method, body",
		"//@ pure helpre":                          "method, body",
		"//@ modell":                               "class, method, body",
		"//@ foo":                                  "class, method, body",
		// the beginning of a clause of a method
		"//@ \\result == 2;":                                "method, body",
		"//@ \\nothing;":                                    "method, body",
		"//@ foo \\result == 2;":                            "method, body",
		"//@ (ensures a;":                                   "method, body",
		"//@ @ ensures a;":                                  "method",
		"//@ @ invariant a;":                                "class",
		"//@ foo assignable \\nothing;":                     "method, body",
		"//@ public foo requires a;":                        "method, body",
		"/*@ public normal_behaviuor requires a; \n @*/":    "method",
		"/*@ public normal_behaviuor \n requires a; \n @*/": "method",
		"//@ behaviors":                                     "method",
		// what may be more
		"//@ \\result == 2; invariant a;":  "method, body",
		"//@ \\result == 2; invarient a;":  "class, method, body",
		"//@ represnts \\result;":          "class, method, body",
		"//@ modell requires a;":           "class, method, body",
		"//@ foo requires a; invarient b;": "class, method, body",
		"//@ foo invariant a;":             "class, method, body",
		"//@ foo > 0;":                     "class, method, body",
	} {
		if got := slipCosts(t, "class A {\n int x;\n "+text+"\n int f() { return 1; }\n int g() { return 1; }\n}\n"); got != want {
			t.Errorf("%q costs %q, want %q", text, got, want)
		}
	}
	for text, want := range map[string]string{ // in front of a field
		"//@ pure pure":             "class",
		"//@ helpre":                "class",
		"//@ foo requires a;":       "class",
		"/*@ nullable non_null @*/": "class",
		"//@ \\result == 2;":        "method, body",
	} {
		if got := slipCosts(t, "class A {\n int f() { return 1; }\n "+text+"\n Object x;\n}\n"); !strings.HasPrefix(got, want) {
			t.Errorf("%q in front of a field costs %q, want %q", text, got, want)
		}
	}
}

// slipCosts names what the errors in a text cost of its class: the class, the objects of it,
// the contract or body of its method f, and each other method by its name.
func slipCosts(t *testing.T, text string) string {
	f, diags := File(source.NewFile("A.java", text))
	if f == nil {
		t.Fatalf("%q: %v", text, diags)
	}
	var parts []string
	for _, m := range f.Types[0].Members {
		if s, ok := m.(*ast.ClassSpec); ok && s.Clause.Unread {
			parts = append(parts, "objects")
		}
	}
	if costs(f.Types[0]) {
		parts = append(parts, "class")
	}
	for _, m := range f.Types[0].Members {
		m, ok := m.(*ast.MethodDecl)
		if !ok {
			continue
		}
		if m.Spec != nil && len(m.Spec.Unread) > 0 {
			name := m.Name.Text
			if name == "f" {
				name = "method"
			}
			parts = append(parts, name)
		}
		if m.Body != nil {
			if s, ok := m.Body.Stmts[0].(*ast.JMLStmt); ok && s.Clause.Kind == ast.BadClause && m.Name.Text == "f" {
				parts = append(parts, "body")
			}
		}
	}
	return strings.Join(parts, ", ")
}
