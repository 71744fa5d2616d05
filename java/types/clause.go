package types

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/source"
)

// clauseRule says what a kind of clause may mention and what its X must be.
type clauseRule struct {
	what        string
	result, old bool
	boolean     bool // X is a predicate
}

var clauseRules = map[ast.ClauseKind]clauseRule{
	ast.Requires:      {what: "a precondition", boolean: true},
	ast.Ensures:       {what: "a postcondition", result: true, old: true, boolean: true},
	ast.Signals:       {what: "a signals clause", old: true, boolean: true},
	ast.SignalsOnly:   {what: "a signals_only clause"},
	ast.Assignable:    {what: "an assignable clause"},
	ast.Accessible:    {what: "an accessible clause"},
	ast.Diverges:      {what: "a diverges clause", boolean: true},
	ast.MeasuredBy:    {what: "a measured_by clause"},
	ast.Invariant:     {what: "an invariant", boolean: true},
	ast.Constraint:    {what: "a constraint", old: true, boolean: true},
	ast.Initially:     {what: "an initially clause", boolean: true},
	ast.Axiom:         {what: "an axiom", boolean: true},
	ast.Represents:    {what: "a represents clause"},
	ast.Readable:      {what: "a readable clause"},
	ast.Writable:      {what: "a writable clause"},
	inGroup:           {what: "an in clause"},
	mapsInto:          {what: "a maps clause"},
	ast.LoopInvariant: {what: "a loop invariant", old: true, boolean: true},
	ast.Decreases:     {what: "a decreases clause", old: true},
	ast.LoopModifies:  {what: "a loop_modifies clause"},
	ast.Assert:        {what: "an assertion", old: true, boolean: true},
	ast.Assume:        {what: "an assumption", old: true, boolean: true},
	ast.Unreachable:   {what: "an unreachable clause"},
	ast.Halt:          {what: "a halt statement"},
	ast.Reachable:     {what: "a reachable statement"},
	ast.Breaks:        {what: "a breaks clause", old: true, boolean: true},
	ast.Continues:     {what: "a continues clause", old: true, boolean: true},
	ast.Returns:       {what: "a returns clause", result: true, old: true, boolean: true},
}

// mayBeFree are the kinds of clauses that KeY's _free makes assumptions of.
var mayBeFree = map[ast.ClauseKind]bool{ast.Requires: true, ast.Ensures: true, ast.Signals: true, ast.Assignable: true, ast.LoopInvariant: true}

// Ignored says why a kind of clause can change no verdict, so that it is neither
// resolved nor checked; empty: it can.
func Ignored(k ast.ClauseKind) string { return ignored[k] }

var ignored = map[ast.ClauseKind]string{
	ast.Accessible:  "what a method reads is not checked",
	ast.Debug:       "it is a statement for debuggers",
	"callable":      "what a method calls is not checked",
	"captures":      "which references a method keeps is not checked",
	"duration":      "time is not checked",
	"working_space": "memory is not checked",
	"when":          "it is about threads, and executions here have one",
	"monitors_for":  "it is about threads, and executions here have one",
}

// contractUnits are the units of m's contract: the heads and clauses of its cases.
func (w *World) contractUnits(m *Method) []*unit {
	w.Header(m.Class)
	var us []*unit
	for _, u := range m.Contract.Bad {
		us = append(us, w.clauseUnit(u))
	}
	return append(us, w.caseUnits(m.Contract.Cases)...)
}

// caseUnits resolves cases with their clauses.
func (w *World) caseUnits(cs []*Case) (us []*unit) {
	for _, c := range cs {
		if c.Decl != nil {
			us = append(us, w.caseUnit(c))
		}
		for _, cl := range c.clauses() {
			if ignored[cl.Kind] != "" {
				continue
			}
			us = append(us, w.clauseUnit(cl))
		}
	}
	return us
}

// caseUnit resolves the old declarations of a case.
func (w *World) caseUnit(c *Case) *unit {
	return w.once(caseHead{c.Decl}, func(u *unit) {
		r := w.resolver(c.Of.Class, c.Of, c.Of.Static, u)
		r.declared(c.Of)
		r.spec = &specContext{what: "an old declaration"}
		r.bindParams(c.Of, false)
		r.push()
		if c.Behavior.Jump() != "" {
			r.unsupported(c.Decl.Span(), c.Behavior.String()+" in the contract of a method", "it is of a block that is left by a jump; write normal_behavior or behavior")
		}
		if c.Decl.ModelProg != nil {
			r.unsupported(c.Decl.Span(), "a model program", "write pre- and postconditions")
		}
		for _, q := range c.Quants {
			r.forallVar(q)
		}
		for _, o := range c.Olds {
			r.oldVar(o)
		}
	})
}

// forallVar declares a variable that stands for every value.
func (r *resolver) forallVar(q *ast.QuantVar) {
	v := r.w.Info.Defs[q]
	if v == nil {
		v = r.boundVar(q)
	}
	r.define(v, true)
}

func (r *resolver) oldVar(o *ast.LocalVar) {
	v := r.w.Info.Defs[o]
	if v == nil {
		v = &Var{Kind: OldVar, Name: o.Name.Text, Decl: o, Span: o.Name.Span()}
		v.Type = r.typeExpr(o.Type)
		r.localNullity(v, o.Modifiers)
		if o.Init != nil {
			r.initialise(o.Init, v.Type)
		}
	}
	r.define(v, true)
}

// clauseUnit resolves a clause of a contract or class in its own scope.
func (w *World) clauseUnit(c *Clause) *unit {
	return w.once(c, func(u *unit) {
		r := w.resolver(c.Class, c.Method, c.Static, u)
		r.push()
		if c.Method != nil {
			r.bindParams(c.Method, false)
			if s := w.inScope[c]; s != nil && len(s.olds)+len(s.quants) > 0 {
				r.spec = &specContext{what: "an old declaration"}
				r.push()
				for _, q := range s.quants {
					r.forallVar(q)
				}
				for _, o := range s.olds {
					r.oldVar(o)
				}
			}
		}
		r.clause(c.Clause, c)
	})
}

// badAnnotation says that an annotation has an error.
func badAnnotation(at source.Span, why string) *source.Diagnostic {
	d := source.Errorf(BadClause, at, "this annotation cannot be read: %s", why)
	d.Remedy = "mend the annotation; what does not rest on it is checked all the same"
	return d
}

// clause resolves the parts of a clause; typed receives what a contract's
// clause keeps, and is nil for statements.
func (r *resolver) clause(c *ast.Clause, typed *Clause) {
	if d := badClause(c); d != nil {
		r.report(d)
		return
	}
	rule, known := clauseRules[c.Kind]
	if r.refining != nil {
		rule, known = r.refining.rule(r, c, rule, known)
	} else if isOfJump(c.Kind) {
		known = false
	}
	if r.refusesClause(c, known) {
		return
	}
	saved, savedScope := r.spec, r.push()
	defer func() { r.spec, r.scope = saved, savedScope }()
	r.spec = &specContext{what: rule.what, result: rule.result, old: rule.old}
	if typed != nil && typed.Method != nil && typed.Method.Constructor && (c.Kind == ast.Requires || c.Kind == ast.Diverges) {
		r.static = true // there is no object yet
	}
	switch c.Kind {
	case ast.Signals:
		r.signals(c, typed)
	case ast.Constraint:
		if typed != nil {
			r.limit(typed)
		}
	case ast.SignalsOnly:
		for _, t := range c.Types {
			if k := r.exceptionType(t); k != nil && typed != nil {
				typed.Exceptions = append(typed.Exceptions, k)
			}
		}
	}
	if c.Kind == ast.Signals || c.Kind == ast.Ensures {
		r.behavior(c, typed)
		r.noteMissingOld(c)
	}
	if (c.Kind == ast.Assert || c.Kind == ast.Assume) && c.Y != nil {
		r.uncounted(func() { r.value(c.Y) }, NotPure) // its message, which nobody evaluates
	}
	switch c.Kind {
	case inGroup, mapsInto:
		r.groups(c)
	case ast.Represents:
		r.represents(c)
		return
	case ast.Readable, ast.Writable:
		r.accessRule(c)
		return
	}
	r.clauseParts(c, rule)
}

// badClause says why a clause cannot be read; nil: it can.
func badClause(c *ast.Clause) *source.Diagnostic {
	var d *source.Diagnostic
	switch {
	case c.Misplaced:
		d = source.Errorf(BadClause, c.Span(), "an annotation may be meant for this, and stands where nothing takes it: %s", c.Text)
		d.Remedy = "move it, or leave it out; what does not rest on it is checked all the same"
	case c.Kind == ast.BadClause || c.Unread:
		d = badAnnotation(c.Span(), c.Text)
	case c.Kind == ast.BadCode:
		d = source.Errorf(BadCode, c.Span(), "%s", c.Text)
		d.Remedy = "mend it; what does not rest on it is checked all the same"
	}
	return d
}

// refusesClause reports what has no translation about a clause as a whole; known: its kind
// has one here.
func (r *resolver) refusesClause(c *ast.Clause, known bool) bool {
	another := slices.IndexFunc(c.Heaps, func(h *ast.Name) bool { return h.Text != "heap" })
	switch {
	case !known:
		word := string(c.Kind)
		if c.Keyword != nil {
			word = c.Keyword.Text
		}
		r.unsupported(c.Span(), "the JML clause "+word, "leave it out, or say it by requires, ensures or invariant")
	case another >= 0:
		h := c.Heaps[another]
		r.unsupported(h.Span(), "the heap "+h.Text, "there is one heap; leave the clause out")
	case c.Same:
		r.unsupported(c.Span(), `\same`, "write the predicate, or leave the clause out")
	case c.Free && !mayBeFree[c.Kind]:
		r.unsupported(c.Span(), "the clause "+c.Keyword.Text, "state it by the clause without _free, which is checked as well")
	case c.Kind == ast.Decreases && c.Y != nil:
		r.unsupported(c.Y.Span(), "a measure of a loop with a condition", "give the measure alone")
	default:
		return false
	}
	return true
}

// clauseParts resolves the expressions and locations of a clause.
func (r *resolver) clauseParts(c *ast.Clause, rule clauseRule) {
	if c.X != nil {
		switch {
		case rule.boolean:
			r.condition(c.X)
		case c.Kind == ast.Unreachable:
			r.value(c.X)
		default:
			r.measure(c.X, rule.what)
		}
	}
	for _, x := range c.More {
		r.measure(x, rule.what)
	}
	if c.Kind == ast.MeasuredBy && c.Y != nil {
		r.condition(c.Y)
	}
	for _, l := range c.Locs {
		r.storeRef(l)
		if c.Kind == mapsInto {
			r.mapped(l)
		}
	}
}

// measure resolves a part of a measure.
func (r *resolver) measure(x ast.Expr, what string) {
	t := r.value(x)
	if p := Promote(r.w.primitive(t)); !IsKind(p, Int, Long, BigInt) && !IsKind(t, Invalid) {
		r.errorf(IncompatibleTypes, x.Span(), "%s is an integer, not %s", what, t)
	} else {
		r.converted(x, t, p)
	}
}

// behavior reports clauses that contradict the kind of their case.
func (r *resolver) behavior(c *ast.Clause, typed *Clause) {
	if typed == nil || typed.Method == nil {
		return
	}
	for _, k := range typed.Method.Contract.Cases {
		if k.Of != typed.Method {
			continue
		}
		if k.Behavior == ast.NormalBehavior && has(k.Signals, typed) {
			r.errorf(BadSpec, c.Span(), "normal behaviour has no signals clause")
			return
		}
		if k.Behavior == ast.ExceptionalBehavior && has(k.Ensures, typed) {
			r.errorf(BadSpec, c.Span(), "exceptional behaviour has no ensures clause")
			return
		}
	}
}

func has(cs []*Clause, c *Clause) bool {
	for _, o := range cs {
		if o == c {
			return true
		}
	}
	return false
}

// signals resolves the exception of a signals clause.
func (r *resolver) signals(c *ast.Clause, typed *Clause) {
	var k *Class
	if len(c.Types) > 0 {
		k = r.exceptionType(c.Types[0])
	}
	if k == nil {
		k = r.w.builtin("Exception")
	}
	if typed != nil {
		typed.Exception = k
	}
	v := &Var{Kind: ExceptionVar, Name: `\exception`, Type: k, Decl: c, Span: c.Span(), NonNull: true}
	if c.Name != nil && c.Name.Text != "" {
		v.Name, v.Span = c.Name.Text, c.Name.Span()
	}
	if v.Name != `\exception` || mentionsException(c.X) {
		r.define(v, true)
		r.scope.vars[`\exception`] = v
		if typed != nil {
			typed.ExceptionVar = v
		}
	}
}

// mentionsException reports whether a predicate uses \exception.
func mentionsException(x ast.Expr) bool {
	found := false
	if x != nil {
		ast.Walk(x, func(n ast.Node) bool {
			c, ok := n.(*ast.JMLCall)
			found = found || ok && c.Name == `\exception`
			return !found
		})
	}
	return found
}

func (r *resolver) exceptionType(t ast.TypeExpr) *Class {
	typ := r.typeExpr(t)
	k, ok := typ.(*Class)
	if !ok || !IsAssignable(k, r.w.builtin("Throwable")) {
		if !IsKind(typ, Invalid) {
			r.errorf(IncompatibleTypes, t.Span(), "%s is no Throwable", typ)
		}
		return nil
	}
	if k.Name == "java.lang.AssertionError" { // an assert may throw one
		r.makesCall(r.w.AssertionError(false), nil, t.Span())
		r.makesCall(r.w.AssertionError(true), nil, t.Span())
	}
	return k
}

// storeRef resolves one location set of an assignable clause.
func (r *resolver) storeRef(l *ast.StoreRef) {
	if l.Keyword != "" || l.X == nil || r.locationSet(l) {
		return
	}
	var t Type
	var c *Class
	if l.Fields {
		var p string
		t, c, p = r.qualifier(l.X)
		if p != "" {
			r.errorf(NotAValue, l.X.Span(), "%s is a package", p)
			return
		}
	} else {
		t = r.value(l.X)
	}
	switch {
	case l.Fields && c != nil:
		for _, f := range r.w.StaticFields(c) {
			r.unit.refs.field(f)
			r.unit.refs.typ(f.Type)
		}
	case l.Fields:
		if _, ok := t.(*Class); !ok && !IsKind(t, Invalid) {
			if _, array := t.(*Array); !array {
				r.errorf(BadSpec, l.Span(), "a value of type %s has no fields", t)
			}
		}
	case l.Elements || l.Lo != nil || l.Hi != nil:
		r.elementsOf(l, t, l.Lo, l.Hi)
	case !l.Fields:
		switch x := ast.Unparen(l.X).(type) {
		case *ast.Ident, *ast.Select, *ast.Index, *ast.Each:
			if f, ok := r.w.Info.Uses[x].(*Field); ok && !f.Model {
				r.useGroup(f, l.Span())
			}
		case *ast.This:
			r.errorf(BadSpec, l.Span(), "`this` is no location; write this.* for its fields")
		default:
			r.unsupported(x.Span(), "this location set", "name fields and array elements")
		}
	}
}

// jmlStmt resolves an annotation that stands as a statement.
func (r *resolver) jmlStmt(s *ast.JMLStmt) {
	switch s.Clause.Kind {
	case ast.Set:
		r.set(s)
	case ast.Debug:
	default:
		r.clause(s.Clause, nil)
	}
}

// loopSpec resolves the annotations in front of a loop.
func (r *resolver) loopSpec(s *ast.LoopSpec, loop ast.Stmt) {
	if s == nil {
		return
	}
	defer r.forgetStates()()
	r.see(`\LoopInit`, State{loop, BeforeLoop})
	r.see(`\LoopBodyBegin`, State{}) // of no iteration
	for _, c := range s.Clauses {
		r.clause(c, nil)
	}
	if s.Contract != nil {
		r.contractOf(s.Contract, &refining{state: State{loop, BeforeTest}})
	}
}
