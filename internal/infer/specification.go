package infer

import (
	"path/filepath"
	"slices"
	"strings"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/parse"
)

// Specification is the specification file that says what a text with clauses says: its declarations without
// bodies and initialisers. The name is that of the file below a folder for --spec-path, package/Class.jml.
func Specification(path, text string) (name, spec string) {
	f, _ := parse.File(source.NewFile(path, text))
	name = strings.TrimSuffix(filepath.Base(path), filepath.Ext(path)) + ".jml"
	if f == nil {
		return name, text
	}
	if f.Package != nil {
		name = filepath.Join(strings.ReplaceAll(f.Package.Name, ".", string(filepath.Separator)), name)
	}
	var cuts []cut
	ast.Walk(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.MethodDecl:
			if n.Body != nil {
				s := n.Body.Span()
				cuts = append(cuts, cut{len(strings.TrimRight(text[:s.Start], " \t")), int(s.End), ";"})
			}
			return false
		case *ast.FieldDecl:
			if n.Init != nil {
				if at := next(text, int(n.Name.Span().End), '='); at >= 0 {
					cuts = append(cuts, cut{len(strings.TrimRight(text[:at], " \t")), int(n.Init.Span().End), ""})
				}
			}
			return false
		case *ast.Initializer:
			cuts = append(cuts, cut{int(n.Span().Start), int(n.Span().End), ""})
			return false
		}
		return true
	})
	slices.SortFunc(cuts, func(a, b cut) int { return a.from - b.from })
	var b strings.Builder
	from := 0
	for _, c := range cuts {
		if c.from < from {
			continue // what several fields share
		}
		b.WriteString(text[from:c.from] + c.by)
		from = c.to
	}
	b.WriteString(text[from:])
	return name, b.String()
}

// cut is a part of a text that is left out, and what stands there instead.
type cut struct {
	from, to int
	by       string
}
