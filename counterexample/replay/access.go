package replay

import (
	"inspect/java/core"
	"inspect/java/types"
)

// permitted compiles the check that code may read or write a field of an object, nil for
// a static one, at a place; nil: it always may.
func (c *compiler) permitted(kind Kind, rules []*types.Method, at core.Expr, verb string) func(fr *frame, o *object) {
	if len(rules) == 0 || c.spec || c.mute {
		return nil
	}
	m := c.m
	return func(fr *frame, o *object) {
		if m.specs > 0 {
			return
		}
		for _, rule := range rules {
			v, u := m.evaluate(fr, func(*frame) value { return m.enter(m.code(rule), o, nil, at.Span()) })
			if u == nil && v.i != 0 {
				continue
			}
			fault := "the clause " + oneLine(rule.Span.Text()) + " is false"
			if u != nil {
				fault = "the clause " + oneLine(rule.Span.Text()) + " is undefined"
			}
			m.violate(&Violation{Kind: kind, Span: at.Span(), Message: oneLine(at.Span().Text()) + " may not be " + verb,
				Detail: &Detail{Conjunct: rule.Span, Fault: fault}})
			panic(stop{})
		}
	}
}

// readable compiles the check that code may read a field.
func (c *compiler) readable(f *types.Field, at core.Expr) func(fr *frame, o *object) {
	return c.permitted(Readable, core.Readable(c.method, f), at, "read")
}

// guarded lets a variable that is a field be read and written only where it may be.
func (c *compiler) guarded(l *lvalue, f *types.Field, at core.Expr) *lvalue {
	if check := c.readable(f, at); check != nil {
		load := l.load
		l.load = func(fr *frame, o *object, i int) value {
			check(fr, o)
			return load(fr, o, i)
		}
	}
	if check := c.permitted(Writable, core.Writable(c.method, f), at, "written"); check != nil {
		store := l.store
		l.store = func(fr *frame, o *object, i int, v value) {
			check(fr, o)
			store(fr, o, i, v)
		}
	}
	return l
}
