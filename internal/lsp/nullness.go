package lsp

import (
	"path/filepath"
	"slices"
	"strings"

	"inspect"
	"inspect/internal/lsp/protocol"
	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/parse"
	"inspect/report"
)

// declarations are edits, each of which says of a declaration what may be null, where a default counts.
func (s *server) declarations(d *document, now text, ns []*report.NullDefault) (out []protocol.CodeAction) {
	for _, n := range ns {
		path, in := d.path, now
		if !isSame(n.Place.File, d.path) {
			abs, err := filepath.Abs(n.Place.File)
			if err != nil {
				continue
			}
			path, in = abs, s.textOf(abs)
		}
		if a := declare(path, in, n); a != nil && !slices.ContainsFunc(out, func(o protocol.CodeAction) bool { return o.Title == a.Title }) {
			out = append(out, *a)
		}
	}
	return out
}

// nullDefaults are the declarations on whose silence a result rests.
func nullDefaults(r *inspect.Result) (out []*report.NullDefault) {
	for _, c := range r.Counterexamples() {
		out = append(out, c.NullDefault)
	}
	for _, n := range r.Needs {
		out = append(out, n.NullDefault)
	}
	if r.Verdict == inspect.Vacuous {
		for _, c := range r.Core {
			if c.Remedy == report.DeclareNullable {
				out = append(out, mayNotBeNull(c.File, c.Line, c.Column))
			}
		}
	}
	return slices.DeleteFunc(out, func(n *report.NullDefault) bool { return n == nil })
}

// mayNotBeNull is a declaration whose name stands at a place, where the default is that it may not be null.
func mayNotBeNull(file string, line, column int) *report.NullDefault {
	return &report.NullDefault{Place: report.Place{File: file, Line: line, Column: column}}
}

// unsaid is a declaration that does not say whether it may be null.
type unsaid struct {
	what string // of the title
	at   int    // where modifiers can be added
	of   ast.TypeExpr
}

// declare is the edit that says of a declaration the contrary of what counts by default. Nil: it is not there, or
// there are no words for it: without JML in the file, JML would change what all of it means.
func declare(path string, t text, n *report.NullDefault) *protocol.CodeAction {
	f, _ := parse.File(source.NewFile("", string(t)))
	if f == nil {
		return nil
	}
	d := unsaidAt(f, t, n.Place.Line, n.Place.Column)
	if d == nil {
		return nil
	}
	word, annotations := "/*@ nullable @*/", types.NullableAnnotations()
	if n.Nullable {
		word, annotations = "/*@ non_null @*/", types.NonNullAnnotations()
	}
	if a := imported(f, annotations); a != "" && takesAnnotation(d.of) {
		word = a
	} else if !f.Specified {
		return nil
	}
	title := "Declare " + d.what + " " + word
	edit := protocol.TextEdit{Range: t.between(d.at, d.at), NewText: word + " "}
	return &protocol.CodeAction{Title: title, Kind: protocol.QuickFix, Edit: &protocol.WorkspaceEdit{Changes: map[string][]protocol.TextEdit{uriOf(path): {edit}}}}
}

// imported is the annotation of the names that a file imports, as it is written there; empty: it imports none.
func imported(f *ast.File, names []string) string {
	for _, i := range f.Imports {
		simple := i.Name[strings.LastIndexByte(i.Name, '.')+1:]
		if !i.Static && !i.OnDemand && !i.Model && slices.Contains(names, simple) {
			return "@" + simple
		}
	}
	return ""
}

// takesAnnotation reports whether an annotation in front of a type is one of the reference, whatever its targets
// are: not of the package or the elements.
func takesAnnotation(t ast.TypeExpr) bool {
	n, ok := t.(*ast.NamedType)
	return ok && len(n.Parts) == 1
}

// unsaidAt is the declaration whose name stands at a place; nil: none, one that says something of null, or one that shares
// its modifiers with others.
func unsaidAt(f *ast.File, t text, line, column int) (out *unsaid) {
	is := func(n *ast.Name) bool {
		p := n.Span().Position()
		return p.Line == line && p.Column == column
	}
	add := func(what string, m *ast.Modifiers, of ast.TypeExpr) {
		if of != nil && types.IsNullUnsaid(m, of) {
			out = &unsaid{what, int(of.Span().Start), of}
		}
	}
	shared := map[int32]int{} // fields by where their type stands
	ast.Walk(f, func(n ast.Node) bool {
		if d, ok := n.(*ast.FieldDecl); ok {
			shared[d.Type.Span().Start]++
		}
		return true
	})
	ast.Walk(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FieldDecl:
			if is(n.Name) && shared[n.Type.Span().Start] == 1 {
				add(n.Name.Text, n.Modifiers, n.Type)
			}
		case *ast.Param:
			if n.Name != nil && is(n.Name) {
				add(n.Name.Text, n.Modifiers, n.Type)
			}
		case *ast.MethodDecl:
			if is(n.Name) {
				add("the result of "+n.Name.Text, n.Modifiers, n.Type)
				if out != nil && len(n.TypeParams) > 0 {
					out.at = strings.LastIndexByte(string(t[:n.TypeParams[0].Span().Start]), '<')
				}
			}
		}
		return out == nil
	})
	return out
}
