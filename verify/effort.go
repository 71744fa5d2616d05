package verify

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/types"
)

// Methods are checked in the order of the effort that they may take, the least first: most are small,
// and decided soon. The effort is the size of the code that a method reaches, by the names in the text,
// since nothing is resolved by then.
//
//	int get() { return n; }            // before
//	int sum() { return add(get()); }   // which reaches get and add
//
// Those of the first round can fail by their text, and have to do with little other code: the first finding is
// waited for.

// Weights of what the text of a method says of its graph, in bytes of text.
const (
	loopWeight    = 200 // the body is unrolled
	outsideWeight = 200 // a call of code that is not of the program
	effortReach   = 64  // how many methods are looked at from one
	scopeShare    = 16  // so many bytes of the classes that a method has to do with count as one of its own
)

// code is what the text of a method says.
type code struct {
	weight  int
	calls   []called
	canFail bool
}

// called is what a call says of the method that it runs.
type called struct {
	name string
	args int
}

// byEffort are the indices of methods in their order; those of the first round, so many of them, can fail, and
// are chosen by the size of the classes that they have to do with as well, in bytes.
func byEffort(methods []*types.Method, first int, scopeOf func(m *types.Method) int) []int {
	effort, canFail := efforts(methods)
	out := make([]int, len(methods))
	for i := range out {
		out[i] = i
	}
	slices.SortStableFunc(out, func(a, b int) int { return effort[a] - effort[b] })
	front := slices.Clone(out)
	front = slices.DeleteFunc(front, func(i int) bool { return first == 0 || !canFail[i] })
	whole := map[int]int{}
	for _, i := range front {
		whole[i] = effort[i] + scopeOf(methods[i])/scopeShare
	}
	slices.SortStableFunc(front, func(a, b int) int { return whole[a] - whole[b] })
	front = front[:min(first, len(front))]
	return append(front, slices.DeleteFunc(out, func(i int) bool { return slices.Contains(front, i) })...)
}

// efforts are those of methods: how much text each reaches, in bytes, with what calls and loops weigh.
// It tells as well of which the text can fail.
func efforts(methods []*types.Method) (out []int, canFail []bool) {
	texts := map[*types.Method]*code{}
	named := map[called][]*types.Method{}
	for _, m := range methods {
		texts[m] = codeOf(m)
		k := called{m.Name, len(m.Params)}
		if m.Constructor {
			k.name = m.Class.SimpleName()
		}
		named[k] = append(named[k], m)
	}
	out, canFail = make([]int, len(methods)), make([]bool, len(methods))
	for i, m := range methods {
		canFail[i] = texts[m].canFail
		reached := []*types.Method{m}
		for j := 0; j < len(reached) && j < effortReach; j++ {
			c := texts[reached[j]]
			out[i] += c.weight
			for _, k := range c.calls {
				if len(named[k]) == 0 {
					out[i] += outsideWeight
				}
				for _, n := range named[k] {
					if len(reached) < effortReach && !slices.Contains(reached, n) {
						reached = append(reached, n)
					}
				}
			}
		}
	}
	return out, canFail
}

// codeOf looks at the text of a method, and of a constructor at that of the initialisers.
func codeOf(m *types.Method) *code {
	c := &code{}
	look := func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.For, *ast.ForEach, *ast.While, *ast.DoWhile:
			c.weight += loopWeight
		case *ast.Call:
			c.calls = append(c.calls, called{n.Name.Text, len(n.Args)})
		case *ast.New:
			c.canFail = c.canFail || len(n.Args) > 0
			c.calls = append(c.calls, called{n.Type.Parts[len(n.Type.Parts)-1].Name, len(n.Args)})
		}
		c.canFail = c.canFail || canFailAt(n)
		return true
	}
	add := func(n ast.Node) {
		s := n.Span()
		c.weight += int(s.End - s.Start)
		ast.Walk(n, look)
	}
	if m.Decl != nil {
		add(m.Decl)
	}
	switch {
	case m.Constructor:
		for _, i := range m.Class.Init {
			add(i)
		}
		if s := m.Class.Super; s != nil && !s.IsOutside() {
			c.calls = append(c.calls, called{s.SimpleName(), 0}) // or another one, as large
		}
	case m.Derived == types.Initialised:
		for _, i := range m.Class.StaticInit {
			add(i)
		}
		for _, f := range m.Class.Fields {
			if f.Static && f.Decl != nil {
				add(f.Decl)
			}
		}
	case m.Decl == nil: // what it inherits, or what is written for it
		c.weight += outsideWeight
		c.calls = append(c.calls, called{m.Name, len(m.Params)})
	}
	return c
}

// canFailAt reports whether an expression or a statement may end in an exception by itself, as far as its text
// says so.
func canFailAt(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.Call, *ast.Index, *ast.Cast, *ast.Throw, *ast.NewArray, *ast.ForEach:
		return true
	case *ast.Select:
		_, isThis := n.X.(*ast.This)
		return !isThis
	case *ast.Binary:
		return n.Op == "/" || n.Op == "%"
	case *ast.Assign:
		return n.Op == "/=" || n.Op == "%="
	}
	return false
}
