package report

import (
	"regexp"
	"slices"
	"strings"
)

// Enum constants exist in every state, those of the library's classes included, and so do
// handles of variables. One that nothing leads to (of the latter, but static
// fields), that stays as it is, and that neither the path nor the explanation mentions, does
// not matter to a counterexample.

// handleTypes are the classes of handles, which are objects that give access to a variable.
var handleTypes = []string{
	"java.lang.invoke.VarHandle", "java.util.concurrent.atomic.AtomicIntegerFieldUpdater", "java.util.concurrent.atomic.AtomicLongFieldUpdater",
	"java.util.concurrent.atomic.AtomicReferenceFieldUpdater", "jdk.internal.misc.Unsafe",
}

// isHandleIn reports whether the static field has the handle of a variable as its value.
func (s NamedValue) isHandleIn(c *Counterexample) bool {
	o := find(c.Pre.Objects, s.Value)
	return o != nil && len(o.Fields) == 0 && slices.Contains(handleTypes, o.Type)
}

// WithoutIrrelevant leaves out of both states the enum constants, and the handles of variables,
// that do not matter.
func (c *Counterexample) WithoutIrrelevant() {
	irrelevant := map[string]bool{}
	for _, s := range c.Pre.Statics {
		if o := find(c.Pre.Objects, s.Value); (s.Name == s.Value || s.isHandleIn(c)) && o != nil && o.isUnchangedIn(c.Post) && !c.mentions(s.Value, len(o.Fields) > 0) {
			irrelevant[s.Value] = true
		}
	}
	for len(irrelevant) > 0 && c.dropReferenced(irrelevant) {
	}
	for _, s := range []*State{&c.Pre, &c.Post} {
		s.Statics = slices.DeleteFunc(s.Statics, func(x NamedValue) bool { return (x.Name == x.Value || x.isHandleIn(c)) && irrelevant[x.Value] })
	}
	for _, s := range []*State{&c.Pre, &c.Post} {
		s.Objects = slices.DeleteFunc(s.Objects, func(o Object) bool { return irrelevant[o.Name] })
	}
	if c.Because != nil { // a constant is itself: that explains nothing
		c.Because.Values = slices.DeleteFunc(c.Because.Values, func(p Part) bool { return p.Name == p.Value })
	}
}

// dropReferenced takes those out of the irrelevant objects that something relevant leads to, and
// reports whether there were any.
func (c *Counterexample) dropReferenced(irrelevant map[string]bool) bool {
	before := len(irrelevant)
	at := func(value string) { delete(irrelevant, value) }
	for _, s := range []State{c.Pre, c.Post} {
		for _, o := range s.Objects {
			if irrelevant[o.Name] {
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
			if x.Name != x.Value && !x.isHandleIn(c) {
				at(x.Value)
			}
		}
	}
	return len(irrelevant) < before
}

// mentions reports whether the call, the path or the explanation names a constant: as a
// value, or in the text of what reads its fields, if it has any.
func (c *Counterexample) mentions(name string, fields bool) bool {
	if c.Outcome.Value == name || c.Outcome.This == name || slices.ContainsFunc(c.Arguments, func(a NamedValue) bool { return a.Value == name }) {
		return true
	}
	short := regexp.MustCompile(`\b` + regexp.QuoteMeta(name[strings.LastIndexByte(name, '.')+1:]) + `\b`)
	isMentioned := func(text string) bool { return fields && short.MatchString(text) }
	for _, s := range c.Steps {
		if isMentioned(s.Text) || isMentioned(s.source) || slices.ContainsFunc(s.Changes, func(x NamedValue) bool {
			return x.Value == name || strings.HasPrefix(x.Name, name+".")
		}) {
			return true
		}
	}
	if c.Because == nil {
		return false
	}
	return slices.ContainsFunc(c.Because.Values, func(p Part) bool { return p.Value == name && p.Name != name || isMentioned(p.Name) })
}

// isUnchangedIn reports whether the object is the same in s as in this state.
func (o *Object) isUnchangedIn(s State) bool {
	p := find(s.Objects, o.Name)
	return p != nil && slices.Equal(o.Fields, p.Fields) && slices.Equal(o.Elements, p.Elements)
}

func find(objects []Object, name string) *Object {
	if i := slices.IndexFunc(objects, func(o Object) bool { return o.Name == name }); i >= 0 {
		return &objects[i]
	}
	return nil
}
