package cfg

import (
	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// What the static initialisers of a class may change that was there before, as far as the
// text tells:
//
//	class Side { static int v = ++A.n; static int[] t = {1, 2}; static void touch() {} }   // A.n
//
// A reference is *foreign* where it may lead to an object that the initialisers did not make.
// They are followed into what they call, without regard to the order of statements, and one
// call of a method counts for all. What has no body here (of the JDK, of a class file) changes
// what it is given and calls back the objects of the program that it is given; a native method
// of the program may change anything.

// initEffect is one such change: of a field, of the elements of arrays of a type, or, with
// neither, of anything, by a call of Unknown.
type initEffect struct {
	Field   *types.Field
	Array   types.Type
	Unknown *types.Method
	At      source.Span
}

// what names what changes.
func (e initEffect) what() string {
	switch {
	case e.Field != nil && e.Field.Class.IsOutside():
		return "changes an object of the library that was there before"
	case e.Field != nil:
		return "changes " + e.Field.QName()
	case e.Array != nil:
		return "changes the elements of an array, " + types.SimpleName(e.Array)
	}
	return "calls " + e.Unknown.QName() + ", which may change anything"
}

// classInit is the analysis of one class.
type classInit struct {
	s           *scope
	class       *types.Class
	preexisting map[any]bool // by *types.Var, *types.Field, type of an array, receiverOf and resultOf
	discovered  map[any]bool
	bodies      []initBody
	created     map[*types.Class]bool
	effects     []initEffect
	uses        []*types.Class // other classes that this initialises as well
	changed     bool
	// blinded: what has no body here may run.
	blinded bool
}

type (
	receiverOf struct{ m *types.Method }
	resultOf   struct{ m *types.Method }
)

// initBody is code that the initialisers execute, of a method or, with nil, their own.
type initBody struct {
	method *types.Method
	field  *types.Field // which takes the value, of a field's initialiser
	node   core.Node
}

// classInitOf analyses the static initialisers of a class of the program.
func (s *scope) classInitOf(c *types.Class) *classInit {
	a := &classInit{s: s, class: c, preexisting: map[any]bool{}, discovered: map[any]bool{}, created: map[*types.Class]bool{}}
	if !s.w.AreInitialisersReached(c) {
		return a
	}
	for _, part := range core.StaticInits(c) {
		if part.Field != nil && part.Field.Ghost {
			continue
		}
		x, block, ds := s.prog.Static(c, part)
		switch {
		case source.HasError(ds):
		case x != nil:
			a.bodies = append(a.bodies, initBody{field: part.Field, node: x})
		case block != nil:
			a.bodies = append(a.bodies, initBody{node: block})
		}
	}
	for a.changed = true; a.changed; {
		a.changed = false
		for i := 0; i < len(a.bodies); i++ {
			s.point.Pass()
			b := a.bodies[i]
			if b.field != nil {
				a.join(b.field, a.isPreexisting(b.method, b.node.(core.Expr)))
			}
			core.Walk(b.node, func(n core.Node) bool { return a.visit(b.method, n) })
		}
	}
	return a
}

// once reports whether a key is met for the first time.
func (a *classInit) once(key any) bool {
	if a.discovered[key] {
		return false
	}
	a.discovered[key], a.changed = true, true
	return true
}

// join notes that what a key stands for may be foreign.
func (a *classInit) join(key any, preexisting bool) {
	if preexisting && !a.preexisting[key] {
		a.preexisting[key], a.changed = true, true
	}
}

// visit looks at a node of the code of method in.
func (a *classInit) visit(in *types.Method, n core.Node) bool {
	switch n := n.(type) {
	case *core.Clause:
		return false
	case *core.Assign:
		a.write(in, n.X, a.isPreexisting(in, n.Y))
	case *core.Update:
		a.write(in, n.X, a.isPreexisting(in, n.Y))
	case *core.IncDec:
		a.write(in, n.X, false)
	case *core.FieldInit:
		a.join(n.Field, a.isPreexisting(in, n.X))
	case *core.StaticField:
		if n.Field.Const == nil {
			a.initialises(n.Field.Class)
		}
	case *core.Let:
		a.join(n.Var, n.Init != nil && a.isPreexisting(in, n.Init))
	case *core.ForEach:
		a.join(n.Var.Var, a.isPreexisting(in, n.X) || a.preexisting[n.X.Type()])
	case *core.Bind:
		a.join(n.Var, a.isPreexisting(in, n.X))
	case *core.InstanceOf:
		if n.Var != nil {
			a.join(n.Var, a.isPreexisting(in, n.X))
		}
	case *core.Given:
		a.join(n.Field, a.isPreexisting(in, n.X))
	case *core.ArrayOf:
		for _, x := range n.Elems {
			a.join(n.T, a.isPreexisting(in, x))
		}
	case *core.CloneArray:
		a.join(n.T, a.isPreexisting(in, n.X))
	case *core.Return:
		if in != nil && n.X != nil {
			a.join(resultOf{in}, a.isPreexisting(in, n.X))
		}
	case *core.New:
		if c, ok := n.T.(*types.Class); ok && !a.created[c] {
			a.created[c], a.changed = true, true
			a.initialises(c)
		}
		a.call(in, n.Method, false, n.Args)
	case *core.Construct:
		a.call(in, n.Method, in != nil && a.preexisting[receiverOf{in}], n.Args)
	case *core.Call:
		a.dispatch(in, n)
	}
	return true
}

// initialises notes another class that the initialisers use.
func (a *classInit) initialises(c *types.Class) {
	if c != a.class && !c.IsOutside() && a.once(c) {
		a.uses = append(a.uses, c)
	}
}

// write is an assignment to a place.
func (a *classInit) write(in *types.Method, to core.Expr, preexisting bool) {
	switch x := to.(type) {
	case *core.Local:
		a.join(x.Var, preexisting)
	case *core.StaticField:
		if x.Field.Class != a.class {
			a.effect(initEffect{Field: x.Field, At: x.Span()})
		}
		a.join(x.Field, preexisting)
	case *core.Field:
		if a.isPreexisting(in, x.X) {
			a.effect(initEffect{Field: x.Field, At: x.Span()})
		}
		a.join(x.Field, preexisting)
	case *core.Elem:
		if a.isPreexisting(in, x.X) {
			a.effect(initEffect{Array: x.X.Type(), At: x.Span()})
		}
		a.join(x.X.Type(), preexisting)
	}
}

func (a *classInit) effect(e initEffect) {
	key := e
	key.At = source.Span{}
	if a.once(key) {
		a.effects = append(a.effects, e)
	}
}

// dispatch is a call: of every method that it may run on an object that there can be.
func (a *classInit) dispatch(in *types.Method, n *core.Call) {
	m := n.Method
	if m.Static {
		a.initialises(m.Class)
		a.call(in, m, false, n.Args)
		return
	}
	preexisting := a.isPreexisting(in, n.X)
	if !n.Virtual {
		a.call(in, m, preexisting, n.Args)
		return
	}
	static := m.Class
	if c, ok := n.X.Type().(*types.Class); ok && c.IsSubclassOf(m.Class) {
		static = c
	}
	runs := false
	for _, c := range a.s.w.Subclasses(static) {
		if !preexisting && !a.created[c] || preexisting && isOnDemand(a.s, c) && !a.created[c] && !a.s.counts(c) {
			continue
		}
		if t := a.s.w.Dispatch(m, c); t != nil {
			runs = true
			a.call(in, t, preexisting, n.Args)
		}
	}
	if !runs {
		a.blind(in, n, m, preexisting)
	}
}

// call is a call of just this method.
func (a *classInit) call(in *types.Method, m *types.Method, receiver bool, args []core.Expr) {
	if isObject(m.Class) && m.Constructor || isUnobserved(a.s.prog, m) || m.Constructor && m.Class.Function() {
		return
	}
	if !a.isFollowed(m) {
		a.given(in, m, receiver, args)
		return
	}
	a.join(receiverOf{m}, receiver)
	for i, x := range args { // of variable arity: the last one stands for all behind it
		p := m.Params[min(i, len(m.Params)-1)]
		preexisting := a.isPreexisting(in, x)
		a.join(p, preexisting)
		a.join(p.Type, preexisting && i >= len(m.Params)-1 && m.VarArgs)
	}
	a.run(m)
}

// isFollowed reports whether the body of a method is looked at.
func (a *classInit) isFollowed(m *types.Method) bool {
	return !m.Native && !m.Abstract && !m.Class.Compiled && !m.Class.Platform && a.s.w.IsReached(m) && !source.HasError(a.s.w.ResolveBody(m)) && a.s.prog.Body(m) != nil
}

// run looks at the body of a method.
func (a *classInit) run(m *types.Method) {
	if a.once(m) {
		a.bodies = append(a.bodies, initBody{method: m, node: a.s.prog.Body(m)})
	}
}

// blind is a virtual call that runs no method which is known.
func (a *classInit) blind(in *types.Method, n *core.Call, m *types.Method, receiver bool) {
	a.given(in, m, receiver, n.Args)
	if receiver && !m.Pure && !m.Class.IsOutside() && !m.Class.Compiled {
		a.effect(initEffect{Unknown: m, At: n.Span()})
	}
}

// given is a call of a method whose body is not looked at.
func (a *classInit) given(in *types.Method, m *types.Method, receiver bool, args []core.Expr) {
	a.blinded = true
	if m.Pure {
		a.join(resultOf{m}, receiver)
		return
	}
	if m.Native && !m.Class.IsOutside() && !m.Class.Compiled {
		a.effect(initEffect{Unknown: m, At: m.Span})
	}
	preexisting := receiver
	for _, x := range args {
		preexisting = preexisting || a.isPreexisting(in, x)
		a.calledBack(x)
	}
	a.join(resultOf{m}, preexisting)
}

// calledBack runs what code that is not known may call on an object of the program which it
// is given: what overrides a method of the library or the JDK.
func (a *classInit) calledBack(x core.Expr) {
	t, ok := core.Plain(x).Type().(*types.Class)
	if !ok {
		return
	}
	for _, c := range a.s.w.Subclasses(t) {
		if !a.created[c] || c.IsOutside() {
			continue
		}
		for _, m := range c.Methods {
			if m.Constructor || m.Static || !a.isFollowed(m) {
				continue
			}
			for _, o := range m.Overrides {
				if o.Class.IsOutside() || o.Class.Compiled {
					a.run(m)
				}
			}
		}
	}
}

// isPreexisting reports whether the value of an expression may lead to an object that was there
// before.
func (a *classInit) isPreexisting(in *types.Method, e core.Expr) bool {
	if e == nil || isUnchanging(e.Type()) {
		return false
	}
	switch e := e.(type) {
	case *core.Local:
		return a.preexisting[e.Var]
	case *core.This:
		return in != nil && a.preexisting[receiverOf{in}]
	case *core.StaticField:
		return e.Field.Class != a.class && !e.Field.Class.IsOutside() || a.preexisting[e.Field]
	case *core.Field:
		return a.preexisting[e.Field] || a.isPreexisting(in, e.X)
	case *core.Elem:
		return a.preexisting[e.X.Type()] || a.isPreexisting(in, e.X)
	case *core.Assign:
		return a.isPreexisting(in, e.Y)
	case *core.Cond:
		return a.isPreexisting(in, e.X) || a.isPreexisting(in, e.Y)
	case *core.Call:
		return a.isPreexistingResult(in, e)
	case *core.New, *core.NewArray, *core.ArrayOf, *core.CloneArray, *core.Null, *core.Const, *core.TextOf:
		return false
	case *core.Seq:
		return a.isPreexisting(in, e.X)
	}
	for _, n := range core.Children(e) {
		if x, ok := n.(core.Expr); ok && a.isPreexisting(in, x) {
			return true
		}
	}
	return false
}

// isPreexistingResult is isPreexisting of a call.
func (a *classInit) isPreexistingResult(in *types.Method, e *core.Call) bool {
	if a.preexisting[resultOf{e.Method}] {
		return true
	}
	if !e.Virtual {
		return false
	}
	if a.isPreexisting(in, e.X) {
		return true
	}
	for _, c := range a.s.w.Subclasses(e.Method.Class) {
		if a.created[c] {
			if t := a.s.w.Dispatch(e.Method, c); t != nil && a.preexisting[resultOf{t}] {
				return true
			}
		}
	}
	return false
}

// isUnchanging reports whether the values of a type are never written to, whoever has them.
func isUnchanging(t types.Type) bool {
	c, class := t.(*types.Class)
	return !types.IsReference(t) || class && (isString(c) || types.Unboxed(c) != nil || types.IsClass(c) || types.IsImmutable(c))
}
