package types

import (
	"slices"

	"inspect/java/ast"
)

// Whether the labels of a switch are for all values (JLS 14.11.1.1), and whether one is for
// what an earlier one takes already (JLS 14.11.1).

// isExhaustive reports whether the cases have one for every value of the selector.
func (r *resolver) isExhaustive(cases []*ast.Case, operand Type) bool {
	var rows [][]ast.Expr
	for _, c := range cases {
		if c.Default {
			return true
		}
		for _, l := range c.Labels {
			if IsDefaultLabel(l) {
				return true
			}
			if p, ok := l.(*ast.Pattern); !ok || r.isUnguarded(p) {
				rows = append(rows, []ast.Expr{l})
			}
		}
	}
	return IsKind(operand, Invalid) || r.covers([]Type{operand}, rows)
}

// isUnguarded reports whether a pattern takes all that it matches.
func (r *resolver) isUnguarded(p *ast.Pattern) bool {
	if p.Guard == nil {
		return true
	}
	k := r.w.Info.Consts[p.Guard]
	return k != nil && k.Int != nil && k.Int.Sign() != 0
}

// covers reports whether the rows, each with a pattern or an enum constant for each type, take
// all values of the types; nil takes any.
func (r *resolver) covers(ts []Type, rows [][]ast.Expr) bool {
	if len(ts) == 0 || len(rows) == 0 {
		return len(rows) > 0
	}
	t, rest := ts[0], ts[1:]
	if r.covers(rest, after(rows, func(x ast.Expr) ([]ast.Expr, bool) { return nil, r.isTotal(x, t) })) {
		return true
	}
	return slices.ContainsFunc(r.w.parts(t), func(part Type) bool {
		c, ok := part.(*Class)
		if !ok {
			return false
		}
		r.w.Header(c)
		switch {
		case c.Kind == ast.Record:
			return r.coversRecord(c, t, rest, rows)
		case c.Kind == ast.Enum:
			return r.coversEnum(c, t, rest, rows)
		case c.Abstract && c.Compiled:
			return true // what it permits is not known
		case c.Abstract && c.Decl.Modifiers.Has("sealed"):
			return !slices.ContainsFunc(r.w.permitted(c), func(k *Class) bool {
				return r.isPossible(k, t) && !r.covers(append([]Type{r.withArguments(k, t)}, rest...), rows)
			})
		}
		return false
	})
}

// after are the rows that take a value of the first type, without what takes it, which may
// leave other patterns in its place.
func after(rows [][]ast.Expr, takes func(x ast.Expr) (front []ast.Expr, ok bool)) [][]ast.Expr {
	var out [][]ast.Expr
	for _, row := range rows {
		if front, ok := takes(row[0]); ok {
			out = append(out, append(front, row[1:]...))
		}
	}
	return out
}

// coversRecord is covers where the first type, t, is the record c: its components stand for
// it, as soon as a pattern takes it apart.
func (r *resolver) coversRecord(c *Class, t Type, rest []Type, rows [][]ast.Expr) bool {
	if !slices.ContainsFunc(rows, func(row []ast.Expr) bool { p, ok := row[0].(*ast.Pattern); return ok && p.Record }) {
		return false
	}
	n := len(c.Components())
	return r.covers(append(r.componentTypes(r.withArguments(c, t)), rest...), after(rows, func(x ast.Expr) ([]ast.Expr, bool) {
		front := make([]ast.Expr, n) // which take any
		if p, ok := x.(*ast.Pattern); ok && p.Record && r.w.Info.TypeOf[p.Type] == Type(c) && len(p.Parts) == n {
			for i, part := range p.Parts {
				front[i] = part
			}
			return front, true
		}
		return front, r.isTotal(x, t)
	}))
}

// coversEnum is covers where the first type, t, is the enum c: each constant must be taken.
func (r *resolver) coversEnum(c *Class, t Type, rest []Type, rows [][]ast.Expr) bool {
	return !slices.ContainsFunc(c.Constants(), func(f *Field) bool {
		return !r.covers(rest, after(rows, func(x ast.Expr) ([]ast.Expr, bool) {
			return nil, r.isTotal(x, t) || x != nil && r.w.Info.Uses[x] == Object(f)
		}))
	})
}

// isTotal reports whether a pattern takes all values of a type but null.
func (r *resolver) isTotal(x ast.Expr, t Type) bool {
	if x == nil {
		return true
	}
	p, ok := x.(*ast.Pattern)
	if !ok || p.Record {
		return false
	}
	if isVar(p.Type) {
		return true
	}
	of := r.w.Info.TypeOf[p.Type]
	return of != nil && slices.ContainsFunc(r.w.parts(t), func(u Type) bool { return IsKind(of, Invalid) || IsAssignable(u, of) })
}

// permitted are the direct subclasses of a sealed class: those that it names, or all of its
// file.
func (w *World) permitted(c *Class) []*Class {
	var ks []*Class
	scope := w.insideClass(c)
	for _, p := range c.Decl.Permits {
		if k, ok := w.Erasure(scope.full(p)).(*Class); ok {
			w.Header(k)
			ks = append(ks, k)
		}
	}
	if len(c.Decl.Permits) > 0 {
		return ks
	}
	for _, k := range w.classes {
		if k.File == c.File && k != c {
			if w.Header(k); slices.Contains(w.parents(k), c) {
				ks = append(ks, k)
			}
		}
	}
	return ks
}

// isPossible reports whether a value of type t may be of class k, as far as type arguments tell.
func (r *resolver) isPossible(k *Class, t Type) bool {
	p, ok := deref(t).(*Parameterized)
	if !ok {
		return true
	}
	sup, ok := r.w.asSuper(r.w.thisType(k), p.Class).(*Parameterized)
	if !ok {
		return true
	}
	for i, a := range p.Args {
		if r.w.areDistinct(sup.Args[i], a) {
			return false
		}
	}
	return true
}

// areDistinct reports whether two type arguments can never be the same.
func (w *World) areDistinct(a, b Type) bool {
	exact := func(t Type) bool {
		switch deref(t).(type) {
		case *Class, *Parameterized, *Array:
			return true
		}
		return false
	}
	if exact(a) && exact(b) {
		return w.Erasure(a) != w.Erasure(b)
	}
	return !w.canCast(w.upper(a), w.upper(b))
}

// withArguments is class c with the type arguments that type t of the values determines. A record
// pattern that names none has these (JLS 18.5.5).
func (r *resolver) withArguments(c *Class, t Type) Type {
	ps := r.w.TypeParams(c)
	if len(ps) == 0 {
		return c
	}
	args := make([]Type, len(ps))
	for i := range args {
		args[i] = &Wildcard{}
	}
	for _, u := range r.generic(t) {
		sup, ok := r.w.asSuper(r.w.thisType(c), u.Class).(*Parameterized)
		if !ok {
			continue
		}
		for i, a := range sup.Args {
			if k := slices.IndexFunc(ps, func(p *TypeVar) bool { return deref(a) == Type(p) }); k >= 0 {
				args[k] = u.Args[i]
			}
		}
	}
	return &Parameterized{c, args}
}

// generic are the parameterised types that a value of type t has.
func (r *resolver) generic(t Type) []*Parameterized {
	var ps []*Parameterized
	switch t := deref(t).(type) {
	case *Parameterized:
		ps = append(ps, t)
	case *TypeVar:
		for _, u := range t.Upper() {
			ps = append(ps, r.generic(u)...)
		}
	case *Intersection:
		for _, u := range t.Types {
			ps = append(ps, r.generic(u)...)
		}
	}
	return ps
}

// componentTypes are the types of the components of a record of type t.
func (r *resolver) componentTypes(t Type) []Type {
	c := classOf(t)
	var ts []Type
	s, raw := r.w.memberOf(r.w.captureConversion(t), c)
	for _, f := range c.Components() {
		of := r.w.fieldType(f)
		if raw {
			of = r.w.Erasure(of)
		}
		ts = append(ts, r.w.upward(r.w.subst(of, s)))
	}
	return ts
}

// dominated reports labels for what an earlier label takes already.
func (r *resolver) dominated(cases []*ast.Case, t Type) {
	var before []*ast.Pattern
	var def ast.Node
	for _, c := range cases {
		for _, l := range c.Labels {
			p, pattern := l.(*ast.Pattern)
			lit, null := l.(*ast.Literal)
			null = null && lit.Kind == ast.NullLit
			if def != nil && (pattern || null) {
				r.errorf(Dominated, l.Span(), "the default at %s takes this already", def.Span())
			}
			for _, q := range before {
				if !null && !IsDefaultLabel(l) && r.coversLabel(q, l, t) {
					r.errorf(Dominated, l.Span(), "the case at %s takes this already", q.Span())
					break
				}
			}
			if pattern && r.isUnguarded(p) {
				before = append(before, p)
			}
			if IsDefaultLabel(l) {
				def = l
			}
		}
		if c.Default {
			def = c
		}
	}
	for _, q := range before {
		if def != nil && r.isTotal(q, t) {
			r.errorf(Dominated, q.Span(), "this case takes all that the default is for")
		}
	}
}

// coversLabel reports whether an unguarded pattern takes all that label l does, of values of
// type t.
func (r *resolver) coversLabel(p *ast.Pattern, l ast.Expr, t Type) bool {
	q, ok := l.(*ast.Pattern)
	of := t
	if ok && !isVar(q.Type) {
		of = r.w.Info.TypeOf[q.Type]
	}
	if of == nil || IsKind(of, Invalid) {
		return false
	}
	if !p.Record || !ok || !q.Record {
		return r.isTotal(p, of)
	}
	of = r.w.Erasure(of)
	c, ok := of.(*Class)
	if !ok || c.Kind != ast.Record || r.w.Info.TypeOf[p.Type] != of || len(p.Parts) != len(c.Components()) || len(q.Parts) != len(p.Parts) {
		return false
	}
	for i, u := range r.componentTypes(r.withArguments(c, t)) {
		if !r.coversLabel(p.Parts[i], q.Parts[i], u) {
			return false
		}
	}
	return true
}
