package verify

import (
	"slices"
	"strings"
	"sync"
	"unicode"

	"inspect/cfg"
	"inspect/java/ast"
	"inspect/java/types"
)

// In any state a field that is declared as a List has an ArrayList, and so on. Where the program puts
// another collection into it, what holds in any state says nothing of that:
//
//	private List<String> names = new ArrayList<>();
//	void freeze() { names = List.of(); }
//	void add(String name) { if (names != null) names.add(name); }

// hasOtherCollections reports whether code may find a collection in a field of the program, or in what a
// field has in it, that is of a class which none has in any state. The text of the class around all
// decides, so that it is rather too often.
func hasOtherCollections(r *run, g *cfg.Graph) bool {
	return slices.ContainsFunc(g.Components, func(c *cfg.Component) bool {
		f := c.Fld
		if f == nil || f.Decl == nil || f.Class.IsOutside() || !holdsCollection(r.world, f) {
			return false
		}
		top := types.TopLevel(f.Class)
		return makesOtherCollections(&r.otherCollections, top) || !f.Decl.Modifiers.Has("private") && slices.ContainsFunc(r.world.Program(), func(c *types.Class) bool {
			return c != top && c.Outer == nil && !c.Platform && hasAssignment(c, f.Name) && makesOtherCollections(&r.otherCollections, c)
		})
	})
}

// isOfNoObject reports whether it does not matter to a method which classes objects have: its text calls
// nothing, creates nothing, and does not ask for classes, as a store into an array does.
//
//	int size() { return n; }
func isOfNoObject(m *types.Method) bool {
	if m.Decl == nil || m.Decl.Body == nil || m.Constructor || isSpecified(m) {
		return false
	}
	is := true
	ast.Walk(m.Decl.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Call, *ast.New, *ast.ForEach, *ast.Try, *ast.Throw, *ast.InstanceOf, *ast.Cast, *ast.Lambda, *ast.MethodRef, *ast.Switch, *ast.SwitchExpr:
			is = false
		case *ast.Binary:
			is = is && n.Op != "+"            // it may call toString
			if n.Op == "==" || n.Op == "!=" { // no objects of two types
				is = is && (isLiteral(n.X) || isLiteral(n.Y))
			}
		case *ast.Assign:
			_, store := ast.Unparen(n.X).(*ast.Index) // which the class of the array may refuse
			is = is && n.Op != "+=" && !store
		}
		return is
	})
	return is
}

func isLiteral(x ast.Expr) bool {
	_, is := ast.Unparen(x).(*ast.Literal)
	return is
}

// hasAssignment reports whether code of a class assigns a field of a name in some object, or in its own.
func hasAssignment(c *types.Class, name string) (found bool) {
	if c.Decl == nil {
		return false
	}
	ast.Walk(c.Decl, func(n ast.Node) bool {
		if a, ok := n.(*ast.Assign); ok {
			switch to := ast.Unparen(a.X).(type) {
			case *ast.Select:
				found = found || to.Name.Text == name
			case *ast.Ident:
				found = found || to.Name == name
			}
		}
		return !found
	})
	return found
}

// holdsCollection reports whether a field, or what is in it, may be of more than one class of collections.
func holdsCollection(w *types.World, f *types.Field) bool {
	var on types.Type
	if !f.Static {
		on = w.GroundClass(f.Class)
	}
	t := w.GroundField(f, on)
	for a, ok := t.(*types.Array); ok; a, ok = t.(*types.Array) {
		t = a.Elem
	}
	p, _ := t.(*types.Parameterized)
	c, _ := t.(*types.Class)
	if p != nil {
		c = p.Class
	}
	if c != nil && (c.Name == "java.lang.Object" || c.Name == "java.util.Map.Entry") {
		return true
	}
	if c == nil || !types.IsContainer(c) {
		return false
	}
	if !f.IsExact() && c.IsInterface() {
		return true
	}
	return p != nil && slices.ContainsFunc(p.Args, func(t types.Type) bool {
		k, _ := t.(*types.Class)
		if of, ok := t.(*types.Parameterized); ok {
			k = of.Class
		}
		return k != nil && types.IsContainer(k) && k.IsInterface()
	})
}

// makesOtherCollections reports whether the code of a class makes collections which no field has in any
// state: of other classes, unmodifiable ones, and views.
func makesOtherCollections(known *sync.Map, c *types.Class) bool {
	if found, ok := known.Load(c); ok {
		return found.(bool)
	}
	found := false
	if c.Decl != nil {
		ast.Walk(c.Decl, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.New:
				found = found || n.Body == nil && slices.Contains(otherClasses, n.Type.Parts[len(n.Type.Parts)-1].Name)
			case *ast.Call:
				found = found || slices.Contains(otherMakers, n.Name.Text) || isFactory(n)
			case *ast.MethodRef:
				found = found || slices.Contains(otherMakers, n.Name) || n.Name == "of" || n.Name == "copyOf"
			case *ast.Select:
				found = found || strings.HasPrefix(n.Name.Text, "EMPTY_")
			case *ast.Assign:
				found = found || isOfOthers(n.Y)
			}
			return !found
		})
	}
	known.Store(c, found)
	return found
}

// isFactory reports whether a call is one of List.of and the like.
func isFactory(n *ast.Call) bool {
	name := ""
	switch x := n.X.(type) {
	case *ast.Ident:
		name = x.Name
	case *ast.Select:
		name = x.Name.Text
	}
	factory := slices.Contains([]string{"of", "copyOf", "ofEntries"}, n.Name.Text)
	return factory && (n.X == nil || slices.Contains([]string{"List", "Set", "Map"}, name)) || n.Name.Text == "entry"
}

// isOfOthers reports whether an expression is a call of a static method of a class, by its name alone.
func isOfOthers(x ast.Expr) bool {
	n, ok := ast.Unparen(x).(*ast.Call)
	if !ok {
		return false
	}
	on, ok := n.X.(*ast.Ident)
	return ok && on.Name != "" && unicode.IsUpper(rune(on.Name[0])) && !slices.Contains([]string{"Math", "Objects", "Integer", "Long", "String", "Double", "Character"}, on.Name)
}

// otherClasses are those of the library that a field of an interface has in no state.
var otherClasses = []string{
	"LinkedList", "Vector", "Stack", "CopyOnWriteArrayList", "LinkedHashSet", "TreeSet", "CopyOnWriteArraySet", "LinkedHashMap", "TreeMap",
	"ConcurrentHashMap", "ConcurrentSkipListMap", "IdentityHashMap", "WeakHashMap", "EnumMap", "Hashtable", "PriorityQueue",
}

// otherMakers are methods of the library that give unmodifiable collections, and views.
var otherMakers = []string{
	"asList", "emptyList", "emptySet", "emptyMap", "singleton", "singletonList", "singletonMap", "nCopies",
	"unmodifiableList", "unmodifiableSet", "unmodifiableMap", "unmodifiableCollection", "unmodifiableSortedSet", "unmodifiableSortedMap",
	"toList", "toUnmodifiableList", "toUnmodifiableSet", "toUnmodifiableMap",
	"keySet", "values", "entrySet", "subList", "headMap", "tailMap", "subMap", "headSet", "tailSet", "subSet", "descendingMap", "descendingSet",
}
