package parse

import (
	"github.com/alecthomas/participle/v2/lexer"

	"inspect/java/ast"
)

// The productions of JML's clauses, behind their keyword.

type (
	jmlPredicate interface{ predicate() *predicate }
	// jmlValue is what a represents clause says: a predicate, or locations.
	jmlValue    interface{ value() *predicate }
	jmlLocation interface{ storeRef() *storeRef }
	jmlTarget   interface{ ast.Expr }        // a name or field: no operators
	jmlText     interface{ text() *rawText } // all up to the semicolon, unread
)

type predicateClause struct {
	X jmlPredicate `parser:"@@ ';'"`
}

type jumpClause struct {
	X jmlPredicate `parser:"@@? ';'"`
}

type assertClause struct {
	X       jmlPredicate `parser:"@@"`
	Message ast.Expr     `parser:"( ':' @@ )? ';'"`
}

type measureClause struct {
	X    jmlPredicate `parser:"@@"`
	More []ast.Expr   `parser:"( ',' @@ )*"`
	When ast.Expr     `parser:"( 'if' @@ )? ';'"`
}

type constraintClause struct {
	X   jmlPredicate `parser:"@@"`
	For jmlText      `parser:"( 'for' @@ )? ';'"`
}

type signalsClause struct {
	Type ast.TypeExpr `parser:"'(' @@"`
	Name lexer.Token  `parser:"@Ident? ')'"`
	X    jmlPredicate `parser:"@@? ';'"`
}

type signalsOnlyClause struct {
	Types   []ast.TypeExpr `parser:"( @@ ( ',' @@ )*"`
	Keyword lexer.Token    `parser:"| @( '\\\\nothing' | '\\\\not_specified' ) ) ';'"`
}

type locationsClause struct {
	Locs []jmlLocation `parser:"@@ ( ',' @@ )* ';'"`
}

type mapsClause struct {
	Loc    jmlLocation `parser:"@@ '\\\\into'"`
	Groups jmlText     `parser:"@@ ';'"`
}

type representsClause struct {
	X        jmlTarget   `parser:"@@"`
	SuchThat lexer.Token `parser:"( @'\\\\such_that' | '=' | '<' '-' )"`
	Y        jmlValue    `parser:"@@ ';'"`
}

type accessClause struct {
	X  jmlTarget    `parser:"@@"`
	If jmlPredicate `parser:"'if' @@ ';'"`
}

type setClause struct {
	X ast.Expr `parser:"@@ ';'"`
}

type endClause struct {
	End lexer.Token `parser:"@';'"`
}

type wordClause struct {
	End lexer.Token `parser:"@';'?"`
}

type textClause struct {
	Text jmlText `parser:"@@ ';'"`
}

// jmlVarDecl declares variables of a specification case.
type jmlVarDecl struct {
	Pos    pos
	Forall bool      `parser:"( @'forall' | 'old' )"`
	Decl   *localVar `parser:"@@ ';'"`
	EndPos pos
}
