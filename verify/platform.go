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
// its lib/modules. To read a source costs about what a class file costs.
type platformSources struct {
	zip     string // "": no JDK
	opened  bool
	archive *zip.ReadCloser
	entries map[string]*zip.File // by qualified name
}

func newPlatformSources(modules string) *platformSources {
	if modules == "" {
		return &platformSources{}
	}
	return &platformSources{zip: filepath.Join(filepath.Dir(modules), "src.zip")}
}

func (p *platformSources) Compiled() bool { return false }

func (p *platformSources) Platform() bool { return true }

// Package is answered by the class files.
func (p *platformSources) Package(string) bool { return false }

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

// Class gives the source of a class. One that cannot be read, or that this parser does not
// understand, is known by its class file.
func (p *platformSources) Class(name string) (*ast.File, error) {
	if p.zip == "" {
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
