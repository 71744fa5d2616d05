package fuzz

import (
	"regexp"
	"strings"

	"inspect/internal/names"
)

// The generators write a name as its kind and a number: C0, D0, I0 and E0 are classes,
// f0 a field, m0 and h0 methods, anything else a variable or a label. In the end a
// naming gives them names of real programs and of what translations make up, the
// same ones to classes, fields, variables and methods wherever Java can still tell
// what is meant.
type naming map[string]string

// nameKind is the kind of a name, those first that another name can hide.
type nameKind int

const (
	methodName nameKind = iota + 1 // never hidden
	className
	fieldName
	variableName
)

var nameForms = map[nameKind]*regexp.Regexp{
	methodName:   regexp.MustCompile(`^([mh]\d+|m)$`),
	className:    regexp.MustCompile(`^([CDIE]\d+|I)$`),
	fieldName:    regexp.MustCompile(`^f\d+$`),
	variableName: regexp.MustCompile(`^([a-egi-lnp-zL]\d{1,3}|e|x)$`), // no o0, an object of the pre-state, and no u0041
}

// use is how a written name occurs in a text.
type use struct {
	kind        nameKind
	unqualified int  // times without a dot in front
	dot         bool // with a dot behind
	// exposed says that a name of a later kind would hide it: a class that stands in
	// front of a dot, a field without a dot in front where it is not declared.
	exposed  bool
	accessor bool // a record's component, of which a method has the name
}

var wordForm = regexp.MustCompile(`[\pL\pN_$]+`) // or a number

// usesIn finds the written names of a text, in the order in which they come, and
// what they are; declared is how often each field is declared.
func usesIn(text string, declared map[string]int) (order []string, of map[string]*use) {
	of = map[string]*use{}
	for _, at := range wordForm.FindAllStringIndex(text, -1) {
		w := text[at[0]:at[1]]
		u := of[w]
		if u == nil {
			for kind, form := range nameForms {
				if form.MatchString(w) {
					u = &use{kind: kind}
				}
			}
			if u == nil {
				continue
			}
			of[w] = u
			order = append(order, w)
		}
		if at[0] == 0 || text[at[0]-1] != '.' {
			u.unqualified++
		}
		u.dot = u.dot || strings.HasPrefix(text[at[1]:], ".") || strings.HasPrefix(text[at[1]:], "::")
	}
	for w, u := range of {
		u.exposed = u.kind == className && u.dot || u.kind == fieldName && u.unqualified > declared[w]
	}
	return order, of
}

// mustDiffer reports whether two uses need different names.
func mustDiffer(x, y *use) bool {
	if x.kind > y.kind {
		x, y = y, x
	}
	return x.kind == y.kind || x.exposed || x.kind == methodName && y.accessor
}

// rename draws a naming for a text; half of them change nothing.
func (d dice) rename(text string, classes []*class) naming {
	to := naming{}
	if !d.oneIn(2) {
		return to
	}
	declared := map[string]int{}
	for _, c := range classes {
		for _, f := range c.fields {
			if c.record { // whose components are variables too
				continue
			}
			declared[f.name]++
		}
	}
	any := func() string { return names.All[(d.n(64)*64+d.n(64))%len(names.All)] }
	var few []string
	for range 8 {
		few = append(few, any())
	}
	order, of := usesIn(text, declared)
	for _, c := range classes {
		for _, f := range c.fields {
			of[f.name].accessor = of[f.name].accessor || c.record && !f.static
		}
	}
	holders := map[string][]*use{}
	for _, w := range order {
		u := of[w]
		for try := range 6 {
			n := any()
			if try < 3 {
				n = few[d.n(len(few))]
			}
			free := u.kind != className || names.OfType(n)
			for _, v := range holders[n] {
				free = free && !mustDiffer(u, v)
			}
			if free {
				to[w] = n
				holders[n] = append(holders[n], u)
				break
			}
		}
	}
	return to
}

// name is what a written name becomes, of an array type too.
func (to naming) name(w string) string {
	base := strings.TrimRight(w, "[]")
	if n, ok := to[base]; ok {
		return n + w[len(base):]
	}
	return w
}

// text is a text with its names.
func (to naming) text(s string) string { return wordForm.ReplaceAllStringFunc(s, to.name) }

// apply gives a finished program its names.
func (to naming) apply(p *Program, g *gen) {
	for _, c := range p.classes {
		c.name, c.typ.name = to.name(c.name), to.name(c.typ.name)
		for _, f := range c.fields {
			f.name = to.name(f.name)
		}
	}
	for _, a := range g.arrays {
		a.name = to.name(a.name)
	}
	for _, pair := range g.lists {
		for _, l := range pair {
			l.name = to.text(l.name)
		}
	}
	p.target.name = to.name(p.target.name)
	p.text = to.text(p.text)
}
