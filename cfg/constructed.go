package cfg

import (
	"inspect/java/source"
	"inspect/java/types"
)

// constructed makes the object that the checked constructor m runs on. The constructor of
// an abstract class runs for objects of the classes below it alone: the inputs say of
// which one, and the object is as the constructor of that class leaves it in front of
// `super(…)`.
func (l *code) constructed(m *types.Method) {
	is := map[*types.Class]*types.Var{}
	given := map[*types.Class][]types.Preset{}
	for _, p := range l.w.Preset(m) {
		if p.Is != nil {
			is[p.Is] = p.Var
		} else {
			given[p.Field.Class] = append(given[p.Field.Class], p)
		}
	}
	after := l.node(m.Span)
	cs := l.w.Constructed(m)
	for _, c := range cs {
		next := l.node(m.Span)
		if v := is[c]; v != nil {
			here := l.node(m.Span)
			l.branch(l.read(l.variable(v)), here, next, m.Span, v.Name, Hidden)
			l.enter(here)
		}
		l.constructedAs(c, given, m.Span)
		if len(cs) == 1 {
			return
		}
		l.link(after, Edge{Span: m.Span})
		l.enter(next)
	}
	l.enter(after)
}

// constructedAs makes it as an object of class c, with what Java gives its hidden fields.
func (l *code) constructedAs(c *types.Class, given map[*types.Class][]types.Preset, at source.Span) {
	if l.cur == nil {
		return
	}
	t := l.g.This
	if c != t.Type {
		t = l.find(compKey{Local, l.act.depth, c, "new"}, func() *Component {
			return &Component{Kind: Local, Name: "%new " + c.SimpleName(), Type: c, Temp: true, Depth: l.act.depth}
		})
	}
	frames := l.frames
	l.frames = nil // it is there when the constructor begins
	l.alloc(t, c, at)
	l.frames = frames
	v := l.read(t)
	for k := c; k != nil; k = k.Super {
		for _, p := range given[k] {
			x := l.read(l.variable(p.Var))
			if p.Field.NonNull && l.cur != nil {
				l.step(Edge{Op: Assume, Cond: l.mk.nonNull(x), Span: at})
			}
			if l.cur != nil && l.scope.fields[p.Field] {
				l.step(Edge{Op: WriteField, Comp: l.fieldComp(p.Field), Object: l.narrowed(v, k), Value: x, Span: at})
			}
		}
	}
	if t != l.g.This {
		l.set(l.g.This, l.coerce(v, l.g.Method.Class, at), at, Hidden, "")
	}
}

// leavesOut reports whether, at the end of a constructor, what class c states of its objects
// leaves out the one constructed: c is a class below, whose own constructor goes on.
func (l *code) leavesOut(c *types.Class) bool {
	m := l.g.Method
	return l.ending != nil && m.Constructor && !m.Class.IsSubclassOf(c)
}
