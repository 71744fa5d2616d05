package sequences

import (
	"slices"
	"strings"

	"inspect/java/ast"
	"inspect/java/types"
)

// Code outside of a class calls its public members, and in a class that its package alone sees
// those of the package. What else changes an object is done where the program calls it:
//
//	public class Gate { private int n = 1; void set(int v) { n = v; } public int part() { return 6 / n; } }
//	public class Key { public void open(Gate g) { g.set(2); } }      // a call of open is one of set(2)

// IsOpen reports whether code outside of the top-level class may call a method as its modifiers
// say: it is public, or stands in a class that its package alone sees. Of private members, and
// of classes that cannot be named, others tell.
func IsOpen(m *types.Method) bool {
	return m.Decl == nil || m.Decl.Modifiers.Has("public") || m.Class.IsInterface() || isOfPackage(m.Class)
}

// isOfPackage reports whether at most the package of a class sees it.
func isOfPackage(c *types.Class) bool {
	if c.IsInCode() {
		return true
	}
	for k := c; k != nil; k = k.Outer {
		if k.Decl == nil || k.Outer != nil && k.Outer.IsInterface() {
			continue
		}
		if m := k.Decl.Modifiers; !m.Has("public") && !m.Has("protected") {
			return true
		}
	}
	return false
}

// isPrivate reports whether a method is executed where others of its class call it alone.
func isPrivate(m *types.Method) bool {
	return m.Model || m.Decl != nil && (m.Decl.JML || m.Decl.Modifiers.Has("private"))
}

// isAccessible reports whether the sequences may call a method as its modifiers say. Where the last call
// is one that only code of the package can write, so may be those before it.
func (p *plan) isAccessible(m *types.Method) bool {
	return !isPrivate(m) && (p.inside || IsOpen(m)) && !p.effects.isReachedByOthers(m.Class)
}

// isReachedByOthers reports whether sequences come to a class through others alone.
func (e *effects) isReachedByOthers(c *types.Class) bool {
	return e.isHiddenClass != nil && e.isHiddenClass(c)
}

// sees reports whether the code of a method may name another as that one's modifiers say.
func sees(from, m *types.Method) bool {
	switch {
	case m.Decl == nil || m.Decl.Modifiers.Has("public") || types.TopLevel(from.Class) == types.TopLevel(m.Class):
		return true
	case m.Decl.Modifiers.Has("private"):
		return false
	}
	return types.PackageOf(from.Class) == types.PackageOf(m.Class) || m.Decl.Modifiers.Has("protected") && from.Class.IsSubclassOf(m.Class)
}

// callersOf are the methods whose code, or a lambda's in it, may call m.
func (e *effects) callersOf(m *types.Method) (out []*types.Method) {
	u := e.unit(m)
	for _, k := range e.calling()[u] {
		if k != m && sees(k, m) && e.scopes.Of(k.Class).Has(u.top) && !slices.Contains(out, k) {
			out = append(out, k)
		}
	}
	return out
}

// calling gives for each unit the methods that may call it.
func (e *effects) calling() map[*unit][]*types.Method {
	if e.called != nil {
		return e.called
	}
	e.called = map[*unit][]*types.Method{}
	for _, c := range e.program {
		for _, m := range c.Methods {
			if c.Broken != nil {
				continue
			}
			for _, k := range e.unit(m).inText(nil) {
				for _, to := range k.calls {
					e.called[to] = append(e.called[to], m)
				}
			}
		}
	}
	return e.called
}

// inText appends a unit and those of the lambdas in its text.
func (u *unit) inText(to []*unit) []*unit {
	to = append(to, u)
	for _, l := range u.lambdas {
		to = l.inText(to)
	}
	return to
}

// answering are the methods that sequences may call, or that are as good as these, and that call m by
// themselves or through others which sequences may not call.
func (p *plan) answering(m *types.Method) (out []*types.Method) {
	seen := map[*types.Method]bool{m: true}
	todo := []*types.Method{m}
	for len(todo) > 0 {
		k := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, from := range p.effects.callersOf(k) {
			switch {
			case seen[from]:
				continue
			case p.isAccessible(from):
				out = append(out, from)
			default:
				todo = append(todo, from)
			}
			seen[from] = true
		}
	}
	return out
}

// callers sees to the calls of members of the objects at hand that are no steps: the classes
// whose methods make them take part. It reports whether there were any.
func (p *plan) callers() bool {
	more := false
	for i := 0; i < len(p.pools); i++ {
		pl := p.pools[i]
		for c := pl.class; c != nil && !c.IsOutside(); c = c.Super {
			for _, m := range c.Methods {
				if p.isAccessible(m) || p.answered[m] || !m.Constructor && !p.effectOf(m).touches(p.reads) {
					continue
				}
				p.answered[m] = true
				for _, from := range p.answering(m) {
					if !from.Class.IsSubclassOf(pl.class) && p.mayHold(from, pl.class) {
						more = p.caller(from, m) || more
					}
				}
			}
		}
	}
	return more
}

// caller sees to calls of a method that calls m. Who calls a constructor may give what it makes.
func (p *plan) caller(from, m *types.Method) bool {
	if Unnameable(from.Class) != "" || !p.isCallable(from) || !p.isOurs(from.Class) {
		return false
	}
	t := types.GroundClassBy(p.world, from.Class, p.choice)
	gives := m.Constructor && !from.Constructor && (from.Result == types.Type(m.Class) || classOf(from.Result) == m.Class)
	if gives {
		p.giving[from] = true
	}
	if from.Static {
		return p.step(from, &pool{typ: t, class: from.Class})
	}
	n := len(p.pools)
	p.need(t, false)
	return gives || len(p.pools) > n
}

// mayHold reports whether a method comes to objects of a class that it has not made itself. A
// test has made all that it has. One of a class in code has the variables there, whatever these are.
func (p *plan) mayHold(m *types.Method, of *types.Class) bool {
	switch {
	case IsTest(m):
		return false
	case m.Class.IsInCode():
		return true
	}
	seen := map[*types.Class]bool{}
	if slices.ContainsFunc(m.Params, func(v *types.Var) bool { return leadsTo(v.Type, of, seen) }) || leadsTo(m.Result, of, seen) {
		return true
	}
	for c := m.Class; c != nil && !m.Static; c = c.Outer {
		if leadsTo(c, of, seen) {
			return true
		}
	}
	return isStatic(p.effectOf(m).reads)
}

// leadsTo reports whether an object of a class may be found behind one of a type.
func leadsTo(t types.Type, of *types.Class, seen map[*types.Class]bool) bool {
	for a, ok := t.(*types.Array); ok; a, ok = t.(*types.Array) {
		t = a.Elem
	}
	if s, ok := t.(*types.Parameterized); ok && slices.ContainsFunc(s.Args, func(a types.Type) bool { return leadsTo(a, of, seen) }) {
		return true
	}
	c := classOf(t)
	switch {
	case c == nil:
		return types.IsReference(t) // a type variable
	case seen[c]:
		return false
	}
	seen[c] = true
	if of.IsSubclassOf(c) || c.IsSubclassOf(of) {
		return true
	}
	for k := c; k != nil && !k.IsOutside(); k = k.Super {
		if slices.ContainsFunc(k.Fields, func(f *types.Field) bool { return leadsTo(f.Type, of, seen) }) {
			return true
		}
	}
	return false
}

// IsTest reports whether a method is annotated as one that a framework for tests calls.
func IsTest(m *types.Method) bool {
	return m.Decl != nil && slices.ContainsFunc(m.Decl.Modifiers.Annotations, func(a *ast.Annotation) bool {
		return slices.Contains(testing, a.Name[strings.LastIndexByte(a.Name, '.')+1:])
	})
}

// testing are the annotations of JUnit and TestNG.
var testing = []string{
	"Test", "ParameterizedTest", "RepeatedTest", "TestFactory", "TestTemplate", "BeforeEach", "AfterEach", "BeforeAll", "AfterAll",
	"Before", "After", "BeforeClass", "AfterClass", "BeforeMethod", "AfterMethod",
}

// calls reports whether a method that is no step calls what sequences may not call, and that
// changes what is read of objects which it has not made itself.
func (w *omission) calls(m *types.Method) bool {
	p := w.plan
	u := p.effects.unit(m)
	if w.covered[u] || IsTest(m) || !p.isAccessible(m) {
		return false
	}
	seen := map[*types.Method]bool{m: true}
	todo := u.inText(nil)
	for len(todo) > 0 {
		k := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, to := range k.calls {
			o := to.of
			if o == nil || seen[o] || p.isAccessible(o) || !sees(k.of, o) {
				continue
			}
			seen[o] = true
			if w.changes(to, o, false) && p.mayHold(m, o.Class) {
				return true
			}
			todo = to.inText(todo)
		}
	}
	return false
}

// uncalled names the methods that may change what is read, which only code of the package or a
// subclass can call, and nothing in the program does.
func (p *plan) uncalled() (names []string) {
	w := p.omission()
	for _, c := range p.effects.program {
		for _, m := range c.Methods {
			u := p.effects.unit(m)
			if c.Broken != nil || !w.relevant[c] || m.Constructor || isPrivate(m) || p.isAccessible(m) || w.covered[u] || len(p.effects.callersOf(m)) > 0 {
				continue
			}
			reached := map[*unit]bool{}
			p.effects.executed(p.effects.scopes.Of(m.Class), u, reached)
			for k := range reached {
				if k.of != nil && w.changes(k, k.of, false) {
					w.add(c.ShortName() + "." + m.Name)
				}
			}
		}
	}
	return w.names
}

// HasAssignmentIn reports whether the code of a method, or what that may call, assigns a field of another
// class among some, by the name of the field, or changes what it holds.
func (d *Drivers) HasAssignmentIn(m *types.Method, among []*types.Class) (found bool) {
	d.effects.within(d.effects.scopes.Of(m.Class)).reached(d.effects.unit(m))(func(u *unit) bool {
		if u.of != nil && slices.Contains(among, u.of.Class) {
			return true // its own matter
		}
		for _, c := range among {
			found = found || slices.ContainsFunc(c.Fields, func(f *types.Field) bool {
				isOpen := f.Decl != nil && !d.effects.isHidden(f) || u.of != nil && types.TopLevel(u.of.Class) == types.TopLevel(c)
				return isOpen && (u.selected[f.Name] || u.into[f.Name] || u.named[f.Name] && u.of != nil && u.of.Class.IsSubclassOf(c))
			})
		}
		return !found
	})
	return found
}
