package parse

import (
	"path"
	"strings"

	"inspect/java/ast"
)

// A compact source file has methods and fields that stand in no class (JLS 7.3). They are those
// of a class named like the file, as are its classes, and it sees all that java.base exports:
//
//	void main() { IO.println("Hello"); }

// isCompact reports whether a method main stands in no class, as each compact source file has one.
func isCompact(g *grammar) bool {
	for i := 0; i+1 < len(g.toks); i++ {
		switch {
		case g.is(i, "{") && int(g.match[i]) > i:
			i = int(g.match[i])
		case g.is(i, "void") && g.is(i+1, "main") && g.is(i+2, "("):
			return true
		}
	}
	return false
}

// isTopMember reports whether a method or field of a compact source file begins at i, as far as
// its name and what follows it.
func isTopMember(g *grammar, i int) bool {
	if g.inJML || !isCompact(g) {
		return false
	}
	if i = g.skipModifiers(i); i < 0 || g.isTypeDecl(i) {
		return false
	}
	if g.is(i, "<") {
		if i = g.skipTypeParams(i); i < 0 {
			return false
		}
	}
	isVoid := g.is(i, "void")
	if isVoid {
		i++
	} else if i = g.skipType(i); i < 0 {
		return false
	}
	if !g.isIdent(i) {
		return false
	}
	if g.is(i+1, "(") {
		j := g.skipBrackets(i + 1)
		return j > 0 && (g.is(j, "{") || g.is(j, ";") || g.is(j, "throws") || g.is(j, "["))
	}
	return !isVoid && (g.is(i+1, ";") || g.is(i+1, "=") || g.is(i+1, ",") || g.is(i+1, "["))
}

// compactClass is the class of a compact source file.
func compactClass(g *grammar, f *ast.File, first *memberDecl, members []ast.Member) *ast.ClassDecl {
	loc := g.extent(first.Pos, first.EndPos)
	none := ast.Loc{At: g.src.Span(int(loc.At.Start), int(loc.At.Start))} // of what nobody wrote
	if f.Package != nil {
		g.report(Order, loc.At, "a file with a package has its methods and fields in classes")
	}
	name := strings.TrimSuffix(path.Base(strings.ReplaceAll(g.src.Name, "\\", "/")), ".java")
	whole := members[0].Span()
	for _, m := range members {
		whole = whole.To(m.Span())
		if d, ok := m.(*ast.FieldDecl); ok && !d.Modifiers.Has("private") { // no other class can name it
			d.Modifiers.Words = append(d.Modifiers.Words, &ast.Name{Loc: none, Text: "private"})
		}
	}
	return &ast.ClassDecl{
		Loc: ast.Loc{At: whole}, Kind: ast.Class, Members: members, Name: &ast.Name{Loc: none, Text: name},
		Modifiers: &ast.Modifiers{Loc: none, Words: []*ast.Name{{Loc: none, Text: "final"}}},
	}
}
