package ast

// Walk calls visit for n and, where it returns true, for all that n consists
// of, in the order of the source. Names, modifiers and types are nodes too.
// What several declarations share, as in `int a, b;`, is visited with each.
func Walk(n Node, visit func(Node) bool) {
	if !visit(n) {
		return
	}
	for _, c := range Children(n) {
		Walk(c, visit)
	}
}

// Children are the nodes that n consists of, in the order of the source.
func Children(n Node) []Node {
	ps, v := partsOf(n)
	var out []Node
	add := func(c Node) {
		out = append(out, c)
		for i := len(out) - 1; i > 0 && out[i].Span().Start < out[i-1].Span().Start; i-- {
			out[i], out[i-1] = out[i-1], out[i]
		}
	}
	for _, p := range ps {
		f := v.Field(p.index)
		switch {
		case p.child:
			if !f.IsNil() {
				add(f.Interface().(Node))
			}
		case p.list:
			for i := 0; i < f.Len(); i++ {
				if e := f.Index(i); !e.IsNil() {
					add(e.Interface().(Node))
				}
			}
		}
	}
	return out
}
