package types_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
)

// An expected error is a comment just behind the text it is about:
//
//	x = true/* ERROR "cannot be converted" */;
//
// or, where no comment can stand, some lines below, with the text it is about:
//
//	/* ERROR:1:true "cannot be converted" */
var expected = regexp.MustCompile(`/\* ERROR(?::(\d+):([^"]*?) ?)? ?"((?:[^"\\]|\\.)*)" \*/`)

type expectation struct {
	line    int
	end     int    // offset where the span ends; -1: by line and text
	spanned string // the span's text, as a regular expression
	message string
}

func expectations(text string) []expectation {
	var es []expectation
	for _, m := range expected.FindAllStringSubmatchIndex(text, -1) {
		line := 1 + strings.Count(text[:m[0]], "\n")
		e := expectation{line: line, end: m[0], message: text[m[6]:m[7]]}
		if m[2] >= 0 {
			up, _ := strconv.Atoi(text[m[2]:m[3]])
			e.line, e.end, e.spanned = line-up, -1, text[m[4]:m[5]]
		}
		es = append(es, e)
	}
	return es
}

func (e expectation) matches(d *source.Diagnostic) bool {
	text := d.Span.Text()
	if e.end >= 0 {
		if int(d.Span.Start)+len(strings.TrimRight(text, " \t\n")) != e.end {
			return false
		}
	} else if d.Span.Line() != e.line || e.spanned != "" && !regexp.MustCompile("^(?:"+e.spanned+")$").MatchString(text) {
		return false
	}
	return e.message != "" && strings.Contains(d.Message, e.message)
}

// untranslated are the inputs with constructs that have a type and no translation.
var untranslated = map[string]bool{"Locals.java": true, "Enums.java": true, "Records.java": true, "Switches.java": true, "Resources.java": true, "Patterns.java": true}

func TestErrors(t *testing.T) {
	files, err := filepath.Glob("../../testdata/types/errors/*.java")
	if err != nil || len(files) == 0 {
		t.Fatalf("no inputs: %v", err)
	}
	total := 0
	for _, name := range files {
		t.Run(filepath.Base(name), func(t *testing.T) {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			f := parsed(t, filepath.Base(name), string(text))
			w, ds := types.NewWorld([]*ast.File{f}, config)
			ds = distinct(append(ds, resolveAll(w)...))
			es := expectations(string(text))
			total += len(es)
			used := make([]bool, len(es))
		next:
			for _, d := range ds {
				for i, e := range es {
					if !used[i] && e.matches(d) {
						used[i] = true
						continue next
					}
				}
				if d.Code == source.Unsupported && untranslated[filepath.Base(name)] {
					continue
				}
				t.Errorf("not expected:\n%s", d.Format())
			}
			for i, e := range es {
				if !used[i] {
					t.Errorf("line %d: expected %q", e.line, e.message)
				}
			}
		})
	}
	if total < 100 {
		t.Errorf("only %d expected errors", total)
	}
}

// TestCodes runs the example of every code.
func TestCodes(t *testing.T) {
	text, err := os.ReadFile("codes.go")
	if err != nil {
		t.Fatal(err)
	}
	block := regexp.MustCompile(`(?m)((?:^\t//.*\n)+)^\t(\w+)\s+source\.Code\s*=\s*"([a-z-]+)"`)
	blocks := block.FindAllStringSubmatch(string(text), -1)
	if want := strings.Count(string(text), "source.Code = "); len(blocks) != want {
		t.Fatalf("%d of %d codes have comments", len(blocks), want)
	}
	specs := 0
	for _, b := range blocks {
		var java []string
		for _, l := range strings.Split(b[1], "\n") {
			if s, ok := strings.CutPrefix(l, "\t//\t"); ok {
				java = append(java, s)
			}
		}
		code := source.Code(b[3])
		if len(java) == 0 {
			specs++ // shown by TestFindMethods, TestBroken, TestUnread, TestUnreadCode, TestOwnFields, TestOwnProver
			continue
		}
		t.Run(b[2], func(t *testing.T) {
			w, ds := types.NewWorld([]*ast.File{parsed(t, "Example.java", strings.Join(java, "\n"))}, config)
			ds = append(ds, resolveAll(w)...)
			if len(ds) == 0 {
				t.Fatal("the example has no errors")
			}
			for _, d := range ds {
				if d.Code == source.Unsupported && (code == "not-effectively-final" || code == "missing-yield") {
					continue // a construct that has a type and no translation
				}
				if d.Code != code {
					t.Errorf("%s", d.Format())
				}
				if !d.Span.Valid() {
					t.Errorf("no place: %v", d)
				}
			}
		})
	}
	if specs != 6 {
		t.Errorf("%d codes without an example", specs)
	}
}
