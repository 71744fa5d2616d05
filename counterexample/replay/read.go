package replay

import (
	"slices"
	"strings"

	"inspect/java/heap"
	"inspect/java/source"
	"inspect/java/types"
)

// Read is a call, in the program, of a method of the library that reads a value from
// outside: a random number, the time, what stands on the standard input.
type Read struct {
	Method *types.Method
	Span   source.Span
	Call   string      // with the arguments: Random.nextInt(10)
	Result *heap.Value // nil: none
	Thrown *types.Class
	Seeded bool // a seed decides what it gives
	// From says where the value comes from: Random, System.nanoTime.
	From string
	// Root, unless it is "", is the root of the pre-state that it gives.
	Root string
}

// Value is what the call gives, in words; "" for nothing.
func (r *Read) Value() string {
	switch {
	case r.Thrown != nil:
		return "throws " + r.Thrown.ShortName()
	case r.Result != nil:
		return r.Result.String()
	}
	return ""
}

// outside is a call out of the program into the library that runs.
type outside struct {
	method *types.Method
	at     source.Span
	this   *object
	args   []value
	reads  bool
}

// leaves reports whether a call that is to be made leads from the program into the
// library, in an execution whose values are listed.
func (m *Machine) leaves(k *code) bool {
	return m.trace != nil && m.specs == 0 && k.method.Class.Library && len(m.calls) > 0 && !m.calls[len(m.calls)-1].method.Class.Library
}

// noteRead notes that the library makes an object of a class which stands for a value
// from outside.
func (m *Machine) noteRead(c *types.Class) {
	n := len(m.outside)
	switch {
	case n == 0 || m.specs > 0:
	case c.Reads():
		m.outside[n-1].reads = true
	case c.Seeds() && m.outside[n-1].this != nil:
		m.outside[n-1].this.seeded = true
	}
}

// ended is the end of a call out of the program: with a result or, where p is not nil,
// because of a panic, which goes on. Of the methods that have read a value all calls
// are listed, also those that end before they do.
func (m *Machine) ended(result value, p any) {
	n := len(m.outside) - 1
	c := m.outside[n]
	m.outside = m.outside[:n]
	t, threw := p.(*thrown)
	if p == nil && c.this != nil && c.this.seeded && result.r != nil {
		result.r.seeded = true // as a stream of random numbers
	}
	if c.reads {
		m.readers[c.method] = true
	}
	if m.readers[c.method] && (p == nil || threw) {
		r := &Read{Method: c.method, Span: c.at, Call: m.callText(c), From: c.from(), Seeded: c.this != nil && c.this.seeded}
		switch {
		case threw:
			r.Thrown = m.classOf(t)
		case !types.IsKind(c.method.Result, types.Void):
			v := m.show(c.method.Result, result)
			r.Result = &v
		}
		m.reads = append(m.reads, r)
	}
	if p != nil {
		panic(p)
	}
}

// callText is a call with its arguments.
func (m *Machine) callText(c outside) string {
	var args []string
	for i, p := range c.method.Params {
		args = append(args, m.show(p.Type, c.args[i]).String())
	}
	return c.receiver().ShortName() + "." + c.method.Name + "(" + strings.Join(args, ", ") + ")"
}

// receiver is the class on which the program makes a call.
func (c outside) receiver() *types.Class {
	if c.this != nil {
		if k, ok := c.this.typ.(*types.Class); ok && k.Library && isPublic(k) {
			return k
		}
	}
	return c.method.Class
}

// from names what a call reads a value from: an object of the class, or a static method.
func (c outside) from() string {
	name := c.receiver().ShortName()
	if c.method.Static {
		name += "." + c.method.Name
	}
	return name
}

// enterLibrary notes a call out of the program.
func (m *Machine) enterLibrary(k *code, this *object, args []value, at source.Span) {
	if m.readers == nil {
		m.readers = map[*types.Method]bool{}
	}
	m.outside = append(m.outside, outside{method: published(k.method), at: at, this: this, args: slices.Clone(args)})
}

// published is the method that the JDK has in the place of one of a class that only models
// know: what it overrides.
func published(m *types.Method) *types.Method {
	for work := []*types.Method{m}; len(work) > 0; work = work[1:] {
		if isPublic(work[0].Class) {
			return work[0]
		}
		work = append(work, work[0].Overrides...)
	}
	return m
}

// isPublic reports whether the JDK has class c of the library, too.
func isPublic(c *types.Class) bool { return c.Decl == nil || c.Decl.Modifiers.Has("public") }
