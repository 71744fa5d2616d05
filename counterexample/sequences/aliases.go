package sequences

import (
	"slices"

	"inspect/java/scope"
	"inspect/java/types"
)

// What a field refers to may be elsewhere as well, where other code changes it:
//
//	private static final int[] MODULI = {2, 3};
//	private final int[] moduli = MODULI;
//	void clear() { moduli[0] = 0; }

// aliases are the places that may refer to what a field refers to, or to something that it is in. The text
// decides, so that there are rather too many; what an object hands out of itself by `this` is not seen.
type aliases struct {
	effects   *effects
	fields    map[*types.Field]level
	names     map[string]level // of the fields
	returning map[*types.Method]level
	params    map[*types.Var]level
	filling   map[*types.Method]bool // that put it into what they are passed
	functions bool                   // functions are given it
	scope     *scope.Scope           // the code from which the fields may come to have it
	of        types.Type             // of the object, erased
	listed    []*types.Field         // the fields and the methods in the order in which they are found
	givers    []*types.Method
	classes   []*types.Class // whose code is read
	read      map[*types.Class]bool
	changed   bool
	// beyond: the code is more than is read. Who else has the object is not known then.
	beyond bool
}

// level is how a value leads to an object: 0 not at all.
type level uint8

const (
	itself  level = iota + 1
	wrapped       // it, or something that it is in, or a function that gives it
)

// mostRead is the code of how many classes is read for one field, counted once for each time.
const mostRead = 200

// aliasesOf are those of a field, which is among them.
func (e *effects) aliasesOf(f *types.Field) *aliases {
	if a := e.aliases[f]; a != nil {
		return a
	}
	a := &aliases{effects: e, of: e.world.Erasure(f.Type), scope: e.scopes.With(nil), fields: map[*types.Field]level{}, names: map[string]level{}, returning: map[*types.Method]level{}, params: map[*types.Var]level{}, filling: map[*types.Method]bool{}, read: map[*types.Class]bool{}}
	e.aliases[f] = a
	a.widen(f.Class)
	if isNested(f.Type) {
		a.field(f, wrapped) // of what is inside
	} else {
		a.field(f, itself)
	}
	for n := 0; a.changed && !a.beyond; {
		a.changed = false
		for i := 0; i < len(a.classes); i++ {
			if n++; n > mostRead {
				a.beyond = true
				break
			}
			a.class(a.classes[i])
		}
	}
	return a
}

// isNested reports whether what is in an array or a collection of a type is one as well.
func isNested(t types.Type) bool {
	return slices.ContainsFunc(inside(t), isContainer)
}

// isContainer reports whether a type is an array, or a class of the library whose objects change and have
// something inside.
func isContainer(t types.Type) bool {
	if _, ok := t.(*types.Array); ok {
		return true
	}
	c := classOf(t)
	return c != nil && c.IsOutside() && isChangeable(t) && c.Name != "java.lang.Object"
}

// widen takes the code into the scope that may give an object to those of a class, or have one from them.
func (a *aliases) widen(c *types.Class) {
	if of := a.effects.scopes.Both(a.scope, a.effects.scopes.LeadingTo(c)); of != a.scope {
		a.scope, a.changed = of, true
		a.known()
	}
}

// known reads the code that has to do with what is known so far, as far as it is in the scope by now.
func (a *aliases) known() {
	for _, f := range a.listed {
		a.readers(f)
	}
	for _, m := range a.givers {
		a.callers(m)
	}
}

// has reports whether the code of a class is in the scope.
func (a *aliases) has(c *types.Class) bool { return a.scope.Has(a.effects.scopes.Number(c)) }

// canBe reports whether a place of a type may have the object, or something that leads to it.
func (a *aliases) canBe(t types.Type, at level) bool {
	if !isChangeable(t) {
		return false
	}
	k := a.effects.world.Erasure(t)
	return at == wrapped || isInterface(k) || isInterface(a.of) || types.IsAssignable(k, a.of) || types.IsAssignable(a.of, k)
}

func isInterface(t types.Type) bool {
	c, ok := t.(*types.Class)
	return ok && c.IsInterface()
}

func (a *aliases) reads(c *types.Class) {
	if c.Decl != nil && c.Broken == nil && !a.read[c] && a.has(c) {
		a.read[c] = true
		a.classes, a.changed = append(a.classes, c), true
	}
}

func (a *aliases) field(f *types.Field, at level) {
	if f == nil || a.fields[f] >= at || !a.has(f.Class) || !a.canBe(f.Type, at) {
		return
	}
	a.fields[f], a.names[f.Name], a.changed = at, max(at, a.names[f.Name]), true
	a.listed = append(a.listed, f)
	a.widen(f.Class)
	a.readers(f)
}

// readers reads the code that may read a field.
func (a *aliases) readers(f *types.Field) {
	for _, c := range a.effects.program {
		private := f.Decl != nil && f.Decl.Modifiers.Has("private")
		if isPrivateIn(f, c) || !private && a.effects.mentions(c)[f.Name] {
			a.reads(c)
		}
	}
}

// isPrivateIn reports whether a field is one of the classes that stand in the same file's class as c.
func isPrivateIn(f *types.Field, c *types.Class) bool {
	return types.TopLevel(f.Class) == types.TopLevel(c)
}

// mentions are the names that the code of a class reads.
func (e *effects) mentions(c *types.Class) map[string]bool {
	if m := e.mentioned[c]; m != nil {
		return m
	}
	out := map[string]bool{}
	for _, m := range c.Methods {
		for _, u := range e.unit(m).inText(nil) {
			union(out, u.own.reads)
		}
	}
	e.mentioned[c] = out
	return out
}

// fieldsNamed are the fields of the program that have a name.
func (e *effects) fieldsNamed(name string) []*types.Field {
	if e.fields == nil {
		e.fields = map[string][]*types.Field{}
		for _, c := range e.program {
			for _, f := range c.Fields {
				e.fields[f.Name] = append(e.fields[f.Name], f)
			}
		}
	}
	return e.fields[name]
}

func (a *aliases) method(m *types.Method, at level) {
	if a.returning[m] >= at || !a.canBe(m.Result, at) {
		return
	}
	a.returning[m], a.changed = at, true
	a.givers = append(a.givers, m)
	a.callers(m)
}

// callers reads the code that may call a method.
func (a *aliases) callers(m *types.Method) {
	for _, from := range a.effects.callersOf(m) {
		a.reads(from.Class)
	}
}

// isReturnedBy reports whether a method may give the object, or something that it is in.
func (a *aliases) isReturnedBy(m *types.Method) bool { return a.returning[m] > 0 || a.beyond }

func (a *aliases) param(m *types.Method, i int, at level) {
	if v := m.Params[min(i, len(m.Params)-1)]; a.params[v] < at && a.has(m.Class) && (m.VarArgs && i >= len(m.Params)-1 || a.canBe(v.Type, at)) {
		a.params[v], a.changed = at, true
		a.reads(m.Class)
	}
}

// class reads the code of a class.
func (a *aliases) class(c *types.Class) {
	for _, f := range c.Fields {
		if f.Decl != nil && f.Decl.Init != nil {
			t := &aliasing{aliases: a, class: c, local: map[string]level{}}
			if at := t.levelOf(f.Decl.Init); at > 0 {
				a.field(f, at)
			}
		}
	}
	for _, n := range c.Init {
		(&aliasing{aliases: a, class: c, locals: declaredIn(n), local: map[string]level{}}).readAll(n)
	}
	for _, m := range c.Methods {
		a.ofRecord(m)
		if m.Decl == nil || m.Decl.Body == nil {
			continue
		}
		t := &aliasing{aliases: a, class: c, method: m, locals: localsOf(m), local: map[string]level{}}
		for i, v := range m.Params {
			t.local[v.Name] = a.params[v]
			if m.VarArgs && i == len(m.Params)-1 && a.params[v] > 0 {
				t.local[v.Name] = wrapped
			}
		}
		t.readAll(m.Decl.Body)
		for _, v := range m.Params {
			if t.local[v.Name] > 0 && a.params[v] == 0 && isChangeable(v.Type) {
				a.filling[m] = true
			}
		}
	}
}

// ofRecord notes what goes into the fields of a record, and out of them, without a statement.
func (a *aliases) ofRecord(m *types.Method) {
	switch {
	case !m.Class.IsRecord():
	case m.Derived == types.Accessor:
		if at := a.fields[inherited(m.Class, m.Name)]; at > 0 {
			a.method(m, at)
		}
	case m.Constructor:
		for _, v := range m.Params {
			if at := a.params[v]; at > 0 {
				a.field(inherited(m.Class, v.Name), at)
			}
		}
	}
}
