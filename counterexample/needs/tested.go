package needs

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/types"
)

// Tested are the quantities that a method itself tests in a branch that returns or throws: it
// decides there what becomes of some values, and what it forgets is its own defect.
//
//	if (i < 0) return -1;      // the value of i
//	if (s.isEmpty()) throw …   // the length of s
//	return i < 0 ? -1 : a[i];  // the value of i
//
// So does a constructor, or a factory, where it gives something one of two values.
//
// Where a method returns, a comparison of two numbers that it takes, both for indices or loops, says
// how they are to each other, and of neither what it is: conditions over just these two are excluded.
//
//	if (from >= to) return 0; // nothing about whether to is an index
func (p *Program) Tested(m *types.Method) Tests { return p.tested(m, true) }

// tested is Tested, or without what others that are called test.
func (p *Program) tested(m *types.Method, refusals bool) Tests {
	t := &tests{program: p, Tests: Tests{map[Quantity]bool{}, map[[2]Quantity]bool{}}, m: m}
	if m.Decl != nil && m.Decl.Body != nil {
		t.w = newWriter(m, p)
		branches(m.Decl.Body, func(e ast.Expr, throws bool) {
			t.throws = throws
			t.condition(e)
		})
		if m.Constructor || m.Static && m.Result == types.Type(m.Class) {
			t.throws = false
			chosen(m.Decl.Body, t.condition, t.given)
		}
		if refusals {
			t.refusals()
		}
	}
	return t.Tests
}

// refusing are the methods of the library that throw where an argument is not as it should be.
var refusing = map[string]bool{"checkIndex": true, "checkFromToIndex": true, "checkFromIndexSize": true, "checkElementIndex": true,
	"checkPositionIndex": true, "checkPositionIndexes": true, "checkArgument": true, "validIndex": true, "isTrue": true}

// refusals notes what a method has others test that throw:
//
//	check(i); Objects.checkIndex(i, n); // the value of i
func (t *tests) refusals() {
	ast.Walk(t.m.Decl.Body, func(n ast.Node) bool {
		c, ok := n.(*ast.Call)
		if !ok {
			return true
		}
		if refusing[c.Name.Text] {
			for _, a := range c.Args {
				t.operand(a)
			}
			return true
		}
		k := ownCallee(t.m.Class, c.Name.Text, c.Args)
		if c.X != nil && !isThis(c.X) || k == nil || !hasThrow(k.Decl.Body) {
			return true
		}
		t.testedBy(k, c.Args)
		return true
	})
}

func hasThrow(b *ast.Block) (found bool) {
	ast.Walk(b, func(n ast.Node) bool {
		_, is := n.(*ast.Throw)
		found = found || is
		return !found
	})
	return found
}

// Tests are what a method asks itself.
type Tests struct {
	of    map[Quantity]bool
	pairs map[[2]Quantity]bool // two numbers, how they are to each other
}

// None reports whether nothing is asked but how two numbers are to each other.
func (t Tests) None() bool { return len(t.of) == 0 }

// Exclude reports whether a condition is about something that the method asks itself.
func (t Tests) Exclude(a *Atom) bool {
	for _, q := range a.About {
		if t.of[q] {
			return true
		}
	}
	return len(a.About) == 2 && (t.pairs[[2]Quantity{a.About[0], a.About[1]}] || t.pairs[[2]Quantity{a.About[1], a.About[0]}])
}

// branches visits the conditions in a body that decide whether it returns or throws, or what it
// returns.
func branches(body ast.Node, visit func(cond ast.Expr, throws bool)) {
	ast.Walk(body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ClassBody, *ast.LocalClass, *ast.Lambda:
			return false
		case *ast.If:
			if last, other := leaving(n.Then), leaving(n.Else); last != nil || other != nil {
				_, throws := last.(*ast.Throw)
				_, too := other.(*ast.Throw)
				visit(n.Cond, throws || too)
			}
		case *ast.Return:
			if n.X != nil {
				returned(n.X, func(e ast.Expr) { visit(e, false) })
			}
		}
		return true
	})
}

// chosen visits the conditions in the body of a constructor, or of a factory, that decide which of two
// values something gets:
//
//	items = init == null ? List.of() : new ArrayList<>(init);    // whether init is null
//	if (n < 0) n = 0;                                            // the value of n
//	negative = n < 0;
//	switch (n) { … }
//
// and what goes into something.
func chosen(body ast.Node, visit, given func(ast.Expr)) {
	value := func(e ast.Expr) {
		returned(e, visit)
		given(e)
	}
	ast.Walk(body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ClassBody, *ast.LocalClass, *ast.Lambda:
			return false
		case *ast.Assign:
			value(n.Y)
		case *ast.LocalVar:
			if n.Init != nil {
				value(n.Init)
			}
		case *ast.CtorCall:
			for _, a := range n.Args {
				value(a)
			}
		case *ast.New:
			for _, a := range n.Args {
				value(a)
			}
		case *ast.Switch:
			visit(n.X)
		case *ast.SwitchExpr:
			visit(n.X)
		case *ast.If:
			if n.Else != nil || isAssigning(n.Then) {
				visit(n.Cond)
			}
		}
		return true
	})
}

// given notes what decides of a value that goes into something: a comparison, or what a call makes of its
// arguments by a test.
//
//	size = Math.max(n, 0);
//	size = norm(n);         // int norm(int n) { return n < 0 ? 0 : n; }
func (t *tests) given(e ast.Expr) {
	switch e := ast.Unparen(e).(type) {
	case *ast.Binary:
		if comparing[e.Op] || slices.Contains([]string{"==", "!=", "&&", "||"}, e.Op) {
			t.condition(e)
		}
	case *ast.Unary:
		t.given(e.X)
	case *ast.Cast:
		t.given(e.X)
	case *ast.Call:
		if isMath(e) && bounding[e.Name.Text] {
			for _, a := range e.Args {
				t.operand(a)
			}
		} else if k := ownCallee(t.m.Class, e.Name.Text, e.Args); k != nil && k != t.m && (e.X == nil || isThis(e.X)) {
			t.testedBy(k, e.Args)
		}
	}
}

// bounding are the methods of Math that give one of their arguments, or a value in their bounds.
var bounding = map[string]bool{"max": true, "min": true, "clamp": true, "abs": true}

// testedBy notes the arguments that a method tests.
func (t *tests) testedBy(k *types.Method, args []ast.Expr) {
	of := t.program.tested(k, false)
	for i, a := range args {
		if of.of[Quantity{k.Params[i].Name, Value}] {
			t.operand(a)
		}
		for _, part := range []Part{Length, Nullness} {
			if of.of[Quantity{k.Params[i].Name, part}] {
				t.note(a, part)
			}
		}
	}
}

// isAssigning reports whether there is an assignment in a statement.
func isAssigning(s ast.Stmt) (found bool) {
	ast.Walk(s, func(n ast.Node) bool {
		_, is := n.(*ast.Assign)
		found = found || is
		return !found
	})
	return found
}

// returned visits what decides which of several parts of an expression is returned.
func returned(e ast.Expr, visit func(ast.Expr)) {
	switch e := ast.Unparen(e).(type) {
	case *ast.Cond:
		visit(e.C)
		returned(e.X, visit)
		returned(e.Y, visit)
	case *ast.Binary:
		if e.Op == "&&" || e.Op == "||" {
			visit(e.X)
			returned(e.Y, visit)
		}
	}
}

// leaving is the return or throw in which a statement ends; nil: it does not.
func leaving(s ast.Stmt) ast.Stmt {
	switch s := s.(type) {
	case *ast.Return, *ast.Throw:
		return s
	case *ast.Block:
		if len(s.Stmts) > 0 {
			return leaving(s.Stmts[len(s.Stmts)-1])
		}
	}
	return nil
}

// tests collects what conditions are about.
type tests struct {
	Tests
	m       *types.Method
	w       *writer
	program *Program
	throws  bool // the condition under way decides whether the method throws
}

func (t *tests) condition(e ast.Expr) {
	switch e := ast.Unparen(e).(type) {
	case *ast.Unary:
		t.condition(e.X)
		return
	case *ast.Binary:
		if e.Op == "&&" || e.Op == "||" {
			t.condition(e.X)
			t.condition(e.Y)
			return
		}
		if ast.IsNull(e.X) || ast.IsNull(e.Y) {
			t.note(e.X, Nullness)
			t.note(e.Y, Nullness)
			return
		}
		if t.isPair(e.X, e.Y, e.Op == "==" || e.Op == "!=") {
			return
		}
		t.operand(e.X)
		t.operand(e.Y)
		return
	case *ast.Call:
		if len(e.Args) == 1 && e.X != nil && e.Name.Text == "equals" && t.isPair(e.X, e.Args[0], true) {
			return
		}
	}
	t.operand(e)
}

// isPair notes that two numbers are compared, and reports whether they are two parameters, both for
// indices or loops, or one where they are only asked to be equal, and the method returns by that.
func (t *tests) isPair(a, b ast.Expr, forEquality bool) bool {
	x, y := t.number(a), t.number(b)
	if x == nil || y == nil || t.throws {
		return false
	}
	if i, j := t.isIndex(x.Of), t.isIndex(y.Of); !i && !j || !forEquality && !(i && j) {
		return false
	}
	t.pairs[[2]Quantity{*x, *y}] = true
	return true
}

// isIndex reports whether a number is in an index, or in what a loop begins with or goes on by.
func (t *tests) isIndex(name string) (found bool) {
	look := func(e ast.Expr) {
		if e != nil && hasIdent(e, name) {
			found = true
		}
	}
	ast.Walk(t.m.Decl.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Index:
			look(n.I)
		case *ast.While:
			look(n.Cond)
		case *ast.For:
			look(n.Cond)
			for _, d := range n.Init {
				if v, ok := d.(*ast.LocalVar); ok {
					look(v.Init)
				}
			}
		}
		return !found
	})
	return found
}

// number is the value of a parameter that is a number; nil: an expression is something else.
func (t *tests) number(e ast.Expr) *Quantity {
	v, ok := ast.Unparen(e).(*ast.Ident)
	if !ok || t.w.params[v.Name] == nil {
		return nil
	}
	of := t.w.params[v.Name].Type
	if k := types.Unboxed(of); k != nil {
		of = k
	}
	if !isNumber(of) {
		return nil
	}
	return &Quantity{v.Name, Value}
}

// lengths are the members that tell how much there is.
var lengths = map[string]bool{"length": true, "size": true, "isEmpty": true, "hasNext": true, "hasPrevious": true, "hasMoreElements": true, "isPresent": true, "isBlank": true}

// operand notes the quantities that an operand of a comparison reads.
func (t *tests) operand(e ast.Expr) {
	switch e := ast.Unparen(e).(type) {
	case *ast.Ident:
		t.note(e, Value)
	case *ast.Select:
		if lengths[e.Name.Text] {
			t.note(e.X, Length)
		}
	case *ast.Call:
		switch {
		case e.X != nil && lengths[e.Name.Text]:
			t.note(e.X, Length)
		case e.X != nil:
			t.note(e.X, Contents)
		}
		for i, a := range e.Args {
			if t.isTested(e, i) {
				t.operand(a)
			}
		}
	case *ast.Index:
		t.note(e.X, Contents)
	case *ast.Binary:
		t.operand(e.X)
		t.operand(e.Y)
	case *ast.Unary:
		t.operand(e.X)
	}
}

// isTested reports whether a call may test its i-th argument: one of the own class does where the
// method that it calls mentions the parameter in a condition or in what it computes.
func (t *tests) isTested(e *ast.Call, i int) bool {
	if e.X != nil {
		return true
	}
	k := ownCallee(t.m.Class, e.Name.Text, e.Args)
	return k == nil || mentions(k, i, []*types.Method{t.m})
}

// mentions reports whether a condition of a method, what it returns, or what it puts into a variable
// has its i-th parameter in it. What it hands to a method of its class counts where that does so.
func mentions(m *types.Method, i int, by []*types.Method) (found bool) {
	if slices.Contains(by, m) {
		return false
	}
	by = append(slices.Clip(by), m)
	var in func(n ast.Node) bool
	in = func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Ident:
			found = found || n.Name == m.Params[i].Name
		case *ast.Call:
			k := ownCallee(m.Class, n.Name.Text, n.Args)
			if n.X != nil || k == nil {
				return true
			}
			for j, a := range n.Args {
				if hasIdent(a, m.Params[i].Name) && mentions(k, j, by) {
					found = true
				}
			}
			return false
		}
		return !found
	}
	look := func(es ...ast.Expr) {
		for _, e := range es {
			if e != nil {
				ast.Walk(e, in)
			}
		}
	}
	ast.Walk(m.Decl.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.If:
			look(n.Cond)
		case *ast.While:
			look(n.Cond)
		case *ast.DoWhile:
			look(n.Cond)
		case *ast.For:
			look(n.Cond)
		case *ast.Switch:
			look(n.X)
		case *ast.SwitchExpr:
			look(n.X)
		case *ast.Cond:
			look(n.C)
		case *ast.Return:
			look(n.X)
		case *ast.LocalVar:
			look(n.Init)
		case *ast.Assign:
			look(n.Y)
		}
		return !found
	})
	return found
}

func hasIdent(e ast.Expr, name string) (found bool) {
	ast.Walk(e, func(n ast.Node) bool {
		if v, ok := n.(*ast.Ident); ok && v.Name == name {
			found = true
		}
		return !found
	})
	return found
}

// note keeps a part of what an expression names, if that is a parameter or how much there is in
// what a parameter has in it.
func (t *tests) note(e ast.Expr, part Part) {
	if v, ok := ast.Unparen(e).(*ast.Ident); ok && t.w.params[v.Name] != nil {
		t.of[Quantity{v.Name, part}] = true
	} else if x, ok := t.w.of(e); ok && part == Length {
		t.of[Quantity{x.base, part}] = true
	} else if ok && part == Value && len(x.about) == 1 { // a local that holds it
		t.of[x.about[0]] = true
	} else if of := t.elementOf(e); of != "" {
		t.of[Quantity{of, Contents}] = true
	}
}

// elementOf is the parameter of which a variable holds an element, in a loop over all or by an index;
// empty: there is none.
func (t *tests) elementOf(e ast.Expr) string {
	v, ok := ast.Unparen(e).(*ast.Ident)
	if !ok {
		return ""
	}
	of := t.w.elementsOf[v.Name]
	if x, ok := t.w.locals[v.Name].(*ast.Index); ok {
		of = x.X
	}
	if p, ok := of.(*ast.Ident); ok && t.w.params[p.Name] != nil {
		return p.Name
	}
	return ""
}
