package replay

import (
	"inspect/java/source"
	"inspect/java/types"
)

// Judgement is what is found out when the static initialisers of a class are executed, right
// after those of the classes that they use, with nothing else before: they take no input, so
// that one execution tells all.
//
//	enum Level { LOW(-1); /*@ requires w > 0; @*/ Level(int w) { … } }   // Broken: a precondition
type Judgement struct {
	// Broken is what they break first, nil: nothing. Calls are those that run there,
	// outermost first.
	Broken *Violation
	Calls  []Called
	// Satisfied are the preconditions that calls found, and the assertions that held, each once.
	Satisfied []*Violation
}

// Called is a call of a method at a place.
type Called struct {
	Method *types.Method
	At     source.Span
}

// place is one of a kind of property in the text.
type place struct {
	kind Kind
	at   source.Span
}

// judged is a class whose initialisers are executed for a Judgement.
type judged struct {
	s         *Initials
	class     *types.Class
	demands   func(*types.Method) bool
	at        []source.Span // of the calls of Machine.calls
	satisfied map[place]bool
	thrown    *thrown
	refused   *Called // the call whose precondition does not hold
	Judgement
}

// Judge executes the static initialisers of the class of the method static, which is checked
// at the end of its initialisation. The error says why they cannot be executed to where they
// end or break something.
func Judge(w *types.World, c Config, static *types.Method) (out *Judgement, err error) {
	defer failed(&err)
	s := newInitials(w, Config{Bounds: c.Bounds, Demands: c.Demands, Stop: c.Stop}).Untouched()
	j := &judged{s: s, class: static.Class, demands: c.Demands, satisfied: map[place]bool{}}
	s.judged = j
	err = s.Class(static.Class)
	s.judged = nil
	if t := j.thrown; t != nil {
		s.m.config.Exceptions, s.m.config.Throws = c.Exceptions, c.Throws
		s.m.violation = nil
		s.m.objectOf(t)
		k := s.m.contract(static)
		r := runner{m: s.m, k: k, method: static, out: &Outcome{Allowed: true}, applies: make([]bool, len(k.cases))}
		for i := range r.applies {
			r.applies[i] = true
		}
		r.exceptional(t)
		if len(s.m.violation) > 0 {
			j.Broken = s.m.violation[0]
		}
	}
	if j.Broken != nil {
		err = nil
	}
	return &j.Judgement, err
}

// brokenBefore is what an initialisation breaks on the way to its end, which is checked; nil for
// other methods, and where the initialisers keep all, or cannot be executed.
func (m *Machine) brokenBefore(end *types.Method) *Violation {
	if end.Derived != types.Initialised {
		return nil
	}
	j, err := Judge(m.world, m.config, end)
	if err != nil {
		return nil
	}
	return j.Broken
}

// judging is the class whose initialisers are executed now for a Judgement, nil: none is.
func (m *Machine) judging() *judged {
	if m.initials == nil {
		return nil
	}
	return m.initials.judged
}

// isOwnInitialiser reports whether an initialiser of the class itself runs, innermost: what those of others
// do is said of them.
func (j *judged) isOwnInitialiser() bool {
	n := len(j.s.running)
	return n > 0 && j.s.running[n-1] == j.class && j.s.m.specs == 0
}

// called notes where the innermost call stands.
func (j *judged) called(at source.Span) {
	n := len(j.s.m.calls) - 1
	for len(j.at) <= n {
		j.at = append(j.at, source.Span{})
	}
	j.at[n] = at
}

// demandOf gives a call that must find the precondition of the method called: see
// compiler.demandOf.
func (j *judged) demandOf(method *types.Method, at source.Span) demanded {
	m := j.s.m
	if j.demands == nil || !j.demands(method) {
		return nil
	}
	var required *contract
	return func(k *code, this *object, args []value) value {
		if !j.isOwnInitialiser() {
			return m.enter(k, this, args, at)
		}
		if method.Static || method.Constructor {
			j.s.touch(method.Class) // which comes before the call
		}
		if required == nil {
			required = m.preconditions(method, at)
		}
		fr := frame{m: m, this: this, vars: make([]value, len(required.buf)), old: preState}
		copy(fr.vars, args)
		v := &Violation{Kind: Precondition, Span: at, Message: "the precondition of " + method.QName() + " does not hold"}
		if v.Detail = m.unmet(required, &fr); v.Detail != nil {
			if p, what := m.nullArgument(required, &fr); p != nil {
				v.Message = what + p.Name + " of " + method.QName() + " is null"
			}
			m.violate(v)
			j.refused = &Called{method, at}
			panic(stop{})
		}
		j.keeps(v)
		return m.enter(k, this, args, at)
	}
}

// preconditions compiles what a method asks of its callers, and no more of its contract.
func (m *Machine) preconditions(method *types.Method, at source.Span) *contract {
	m.resolved(m.world.ResolveContract(method))
	out := &contract{method: method}
	c := m.compiler(method.Class, nil)
	for i, p := range method.Params {
		c.slots[p] = i
	}
	c.vars = len(method.Params)
	for _, sc := range m.prog.Contract(method).Cases {
		if len(sc.Olds) > 0 {
			panic(source.NotSupported(at, "a declaration old in the contract of "+method.QName()+" while a class is initialised", "write what it stands for"))
		}
		if sc.Of != nil {
			for i, p := range sc.Of.Params {
				c.slots[p] = i
			}
		}
		var k specCase
		for _, x := range sc.Requires {
			k.requires = append(k.requires, c.clause(x))
		}
		out.cases = append(out.cases, k)
	}
	out.buf = make([]value, c.vars)
	return out
}

// asserted notes that an assertion held.
func (m *Machine) asserted(v *Violation) {
	if j := m.judging(); j != nil && j.isOwnInitialiser() {
		j.keeps(v)
	}
}

// keeps notes what an execution might have broken and did not.
func (j *judged) keeps(v *Violation) {
	if p := (place{v.Kind, v.Span}); !j.satisfied[p] {
		j.satisfied[p] = true
		j.Satisfied = append(j.Satisfied, v)
	}
}

// ended is told how an initialiser ends that does not end normally, while it still runs.
func (j *judged) ended(how any) {
	m := j.s.m
	if len(j.s.running) == 0 || j.s.running[len(j.s.running)-1] != j.class || j.Broken != nil || j.thrown != nil {
		return
	}
	switch how := how.(type) {
	case *thrown:
		j.thrown = how
	case stop:
		if len(m.violation) == 0 {
			return // it ends the program
		}
		j.Broken = m.violation[len(m.violation)-1]
	default:
		return
	}
	for i, k := range m.calls {
		j.Calls = append(j.Calls, Called{k.method, j.at[i]})
	}
	if j.refused != nil {
		j.Calls = append(j.Calls, *j.refused)
	}
}
