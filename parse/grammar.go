package parse

import (
	"sync"

	"github.com/alecthomas/participle/v2"
	"github.com/alecthomas/participle/v2/lexer"

	"inspect/java/ast"
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
type production[T any] struct {
	g *grammar
	p *participle.Parser[T]
}

// parse notes where it fails: with one token of lookahead participle takes a
// repetition or option that fails at its second token for one that ended.
func (q production[T]) parse(l *lexer.PeekingLexer) (*T, error) {
	v, err := q.p.ParseFromLexer(l, allowTrailing)
	if err != nil {
		q.g.noteError(err)
	}
	return v, err
}

var allowTrailing = participle.AllowTrailing(true)

func produce[T any](g *grammar, p *participle.Parser[unit]) production[T] {
	q, err := participle.ParserForProduction[T](p)
	if err != nil {
		panic("parse: " + err.Error())
	}
	return production[T]{g, q}
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
	p := g.parser()
	g.productions(p)
	g.statements = g.statementTable(p)
	g.clauses = g.clauseTable(p)
	return g
}

// parser builds the parser: of what the productions' tags do not say, a method of its own
// parses each type.
func (g *grammar) parser() *participle.Parser[unit] {
	return participle.MustBuild[unit](
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
		participle.ParseTypeWith[jmlValue](g.parseValue),
		participle.ParseTypeWith[jmlLocation](g.parseStoreRef),
		participle.ParseTypeWith[jmlTarget](g.parseTarget),
		participle.ParseTypeWith[jmlText](g.parseClauseText),
		participle.Union[anyProduction](
			packageDecl{}, importDecl{}, moduleDecl{}, typeDecl{}, classDecl{}, interfaceDecl{}, annotationDecl{}, recordDecl{},
			enumDecl{}, memberDecl{}, initializer{}, callable{}, constructor{}, field{}, param{}, classBody{},
			block{}, localVarStmt{}, labeledStmt{}, ifStmt{}, whileStmt{}, doStmt{}, forStmt{}, forEachHead{}, forDeclHead{}, forExprHead{},
			returnStmt{}, throwStmt{}, breakStmt{}, continueStmt{}, yieldStmt{}, assertStmt{}, synchronizedStmt{}, tryStmt{},
			resourceDecl{}, resourceExpr{}, switchStmt{}, switchBody{}, emptyStmt{}, exprStmt{},
			predicateClause{}, signalsClause{}, signalsOnlyClause{}, locationsClause{}, representsClause{}, setClause{}, endClause{}, wordClause{},
			assertClause{}, jumpClause{}, measureClause{}, textClause{}, mapsClause{}, accessClause{}, constraintClause{}, jmlVarDecl{},
		),
	)
}

// productions are the entries that those methods have into the parser.
func (g *grammar) productions(p *participle.Parser[unit]) {
	g.unit, g.packageDecl, g.importDecl, g.moduleDecl = produce[unit](g, p), produce[packageDecl](g, p), produce[importDecl](g, p), produce[moduleDecl](g, p)
	g.typeDecl, g.classDecl, g.ifaceDecl = produce[typeDecl](g, p), produce[classDecl](g, p), produce[interfaceDecl](g, p)
	g.annDecl, g.recordDecl, g.enumDecl = produce[annotationDecl](g, p), produce[recordDecl](g, p), produce[enumDecl](g, p)
	g.memberDecl, g.initDecl, g.callable = produce[memberDecl](g, p), produce[initializer](g, p), produce[callable](g, p)
	g.constructor, g.field, g.param, g.classBody = produce[constructor](g, p), produce[field](g, p), produce[param](g, p), produce[classBody](g, p)
	g.block, g.localVarStmt, g.labeled = produce[block](g, p), produce[localVarStmt](g, p), produce[labeledStmt](g, p)
	g.forEachHead, g.forDeclHead, g.forExprHead = produce[forEachHead](g, p), produce[forDeclHead](g, p), produce[forExprHead](g, p)
	g.resourceDecl, g.resourceExpr, g.switchBody = produce[resourceDecl](g, p), produce[resourceExpr](g, p), produce[switchBody](g, p)
	g.yield, g.exprStmt = produce[yieldStmt](g, p), produce[exprStmt](g, p)
	g.jmlVar = produce[jmlVarDecl](g, p)
}

func (g *grammar) statementTable(p *participle.Parser[unit]) map[string]func(*lexer.PeekingLexer) (ast.Stmt, error) {
	return map[string]func(*lexer.PeekingLexer) (ast.Stmt, error){
		"{":            via(produce[block](g, p), g.convBlockStmt),
		"if":           via(produce[ifStmt](g, p), g.convIf),
		"while":        via(produce[whileStmt](g, p), g.convWhile),
		"do":           via(produce[doStmt](g, p), g.convDo),
		"for":          via(produce[forStmt](g, p), g.convFor),
		"return":       via(produce[returnStmt](g, p), g.convReturn),
		"throw":        via(produce[throwStmt](g, p), g.convThrow),
		"break":        via(produce[breakStmt](g, p), g.convBreak),
		"continue":     via(produce[continueStmt](g, p), g.convContinue),
		"assert":       via(produce[assertStmt](g, p), g.convAssert),
		"synchronized": via(produce[synchronizedStmt](g, p), g.convSynchronized),
		"try":          via(produce[tryStmt](g, p), g.convTry),
		"switch":       via(produce[switchStmt](g, p), g.convSwitch),
		";":            via(produce[emptyStmt](g, p), g.convEmpty),
	}
}

func (g *grammar) clauseTable(p *participle.Parser[unit]) map[clauseShape]func(*clauseHead, *lexer.PeekingLexer) (*ast.Clause, error) {
	return map[clauseShape]func(*clauseHead, *lexer.PeekingLexer) (*ast.Clause, error){
		shapePredicate:   clauseVia(produce[predicateClause](g, p), g.convPredicate),
		shapeSignals:     clauseVia(produce[signalsClause](g, p), g.convSignals),
		shapeSignalsOnly: clauseVia(produce[signalsOnlyClause](g, p), g.convSignalsOnly),
		shapeLocations:   clauseVia(produce[locationsClause](g, p), g.convLocations),
		shapeRepresents:  clauseVia(produce[representsClause](g, p), g.convRepresents),
		shapeSet:         clauseVia(produce[setClause](g, p), g.convSet),
		shapeEnd:         clauseVia(produce[endClause](g, p), g.convEnd),
		shapeWord:        clauseVia(produce[wordClause](g, p), g.convWord),
		shapeAssert:      clauseVia(produce[assertClause](g, p), g.convAssertClause),
		shapeMeasure:     clauseVia(produce[measureClause](g, p), g.convMeasure),
		shapeConstraint:  clauseVia(produce[constraintClause](g, p), g.convConstraint),
		shapeMaps:        clauseVia(produce[mapsClause](g, p), g.convMaps),
		shapeAccess:      clauseVia(produce[accessClause](g, p), g.convAccess),
		shapeJump:        clauseVia(produce[jumpClause](g, p), g.convJump),
		shapeText:        clauseVia(produce[textClause](g, p), g.convText),
	}
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
