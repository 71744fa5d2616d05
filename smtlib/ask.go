package smtlib

import (
	"errors"
	"fmt"
	"math/big"
	"slices"
)

// maxQueried is the most values that QueryModel asks for.
const maxQueried = 1 << 17

// alwaysQueried is how many of the least values of a sort are always in play.
const alwaysQueried = 64

// ErrTooMany says that a model has more points in play than can be asked for.
var ErrTooMany = errors.New("smtlib: a model with too many values to ask for")

// QueryModel makes a model of values that a solver gives one by one, as it does on
// (get-value (t …)): the way to a model whose text cannot be read. What is asked
// for are the constants of the script, and its arrays and functions at the points
// in play: all values of a sort that has few, otherwise the least ones, those that
// constants have, and their neighbours. Elsewhere an array or a function has the
// value of one point that is not in play. A solver's array may change elsewhere,
// too, so that the model counts only when the script is true in it.
//
// ask gives the values of terms of scalar sorts, in order, each as SMT-LIB text.
// The terms are of the builder b, which shares the script's sorts and nothing else.
func QueryModel(s *Script, query func(b *Builder, terms []*Term) ([]string, error)) (*Model, error) {
	a := &asker{b: newBuilder(s.B.sorts, NoSimplify), query: query, points: map[*Sort]*inPlay{}}
	a.r = newTermReader(a.b)
	m := &Model{Consts: map[string]Value{}, Funcs: map[string]FuncValue{}}
	decls := s.Decls()
	if err := a.scalars(m, decls); err != nil {
		return nil, err
	}
	for _, d := range decls {
		if d.Func == nil && !d.Const.Sort.IsArray() {
			continue
		}
		if err := a.plan(d); err != nil {
			return nil, err
		}
	}
	values, err := a.values(a.terms)
	if err != nil {
		return nil, err
	}
	a.answers = values
	for _, d := range decls {
		switch {
		case d.Func != nil:
			m.Funcs[d.Func.Name] = a.function(d.Func)
		case d.Const.Sort.IsArray():
			m.Consts[d.Const.Name] = a.array(d.Const.Sort)
		}
	}
	return m, nil
}

// asker collects the terms to ask for, then reads the answers in the same order.
type asker struct {
	b       *Builder
	r       *termReader
	query   func(*Builder, []*Term) ([]string, error)
	points  map[*Sort]*inPlay
	terms   []*Term
	answers []Value
}

// inPlay is the points of a sort at which arrays and functions are asked for.
// The last is not in play when rest is set: it stands for all others.
type inPlay struct {
	values []Value
	rest   bool
}

// scalars asks for the constants that are no arrays, and finds the points in play.
func (a *asker) scalars(m *Model, decls []Decl) error {
	var consts []*Term
	for _, d := range decls {
		if d.Const != nil && !d.Const.Sort.IsArray() {
			consts = append(consts, a.b.Const(d.Const.Name, d.Const.Sort))
		}
	}
	values, err := a.values(consts)
	if err != nil {
		return err
	}
	found := map[*Sort][]Value{}
	for i, c := range consts {
		m.Consts[c.Name] = values[i]
		found[c.Sort] = append(found[c.Sort], values[i])
	}
	index := func(s *Sort) {
		if a.points[s] == nil && !s.IsArray() {
			a.points[s] = pointsInPlay(s, found[s])
		}
	}
	for _, d := range decls {
		if d.Func != nil {
			for _, s := range d.Func.Args {
				index(s)
			}
			continue
		}
		for s := d.Const.Sort; s.IsArray(); s = s.Elem {
			index(s.Index)
		}
	}
	return nil
}

// pointsInPlay chooses the points of a scalar sort, given the values that constants
// of the sort have.
func pointsInPlay(s *Sort, found []Value) *inPlay {
	p := &inPlay{}
	if s.card64() <= 2*alwaysQueried {
		forAllValues(s, func(v Value) bool { p.values = append(p.values, v); return true })
		return p
	}
	for i := range uint64(alwaysQueried) {
		p.values = append(p.values, BVValue(s, i))
	}
	for _, v := range found {
		for d := int64(-1); d <= 1; d++ {
			p.values = append(p.values, BigValue(s, new(big.Int).Add(v.Uint(), big.NewInt(d))))
		}
	}
	slices.SortFunc(p.values, Value.Compare)
	p.values = slices.CompactFunc(p.values, func(v, w Value) bool { return v.Compare(w) == 0 })
	// A point outside: from the middle of the non-negative numbers on, the first that is not there.
	for v := new(big.Int).Lsh(big.NewInt(1), uint(s.Width-2)); ; v.Add(v, big.NewInt(1)) {
		out := BigValue(s, v)
		if _, found := slices.BinarySearchFunc(p.values, out, Value.Compare); !found {
			p.values, p.rest = append(p.values, out), true
			return p
		}
	}
}

// plan adds the terms that give an array or a function at its points.
func (a *asker) plan(d Decl) error {
	if d.Func == nil {
		return a.planArray(a.b.Const(d.Const.Name, d.Const.Sort))
	}
	f := a.b.Declare(d.Func.Name, d.Func.Args, d.Func.Ret)
	var err error
	a.tuples(d.Func.Args, func(args []Value) bool {
		terms := make([]*Term, len(args))
		for i, v := range args {
			terms[i] = a.b.ValueTerm(v)
		}
		err = a.planArray(a.b.App(f, terms...))
		return err == nil
	})
	return err
}

// planArray adds the terms of a scalar, or of all points of an array.
func (a *asker) planArray(t *Term) error {
	if !t.Sort.IsArray() {
		if len(a.terms) == maxQueried {
			return ErrTooMany
		}
		a.terms = append(a.terms, t)
		return nil
	}
	p := a.points[t.Sort.Index]
	if p == nil {
		return fmt.Errorf("smtlib: an array over arrays cannot be asked for: %s", t.Sort)
	}
	for _, v := range p.values {
		if err := a.planArray(a.b.Select(t, a.b.ValueTerm(v))); err != nil {
			return err
		}
	}
	return nil
}

// tuples visits the tuples of points of some sorts in order until visit says no.
func (a *asker) tuples(sorts []*Sort, visit func([]Value) bool) {
	args := make([]Value, len(sorts))
	var at func(k int) bool
	at = func(k int) bool {
		if k == len(sorts) {
			return visit(args)
		}
		if a.points[sorts[k]] == nil {
			return true // of arrays: zero everywhere
		}
		for _, v := range a.points[sorts[k]].values {
			args[k] = v
			if !at(k + 1) {
				return false
			}
		}
		return true
	}
	at(0)
}

// array reads the answers for a term of sort s.
func (a *asker) array(s *Sort) Value {
	if !s.IsArray() {
		v := a.answers[0]
		a.answers = a.answers[1:]
		return v
	}
	p := a.points[s.Index]
	entries := make([]ArrayEntry, len(p.values))
	for i, v := range p.values {
		entries[i] = ArrayEntry{v, a.array(s.Elem)}
	}
	rest := entries[len(entries)-1].Elem
	if p.rest {
		entries = entries[:len(entries)-1]
	}
	return NewArrayValue(s, rest, entries...)
}

// function reads the answers for a function. One of several arguments is zero where
// not all are in play.
func (a *asker) function(f *Func) FuncValue {
	v := FuncValue{Else: ZeroValue(f.Ret)}
	a.tuples(f.Args, func(args []Value) bool {
		v.Entries = append(v.Entries, FuncEntry{slices.Clone(args), a.array(f.Ret)})
		return true
	})
	if n := len(v.Entries); len(f.Args) == 1 && n > 0 {
		v.Else = v.Entries[n-1].Result
	}
	return v
}

// values asks for the values of terms and reads them.
func (a *asker) values(terms []*Term) ([]Value, error) {
	if len(terms) == 0 {
		return nil, nil
	}
	texts, err := a.query(a.b, terms)
	if err != nil {
		return nil, err
	}
	if len(texts) != len(terms) {
		return nil, fmt.Errorf("smtlib: %d values for %d terms", len(texts), len(terms))
	}
	values := make([]Value, len(terms))
	for i, text := range texts {
		n, err := newSexpReader(text).next()
		if err != nil {
			return nil, err
		}
		if n == nil {
			return nil, fmt.Errorf("smtlib: no value for %s", terms[i])
		}
		t, err := a.r.term(n)
		if err != nil {
			return nil, err
		}
		if t.Sort != terms[i].Sort || t.HasBound {
			return nil, fmt.Errorf("smtlib: %s for %s of sort %s", text, terms[i], terms[i].Sort)
		}
		if values[i], err = Eval(t, nil); err != nil {
			return nil, err
		}
	}
	return values, nil
}
