package sequences

import (
	"slices"

	"inspect/ast"
	"inspect/types"
)

// effect is what the code of a method, with all that it may call, reads and writes, by the
// names of fields. It is told by the text, so that there is rather too much of it: names
// mean every field of the name, and a call every method of the program with the name and as
// many parameters.
type effect struct{ reads, writes map[string]bool }

// Places that have no field's name.
const (
	elements = "[]" // of arrays
	contents = "{}" // of objects of the library
)

// touches reports whether e writes what is among the places.
func (e *effect) touches(places map[string]bool) bool {
	for p := range e.writes {
		if places[p] {
			return true
		}
	}
	return false
}

func union(into, from map[string]bool) {
	for k := range from {
		into[k] = true
	}
}

// effects are those of the methods of a world.
type effects struct {
	methods map[string][]*types.Method // of the program, by name; constructors by "new " and their class
	fields  map[string]bool            // names of the program's fields
	own     map[*types.Method]*effect  // of the text of one method
	whole   map[*types.Method]*effect  // with what it calls
	calls   map[*types.Method][]*types.Method
}

func newEffects(w *types.World) *effects {
	e := &effects{
		methods: map[string][]*types.Method{}, fields: map[string]bool{}, own: map[*types.Method]*effect{},
		whole: map[*types.Method]*effect{}, calls: map[*types.Method][]*types.Method{},
	}
	for _, c := range w.Classes() {
		if c.Broken != nil {
			continue
		}
		w.Header(c)
		for _, f := range c.Fields {
			e.fields[f.Name] = true
		}
		for _, m := range c.Methods {
			name := m.Name
			if m.Constructor {
				name = "new " + c.SimpleName()
			}
			e.methods[name] = append(e.methods[name], m)
		}
	}
	return e
}

// assignedOutside reports whether code outside its top-level class may assign a field.
func (e *effects) assignedOutside(f *types.Field) bool {
	if f.Decl.Modifiers.Has("private") {
		return false
	}
	top := topLevel(f.Class)
	for _, ms := range e.methods {
		for _, m := range ms {
			if topLevel(m.Class) != top && e.text(m).writes[f.Name] {
				return true
			}
		}
	}
	return false
}

func topLevel(c *types.Class) *types.Class {
	for c.Outer != nil {
		c = c.Outer
	}
	return c
}

// of is the effect of a method with all that it may call.
func (e *effects) of(m *types.Method) *effect {
	if f := e.whole[m]; f != nil {
		return f
	}
	f := &effect{map[string]bool{}, map[string]bool{}}
	e.whole[m] = f
	seen := map[*types.Method]bool{}
	todo := []*types.Method{m}
	for len(todo) > 0 {
		k := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if seen[k] {
			continue
		}
		seen[k] = true
		own := e.text(k)
		union(f.reads, own.reads)
		union(f.writes, own.writes)
		todo = append(todo, e.calls[k]...)
	}
	return f
}

// text is the effect of the text of one method; what it calls is noted in calls.
func (e *effects) text(m *types.Method) *effect {
	if f := e.own[m]; f != nil {
		return f
	}
	t := &reading{effects: e, effect: &effect{map[string]bool{}, map[string]bool{}}, locals: map[string]bool{}}
	e.own[m] = t.effect
	if m.Decl != nil {
		for _, p := range m.Decl.Params {
			t.locals[p.Name.Text] = true
		}
		if m.Decl.Body != nil {
			ast.Walk(m.Decl.Body, t.declare)
			ast.Walk(m.Decl.Body, t.visit)
		}
	}
	if m.Constructor {
		for _, i := range m.Class.Init {
			ast.Walk(i, t.visit)
		}
		if s := m.Class.Super; s != nil {
			t.called = append(t.called, e.methods["new "+s.SimpleName()]...)
		}
	}
	e.calls[m] = t.called
	return t.effect
}

// reading collects the effect of a text.
type reading struct {
	effects *effects
	effect  *effect
	locals  map[string]bool // variables; a field of the name is written with this in front
	called  []*types.Method
}

func (t *reading) declare(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.LocalVar:
		t.locals[n.Name.Text] = true
	case *ast.Param:
		t.locals[n.Name.Text] = true
	}
	return true
}

func (t *reading) visit(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.Assign:
		t.write(n.X)
	case *ast.IncDec:
		t.write(n.X)
	case *ast.Ident:
		if t.effects.fields[n.Name] && !t.locals[n.Name] {
			t.effect.reads[n.Name] = true
		}
	case *ast.Select:
		if t.effects.fields[n.Name.Text] {
			t.effect.reads[n.Name.Text] = true
		}
	case *ast.Index:
		t.effect.reads[elements] = true
	case *ast.ForEach:
		t.effect.reads[elements], t.effect.reads[contents] = true, true
	case *ast.Call:
		t.call(n.Name.Text, len(n.Args), n.X)
	case *ast.MethodRef:
		t.call(n.Name, -1, n.X)
	case *ast.New:
		t.called = append(t.called, t.effects.methods["new "+n.Type.Parts[len(n.Type.Parts)-1].Name]...)
	}
	return true
}

// write notes an assignment to x.
func (t *reading) write(x ast.Expr) {
	switch x := ast.Unparen(x).(type) {
	case *ast.Ident:
		if !t.locals[x.Name] {
			t.effect.writes[x.Name] = true
		}
	case *ast.Select:
		t.effect.writes[x.Name.Text] = true
	case *ast.Index:
		t.effect.writes[elements] = true
	}
}

// call notes a call of a method of a name with n arguments, -1 for any number. Where the
// program has none of that name, it is one of the library.
func (t *reading) call(name string, n int, on ast.Expr) {
	mine := false
	for _, m := range t.effects.methods[name] {
		if n < 0 || len(m.Params) == n || m.VarArgs {
			t.called, mine = append(t.called, m), true
		}
	}
	if v, ok := on.(*ast.Ident); ok && slices.Contains(harmless, v.Name) {
		return
	}
	if mine && isOwn(on) {
		return
	}
	t.effect.reads[contents], t.effect.reads[elements] = true, true
	if !slices.Contains(observers, name) {
		t.effect.writes[contents], t.effect.writes[elements] = true, true
	}
}

// isOwn reports whether a call on x, nil for an unqualified one, is one of a method of the
// class around it or of its superclasses.
func isOwn(x ast.Expr) bool {
	switch x.(type) {
	case nil, *ast.This, *ast.SuperRef:
		return true
	}
	return false
}

// harmless are the classes of the library whose static methods change nothing.
var harmless = []string{"Math", "StrictMath", "Objects", "Integer", "Long", "Short", "Byte", "Double", "Float", "Boolean", "Character", "String"}

// observers are the methods of the library's classes that change nothing which a program
// sees, whatever class they are of.
var observers = []string{
	"equals", "hashCode", "toString", "compareTo", "compare", "getClass", "length", "charAt", "substring", "indexOf", "lastIndexOf",
	"startsWith", "endsWith", "trim", "strip", "isBlank", "toCharArray", "concat", "toLowerCase", "toUpperCase", "split", "chars", "repeat",
	"size", "isEmpty", "get", "contains", "containsAll", "containsKey", "containsValue", "getOrDefault", "keySet", "values", "entrySet",
	"getKey", "getValue", "iterator", "hasNext", "peek", "peekFirst", "peekLast", "getFirst", "getLast", "element", "first", "last",
	"firstKey", "lastKey", "floorKey", "ceilingKey", "higherKey", "lowerKey", "floor", "ceiling", "higher", "lower", "subList",
	"intValue", "longValue", "doubleValue", "booleanValue", "charValue", "ordinal", "name", "isPresent", "orElse", "stream",
	"println", "print", "printf", "format", "valueOf", "getMessage", "cardinality", "clone",
}
