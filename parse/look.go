package parse

import (
	"github.com/alecthomas/participle/v2/lexer"

	"inspect/java/ast"
)

// Lookahead that Java's grammar needs beyond one token: to tell a declaration
// from an expression, a cast or lambda from a parenthesis, and a generic type
// from a comparison. Every function takes the index of a token and looks only
// at toks; skip functions return the index behind what they skip, or -1.

func (g *grammar) is(i int, v string) bool { return i >= 0 && i < len(g.toks) && g.toks[i].Value == v }

// isIdent reports whether an identifier stands at i.
func (g *grammar) isIdent(i int) bool { return i < len(g.toks) && g.toks[i].Type == tIdent }

// isName reports whether the name of a variable stands at i, which may be none (JLS 6.1).
func isName(g *grammar, i int) bool { return g.isIdent(i) || g.is(i, ast.Unnamed) }

// budget bounds one question asked of the tokens.
type budget struct{ left int }

func (b *budget) spend() bool { b.left--; return b.left > 0 }

// skipAnnotations skips any number of annotations.
func (g *grammar) skipAnnotations(i int) int {
	for i >= 0 && g.is(i, "@") {
		i++
		for {
			if !g.isIdent(i) {
				return -1
			}
			i++
			if !g.is(i, ".") {
				break
			}
			i++
		}
		if g.is(i, "(") {
			i = g.skipBrackets(i)
		}
	}
	return i
}

// skipBrackets skips from an opening bracket past its partner.
func (g *grammar) skipBrackets(i int) int {
	if m := int(g.match[i]); m > i {
		return m + 1
	}
	return -1
}

func (g *grammar) skipType(i int) int {
	return g.skipTypeWithin(i, &budget{g.limits.Speculation})
}

func (g *grammar) skipTypeWithin(i int, b *budget) int {
	if i = g.skipAnnotations(i); i < 0 || !b.spend() {
		return -1
	}
	if g.startsPrimitive(i) {
		if g.toks[i].Type != tPrim && g.is(i+1, "<") {
			if i = g.skipTypeArgs(i+1, b) - 1; i < 0 {
				return -1
			}
		}
		return g.skipDims(i + 1)
	}
	for {
		if i = g.skipAnnotations(i); i < 0 || !g.isIdent(i) || !b.spend() {
			return -1
		}
		i++
		if g.is(i, "<") {
			if i = g.skipTypeArgs(i, b); i < 0 {
				return -1
			}
		}
		if !g.is(i, ".") {
			return g.skipDims(i)
		}
		i++
	}
}

func (g *grammar) startsPrimitive(i int) bool {
	return g.toks[i].Type == tPrim || g.inJML && jmlTypes[g.toks[i].Value]
}

func (g *grammar) skipDims(i int) int {
	for {
		j := g.skipAnnotations(i)
		if j < 0 || !g.is(j, "[") || !g.is(j+1, "]") {
			return i
		}
		i = j + 2
	}
}

func (g *grammar) skipTypeArgs(i int, b *budget) int {
	i++
	if g.is(i, ">") {
		return i + 1
	}
	for b.spend() {
		if i = g.skipAnnotations(i); i < 0 {
			return -1
		}
		if g.is(i, "?") {
			i++
			if g.is(i, "extends") || g.is(i, "super") {
				if i = g.skipTypeWithin(i+1, b); i < 0 {
					return -1
				}
			}
		} else if i = g.skipTypeWithin(i, b); i < 0 {
			return -1
		}
		switch {
		case g.is(i, ">"):
			return i + 1
		case g.is(i, ","):
			i++
		default:
			return -1
		}
	}
	return -1
}

// skipModifiers skips Java modifiers and annotations, and in annotations JML's.
func (g *grammar) skipModifiers(i int) int {
	for i >= 0 {
		switch {
		case g.is(i, "@"):
			i = g.skipAnnotations(i)
		case g.isModifier(i) > 0:
			i += g.isModifier(i)
		default:
			return i
		}
	}
	return -1
}

// isModifier is the number of tokens of the modifier word at i, 0 for none.
func (g *grammar) isModifier(i int) int {
	t := &g.toks[i]
	switch t.Type {
	case tModifier:
		return 1
	case tKeyword:
		if t.Value == "default" && !g.is(i+1, ":") && !g.is(i+1, "->") {
			return 1
		}
	case tIdent:
		switch {
		case t.Value == "sealed" && g.startsModified(i+1):
			return 1
		case t.Value == "non" && g.is(i+1, "-") && g.is(i+2, "sealed"):
			return 3
		case g.inJML && jmlModifiers[t.Value] && g.startsJMLModified(i+1):
			return 1
		}
	}
	return 0
}

// startsModified reports whether the token can follow the modifier `sealed`.
func (g *grammar) startsModified(i int) bool {
	t := &g.toks[i]
	return t.Type == tModifier || t.Value == "class" || t.Value == "interface" || t.Value == "non" || t.Value == "@"
}

// startsJMLModified reports whether the token at i can follow a JML modifier.
func (g *grammar) startsJMLModified(i int) bool {
	t := &g.toks[i]
	switch t.Type {
	case tOp:
		return t.Value == "@" || t.Value == "<" || t.Value == "{" || t.Value == "@interface"
	case tInt, tFloat, tChar, tString, tTextBlock:
		return false
	}
	return t.Value != "instanceof"
}

// isLocalVar reports whether a local variable declaration starts at i.
func (g *grammar) isLocalVar(i int) bool {
	start := i
	if i = g.skipModifiers(i); i < 0 {
		return false
	}
	if i == start && g.toks[i].Value == "yield" && g.isYield(i) {
		return false
	}
	if i = g.skipType(i); i < 0 || !isName(g, i) {
		return false
	}
	return !g.is(i+1, "->")
}

// isTypeDecl reports whether a class declaration starts at i.
func (g *grammar) isTypeDecl(i int) bool {
	if i = g.skipModifiers(i); i < 0 {
		return false
	}
	switch g.toks[i].Value {
	case "class", "enum", "interface", "@interface":
		return true
	case "record":
		return g.isIdent(i+1) && (g.is(i+2, "(") || g.is(i+2, "<"))
	}
	return false
}

// isYield reports whether the word yield at i begins a yield statement.
func (g *grammar) isYield(i int) bool {
	t := &g.toks[i+1]
	switch t.Type {
	case tOp:
		switch t.Value {
		case "(", "!", "~", "+", "-":
			return true
		case "++", "--":
			return !g.is(i+2, ";")
		}
		return false
	case lexer.EOF:
		return false
	}
	return t.Value != "instanceof"
}

// isLambda reports whether a lambda expression starts at i.
func (g *grammar) isLambda(i int) bool {
	if isName(g, i) {
		return g.is(i+1, "->")
	}
	if !g.is(i, "(") {
		return false
	}
	j := g.skipBrackets(i)
	return j > 0 && g.is(j, "->")
}

// isCast reports whether the parenthesis at i encloses a cast's type.
func (g *grammar) isCast(i int) bool {
	b := &budget{g.limits.Speculation}
	prim := g.startsPrimitive(i+1) && g.is(i+2, ")")
	i = g.skipTypeWithin(i+1, b)
	for i >= 0 && g.is(i, "&") {
		i = g.skipTypeWithin(i+1, b)
	}
	if i < 0 || !g.is(i, ")") {
		return false
	}
	if prim {
		return true
	}
	t := &g.toks[i+1]
	if t.Type == tOp {
		return t.Value == "(" || t.Value == "!" || t.Value == "~"
	}
	return startsExpr(t)
}

// isTypeRef reports whether the identifier at i begins a generic or array type
// that is followed by `::` or `.class`.
func (g *grammar) isTypeRef(i int) bool {
	j := i + 1
	for g.is(j, ".") && g.isIdent(j+1) {
		j += 2
	}
	if !g.is(j, "<") && !(g.is(j, "[") && g.is(j+1, "]")) && !(g.is(j, "@")) {
		return false
	}
	b := &budget{g.limits.Speculation}
	for {
		i++
		if g.is(i, "<") {
			if i = g.skipTypeArgs(i, b); i < 0 {
				return false
			}
		}
		if !g.is(i, ".") || !g.isIdent(i+1) {
			break
		}
		i++
	}
	i = g.skipDims(i)
	return g.is(i, "::") || g.is(i, ".") && g.is(i+1, "class")
}

// startsExpr reports whether an expression can begin with t.
func startsExpr(t *lexer.Token) bool {
	switch t.Type {
	case tIdent, tPrim, tInt, tFloat, tChar, tString, tTextBlock, tJMLWord, tInformal:
		return true
	case tKeyword:
		switch t.Value {
		case "this", "super", "new", "switch", "true", "false", "null", "void":
			return true
		}
	case tOp:
		switch t.Value {
		case "(", "+", "-", "++", "--", "!", "~":
			return true
		}
	}
	return false
}
