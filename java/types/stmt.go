package types

import (
	"inspect/java/ast"
	"inspect/java/source"
)

// jump is something that break, continue or yield can leave or go on with.
type jump struct {
	node   ast.Node // the loop, switch, or labelled statement
	label  string   // "" for the statement itself
	loop   bool
	breaks bool // an unlabelled break leaves it
	broken bool // some break leaves it
	// results are those of a switch expression so far. It is left by yield, and no
	// other jump leads out of it.
	expr    *ast.SwitchExpr
	results []*argument
}

// stmts resolves statements in a scope of their own.
func (r *resolver) stmts(list []ast.Stmt) {
	defer r.forgetStates()()
	r.listed(list)
}

// listed resolves statements of which the states are known behind them as well.
func (r *resolver) listed(list []ast.Stmt) {
	saved := r.push()
	for _, s := range list {
		r.stmt(s)
	}
	r.scope = saved
}

// inner resolves the body of a statement in a scope of its own.
func (r *resolver) inner(s ast.Stmt) {
	if s != nil {
		r.stmts([]ast.Stmt{s})
	}
}

func (r *resolver) stmt(s ast.Stmt) {
	switch s := s.(type) {
	case *ast.Block:
		r.listed(s.Stmts)
	case *ast.LocalVar:
		r.localVar(s)
	case *ast.ExprStmt:
		r.effect(s.X)
	case *ast.If:
		r.ifStmt(s)
	case *ast.While:
		r.while(s)
	case *ast.DoWhile:
		r.loopSpec(s.Spec, s)
		r.loop(s, s.Body)
		r.condition(s.Cond)
		if _, no := r.bindings(s.Cond); len(no) > 0 {
			r.introduce(no)
		}
	case *ast.For:
		r.forLoop(s)
	case *ast.ForEach:
		r.forEach(s)
	case *ast.Labeled:
		r.labeled(s)
	case *ast.Return:
		r.ret(s)
	case *ast.Throw:
		r.throwable(s.X)
	case *ast.Break:
		r.jump(s, s.Label, false)
	case *ast.Continue:
		r.jump(s, s.Label, true)
	case *ast.Yield:
		r.yield(s)
	case *ast.AssertStmt:
		r.condition(s.Cond)
		if s.Message != nil {
			r.unevaluated(s.Message)
		}
	case *ast.Synchronized:
		switch t := r.value(s.Lock); {
		case IsKind(t, Invalid):
		case !IsReference(t) || IsKind(t, Null):
			r.errorf(IncompatibleTypes, s.Lock.Span(), "a lock is an object, not %s", t)
		default:
			r.need(s.Lock, t)
		}
		r.stmt(s.Body)
	case *ast.Try:
		r.try(s)
	case *ast.Switch:
		r.switchStmt(s)
	case *ast.CtorCall:
		r.ctorCall(s)
	case *ast.Empty:
	case *ast.JMLStmt:
		r.jmlStmt(s)
	case *ast.LocalClass:
		r.declareLocal(s)
	case *ast.SpecStmt:
		r.refined(s)
	default:
		r.unsupported(s.Span(), "this statement", "")
	}
}

func (r *resolver) ifStmt(s *ast.If) {
	r.condition(s.Cond)
	yes, no := r.bindings(s.Cond)
	r.with(yes, func() { r.inner(s.Then) })
	if s.Else != nil {
		r.with(no, func() { r.inner(s.Else) })
	}
	// JLS 6.3.2.2: what holds of the branch that falls through is in scope after.
	done := completion{r.w.Info}
	then, other := done.canComplete(s.Then), s.Else == nil || done.canComplete(s.Else)
	if len(no) > 0 && !then && other {
		r.introduce(no)
	} else if len(yes) > 0 && s.Else != nil && then && !other {
		r.introduce(yes)
	}
}

func (r *resolver) while(s *ast.While) {
	saved := r.push()
	r.loopSpec(s.Spec, s)
	r.condition(s.Cond)
	yes, no := r.bindings(s.Cond)
	broken := false
	r.with(yes, func() { broken = r.loop(s, s.Body) })
	r.scope = saved
	if len(no) > 0 && !broken {
		r.introduce(no)
	}
}

// with runs f in a scope that has the pattern variables vs.
func (r *resolver) with(vs []*Var, f func()) {
	saved := r.push()
	r.introduce(vs)
	f()
	r.scope = saved
}

func (r *resolver) introduce(vs []*Var) {
	if len(vs) == 0 {
		return
	}
	if r.scope == nil {
		r.push()
	}
	for _, v := range vs {
		if v.Name == ast.Unnamed {
			continue
		}
		if first := r.local(v.Name); first != nil && first != v {
			r.errorf(DuplicateVariable, v.Span, "variable %s is already declared at %s", v.Name, first.Span)
		}
		r.scope.vars[v.Name] = v
	}
}

func (r *resolver) localVar(s *ast.LocalVar) {
	v := &Var{Kind: LocalVar, Name: s.Name.Text, Decl: s, Span: s.Name.Span(), Ghost: s.JML || s.Modifiers.HasJML("ghost")}
	if v.Ghost {
		r.ghostVar(s, v)
		return
	}
	if isVar(s.Type) && s.Init != nil {
		t := r.w.upward(r.value(s.Init))
		if IsKind(t, Null) {
			t = r.errorf(IncompatibleTypes, s.Init.Span(), "null gives `var` no type")
		}
		if has := r.executedAs(s.Init); IsReference(t) && IsReference(has) && !IsAssignable(has, r.w.Erasure(t)) {
			r.w.Info.Checked[s.Init] = r.w.Erasure(t)
		}
		r.setType(v, t)
		r.localNullity(v, s.Modifiers)
		r.w.Info.TypeOf[s.Type] = v.Type
		r.define(v, false)
		return
	}
	r.varType(v, s.Type)
	if IsKind(v.Type, Void) {
		v.Type = r.errorf(IncompatibleTypes, s.Type.Span(), "a variable cannot be void")
	}
	r.localNullity(v, s.Modifiers)
	r.define(v, false)
	if s.Init != nil {
		r.initialise(s.Init, r.w.Info.VarType(v))
		if s.Modifiers.Has("final") {
			if c := convertConst(r.w.Info.Consts[s.Init], v.Type); c != nil {
				r.w.consts[v] = c
			}
		}
	}
}

// localNullity: locals are nullable unless they say otherwise.
func (r *resolver) localNullity(v *Var, m *ast.Modifiers) {
	v.NonNull, v.ElemNonNull = nullity(v.Type, nil, m, false)
	v.NeverNull = v.NonNull
}

func isVar(t ast.TypeExpr) bool {
	n, ok := t.(*ast.NamedType)
	return ok && len(n.Parts) == 1 && n.Parts[0].Name == "var" && len(n.Parts[0].Args) == 0
}

// loop resolves the body of a loop and reports whether a break leaves the loop.
func (r *resolver) loop(s ast.Stmt, body ast.Stmt) (broken bool) {
	n := len(r.jumps)
	r.jumps = append(r.jumps, jump{node: s, loop: true, breaks: true})
	forget := r.forgetStates()
	r.see(`\LoopInit`, State{s, BeforeLoop})
	r.see(`\LoopBodyBegin`, State{s, BeforeTurn})
	r.inner(body)
	forget()
	broken = r.jumps[n].broken
	r.jumps = r.jumps[:n]
	return broken || n > 0 && r.jumps[n-1].node == s && r.jumps[n-1].broken
}

func (r *resolver) forLoop(s *ast.For) {
	saved := r.push()
	for _, i := range s.Init {
		r.stmt(i)
	}
	r.loopSpec(s.Spec, s)
	var yes, no []*Var
	if s.Cond != nil {
		r.condition(s.Cond)
		yes, no = r.bindings(s.Cond)
	}
	broken := false
	r.with(yes, func() {
		for _, u := range s.Update {
			r.effect(u)
		}
		broken = r.loop(s, s.Body)
	})
	r.scope = saved
	if len(no) > 0 && !broken {
		r.introduce(no)
	}
}

func (r *resolver) forEach(s *ast.ForEach) {
	saved := r.push()
	t := r.value(s.X)
	forEach, elem := r.elements(s, t)
	v := &Var{Kind: LocalVar, Name: s.Var.Name.Text, Decl: s.Var, Span: s.Var.Name.Span()}
	if isVar(s.Var.Type) {
		r.setType(v, r.w.upward(elem))
		r.w.Info.TypeOf[s.Var.Type] = v.Type
	} else {
		r.varType(v, s.Var.Type)
		if !r.w.isLooselyAssignable(elem, r.w.Info.VarType(v)) {
			r.errorf(IncompatibleTypes, s.Var.Span(), "elements of type %s do not fit %s", r.w.Erasure(elem), v.Type)
		}
	}
	if forEach != nil {
		r.w.Info.ForEachs[s] = forEach
	}
	r.loosely(elem, v.Type)
	r.localNullity(v, s.Var.Modifiers)
	r.w.Info.Defs[s.Var] = v
	r.loopSpec(s.Spec, s) // where it is not in scope
	r.define(v, false)
	r.loop(s, s.Body)
	r.scope = saved
}

// ForEach is what an enhanced for loops over.
type ForEach struct {
	Array bool
	Elem  Type // the full type of an element
	// Iterator, HasNext and Next are the methods that a loop over an Iterable calls;
	// Next gives an Object at run time.
	Iterator, HasNext, Next *Method
}

// elements is the type of the elements that an enhanced for over a value of type t
// has (JLS 14.14.2).
func (r *resolver) elements(s *ast.ForEach, t Type) (*ForEach, Type) {
	w := r.w
	if IsKind(t, Invalid) {
		return nil, t
	}
	if a, ok := w.arrayType(t); ok {
		r.need(s.X, a)
		if x, ok := r.executedAs(s.X).(*Array); ok && x != w.Erasure(a) && IsReference(a.Elem) {
			r.checked(s.X, w.Erasure(a))
		}
		return &ForEach{Array: true, Elem: a.Elem}, w.captureConversion(a.Elem)
	}
	c, _ := w.Erasure(t).(*Class)
	iterable, _ := w.classNamed("java.lang.Iterable")
	if iterable != nil {
		if u := w.asSuper(t, iterable); u != nil {
			w.Header(iterable)
			forEach := &ForEach{Elem: w.object()}
			if p, ok := u.(*Parameterized); ok {
				forEach.Elem = w.upper(p.Args[0])
			}
			forEach.Iterator = only(w.named(iterable, "iterator"))
			if forEach.Iterator != nil {
				if k, ok := forEach.Iterator.Result.(*Class); ok {
					w.Header(k)
					forEach.HasNext, forEach.Next = only(w.named(k, "hasNext")), only(w.named(k, "next"))
				}
			}
			r.need(s.X, iterable)
			r.iterates(forEach, c, s.X.Span())
			return forEach, w.captureConversion(forEach.Elem)
		}
	}
	if c != nil && (!w.isClosed(c) || w.isIterable(c)) {
		return nil, r.unsupported(s.X.Span(), "an enhanced for over "+c.Name, "loop over an array, or use the iterator explicitly")
	}
	return nil, r.errorf(IncompatibleTypes, s.X.Span(), "an enhanced for takes an array, not %s", w.Erasure(t))
}

// iterates notes the calls that a loop over a value of class c makes.
func (r *resolver) iterates(forEach *ForEach, c *Class, at source.Span) {
	if forEach.Iterator == nil || forEach.HasNext == nil || forEach.Next == nil {
		r.unsupported(at, "an enhanced for over "+c.Name, "loop over an array, or use the iterator explicitly")
		return
	}
	if !c.IsSubclassOf(forEach.Iterator.Class) {
		c = forEach.Iterator.Class
	}
	r.useMethod(forEach.Iterator, c, at)
	r.useMethod(forEach.HasNext, forEach.HasNext.Class, at)
	r.useMethod(forEach.Next, forEach.Next.Class, at)
}

func only(ms []*Method) *Method {
	if len(ms) == 1 {
		return ms[0]
	}
	return nil
}

// isClosed reports whether all that c inherits from is known.
func (w *World) isClosed(c *Class) bool {
	for _, k := range w.ancestors(c) {
		if len(w.headers[k].diags) > 0 {
			return false
		}
	}
	return true
}

// isIterable reports whether c implements Iterable, wherever that comes from.
func (w *World) isIterable(c *Class) bool {
	for _, k := range w.ancestors(c) {
		if k.Name == "java.lang.Iterable" {
			return true
		}
	}
	return false
}

func (r *resolver) labeled(s *ast.Labeled) {
	for _, j := range r.jumps {
		if j.label == s.Label.Text {
			r.errorf(DuplicateLabel, s.Label.Span(), "label %s is already in use here", s.Label.Text)
		}
	}
	n := len(r.jumps)
	body := innermost(s)
	r.jumps = append(r.jumps, jump{node: body, label: s.Label.Text, loop: isLoop(body)})
	r.see(s.Label.Text, State{s, BeforeStatement})
	forget := r.forgetStates()
	r.stmt(s.Body)
	if _, chain := s.Body.(*ast.Labeled); !chain {
		forget()
	}
	r.jumps = r.jumps[:n]
}

// innermost is the statement that is labelled, behind all its labels and its contract.
func innermost(s *ast.Labeled) ast.Stmt {
	for {
		switch b := s.Body.(type) {
		case *ast.Labeled:
			s = b
		case *ast.SpecStmt:
			return b.Only()
		default:
			return b
		}
	}
}

func isLoop(s ast.Stmt) bool {
	switch s.(type) {
	case *ast.While, *ast.DoWhile, *ast.For, *ast.ForEach:
		return true
	}
	return false
}

func (r *resolver) jump(s ast.Stmt, label *ast.Name, cont bool) {
	word := "break"
	if cont {
		word = "continue"
	}
	for i := len(r.jumps) - 1; i >= 0; i-- {
		j := r.jumps[i]
		if j.expr != nil {
			r.errorf(BadJump, s.Span(), "%s cannot leave a switch expression", word)
			return
		}
		if label != nil && j.label != label.Text || label == nil && (j.label != "" || cont && !j.loop || !cont && !j.breaks) {
			continue
		}
		if cont && !j.loop {
			r.errorf(BadJump, s.Span(), "label %s is not that of a loop", label.Text)
			return
		}
		r.w.Info.Targets[s] = j.node
		r.jumps[i].broken = r.jumps[i].broken || !cont
		return
	}
	if label != nil {
		var labels []string
		for _, j := range r.jumps {
			labels = append(labels, j.label)
		}
		d := source.Errorf(BadJump, label.Span(), "there is no label %s around this %s", label.Text, word)
		d.Remedy = didYouMean(label.Text, labels)
		r.report(d)
		return
	}
	enclosing := "loop or switch"
	if cont {
		enclosing = "loop"
	}
	r.errorf(BadJump, s.Span(), "there is no %s around this %s", enclosing, word)
}

func (r *resolver) ret(s *ast.Return) {
	if r.returns != nil {
		if s.X != nil {
			r.returns.args = append(r.returns.args, r.argument(s.X))
		}
		return
	}
	var result Type = Of(Void)
	if r.method != nil {
		result = r.method.Result
	}
	switch {
	case r.isInSwitchExpr():
		if s.X != nil {
			r.value(s.X)
		}
		r.errorf(BadReturn, s.Span(), "return cannot leave a switch expression")
	case r.method == nil:
		r.errorf(BadReturn, s.Span(), "an initialiser cannot return")
	case s.X == nil && !IsKind(result, Void, Invalid):
		r.errorf(BadReturn, s.Span(), "method %s returns %s", r.method.Name, result)
	case s.X != nil && IsKind(result, Void):
		r.value(s.X)
		r.errorf(BadReturn, s.X.Span(), "%s has no result", describe(r.method))
	case s.X != nil:
		r.into(s.X, r.w.signature(r.method).Result)
	}
}

func describe(m *Method) string {
	if m.Constructor {
		return "constructor " + m.Name
	}
	return "method " + m.Name
}

// throwable resolves an expression that must be a Throwable.
func (r *resolver) throwable(x ast.Expr) {
	t := r.value(x)
	if !r.w.isAssignable(t, r.w.builtin("Throwable")) {
		r.errorf(IncompatibleTypes, x.Span(), "%s is no Throwable", r.w.Erasure(t))
		return
	}
	if !IsKind(t, Null, Invalid) {
		r.need(x, r.w.builtin("Throwable"))
	}
}

func (r *resolver) try(s *ast.Try) {
	saved, forget := r.push(), r.forgetStates()
	for _, x := range s.Resources {
		r.resource(s, x)
	}
	r.stmt(s.Body)
	r.scope = saved
	forget()
	for _, c := range s.Catches {
		saved := r.push()
		v := &Var{Kind: ExceptionVar, Name: c.Param.Name.Text, Decl: c.Param, Span: c.Param.Name.Span(), NonNull: true}
		v.Type = r.typeExpr(c.Param.Type)
		if f := r.types.full(c.Param.Type); f != v.Type && !IsKind(v.Type, Invalid) {
			r.w.Info.VarTypes[v] = f
		}
		r.caught(c.Param.Type, v.Type)
		r.define(v, false)
		r.stmt(c.Body)
		r.scope = saved
		forget()
	}
	if s.Finally != nil {
		r.stmt(s.Finally)
	}
}
