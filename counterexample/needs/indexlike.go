package needs

import (
	"maps"
	"slices"
	"strings"

	"inspect/java/ast"
	"inspect/java/types"
)

// A number that a method uses as an index of what its object was constructed with, or as the end of a
// range of such, is one: from 0 on, and not beyond that. What other numbers come to, nobody says.
//
//	class Tree {
//	    private final int n;
//	    private final long[] cells;
//	    Tree(int n) { this.n = n; cells = new long[2 * n]; }
//	    long sum(int from, int to) { long s = 0; for (from += n, to += n; from < to; …) … cells[from++] … }
//	}
//	// from >= 0, to <= this.n
//
// What a method makes an index of itself, by a remainder for instance, is any number.

// Limit says of a condition that it bounds a number which is used as an index.
type Limit uint8

// The limits.
const (
	NoLimit Limit = iota
	Least         // i >= 0
	Ordered       // from <= to, where the method computes to - from
	AtMost        // i <= this.n
	Below         // i < this.n
)

// noteLimits notes which of the conditions bound a number that is used as an index.
func noteLimits(m *types.Method, as []Atom) {
	uses := map[string]*indexUses{}
	for i, v := range m.Params {
		if types.IsKind(v.Type, types.Int) && m.Decl != nil && m.Decl.Body != nil {
			if u := indexUsesOf(m, i, nil); u.found == used {
				uses[v.Name] = u
			}
		}
	}
	for i := range as {
		a := &as[i]
		if len(a.About) == 0 || len(a.About) > 2 || a.About[0].Part != Value {
			continue
		}
		x := a.About[0].Of
		u := uses[x]
		switch {
		case u == nil:
		case len(a.About) == 1:
			if a.Text == x+" >= 0" {
				a.Limit = Least
			}
		case uses[a.About[1].Of] != nil:
			if a.Text == x+" <= "+a.About[1].Of && isSubtracted(m, x, a.About[1].Of, nil) {
				a.Limit = Ordered
			}
		case strings.HasPrefix(a.About[1].Of, receiver):
			to := a.About[1].Of
			if a.About[1].Part == Length && u.arrays[strings.TrimPrefix(to, receiver)] {
				to += ".length"
			} else if a.About[1].Part != Value {
				continue
			}
			switch a.Text {
			case x + " < " + to:
				a.Limit = Below
			case x + " <= " + to:
				a.Limit = AtMost
			}
		}
	}
}

// use is what a method does with a number.
type use uint8

const (
	unused use = iota // nothing that says what it is
	used              // it is an index, or compared with one
	other             // it computes something else of it
)

// indexUsesOf is what a method does with its i-th parameter; by are those that call it.
func indexUsesOf(m *types.Method, i int, by []*types.Method) *indexUses {
	u := &indexUses{m: m, by: append(slices.Clip(by), m), names: map[string]bool{m.Params[i].Name: true}, arrays: map[string]bool{}}
	if slices.Contains(by, m) || len(by) > mostCalls {
		return u
	}
	for n := 0; n < len(u.names); {
		n = len(u.names)
		u.follow()
	}
	ast.Walk(m.Decl.Body, func(n ast.Node) bool {
		switch n.(type) {
		case *ast.ClassBody, *ast.LocalClass:
			return false
		}
		u.noteIn(n)
		return true
	})
	return u
}

// indexUses collects what a method does with the variables that have a number in them.
type indexUses struct {
	m      *types.Method
	by     []*types.Method
	names  map[string]bool
	arrays map[string]bool // of which it is an index, but for what is added to it
	found  use
}

// follow adds the local variables that begin with what is computed of the number.
func (u *indexUses) follow() {
	ast.Walk(u.m.Decl.Body, func(n ast.Node) bool {
		if v, ok := n.(*ast.LocalVar); ok && v.Init != nil && u.isOf(v.Init) {
			u.names[v.Name.Text] = true
		}
		return true
	})
}

// isOf reports whether a number is one of those, or a sum or a difference with one.
func (u *indexUses) isOf(e ast.Expr) bool {
	switch e := ast.Unparen(e).(type) {
	case *ast.Ident:
		return u.names[e.Name]
	case *ast.IncDec:
		return u.isOf(e.X)
	case *ast.Assign:
		return u.isOf(e.X)
	case *ast.Binary:
		return (e.Op == "+" || e.Op == "-") && (u.isOf(e.X) || u.isOf(e.Y))
	case *ast.Call:
		return isBounding(e) && slices.ContainsFunc(e.Args, u.isOf)
	}
	return false
}

func isBounding(c *ast.Call) bool {
	return isMath(c) && correcting[c.Name.Text] != nil
}

// note notes a use: what else is computed of the number counts most.
func (u *indexUses) note(as use) { u.found = max(u.found, as) }

// noteIn notes what one part of the code does.
func (u *indexUses) noteIn(n ast.Node) {
	switch n := n.(type) {
	case *ast.Index:
		if u.isIn(n.I) {
			u.note(used)
		}
		if u.isOf(n.I) {
			u.arrays[fieldName(n.X)] = true
		}
	case *ast.Cond: // what it chooses, the method tests itself
		u.noteCompared(n.C)
	case *ast.Binary:
		switch n.Op {
		case "%", "|":
			u.noteOther(n.X)
		case ">>>", ">>", "<<": // of a hash code, perhaps
			if _, fixed := ast.Unparen(n.Y).(*ast.Literal); !fixed {
				u.noteOther(n.X)
			}
		case "&":
			if !isBit(n.Y) && !isBit(n.X) {
				u.noteOther(n.X)
				u.noteOther(n.Y)
			}
		}
	case *ast.Assign:
		if n.Op == "%=" || n.Op == "&=" || n.Op == "|=" {
			u.noteOther(n.X)
		}
	case *ast.NewArray:
		for _, d := range n.Dims {
			if v, ok := ast.Unparen(d).(*ast.Ident); ok {
				u.noteOther(v)
			}
		}
	case *ast.Call:
		u.call(n)
	}
}

// noteOther notes that something else is computed of an expression.
func (u *indexUses) noteOther(e ast.Expr) {
	if u.isIn(e) {
		u.note(other)
	}
}

// noteCompared notes that something else is computed of what a condition compares.
func (u *indexUses) noteCompared(e ast.Expr) {
	ast.Walk(e, func(n ast.Node) bool {
		if b, ok := n.(*ast.Binary); ok && comparing[b.Op] {
			u.noteOther(b.X)
			u.noteOther(b.Y)
		}
		return true
	})
}

// isIn reports whether one of the variables is in an expression.
func (u *indexUses) isIn(e ast.Expr) bool {
	for name := range u.names {
		if hasIdent(e, name) {
			return true
		}
	}
	return false
}

// isBit reports whether an operand of & takes the last bit, or the last that is set.
func isBit(e ast.Expr) bool {
	switch e := ast.Unparen(e).(type) {
	case *ast.Literal:
		return e.Text == "1"
	case *ast.Unary:
		return e.Op == "-"
	}
	return false
}

// call notes what becomes of the number in a method that is called.
func (u *indexUses) call(c *ast.Call) {
	k := calleeOf(u.m, c)
	for i, a := range c.Args {
		switch {
		case k == nil && u.isIn(a) && isMixing(c):
			u.note(other)
		case !u.isOf(a):
		case k != nil:
			of := indexUsesOf(k, i, u.by)
			u.note(of.found)
			maps.Copy(u.arrays, of.arrays)
			if isRange(k, i) {
				u.note(used)
			}
		case c.X != nil && elements[c.Name.Text] && len(c.Args) == 1:
			u.note(used)
		}
	}
}

// isMixing reports whether a method of the library makes any number one of a range, or a hash code.
func isMixing(c *ast.Call) bool {
	switch c.Name.Text {
	case "abs", "floorMod", "hash", "hashCode":
		return true
	}
	return false
}

// isRange reports whether a method that calls itself compares its i-th parameter with another for
// equality and for order: with the ends of a range.
func isRange(k *types.Method, i int) (found bool) {
	of := k.Params[i].Name
	calls, equal, order := false, false, false
	ast.Walk(k.Decl.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Call:
			calls = calls || n.Name.Text == k.Name
		case *ast.Binary:
			if isVar(n.X, of) || isVar(n.Y, of) {
				equal, order = equal || n.Op == "==", order || comparing[n.Op]
			}
		}
		return true
	})
	return calls && equal && order
}

// isSubtracted reports whether a method computes one number that it takes less another, or has a method
// that it calls do so.
func isSubtracted(m *types.Method, x, from string, by []*types.Method) (found bool) {
	if slices.Contains(by, m) {
		return false
	}
	by = append(slices.Clip(by), m)
	ast.Walk(m.Decl.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Binary:
			found = found || n.Op == "-" && isVar(n.X, from) && isVar(n.Y, x)
		case *ast.Call:
			at := func(name string) int {
				return slices.IndexFunc(n.Args, func(a ast.Expr) bool { return isVar(a, name) })
			}
			i, j := at(x), at(from)
			if k := calleeOf(m, n); k != nil && i >= 0 && j >= 0 {
				found = found || isSubtracted(k, k.Params[i].Name, k.Params[j].Name, by)
			}
		}
		return !found
	})
	return found
}

// calleeOf is the method of its class, or of the one above, that a call comes to; nil: none with a body,
// or several.
func calleeOf(m *types.Method, c *ast.Call) *types.Method {
	of := m.Class
	if s, ok := c.X.(*ast.SuperRef); ok && s.Qualifier == nil {
		of = m.Class.Super
	} else if c.X != nil && !isThis(c.X) {
		return nil
	}
	if of == nil {
		return nil
	}
	return ownCallee(of, c.Name.Text, c.Args)
}
