package sequences

import (
	"slices"
	"strings"

	"inspect/internal/halt"
	"inspect/java/ast"
	"inspect/java/scope"
	"inspect/java/types"
)

// effect is what the code of a method, with all that it may call, reads and writes, by the
// names of fields. It is told by the text, so that there is rather too much of it: names
// mean every field of the name, and a call every method of the program with the name and as
// many parameters.
type effect struct {
	reads, writes map[string]bool
	// anything: it may change whatever there is, as an unknown call may.
	anything bool
}

// Places that have no field's name.
const (
	elements = "[]" // of arrays
	contents = "{}" // of objects of the library
	identity = "==" // whether two objects are one
)

// touches reports whether e writes what is among the places.
func (e *effect) touches(places map[string]bool) bool {
	if e.anything {
		return true
	}
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

func (e *effect) add(f *effect) {
	union(e.reads, f.reads)
	union(e.writes, f.writes)
	e.anything = e.anything || f.anything
}

func newEffect() *effect { return &effect{reads: map[string]bool{}, writes: map[string]bool{}} }

// unit is a piece of code that is executed as a whole: of a method, or of a lambda.
type unit struct {
	own   *effect // of its text
	calls []*unit
	// events are what it does in turn, or in any order, as far as guards matter (guards.go).
	events     []event
	inAnyOrder bool
	leaks      bool // it hands out the object that it is executed for
	// named are the names of the fields that it assigns by their names alone, selected those that
	// it assigns in some object, and into those whose arrays and collections it changes.
	named, selected, into map[string]bool
	lambdas               []*unit       // in its text
	escapes               bool          // a lambda that others may call later: see callsThereAndThen
	of                    *types.Method // in whose text it is
	top                   int           // the number of the top-level class of its text (scope.go); -1: none of the program
}

func newUnit() *unit {
	return &unit{top: -1, own: newEffect(), named: map[string]bool{}, selected: map[string]bool{}, into: map[string]bool{}}
}

// effects are those of the methods of a world.
type effects struct {
	world   *types.World
	program []*types.Class // without drivers
	// isHiddenClass is Options.IsHidden.
	isHiddenClass func(*types.Class) bool
	methods       map[string][]*types.Method // of the program, by name; constructors by "new " and their class
	overridden    map[*types.Method]bool     // by the program
	ofLibrary     map[*types.Method]bool     // that stand in the place of one of the library
	classes       map[string]bool            // simple names of classes and of type variables
	named         map[string][]*types.Class  // classes by their simple names
	units         map[*types.Method]*unit
	statics       map[string][]*types.Field // static fields that may change, or whose objects may, by name
	instance      map[string]bool           // names of other fields
	// callbacks is all that code of the library may call: methods in the place of the
	// library's, and lambdas.
	callbacks *unit
	called    map[*unit][]*types.Method // from where; nil: not asked so far
	nulls     map[nullAt]bool           // that code passes; nil: not asked so far
	// nullFields are the names of what is compared with null or gets it; nil: not asked so far.
	nullFields map[string]bool
	aliases    map[*types.Field]*aliases // as far as asked
	mentioned  map[*types.Class]map[string]bool
	giving     map[*types.Method]bool    // isGivingExisting, as far as asked
	fields     map[string][]*types.Field // by name; nil: not asked so far
	scopes     *scope.Scopes
	scoped     map[*scope.Scope]*scoped
	stop       func() bool // ends what takes long; nil: nothing does
}

// pass goes on, unless the work is to end.
func (e *effects) pass() {
	if e.stop != nil && e.stop() {
		panic(&halt.Stopped{})
	}
}

func newEffects(w *types.World, isNone func(*types.Class) bool) *effects {
	program := slices.DeleteFunc(slices.Clone(w.Program()), func(c *types.Class) bool {
		return c.Platform || isNone != nil && isNone(c) // an enum of the JDK has its constants, which keep their state
	})
	e := &effects{world: w, program: program, methods: map[string][]*types.Method{}, overridden: map[*types.Method]bool{}, units: map[*types.Method]*unit{}, statics: map[string][]*types.Field{}, instance: map[string]bool{}, ofLibrary: map[*types.Method]bool{}, classes: map[string]bool{}, named: map[string][]*types.Class{}, aliases: map[*types.Field]*aliases{}, mentioned: map[*types.Class]map[string]bool{}, giving: map[*types.Method]bool{}}
	e.callbacks = newUnit()
	e.callbacks.inAnyOrder = true
	var called []*types.Method
	for _, c := range e.program {
		if c.Broken != nil {
			continue
		}
		w.Header(c)
		e.classes[c.SimpleName()] = true
		e.named[c.SimpleName()] = append(e.named[c.SimpleName()], c)
		e.typeVars(c)
		for _, f := range c.Fields {
			if f.Static && (!f.Final || isChangeable(f.Type)) {
				e.statics[f.Name] = append(e.statics[f.Name], f)
			} else if !f.Static {
				e.instance[f.Name] = true
			}
		}
		for _, m := range c.Methods {
			e.methods[methodKey(m)] = append(e.methods[methodKey(m)], m)
			for _, o := range m.Overrides {
				e.overridden[o] = true
			}
			if slices.ContainsFunc(m.Overrides, func(o *types.Method) bool { return o.Class.IsOutside() }) {
				called = append(called, m)
				e.ofLibrary[m] = true
			}
		}
	}
	e.scopes, e.scoped = scope.New(w, program), map[*scope.Scope]*scoped{}
	for _, m := range called {
		e.callbacks.calls = append(e.callbacks.calls, e.unit(m))
	}
	for _, ms := range e.methods {
		for _, m := range ms {
			e.unit(m) // its lambdas are callbacks
		}
	}
	return e
}

// methodKey is the name by which a method is looked up.
func methodKey(m *types.Method) string {
	if m.Constructor {
		return "new " + m.Class.SimpleName()
	}
	return m.Name
}

// isAssignedOutside reports whether code outside its top-level class may assign a field.
func (e *effects) isAssignedOutside(f *types.Field) bool {
	if e.isHidden(f) {
		return false
	}
	top := types.TopLevel(f.Class)
	for _, ms := range e.methods {
		for _, m := range ms {
			if types.TopLevel(m.Class) != top && e.unit(m).own.writes[f.Name] {
				return true
			}
		}
	}
	return false
}

// isHidden reports whether code outside of the top-level class cannot name a field: it is private, or no class
// that has it can be named.
func (e *effects) isHidden(f *types.Field) bool {
	return f.Decl.Modifiers.Has("private") || !slices.ContainsFunc(e.program, func(c *types.Class) bool {
		return c.IsSubclassOf(f.Class) && Unnameable(c) == ""
	})
}

// hasMethodsFor reports whether methods of its own class assign a field, by the text.
func (e *effects) hasMethodsFor(f *types.Field) bool {
	for _, m := range f.Class.Methods {
		if !m.Constructor && m.Decl != nil && e.unit(m).own.writes[f.Name] {
			return true
		}
	}
	return false
}

// newUnit is one in the text of a method.
func (e *effects) newUnit(of *types.Method) *unit {
	u := newUnit()
	u.of = of
	u.top = e.scopes.Number(of.Class)
	return u
}

// unit is that of a method.
func (e *effects) unit(m *types.Method) *unit {
	if u := e.units[m]; u != nil {
		return u
	}
	u := e.newUnit(m)
	e.units[m] = u
	t := &reading{effects: e, method: m, unit: u, vars: e.variablesOf(m), inPlace: map[ast.Node]bool{}}
	if m.Constructor {
		if s := m.Class.Super; s != nil {
			t.callAll("new " + s.SimpleName())
		}
		for _, i := range m.Class.Init {
			t.read(i)
		}
	}
	if m.Class.IsEnum() && e.overridden[m] { // by its constants
		for _, k := range e.methods[m.Name] {
			if slices.Contains(k.Overrides, m) {
				t.calls(e.unit(k))
			}
		}
	}
	switch {
	case m.Derived == types.Accessor:
		u.own.reads[m.Name] = true
	case m.Decl == nil:
	case m.Decl.Body != nil:
		t.read(m.Decl.Body)
	case !e.overridden[m]: // unknown, or native
		u.own.anything = true
		u.then(event{changes: true, throws: true, afterChange: true})
	}
	if m.Decl != nil && m.Decl.Spec != nil && !m.Class.IsOutside() { // what a contract reads decides as well
		t.read(m.Decl.Spec)
	}
	return u
}

// reading collects the effect of a text.
type reading struct {
	effects *effects
	method  *types.Method
	unit    *unit
	vars    *variables
	inPlace map[ast.Node]bool // lambdas and references to methods which the library's code calls there and then
}

// read takes a node after those that it consists of, as it is executed.
func (t *reading) read(n ast.Node) {
	switch n := n.(type) {
	case *ast.Lambda:
		t.lambda(n).children(n)
		return
	case *ast.MethodRef:
		t.children(n)
		t.lambda(n).refer(n)
		return
	case *ast.While, *ast.DoWhile, *ast.For, *ast.ForEach, *ast.Try:
		before := t.unit.events
		t.unit.events = nil
		t.children(n)
		t.unit.events = append(before, event{group: t.unit.events})
	case *ast.Select:
		if _, this := n.X.(*ast.This); !this {
			t.children(n)
		}
	case *ast.Assign:
		t.assign(n)
		return
	case *ast.Call:
		for _, a := range t.effects.calledInPlace(n) {
			t.inPlace[ast.Unparen(a)] = true
		}
		for _, k := range ast.Children(n) {
			if _, this := k.(*ast.This); !this || k != ast.Node(n.X) {
				t.read(k)
			}
		}
	default:
		t.children(n)
	}
	t.visit(n)
}

func (t *reading) children(n ast.Node) {
	for _, k := range ast.Children(n) {
		t.read(k)
	}
}

// lambda begins to read a lambda, or a reference to a method, whose code others may call as well.
func (t *reading) lambda(n ast.Node) *reading {
	u := t.effects.newUnit(t.method)
	u.escapes = !t.inPlace[n]
	t.unit.lambdas = append(t.unit.lambdas, u)
	t.unit.leaks = true // as far as it uses it
	t.calls(u)
	t.effects.callbacks.calls = append(t.effects.callbacks.calls, u)
	return &reading{effects: t.effects, method: t.method, unit: u, vars: t.vars.inLambda(), inPlace: t.inPlace}
}

// refer reads a reference to a method as a call of it.
func (t *reading) refer(n *ast.MethodRef) {
	if !slices.Contains(moving, n.Name) {
		t.unit.own.reads[distinguishing], t.unit.own.reads[calling] = true, true
	}
	if n.Name != "new" {
		t.call(n.Name, -1, n.X, nil)
	} else if name := className(n.X); name != "" {
		t.callAll("new " + name)
	}
}

func (t *reading) visit(n ast.Node) {
	t.distinguish(n)
	own := t.unit.own
	switch n := n.(type) {
	case *ast.IncDec:
		t.write(n.X)
	case *ast.Ident:
		if !t.vars.locals[n.Name] {
			own.reads[n.Name] = true
			t.statics(own.reads, n)
		}
	case *ast.Select:
		own.reads[n.Name.Text] = true
		t.statics(own.reads, n)
	case *ast.ClassLit:
		if k, ok := n.Type.(*ast.NamedType); ok {
			own.reads[lastPart(k)] = true // of an enum it gives the constants
		}
	case *ast.Index:
		own.reads[elements] = true
	case *ast.Binary:
		if (n.Op == "==" || n.Op == "!=") && !t.vars.isValue(n.X) && !t.vars.isValue(n.Y) {
			own.reads[identity] = true
		}
	case *ast.ForEach:
		own.reads[elements], own.reads[contents] = true, true
		t.calls(t.effects.callbacks) // an iterator's
	case *ast.Call:
		t.call(n.Name.Text, len(n.Args), n.X, n.Args)
	case *ast.New:
		t.callAll("new " + n.Type.Parts[len(n.Type.Parts)-1].Name)
		t.unit.leaks = t.unit.leaks || n.Body != nil || t.hasInner(n.Type.Parts[len(n.Type.Parts)-1].Name)
	case *ast.CtorCall:
		t.callAll(methodKey(t.method)) // of this class; that of the superclass was noted
	case *ast.This:
		t.unit.leaks = true
	case *ast.Throw:
		t.unit.then(event{throws: true})
	}
}

// hasInner reports whether there is an inner class of a name, whose objects hold the one
// around them.
func (t *reading) hasInner(name string) bool {
	return slices.ContainsFunc(t.effects.methods["new "+name], func(m *types.Method) bool { return m.Class.IsInner() })
}

// assign reads an assignment: what it is to is not read, unless it is computed with.
func (t *reading) assign(n *ast.Assign) {
	x := ast.Unparen(n.X)
	sel, isSelect := x.(*ast.Select)
	_, isIdent := x.(*ast.Ident)
	switch {
	case n.Op != "=" || !isSelect && !isIdent:
		t.read(n.X)
		t.distinguishOperands(&ast.Binary{Op: n.Op[:len(n.Op)-1], X: n.X, Y: n.Y})
	case isSelect:
		if _, this := sel.X.(*ast.This); !this {
			t.read(sel.X)
		}
	}
	t.read(n.Y)
	t.write(n.X)
}

// write notes an assignment to x.
func (t *reading) write(x ast.Expr) {
	own := t.unit.own
	switch x := ast.Unparen(x).(type) {
	case *ast.Ident:
		if t.vars.locals[x.Name] {
			return
		}
		own.writes[x.Name] = true
		t.unit.named[x.Name] = true
		t.statics(own.writes, x)
	case *ast.Select:
		if _, this := x.X.(*ast.This); this {
			t.unit.named[x.Name.Text] = true
		} else {
			t.unit.selected[x.Name.Text] = true
		}
		own.writes[x.Name.Text] = true
		t.statics(own.writes, x)
	case *ast.Index:
		if t.vars.isFresh(x.X) {
			return
		}
		own.writes[elements] = true
		t.changesIn(x.X)
	}
	t.unit.then(event{changes: true})
}

// changesIn notes that an array or a collection is changed which a field may hold.
func (t *reading) changesIn(x ast.Expr) {
	switch x := ast.Unparen(x).(type) {
	case *ast.Ident:
		if !t.vars.locals[x.Name] {
			t.unit.into[x.Name] = true
		}
	case *ast.Select:
		t.unit.into[x.Name.Text] = true
	case *ast.Index:
		t.changesIn(x.X)
	}
}

// callAll notes calls of all methods of a name.
func (t *reading) callAll(name string) {
	for _, m := range t.effects.methods[name] {
		t.calls(t.effects.unit(m))
	}
}

// calls notes a call of a unit.
func (t *reading) calls(u *unit) {
	t.unit.calls = append(t.unit.calls, u)
	t.unit.then(event{call: u})
}

// call notes a call of a method of a name with n arguments, -1 for any number. Where the
// program has none of that name, it is one of the library.
func (t *reading) call(name string, n int, on ast.Expr, args []ast.Expr) {
	mine := false
	library := t.vars.isOfLibrary(on)
	for _, m := range t.effects.methods[name] {
		if library && !t.effects.ofLibrary[m] {
			continue
		}
		if n < 0 || len(m.Params) == n || m.VarArgs {
			mine = true
			t.calls(t.effects.unit(m))
		}
	}
	if v, ok := on.(*ast.Ident); ok && slices.Contains(harmless, v.Name) {
		if strings.HasPrefix(name, "require") || strings.HasPrefix(name, "check") || strings.HasSuffix(name, "Exact") {
			t.unit.then(event{throws: true})
		}
		return
	}
	if mine && isOwn(on) {
		return
	}
	own := t.unit.own
	own.reads[contents], own.reads[elements] = true, true
	if !slices.Contains(observers, name) && !t.vars.isFresh(on) {
		own.writes[contents], own.writes[elements] = true, true
		t.changesIn(on)
		t.unit.then(event{changes: true})
	}
	if slices.Contains(functions, name) && slices.ContainsFunc(args, isObject) {
		own.anything = true // what an unknown function is given
		t.unit.then(event{changes: true, throws: true, afterChange: true})
	}
	t.calls(t.effects.callbacks)
	if v, ok := on.(*ast.Ident); ok && slices.Contains(helpers, v.Name) {
		t.unit.then(event{throws: true})
	}
}

// functions are the names of the methods of the library's interfaces for functions.
var functions = []string{"accept", "apply", "test", "call"}

// isObject reports whether an argument may be an object, by its form.
func isObject(x ast.Expr) bool {
	switch ast.Unparen(x).(type) {
	case *ast.Literal, *ast.Binary, *ast.Unary, *ast.Lambda:
		return false
	}
	return true
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

// helpers are the classes of libraries whose methods raise an exception for who calls them.
var helpers = []string{"Preconditions", "Verify", "Validate", "Assert"}

// observers are the methods of the library's classes that change nothing which a program
// sees, whatever class they are of.
var observers = []string{
	"equals", "hashCode", "toString", "compareTo", "compare", "getClass", "length", "charAt", "substring", "indexOf", "lastIndexOf",
	"startsWith", "endsWith", "trim", "strip", "isBlank", "toCharArray", "concat", "toLowerCase", "toUpperCase", "split", "chars", "repeat",
	"size", "isEmpty", "get", "contains", "containsAll", "containsKey", "containsValue", "getOrDefault", "keySet", "values", "entrySet",
	"getKey", "getValue", "iterator", "hasNext", "peek", "peekFirst", "peekLast", "getFirst", "getLast", "element", "first", "last",
	"firstKey", "lastKey", "floorKey", "ceilingKey", "higherKey", "lowerKey", "floor", "ceiling", "higher", "lower", "subList",
	"intValue", "longValue", "doubleValue", "booleanValue", "charValue", "ordinal", "name", "isPresent", "orElse", "stream",
	"println", "print", "printf", "format", "valueOf", "getMessage", "cardinality", "clone", "copyOf", "copyOfRange",
}
