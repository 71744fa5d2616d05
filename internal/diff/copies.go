package diff

import (
	"cmp"
	"path/filepath"
	"slices"
	"strings"

	"inspect/java/ast"
)

// The product program. The classes of the revision stand beside those of the working tree, in the same packages and
// under names of their own:
//
//	class Ring { … }                        // as it is
//	class Ring$before { … }                 // as it was
//
// Words are renamed, and nothing else of the text changes: where all words Ring of the old files become
// Ring$before, they mean among themselves what they meant. What a file imports from outside under such a name
// stays.

// edit replaces a part of a text.
type edit struct {
	start, end int
	text       string
}

// edited is a text with edits, which do not overlap.
func edited(text string, edits []edit) string {
	slices.SortStableFunc(edits, func(a, b edit) int { return cmp.Compare(a.start, b.start) })
	var b strings.Builder
	at := 0
	for _, e := range edits {
		b.WriteString(text[at:e.start])
		b.WriteString(e.text)
		at = e.end
	}
	b.WriteString(text[at:])
	return b.String()
}

// thrown are the edits that make assertions statements that throw, as Java runs them with -ea: a failing one is an
// exception like any other.
func thrown(f *file) (out []edit) {
	ast.Walk(f.tree, func(n ast.Node) bool {
		a, ok := n.(*ast.AssertStmt)
		if !ok {
			return true
		}
		at, cond, end := int(a.At.Start), a.Cond.Span(), int(a.At.End)
		out = append(out, edit{at, int(cond.Start), "if (!("})
		if a.Message == nil {
			out = append(out, edit{int(cond.End), end, ")) throw new AssertionError();"})
			return true
		}
		message := a.Message.Span()
		out = append(out, edit{int(cond.End), int(message.Start), ")) throw new AssertionError("}, edit{int(message.End), end, ");"})
		return true
	})
	return out
}

// unannotated are the edits that take annotations away: what they say of null would be assumed, or expected of the
// driver. Those of Lombok make members, and stay.
func unannotated(f *file) (out []edit) {
	if slices.ContainsFunc(f.tree.Imports, func(i *ast.Import) bool { return strings.HasPrefix(i.Name, "lombok") }) || strings.Contains(f.text, "@lombok.") {
		return nil
	}
	ast.Walk(f.tree, func(n ast.Node) bool {
		a, ok := n.(*ast.Annotation)
		if ok {
			if at := (edit{int(a.At.Start), int(a.At.End), blanks(a.At.Text())}); !slices.Contains(out, at) { // int a, b; share theirs
				out = append(out, at)
			}
		}
		return !ok
	})
	return out
}

// blanks are blanks in the place of a text, with its lines.
func blanks(text string) string {
	return strings.Map(func(r rune) rune {
		if r == '\n' || r == '\r' {
			return r
		}
		return ' '
	}, text)
}

// renaming gives the classes of the revision their names in the product program.
type renaming struct {
	mark    string              // what stands behind each
	classes map[string][]string // the qualified names of top-level classes, by their simple ones
}

// copyOf is the text of a file as the product program has it: without comments, and so without JML, with the names of
// top-level classes marked where r is not nil. The error names a class that cannot be told from another one.
func copyOf(f *file, r *renaming) (string, error) {
	annotations := unannotated(f)
	edits := append(thrown(f), annotations...)
	if r != nil {
		meant := map[string]bool{}
		for simple, classes := range r.classes {
			means, err := mayMean(f, simple, classes)
			if err != nil {
				return "", err
			}
			meant[simple] = means
		}
		for _, w := range wordsOf(f.text) {
			inside := slices.ContainsFunc(annotations, func(e edit) bool { return e.start <= w.start && w.end <= e.end })
			if meant[w.text] && !inside {
				edits = append(edits, edit{w.end, w.end, r.mark})
			}
		}
	}
	return withoutComments(edited(f.text, edits)), nil
}

// mayMean reports whether a name in a file may be one of some classes, which all have it as their simple name.
func mayMean(f *file, simple string, classes []string) (bool, error) {
	visible, outside := false, false
	for _, i := range f.tree.Imports {
		ours := slices.ContainsFunc(classes, func(c string) bool {
			return i.Name == c || strings.HasPrefix(i.Name, c+".") || i.OnDemand && i.Name == packageOf(c)
		})
		visible = visible || ours
		outside = outside || !ours && !i.OnDemand && i.Name[strings.LastIndexByte(i.Name, '.')+1:] == simple
	}
	for _, c := range classes {
		visible = visible || packageOf(c) == f.pkg() || packageOf(c) != "" && strings.Contains(f.text, c)
	}
	if outside && visible && slices.ContainsFunc(classes, func(c string) bool { return packageOf(c) != "" && strings.Contains(f.text, c) }) {
		return false, wrong("%s imports another class named %s than that of the program, and names both", f.path, simple)
	}
	return visible && !outside, nil
}

// pkg is the package of a file.
func (f *file) pkg() string {
	if f.tree.Package == nil {
		return ""
	}
	return f.tree.Package.Name
}

// packageOf is the package of a top-level class by its qualified name.
func packageOf(class string) string { return class[:max(0, strings.LastIndexByte(class, '.'))] }

// Root is the folder of the product program, which is on no disk: so no file of specifications stands beside one of it.
const Root = "<diff>"

// copyPath is where a file stands in the product program.
func copyPath(f *file, mark string) string {
	base := filepath.Base(f.path)
	ext := filepath.Ext(base)
	return filepath.Join(Root, filepath.FromSlash(strings.ReplaceAll(f.pkg(), ".", "/")), strings.TrimSuffix(base, ext)+mark+ext)
}
