package oracle

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"inspect/java/ast"
	"inspect/java/types"
)

// basic are the words of JML that nearly every row has.
const basic = `requires ensures \result \old pure nullable`

// constructs are the others, as written, that the tables show kept and broken: one of
// the rows that use the word holds, and one is violated.
const constructs = `also normal_behavior exceptional_behavior signals signals_only
measured_by assignable helper old forall diverges non_null spec_public strictly_pure
nullable_by_default spec_bigint_math spec_safe_math code_safe_math invariant static constraint initially axiom
refining loop_contract begin breaks continues returns return_behavior break_behavior
represents model ghost set instance in maps assert assume unreachable loop_invariant maintaining decreases
decreasing loop_modifies requires_free ensures_free readable writable \such_that
\before \nothing \strictly_nothing \everything \not_modified \pre \past \fresh \typeof \type <:
\elemtype \nonnullelements \invariant_for \is_initialized \forall \exists \sum \product \num_of
\min \max \choose \lblpos \lblneg \let \bigint \reach \seq \seq_def \seq_concat \seq_singleton \seq_sub
\set_union \intersect \set_minus \singleton \all_fields <==> <=!=> ==> <== .* [*] ..`

// annotation is one of JML: to the end of the line, or of the comment.
var annotation = regexp.MustCompile(`(?s)//@[^\n]*|/\*@.*?\*/`)

// javaComment is a comment inside an annotation, and a text, in which no word counts.
var javaComment = regexp.MustCompile(`(?s)[^/]//[^@\n][^\n]*|"(\\.|[^"\n])*"`)

// word is a word of JML: a name, a name with a backslash, an operator, or a part of a frame.
var word = regexp.MustCompile(`\\?[A-Za-z_]\w*|<==>|<=!=>|==>|<==|<:|\.\*|\[\s*\*\s*\]|\.\.`)

// words are those of the annotations of a text.
func words(text string) []string {
	var out []string
	for _, a := range annotation.FindAllString(text, -1) {
		a = javaComment.ReplaceAllString(a, " ")
		for _, w := range word.FindAllString(a, -1) {
			out = append(out, strings.Join(strings.Fields(w), ""))
		}
	}
	return out
}

// uses are the words of JML that a row rests on: those of its method, of the methods of its
// class whose names stand there, and of all that its class, and those around and above it,
// say outside of methods.
func uses(c *Case, text string) map[string]bool {
	used := map[string]bool{}
	add := func(text string) {
		for _, w := range words(text) {
			used[w] = true
		}
	}
	of := func(n ast.Node) string { return text[int(n.Span().Start):int(n.Span().End)] }
	whole := func(d *ast.MethodDecl) (from, to int) {
		from, to = int(d.Span().Start), int(d.Span().End)
		if d.Spec != nil {
			from = min(from, int(d.Spec.Span().Start))
		}
		return from, to
	}
	end := int(c.Method.Class.Decl.Span().End) // of the end of its initialisation
	if d := c.Method.Decl; d != nil {
		_, end = whole(d)
	}
	row := text[:end]
	for range c.Line {
		_, row, _ = strings.Cut(row, "\n")
	}
	add(row)
	var outside func(k *types.Class)
	outside = func(k *types.Class) {
		if k == nil || k.Library || k.Decl == nil {
			return
		}
		for _, m := range k.Decl.Members {
			switch m := m.(type) {
			case *ast.MethodDecl:
				if regexp.MustCompile(`\b` + m.Name.Text + `\b`).MatchString(row) {
					from, to := whole(m)
					add(lead(text, from) + text[from:to])
				}
			case *ast.ClassDecl:
			default:
				start := int(m.Span().Start)
				add(lead(text, start) + of(m))
			}
		}
		start := int(k.Decl.Span().Start)
		add(text[strings.LastIndexAny(text[:start], ";{}")+1:start] + strings.SplitN(of(k.Decl), "{", 2)[0])
		outside(k.Super)
		for _, i := range k.Interfaces {
			outside(i)
		}
		outside(k.Outer)
	}
	outside(c.Method.Class)
	return used
}

// lead begins the annotation that a node stands in the middle of, as a clause does behind its
// //@; nothing of others.
func lead(text string, at int) string {
	line := text[strings.LastIndexByte(text[:at], '\n')+1 : at]
	if strings.Contains(line, "//@") {
		return "//@ "
	}
	if i := strings.LastIndex(text[:at], "/*@"); i >= 0 && !strings.Contains(text[i:at], "*/") {
		return "/*@ "
	}
	return ""
}

// TestConstructs: each construct is used by a row that holds and by one that is violated,
// and at least 250 rows use one. With -v it says which rows these are.
func TestConstructs(t *testing.T) {
	all := append(strings.Fields(constructs), strings.Fields(basic)...)
	held, broken, special := map[string][]string{}, map[string][]string{}, 0
	cases := tables(t)
	for i := range cases {
		c := &cases[i].Case
		text, err := os.ReadFile(c.File)
		if err != nil {
			t.Fatal(err)
		}
		used := uses(c, string(text))
		if slices.ContainsFunc(strings.Fields(constructs), func(w string) bool { return used[w] }) {
			special++
		}
		for _, w := range all {
			switch {
			case !used[w]:
			case c.Word == "holds":
				held[w] = append(held[w], c.Name())
			case c.Word == "violated":
				broken[w] = append(broken[w], c.Name())
			}
		}
	}
	for _, w := range all {
		if len(held[w]) == 0 || len(broken[w]) == 0 {
			t.Errorf("%s: rows that hold: %v, that are violated: %v", w, held[w], broken[w])
		}
		t.Logf("%s: %d rows hold (%s …), %d are violated (%s …)", w, len(held[w]), example(held[w]), len(broken[w]), example(broken[w]))
	}
	if special < 250 {
		t.Errorf("%d rows use JML beyond %s", special, basic)
	}
	t.Logf("%d rows, %d of them with JML beyond %s", len(cases), special, basic)
}

func example(names []string) string {
	if len(names) == 0 {
		return "none"
	}
	return names[0]
}
