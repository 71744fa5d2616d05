package needs

import (
	"inspect/java/ast"
	"inspect/java/types"
)

// Receiver are the candidates over the receiver of a method: questions and sizes are expressions
// that tell something of it, such as isEmpty() and size().
func Receiver(m *types.Method, questions, sizes []string) []Atom {
	g := &candidates{}
	for _, q := range questions {
		g.add(&g.single, "!"+q, ofReceiver(q))
		g.add(&g.single, q, ofReceiver(q))
	}
	for _, s := range sizes {
		size := term{text: s, about: ofReceiver(s), size: true}
		for _, p := range m.Params {
			if types.IsIntegral(p.Type) && !types.IsKind(p.Type, types.Char) {
				n := term{text: p.Name, about: Quantity{p.Name, Value}}
				for _, op := range operators(&n, &size) {
					g.add(&g.related, n.text+" "+op+" "+s, n.about, size.about)
				}
			}
		}
		g.add(&g.single, s+" > 0", size.about)
	}
	return append(g.related, g.single...)
}

// ofReceiver is what an observer tells. No parameter has such a name.
func ofReceiver(observer string) Quantity { return Quantity{"this." + observer, Length} }

// TestedOfReceiver are the names of the fields and methods of its own that a method asks in a
// branch that returns or throws. What it forgets there is its own defect.
func TestedOfReceiver(m *types.Method) map[string]bool {
	out := map[string]bool{}
	if m.Decl == nil || m.Decl.Body == nil {
		return out
	}
	names := func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Ident:
			out[n.Name] = true
		case *ast.Select:
			out[n.Name.Text] = true
		case *ast.Call:
			out[n.Name.Text] = true
		}
		return true
	}
	branches(m.Decl.Body, func(condition ast.Expr, _ bool) { ast.Walk(condition, names) })
	return out
}
