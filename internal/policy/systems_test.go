package policy

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
	"slices"
	"strings"
	"testing"
)

// systems are those that `make cross` builds the program for, without cgo.
func systems(t *testing.T) []string {
	text, err := os.ReadFile(filepath.Join("..", "..", "Makefile"))
	if err != nil {
		t.Fatal(err)
	}
	_, line, _ := strings.Cut(string(text), "\nSYSTEMS := ")
	line, _, _ = strings.Cut(line, "\n")
	all := strings.Fields(line)
	for _, s := range []string{"linux", "darwin", "windows"} {
		if !slices.Contains(all, s+"/amd64") || !slices.Contains(all, s+"/arm64") {
			t.Fatalf("%s is not among the systems %v", s, all)
		}
	}
	return all
}

// listed is what go list says of a package.
type listed struct {
	ImportPath, Dir string
	GoFiles         []string
	ImportMap       map[string]string
	Standard        bool
	Module          *struct{ Main bool }
	Error           *struct{ Err string }
}

// TestSystems types all packages of the project as the compiler does for each system: what stands
// behind no build tag may name nothing that stands behind one. `make cross` builds them, which
// takes ten times as long.
func TestSystems(t *testing.T) {
	texts := parsed{fset: token.NewFileSet(), files: map[string]*ast.File{}}
	for _, system := range systems(t) {
		t.Run(system, func(t *testing.T) {
			goos, goarch, _ := strings.Cut(system, "/")
			checked := packages{"unsafe": types.Unsafe}
			own := 0
			for _, p := range list(t, goos, goarch) {
				if p.Error != nil {
					t.Fatalf("%s: %s", p.ImportPath, p.Error.Err)
				}
				if p.ImportPath == "unsafe" {
					continue
				}
				ours := p.Module != nil && p.Module.Main
				if ours {
					own++
				}
				var files []*ast.File
				for _, name := range p.GoFiles {
					files = append(files, texts.file(t, filepath.Join(p.Dir, name)))
				}
				config := types.Config{Importer: from{checked, p.ImportMap}, IgnoreFuncBodies: !ours, Sizes: types.SizesFor("gc", goarch),
					Error: func(err error) {
						if ours {
							t.Error(err)
						}
					}}
				checked[p.ImportPath], _ = config.Check(p.ImportPath, texts.fset, files, nil)
			}
			if own < 30 {
				t.Errorf("only %d packages are ours", own)
			}
		})
	}
}

// list gives the packages of the project and all that they import, what is imported first.
func list(t *testing.T, goos, goarch string) []listed {
	c := exec.Command("go", "list", "-deps", "-json=ImportPath,Dir,GoFiles,ImportMap,Standard,Module,Error", "./...")
	c.Dir = filepath.Join("..", "..")
	c.Env = append(os.Environ(), "GOOS="+goos, "GOARCH="+goarch, "CGO_ENABLED=0")
	var complaint bytes.Buffer
	c.Stderr = &complaint
	out, err := c.Output()
	if err != nil {
		t.Fatalf("%v\n%s", err, complaint.String())
	}
	var all []listed
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var p listed
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return all
		} else if err != nil {
			t.Fatal(err)
		}
		all = append(all, p)
	}
}

// parsed are files, each read once for all systems.
type parsed struct {
	fset  *token.FileSet
	files map[string]*ast.File
}

func (p parsed) file(t *testing.T, path string) *ast.File {
	if p.files[path] == nil {
		f, err := parser.ParseFile(p.fset, path, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		p.files[path] = f
	}
	return p.files[path]
}

// packages are those that were typed, by their paths.
type packages map[string]*types.Package

// from imports what one package imports, which has other paths for what is vendored.
type from struct {
	packages
	paths map[string]string
}

func (f from) Import(path string) (*types.Package, error) {
	if to := f.paths[path]; to != "" {
		path = to
	}
	if p := f.packages[path]; p != nil {
		return p, nil
	}
	return nil, fmt.Errorf("%s is not listed", path)
}
