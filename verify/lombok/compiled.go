package lombok

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"inspect/java/ast"
	"inspect/java/classfile"
	"inspect/java/source"
	"inspect/parse"
)

// Where the class files of a project are at hand, they say which members an annotation adds that is not
// followed here. What these members do is not known: a call of one is refused, and the rest of the class is
// read as it stands.

// compiled finds class files in folders, target/classes and the like.
type compiled struct {
	once sync.Once
	path classfile.Path
}

// Folders are those of a class path, in which class files of a project may be.
func Folders(classPath []string) (out []string) {
	for _, path := range classPath {
		if info, err := os.Stat(path); err == nil && info.IsDir() {
			out = append(out, path)
		}
	}
	return out
}

// open opens the folders.
func (x *Expander) open() classfile.Path {
	x.compiled.once.Do(func() { x.compiled.path, _ = classfile.OpenAll(x.Folders) })
	return x.compiled.path
}

// compiledDecl is the class as its class file has it; nil: there is none that is as new as the source.
func (c *class) compiledDecl() *ast.ClassDecl {
	info, err := os.Stat(c.file.Source.Name)
	if isText := c.expander.IsText; err != nil || len(c.expander.Folders) == 0 || isText != nil && isText(c.file.Source.Name) {
		return nil
	}
	in := ""
	if c.file.Package != nil {
		in = strings.ReplaceAll(c.file.Package.Name, ".", "/") + "/"
	}
	names := strings.Split(c.path(), ".")
	isNew := slices.ContainsFunc(c.expander.Folders, func(dir string) bool {
		own, err := os.Stat(filepath.Join(dir, filepath.FromSlash(in+strings.Join(names, "$")+".class")))
		return err == nil && !own.ModTime().Before(info.ModTime())
	})
	text, err := classfile.Java(c.expander.open(), in+names[0])
	if !isNew || err != nil || text == "" {
		return nil
	}
	tree, ds := parse.File(source.NewFile(c.file.Source.Name, text))
	if tree == nil || source.HasError(ds) || len(tree.Types) != 1 {
		return nil
	}
	k := tree.Types[0]
	for _, name := range names[1:] {
		i := slices.IndexFunc(k.Members, func(m ast.Member) bool {
			d, ok := m.(*ast.ClassDecl)
			return ok && d.Name.Text == name
		})
		if i < 0 {
			return nil
		}
		k = k.Members[i].(*ast.ClassDecl)
	}
	return k
}

// addCompiled adds to the class the members that only its class file has, as an annotation makes them.
func (c *class) addCompiled(k *ast.ClassDecl, n *note) {
	known := map[string]bool{}
	for _, m := range c.decl.Members {
		known[memberKey(m)] = true
	}
	for _, m := range k.Members {
		key := memberKey(m)
		if key == "" || known[key] || c.isUsualConstructor(m) {
			continue
		}
		place(m, n.at)
		switch m := m.(type) {
		case *ast.MethodDecl:
			if m.Body != nil || !m.Modifiers.Has("abstract") {
				m.Body = &ast.Block{Loc: ast.Loc{At: n.at}}
				c.decl.Members = append(c.decl.Members, spoiled(m, n))
				continue
			}
		case *ast.FieldDecl:
			m.Init = nil
		case *ast.ClassDecl:
			m.Unread = source.Errorf(source.Unsupported, n.at, "what Lombok's @%s makes is not known", n.name)
		}
		c.decl.Members = append(c.decl.Members, m)
	}
	for _, m := range c.decl.Members {
		c.expansion.text.WriteString(memberKey(m) + "\n")
	}
}

// isUsualConstructor reports whether a member is the constructor of a class that has no other one, and no
// annotation that makes one.
func (c *class) isUsualConstructor(m ast.Member) bool {
	d, ok := m.(*ast.MethodDecl)
	return ok && d.Constructor && len(d.Params) == 0 && len(c.constructors()) == 0 &&
		!hasAny(c.notes, []string{"experimental.SuperBuilder", "experimental.StandardException"})
}

// memberKey says which members are the same: those of a name, with the same last names of the types of
// their parameters. Empty: the member has none.
func memberKey(m ast.Member) string {
	switch m := m.(type) {
	case *ast.FieldDecl:
		return "field " + m.Name.Text
	case *ast.ClassDecl:
		return "class " + m.Name.Text
	case *ast.MethodDecl:
		key := "method " + m.Name.Text + "("
		for _, p := range m.Params {
			key += erased(p.Type) + ","
		}
		return key + ")"
	}
	return ""
}

// erased is the last name of a type, without its arguments.
func erased(t ast.TypeExpr) string {
	switch t := t.(type) {
	case *ast.ArrayType:
		return erased(t.Elem) + "[]"
	case *ast.NamedType:
		return t.Parts[len(t.Parts)-1].Name
	}
	return typeText(t)
}
