package mutate

import (
	"go/ast"
	"go/token"
	"strconv"
)

// edit replaces the text between two places of a file.
type edit struct {
	from, to token.Pos
	text     func(of func(ast.Node) string) string // given how a node is written
}

// operator is one way to break code.
type operator struct {
	name string
	// breaks gives the edits of a node by itself, each of which is a mutant.
	breaks func(ast.Node) []edit
}

// operators are all of them. What they make of Go is Go, and compiles but for a few cases:
// a constant that is out of range then, say.
var operators = []operator{
	{"negate", negate},
	{"swap", swap},
	{"drop", drop},
	{"off by one", offByOne},
}

func replaced(n ast.Node, text func(of func(ast.Node) string) string) []edit {
	return []edit{{n.Pos(), n.End(), text}}
}

// negate makes a condition its opposite: if x becomes if !(x).
func negate(n ast.Node) []edit {
	var cond ast.Expr
	switch n := n.(type) {
	case *ast.IfStmt:
		cond = n.Cond
	case *ast.ForStmt:
		cond = n.Cond
	}
	if cond == nil {
		return nil
	}
	return replaced(cond, func(of func(ast.Node) string) string { return "!(" + of(cond) + ")" })
}

// swapped are the operators whose operands have an order.
var swapped = map[token.Token]bool{token.SUB: true, token.QUO: true, token.REM: true, token.LSS: true, token.LEQ: true, token.GTR: true, token.GEQ: true}

// swap exchanges operands: x - y becomes y - x. Two arguments that are names side by side
// are exchanged as well: f(x, y) becomes f(y, x), which compiles where they are of one type.
func swap(n ast.Node) []edit {
	switch n := n.(type) {
	case *ast.BinaryExpr:
		if swapped[n.Op] {
			return replaced(n, func(of func(ast.Node) string) string {
				return "(" + of(n.Y) + ") " + n.Op.String() + " (" + of(n.X) + ")"
			})
		}
	case *ast.CallExpr:
		var out []edit
		for i := 1; i < len(n.Args); i++ {
			x, named := n.Args[i-1].(*ast.Ident)
			y, too := n.Args[i].(*ast.Ident)
			if named && too {
				out = append(out, edit{x.Pos(), y.End(), func(func(ast.Node) string) string { return y.Name + ", " + x.Name }})
			}
		}
		return out
	}
	return nil
}

// drop leaves a statement out: it becomes the body of a function that nobody calls, so that
// what it names counts as used.
func drop(n ast.Node) []edit {
	list, ok := n.(*ast.BlockStmt)
	if !ok {
		return nil
	}
	var out []edit
	for _, s := range list.List {
		switch s := s.(type) {
		case *ast.AssignStmt:
			if s.Tok == token.DEFINE {
				continue
			}
		case *ast.ExprStmt, *ast.IncDecStmt:
		default:
			continue
		}
		out = append(out, replaced(s, func(of func(ast.Node) string) string { return "_ = func() { " + of(s) + " }" })...)
	}
	return out
}

// neighbours are the comparisons that differ where both sides are the same.
var neighbours = map[token.Token]token.Token{token.LSS: token.LEQ, token.LEQ: token.LSS, token.GTR: token.GEQ, token.GEQ: token.GTR}

// offByOne changes a number by one, and what a comparison says of its own bound.
func offByOne(n ast.Node) []edit {
	switch n := n.(type) {
	case *ast.BasicLit:
		v, err := strconv.Atoi(n.Value)
		if n.Kind == token.INT && err == nil {
			return replaced(n, func(func(ast.Node) string) string { return strconv.Itoa(v + 1) })
		}
	case *ast.BinaryExpr:
		if to, ok := neighbours[n.Op]; ok {
			return []edit{{n.OpPos, n.OpPos + token.Pos(len(n.Op.String())), func(func(ast.Node) string) string { return to.String() }}}
		}
	}
	return nil
}
