package sequences

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"inspect/java/ast"
	"inspect/java/scope"
	"inspect/java/types"
)

// What may change what the last call reads, and is no step, is left out, and named: methods of
// objects that no variable holds, code in nested classes and lambdas, what callers do with what
// they are given.

// without names what is left out, in the order of the program.
func (p *plan) without() []string {
	w := p.omission()
	w.constants()
	w.follow()
	for _, c := range p.effects.program {
		if c.Broken != nil || !w.canReach(c) {
			continue
		}
		for _, m := range c.Methods {
			w.method(m)
		}
	}
	for _, c := range p.effects.program {
		if w.relevant[c] {
			w.assigned(c)
		}
	}
	for _, c := range p.effects.program {
		for _, f := range c.Fields {
			if p.changed[f] && isContainer(f.Type) && p.effects.aliasesOf(f).beyond {
				w.add("what else has " + c.ShortName() + "." + f.Name)
			}
		}
		w.shared(c)
		w.handedInside(c)
	}
	for _, pl := range p.pools {
		w.inherited(pl.class)
		w.handed(pl)
	}
	w.passedOn()
	w.comparedAgain()
	w.initialising()
	for _, c := range p.effects.program {
		if p.dropped[c] {
			w.add("objects of " + c.ShortName())
		}
	}
	for _, f := range p.unassigned {
		w.add("assignments to " + f.QName())
	}
	if n := len(p.left); n > 0 {
		w.add(fmt.Sprintf("%d further methods", n))
	}
	return w.names
}

// omission collects what is left out.
type omission struct {
	plan     *plan
	relevant map[*types.Class]bool
	covered  map[*unit]bool // that steps execute
	where    *scope.Scope   // the classes of what the calls come to
	names    []string
	returned map[*types.Method][]*types.Field // by methods, inside something or not
	putBy    map[*types.Method][]*types.Field // which put them into what they are passed
}

func (p *plan) omission() *omission {
	w := &omission{plan: p, relevant: p.relevant(), covered: p.covered()}
	classes := slices.Collect(maps.Keys(w.relevant))
	for f := range p.changed {
		classes = append(classes, f.Class)
	}
	w.where = p.effects.scopes.With(classes)
	return w
}

// canReach reports whether code in a class can come to what the calls come to.
func (w *omission) canReach(c *types.Class) bool {
	return w.where.HasAnyOf(w.plan.effects.scopes.Of(c))
}

func (w *omission) add(name string) {
	if !slices.Contains(w.names, name) {
		w.names = append(w.names, name)
	}
}

// relevant are the classes whose objects the calls may come to: those that are made, and those
// that fields lead to. What the last call creates by itself no other call changes.
func (p *plan) relevant() map[*types.Class]bool {
	out := map[*types.Class]bool{}
	var class func(c *types.Class)
	var typ func(t types.Type)
	class = func(c *types.Class) {
		if c == nil || out[c] || c.IsOutside() {
			return
		}
		out[c] = true
		class(c.Super)
		for _, f := range c.Fields {
			typ(p.typeOf(f))
		}
		for _, k := range p.effects.program {
			if k.IsSubclassOf(c) {
				class(k)
			}
		}
	}
	typ = func(t types.Type) {
		for a, ok := t.(*types.Array); ok; a, ok = t.(*types.Array) {
			t = a.Elem
		}
		class(classOf(t))
		if s, ok := t.(*types.Parameterized); ok {
			for _, a := range s.Args {
				typ(a)
			}
		}
	}
	for _, pl := range p.pools {
		typ(pl.typ)
	}
	for f := range p.changed {
		typ(p.typeOf(f))
	}
	constructed := maps.Clone(out)
	class(p.last.method.Class)
	if x := p.existing(); !x.anything {
		maps.DeleteFunc(out, func(c *types.Class, _ bool) bool { return !constructed[c] && !x.classes[c] })
	}
	return out
}

// typeOf is the type of a field, with its type arguments.
func (p *plan) typeOf(f *types.Field) types.Type {
	if f.Static {
		return types.GroundFieldBy(p.world, f, nil, p.choice)
	}
	return types.GroundFieldBy(p.world, f, types.GroundClassBy(p.world, f.Class, p.choice), p.choice)
}

// typeIn is the type of a field in the objects of a pool.
func (p *plan) typeIn(f *types.Field, pl *pool) types.Type {
	if s := p.world.AsSuper(pl.typ, f.Class); !f.Static && s != nil {
		return types.GroundFieldBy(p.world, f, s, p.choice)
	}
	return p.typeOf(f)
}

// covered are the units that steps, and what makes objects, execute by themselves: not those that
// the library's code calls, or others, when they have them.
func (p *plan) covered() map[*unit]bool {
	out := map[*unit]bool{}
	calls := slices.Clone(p.steps)
	for _, pl := range p.pools {
		calls = append(calls, pl.makers...)
	}
	for _, c := range calls {
		if c.method != nil {
			p.effects.executed(p.scope.Scope, p.effects.unit(c.method), out)
		}
	}
	return out
}

// executed adds a unit and what it calls in a scope, without what the library calls back.
func (e *effects) executed(in *scope.Scope, u *unit, into map[*unit]bool) {
	if into[u] || u == e.callbacks || u.escapes || !in.Has(u.top) {
		return
	}
	into[u] = true
	for _, k := range u.calls {
		e.executed(in, k, into)
	}
}

// method names a method that others can call and that changes what is read, by what no step
// executes.
func (w *omission) method(m *types.Method) {
	e := w.plan.effects
	u := e.unit(m)
	reached, handed := map[*unit]bool{}, map[*unit]bool{}
	if m.Decl != nil && w.plan.isAccessible(m) {
		e.executed(e.scopes.Of(m.Class), u, reached)
	}
	w.handedOut(u, handed)
	name := m.Class.ShortName() + "." + m.Name
	if m.Constructor {
		name = "new " + m.Class.ShortName()
	}
	changes := func(later bool) func(*unit) bool {
		return func(u *unit) bool {
			of := u.of
			if of == nil {
				of = m
			}
			return w.changes(u, of, later)
		}
	}
	if slices.ContainsFunc(slices.Collect(maps.Keys(reached)), func(u *unit) bool { return !w.covered[u] && changes(false)(u) }) {
		w.add(name)
		return
	}
	if slices.ContainsFunc(slices.Collect(maps.Keys(handed)), changes(true)) { // at another time than steps do it
		w.add("what " + name + " hands out")
		return
	}
	if w.calls(m) {
		w.add(m.Class.ShortName() + "." + m.Name)
	}
}

// handedOut adds the functions in the text of a unit that others may call later, with what they call.
func (w *omission) handedOut(u *unit, into map[*unit]bool) {
	for _, l := range u.lambdas {
		if l.escapes {
			into[l] = true
			for _, k := range l.calls {
				if !w.isStep(k) {
					w.plan.effects.executed(w.plan.effects.scopes.Of(l.of.Class), k, into)
				}
			}
		}
		w.handedOut(l, into)
	}
}

// isStep reports whether a unit is that of a step.
func (w *omission) isStep(u *unit) bool {
	return slices.ContainsFunc(w.plan.steps, func(c *call) bool { return c.method != nil && w.plan.effects.unit(c.method) == u })
}

// changes reports whether a unit in the text of a method assigns a field that is read, or changes
// an array or a collection in one; later: when somebody calls the function that it is.
func (w *omission) changes(u *unit, m *types.Method, later bool) bool {
	p := w.plan
	is := func(f *types.Field, into bool) bool {
		switch {
		case f == nil || !p.reads[f.Name] || f.Final && !into:
			return false
		case f.Static:
			return p.reads[place(f)]
		case m.Constructor && m.Class == f.Class && !later:
			return false // of a new object
		}
		return w.relevant[f.Class]
	}
	for name := range u.named {
		if is(visible(m.Class, name), false) {
			return true
		}
	}
	for name := range u.into {
		if is(visible(m.Class, name), true) || w.maySelect(name, m, func(f *types.Field) bool { return is(f, true) }) {
			return true
		}
	}
	for name := range u.selected {
		if w.maySelect(name, m, func(f *types.Field) bool { return is(f, false) }) {
			return true
		}
	}
	return false
}

// maySelect reports whether a selection of a name in a method may be one of a field.
func (w *omission) maySelect(name string, m *types.Method, is func(*types.Field) bool) bool {
	seen := func(f *types.Field) bool {
		return (f.Decl == nil || !f.Decl.Modifiers.Has("private") || types.TopLevel(f.Class) == types.TopLevel(m.Class)) && is(f)
	}
	for c := range w.relevant {
		for _, f := range c.Fields {
			if f.Name == name && seen(f) {
				return true
			}
		}
	}
	return slices.ContainsFunc(w.plan.effects.statics[name], seen)
}

// assigned names the fields of objects that no variable holds which others assign, and those of
// types that nothing is known of.
func (w *omission) assigned(c *types.Class) {
	p := w.plan
	constructed := slices.ContainsFunc(p.pools, func(pl *pool) bool { return pl.class.IsSubclassOf(c) })
	for _, f := range c.Fields {
		if constructed && p.isAssignable(f) {
			continue // assignments are steps
		}
		if !f.Static && p.reads[f.Name] && p.isOthers(f) {
			w.add("assignments to " + c.ShortName() + "." + f.Name)
		}
	}
}

// inherited names the methods that a class inherits from a collection of the library.
func (w *omission) inherited(c *types.Class) {
	for k := c.Super; k != nil; k = k.Super {
		if k.IsOutside() && strings.HasPrefix(k.Name, "java.util.") && k.Name != "java.util.Random" {
			w.add("what " + c.ShortName() + " inherits of " + k.SimpleName())
			return
		}
	}
}

// handed names what callers may change of what they hold, and no step does: views and iterators
// that methods give, what is passed and kept, and what is in fields that others see.
func (w *omission) handed(pl *pool) {
	p := w.plan
	if !p.reads[contents] && !p.reads[elements] {
		return
	}
	for c := pl.class; c != nil && !c.IsOutside(); c = c.Super {
		for _, m := range c.Methods {
			if !m.Constructor && p.reads[contents] && p.isCallable(m) && p.effects.returnsExisting(m) && (isHandle(m.Result) || w.isView(m)) {
				w.add("what callers do with " + pl.class.ShortName() + "." + m.Name)
			}
		}
		for _, f := range c.Fields {
			t := p.typeIn(f, pl)
			if p.isSeen(f) && (f.Decl.Modifiers.Has("public") || !p.isAssignable(f)) && (p.reads[f.Name] && p.isRead(t) && (isHandle(t) || len(p.usesOf(t)) > 0) || isSharedBy(p, classOf(t))) {
				w.add("what others do with " + pl.class.ShortName() + "." + f.Name)
			}
		}
	}
	for _, s := range slices.Concat(pl.makers, p.steps) {
		for _, t := range s.params {
			if s.method != nil && p.reads[contents] && isHandle(t) && p.isStored(t) {
				w.add("what callers do with the " + classOf(t).SimpleName() + " that they pass")
			}
		}
	}
}

// isSharedBy reports whether objects of a class of the program may have what is read: those that callers make are
// others than one in a field.
//
//	class Row { private final int[] cells = {1}; final View view = new View(cells); }     // row.view.clear()
func isSharedBy(p *plan, c *types.Class) bool {
	if !p.isOurs(c) {
		return false
	}
	for f := range p.shared {
		if !f.Static && (f.Class.IsSubclassOf(c) || c.IsSubclassOf(f.Class)) {
			return true
		}
	}
	return false
}

// shared names the collections and arrays in static fields that others see, and may change.
func (w *omission) shared(c *types.Class) {
	p := w.plan
	if !p.reads[contents] && !p.reads[elements] {
		return
	}
	for _, f := range c.Fields {
		if f.Static && p.changed[f] && p.isSeen(f) && p.isRead(f.Type) {
			w.add("what others do with " + c.ShortName() + "." + f.Name)
		}
	}
}

// isView reports whether a method returns a view of a collection, and no step changes one.
func (w *omission) isView(m *types.Method) bool {
	if w.plan.givers[m] || m.Decl == nil || m.Decl.Body == nil {
		return false
	}
	found := false
	ast.Walk(m.Decl.Body, func(n ast.Node) bool {
		if r, ok := n.(*ast.Return); ok && r.X != nil {
			call, ok := ast.Unparen(r.X).(*ast.Call)
			found = found || ok && slices.Contains(views, call.Name.Text)
		}
		return true
	})
	return found
}

// views are the methods of the library's collections whose results change these.
var views = []string{
	"keySet", "values", "entrySet", "subList", "headMap", "tailMap", "subMap", "headSet", "tailSet", "subSet", "asList",
	"descendingMap", "descendingSet", "descendingKeySet", "navigableKeySet",
}

// isHandle reports whether objects of a type of the library change what is behind them, or are
// changed, and no step does it.
func isHandle(t types.Type) bool {
	c := classOf(t)
	return c != nil && (handles[c.Name] || strings.HasPrefix(c.Name, "java.util.concurrent.atomic."))
}

var handles = map[string]bool{
	"java.util.Iterator": true, "java.util.ListIterator": true,
	"java.util.Map.Entry": true, "java.util.BitSet": true, "java.util.StringJoiner": true,
}
