package sequences

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/types"
)

// A parameter of a call before the last one may be null where the code of its class passes null
// there, and where nothing could be made otherwise, as each object needs another one first:
//
//	class Node { Node next; Node(Node next) { this.next = next; } }

// nullAt is a parameter of the methods of a name in a top-level class.
type nullAt struct {
	in     *types.Class
	method string // methodKey
	n, at  int    // of n
}

// parameter is one of a method.
type parameter struct {
	of *types.Method
	at int
}

// passesNull reports whether the code of a method's top-level class passes null to a parameter, as
// it stands.
func (e *effects) passesNull(m *types.Method, i int) bool {
	if e.nulls == nil {
		e.nulls = map[nullAt]bool{}
		for _, c := range e.program {
			if c.Outer == nil && c.Decl != nil {
				e.nullsIn(c, c.Decl, "")
			}
		}
	}
	return e.nulls[nullAt{types.TopLevel(m.Class), methodKey(m), len(m.Params), i}]
}

// nullsIn notes where a class of a top-level one passes null.
func (e *effects) nullsIn(top *types.Class, in ast.Node, class string) {
	ast.Walk(in, func(n ast.Node) bool {
		name := ""
		var args []ast.Expr
		switch n := n.(type) {
		case *ast.ClassDecl:
			if n.Name.Text != class {
				e.nullsIn(top, n, n.Name.Text)
				return false
			}
		case *ast.New:
			name, args = "new "+lastPart(n.Type), n.Args
		case *ast.Call:
			name, args = n.Name.Text, n.Args
		case *ast.CtorCall:
			if !n.Super {
				name, args = "new "+class, n.Args
			}
		}
		for i, a := range args {
			if l, ok := ast.Unparen(a).(*ast.Literal); ok && l.Kind == ast.NullLit {
				e.nulls[nullAt{top, name, len(args), i}] = true
			}
		}
		return true
	})
}

// nullable notes the parameters that take null since there would be no objects otherwise.
func (p *plan) nullable() {
	constructed := map[string]bool{}
	for more := true; more; {
		more = false
		for _, pl := range p.pools {
			if constructed[pl.typ.String()] {
				continue
			}
			may := slices.ContainsFunc(pl.makers, func(c *call) bool { return len(p.lacking(c, constructed)) == 0 }) ||
				slices.ContainsFunc(p.steps, func(c *call) bool {
					return c.method != nil && c.result != nil && c.result.String() == pl.typ.String() && len(p.lacking(c, constructed)) == 0 && (c.on == nil || constructed[c.on.String()])
				})
			if may {
				constructed[pl.typ.String()], more = true, true
			}
		}
	}
	for _, pl := range p.pools {
		if constructed[pl.typ.String()] {
			continue
		}
		for _, c := range pl.makers {
			for _, i := range p.lacking(c, constructed) {
				p.nulls[parameter{c.method, i}] = true
			}
		}
	}
}

// lacking are the parameters of a call that need an object of which none is made; the receiver's
// is not among them.
func (p *plan) lacking(c *call, constructed map[string]bool) (out []int) {
	for i, t := range c.params {
		ks := p.classes(t)
		if len(ks) > 0 && !p.mayBeNull(c, i) && !slices.ContainsFunc(ks, func(k types.Type) bool { return constructed[k.String()] }) {
			out = append(out, i)
		}
	}
	return out
}

// mayBeNull reports whether a parameter of a call may be given null.
func (p *plan) mayBeNull(c *call, i int) bool {
	if p.takesNull(c, i) {
		return true
	}
	if c == p.last || c.method == nil || i >= len(c.method.Params) {
		return false
	}
	return p.effects.passesNull(c.method, i) || p.nulls[parameter{c.method, i}]
}
