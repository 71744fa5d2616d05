package replay

import (
	"slices"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// contract is a compiled method contract.
type contract struct {
	method *types.Method
	buf    []value // the variables of the frame of its clauses
	cases  []specCase
	scope  *Scope
	// watched are its \only_assigned and \not_assigned.
	watched []*watched
	// contents are what the types of fields and parameters say of collections there; they are
	// looked up for each state, and found once for all.
	contents     map[types.Object][]types.Content
	typedStatics []*types.Field // see runner.typedStatics; nil: not found yet
}

// contentsOf gives the contents of a field or parameter, which find finds.
func (k *contract) contentsOf(o types.Object, find func() []types.Content) []types.Content {
	cs, known := k.contents[o]
	if !known {
		if k.contents == nil {
			k.contents = map[types.Object][]types.Content{}
		}
		cs = find()
		k.contents[o] = cs
	}
	return cs
}

// named are the classes of exceptions that the contract admits by name, in whatever case.
func (k *contract) named() []*types.Class {
	cs := k.method.DeclaredThrows()
	for i := range k.cases {
		for j := range k.cases[i].signals {
			if c := k.cases[i].signals[j].class; c != nil {
				cs = append(cs, c)
			}
		}
		for _, o := range k.cases[i].only {
			cs = append(cs, o.classes...)
		}
	}
	return cs
}

// specCase is one compiled specification case.
type specCase struct {
	behavior  core.Behavior
	span      source.Span
	requires  []predicate
	free      []predicate // requires_free: what is assumed where the case applies
	ensures   []predicate
	signals   []signals
	only      []only
	frame     *framing
	exception bool // says anything about exceptions
	unwritten bool
}

type signals struct {
	predicate
	class *types.Class
	slot  int // of the exception variable, -1: none
}

type only struct {
	classes []*types.Class
	span    source.Span
}

// contract of a method, compiled on first use.
func (m *Machine) contract(method *types.Method) *contract {
	if k := m.contracts[method]; k != nil {
		return k
	}
	m.resolved(m.world.ResolveContract(method))
	k := &contract{method: method}
	c := m.compiler(method.Class, nil)
	for i, p := range method.Params {
		c.slots[p] = i
	}
	c.vars = len(method.Params)
	c.watches = &k.watched
	for _, sc := range m.prog.Contract(method).Cases {
		k.cases = append(k.cases, c.specCase(method, sc))
	}
	k.buf = make([]value, c.vars)
	k.scope = m.Scope(method)
	m.contracts[method] = k
	return k
}

func (c *compiler) specCase(method *types.Method, sc *core.SpecCase) specCase {
	s := specCase{behavior: sc.Behavior, span: sc.Span(), unwritten: sc.Unwritten}
	if sc.Of != nil {
		for i, p := range sc.Of.Params {
			c.slots[p] = i
		}
	}
	m := c.m
	for _, o := range sc.Olds {
		x := c.converted(o.Init, o.Var.Type)
		c.olds[o.Var] = func(fr *frame) value {
			view := m.view
			m.view = preState
			r := x(fr)
			m.view = view
			if o.Var.NeverNull && r.r == nil { // null is no value of it
				panic(&thrown{check: Null, span: o.Init.Whole(), what: o.Var.Name + " is null"})
			}
			return r
		}
	}
	for _, k := range sc.Requires {
		s.requires = append(s.requires, c.clause(k))
	}
	for _, k := range sc.Free {
		if k.Kind == core.Requires {
			s.free = append(s.free, c.clause(k))
		}
	}
	for _, k := range sc.Ensures {
		s.ensures = append(s.ensures, c.clause(k))
	}
	s.signals = c.signals(sc.Signals)
	for _, k := range sc.SignalsOnly {
		s.only = append(s.only, only{k.Exceptions, k.Span()})
	}
	s.frame = c.framing(method, sc)
	s.exception = len(s.signals) > 0 || len(s.only) > 0 ||
		s.behavior == core.NormalBehavior || s.behavior == core.ExceptionalBehavior
	return s
}

// signals compiles signals clauses.
func (c *compiler) signals(clauses []*core.Clause) (all []signals) {
	for _, k := range clauses {
		s := signals{class: k.Exception, slot: -1}
		if k.ExceptionVar != nil {
			s.slot = c.slot(k.ExceptionVar)
		}
		s.predicate = c.clause(k)
		all = append(all, s)
	}
	return all
}

// classSpecs are the compiled class-level clauses of a class.
type classSpecs struct {
	fr                                                       frame // in which they are evaluated, one after the other
	invariants, constraints, initially, statics, staticHists []predicate
	axioms                                                   []predicate
	construction                                             []predicate // what the constructor of a record refuses
	valid                                                    []predicate // what is assumed of the library's objects, and never checked
	nonNull                                                  []nonNull   // instance fields, inherited ones included
	staticNonNull                                            []nonNull
}

// nonNull is a field that must not be null, or whose elements must not be.
type nonNull struct {
	field       *types.Field
	slot        int
	self, elems bool
}

// compileSpecs compiles those that count where a method is checked.
func (m *Machine) compileSpecs(method *types.Method, class *types.Class, scope *Scope) *classSpecs {
	m.resolved(m.world.Beside(class))
	s := &classSpecs{}
	c := m.compiler(class, nil)
	add := func(to *[]predicate, clauses []*types.Clause) {
		for _, k := range clauses {
			if !k.Binds(method) {
				continue
			}
			c.class = k.Class
			cl := m.prog.Clause(k)
			if no, ok := cl.X.(*core.Unsupported); ok { // it refuses where there is an object of which it speaks
				*to = append(*to, predicate{eval: func(*frame) value { panic(no.Refuse()) }, span: k.Span()})
				continue
			}
			*to = append(*to, c.clause(cl))
		}
	}
	ofLibrary := func(k *types.Clause) bool { return k.Class.Library }
	own := slices.DeleteFunc(slices.Clone(m.world.Invariants(class)), ofLibrary)
	add(&s.invariants, own)
	if len(own) < len(m.world.Invariants(class)) {
		add(&s.valid, slices.DeleteFunc(slices.Clone(m.world.Invariants(class)), func(k *types.Clause) bool { return !ofLibrary(k) }))
	}
	add(&s.constraints, m.world.Constraints(class))
	add(&s.initially, m.world.Initially(class))
	add(&s.axioms, m.world.Axioms(class))
	add(&s.statics, m.world.StaticInvariants(class))
	for k := class; k != nil; k = k.Super {
		add(&s.construction, m.world.Construction(k))
	}
	for _, k := range class.Specs {
		if k.Kind == core.Constraint && k.Static && !k.Redundantly {
			add(&s.staticHists, []*types.Clause{k})
		}
	}
	s.fr = frame{m: m, vars: make([]value, c.vars), old: preState}
	for i, f := range m.class(class).fields {
		if (f.NonNull || f.ElemNonNull) && scope.fields[f] {
			s.nonNull = append(s.nonNull, nonNull{f, i, f.NonNull, f.ElemNonNull})
		}
	}
	for _, f := range class.Fields {
		if f.Static && (f.NonNull || f.ElemNonNull) && scope.fields[f] && f.Const == nil && f.Enum == nil {
			s.staticNonNull = append(s.staticNonNull, nonNull{f, m.staticIndex(f), f.NonNull, f.ElemNonNull})
		}
	}
	return s
}
