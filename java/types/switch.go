package types

import (
	"inspect/java/ast"
	"inspect/java/source"
)

// switchStmt resolves a switch statement.
func (r *resolver) switchStmt(s *ast.Switch) {
	operand, ok := r.switchOn(jump{node: s, breaks: true}, s.X, s.Cases, func(c *ast.Case) {
		if c.Arrow {
			r.stmts(c.Body)
			return
		}
		r.group(c.Body)
	})
	if ok && r.w.Info.IsEnhanced(s.X, s.Cases) && !r.isExhaustive(s.Cases, operand) {
		r.errorf(NotExhaustive, s.X.Span(), "this switch has no case for some values of type %s", operand)
	}
}

// group resolves the statements of a group, in the scope of the switch.
func (r *resolver) group(body []ast.Stmt) {
	defer r.forgetStates()()
	for _, s := range body {
		r.stmt(s)
	}
}

// switchArgument resolves a switch expression (JLS 15.28) but for the types that the
// place gives its results.
func (r *resolver) switchArgument(e *ast.SwitchExpr) *argument {
	r.forget(e)
	if r.spec != nil {
		return &argument{e: e, t: r.record(e, r.unsupported(e.Span(), "a switch expression in a specification", "write it as a conditional expression"))}
	}
	var results []*argument
	operand, ok := r.switchOn(jump{node: e, expr: e}, e.X, e.Cases, func(c *ast.Case) {
		switch x := RuleValue(c); {
		case x != nil:
			r.gives(x)
		case c.Arrow:
			r.stmts(c.Body)
		default:
			r.group(c.Body)
		}
		results = r.jumps[len(r.jumps)-1].results
	})
	switch {
	case !ok:
		r.alone(results)
		return &argument{e: e, t: r.record(e, Of(Invalid))}
	case !r.isExhaustive(e.Cases, operand):
		r.errorf(NotExhaustive, e.Span(), "this switch expression has no value for some values of type %s", operand)
	}
	if len(results) == 0 {
		return &argument{e: e, t: r.record(e, r.errorf(MissingYield, e.Span(), "this switch expression has no value"))}
	}
	return &argument{e: e, kind: branches, parts: results}
}

// RuleValue is the expression whose value a rule `case … -> X;` of a switch
// expression gives, nil where the rule is a block or a throw statement.
func RuleValue(c *ast.Case) ast.Expr {
	if !c.Arrow || len(c.Body) != 1 {
		return nil
	}
	if s, ok := c.Body[0].(*ast.ExprStmt); ok {
		return s.X
	}
	return nil
}

// yield resolves a yield statement.
func (r *resolver) yield(s *ast.Yield) {
	x := r.argument(s.X)
	for i := len(r.jumps) - 1; i >= 0; i-- {
		if e := r.jumps[i].expr; e != nil {
			r.w.Info.Targets[s] = e
			r.jumps[i].results = append(r.jumps[i].results, x)
			return
		}
	}
	r.standaloneType(x)
	r.errorf(BadJump, s.Span(), "there is no switch expression around this yield")
}

// gives notes a result of the innermost switch expression.
func (r *resolver) gives(x ast.Expr) {
	a := r.argument(x)
	j := &r.jumps[len(r.jumps)-1]
	j.results = append(j.results, a)
}

// isInSwitchExpr reports whether the code stands in a switch expression.
func (r *resolver) isInSwitchExpr() bool {
	for _, j := range r.jumps {
		if j.expr != nil {
			return true
		}
	}
	return false
}

// choice is the type of a switch expression in a place that gives none, from those
// of its results (JLS 15.28.1).
func (r *resolver) choice(results []*argument, ts []Type) Type {
	same, booleans, numbers := true, true, true
	for _, t := range ts {
		if IsKind(t, Invalid) {
			return t
		}
		p := r.w.primitive(t)
		same = same && haveSameText(t, ts[0])
		booleans = booleans && IsKind(p, Boolean)
		numbers = numbers && IsNumeric(p)
	}
	switch {
	case same:
		return ts[0]
	case booleans:
		return Of(Boolean)
	case numbers:
		return r.numericChoice(results, ts)
	}
	refs := make([]Type, len(ts))
	for i, t := range ts {
		refs[i] = t
		if b := r.w.Boxed(t); b != nil {
			refs[i] = b
		}
	}
	return r.w.captureConversion(r.w.lub(refs...))
}

// numericChoice is numeric promotion in a choice context (JLS 5.6): the widest of
// double, float and long that occurs; else char, short or byte, where it occurs and
// all others fit; else int.
func (r *resolver) numericChoice(results []*argument, ts []Type) Type {
	occurs := map[BasicKind]bool{}
	for _, t := range ts {
		occurs[r.w.primitive(t).(*Basic).Kind] = true
	}
	for _, k := range []BasicKind{Real, Double, Float, BigInt, Long} {
		if occurs[k] {
			return Of(k)
		}
	}
next:
	for _, k := range []BasicKind{Char, Short, Byte} {
		if !occurs[k] {
			continue
		}
		for i, x := range results {
			from := r.w.primitive(ts[i])
			if from != Of(k) && !(k == Short && IsKind(from, Byte)) && !r.canNarrow(x.e, from, Of(k)) {
				continue next
			}
		}
		return Of(k)
	}
	return Of(Int)
}

// switchOn resolves the selector, the labels and, by body, the cases of a switch.
// The type is that of the labels; false: the selector cannot be switched over.
func (r *resolver) switchOn(j jump, x ast.Expr, cases []*ast.Case, body func(*ast.Case)) (Type, bool) {
	t := r.value(x)
	if r.w.Info.IsEnhanced(x, cases) {
		return r.patternSwitch(j, x, t, cases, body)
	}
	operand := r.selector(x, t)
	if IsKind(operand, Invalid) {
		return operand, false
	}
	seen := map[string]source.Span{}
	defaults := 0
	n := len(r.jumps)
	r.jumps = append(r.jumps, j)
	saved := r.push()
	for _, c := range cases {
		if c.Default {
			if defaults++; defaults > 1 {
				r.errorf(DuplicateCase, c.Span(), "a switch has one default")
			}
		}
		for _, l := range c.Labels {
			text := r.caseLabel(l, operand)
			if text == "" {
				continue
			}
			if first, dup := seen[text]; dup {
				r.errorf(DuplicateCase, l.Span(), "case %s is already at %s", l.Span().Text(), first)
			}
			seen[text] = l.Span()
		}
		body(c)
	}
	r.scope = saved
	r.jumps = r.jumps[:n]
	return operand, true
}

// selector is the type of the labels of a switch over x, of type t: what t unboxes
// to, String, or an enum. Invalid: x cannot be switched over.
func (r *resolver) selector(x ast.Expr, t Type) Type {
	operand := r.w.primitive(t)
	switch {
	case IsKind(operand, Invalid):
		return operand
	case IsKind(operand, Byte, Short, Char, Int):
		r.converted(x, t, operand)
		return operand
	}
	for _, u := range r.w.receivers(t) {
		switch c, ok := u.(*Class); {
		case !ok:
		case isString(c):
			r.need(x, c)
			if c.Library {
				r.makesCall(r.w.TextEquals(), c, x.Span())
			}
			return c
		case c.Kind == ast.Enum:
			r.w.Header(c)
			r.need(x, c)
			return c
		}
	}
	return r.errorf(IncompatibleTypes, x.Span(), "a switch takes an int, char, short, byte, String or enum, not %s", r.w.Erasure(t))
}

// caseLabel resolves a label and gives a key of its value, "" after an error.
func (r *resolver) caseLabel(l ast.Expr, operand Type) string {
	if c, ok := operand.(*Class); ok && c.Kind == ast.Enum {
		return r.enumLabel(l, c)
	}
	r.assign(l, r.value(l), operand)
	k := r.w.Info.Consts[l]
	if k == nil {
		if !IsKind(r.w.Info.Types[l], Invalid) {
			r.errorf(NotConstant, l.Span(), "a case label is a constant expression")
		}
		return ""
	}
	return convertConst(k, operand).key()
}

// enumLabel resolves a label that names a constant of the enum c (JLS 14.11.1).
func (r *resolver) enumLabel(l ast.Expr, c *Class) string {
	name, ok := l.(*ast.Ident)
	if q, qualified := l.(*ast.Select); qualified && isQualifiedLabel(r, l, c) {
		return q.Name.Text
	} else if qualified {
		return ""
	}
	if !ok {
		r.errorf(NotConstant, l.Span(), "a case label names a constant of enum %s alone", c.Name)
		return ""
	}
	for _, f := range c.Fields {
		if f.Enum != nil && f.Name == name.Name {
			r.record(name, r.useField(name, f, nil, name.Span()))
			return f.Name
		}
	}
	var names []string
	for _, k := range c.Decl.Constants {
		names = append(names, k.Name.Text)
	}
	d := source.Errorf(UnresolvedName, l.Span(), "enum %s has no constant %s", c.Name, name.Name)
	d.Remedy = didYouMean(name.Name, names)
	r.report(d)
	return ""
}

// isQualifiedLabel resolves a label that names a constant of an enum with the enum, of a switch
// over values of type t (JLS 14.11.1). It reports whether there is such a constant.
func isQualifiedLabel(r *resolver, l ast.Expr, t Type) bool {
	has := r.value(l)
	f, ok := r.w.Info.Uses[l].(*Field)
	_, qualified := l.(*ast.Select)
	switch {
	case IsKind(has, Invalid):
	case !ok || f.Enum == nil || !qualified:
		r.errorf(NotConstant, l.Span(), "a case label of a switch over %s is a constant of an enum, with the enum in front", r.w.Erasure(t))
	case !r.w.canCast(t, has):
		r.errorf(IncompatibleTypes, l.Span(), "%s can never be %s", r.w.Erasure(t), r.w.Erasure(has))
	default:
		return true
	}
	return false
}

// key is a text for the value of a constant, "" for nil.
func (c *Const) key() string {
	switch {
	case c == nil:
		return ""
	case c.Int != nil:
		return c.Int.String()
	}
	return "\"" + c.Str
}
