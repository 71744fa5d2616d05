package types

import (
	"inspect/java/ast"
	"slices"
)

// Lambda is what is known about a lambda expression.
type Lambda struct {
	Target   Type     // the functional interface type, without wildcards
	Method   *Method  // its abstract method
	Params   []*Var   // the lambda's own parameters, with their types
	Types    []Type   // the full types of the parameters
	Result   Type     // the full type that the body gives; Void
	Captures []*Var   // the variables around it that it uses, in the order of their use
	This     bool     // it uses `this` or a member of it
	Class    *Class   // of its objects
	Stmt     ast.Stmt // stands for a body that is an expression
	creates  []*Class // the local classes of which its body creates objects
}

// functionResult is what the body of a lambda gives.
type functionResult struct {
	lambda *Lambda
	args   []*argument // the expressions returned
}

func isExplicitLambda(e *ast.Lambda) bool {
	for _, p := range e.Params {
		if p.Type == nil || isVar(p.Type) {
			return false
		}
	}
	return true
}

// lambda resolves a lambda expression in a place that asks for a value of type t.
func (r *resolver) lambda(e *ast.Lambda, t Type) {
	if r.spec != nil {
		r.recordAs(e, Of(Invalid), Of(Invalid))
		r.unsupported(e.Span(), "a lambda expression in a specification", "call a pure method")
		return
	}
	if t == nil || r.w.functionTypeOf(t) == nil {
		r.recordAs(e, Of(Invalid), Of(Invalid))
		if t == nil || !IsKind(t, Invalid) {
			r.unsupported(e.Span(), "a lambda expression", "call a method of an object of a member class")
		} else {
			r.untranslated(e.Span(), "a lambda expression here", "give it a type by a variable")
		}
		return
	}
	b := &boundSet{w: r.w}
	if !r.reduceLambda(e, t, b) || !r.solve(b) {
		r.recordAs(e, Of(Invalid), Of(Invalid))
		r.unsupported(e.Span(), "a lambda expression", "call a method of an object of a member class")
	}
}

// reduceLambda reduces ‹lambda → t› (JLS 18.2.1).
func (r *resolver) reduceLambda(e *ast.Lambda, t Type, b *boundSet) bool {
	w := r.w
	if v, ok := deref(t).(*InferVar); ok {
		if !b.resolve([]*InferVar{v}) {
			return false
		}
		t = v.inst
	}
	f := w.functionTypeOf(t)
	if f == nil || len(f.params) != len(e.Params) {
		return false
	}
	explicit := isExplicitLambda(e)
	var types []Type
	for i, p := range e.Params {
		if explicit {
			declared := r.fullTypeExpr(p.Type)
			if !w.areSame(f.params[i], declared) && w.isProper(f.params[i]) {
				if !haveSameText(w.Erasure(f.params[i]), w.Erasure(declared)) {
					return false
				}
			}
			types = append(types, declared)
			continue
		}
		if !b.resolve(freeIn(f.params[i])) {
			return false
		}
		types = append(types, w.known(f.params[i]))
	}
	body := r.lambdaBody(e, types, IsKind(f.result, Void))
	body.lambda.Method = f.method
	if !IsKind(f.result, Void) {
		for _, a := range body.args {
			if !r.isCompatible(a, f.result, boxing, b) {
				return false
			}
		}
	}
	place := r.place()
	b.closers = append(b.closers, func() {
		defer r.at(place)()
		l := body.lambda
		l.Target, l.Result = w.known(f.target), w.known(f.result)
		if !IsKind(l.Result, Void) {
			for _, a := range body.args {
				r.typeInferred(a, l.Result)
			}
		}
		w.Info.Lambdas[e] = l
		r.recordAs(e, l.Target, w.Erasure(l.Target))
		l.Stmt = bodyStmt(e, l)
		r.hasFunction(e)
	})
	return true
}

// bodyStmt is the statement that a body which is an expression stands for.
func bodyStmt(e *ast.Lambda, l *Lambda) ast.Stmt {
	switch {
	case e.X == nil:
		return nil
	case IsKind(l.Result, Void):
		return &ast.ExprStmt{Loc: ast.Loc{At: e.X.Span()}, X: e.X}
	}
	return &ast.Return{Loc: ast.Loc{At: e.X.Span()}, X: e.X}
}

// lambdaBody resolves the body of a lambda whose parameters have the given types.
func (r *resolver) lambdaBody(e *ast.Lambda, types []Type, void bool) *functionResult {
	l := &Lambda{Types: types}
	res := &functionResult{lambda: l}
	saved, savedJumps, savedReturns, savedStates := r.scope, r.jumps, r.returns, r.states
	r.scope = &scope{outer: r.scope, vars: map[string]*Var{}, lambda: l}
	r.jumps, r.returns, r.states = nil, res, nil
	defer func() { r.scope, r.jumps, r.returns, r.states = saved, savedJumps, savedReturns, savedStates }()
	again := r.again
	r.again = true
	for i, p := range e.Params {
		v := &Var{Kind: ParamVar, Name: p.Name.Text, Decl: p, Span: p.Name.Span()}
		r.setType(v, types[i])
		v.NeverNull = IsReference(v.Type) && DeclaresNonNull(p.Modifiers)
		l.Params = append(l.Params, v)
		r.define(v, false)
	}
	switch {
	case e.X == nil:
		r.stmts(e.Block.Stmts)
	case void:
		r.expr(e.X)
	default:
		res.args = append(res.args, r.argument(e.X))
	}
	r.again = again
	return res
}

// isLambdaCompatible reports whether a lambda is potentially compatible with a function type:
// as many parameters, and a body that gives a value, or none, as asked for.
func (r *resolver) isLambdaCompatible(e *ast.Lambda, f *functionType) bool {
	if len(e.Params) != len(f.params) {
		return false
	}
	if isExplicitLambda(e) {
		for i, p := range e.Params {
			if t := f.params[i]; r.w.isProper(t) && !haveSameText(r.w.Erasure(t), r.w.Erasure(r.fullTypeExpr(p.Type))) {
				return false
			}
		}
	}
	void, value := lambdaShape(e)
	if IsKind(f.result, Void) {
		return void
	}
	return value
}

// lambdaShape reports whether the body of a lambda may give no value, and a value.
func lambdaShape(e *ast.Lambda) (void, value bool) {
	if e.X != nil {
		switch ast.Unparen(e.X).(type) {
		case *ast.Assign, *ast.IncDec, *ast.Call, *ast.New:
			_, paren := e.X.(*ast.Paren)
			return !paren, true
		}
		return false, true
	}
	with, without := false, false
	ast.Walk(e.Block, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Return:
			if n.X != nil {
				with = true
			} else {
				without = true
			}
		case *ast.Lambda, *ast.ClassBody, *ast.ClassDecl:
			return false
		}
		return true
	})
	return !with, with && !without || !with && !without && !mayEnd(e.Block)
}

// mayEnd tells, by its shape alone, whether a statement may complete normally.
func mayEnd(s ast.Stmt) bool {
	switch s := s.(type) {
	case *ast.Return, *ast.Throw, *ast.Break, *ast.Continue, *ast.Yield:
		return false
	case *ast.Block:
		for _, x := range s.Stmts {
			if !mayEnd(x) {
				return false
			}
		}
	case *ast.If:
		return s.Else == nil || mayEnd(s.Then) || mayEnd(s.Else)
	case *ast.While:
		return !isAlwaysTrue(s.Cond)
	case *ast.For:
		return s.Cond != nil && !isAlwaysTrue(s.Cond)
	case *ast.Try:
		if s.Finally != nil && !mayEnd(s.Finally) {
			return false
		}
		if mayEnd(s.Body) {
			return true
		}
		for _, c := range s.Catches {
			if mayEnd(c.Body) {
				return true
			}
		}
		return false
	case *ast.Synchronized:
		return mayEnd(s.Body)
	case *ast.SpecStmt:
		return !slices.ContainsFunc(s.Body, func(x ast.Stmt) bool { return !mayEnd(x) })
	case *ast.Labeled:
		return mayEnd(s.Body)
	}
	return true
}

func isAlwaysTrue(e ast.Expr) bool {
	l, ok := ast.Unparen(e).(*ast.Literal)
	return ok && l.Text == "true"
}

// isMoreSpecificFunction reports whether one functional interface type is more specific
// than another for a lambda or method reference (JLS 15.12.2.5).
func (r *resolver) isMoreSpecificFunction(e ast.Expr, from, to Type, b *boundSet) bool {
	w := r.w
	f, g := w.functionTypeOf(from), w.functionTypeOf(to)
	if f == nil || g == nil || len(f.params) != len(g.params) {
		return false
	}
	c, d := classOf(from), classOf(to)
	if c != nil && d != nil && (c.IsSubclassOf(d) || d.IsSubclassOf(c)) {
		return c.IsSubclassOf(d) && w.isSubtype(from, to)
	}
	if l, ok := e.(*ast.Lambda); ok && !isExplicitLambda(l) {
		return false
	}
	for i := range f.params {
		if !w.areSame(f.params[i], g.params[i]) {
			return false
		}
	}
	switch {
	case IsKind(g.result, Void):
		return true
	case IsKind(f.result, Void):
		return false
	case IsReference(f.result) && IsReference(g.result):
		return w.isSubtype(f.result, g.result)
	case !IsReference(f.result) && !IsReference(g.result):
		return IsAssignable(f.result, g.result)
	}
	primitive := r.givesPrimitive(e, f)
	return primitive != IsReference(f.result)
}

// givesPrimitive reports whether the results of an explicitly typed lambda, or of an
// exact method reference, are all primitive.
func (r *resolver) givesPrimitive(e ast.Expr, f *functionType) bool {
	switch e := e.(type) {
	case *ast.MethodRef:
		m := r.exactMethod(e)
		return m != nil && !m.Constructor && !IsReference(m.Result)
	case *ast.Lambda:
		var types []Type
		for _, p := range e.Params {
			types = append(types, r.fullTypeExpr(p.Type))
		}
		all := true
		r.quietly(func() {
			for _, a := range r.lambdaBody(e, types, false).args {
				all = all && a.kind == standalone && !IsReference(a.t)
			}
		})
		return all
	}
	return false
}
