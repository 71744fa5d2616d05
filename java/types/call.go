package types

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/source"
)

// objectMethods are those of Object that the library leaves out.
var objectMethods = map[string]bool{"notify": true, "notifyAll": true, "wait": true, "finalize": true}

// callee is where a method call looks for its method.
type callee struct {
	class    *Class
	site     Type // of the receiver, nil for a class
	static   bool // only static methods will do
	super    bool
	noThis   bool // an instance method has no receiver here
	steps    int  // enclosing instances from `this`
	implicit bool
}

// call resolves a method call that stands alone.
func (r *resolver) call(e *ast.Call) Type {
	inv, t := r.selectCall(e)
	if inv == nil {
		return t
	}
	return r.finish(inv, nil)
}

// selectCall finds the method that a call means. Without an invocation the call has
// an error, or is one of JML's, and has the type given.
func (r *resolver) selectCall(e *ast.Call) (*invocation, Type) {
	var at callee
	var ms []member
	if e.Name.Text == "equals" && e.X != nil && len(e.Args) == 1 {
		r.compareClasses(e.X, e.Args[0])
	}
	if t := r.modelStatic(e); t != nil {
		return nil, t
	}
	if e.X == nil {
		var hidden []*Method
		var ok bool
		if r.mayCallBad(e.Name.Text) {
			r.args(e.Args)
			return nil, Of(Invalid)
		}
		if at, ms, hidden, ok = r.enclosingMethods(e.Name.Text, e.Name.Span()); !ok {
			r.args(e.Args)
			return nil, r.noMethod(e, r.class, hidden)
		}
	} else {
		inv, t, ok := r.qualifiedCallee(e, &at)
		if !ok {
			return inv, t
		}
		var hidden []*Method
		if r.mayBeBad(at.class, e.Name.Text, true, nil) {
			r.args(e.Args)
			return nil, Of(Invalid)
		}
		if ms, hidden = r.membersOf(at, e.Name.Text); len(ms) == 0 {
			r.args(e.Args)
			if !at.static && r.executedAs(e.X) != at.class {
				return nil, r.erased(e.X)
			}
			return nil, r.noMethod(e, at.class, hidden)
		}
	}
	args := r.arguments(e.Args)
	c, p, d := r.choose(r.candidates(ms, e.TypeArgs), args, e.Name.Span(), "method "+e.Name.Text)
	if d != nil {
		r.alone(args)
		if d.Code == NotApplicable && r.open(at.class, e.Name.Span(), "method "+e.Name.Text, " with these arguments") {
			return nil, Of(Invalid)
		}
		r.report(d)
		return nil, Of(Invalid)
	}
	if c == nil {
		r.alone(args)
		return nil, Of(Invalid)
	}
	if d := r.receiverOf(e, c.m, at); d != nil {
		r.alone(args)
		r.report(d)
		return nil, Of(Invalid)
	}
	if !at.super && r.mayRunBad(c.m) {
		r.alone(args)
		return nil, Of(Invalid)
	}
	if _, ok := accessOf(c.m); ok && IsVarHandle(c.m.Class) {
		r.alone(args)
		for _, a := range e.Args {
			r.need(a, r.fullOf(a))
		}
		r.called(e, &invocation{c: *c, phase: p}, at)
		return nil, c.m.Result
	}
	inv := &invocation{node: e, at: e.Name.Span(), c: *c, phase: p, args: args}
	if IsGetClass(c.m) {
		inv.typed = r.getClassType(c.m, at)
	}
	r.called(e, inv, at)
	return inv, nil
}

// candidates are methods as a call sees them, with the type arguments that it writes.
func (r *resolver) candidates(ms []member, typeArgs []ast.TypeExpr) []candidate {
	var cs []candidate
	for _, m := range ms {
		c := r.seenFrom(m.m, m.site)
		if len(typeArgs) > 0 && len(typeArgs) == len(c.infer) {
			c = r.explicitly(c, typeArgs)
		}
		cs = append(cs, c)
	}
	return cs
}

// qualifiedCallee finds the class in which the method of a call `X.m(…)` is looked for.
// Where X is no object or class, ok is false, and the call is that of an array, or has
// the type that is given.
func (r *resolver) qualifiedCallee(e *ast.Call, at *callee) (inv *invocation, t Type, ok bool) {
	t, c, p := r.qualifier(e.X)
	_, at.super = e.X.(*ast.SuperRef)
	switch {
	case p != "":
		r.args(e.Args)
		return nil, r.errorf(NotAValue, e.X.Span(), "%s is a package", p), false
	case c != nil:
		at.class, at.static = c, true
	case IsKind(t, ObjectSet):
		return nil, r.setCall(e), false
	default:
		if s, ok := t.(*Sequence); ok {
			return nil, r.seqCall(e, s), false
		}
		k, ok := r.w.Erasure(t).(*Class)
		if !ok {
			if isGhostArray(t) {
				r.args(e.Args)
				return nil, r.unsupported(e.Span(), "a call on a ghost array of which set statements set elements", "speak of its elements"), false
			}
			if _, ok := deref(t).(*Array); ok {
				inv, t = r.arrayCall(e, t)
				return inv, t, false
			}
			return nil, r.callOn(e, t), false
		}
		at.class, at.site = k, t
	}
	r.unit.refs.class(at.class)
	return nil, nil, true
}

// receiverOf checks that there is an object to call a method on, where it needs one.
func (r *resolver) receiverOf(e *ast.Call, m *Method, at callee) *source.Diagnostic {
	switch {
	case m.Static:
	case at.static:
		return source.Errorf(StaticContext, e.Name.Span(), "method %s belongs to an object, not to the class", m.QName())
	case at.noThis:
		return source.Errorf(StaticContext, e.Name.Span(), "method %s belongs to an object, and there is no `this` here", m.QName())
	case at.implicit:
		r.usesThis()
	}
	if at.super && m.Abstract {
		r.errorf(AbstractCall, e.Name.Span(), "method %s is abstract", m.QName())
	}
	return nil
}

// getClassType is the type of a call of getClass: of the class of the receiver or below
// (JLS 4.3.2); nil where Class has no parameter.
func (r *resolver) getClassType(m *Method, at callee) Type {
	k := classOf(m.Result)
	if k == nil || len(r.w.TypeParams(k)) != 1 {
		return nil
	}
	of := Type(r.class)
	if at.site != nil {
		of = at.site
	}
	return &Parameterized{k, []Type{&Wildcard{Bound: r.w.Erasure(of)}}}
}

// isPolymorphic reports whether e calls a method whose signature is that of the call
// (JLS 15.12.3): those of method handles.
func (r *resolver) isPolymorphic(e ast.Expr) bool {
	m, ok := r.w.Info.Uses[ast.Unparen(e)].(*Method)
	return ok && m.Native && m.VarArgs && len(m.Params) == 1 &&
		(m.Class.Name == "java.lang.invoke.MethodHandle" || m.Class.Name == "java.lang.invoke.VarHandle")
}

// called records which method a call means and how it is made.
func (r *resolver) called(e *ast.Call, inv *invocation, at callee) {
	m := inv.c.m
	r.w.Info.Uses[e] = m
	on := at.class
	if e.X != nil && !at.static && !m.Static {
		on = r.receiver(e.X, m, at)
	}
	info := CallInfo{VarArgs: inv.phase == variable, OuterThis: at.steps}
	if m.Static {
		info.OuterThis = 0
	}
	info.Virtual = !m.Static && !at.super && !r.w.state(m).private && !m.Class.Final && (m.Decl == nil || !m.Decl.Modifiers.Has("final"))
	r.w.Info.Calls[e] = info
	r.executed[e] = m.Result
	if !info.Virtual {
		on = nil
	}
	if IsGetClass(m) {
		if !r.w.Info.ClassSides[e] {
			r.unit.refs.typ(m.Result)
		}
		return
	}
	if access, ok := accessOf(m); ok {
		r.onHandle(e, m, access)
	} else if m.Class.Library && m.Class.Name == "java.lang.Thread" && m.Name == "currentThread" && !r.class.IsOutside() {
		r.noHandle(e, "the thread at hand", "give the method the Thread as a parameter")
	} else if MakesHandle(m) {
		r.makesHandle(e, m)
	} else if _, format := formats(m); !format || r.spec != nil {
		r.useMethod(m, on, e.Name.Span())
	}
	r.reflected(e, m)
	if m.GivesAny() {
		r.unit.anyObjects = append(r.unit.anyObjects, e)
	} else if mayBeUnknown(m) {
		r.unit.givers = append(r.unit.givers, e)
	}
	r.access(m, e.Name.Span())
	r.pureOnly(m, e.Name.Span())
}

// receiver is the class in which m is looked for on the value of x. Where only a cast
// makes the call possible, since the value may be of a wider class at run time than
// its type, the cast is noted.
func (r *resolver) receiver(x ast.Expr, m *Method, at callee) *Class {
	need := at.class
	if !need.IsSubclassOf(m.Class) && m.Class.Name != "java.lang.Object" {
		need = m.Class
	}
	has, ok := r.executedAs(x).(*Class)
	if !ok || has.IsSubclassOf(need) {
		return at.class
	}
	r.checked(x, need)
	return need
}

// member is a method as found in a type.
type member struct {
	m    *Method
	site Type // nil: of a class, for static calls
}

// membersOf are the methods of that name on which a call on at may settle.
func (r *resolver) membersOf(at callee, name string) (ms []member, hidden []*Method) {
	if at.site == nil {
		found, hidden := r.methods(at.class, name)
		return membersAt(found, nil), hidden
	}
	seen := map[*Method]bool{}
	for _, t := range r.w.receivers(at.site) {
		c, ok := r.w.Erasure(t).(*Class)
		if !ok {
			continue
		}
		found, h := r.methods(c, name)
		hidden = append(hidden, h...)
		for _, m := range found {
			if seen[m] {
				continue
			}
			seen[m] = true
			overridden := false
			for _, o := range ms {
				overridden = overridden || r.w.overridesTransitively(o.m, m) || haveSameParams(o.m, m) && m.Class.Name == "java.lang.Object"
			}
			if !overridden {
				ms = append(ms, member{m, t})
			}
		}
	}
	return ms, hidden
}

func membersAt(found []*Method, site Type) (ms []member) {
	for _, m := range found {
		ms = append(ms, member{m, site})
	}
	return ms
}

// methods are those of class c with that name that the code may call.
func (r *resolver) methods(c *Class, name string) (ms, hidden []*Method) {
	found, private := r.w.methodsNamed(c, name)
	if len(found) == 0 && (r.spec != nil || len(private) > 0 && TopLevel(private[0].Class) == TopLevel(r.class)) {
		found = private
	}
	for _, m := range found {
		if r.isAccessible(m) {
			ms = append(ms, m)
		}
	}
	if len(ms) == 0 {
		ms = found
	}
	return ms, private
}

// isAccessible: a method of package access belongs to its package, a protected one to
// subclasses as well, a private one to its top-level class.
func (r *resolver) isAccessible(m *Method) bool {
	if m.Decl == nil || r.spec != nil || isInterface(m.Class) && !m.Decl.Modifiers.Has("private") || m.Decl.Modifiers.Has("public") {
		return true
	}
	if m.Decl.Modifiers.Has("private") {
		return TopLevel(m.Class) == TopLevel(r.class)
	}
	if PackageOf(m.Class) == PackageOf(r.class) {
		return true
	}
	if !m.Decl.Modifiers.Has("protected") {
		return false
	}
	for c := r.class; c != nil; c = c.Outer {
		if c.IsSubclassOf(m.Class) {
			return true
		}
	}
	return false
}

// access says why code does not see o, which is not there for all.
func (w *World) access(o Object) string {
	if w.state(o).private {
		return "private"
	}
	return "package-private"
}

// PackageOf is the name of the package of a class, "" for the unnamed one.
func PackageOf(c *Class) string {
	if c.File == nil || c.File.Package == nil {
		return ""
	}
	return c.File.Package.Name
}

// receivers are the class types of which a value of type t has the members.
func (w *World) receivers(t Type) []Type {
	switch t := deref(t).(type) {
	case *TypeVar:
		var ts []Type
		for _, u := range t.Upper() {
			ts = append(ts, w.receivers(w.captureConversion(u))...)
		}
		return ts
	case *Intersection:
		var ts []Type
		for _, u := range t.Types {
			ts = append(ts, w.receivers(w.captureConversion(u))...)
		}
		return ts
	}
	return []Type{t}
}

// explicitly puts in type arguments that the source gives.
func (r *resolver) explicitly(c candidate, args []ast.TypeExpr) candidate {
	var ts []Type
	for _, a := range args {
		ts = append(ts, r.fullTypeExpr(a))
	}
	c.sub = c.sub.with(c.infer, ts)
	c.infer = nil
	return c
}

// enclosingMethods finds the innermost class around the code that has a method
// of that name, or the methods that static imports give (JLS 15.12.1); hidden are those
// of the innermost class that does not inherit them, which a clause may mean.
func (r *resolver) enclosingMethods(name string, from source.Span) (at callee, found []member, hidden []*Method, ok bool) {
	static := r.static
	for c, steps := r.class, 0; c != nil; c, steps = c.Outer, steps+1 {
		ms, out := r.w.methodsNamed(c, name)
		here := callee{class: c, noThis: static || r.prologue && steps == 0, steps: steps, implicit: true}
		if len(ms) > 0 {
			return here, membersAt(ms, r.w.thisType(c)), nil, true
		}
		if len(hidden) == 0 {
			at, hidden = here, out
		}
		static = static || c.Static
	}
	found, missing := r.importedMethods(name, from)
	if len(found) == 0 {
		if len(hidden) > 0 && r.spec != nil {
			return at, membersAt(hidden, r.w.thisType(at.class)), nil, true
		}
		return at, nil, hidden, false
	}
	for _, d := range missing {
		r.report(d)
	}
	return callee{class: found[0].m.Class, static: true}, found, nil, true
}

// importedMethods are the methods of that name that static imports give. What missing
// classes could have is not known.
func (r *resolver) importedMethods(name string, at source.Span) (found []member, missing []*source.Diagnostic) {
	im := r.w.importsAt(r.class.File, at)
	for _, i := range append(append([]*ast.Import(nil), im.staticSingle[name]...), im.staticDemand...) {
		c, d := r.imported(i)
		if c == nil {
			missing = append(missing, d)
			continue
		}
		ms, _ := r.w.methodsNamed(c, name)
		for _, m := range ms {
			if m.Static {
				found = append(found, member{m, nil})
			}
		}
	}
	return found, missing
}

// arrayCall is a call of a method that arrays have.
func (r *resolver) arrayCall(e *ast.Call, t Type) (*invocation, Type) {
	if e.Name.Text == "clone" && len(e.Args) == 0 {
		r.need(e.X, t)
		r.executed[e] = r.w.Erasure(t)
		r.w.Info.ArrayClone[e] = true
		if r.spec != nil {
			r.untranslated(e.Name.Span(), "a copy of an array in a specification", "compare the elements")
		}
		return nil, t
	}
	at := callee{class: r.w.object(), site: r.w.object()}
	ms, _ := r.membersOf(at, e.Name.Text)
	if len(ms) == 0 {
		return nil, r.callOn(e, t)
	}
	args := r.arguments(e.Args)
	var cs []candidate
	for _, m := range ms {
		cs = append(cs, r.seenFrom(m.m, m.site))
	}
	c, p, d := r.choose(cs, args, e.Name.Span(), "method "+e.Name.Text)
	if c == nil {
		if d != nil {
			r.report(d)
		}
		r.alone(args)
		return nil, Of(Invalid)
	}
	inv := &invocation{node: e, at: e.Name.Span(), c: *c, phase: p, args: args}
	if c.m.Name == "getClass" {
		if k := classOf(c.m.Result); k != nil && len(r.w.TypeParams(k)) == 1 {
			inv.typed = &Parameterized{k, []Type{&Wildcard{Bound: r.w.Erasure(t)}}}
		}
	}
	r.called(e, inv, at)
	return inv, nil
}

// callOn is a call on something that is neither class nor object.
func (r *resolver) callOn(e *ast.Call, t Type) Type {
	r.args(e.Args)
	switch {
	case IsKind(t, Invalid):
	case IsKind(t, Null):
		r.errorf(UnresolvedMethod, e.Name.Span(), "null has no methods")
	case IsReference(t) && len(e.Args) == 0 && (e.Name.Text == "length" || e.Name.Text == "size"):
		d := source.Errorf(UnresolvedMethod, e.Name.Span(), "an array has no method %s; its length is a field", e.Name.Text)
		d.Remedy = "write " + source.OneLine(e.X.Span().Text()) + ".length"
		r.report(d)
	case IsReference(t):
		r.unsupported(e.Name.Span(), "a method call on an array", "copy arrays by a loop")
	default:
		r.errorf(UnresolvedMethod, e.Name.Span(), "a value of type %s has no methods", t)
	}
	return Of(Invalid)
}

func (r *resolver) noMethod(e *ast.Call, c *Class, hidden []*Method) Type {
	name := e.Name.Text
	if len(hidden) > 0 {
		return r.errorf(PrivateAccess, e.Name.Span(), "method %s is %s", hidden[0].QName(), r.w.access(hidden[0]))
	}
	if objectMethods[name] {
		return r.unsupported(e.Name.Span(), "method "+name+" of every object", "do without it")
	}
	for k := c; k != nil; k = k.Outer {
		if r.open(k, e.Name.Span(), "method "+name, "") {
			return Of(Invalid)
		}
		if e.X != nil {
			break
		}
	}
	im := r.w.importsAt(r.class.File, e.Span())
	for _, i := range append(append([]*ast.Import(nil), im.staticSingle[name]...), im.staticDemand...) {
		if e.X != nil {
			break
		}
		if k, why := r.w.importedFrom(i); k == nil {
			r.report(r.w.absent(classOfImport(i), i.Span(), why))
			return Of(Invalid)
		} else if r.open(k, e.Name.Span(), "method "+name, "") {
			return Of(Invalid)
		}
		if isPlatformPackage(i.Name) {
			return r.unsupported(e.Name.Span(), "method "+name+" (of "+i.Name+", if it is there)", "write it as a method of your own")
		}
	}
	d := source.Errorf(UnresolvedMethod, e.Name.Span(), "class %s has no method %s", c.Name, name)
	d.Remedy = didYouMean(name, r.w.methodNames(c))
	if fs := r.w.fieldNamed(c, name); len(fs) > 0 {
		d.Remedy = "it has a field of that name"
	}
	if word := `\` + name; d.Remedy == "" && r.spec != nil && (jmlCalls[word] != nil || word == `\old`) {
		d.Remedy = "did you mean " + word + "?"
	}
	r.report(d)
	return Of(Invalid)
}

// args resolves the arguments of a call that has an error.
func (r *resolver) args(args []ast.Expr) { r.alone(r.arguments(args)) }

// arguments resolves what of the arguments does not depend on the method.
func (r *resolver) arguments(args []ast.Expr) []*argument {
	as := make([]*argument, len(args))
	for i, a := range args {
		as[i] = r.argument(a)
	}
	return as
}

// alone gives arguments the types that they have without a place.
func (r *resolver) alone(args []*argument) {
	for _, a := range args {
		r.standaloneType(a)
	}
}

// useMethod notes that the program calls m, on an object whose static class is on when
// the call is virtual.
func (r *resolver) useMethod(m *Method, on *Class, at source.Span) {
	r.contradicted(m, at)
	r.makesCall(m, on, at)
}

// makesCall is useMethod of a call that nobody wrote, which is what a construct of the
// language comes to: what a construct means does not depend on the JDK at hand.
func (r *resolver) makesCall(m *Method, on *Class, at source.Span) {
	r.declared(m)
	r.bodiless(m, at)
	r.unit.refs.call(m, on, at)
	if parts := r.w.seqs[m]; parts.Length != nil {
		r.unit.refs.call(parts.Length, on, at)
		r.unit.refs.call(parts.Element, on, at)
	}
	r.unit.refs.class(m.Class)
	r.unit.refs.typ(m.Result)
}

func (r *resolver) access(m *Method, at source.Span) {
	if r.w.state(m).private && r.spec == nil && TopLevel(m.Class) != TopLevel(r.class) {
		if m.Class.Library {
			r.unsupported(at, "this constructor of library class "+m.Class.Name, "do without its objects")
		} else {
			r.errorf(PrivateAccess, at, "%s is private", describe(m))
		}
	}
	if m.Model && r.spec == nil {
		r.errorf(BadSpec, at, "method %s is declared in JML, and Java code cannot call it", m.QName())
	}
}

func (r *resolver) pureOnly(m *Method, at source.Span) {
	if r.spec != nil && !m.Pure && !isQuery(m) {
		d := source.Errorf(NotPure, at, "%s calls %s, which is not pure", r.spec.what, m.QName())
		d.Remedy = "declare it /*@ pure @*/ if it changes nothing"
		if m.Class.IsOutside() {
			d.Remedy = "ask for single elements, or keep what it gives in a variable of the code"
		}
		r.report(d)
	}
}

// isQuery reports whether a method of the library only looks at its object. Unlike pure
// ones it says nothing of methods of the program that override it.
func isQuery(m *Method) bool {
	return m.Class.Library && (m.Decl != nil && IsMarked(m.Decl.Modifiers, "query") || slices.ContainsFunc(m.Overrides, isQuery))
}
