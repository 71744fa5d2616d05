package measure

import (
	"go/ast"
	"go/token"
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// Declared calls f for each identifier that the file declares: functions, methods, types, fields,
// parameters, variables and constants, those within functions too. An assignment with := counts
// for each name on its left, declared by it or before.
func Declared(file *ast.File, f func(*ast.Ident)) {
	all := func(names ...*ast.Ident) {
		for _, n := range names {
			if n.Name != "_" {
				f(n)
			}
		}
	}
	left := func(e ast.Expr) {
		if n, ok := e.(*ast.Ident); ok {
			all(n)
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			all(n.Name)
		case *ast.TypeSpec:
			all(n.Name)
		case *ast.ValueSpec:
			all(n.Names...)
		case *ast.Field:
			all(n.Names...)
		case *ast.AssignStmt:
			if n.Tok == token.DEFINE {
				for _, e := range n.Lhs {
					left(e)
				}
			}
		case *ast.RangeStmt:
			if n.Tok == token.DEFINE {
				left(n.Key)
				left(n.Value)
			}
		}
		return true
	})
}

// Words splits an identifier at capital letters, digits and underscores, in small letters:
// "readHTTPBody2" has the words read, http and body.
func Words(identifier string) []string {
	var out []string
	word := []rune{}
	flush := func() {
		if len(word) > 0 {
			out = append(out, strings.ToLower(string(word)))
		}
		word = word[:0]
	}
	runes := []rune(identifier)
	for i, r := range runes {
		if !unicode.IsLetter(r) {
			flush()
			continue
		}
		next := i+1 < len(runes) && unicode.IsLower(runes[i+1])
		if unicode.IsUpper(r) && (len(word) > 0 && unicode.IsLower(word[len(word)-1]) || next) {
			flush()
		}
		word = append(word, r)
	}
	flush()
	return out
}

// Term is a row of docs/glossary.md: the forms of a private word, and what stands for it.
type Term struct {
	Words       []string
	Means, Term string
}

var glossaryWord = regexp.MustCompile("`([a-z]+)`")

// Glossary reads the rows of the page's tables. The first cell has the forms of the word as code;
// rows without any are heads.
func Glossary(page string) []Term {
	var out []Term
	for _, line := range strings.Split(page, "\n") {
		if !strings.HasPrefix(line, "|") {
			continue
		}
		row := cells(line)
		if len(row) != 3 {
			continue
		}
		t := Term{Means: strings.TrimSpace(row[1]), Term: strings.TrimSpace(row[2])}
		for _, m := range glossaryWord.FindAllStringSubmatch(row[0], -1) {
			t.Words = append(t.Words, m[1])
		}
		if len(t.Words) > 0 {
			out = append(out, t)
		}
	}
	return out
}

// standard are compound names of Java that contain a private word, in the form of Words.
var standard = [][2]string{{"for", "each"}}

// isStandard reports whether the word at i belongs to a standard name.
func isStandard(words []string, i int) bool {
	return i > 0 && slices.Contains(standard, [2]string{words[i-1], words[i]})
}

// Private counts, per package of the product and first form of each term, the identifiers declared
// with a form of the term among their words.
func (t *Tree) Private(glossary []Term) map[string]map[string]int {
	of := map[string]string{}
	for _, term := range glossary {
		for _, w := range term.Words {
			of[w] = term.Words[0]
		}
	}
	out := map[string]map[string]int{}
	t.product(func(f File) {
		Declared(f.Syntax, func(n *ast.Ident) {
			var seen []string
			words := Words(n.Name)
			for i, w := range words {
				word := of[w]
				if word == "" || isStandard(words, i) || slices.Contains(seen, word) {
					continue
				}
				seen = append(seen, word)
				if out[f.Package()] == nil {
					out[f.Package()] = map[string]int{}
				}
				out[f.Package()][word]++
			}
		})
	})
	return out
}

// Glossary reads docs/glossary.md; without the page no word is private.
func (t *Tree) Glossary() []Term {
	for _, d := range t.Docs {
		if d.Path == "docs/glossary.md" {
			return Glossary(string(d.Text))
		}
	}
	return nil
}
