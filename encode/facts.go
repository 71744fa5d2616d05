package encode

import (
	"inspect/cfg"
	"inspect/java/types"
)

// Facts: what the assumptions about the pre-state say of single cells, found
// before the cells are made. An assumption such as
//
//	heap != null && 0 <= len && len < heap.length
//
// bounds the cells heap and len of the receiver, so that they are constants of
// few bits, or of one value, and the multiplexers and quantifiers that depend on
// them are small. Only conjuncts that must be true are read. What is said of all
// objects of a class says something of the cells of an object that need not
// exist only when the other cells that it speaks of exist for sure: then they are
// within their range or, as it does not exist, at their defaults.
//
// Meaning kept: every model of the assumptions has the cells within their
// ranges, which are asserted as well, so every script stays satisfiable iff it
// was.

// span is an interval of signed numbers, within ±2^62.
type span struct{ lo, hi int64 }

const farAway = 1 << 62

// maxFactWidth is the width of the widest integers of which facts are read: a
// span holds all of their values.
const maxFactWidth = 62

func (s span) hull(t span) span { return span{min(s.lo, t.lo), max(s.hi, t.hi)} }

// operand is what is known of an expression in the pre-state: the cell that it
// reads, if that is one cell for sure, and the integers or objects it may be.
type operand struct {
	cell    *slot
	span    span
	objects []place // of a reference, without null; nil and !known: any
	known   bool
}

// place is an object of the pre-state.
type place struct {
	kind  *cfg.Kind
	index int
}

// cellKey finds a slot.
type cellKey struct {
	comp *cfg.Component
	place
	elem int
}

type facts struct {
	*prestate
	cells   map[cellKey]*slot
	sure    map[place]bool // exists in every pre-state
	bound   map[*cfg.Bound]place
	changed bool
}

// readFacts narrows the slots by the assumptions, until nothing new is found.
func (p *prestate) readFacts() {
	f := &facts{prestate: p, cells: map[cellKey]*slot{}, sure: map[place]bool{}, bound: map[*cfg.Bound]place{}}
	for _, s := range p.roots {
		f.cells[cellKey{comp: s.comp}] = s
	}
	for _, slots := range p.slots {
		for _, s := range slots {
			f.cells[cellKey{s.comp, place{s.kind, s.index}, s.elem}] = s
		}
	}
	for round := 0; round < 10; round++ {
		f.changed = false
		f.findSure()
		for _, a := range p.Graph.Pre {
			f.holds(a.Cond)
		}
		if !f.changed {
			break
		}
	}
}

// findSure follows the references that can mean only one object.
func (f *facts) findSure() {
	visit := func(s *slot) {
		if isRef(s.comp) && len(s.may) == 1 && s.may[0] != 0 {
			f.sure[f.object(s, s.may[0])] = true
		}
	}
	for _, s := range f.roots {
		visit(s)
	}
	for _, s := range f.scans {
		if f.sure[place{s.kind, s.index}] {
			visit(s)
		}
	}
}

// object finds the object that a cell means by a number.
func (f *facts) object(s *slot, number uint64) place {
	k := kindOf(f.Graph.SortByType[s.comp.Type], int(number))
	return place{k, int(number) - k.First}
}

// holds reads an assumption about the objects that bound variables stand for, if
// they exist.
func (f *facts) holds(x *cfg.Expr) {
	if x == nil {
		return
	}
	switch x.Op {
	case cfg.OpAnd:
		for _, a := range x.Args {
			f.holds(a)
		}
	case cfg.OpForall:
		if !types.IsReference(x.Bound.Type) || !isTrueConst(x.Args[0]) {
			return
		}
		for _, k := range x.Bound.Kinds {
			for i := range k.Pre {
				f.bound[x.Bound] = place{k, i}
				f.holds(x.Args[1])
			}
		}
		delete(f.bound, x.Bound)
	case cfg.OpNot:
		f.fails(x.Args[0])
	case cfg.OpLt:
		f.less(x.Args[0], x.Args[1], 1)
	case cfg.OpLe:
		f.less(x.Args[0], x.Args[1], 0)
	case cfg.OpEq:
		if isSigned(x.Args[0].Type) {
			f.less(x.Args[0], x.Args[1], 0)
			f.less(x.Args[1], x.Args[0], 0)
		}
	}
}

// fails reads the negation of an assumption.
func (f *facts) fails(x *cfg.Expr) {
	switch x.Op {
	case cfg.OpNot:
		f.holds(x.Args[0])
	case cfg.OpOr:
		for _, a := range x.Args {
			f.fails(a)
		}
	case cfg.OpLt:
		f.less(x.Args[1], x.Args[0], 0)
	case cfg.OpLe:
		f.less(x.Args[1], x.Args[0], 1)
	case cfg.OpEq:
		for i, a := range x.Args {
			if a.Op == cfg.OpNull {
				f.notNull(x.Args[1-i])
			}
		}
	}
}

// speaksOf reports whether what is read says something of a cell: certain, when
// all objects that bound variables stand for exist for sure; else only of the
// cells of the one object that need not exist, and then with their default.
func (f *facts) speaksOf(s *slot) (states, certain bool) {
	states, certain = true, true
	for _, o := range f.bound {
		if !f.sure[o] {
			certain = false
			states = states && s.kind != nil && o == place{s.kind, s.index}
		}
	}
	return states, certain
}

// notNull takes null out of the values of a cell. (Of an object that need not
// exist, the cell may be at its default, which is null.)
func (f *facts) notNull(x *cfg.Expr) {
	s := f.eval(x).cell
	if s == nil || !isRef(s.comp) || len(s.may) < 2 || s.may[0] != 0 {
		return
	}
	if _, certain := f.speaksOf(s); certain {
		s.may = s.may[1:]
		f.changed = true
	}
}

// isSigned reports whether values of a type are integers compared with a sign.
func isSigned(t types.Type) bool { return types.IsIntegral(t) && !types.IsKind(t, types.Char) }

// less reads x + gap <= y.
func (f *facts) less(x, y *cfg.Expr, gap int64) {
	if !isSigned(x.Type) || f.shape.sortOf(x.Type).Width > maxFactWidth {
		return
	}
	a, b := f.eval(x), f.eval(y)
	f.narrow(a.cell, span{-farAway, b.span.hi - gap})
	f.narrow(b.cell, span{a.span.lo + gap, farAway})
}

// narrow keeps the values of a cell that lie within to.
func (f *facts) narrow(s *slot, to span) {
	if s == nil || isRef(s.comp) {
		return
	}
	states, certain := f.speaksOf(s)
	if !states {
		return
	}
	now := f.spanOf(s)
	next := span{max(now.lo, to.lo), min(now.hi, to.hi)}
	if next.lo > next.hi {
		return // no pre-state at all; the solver says why
	}
	if !certain {
		next = next.hull(span{})
	}
	if next != now {
		s.within = &next
		f.changed = true
	}
}

// spanOf gives the values of an integer cell.
func (p *prestate) spanOf(s *slot) span {
	if s.within != nil {
		return *s.within
	}
	return p.ofType(s.comp.Type)
}

func (p *prestate) ofType(t types.Type) span {
	if w := p.shape.sortOf(t).Width; isSigned(t) && w <= maxFactWidth {
		return span{-1 << (w - 1), 1<<(w-1) - 1}
	}
	return span{-farAway, farAway}
}

// eval finds out about an expression, read in the pre-state.
func (f *facts) eval(x *cfg.Expr) operand {
	if types.IsReference(x.Type) {
		return f.reference(x)
	}
	if !isSigned(x.Type) {
		return operand{span: span{-farAway, farAway}}
	}
	all := f.ofType(x.Type)
	within := func(lo, hi int64) operand {
		if lo < all.lo || hi > all.hi {
			return operand{span: all}
		}
		return operand{span: span{lo, hi}}
	}
	switch x.Op {
	case cfg.OpConst:
		if x.Int.IsInt64() {
			return within(x.Int.Int64(), x.Int.Int64())
		}
	case cfg.OpLocal, cfg.OpField, cfg.OpElem:
		return f.read(x)
	case cfg.OpLen:
		return operand{span: span{0, f.shape.longest()}}
	case cfg.OpAt:
		if x.At == f.Graph.Entry {
			return f.eval(x.Args[0])
		}
	case cfg.OpAdd, cfg.OpSub:
		if f.shape.sortOf(x.Type).Width > 60 {
			break
		}
		a, b := f.eval(x.Args[0]).span, f.eval(x.Args[1]).span
		if x.Op == cfg.OpSub {
			b = span{-b.hi, -b.lo}
		}
		return within(a.lo+b.lo, a.hi+b.hi)
	case cfg.OpConvert:
		if a := x.Args[0]; isSigned(a.Type) {
			s := f.eval(a).span
			return within(s.lo, s.hi)
		}
	}
	return operand{span: all}
}

// reference finds out about a reference.
func (f *facts) reference(x *cfg.Expr) operand {
	switch x.Op {
	case cfg.OpBound:
		if o, ok := f.bound[x.Bound]; ok {
			return operand{objects: []place{o}, known: true}
		}
	case cfg.OpLocal, cfg.OpField, cfg.OpElem:
		return f.read(x)
	case cfg.OpAt:
		if x.At == f.Graph.Entry {
			return f.eval(x.Args[0])
		}
	}
	return operand{}
}

// read finds out about a cell that is read: an input, a field, an element.
func (f *facts) read(x *cfg.Expr) operand {
	if x.Op == cfg.OpLocal {
		return f.cell(f.cells[cellKey{comp: x.Comp}], x)
	}
	from := f.eval(x.Args[0])
	if x.Op == cfg.OpElem || !from.known || len(from.objects) != 1 {
		return f.unknown(x)
	}
	return f.cell(f.cells[cellKey{comp: x.Comp, place: from.objects[0]}], x)
}

func (f *facts) unknown(x *cfg.Expr) operand {
	if types.IsReference(x.Type) {
		return operand{}
	}
	return operand{span: f.ofType(x.Type)}
}

// cell is what is known of a cell; nil: of one that nothing is known of.
func (f *facts) cell(s *slot, x *cfg.Expr) operand {
	if s == nil {
		return f.unknown(x)
	}
	if !isRef(s.comp) {
		return operand{cell: s, span: f.spanOf(s)}
	}
	out := operand{cell: s, known: true}
	for _, v := range s.may {
		if v != 0 {
			out.objects = append(out.objects, f.object(s, v))
		}
	}
	return out
}
