package needs

import (
	"slices"
	"strings"

	"inspect/java/ast"
	"inspect/java/types"
)

// rows are the arrays in an array or a list that a parameter is.
//
//	static int total(int[][] items) { …; for (int[] item : items) sum += item[1]; … }
//	// (\forall int row; 0 <= row && row < items.length; items[row] != null ==> items[row].length > 1)
type rows struct {
	name  string // the parameter
	size  string // how many there are
	row   written
	first string // the first of them
	// own: the failing check says of the one at hand just what is said of all.
	own bool
}

// rowsOf are the rows that an expression is one of; nil: it is none.
func (c *checks) rowsOf(e ast.Expr) *rows {
	if c.bound != nil {
		return nil
	}
	own := false
	switch x := ast.Unparen(e).(type) {
	case *ast.Ident:
		e, own = c.elementsOf[x.Name], !c.isLengthTested(x.Name)
	case *ast.Index:
		e, own = x.X, c.isEvery(x)
	case *ast.Call:
		if x.Name.Text != "get" || len(x.Args) != 1 {
			return nil
		}
		e = x.X
	}
	v, ok := ast.Unparen(e).(*ast.Ident)
	if !ok || c.params[v.Name] == nil {
		return nil
	}
	p := c.params[v.Name]
	own = own && !c.assigned[p.Name] && !c.isChanged(p.Name)
	if a, ok := p.Type.(*types.Array); ok && sizeOf(a.Elem) == ".length" {
		return &rows{p.Name, p.Name + ".length", written{base: p.Name + "[" + c.row + "]", typ: a.Elem}, p.Name + "[0]", own}
	}
	if elem := arrayIn(c.method, p); sizeOf(p.Type) == ".size()" && elem != nil {
		return &rows{p.Name, p.Name + ".size()", written{base: p.Name + ".get(" + c.row + ")", typ: elem}, p.Name + ".get(0)", own}
	}
	return nil
}

// arrayIn is the type of the arrays in a list that a parameter is declared to be; nil: it is none of
// these.
func arrayIn(m *types.Method, p *types.Var) types.Type {
	for _, d := range m.Decl.Params {
		if t, ok := d.Type.(*ast.NamedType); ok && d.Name != nil && d.Name.Text == p.Name {
			if args := t.Parts[len(t.Parts)-1].Args; len(args) == 1 {
				if _, ok := args[0].(*ast.ArrayType); ok {
					return &types.Array{}
				}
			}
		}
	}
	return nil
}

// isLengthTested reports whether code compares the length of a variable elsewhere than in a loop.
func (c *checks) isLengthTested(name string) (found bool) {
	ast.Walk(c.method.Decl.Body, func(n ast.Node) bool {
		if b, ok := n.(*ast.Binary); ok && b.Op != "+" && b.Op != "-" {
			for _, e := range []ast.Expr{b.X, b.Y} {
				if s, ok := ast.Unparen(e).(*ast.Select); ok && s.Name.Text == "length" && isVar(s.X, name) && !c.isLoopBound(b) {
					found = true
				}
			}
		}
		return !found
	})
	return found
}

// isLoopBound reports whether a comparison is that of a loop which counts.
func (c *checks) isLoopBound(b *ast.Binary) bool {
	return slices.ContainsFunc(c.countings, func(l *counting) bool { return l.bound == b.Y })
}

// isEvery reports whether an element of an array is each of them in turn.
func (c *checks) isEvery(x *ast.Index) bool {
	s := c.spanOf(x.I)
	of, ok := c.of(x.X)
	if s == nil || !ok {
		return false
	}
	n, ok := of.size("")
	return ok && s.isAll(n.base)
}

// isChanged reports whether code may replace what is in an array or a list.
func (c *checks) isChanged(name string) (found bool) {
	ast.Walk(c.method.Decl.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Assign:
			if x, ok := ast.Unparen(n.X).(*ast.Index); ok && isVar(x.X, name) {
				found = true
			}
		case *ast.Call:
			if n.X != nil && isVar(n.X, name) && n.Name.Text != "sort" && (!sameSize[n.Name.Text] || n.Name.Text == "set") {
				found = true
			}
		}
		return !found
	})
	return found
}

// ofRows adds what the use of an index says of the rows that an expression is one of.
func (c *checks) ofRows(of, at ast.Expr, i written, known bool) {
	r := c.rowsOf(of)
	if r == nil {
		return
	}
	about := Quantity{r.row.base, Length}
	if known && !i.varies {
		if s := c.someRows(of, r); s != nil {
			c.addSome(s, r, i)
			return
		} else if strings.Contains(i.base, r.size) {
			return // as many columns as rows
		}
		c.own = r.own && !r.isGuess(i)
		c.all(r, within(r.row, i), i.guards, append(slices.Clone(i.about), about))
		c.own = false
		return
	}
	length := r.row.base + ".length >= "
	isAll := func(size string) bool { // in each row the index is each number below
		s := c.spanOf(at)
		return r.own && s != nil && s.isAll(size) && !r.isGuess(s.greatest)
	}
	c.own = isAll(r.first + ".length")
	c.all(r, []string{length + r.first + ".length"}, []string{r.first + " != null"}, []Quantity{about})
	if c.own = isAll(r.size); c.own {
		c.all(r, []string{length + r.size}, nil, []Quantity{about})
	}
	c.own = false
	for _, n := range c.ints {
		of := []Quantity{about, {n, Value}}
		c.all(r, []string{length + n}, nil, of)
		c.add(c.forAll("0", n), []string{length + n}, []string{n + " <= " + r.size, r.row.base + " != null"}, of)
	}
}

// isGuess reports whether something may have changed before a number is evaluated: the length of the first row is
// the same where no row is replaced.
func (r *rows) isGuess(x written) bool { return x.guess && x.base != r.first+".length" }

// all adds what is said of each row, unless it is null.
func (c *checks) all(r *rows, conclusions, guards []string, about []Quantity) {
	c.add(c.forAll("0", r.size), conclusions, union([]string{r.row.base + " != null"}, guards), about)
}

// someRows is what the numbers of the rows are that a loop comes to, if these are some of all; nil:
// that is not known.
func (c *checks) someRows(of ast.Expr, r *rows) *span {
	x, ok := ast.Unparen(of).(*ast.Index)
	if !ok {
		return nil
	}
	if s := c.spanOf(x.I); s != nil && s.count != nil && !s.isAll(r.size) {
		return s
	}
	return nil
}

// addSome adds that an index is one of the rows that a loop comes to.
//
//	for (int i = 0; i < n; i++) grid[row + i][col] = 0;
//	// (\forall int k; row <= k && k < row + n; col < grid[k].length && col >= 0)
func (c *checks) addSome(s *span, r *rows, index written) {
	end, _ := combined("+", s.least, *s.count)
	c.own = s.own && !index.guess
	c.add(c.forAll(s.least.text(), end.text()), within(r.row, index), union(s.guards, s.within(written{base: r.size}), []string{r.row.base + " != null"}, index.guards), slices.Concat(index.about, s.about(), []Quantity{{r.row.base, Length}}))
	c.own = false
}
