package types

import (
	"inspect/java/ast"
	"inspect/java/source"
)

// jml types the expressions that only JML has.
func (r *resolver) jml(e ast.Expr) Type {
	if r.spec == nil && r.ghost {
		return r.unsupported(e.Span(), "JML in the initialiser of a ghost field", "set it in the constructors")
	}
	if r.spec == nil {
		return r.errorf(BadSpec, e.Span(), "JML expressions stand only in annotations")
	}
	switch e := e.(type) {
	case *ast.Result:
		return r.result(e)
	case *ast.Old:
		return r.old(e)
	case *ast.Quantified:
		return r.quantified(e)
	case *ast.Reach:
		return r.reach(e)
	case *ast.JMLCall:
		return r.jmlCall(e)
	case *ast.Let:
		return r.let(e)
	case *ast.SetComp:
		return r.setComp(e)
	case *ast.Informal:
		return r.unsupported(e.Span(), "an informal predicate (* … *)", "write it in JML, or leave it out")
	}
	if n, ok := e.(*ast.TypeName); ok {
		r.w.ArrayOf(r.typeExpr(n.Type))
		return Of(TypeType)
	}
	return r.unsupported(e.Span(), "this expression", "use instanceof")
}

func (r *resolver) result(e *ast.Result) Type {
	switch {
	case r.spec.oldState:
		d := source.Errorf(BadSpec, e.Span(), `\result has no value in the state before the method, which \old looks at`)
		d.Remedy = `write \result outside of \old: \result == \old(x), not \old(\result == x)`
		r.report(d)
		return Of(Invalid)
	case !r.spec.result:
		return r.errorf(BadSpec, e.Span(), `%s has no \result`, r.spec.what)
	case r.method == nil:
		return r.errorf(BadSpec, e.Span(), `there is no method whose \result this could be`)
	case IsKind(r.method.Result, Void):
		d := source.Errorf(BadSpec, e.Span(), `%s has no result`, describe(r.method))
		d.Remedy = `leave \result out: say what holds of the fields and parameters, or of \old(x) for values before`
		r.report(d)
		return Of(Invalid)
	}
	return r.w.signature(r.method).Result
}

func (r *resolver) old(e *ast.Old) Type {
	if !r.spec.old {
		name := `\old`
		if e.Pre {
			name = `\pre`
		}
		return r.errorf(BadSpec, e.Span(), `%s has no earlier state for %s`, r.spec.what, name)
	}
	switch {
	case e.Label != nil && !r.stateNamed(e), e.Before && !r.allowStatementOld(e):
		r.value(e.X)
		return Of(Invalid)
	case e.Label == nil && !e.Pre && r.refining != nil && r.refining.old:
		r.allowStatementOld(e)
	}
	saved := *r.spec
	r.spec.oldState = r.spec.oldState || r.spec.result
	r.spec.result = false
	t := r.value(e.X)
	*r.spec = saved
	if s, ok := r.w.Info.States[e]; ok {
		r.declaredBefore(e, s)
	}
	r.constant(e, r.w.Info.Consts[e.X])
	return t
}

// quantifierResult gives a quantifier's type from that of its body.
var quantifierResult = map[string]func(Type) Type{
	`\forall`:  func(Type) Type { return Of(Boolean) },
	`\exists`:  func(Type) Type { return Of(Boolean) },
	`\num_of`:  func(Type) Type { return Of(Long) },
	`\sum`:     Promote,
	`\product`: Promote,
	`\min`:     Promote,
	`\max`:     Promote,
}

func (r *resolver) quantified(e *ast.Quantified) Type {
	if e.Kind == `\seq_def` {
		return r.seqDef(e)
	}
	saved := r.push()
	defer func() { r.scope = saved }()
	for _, q := range e.Vars {
		r.define(r.boundVar(q), true)
	}
	if e.Range != nil {
		r.condition(e.Range)
	}
	if e.Kind == `\choose` {
		return r.chosen(e)
	}
	result := quantifierResult[e.Kind]
	if result == nil {
		r.value(e.Body)
		return r.unsupported(e.Span(), "the quantifier "+e.Kind, `use \forall or \exists`)
	}
	r.noteRangeInBody(e)
	var body Type
	yes := []*Var(nil)
	if e.Range != nil {
		yes, _ = r.bindings(e.Range)
	}
	r.with(yes, func() { body = r.value(e.Body) })
	switch e.Kind {
	case `\forall`, `\exists`, `\num_of`:
		r.assign(e.Body, body, Of(Boolean))
		return result(r.w.primitive(body))
	}
	t := result(r.w.primitive(body))
	if IsKind(t, Invalid) {
		if !IsKind(body, Invalid) {
			r.errorf(BadOperand, e.Body.Span(), "%s ranges over numbers, not %s", e.Kind, body)
		}
		return t
	}
	if e.Kind == `\sum` || e.Kind == `\product` {
		t, _ = r.exact(e, "*", t, nil, func(Type) *Const { return nil })
	}
	r.converted(e.Body, body, t)
	return t
}

// boundVar is the variable that q declares. It ranges over objects; null is none unless
// it says so.
func (r *resolver) boundVar(q *ast.QuantVar) *Var {
	v := &Var{Kind: BoundVar, Name: q.Name.Text, Decl: q, Span: q.Name.Span()}
	r.varTypeOf(ofBound, v, q.Type)
	if IsKind(v.Type, Void) {
		v.Type = r.errorf(IncompatibleTypes, q.Type.Span(), "a bound variable cannot be void")
	}
	v.NonNull, v.ElemNonNull = nullity(v.Type, nil, q.Modifiers, true)
	return v
}

// setMethod is a method of JML's object sets.
type setMethod struct {
	op     SetOp
	args   int
	result BasicKind
}

var setMethods = map[string]setMethod{
	"has":              {SetHas, 1, Boolean},
	"contains":         {SetHas, 1, Boolean},
	"int_size":         {SetSize, 0, Int},
	"size":             {SetSize, 0, Int},
	"isEmpty":          {SetIsEmpty, 0, Boolean},
	"equals":           {SetEquals, 1, Boolean},
	"containsAll":      {SetContainsAll, 1, Boolean},
	"isSuperset":       {SetContainsAll, 1, Boolean},
	"isProperSuperset": {SetProperSuperset, 1, Boolean},
	"isSubset":         {SetSubset, 1, Boolean},
	"isProperSubset":   {SetProperSubset, 1, Boolean},
	"union":            {SetUnion, 1, ObjectSet},
	"intersection":     {SetIntersection, 1, ObjectSet},
	"difference":       {SetDifference, 1, ObjectSet},
	"insert":           {SetInsert, 1, ObjectSet},
	"remove":           {SetRemove, 1, ObjectSet},
}

// setCall types a call on an object set such as \reach(x).has(y).
func (r *resolver) setCall(e *ast.Call) Type {
	var types []Type
	for _, a := range e.Args {
		types = append(types, r.value(a))
	}
	m, ok := setMethods[e.Name.Text]
	if !ok {
		var names []string
		for n := range setMethods {
			names = append(names, n)
		}
		d := source.NotSupported(e.Name.Span(), "method "+e.Name.Text+" of an object set", didYouMean(e.Name.Text, names))
		if d.Remedy == "" {
			d.Remedy = "use has, int_size, isEmpty, equals, isSubset, union, intersection, difference, insert or remove"
		}
		r.report(d)
		return Of(Invalid)
	}
	if len(types) != m.args {
		return r.errorf(NotApplicable, e.Name.Span(), "%s takes %s, not %d", e.Name.Text, count(m.args, "argument"), len(types))
	}
	for i, t := range types {
		switch {
		case IsKind(t, Invalid):
		case m.op.TakesSet() && !IsKind(t, ObjectSet):
			r.errorf(NotApplicable, e.Args[i].Span(), "%s takes an object set, not %s", e.Name.Text, t)
		case !m.op.TakesSet() && !IsReference(t):
			r.errorf(NotApplicable, e.Args[i].Span(), "%s takes an object, not %s", e.Name.Text, t)
		}
	}
	r.w.Info.SetOps[e] = m.op
	return Of(m.result)
}
