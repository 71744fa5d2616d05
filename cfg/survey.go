package cfg

import (
	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// What stands in the way of a method can be told without its graph. That holds a copy of the
// body of each method called, for each call. To see what has no translation, one is enough:
// each body that the check may come to is lowered by itself, once, in a state of which
// nothing is known, by the code that makes graphs. A call there stands for any change of
// what variables of its caller do not hold, and for any result or exception. So whatever a
// check refuses is met, and maybe more, since what it rules out by what is known is looked
// at as well.
//
//	int f(List l) { return l.get(0).hashCode() + l.get(1).hashCode(); }   // each hashCode once

// supportCheck is such a look at a method.
type supportCheck struct {
	seen   map[*types.Method]bool
	todo   []*types.Method // in the order in which calls of them were met
	callee bool            // the body at hand is one of these
	first  *source.Diagnostic
}

// Obstacle is the first thing that stands in the way of a method, or may: the nearest by the
// calls that lead to it. nil: nothing does.
func Obstacle(w *types.World, m *types.Method, o Options) *source.Diagnostic {
	o.OnlyReached, o.supportCheck = true, &supportCheck{}
	_, diags := Build(w, m, o)
	for _, d := range diags {
		if d.Severity == source.Error {
			return d
		}
	}
	return o.supportCheck.first
}

// run lowers the checked method, and then what it calls.
func (a *supportCheck) run(l *code) {
	*a = supportCheck{seen: map[*types.Method]bool{}}
	l.may.anything()
	l.guarded(func() { l.check() })
	a.checkCalled(l)
}

// checkCalled lowers the bodies of the methods called, until something has no translation.
func (a *supportCheck) checkCalled(l *code) {
	for a.look(l); a.first == nil && len(a.todo) > 0; a.look(l) {
		m := a.todo[0]
		a.todo = a.todo[1:]
		l.size.point.Pass()
		l.alone(m)
	}
}

// look notes what has been found.
func (a *supportCheck) look(l *code) {
	for _, k := range l.g.Cuts {
		if k.Refused != nil && a.first == nil {
			a.first = k.Refused
		}
	}
	for _, d := range l.diags {
		if d.Severity == source.Error && a.first == nil {
			a.first = d
		}
	}
}

// alone lowers the body of a method that something calls, in any state.
func (l *code) alone(m *types.Method) {
	at, act := m.Span, l.act
	defer func() { l.act = act }()
	l.cur, l.facts, l.guard, l.pending = l.node(at), facts{}, nil, nil
	l.frames, l.loopFrames, l.except, l.settingMessage = nil, nil, false, false
	l.look(nil)
	l.opt.supportCheck.callee = true
	l.act = &activation{caller: act, method: m, depth: act.depth + 1, env: map[*types.Var]binding{}, entry: l.cur, ret: l.node(at)}
	l.ctx = &context{border: true}
	l.guarded(func() {
		if !m.Static {
			this := l.find(compKey{Local, l.act.depth, m.Class, "this"}, func() *Component {
				return &Component{Kind: Local, Name: "this", Type: m.Class, Depth: l.act.depth}
			})
			l.step(Edge{Op: Havoc, Comp: this, Span: at})
			l.act.this = l.read(this)
			l.learn(l.mk.nonNull(l.act.this))
		}
		for _, p := range m.Params {
			if l.isOpaqueText(p.Type) {
				l.act.env[p] = binding{opaque: true}
				continue
			}
			c := l.variable(p)
			l.step(Edge{Op: Havoc, Comp: c, Span: at})
			l.act.env[p] = binding{comp: c}
		}
		l.act.entry = l.cur
		l.startMeasures(nil)
		l.methodBody(m, at)
	})
}

// away is a call of a method that is lowered by itself.
func (l *code) away(call core.Node, m *types.Method, result *Component) {
	at, a := call.Span(), l.opt.supportCheck
	l.guarded(func() { l.codeOf(m, at) })
	if l.cur == nil {
		return
	}
	if !a.seen[m] {
		a.seen[m] = true
		a.todo = append(a.todo, m)
	}
	l.may.elsewhere()
	for f := range l.facts {
		if !l.isUnchanging(f) {
			delete(l.facts, f)
		}
	}
	if result != nil {
		l.step(Edge{Op: Havoc, Comp: result, Span: at})
	}
	if !l.isHandling() {
		return
	}
	normal, thrown := l.node(at), l.node(at)
	from, fs := l.cur, l.facts
	l.link(normal, Edge{Span: at})
	l.cur, l.facts = from, copyFacts(fs)
	l.link(thrown, Edge{Span: at})
	l.enter(thrown)
	c := l.temp(call, "thrown", l.throwable())
	l.step(Edge{Op: Havoc, Comp: c, Span: at})
	l.learn(l.mk.nonNull(l.read(c)))
	l.raise(l.read(c), raising{by: byAllocator, of: call, at: at})
	l.enter(normal)
}

// isHandling reports whether the code at hand looks at an exception that is thrown here.
func (l *code) isHandling() bool {
	for c := l.ctx; c != nil; c = c.outer {
		if len(c.catches) > 0 || c.fin != nil {
			return true
		}
	}
	return !l.opt.supportCheck.callee
}
