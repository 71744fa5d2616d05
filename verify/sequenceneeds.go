package verify

import (
	"cmp"
	"slices"
	"strings"

	"inspect/cfg"
	"inspect/counterexample/needs"
	"inspect/counterexample/sequences"
	"inspect/java/types"
)

// In a sequence of calls a need is over what the last call takes, what observers show of its
// receiver, and what a constructor or factory took before. All are parameters of the driver.

// passesNoNulls assumes that calls before the last one pass no null in arrays and collections: where
// something fails of that, it is a need of theirs, and no defect (docs/design/plain.md, section 5).
func passesNoNulls(r *run, of *sequenced) {
	var texts []string
	for _, v := range of.method.Params {
		if slices.Contains(of.driver.Given, v.Name) {
			texts = append(texts, needs.NoNulls(of.method, v)...)
		}
	}
	if len(texts) == 0 {
		return
	}
	for _, k := range r.world.Assume(of.method, needs.Clauses(of.method.QName(), texts)) {
		if k != nil {
			of.given = append(of.given, cfg.Condition{Clause: k})
		}
	}
}

// assume gives the driver of call sequences the conditions of the method that they end in.
func (r *run) assume(of *sequenced) {
	d := of.driver
	passesNoNulls(r, of)
	if !mayNeed(r, d.Of) {
		return
	}
	s := &supposition{}
	conditions := d.Conditions
	for _, c := range r.supposed[d.Of] {
		switch {
		case !c.IsOfReceiver():
			s.add(c.Atom, c.Text, "")
		case len(conditions) > 0:
			s.add(c.Atom, conditions[0], "")
			conditions = conditions[1:]
		}
	}
	s.receiver(r, d)
	for i := range d.Constructions {
		s.addConstruction(r, &d.Constructions[i])
	}
	if ks := s.resolved(r, of.method); len(ks) > 0 {
		r.supposed[of.method] = ks
	}
}

// ofReceiver are the conditions of a method that are over the fields of its receiver as well.
func ofReceiver(r *run, m *types.Method) (texts []string) {
	for _, c := range r.supposed[m] {
		if c.IsOfReceiver() {
			texts = append(texts, c.Text)
		}
	}
	return texts
}

// supposition collects conditions of a driver: as they are shown, and over its parameters. An
// opposite is empty where it is the negation.
type supposition struct {
	atoms            []needs.Atom
	texts, opposites []string
}

func (s *supposition) add(a needs.Atom, text, opposite string) {
	s.atoms, s.texts, s.opposites = append(s.atoms, a), append(s.texts, text), append(s.opposites, opposite)
}

// receiver adds what is over the receiver of the last call.
func (s *supposition) receiver(r *run, d *sequences.Driver) {
	tested, own := fieldsOf(r).Tested(d.Of), needs.TestedOfReceiver(d.Of)
	var shown, written [2][]string // questions and sizes
	for _, o := range d.Observers {
		if own[o.Method.Name] || sharesName(o.Reads, own) {
			continue
		}
		of := 1
		if types.IsKind(o.Method.Result, types.Boolean) {
			of = 0
		}
		shown[of] = append(shown[of], o.Method.Name+"()")
		written[of] = append(written[of], o.Param)
	}
	as := needs.Receiver(d.Of, written[0], written[1])
	for i, a := range needs.Receiver(d.Of, shown[0], shown[1]) {
		if !tested.Exclude(&a) {
			s.add(a, as[i].Text, "")
		}
	}
}

func sharesName(names, among map[string]bool) bool {
	for n := range among {
		if names[n] {
			return true
		}
	}
	return false
}

// addConstruction adds what is over the arguments of a constructor or factory, wherever it is called.
func (s *supposition) addConstruction(r *run, m *sequences.Construction) {
	if k := m.Method; !mayNeed(r, k) && !(k.Derived == types.Canonical && isOrdinary(r, k)) {
		return
	}
	tested := fieldsOf(r).Tested(m.Method)
	named := func(names []string) []needs.Atom { // of the same kinds in the same order, by other names
		k := &types.Method{Class: m.Method.Class, Static: m.Method.Static}
		for i, v := range m.Params {
			p := *v
			if names != nil {
				p.Name = names[i]
			}
			k.Params = append(k.Params, &p)
		}
		return fieldsOf(r).Atoms(k)
	}
	var at [][]needs.Atom
	for _, u := range m.Uses {
		at = append(at, named(u.Args))
	}
	for i, a := range named(nil) {
		if tested.Exclude(&a) {
			continue
		}
		a.At = m.Method
		for k, q := range a.About {
			a.About[k].Of = m.Method.Name + "." + q.Of
		}
		var holds []string
		not := slices.Clone(m.Others)
		for j, u := range m.Uses {
			holds = append(holds, "(!("+u.Chosen+") || ("+at[j][i].Text+"))")
			none := u.None
			if j == 0 {
				none = "false"
			}
			not = append(not, "("+none+" || "+u.Chosen+" && !("+at[j][i].Text+"))")
		}
		s.add(a, strings.Join(holds, " && "), strings.Join(not, " && "))
	}
}

// resolved are the conditions as preconditions of the method of a driver.
func (s *supposition) resolved(r *run, k *types.Method) (out []candidate) {
	if len(s.atoms) == 0 {
		return nil
	}
	clauses := r.world.Assume(k, needs.Clauses(k.QName(), s.texts))
	var texts []string
	for _, o := range s.opposites {
		texts = append(texts, cmp.Or(o, "true"))
	}
	opposites := r.world.Assume(k, needs.Clauses(k.QName(), texts))
	for i, c := range clauses {
		switch {
		case c == nil:
		case s.opposites[i] == "":
			out = append(out, candidate{Atom: s.atoms[i], clause: c})
		case opposites[i] != nil:
			out = append(out, candidate{s.atoms[i], c, opposites[i]})
		}
	}
	return out
}
