package diff

import (
	"fmt"
	"slices"
	"strings"

	"inspect/java/types"
)

// plan gives a pair its steps: everything that code of the package can do with the class and its objects.
func (p *product) plan(k *pair) {
	names := map[string]int{}
	name := func(of string) string {
		names[of]++
		return of
	}
	for _, m := range methodsOf(k.now) {
		b := p.counterpart(m, k.before)
		s := &step{now: m, before: b, name: name(m.Name)}
		if m.Constructor {
			s.kind, s.name = creation, "" // it is called by the driver's name
		}
		switch {
		case b == nil:
			s.why = "it is new"
		case m.Constructor && k.abstract:
			continue
		case k.abstract && !m.Static:
			s.why = k.now.SimpleName() + " is abstract"
		case m.Abstract:
			s.why = "it is abstract"
		default:
			s.why = p.incomparable(m)
		}
		k.steps = append(k.steps, s)
		if s.why == "" {
			p.writes(k, s)
			p.gifts(k, s)
		}
	}
	if !k.abstract && !slices.ContainsFunc(k.now.Methods, func(m *types.Method) bool { return m.Constructor && m.Decl != nil }) && !k.now.IsRecord() {
		for _, m := range k.now.Methods {
			if m.Constructor && m.Decl == nil && len(m.Params) == 0 && !slices.ContainsFunc(k.steps, func(s *step) bool { return s.kind == creation }) {
				k.steps = append(k.steps, &step{kind: creation})
			}
		}
	}
	for _, f := range fieldsOf(k.now) {
		b := p.fieldBefore(f, k.before)
		sh := p.shapeOf(p.world.Erasure(f.Type))
		s := &step{kind: assignment, field: f, name: "set$" + f.Name}
		switch {
		case b == nil || k.abstract && !f.Static:
			continue
		case sh == primitive || sh == fraction || sh == value || sh == constant && f.Final:
			if f.Final || b.Final {
				continue // it is compared, and nobody assigns it
			}
		default:
			s.why = "the field " + f.Name + " is " + article(p.world.Erasure(f.Type))
		}
		k.steps = append(k.steps, s)
	}
}

// incomparable says why calls of a method are not compared; "": they are.
func (p *product) incomparable(m *types.Method) string {
	for i := range m.Params {
		t := p.taken(m, i)
		switch s := p.shapeOf(t); {
		case s == unknownShape:
			return "it takes " + article(t)
		case s == ours && p.pairOf(t.(*types.Class), p.fileOf(t.(*types.Class))) == nil:
			return "it takes " + article(t)
		case s == ours && (t.(*types.Class).Abstract || p.extended[t.(*types.Class).SimpleName()]):
			return "it takes " + article(t) + ", which other classes extend"
		case s == rows && keepsArrays(m.Class):
			return fmt.Sprintf("it takes an array of arrays, which %s may keep", m.Class.SimpleName())
		}
	}
	if why := p.sharesRows(m); why != "" || m.Constructor {
		return why
	}
	t := p.gives(m)
	s := p.shapeOf(t)
	switch {
	case s == ours && !p.givesAny(m) && p.pairOf(t.(*types.Class), p.fileOf(t.(*types.Class))) != nil:
		return ""
	case s == anything && !p.givesAny(m):
		return ""
	case s != noShape && !isCompared(s), isArray(t) && p.givesAny(m):
		return "it gives " + article(t)
	case s == rows && keepsArrays(m.Class):
		return fmt.Sprintf("it gives an array of arrays, which %s may keep", m.Class.SimpleName())
	}
	return ""
}

// writes adds the steps that write to an array which a call took or gave, where objects or static fields may have
// kept it.
func (p *product) writes(k *pair, s *step) {
	m := s.now
	if m == nil || !keepsArrays(m.Class) && !keepsArrays(s.before.Class) {
		return
	}
	for i := range m.Params {
		if t, ok := p.taken(m, i).(*types.Array); ok && p.shapeOf(t) == row {
			w := *s
			w.array, w.at, w.name = t, i, fmt.Sprintf("%s$in%d", m.Name, i)
			k.steps = append(k.steps, &w)
		}
	}
	if t, ok := p.gives(m).(*types.Array); ok && p.shapeOf(t) == row {
		w := *s
		w.array, w.at, w.name = t, -1, m.Name+"$of"
		k.steps = append(k.steps, &w)
	}
}

// gifts adds the step that makes an object by a call which gives one: what the object is shows in what its own
// methods do.
func (p *product) gifts(k *pair, s *step) {
	m := s.now
	if m == nil || m.Constructor || p.shapeOf(p.gives(m)) != ours {
		return
	}
	of := p.byClass[p.gives(m).(*types.Class)]
	if of == nil || of.abstract {
		return
	}
	of.gifts = append(of.gifts, &step{now: m, before: s.before, kind: gift, on: k.now, name: fmt.Sprintf("%s$given%d", m.Name, len(of.gifts))})
}

// keepsArrays reports whether the objects of a class may have arrays.
func keepsArrays(c *types.Class) bool {
	for k := c; k != nil && !k.IsOutside(); k = k.Super {
		for _, f := range k.Fields {
			if _, primitive := f.Type.(*types.Basic); !primitive && !types.IsString(f.Type) {
				return true
			}
		}
	}
	return false
}

// article is a type with the article before it.
func article(t types.Type) string {
	name := t.String()
	if c, ok := t.(*types.Class); ok {
		name = c.SimpleName()
	}
	if strings.ContainsAny(name[:1], "aeiouAEIO") {
		return "an " + name
	}
	return "a " + name
}
