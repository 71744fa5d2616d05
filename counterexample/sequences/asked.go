package sequences

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/types"
)

// An object of the program stands in a parameter of a type of the library as well: one that
// implements an interface, or that code asks an Object for.
//
//	int compareTo(Comparable<Item> o)                  // an Item, where that is one
//	boolean equals(Object o) { … o instanceof Item …   // an Item

// programTypes are the types of the program's objects that a call may be given in a parameter of type
// t, of the library: those that implement an interface, and of an Object what the method asks
// it for.
func (p *plan) programTypes(c *call, t types.Type) (out []types.Type) {
	of := classOf(t)
	if of == nil || !of.IsOutside() || c.method == nil {
		return nil
	}
	for _, k := range p.programClasses(c.method, of) {
		if len(out) == maxImplementors {
			break
		}
		g := types.GroundClassBy(p.world, k, p.choice)
		s := p.world.AsSuper(g, of)
		if s != nil && s.String() == t.String() && len(p.classes(g)) > 0 {
			out = append(out, g)
		}
	}
	return out
}

func (p *plan) programClasses(m *types.Method, of *types.Class) []*types.Class {
	switch {
	case !p.isFirst && of.Super == nil && !of.IsInterface():
		reads := p.allReads()
		var more []*types.Class
		if canDistinguish(reads) {
			more = p.compared(m)
		}
		return slices.DeleteFunc(slices.Clone(p.effects.program), func(k *types.Class) bool {
			return !reads[distinguishing+k.SimpleName()] && !slices.Contains(more, k) || k.Broken != nil || !p.isInScope(k)
		})
	case of.IsInterface():
		return slices.DeleteFunc(slices.Clone(p.effects.program), func(k *types.Class) bool {
			return k.Broken != nil || k.Abstract || k.IsInterface() || !k.IsSubclassOf(of)
		})
	case of.Super != nil || m.Decl == nil || m.Decl.Body == nil: // no Object
		return nil
	}
	var out []*types.Class
	add := func(ks ...*types.Class) {
		for _, k := range ks {
			if !slices.Contains(out, k) {
				out = append(out, k)
			}
		}
	}
	isLookup, seen := false, map[*types.Method]bool{}
	var visit func(m *types.Method)
	visit = func(m *types.Method) {
		if seen[m] || m.Decl == nil || m.Decl.Body == nil {
			return
		}
		seen[m] = true
		ast.Walk(m.Decl.Body, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.NamedType:
				add(p.named(n, m.Class)...)
			case *ast.Binary: // o == cell
				if n.Op == "==" || n.Op == "!=" {
					add(p.classesOfFields(n.X)...)
					add(p.classesOfFields(n.Y)...)
				}
			case *ast.Call:
				if n.Name.Text == "getClass" {
					add(m.Class)
				}
				isLookup = isLookup || slices.Contains(lookups, n.Name.Text) && len(n.Args) > 0
				if n.Name.Text == "equals" && len(n.Args) == 1 {
					add(p.classesOfFields(n.X)...)
					add(p.classesOfFields(n.Args[0])...)
				}
				for _, k := range p.passedTo(m, n) {
					visit(k)
				}
			}
			return true
		})
	}
	visit(m)
	if isLookup || canDistinguish(p.effectOf(m).reads) || canDistinguish(p.reads) {
		add(p.compared(m)...)
	}
	return out
}

// canDistinguish reports whether code that reads some places does different things with one object and another.
func canDistinguish(reads map[string]bool) bool {
	return reads[distinguishing] || reads[calling] || reads[identity]
}

// compared are the classes whose objects an Object may be told from: those that the method is of, or takes, those
// of fields, and those of which there are objects so far.
//
//	void clear(Object o) { if (o == this || o == cell()) n = 0; }
func (p *plan) compared(m *types.Method) (out []*types.Class) {
	if !m.Static {
		out = append(out, m.Class)
	}
	add := func(t types.Type) {
		for _, k := range everyIn(t) {
			if c := classOf(k); p.isOurs(c) {
				out = append(out, c)
			}
		}
	}
	for _, v := range m.Params {
		add(v.Type)
	}
	for _, f := range m.Class.Fields {
		add(p.typeOf(f))
	}
	for _, pl := range p.pools {
		out = append(out, pl.class)
	}
	return out
}

// lookups are methods of the library that compare what they are given with what is there.
var lookups = []string{"contains", "remove", "indexOf", "lastIndexOf", "containsKey", "containsValue", "get", "getOrDefault", "search", "removeFirstOccurrence"}

// classesOfFields are the classes of the fields of a name, as they are declared, of the program.
func (p *plan) classesOfFields(x ast.Expr) (out []*types.Class) {
	name := ""
	switch x := ast.Unparen(x).(type) {
	case *ast.Ident:
		name = x.Name
	case *ast.Select:
		name = x.Name.Text
	}
	for _, f := range p.effects.fieldsNamed(name) {
		if k := classOf(f.Type); k != nil && p.isOurs(k) && p.isInScope(f.Class) {
			out = append(out, k)
		}
	}
	return out
}

// isInScope reports whether the code that sequences can come to may have to do with a class.
func (p *plan) isInScope(c *types.Class) bool { return p.scope.Has(p.effects.scopes.Number(c)) }

// named are the classes that a type may mean in the text of a class: a member of one around it hides others.
func (p *plan) named(n *ast.NamedType, in *types.Class) (out []*types.Class) {
	for _, k := range p.effects.named[lastPart(n)] {
		if p.isInScope(k) {
			out = append(out, k)
		}
	}
	if len(n.Parts) > 1 {
		return out
	}
	for c := in; c != nil; c = c.Outer {
		for _, k := range out {
			if k == c || k.Outer == c {
				return []*types.Class{k}
			}
		}
	}
	return out
}

// passedTo are the methods that may be called where a method passes an Object that it was given on
// to one of another of its parameters.
//
//	static boolean same(Item a, Object b) { return a.equals(b); }
func (p *plan) passedTo(m *types.Method, call *ast.Call) (out []*types.Method) {
	param := func(x ast.Expr) types.Type {
		if x, ok := ast.Unparen(x).(*ast.Ident); ok {
			if i := slices.IndexFunc(m.Params, func(v *types.Var) bool { return v.Name == x.Name }); i >= 0 {
				return m.Params[i].Type
			}
		}
		return nil
	}
	on := classOf(param(call.X))
	if !p.isOurs(on) || !slices.ContainsFunc(call.Args, func(x ast.Expr) bool { c := classOf(param(x)); return c != nil && c.Name == "java.lang.Object" }) {
		return nil
	}
	for _, k := range p.effects.program {
		if !k.IsSubclassOf(on) && !on.IsSubclassOf(k) {
			continue
		}
		p.world.Header(k)
		for _, to := range k.Methods {
			if to.Name == call.Name.Text && len(to.Params) == len(call.Args) {
				out = append(out, to)
			}
		}
	}
	return out
}
