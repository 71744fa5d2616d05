package report

import (
	"regexp"
	"slices"
	"strings"
)

// Enum constants exist in every state, those of the library's classes included, and so do
// objects that stand for variables. One that nothing leads to (of the latter, but static
// fields), that stays as it is, and that neither the path nor the explanation mentions, does
// not matter to a counterexample.

// standing are the classes of objects that stand for variables.
var standing = []string{
	"java.lang.invoke.VarHandle", "java.util.concurrent.atomic.AtomicIntegerFieldUpdater", "java.util.concurrent.atomic.AtomicLongFieldUpdater",
	"java.util.concurrent.atomic.AtomicReferenceFieldUpdater", "jdk.internal.misc.Unsafe",
}

// standsIn tells whether a static field holds an object that stands for a variable.
func (s NamedValue) standsIn(c *Counterexample) bool {
	o := find(c.Pre.Objects, s.Value)
	return o != nil && len(o.Fields) == 0 && slices.Contains(standing, o.Type)
}

// WithoutIdle leaves out of both states the enum constants, and the objects that stand for
// variables, that do not matter.
func (c *Counterexample) WithoutIdle() {
	idle := map[string]bool{}
	for _, s := range c.Pre.Statics {
		if o := find(c.Pre.Objects, s.Value); (s.Name == s.Value || s.standsIn(c)) && o != nil && o.sameIn(c.Post) && !c.mentions(s.Value, len(o.Fields) > 0) {
			idle[s.Value] = true
		}
	}
	for len(idle) > 0 && c.wake(idle) {
	}
	for _, s := range []*State{&c.Pre, &c.Post} {
		s.Statics = slices.DeleteFunc(s.Statics, func(x NamedValue) bool { return (x.Name == x.Value || x.standsIn(c)) && idle[x.Value] })
	}
	for _, s := range []*State{&c.Pre, &c.Post} {
		s.Objects = slices.DeleteFunc(s.Objects, func(o Object) bool { return idle[o.Name] })
	}
	if c.Because != nil { // a constant is itself: that explains nothing
		c.Because.Values = slices.DeleteFunc(c.Because.Values, func(p Part) bool { return p.Name == p.Value })
	}
}

// wake takes those out of the idle that something which is not idle leads to, and tells
// whether there were any.
func (c *Counterexample) wake(idle map[string]bool) bool {
	before := len(idle)
	at := func(value string) { delete(idle, value) }
	for _, s := range []State{c.Pre, c.Post} {
		for _, o := range s.Objects {
			if idle[o.Name] {
				continue
			}
			for _, f := range o.Fields {
				at(f.Value)
			}
			for _, e := range o.Elements {
				at(e)
			}
		}
		for _, x := range s.Statics {
			if x.Name != x.Value && !x.standsIn(c) {
				at(x.Value)
			}
		}
	}
	return len(idle) < before
}

// mentions tells whether the call, the path or the explanation names a constant: as a
// value, or in the text of what reads its fields, if it has any.
func (c *Counterexample) mentions(name string, fields bool) bool {
	if c.Outcome.Value == name || c.Outcome.This == name || slices.ContainsFunc(c.Arguments, func(a NamedValue) bool { return a.Value == name }) {
		return true
	}
	short := regexp.MustCompile(`\b` + regexp.QuoteMeta(name[strings.LastIndexByte(name, '.')+1:]) + `\b`)
	said := func(text string) bool { return fields && short.MatchString(text) }
	for _, s := range c.Steps {
		if said(s.Text) || said(s.source) || slices.ContainsFunc(s.Changes, func(x NamedValue) bool {
			return x.Value == name || strings.HasPrefix(x.Name, name+".")
		}) {
			return true
		}
	}
	if c.Because == nil {
		return false
	}
	return slices.ContainsFunc(c.Because.Values, func(p Part) bool { return p.Value == name && p.Name != name || said(p.Name) })
}

// sameIn tells whether an object is in another state what it is in this one.
func (o *Object) sameIn(s State) bool {
	p := find(s.Objects, o.Name)
	return p != nil && slices.Equal(o.Fields, p.Fields) && slices.Equal(o.Elements, p.Elements)
}

func find(objects []Object, name string) *Object {
	if i := slices.IndexFunc(objects, func(o Object) bool { return o.Name == name }); i >= 0 {
		return &objects[i]
	}
	return nil
}
