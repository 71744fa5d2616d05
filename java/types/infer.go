package types

// Inference of type arguments (JLS 18): the bound set of one outermost call, with
// the variables of the calls nested in its arguments.

// InferVar stands for a type argument that is not known yet. deref gives its type
// when it is.
type InferVar struct {
	set    *boundSet
	param  *TypeVar
	bounds [3][]Type // by boundKind
	inst   Type      // nil: not known yet
	throws bool      // it stands in a throws clause: RuntimeException if nothing is known
}

func (*InferVar) isType() {}

func (v *InferVar) String() string {
	if v.inst != nil {
		return v.inst.String()
	}
	return "inferred " + v.param.Name
}

// deref follows inference variables that are known.
func deref(t Type) Type {
	for {
		v, ok := t.(*InferVar)
		if !ok || v.inst == nil {
			return t
		}
		t = v.inst
	}
}

type boundKind uint8

const (
	equal boundKind = iota
	lower           // the variable is a supertype of the bound
	upper           // the variable is a subtype of the bound
)

// boundSet is a set of inference variables and their bounds. It only grows; once
// it is contradictory it stays so.
type boundSet struct {
	w       *World
	vars    []*InferVar
	failed  bool
	pending []pending
	closers []func()
	depth   int
}

// pending is an argument that waits for its parameter types to be known.
type pending struct {
	arg    *argument
	formal Type
}

// fresh makes inference variables for type parameters whose bounds are to be seen
// through s, and gives s with the variables put in for the parameters.
func (b *boundSet) fresh(params []*TypeVar, s substitution) (substitution, []Type) {
	var to []Type
	for _, p := range params {
		v := &InferVar{set: b, param: p}
		b.vars = append(b.vars, v)
		to = append(to, v)
	}
	all := s.with(params, to)
	for i, p := range params {
		for _, u := range p.Upper() {
			if t := b.w.subst(u, all); !to[i].(*InferVar).bound(upper, t) {
				b.failed = true
			}
		}
	}
	return all, to
}

// bound adds a bound and what follows from it (JLS 18.3). false: a contradiction.
func (v *InferVar) bound(kind boundKind, t Type) bool {
	b := v.set
	if b.failed {
		return false
	}
	t = deref(t)
	if t == Type(v) {
		return true
	}
	if _, wild := t.(*Wildcard); wild {
		return b.fail()
	}
	if !IsReference(t) || kind != upper && IsKind(t, Null) {
		if IsKind(t, Null, Invalid) {
			return true
		}
		return b.fail()
	}
	for _, u := range v.bounds[kind] {
		if haveSameText(u, t) {
			return true
		}
	}
	if b.depth > 60 {
		return true // a type that grows without end: leave it
	}
	v.bounds[kind] = append(v.bounds[kind], t)
	b.depth++
	defer func() { b.depth-- }()
	if o, ok := t.(*InferVar); ok {
		mirror := [3]boundKind{equal, upper, lower}[kind]
		if !o.bound(mirror, v) {
			return b.fail()
		}
	}
	ok := true
	forAll := func(k boundKind, f func(Type) bool) {
		for _, u := range append([]Type(nil), v.bounds[k]...) {
			if ok && u != t {
				ok = f(u)
			}
		}
	}
	switch kind {
	case equal:
		forAll(equal, func(u Type) bool { return b.w.areSame(t, u) })
		forAll(lower, func(u Type) bool { return b.w.isSubtype(u, t) })
		forAll(upper, func(u Type) bool { return b.w.isSubtype(t, u) })
	case lower:
		forAll(equal, func(u Type) bool { return b.w.isSubtype(t, u) })
		forAll(upper, func(u Type) bool { return b.w.isSubtype(t, u) })
	case upper:
		forAll(equal, func(u Type) bool { return b.w.isSubtype(u, t) })
		forAll(lower, func(u Type) bool { return b.w.isSubtype(u, t) })
		forAll(upper, func(u Type) bool { return b.w.haveEqualArguments(t, u) })
	}
	if !ok {
		return b.fail()
	}
	return true
}

func (b *boundSet) fail() bool {
	b.failed = true
	return false
}

// haveSameText compares types without giving bounds to their variables.
func haveSameText(s, t Type) bool {
	s, t = deref(s), deref(t)
	if s == t {
		return true
	}
	switch s := s.(type) {
	case *Parameterized:
		t, ok := t.(*Parameterized)
		if !ok || s.Class != t.Class {
			return false
		}
		for i := range s.Args {
			if !haveSameText(s.Args[i], t.Args[i]) {
				return false
			}
		}
		return true
	case *Array:
		t, ok := t.(*Array)
		return ok && s.Changing == t.Changing && haveSameText(s.Elem, t.Elem)
	case *Wildcard:
		t, ok := t.(*Wildcard)
		return ok && s.Super == t.Super && (s.Bound == nil) == (t.Bound == nil) && (s.Bound == nil || haveSameText(s.Bound, t.Bound))
	case *Intersection:
		t, ok := t.(*Intersection)
		if !ok || len(s.Types) != len(t.Types) {
			return false
		}
		for i := range s.Types {
			if !haveSameText(s.Types[i], t.Types[i]) {
				return false
			}
		}
		return true
	}
	return false
}

// haveEqualArguments: two upper bounds that are parameterisations of one class have the same
// arguments where neither is a wildcard (JLS 18.3.1).
func (w *World) haveEqualArguments(s, t Type) bool {
	for _, c := range w.classesAbove(s) {
		if len(w.TypeParams(c)) == 0 {
			continue
		}
		p, ok := w.asSuper(s, c).(*Parameterized)
		q, ok2 := w.asSuper(t, c).(*Parameterized)
		if !ok || !ok2 || w.isProper(p) && w.isProper(q) {
			continue
		}
		for i := range p.Args {
			_, wild := deref(p.Args[i]).(*Wildcard)
			_, wild2 := deref(q.Args[i]).(*Wildcard)
			if !wild && !wild2 && !w.areSame(p.Args[i], q.Args[i]) {
				return false
			}
		}
	}
	return true
}

// isFree reports whether t is an inference variable that is not known yet.
func isFree(t Type) bool {
	v, ok := t.(*InferVar)
	return ok && v.inst == nil
}

// isProper reports whether t has no inference variables left in it.
func (w *World) isProper(t Type) bool { return !mentions(t, isFree) }

// freeIn are the unknown variables in t.
func freeIn(t Type) (vs []*InferVar) {
	mentions(t, func(u Type) bool {
		if v, ok := u.(*InferVar); ok {
			vs = append(vs, v)
		}
		return false
	})
	return vs
}

// known is t with the inference variables that are known put in.
func (w *World) known(t Type) Type {
	t = deref(t)
	if !w.hasResolvedVariable(t) {
		return t
	}
	switch t := t.(type) {
	case *Parameterized:
		args := make([]Type, len(t.Args))
		for i, a := range t.Args {
			args[i] = w.known(a)
		}
		return &Parameterized{t.Class, args}
	case *Array:
		return w.arrayOf(w.known(t.Elem))
	case *Wildcard:
		if t.Bound != nil {
			return &Wildcard{t.Super, w.known(t.Bound)}
		}
	case *Intersection:
		ts := make([]Type, len(t.Types))
		for i, a := range t.Types {
			ts[i] = w.known(a)
		}
		return &Intersection{ts}
	}
	return t
}

// hasResolvedVariable reports whether a part of t is a variable that is known: mentions looks
// through those.
func (w *World) hasResolvedVariable(t Type) bool {
	switch t := t.(type) {
	case *InferVar:
		return true
	case *Parameterized:
		for _, a := range t.Args {
			if w.hasResolvedVariable(a) {
				return true
			}
		}
	case *Array:
		return w.hasResolvedVariable(t.Elem)
	case *Wildcard:
		return t.Bound != nil && w.hasResolvedVariable(t.Bound)
	case *Intersection:
		for _, a := range t.Types {
			if w.hasResolvedVariable(a) {
				return true
			}
		}
	}
	return false
}

// dependsOn are the unknown variables that a variable's bounds mention.
func (v *InferVar) dependsOn() (vs []*InferVar) {
	for _, ts := range v.bounds {
		for _, t := range ts {
			for _, u := range freeIn(t) {
				if u != v {
					vs = append(vs, u)
				}
			}
		}
	}
	return vs
}

// closure are the variables and all that they depend on.
func closureOf(vs []*InferVar) []*InferVar {
	seen := map[*InferVar]bool{}
	var out []*InferVar
	var visit func(*InferVar)
	visit = func(v *InferVar) {
		if v.inst != nil || seen[v] {
			return
		}
		seen[v] = true
		for _, u := range v.dependsOn() {
			visit(u)
		}
		out = append(out, v)
	}
	for _, v := range vs {
		visit(v)
	}
	return out
}

// resolve finds types for the variables and for what they depend on (JLS 18.4).
func (b *boundSet) resolve(vs []*InferVar) bool {
	for !b.failed {
		open := closureOf(vs)
		if len(open) == 0 {
			return true
		}
		v := b.next(open)
		t := b.choose(v)
		if !v.become(t) {
			return b.fail()
		}
	}
	return false
}

// next is the variable to find a type for: one with a proper equal bound, or else
// one of a smallest set of variables that depend on each other only; of these one
// that has a proper lower bound.
func (b *boundSet) next(open []*InferVar) *InferVar {
	for _, v := range open {
		if b.hasProperBound(v, equal) {
			return v
		}
	}
	var best []*InferVar
	for _, v := range open {
		if c := closureOf([]*InferVar{v}); best == nil || len(c) < len(best) {
			best = c
		}
	}
	for _, v := range best {
		if b.hasProperBound(v, lower) && !v.isLowerOpen() {
			return v
		}
	}
	for _, v := range best {
		if b.hasProperBound(v, lower) {
			return v
		}
	}
	for _, v := range best {
		if !v.isUpperOpen() {
			return v
		}
	}
	return best[len(best)-1]
}

func (v *InferVar) isLowerOpen() bool {
	for _, t := range v.bounds[lower] {
		if !v.set.w.isProper(t) {
			return true
		}
	}
	return false
}

func (v *InferVar) isUpperOpen() bool {
	for _, t := range v.bounds[upper] {
		if !v.set.w.isProper(t) {
			return true
		}
	}
	return false
}

func (b *boundSet) hasProperBound(v *InferVar, k boundKind) bool {
	for _, t := range v.bounds[k] {
		if b.w.isProper(t) {
			return true
		}
	}
	return false
}

// choose is the type for v: what it equals, or else the least upper bound of what
// it is above, or else the greatest lower bound of what it is below.
func (b *boundSet) choose(v *InferVar) Type {
	w := b.w
	var lows, ups []Type
	for _, t := range v.bounds[equal] {
		if w.isProper(t) {
			return w.known(t)
		}
	}
	for _, t := range v.bounds[lower] {
		if w.isProper(t) {
			lows = append(lows, w.known(t))
		}
	}
	if len(lows) > 0 {
		return w.lub(lows...)
	}
	for _, t := range v.bounds[upper] {
		if w.isProper(t) {
			ups = append(ups, w.known(t))
		}
	}
	if v.throws {
		runtime := true
		for _, t := range ups {
			c := classOf(t)
			runtime = runtime && c != nil && (c.Name == "java.lang.Throwable" || c.Name == "java.lang.Exception" || c.Name == "java.lang.Object")
		}
		if c, _ := w.classNamed("java.lang.RuntimeException"); c != nil && runtime {
			return c
		}
	}
	for _, t := range v.bounds[upper] {
		if !w.isProper(t) { // bounded by itself: T extends Comparable<T>
			if p, ok := deref(t).(*Parameterized); ok && len(freeIn(t)) > 0 {
				ups = append(ups, b.unfolded(p))
			}
		}
	}
	if len(ups) == 0 {
		return w.object()
	}
	return w.intersect(ups)
}

// unfolded is an upper bound that mentions unknown variables, with wildcards in
// their place.
func (b *boundSet) unfolded(p *Parameterized) Type {
	args := make([]Type, len(p.Args))
	for i, a := range p.Args {
		args[i] = b.w.known(a)
		if !b.w.isProper(a) {
			args[i] = &Wildcard{}
		}
	}
	return &Parameterized{p.Class, args}
}

// become gives v its type, and checks its bounds.
func (v *InferVar) become(t Type) bool {
	w := v.set.w
	if IsKind(t, Null) {
		t = w.object()
	}
	v.inst = t
	for _, u := range v.bounds[equal] {
		if !w.areSame(t, u) {
			return false
		}
	}
	for _, u := range v.bounds[lower] {
		if !w.isSubtype(u, t) {
			return false
		}
	}
	for _, u := range v.bounds[upper] {
		if !w.isSubtype(t, u) && !w.isSelfBounded(t, u) {
			return false
		}
	}
	return true
}

// isSelfBounded admits the types that unfolded makes, whose bounds hold of the
// variable they stand for.
func (w *World) isSelfBounded(t, u Type) bool {
	p, ok := deref(u).(*Parameterized)
	return ok && w.asSuper(t, p.Class) != nil && mentions(t, func(x Type) bool {
		k, wild := x.(*Wildcard)
		return wild && k.Bound == nil
	})
}
