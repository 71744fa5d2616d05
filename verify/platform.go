package verify

import (
	"archive/zip"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"inspect/ast"
	"inspect/parse"
	"inspect/source"
)

// platformSources finds classes of the JDK with their bodies, in the lib/src.zip beside
// its lib/modules. A source costs far more than a class file, so it is only read of
// classes that code may run: those that it creates, extends, implements, or calls
// methods of by the name of the class. Of all others the class files tell enough.
//
// What is read adds to that: the classes which its code runs in turn.
type platformSources struct {
	zip     string // "": no JDK
	used    map[string]bool
	all     bool // of java.util, whatever code runs
	opened  bool
	archive *zip.ReadCloser
	entries map[string]*zip.File // by qualified name
}

func newPlatformSources(modules string, files []*ast.File) *platformSources {
	p := &platformSources{used: map[string]bool{}}
	if modules != "" {
		p.zip = filepath.Join(filepath.Dir(modules), "src.zip")
	}
	for _, f := range files {
		p.use(f)
	}
	return p
}

func (p *platformSources) Compiled() bool { return false }

func (p *platformSources) Platform() bool { return true }

// Package is answered by the class files.
func (p *platformSources) Package(string) bool { return false }

// use notes the simple names of the classes that the code of a file may run.
func (p *platformSources) use(f *ast.File) {
	ast.Walk(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.New:
			p.named(n.Type)
		case *ast.Call:
			p.qualifier(n.X)
		case *ast.MethodRef:
			p.qualifier(n.X)
		case *ast.ClassDecl:
			for _, t := range slices.Concat(n.Extends, n.Implements) {
				p.named(t)
			}
		}
		return true
	})
}

func (p *platformSources) named(t ast.TypeExpr) {
	if t, ok := t.(*ast.NamedType); ok && t != nil && len(t.Parts) > 0 {
		p.used[t.Parts[0].Name] = true // of Map.Entry, Map has the file
	}
}

// qualifier notes what stands in front of the name of a method.
func (p *platformSources) qualifier(x ast.Expr) {
	switch x := x.(type) {
	case *ast.Ident:
		p.used[x.Name] = true
	case *ast.Select:
		p.used[x.Name.Text] = true
	}
}

// open reads the directory of the archive. Where there is none the class files have to do.
func (p *platformSources) open() {
	if p.opened {
		return
	}
	p.opened = true
	archive, err := zip.OpenReader(p.zip)
	if err != nil {
		return
	}
	p.archive, p.entries = archive, map[string]*zip.File{}
	for _, f := range archive.File {
		_, path, ok := strings.Cut(f.Name, "/") // the module
		name, java := strings.CutSuffix(path, ".java")
		if ok && java && strings.HasPrefix(f.Name, "java.") { // a module of Java SE
			p.entries[strings.ReplaceAll(name, "/", ".")] = f
		}
	}
}

// Class gives the source of a class that code may run. One that cannot be read, or that
// this parser does not understand, is known by its class file.
func (p *platformSources) Class(name string) (*ast.File, error) {
	simple := name[strings.LastIndexByte(name, '.')+1:]
	if p.zip == "" || !p.used[simple] && !(p.all && strings.HasPrefix(name, "java.util.")) {
		return nil, nil
	}
	p.open()
	entry := p.entries[name]
	if entry == nil || entry.UncompressedSize64 > maxFileSize {
		return nil, nil
	}
	r, err := entry.Open()
	if err != nil {
		return nil, nil
	}
	defer r.Close()
	text, err := io.ReadAll(r)
	if err != nil {
		return nil, nil
	}
	f, ds := parse.File(source.NewFile("src.zip/"+entry.Name, string(text)))
	if slices.ContainsFunc(ds, isError) {
		return nil, nil
	}
	p.use(f)
	return f, nil
}

func (p *platformSources) close() {
	if p.archive != nil {
		p.archive.Close()
	}
}

// noBodies says how to get the sources of the JDK, where they are not beside lib/modules.
func noBodies(modules string) string {
	if modules == "" {
		return ""
	}
	zip := filepath.Join(filepath.Dir(modules), "src.zip")
	if _, err := os.Stat(zip); err == nil {
		return ""
	}
	return "install the sources of the JDK, " + zip + " (Debian: openjdk-17-source), or write what the checked code needs of the class as one of your own"
}
