package cfg

import (
	"slices"
	"strings"

	"inspect/java/core"
	"inspect/java/types"
)

// objects is a set of objects: \reach from start along fields, in the current
// state or, with at, in that of \old.
type objects struct {
	start value3
	kinds []*Kind // nil: no filter
	typ   types.Type
	comps []*Component
	at    *Node
}

// objects lowers an expression of type ObjectSet.
func (s *spec) objects(e core.Expr) objects {
	switch e := e.(type) {
	case *core.Old:
		at, inner := s.lookBack(e)
		var o objects
		s.readIn(at, func() { o = inner.objects(e.X) })
		if o.at == nil && (!s.inOld || inner.marked) {
			o.at = at
		}
		return o
	case *core.Reach:
		o := objects{start: s.eval(e.X)}
		o.typ = o.start.v.Type
		if e.Of != nil {
			o.typ = e.Of
			o.kinds = s.u.kindsOf(o.typ)
			if o.kinds == nil {
				o.kinds = []*Kind{}
			}
		}
		for _, f := range e.Fields {
			if f.Static {
				continue
			}
			if _, array := f.Type.(*types.Array); array {
				s.unsupported(e.Span(), `\reach through the array field `+f.QName(), "name the fields to follow")
			}
			if why := s.scope.sealed[f]; why != nil {
				giveUp(why)
			}
			o.comps = append(o.comps, s.fieldComp(f))
		}
		if !e.Named {
			s.wholly(s.unknownKindsReached(o), e.Span(), itLeads)
		}
		return o
	case *core.Unsupported:
		s.refuse(e)
	}
	s.unsupported(e.Span(), "this set of objects", `use \reach`)
	return objects{}
}

// in moves what was lowered inside the set into the state it belongs to.
func (s *spec) in(o objects, x *Expr) *Expr {
	if o.at != nil {
		return s.mk.at(o.at, x)
	}
	return x
}

// defined is the definedness of the set as a value without a value.
func (s *spec) defined(o objects) value3 {
	return value3{s.mk.yes, s.in(o, o.start.def), s.in(o, o.start.in)}
}

// has reports whether x, of the current state, is in the set.
func (s *spec) has(of core.Node, o objects, x *Expr) *Expr {
	if o.start.v.Op == OpNull || x.Op == OpNull {
		return s.mk.no
	}
	test := func(x *Expr) *Expr {
		return s.mk.cons(Expr{Op: OpReachHas, Type: s.mk.boolT, Args: []*Expr{o.start.v, x}, Kinds: o.kinds, Comps: o.comps})
	}
	if o.at == nil {
		return test(x)
	}
	return s.throughBound(of, of.Span(), x, func(b *Expr) *Expr { return s.mk.at(o.at, test(b)) })
}

// unknownKindsReached are the kinds of strangers that objects of a set, or on the way to
// them, can have.
func (s *spec) unknownKindsReached(o objects) []*Kind {
	return slices.DeleteFunc(s.passed(o), func(k *Kind) bool { return !isUnknownClass(k) })
}

// members are the kinds that the objects of a set can have.
func (s *spec) members(o objects) []*Kind {
	if o.kinds != nil {
		return o.kinds
	}
	return s.passed(o)
}

// passed are the kinds of the objects that are followed.
func (s *spec) passed(o objects) []*Kind {
	ks := append([]*Kind(nil), s.u.kindsOf(o.start.v.Type)...)
	seen := map[*Kind]bool{}
	for _, k := range ks {
		seen[k] = true
	}
	for _, c := range o.comps {
		for _, k := range s.u.kindsOf(c.Type) {
			if !seen[k] {
				seen[k] = true
				ks = append(ks, k)
			}
		}
	}
	return ks
}

// setBound is a variable for a node of the tree over some kinds of a sort: what
// inlined calls lower with references of several types has several.
type setBound struct {
	of    core.Node
	sort  *Sort
	kinds string
}

// every quantifies f over the objects that can be in one of the sets: one
// quantifier per sort.
func (s *spec) every(of core.Node, f func(x *Expr) *Expr, sets ...objects) *Expr {
	var order []*Sort
	by := map[*Sort][]*Kind{}
	seen := map[*Kind]bool{}
	for _, o := range sets {
		for _, k := range s.members(o) {
			if seen[k] {
				continue
			}
			seen[k] = true
			if by[k.Sort] == nil {
				order = append(order, k.Sort)
			}
			by[k.Sort] = append(by[k.Sort], k)
		}
	}
	all := s.mk.yes
	for _, sort := range order {
		key := setBound{of, sort, kindIDs(by[sort])}
		b := s.bounds[s.keyOf(key)]
		if b == nil {
			b = s.bound(key, "o", by[sort][0].Type, of.Span())
			b.Kinds = by[sort]
			b.Type = s.widest(by[sort])
		}
		all = s.mk.and(all, s.mk.quantify(OpForall, b, s.mk.yes, f(s.mk.boundVar(b))))
	}
	return all
}

func kindIDs(ks []*Kind) string {
	var b strings.Builder
	for _, k := range ks {
		b.WriteString(itoa(k.ID) + " ")
	}
	return b.String()
}

// widest is a type of which all the kinds are.
func (s *spec) widest(ks []*Kind) types.Type {
	t := ks[0].Type
	c, ok := t.(*types.Class)
	for ok && c.Super != nil {
		all := true
		for _, k := range ks {
			all = all && types.IsAssignable(k.Type, c)
		}
		if all {
			return c
		}
		c = c.Super
	}
	return t
}

func (s *spec) subset(of core.Node, a, b objects) *Expr {
	return s.every(of, func(x *Expr) *Expr { return s.mk.or(s.mk.not(s.has(of, a, x)), s.has(of, b, x)) }, a, b)
}

func (s *spec) same(of core.Node, a, b objects) *Expr {
	return s.every(of, func(x *Expr) *Expr { return s.mk.eq(s.has(of, a, x), s.has(of, b, x)) }, a, b)
}

// compareSets lowers == and != of sets, and inclusion.
func (s *spec) compareSets(e *core.Binary) value3 {
	a, b := s.objects(e.X), s.objects(e.Y)
	var v *Expr
	switch e.Op {
	case "==":
		v = s.same(e, a, b)
	case "!=":
		v = s.mk.not(s.same(e, a, b))
	case "<=":
		v = s.subset(e, a, b)
	case ">=":
		v = s.subset(e, b, a)
	case "<":
		v = s.mk.and(s.subset(e, a, b), s.mk.not(s.same(e, a, b)))
	case ">":
		v = s.mk.and(s.subset(e, b, a), s.mk.not(s.same(e, a, b)))
	default:
		s.unsupported(e.Span(), "operator "+string(e.Op)+" on sets", "use == or has")
	}
	return s.strict(v, s.defined(a), s.defined(b))
}

// setCall lowers a method of a set.
func (s *spec) setCall(e *core.SetCall) value3 {
	a := s.objects(e.X)
	d := s.defined(a)
	switch e.Op {
	case types.SetHas:
		x := s.eval(e.Args[0])
		return s.strict(s.has(e, a, x.v), d, x)
	case types.SetSize:
		if a.start.v.Op == OpNull {
			return s.pure(s.mk.num(s.mk.intT, 0))
		}
		n := s.mk.cons(Expr{Op: OpReachCount, Type: s.mk.intT, Args: []*Expr{a.start.v}, Kinds: a.kinds, Comps: a.comps})
		return s.strict(s.in(a, n), d)
	case types.SetIsEmpty:
		if a.kinds == nil {
			return s.strict(s.in(a, s.mk.not(s.mk.nonNull(a.start.v))), d)
		}
		return s.strict(s.every(e, func(x *Expr) *Expr { return s.mk.not(s.has(e, a, x)) }, a), d)
	}
	b := s.objects(e.Args[0])
	d = s.strict(s.mk.yes, d, s.defined(b))
	switch e.Op {
	case types.SetEquals:
		return s.strict(s.same(e, a, b), d)
	case types.SetContainsAll:
		return s.strict(s.subset(e, b, a), d)
	case types.SetSubset:
		return s.strict(s.subset(e, a, b), d)
	case types.SetProperSubset:
		return s.strict(s.mk.and(s.subset(e, a, b), s.mk.not(s.same(e, a, b))), d)
	}
	s.unsupported(e.Span(), "set method "+string(e.Op), "use has")
	return value3{}
}
