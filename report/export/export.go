package export

import (
	"io"
	"path/filepath"
	"regexp"
	"sort"
	"strings"

	"inspect/report"
	"inspect/report/page"
)

// Options of all forms. The zero value prints the paths as the document has them.
type Options struct {
	// Root is the folder that paths are printed relative to: the one in which the
	// program was started. Paths outside of it stay as they are.
	Root string
}

// Form is a way to print a judged document.
type Form struct {
	Name  string
	Write func(w io.Writer, doc *report.Document, o Options) error
	// Mark is what a file of this form that inspect wrote matches.
	Mark *regexp.Regexp
}

// forms by name.
var forms = []Form{
	{"sarif", writeSARIF, regexp.MustCompile(`^\{\s*"properties":\s*\{\s*"inspect":\s*"\d`)},
	{"junit", writeJUnit, regexp.MustCompile(`^<\?xml [^>]*>\s*<!-- inspect \d+\.\d+\S* `)},
	{"github", writeGitHub, regexp.MustCompile(`^::debug::inspect \d+\.\d+`)},
	{"html", writeHTML, page.Mark},
}

// Find gives the form of a name.
func Find(name string) (Form, bool) {
	for _, f := range forms {
		if f.Name == name {
			return f, true
		}
	}
	return Form{}, false
}

// Names are those of all forms.
func Names() []string {
	var out []string
	for _, f := range forms {
		out = append(out, f.Name)
	}
	sort.Strings(out)
	return out
}

// Page is the page for people, with the sources as they are now.
func Page(doc *report.Document, o Options) *page.Page {
	return &page.Page{Document: doc, Source: page.Files(), Path: o.path}
}

func writeHTML(w io.Writer, doc *report.Document, o Options) error { return Page(doc, o).Write(w) }

// path prints a file's name with slashes, relative to the root where it is below.
func (o Options) path(file string) string {
	if o.Root != "" && filepath.IsAbs(file) {
		if rel, err := filepath.Rel(o.Root, file); err == nil && rel != ".." && !strings.HasPrefix(rel, ".."+string(filepath.Separator)) {
			file = rel
		}
	}
	return filepath.ToSlash(filepath.Clean(file))
}

// details is the text of a result for people.
func details(f report.Finding) string {
	var b strings.Builder
	report.NewText(&b, report.TextOptions{Trace: "short", Named: true}).Result(f.Result)
	return b.String()
}
