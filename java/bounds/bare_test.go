package bounds

import (
	"testing"

	"inspect/java/ast"
)

// TestBare: a dimension is known by its expression, with or without parentheses.
func TestBare(t *testing.T) {
	x, s := &ast.Ident{Name: "n"}, &ast.While{}
	if unparenthesized(&ast.Paren{X: &ast.Paren{X: x}}) != ast.Node(x) || unparenthesized(x) != ast.Node(x) || unparenthesized(s) != ast.Node(s) {
		t.Error("parentheses are left")
	}
}
