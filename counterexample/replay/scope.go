package replay

import (
	"slices"
	"sort"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// Scope is what the execution of a method and the evaluation of its contract
// can touch: computed from the tree, by following calls with all their
// overriding methods, and the class-level clauses of the classes whose objects
// may exist.
type Scope struct {
	// Classes that may have objects in the pre-state, concrete, and those whose
	// static members are used, in order of declaration.
	Classes []*types.Class
	// Arrays are the array types that may have objects in the pre-state.
	Arrays []*types.Array

	// Keeping are the classes of the library among them whose objects keep an array for
	// themselves.
	Keeping []*types.Class
	// Stored are the types of what they hold, by the field that keeps it.
	Stored map[*types.Field][]types.Type

	// classes of the library with a state of their own, and those of them that objects of
	// the pre-state may be of
	keeping, ranged map[*types.Class]bool
	extends         map[*types.Class]bool // classes of the program that extend one of them

	own           *types.Class // of the method; nil: it is static
	object        *types.Class // java.lang.Object
	choices       []*hidden
	testedClasses map[*types.Class]bool // classes of the program that it asks objects for, or of collections that it asks an Object for
	collections   map[*types.Class]bool // classes of collections that an Object may be of
	// Named are the types whose objects of java.lang.Class code names, and Asked the
	// static types of the objects that it asks for theirs.
	Named, Tested []types.Type
	// Class is java.lang.Class, where a value may be one; else nil.
	Class *types.Class

	fields  map[*types.Field]bool
	specs   map[*types.Class]*classSpecs
	classes map[*types.Class]bool
	arrays  map[*types.Array]bool
	// types of the locations of the pre-state, and of quantified variables
	locations, quantified []types.Type
}

// Holds reports whether a location of the pre-state is declared to be of a class.
func (s *Scope) Holds(c *types.Class) bool { return slices.Contains(s.locations, types.Type(c)) }

// Uses reports whether a field is mentioned anywhere in the scope.
func (s *Scope) Uses(f *types.Field) bool { return s.fields[f] }

// Sees tells how objects of a type come into play: reached, when a location can
// hold one; seen, when a specification depends on one without reaching it (an
// invariant of its class, a quantifier over its type). Invariants of the library's
// classes speak of what their object leads to: they see nothing of one that no
// location holds.
func (s *Scope) Sees(t types.Type) (reached, seen bool) {
	if c, ok := t.(*types.Class); ok && ((s.keeping[c] || s.extends[c]) && !s.ranged[c] || c.Function() && c != s.own || c.Opaque && !s.classes[c]) {
		return false, false // no location ranges over it
	}
	reached = slices.ContainsFunc(s.locations, func(l types.Type) bool { return s.Fits(t, l) })
	for _, q := range s.quantified {
		seen = seen || isAssignable(t, q)
	}
	if c, ok := t.(*types.Class); ok && (reached || !c.Library) {
		if p := s.specs[c]; p != nil {
			seen = seen || len(p.invariants)+len(p.constraints)+len(p.nonNull) > 0 || reached && len(p.valid) > 0
		}
	}
	return reached, seen
}

// IsSubstitute reports whether an Object may be of a class of collections of the library, since the
// program asks whether one is.
func (s *Scope) IsSubstitute(c *types.Class) bool { return s.collections[c] }

// IsNoLookupKey reports whether the objects of a type are where an Object may be only since the program asks
// an Object for a collection: then no set holds one as an Object, nor does a map as a key.
func (s *Scope) IsNoLookupKey(t types.Type) bool {
	c, ok := t.(*types.Class)
	if !ok || c.Library || !s.ranged[c] {
		return ok && s.collections[c]
	}
	for d := range s.testedClasses {
		if !d.Library && isAssignable(c, d) {
			return false
		}
	}
	return s.isTested(c)
}

// Fits reports whether a location of the pre-state may hold objects of type t. One of an Object
// holds those of a class of the program that extends a collection of the library only where
// the program asks for them.
func (s *Scope) Fits(t, location types.Type) bool {
	c, ok := t.(*types.Class)
	if ok && s.ranged[c] && !c.Library && location == types.Type(s.object) && !s.isTested(c) {
		return false
	}
	return isAssignable(t, location)
}

// isTested reports whether the program asks whether an object is of class c.
func (s *Scope) isTested(c *types.Class) bool {
	for d := range s.testedClasses {
		if isAssignable(c, d) {
			return true
		}
	}
	return false
}

// Scope of a method.
func (m *Machine) Scope(method *types.Method) *Scope {
	s := &Scope{object: m.world.Lookup("java.lang.Object"), fields: map[*types.Field]bool{}, specs: map[*types.Class]*classSpecs{},
		keeping: map[*types.Class]bool{}, ranged: map[*types.Class]bool{}, testedClasses: map[*types.Class]bool{}, collections: map[*types.Class]bool{}, extends: map[*types.Class]bool{},
		classes: map[*types.Class]bool{}, arrays: map[*types.Array]bool{}}
	w := &scoper{m: m, s: s, checked: method, methods: map[*types.Method]bool{}, virtual: map[*types.Method]bool{}}
	m.resolved(m.world.ResolveContract(method))
	if !method.Static {
		w.class(method.Class)
		w.touch(m.world.OpaqueClass(method.Class))
		s.own = method.Class
		if !method.Constructor {
			s.locations = append(s.locations, method.Class)
			w.ranges(method.Class)
		}
	}
	for _, p := range m.world.Preset(method) {
		w.location(p.Var.Type)
	}
	for i, p := range method.Params {
		w.location(p.Type)
		w.inside(m.world.ParamContents(method, i))
	}
	w.typ(method.Result)
	for _, c := range m.prog.Contract(method).Cases {
		w.node(c)
		w.catches = w.catches || len(c.Signals) > 0
	}
	for _, f := range m.world.SetInConstants(method) {
		w.field(f)
	}
	m.usesTexts = false
	w.method(method)
	// Virtual calls found before a subclass is.
	for _, k := range m.world.Info.Known[method] {
		w.noteTest(k.Of, nil)
		if method.Decl != nil {
			w.join(k.Of, method.Decl)
		}
	}
	for n := -1; n != len(w.methods)+len(s.classes)+len(s.ranged)+len(s.collections)+len(s.testedClasses); {
		n = len(w.methods) + len(s.classes) + len(s.ranged) + len(s.collections) + len(s.testedClasses)
		w.collections()
		w.extending()
		w.opaque()
		w.noteParameterized(method)
		for v := range w.virtual {
			w.overriding(v)
			w.m.usesTexts = w.m.usesTexts || w.catches && w.readsMessage(v)
		}
		if w.m.usesTexts && m.prog.Messages {
			w.messages()
		}
	}
	for c := range s.classes {
		s.Classes = append(s.Classes, c)
	}
	for a := range s.arrays {
		s.Arrays = append(s.Arrays, a)
	}
	sort.Slice(s.Classes, func(i, j int) bool { return s.Classes[i].ID < s.Classes[j].ID })
	sort.Slice(s.Arrays, func(i, j int) bool { return s.Arrays[i].String() < s.Arrays[j].String() })
	for _, c := range s.Classes {
		s.specs[c] = m.compileSpecs(method, c, s)
	}
	return s
}

// location notes a type whose values the pre-state holds.
func (w *scoper) location(t types.Type) {
	w.typ(t)
	for types.IsReference(t) {
		w.s.locations = append(w.s.locations, t)
		if c, ok := t.(*types.Class); ok && (c.IsOutside() || c.Compiled) {
			w.touch(w.m.world.UnknownClass(c))
			w.below(c)
			if !c.Platform { // else it is a stranger that the location holds
				w.library(c)
			}
			w.substitutes(c)
		}
		if c, ok := t.(*types.Class); ok {
			w.ranges(c)
		}
		a, ok := t.(*types.Array)
		if !ok {
			break
		}
		t = a.Elem
	}
}

func (w *scoper) field(f *types.Field) {
	w.s.fields[f] = true
	if f.Class.Library && !isAssignable(f.Class, w.m.world.Lookup("java.lang.Throwable")) {
		w.typ(f.Type) // what is in it says the place that leads to its object, if one does
		return
	}
	w.typ(f.Type)
	w.location(w.m.world.PlaceType(f))
	w.inside(w.m.world.FieldContents(f))
	if c, ok := types.Leaf(f.Type).(*types.Class); ok && (f.Static || f.Class.IsOutside()) {
		w.library(c) // of which initialisation made objects
	}
}

// inside notes what the type of a location says of what is in its collections.
func (w *scoper) inside(cs []types.Content) {
	for _, c := range cs {
		if c.Class {
			w.classBelow(c)
			if n := len(c.Path); n > 0 {
				w.location(c.Path[n-1].Type)
			}
			continue
		}
		w.location(c.Of)
		f := c.Path[len(c.Path)-1]
		if w.s.Stored == nil {
			w.s.Stored = map[*types.Field][]types.Type{}
		}
		w.s.Stored[f] = append(w.s.Stored[f], c.Of)
	}
}

// classBelow notes the classes that may stand in a location.
func (w *scoper) classBelow(c types.Content) {
	if c.MayBe(c.Of) {
		w.named(c.Of)
	}
	if k, ok := c.Of.(*types.Class); ok {
		for _, d := range w.m.world.Subclasses(k) {
			if !d.IsOutside() && !d.Function() && !d.Opaque && c.MayBe(d) {
				w.named(d)
			}
		}
	}
}

// ranges adds the classes of the library that a location of type c ranges over.
func (w *scoper) ranges(c *types.Class) {
	for _, k := range w.m.world.Ranges(c) {
		found := w.s.ranged[k]
		w.keeps(k)
		if !found {
			w.inside(w.m.world.ClassContents(k))
		}
	}
}

// extending adds the classes of the program that extend such a class, where a location may hold
// their objects.
func (w *scoper) extending() {
	for c := range w.s.classes {
		if c.Abstract || w.s.ranged[c] || w.m.world.Extending(c) == nil {
			continue
		}
		w.s.extends[c] = true
		isIn := func(l types.Type) bool {
			return isAssignable(c, l) && (l != types.Type(w.s.object) || w.s.isTested(c))
		}
		if slices.ContainsFunc(w.s.locations, isIn) || slices.ContainsFunc(w.s.quantified, isIn) {
			w.keeps(c)
			w.inside(w.m.world.ClassContents(c))
		}
	}
}

// opaque adds the classes of the opaque objects that a location may hold: of types without
// implementors that are mentioned.
func (w *scoper) opaque() {
	for _, h := range w.m.world.JoinedOpaqueClasses() {
		if !w.s.classes[h] && w.joins(types.OpenTypes(h)) {
			w.touch(h)
		}
	}
	for c := range w.s.classes {
		h := w.m.world.OpaqueClass(c)
		if h != nil && !w.s.classes[h] && slices.ContainsFunc(w.s.locations, func(l types.Type) bool { return isAssignable(c, l) }) {
			w.touch(h)
		}
		if f := c.ClassID(); w.classIDs && f != nil {
			w.s.fields[f] = true
		}
	}
}

// joins reports whether objects of all types count: the program mentions them, and asks
// objects for all but one.
func (w *scoper) joins(of []*types.Class) bool {
	unasked := 0
	for _, c := range of {
		if !w.joined[c] {
			unasked++
		}
		if !w.joined[c] && !w.s.classes[c] {
			return false
		}
	}
	return unasked <= 1
}

// join notes that the program asks whether objects are of type t, beside what is known of them.
func (w *scoper) join(t types.Type, at interface{ Span() source.Span }) {
	if c, ok := t.(*types.Class); ok && !types.IsInLibrary(at.Span()) {
		if w.joined == nil {
			w.joined = map[*types.Class]bool{}
		}
		w.joined[c] = true
	}
}

// noteTest notes that the program asks whether an object is of type t, or says that it is, if
// that is one of its own.
func (w *scoper) noteTest(t types.Type, at core.Node) {
	if c, ok := t.(*types.Class); ok && !c.IsOutside() && (at == nil || !types.IsInLibrary(at.Span())) {
		w.s.testedClasses[c] = true
	}
}

// noteObjectTest notes that the program asks an Object whether it is a collection or a function.
func (w *scoper) noteObjectTest(n core.Node) {
	if c := core.TestedOfObject(n); c != nil && len(w.m.world.RangesOfObject(c)) > 0 {
		w.s.testedClasses[c] = true
	}
}

// collections adds the classes of the library that locations of an Object range over, since the
// program asks for a collection.
func (w *scoper) collections() {
	if !slices.Contains(w.s.locations, types.Type(w.s.object)) || w.m.world.IsChosen(w.s.object) {
		return
	}
	for c := range w.s.testedClasses {
		for _, k := range w.m.world.RangesOfObject(c) {
			if !w.s.collections[k] {
				w.s.collections[k] = true
				w.keeps(k)
				w.inside(w.m.world.RawContents(k))
			}
		}
	}
}

// keeps adds a class of the library, or one that extends such, whose objects, with a state of their own, may be in
// the pre-state.
func (w *scoper) keeps(c *types.Class) {
	w.library(c)
	w.s.ranged[c] = true
	for _, f := range w.m.world.ContentFields(c) {
		w.s.fields[f] = true
		w.typ(f.Type)
		if _, ok := f.Type.(*types.Array); ok && !slices.Contains(w.s.Keeping, c) {
			w.s.Keeping = append(w.s.Keeping, c)
		}
	}
	for k := c; k != nil; k = k.Super {
		w.m.resolved(w.m.world.Beside(k))
		for _, s := range w.m.prog.Specs(k) {
			w.node(s)
		}
	}
}

type scoper struct {
	m        *Machine
	s        *Scope
	checked  *types.Method
	methods  map[*types.Method]bool
	virtual  map[*types.Method]bool
	catches  bool                  // exceptions that the JVM raises can be looked at
	joined   map[*types.Class]bool // the types that the program asks objects for
	classIDs bool                  // the classes of two objects are compared
}

// readsMessage reports whether a virtual call may ask an exception that the JVM raises what it says.
func (w *scoper) readsMessage(method *types.Method) bool {
	for _, x := range implicit {
		c := w.m.world.Lookup(x.class)
		if c != nil && c.IsSubclassOf(method.Class) && Implementation(method, c).GivesMessage() {
			return true
		}
	}
	return false
}

// messages adds what exceptions say that the JVM raises.
func (w *scoper) messages() {
	for _, x := range implicit {
		c := w.m.world.Lookup(x.class)
		if c == nil {
			continue
		}
		if message, constructor := w.m.world.MessageMethods(c); message != nil {
			w.method(message)
			w.method(constructor)
		}
	}
}

func (w *scoper) method(method *types.Method) {
	if method == nil || w.methods[method] || w.m.world.IsNeverExecuted(method) {
		return // it is known, or there is no object to call it on
	}
	w.methods[method] = true
	if w.m.isUnobserved(method) {
		return
	}
	w.m.usesTexts = w.m.usesTexts || method.GivesMessage()
	if ds := w.m.world.ResolveBody(method); method == w.checked {
		w.m.resolved(ds)
	} else if slices.ContainsFunc(ds, func(d *source.Diagnostic) bool { return d.Severity == source.Error }) {
		return // an execution that comes to it is refused
	}
	if method.Static {
		w.touch(method.Class)
	}
	if body := w.m.prog.Body(method); body != nil {
		w.node(body)
		if w.m.prog.Asserts(w.checked) || w.m.prog.Asserts(method) {
			for _, s := range w.m.prog.FailsIn(body, method.Class) {
				w.node(s)
			}
		}
	} else {
		w.function(method)
	}
	if method.Constructor {
		w.class(method.Class)
		for _, f := range w.m.class(method.Class).fields { // that they are set is checked
			if types.IsReference(f.Type) && f.NonNull && !w.s.fields[f] && !method.Class.Library {
				w.field(f)
			}
		}
	}
}

// function adds what a pure method without a body means in clauses.
func (w *scoper) function(method *types.Method) {
	b := w.m.prog.Function(method)
	if b == nil {
		return
	}
	if r, ok := b.Stmts[0].(*core.Return); ok {
		if x, ok := r.X.(*core.Chosen); ok { // else a clause that calls it is refused
			w.node(x)
		}
	}
}

// overriding adds what a virtual call may execute.
func (w *scoper) overriding(method *types.Method) {
	for _, c := range w.m.world.Subclasses(method.Class) {
		if !w.s.classes[c] {
			continue
		}
		// Of a class of the JDK that only stands in the type of a location there may be no object.
		m := Implementation(method, c)
		if m == nil && c.Opaque {
			m = w.m.world.Unwritten(method, c)
		}
		if m == nil || !c.Platform || w.m.world.IsReached(m) {
			w.method(m)
		}
	}
}

func (w *scoper) typ(t types.Type) {
	switch t := t.(type) {
	case *types.Class:
		w.class(t)
	case *types.Array:
		if !w.s.arrays[t] {
			w.s.arrays[t] = true
			w.typ(t.Elem)
			if t.Seq {
				return
			}
			leaf, dims := t.Elem, 1
			for a, ok := leaf.(*types.Array); ok; a, ok = leaf.(*types.Array) {
				leaf, dims = a.Elem, dims+1
			}
			if c, ok := leaf.(*types.Class); ok { // arrays of subclasses are arrays of the class
				for _, d := range w.m.world.Subclasses(c) {
					if d == c || needsCreation(d) {
						continue
					}
					a := w.m.world.ArrayOf(d)
					for range dims - 1 {
						a = w.m.world.ArrayOf(a)
					}
					w.s.arrays[a] = true
				}
			}
		}
	}
}

// class adds a class whose objects may exist, with its subclasses.
func (w *scoper) class(c *types.Class) {
	if types.IsClass(c) {
		w.s.Class = c
	}
	if c.IsOutside() {
		if c.Name == "java.lang.Enum" {
			for _, d := range w.m.world.LiveSubtypes(c) {
				if !w.isUnnamedEnum(d) {
					w.class(d)
				}
			}
		}
		return
	}
	w.touch(c)
	w.below(c)
}

// library adds a class of the library or the JDK that is the type of a location, or that
// code creates objects of: others have none.
func (w *scoper) library(c *types.Class) {
	if c.IsOutside() && !c.Abstract && c.Name != "java.lang.String" {
		w.s.classes[c] = true
		if len(w.m.world.ContentFields(c)) > 0 {
			w.s.keeping[c] = true
		}
	}
	if types.Unboxed(c) != nil { // what == of boxes looks at
		for _, f := range w.m.world.BoxFields(c) {
			w.s.fields[f] = true
		}
	}
}

// value adds a class of values that the program asks for, or those that stand for a type above
// such: a location of a type above may hold one.
func (w *scoper) value(t types.Type, at core.Node) {
	if c, ok := t.(*types.Class); ok && !types.IsInLibrary(at.Span()) {
		if types.IsValue(c) {
			w.library(c)
		}
		w.substitutes(c)
	}
}

// substitutes adds the classes of the values that stand for a type above them.
func (w *scoper) substitutes(c *types.Class) {
	classes, _ := w.m.world.Substitutes(c)
	for _, k := range classes {
		w.library(k)
	}
}

// noteParameterized adds what classes give for the type parameters of what they extend, where the inputs
// of m hold values of such a parameter: an Object there may be one.
func (w *scoper) noteParameterized(m *types.Method) {
	untracked := func(f *types.Field) bool { return f != nil && !w.s.fields[f] }
	for _, t := range w.m.world.Info.Typings[m] {
		direct := func(p types.Slot) bool { return p.Class == nil && !slices.ContainsFunc(p.Path, untracked) }
		if !slices.ContainsFunc(t.Lower, direct) {
			continue
		}
		for _, p := range t.Upper {
			if p.Class == nil || slices.ContainsFunc(p.Path, untracked) {
				continue
			}
			for _, c := range w.m.world.Subclasses(p.Class) {
				u := w.m.world.StatedType(p, c)
				switch {
				case u == nil || !w.s.classes[c]:
				case types.IsValue(u):
					w.library(u.(*types.Class))
				default:
					w.noteTest(u, nil)
					w.typ(u)
					if c, ok := u.(*types.Class); ok {
						w.substitutes(c)
					}
				}
			}
		}
	}
}

// needsCreation reports whether c counts only where code creates objects of it: it is a class of the
// library, of a lambda or of a method reference; or one made for the checked method.
func needsCreation(c *types.Class) bool { return c.IsOutside() || c.Function() || c.Opaque }

// below adds the user's classes below one.
func (w *scoper) below(c *types.Class) {
	for _, d := range w.m.world.Subclasses(c) {
		if !needsCreation(d) && !w.isUnnamedEnum(d) {
			w.touch(d)
		}
	}
}

// isUnnamedEnum reports whether c is an enum, or the class of one of its constants, that nothing names
// so far and that is in no state which a method may rely on.
func (w *scoper) isUnnamedEnum(c *types.Class) bool {
	e := c.EnumOf()
	return e != nil && w.m.config.Breaks != nil && !w.s.classes[e] && w.m.config.Breaks(e)
}

// touch adds a class with its class-level clauses, and the classes of its hierarchy:
// clauses speak of all objects of a type.
func (w *scoper) touch(c *types.Class) {
	if c == nil || c.IsOutside() || w.s.classes[c] {
		return
	}
	w.s.classes[c] = true
	w.m.resolved(w.m.world.Beside(c))
	specified := func(k *types.Clause) bool { return !k.Static }
	if !c.IsInterface() || slices.ContainsFunc(c.Specs, specified) {
		for _, d := range w.m.world.Subclasses(c) {
			if !d.Abstract && !d.Function() && !d.Opaque && !w.isUnnamedEnum(d) {
				w.touch(d)
			}
		}
	}
	for _, f := range c.Constants() {
		w.uses(f)
	}
	w.touch(c.Super)
	for _, i := range c.Interfaces {
		w.touch(i)
	}
	for _, k := range append(slices.Clone(w.m.prog.Specs(c)), w.m.prog.Construction(c)...) {
		w.node(k)
	}
}
