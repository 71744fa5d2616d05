package types

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/source"
)

// A collection that a private static field holds for ever has the same elements from the
// initialisation of its class on, where nothing but static initialisers changes it:
//
//	private static final Map<String, Level> BY_NAME = new HashMap<>();
//	static { for (Level l : values()) BY_NAME.put(l.name(), l); }
//	static Level of(String s) { return BY_NAME.get(s); }
//
// The text decides what is done with the name elsewhere; who else has the object is seen
// when the initialisers are executed.

// ConstantCollection reports whether code outside the static initialisers of the class of f only reads
// what f holds, a collection of the library, and gives it to nobody. Any use of the name in the file of
// the class counts, whatever it means there. Such an initialiser may do so by a lambda, which must be
// gone when it is over: where these stand is given, too.
func (w *World) ConstantCollection(f *Field) (lambdas []source.Span, constant bool) {
	if !w.KeepsInitial(f) || f.Decl == nil || !f.Decl.Modifiers.Has("private") {
		return nil, false
	}
	if c, ok := f.Type.(*Class); !ok || !c.Library {
		return nil, false
	}
	top := WholeClass(f.Class)
	if top == nil {
		return nil, false
	}
	r := &readings{field: f.Name, of: f.Class.Decl}
	return r.lambdas, r.isOnlyRead(top.Decl, false)
}

// reading is what an expression leads to.
type reading uint8

const (
	nothing    reading = iota
	collection         // itself, or a view of its elements
	entries            // a view of the entries of a map, or something that gives them
)

// leads are the methods whose results lead to the same collection.
var leads = map[reading]map[string]reading{
	collection: {"keySet": collection, "values": collection, "entrySet": entries,
		"navigableKeySet": collection, "descendingKeySet": collection, "descendingSet": collection, "descendingMap": collection,
		"headMap": collection, "tailMap": collection, "subMap": collection,
		"headSet": collection, "tailSet": collection, "subSet": collection, "subList": collection},
	entries: {"stream": entries, "filter": entries, "findFirst": entries, "findAny": entries},
}

// readers are the methods that change nothing, and give at most elements or a stream of them;
// of entries, those that hand them to functions at most.
var readers = map[reading]map[string]bool{
	collection: methods("get", "getOrDefault", "contains", "containsKey", "containsValue", "containsAll", "size", "isEmpty",
		"indexOf", "lastIndexOf", "first", "last", "floor", "ceiling", "higher", "lower",
		"firstKey", "lastKey", "floorKey", "ceilingKey", "higherKey", "lowerKey",
		"peek", "peekFirst", "peekLast", "element", "getFirst", "getLast",
		"toArray", "toString", "hashCode", "forEach", "stream"),
	entries: methods("size", "isEmpty", "count", "isPresent", "ifPresent", "forEach",
		"map", "mapToInt", "mapToLong", "mapToDouble", "anyMatch", "allMatch", "noneMatch"),
}

func methods(ns ...string) map[string]bool {
	out := map[string]bool{}
	for _, n := range ns {
		out[n] = true
	}
	return out
}

// readings looks at all uses of the name of a collection.
type readings struct {
	field   string
	of      *ast.ClassDecl // whose static initialisers may do anything
	lambdas []source.Span
}

// isOnlyRead reports whether what stands below n only reads the collection, but for static
// initialisers; initial: n is in one.
func (r *readings) isOnlyRead(n ast.Node, initial bool) bool {
	switch x := n.(type) {
	case nil:
		return true
	case *ast.Ident:
		return initial || x.Name != r.field
	case *ast.Select:
		if x.Name.Text == r.field && !initial {
			return false
		}
	case *ast.Call:
		if on := r.what(x.X); on != nothing && !initial {
			return readers[on][x.Name.Text] && r.areArgumentsOnlyRead(x)
		}
	case *ast.MethodRef:
		if x.X != nil && isNamed(x.X, r.field) && readers[collection][x.Name] {
			return r.isOperandOnlyRead(x.X, initial)
		}
	case *ast.ForEach:
		on := r.what(x.X)
		if on == nothing || initial {
			break
		}
		return r.areArgumentsOnlyRead(ast.Unparen(x.X)) && (x.Spec == nil || r.isOnlyRead(x.Spec, false)) &&
			(on == collection || isEntryOnlyRead(x.Body, x.Var.Name.Text)) && r.isOnlyRead(x.Body, false)
	case *ast.Binary: // a text, or a comparison with null
		if x.Op == "+" || x.Op == "==" || x.Op == "!=" {
			return r.isOperandOnlyRead(x.X, initial) && r.isOperandOnlyRead(x.Y, initial)
		}
	case *ast.Lambda:
		later := len(r.lambdas)
		if r.areChildrenOnlyRead(n, false) {
			return true
		}
		r.lambdas = append(r.lambdas[:later], x.Span())
		return initial && r.areChildrenOnlyRead(n, true)
	case *ast.Initializer:
		initial = x.Static && slices.Contains(r.of.Members, ast.Member(x))
	case *ast.FieldDecl:
		initial = x.Modifiers.Has("static") && slices.Contains(r.of.Members, ast.Member(x))
	case *ast.MethodDecl, *ast.ClassDecl, *ast.ClassBody:
		initial = false
	}
	return r.areChildrenOnlyRead(n, initial)
}

func (r *readings) areChildrenOnlyRead(n ast.Node, initial bool) bool {
	for _, c := range ast.Children(n) {
		if !r.isOnlyRead(c, initial) {
			return false
		}
	}
	return true
}

// isOperandOnlyRead looks at an operand that may be the name.
func (r *readings) isOperandOnlyRead(e ast.Expr, initial bool) bool {
	if isNamed(e, r.field) {
		q := qualifier(e)
		return q == nil || r.isOnlyRead(q, initial)
	}
	return r.isOnlyRead(e, initial)
}

// what says what an expression leads to.
func (r *readings) what(e ast.Expr) reading {
	if e == nil {
		return nothing
	}
	e = ast.Unparen(e)
	if isNamed(e, r.field) {
		return collection
	}
	if c, ok := e.(*ast.Call); ok {
		return leads[r.what(c.X)][c.Name.Text]
	}
	return nothing
}

// areArgumentsOnlyRead looks at the arguments in an expression that leads to the collection, or asks it
// something; functions that are given entries only read these.
func (r *readings) areArgumentsOnlyRead(e ast.Expr) bool {
	c, ok := e.(*ast.Call)
	if !ok {
		return r.isOperandOnlyRead(e, false)
	}
	on := r.what(c.X)
	for _, a := range c.Args {
		if !r.isOnlyRead(a, false) || on == entries && !readsEntry(a) {
			return false
		}
	}
	return r.areArgumentsOnlyRead(ast.Unparen(c.X))
}

// readsEntry reports whether a function only asks an entry for its key and its value.
func readsEntry(e ast.Expr) bool {
	switch x := ast.Unparen(e).(type) {
	case *ast.MethodRef:
		return entryReaders[x.Name]
	case *ast.Lambda:
		if len(x.Params) != 1 {
			return false
		}
		for _, c := range ast.Children(x) {
			if !isEntryOnlyRead(c, x.Params[0].Name.Text) {
				return false
			}
		}
		return true
	}
	return false
}

// entryReaders are the methods of an entry that change nothing.
var entryReaders = methods("getKey", "getValue")

// isEntryOnlyRead reports whether the entry that a variable names is only asked for its key and
// value below n.
func isEntryOnlyRead(n ast.Node, entry string) bool {
	switch x := n.(type) {
	case nil:
		return true
	case *ast.Ident:
		return x.Name != entry
	case *ast.Call:
		if x.X != nil && isNamed(x.X, entry) && entryReaders[x.Name.Text] {
			return true
		}
	}
	for _, c := range ast.Children(n) {
		if !isEntryOnlyRead(c, entry) {
			return false
		}
	}
	return true
}

// constantCollections are the collections of the library whose elements are known once nothing changes
// them any more.
var constantCollections = methods("java.util.ArrayList", "java.util.LinkedList", "java.util.ArrayDeque", "java.util.ArrayView",
	"java.util.HashSet", "java.util.LinkedHashSet", "java.util.TreeSet", "java.util.RegularEnumSet",
	"java.util.HashMap", "java.util.LinkedHashMap", "java.util.TreeMap", "java.util.EnumMap", "java.util.concurrent.ConcurrentHashMap")

// MayBeConstant reports whether c is one of those.
func MayBeConstant(c *Class) bool { return c.Library && constantCollections[c.Name] }

// StoresElements reports whether a field of such a collection holds an array of its own with what
// is in the collection.
func StoresElements(f *Field) bool {
	_, array := f.Type.(*Array)
	return array && f.Class.Library && (IsContentField(f) || f.Class.Name == "java.util.ArrayView")
}

// noted are the fields in which collections note what they have handed out.
var noted = map[string]string{"java.util.SlotMap": "entries", "java.util.EnumSet": "shared"}

// Noted reports whether a field is one of those. No frame speaks of it, and once nobody
// changes a collection any more, nobody has what it has handed out.
func Noted(f *Field) bool {
	return f != nil && f.Class.Library && !f.Static && noted[f.Class.Name] == f.Name
}

// seenThrough are the fields of the views by way of which nothing changes.
var seenThrough = map[string]string{"java.util.ViewCollection": "c", "java.util.ViewList": "c", "java.util.ViewSet": "c", "java.util.ViewMap": "c",
	"java.util.ImmutableSet": "set", "java.util.ImmutableMap": "map"}

// SeenThrough reports whether a field holds a collection that nothing changes by way of the
// object.
func SeenThrough(f *Field) bool {
	return f.Class.Library && !f.Static && seenThrough[f.Class.Name] == f.Name
}
