package parse

import (
	"github.com/alecthomas/participle/v2/lexer"

	"inspect/java/ast"
)

// The productions of declarations. Fields named Pos and EndPos are filled by
// participle with the first token and the token behind the last.

type pos = lexer.Position

// unit is a compilation unit; its items are dispatched in Go.
type unit struct {
	Items []topItem `parser:"@@*"`
}

type topItem interface{ topItem() }

type packageDecl struct {
	Pos    pos
	Mods   modifiers     `parser:"@@"`
	Name   []lexer.Token `parser:"'package' @( Ident ( '.' Ident )* ) ';'"`
	EndPos pos
}

type importDecl struct {
	Pos    pos
	Static bool          `parser:"'import' @'static'?"`
	Module []lexer.Token `parser:"( @'module' (?= Ident ) )?"`
	Name   []lexer.Token `parser:"@( Ident ( '.' ( Ident | '*' ) )* ) ';'"`
	EndPos pos
}

type moduleDecl struct {
	Pos        pos
	Mods       modifiers          `parser:"@@"`
	Open       bool               `parser:"@'open'?"`
	Name       []lexer.Token      `parser:"'module' @( Ident ( '.' Ident )* )"`
	Directives []*moduleDirective `parser:"'{' @@* '}'"`
	EndPos     pos
}

type moduleDirective struct {
	Pos    pos
	Words  []lexer.Token `parser:"@( ( 'requires' | 'exports' | 'opens' | 'uses' | 'provides' ) ( Ident | '.' | ',' | 'static' )* ) ';'"`
	EndPos pos
}

// typeDecl is a declaration of a class or the like with its modifiers.
type typeDecl struct {
	Pos    pos
	Mods   modifiers `parser:"@@"`
	Kind   typeKind  `parser:"@@"`
	EndPos pos
}

// typeKind is one of the five kinds, dispatched by keyword.
type typeKind interface{ typeKind() }

type classDecl struct {
	Name       lexer.Token    `parser:"'class' @Ident"`
	Params     *typeParams    `parser:"@@?"`
	Extends    ast.TypeExpr   `parser:"( 'extends' @@ )?"`
	Implements []ast.TypeExpr `parser:"( 'implements' @@ ( ',' @@ )* )?"`
	Permits    []ast.TypeExpr `parser:"( 'permits' @@ ( ',' @@ )* )?"`
	Body       *classBody     `parser:"@@"`
}

type interfaceDecl struct {
	Name    lexer.Token    `parser:"'interface' @Ident"`
	Params  *typeParams    `parser:"@@?"`
	Extends []ast.TypeExpr `parser:"( 'extends' @@ ( ',' @@ )* )?"`
	Permits []ast.TypeExpr `parser:"( 'permits' @@ ( ',' @@ )* )?"`
	Body    *classBody     `parser:"@@"`
}

type annotationDecl struct {
	Name lexer.Token `parser:"'@interface' @Ident"`
	Body *classBody  `parser:"@@"`
}

type recordDecl struct {
	Name       lexer.Token    `parser:"'record' @Ident"`
	Params     *typeParams    `parser:"@@?"`
	Components []*param       `parser:"'(' ( @@ ( ',' @@ )* )? ')'"`
	Implements []ast.TypeExpr `parser:"( 'implements' @@ ( ',' @@ )* )?"`
	Body       *classBody     `parser:"@@"`
}

type enumDecl struct {
	Name       lexer.Token     `parser:"'enum' @Ident"`
	Implements []ast.TypeExpr  `parser:"( 'implements' @@ ( ',' @@ )* )?"`
	Constants  []*enumConstant `parser:"'{' ( @@ ( ',' @@ )* )? ','?"`
	Members    []member        `parser:"( ';' @@* )?"`
	Close      lexer.Token     `parser:"@'}'"`
}

type enumConstant struct {
	Pos    pos
	Mods   modifiers   `parser:"@@"`
	Name   lexer.Token `parser:"@Ident"`
	Args   arguments   `parser:"@@?"`
	Body   *classBody  `parser:"@@?"`
	EndPos pos
}

type typeParams struct {
	Params []*typeParam `parser:"'<' @@ ( ',' @@ )* '>'"`
}

type typeParam struct {
	Pos    pos
	Mods   modifiers      `parser:"@@"`
	Name   lexer.Token    `parser:"@Ident"`
	Bounds []ast.TypeExpr `parser:"( 'extends' @@ ( '&' @@ )* )?"`
	EndPos pos
}

type classBody struct {
	Pos     pos
	Members []member    `parser:"'{' @@*"`
	Close   lexer.Token `parser:"@'}'"`
	EndPos  pos
}

// member is one member of a class body, dispatched in Go: a memberDecl, or an
// emptyMember for a stray semicolon.
type member interface{ member() }

type memberDecl struct {
	Pos    pos
	Mods   modifiers  `parser:"@@"`
	Kind   memberKind `parser:"@@"`
	EndPos pos
}

// memberKind is what stands behind a member's modifiers.
type memberKind interface{ memberKind() }

type typeMember struct {
	Kind typeKind `parser:"@@"`
}

type emptyMember struct{ token int }

type initializer struct {
	Body blockNode `parser:"@@"`
}

type callable struct {
	Params *typeParams  `parser:"@@?"`
	Type   ast.TypeExpr `parser:"@@"`
	Rest   *methodRest  `parser:"@@"`
}

// constructor is also a record's compact one, which has no parameter list.
type constructor struct {
	TypeParams *typeParams    `parser:"@@?"`
	Name       lexer.Token    `parser:"@Ident"`
	Params     *paramList     `parser:"@@?"`
	Throws     []ast.TypeExpr `parser:"( 'throws' @@ ( ',' @@ )* )?"`
	Body       blockNode      `parser:"( @@ | ';' )"`
}

type methodRest struct {
	Name    lexer.Token    `parser:"@Ident"`
	Params  *paramList     `parser:"@@"`
	Dims    dims           `parser:"@@"`
	Throws  []ast.TypeExpr `parser:"( 'throws' @@ ( ',' @@ )* )?"`
	Default elementValue   `parser:"( 'default' @@ )?"`
	Body    blockNode      `parser:"( @@ | ';' )"`
}

type field struct {
	Type ast.TypeExpr  `parser:"@@"`
	Vars []*declarator `parser:"@@ ( ',' @@ )* ';'"`
}

type declarator struct {
	Pos    pos
	Name   lexer.Token  `parser:"@( Ident | '_' )"`
	Dims   dims         `parser:"@@"`
	Init   variableInit `parser:"( '=' @@ )?"`
	EndPos pos
}

type paramList struct {
	Params []*param `parser:"'(' ( @@ ( ',' @@ )* )? ')'"`
}

// param is a parameter; a receiver parameter's Name is `this`, possibly
// qualified.
type param struct {
	Pos     pos
	Mods    modifiers     `parser:"@@"`
	Type    ast.TypeExpr  `parser:"@@"`
	VarAnns modifiers     `parser:"@@"`
	VarArgs bool          `parser:"@'...'?"`
	Name    lexer.Token   `parser:"@( 'this' | Ident | '_' )"`
	Outer   []lexer.Token `parser:"@( ( '.' ( 'this' | Ident ) )+ )?"`
	Dims    dims          `parser:"@@"`
	EndPos  pos
}

func (*packageDecl) topItem() {}
func (*importDecl) topItem()  {}
func (*moduleDecl) topItem()  {}
func (*typeDecl) topItem()    {}
func (*emptyMember) topItem() {}
func (*memberDecl) topItem()  {} // of a compact source file

func (*classDecl) typeKind()      {}
func (*interfaceDecl) typeKind()  {}
func (*annotationDecl) typeKind() {}
func (*recordDecl) typeKind()     {}
func (*enumDecl) typeKind()       {}

func (*memberDecl) member()  {}
func (*emptyMember) member() {}

func (*typeMember) memberKind()  {}
func (*initializer) memberKind() {}
func (*callable) memberKind()    {}
func (*constructor) memberKind() {}
func (*field) memberKind()       {}
