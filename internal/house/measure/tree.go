// Package measure takes the figures that docs/development.md calls the house: how large types,
// files and functions are, how long the sentences of the documents, and which private words the
// identifiers hold. `go run ./internal/house` prints them; internal/policy keeps them from growing.
//
// Sizes come from syntax alone, so that the policy test is fast; only Arrows needs types. Files
// that a program generated are left out of the sizes of files and functions.
//
//	tree, err := measure.Read("../..")
//	for _, r := range tree.Receivers() { … }
package measure

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/sync/errgroup"
)

// Tree is the source text of the project: its Go files, parsed, the models of the library and the
// documents. Files are sorted by path, and paths are slash-separated and relative to the root.
type Tree struct {
	Root   string
	Fset   *token.FileSet
	Go     []File
	Models []Text
	Docs   []Text
}

// Text is one file's text.
type Text struct {
	Path string
	Text []byte
}

// Lines is the number of lines, the last one counted without its newline too.
func (t Text) Lines() int {
	n := bytes.Count(t.Text, []byte("\n"))
	if len(t.Text) > 0 && t.Text[len(t.Text)-1] != '\n' {
		n++
	}
	return n
}

// File is a Go file with its syntax tree.
type File struct {
	Text
	Syntax *ast.File
}

// Package is the directory of the file.
func (f File) Package() string { return path.Dir(f.Path) }

// IsTest reports whether only tests compile the file.
func (f File) IsTest() bool { return strings.HasSuffix(f.Path, "_test.go") }

// Read reads and parses the project below root. Test data, builds and hidden folders are no part
// of it.
func Read(root string) (*Tree, error) {
	t := &Tree{Root: root, Fset: token.NewFileSet()}
	err := filepath.WalkDir(root, func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, p)
		if err != nil {
			return err
		}
		rel = filepath.ToSlash(rel)
		if d.IsDir() {
			if name := d.Name(); name == "testdata" || name == "build" || rel != "." && strings.HasPrefix(name, ".") {
				return filepath.SkipDir
			}
			return nil
		}
		text := Text{Path: rel}
		switch {
		case strings.HasSuffix(rel, ".go"):
			t.Go = append(t.Go, File{Text: text})
		case strings.HasSuffix(rel, ".java"), strings.HasSuffix(rel, ".jml"):
			t.Models = append(t.Models, text)
		case rel == "README.md", strings.HasPrefix(rel, "docs/") && strings.HasSuffix(rel, ".md"):
			t.Docs = append(t.Docs, text)
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	var g errgroup.Group
	g.SetLimit(4)
	for i := range t.Go {
		g.Go(func() error { return t.parse(&t.Go[i]) })
	}
	for _, list := range [][]Text{t.Models, t.Docs} {
		for i := range list {
			g.Go(func() (err error) {
				list[i].Text, err = os.ReadFile(filepath.Join(root, list[i].Path))
				return err
			})
		}
	}
	return t, g.Wait()
}

func (t *Tree) parse(f *File) error {
	name := filepath.Join(t.Root, f.Path)
	text, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	f.Text.Text = text
	f.Syntax, err = parser.ParseFile(t.Fset, name, text, parser.ParseComments|parser.SkipObjectResolution)
	return err
}

// line is the line of a position.
func (t *Tree) line(p token.Pos) int { return t.Fset.Position(p).Line }

// product calls f for each Go file that is no test, in the order of paths.
func (t *Tree) product(f func(File)) {
	for _, file := range t.Go {
		if !file.IsTest() {
			f(file)
		}
	}
}

// Size is a name with a figure.
type Size struct {
	Name string
	N    int
}

// bySize sorts the largest first, and by name where sizes are equal.
func bySize(all []Size) []Size {
	slices.SortFunc(all, func(a, b Size) int {
		if a.N != b.N {
			return b.N - a.N
		}
		return strings.Compare(a.Name, b.Name)
	})
	return all
}

// FilesOver lists the product's files with more lines than n, the longest first.
func (t *Tree) FilesOver(n int) []Size {
	var out []Size
	t.product(func(f File) {
		if l := f.Lines(); l > n && !ast.IsGenerated(f.Syntax) {
			out = append(out, Size{f.Path, l})
		}
	})
	return bySize(out)
}

// FunctionsOver lists the product's functions with more lines than n, the longest first. The lines
// are those from `func` to the closing brace. A name stands for the longest of its functions, where
// files for several systems declare it.
func (t *Tree) FunctionsOver(n int) []Size {
	longest := map[string]int{}
	t.product(func(f File) {
		if ast.IsGenerated(f.Syntax) {
			return
		}
		for _, d := range f.Syntax.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok {
				name := f.Package() + "." + qualified(fn)
				longest[name] = max(longest[name], t.line(fn.End())-t.line(fn.Pos())+1)
			}
		}
	})
	var out []Size
	for name, l := range longest {
		if l > n {
			out = append(out, Size{name, l})
		}
	}
	return bySize(out)
}

// qualified is a function's name, with that of its receiver's type before it.
func qualified(fn *ast.FuncDecl) string {
	if r := receiver(fn); r != "" {
		return r + "." + fn.Name.Name
	}
	return fn.Name.Name
}

// receiver is the name of the type that a method belongs to, or "".
func receiver(fn *ast.FuncDecl) string {
	if fn.Recv == nil || len(fn.Recv.List) == 0 {
		return ""
	}
	return named(fn.Recv.List[0].Type)
}

// named is the name of the local type that e denotes, T, *T or T[P], or "".
func named(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.StarExpr:
		return named(e.X)
	case *ast.ParenExpr:
		return named(e.X)
	case *ast.IndexExpr:
		return named(e.X)
	case *ast.IndexListExpr:
		return named(e.X)
	case *ast.Ident:
		return e.Name
	}
	return ""
}

// Lines are the sums of lines.
type Lines struct {
	Product, Comments, Tests, Models int
}

// Lines sums the lines of each package and of the whole, which has the name "". Comments are the
// product's lines on which there is a comment.
func (t *Tree) Lines() map[string]Lines {
	out := map[string]Lines{}
	add := func(pkg string, l Lines) {
		for _, name := range []string{"", pkg} {
			s := out[name]
			s.Product, s.Comments = s.Product+l.Product, s.Comments+l.Comments
			s.Tests, s.Models = s.Tests+l.Tests, s.Models+l.Models
			out[name] = s
		}
	}
	for _, f := range t.Go {
		if f.IsTest() {
			add(f.Package(), Lines{Tests: f.Lines()})
			continue
		}
		comments := 0
		for _, g := range f.Syntax.Comments {
			comments += t.line(g.End()) - t.line(g.Pos()) + 1
		}
		add(f.Package(), Lines{Product: f.Lines(), Comments: comments})
	}
	for _, m := range t.Models {
		top, _, _ := strings.Cut(m.Path, "/")
		add(top, Lines{Models: m.Lines()})
	}
	return out
}
