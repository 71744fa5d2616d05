package partial

import (
	"slices"
	"strings"
	"unicode"

	"inspect/java/ast"
)

// typ is a type, as far as it is known.
type typ struct {
	text string   // as Java writes it, with canonical names; "": not known
	of   *class   // found nowhere
	in   *decl    // of the program
	args []typ    // its type arguments; of an array, the type of the elements
	vars []string // type variables in it
}

// decl is a class of the program.
type decl struct {
	name  string // canonical; "": it stands in code
	tree  *ast.ClassDecl
	body  []ast.Member
	file  *ast.File
	outer *decl
	env   *env // in which its members are
	// above are the types that it extends and implements.
	above  []typ
	headed bool // above is there
}

// env is where a piece of code stands.
type env struct {
	file    *ast.File
	class   *decl // nil: in front of the classes
	up      *env  // around it
	typeOf  map[string]bool
	classes map[string]*decl  // that stand in the code
	vars    map[string]*value // variables
	method  *ast.MethodDecl   // set for the code of a method: what it returns and throws
	lambda  bool              // the code of a lambda
	caught  []typ             // what is caught around it, here
}

func (e *env) inner() *env { return &env{file: e.file, class: e.class, up: e} }

func (e *env) declare(name string, v value) {
	if e.vars == nil {
		e.vars = map[string]*value{}
	}
	e.vars[name] = &v
}

func (e *env) variable(name string) *value {
	for ; e != nil; e = e.up {
		if v := e.vars[name]; v != nil {
			return v
		}
	}
	return nil
}

// simpleName looks a simple name of a type up.
func (a *analysis) simpleName(e *env, name string) typ {
	for k := e; k != nil; k = k.up {
		if k.typeOf[name] {
			return typ{text: name, vars: []string{name}}
		}
		if d := k.classes[name]; d != nil {
			return typ{in: d}
		}
		if k.class != nil {
			if d := a.memberClass(k.class, name, 0); d != nil {
				return typ{text: d.name, in: d}
			}
		}
	}
	for _, i := range e.file.Imports {
		if !i.OnDemand && !i.Static && strings.HasSuffix(i.Name, "."+name) {
			return a.qualified(i.Name)
		}
	}
	if d := a.program[inPackage(packageOf(e.file), name)]; d != nil {
		return typ{text: d.name, in: d}
	}
	unknown := ""
	for _, i := range e.file.Imports {
		if !i.OnDemand || i.Static {
			continue
		}
		if d := a.program[i.Name+"."+name]; d != nil {
			return typ{text: d.name, in: d}
		}
		if a.kind(i.Name+"."+name) != nil {
			return typ{text: i.Name + "." + name}
		}
		if !a.hasPackage(i.Name) {
			if unknown != "" {
				unknown = "?"
			} else {
				unknown = i.Name
			}
		}
	}
	if a.kind("java.lang."+name) != nil {
		return typ{text: "java.lang." + name}
	}
	if own := inPackage(packageOf(e.file), name); a.kind(own) != nil {
		return typ{text: own}
	}
	if unknown != "" && unknown != "?" && isClassName(name) {
		return typ{text: unknown + "." + name, of: a.nowhere(unknown + "." + name)}
	}
	return typ{}
}

// memberClass is the class of a name in a class of the program, or in those that it extends.
func (a *analysis) memberClass(d *decl, name string, depth int) *decl {
	if d.name != "" {
		if in := a.program[d.name+"."+name]; in != nil {
			return in
		}
	}
	if depth > 20 || !d.headed {
		return nil
	}
	for _, t := range d.above {
		if t.in != nil {
			if in := a.memberClass(t.in, name, depth+1); in != nil {
				return in
			}
		}
	}
	return nil
}

// qualified is the class of a canonical name.
func (a *analysis) qualified(name string) typ {
	if d := a.program[name]; d != nil {
		return typ{text: name, in: d}
	}
	if a.kind(name) != nil {
		return typ{text: name}
	}
	if c := a.nowhere(name); c != nil {
		return typ{text: name, of: c}
	}
	return typ{}
}

// nowhere is the class of a canonical name that is found nowhere; nil: there is none. The first part of the
// name that begins with a capital letter is the top-level class.
func (a *analysis) nowhere(name string) *class {
	if a.missing[name] != nil {
		return a.missing[name]
	}
	if !a.isNowhere(name) {
		return nil
	}
	parts := strings.Split(name, ".")
	top := slices.IndexFunc(parts, isClassName)
	first := strings.Join(parts[:top+1], ".")
	c := a.missing[first]
	if c == nil {
		c = newClass(first, parts[top])
		a.missing[first] = c
	}
	for _, p := range parts[top+1:] {
		c = c.member(p)
		a.missing[c.name] = c
	}
	return c
}

// isNowhere reports whether a name is that of a class whose top-level class is found nowhere.
func (a *analysis) isNowhere(name string) bool {
	parts := strings.Split(name, ".")
	top := slices.IndexFunc(parts, isClassName)
	if top <= 0 || strings.HasPrefix(name, "java.") {
		return false
	}
	first := strings.Join(parts[:top+1], ".")
	return a.program[first] == nil && a.kind(first) == nil
}

func isClassName(name string) bool {
	for _, r := range name {
		return unicode.IsUpper(r)
	}
	return false
}

func packageOf(f *ast.File) string {
	if f.Package == nil {
		return ""
	}
	return f.Package.Name
}

func inPackage(pkg, name string) string {
	if pkg == "" {
		return name
	}
	return pkg + "." + name
}

// typeExpr is a type as it is written.
func (a *analysis) typeExpr(e *env, t ast.TypeExpr) typ {
	switch t := t.(type) {
	case *ast.PrimType:
		return typ{text: t.Name}
	case *ast.ArrayType:
		of := a.typeExpr(e, t.Elem)
		if of.text == "" {
			return typ{}
		}
		return typ{text: of.text + "[]", args: []typ{of}, vars: of.vars}
	case *ast.WildcardType:
		if t.Bound == nil {
			return typ{text: "?"}
		}
		b := a.typeExpr(e, t.Bound)
		if b.text == "" {
			return typ{}
		}
		word := "? extends "
		if t.Super {
			word = "? super "
		}
		return typ{text: word + b.text, vars: b.vars}
	case *ast.NamedType:
		return a.namedType(e, t)
	}
	return typ{}
}

func (a *analysis) namedType(e *env, t *ast.NamedType) typ {
	var of typ
	n := 0 // parts that are done
	for n = 1; n <= len(t.Parts); n++ {
		var names []string
		for _, p := range t.Parts[:n] {
			names = append(names, p.Name)
		}
		if n == 1 {
			of = a.simpleName(e, names[0])
		} else {
			of = a.qualified(strings.Join(names, "."))
		}
		if of.text != "" || of.in != nil {
			break
		}
	}
	if n > len(t.Parts) {
		return typ{}
	}
	for _, p := range t.Parts[n:] {
		of = a.memberType(of, p.Name)
		if of.text == "" {
			return typ{}
		}
	}
	last := t.Parts[len(t.Parts)-1]
	if of.text == "" || len(last.Args) == 0 {
		return of
	}
	if of.of != nil {
		c := of.of.root()
		c.params = max(c.params, len(last.Args))
	}
	var texts []string
	raw := of
	for _, x := range last.Args {
		arg := a.typeExpr(e, x)
		if arg.text == "" {
			return raw
		}
		of.args = append(of.args, arg)
		of.vars = append(of.vars, arg.vars...)
		texts = append(texts, arg.text)
	}
	of.text += "<" + strings.Join(texts, ", ") + ">"
	return of
}

// memberType is a class in another one.
func (a *analysis) memberType(of typ, name string) typ {
	switch {
	case of.of != nil:
		c := of.of.member(name)
		a.missing[c.name] = c
		return typ{text: c.name, of: c}
	case of.in != nil:
		if d := a.memberClass(of.in, name, 0); d != nil {
			return typ{text: d.name, in: d}
		}
	case of.text != "" && a.kind(of.text+"."+name) != nil:
		return typ{text: of.text + "." + name}
	}
	return typ{}
}
