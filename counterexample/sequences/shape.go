package sequences

import (
	"slices"
	"strconv"
	"unicode"

	"inspect/java/types"
)

// A shape is what a driver's method consists of: choices that a solver makes one after the
// other, and the last call.
type shape struct {
	plan    *plan
	options Options
	vars    []*variable // in the order of their choices
	choices []*choice
	last    *option
	params  []param
	names   map[string]int
	thrown  string    // name of what they throw
	steps   []*choice // of choices, those that are calls on objects
	// observers show the state of the receiver of the last call.
	observers []Observer
	// conditions are those over the last call's parameters and its receiver.
	conditions []condition
	marks      *marks
	lastNew    []param // of the last call, that have marks in them
}

// variable holds an object that a choice makes, null where it makes none.
type variable struct {
	name string
	typ  types.Type
	// isParam: it is a parameter, of an enum, and no call gives it.
	isParam bool
}

// choice is one step: the option whose number the selector has, of several; 0 does
// nothing where the choice may be left out.
type choice struct {
	selector string
	optional bool
	// tried is true where the step ends in a guard: a parameter, "" where none may.
	tried   string
	before  *choice // one that does something if this one does not may not stand behind: nil, none
	options []*option
	marked  []param // that the options take and that have marks in them
}

// option is a call with what it takes and where its result goes.
type option struct {
	call *call
	on   *operand // nil: a static method, a constructor
	args []*operand
	into *variable // nil: nowhere
	// ends: it may end in a guard after it has changed something.
	ends bool
	line int // of the driver's text, from 1
}

// operand is an argument or a receiver: a parameter of the driver, or one of the objects
// that earlier choices made, by the number in another parameter.
type operand struct {
	typ    types.Type
	param  string
	among  []*variable // nil: the parameter itself
	isNull bool        // may be null
	picked bool        // it is one of among, or null
	// free is the parameter that it is where param is the number of none of among, and no object
	// of the classes except; empty: it is one of them.
	free   string
	except []string
	// marked: the parameter has marks in it, which the objects are put in the place of.
	marked bool
}

// given is the value of the operand where it is no object of an earlier choice.
func (x *operand) given() string {
	name := x.param
	if x.picked {
		name = x.free
	}
	if x.marked {
		return remade(name)
	}
	return name
}

// param is a parameter of the driver's method.
type param struct {
	name   string
	typ    types.Type
	isNull bool // may be null
	// isExact: it is an array of just this class, not of one below.
	isExact bool
}

// newShape lays out sequences of up to k calls before the last one, with up to so many
// objects of a class that a parameter takes.
func newShape(p *plan, k int, o Options) *shape {
	s := &shape{plan: p, options: o, names: map[string]int{}}
	s.marks = &marks{shape: s, length: o.Length, methods: map[string]string{}, below: map[string][]types.Type{}}
	for _, v := range p.last.names() { // the last call's own names first
		s.names[v] = 1
	}
	for _, pl := range p.pools {
		if pl.class.IsEnum() {
			continue // its constants are there
		}
		n := 1
		if pl.taken || len(p.pools) > 1 || p.shares {
			n = max(1, o.Objects(pl.class))
		}
		for i := range n {
			s.make(pl, i > 0 || pl != p.receiver())
		}
	}
	var before *choice
	for range k {
		c := &choice{selector: s.fresh("call"), optional: true, before: before}
		given, first := shared{}, len(s.params)
		var results []*variable
		for _, step := range p.steps {
			if o := s.option(step, given); o != nil {
				if t := s.result(step, &results); t != nil {
					o.into = t
				}
				c.options = append(c.options, o)
			}
		}
		if len(c.options) == 0 {
			s.params = slices.DeleteFunc(s.params, func(q param) bool { return q.name == c.selector })
			break
		}
		c.marked = s.marked(first)
		s.vars = append(s.vars, results...) // not before: a call does not take its own result
		s.choices = append(s.choices, c)
		s.steps = append(s.steps, c)
		s.params = append(s.params, param{name: c.selector, typ: types.Of(types.Int)})
		s.try(c)
		before = c
	}
	s.thrown = s.fresh("thrown")
	first := len(s.params)
	s.last = s.option(p.last, nil)
	s.lastNew = s.marked(first)
	return s
}

// marked are the parameters from one of a number on that have marks in them.
func (s *shape) marked(first int) (out []param) {
	for _, p := range s.params[first:] {
		if !s.plan.isConstructed(p.typ) && s.plan.holds(p.typ) {
			out = append(out, p)
		}
	}
	return out
}

// receiver is the pool of the last call's receiver, nil where it has none.
func (p *plan) receiver() *pool {
	if p.last.on == nil {
		return nil
	}
	return p.byType[p.last.on.String()]
}

// names are the parameters' names of a call.
func (c *call) names() (out []string) {
	if c.method != nil {
		for _, v := range c.method.Params {
			out = append(out, v.Name)
		}
	}
	return out
}

// make adds the choice of an object of a pool.
func (s *shape) make(pl *pool, optional bool) {
	c := &choice{selector: s.fresh("make"), optional: optional}
	v := &variable{name: s.fresh(variableName(pl.class)), typ: pl.typ}
	given, first := shared{}, len(s.params)
	for _, m := range pl.makers {
		if o := s.option(m, given); o != nil {
			o.into = v
			c.options = append(c.options, o)
		}
	}
	if len(c.options) == 0 {
		return
	}
	c.marked = s.marked(first)
	s.params = append(s.params, param{name: c.selector, typ: types.Of(types.Int)})
	s.try(c)
	s.choices = append(s.choices, c)
	s.vars = append(s.vars, v)
}

// try lets the options of a choice end in guards where that makes a difference.
func (s *shape) try(c *choice) {
	if slices.ContainsFunc(c.options, func(o *option) bool { return o.ends }) {
		c.tried = s.fresh("fails")
		s.params = append(s.params, param{name: c.tried, typ: types.Of(types.Boolean)})
	}
}

// result is the variable of a step's result among those of its position: nil where no call
// takes it.
func (s *shape) result(step *call, results *[]*variable) *variable {
	if step.method == nil || step.result == nil || !s.plan.isConstructed(step.result) {
		return nil
	}
	for _, v := range *results {
		if v.typ.String() == step.result.String() {
			return v
		}
	}
	v := &variable{name: s.fresh(variableName(classOf(step.result))), typ: step.result}
	*results = append(*results, v)
	return v
}

// shared are the parameters that the options of one choice take in turn, as no two of them
// happen: by type and use.
type shared map[string][]string

// option is a call with its operands, nil where there can be no receiver or no argument for
// it.
func (s *shape) option(c *call, given shared) *option {
	o := &option{call: c, ends: c != s.plan.last && s.plan.endsAfterChange(c)}
	used := map[string]int{}
	if c.on != nil {
		if o.on = s.operand(c.on, "", false, false, given, used); o.on == nil {
			return nil
		}
	}
	for i, t := range c.params {
		name := ""
		if c == s.plan.last {
			name = c.method.Params[i].Name
		}
		a := s.operand(t, name, s.plan.mayBeNull(c, i), s.plan.isOfVariable(c, i), given, used)
		if a == nil {
			return nil
		}
		o.args = append(o.args, a)
	}
	return o
}

// operand is an argument of a type. Its parameter has the name, unless that is empty.
func (s *shape) operand(t types.Type, name string, mayBeNull, isExact bool, given shared, used map[string]int) *operand {
	o := &operand{typ: t, isNull: mayBeNull, picked: s.plan.isConstructed(t)}
	o.marked = !o.picked && s.plan.holds(t)
	switch {
	case len(s.plan.others[t.String()]) > 0 || !o.picked && s.plan.isOpen(t):
		return s.other(o, name, given, used)
	case !o.picked:
		o.param = s.take(t, name, mayBeNull, given, used)
		if i := slices.IndexFunc(s.params, func(q param) bool { return q.name == o.param }); isExact {
			s.params[i].isExact = true
		}
		return o
	}
	for _, v := range s.vars {
		if s.plan.fits(v.typ, t) {
			o.among = append(o.among, v)
		}
	}
	for _, e := range s.plan.enumsOf(t) {
		o.among = append(o.among, s.constant(e, given, used))
	}
	switch {
	case len(o.among) == 0 && !mayBeNull:
		return nil
	case len(o.among) > 1 || mayBeNull:
		o.param = s.take(types.Of(types.Int), "", false, given, used)
	}
	return o
}

// other makes o an operand of a type of the library that objects of the program have as well.
func (s *shape) other(o *operand, name string, given shared, used map[string]int) *operand {
	o.picked, o.free, o.marked = true, s.take(o.typ, name, true, given, used), s.plan.holds(o.typ)
	for _, k := range s.plan.others[o.typ.String()] {
		o.except = append(o.except, classOf(k).Name)
		for _, v := range s.vars {
			if s.plan.fits(v.typ, k) && !slices.Contains(o.among, v) {
				o.among = append(o.among, v)
			}
		}
		for _, e := range s.plan.enumsOf(k) {
			o.among = append(o.among, s.constant(e, given, used))
		}
	}
	for _, c := range s.plan.unconstructed(o.typ) {
		if !slices.Contains(o.except, c.Name) {
			o.except = append(o.except, c.Name)
		}
	}
	if len(o.among) > 0 {
		o.param = s.take(types.Of(types.Int), "", false, given, used)
	}
	return o
}

// fits reports whether a value of one type of the program is one of another.
func (p *plan) fits(from, to types.Type) bool {
	c := classOf(to)
	if c == nil || classOf(from) == nil {
		return false
	}
	t := p.world.AsSuper(from, c)
	return t != nil && t.String() == to.String()
}

// take is a parameter of the driver for an operand: one that another option of the choice
// has, or a new one.
func (s *shape) take(t types.Type, name string, mayBeNull bool, given shared, used map[string]int) string {
	key := t.String()
	if mayBeNull {
		key += "?"
	}
	n := used[key]
	used[key]++
	if given != nil && n < len(given[key]) {
		return given[key][n]
	}
	if name == "" {
		name = s.fresh("given")
	}
	s.params = append(s.params, param{name: name, typ: t, isNull: mayBeNull && types.IsReference(t)})
	if given != nil {
		given[key] = append(given[key], name)
	}
	return name
}

// fresh is a name that nothing else has: name, name2, name3.
func (s *shape) fresh(name string) string {
	for {
		s.names[name]++
		out := name
		if n := s.names[name]; n > 1 {
			out += strconv.Itoa(n)
		}
		if out == name || s.names[out] == 0 {
			if out != name {
				s.names[out] = 1
			}
			return out
		}
	}
}

// variableName is the name of a variable for objects of a class: its own, in lower case in
// front.
func variableName(c *types.Class) string {
	n := []rune(c.SimpleName())
	for i := range n {
		if i > 0 && i+1 < len(n) && unicode.IsLower(n[i+1]) || unicode.IsLower(n[i]) {
			break
		}
		n[i] = unicode.ToLower(n[i])
	}
	if s := string(n); !slices.Contains(keywords, s) {
		return s
	}
	return string(n) + "1"
}

// keywords of Java, which no variable has for its name.
var keywords = []string{
	"abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue", "default", "do", "double",
	"else", "enum", "extends", "final", "finally", "float", "for", "goto", "if", "implements", "import", "instanceof", "int", "interface",
	"long", "native", "new", "package", "private", "protected", "public", "return", "short", "static", "strictfp", "super", "switch",
	"synchronized", "this", "throw", "throws", "transient", "try", "void", "volatile", "while", "true", "false", "null",
}
