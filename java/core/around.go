package core

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
)

// EnclosingCode is the code of the world that begins before one of the places and ends
// behind it: bodies, and the initialisers of classes where the place is in none.
// What stands around a place must be resolved.
func (p *Program) EnclosingCode(places []source.Span) []Node {
	var out []Node
	for _, c := range p.w.AllClasses() {
		if c.Decl == nil {
			continue
		}
		in := inside(c.Decl, places)
		for _, m := range c.Methods {
			written := ast.Node(c.Decl) // of a lambda, the class of its objects
			if !hasStatements(c, m) {
				if m.Decl == nil || m.Decl.Body == nil {
					continue
				}
				written = m.Decl
			}
			here := inside(written, in)
			if len(here) == 0 {
				continue
			}
			out = append(out, p.Body(m))
			in = slices.DeleteFunc(slices.Clone(in), func(s source.Span) bool { return slices.Contains(here, s) })
		}
		if len(in) == 0 {
			continue
		}
		for _, s := range p.initialisers(c) {
			out = append(out, s)
		}
	}
	return out
}

// hasStatements reports whether m is the method of a lambda of the program whose body is a block.
func hasStatements(c *types.Class, m *types.Method) bool {
	if m.Derived != types.FunctionBody || c.Library {
		return false
	}
	l, ok := c.Local.Function.(*ast.Lambda)
	return ok && l.Block != nil
}

// inside are the places that are inside a node.
func inside(n ast.Node, places []source.Span) []source.Span {
	var out []source.Span
	of := n.Span()
	for _, s := range places {
		if s.File == of.File && of.Start <= s.Start && s.Start < of.End {
			out = append(out, s)
		}
	}
	return out
}
