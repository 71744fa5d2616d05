package ast

// Walk calls visit for n and, where it returns true, for all that n consists
// of, in the order of the source. Names, modifiers and types are nodes too.
// What several declarations share, as in `int a, b;`, is visited with each.
func Walk(n Node, visit func(Node) bool) {
	if !visit(n) {
		return
	}
	var few [8]Node
	for _, c := range inOrder(members(few[:0], n)) {
		Walk(c, visit)
	}
}

// Children are the nodes that n consists of, in the order of the source.
func Children(n Node) []Node { return inOrder(members(nil, n)) }

// inOrder sorts nodes by where they begin.
func inOrder(ns []Node) []Node {
	for i := 1; i < len(ns); i++ {
		for j := i; j > 0 && ns[j].Span().Start < ns[j-1].Span().Start; j-- {
			ns[j], ns[j-1] = ns[j-1], ns[j]
		}
	}
	return ns
}
