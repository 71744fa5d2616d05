package load

import (
	"archive/zip"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"inspect/internal/files"
	"inspect/java/ast"
	"inspect/java/source"
	"inspect/parse"
)

// platformSources finds classes of the JDK with their bodies, in the lib/src.zip beside
// its lib/modules. To read a source costs about what a class file costs.
type platformSources struct {
	zip     string // "": no JDK
	opened  bool
	archive *os.File
	entries map[string]*zip.File // by qualified name
	wanted  bool                 // its code is to be checked, and not models
	diags   *[]*source.Diagnostic
}

func (p Places) platformSources(diags *[]*source.Diagnostic) *platformSources {
	s := &platformSources{wanted: p.PlatformFirst, diags: diags}
	if p.Modules != "" {
		s.zip = filepath.Join(filepath.Dir(p.Modules), "src.zip")
	}
	return s
}

func (p *platformSources) Compiled() bool { return false }

func (p *platformSources) Platform() bool { return true }

// Package is answered by the class files.
func (p *platformSources) Package(string) bool { return false }

// open reads the directory of the archive. Where there is none the class files have to do,
// unless its code is asked for.
func (p *platformSources) open() {
	if p.opened {
		return
	}
	p.opened = true
	if p.zip == "" {
		p.missing("there is no JDK")
		return
	}
	archive, content, err := openZip(p.zip)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		p.missing(p.zip + " is not there")
		return
	case err != nil:
		d := source.Errorf(CodeFile, source.Span{}, "the sources of the JDK cannot be read, and are left out: %s: %v", p.zip, err)
		d.Remedy = "install them anew"
		*p.diags = append(*p.diags, d)
		return
	}
	p.archive, p.entries = archive, map[string]*zip.File{}
	for _, f := range content.File {
		_, path, ok := strings.Cut(f.Name, "/") // the module
		name, java := strings.CutSuffix(path, ".java")
		if ok && java && strings.HasPrefix(f.Name, "java.") { // a module of Java SE
			p.entries[strings.ReplaceAll(name, "/", ".")] = f
		}
	}
}

// openZip opens an archive, which the reader needs until it is closed.
func openZip(path string) (*os.File, *zip.Reader, error) {
	f, err := files.Open(path)
	if err != nil {
		return nil, nil, err
	}
	info, err := f.Stat()
	if err == nil {
		var r *zip.Reader
		if r, err = zip.NewReader(f, info.Size()); err == nil {
			return f, r, nil
		}
	}
	f.Close()
	return nil, nil, err
}

// missing says that the code of the JDK cannot be checked where that was asked for.
func (p *platformSources) missing(why string) {
	if p.wanted {
		d := source.Errorf(CodeFile, source.Span{}, "--library jdk: the JDK's sources are missing, the models stand for them: %s", why)
		d.Remedy = "install them (Debian: openjdk-17-source)"
		*p.diags = append(*p.diags, d)
	}
}

// Class gives the source of a class. One that cannot be read, or that this parser does not
// understand, is known by its class file.
func (p *platformSources) Class(name string) (*ast.File, error) {
	p.open()
	entry := p.entries[name]
	if entry == nil || entry.UncompressedSize64 > MaxFileSize {
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
	if slices.ContainsFunc(ds, (*source.Diagnostic).IsError) {
		return nil, nil
	}
	return f, nil
}

func (p *platformSources) close() {
	if p.archive != nil {
		p.archive.Close()
	}
}

// NoBodies says how to get the sources of the JDK, where they are not beside lib/modules.
func NoBodies(modules string) string {
	if modules == "" {
		return ""
	}
	zip := filepath.Join(filepath.Dir(modules), "src.zip")
	if _, err := os.Stat(zip); err == nil {
		return ""
	}
	return "install the sources of the JDK, " + zip + " (Debian: openjdk-17-source), or write what the checked code needs of the class as one of your own"
}
