package replay

import (
	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// literal gives the object of a string constant. Constants are interned, and may be
// objects of the pre-state.
func (m *Machine) literal(at source.Span, s string) *object {
	if o := m.interned[s]; o != nil {
		return o
	}
	o := m.literals[s]
	if o == nil {
		o = m.text(at, s)
		m.literals[s] = o
	}
	return o
}

// text makes a string that exists always. It does not take part in quantifiers or
// reachability.
func (m *Machine) text(at source.Span, s string) *object {
	f := m.world.Text()
	if f == nil {
		panic(fault("the library has no java.lang.String"))
	}
	row := &object{typ: f.Type, serial: -1}
	char := types.Of(types.Char)
	for _, u := range source.Units(s) {
		c := int64(u)
		if _, most := m.limits(types.Char); c > most {
			need := m.config.Bounds.Bits
			for width(char.Kind, need) < 16 && c >= 1<<width(char.Kind, need) {
				need++
			}
			panic(failure{&BitsError{Span: at, Need: need}})
		}
		row.slots = append(row.slots, value{i: c})
	}
	l := m.class(f.Class)
	o := &object{typ: f.Class, slots: make([]value, len(l.fields)), serial: -1}
	o.slots[l.index[f]] = value{r: row}
	return o
}

// contents is what a string consists of; false: o is no string.
func (m *Machine) contents(o *object) (*object, bool) {
	if !isString(o.typ) || m.world.Text() == nil {
		return nil, false
	}
	f := m.world.Text()
	row := m.read(o, m.class(f.Class).index[f]).r
	return row, row != nil
}

// units are the chars of a string; false: o is no string.
func (m *Machine) units(o *object) ([]uint16, bool) {
	row, ok := m.contents(o)
	if !ok {
		return nil, false
	}
	units := make([]uint16, m.length(row))
	for i := range units {
		units[i] = uint16(m.read(row, i).i)
	}
	return units, true
}

// row compiles what a string consists of.
func (c *compiler) row(e core.Expr, text func(fr *frame) *object) func(fr *frame) *object {
	m := c.m
	return func(fr *frame) *object {
		row, ok := m.contents(text(fr))
		if !ok {
			panic(fault("%s: a string without contents", e.Span()))
		}
		return row
	}
}

func (c *compiler) textSize(e *core.TextSize) eval {
	m := c.m
	row := c.row(e.X, c.object(e.X, c.about(m.check(Null, e.X.Whole()), true, e.X)))
	return func(fr *frame) value { return value{i: int64(m.length(row(fr)))} }
}

func (c *compiler) textAt(e *core.TextAt) eval {
	m, x, at := c.m, c.expr(e.X), c.expr(e.I)
	row := c.row(e.X, func(fr *frame) *object { return x(fr).r })
	return func(fr *frame) value {
		o := row(fr)
		i := at(fr).i
		if i < 0 || i >= int64(m.length(o)) {
			panic(fault("%s: place %d of a string of %d chars", e.Span(), i, m.length(o)))
		}
		return m.read(o, int(i))
	}
}

// textOf compiles the making of a string.
func (c *compiler) textOf(e *core.TextOf) eval {
	m, size, slot := c.m, c.expr(e.Size), c.slot(e.Var.Var)
	char, at := c.expr(e.Char), e.Span()
	class := e.T.(*types.Class)
	return func(fr *frame) value {
		n := size(fr).i
		if n > int64(m.config.Bounds.LongestText()) {
			panic(m.beyond("array-length", at, m.config.Bounds.LongestText()))
		}
		units := make([]value, n)
		for i := range units {
			fr.vars[slot] = value{i: int64(i)}
			units[i] = char(fr)
		}
		return value{r: m.newText(class, units, at)}
	}
}

// newText makes a string of the chars given.
func (m *Machine) newText(class *types.Class, units []value, at source.Span) *object {
	row := m.create(m.world.Row(), len(units), at)
	copy(row.slots, units)
	l := m.class(class)
	o := m.create(class, len(l.fields), at)
	o.slots[l.index[m.world.Text()]] = value{r: row}
	return o
}

// first compiles the search for the first place for which a test holds.
func (c *compiler) first(e *core.First) eval {
	size, slot, test := c.expr(e.Size), c.slot(e.Var.Var), c.expr(e.Test)
	return func(fr *frame) value {
		n := size(fr).i
		for i := int64(0); i < n; i++ {
			fr.vars[slot] = value{i: i}
			if test(fr).i != 0 {
				return value{i: i}
			}
		}
		return value{i: n}
	}
}
