package partial

import (
	"slices"

	"inspect/java/ast"
)

// A Program is what is there.
type Program struct {
	Files []*ast.File
	// Class is the declaration of a class that is found elsewhere, by its canonical name; nil: there is none.
	Class func(name string) *ast.ClassDecl
	// Package reports whether there are classes of a package elsewhere.
	Package func(name string) bool
}

type analysis struct {
	Program
	program map[string]*decl  // by canonical names
	missing map[string]*class // likewise
	known   map[string]*ast.ClassDecl
	own     map[string]bool // packages of the program
	decls   []*decl
	merged  int // how many slots' members are those of a class
}

// Declarations are the texts of the top-level classes that are found nowhere, by their canonical names.
func Declarations(p Program) map[string]string {
	a := &analysis{Program: p, program: map[string]*decl{}, missing: map[string]*class{}, known: map[string]*ast.ClassDecl{}, own: map[string]bool{}}
	for _, f := range p.Files {
		a.own[packageOf(f)] = true
		for _, d := range f.Types {
			a.declareAll(&env{file: f}, d, nil)
		}
	}
	if !a.isAnyMissing() {
		return nil
	}
	for _, d := range slices.Clone(a.decls) {
		a.head(d)
	}
	for _, d := range slices.Clone(a.decls) {
		a.body(d)
	}
	a.decideAll()
	return a.texts()
}

// isAnyMissing reports whether a file imports what is found nowhere, or may.
func (a *analysis) isAnyMissing() bool {
	for _, f := range a.Files {
		for _, i := range f.Imports {
			if i.OnDemand && !i.Static && !a.hasPackage(i.Name) || !(i.OnDemand && !i.Static) && a.isNowhere(i.Name) {
				return true
			}
		}
	}
	return false
}

func (a *analysis) kind(name string) *ast.ClassDecl {
	k, known := a.known[name]
	if !known {
		k = a.Class(name)
		a.known[name] = k
	}
	return k
}

func (a *analysis) hasPackage(name string) bool {
	return a.own[name] || a.program[name] != nil || a.Package(name) || a.kind(name) != nil
}

// declareAll notes a class and those in it.
func (a *analysis) declareAll(e *env, tree *ast.ClassDecl, outer *decl) {
	d := &decl{name: inPackage(packageOf(e.file), tree.Name.Text), tree: tree, body: tree.Members, file: e.file, outer: outer}
	if outer != nil {
		d.name = outer.name + "." + tree.Name.Text
	}
	d.env = &env{file: e.file, class: d, up: e, typeOf: variablesOf(tree.TypeParams)}
	if a.program[d.name] == nil {
		a.program[d.name] = d
	}
	a.decls = append(a.decls, d)
	for _, m := range tree.Members {
		if in, ok := m.(*ast.ClassDecl); ok {
			a.declareAll(d.env, in, d)
		}
	}
}

func variablesOf(params []*ast.TypeParam) map[string]bool {
	if len(params) == 0 {
		return nil
	}
	out := map[string]bool{}
	for _, p := range params {
		out[p.Name.Text] = true
	}
	return out
}

// head reads what a class extends and implements.
func (a *analysis) head(d *decl) {
	if d.headed || d.tree == nil {
		return
	}
	d.headed = true
	for _, t := range d.tree.Extends {
		a.extends(d, a.typeExpr(d.env, t), d.tree.Kind == ast.Interface)
	}
	for _, t := range d.tree.Implements {
		a.extends(d, a.typeExpr(d.env, t), true)
	}
}

func (a *analysis) extends(d *decl, t typ, isInterface bool) {
	d.above = append(d.above, t)
	if t.of == nil {
		return
	}
	c := t.of.root()
	if isInterface {
		c.isInterface = true
	} else {
		c.isExtended = true
	}
}

// missingAbove are the classes that are found nowhere and that one of the program extends or implements.
func (a *analysis) missingAbove(d *decl, depth int) (out []*class) {
	if depth > 20 {
		return nil
	}
	a.head(d)
	for _, t := range d.above {
		switch {
		case t.of != nil:
			out = append(out, t.of.root())
		case t.in != nil:
			out = append(out, a.missingAbove(t.in, depth+1)...)
		}
	}
	return out
}

// body looks at the code in a class.
func (a *analysis) body(d *decl) {
	for _, m := range d.body {
		switch m := m.(type) {
		case *ast.FieldDecl:
			a.initialise(d.env.inner(), m.Type, m.Init)
		case *ast.Initializer:
			a.visit(d.env.inner(), m.Body)
		case *ast.MethodDecl:
			a.methodBody(d, m)
		}
	}
	if d.tree == nil {
		return
	}
	for _, c := range d.tree.Components {
		a.typeExpr(d.env, c.Type)
	}
	for _, k := range d.tree.Constants {
		for _, x := range k.Args {
			a.value(d.env.inner(), x)
		}
		if k.Body != nil {
			a.inCode(d.env, nil, k.Body.Members, []typ{{in: d, text: d.name}})
		}
	}
	if superclass := a.superclass(d); superclass != nil && !slices.ContainsFunc(d.body, isConstructor) {
		superclass.constructor(0)
	}
}

func isConstructor(m ast.Member) bool {
	d, ok := m.(*ast.MethodDecl)
	return ok && d.Constructor
}

// superclass is that of a class of the program, where it is found nowhere.
func (a *analysis) superclass(d *decl) *class {
	for _, t := range d.above {
		if t.of != nil && !t.of.root().isInterface {
			return t.of.root()
		}
	}
	return nil
}

func (a *analysis) methodBody(d *decl, m *ast.MethodDecl) {
	e := d.env.inner()
	e.method = m
	e.typeOf = variablesOf(m.TypeParams)
	for _, p := range m.Params {
		e.declare(p.Name.Text, value{typ: a.typeExpr(e, p.Type)})
	}
	if m.Type != nil {
		a.typeExpr(e, m.Type)
	}
	for _, t := range m.Throws {
		if t := a.typeExpr(e, t); t.of != nil {
			t.of.root().isThrown = true
		}
	}
	a.overrides(d, e, m)
	if m.Body == nil {
		return
	}
	if superclass := a.superclass(d); m.Constructor && superclass != nil {
		if call, _ := ast.ConstructorCall(m.Body); call == nil {
			superclass.constructor(0)
		}
	}
	a.visit(e, m.Body)
}

// overrides notes that a method of the program overrides one of a class that is found nowhere.
func (a *analysis) overrides(d *decl, e *env, m *ast.MethodDecl) {
	if m.Constructor || m.JML || m.Modifiers.Has("static") || m.Modifiers.Has("private") {
		return
	}
	for _, c := range a.missingAbove(d, 0) {
		k := key{m.Name.Text, len(m.Params)}
		declared := c.methods[k] != nil
		if !declared && !(isOverride(m) && a.isOnlyAbove(d, c)) {
			c.waiting = append(c.waiting, overriding{m, e})
			continue
		}
		c.method(k.name, k.n).isLike(a, m, e)
	}
}

func isOverride(m *ast.MethodDecl) bool {
	return m.Modifiers != nil && slices.ContainsFunc(m.Modifiers.Annotations, func(n *ast.Annotation) bool { return n.Name == "Override" })
}

// isOnlyAbove reports whether a class of the program has one class above it alone, c.
func (a *analysis) isOnlyAbove(d *decl, c *class) bool {
	return len(d.above) == 1 && d.above[0].of != nil && d.above[0].of.root() == c
}
