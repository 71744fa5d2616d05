package types

import (
	"inspect/java/ast"
)

// MethodRefKind says what a method reference calls its method on (JLS 15.13).
type MethodRefKind uint8

// The kinds of method references.
const (
	StaticRef      MethodRefKind = iota // Type::method, static
	BoundRef                            // expr::method, this::method: on the value of expr
	UnboundRef                          // Type::method, on the first argument
	SuperRefKind                        // super::method
	ConstructorRef                      // Type::new
	ArrayRef                            // Type[]::new: Method is nil
)

// MethodRef is what is known about a method reference.
type MethodRef struct {
	Kind     MethodRefKind
	Target   Type    // the functional interface type, without wildcards
	Function *Method // its abstract method
	Method   *Method // what is called
	Params   []Type  // the full types of the function's parameters
	Result   Type    // the full type of its result; Void
	Gives    Type    // the full type that the method gives: converted to Result
	VarArgs  bool    // the last parameters are gathered into an array
	Copies   bool    // what is called is clone() of an array
	// Receiver stands for the value in front of the two colons of a BoundRef.
	Receiver *Var
	Class    *Class   // of its objects
	Steps    int      // enclosing instances from `this` to that of a new inner object
	creates  []*Class // the local class of which it creates objects
	this     bool     // it needs `this`
}

// refSite is what stands in front of the two colons.
type refSite struct {
	t      Type   // of a value, or the type named
	class  *Class // erased
	value  bool
	super  bool
	failed bool
}

func (r *resolver) refSite(e *ast.MethodRef) refSite {
	s := refSite{}
	switch {
	case e.Type != nil:
		s.t = r.fullTypeExpr(e.Type)
	default:
		t, c, p := r.qualifier(e.X)
		switch {
		case p != "" || t == nil && c == nil:
			s.failed = true
			return s
		case c != nil:
			s.t = c
		default:
			s.t, s.value = t, true
			_, s.super = e.X.(*ast.SuperRef)
		}
	}
	if IsKind(s.t, Invalid) || !IsReference(s.t) && !s.value {
		s.failed = true
		return s
	}
	s.class, _ = r.w.Erasure(s.t).(*Class)
	if a, ok := r.w.arrayType(s.t); ok && a != nil && (e.Name != "new" || s.value) {
		s.class = r.w.object()
	}
	return s
}

// exactMethod is the method of an exact method reference (JLS 15.13.1), nil for
// one whose method depends on the place.
func (r *resolver) exactMethod(e *ast.MethodRef) *Method {
	var m *Method
	r.quietly(func() {
		s := r.refSite(e)
		if s.failed || s.class == nil {
			return
		}
		var ms []*Method
		if e.Name == "new" {
			if s.class.Decl != nil && len(s.class.Decl.TypeParams) > 0 {
				if _, raw := s.t.(*Class); raw {
					return
				}
			}
			r.w.Header(s.class)
			for _, k := range s.class.Methods {
				if k.Constructor {
					ms = append(ms, k)
				}
			}
		} else {
			for _, k := range r.refMembers(s, e.Name) {
				ms = append(ms, k.m)
			}
		}
		if len(ms) != 1 || ms[0].VarArgs || len(r.w.signature(ms[0]).TypeParams) > len(e.TypeArgs) {
			return
		}
		if c, raw := s.t.(*Class); raw && !s.value && len(r.w.TypeParams(c)) > 0 && !ms[0].Static {
			return // the type arguments come from the first parameter
		}
		m = ms[0]
	})
	return m
}

// refMembers are the members of that name that a method reference may mean.
func (r *resolver) refMembers(s refSite, name string) []member {
	at := callee{class: s.class, site: s.t}
	_, array := r.w.arrayType(s.t)
	if array {
		at.site = r.w.object()
	}
	ms, hidden := r.membersOf(at, name)
	if array && len(ms) == 0 && name == "clone" { // which is public in arrays (JLS 10.7)
		ms = membersAt(hidden, at.site)
	}
	return ms
}

// isMethodRefCompatible reports whether a method reference is potentially compatible with a
// function type: some method takes as many arguments.
func (r *resolver) isMethodRefCompatible(e *ast.MethodRef, f *functionType) bool {
	ok := false
	r.quietly(func() {
		s := r.refSite(e)
		if s.failed {
			ok = true
			return
		}
		n := len(f.params)
		takes := func(m *Method, n int) bool { return len(m.Params) == n || m.VarArgs && n >= len(m.Params)-1 }
		if e.Name == "new" {
			if s.class == nil {
				ok = n == 1
				return
			}
			r.w.Header(s.class)
			for _, m := range s.class.Methods {
				ok = ok || m.Constructor && takes(m, n)
			}
			return
		}
		for _, k := range r.refMembers(s, e.Name) {
			switch {
			case s.value:
				ok = ok || takes(k.m, n)
			case k.m.Static:
				ok = ok || takes(k.m, n)
			default:
				ok = ok || takes(k.m, n-1)
			}
		}
	})
	return ok
}

// methodRef resolves a method reference in a place that asks for a value of type t.
func (r *resolver) methodRef(e *ast.MethodRef, t Type) {
	const construct, remedy = "a method reference", "call a method of an object of a member class"
	if t == nil || r.w.functionTypeOf(t) == nil {
		r.recordAs(e, Of(Invalid), Of(Invalid))
		if t == nil || !IsKind(t, Invalid) {
			r.unsupported(e.Span(), construct, remedy)
		} else {
			r.untranslated(e.Span(), construct+" here", "give it a type by a variable")
		}
		return
	}
	b := &boundSet{w: r.w}
	if !r.reduceMethodRef(e, t, b) || !r.solve(b) {
		r.recordAs(e, Of(Invalid), Of(Invalid))
		r.unsupported(e.Span(), construct, remedy)
	}
}

// reduceMethodRef reduces ‹method reference → t› (JLS 18.2.1).
func (r *resolver) reduceMethodRef(e *ast.MethodRef, t Type, b *boundSet) (ok bool) {
	w := r.w
	if v, is := deref(t).(*InferVar); is {
		if !b.resolve([]*InferVar{v}) {
			return false
		}
		t = v.inst
	}
	f := w.functionTypeOf(t)
	if f == nil {
		return false
	}
	exact := r.exactMethod(e)
	s := r.refSite(e)
	if s.failed {
		return false
	}
	ref := &MethodRef{Function: f.method}
	finish := func(gives Type) bool {
		if !IsKind(f.result, Void) && !r.fits(gives, f.result, b) {
			return false
		}
		place := r.place()
		b.closers = append(b.closers, func() {
			defer r.at(place)()
			ref.Target, ref.Result, ref.Gives = w.known(f.target), w.known(f.result), w.known(gives)
			for _, p := range f.params {
				ref.Params = append(ref.Params, w.known(p))
				r.bothConversions(w.known(p))
			}
			r.bothConversions(ref.Gives)
			r.bothConversions(ref.Result)
			w.Info.MethodRefs[e] = ref
			r.recordAs(e, ref.Target, w.Erasure(ref.Target))
			r.refers(e, ref, s)
			r.hasFunction(e)
		})
		return true
	}
	if e.Name == "new" && s.class == nil { // an array
		ref.Kind = ArrayRef
		return len(f.params) == 1 && w.isLooselyAssignable(f.params[0], Of(Int)) && finish(s.t)
	}
	if exact == nil {
		for _, p := range f.params {
			if !b.resolve(freeIn(p)) {
				return false
			}
		}
	}
	inv, kind := r.refInvocation(e, s, f, exact)
	if inv == nil {
		return false
	}
	ref.Kind, ref.Method, ref.VarArgs = kind, inv.c.m, inv.phase == variable
	w.Info.Uses[e] = inv.c.m
	w.Info.Calls[e] = CallInfo{VarArgs: ref.VarArgs}
	gives := r.instantiate(inv, b)
	if a, is := w.arrayType(s.t); is && e.Name == "clone" {
		gives = a
	}
	if inv.raw {
		b.resolve(freeIn(gives))
		gives = r.inferred(inv)
	} else if inv.c.class == nil {
		gives = w.captureConversion(gives)
	}
	if b.failed {
		return false
	}
	return finish(gives)
}

// refers notes what a method reference calls, and what it needs for that.
func (r *resolver) refers(e *ast.MethodRef, ref *MethodRef, s refSite) {
	w := r.w
	if ref.Kind == ArrayRef {
		r.unit.refs.typ(w.Erasure(s.t))
		return
	}
	m := ref.Method
	if _, array := w.arrayType(s.t); array {
		r.refersToArray(e, ref, s)
		return
	}
	on := s.class
	switch ref.Kind {
	case BoundRef:
		r.need(e.X, s.class)
		ref.Receiver = &Var{Kind: ValueVar, Name: "receiver", Type: s.class, Span: e.X.Span(), NonNull: true}
	case SuperRefKind:
		ref.this = true
	case ConstructorRef:
		if s.class.Abstract {
			r.errorf(AbstractInstantiation, e.Span(), "%s is abstract", s.class.Name)
			return
		}
		if s.class.Local != nil {
			ref.creates = []*Class{s.class}
		}
		if s.class.IsInner() {
			ref.Steps, ref.this = r.enclosing(s.class, e.Span()), true
		}
		r.creates(s.class)
	}
	if info := w.Info.Calls[e]; !m.Static && !m.Constructor && ref.Kind != SuperRefKind && !w.state(m).private {
		info.Virtual = true
		w.Info.Calls[e] = info
		if !on.IsSubclassOf(m.Class) {
			on = m.Class
		}
	} else {
		on = nil
	}
	if m.GivesAny() {
		r.untranslated(e.Span(), "a reference to "+m.QName(), "write a lambda: () -> "+m.Class.SimpleName()+"."+m.Name+"()")
	}
	r.useMethod(m, on, e.Span())
	r.access(m, e.Span())
}

// refersToArray is refers for a method of an array: int[]::clone, a::clone.
func (r *resolver) refersToArray(e *ast.MethodRef, ref *MethodRef, s refSite) {
	array, ok := r.w.Erasure(s.t).(*Array)
	if ok && ref.Kind == BoundRef {
		_, ok = r.executedAs(e.X).(*Array)
	}
	if !ok || e.Name != "clone" || ref.Kind != BoundRef && ref.Kind != UnboundRef {
		r.untranslated(e.Span(), "a reference to a method of an array", "call it in a lambda expression")
		return
	}
	ref.Copies = true
	delete(r.w.Info.Uses, e) // it is no method of Object
	r.unit.refs.typ(array)
	if ref.Kind == BoundRef {
		ref.Receiver = &Var{Kind: ValueVar, Name: "receiver", Type: array, Span: e.X.Span(), NonNull: true}
	}
}

// refInvocation is the call that a method reference makes.
func (r *resolver) refInvocation(e *ast.MethodRef, s refSite, f *functionType, exact *Method) (*invocation, MethodRefKind) {
	w := r.w
	args := make([]*argument, len(f.params))
	for i, p := range f.params {
		args[i] = &argument{kind: standalone, t: w.captureConversion(w.known(p))}
	}
	if e.Name == "new" {
		return r.refConstruction(e, s, args, exact)
	}
	if s.value {
		inv := r.refSearch(e, s, s.t, args, exact, func(*Method) bool { return true })
		if inv == nil {
			return nil, 0
		}
		r.usesThisIn(e)
		if s.super {
			return inv, SuperRefKind
		}
		return inv, BoundRef
	}
	first := r.refSearch(e, s, s.t, args, exact, func(m *Method) bool { return exact == nil || m.Static })
	var second *invocation
	if len(args) > 0 && (exact == nil || !exact.Static) {
		receiver, site := args[0].t, s.t
		if c, raw := site.(*Class); raw && len(w.TypeParams(c)) > 0 {
			if u := w.asSuper(receiver, c); u != nil {
				site = w.captureConversion(u)
			}
		}
		if _, free := receiver.(*InferVar); free && !w.isSubtype(receiver, site) {
			return nil, 0
		}
		if IsReference(receiver) && (w.isSubtype(receiver, w.Erasure(site)) || isFree(receiver)) {
			second = r.refSearch(e, s, w.captureConversion(site), args[1:], exact, func(m *Method) bool { return exact == nil || !m.Static })
		}
	}
	switch {
	case first != nil && first.c.m.Static && (second == nil || second.c.m.Static || first.phase < second.phase):
		return first, StaticRef
	case second != nil && !second.c.m.Static && (first == nil || !first.c.m.Static):
		return second, UnboundRef
	}
	return nil, 0
}

// refConstruction is the call of a constructor that `C::new` stands for.
func (r *resolver) refConstruction(e *ast.MethodRef, s refSite, args []*argument, exact *Method) (*invocation, MethodRefKind) {
	w := r.w
	w.Header(s.class)
	_, raw := s.t.(*Class)
	generic := s.class.Decl != nil && len(s.class.Decl.TypeParams) > 0
	t := s.t
	if raw && !generic && len(w.TypeParams(s.class)) > 0 {
		if u := r.types.enclosing(s.class.Outer); u != nil {
			if p, ok := u.(*Parameterized); ok {
				t = &Parameterized{s.class, p.Args}
			}
		}
	}
	cs := r.constructors(s.class, t, raw && generic)
	if exact != nil {
		if len(args) != len(exact.Params) || len(cs) == 0 {
			return nil, 0
		}
		return &invocation{node: e, at: e.Span(), c: cs[0], phase: boxing, args: args}, ConstructorRef
	}
	c, p, _ := r.choose(cs, args, e.Span(), "constructor")
	if c == nil {
		return nil, 0
	}
	return &invocation{node: e, at: e.Span(), c: *c, phase: p, args: args}, ConstructorRef
}

// refSearch is one search for the method of a reference (JLS 15.13.1): among the members
// of site that are wanted, with the arguments; nil where it finds none. An exact reference
// has one method, whatever the arguments are.
func (r *resolver) refSearch(e *ast.MethodRef, s refSite, site Type, args []*argument, exact *Method, want func(*Method) bool) *invocation {
	var ms []member
	for _, k := range r.refMembers(refSite{t: site, class: s.class}, e.Name) {
		if want(k.m) {
			ms = append(ms, k)
		}
	}
	cs := r.candidates(ms, e.TypeArgs)
	if len(cs) == 0 || exact != nil && len(args) != len(exact.Params) {
		return nil
	}
	c, p := &cs[0], boxing
	if exact == nil {
		r.quietly(func() { c, p, _ = r.choose(cs, args, e.Span(), "method "+e.Name) })
	}
	if c == nil {
		return nil
	}
	return &invocation{node: e, at: e.Span(), c: *c, phase: p, args: args}
}

func (r *resolver) usesThisIn(e *ast.MethodRef) {
	switch e.X.(type) {
	case *ast.This, *ast.SuperRef:
		r.usesThis()
	}
}
