package partial

import (
	"slices"
	"strings"

	"inspect/java/ast"
)

// call looks at a method call, and gives its result.
func (a *analysis) call(e *env, x *ast.Call) value {
	name, n := x.Name.Text, len(x.Args)
	if x.X == nil {
		return a.unqualified(e, x)
	}
	if _, ok := x.X.(*ast.SuperRef); ok {
		args := a.arguments(e, x.Args)
		if d := enclosing(e); d != nil {
			if m, in := a.methodAbove(d, name, n); m != nil {
				return a.declaredCall(m, in, args)
			}
			if above := a.missingAbove(d, 0); len(above) == 1 && !isOfObject(name, n) {
				return a.called(e, above[0].method(name, n), args)
			}
		}
		return value{}
	}
	v := a.value(e, x.X)
	args := a.arguments(e, x.Args)
	if isOfObject(name, n) {
		used(v)
		return value{typ: ofObject[name]}
	}
	switch {
	case v.in != nil:
		if m, in := a.methodIn(v.in, name, n, 0); m != nil {
			return a.declaredCall(m, in, args)
		}
		if above := a.missingAbove(v.in, 0); len(above) == 1 {
			m := above[0].method(name, n)
			m.static = m.static || v.static
			return a.called(e, m, args)
		}
	case v.class() != nil:
		m := v.class().method(name, n)
		m.static = m.static || v.static
		return a.called(e, m, args)
	default:
		for i, w := range args {
			a.toLibrary(w, v.typ, name, i == len(args)-1)
		}
		return value{typ: ofLibrary(v.typ, name)}
	}
	return value{}
}

// ofObject are the methods that each object has, and their results.
var ofObject = map[string]typ{"equals": booleanType, "hashCode": intType, "toString": stringType, "getClass": {text: "java.lang.Class<?>"}, "wait": {text: "void"}, "notify": {text: "void"}, "notifyAll": {text: "void"}}

func isOfObject(name string, n int) bool {
	_, ok := ofObject[name]
	return ok && (n == 1) == (name == "equals") && n <= 1
}

func (a *analysis) arguments(e *env, xs []ast.Expr) (out []value) {
	for _, x := range xs {
		out = append(out, a.value(e, x))
	}
	return out
}

// called is a call of a method that is found nowhere.
func (a *analysis) called(e *env, m *method, args []value) value {
	m.calls++
	for i, v := range args {
		given(m.params[i], v)
	}
	for name := range a.thrown(e) {
		m.throws[name]++
	}
	return value{slot: m.result}
}

// given notes that a parameter takes a value. What is not known of a type is an Object.
func given(s *slot, v value) {
	switch {
	case isFunction(v):
		s.refused = true
	case v.slot == nil && v.text != "" && v.text != "null" && !v.static:
		s.taken = with(s.taken, v.typ)
	default:
		used(v)
		s.taken = with(s.taken, objectType)
	}
}

// thrown are the exceptions that code may throw where it stands, by their names.
func (a *analysis) thrown(e *env) map[string]bool {
	out := map[string]bool{}
	for k := e; k != nil; k = k.up {
		for _, t := range k.caught {
			out[t.text] = true
		}
		switch {
		case k.method != nil:
			for _, t := range k.method.Throws {
				out[a.typeExpr(k, t).text] = true
			}
			return out
		case k.lambda || k.up == nil || k.up.class != k.class:
			return out
		}
	}
	return out
}

// declaredCall is a call of a method of the program.
func (a *analysis) declaredCall(m *ast.MethodDecl, in *decl, args []value) value {
	e := in.env.inner()
	e.typeOf = variablesOf(m.TypeParams)
	for i, v := range args {
		p := m.Params[min(i, len(m.Params)-1)]
		t := a.typeExpr(e, p.Type)
		if p.VarArgs || len(t.vars) > 0 {
			used(v)
			continue
		}
		a.wants(v, t)
	}
	if m.Type == nil {
		return value{}
	}
	t := a.typeExpr(e, m.Type)
	if len(t.vars) > 0 {
		return value{}
	}
	return value{typ: t}
}

// methodIn is the method of the program that a name and a number of arguments mean in a class, where there is
// one alone.
func (a *analysis) methodIn(d *decl, name string, n, depth int) (*ast.MethodDecl, *decl) {
	if depth > 20 {
		return nil, nil
	}
	var found *ast.MethodDecl
	for _, m := range d.body {
		if m, ok := m.(*ast.MethodDecl); ok && !m.Constructor && m.Name.Text == name && len(m.Params) == n {
			if found != nil {
				return &ast.MethodDecl{Name: m.Name, Params: unclearParams(n)}, d
			}
			found = m
		}
	}
	if found != nil {
		return found, d
	}
	if d.tree != nil && n == 0 {
		for _, p := range d.tree.Components {
			if p.Name.Text == name {
				return &ast.MethodDecl{Name: p.Name, Type: p.Type}, d
			}
		}
	}
	return a.methodAboveAt(d, name, n, depth)
}

// unclearParams are the parameters of one of several methods.
func unclearParams(n int) (out []*ast.Param) {
	for range n {
		out = append(out, &ast.Param{})
	}
	return out
}

func (a *analysis) methodAbove(d *decl, name string, n int) (*ast.MethodDecl, *decl) {
	return a.methodAboveAt(d, name, n, 0)
}

func (a *analysis) methodAboveAt(d *decl, name string, n, depth int) (*ast.MethodDecl, *decl) {
	a.head(d)
	for _, t := range d.above {
		if t.in != nil {
			if m, in := a.methodIn(t.in, name, n, depth+1); m != nil {
				return m, in
			}
		}
	}
	return nil, nil
}

// hasMethodNamed reports whether a class of the program has a method of a name.
func (a *analysis) hasMethodNamed(d *decl, name string) bool {
	return slices.ContainsFunc(d.body, func(m ast.Member) bool {
		k, ok := m.(*ast.MethodDecl)
		return ok && k.Name.Text == name
	})
}

// unqualified is a call without an object: of a method of a class around the code, or of one that is imported.
func (a *analysis) unqualified(e *env, x *ast.Call) value {
	args := a.arguments(e, x.Args)
	name, n := x.Name.Text, len(x.Args)
	if isOfObject(name, n) {
		return value{typ: ofObject[name]}
	}
	for k := e; k != nil; k = k.up {
		if k.class == nil || k.up != nil && k.up.class == k.class {
			continue
		}
		if m, in := a.methodIn(k.class, name, n, 0); m != nil {
			return a.declaredCall(m, in, args)
		}
		if a.hasMethodNamed(k.class, name) {
			break
		}
		if above := a.missingAbove(k.class, 0); len(above) == 1 && !a.isCalledOutside(k.up, name) {
			return a.called(e, above[0].method(name, n), args)
		}
	}
	for _, i := range e.file.Imports {
		if i.Static && !i.OnDemand && strings.HasSuffix(i.Name, "."+name) {
			if c := a.nowhere(strings.TrimSuffix(i.Name, "."+name)); c != nil {
				m := c.method(name, n)
				m.static = true
				return a.called(e, m, args)
			}
		}
	}
	for _, v := range args {
		a.unclear(v)
	}
	return value{}
}

// isCalledOutside reports whether a class further out, or an import, has a method of a name.
func (a *analysis) isCalledOutside(e *env, name string) bool {
	for k := e; k != nil; k = k.up {
		if k.class != nil && a.hasMethodNamed(k.class, name) {
			return true
		}
		if k.up == nil {
			return slices.ContainsFunc(k.file.Imports, func(i *ast.Import) bool {
				return i.Static && (i.OnDemand || strings.HasSuffix(i.Name, "."+name))
			})
		}
	}
	return false
}

// results are the methods of the library that give what an object of a type with arguments holds, with the
// number of the argument.
var results = map[string]int{
	"get": 0, "next": 0, "peek": 0, "poll": 0, "pop": 0, "element": 0, "first": 0, "last": 0, "getFirst": 0, "getLast": 0,
	"orElse": 0, "orElseThrow": 0, "take": 0, "removeFirst": 0, "removeLast": 0, "pollFirst": 0, "pollLast": 0,
	"previous": 0, "getKey": 0, "getValue": 1, "getOrDefault": 1,
}

// printers are methods of the library that make a text of whatever they are given.
var printers = map[string]bool{"print": true, "println": true, "append": true, "printf": true, "format": true, "valueOf": true}

// adders are methods of the library that give an object with type arguments an element, as the last argument.
var adders = map[string]bool{"add": true, "offer": true, "push": true, "addFirst": true, "addLast": true, "put": true, "set": true}

// toLibrary notes that a value is an argument of a method that is not known here.
func (a *analysis) toLibrary(v value, of typ, name string, last bool) {
	switch {
	case printers[name]:
		a.joined(v)
	case adders[name] && last && len(of.args) > 0 && len(of.vars) == 0 && !strings.HasPrefix(of.args[len(of.args)-1].text, "?"):
		a.wants(v, of.args[len(of.args)-1])
	default:
		a.unclear(v)
	}
}

// ofLibrary is the result of a method of the library: of lists, maps, iterators and texts.
func ofLibrary(t typ, name string) typ {
	if i, ok := results[name]; ok && len(t.args) > 0 && !strings.HasSuffix(t.text, "]") {
		if name == "get" && len(t.args) == 2 {
			i = 1
		}
		if i < len(t.args) && !strings.HasPrefix(t.args[i].text, "?") && len(t.args[i].vars) == 0 {
			return t.args[i]
		}
	}
	switch {
	case name == "size" || name == "length":
		return intType
	case name == "isEmpty" || strings.HasPrefix(name, "contains"):
		return booleanType
	}
	return typ{}
}

// created is an object that new makes.
func (a *analysis) created(e *env, x *ast.New) value {
	if x.Outer != nil {
		used(a.value(e, x.Outer))
	}
	t := a.typeExpr(e, x.Type)
	args := a.arguments(e, x.Args)
	if t.of == nil {
		a.constructorOf(t.in, args)
		if x.Body != nil {
			a.inCode(e, nil, x.Body.Members, []typ{t})
		}
		return value{typ: t}
	}
	c := t.of.root()
	m := c.constructor(len(args))
	a.called(e, m, args)
	switch {
	case x.Body == nil:
		c.isCreated = true
	case len(args) > 0:
		c.isExtended = true
	}
	if x.Body != nil {
		a.inCode(e, nil, x.Body.Members, []typ{t})
	}
	return value{typ: t}
}

// constructorOf is a call of a constructor of the program, or of a class that is found elsewhere.
func (a *analysis) constructorOf(d *decl, args []value) {
	var found []*ast.MethodDecl
	if d != nil {
		for _, m := range d.body {
			if m, ok := m.(*ast.MethodDecl); ok && m.Constructor && !m.Compact && len(m.Params) == len(args) {
				found = append(found, m)
			}
		}
		if d.tree != nil && d.tree.Kind == ast.Record && len(found) == 0 && len(d.tree.Components) == len(args) {
			found = append(found, &ast.MethodDecl{Params: d.tree.Components})
		}
	}
	if len(found) == 1 {
		a.declaredCall(found[0], d, args)
		return
	}
	for _, v := range args {
		a.unclear(v)
	}
}

// inCode looks at a class that stands in code.
func (a *analysis) inCode(e *env, tree *ast.ClassDecl, body []ast.Member, above []typ) *decl {
	d := &decl{tree: tree, body: body, file: e.file, above: above, headed: true}
	d.env = &env{file: e.file, class: d, up: e}
	if tree != nil {
		d.headed = false
		d.env.typeOf = variablesOf(tree.TypeParams)
		if e.classes == nil {
			e.classes = map[string]*decl{}
		}
		e.classes[tree.Name.Text] = d
		a.head(d)
	}
	a.body(d)
	return d
}

func (a *analysis) lambda(e *env, x *ast.Lambda) {
	in := e.inner()
	in.lambda = true
	for _, p := range x.Params {
		v := value{}
		if p.Type != nil {
			v.typ = a.typeExpr(e, p.Type)
		}
		in.declare(p.Name.Text, v)
	}
	if x.Block != nil {
		a.visit(in, x.Block)
		return
	}
	v := a.value(in, x.X)
	if _, isCall := x.X.(*ast.Call); !isCall {
		a.unclear(v)
	}
}
