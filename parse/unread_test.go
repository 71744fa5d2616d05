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
