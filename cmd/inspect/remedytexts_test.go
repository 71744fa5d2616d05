package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// untried are the remedies that no row of testdata/remedies tries, by what remedyTexts calls
// them, with the reason.
var untried = map[string]string{
	"run the command again":                          "of a run that somebody interrupted",
	"verify.extendBounds":                            "made of the bounds alone: all rows of Bounds.java try it",
	"verify.ofDiagnostics":                           "made of the diagnostic's own words: the rows of Words.java try it",
	"as Java programs and JUnit tests":               "each row checks with it; the script outputs.txtar tries it",
	"which gives it twice the time":                  "how long a check takes differs from machine to machine",
	"which gives them twice the time":                "how long solvers take differs from machine to machine",
	"check with lower bounds, or with more --memory": "how much memory a check needs differs from machine to machine",
	"try another --backend (inspect solvers lists those that are there), or report it with the input":               "of a fault of inspect",
	"let an execution return from what the law calls: each throws an exception":                                     "of laws, which check does not check: the script contracts.txtar has it",
	"see which conditions exclude each other on the way, in what it calls too; report it with the input if none do": "no input that comes there is known",
	"write it in another way; docs/guide/missing.md lists what is not understood":                                   "of constructs without translation whose diagnostic proposes nothing: none is known",
	"give the flags that --smt-out was given with, and what the solver printed for that script":                     "a model comes from a file that an outside solver wrote: the script givenmodel.txtar tries it",
	"name in its assignable clause what it changes":                                                                 "a call by contract of which no bound is known to suffice",
	"write its contract in a .jml file below --spec-path":                                                           "the script unknownjdk.txtar tries it",
	"it is left out": "of a step between calls that is left out of sequences: the note changes nothing",
	"say there what it does, if it does not do that": "of what only a contract is known: there is nothing to try beside it",
}

// TestEveryRemedyIsTried: each place where a remedy is made has a row in testdata/remedies with
// its words, or stands in untried.
func TestEveryRemedyIsTried(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("testdata", "remedies", "*.java"))
	if err != nil || len(files) == 0 {
		t.Fatal(err, files)
	}
	var rows []string
	for _, f := range files {
		for _, row := range remedyRows(t, f) {
			rows = append(rows, row.remedies...)
		}
	}
	all := strings.Join(rows, "\n")
	texts := remedyTexts(t)
	if len(texts) < 30 {
		t.Fatalf("only %d remedies are made", len(texts))
	}
	for text := range texts {
		tried, excused := strings.Contains(all, text), untried[text] != ""
		switch {
		case !tried && !excused:
			t.Errorf("no row tries the remedy %q", text)
		case tried && excused:
			t.Errorf("a row tries the remedy %q: it does not belong to untried", text)
		}
	}
	for text := range untried {
		if !texts[text] {
			t.Errorf("nothing makes the remedy %q", text)
		}
	}
}

// remedyTexts are, for each literal of a Remedy in the code of verify and report, and each entry of
// verify's table of mendings, the longest text that is written there; where there is none, the
// function.
func remedyTexts(t *testing.T) map[string]bool {
	texts := map[string]bool{}
	for _, folder := range []string{"verify", "report"} {
		files, err := filepath.Glob(filepath.Join("..", "..", folder, "*.go"))
		if err != nil || len(files) == 0 {
			t.Fatal(err, files)
		}
		for _, name := range files {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			f, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			for _, d := range f.Decls {
				title := ""
				if m, ok := d.(*ast.FuncDecl); ok {
					title = folder + "." + m.Name.Name
				}
				ast.Inspect(d, func(n ast.Node) bool {
					switch x := n.(type) {
					case *ast.CompositeLit:
						if remedyFields(x) {
							texts[longestText(x, title)] = true
						}
					case *ast.ValueSpec:
						if len(x.Names) == 1 && x.Names[0].Name == "mendings" {
							for _, e := range x.Values[0].(*ast.CompositeLit).Elts {
								texts[longestText(e.(*ast.KeyValueExpr).Value, title)] = true
							}
						}
					}
					return true
				})
			}
		}
	}
	return texts
}

// remedyFields reports whether a literal is a Remedy's: it sets Why, and Flag or Do.
func remedyFields(x *ast.CompositeLit) bool {
	set := map[string]bool{}
	for _, e := range x.Elts {
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			if id, ok := kv.Key.(*ast.Ident); ok {
				set[id.Name] = true
			}
		}
	}
	return set["Why"]
}

// verb is a place in a format for a value.
var verb = regexp.MustCompile(`%[.0-9]*[a-z]`)

// longestText is the longest part of a string that is written in a node, without verbs.
func longestText(n ast.Node, title string) string {
	longest := ""
	ast.Inspect(n, func(n ast.Node) bool {
		lit, ok := n.(*ast.BasicLit)
		if !ok || lit.Kind != token.STRING {
			return true
		}
		text, _ := strconv.Unquote(lit.Value)
		for _, part := range verb.Split(text, -1) {
			if len(part) > len(longest) {
				longest = part
			}
		}
		return true
	})
	if len(longest) < 10 {
		return title
	}
	return longest
}
