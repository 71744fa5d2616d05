package lombok

import (
	"fmt"
	"slices"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/parse"
)

// inserted is a statement that is put in front of what stands at a place of the text.
type inserted struct {
	text string
	at   int32
}

// nullChecks gives a method the checks of its parameters that are @NonNull, which Lombok puts at its
// beginning: behind a call of another constructor, and where no such check is there already.
func (c *class) nullChecks(m *ast.MethodDecl) *ast.MethodDecl {
	if m.Body == nil || c.decl.Kind == ast.Record && m.Compact {
		return m
	}
	var checks []ast.Stmt
	front := 0
	for front < len(m.Body.Stmts) {
		if _, ok := m.Body.Stmts[front].(*ast.CtorCall); !ok {
			break
		}
		front++
	}
	for _, p := range m.Params {
		n := of(c.imports.notes(p.Modifiers), "NonNull")
		if n == nil || isPrimitive(p.Type) || isChecked(m.Body.Stmts, p.Name.Text) {
			continue
		}
		text := nullCheck(p.Name.Text)
		checks = append(checks, statement(text, n.at))
		at := m.Body.At.End - 1
		if front < len(m.Body.Stmts) {
			at = m.Body.Stmts[front].Span().Start
		}
		c.inserted = append(c.inserted, inserted{text, at})
		fmt.Fprintf(&c.expansion.text, "%s.%s:%s\n", c.decl.Name.Text, m.Name.Text, text)
	}
	if len(checks) == 0 {
		return m
	}
	c.changed = true
	out, body := *m, *m.Body
	body.Stmts = slices.Concat(body.Stmts[:front], checks, body.Stmts[front:])
	out.Body = &body
	return &out
}

// nullCheck is the statement that Lombok makes of a variable that may not be null.
func nullCheck(name string) string {
	return ` if (` + name + ` == null) { throw new java.lang.NullPointerException("` + name + ` is marked non-null but is null"); }`
}

// statement parses one, and puts it where an annotation stands.
func statement(text string, at source.Span) ast.Stmt {
	tree, ds := parse.File(source.NewFile("", "class C { void m() {"+text+" } }"))
	if len(ds) > 0 {
		panic(fmt.Sprintf("lombok: %s is no statement: %v", text, ds))
	}
	s := tree.Types[0].Members[0].(*ast.MethodDecl).Body.Stmts[0]
	place(s, at)
	return s
}

// isChecked reports whether statements begin with checks for null, and one of them is of a variable: if
// (x == null) throw …, assert x != null, or a call of requireNonNull or checkNotNull.
func isChecked(all []ast.Stmt, name string) bool {
	for i := 0; i < len(all); i++ {
		switch s := all[i].(type) {
		case *ast.CtorCall:
			continue
		case *ast.Try:
			all, i = s.Body.Stmts, -1
			continue
		case *ast.Synchronized:
			all, i = s.Body.Stmts, -1
			continue
		}
		switch checkedBy(all[i]) {
		case "":
			return false
		case name:
			return true
		}
	}
	return false
}

// checkedBy is the variable of which a statement checks that it is not null; empty: it is no such check.
func checkedBy(s ast.Stmt) string {
	switch s := s.(type) {
	case *ast.ExprStmt:
		x := s.X
		if a, ok := x.(*ast.Assign); ok {
			x = a.Y
		}
		if call, ok := x.(*ast.Call); ok && len(call.Args) > 0 && (call.Name.Text == "checkNotNull" || call.Name.Text == "requireNonNull") {
			return identifier(call.Args[0])
		}
	case *ast.If:
		then := s.Then
		if b, ok := then.(*ast.Block); ok && len(b.Stmts) > 0 {
			then = b.Stmts[0]
		}
		if _, ok := then.(*ast.Throw); ok {
			return compared(s.Cond, "==")
		}
	case *ast.AssertStmt:
		return compared(s.Cond, "!=")
	}
	return ""
}

// compared is the variable that a condition compares with null; empty: it does not.
func compared(cond ast.Expr, op string) string {
	b, ok := ast.Unparen(cond).(*ast.Binary)
	if !ok || b.Op != op {
		return ""
	}
	if l, ok := b.Y.(*ast.Literal); !ok || l.Kind != ast.NullLit {
		return ""
	}
	return identifier(b.X)
}

func identifier(e ast.Expr) string {
	if i, ok := e.(*ast.Ident); ok {
		return i.Name
	}
	return ""
}
