package parse

import (
	"io"

	"github.com/alecthomas/participle/v2/lexer"
)

// The kinds of tokens.
const (
	tIdent lexer.TokenType = -(iota + 2)
	tKeyword
	tModifier // a Java modifier that is a reserved word
	tPrim
	tInt
	tFloat
	tChar
	tString
	tTextBlock
	tOp
	tJMLWord  // \result, \forall, …
	tInformal // (* … *)
)

// definition makes the hand-written scanner a participle lexer. The parser
// itself scans a whole file at once (see scan) and hands participle the tokens.
type definition struct{}

// Symbols names the kinds of tokens for the grammar's struct tags.
func (definition) Symbols() map[string]lexer.TokenType {
	return map[string]lexer.TokenType{
		"EOF": lexer.EOF, "Ident": tIdent, "Keyword": tKeyword, "Modifier": tModifier, "Prim": tPrim,
		"Int": tInt, "Float": tFloat, "Char": tChar, "String": tString, "TextBlock": tTextBlock,
		"Op": tOp, "JMLWord": tJMLWord, "Informal": tInformal,
	}
}

// Lex scans Java source.
func (definition) Lex(_ string, r io.Reader) (lexer.Lexer, error) {
	text, err := io.ReadAll(r)
	if err != nil {
		return nil, err
	}
	s := scanner{text: string(text), end: len(text), fault: func(fault) {}}
	s.run()
	return &sliceLexer{s.toks}, nil
}

// sliceLexer plays back scanned tokens; the last one is the end of file.
type sliceLexer struct{ toks []lexer.Token }

func (s *sliceLexer) Next() (lexer.Token, error) {
	t := s.toks[0]
	if len(s.toks) > 1 {
		s.toks = s.toks[1:]
	}
	return t, nil
}

// wordTypes holds Java's reserved words. Contextual keywords are identifiers.
var wordTypes = func() map[string]lexer.TokenType {
	m := map[string]lexer.TokenType{}
	for _, w := range []string{"public", "private", "protected", "static", "final", "abstract", "native", "synchronized", "transient", "volatile", "strictfp"} {
		m[w] = tModifier
	}
	for _, w := range []string{"boolean", "byte", "short", "int", "long", "char", "float", "double"} {
		m[w] = tPrim
	}
	for _, w := range []string{"assert", "break", "case", "catch", "class", "const", "continue", "default", "do", "else", "enum",
		"extends", "finally", "for", "goto", "if", "implements", "import", "instanceof", "interface", "new", "package", "return",
		"super", "switch", "this", "throw", "throws", "try", "void", "while", "true", "false", "null", "_"} {
		m[w] = tKeyword
	}
	return m
}()

func tokenEnd(t *lexer.Token) int { return t.Pos.Offset + len(t.Value) }
