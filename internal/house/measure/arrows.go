package measure

import (
	"go/ast"
	"go/types"
	"path/filepath"
	"slices"
	"strings"
)

// Arrows are the references between the files of one package. A file has an arrow to another when
// it names something that is declared there: a function, method, type, field, variable or constant
// of the package. However often it does so, that is one arrow.
//
// The reading order is depth first. It starts at the files that the fewest others refer to, and
// from each file follows the arrows in the order in which the text makes them; a file stands before
// all files that it leads to for the first time. An arrow points up when its end stands before its
// start. Without cycles no arrow points up.
type Arrows struct {
	Package        string
	Files, All, Up int
}

// Arrows type-checks the packages of the project for the system and counts their arrows.
func (t *Tree) Arrows(goos, goarch string) ([]Arrows, error) {
	all, err := List(t.Root, goos, goarch, "./...")
	if err != nil {
		return nil, err
	}
	var first error
	s := NewSources()
	typed, err := s.Check(all, goarch, func(err error) {
		if first == nil {
			first = err
		}
	})
	if err == nil {
		err = first
	}
	var out []Arrows
	for _, p := range typed {
		to := p.references(s)
		a := Arrows{Package: p.ImportPath, Files: len(p.Files)}
		_, a.Package, _ = strings.Cut(p.ImportPath, "/")
		at := readingOrder(to)
		for from, ends := range to {
			for _, end := range ends {
				a.All++
				if at[end] < at[from] {
					a.Up++
				}
			}
		}
		out = append(out, a)
	}
	slices.SortFunc(out, func(a, b Arrows) int { return strings.Compare(a.Package, b.Package) })
	return out, err
}

// references lists, for each file of the package, the other files that it refers to, in the order
// of its text.
func (p Typed) references(s *Sources) map[string][]string {
	out := map[string][]string{}
	for _, f := range p.Files {
		from := filepath.Base(s.Fset.Position(f.FileStart).Filename)
		out[from] = nil
		ast.Inspect(f, func(n ast.Node) bool {
			id, ok := n.(*ast.Ident)
			if !ok {
				return true
			}
			o := p.Info.Uses[id]
			if o == nil || o.Pkg() == nil || o.Pkg().Path() != p.ImportPath || !declaresForPackage(o) {
				return true
			}
			to := filepath.Base(s.Fset.Position(o.Pos()).Filename)
			if to != from && !slices.Contains(out[from], to) {
				out[from] = append(out[from], to)
			}
			return true
		})
	}
	return out
}

// declaresForPackage reports whether o can be named in other files of its package: it is declared
// at the top, or it is a method or field.
func declaresForPackage(o types.Object) bool {
	if v, ok := o.(*types.Var); ok && v.IsField() {
		return true
	}
	if f, ok := o.(*types.Func); ok && f.Signature().Recv() != nil {
		return true
	}
	return o.Parent() == o.Pkg().Scope()
}

// readingOrder numbers the files as the comment of Arrows says.
func readingOrder(to map[string][]string) map[string]int {
	referrers := map[string]int{}
	var files []string
	for from, ends := range to {
		files = append(files, from)
		for _, end := range ends {
			referrers[end]++
		}
	}
	slices.SortFunc(files, func(a, b string) int {
		if referrers[a] != referrers[b] {
			return referrers[a] - referrers[b]
		}
		return strings.Compare(a, b)
	})
	at, seen := map[string]int{}, map[string]bool{}
	var visit func(string)
	visit = func(f string) {
		seen[f] = true
		for _, next := range to[f] {
			if !seen[next] {
				visit(next)
			}
		}
		at[f] = -len(at)
	}
	for _, f := range files {
		if !seen[f] {
			visit(f)
		}
	}
	return at
}
