package types

import (
	"fmt"

	"inspect/ast"
	"inspect/source"
)

// unit is one piece that is resolved as a whole and once: a body, a clause, a
// field's initialiser. What it reports and reaches is kept.
type unit struct {
	state        progress
	diags        []*source.Diagnostic
	untranslated int // how many of diags are about constructs that have a type
	refs         refs
	fault        any // the panic that ended the resolution; nil: none
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
	var diags []*source.Diagnostic
	for _, u := range w.bodyUnits(m) {
		diags = merge(diags, u.diags)
	}
	return diags
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

// ResolveOwnSpecs resolves those of c alone.
func (w *World) ResolveOwnSpecs(c *Class) []*source.Diagnostic {
	w.Header(c)
	var diags []*source.Diagnostic
	for _, s := range c.Specs {
		diags = merge(diags, w.clauseUnit(s).diags)
	}
	return diags
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
	us := []*unit{w.once(m, func(u *unit) { w.resolveBody(m, u) })}
	if m.Constructor && w.Info.startsWithThis(m) == nil {
		of := map[*ast.FieldDecl]*Field{}
		for _, f := range m.Class.Fields {
			of[f.Decl] = f
		}
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

// startsWithThis is the this(…) call that a constructor begins with.
func (i *Info) startsWithThis(m *Method) *ast.CtorCall {
	if c := explicitCall(m); c != nil && !c.Super {
		return c
	}
	return nil
}

func explicitCall(m *Method) *ast.CtorCall {
	if m.Decl == nil || m.Decl.Body == nil || len(m.Decl.Body.Stmts) == 0 {
		return nil
	}
	c, _ := m.Decl.Body.Stmts[0].(*ast.CtorCall)
	return c
}

func (w *World) initUnit(c *Class, f *Field) *unit {
	return w.once(fieldInit{f.Decl}, func(u *unit) {
		r := w.resolver(c, nil, f.Static, u)
		r.declared(f)
		r.initialise(f.Decl.Init, f.Type)
	})
}

func (w *World) blockUnit(c *Class, i *ast.Initializer) *unit {
	return w.once(instanceInit{i}, func(u *unit) {
		r := w.resolver(c, nil, i.Static, u)
		r.initializer = true
		r.stmt(i.Body)
		if r.sound() {
			r.flow(i.Body, nil)
		}
	})
}

func (w *World) resolveBody(m *Method, u *unit) {
	r := w.resolver(m.Class, m, m.Static, u)
	r.declared(m)
	r.bindParams(m, true)
	if m.Constructor {
		w.implicitCall(m, r)
	}
	if m.Decl == nil || m.Decl.Body == nil {
		if m.Decl != nil && !m.Abstract && !m.Native && !m.Model {
			r.errorf(BadSpec, m.Span, "method %s has no body", m.QName())
		}
		return
	}
	for _, s := range m.Decl.Body.Stmts {
		r.stmt(s)
	}
	if r.sound() {
		r.flow(m.Decl.Body, m)
	}
}

// sound tells whether the unit has meaning: all that was reported is constructs that
// have a type and no translation.
func (r *resolver) sound() bool { return len(r.unit.diags) == r.unit.untranslated }

// implicitCall notes the superclass constructor that runs first in a
// constructor without an explicit call.
func (w *World) implicitCall(m *Method, r *resolver) {
	s := m.Class.Super
	if m.Derived == AnonymousCreation {
		return // the code that creates the object chose
	}
	if explicitCall(m) != nil || s == nil {
		if explicitCall(m) == nil {
			w.Info.Implicit[m] = nil
		}
		return
	}
	w.Header(s)
	var candidates []*Method
	for _, k := range s.Methods {
		if k.Constructor {
			candidates = append(candidates, k)
		}
	}
	k, varArgs, d := r.choose(candidates, nil, nil, m.Span, "constructor "+s.SimpleName())
	if d != nil {
		d.Message = fmt.Sprintf("the implicit call of a constructor of %s: %s", s.Name, d.Message)
		r.report(d)
		return
	}
	if k == nil {
		return
	}
	if varArgs {
		r.unsupported(m.Span, "an implicit call of a variable-arity constructor", "call super(…) explicitly")
	}
	w.Info.Implicit[m] = k
	r.creates(s)
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
	// generic holds the expressions whose erased type may be wider than the
	// type Java gives them.
	generic map[ast.Expr]bool
	// results of the switch expressions resolved so far.
	results map[*ast.SwitchExpr][]ast.Expr
	// prologue: inside the arguments of this(…) or super(…).
	prologue    bool
	initializer bool
}

// specContext says what a specification expression may mention.
type specContext struct {
	what   string // for messages: "a precondition"
	result bool   // \result
	past   bool   // \result would be allowed outside \old
	old    bool   // \old
	set    bool   // assignments, in a set clause
}

func (w *World) resolver(c *Class, m *Method, static bool, u *unit) *resolver {
	w.around(c)
	r := &resolver{w: w, unit: u, class: c, method: m, static: static, generic: map[ast.Expr]bool{}, results: map[*ast.SwitchExpr][]ast.Expr{}}
	r.types = typeScope{w: w, file: c.File, class: c, report: u.report, local: r.localClass}
	if m != nil && m.Decl != nil {
		r.types.params = m.Decl.TypeParams
	}
	w.Header(c)
	for k := c; k != nil; k = k.Outer {
		r.broken(k)
	}
	return r
}

func (r *resolver) report(d *source.Diagnostic) { r.unit.report(d) }

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
	n := len(r.unit.diags)
	r.unsupported(at, construct, remedy)
	r.unit.untranslated += len(r.unit.diags) - n
}

// declared reports what was wrong in the declaration of what is used now.
func (r *resolver) declared(o Object) {
	if s := r.w.members[o]; s != nil {
		for _, d := range s.pending {
			r.report(d)
		}
		if d := s.noTranslation; d != nil {
			n := len(r.unit.diags)
			r.report(d)
			r.unit.untranslated += len(r.unit.diags) - n
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

// typeExpr resolves a type as written in the unit.
func (r *resolver) typeExpr(t ast.TypeExpr) Type {
	typ, _ := r.types.resolve(t)
	r.unit.refs.typ(typ)
	return typ
}

// varType resolves the declared type of a local variable.
func (r *resolver) varType(v *Var, t ast.TypeExpr) {
	var generic bool
	if v.Type, generic = r.types.resolve(t); generic {
		r.w.state(v).generic = true
	}
	r.unit.refs.typ(v.Type)
}

// scope holds the local variables of a block.
type scope struct {
	outer   *scope
	vars    map[string]*Var
	classes map[string]*Class // local classes; nil: none
}

func (r *resolver) push() *scope {
	saved := r.scope
	r.scope = &scope{outer: saved, vars: map[string]*Var{}}
	return saved
}

func (r *resolver) local(name string) *Var {
	for s := r.scope; s != nil; s = s.outer {
		if v := s.vars[name]; v != nil {
			return v
		}
	}
	return nil
}

// define declares v. Unless shadow is set, no local variable of that name may
// be in scope (JLS 6.4).
func (r *resolver) define(v *Var, shadow bool) {
	if r.scope == nil {
		r.push()
	}
	first := r.local(v.Name)
	if shadow {
		first = r.scope.vars[v.Name]
	}
	if first != nil && v.Name != "" {
		r.errorf(DuplicateVariable, v.Span, "variable %s is already declared at %s", v.Name, first.Span)
	}
	r.scope.vars[v.Name] = v
	if v.Decl != nil {
		r.w.Info.Defs[v.Decl] = v
	}
}

// bindParams opens the scope with m's parameters. check reports duplicates.
func (r *resolver) bindParams(m *Method, check bool) {
	r.push()
	for _, p := range m.Params {
		if first := r.scope.vars[p.Name]; first != nil && check {
			r.errorf(DuplicateVariable, p.Span, "parameter %s is already declared at %s", p.Name, first.Span)
		}
		r.scope.vars[p.Name] = p
		if c, ok := p.Type.(*Class); ok {
			r.unit.refs.class(c)
		}
	}
}
