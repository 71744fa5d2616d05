package load

import (
	"path"
	"slices"
	"strings"
	"unicode"

	"inspect/java/ast"
	"inspect/java/library"
	"inspect/java/partial"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/parse"
)

// inferredClasses are those that a program imports and that are found nowhere: what they declare is told from
// how the program uses them (partial). It is asked last, and looks at the program when a class is missing.
type inferredClasses struct {
	declaredAlone
	files    []*ast.File
	others   []types.Provider
	imported map[string]bool   // top-level classes that are imported, and packages that are on demand
	texts    map[string]string // nil: the program has not been looked at
	found    *[]string         // the classes that were asked for
}

// Class is the declaration of a class. Its file is marked: members may be missing in it.
func (c *inferredClasses) Class(name string) (*ast.File, error) {
	if !c.isImported(name) {
		return nil, nil
	}
	text := c.declarations()[name]
	if text == "" {
		return nil, nil
	}
	f, ds := parse.File(source.NewFile(path.Join("inferred", strings.ReplaceAll(name, ".", "/"))+".java", text))
	if slices.ContainsFunc(ds, (*source.Diagnostic).IsError) {
		return nil, nil // a name that Java takes in the one place alone
	}
	f.Partial = true
	declare(f)
	*c.found = append(*c.found, name)
	return f, nil
}

// Package reports whether a class of a package is found nowhere.
func (c *inferredClasses) Package(name string) bool {
	if strings.HasPrefix(name, "java.") {
		return false
	}
	for top := range c.importedClasses() {
		if packageOf(top) == name && c.declarations()[top] != "" {
			return true
		}
	}
	return false
}

func packageOf(name string) string { return name[:max(strings.LastIndexByte(name, '.'), 0)] }

// isImported reports whether a class of a name may be imported.
func (c *inferredClasses) isImported(name string) bool {
	return !strings.HasPrefix(name, "java.") && (c.importedClasses()[name] || c.importedClasses()[packageOf(name)])
}

func (c *inferredClasses) importedClasses() map[string]bool {
	if c.imported != nil {
		return c.imported
	}
	c.imported = map[string]bool{}
	for _, f := range c.files {
		for _, i := range f.Imports {
			c.imported[topLevel(i.Name)] = true
		}
	}
	return c.imported
}

// topLevel is what stands in a name up to the first part with a capital letter.
func topLevel(name string) string {
	parts := strings.Split(name, ".")
	for n, p := range parts {
		if p != "" && unicode.IsUpper([]rune(p)[0]) {
			return strings.Join(parts[:n+1], ".")
		}
	}
	return name
}

func (c *inferredClasses) declarations() map[string]string {
	if c.texts == nil {
		c.texts = map[string]string{}
		if texts := partial.Declarations(partial.Program{Files: c.files, Class: c.elsewhere, Package: c.hasPackage}); texts != nil {
			c.texts = texts
		}
	}
	return c.texts
}

// elsewhere is the declaration of a class that is found; nil: there is none.
func (c *inferredClasses) elsewhere(name string) *ast.ClassDecl {
	top := topLevel(name)
	f := c.file(top)
	if f == nil {
		return nil
	}
	names := strings.Split(name[max(0, len(packageOf(top))):], ".")
	var d *ast.ClassDecl
	in := f.Types
	for _, n := range names {
		if n == "" {
			continue
		}
		i := slices.IndexFunc(in, func(k *ast.ClassDecl) bool { return k.Name.Text == n })
		if i < 0 {
			return nil
		}
		d, in = in[i], nil
		for _, m := range d.Members {
			if k, ok := m.(*ast.ClassDecl); ok {
				in = append(in, k)
			}
		}
	}
	return d
}

// file is that of a class of the library, or of one that another provider has.
func (c *inferredClasses) file(top string) *ast.File {
	if text, file, ok := library.Source(top); ok {
		f, err := parse.Library(file, text)
		if err != nil {
			return nil
		}
		return f
	}
	for _, p := range c.others {
		if f, err := p.Class(top); err != nil || f != nil {
			return f
		}
	}
	return nil
}

// hasPackage reports whether another one has classes of a package.
func (c *inferredClasses) hasPackage(name string) bool {
	return strings.HasPrefix(name, "java.") || slices.ContainsFunc(c.others, func(p types.Provider) bool { return p.Package(name) })
}
