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
			s.kind = creation
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
	for _, v := range m.Params {
		t := p.world.Erasure(v.Type)
		switch p.shapeOf(t) {
		case unknownShape, anything:
			return "it takes " + article(t)
		case ours:
			if p.pairOf(t.(*types.Class), p.fileOf(t.(*types.Class))) == nil {
				return "it takes " + article(t)
			}
		}
		if _, array := t.(*types.Array); array && !m.Static && keepsArrays(m.Class) {
			return fmt.Sprintf("it takes an array, which %s may keep", m.Class.SimpleName())
		}
	}
	if m.Constructor {
		return ""
	}
	t := p.world.Erasure(m.Result)
	s := p.shapeOf(t)
	if s != noShape && !isCompared(s) {
		return "it gives " + article(t)
	}
	if _, array := t.(*types.Array); array && !m.Static && keepsArrays(m.Class) {
		return fmt.Sprintf("it gives an array, which %s may keep", m.Class.SimpleName())
	}
	return ""
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
