package parse

import (
	"github.com/alecthomas/participle/v2/lexer"

	"inspect/java/ast"
)

// The productions of statements. Which one applies is decided by the first
// token, in Go (see stmt.go). A field of type ast.Stmt is one statement that is
// not a declaration; a blockItem may be.

type block struct {
	Pos    pos
	Items  []blockItem `parser:"'{' @@*"`
	Close  lexer.Token `parser:"@'}'"`
	EndPos pos
}

type localVar struct {
	Pos    pos
	Mods   modifiers     `parser:"@@"`
	Type   ast.TypeExpr  `parser:"@@"`
	Vars   []*declarator `parser:"@@ ( ',' @@ )*"`
	EndPos pos
}

type localVarStmt struct {
	Decl *localVar `parser:"@@ ';'"`
}

type labeledStmt struct {
	Pos    pos
	Label  lexer.Token `parser:"@Ident ':'"`
	Body   ast.Stmt    `parser:"@@"`
	EndPos pos
}

type ifStmt struct {
	Pos    pos
	Cond   ast.Expr `parser:"'if' '(' @@ ')'"`
	Then   ast.Stmt `parser:"@@"`
	Else   ast.Stmt `parser:"( 'else' @@ )?"`
	EndPos pos
}

type whileStmt struct {
	Pos    pos
	Cond   ast.Expr `parser:"'while' '(' @@ ')'"`
	Body   ast.Stmt `parser:"@@"`
	EndPos pos
}

type doStmt struct {
	Pos    pos
	Body   ast.Stmt `parser:"'do' @@"`
	Cond   ast.Expr `parser:"'while' '(' @@ ')' ';'"`
	EndPos pos
}

type forStmt struct {
	Pos    pos
	Head   forHead  `parser:"'for' '(' @@ ')'"`
	Body   ast.Stmt `parser:"@@"`
	EndPos pos
}

// forHead is what stands between the parentheses of a for loop, dispatched in Go.
type forHead interface{ forHead() }

type forEachHead struct {
	Pos    pos
	Mods   modifiers    `parser:"@@"`
	Type   ast.TypeExpr `parser:"@@"`
	Name   lexer.Token  `parser:"@( Ident | '_' )"`
	Dims   dims         `parser:"@@"`
	X      ast.Expr     `parser:"':' @@"`
	EndPos pos
}

type forDeclHead struct {
	Decl   *localVar  `parser:"@@"`
	Cond   ast.Expr   `parser:"';' @@?"`
	Update []ast.Expr `parser:"';' ( @@ ( ',' @@ )* )?"`
}

type forExprHead struct {
	Init   []ast.Expr `parser:"( @@ ( ',' @@ )* )?"`
	Cond   ast.Expr   `parser:"';' @@?"`
	Update []ast.Expr `parser:"';' ( @@ ( ',' @@ )* )?"`
}

type returnStmt struct {
	Pos    pos
	X      ast.Expr `parser:"'return' @@? ';'"`
	EndPos pos
}

type throwStmt struct {
	Pos    pos
	X      ast.Expr `parser:"'throw' @@ ';'"`
	EndPos pos
}

type breakStmt struct {
	Pos    pos
	Label  lexer.Token `parser:"'break' @Ident? ';'"`
	EndPos pos
}

type continueStmt struct {
	Pos    pos
	Label  lexer.Token `parser:"'continue' @Ident? ';'"`
	EndPos pos
}

type yieldStmt struct {
	Pos    pos
	X      ast.Expr `parser:"'yield' @@ ';'"`
	EndPos pos
}

type assertStmt struct {
	Pos     pos
	Cond    ast.Expr `parser:"'assert' @@"`
	Message ast.Expr `parser:"( ':' @@ )? ';'"`
	EndPos  pos
}

type synchronizedStmt struct {
	Pos    pos
	Lock   ast.Expr  `parser:"'synchronized' '(' @@ ')'"`
	Body   blockNode `parser:"@@"`
	EndPos pos
}

type tryStmt struct {
	Pos       pos
	Resources *resources `parser:"'try' @@?"`
	Body      blockNode  `parser:"@@"`
	Catches   []*catch   `parser:"@@*"`
	Finally   blockNode  `parser:"( 'finally' @@ )?"`
	EndPos    pos
}

type resources struct {
	List []resource `parser:"'(' @@ ( ';' @@? )* ')'"`
}

// resource is a declaration or an expression, dispatched in Go.
type resource interface{ resource() }

type resourceDecl struct {
	Pos    pos
	Mods   modifiers    `parser:"@@"`
	Type   ast.TypeExpr `parser:"@@"`
	Name   lexer.Token  `parser:"@( Ident | '_' )"`
	Init   ast.Expr     `parser:"'=' @@"`
	EndPos pos
}

type resourceExpr struct {
	X ast.Expr `parser:"@@"`
}

type catch struct {
	Pos    pos
	Mods   modifiers      `parser:"'catch' '(' @@"`
	Types  []ast.TypeExpr `parser:"@@ ( '|' @@ )*"`
	Name   lexer.Token    `parser:"@( Ident | '_' ) ')'"`
	Body   blockNode      `parser:"@@"`
	EndPos pos
}

type switchStmt struct {
	Pos    pos
	X      ast.Expr    `parser:"'switch' '(' @@ ')'"`
	Body   *switchBody `parser:"@@"`
	EndPos pos
}

type switchBody struct {
	Cases []*switchCase `parser:"'{' @@*"`
	Close lexer.Token   `parser:"@'}'"`
}

type switchCase struct {
	Pos     pos
	Labels  []caseLabel `parser:"( 'case' @@ ( ',' @@ )*"`
	Default bool        `parser:"| @'default' )"`
	Rule    ruleBody    `parser:"( '->' @@"`
	Group   []blockItem `parser:"| ':' @@* )"`
	EndPos  pos
}

type emptyStmt struct {
	Pos    pos
	Semi   string `parser:"@';'"`
	EndPos pos
}

type exprStmt struct {
	Pos    pos
	X      ast.Expr `parser:"@@ ';'"`
	EndPos pos
}

func (*forEachHead) forHead()   {}
func (*forDeclHead) forHead()   {}
func (*forExprHead) forHead()   {}
func (*resourceDecl) resource() {}
func (*resourceExpr) resource() {}
