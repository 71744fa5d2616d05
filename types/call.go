package types

import (
	"fmt"
	"strings"

	"inspect/ast"
	"inspect/source"
)

// objectMethods are those of Object that the library leaves out.
var objectMethods = map[string]bool{"getClass": true, "notify": true, "notifyAll": true, "wait": true, "finalize": true}

// callee is where a method call looks for its method.
type callee struct {
	class    *Class
	static   bool // only static methods will do
	super    bool
	noThis   bool // an instance method has no receiver here
	steps    int  // enclosing instances from `this`
	implicit bool
}

// call resolves a method call.
func (r *resolver) call(e *ast.Call) Type {
	var at callee
	var ms, hidden []*Method
	switch {
	case e.X == nil:
		var ok bool
		if at, ms, hidden, ok = r.enclosingMethods(e.Name.Text); !ok {
			r.args(e.Args)
			return r.noMethod(e, r.class, nil)
		}
	default:
		t, c, p := r.qualifier(e.X)
		_, at.super = e.X.(*ast.SuperRef)
		if p != "" {
			r.args(e.Args)
			return r.errorf(NotAValue, e.X.Span(), "%s is a package", p)
		}
		if IsKind(t, ObjectSet) && c == nil {
			return r.setCall(e)
		}
		if c != nil {
			at.class, at.static = c, true
		} else if k, ok := t.(*Class); ok {
			at.class = k
		} else {
			return r.callOn(e, t)
		}
		r.unit.refs.class(at.class)
		if c == nil && r.generic[ast.Unparen(e.X)] && !r.w.sameBelow(at.class, e.Name.Text, true) {
			r.args(e.Args)
			return r.erased(e.X)
		}
		ms, hidden = r.w.methodsNamed(at.class, e.Name.Text)
		if len(ms) == 0 && r.spec != nil || len(ms) == 0 && len(hidden) > 0 && topLevel(hidden[0].Class) == topLevel(r.class) {
			ms = hidden
		}
		if len(ms) == 0 {
			r.args(e.Args)
			if c == nil && r.mayBeNarrower(e.X) {
				return r.erased(e.X)
			}
			return r.noMethod(e, at.class, hidden)
		}
	}
	types := r.args(e.Args)
	m, varArgs, d := r.choose(ms, e.Args, types, e.Name.Span(), "method "+e.Name.Text)
	if d != nil {
		if e.X != nil && !at.static && r.mayBeNarrower(e.X) {
			return r.erased(e.X)
		}
		if d.Code == NotApplicable && r.open(at.class, e.Name.Span(), "this method "+e.Name.Text) {
			return Of(Invalid)
		}
		r.report(d)
		return Of(Invalid)
	}
	if m == nil {
		return Of(Invalid)
	}
	if !m.Static {
		switch {
		case at.static:
			return r.errorf(StaticContext, e.Name.Span(), "method %s belongs to an object, not to the class", m.QName())
		case at.noThis:
			return r.errorf(StaticContext, e.Name.Span(), "method %s belongs to an object, and there is no `this` here", m.QName())
		}
	}
	if at.super && m.Abstract {
		r.errorf(AbstractCall, e.Name.Span(), "method %s is abstract", m.QName())
	}
	r.w.Info.Uses[e] = m
	info := CallInfo{VarArgs: varArgs, OuterThis: at.steps}
	if m.Static {
		info.OuterThis = 0
	}
	info.Virtual = !m.Static && !at.super && !r.w.state(m).private && !m.Class.Final && (m.Decl == nil || !m.Decl.Modifiers.Has("final"))
	r.w.Info.Calls[e] = info
	r.convertArgs(e.Args, types, m, varArgs)
	var on *Class
	if info.Virtual {
		on = at.class
		if b := r.w.bridges[m]; b != nil && !at.class.Final {
			r.unsupported(e.Name.Span(), "a call that may execute "+b.QName()+", which overrides "+m.QName()+" by a type argument",
				"declare its parameters as "+m.Signature()+" and cast")
		}
	}
	r.useMethod(m, on, e.Name.Span())
	r.access(m, e.Name.Span())
	r.pureOnly(m, e.Name.Span())
	_, this := e.X.(*ast.This)
	if r.w.state(m).generic && !(m.Class == r.class && (e.X == nil || this)) || m.Decl != nil && len(m.Decl.TypeParams) > 0 && r.w.state(m).generic {
		r.generic[e] = true
	}
	if e.X != nil && !at.static && IsReference(m.Result) && r.mayBeNarrower(e.X) {
		r.generic[e] = true // an overriding method may have a narrower result
	}
	return m.Result
}

// enclosingMethods finds the innermost class around the code that has a method
// of that name, or the methods that static imports give (JLS 15.12.1).
func (r *resolver) enclosingMethods(name string) (at callee, found, hidden []*Method, ok bool) {
	static := r.static
	for c, steps := r.class, 0; c != nil; c, steps = c.Outer, steps+1 {
		ms, private := r.w.methodsNamed(c, name)
		if len(ms) == 0 && r.spec != nil {
			ms = private
		}
		if len(ms) > 0 {
			return callee{class: c, noThis: static || r.prologue && steps == 0, steps: steps, implicit: true}, ms, nil, true
		}
		static = static || c.Static
	}
	im := r.w.importsOf(r.class.File)
	for _, i := range append(append([]*ast.Import(nil), im.staticSingle[name]...), im.staticDemand...) {
		if c := r.imported(i); c != nil {
			ms, _ := r.w.methodsNamed(c, name)
			for _, m := range ms {
				if m.Static {
					found = append(found, m)
				}
			}
		}
	}
	if len(found) == 0 {
		return at, nil, nil, false
	}
	return callee{class: found[0].Class, static: true}, found, nil, true
}

// callOn is a call on something that is neither class nor object.
func (r *resolver) callOn(e *ast.Call, t Type) Type {
	r.args(e.Args)
	switch {
	case IsKind(t, Invalid):
	case IsKind(t, Null):
		r.errorf(UnresolvedMethod, e.Name.Span(), "null has no methods")
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
		return r.errorf(PrivateAccess, e.Name.Span(), "method %s is private", hidden[0].QName())
	}
	if objectMethods[name] {
		return r.unsupported(e.Name.Span(), "method "+name+" of every object", "do without it")
	}
	for k := c; k != nil; k = k.Outer {
		if r.open(k, e.Name.Span(), "method "+name) {
			return Of(Invalid)
		}
		if e.X != nil {
			break
		}
	}
	for _, i := range append(append([]*ast.Import(nil), r.w.importsOf(r.class.File).staticSingle[name]...), r.w.importsOf(r.class.File).staticDemand...) {
		if k := r.w.importedFrom(i); e.X == nil && k != nil && r.open(k, e.Name.Span(), "method "+name) {
			return Of(Invalid)
		}
		if e.X == nil && platformPackage(i.Name) {
			return r.unsupported(e.Name.Span(), "method "+name+" (of "+i.Name+", if it is there)", "write it as a method of your own")
		}
	}
	d := source.Errorf(UnresolvedMethod, e.Name.Span(), "class %s has no method %s", c.Name, name)
	d.Remedy = didYouMean(name, r.w.methodNames(c))
	if fs := r.w.fieldNamed(c, name); len(fs) > 0 {
		d.Remedy = "it has a field of that name"
	}
	r.report(d)
	return Of(Invalid)
}

func (r *resolver) args(args []ast.Expr) []Type {
	ts := make([]Type, len(args))
	for i, a := range args {
		ts[i] = r.value(a)
	}
	return ts
}

// useMethod notes that m is called, on an object whose static class is on when
// the call is virtual.
func (r *resolver) useMethod(m *Method, on *Class, at source.Span) {
	r.declared(m)
	r.unit.refs.call(m, on, at)
	r.unit.refs.class(m.Class)
	r.unit.refs.typ(m.Result)
}

func (r *resolver) access(m *Method, at source.Span) {
	if r.w.state(m).private && r.spec == nil && topLevel(m.Class) != topLevel(r.class) {
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
	if r.spec != nil && !m.Pure {
		d := source.Errorf(NotPure, at, "%s calls %s, which is not pure", r.spec.what, m.QName())
		d.Remedy = "declare it /*@ pure @*/ if it changes nothing"
		r.report(d)
	}
}

// The phases of overload resolution (JLS 15.12.2.2 to 4).
type phase uint8

const (
	strict   phase = iota // subtyping and widening
	boxing                // and boxing
	variable              // and variable arity
)

// choose picks the method that a call with these arguments means. Without
// method and diagnostic, the reason is reported already.
func (r *resolver) choose(candidates []*Method, args []ast.Expr, types []Type, at source.Span, what string) (*Method, bool, *source.Diagnostic) {
	narrower, invalid := false, false
	for i, a := range args {
		narrower = narrower || IsReference(types[i]) && r.generic[ast.Unparen(a)]
		invalid = invalid || IsKind(types[i], Invalid)
	}
	if (narrower || invalid) && r.arity(candidates, len(args)) > 1 {
		if invalid {
			return nil, false, nil // the argument's error is reported
		}
		return nil, false, source.NotSupported(at, "an overloaded method with an argument of a generic type", "cast the argument to the type meant")
	}
	for p := strict; p <= variable; p++ {
		var applicable []*Method
		for _, m := range candidates {
			if r.applicable(m, types, p) {
				applicable = append(applicable, m)
			}
		}
		if len(applicable) == 0 {
			continue
		}
		best := r.mostSpecific(applicable, len(types), p)
		if len(best) == 1 {
			return best[0], p == variable, nil
		}
		for _, m := range best {
			if anyInvalid(m) {
				r.declared(m)
				return nil, false, nil
			}
		}
		return nil, false, source.Errorf(AmbiguousCall, at, "the call may mean %s or %s", best[0].QName(), best[1].QName())
	}
	for _, a := range args {
		narrower = narrower || r.mayBeNarrower(a)
	}
	if narrower {
		return nil, false, source.NotSupported(at, "the conversion from a type variable that generics insert here", "cast the argument to the type meant")
	}
	return nil, false, r.notApplicable(candidates, args, types, at, what)
}

// arity counts the methods that can take n arguments.
func (r *resolver) arity(ms []*Method, n int) int {
	k := 0
	for _, m := range ms {
		if len(m.Params) == n || m.VarArgs && n >= len(m.Params)-1 {
			k++
		}
	}
	return k
}

// paramType is the type that the i-th argument of m converts to.
func paramType(m *Method, i int, varArgs bool) Type {
	if varArgs && i >= len(m.Params)-1 {
		if a, ok := m.Params[len(m.Params)-1].Type.(*Array); ok {
			return a.Elem
		}
		return Of(Invalid)
	}
	return m.Params[i].Type
}

func (r *resolver) applicable(m *Method, types []Type, p phase) bool {
	if p == variable {
		if !m.VarArgs || len(types) < len(m.Params)-1 {
			return false
		}
	} else if len(types) != len(m.Params) {
		return false
	}
	for i, t := range types {
		to := paramType(m, i, p == variable)
		if p == strict && !Assignable(t, to) || p != strict && !r.w.loose(t, to) {
			return false
		}
	}
	return true
}

// mostSpecific keeps the methods whose parameters are all at least as narrow as
// every other's; of several with one signature, one that is not abstract.
func (r *resolver) mostSpecific(ms []*Method, n int, p phase) []*Method {
	var best []*Method
	for _, m := range ms {
		most := true
		for _, o := range ms {
			if o != m && !narrowerParams(m, o, n, p == variable) {
				most = false
			}
		}
		if most {
			best = append(best, m)
		}
	}
	if len(best) == 0 {
		return ms
	}
	if len(best) > 1 {
		for _, m := range best {
			if !sameParams(m, best[0]) {
				return best
			}
		}
		for _, m := range best {
			if !m.Abstract {
				return []*Method{m}
			}
		}
		return best[:1]
	}
	return best
}

func narrowerParams(m, o *Method, n int, varArgs bool) bool {
	if varArgs {
		n = max(n, len(m.Params), len(o.Params))
	}
	for i := 0; i < n; i++ {
		if !Assignable(paramType(m, i, varArgs), paramType(o, i, varArgs)) {
			return false
		}
	}
	return true
}

func (r *resolver) notApplicable(candidates []*Method, args []ast.Expr, types []Type, at source.Span, what string) *source.Diagnostic {
	if len(candidates) == 1 {
		m := candidates[0]
		if len(m.Params) != len(types) {
			return source.Errorf(NotApplicable, at, "%s takes %s, not %d", m.QName(), count(len(m.Params), "argument"), len(types))
		}
		for i, t := range types {
			if to := m.Params[i].Type; !r.w.loose(t, to) {
				return source.Errorf(NotApplicable, args[i].Span(), "argument %d of %s is %s, and %s cannot be converted to it", i+1, m.QName(), to, t)
			}
		}
	}
	var given, have []string
	for _, t := range types {
		given = append(given, SimpleName(t))
	}
	for _, m := range candidates {
		have = append(have, m.Signature())
	}
	if len(have) == 0 {
		have = []string{"none"}
	}
	for _, m := range candidates {
		if anyInvalid(m) {
			r.declared(m)
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

func (r *resolver) convertArgs(args []ast.Expr, types []Type, m *Method, varArgs bool) {
	for i, a := range args {
		r.assign(a, types[i], paramType(m, i, varArgs))
	}
}

// new resolves an object creation.
func (r *resolver) new(e *ast.New) Type {
	if r.spec != nil {
		return r.unsupported(e.Span(), "creating an object in a specification", "name an existing one")
	}
	if e.Body != nil {
		return r.anonymous(e)
	}
	var typ Type
	if e.Outer != nil {
		typ = r.innerClass(e)
	} else {
		typ = r.typeExpr(e.Type)
	}
	c, ok := typ.(*Class)
	if !ok {
		r.args(e.Args)
		return typ
	}
	r.w.Header(c)
	switch {
	case c.Broken != nil:
		r.args(e.Args)
		r.report(c.Broken)
		return c
	case c.Kind == ast.Enum:
		r.args(e.Args)
		return r.errorf(AbstractInstantiation, e.Span(), "enum %s cannot be instantiated", c.Name)
	case c.Abstract:
		r.args(e.Args)
		r.errorf(AbstractInstantiation, e.Span(), "%s is abstract", c.Name)
		return c
	}
	types := r.args(e.Args)
	info := CallInfo{}
	if !c.Static && e.Outer == nil {
		info.OuterThis = r.enclosing(c, e.Span())
	}
	r.creates(c)
	r.construct(e, c, e.Args, types, info, e.Type.Span())
	return c
}

// innerClass resolves the type of outer.new Inner(…).
func (r *resolver) innerClass(e *ast.New) Type {
	t := r.value(e.Outer)
	c, ok := t.(*Class)
	if !ok {
		if !IsKind(t, Invalid) {
			r.errorf(NotAValue, e.Outer.Span(), "a value of type %s has no inner classes", t)
		}
		return Of(Invalid)
	}
	name := e.Type.Parts[0].Name
	k := r.w.memberClass(c, name)
	if k == nil {
		d := source.Errorf(UnknownClass, e.Type.Span(), "class %s has no member class %s", c.Name, name)
		d.Remedy = didYouMean(name, r.w.nestedNames(c))
		r.report(d)
		return Of(Invalid)
	}
	if k.Static {
		return r.errorf(StaticContext, e.Span(), "class %s is static and belongs to no object", k.Name)
	}
	r.w.Info.TypeOf[e.Type] = k
	return k
}

// enclosing is the number of steps from `this` to the object that a new inner
// object of class c belongs to.
func (r *resolver) enclosing(c *Class, at source.Span) int {
	static := r.static || r.prologue
	for k, steps := r.class, 0; k != nil; k, steps = k.Outer, steps+1 {
		if k == c.Outer || c.Local == nil && k.IsSubclassOf(c.Outer) {
			if static {
				break
			}
			return steps
		}
		static = static || k.Static
	}
	r.errorf(StaticContext, at, "inner class %s needs an object of class %s around it", c.Name, c.Outer.Name)
	return 0
}

// construct resolves the constructor that node calls.
func (r *resolver) construct(node ast.Node, c *Class, args []ast.Expr, types []Type, info CallInfo, at source.Span) {
	var candidates []*Method
	for _, m := range c.Methods {
		if m.Constructor {
			candidates = append(candidates, m)
		}
	}
	m, varArgs, d := r.choose(candidates, args, types, at, "constructor "+c.SimpleName())
	if d != nil {
		if c.Library && d.Code == NotApplicable {
			d = source.NotSupported(at, "this constructor of library class "+c.Name, "use one without arguments or with a message")
		}
		r.report(d)
		return
	}
	if m == nil {
		return
	}
	info.VarArgs = varArgs
	r.w.Info.Uses[node] = m
	r.w.Info.Calls[node] = info
	r.convertArgs(args, types, m, varArgs)
	r.useMethod(m, nil, at)
	r.access(m, at)
}

// ctorCall resolves this(…) and super(…).
func (r *resolver) ctorCall(s *ast.CtorCall) {
	if r.method == nil || !r.method.Constructor {
		r.errorf(BadJump, s.Span(), "a constructor is called only at the beginning of another")
		r.args(s.Args)
		return
	}
	if explicitCall(r.method) != s {
		r.errorf(BadJump, s.Span(), "the call of a constructor must come first in the constructor")
	}
	if s.Outer != nil {
		r.unsupported(s.Outer.Span(), "a qualified superclass constructor call", "make the superclass static")
		return
	}
	c := r.class
	if s.Super {
		c = r.class.Super
		if c != nil {
			r.creates(c)
		}
	}
	r.prologue = true
	types := r.args(s.Args)
	r.prologue = false
	if c == nil {
		return
	}
	r.w.Header(c)
	r.construct(s, c, s.Args, types, CallInfo{}, s.Span())
	if m, ok := r.w.Info.Uses[s].(*Method); ok && m == r.method {
		r.errorf(CyclicInheritance, s.Span(), "the constructor calls itself")
	}
}
