package docs

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

const messagesHead = `# Messages

What is said of the input ends with a code in brackets: ` + "`A.java:3:9: error: … [unresolved-name]`" + `. Here is what each code means, and what provokes it; where something helps, the report says so below the message, as ` + "`remedy:`" + `. What verdicts mean and what to do about them stands in [the guide](guide/remedies.md). The comments in the sources make this page: ` + "`go test ./docs -update`" + ` rewrites it.
`

// codesOf are the packages that have codes of their own, and what these are about.
var codesOf = [][2]string{
	{"parse", "What is written"}, {"java/types", "Names, types and contracts"}, {"java/specfile", "Specification files"},
	{"java/source", "What has no translation"}, {"cfg", "What the bounds do not hold"}, {"report/gate", "Suppressions"}, {"verify/laws", "Laws of equals and the like"}, {"verify/load verify cmd/inspect", "Files, flags and the run"},
}

// TestMessagesAreDescribed: docs/messages.md has every code that a message may have,
// with the comment and the example that stand at its declaration.
func TestMessagesAreDescribed(t *testing.T) {
	var b strings.Builder
	b.WriteString(messagesHead)
	for _, p := range codesOf {
		fmt.Fprintf(&b, "\n## %s\n\n| code | meaning | for instance |\n|---|---|---|\n", p[1])
		for _, c := range codesIn(t, p[0]) {
			if c.meaning == "" || c.example == "" {
				t.Errorf("%s: the code %s has no comment, or no example in it", p[0], c.code)
			}
			fmt.Fprintf(&b, "| `%s` | %s | %s |\n", c.code, c.meaning, c.example)
		}
	}
	const page = "messages.md"
	if *update {
		if err := os.WriteFile(page, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if d := cmp.Diff(read(t, page), b.String()); d != "" {
		t.Errorf("docs/messages.md differs from the sources' comments; go test ./docs -update rewrites it (-written +made):\n%s", d)
	}
	described := map[string]bool{}
	for _, m := range regexp.MustCompile("(?m)^\\| `([a-z-]+)` \\|").FindAllStringSubmatch(b.String(), -1) {
		described[m[1]] = true
	}
	declared := regexp.MustCompile(`(?m)^(?:const)?\s*\w+ +(?:source\.)?Code += "([a-z-]+)"`)
	var files []string
	for _, pattern := range []string{"../*/*.go", "../*/*/*.go"} {
		found, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, found...)
	}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		for _, m := range declared.FindAllStringSubmatch(read(t, file), -1) {
			if !described[m[1]] {
				t.Errorf("%s: the code %s is not described", file, m[1])
			}
		}
	}
}

// code is one of a diagnostic.
type code struct{ code, meaning, example string }

var (
	named    = regexp.MustCompile(`^\w+(?:: | is the code of )`)
	instance = regexp.MustCompile(`\s*Example: (.*)$`)
	shownBy  = regexp.MustCompile(`\s*Test\w+ shows it\.`)
)

// codesIn reads the codes of a package from its sources, with their comments.
func codesIn(t *testing.T, pkg string) []code {
	t.Helper()
	var files []string
	for _, p := range strings.Fields(pkg) {
		found, err := filepath.Glob(filepath.Join("..", p, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, found...)
	}
	var out []code
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			g, ok := d.(*ast.GenDecl)
			if !ok || g.Tok != token.CONST {
				continue
			}
			for _, s := range g.Specs {
				v := s.(*ast.ValueSpec)
				switch x := v.Type.(type) {
				case *ast.SelectorExpr:
					ok = x.Sel.Name == "Code"
				case *ast.Ident:
					ok = x.Name == "Code"
				default:
					ok = false
				}
				if !ok {
					continue
				}
				doc := v.Doc
				if doc == nil {
					doc = g.Doc
				}
				c := explained(doc.Text())
				c.code = strings.Trim(v.Values[0].(*ast.BasicLit).Value, `"`)
				out = append(out, c)
			}
		}
	}
	return out
}

// explained are the meaning and the example of a comment: the example is further in, or
// begins with a word of its own.
func explained(comment string) code {
	prose, example, _ := strings.Cut(comment, "\n\n")
	prose = strings.Join(strings.Fields(shownBy.ReplaceAllString(prose, "")), " ")
	if m := instance.FindStringSubmatch(prose); m != nil {
		prose, example = instance.ReplaceAllString(prose, ""), m[1]
	}
	prose = named.ReplaceAllString(prose, "")
	cell := func(s string) string { return strings.ReplaceAll(s, "|", `\|`) }
	if example = cell(strings.Join(strings.Fields(example), " ")); strings.ContainsAny(example, "{/;-") || strings.HasPrefix(example, "inspect ") {
		example = "`` " + example + " ``"
	}
	return code{meaning: cell(prose), example: example}
}
