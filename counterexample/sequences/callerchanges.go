package sequences

import (
	"slices"
	"strings"

	"inspect/java/ast"
	"inspect/java/types"
)

// An array, a text or a collection that a caller has passed, or was given, stays in the caller's
// hands: what it does with that between the calls are steps as well.
//
//	Row row = new Row(ints); ints[0] = 0; row.first();
//	row.cells().clear(); row.first();

// use is what a caller does with an array or a collection: an expression, in which @1 and @2
// stand for arguments.
type use struct {
	text   string
	params []types.Type
}

// usesOf are the changes of a type, none of one that is neither array, nor text, nor collection.
func (p *plan) usesOf(t types.Type) (out []*use) {
	if a, ok := t.(*types.Array); ok {
		return []*use{{"[@1] = @2", []types.Type{types.Of(types.Int), a.Elem}}}
	}
	c := classOf(t)
	if c != nil && (c.Name == "java.lang.StringBuilder" || c.Name == "java.lang.StringBuffer") {
		return []*use{{".setLength(@1)", []types.Type{types.Of(types.Int)}}, {".append(@1)", []types.Type{p.world.Lookup("java.lang.String")}}}
	}
	if c == nil || !c.IsOutside() || !strings.HasPrefix(c.Name, "java.util.") {
		return nil
	}
	as := func(name string) *types.Parameterized {
		k := p.world.Lookup(name)
		if k == nil {
			return nil
		}
		s, _ := p.world.AsSuper(t, k).(*types.Parameterized)
		return s
	}
	if m := as("java.util.Map"); m != nil {
		return []*use{{".clear()", nil}, {".put(@1, @2)", m.Args[:2]}, {".remove(@1)", m.Args[:1]}}
	}
	all := as("java.util.Collection")
	if all == nil {
		return nil
	}
	out = []*use{{".clear()", nil}, {".add(@1)", all.Args[:1]}}
	if as("java.util.List") != nil {
		out = append(out, &use{".set(@1, @2)", []types.Type{types.Of(types.Int), all.Args[0]}})
	}
	return out
}

// java writes the change of an object.
func (h *use) java(on string, args []string) string {
	text := h.text
	for i, a := range args {
		text = strings.ReplaceAll(text, "@"+string(rune('1'+i)), a)
	}
	return on + text
}

// isStored reports whether objects of a type may be kept by the program: a field has it, or one
// that fits.
func (p *plan) isStored(t types.Type) bool {
	e := p.world.Erasure(t)
	return slices.ContainsFunc(p.effects.program, func(c *types.Class) bool {
		return slices.ContainsFunc(c.Fields, func(f *types.Field) bool {
			k := p.world.Erasure(f.Type)
			return types.IsReference(f.Type) && (types.IsAssignable(e, k) || types.IsAssignable(k, e))
		})
	})
}

// holders sees to what callers do with arrays and collections that they have passed to the
// calls so far, or that methods give them. It reports whether there was any.
func (p *plan) holders() bool {
	more := false
	for i := 0; i < len(p.pools); i++ {
		pl := p.pools[i]
		for _, m := range pl.makers {
			more = p.passed(m) || more
		}
		for _, c := range ours(pl.class) {
			for _, m := range c.Methods {
				if !m.Static {
					more = p.givenOut(m, pl) || more
				}
			}
		}
	}
	for _, s := range slices.Clone(p.steps) {
		more = p.passed(s) || more
	}
	n := len(p.steps) + len(p.pools)
	p.givenByOthers()
	return more || len(p.steps)+len(p.pools) > n
}

// givenByOthers is givenOut for what needs no object of the classes so far: static methods, and
// methods of other classes in whose sight a private field is.
//
//	class Row { private int[] cells; static class View { Row row; int[] cells() { return row.cells; } } }
func (p *plan) givenByOthers() {
	tops := map[*types.Class]bool{}
	for _, pl := range p.pools {
		tops[types.TopLevel(pl.class)] = true
	}
	for f := range p.changed {
		tops[types.TopLevel(f.Class)] = true
	}
	for _, c := range p.effects.program {
		if c.Broken != nil || !tops[types.TopLevel(c)] || Unnameable(c) != "" {
			continue
		}
		pl := &pool{typ: types.GroundClassBy(p.world, c, p.choice), class: c}
		for _, m := range c.Methods {
			switch {
			case !p.isReader(m):
			case m.Static:
				p.givenOut(m, pl)
			case p.isLender(m, pl) && !p.isStaticObject(c):
				p.need(pl.typ, false)
			}
		}
	}
}

// isRead reports whether something looks at what an array, or a collection, of a type has in it.
func (p *plan) isRead(t types.Type) bool {
	if _, array := t.(*types.Array); array {
		return p.reads[elements]
	}
	return p.reads[contents]
}

// passed keeps the changes of what a call is given.
func (p *plan) passed(c *call) bool {
	more := false
	for _, t := range c.params {
		if c.use != nil || p.given[t.String()] || !p.isRead(t) || !p.isStored(t) {
			continue
		}
		for _, h := range p.usesOf(t) {
			p.given[t.String()], more = true, true
			p.hold(&call{use: h, on: t, params: h.params})
		}
	}
	return more
}

// givenOut keeps the changes of what a method gives.
func (p *plan) givenOut(m *types.Method, pl *pool) bool {
	if p.givers[m] || !p.isLender(m, pl) {
		return false
	}
	c := p.callOf(m, pl.typ)
	p.givers[m] = true
	more := false
	for _, h := range p.usesOf(p.givenBy(m, pl)) {
		k := *c
		k.use, k.result, k.params = h, nil, append(slices.Clone(c.params), h.params...)
		p.hold(&k)
		more = true
	}
	return more
}

// isLender reports whether a method gives something that callers can change, and whose contents are
// read.
func (p *plan) isLender(m *types.Method, pl *pool) bool {
	if m.Constructor || !types.IsReference(m.Result) || !p.isCallable(m) || !p.effects.returnsExisting(m) {
		return false
	}
	t := p.givenBy(m, pl)
	return p.isRead(t) && p.isStored(t) && len(p.usesOf(t)) > 0
}

// givenBy is the type of what a method gives: of the field that it returns, if that is all that it does.
func (p *plan) givenBy(m *types.Method, pl *pool) types.Type {
	if f := returnedField(m); f != nil {
		return p.typeIn(f, pl)
	}
	return p.callOf(m, pl.typ).result
}

func (p *plan) hold(c *call) {
	p.steps = append(p.steps, c)
	for _, t := range c.params {
		p.need(t, true)
		p.needInside(t)
		p.widenFor(t)
	}
}

// returnsExisting reports whether a method gives something that is there before: no copy.
func (e *effects) returnsExisting(m *types.Method) bool {
	if m.Derived == types.Accessor {
		return true
	}
	if m.Decl == nil || m.Decl.Body == nil {
		return false
	}
	v := e.variablesOf(m)
	out := false
	ast.Walk(m.Decl.Body, func(n ast.Node) bool {
		if r, ok := n.(*ast.Return); ok && r.X != nil && !v.isFresh(r.X) {
			k, call := ast.Unparen(r.X).(*ast.Call)
			out = out || !call || !slices.Contains(copies, k.Name.Text)
		}
		return true
	})
	return out
}

// copies are methods of the library that give something new, or what nobody can change.
var copies = []string{
	"copyOf", "copyOfRange", "of", "toArray", "clone", "toList", "collect", "split", "toCharArray", "emptyList", "emptyMap", "emptySet",
	"unmodifiableList", "unmodifiableSet", "unmodifiableMap", "unmodifiableCollection", "getBytes", "singletonList",
}

// isReader reports whether a method reads a field that is read so far.
func (p *plan) isReader(m *types.Method) bool {
	for place := range p.effectOf(m).reads {
		if p.reads[place] && place != elements && place != contents {
			return true
		}
	}
	return false
}

// isStaticObject reports whether a static field that is read refers to an object of a class: others that
// are made have nothing to do with it.
func (p *plan) isStaticObject(c *types.Class) bool {
	for f := range p.changed {
		if classOf(f.Type) == c {
			return true
		}
	}
	return false
}
