package types

import "inspect/java/source"

// refs is what a unit reaches, in the order in which it is met.
type refs struct {
	calls   []reachedCall
	classes []*Class
	fields  []*Field
	// anyObjects are what calls give that give any object.
	anyObjects []*AnyObject
	seen       map[any]bool
}

// reachedCall is a call, with the first place where it is made.
type reachedCall struct {
	method *Method
	on     *Class // of a virtual call: the receiver's static class
	at     source.Span
}

func (r *refs) first(key any) bool {
	if r.seen == nil {
		r.seen = map[any]bool{}
	}
	if r.seen[key] {
		return false
	}
	r.seen[key] = true
	return true
}

func (r *refs) call(m *Method, on *Class, at source.Span) {
	if r.first(reachedCall{method: m, on: on}) {
		r.calls = append(r.calls, reachedCall{m, on, at})
	}
}

func (r *refs) class(c *Class) {
	if r.first(c) {
		r.classes = append(r.classes, c)
	}
}

func (r *refs) field(f *Field) {
	if r.first(f) {
		r.fields = append(r.fields, f)
	}
}

// join notes what another unit reaches.
func (r *refs) join(o *refs) {
	for _, c := range o.calls {
		r.call(c.method, c.on, c.at)
	}
	for _, c := range o.classes {
		r.class(c)
	}
	for _, f := range o.fields {
		r.field(f)
	}
	r.anyObjects = append(r.anyObjects, o.anyObjects...)
}

// typ notes the class that a type is made of.
func (r *refs) typ(t Type) {
	for {
		a, ok := t.(*Array)
		if !ok {
			break
		}
		t = a.Elem
	}
	if c, ok := t.(*Class); ok {
		r.class(c)
	}
}
