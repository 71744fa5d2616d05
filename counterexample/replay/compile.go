package replay

import (
	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// eval computes an expression in a frame.
type eval func(fr *frame) value

// exec executes a statement.
type exec func(fr *frame) flow

// flow says how a statement completed.
type flow uint8

const (
	normal flow = iota
	leave       // break out of frame.target
	again       // continue frame.target
	ret         // return frame.result
)

// frame is one activation of a method, or the scope of a specification.
type frame struct {
	m      *Machine
	this   *object
	vars   []value
	old    *snapshot // the state at entry
	marks  map[*core.State]*moment
	result value     // returned, or \result
	target core.Stmt // of leave and again
}

// preState is the snapshot of the checked method's entry.
var preState = &snapshot{}

// code is a compiled method or constructor.
type code struct {
	method *types.Method
	vars   int
	body   exec
	// saved is the first of the slots that keep the parameters' values at entry,
	// for \old in annotations of the body; -1: not needed.
	saved  int
	active int
	most   int // activations at once
	// compares: it compares two elements for what sorts or looks up.
	compares bool
}

// compiler compiles the body of one method, or one scope of specifications.
type compiler struct {
	watches    *[]*watched // of the contract that is being compiled; nil: none is
	m          *Machine
	method     *types.Method // nil in class-level specifications
	class      *types.Class
	slots      map[*types.Var]int
	vars       int
	spec       bool        // in a specification
	inOld      bool        // inside \old of an annotation of a body
	at         *core.State // that \old looks at; nil: the state at entry
	right      core.Expr   // the right side of the assignment whose target is compiled; nil: none
	onlyStored core.Expr   // the value of a static field or of an assignment, which nothing but that location takes; nil: none
	mute       bool        // what is compiled serves an explanation, and is not explained itself
	calls      bool        // calls in code are evaluated again, and must change nothing
	aged       bool        // the parts that are compiled are shown as \old of their text
	saved      int         // see code; -1: not reserved yet
	// inits of old variables of a specification case
	olds map[*types.Var]eval
}

func (m *Machine) compiler(c *types.Class, method *types.Method) *compiler {
	return &compiler{m: m, method: method, class: c, slots: map[*types.Var]int{}, saved: -1, olds: map[*types.Var]eval{}}
}

func (c *compiler) slot(v *types.Var) int {
	i, ok := c.slots[v]
	if !ok {
		i = c.vars
		c.vars++
		c.slots[v] = i
	}
	return i
}

func (c *compiler) temp() int {
	c.vars++
	return c.vars - 1
}

// unsupported gives up on a construct.
func unsupported(n core.Node, construct string) {
	panic(source.NotSupported(n.Span(), construct, ""))
}

// resolved gives up on what could not be resolved.
func (m *Machine) resolved(diags []*source.Diagnostic) {
	if why := firstError(diags); why != nil {
		panic(why)
	}
}

// firstError is the first error.
func firstError(diags []*source.Diagnostic) *source.Diagnostic {
	for _, d := range diags {
		if d.Severity == source.Error {
			return d
		}
	}
	return nil
}

// code of a method, compiled on first use.
func (m *Machine) code(method *types.Method) *code {
	if k := m.codes[method]; k != nil {
		return k
	}
	k := &code{method: method, saved: -1, most: m.bounds.Activations(method), compares: compares(method)}
	m.codes[method] = k
	done := false
	defer func() {
		if !done {
			delete(m.codes, method)
		}
	}()
	c := m.compiler(method.Class, method)
	if why := firstError(m.world.ResolveBody(method)); why != nil {
		k.body, done = func(*frame) flow { panic(why) }, true
		return k
	}
	for _, p := range method.Params {
		c.slot(p)
	}
	switch body := m.prog.Body(method); {
	case m.isUnobserved(method):
		k.body = c.block(nil)
	case body == nil: // before it is come to, a contract may be broken
		function := m.function(c, method)
		k.body = func(fr *frame) flow {
			if m.specs > 0 && function != nil {
				return function(fr)
			}
			return callUnknown(m, fr, method)
		}
	case method.Constructor:
		k.body = c.block(body.Code())
	default:
		k.body = c.block(body.Stmts)
	}
	k.vars, k.saved = c.vars, c.saved
	done = true
	return k
}

// function is what a pure method without a body means in clauses; nil: nothing.
func (m *Machine) function(c *compiler, method *types.Method) exec {
	if b := m.prog.Function(method); b != nil {
		return c.block(b.Stmts)
	}
	return nil
}

// NoBody is the error that an execution comes to a method that has no body.
type NoBody struct{ Method *types.Method }

func (e *NoBody) Error() string { return e.Method.QName() + " has no body" }

// construct calls another constructor of the object that is made.
func (c *compiler) construct(s *core.Construct) exec {
	m, ctor, at := c.m, s.Method, s.Span()
	given, give := c.given(s.Given)
	args := append(given, c.varArgs(ctor, s.Args, s.VarArgs, at)...)
	demand := c.demandOf(ctor, false, at)
	var k *code
	call := func(fr *frame) flow {
		if k == nil {
			k = m.code(ctor)
		}
		var buf [6]value
		vals := buf[:0]
		for _, a := range args {
			vals = append(vals, a(fr))
		}
		give(fr.this, vals)
		if vals = vals[len(given):]; demand != nil {
			demand(k, fr.this, vals)
		} else {
			m.enter(k, fr.this, vals, at)
		}
		return normal
	}
	if s.Implicit {
		return call
	}
	return c.traced(s, call)
}

func (c *compiler) fieldInit(s *core.FieldInit) exec {
	if s.Field.SpecInit() {
		return c.initSpec(s)
	}
	f, v := s.Field, c.converted(s.X, s.Field.Type)
	i, m := c.m.class(c.class).index[f], c.m
	return c.traced(s, func(fr *frame) flow {
		x := v(fr)
		m.write(fr.this, i, x)
		if m.trace != nil {
			m.trace.field(fr.this, f, x)
		}
		return normal
	})
}

func sequence(parts []exec) exec {
	switch len(parts) {
	case 0:
		return func(*frame) flow { return normal }
	case 1:
		return parts[0]
	case 2:
		a, b := parts[0], parts[1]
		return func(fr *frame) flow {
			if f := a(fr); f != normal {
				return f
			}
			return b(fr)
		}
	}
	return func(fr *frame) flow {
		for _, p := range parts {
			if f := p(fr); f != normal {
				return f
			}
		}
		return normal
	}
}

// invoke executes code with arguments evaluated in the caller's frame.
func (m *Machine) invoke(fr *frame, k *code, this *object, args []eval, at source.Span) value {
	var buf [6]value
	vals := buf[:0]
	for _, a := range args {
		vals = append(vals, a(fr))
	}
	return m.enter(k, this, vals, at)
}

// isUnbounded reports whether an activation of k is no call: one of the checked method itself,
// or of a constructor of Object or of the library's exceptions.
func (m *Machine) isUnbounded(k *code) bool {
	c := k.method.Class
	return len(m.calls) == 0 && m.specs == 0 || k.method.Constructor && (isObject(c) || m.isUncounted(c))
}

// frames are those of the activations, from outside. Each serves all activations that come to be at
// its place: nobody holds a frame, nor its variables, when the activation is over.
type frames []*frame

// at gives the n-th frame, from 1 on.
func (fs *frames) at(n int) *frame {
	for len(*fs) < n {
		*fs = append(*fs, &frame{})
	}
	return (*fs)[n-1]
}

// enter executes code with argument values.
func (m *Machine) enter(k *code, this *object, args []value, at source.Span) value {
	if k.active >= k.most && !m.isUnbounded(k) {
		panic(m.beyond("recursion", at, k.most))
	}
	if m.initials != nil && (k.method.Static || k.method.Constructor) {
		m.initials.touch(k.method.Class)
	}
	m.tick()
	k.active++
	leaves := m.leaves(k)
	m.calls = append(m.calls, k)
	if j := m.judging(); j != nil {
		j.called(at)
	}
	base := len(m.arena)
	need := base + k.vars
	if need > cap(m.arena) {
		m.arena = append(make([]value, 0, 2*need+64), m.arena...)
	}
	m.arena = m.arena[:need]
	vars := m.arena[base:need:need]
	n := copy(vars, args)
	clear(vars[n:])
	callee := m.frames.at(len(m.calls))
	*callee = frame{m: m, this: this, vars: vars, old: preState}
	if k.saved >= 0 {
		copy(vars[k.saved:], args)
		if len(m.calls) > 1 {
			callee.old = m.snapshotNow()
		}
	}
	if m.trace != nil {
		m.trace.enter(k.method, at)
	}
	if m.specs == 0 {
		if ms := m.measuresOf(k.method); len(ms.of) > 0 {
			defer m.enterMeasured(ms, k.method, this, args, at)()
		}
	}
	if leaves {
		m.enterLibrary(k, this, args, at)
		defer func() { m.ended(callee.result, recover()) }()
	}
	if k.compares {
		m.hasCompared(k, args, at)
	}
	caller := m.current
	m.current = callee
	k.body(callee)
	m.current = caller
	if m.trace != nil {
		m.trace.leave()
	}
	m.arena = m.arena[:base]
	m.calls = m.calls[:len(m.calls)-1]
	k.active--
	return callee.result
}
