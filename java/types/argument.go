package types

import (
	"inspect/java/ast"
)

// argument is an expression in a place that gives it a type: an argument, what is
// assigned or returned. One that has a type of its own has it at once; the others
// (poly expressions, JLS 15.2) get one when that of the place is known.
type argument struct {
	e     ast.Expr
	kind  argumentKind
	t     Type        // of a standalone expression
	parts []*argument // the branches of a conditional, results of a switch, what stands in parentheses
	call  *invocation
	place place
}

type argumentKind uint8

const (
	standalone argumentKind = iota
	nestedCall              // a generic call or creation whose type arguments depend on the place
	branches                // parentheses, conditionals, switch expressions
	lambdaArg
	methodRefArg
)

// argument resolves what of e does not depend on the place where it stands.
func (r *resolver) argument(e ast.Expr) *argument {
	a := r.classify(e)
	a.place = r.place()
	return a
}

func (r *resolver) classify(e ast.Expr) *argument {
	switch x := e.(type) {
	case *ast.Paren:
		in := r.argument(x.X)
		if in.kind == standalone {
			r.constant(e, r.w.Info.Consts[x.X])
			t := in.t
			if x := r.w.Info.Types[x.X]; IsKind(x, BigInt) {
				t = x
			}
			r.recordAs(e, t, r.w.Info.Types[x.X])
			return &argument{e: e, t: in.t}
		}
		return &argument{e: e, kind: branches, parts: []*argument{in}}
	case *ast.Lambda:
		return &argument{e: e, kind: lambdaArg}
	case *ast.MethodRef:
		return &argument{e: e, kind: methodRefArg}
	case *ast.Cond:
		return r.condArgument(x)
	case *ast.SwitchExpr:
		return r.switchArgument(x)
	case *ast.Call:
		r.forget(e)
		inv, t := r.selectCall(x)
		if inv != nil && inv.isPoly() {
			return &argument{e: e, kind: nestedCall, call: inv}
		}
		if inv != nil {
			t = r.finish(inv, nil)
		}
		return &argument{e: e, t: r.notVoid(e, r.record(e, t))}
	case *ast.New:
		r.forget(e)
		inv, t := r.selectNew(x)
		if inv != nil && inv.isPoly() {
			return &argument{e: e, kind: nestedCall, call: inv}
		}
		if inv != nil {
			t = r.finish(inv, nil)
		}
		return &argument{e: e, t: r.record(e, t)}
	}
	return &argument{e: e, t: r.inJava(e, r.value(e))}
}

// into resolves e where a value of type t is asked for.
func (r *resolver) into(e ast.Expr, t Type) { r.typeArgument(r.argument(e), t) }

// typeArgument gives an argument the type of its place.
func (r *resolver) typeArgument(a *argument, t Type) {
	defer r.at(a.place)()
	t = r.w.known(t)
	switch a.kind {
	case standalone:
		r.assign(a.e, a.t, t)
	case nestedCall:
		full := r.record(a.e, r.finish(a.call, t))
		r.assign(a.e, full, t)
	case branches:
		for _, p := range a.parts {
			r.typeArgument(p, t)
		}
		r.recordBranches(a, t)
	case lambdaArg:
		r.lambda(a.e.(*ast.Lambda), t)
	case methodRefArg:
		r.methodRef(a.e.(*ast.MethodRef), t)
	}
}

// recordBranches notes the type of parentheses or of a conditional expression
// whose branches have the type of the place.
func (r *resolver) recordBranches(a *argument, t Type) {
	if _, ok := a.e.(*ast.Paren); ok {
		in := a.parts[0].e
		r.recordAs(a.e, r.fullOf(in), r.w.Info.Types[in])
		return
	}
	if _, ok := a.e.(*ast.SwitchExpr); ok {
		for _, p := range a.parts { // javac casts each result to its own type, whatever the place asks for
			r.need(p.e, r.fullOf(p.e))
		}
	}
	r.recordAs(a.e, t, r.w.Erasure(t))
}

// condArgument: a conditional expression whose branches are numbers or booleans has
// a type of its own (JLS 15.25).
func (r *resolver) condArgument(e *ast.Cond) *argument {
	r.forget(e)
	r.condition(e.C)
	var x, y *argument
	yes, no := r.bindings(e.C)
	r.with(yes, func() { x = r.argument(e.X) })
	r.with(no, func() { y = r.argument(e.Y) })
	if x.kind == standalone && y.kind == standalone && r.w.hasPrimitiveBranches(x.t, y.t) {
		return &argument{e: e, t: r.inJava(e, r.record(e, r.condOf(e, r.exactType(x), r.exactType(y))))}
	}
	return &argument{e: e, kind: branches, parts: []*argument{x, y}}
}

func (w *World) hasPrimitiveBranches(x, y Type) bool {
	px, py := w.primitive(x), w.primitive(y)
	return IsKind(px, Boolean, Null) && IsKind(py, Boolean, Null) && px != py || IsKind(px, Boolean) && px == py ||
		IsKind(px, Null) && IsNumeric(py) || IsNumeric(px) && IsKind(py, Null) || IsNumeric(px) && IsNumeric(py) || IsKind(x, Invalid) || IsKind(y, Invalid)
}

// primitive is t, or what it unboxes to.
func (w *World) primitive(t Type) Type {
	if u := w.unboxed(t); u != nil {
		return u
	}
	return t
}

// standaloneType is the type of an argument in a place that gives none.
func (r *resolver) standaloneType(a *argument) Type {
	defer r.at(a.place)()
	switch a.kind {
	case nestedCall:
		return r.notVoid(a.e, r.record(a.e, r.finish(a.call, nil)))
	case branches:
		var ts []Type
		for _, p := range a.parts {
			ts = append(ts, r.standaloneType(p))
		}
		if c, ok := a.e.(*ast.Cond); ok {
			return r.record(c, r.condOf(c, ts[0], ts[1]))
		}
		if _, ok := a.e.(*ast.Paren); ok {
			r.recordBranches(a, ts[0])
			return ts[0]
		}
		t := r.choice(a.parts, ts)
		for i, p := range a.parts {
			if !IsReference(t) || !IsReference(ts[i]) {
				r.convertTo(p.e, ts[i], t)
			}
		}
		r.recordBranches(a, t)
		return t
	case lambdaArg:
		r.lambda(a.e.(*ast.Lambda), nil)
		return Of(Invalid)
	case methodRefArg:
		r.methodRef(a.e.(*ast.MethodRef), nil)
		return Of(Invalid)
	}
	return r.exactType(a)
}

// isCompatible reduces ‹a → t› (JLS 18.2.1): whether an argument goes with a type in
// which there may be inference variables. Lambdas and method references wait.
func (r *resolver) isCompatible(a *argument, t Type, p phase, b *boundSet) bool {
	t = deref(t)
	switch a.kind {
	case standalone:
		if box := r.w.Boxed(t); box != nil && isFree(a.t) { // what a method reference is given
			return r.w.isSubtype(a.t, box)
		}
		return r.w.canConvert(a.t, t, p)
	case branches:
		for _, x := range a.parts {
			if !r.isCompatible(x, t, p, b) {
				return false
			}
		}
		return true
	case nestedCall:
		ret := r.instantiate(a.call, b)
		if a.call.raw {
			return b.resolve(freeIn(ret)) && r.w.isSubtype(r.inferred(a.call), t)
		}
		return r.fits(ret, t, b)
	}
	b.pending = append(b.pending, pending{a, t})
	return true
}

// canConvert reports whether a value becomes one of type t in a phase of overload
// resolution.
func (w *World) canConvert(s, t Type, p phase) bool {
	if p == strict {
		return w.isAssignable(s, t)
	}
	return w.isLooselyAssignable(s, t)
}

// fits reduces ‹s → t› for the result s of a call whose inference goes on
// (JLS 18.5.2.1).
func (r *resolver) fits(s, t Type, b *boundSet) bool {
	w := r.w
	s, t = deref(s), deref(t)
	if IsKind(s, Void) {
		return false
	}
	if v, ok := s.(*InferVar); ok {
		if box := w.Boxed(t); box != nil && !v.isBoundedByBox() {
			return v.bound(equal, box)
		}
		if !IsReference(t) || r.isEager(v, t) {
			if !b.resolve([]*InferVar{v}) {
				return false
			}
			return w.isLooselyAssignable(w.captureConversion(v.inst), t)
		}
		return w.isSubtype(s, t)
	}
	if p, ok := s.(*Parameterized); ok && w.hasWildcard(p) {
		return w.isSubtype(w.captureConversion(p), t)
	}
	return w.isLooselyAssignable(s, t)
}

// isBoundedByBox reports whether a box is among the bounds of a variable.
func (v *InferVar) isBoundedByBox() bool {
	for _, ts := range v.bounds {
		for _, t := range ts {
			if v.set.w.isProper(t) && v.set.w.unboxed(t) != nil {
				return true
			}
		}
	}
	return false
}

// isEager reports whether the variable that a call gives has to be known before it can
// be compared with a type (JLS 18.5.2.1).
func (r *resolver) isEager(v *InferVar, t Type) bool {
	if c := classOf(t); c != nil && Unboxed(c) == nil {
		for _, k := range []boundKind{equal, lower} {
			for _, u := range v.bounds[k] {
				if p, ok := deref(u).(*Parameterized); ok && r.w.hasWildcard(p) {
					return true
				}
			}
		}
		if _, generic := t.(*Parameterized); generic {
			for _, u := range v.bounds[lower] {
				if r.w.isProper(u) && r.w.isUncheckedConversion(u, t) {
					return true
				}
			}
		}
	}
	return false
}

func (w *World) hasWildcard(p *Parameterized) bool {
	for _, a := range p.Args {
		if _, ok := deref(a).(*Wildcard); ok {
			return true
		}
	}
	return false
}
