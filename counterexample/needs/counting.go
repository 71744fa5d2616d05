package needs

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/source"
)

// A loop that counts up to a bound comes to each number up to it, so that an index which grows with
// them is least in the first iteration and greatest in the last:
//
//	for (int i = 0; i < word.length(); i++) grid[row + i][col] = …;
//	// row >= 0 && row + word.length() <= grid.length

// counting is a loop with a variable that goes up by one.
type counting struct {
	name         string
	first, bound ast.Expr
	inclusive    bool
	body         ast.Stmt
	isWhole      bool // it ends behind its last iteration only, or with the method
}

// noteCounting notes a loop that counts.
func (w *writer) noteCounting(l *ast.For) {
	if len(l.Init) != 1 || len(l.Update) != 1 {
		return
	}
	v, ok := l.Init[0].(*ast.LocalVar)
	cond, ok2 := ast.Unparen(orNil(l.Cond)).(*ast.Binary)
	up, ok3 := l.Update[0].(*ast.IncDec)
	if !ok || !ok2 || !ok3 || v.Init == nil || up.Op != "++" || !isVar(up.X, v.Name.Text) || !isVar(cond.X, v.Name.Text) || cond.Op != "<" && cond.Op != "<=" {
		return
	}
	c := &counting{v.Name.Text, v.Init, cond.Y, cond.Op == "<=", l.Body, true}
	ast.Walk(l.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Return, *ast.Throw, *ast.Break, *ast.Continue:
			c.isWhole = false
		case *ast.Assign:
			ok = ok && !isVar(n.X, c.name)
		case *ast.IncDec:
			ok = ok && !isVar(n.X, c.name)
		}
		return true
	})
	if ok {
		w.countings = append(w.countings, c)
	}
}

func orNil(e ast.Expr) ast.Expr {
	if e == nil {
		return &ast.Paren{}
	}
	return e
}

func isVar(e ast.Expr, name string) bool {
	v, ok := ast.Unparen(e).(*ast.Ident)
	return ok && v.Name == name
}

// countingAt is the innermost loop around a place that counts with a variable; nil: there is none.
func (w *writer) countingAt(name string, at source.Span) *counting {
	for _, c := range slices.Backward(w.countings) {
		if c.name == name && c.body.Span().Contains(at) {
			return c
		}
	}
	return nil
}

// span is what an index comes to in the iterations of the loops around it.
type span struct {
	least, greatest written
	// count is how many numbers there are, from least on, where that is known; fromLiteral reports
	// whether a loop begins with a constant.
	count       *written
	fromLiteral bool
	// own: each loop comes to the index in each iteration, where guards hold.
	own    bool
	guards []string
}

// spanOf writes what an index comes to; nil: it is in no loop that counts, or that is not known.
func (c *checks) spanOf(index ast.Expr) *span {
	at := index.Span()
	var loops []*counting
	if !c.isGrowing(index, at, &loops) || len(loops) == 0 {
		return nil
	}
	out := &span{own: true}
	first, last := map[string]written{}, map[string]written{}
	for _, l := range loops {
		to, ok := c.of(l.bound)
		from, ok2 := c.of(l.first)
		if !ok || !ok2 || !to.isNumber() || !from.isNumber() || to.varies || from.varies {
			return nil
		}
		if l.inclusive {
			to.offset++
		}
		if n, ok := combined("-", to, from); ok && len(loops) == 1 {
			out.count, out.fromLiteral = &n, from.isLiteral()
		}
		to.offset--
		guards, always := c.always(l.body, at)
		out.guards = union(out.guards, guards)
		out.own = out.own && l.isWhole && always && !to.guess && !from.guess
		first[l.name], last[l.name] = from, to
	}
	var ok, ok2 bool
	c.loopsAt = first
	out.least, ok = c.of(index)
	c.loopsAt = last
	out.greatest, ok2 = c.of(index)
	c.loopsAt = nil
	out.own = out.own && !out.least.guess && !out.greatest.guess
	if !ok || !ok2 || !out.greatest.isNumber() {
		return nil
	}
	return out
}

// within says that all numbers are indices of something of a size.
func (s *span) within(size written) []string {
	var out []string
	switch x := s.greatest; {
	case size.isLiteral(), x.base == size.base && x.offset < 0:
	case x.isLiteral():
		out = append(out, size.above(x.offset))
	case s.fromLiteral && !s.least.isLiteral() && !s.count.isLiteral(): // the sum of both may be too large
		out = append(out, s.least.text()+" <= "+size.text()+" - "+operand(s.count.text()))
	case x.offset == -1:
		out = append(out, x.base+" <= "+size.text())
	default:
		out = append(out, x.text()+" < "+size.text())
	}
	if !s.least.isLiteral() || s.least.offset < 0 {
		out = append(out, s.least.notNegative())
	}
	return out
}

// isAll reports whether the numbers are all indices of something of a size.
func (s *span) isAll(size string) bool {
	return s.least.isLiteral() && s.least.offset == 0 && s.greatest.base == size && s.greatest.offset == -1
}

func (s *span) about() []Quantity { return slices.Concat(s.least.about, s.greatest.about) }

// isGrowing reports whether an expression grows with the variables of loops in it, which it collects.
func (c *checks) isGrowing(e ast.Expr, at source.Span, to *[]*counting) bool {
	switch e := ast.Unparen(e).(type) {
	case *ast.Ident:
		if l := c.countingAt(e.Name, at); l != nil {
			*to = append(*to, l)
			return true
		}
		return !c.loops[e.Name]
	case *ast.Binary:
		left := len(*to)
		switch e.Op {
		case "+":
			return c.isGrowing(e.X, at, to) && c.isGrowing(e.Y, at, to)
		case "-":
			right := []*counting{}
			return c.isGrowing(e.X, at, to) && c.isGrowing(e.Y, at, &right) && len(right) == 0
		}
		return c.isGrowing(e.X, at, to) && c.isGrowing(e.Y, at, to) && len(*to) == left
	}
	return true
}

// always reports whether execution of a statement comes to the place, if no exception ends it, where
// parameters that are true or false are as guards say.
func (w *writer) always(n ast.Node, at source.Span) (guards []string, ok bool) {
	for _, k := range ast.Children(n) {
		if !k.Span().Contains(at) {
			continue
		}
		guard := ""
		switch n := n.(type) {
		case *ast.If:
			guard, ok = w.flag(n.Cond, k == n.Cond, k == n.Else)
		case *ast.Cond:
			guard, ok = w.flag(n.C, k == n.C, k == n.Y)
		case *ast.Binary:
			ok = n.Op != "&&" && n.Op != "||" || k == n.X
		case *ast.For, *ast.Block, *ast.ExprStmt, *ast.LocalVar, *ast.Assign, *ast.IncDec, *ast.Call, *ast.Index, *ast.Select, *ast.Paren, *ast.Cast, *ast.New, *ast.Unary, *ast.Return:
			ok = true
		}
		if !ok {
			return nil, false
		}
		guards, ok = w.always(k, at)
		if guard != "" {
			guards = append(guards, guard)
		}
		return guards, ok
	}
	return nil, true
}

// flag is what a parameter that is true or false must be for a branch on it to be taken; false: the
// condition is another one.
func (w *writer) flag(cond ast.Expr, isCond, otherwise bool) (guard string, ok bool) {
	if isCond {
		return "", true
	}
	cond = ast.Unparen(cond)
	if n, isNot := cond.(*ast.Unary); isNot && n.Op == "!" {
		cond, otherwise = ast.Unparen(n.X), !otherwise
	}
	v, isVar := cond.(*ast.Ident)
	if !isVar || w.bound != nil || w.params[v.Name] == nil || w.assigned[v.Name] {
		return "", false
	}
	if otherwise {
		return "!" + v.Name, true
	}
	return v.Name, true
}
