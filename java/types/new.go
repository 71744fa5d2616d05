package types

import (
	"inspect/java/ast"
	"inspect/java/source"
)

// new resolves an object creation that stands alone.
func (r *resolver) new(e *ast.New) Type {
	inv, t := r.selectNew(e)
	if inv == nil {
		return t
	}
	return r.finish(inv, nil)
}

// selectNew finds the constructor that a creation calls. Without an invocation it
// has an error, and the type given.
func (r *resolver) selectNew(e *ast.New) (*invocation, Type) {
	if t := r.newSet(e); t != nil {
		return nil, t
	}
	if r.spec != nil {
		return nil, r.unsupported(e.Span(), "creating an object in a specification", "name an existing one")
	}
	if e.Body != nil {
		return r.anonymous(e)
	}
	var typ, full Type
	if e.Outer != nil {
		typ, full = r.innerClass(e)
	} else {
		typ = r.typeExpr(e.Type)
		full = r.types.withoutReports().full(e.Type)
	}
	c, ok := typ.(*Class)
	if !ok {
		r.args(e.Args)
		return nil, typ
	}
	r.w.Header(c)
	switch {
	case c.Broken != nil:
		r.args(e.Args)
		r.report(c.Broken)
		return nil, c
	case c.Kind == ast.Enum:
		r.args(e.Args)
		return nil, r.errorf(AbstractInstantiation, e.Span(), "enum %s cannot be instantiated", c.Name)
	case c.Abstract:
		r.args(e.Args)
		r.errorf(AbstractInstantiation, e.Span(), "%s is abstract", c.Name)
		return nil, c
	}
	args := r.arguments(e.Args)
	info := CallInfo{}
	if !c.Static && e.Outer == nil {
		info.OuterThis = r.enclosing(c, e.Span())
	}
	r.creates(c)
	cs := r.constructors(c, full, isDiamond(e.Type))
	inv := r.construct(e, c, cs, args, info, e.Type.Span())
	if inv == nil {
		return nil, full
	}
	inv.typed = full
	if isDiamond(e.Type) {
		inv.typed = nil
	}
	return inv, nil
}

func isDiamond(t *ast.NamedType) bool { return t.Parts[len(t.Parts)-1].Diamond }

// constructors are those of class c as members of t, or for a diamond as generic
// methods that give a c (JLS 15.9.3).
func (r *resolver) constructors(c *Class, t Type, inferred bool) (cs []candidate) {
	w := r.w
	for _, m := range c.Methods {
		if !m.Constructor {
			continue
		}
		k := candidate{m: m, sig: w.signature(m), class: t}
		if inferred {
			own := w.TypeParams(c)[:len(c.Decl.TypeParams)]
			k.infer = append(append([]*TypeVar(nil), own...), k.sig.TypeParams...)
			k.class = w.thisType(c)
			if p, ok := deref(t).(*Parameterized); ok { // the classes around it are known
				k.sub = substitution{w.TypeParams(c)[len(own):], p.Args[len(p.Args)-(len(w.TypeParams(c))-len(own)):]}
			}
		} else if p, ok := deref(t).(*Parameterized); ok {
			k.sub = substitution{w.TypeParams(c), p.Args}
			k.infer = k.sig.TypeParams
		} else {
			k.raw = len(w.TypeParams(c)) > 0
			if !k.raw {
				k.infer = k.sig.TypeParams
			}
		}
		cs = append(cs, k)
	}
	var open []candidate
	for _, k := range cs {
		if r.isAccessible(k.m) || w.state(k.m).private && c.Library {
			open = append(open, k)
		}
	}
	if len(open) > 0 {
		return open
	}
	return cs
}

// innerClass resolves the type of outer.new Inner(…).
func (r *resolver) innerClass(e *ast.New) (Type, Type) {
	t := r.value(e.Outer)
	c, ok := r.w.Erasure(t).(*Class)
	if !ok {
		if !IsKind(t, Invalid) {
			r.errorf(NotAValue, e.Outer.Span(), "a value of type %s has no inner classes", t)
		}
		return Of(Invalid), Of(Invalid)
	}
	name := e.Type.Parts[0].Name
	k := r.w.memberClass(c, name)
	if k == nil {
		d := source.Errorf(UnknownClass, e.Type.Span(), "class %s has no member class %s", c.Name, name)
		d.Remedy = didYouMean(name, r.w.nestedNames(c))
		r.report(d)
		return Of(Invalid), Of(Invalid)
	}
	if k.Static {
		return r.errorf(StaticContext, e.Span(), "class %s is static and belongs to no object", k.Name), Of(Invalid)
	}
	r.w.Info.TypeOf[e.Type] = k
	full := Type(k)
	if len(r.w.TypeParams(k)) > 0 {
		var args []Type
		for _, a := range e.Type.Parts[0].Args {
			args = append(args, r.fullTypeExpr(a))
		}
		if p, ok := r.w.asSuper(t, k.Outer).(*Parameterized); ok {
			if isDiamond(e.Type) {
				for range k.Decl.TypeParams {
					args = append(args, Of(Invalid))
				}
			}
			args = append(args, p.Args...)
		}
		if len(args) == len(r.w.TypeParams(k)) {
			full = &Parameterized{k, args}
		}
	}
	return k, full
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
			r.usesThis()
			return steps
		}
		static = static || k.Static
	}
	r.errorf(StaticContext, at, "inner class %s needs an object of class %s around it", c.Name, c.Outer.Name)
	return 0
}

// construct chooses the constructor that node calls, nil after an error.
func (r *resolver) construct(node ast.Node, c *Class, cs []candidate, args []*argument, info CallInfo, at source.Span) *invocation {
	k, p, d := r.choose(cs, args, at, "constructor "+c.SimpleName())
	if d != nil {
		if c.Library && d.Code == NotApplicable {
			d = source.NotSupported(at, "this constructor of library class "+c.Name, "use one without arguments or with a message")
		}
		r.report(d)
	}
	if k == nil {
		r.alone(args)
		return nil
	}
	info.VarArgs = p == variable
	r.w.Info.Uses[node] = k.m
	r.w.Info.Calls[node] = info
	r.useMethod(k.m, nil, at)
	r.access(k.m, at)
	return &invocation{node: node, at: at, c: *k, phase: p, args: args}
}

// ctorCall resolves this(…) and super(…).
func (r *resolver) ctorCall(s *ast.CtorCall) {
	if r.method == nil || !r.method.Constructor {
		r.errorf(BadJump, s.Span(), "a constructor is called only by another")
		r.args(s.Args)
		return
	}
	if explicitCall(r.method) != s {
		r.errorf(BadJump, s.Span(), "the call of a constructor is one statement of the body of the constructor itself")
	}
	c, site := r.class, r.w.thisType(r.class)
	if s.Super {
		c, site = r.class.Super, nil
		if c != nil {
			r.creates(c)
		}
		if ts := r.w.supertypes(r.class); c != nil && len(ts) > 0 {
			site = ts[0]
		}
	}
	r.prologue = true
	if s.Outer != nil {
		r.outerOfSuper(s, c)
	} else if s.Super && c != nil {
		r.superOuter(c, s.Span())
	}
	args := r.arguments(s.Args)
	if c == nil {
		r.prologue = false
		return
	}
	r.w.Header(c)
	inv := r.construct(s, c, r.constructors(c, site, false), args, CallInfo{}, s.Span())
	if inv != nil {
		inv.typed = Of(Void)
		r.finish(inv, nil)
	}
	r.prologue = false
	if m, ok := r.w.Info.Uses[s].(*Method); ok && m == r.method {
		r.errorf(CyclicInheritance, s.Span(), "the constructor calls itself")
	}
}
