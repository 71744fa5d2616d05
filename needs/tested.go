package needs

import (
	"inspect/ast"
	"inspect/types"
)

// Tested are the quantities that a method itself tests in a branch that returns or throws: it
// decides there what becomes of some values, and what it forgets is its own defect.
//
//	if (i < 0) return -1;      // the value of i
//	if (s.isEmpty()) throw …   // the length of s
//	return i < 0 ? -1 : a[i];  // the value of i
func Tested(m *types.Method) map[Quantity]bool {
	t := &tests{params: map[string]bool{}, out: map[Quantity]bool{}}
	for _, p := range m.Params {
		t.params[p.Name] = true
	}
	if m.Decl != nil && m.Decl.Body != nil {
		branches(m.Decl.Body, t.condition)
	}
	return t.out
}

// branches visits the conditions in a body that decide whether it returns or throws, or what it
// returns.
func branches(body ast.Node, visit func(ast.Expr)) {
	ast.Walk(body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ClassBody, *ast.LocalClass, *ast.Lambda:
			return false
		case *ast.If:
			if leaves(n.Then) || n.Else != nil && leaves(n.Else) {
				visit(n.Cond)
			}
		case *ast.Return:
			if n.X != nil {
				returned(n.X, visit)
			}
		}
		return true
	})
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

// leaves tells whether a statement ends in a return or a throw.
func leaves(s ast.Stmt) bool {
	switch s := s.(type) {
	case *ast.Return, *ast.Throw:
		return true
	case *ast.Block:
		return len(s.Stmts) > 0 && leaves(s.Stmts[len(s.Stmts)-1])
	}
	return false
}

// tests collects what conditions are about.
type tests struct {
	params map[string]bool
	out    map[Quantity]bool
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
		if isNull(e.X) || isNull(e.Y) {
			t.note(e.X, Nullness)
			t.note(e.Y, Nullness)
			return
		}
		t.operand(e.X)
		t.operand(e.Y)
		return
	}
	t.operand(e)
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
		for _, a := range e.Args {
			t.operand(a)
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

// note keeps a part of what an expression names, if that is a parameter.
func (t *tests) note(e ast.Expr, part Part) {
	if v, ok := ast.Unparen(e).(*ast.Ident); ok && t.params[v.Name] {
		t.out[Quantity{v.Name, part}] = true
	}
}

func isNull(e ast.Expr) bool {
	l, ok := ast.Unparen(e).(*ast.Literal)
	return ok && l.Kind == ast.NullLit
}
