package cfg

import (
	"inspect/ast"
	"inspect/types"
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
func (l *lowerer) effectsOf(e ast.Expr) *effects {
	if f := l.effects[e]; f != nil {
		return f
	}
	f := &effects{}
	walk(e, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Assign:
			l.target(f, n.X)
		case *ast.IncDec:
			l.target(f, n.X)
		case *ast.Call:
			f.union(l.callEffects(n))
		case *ast.NewArray, *ast.ArrayLit:
			f.union(&effects{any: true}) // what is written is new
		case *ast.New:
			f.union(&effects{any: true, heap: true})
		case *ast.SwitchExpr:
			f.union(&effects{any: true, heap: true})
		case *ast.InstanceOf:
			if v := l.info.Defs[n]; v != nil {
				f.local(v)
			}
		case *ast.LocalVar:
			if v := l.info.Defs[n]; v != nil {
				f.local(v)
			}
		case *ast.Lambda, *ast.ClassBody:
			return false
		}
		return true
	})
	l.effects[e] = f
	return f
}

func (l *lowerer) target(f *effects, e ast.Expr) {
	if id, ok := ast.Unparen(e).(*ast.Ident); ok {
		if v, ok := l.info.Uses[id].(*types.Var); ok {
			f.local(v)
			return
		}
	}
	f.union(&effects{any: true, heap: true})
}

func (l *lowerer) callEffects(n *ast.Call) *effects {
	if l.substitutes(n) {
		return &effects{}
	}
	return &effects{any: true, heap: true}
}

// save keeps an operand's value for use after the later operands have been
// evaluated: in a temporary, when these can change what it reads.
func (l *lowerer) save(v *Expr, of ast.Node, role string, later ...ast.Expr) *Expr {
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
func (l *lowerer) keep(v *Expr, of ast.Node, role string) *Expr {
	if l.cur == nil {
		return v
	}
	t := l.temp(of, role, v.Type)
	l.set(t, v, of.Span(), Hidden, "")
	return l.read(t)
}

// assignedIn are the parameters and locals that a method's body assigns after
// their declaration.
func (l *lowerer) assignedIn(m *types.Method) map[*types.Var]bool {
	if vs, ok := l.assigned[m]; ok {
		return vs
	}
	vs := map[*types.Var]bool{}
	if m.Decl != nil && m.Decl.Body != nil {
		note := func(e ast.Expr) {
			if v, ok := l.info.Uses[ast.Unparen(e)].(*types.Var); ok {
				vs[v] = true
			}
		}
		walk(m.Decl.Body, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.Assign:
				note(n.X)
			case *ast.IncDec:
				note(n.X)
			}
			return true
		})
	}
	l.assigned[m] = vs
	return vs
}
