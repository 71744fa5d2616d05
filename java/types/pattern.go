package types

import "inspect/java/ast"

// Patterns of switches and record patterns (JLS 14.30).

// patternLabel is the first label of a switch that is a pattern or null, nil for none.
func patternLabel(cases []*ast.Case) ast.Expr {
	for _, c := range cases {
		for _, l := range c.Labels {
			switch l := l.(type) {
			case *ast.Pattern:
				return l
			case *ast.Literal:
				if l.Kind == ast.NullLit {
					return l
				}
			}
		}
	}
	return nil
}

// Matches reports whether a switch has a pattern or null as a label: then its cases are
// for all values.
func Matches(cases []*ast.Case) bool { return patternLabel(cases) != nil }

// IsEnhanced reports whether a switch over x, which is resolved, asks its labels one after
// the other: it has a pattern or null as a label, or x is an object that is no box, String or
// enum. Then its cases are for all values (JLS 14.11.2).
func (i *Info) IsEnhanced(x ast.Expr, cases []*ast.Case) bool {
	if Matches(cases) {
		return true
	}
	switch t := i.Types[x].(type) {
	case *Class:
		return t.Kind != ast.Enum && !isString(t) && !isSwitchedBox(t)
	case *Array:
		return true
	}
	return false
}

// isSwitchedBox reports whether c is the box of a type that a switch takes.
func isSwitchedBox(c *Class) bool {
	u := Unboxed(c)
	return u != nil && IsKind(u, Byte, Short, Char, Int)
}

// IsDefaultLabel reports whether l is the label default that stands after null.
func IsDefaultLabel(l ast.Expr) bool {
	name, ok := l.(*ast.Ident)
	return ok && name.Name == "default"
}

// NoMatch is the constructor of what a switch throws when no pattern matches.
func (w *World) NoMatch() *Method {
	c := w.Lookup("java.lang.MatchException")
	w.Header(c)
	for _, m := range c.Methods {
		if m.Constructor {
			return m
		}
	}
	return nil
}

// patternSwitch is switchOn where labels are asked one after the other, for a value of type t.
func (r *resolver) patternSwitch(j jump, x ast.Expr, t Type, cases []*ast.Case, body func(*ast.Case)) (Type, bool) {
	if p := patternLabel(cases); !IsReference(t) && !IsKind(t, Invalid) {
		return r.unsupported(p.Span(), "a pattern for a value that is no object", "use constants as labels"), false
	}
	r.makesCall(r.w.NoMatch(), nil, x.Span())
	n := len(r.jumps)
	r.jumps = append(r.jumps, j)
	saved := r.push()
	for _, c := range cases {
		var vs []*Var
		enclosing := r.push()
		for _, l := range c.Labels {
			vs = append(vs, r.patternLabel(l, x, t)...)
		}
		if !c.Arrow {
			r.scope = enclosing // whose variables the next groups see
			r.introduce(vs)
		}
		body(c)
		r.scope = enclosing
		for _, v := range vs {
			delete(r.scope.vars, v.Name)
		}
	}
	r.scope = saved
	r.jumps = r.jumps[:n]
	r.dominated(cases, t)
	return t, !IsKind(t, Invalid)
}

// patternLabel resolves a label of a switch over x, of type t, and gives the variables
// that it binds.
func (r *resolver) patternLabel(l, x ast.Expr, t Type) []*Var {
	p, ok := l.(*ast.Pattern)
	if !ok {
		if lit, null := l.(*ast.Literal); null && lit.Kind == ast.NullLit {
			r.value(l)
		} else if c := classOf(t); IsDefaultLabel(l) || IsKind(t, Invalid) {
		} else if c != nil && (c.Kind == ast.Enum || isString(c)) {
			r.caseLabel(l, r.selector(x, t))
		} else if c != nil && isSwitchedBox(c) {
			r.caseLabel(l, Unboxed(c))
			r.makesCall(r.w.ValueOf(c), c, l.Span())
		} else {
			isQualifiedLabel(r, l, t)
		}
		return nil
	}
	r.matches(p, t)
	vs := r.patternVars(p)
	r.introduce(vs)
	if p.Guard != nil {
		r.condition(p.Guard)
		yes, _ := r.bindings(p.Guard)
		r.introduce(yes)
		vs = append(vs, yes...)
	}
	return vs
}

// recordPattern resolves `e.X instanceof Record(…)`.
func (r *resolver) recordPattern(e *ast.InstanceOf) Type {
	t := r.value(e.X)
	if !IsReference(t) && !IsKind(t, Invalid) {
		t = r.errorf(BadOperand, e.X.Span(), "instanceof asks about objects, not %s", t)
	}
	r.matches(e.Record, t)
	return Of(Boolean)
}

// matches resolves a pattern for values of type t, and declares its variables.
func (r *resolver) matches(p *ast.Pattern, t Type) {
	from := t
	if !isVar(p.Type) {
		t = r.fullTypeExpr(p.Type)
		r.noteObjectTest(from, t)
		switch {
		case IsKind(from, Invalid) || IsKind(t, Invalid):
		case !IsReference(from) || !IsReference(t):
			if r.w.Erasure(from) != r.w.Erasure(t) {
				r.unsupported(p.Span(), "a pattern of another type than its values, which are no objects,", "give it the type "+from.String())
			}
		case !r.w.canCast(from, t):
			r.errorf(BadCast, p.Span(), "%s can never be %s", r.w.Erasure(from), r.w.Erasure(t))
		}
	}
	if !p.Record {
		r.unit.refs.typ(r.w.Erasure(t))
		if p.Name != nil {
			v := &Var{Kind: PatternVar, Name: p.Name.Text, Decl: p, Span: p.Name.Span()}
			r.setType(v, t)
			r.localNullity(v, p.Modifiers)
			r.w.Info.Defs[p] = v
		}
		return
	}
	c, _ := r.w.Erasure(t).(*Class)
	var fs []*Field
	var ts []Type
	switch {
	case c == nil || c.Kind != ast.Record:
		if !IsKind(t, Invalid) {
			r.errorf(IncompatibleTypes, p.Type.Span(), "%s is no record", r.w.Erasure(t))
		}
	default:
		r.w.Header(c)
		r.unit.refs.typ(c)
		if fs = c.Components(); len(fs) != len(p.Parts) {
			r.errorf(IncompatibleTypes, p.Span(), "record %s has %d components", c.Name, len(fs))
		}
		r.componentsOf(p, c, fs)
		if _, raw := t.(*Class); raw {
			t = r.withArguments(c, from)
		}
		ts = r.componentTypes(t)
	}
	for i, part := range p.Parts {
		of := Type(Of(Invalid))
		if i < len(ts) {
			of = ts[i]
		}
		r.w.Info.Parts[part] = r.w.Erasure(of)
		r.unit.refs.typ(r.w.Erasure(of))
		r.matches(part, of)
	}
}

// componentsOf notes that a pattern reads the components of record c, and calls the
// accessors that c declares.
func (r *resolver) componentsOf(p *ast.Pattern, c *Class, fs []*Field) {
	for _, f := range fs {
		r.declared(f)
		r.unit.refs.field(f)
		r.unit.refs.typ(f.Type)
		if m := r.w.OwnAccessor(f); m != nil {
			r.useMethod(m, c, p.Span())
			r.pureOnly(m, p.Span())
			r.makesCall(r.w.NoMatch(), nil, p.Span())
			r.makesCall(r.w.ThrowableText(), r.w.builtin("Throwable"), p.Span())
		}
	}
}

// OwnAccessor is the accessor that a record declares itself for the component f; nil: it
// has the one of the language.
func (w *World) OwnAccessor(f *Field) *Method {
	w.Header(f.Class)
	for _, m := range w.named(f.Class, f.Name) {
		if len(m.Params) == 0 && m.Derived != Accessor {
			return m
		}
	}
	return nil
}

// ThrowableText is Throwable.toString.
func (w *World) ThrowableText() *Method { return w.member(w.builtin("Throwable"), "toString") }

// patternVars are the variables of a pattern.
func (r *resolver) patternVars(p *ast.Pattern) []*Var {
	var vs []*Var
	if v := r.w.Info.Defs[p]; v != nil {
		vs = append(vs, v)
	}
	for _, part := range p.Parts {
		vs = append(vs, r.patternVars(part)...)
	}
	return vs
}
