package types

import (
	"slices"

	"inspect/java/ast"
)

// A field of plain Java that gets nothing but new objects of one class, or new arrays of one
// type, holds such an object or null, whatever it is declared of:
//
//	private final Set<String> recent = new LinkedHashSet<>();    // no HashSet
//	private T[] cells = (T[]) new Object[8];                     // an Object[], whatever T is
//	void grow() { cells = Arrays.copyOf(cells, 2 * cells.length); }
//
// All assignments must be there to be seen: those of a private field stand in the class around
// all, those of a final one in its own class. The text decides: any assignment to something of
// its name counts. Reflection and frameworks that set fields by their annotations are heeded as
// far as the text shows them.

// IsExact reports whether before the call f holds null or an object of the very type PlaceType gives,
// and of no subtype.
func (f *Field) IsExact() bool { return f.exact != nil }

// exact finds such fields of a class.
func (k *fieldFacts) exact(c *Class) {
	if c.IsOutside() || c.Compiled || c.Decl == nil || c.IsInCode() || !c.Plain || c.Kind != ast.Class {
		return
	}
	top := WholeClass(c)
	if top == nil {
		return
	}
	for _, f := range c.Fields {
		if f.Static || f.Ghost || f.Model || f.Decl == nil || f.unmodifiable || !IsReference(f.Type) {
			continue
		}
		set := f.Final && (f.Decl.Init != nil || !isAnnotated(c.Decl.Modifiers))
		if !set && (f.Final || !f.Decl.Modifiers.Has("private") || isAnnotated(f.Decl.Modifiers) || isAnnotated(c.Decl.Modifiers)) {
			continue
		}
		seen := top.Decl
		if f.Final {
			seen = c.Decl
		}
		ws := k.writingsIn(seen)
		if ws.hidden {
			continue
		}
		m := &makings{w: k.w, class: c, field: f}
		if f.Decl.Init != nil {
			m.gets(f.Decl.Init, writing{in: c.Decl})
		}
		for _, x := range ws.to(f) {
			m.unlike = m.unlike || x.assign.Op != "="
			m.gets(x.assign.Y, x)
		}
		if !m.unlike {
			f.exact = m.typ
		}
	}
}

// fieldFacts are what the texts of classes say of their fields.
type fieldFacts struct {
	w       *World
	written map[*ast.ClassDecl]*writings
	shuts   map[*Class]bool // see shut
}

// writings are the assignments in the text of a class, by the name of what they are to.
type writings struct {
	of     map[string][]writing
	hidden bool            // there may be others
	inner  map[string]bool // the classes of the text whose objects have an outer one, or may see variables
}

// writing is an assignment.
type writing struct {
	assign *ast.Assign
	in     *ast.ClassDecl  // nil: an anonymous class
	names  map[string]bool // the variables and local classes of the member that it stands in
}

// to are the assignments that may be to a field: those to something of its name, but for a field
// that another class has by that name.
func (ws *writings) to(f *Field) (all []writing) {
	for _, x := range ws.of[f.Name] {
		own := target(x.assign.X, false) != "" || target(x.assign.X, true) != ""
		if !own || x.in == nil || x.in == f.Class.Decl || !declaresField(x.in, f.Name) {
			all = append(all, x)
		}
	}
	return all
}

func declaresField(d *ast.ClassDecl, name string) bool {
	return slices.ContainsFunc(d.Members, func(m ast.Member) bool {
		f, ok := m.(*ast.FieldDecl)
		return ok && f.Name.Text == name
	})
}

// writingsIn are the assignments in the text of a class.
func (k *fieldFacts) writingsIn(d *ast.ClassDecl) *writings {
	if ws := k.written[d]; ws != nil {
		return ws
	}
	ws := &writings{of: map[string][]writing{}, inner: map[string]bool{}}
	ws.look(d, nil, nil)
	delete(ws.inner, d.Name.Text)
	k.written[d] = ws
	return ws
}

// look looks at the text below n, which stands in class d and in a member with these names.
func (ws *writings) look(n ast.Node, d *ast.ClassDecl, names map[string]bool) {
	member := false
	switch x := n.(type) {
	case *ast.ClassDecl:
		ws.hidden = ws.hidden || lacksCode(x)
		if x.Kind == ast.Class && !x.Modifiers.Has("static") {
			ws.inner[x.Name.Text] = true
		}
		note(names, x.Name)
		d, member = x, names == nil
	case *ast.ClassBody:
		d = nil
	case *ast.LocalVar:
		note(names, x.Name)
	case *ast.Param:
		note(names, x.Name)
	case *ast.Pattern:
		note(names, x.Name)
	case *ast.InstanceOf:
		note(names, x.Name)
	case *ast.Call:
		ws.hidden = ws.hidden || reflecting[x.Name.Text] || updating[x.Name.Text]
	case *ast.Assign:
		switch to := ast.Unparen(x.X).(type) {
		case *ast.Ident:
			ws.of[to.Name] = append(ws.of[to.Name], writing{x, d, names})
		case *ast.Select:
			ws.of[to.Name.Text] = append(ws.of[to.Name.Text], writing{x, d, names})
		}
	}
	for _, c := range ast.Children(n) {
		if member {
			names = nil
			if _, class := c.(*ast.ClassDecl); !class {
				names = map[string]bool{}
			}
		}
		ws.look(c, d, names)
	}
}

// isAnnotated reports whether something is annotated otherwise than for a reader.
func isAnnotated(m *ast.Modifiers) bool {
	return slices.ContainsFunc(m.Annotations, func(a *ast.Annotation) bool {
		return !IsMarked(&ast.Modifiers{Annotations: []*ast.Annotation{a}}, "", "SuppressWarnings", "Deprecated", "GuardedBy", "Nullable", "NonNull", "NotNull", "Nonnull", "VisibleForTesting", "SafeVarargs", "FunctionalInterface", "Override")
	})
}

// note adds a name, if there is one, to names, if there are any.
func note(names map[string]bool, n *ast.Name) {
	if n != nil && names != nil {
		names[n.Text] = true
	}
}

// makings looks at all that a field gets.
type makings struct {
	w      *World
	class  *Class
	field  *Field
	typ    Type // so far
	unlike bool // it gets something else, or who knows what
}

// updating are the methods that give an object by which others set a field.
var updating = map[string]bool{"newUpdater": true, "findVarHandle": true}

// gets notes what an expression in an assignment gives.
func (m *makings) gets(e ast.Expr, at writing) {
	var t Type
	scope := insideScope(m.w, m.class)
	own := at.in == m.class.Decl
	switch e := ast.Unparen(e).(type) {
	case *ast.Literal:
		if e.Kind == ast.NullLit {
			return
		}
	case *ast.Cond:
		m.gets(e.X, at)
		m.gets(e.Y, at)
		return
	case *ast.Cast:
		m.gets(e.X, at)
		return
	case *ast.New:
		if own && e.Outer == nil && e.Body == nil && !at.names[e.Type.Parts[0].Name] {
			t = m.object(scope, e)
		}
	case *ast.NewArray:
		if n, named := e.Elem.(*ast.NamedType); own && !(named && at.names[n.Parts[0].Name]) {
			t, _ = scope.resolve(e.Elem)
			for range len(e.Dims) + e.Extra {
				t = m.array(t)
			}
		}
	case *ast.ArrayLit:
		t = m.field.Type
	case *ast.Call:
		if own && m.isCopy(e, at.names) {
			return
		}
	}
	if _, array := t.(*Array); array {
		if declared, ok := m.field.Type.(*Array); !ok || !IsReference(declared.Elem) || !IsReference(t.(*Array).Elem) {
			t = nil
		}
	}
	m.unlike = m.unlike || t == nil || m.typ != nil && m.typ != t || !IsAssignable(t, m.field.Type)
	m.typ = t
}

// insideScope is what type names mean in the members of c; what is wrong with them is said
// elsewhere.
func insideScope(w *World, c *Class) *typeScope {
	return (&typeScope{w: w, file: c.File, class: c}).withoutReports()
}

func (m *makings) array(elem Type) Type {
	if elem == nil || IsKind(elem, Invalid, Void) {
		return nil
	}
	return m.w.ArrayOf(elem)
}

// object is the class of a new object; nil: nothing that may exist before the call, or what
// came of the arguments is not known.
func (m *makings) object(scope *typeScope, e *ast.New) Type {
	t, _ := scope.resolve(e.Type)
	c, ok := t.(*Class)
	switch {
	case !ok || c.Compiled || c.Platform || c.IsInCode():
		return nil
	case !c.Library:
		return c
	case !slices.Contains(m.w.rangesOf(c), c.Name):
		return nil
	case len(e.Args) > 0 && ordered[c.Name]:
		return nil
	}
	return c
}

// ordered are the classes of collections that an argument may give an order of their own.
var ordered = methods("java.util.TreeMap", "java.util.TreeSet", "java.util.PriorityQueue", "java.util.LinkedHashMap")

// isCopy reports whether a call gives a copy of the array that the field holds, of the same type.
func (m *makings) isCopy(e *ast.Call, names map[string]bool) bool {
	own := func(x ast.Expr) bool {
		return target(x, false) == m.field.Name || target(x, true) == m.field.Name && !names[m.field.Name]
	}
	switch e.Name.Text {
	case "clone":
		return len(e.Args) == 0 && e.X != nil && own(e.X)
	case "copyOf", "copyOfRange":
		args := map[string]int{"copyOf": 2, "copyOfRange": 3}[e.Name.Text]
		return len(e.Args) == args && own(e.Args[0]) && namesLibraryClass(m.w, m.class, e.X, "java.util.Arrays", names)
	}
	return false
}

// isNarrow reports whether the PlaceType of f is the class of the library that all of its values are
// of.
func (f *Field) isNarrow() bool {
	c, ok := f.exact.(*Class)
	return f.unmodifiable || ok && c.Library
}
