package fuzz

import (
	"fmt"
	"strings"

	"inspect/cfg"
	"inspect/java/types"
)

// Mode says how a question gives the pre-state.
type Mode int

// The modes.
const (
	Built      Mode = iota // statements build it: nothing is left open
	Parameters             // statements build it from parameters that requires clauses fix
	Heap                   // requires clauses describe it: the solver finds it
	modes
)

func (m Mode) String() string { return [...]string{"built", "parameters", "heap"}[m] }

// Question is a program with a method whose contract says what the program
// does.
type Question struct {
	Text   string
	Method string
	Bounds cfg.Bounds
}

// parameters are at most so many.
const parameters = 6

// Question asks whether the program keeps the contract, within limits that its
// execution keeps. Fact broken of the contract is negated, -1: none.
func (in *Interpreter) Question(k *Contract, mode Mode, l Limits, broken int) Question {
	p := in.program
	q := Question{Bounds: cfg.Bounds{Objects: cfg.None, Unwind: l.Unwind, Recursion: l.Recursion, ArrayLength: l.ArrayLength}}
	result, call := p.call()
	var params, requires, body []string
	if mode == Heap && p.hasStored() {
		mode = Built
	}
	switch mode {
	case Built:
		body = p.setup()
	case Parameters:
		var open *Program
		open, params, requires = p.open()
		body = open.setup()
		_, call = open.call()
	case Heap:
		s := in.pre()
		f := in.newFacts()
		f.statics(s)
		f.contents()
		requires = f.text
		q.Bounds.PerClass = map[string]int{}
		for _, o := range s.Objects {
			q.Bounds.PerClass[o.Type.String()]++
			if _, array := o.Type.(*types.Array); array {
				q.Bounds.ArrayLength = max(q.Bounds.ArrayLength, len(o.Elems))
			}
		}
	}
	requires = append(requires, in.zeros()...)
	if result != "void" {
		call = "return " + call
	}
	var b strings.Builder
	b.WriteString(k.Text(requires, broken))
	name := "check"
	fmt.Fprintf(&b, "    static %s %s(%s) {\n", result, name, strings.Join(params, ", "))
	for _, l := range append(body, call+";") {
		b.WriteString("        " + l + "\n")
	}
	b.WriteString("    }\n")
	q.Text, q.Method = p.Text("", b.String()), "Main."+name
	return q
}

// open replaces some of the numbers of the pre-state and of the call by
// parameters.
func (p *Program) open() (open *Program, params, requires []string) {
	c := *p
	replace := func(v value, t *typ) value {
		if t.isRef() || t.float || len(params) == parameters {
			return v
		}
		literal := v.text(t)
		v.name = fmt.Sprint("q", len(params))
		params = append(params, t.name+" "+v.name)
		requires = append(requires, v.name+" == "+literal)
		return v
	}
	c.arguments = nil
	for i, v := range p.arguments {
		c.arguments = append(c.arguments, replace(v, p.target.params[i]))
	}
	c.staticValues = nil
	for i, v := range p.staticValues {
		c.staticValues = append(c.staticValues, replace(v, p.statics[i].typ))
	}
	c.objects = nil
	for _, o := range p.objects {
		n := *o
		n.values = nil
		for i, v := range o.values {
			t := o.typ.elem
			switch {
			case o.typ.list != nil:
				t = o.typ.list
			case t == nil:
				t = o.fields[i].typ
			}
			n.values = append(n.values, replace(v, t))
		}
		c.objects = append(c.objects, &n)
	}
	return &c, params, requires
}
