package types

import (
	"fmt"
	"maps"
	"slices"

	"inspect/java/ast"
)

// What the constructors of a class of plain Java refuse, and that they set a field, is true of
// all its objects, too (see construction), where no object is seen before its constructor is
// done:
//
//	class Ring {
//	    private final int size;                     // no object with size <= 0
//	    private int[] cells;                        // none with cells == null
//	    Ring(int n) { if (n <= 0) throw new IllegalArgumentException(); size = n; cells = new int[n]; }
//	    void clear() { cells = new int[size]; }
//	}
//
// Guards count for final fields, as far as they ask them, or parameters that are put into them;
// what is not null for final and private fields that get nothing else. Each constructor must
// say so, but for those that call another one.

// built gives a class these conditions.
func (facts *fieldFacts) built(c *Class) {
	w := facts.w
	if c.IsOutside() || c.Compiled || c.Decl == nil || c.IsInCode() || !c.Plain || c.Kind != ast.Class || isAnnotated(c.Decl.Modifiers) || !facts.isShut(c) {
		return
	}
	var all []refusals
	none := true
	for _, m := range c.Decl.Members {
		d, ok := m.(*ast.MethodDecl)
		switch {
		case !ok || !d.Constructor:
			continue
		case d.Body == nil:
			return
		case !callsAnother(d.Body):
			all = append(all, refusalsOf(w, c, d))
		}
		none = false
	}
	if none {
		all = append(all, refusals{})
	}
	if len(all) == 0 {
		return
	}
	k := &construction{w: w, class: c}
	finals := map[string]bool{}
	for _, f := range c.Fields {
		finals[f.Name] = f.Final && !f.Static
	}
	for _, e := range all[0].guards {
		same := func(o ast.Expr) bool { return haveSameWords(e, o) }
		if !slices.ContainsFunc(all, func(r refusals) bool { return !slices.ContainsFunc(r.guards, same) }) {
			k.never(e, finals, nil)
		}
	}
	for _, f := range c.Fields {
		if f.Static || f.Ghost || f.Model || f.Decl == nil || !IsReference(f.Type) || f.Decl.Init != nil && f.Final {
			continue
		}
		e := f.Decl.Init
		if e == nil {
			e = all[0].sets[f.Name]
			if slices.ContainsFunc(all, func(r refusals) bool { return r.sets[f.Name] == nil }) {
				continue
			}
		}
		if e != nil && facts.receivesObjects(c, f) {
			at := ast.Loc{At: e.Span()}
			k.never(&ast.Binary{Loc: at, Op: "==", X: &ast.Ident{Loc: at, Name: f.Name}, Y: &ast.Literal{Loc: at, Kind: ast.NullLit, Text: "null"}}, map[string]bool{f.Name: true}, nil)
		}
	}
}

// callsAnother reports whether a constructor calls another one by this(…).
func callsAnother(body *ast.Block) bool {
	c, _ := ast.ConstructorCall(body)
	return c != nil && !c.Super
}

// refusals are what one constructor says, each time it is done, of the object.
type refusals struct {
	guards []ast.Expr          // false of it, over its final fields
	sets   map[string]ast.Expr // the fields that it gives an object, and what it gives
}

// refusalsOf reads a constructor.
func refusalsOf(w *World, c *Class, d *ast.MethodDecl) refusals {
	r := refusals{sets: map[string]ast.Expr{}}
	locals := map[string]bool{}
	k := &construction{w: w, class: c, given: map[string]bool{}, locals: locals}
	if !k.names(d.Body) {
		return r
	}
	scope := insideScope(w, c)
	scope.params = d.TypeParams
	params := map[string]bool{} // false: of something else than the argument
	types := map[string]Type{}
	all := maps.Clone(locals)
	for _, p := range d.Params {
		_, changed := k.given[p.Name.Text]
		params[p.Name.Text] = !changed && !locals[p.Name.Text]
		types[p.Name.Text], _ = scope.resolve(p.Type)
		all[p.Name.Text] = true
	}
	is := map[string]string{}   // the final field that holds a parameter
	like := map[string]string{} // such a field of the same type
	for _, s := range d.Body.Stmts {
		x, ok := s.(*ast.ExprStmt)
		if !ok {
			continue
		}
		a, ok := x.X.(*ast.Assign)
		if !ok || a.Op != "=" {
			continue
		}
		name := target(a.X, false)
		if own := target(a.X, true); own != "" && !locals[own] && !isParam(params, own) {
			name = own
		}
		f := c.ownField(name)
		if f == nil {
			continue
		}
		if y, ok := ast.Unparen(a.Y).(*ast.Ident); ok && f.Final && params[y.Name] {
			is[y.Name] = f.Name
			if f.Type == types[y.Name] {
				like[y.Name] = f.Name
			}
		}
		if isObjectExpr(a.Y) || requiresObject(w, c, a.Y, all) {
			r.sets[f.Name] = a.Y
		}
	}
	for _, s := range d.Body.Stmts {
		for {
			i, ok := s.(*ast.If)
			if !ok || !throws(i.Then) {
				break
			}
			if e := c.guard(i.Cond, params, locals, like); e != nil {
				r.guards = append(r.guards, e)
			}
			s = i.Else
		}
		if x, ok := s.(*ast.ExprStmt); ok && requiresObject(w, c, x.X, all) {
			if p, ok := ast.Unparen(x.X.(*ast.Call).Args[0]).(*ast.Ident); ok && params[p.Name] && is[p.Name] != "" {
				r.sets[is[p.Name]] = x.X
			}
		}
	}
	return r
}

// isParam reports whether a name is one of the parameters.
func isParam(params map[string]bool, name string) bool {
	_, ok := params[name]
	return ok
}

// ownField is the field of an object that class c itself declares by a name; nil: there is none.
func (c *Class) ownField(name string) *Field {
	i := slices.IndexFunc(c.Fields, func(f *Field) bool { return f.Name == name && !f.Static && !f.Ghost && !f.Model })
	if i < 0 || name == "" {
		return nil
	}
	return c.Fields[i]
}

// requiresObject reports whether an expression in class c, among variables with these names, is a call
// of Objects.requireNonNull.
func requiresObject(w *World, c *Class, e ast.Expr, names map[string]bool) bool {
	x, ok := ast.Unparen(e).(*ast.Call)
	return ok && x.Name.Text == "requireNonNull" && len(x.Args) > 0 && namesLibraryClass(w, c, x.X, "java.util.Objects", names)
}

// isArrayCopy reports whether it is a call of Arrays.copyOf or the like.
func isArrayCopy(w *World, c *Class, e ast.Expr, names map[string]bool) bool {
	x, ok := ast.Unparen(e).(*ast.Call)
	return ok && (x.Name.Text == "copyOf" || x.Name.Text == "copyOfRange") && namesLibraryClass(w, c, x.X, "java.util.Arrays", names)
}

// namesLibraryClass reports whether an expression in class c, among variables with these names, names a class of
// the library.
func namesLibraryClass(w *World, c *Class, e ast.Expr, name string, names map[string]bool) bool {
	x, ok := e.(*ast.Ident)
	if !ok || names[x.Name] {
		return false
	}
	for of := c; of != nil; of = of.Outer {
		if of.mayHaveField(x.Name) {
			return false
		}
	}
	t, _, _ := insideScope(w, c).simple(x.Name, x.Span())
	k, ok := t.(*Class)
	return ok && k.Library && k.Name == name
}

// mayHaveField reports whether a class has a field of a name, or may have one.
func (c *Class) mayHaveField(name string) bool {
	return c.Compiled || slices.ContainsFunc(c.Fields, func(f *Field) bool { return f.Name == name }) ||
		c.Super != nil && c.Super.mayHaveField(name) || slices.ContainsFunc(c.Interfaces, func(i *Class) bool { return i.mayHaveField(name) })
}

// guard is the condition of a guard, over the fields that hold what it asks; nil: it asks
// something else.
func (c *Class) guard(e ast.Expr, params, locals map[string]bool, is map[string]string) ast.Expr {
	e = ast.Clone(e).(ast.Expr)
	ok := true
	ast.Walk(e, func(n ast.Node) bool {
		x, ident := n.(*ast.Ident)
		switch {
		case !ident:
		case isParam(params, x.Name):
			ok = ok && params[x.Name] && is[x.Name] != ""
			x.Name = is[x.Name]
		default:
			ok = ok && !locals[x.Name]
		}
		return true
	})
	if !ok {
		return nil
	}
	return e
}

// haveSameWords reports whether two expressions are the same, name by name.
func haveSameWords(a, b ast.Expr) bool { return slices.Equal(wordsOf(a), wordsOf(b)) }

// wordsOf are the nodes of an expression, with what they are called.
func wordsOf(e ast.Expr) (words []string) {
	ast.Walk(e, func(n ast.Node) bool {
		word := fmt.Sprintf("%T", n)
		switch n := n.(type) {
		case *ast.Ident:
			word += n.Name
		case *ast.Name:
			word += n.Text
		case *ast.Literal:
			word += n.Text
		case *ast.Binary:
			word += n.Op
		case *ast.Unary:
			word += n.Op
		case *ast.Select:
			word += n.Name.Text
		case *ast.Call:
			word += fmt.Sprint(n.Name.Text, len(n.Args), n.X != nil)
		case *ast.NamedType, *ast.PrimType, *ast.ArrayType:
			word += n.Span().Text()
		}
		words = append(words, word)
		return true
	})
	return words
}

// receivesObjects reports whether all that a final or private field gets are objects, or copies of
// the array that it holds.
func (k *fieldFacts) receivesObjects(c *Class, f *Field) bool {
	if f.Final {
		return true // by its constructors alone
	}
	top := WholeClass(c)
	if top == nil || !f.Decl.Modifiers.Has("private") || isAnnotated(f.Decl.Modifiers) || isAnnotated(c.Decl.Modifiers) || f.Decl.Init != nil && !isObjectExpr(f.Decl.Init) {
		return false
	}
	w := k.w
	ws := k.writingsIn(top.Decl)
	return !ws.hidden && !slices.ContainsFunc(ws.to(f), func(x writing) bool {
		y := x.assign.Y
		return x.assign.Op != "=" || !isObjectExpr(y) && !(x.in == c.Decl && (requiresObject(w, c, y, x.names) || isArrayCopy(w, c, y, x.names)))
	})
}

// isShut reports whether nobody sees an object of a class before its constructor is done, as far as
// the class and those above it say: they do nothing with `this` but read and set its fields.
func (k *fieldFacts) isShut(c *Class) bool {
	if c.Name == "java.lang.Object" {
		return true
	}
	if shut, known := k.shuts[c]; known {
		return shut
	}
	k.shuts[c] = k.isShutItself(c) && k.isShut(c.Super)
	return k.shuts[c]
}

// isShutItself is shut of what the class itself says.
func (k *fieldFacts) isShutItself(c *Class) bool {
	if c.IsOutside() || c.Compiled || c.Decl == nil || c.IsInCode() || c.Super == nil || WholeClass(c) == nil {
		return false
	}
	s := &shutting{class: c, inner: k.writingsIn(WholeClass(c).Decl).inner}
	for _, m := range c.Decl.Members {
		switch m := m.(type) {
		case *ast.MethodDecl:
			if m.Constructor {
				s.look(m, false)
			}
		case *ast.Initializer:
			if !m.Static {
				s.look(m, false)
			}
		case *ast.FieldDecl:
			if !m.Modifiers.Has("static") && m.Init != nil {
				s.look(m.Init, false)
			}
		}
	}
	return !s.leaks
}

// shutting looks for what may give `this` away.
type shutting struct {
	class *Class
	inner map[string]bool
	leaks bool
}

// look looks below n; later: code that runs whenever somebody calls it.
func (s *shutting) look(n ast.Node, later bool) {
	switch x := n.(type) {
	case *ast.This, *ast.SuperRef, *ast.ClassBody, *ast.LocalClass:
		s.leaks = true
	case *ast.Select:
		if t, ok := x.X.(*ast.This); ok && !later && t.Qualifier == nil {
			return
		}
	case *ast.Ident:
		s.leaks = s.leaks || later && s.class.ownField(x.Name) != nil
	case *ast.Lambda:
		later = true
	case *ast.Call:
		s.leaks = s.leaks || x.X == nil && !s.class.isOnlyStatic(x.Name.Text)
	case *ast.New:
		for _, p := range x.Type.Parts {
			s.leaks = s.leaks || s.inner[p.Name]
		}
	case *ast.MethodRef:
		if t, ok := x.Type.(*ast.NamedType); ok {
			for _, p := range t.Parts {
				s.leaks = s.leaks || s.inner[p.Name]
			}
		}
		if i, ok := x.X.(*ast.Ident); ok {
			s.leaks = s.leaks || s.inner[i.Name]
		}
	}
	for _, c := range ast.Children(n) {
		if s.leaks {
			return
		}
		s.look(c, later)
	}
}

// isOnlyStatic reports whether a class declares methods of a name, all of them static.
func (c *Class) isOnlyStatic(name string) bool {
	some := false
	for _, m := range c.Decl.Members {
		if d, ok := m.(*ast.MethodDecl); ok && !d.Constructor && d.Name.Text == name {
			if !d.Modifiers.Has("static") {
				return false
			}
			some = true
		}
	}
	return some
}
