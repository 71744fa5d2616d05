package types

import (
	"fmt"
	"strings"

	"inspect/java/ast"
	"inspect/java/source"
)

// The phases of overload resolution (JLS 15.12.2.2 to 4).
type phase uint8

const (
	strict   phase = iota // subtyping and widening
	boxing                // and boxing
	variable              // and variable arity
)

// candidate is a method or constructor that a call may mean, as a member of the
// type on which it is called.
type candidate struct {
	m     *Method
	sig   *Signature
	sub   substitution // of the receiver's type arguments
	raw   bool         // the receiver is raw: everything is erased
	infer []*TypeVar   // what has to be inferred
	class Type         // what a creation gives, nil for a method
}

// member is m seen from objects of type site; nil for static calls.
func (r *resolver) seenFrom(m *Method, site Type) candidate {
	c := candidate{m: m, sig: r.w.signature(m)}
	if site != nil && !m.Static {
		c.sub, c.raw = r.w.memberOf(site, m.Class)
	}
	if !c.raw {
		c.infer = c.sig.TypeParams
	}
	return c
}

// formal is the type of the i-th argument, with what is inferred left open.
func (r *resolver) formal(c *candidate, i int, varArgs bool) Type {
	n := len(c.sig.Params)
	var t Type
	if varArgs && i >= n-1 {
		a, ok := c.sig.Params[n-1].(*Array)
		if !ok {
			return Of(Invalid)
		}
		t = a.Elem
	} else {
		t = c.sig.Params[i]
	}
	if c.raw {
		return r.w.Erasure(t)
	}
	return t
}

// result is the type of the call, with what is inferred left open.
func (r *resolver) resultOf(c *candidate) Type {
	switch {
	case c.class != nil:
		return c.class
	case c.raw:
		return r.w.Erasure(c.sig.Result)
	}
	return c.sig.Result
}

// invocation is a call or creation whose method is chosen.
type invocation struct {
	node  ast.Node // Call, New, CtorCall, MethodRef
	at    source.Span
	c     candidate
	phase phase
	args  []*argument
	ret   Type                   // with inference variables, while they are inferred
	raw   bool                   // an argument needs an unchecked conversion: the result is erased
	to    []Type                 // the inference variables
	typed Type                   // the result where the language gives another than the declaration
	done  func(result Type) Type // what follows when all is known; nil: nothing
}

// isPoly reports whether the type of the call depends on the place where it stands
// (JLS 15.12).
func (inv *invocation) isPoly() bool {
	if len(inv.c.infer) == 0 || inv.typed != nil {
		return false
	}
	if inv.c.class != nil {
		return true
	}
	return mentionsVar(inv.c.sig.Result, inv.c.infer)
}

// instantiate puts inference variables for what is to be inferred in b, reduces the
// arguments, and gives the result's type (JLS 18.5.1).
func (r *resolver) instantiate(inv *invocation, b *boundSet) Type {
	s, vars := b.fresh(inv.c.infer, inv.c.sub)
	for i, p := range inv.c.infer {
		for _, x := range inv.c.sig.Throws {
			if x == Type(p) {
				vars[i].(*InferVar).throws = true
			}
		}
	}
	unchecked := false
	for i, a := range inv.args {
		f := r.w.subst(r.formal(&inv.c, i, inv.phase == variable), s)
		if a.kind == standalone && r.w.isUncheckedConversion(a.t, f) {
			unchecked = true
		}
		if !r.isCompatible(a, f, inv.phase, b) {
			b.fail()
		}
	}
	inv.to = vars
	res := r.resultOf(&inv.c)
	if inv.typed != nil {
		res = inv.typed
	}
	inv.ret = r.w.subst(res, s)
	inv.raw = unchecked && inv.c.class == nil
	b.closers = append(b.closers, func() { r.closeCall(inv, s) })
	return inv.ret
}

// closeCall records a call when all that was inferred is known.
func (r *resolver) closeCall(inv *invocation, s substitution) {
	inferred := make([]Type, len(inv.to))
	for i, t := range inv.to {
		inferred[i] = r.w.known(t)
	}
	if len(inferred) > 0 {
		r.w.Info.Inferred[inv.node] = inferred
	}
	r.gathers(inv, s)
	for i, a := range inv.args {
		r.typeInferred(a, r.w.known(r.w.subst(r.formal(&inv.c, i, inv.phase == variable), s)))
	}
}

// gathers notes the type of the array that a variable-arity call makes: that of the
// parameter with the type arguments of the call (JLS 15.12.4.2).
func (r *resolver) gathers(inv *invocation, s substitution) {
	if inv.phase != variable || inv.c.raw {
		return
	}
	info, ok := r.w.Info.Calls[inv.node]
	last := len(inv.c.sig.Params) - 1
	a, array := r.w.Erasure(r.w.known(r.w.subst(inv.c.sig.Params[last], s))).(*Array)
	if !ok || !array || a == inv.c.m.Params[last].Type {
		return
	}
	info.Array = a
	r.w.Info.Calls[inv.node] = info
	r.unit.refs.typ(a)
}

// typeInferred is settle for an argument whose inference was part of the call's.
func (r *resolver) typeInferred(a *argument, t Type) {
	if a.e == nil {
		return // what a method reference passes on
	}
	defer r.at(a.place)()
	switch a.kind {
	case standalone:
		r.assign(a.e, a.t, t)
	case nestedCall:
		full := r.inferred(a.call)
		if a.call.done != nil {
			full = a.call.done(full)
		}
		full = r.record(a.e, full)
		if IsReference(full) && IsReference(t) {
			r.need(a.e, t)
			return
		}
		r.assign(a.e, full, t)
	case branches:
		for _, p := range a.parts {
			r.typeInferred(p, t)
		}
		r.recordBranches(a, t)
	}
}

// inferred is the type of a call when all that was inferred is known.
func (r *resolver) inferred(inv *invocation) Type {
	if inv.raw {
		return r.w.Erasure(r.w.known(inv.ret))
	}
	return r.w.captureConversion(r.w.known(inv.ret))
}

// finish resolves what of a call depends on its place; target is nil where that
// gives no type.
func (r *resolver) finish(inv *invocation, target Type) Type {
	w := r.w
	res := r.resultOf(&inv.c)
	if inv.typed != nil {
		res = inv.typed
	}
	done := func(t Type) Type {
		if inv.done != nil {
			return inv.done(t)
		}
		return t
	}
	if len(inv.c.infer) == 0 {
		unchecked := false
		r.gathers(inv, inv.c.sub)
		for i, a := range inv.args {
			f := w.subst(r.formal(&inv.c, i, inv.phase == variable), inv.c.sub)
			unchecked = unchecked || a.kind == standalone && w.isUncheckedConversion(a.t, f)
			r.typeArgument(a, f)
		}
		if e, ok := inv.node.(*ast.Call); ok {
			r.formatted(e, inv.c.m)
			r.hashes(e, inv.c.m)
		}
		t := w.subst(res, inv.c.sub)
		if unchecked && inv.c.class == nil {
			t = w.Erasure(res)
		}
		return done(w.captureConversion(t))
	}
	b := &boundSet{w: w}
	ret := r.instantiate(inv, b)
	if target != nil && inv.isPoly() && !inv.raw && (IsReference(target) || IsNumeric(target) || IsKind(target, Boolean)) && !b.failed {
		if !r.fits(ret, target, b) {
			b.fail()
		}
	}
	if !r.solve(b) {
		r.uninferred(inv)
		return done(w.Erasure(res))
	}
	for _, a := range inv.args {
		if a.kind == standalone && IsKind(a.t, Invalid) {
			return done(Of(Invalid)) // what it would have said is not known
		}
	}
	return done(r.inferred(inv))
}

// uninferred reports that the type arguments of a call are not found. Its arguments
// are given the types that they have alone.
func (r *resolver) uninferred(inv *invocation) {
	for i, a := range inv.args {
		if a.kind == nestedCall || a.kind == branches {
			r.typeArgument(a, r.w.Erasure(r.formal(&inv.c, i, inv.phase == variable)))
		}
	}
	r.report(source.NotSupported(inv.at, "the inference of the type arguments of "+inv.c.m.Name+" here", "write the type arguments, or keep the parts of the expression in variables"))
}

// solve finds types for all variables of b, and resolves the lambdas and method
// references that wait for them (JLS 18.5.2.2).
func (r *resolver) solve(b *boundSet) bool {
	for len(b.pending) > 0 && !b.failed {
		i := r.ready(b)
		p := b.pending[i]
		b.pending = append(append([]pending(nil), b.pending[:i]...), b.pending[i+1:]...)
		ok := false
		leave := r.at(p.arg.place)
		switch e := p.arg.e.(type) {
		case *ast.Lambda:
			ok = r.reduceLambda(e, p.formal, b)
		case *ast.MethodRef:
			ok = r.reduceMethodRef(e, p.formal, b)
		}
		leave()
		if !ok {
			b.fail()
		}
	}
	if b.failed || !b.resolve(b.vars) {
		return false
	}
	for i := 0; i < len(b.closers); i++ {
		b.closers[i]()
	}
	return true
}

// ready chooses the argument to go on with: one whose inputs depend on no output
// of another.
func (r *resolver) ready(b *boundSet) int {
	outputs := make([]map[*InferVar]bool, len(b.pending))
	for i, p := range b.pending {
		outputs[i] = map[*InferVar]bool{}
		if f := r.w.functionTypeOf(p.formal); f != nil {
			for _, v := range freeIn(f.result) {
				outputs[i][v] = true
			}
			for _, v := range r.inputs(p) {
				delete(outputs[i], v)
			}
		}
	}
next:
	for i, p := range b.pending {
		for _, v := range closureOf(r.inputs(p)) {
			for j := range b.pending {
				if j != i && outputs[j][v] {
					continue next
				}
			}
		}
		return i
	}
	return 0
}

// inputs are the variables that must be known before a lambda or method reference
// can be looked at.
func (r *resolver) inputs(p pending) []*InferVar {
	defer r.at(p.arg.place)()
	if v, ok := deref(p.formal).(*InferVar); ok {
		return []*InferVar{v}
	}
	f := r.w.functionTypeOf(p.formal)
	if f == nil {
		return nil
	}
	switch e := p.arg.e.(type) {
	case *ast.Lambda:
		if isExplicitLambda(e) {
			return nil
		}
	case *ast.MethodRef:
		if r.exactMethod(e) != nil {
			return nil
		}
	}
	var vs []*InferVar
	for _, t := range f.params {
		vs = append(vs, freeIn(t)...)
	}
	return vs
}

// choose picks the candidate that a call with these arguments means. Without one
// and without a diagnostic the reason is reported already.
func (r *resolver) choose(cs []candidate, args []*argument, at source.Span, what string) (*candidate, phase, *source.Diagnostic) {
	if len(cs) == 0 {
		return nil, strict, r.notApplicable(cs, args, at, what)
	}
	for _, a := range args {
		if a.kind == standalone && IsKind(a.t, Invalid) {
			if n := r.arity(cs, len(args)); n != 1 {
				return nil, strict, nil // the argument's error is reported
			}
		}
	}
	for p := strict; p <= variable; p++ {
		var applicable []*candidate
		for i := range cs {
			if r.isApplicable(&cs[i], args, p) {
				applicable = append(applicable, &cs[i])
			}
		}
		if len(applicable) == 0 {
			continue
		}
		best := r.mostSpecific(applicable, args, p)
		if len(best) == 1 {
			return best[0], p, nil
		}
		for _, c := range best {
			if hasInvalid(c.m) {
				r.declared(c.m)
				return nil, p, nil
			}
		}
		return nil, p, source.Errorf(AmbiguousCall, at, "the call may mean %s or %s", best[0].m.QName(), best[1].m.QName())
	}
	if r.isErasedApplicable(cs, args) {
		return nil, strict, source.NotSupported(at, "the conversion from a type variable that generics insert here", "cast the argument to the type meant")
	}
	return nil, strict, r.notApplicable(cs, args, at, what)
}

// arity counts the candidates that can take n arguments.
func (r *resolver) arity(cs []candidate, n int) int {
	k := 0
	for _, c := range cs {
		if len(c.m.Params) == n || c.m.VarArgs && n >= len(c.m.Params)-1 {
			k++
		}
	}
	return k
}

// isErasedApplicable reports whether some candidate takes the arguments as far as
// erased types tell: that inspect says no is then a limit of its inference, or an
// error that concerns type arguments only.
func (r *resolver) isErasedApplicable(cs []candidate, args []*argument) bool {
next:
	for i := range cs {
		if len(cs[i].m.Params) != len(args) {
			continue
		}
		generic := false
		for k, a := range args {
			f := r.formal(&cs[i], k, false)
			e := r.w.Erasure(f)
			generic = generic || r.w.Erasure(f) != f || a.kind != standalone || r.w.Erasure(a.t) != a.t
			if a.kind == standalone && !r.w.isLooselyAssignable(r.w.Erasure(a.t), e) && !r.w.isLooselyAssignable(e, r.w.Erasure(a.t)) {
				continue next
			}
		}
		if generic {
			return true
		}
	}
	return false
}

// isApplicable reports whether a candidate takes the arguments in a phase.
func (r *resolver) isApplicable(c *candidate, args []*argument, p phase) bool {
	n := len(c.sig.Params)
	if p == variable {
		if !c.m.VarArgs || len(args) < n-1 {
			return false
		}
	} else if len(args) != n {
		return false
	}
	b := &boundSet{w: r.w}
	s, _ := b.fresh(c.infer, c.sub)
	for i, a := range args {
		declared := r.formal(c, i, p == variable)
		f := r.w.subst(declared, s)
		if a.kind == branches || a.kind == lambdaArg || a.kind == methodRefArg {
			if !r.mayBe(a, f, declared, c, p, b) {
				return false
			}
			continue
		}
		if !r.isCompatible(a, f, p, b) {
			return false
		}
	}
	return !b.failed
}

// mayBe reports whether an argument that needs its place's type may go with it
// (potentially compatible, JLS 15.12.2.1), and of what is pertinent to
// applicability, whether it does.
func (r *resolver) mayBe(a *argument, f, declared Type, c *candidate, p phase, b *boundSet) bool {
	switch a.kind {
	case branches:
		for _, x := range a.parts {
			if !r.mayBe(x, f, declared, c, p, b) {
				return false
			}
		}
		return true
	case lambdaArg, methodRefArg:
		if v, ok := declared.(*TypeVar); ok {
			for _, x := range c.infer {
				if x == v {
					return true
				}
			}
		}
		ft := r.w.functionTypeOf(f)
		if ft == nil {
			return IsKind(f, Invalid)
		}
		if l, ok := a.e.(*ast.Lambda); ok {
			return r.isLambdaCompatible(l, ft)
		}
		return r.isMethodRefCompatible(a.e.(*ast.MethodRef), ft)
	}
	return r.isCompatible(a, f, p, b)
}

// mostSpecific keeps the candidates that are at least as specific as every other
// (JLS 15.12.2.5); of several with one signature, one that is not abstract.
func (r *resolver) mostSpecific(cs []*candidate, args []*argument, p phase) []*candidate {
	if len(cs) == 1 {
		return cs
	}
	var best []*candidate
	for _, c := range cs {
		most := true
		for _, o := range cs {
			if o != c && !r.isMoreSpecific(c, o, args, p) {
				most = false
			}
		}
		if most {
			best = append(best, c)
		}
	}
	if len(best) == 0 {
		return cs
	}
	if len(best) == 1 {
		return best
	}
	first := best[0]
	for _, c := range best[1:] {
		if !r.haveSameFormals(c, first) {
			return best
		}
		if r.isPreferred(c, first) {
			first = c
		}
	}
	return []*candidate{first}
}

// haveSameFormals reports whether two candidates have the same parameter types.
func (r *resolver) haveSameFormals(c, o *candidate) bool {
	if len(c.sig.Params) != len(o.sig.Params) {
		return false
	}
	for i := range c.sig.Params {
		s, t := r.w.subst(r.formal(c, i, false), c.sub), r.w.subst(r.formal(o, i, false), o.sub)
		if !haveSameText(s, t) && c.m.Params[i].Type != o.m.Params[i].Type {
			return false
		}
	}
	return true
}

// isPreferred tells which of two candidates with the same parameters is meant: the
// one with a body, and of these that of a class; that with the narrower result.
func (r *resolver) isPreferred(c, o *candidate) bool {
	if c.m.Abstract != o.m.Abstract {
		return o.m.Abstract
	}
	if x, y := isInterface(c.m.Class), isInterface(o.m.Class); x != y {
		return y != c.m.Abstract // of two abstract ones, javac takes the interface's
	}
	return c.m.Result != o.m.Result && IsAssignable(c.m.Result, o.m.Result)
}

// isMoreSpecific reports whether every argument that goes to c could go to o.
func (r *resolver) isMoreSpecific(c, o *candidate, args []*argument, p phase) bool {
	b := &boundSet{w: r.w}
	s, _ := b.fresh(o.infer, o.sub)
	n := len(args)
	if p == variable {
		n = max(n, len(c.sig.Params), len(o.sig.Params))
	}
	for i := 0; i < n; i++ {
		from := r.w.subst(r.formal(c, i, p == variable), c.sub)
		to := r.w.subst(r.formal(o, i, p == variable), s)
		if i < len(args) && (args[i].kind == lambdaArg || args[i].kind == methodRefArg) {
			if r.w.isProper(to) && r.w.isSubtype(from, to) {
				continue
			}
			if !r.isMoreSpecificFunction(args[i].e, from, to, b) {
				return false
			}
			continue
		}
		if !r.w.isAssignable(from, to) {
			return false
		}
	}
	return !b.failed
}

func (r *resolver) notApplicable(cs []candidate, args []*argument, at source.Span, what string) *source.Diagnostic {
	w := r.w
	if len(cs) == 1 {
		m := cs[0].m
		if len(m.Params) != len(args) {
			return source.Errorf(NotApplicable, at, "%s takes %s, not %d", m.QName(), count(len(m.Params), "argument"), len(args))
		}
		for i, a := range args {
			if to := m.Params[i].Type; a.kind == standalone && !w.isLooselyAssignable(w.Erasure(a.t), to) {
				return source.Errorf(NotApplicable, a.e.Span(), "argument %d of %s is %s, and %s cannot be converted to it", i+1, m.QName(), to, w.Erasure(a.t))
			}
		}
	}
	var given, have []string
	for _, a := range args {
		switch a.kind {
		case standalone:
			given = append(given, SimpleName(w.Erasure(a.t)))
		default:
			given = append(given, source.Shorten(a.e.Span().Text(), 60))
		}
	}
	for _, c := range cs {
		have = append(have, c.m.Signature())
	}
	if len(have) == 0 {
		have = []string{"none"}
	}
	for _, c := range cs {
		if hasInvalid(c.m) {
			r.declared(c.m)
		}
	}
	return source.Errorf(NotApplicable, at, "no %s takes (%s); there is %s", what, strings.Join(given, ","), strings.Join(have, ", "))
}

func count(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}
