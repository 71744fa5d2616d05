package measure

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
)

// Listed is a package as `go list` describes it.
type Listed struct {
	ImportPath, Dir string
	GoFiles         []string
	ImportMap       map[string]string
	Module          *struct{ Main bool }
	Error           *struct{ Err string }
}

// Own reports whether the package belongs to the project.
func (l Listed) Own() bool { return l.Module != nil && l.Module.Main }

// List describes the packages that match the patterns and all that they import, for one system
// and without cgo. A package comes after those that it imports.
func List(root, goos, goarch string, patterns ...string) ([]Listed, error) {
	args := []string{"list", "-deps", "-json=ImportPath,Dir,GoFiles,ImportMap,Module,Error"}
	c := exec.Command("go", append(args, patterns...)...)
	c.Dir = root
	c.Env = append(os.Environ(), "GOOS="+goos, "GOARCH="+goarch, "CGO_ENABLED=0")
	var complaint bytes.Buffer
	c.Stderr = &complaint
	out, err := c.Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w\n%s", err, complaint.String())
	}
	var all []Listed
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var p Listed
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return all, nil
		} else if err != nil {
			return nil, err
		}
		if p.Error != nil {
			return nil, fmt.Errorf("%s: %s", p.ImportPath, p.Error.Err)
		}
		all = append(all, p)
	}
}

// Sources are parsed files, each parsed once however many systems it is type-checked for.
type Sources struct {
	Fset  *token.FileSet
	files map[string]*ast.File
}

// NewSources returns an empty set of files.
func NewSources() *Sources {
	return &Sources{Fset: token.NewFileSet(), files: map[string]*ast.File{}}
}

func (s *Sources) file(path string) (*ast.File, error) {
	if s.files[path] == nil {
		f, err := parser.ParseFile(s.Fset, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		s.files[path] = f
	}
	return s.files[path], nil
}

// Typed is a package of the project with its types.
type Typed struct {
	Listed
	Files []*ast.File
	Info  *types.Info
}

// Check type-checks the listed packages and returns those of the project. Function bodies of
// other modules are skipped. complain receives each error in the project's own packages.
func (s *Sources) Check(all []Listed, goarch string, complain func(error)) ([]Typed, error) {
	checked := packages{"unsafe": types.Unsafe}
	var own []Typed
	for _, p := range all {
		if p.ImportPath == "unsafe" {
			continue
		}
		t := Typed{Listed: p, Info: &types.Info{Uses: map[*ast.Ident]types.Object{}}}
		for _, name := range p.GoFiles {
			f, err := s.file(filepath.Join(p.Dir, name))
			if err != nil {
				return nil, err
			}
			t.Files = append(t.Files, f)
		}
		config := types.Config{
			Importer:         importer{checked, p.ImportMap},
			IgnoreFuncBodies: !p.Own(),
			Sizes:            types.SizesFor("gc", goarch),
			Error: func(err error) {
				if p.Own() {
					complain(err)
				}
			},
		}
		if !p.Own() {
			t.Info = nil
		}
		checked[p.ImportPath], _ = config.Check(p.ImportPath, s.Fset, t.Files, t.Info)
		if p.Own() {
			own = append(own, t)
		}
	}
	return own, nil
}

// packages are the checked packages by path.
type packages map[string]*types.Package

// importer resolves the imports of one package; vendored packages have other paths there.
type importer struct {
	packages
	paths map[string]string
}

func (i importer) Import(path string) (*types.Package, error) {
	if to := i.paths[path]; to != "" {
		path = to
	}
	if p := i.packages[path]; p != nil {
		return p, nil
	}
	return nil, fmt.Errorf("%s is not listed", path)
}
