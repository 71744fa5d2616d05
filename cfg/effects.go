package cfg

import (
	"inspect/java/core"
	"inspect/java/types"
)

// effects are what evaluating an expression can change, as far as its text
// tells. An expression without any becomes a pure Expr.
type effects struct {
	any    bool // it needs edges of its own
	heap   bool // it can change fields, elements and statics
	locals map[*types.Var]bool
}

func (f *effects) union(g *effects) {
	f.any = f.any || g.any
	f.heap = f.heap || g.heap
	for v := range g.locals {
		if f.locals == nil {
			f.locals = map[*types.Var]bool{}
		}
		f.locals[v] = true
	}
}

func (f *effects) local(v *types.Var) {
	f.union(&effects{any: true, locals: map[*types.Var]bool{v: true}})
}

// effectsOf are the effects of evaluating e.
func (l *code) effectsOf(e core.Expr) *effects {
	if f := l.effects[e]; f != nil {
		return f
	}
	f := &effects{}
	reads := l.watchesFor(`\only_accessed`)
	core.Walk(e, func(n core.Node) bool {
		f.any = f.any || l.mayBeStrange(n) || l.mayBeUnknown(n)
		switch n := n.(type) {
		case *core.Assign:
			f.target(n.X)
		case *core.Update:
			f.target(n.X)
		case *core.IncDec:
			f.target(n.X)
		case *core.Call:
			if !l.isSubstituted(n) {
				f.union(&effects{any: true, heap: true})
			}
		case *core.Local:
			f.any = f.any || l.unconstrainedReason(n) != nil
		case *core.Field, *core.StaticField, *core.Elem:
			f.any = f.any || reads || l.unconstrainedReason(n.(core.Expr)) != nil || l.mayEnd(fieldOf(n.(core.Expr)))
		case *core.NewArray, *core.ArrayOf, *core.TextOf, *core.CloneArray, *core.MakeSequence:
			f.union(&effects{any: true}) // what is written is new
		case *core.New, *core.AnyObject, *core.Seq, *core.Unsupported:
			f.union(&effects{any: true, heap: true})
		case *core.ClassOf, *core.SameClass:
			f.any = f.any || len(l.watches) > 0 && core.ReplacesCall(n.(core.Expr))
		case *core.Bind:
			f.local(n.Var)
		case *core.InstanceOf:
			if n.Var != nil {
				f.local(n.Var)
			}
		}
		return true
	})
	l.effects[e] = f
	return f
}

// mayEnd reports whether executions may end where a field is read, as it is not known of all
// objects what it says: see requireKnownMessage, names and inherits.
func (l *code) mayEnd(f *types.Field) bool {
	switch {
	case f == nil || f.Static || !l.opt.OnlyReached:
		return false
	case isThrowableField(f):
		return l.prog.Messages
	}
	return len(l.u.unnamed(f)) > 0 || (f.Class.Platform || f.Class.Compiled) && !f.IsLent() && len(l.scope.opaqueClasses) > 0
}

// target adds the effect of an assignment.
func (f *effects) target(e core.Expr) {
	if v, ok := e.(*core.Local); ok {
		f.local(v.Var)
		return
	}
	f.union(&effects{any: true, heap: true})
}

// save keeps an operand's value for use after the later operands have been
// evaluated: in a temporary, when these can change what it reads.
func (l *code) save(v *Expr, of core.Node, role string, later ...core.Expr) *Expr {
	if l.cur == nil {
		return v
	}
	all := &effects{}
	for _, e := range later {
		if e != nil {
			all.union(l.effectsOf(e))
		}
	}
	if !all.any {
		return v
	}
	for _, c := range l.mk.readsOf(v) {
		if c.Kind == Local && (c.Var == nil || c.Depth != l.act.depth || !all.locals[c.Var]) {
			continue
		}
		if c.Kind != Local && !all.heap {
			continue
		}
		return l.keep(v, of, role)
	}
	return v
}

// keep puts a value into a temporary.
func (l *code) keep(v *Expr, of core.Node, role string) *Expr {
	if l.cur == nil {
		return v
	}
	t := l.temp(of, role, v.Type)
	l.may.renew(t)
	l.set(t, v, of.Span(), Hidden, "")
	return l.read(t)
}

// sometimesIn are the locals that an expression of a method's body assigns in a part that
// is evaluated only sometimes: s in (s = next) != null behind &&. Java lets nobody read
// such a variable where it may have no value, but an operator that guards its operands
// reads it in all executions.
func (l *lowering) sometimesIn(m *types.Method) map[*types.Var]bool {
	if vs, ok := l.sometimes[m]; ok {
		return vs
	}
	vs := map[*types.Var]bool{}
	note := func(e core.Expr) {
		own := map[*types.Var]bool{}
		core.Walk(e, func(n core.Node) bool {
			switch n := n.(type) {
			case *core.Let:
				own[n.Var] = true
			case *core.Assign:
				if v, ok := n.X.(*core.Local); ok && !own[v.Var] {
					vs[v.Var] = true
				}
			}
			return true
		})
	}
	if b := l.prog.Body(m); b != nil {
		core.Walk(b, func(n core.Node) bool {
			switch n := n.(type) {
			case *core.Binary:
				if n.Op == "&&" || n.Op == "||" {
					note(n.Y)
				}
			case *core.Cond:
				note(n.X)
				note(n.Y)
			case *core.Seq:
				note(n)
			}
			return true
		})
	}
	l.sometimes[m] = vs
	return vs
}

// assignedIn are the parameters and locals that a method's body assigns after
// their declaration.
func (l *lowering) assignedIn(m *types.Method) map[*types.Var]bool {
	if vs, ok := l.assigned[m]; ok {
		return vs
	}
	vs := map[*types.Var]bool{}
	if b := l.prog.Body(m); b != nil {
		note := func(e core.Expr) {
			if v, ok := e.(*core.Local); ok {
				vs[v.Var] = true
			}
		}
		core.Walk(b, func(n core.Node) bool {
			switch n := n.(type) {
			case *core.Assign:
				note(n.X)
			case *core.Update:
				note(n.X)
			case *core.IncDec:
				note(n.X)
			}
			return true
		})
	}
	l.assigned[m] = vs
	return vs
}
