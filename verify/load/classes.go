package load

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"inspect/java/ast"
	"inspect/java/classfile"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/parse"
)

// Where a class comes from that is neither given nor embedded, in this order:
//
//	sourceFolders     --source-path, then the folders in which the packages of the
//	                  files given begin
//	platformSources   the JDK's lib/src.zip
//	compiledClasses   --class-path (CLASSPATH), then the JDK's lib/modules, and what libraries for logging declare
//	stubFiles         --spec-path: specifications of a class that is nowhere else
//	inferredClasses   how the program uses a class that is nowhere

// textFiles are files of Java as they are written.
type textFiles struct{}

// Compiled: they have bodies.
func (textFiles) Compiled() bool { return false }

// Platform: they are not the JDK's own.
func (textFiles) Platform() bool { return false }

// declaredAlone are classes without bodies.
type declaredAlone struct{}

// Compiled: no bodies are known.
func (declaredAlone) Compiled() bool { return true }

// Platform: they are not the JDK's own sources.
func (declaredAlone) Platform() bool { return false }

// sourceFolders finds p.C in p/C.java below its folders.
type sourceFolders struct {
	textFiles
	folders  []string
	specs    *Specs
	warnings *[]*source.Diagnostic // what the files found are warned of
}

func (s sourceFolders) Class(name string) (*ast.File, error) {
	rel := filepath.FromSlash(strings.ReplaceAll(name, ".", "/")) + ".java"
	for _, dir := range s.folders {
		path := filepath.Join(dir, rel)
		if _, err := s.specs.Texts.stat(path); err != nil {
			continue
		}
		src, d := readSource(path, s.specs.Texts)
		if d != nil {
			return nil, d
		}
		f, ds := s.specs.java(src)
		if i := slices.IndexFunc(ds, spoils(f)); i >= 0 {
			return nil, ds[i]
		}
		*s.warnings = append(*s.warnings, ds...)
		return f, nil
	}
	return nil, nil
}

func (s sourceFolders) Package(name string) bool {
	rel := filepath.FromSlash(strings.ReplaceAll(name, ".", "/"))
	return slices.ContainsFunc(s.folders, func(dir string) bool {
		found, _ := filepath.Glob(filepath.Join(dir, rel, "*.java"))
		return len(found) > 0
	})
}

// Roots are the folders in which the packages of the files begin: of src/p/A.java, which
// declares package p, it is src. A file that does not lie where its package says has none.
func (s *Sources) Roots() []string {
	files := slices.Clone(s.Files)
	for _, b := range s.Broken {
		files = append(files, b.Outline)
	}
	var out []string
	for _, f := range files {
		dir := filepath.Dir(f.Source.Name)
		if f.Package != nil {
			below := filepath.FromSlash(strings.ReplaceAll(f.Package.Name, ".", "/"))
			var ok bool
			if dir, ok = strings.CutSuffix(dir, below); !ok || dir != "" && !os.IsPathSeparator(dir[len(dir)-1]) {
				continue
			}
			dir = filepath.Clean(dir)
		}
		if !slices.Contains(out, dir) {
			out = append(out, dir)
		}
	}
	return out
}

// compiledClasses finds class files. The containers are opened when the first class is
// asked for. One that cannot be read costs the classes in it.
type compiledClasses struct {
	declaredAlone
	classPath []string
	modules   string // "": no JDK
	path      classfile.Path
	opened    bool
	newer     bool                  // was said of a class file
	diags     *[]*source.Diagnostic // of containers that cannot be read, and what is odd in others
}

func (c *compiledClasses) open() {
	if c.opened {
		return
	}
	c.opened = true
	all := slices.Clone(c.classPath)
	if c.modules != "" {
		all = append(all, c.modules)
	}
	var errs []error
	c.path, errs = classfile.OpenAll(all)
	for _, err := range errs {
		d := source.Errorf(CodeFile, source.Span{}, "of the class path this cannot be read, and is left out: %v", err)
		d.Remedy = "replace it, or take it off the class path"
		*c.diags = append(*c.diags, d)
	}
}

func (c *compiledClasses) Class(name string) (*ast.File, error) {
	c.open()
	binary := strings.ReplaceAll(name, ".", "/")
	text, err := classfile.Java(c.path, binary)
	if err != nil {
		return nil, source.Errorf(CodeFile, source.Span{}, "the class file of %s cannot be read: %v", name, err)
	}
	if text == "" {
		return declared(name)
	}
	c.odd(name, binary)
	name = binary + ".class"
	if archive := c.path.Archive(binary); archive != "" {
		name = archive + "!/" + name
	}
	f, ds := parse.File(source.NewFile(name, text))
	if i := slices.IndexFunc(ds, (*source.Diagnostic).IsError); i >= 0 {
		return nil, source.Errorf(CodeFile, source.Span{}, "the class file of %s cannot be understood: %s", name, ds[i].Message)
	}
	declare(f)
	return f, nil
}

// declare leaves the declarations alone in a file: methods have no bodies, and fields no values but constants.
func declare(f *ast.File) {
	ast.Walk(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.MethodDecl:
			n.Body = nil
			return false
		case *ast.FieldDecl:
			if l, ok := n.Init.(*ast.Literal); ok && l.Kind == ast.NullLit {
				n.Init = nil
			}
			return false
		}
		return true
	})
}

// newest is the version of class files of the newest Java that is known here, 25.
const newest = 69

// odd warns of a class file of a Java that is newer, and of a class that two archives have.
func (c *compiledClasses) odd(name, binary string) {
	warn := func(remedy, format string, args ...any) {
		d := source.Errorf(CodeFile, source.Span{}, format, args...)
		d.Severity, d.Remedy = source.Warning, remedy
		*c.diags = append(*c.diags, d)
	}
	found := c.path.All(binary)
	if v := classfile.Version(found[0].Data); v > newest && !c.newer {
		c.newer = true
		warn("", "the class file of %s is of version %d, and those up to %d are known (Java %d): what is new in it is passed over", name, v, newest, newest-44)
	}
	for _, f := range found[1:] {
		if !bytes.Equal(f.Data, found[0].Data) && f.In != c.modules {
			warn("take one off the class path", "%s is in %s and, another one, in %s: the first counts", name, found[0].In, f.In)
		}
	}
}

func (c *compiledClasses) Package(name string) bool {
	c.open()
	return hasDeclared(name) || c.path.HasPackage(strings.ReplaceAll(name, ".", "/"))
}

func (c *compiledClasses) close() { c.path.Close() }

// Places are where classes are looked for that are neither given nor embedded.
type Places struct {
	SourcePath []string // folders of sources
	ClassPath  []string // folders, archives, and folder/* for all archives of a folder
	Modules    string   // lib/modules of a JDK; empty: there is none
	// PlatformFirst: the code of the JDK is to be checked, and not models.
	PlatformFirst bool
	// Inferred takes the names of classes that are found nowhere, and whose declarations were told from how
	// the program uses them; nil: they are not.
	Inferred *[]string
}

// Providers are those of a run, with what is to be done when all is loaded. What is odd in what they
// find goes to warnings.
func (p Places) Providers(in Sources, specs *Specs, warnings *[]*source.Diagnostic) ([]types.Provider, func()) {
	folders := append(slices.Clone(p.SourcePath), in.Roots()...)
	compiled := &compiledClasses{classPath: classPath(p.ClassPath), modules: p.Modules, diags: warnings}
	platform := p.platformSources(warnings)
	all := []types.Provider{sourceFolders{folders: folders, specs: specs, warnings: warnings}, platform, compiled, stubFiles{specs: specs}}
	if p.Inferred != nil {
		all = append(all, &inferredClasses{files: in.Files, others: all, found: p.Inferred})
	}
	return all, func() {
		platform.close()
		compiled.close()
	}
}

// classPath writes out what stands for several archives: lib/* for all of a folder.
func classPath(entries []string) []string {
	var out []string
	for _, e := range entries {
		if dir, all := strings.CutSuffix(e, "*"); all && (dir == "" || os.IsPathSeparator(dir[len(dir)-1])) {
			found, _ := os.ReadDir(filepath.Join(dir, "."))
			for _, f := range found {
				if ext := filepath.Ext(f.Name()); ext == ".jar" || ext == ".JAR" {
					out = append(out, filepath.Join(dir, f.Name()))
				}
			}
			continue
		}
		if e != "" {
			out = append(out, e)
		}
	}
	return out
}

// CheckClassPath warns of entries of the class path that are not there: Java passes
// over them, but what is written wrong should be noticed.
func CheckClassPath(entries []string) []*source.Diagnostic {
	var ds []*source.Diagnostic
	for _, e := range classPath(entries) {
		if _, err := os.Stat(e); err != nil {
			d := FileError(e+" of the class path", err)
			d.Severity = source.Warning
			ds = append(ds, d)
		}
	}
	return ds
}
