package parse

import (
	"sync"

	"github.com/alecthomas/participle/v2"
	"github.com/alecthomas/participle/v2/lexer"

	"inspect/ast"
)

// Interfaces of the hand-written productions. participle parses a field of
// such a type by the function registered for it in newGrammar.
type (
	modifiers    interface{ modifierList() *modifierList } // possibly empty
	dims         interface{ dimList() *dimList }           // possibly empty
	arguments    interface{ argumentList() *argumentList }
	blockNode    interface{ ast.Stmt } // a *ast.Block
	blockItem    interface{ item() *item }
	elementValue interface{ ast.Expr } // of an annotation
	variableInit interface{ ast.Expr } // an expression or *ast.ArrayLit
	caseLabel    interface{ ast.Expr } // without assignment and lambda
	ruleBody     interface{ item() *item }
)

// anyProduction only serves to make every production known to participle,
// those included that no struct tag mentions since Go dispatches to them.
type anyProduction interface{}

// production parses one T.
type production[T any] struct{ p *participle.Parser[T] }

func (q production[T]) parse(l *lexer.PeekingLexer) (*T, error) {
	return q.p.ParseFromLexer(l, allowTrailing)
}

var allowTrailing = participle.AllowTrailing(true)

func produce[T any](p *participle.Parser[unit]) production[T] {
	q, err := participle.ParserForProduction[T](p)
	if err != nil {
		panic("parse: " + err.Error())
	}
	return production[T]{q}
}

// grammar is the participle grammar together with the parse that uses it now:
// the hand-written productions are its methods. Building one takes
// milliseconds, so finished ones are pooled. It serves one parse at a time.
type grammar struct {
	*run

	unit        production[unit]
	packageDecl production[packageDecl]
	importDecl  production[importDecl]
	moduleDecl  production[moduleDecl]
	typeDecl    production[typeDecl]
	classDecl   production[classDecl]
	ifaceDecl   production[interfaceDecl]
	annDecl     production[annotationDecl]
	recordDecl  production[recordDecl]
	enumDecl    production[enumDecl]
	memberDecl  production[memberDecl]
	initDecl    production[initializer]
	callable    production[callable]
	constructor production[constructor]
	field       production[field]
	param       production[param]
	classBody   production[classBody]

	block        production[block]
	localVarStmt production[localVarStmt]
	forEachHead  production[forEachHead]
	forDeclHead  production[forDeclHead]
	forExprHead  production[forExprHead]
	resourceDecl production[resourceDecl]
	resourceExpr production[resourceExpr]
	switchBody   production[switchBody]
	labeled      production[labeledStmt]
	yield        production[yieldStmt]
	exprStmt     production[exprStmt]

	// statements by their first word
	statements map[string]func(*lexer.PeekingLexer) (ast.Stmt, error)
	// clauses of JML by their shape
	clauses map[clauseShape]func(*clauseHead, *lexer.PeekingLexer) (*ast.Clause, error)
	jmlVar  production[jmlVarDecl]
}

var grammars = sync.Pool{New: func() any { return newGrammar() }}

func newGrammar() *grammar {
	g := &grammar{}
	p := participle.MustBuild[unit](
		participle.Lexer(definition{}),
		participle.UseLookahead(1),
		participle.ParseTypeWith[ast.Expr](g.parseExpr),
		participle.ParseTypeWith[caseLabel](g.parseCaseLabel),
		participle.ParseTypeWith[elementValue](g.parseElementValue),
		participle.ParseTypeWith[variableInit](g.parseVariableInit),
		participle.ParseTypeWith[arguments](g.parseArgumentsOpt),
		participle.ParseTypeWith[ast.TypeExpr](g.parseTypeExpr),
		participle.ParseTypeWith[dims](g.parseDims),
		participle.ParseTypeWith[modifiers](g.parseModifiers),
		participle.ParseTypeWith[topItem](g.parseTopItem),
		participle.ParseTypeWith[typeKind](g.parseTypeKind),
		participle.ParseTypeWith[member](g.parseMember),
		participle.ParseTypeWith[memberKind](g.parseMemberKind),
		participle.ParseTypeWith[blockNode](g.parseBlockNode),
		participle.ParseTypeWith[blockItem](g.parseBlockItem),
		participle.ParseTypeWith[ast.Stmt](g.parseStmt),
		participle.ParseTypeWith[forHead](g.parseForHead),
		participle.ParseTypeWith[resource](g.parseResource),
		participle.ParseTypeWith[ruleBody](g.parseRuleBody),
		participle.ParseTypeWith[jmlPredicate](g.parsePredicate),
		participle.ParseTypeWith[jmlLocation](g.parseStoreRef),
		participle.ParseTypeWith[jmlTarget](g.parseTarget),
		participle.ParseTypeWith[jmlText](g.parseClauseText),
		participle.Union[anyProduction](
			packageDecl{}, importDecl{}, moduleDecl{}, typeDecl{}, classDecl{}, interfaceDecl{}, annotationDecl{}, recordDecl{},
			enumDecl{}, memberDecl{}, initializer{}, callable{}, constructor{}, field{}, param{}, classBody{},
			block{}, localVarStmt{}, labeledStmt{}, ifStmt{}, whileStmt{}, doStmt{}, forStmt{}, forEachHead{}, forDeclHead{}, forExprHead{},
			returnStmt{}, throwStmt{}, breakStmt{}, continueStmt{}, yieldStmt{}, assertStmt{}, synchronizedStmt{}, tryStmt{},
			resourceDecl{}, resourceExpr{}, switchStmt{}, switchBody{}, emptyStmt{}, exprStmt{},
			predicateClause{}, signalsClause{}, signalsOnlyClause{}, locationsClause{}, representsClause{}, setClause{}, bareClause{},
			assertClause{}, measureClause{}, textClause{}, constraintClause{}, jmlVarDecl{},
		),
	)
	g.unit, g.packageDecl, g.importDecl, g.moduleDecl = produce[unit](p), produce[packageDecl](p), produce[importDecl](p), produce[moduleDecl](p)
	g.typeDecl, g.classDecl, g.ifaceDecl = produce[typeDecl](p), produce[classDecl](p), produce[interfaceDecl](p)
	g.annDecl, g.recordDecl, g.enumDecl = produce[annotationDecl](p), produce[recordDecl](p), produce[enumDecl](p)
	g.memberDecl, g.initDecl, g.callable = produce[memberDecl](p), produce[initializer](p), produce[callable](p)
	g.constructor, g.field, g.param, g.classBody = produce[constructor](p), produce[field](p), produce[param](p), produce[classBody](p)
	g.block, g.localVarStmt, g.labeled = produce[block](p), produce[localVarStmt](p), produce[labeledStmt](p)
	g.forEachHead, g.forDeclHead, g.forExprHead = produce[forEachHead](p), produce[forDeclHead](p), produce[forExprHead](p)
	g.resourceDecl, g.resourceExpr, g.switchBody = produce[resourceDecl](p), produce[resourceExpr](p), produce[switchBody](p)
	g.yield, g.exprStmt = produce[yieldStmt](p), produce[exprStmt](p)
	g.statements = map[string]func(*lexer.PeekingLexer) (ast.Stmt, error){
		"{":            via(produce[block](p), g.convBlockStmt),
		"if":           via(produce[ifStmt](p), g.convIf),
		"while":        via(produce[whileStmt](p), g.convWhile),
		"do":           via(produce[doStmt](p), g.convDo),
		"for":          via(produce[forStmt](p), g.convFor),
		"return":       via(produce[returnStmt](p), g.convReturn),
		"throw":        via(produce[throwStmt](p), g.convThrow),
		"break":        via(produce[breakStmt](p), g.convBreak),
		"continue":     via(produce[continueStmt](p), g.convContinue),
		"assert":       via(produce[assertStmt](p), g.convAssert),
		"synchronized": via(produce[synchronizedStmt](p), g.convSynchronized),
		"try":          via(produce[tryStmt](p), g.convTry),
		"switch":       via(produce[switchStmt](p), g.convSwitch),
		";":            via(produce[emptyStmt](p), g.convEmpty),
	}
	g.jmlVar = produce[jmlVarDecl](p)
	g.clauses = map[clauseShape]func(*clauseHead, *lexer.PeekingLexer) (*ast.Clause, error){
		shapePredicate:   clauseVia(produce[predicateClause](p), g.convPredicate),
		shapeSignals:     clauseVia(produce[signalsClause](p), g.convSignals),
		shapeSignalsOnly: clauseVia(produce[signalsOnlyClause](p), g.convSignalsOnly),
		shapeLocations:   clauseVia(produce[locationsClause](p), g.convLocations),
		shapeRepresents:  clauseVia(produce[representsClause](p), g.convRepresents),
		shapeSet:         clauseVia(produce[setClause](p), g.convSet),
		shapeBare:        clauseVia(produce[bareClause](p), g.convBare),
		shapeAssert:      clauseVia(produce[assertClause](p), g.convAssertClause),
		shapeMeasure:     clauseVia(produce[measureClause](p), g.convMeasure),
		shapeConstraint:  clauseVia(produce[constraintClause](p), g.convConstraint),
		shapeText:        clauseVia(produce[textClause](p), g.convText),
	}
	return g
}

// via joins a production and its conversion.
func via[T any](q production[T], conv func(*T) ast.Stmt) func(*lexer.PeekingLexer) (ast.Stmt, error) {
	return func(l *lexer.PeekingLexer) (ast.Stmt, error) {
		v, err := q.parse(l)
		if err != nil {
			return nil, err
		}
		return conv(v), nil
	}
}

func clauseVia[T any](q production[T], conv func(*clauseHead, *T) *ast.Clause) func(*clauseHead, *lexer.PeekingLexer) (*ast.Clause, error) {
	return func(h *clauseHead, l *lexer.PeekingLexer) (*ast.Clause, error) {
		v, err := q.parse(l)
		if err != nil {
			return nil, err
		}
		return conv(h, v), nil
	}
}
