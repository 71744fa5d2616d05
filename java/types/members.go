package types

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/source"
)

// matches reports whether sub, seen from objects of class c, has a signature that
// overrides that of sup: the same parameters after the type arguments that c's
// supertypes give are put in.
func (w *World) matches(c *Class, sub, sup *Method) bool {
	if sub.Name != sup.Name || len(sub.Params) != len(sup.Params) || sub.Constructor || sup.Constructor {
		return false
	}
	for i, p := range sub.Params {
		q := sup.Params[i]
		if p.Type != q.Type && w.paramIn(c, sub, p) != w.paramIn(c, sup, q) {
			return false
		}
	}
	return true
}

// hasPackageAccess reports whether a member of c with these modifiers belongs to its package
// alone (JLS 6.6.1).
func hasPackageAccess(m *ast.Modifiers, c *Class) bool {
	return c.Kind != ast.Interface && c.Kind != ast.AnnotationInterface && !m.Has("public") && !m.Has("protected") && !m.Has("private")
}

// isInSight reports whether the way from c up to its superclass s stays in the package of s:
// then c inherits from s what belongs to that package (JLS 8.2).
func (w *World) isInSight(c, s *Class) bool {
	for k := c; k != nil && PackageOf(k) == PackageOf(s); k = k.Super {
		if k == s {
			return true
		}
		w.supers(k)
	}
	return false
}

// inheritsMember reports whether c, a class or its subclass, has the member o of class s.
func (w *World) inheritsMember(c *Class, o Object, s *Class) bool {
	of := w.state(o)
	return c == s || !of.private && (!of.packaged || w.isInSight(c, s))
}

// isOverridable reports whether a method of c that has m's signature overrides m (JLS 8.4.8.1).
func (w *World) isOverridable(m *Method, c *Class) bool {
	of := w.state(m)
	return !m.Static && !of.private && (!of.packaged || PackageOf(c) == PackageOf(m.Class))
}

// overrides fills in m.Overrides: in each direction of the hierarchy the
// nearest methods with m's signature.
func (w *World) overrides(m *Method) {
	if m.Static || m.Constructor || w.state(m).private || w.declaring[m.Name] < 2 {
		return
	}
	m.Overrides = nil
	seen := map[*Method]bool{}
	visited := map[*Class]bool{}
	for _, s := range w.parents(m.Class) {
		for _, o := range w.nearest(s, m, visited) {
			if !seen[o] {
				seen[o] = true
				m.Overrides = append(m.Overrides, o)
			}
		}
	}
}

// nearest are the first methods with m's signature on the ways up from c, by classes
// not visited so far.
func (w *World) nearest(c *Class, m *Method, visited map[*Class]bool) []*Method {
	if visited[c] {
		return nil
	}
	visited[c] = true
	w.Header(c)
	for _, o := range w.named(c, m.Name) {
		if w.isOverridable(o, m.Class) && w.matches(m.Class, m, o) {
			return append([]*Method{o}, w.beyond(o, m)...)
		}
	}
	var all []*Method
	for _, s := range w.parents(c) {
		all = append(all, w.nearest(s, m, visited)...)
	}
	return all
}

// beyond is the method that m overrides though o, which is nearer and of another package,
// does not: it belongs to the package of m.
func (w *World) beyond(o, m *Method) []*Method {
	if PackageOf(o.Class) == PackageOf(m.Class) {
		return nil
	}
	for k := o.Class.Super; k != nil; k = k.Super {
		w.Header(k)
		if PackageOf(k) != PackageOf(m.Class) {
			continue
		}
		for _, x := range w.named(k, m.Name) {
			if w.isOverridable(x, m.Class) && w.matches(m.Class, m, x) {
				if w.state(x).packaged {
					return []*Method{x}
				}
				return nil // and o overrides it
			}
		}
	}
	return nil
}

// parents are the direct superclass and superinterfaces.
func (w *World) parents(c *Class) []*Class {
	w.supers(c)
	var ps []*Class
	if c.Super != nil {
		ps = append(ps, c.Super)
	}
	return append(ps, c.Interfaces...)
}

// ancestors are c and all it inherits from, each once: a superclass comes
// before its subclasses, interfaces stand before the class that names them.
func (w *World) ancestors(c *Class) []*Class {
	var all []*Class
	seen := map[*Class]bool{}
	var visit func(*Class)
	visit = func(k *Class) {
		if seen[k] {
			return
		}
		seen[k] = true
		for _, p := range w.parents(k) {
			visit(p)
		}
		w.Header(k)
		all = append(all, k)
	}
	visit(c)
	return all
}

// AllFields are the instance fields of an object of class c, inherited ones
// included, superclass first and in order of declaration.
func (w *World) AllFields(c *Class) []*Field {
	var fs []*Field
	for _, k := range w.ancestors(c) {
		fs = append(fs, w.HiddenFields(k)...)
		for _, f := range k.Chosen {
			if !f.Static {
				fs = append(fs, f)
			}
		}
		for _, f := range k.Fields {
			if !f.Static {
				fs = append(fs, f)
			}
		}
	}
	return fs
}

// Joining are the instance fields with an initialiser that interfaces declare which c
// implements and its superclass does not: a constructor of c initialises them.
func (w *World) Joining(c *Class) []*Field {
	var above []*Class
	if c.Super != nil {
		above = w.ancestors(c.Super)
	}
	var fs []*Field
	for _, k := range w.ancestors(c) {
		if !k.IsInterface() || slices.Contains(above, k) {
			continue
		}
		for _, f := range k.Fields {
			if !f.Static && !f.Model && f.Decl != nil && f.Decl.Init != nil {
				fs = append(fs, f)
			}
		}
	}
	return fs
}

// StaticFields are the static fields of c that can change, with the inherited ones.
func (w *World) StaticFields(c *Class) []*Field {
	var fs []*Field
	for _, k := range w.ancestors(c) {
		for _, f := range k.Fields {
			if f.Static && !f.Final && !f.Model {
				fs = append(fs, f)
			}
		}
	}
	return fs
}

// NamedFields are the fields that c declares or inherits, those of interfaces included, but
// for constants and what Java and the library keep for themselves.
func (w *World) NamedFields(c *Class) (fs []*Field) {
	for _, k := range w.ancestors(c) {
		for _, f := range k.Fields {
			if f.Const == nil && !f.IsOpen() {
				fs = append(fs, f)
			}
		}
	}
	return fs
}

// Below are the classes of the program that inherit from c.
func (w *World) Below(c *Class) (cs []*Class) {
	for _, k := range w.inheriting(c) {
		if k != c && !k.IsOutside() && !k.Function() {
			cs = append(cs, k)
		}
	}
	return cs
}

// Subclasses are the live classes that can be instantiated and are c or inherit
// from it, in order of declaration; without strangers, as all lists of classes here.
func (w *World) Subclasses(c *Class) []*Class {
	var cs []*Class
	for _, k := range w.inheriting(c) {
		if !k.Abstract && k.Unknown == nil && w.isLive(k) {
			cs = append(cs, k)
		}
	}
	return cs
}

// LiveSubtypes are the live classes that name c as their superclass or as an interface of
// theirs, or that inherit from c by classes that are not live alone, in order of
// declaration.
func (w *World) LiveSubtypes(c *Class) []*Class {
	w.link()
	var cs []*Class
	seen := map[*Class]bool{}
	var visit func(*Class)
	visit = func(c *Class) {
		for _, k := range w.subtypes[c] {
			if seen[k] {
				continue
			}
			seen[k] = true
			switch {
			case k.Unknown != nil:
			case w.isLive(k):
				cs = append(cs, k)
			default:
				visit(k)
			}
		}
	}
	visit(c)
	slices.SortFunc(cs, func(a, b *Class) int { return a.ID - b.ID })
	return cs
}

// link resolves the supertypes of all classes.
func (w *World) link() {
	for ; w.linked < len(w.classes); w.linked++ {
		w.supers(w.classes[w.linked])
	}
}

// inheriting are the classes known so far that are c or inherit from it, in order of
// declaration.
func (w *World) inheriting(c *Class) []*Class {
	w.link()
	if c.Name == "java.lang.Object" {
		return w.classes
	}
	cs := []*Class{c}
	seen := map[*Class]bool{c: true}
	for i := 0; i < len(cs); i++ {
		for _, k := range w.subtypes[cs[i]] {
			if !seen[k] {
				seen[k] = true
				cs = append(cs, k)
			}
		}
	}
	slices.SortFunc(cs, func(a, b *Class) int { return a.ID - b.ID })
	return cs
}

// Dispatch is the method that a virtual call of m executes on an object whose
// class is dynamic, nil when there is none (dynamic is abstract).
func (w *World) Dispatch(m *Method, dynamic *Class) *Method {
	return w.BridgeTo(m, w.implementation(m, dynamic))
}

// implementation is what m is for objects of a class.
func (w *World) implementation(m *Method, dynamic *Class) *Method {
	if m.Static || m.Constructor || w.state(m).private {
		return m
	}
	for c := dynamic; c != nil; c = c.Super {
		w.Header(c)
		for _, o := range w.named(c, m.Name) {
			if o.Static || w.state(o).private && o != m {
				continue
			}
			if o == m || w.isOverridable(m, o.Class) && w.matches(dynamic, o, m) || w.overridesTransitively(o, m) {
				if o.Abstract || dynamic.Opaque && dynamic.Unknown == nil && o.IsText() {
					return nil
				}
				return o
			}
		}
	}
	var best *Method // the most specific default method
	for _, k := range w.ancestors(dynamic) {
		if k.Kind != ast.Interface {
			continue
		}
		for _, o := range w.named(k, m.Name) {
			if !o.Static && !o.Abstract && !w.state(o).private && (o == m || w.matches(dynamic, o, m)) &&
				(best == nil || k.IsSubclassOf(best.Class)) {
				best = o
			}
		}
	}
	return best
}

func (w *World) overridesTransitively(o, m *Method) bool {
	for _, p := range o.Overrides {
		if p == m || w.overridesTransitively(p, m) {
			return true
		}
	}
	return false
}

// methodsNamed are the member methods of c with that name, without those that
// another of them overrides; hidden are those of superclasses that it does not
// inherit.
func (w *World) methodsNamed(c *Class, name string) (found, hidden []*Method) {
	all := w.ancestors(c)
	if c.Kind == ast.Interface || c.Kind == ast.AnnotationInterface {
		all = append(w.ancestors(w.object()), all...)
	}
	for i := len(all) - 1; i >= 0; i-- {
		k := all[i]
	next:
		for _, m := range w.named(k, name) {
			if m.Constructor {
				continue
			}
			if !w.inheritsMember(c, m, k) {
				hidden = append(hidden, m)
				continue
			}
			if k != c && m.Static && k.Kind == ast.Interface {
				continue // static methods of interfaces are not inherited
			}
			for j, o := range found {
				if o == m || w.matches(c, o, m) && isSubtype(o.Class, k) {
					continue next
				}
				// A class's method also stands for an unrelated interface's.
				if o.Abstract != m.Abstract && haveSameParams(o, m) {
					if o.Abstract {
						found[j] = m
					}
					continue next
				}
			}
			found = append(found, m)
		}
	}
	return found, hidden
}

// fieldNamed finds the field of c with that name, its own or inherited.
// Several by different ways are ambiguous.
func (w *World) fieldNamed(c *Class, name string) (found []*Field) {
	seen := map[*Class]bool{}
	var visit func(*Class)
	visit = func(k *Class) {
		if seen[k] {
			return
		}
		seen[k] = true
		w.Header(k)
		for _, f := range k.Fields {
			if f.Name == name {
				found = append(found, f)
				return
			}
		}
		for _, p := range w.parents(k) {
			visit(p)
		}
	}
	visit(c)
	return found
}

// Invariants are the instance invariants that hold of an object of class c,
// inherited ones first, in source order. Call ResolveClassSpecs first.
func (w *World) Invariants(c *Class) []*Clause { return w.classClauses(c, ast.Invariant, false) }

// StaticInvariants are the static invariants of c itself.
func (w *World) StaticInvariants(c *Class) []*Clause { return w.classClauses(c, ast.Invariant, true) }

// Constraints are the instance history constraints of c, inherited ones first.
func (w *World) Constraints(c *Class) []*Clause { return w.classClauses(c, ast.Constraint, false) }

// Initially are the initially clauses of c, inherited ones first.
func (w *World) Initially(c *Class) []*Clause { return w.classClauses(c, ast.Initially, false) }

// Axioms are the axioms of c itself.
func (w *World) Axioms(c *Class) []*Clause { return w.classClauses(c, ast.Axiom, true) }

func (w *World) classClauses(c *Class, kind ast.ClauseKind, static bool) []*Clause {
	from := w.ancestors(c)
	if static {
		from = []*Class{c}
	}
	var cs []*Clause
	for _, k := range from {
		for _, s := range k.Specs {
			if s.Kind == kind && s.Static == static && !s.Redundantly {
				cs = append(cs, s)
			}
		}
	}
	return cs
}

// declaredPure reports whether the method's own declaration or its class makes
// it pure, and where it says so.
func (m *Method) declaredPure() (bool, source.Span) {
	if m.Decl != nil && hasPureWord(m.Decl.Modifiers) {
		return true, m.Span
	}
	if m.Decl != nil {
		for c := m.Class; c != nil; c = c.Outer {
			if hasPureWord(c.Decl.Modifiers) {
				return true, c.Decl.Name.Span()
			}
		}
	}
	return m.Pure, m.Span
}

func hasPureWord(m *ast.Modifiers) bool {
	return IsMarked(m, "pure", "Pure") || IsMarked(m, "strictly_pure", "StrictlyPure") ||
		IsMarked(m, "spec_pure", "SpecPure") || IsMarked(m, "heap_free", "HeapFree")
}

// CreatesNothing reports whether the method, or one that it overrides, is declared
// strictly_pure: it creates no object.
func (m *Method) CreatesNothing() bool {
	return m.Decl != nil && IsMarked(m.Decl.Modifiers, "strictly_pure", "StrictlyPure") || slices.ContainsFunc(m.Overrides, (*Method).CreatesNothing)
}

func (w *World) inheritsPure(m *Method) bool {
	for _, o := range m.Overrides {
		if o.Pure {
			return true
		}
	}
	return false
}
