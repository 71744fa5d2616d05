package types

import (
	"fmt"
	"slices"

	"inspect/java/ast"
	"inspect/java/source"
)

// unit is one piece that is resolved as a whole and once: a body, a clause, a
// field's initialiser. What it reports and reaches is kept.
type unit struct {
	state progress
	diags []*source.Diagnostic
	refs  refs
	fault any // the panic that ended the resolution; nil: none
	// untranslated are those of diags that are about constructs that have a type and
	// no translation.
	untranslated map[*source.Diagnostic]bool
	functions    []function // the lambdas and method references
	anyObjects   []*ast.Call
	givers       []*ast.Call // of methods of which nobody may know what they give
}

// noTranslation reports a construct that has a type and no translation.
func (u *unit) noTranslation(d *source.Diagnostic) {
	n := len(u.diags)
	u.report(d)
	if len(u.diags) > n {
		if u.untranslated == nil {
			u.untranslated = map[*source.Diagnostic]bool{}
		}
		u.untranslated[d] = true
	}
}

// report adds a diagnostic once.
func (u *unit) report(d *source.Diagnostic) {
	for _, o := range u.diags {
		if o == d || o.Span == d.Span && o.Code == d.Code && o.Message == d.Message {
			return
		}
	}
	u.diags = append(u.diags, d)
}

// once runs the resolution of the unit of a key, unless it has run.
func (w *World) once(key any, run func(u *unit)) *unit {
	u := w.units[key]
	if u == nil {
		w.change("the meaning", key)
		u = &unit{}
		w.units[key] = u
	}
	if u.fault != nil {
		panic(u.fault)
	}
	if u.state == untouched {
		u.state = running
		defer func() {
			if u.state == running {
				u.fault = recover()
				panic(u.fault)
			}
		}()
		run(u)
		for _, e := range u.anyObjects {
			w.anyObject(u, e)
		}
		for _, e := range u.givers {
			w.givenBy(u, e)
		}
		for _, c := range u.refs.classes {
			w.reportBroken(c, u)
		}
		u.state = done
		source.Sort(u.diags)
	}
	return u
}

// Keys of units beside *Method (a body) and *Clause.
type (
	fieldInit    struct{ *ast.FieldDecl }
	instanceInit struct{ *ast.Initializer }
	caseHead     struct{ *ast.SpecCase }
	enumConstant struct{ *ast.EnumConstant }
)

// Resolve gives a meaning to everything in m: signature, body and contract,
// inherited cases included, and for a constructor the field initialisers of its
// class. It may be called again and gives the same diagnostics.
func (w *World) Resolve(m *Method) []*source.Diagnostic {
	return merge(w.ResolveBody(m), w.ResolveContract(m))
}

// ResolveBody resolves m's signature and body, and for a constructor the field
// initialisers and initialiser blocks of its class.
func (w *World) ResolveBody(m *Method) []*source.Diagnostic {
	if w.IsNeverExecuted(m) {
		return nil
	}
	var diags []*source.Diagnostic
	for _, u := range w.bodyUnits(m) {
		diags = merge(diags, u.diags)
	}
	return diags
}

// IsReached reports whether an execution may come to the body of a method: a frozen world knows
// no other.
func (w *World) IsReached(m *Method) bool { return !w.frozen || w.units[m] != nil }

// IsNeverExecuted reports whether m is a method of the JDK that no object executes, as none is created:
// its body was not loaded.
func (w *World) IsNeverExecuted(m *Method) bool {
	return m.Class.Platform && !m.Static && !m.Constructor && !m.InJML() && !w.IsReached(m)
}

// ResolveCode resolves all code of a class: the bodies of its methods and its initialisers,
// and nothing that they call.
func (w *World) ResolveCode(c *Class) {
	l := w.loader()
	l.run(func() { w.staticUnits(c) })
	for _, m := range c.Methods {
		l.run(func() { w.bodyUnits(m) })
	}
}

// ResolveContract resolves the clauses of m's contract, inherited ones
// included, each in the scope where it stands.
func (w *World) ResolveContract(m *Method) []*source.Diagnostic {
	var diags []*source.Diagnostic
	for _, u := range w.contractUnits(m) {
		diags = merge(diags, u.diags)
	}
	return diags
}

// ResolveClassSpecs resolves the invariants, constraints and initially clauses
// of c and of what it inherits from.
func (w *World) ResolveClassSpecs(c *Class) []*source.Diagnostic {
	var diags []*source.Diagnostic
	for _, k := range w.ancestors(c) {
		diags = merge(diags, w.ResolveOwnSpecs(k))
	}
	return diags
}

// ResolveOwnSpecs resolves those of c alone. A clause about one field is resolved with the
// field.
func (w *World) ResolveOwnSpecs(c *Class) []*source.Diagnostic {
	return w.ownSpecs(c, func(s *Clause) bool { return s.Unread && s.isOfObjects() })
}

// Beside is what is wrong with the clauses of c, and of what it inherits from, that are not
// about single objects: who comes to one that is refuses it (Unresolved).
func (w *World) Beside(c *Class) []*source.Diagnostic {
	var diags []*source.Diagnostic
	for _, k := range w.ancestors(c) {
		diags = merge(diags, w.ownSpecs(k, (*Clause).isOfObjects))
	}
	return diags
}

// ownSpecs resolves the clauses of c itself, and tells what is wrong with them, those left
// out apart.
func (w *World) ownSpecs(c *Class, left func(*Clause) bool) []*source.Diagnostic {
	if c.Compiled {
		return nil // class files have none
	}
	w.Header(c)
	var diags []*source.Diagnostic
	for _, s := range c.Specs {
		if ignored[s.Kind] != "" || s.isModelFieldClause() || slices.ContainsFunc(c.Methods, func(m *Method) bool { return m.Clause == s }) {
			continue
		}
		ds := w.clauseUnit(s).diags
		if left(s) {
			ds = slices.DeleteFunc(slices.Clone(ds), func(d *source.Diagnostic) bool { return d.Severity == source.Error })
		}
		diags = merge(diags, ds)
	}
	return diags
}

// isOfObjects reports whether a clause of a class is about single objects.
func (c *Clause) isOfObjects() bool {
	return !c.Static && (c.Kind == ast.Invariant || c.Kind == ast.Constraint || c.Kind == ast.Initially)
}

// Unresolved is why a clause about single objects has no meaning, or no translation; nil: it
// has, or is another one.
func (w *World) Unresolved(c *Clause) *source.Diagnostic {
	if !c.isOfObjects() || c.Method != nil {
		return nil
	}
	for _, d := range w.clauseUnit(c).diags {
		if d.Severity == source.Error {
			return d
		}
	}
	return nil
}

// specUnits are the units of the clauses of c itself that can change a verdict.
func (w *World) specUnits(c *Class) []*unit {
	var us []*unit
	for _, s := range c.Specs {
		if ignored[s.Kind] == "" {
			us = append(us, w.clauseUnit(s))
		}
	}
	return us
}

// ResolveStatics resolves the initialisers of c's static fields and its static
// initialiser blocks.
func (w *World) ResolveStatics(c *Class) []*source.Diagnostic {
	var diags []*source.Diagnostic
	for _, u := range w.staticUnits(c) {
		diags = merge(diags, u.diags)
	}
	return diags
}

// staticUnits are the units that initialising c needs.
func (w *World) staticUnits(c *Class) []*unit {
	w.Header(c)
	var us []*unit
	for _, f := range c.Fields {
		if f.Enum != nil {
			us = append(us, w.constantUnit(c, f.Enum))
		}
		if f.Static && f.Decl != nil && f.Decl.Init != nil {
			us = append(us, w.initUnit(c, f))
		}
	}
	for _, i := range c.StaticInit {
		us = append(us, w.blockUnit(c, i))
	}
	return us
}

// ResolveInitializer resolves one initialiser of a static field, or one static
// initialiser block, of c.
func (w *World) ResolveInitializer(c *Class, m ast.Member) []*source.Diagnostic {
	w.Header(c)
	switch m := m.(type) {
	case *ast.FieldDecl:
		for _, f := range c.Fields {
			if f.Decl == m {
				return w.initUnit(c, f).diags
			}
		}
	case *ast.Initializer:
		return w.blockUnit(c, m).diags
	}
	return nil
}

// ResolveConstant resolves the creation of an enum constant of c.
func (w *World) ResolveConstant(c *Class, k *ast.EnumConstant) []*source.Diagnostic {
	w.Header(c)
	return w.constantUnit(c, k).diags
}

// merge appends the diagnostics of b that a does not have yet.
func merge(a, b []*source.Diagnostic) []*source.Diagnostic {
	seen := map[*source.Diagnostic]bool{}
	for _, d := range a {
		seen[d] = true
	}
	for _, d := range b {
		if !seen[d] {
			seen[d] = true
			a = append(a, d)
		}
	}
	return a
}

// bodyUnits are the units that running m needs.
func (w *World) bodyUnits(m *Method) []*unit {
	w.Header(m.Class)
	if m.Derived == InitializerFact {
		return []*unit{w.initUnit(m.Class, m.Field)}
	}
	us := []*unit{w.once(m, func(u *unit) { w.resolveBody(m, u) })}
	if m.Clause != nil {
		us = append(us, w.clauseUnit(m.Clause))
	}
	if m.IsUnwritten() && m.Contract != nil {
		us = append(us, w.contractUnits(m)...)
	}
	if m.Derived == InvariantFor {
		for _, s := range w.ownInvariants(m.Class) {
			us = append(us, w.clauseUnit(s))
		}
	}
	if m.Constructor && w.Info.startsWithThis(m) == nil {
		for _, f := range w.Joining(m.Class) {
			us = append(us, w.initUnit(f.Class, f))
		}
		of := map[*ast.FieldDecl]*Field{}
		for _, f := range m.Class.Fields {
			of[f.Decl] = f
		}
		us = append(us, w.unknownFirsts(m.Class)...)
		for _, i := range m.Class.Init {
			switch i := i.(type) {
			case *ast.FieldDecl:
				us = append(us, w.initUnit(m.Class, of[i]))
			case *ast.Initializer:
				us = append(us, w.blockUnit(m.Class, i))
			}
		}
	}
	return us
}

// startsWithThis is the this(…) call of a constructor.
func (i *Info) startsWithThis(m *Method) *ast.CtorCall {
	if c := explicitCall(m); c != nil && !c.Super {
		return c
	}
	return nil
}

func explicitCall(m *Method) *ast.CtorCall {
	if m.Decl == nil {
		return nil
	}
	c, _ := ast.ConstructorCall(m.Decl.Body)
	return c
}

func (w *World) initUnit(c *Class, f *Field) *unit {
	return w.once(fieldInit{f.Decl}, func(u *unit) {
		r := w.resolver(c, nil, f.Static, u)
		r.declared(f)
		if f.Ghost && IsKind(f.Type, Invalid) {
			return
		}
		r.ghost = f.Ghost
		if IsSequence(f.Type) || isGhostArray(f.Type) || f.SpecInit() {
			r.spec = ghostContext("a ghost field")
			r.spec.old = false
		}
		r.initialise(f.Decl.Init, w.valueType(w.fieldType(f)))
		if len(u.functions) > 0 && r.isSound() {
			r.newFlow().expr(f.Decl.Init)
		}
		r.functions(f.Decl)
	})
}

func (w *World) blockUnit(c *Class, i *ast.Initializer) *unit {
	return w.once(instanceInit{i}, func(u *unit) {
		r := w.resolver(c, nil, i.Static, u)
		r.initializer = true
		r.stmt(i.Body)
		if r.isSound() {
			r.flow(i.Body, nil)
		}
		r.functions(i)
	})
}

func (w *World) resolveBody(m *Method, u *unit) {
	if m.Class.Compiled {
		return // refused where it is called
	}
	r := w.resolver(m.Class, m, m.Static, u)
	r.declared(m)
	r.bindParams(m, true)
	ks, ts := w.knownInputs(m)
	if len(ks) > 0 {
		w.Info.Known[m] = ks
	}
	if len(ts) > 0 {
		w.Info.Typings[m] = ts
	}
	if m.Constructor {
		w.implicitCall(m, r)
	}
	if m.Derived != NotDerived {
		r.derived(m)
	}
	if m.Decl == nil || m.Decl.Body == nil {
		if m.Decl != nil && !m.Abstract && !m.Native && !m.Model {
			r.errorf(BadSpec, m.Span, "method %s has no body", m.QName())
		}
		return
	}
	if m.Model {
		r.spec = &specContext{what: "a model method", set: true}
	}
	for _, s := range m.Decl.Body.Stmts {
		r.stmt(s)
	}
	if r.isSound() {
		r.flow(m.Decl.Body, m)
	}
	r.functions(m.Decl)
}

// isSound reports whether the unit has meaning: all that was reported is constructs that
// have a type and no translation.
func (r *resolver) isSound() bool { return len(r.unit.diags) == len(r.unit.untranslated) }

// implicitCall notes the superclass constructor that runs first in a
// constructor without an explicit call.
func (w *World) implicitCall(m *Method, r *resolver) {
	s := m.Class.Super
	if m.Derived == AnonymousCreation || m.Derived == CopyCreation {
		return // the code that creates the object chose, or there is none
	}
	if explicitCall(m) != nil || s == nil {
		if explicitCall(m) == nil {
			w.Info.Implicit[m] = nil
		}
		return
	}
	w.Header(s)
	if s.Name == "java.lang.Enum" && !s.Library {
		w.Info.Implicit[m] = nil // its constructor takes what the compiler adds
		return
	}
	c, p, d := r.choose(r.constructors(s, w.superOf(m.Class), false), nil, m.Span, "constructor "+s.SimpleName())
	if d != nil {
		d.Message = fmt.Sprintf("the implicit call of a constructor of %s: %s", s.Name, d.Message)
		r.report(d)
		return
	}
	if c == nil {
		return
	}
	k := c.m
	if p == variable {
		r.untranslated(m.Span, "an implicit call of a variable-arity constructor", "call super(…) explicitly")
	}
	w.Info.Implicit[m] = k
	r.creates(s)
	r.superOuter(s, m.Span)
	r.useMethod(k, nil, m.Span)
}

// resolver resolves one unit. Its fields say where it stands.
type resolver struct {
	w      *World
	unit   *unit
	class  *Class
	method *Method // nil in class-level code and specifications
	static bool    // there is no this
	types  typeScope
	scope  *scope
	spec   *specContext // nil in code
	jumps  []jump
	states []namedState // that an annotation here may look back to, the last one first
	// executed holds the type at run time of the expressions for which a
	// declaration gives it.
	executed map[ast.Expr]Type
	// declaredType is the type of the last expression before capture: of a variable
	// that is assigned to.
	declaredType Type
	// again: the expressions may have been looked at before.
	again bool
	// returns takes the results of the lambda around the code, nil outside of one.
	returns *functionResult
	// refining is the contract of a statement that is being resolved, nil outside of one.
	refining *refining
	// prologue: inside the arguments of this(…) or super(…).
	prologue    bool
	initializer bool
	ghost       bool // in the initialiser of a ghost field
}

// specContext says what a specification expression may mention.
type specContext struct {
	what     string    // for messages: "a precondition"
	result   bool      // \result
	oldState bool      // \result would be allowed outside \old
	old      bool      // \old
	set      bool      // assignments, in a set clause
	math     *MathMode // that a function around asks for
}

func (w *World) resolver(c *Class, m *Method, static bool, u *unit) *resolver {
	w.resolveEnclosing(c)
	r := &resolver{w: w, unit: u, class: c, method: m, static: static, executed: map[ast.Expr]Type{}}
	r.types = typeScope{w: w, file: c.File, class: c, report: r.report, local: r.localClass}
	if m != nil && m.Decl != nil {
		r.types.params = m.Decl.TypeParams
	}
	w.Header(c)
	for k := c; k != nil; k = k.Outer {
		r.broken(k)
	}
	return r
}

func (r *resolver) report(d *source.Diagnostic) {
	if r.class != nil {
		d = uncertain(r.w, r.class.File, d)
	}
	r.unit.report(d)
}

func (r *resolver) errorf(code source.Code, at source.Span, format string, args ...any) Type {
	r.report(source.Errorf(code, at, format, args...))
	return Of(Invalid)
}

func (r *resolver) unsupported(at source.Span, construct, remedy string) Type {
	r.report(source.NotSupported(at, construct, remedy))
	return Of(Invalid)
}

// untranslated reports a construct that has a type and no translation.
func (r *resolver) untranslated(at source.Span, construct, remedy string) {
	r.unit.noTranslation(source.NotSupported(at, construct, remedy))
}

// declared reports what was wrong in the declaration of what is used now.
func (r *resolver) declared(o Object) {
	if s := r.w.members[o]; s != nil {
		for _, d := range s.pending {
			r.report(d)
		}
	}
	if m, ok := o.(*Method); ok {
		for _, c := range r.w.ancestors(m.Class) {
			for _, d := range r.w.headers[c].diags {
				r.report(d)
			}
		}
	}
}

// quietly resolves something to see how it comes out.
func (r *resolver) quietly(f func()) {
	outer, again := r.unit, r.again
	r.unit, r.again = &unit{}, true
	defer func() { r.unit, r.again = outer, again }()
	f()
}

func (r *resolver) place() place { return place{r.scope, r.unit, r.again} }

// scope holds the local variables of a block.
type scope struct {
	outer   *scope
	vars    map[string]*Var
	classes map[string]*Class // local classes; nil: none
	lambda  *Lambda           // the lambda whose parameters these are
}

// AreInitialisersReached reports whether an execution may come to the static initialisers of a
// class: a frozen world knows no others, nor what they lead to.
func (w *World) AreInitialisersReached(c *Class) bool {
	switch {
	case !w.frozen:
		return true
	case w.loading != nil:
		return w.loading.seen[initKey{c}]
	}
	for _, f := range c.Fields {
		if f.Enum != nil && w.units[enumConstant{f.Enum}] == nil || f.Static && f.Decl != nil && f.Decl.Init != nil && w.units[fieldInit{f.Decl}] == nil {
			return false
		}
	}
	return !slices.ContainsFunc(c.StaticInit, func(i *ast.Initializer) bool { return w.units[instanceInit{i}] == nil })
}
