package load

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/specfile"
	"inspect/java/types"
	"inspect/parse"
	"inspect/verify/lombok"
)

// Specs finds the files of specifications: of p/A.java it is p/A.jml below one of
// the folders of --spec-path, or else A.jml beside it.
type Specs struct {
	Folders []string
	Reading parse.Reading
	Used    []*source.File       // in the order in which they were found
	Diags   []*source.Diagnostic // what is said of them
	Lombok  lombok.Expander
	Texts   Texts
}

// java parses a Java file, with the members that annotations of Lombok make.
func (s *Specs) java(src *source.File) (*ast.File, []*source.Diagnostic) {
	f, ds := s.Reading.File(src)
	return s.Lombok.File(f), ds
}

// Join gives a Java file its specifications; where there are none, the file itself.
func (s *Specs) Join(f *ast.File, external bool) *ast.File {
	name, java := strings.CutSuffix(filepath.Base(f.Source.Name), filepath.Ext(f.Source.Name))
	if !java {
		return f
	}
	below := ""
	if f.Package != nil {
		below = strings.ReplaceAll(f.Package.Name, ".", "/")
	}
	path := s.find(filepath.Join(filepath.FromSlash(below), name+".jml"))
	if path == "" && !external && !types.IsInLibrary(f.Span()) {
		if beside := filepath.Join(filepath.Dir(f.Source.Name), name+".jml"); s.exists(beside) {
			path = beside
		}
	}
	if path == "" {
		return f
	}
	spec, d := s.read(path)
	if spec == nil {
		out := *f
		out.JML, out.Specified, out.Types = true, true, specfile.Bad(f, d)
		return &out
	}
	kind := specfile.Written
	switch {
	case types.IsInLibrary(f.Span()):
		kind = specfile.Modelled
	case external:
		kind = specfile.External
	}
	out, ds := specfile.Join(f, spec, kind)
	s.Diags = append(s.Diags, ds...)
	return out
}

// exists reports whether something is there that is no folder. What cannot be read is found all
// the same: what it would say is missing then, and not unsaid.
func (s *Specs) exists(path string) bool {
	if s.Texts.Has(path) {
		return true
	}
	info, err := os.Stat(path)
	if err != nil {
		info, err = os.Lstat(path) // a link to nowhere
	}
	return err == nil && !info.IsDir()
}

// find is where a file lies below the folders; "": nowhere.
func (s *Specs) find(rel string) string {
	for _, dir := range s.Folders {
		if path := filepath.Join(dir, rel); s.exists(path) {
			return path
		}
	}
	return ""
}

// read parses a specification file. When it cannot be read it gives the first error.
func (s *Specs) read(path string) (*ast.File, *source.Diagnostic) {
	src, d := readSource(path, s.Texts)
	if src != nil {
		s.Used = append(s.Used, src)
	}
	if d != nil {
		s.Diags = append(s.Diags, d)
		return nil, d
	}
	f, ds := s.Reading.File(src)
	s.Diags = append(s.Diags, ds...)
	errs := spoils(f)
	if f == nil || f.Partial { // what is missing could be about anything
		errs = (*source.Diagnostic).IsError
	}
	if i := slices.IndexFunc(ds, errs); i >= 0 {
		return nil, ds[i]
	}
	return f, nil
}

// stubFiles finds classes of which there is nothing but a specification file.
type stubFiles struct {
	textFiles
	specs *Specs
}

func (s stubFiles) Class(name string) (*ast.File, error) {
	path := s.specs.find(filepath.FromSlash(strings.ReplaceAll(name, ".", "/")) + ".jml")
	if path == "" {
		return nil, nil
	}
	f, d := s.specs.read(path)
	if d != nil {
		return nil, d
	}
	f.JML, f.Specified, f.Spec = true, true, &ast.SpecFile{Source: f.Source, Imports: f.Imports}
	return f, nil
}

func (s stubFiles) Package(name string) bool {
	rel := filepath.FromSlash(strings.ReplaceAll(name, ".", "/"))
	return slices.ContainsFunc(s.specs.Folders, func(dir string) bool {
		found, _ := filepath.Glob(filepath.Join(dir, rel, "*.jml"))
		return len(found) > 0
	})
}
