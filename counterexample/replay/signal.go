package replay

import (
	"fmt"

	"inspect/java/source"
	"inspect/java/types"
)

// thrown is a Java exception on its way. It travels as a panic.
type thrown struct {
	obj   *object      // nil: an implicit exception whose object nobody has asked for
	class *types.Class // of the exception
	check Kind         // the run-time check of an implicit exception; Exception: thrown by `throw`
	span  source.Span
	what  string // what was wrong: "n is null"
	by    types.Thrower
	// byCheck: a run-time check makes it.
	byCheck bool
	// detail of a run-time check that failed in code; nil: none.
	detail *Detail
	// message makes what the exception of a check says, of args, and constructor gives it
	// that; nil: it is not known.
	message, constructor *types.Method
	args                 []value
}

// cutOff ends an execution at a bound.
type cutOff struct{ CutOff }

// beyond is the signal that an execution needs more than a bound.
func (m *Machine) beyond(kind string, at source.Span, bound int) *cutOff {
	if m.specs > 0 {
		kind = "specification"
	}
	return &cutOff{CutOff{Kind: kind, Span: at, Bound: bound}}
}

// stop ends an execution at a violated assertion; the violation is recorded.
type stop struct{}

// blocked ends an execution at an assumption that does not hold.
type blocked struct {
	span source.Span
}

// failure is an error of the run that is neither Java's nor ours.
type failure struct{ error }

func fault(format string, args ...any) failure { return failure{fmt.Errorf(format, args...)} }

// BitsError says that a constant does not fit the width of its type.
type BitsError struct {
	Span source.Span
	Need int // the least width of int at which it fits
}

func (e *BitsError) Error() string {
	return fmt.Sprintf("%s: the constant %s needs --bits %d", e.Span, e.Span.Text(), e.Need)
}

// implicit lists the exceptions of run-time checks.
var implicit = [...]struct {
	kind  Kind
	class string
}{
	{Null, "java.lang.NullPointerException"},
	{ArrayIndex, "java.lang.ArrayIndexOutOfBoundsException"},
	{ArrayLength, "java.lang.NegativeArraySizeException"},
	{ArrayStore, "java.lang.ArrayStoreException"},
	{Cast, "java.lang.ClassCastException"},
	{Arithmetic, "java.lang.ArithmeticException"},
}

// check is a run-time check at a place, made at compile time. The place is the
// operand that is wrong: what is null, the index, the divisor, the dimension,
// the operand of the cast, the value stored.
type check struct {
	m     *Machine
	kind  Kind
	class *types.Class
	span  source.Span
	parts parts         // of the operands; nil: not explained
	in    *types.Method // the one whose code it is of, where somebody may look at what its exception says
}

func (m *Machine) check(k Kind, at source.Span) *check {
	for _, x := range implicit {
		if x.kind == k {
			return &check{m: m, kind: k, span: at}
		}
	}
	panic("replay: no exception for " + string(k))
}

// fail throws the check's exception, whose message is made of args. In a specification
// only the place and the reason matter.
func (c *check) fail(what func() string, args ...value) {
	t := &thrown{check: c.kind, span: c.span, by: c.in.CheckThrower(), byCheck: true}
	if c.m.specs == 0 {
		t.class = c.exception()
		t.message, t.constructor = c.m.prog.MessageMethods(c.in, t.class)
		t.args = args
	}
	if !c.m.config.Quick {
		t.what = what()
		if c.parts != nil && c.m.specs == 0 && c.m.current != nil {
			t.detail = &Detail{Conjunct: c.span, Fault: oneLine(t.what)}
			c.parts(c.m.current, t.detail, 0)
		}
	}
	panic(t)
}

func (c *check) exception() *types.Class {
	if c.class == nil {
		for _, x := range implicit {
			if x.kind == c.kind {
				c.class = c.m.world.Lookup(x.class)
			}
		}
		if c.class == nil {
			panic(fault("the library has no class for the exception of the check %q", c.kind))
		}
	}
	return c.class
}

// implicits are the classes of which run-time checks make exceptions.
func (m *Machine) implicits() (cs []*types.Class) {
	for _, x := range implicit {
		if c := m.world.Lookup(x.class); c != nil {
			cs = append(cs, c)
		}
	}
	return cs
}

// classOf gives the class of an exception, which specifications leave out.
func (m *Machine) classOf(t *thrown) *types.Class {
	if t.class == nil {
		t.class = m.check(t.check, t.span).exception()
	}
	return t.class
}

// object of an exception.
func (m *Machine) objectOf(t *thrown) *object {
	if t.obj == nil {
		t.obj = m.allocClass(m.classOf(t))
		t.obj.by, t.obj.unknownMessage = t.by, t.byCheck && t.message == nil
		if t.message != nil {
			m.setMessage(t)
		}
	}
	return t.obj
}

// setMessage makes the exception of a check say what it says in Java. What is executed for that is
// no code of the program: no frame counts, and no trace shows it.
func (m *Machine) setMessage(t *thrown) {
	framed, loops, shown := m.framed, m.loops, m.trace
	m.framed, m.loops, m.trace = nil, nil, nil
	text := m.enter(m.code(t.message), nil, t.args, t.span)
	m.enter(m.code(t.constructor), t.obj, []value{text}, t.span)
	m.framed, m.loops, m.trace = framed, loops, shown
}

// mark is what must be restored when a panic is caught.
type mark struct {
	view      *snapshot
	specs     int
	specStart int
	calls     int
	arena     int
	current   *frame
	depth     int // of the trace
	loops     int
	bases     int
}

func (m *Machine) mark() mark {
	k := mark{view: m.view, specs: m.specs, specStart: m.specStart, calls: len(m.calls), arena: len(m.arena), current: m.current}
	if m.trace != nil {
		k.depth, k.loops, k.bases = m.trace.depth, len(m.trace.loops), len(m.trace.bases)
	}
	return k
}

func (m *Machine) restore(k mark) {
	m.view, m.specs, m.specStart = k.view, k.specs, k.specStart
	for len(m.calls) > k.calls {
		m.calls[len(m.calls)-1].active--
		m.calls = m.calls[:len(m.calls)-1]
	}
	m.arena = m.arena[:k.arena]
	m.current = k.current
	if m.trace != nil {
		m.trace.depth, m.trace.loops, m.trace.bases = k.depth, m.trace.loops[:k.loops], m.trace.bases[:k.bases]
	}
}

// tick counts work against Config.MaxSteps.
func (m *Machine) tick() {
	m.point.Pass()
	m.steps++
	if m.steps > m.config.MaxSteps {
		panic(fault("the execution needs more than %d steps", m.config.MaxSteps))
	}
}
