package cfg

import (
	"slices"

	"inspect/java/core"
	"inspect/java/types"
)

// node walks code or specification.
func (s *scope) node(n core.Node) {
	core.Walk(n, func(n core.Node) bool {
		if c, ok := n.(*core.Clause); ok && !s.inSpec {
			s.exceptions(c)
			s.specNode(c)
			return false
		}
		s.typeOf(n)
		s.runs(n)
		return true
	})
}

// runs notes which methods a node runs, and of which types it makes objects, or whatever
// else it reaches.
func (s *scope) runs(n core.Node) {
	if !s.inSpec {
		s.triggers.uses(n)
	}
	s.noteObjectTest(n)
	switch n := n.(type) {
	case *core.New:
		s.instantiate(n.T)
		s.created[n.Method.Class] = true
		s.call(n.Method, n.VarArgs, nil)
	case *core.Construct:
		s.call(n.Method, n.VarArgs, nil)
	case *core.Call:
		s.call(n.Method, n.VarArgs, n)
		s.noteGiven(n)
	case *core.NewArray:
		s.instantiate(n.T)
	case *core.ArrayOf:
		s.instantiate(n.T)
	case *core.AnyObject:
		s.anyObject(n)
	case *core.CloneArray:
		if n.IsByClass() {
			s.arraysBelow(n.T)
		}
		s.instantiate(n.T)
	case *core.TextOf:
		s.text()
		s.instantiate(n.T)
		s.instantiate(s.w.Row())
	case *core.MakeSequence:
		s.instantiate(n.T)
	default:
		s.uses(n)
	}
}

// uses notes what a node that runs and makes nothing reaches: fields, text, and the types
// that it asks about or ranges over.
func (s *scope) uses(n core.Node) {
	if storesText(n) {
		s.text()
	}
	switch n := n.(type) {
	case *core.Field:
		s.field(n.Field)
		s.rules(n.Field)
	case *core.StaticField:
		s.field(n.Field)
		s.rules(n.Field)
	case *core.Const:
		if s.texts.discover(n.Value, s.opt.Literal) {
			s.text()
		}
	case *core.Binary:
		if (n.Op == "==" || n.Op == "!=") && types.IsReference(n.X.Type()) && types.IsReference(n.Y.Type()) && n.X.Type() != n.Y.Type() {
			s.join(n.X.Type(), n)
			s.join(n.Y.Type(), n)
		}
		if isString(n.X.Type()) || isString(n.Y.Type()) {
			s.text()
		}
	case *core.TextSize, *core.TextAt:
		s.text()
	case *core.ClassOf:
		s.classOf(n)
	case *core.Cast:
		s.cast(n)
	case *core.Convert:
		s.noteTexts(n.X, n.T)
	case *core.InstanceOf:
		s.noteTexts(n.X, n.Of)
		s.noteTest(n.Of, n)
		s.join(n.Of, n)
	case *core.TypeIs:
		s.join(n.Of, n)
		s.noteTest(n.Of, n)
	case *core.SameType:
		s.comparesClasses()
	case *core.SameClass:
		if n.Y != nil {
			s.comparesClasses()
		}
		s.noteTest(n.Of, n)
	case *core.Try:
		s.tries = true
	case *core.Refined:
		s.tries = s.tries || n.Excepts()
	case *core.Bound:
		s.inside[n.Var.Type] = true
		if _, found := s.bound[n.Var.Type]; !found {
			s.bound[n.Var.Type] = n.Span()
		}
		s.input(n.Var.Type)
		s.completeAll(n)
	case *core.Did:
		s.readsAccesses = s.readsAccesses || n.ReadsTexts()
	case *core.Chosen:
		s.chosen(n)
	case *core.Reach:
		for _, f := range n.Fields {
			s.field(f)
		}
		if n.Of != nil {
			s.mention(n.Of)
		}
	}
}

func (s *scope) cast(n *core.Cast) {
	s.noteTexts(n.X, n.T)
	if !types.IsInLibrary(n.Span()) {
		s.join(n.T, n)
		s.named(n.T)
		if n.IsWritten() {
			s.value(n.T)
		}
	}
	if c := instance(n); c != nil && !s.inSpec && s.mayBeUnknown(c.Method) && s.knowsResult(n.T) {
		s.gives(n.T, n.Span())
	}
}

// rules walks the clauses that determine whether code may read and write a field.
func (s *scope) rules(f *types.Field) {
	if s.inSpec {
		return
	}
	s.inSpec = true
	for _, m := range slices.Concat(f.Readable, f.Writable) {
		s.method(m)
	}
	s.inSpec = false
}

// typeOf mentions the types that a node has values of.
func (s *scope) typeOf(n core.Node) {
	var ts []types.Type
	switch n := n.(type) {
	case *core.This:
		if n.How == core.Written {
			ts = []types.Type{n.T}
		}
	case *core.Convert, *core.Null:
	case *core.InstanceOf:
		ts = []types.Type{n.Of}
	case *core.SameClass:
		if n.Of != nil {
			ts = []types.Type{n.Of}
		}
	case *core.TypeIs:
		ts = []types.Type{n.Of}
	case *core.Let:
		ts = []types.Type{n.Var.Type}
	case *core.Bind:
		ts = []types.Type{n.Var.Type}
	case *core.Catch:
		ts = append(append(ts, n.Var.Type), n.Types...)
	case core.Expr:
		ts = []types.Type{n.Type()}
	}
	for _, t := range ts {
		if t != nil && !isString(t) {
			s.mention(t)
		}
	}
}

// call walks every method that a call, or a creation, can run; c is the call of an
// ordinary method.
func (s *scope) call(m *types.Method, varArgs bool, c *core.Call) {
	if varArgs {
		s.instantiate(m.Params[len(m.Params)-1].Type)
	}
	if isString(m.Result) {
		s.text()
	}
	demands := s.opt.demands(m) && !s.inSpec
	if (s.opt.isByContract(m) || s.opt.isUnknown(m)) && !s.inSpec {
		if demands = s.isBySuper(c); !demands {
			s.calledByContract(m)
			if c != nil && m.Pure && !varArgs && !s.opt.isUnknown(m) && !types.IsKind(m.Result, types.Void) {
				s.observing[m] = append(s.observing[m], c)
			}
			return
		}
	}
	if s.replaces != nil && s.replaces(m) && !s.inSpec && !s.contracts[m] {
		s.contracts[m] = true
		s.work = append(s.work, func() {
			s.contract(m)
			s.frame(m)
		})
	}
	if demands && !s.demanding[m] {
		s.demanding[m] = true
		s.work = append(s.work, func() { s.requirements(m) })
	}
	if c != nil && (m.Class.Platform || m.Class.Compiled) { // the arguments are evaluated whoever executes it
		for _, p := range m.Params {
			s.mention(p.Type)
		}
		s.mention(m.Result)
	}
	if c == nil || !c.Virtual {
		if !s.w.IsNeverExecuted(m) { // else there is no object to call it on
			s.method(m)
		}
		if c == nil || m.Static || !s.opt.isUnknownCallee(m) {
			return
		}
	}
	static := m.Class
	if x := c.Receiver(); x != nil {
		if t, ok := x.Type().(*types.Class); ok && t.IsSubclassOf(m.Class) {
			static = t
		}
		if v, ok := x.(*core.Convert); ok {
			x = v.X
		}
		if _, array := x.Type().(*types.Array); array && !m.Abstract && !s.w.IsNeverExecuted(m) {
			s.method(m) // arrays override nothing, and Object need not be mentioned
		}
	}
	s.dispatch(virtualCall{m, static, s.inSpec, !c.Virtual})
}
