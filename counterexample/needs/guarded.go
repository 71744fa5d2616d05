package needs

import (
	"slices"
	"strconv"
	"strings"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
)

// A method that compares a number with a size where it makes an index of it decides itself how large the
// number may be, and one that compares it with a constant how small. Where it does so wrongly, that is its
// own defect:
//
//	if (i <= n) s = a[i];                                             // how large i is
//	for (int k = 0; k < Math.min(to, n + 1); k++) s += a[k];          // how large to is
//	int j = i; if (j > n) j = n; return a[j];                         // how large i is
//
// That counts where the index is too large, or too small, as it is the method that lets it be so. What is
// checked elsewhere, as a[i] in a[i] + (i > 0 ? a[i - 1] : 0), is a question of its own.

// side says from where a number is bounded.
type side uint8

// The sides.
const (
	below side = iota // i >= 0
	above             // i <= n
)

func (s side) opposite() side { return 1 - s }

// Bounds are the sides from which a method bounds the numbers that it takes, by their names.
type Bounds map[string][2]bool

func (b Bounds) note(of string, from side) {
	sides := b[of]
	sides[from] = true
	b[of] = sides
}

// IsOwn reports whether a condition bounds a number as the method does itself.
func (b Bounds) IsOwn(a *Atom) bool {
	from := below
	switch {
	case a.At != nil || a.Null:
		return false
	case strings.Contains(a.Text, " < ") || strings.Contains(a.Text, " <= "):
		from = above
		if len(a.About) > 1 && !slices.ContainsFunc(a.About, isOfSize) {
			return false // how two numbers are to each other
		}
	case !strings.Contains(a.Text, " > ") && !strings.Contains(a.Text, " >= ") && !strings.Contains(a.Text, " != "):
		return false
	}
	return slices.ContainsFunc(a.About, func(q Quantity) bool { return q.Part == Value && b[q.Of][from] })
}

// isOfSize reports whether a quantity is a size, or a number of the receiver.
func isOfSize(q Quantity) bool { return q.Part == Length || strings.HasPrefix(q.Of, receiver) }

// BoundsAt are the bounds that a method puts on what it takes before a check at a place, in its text or
// in that of a method of its class that it calls. Of an index that is too small, isLess, those from below
// count, of one that is too large those from above.
func (p *Program) BoundsAt(m *types.Method, at source.Span, isLess bool) Bounds {
	from := above
	if isLess {
		from = below
	}
	return p.boundsAt(m, at, from, nil)
}

func (p *Program) boundsAt(m *types.Method, at source.Span, from side, by []*types.Method) Bounds {
	b := &bounds{Bounds: Bounds{}, side: from, at: []source.Span{at}, starts: map[string]ast.Expr{}, flows: map[string]bool{}}
	if m.Decl == nil || m.Decl.Body == nil || slices.Contains(by, m) || len(by) > mostCalls {
		return b.Bounds
	}
	b.writer = newWriter(m, p)
	by = append(slices.Clip(by), m)
	var parts []ast.Node
	ast.Walk(m.Decl.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ClassBody, *ast.LocalClass:
			return false
		case *ast.LocalVar:
			if n.Span().Start <= at.Start { // the last one before, of those of a name
				b.starts[n.Name.Text] = n.Init
			}
		}
		parts = append(parts, n)
		return true
	})
	inner := map[*ast.Call]Bounds{}
	for _, n := range parts {
		if c, ok := n.(*ast.Call); ok {
			if k := calleeOf(m, c); k != nil && hasPlace(k, at, by) {
				b.at, inner[c] = append(b.at, c.Span()), p.boundsAt(k, at, from, by)
			}
		}
	}
	for _, n := range parts {
		b.findIndex(n, inner)
	}
	b.follow(parts)
	for _, n := range parts {
		b.guard(n)
	}
	for c, of := range inner {
		for i, v := range calleeOf(m, c).Params {
			if of[v.Name][from] {
				b.number(c.Args[i], from, 0)
			}
		}
	}
	return b.Bounds
}

// bounds collects the bounds of a method from one side.
type bounds struct {
	*writer
	Bounds
	side   side
	at     []source.Span       // the place, and the calls by which it is reached
	starts map[string]ast.Expr // what local variables begin with
	flows  map[string]bool     // the variables of which the index is computed
	values []ast.Expr          // what is computed for it
}

// isEnclosing reports whether a part of the text has the place, or a call that leads there.
func (b *bounds) isEnclosing(n ast.Node) bool {
	return n != nil && slices.ContainsFunc(b.at, n.Span().Contains)
}

// findIndex notes what the index at the place is: in the text, or the arguments with which it is reached.
func (b *bounds) findIndex(n ast.Node, inner map[*ast.Call]Bounds) {
	switch n := n.(type) {
	case *ast.Index:
		if b.at[0].Contains(n.Span()) || n.Span().Contains(b.at[0]) && !hasIndex(n.I, b.at[0]) {
			b.values = append(b.values, n.I)
		}
	case *ast.Call:
		if inner[n] != nil || n.X != nil && elements[n.Name.Text] && (n.Span().Contains(b.at[0]) || b.at[0].Contains(n.Span())) {
			b.values = append(b.values, n.Args...)
		}
	}
}

// hasIndex reports whether a place is one of an index inside an expression.
func hasIndex(e ast.Expr, at source.Span) (found bool) {
	ast.Walk(e, func(n ast.Node) bool {
		x, ok := n.(*ast.Index)
		found = found || ok && x.Span().Contains(at)
		return !found
	})
	return found
}

// follow finds the variables of which the index is computed, by what is assigned to them before.
func (b *bounds) follow(parts []ast.Node) {
	for n := -1; n < len(b.flows)+len(b.values); {
		n = len(b.flows) + len(b.values)
		for _, e := range b.values {
			ast.Walk(e, func(n ast.Node) bool {
				if v, ok := n.(*ast.Ident); ok {
					b.flows[v.Name] = true
				}
				return true
			})
		}
		for _, p := range parts {
			switch p := p.(type) {
			case *ast.LocalVar:
				if p.Init != nil && b.flows[p.Name.Text] && b.starts[p.Name.Text] == p.Init {
					b.value(p.Init)
				}
			case *ast.Assign:
				if v, ok := ast.Unparen(p.X).(*ast.Ident); ok && b.flows[v.Name] && p.Span().Start < b.end() {
					b.value(p.Y)
				}
			}
		}
	}
}

// end is behind the last part of the text that leads to the place.
func (b *bounds) end() int32 {
	for _, at := range b.at {
		if b.method.Decl.Body.Span().Contains(at) {
			return at.End
		}
	}
	return 0
}

// value notes an expression that the index is computed of.
func (b *bounds) value(e ast.Expr) {
	if !slices.Contains(b.values, e) {
		b.values = append(b.values, e)
	}
}

// isOfIndex reports whether a part of the text is in what the index is computed of.
func (b *bounds) isOfIndex(n ast.Node) bool {
	return slices.ContainsFunc(b.values, func(e ast.Expr) bool { return e.Span().Contains(n.Span()) })
}

// isFlowing reports whether an expression has a variable in it of which the index is computed.
func (b *bounds) isFlowing(e ast.Expr) (found bool) {
	ast.Walk(e, func(n ast.Node) bool {
		v, ok := n.(*ast.Ident)
		found = found || ok && b.flows[v.Name]
		return !found
	})
	return found
}

// correcting are the methods of Math that bound one argument by the other: from which side.
var correcting = map[string][]side{"min": {above, above}, "max": {below, below}}

// isMath reports whether a call is one of a method of Math.
func isMath(c *ast.Call) bool {
	on, ok := c.X.(*ast.Ident)
	return ok && on.Name == "Math"
}

// hasPlace reports whether a place is in the text of a method, or of one that it calls.
func hasPlace(m *types.Method, at source.Span, by []*types.Method) (found bool) {
	if slices.Contains(by, m) || len(by) > mostCalls || m.Decl == nil || m.Decl.Body == nil {
		return false
	}
	if m.Decl.Body.Span().Contains(at) {
		return true
	}
	by = append(slices.Clip(by), m)
	ast.Walk(m.Decl.Body, func(n ast.Node) bool {
		if c, ok := n.(*ast.Call); ok && !found {
			k := calleeOf(m, c)
			found = k != nil && hasPlace(k, at, by)
		}
		return !found
	})
	return found
}

// guard notes the condition of a part of the text, where it decides whether the place is reached, or
// corrects a number that the index is computed of.
func (b *bounds) guard(n ast.Node) {
	switch n := n.(type) {
	case *ast.If:
		switch {
		case b.isEnclosing(n.Then):
			b.condition(n.Cond, true)
		case n.Else != nil && b.isEnclosing(n.Else):
			b.condition(n.Cond, false)
		case n.Else == nil && b.isCorrecting(n):
			b.condition(n.Cond, false)
		}
	case *ast.While:
		if b.isEnclosing(n.Body) {
			b.condition(n.Cond, true)
		}
	case *ast.For:
		if n.Cond != nil && (b.isEnclosing(n.Body) || slices.ContainsFunc(n.Update, func(e ast.Expr) bool { return b.isEnclosing(e) })) {
			b.condition(n.Cond, true)
		}
	case *ast.Cond:
		if b.isEnclosing(n.X) || b.isOfIndex(n) && b.isOf(n.X, 0) {
			b.condition(n.C, true)
		}
		if b.isEnclosing(n.Y) || b.isOfIndex(n) && b.isOf(n.Y, 0) {
			b.condition(n.C, false)
		}
	case *ast.Binary:
		if (n.Op == "&&" || n.Op == "||") && b.isEnclosing(n.Y) {
			b.condition(n.X, n.Op == "&&")
		}
	case *ast.Block:
		b.skipping(n.Stmts)
	case *ast.Call:
		if b.isOfIndex(n) {
			b.corrected(n)
		}
	}
}

// corrected notes that a call of a method of Math bounds a number by another.
func (b *bounds) corrected(c *ast.Call) {
	if of := correcting[c.Name.Text]; isBounding(c) && len(c.Args) == len(of) {
		for i, from := range of {
			if b.isBound(c.Args[1-i], from) {
				b.number(c.Args[i], from, 0)
			}
		}
	}
}

// skipping notes the conditions of statements before the place that leave a loop, or an iteration of it.
//
//	if (i > n) continue;
func (b *bounds) skipping(stmts []ast.Stmt) {
	at := slices.IndexFunc(stmts, func(s ast.Stmt) bool { return b.isEnclosing(s) })
	for i := 0; i < at; i++ {
		if s, ok := stmts[i].(*ast.If); ok && s.Else == nil && isSkipping(s.Then) {
			b.condition(s.Cond, false)
		}
	}
}

// isSkipping reports whether a statement is break or continue, or a block that ends in one.
func isSkipping(s ast.Stmt) bool {
	switch s := s.(type) {
	case *ast.Break, *ast.Continue:
		return true
	case *ast.Block:
		return len(s.Stmts) > 0 && isSkipping(s.Stmts[len(s.Stmts)-1])
	}
	return false
}

// isCorrecting reports whether a statement before the place assigns a variable that its condition reads, and
// that the index is computed of.
func (b *bounds) isCorrecting(s *ast.If) (found bool) {
	if s.Span().Start >= b.end() {
		return false
	}
	ast.Walk(s.Then, func(n ast.Node) bool {
		if a, ok := n.(*ast.Assign); ok {
			v, isVar := ast.Unparen(a.X).(*ast.Ident)
			found = found || isVar && b.flows[v.Name] && hasIdent(s.Cond, v.Name)
		}
		return !found
	})
	return found
}

// isOf reports whether a number that the method takes, or a sum with one, is what an expression gives.
func (b *bounds) isOf(e ast.Expr, depth int) bool {
	switch e := ast.Unparen(e).(type) {
	case *ast.Ident:
		if v := b.params[e.Name]; v != nil {
			return isNumber(v.Type)
		}
		init := b.starts[e.Name]
		return init != nil && depth < mostCalls && b.isOf(init, depth+1)
	case *ast.Binary:
		return (e.Op == "+" || e.Op == "-") && (b.isOf(e.X, depth) || b.isOf(e.Y, depth))
	}
	return false
}

// condition notes what a condition says of numbers where it holds, or does not.
func (b *bounds) condition(e ast.Expr, holds bool) {
	switch e := ast.Unparen(e).(type) {
	case *ast.Unary:
		if e.Op == "!" {
			b.condition(e.X, !holds)
		}
	case *ast.Binary:
		x, y := e.X, e.Y
		switch e.Op {
		case "&&", "||":
			if holds == (e.Op == "&&") {
				b.condition(x, holds)
				b.condition(y, holds)
			}
			return
		case ">", ">=":
			x, y = y, x
		case "<", "<=":
		default:
			return
		}
		if !holds {
			x, y = y, x
		}
		if b.side == above && b.isBound(y, above) && b.isFlowing(x) {
			b.number(x, above, 0)
			if c, ok := ast.Unparen(y).(*ast.Call); ok {
				b.corrected(c)
			}
		}
		if b.side == below && b.isBound(x, below) && b.isFlowing(y) {
			b.number(y, below, 0)
		}
	}
}

// isBound reports whether a number may bound an index: a constant, or from above a size.
func (b *bounds) isBound(e ast.Expr, from side) bool {
	e = ast.Unparen(e)
	if u, ok := e.(*ast.Unary); ok && u.Op == "-" {
		_, isConstant := ast.Unparen(u.X).(*ast.Literal)
		return isConstant && from == below
	}
	if v, ok := e.(*ast.Literal); ok {
		n, err := strconv.ParseInt(v.Text, 0, 64)
		return err == nil && (from == below && n <= 1 || from == above && n > 1)
	}
	return from == above && b.isSize(e, 0)
}

// isSize reports whether a number is put together of fields, constants or sizes.
func (b *bounds) isSize(e ast.Expr, depth int) (found bool) {
	ast.Walk(e, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Select:
			found = found || n.Name.Text == "length" || isThis(n.X)
		case *ast.Call:
			found = found || lengths[n.Name.Text]
		case *ast.Ident:
			switch {
			case b.params[n.Name] != nil:
			case b.declared[n.Name]:
				init := b.starts[n.Name]
				found = found || init != nil && depth < mostCalls && b.isSize(init, depth+1)
			default:
				found = true
			}
		}
		return !found
	})
	return found
}

// number notes that a number is bounded, and with it what the method takes of which it is the sum.
func (b *bounds) number(e ast.Expr, from side, depth int) {
	switch e := ast.Unparen(e).(type) {
	case *ast.Ident:
		if v := b.params[e.Name]; v != nil {
			b.note(e.Name, from)
		} else if init := b.starts[e.Name]; init != nil && depth < mostCalls {
			b.number(init, from, depth+1)
		}
	case *ast.IncDec:
		b.number(e.X, from, depth)
	case *ast.Cast:
		b.number(e.X, from, depth)
	case *ast.Binary:
		other := from
		if e.Op == "-" {
			other = from.opposite()
		}
		b.number(e.X, from, depth)
		b.number(e.Y, other, depth)
	case *ast.Call:
		if isBounding(e) {
			for _, a := range e.Args {
				b.number(a, from, depth)
			}
		}
	}
}
