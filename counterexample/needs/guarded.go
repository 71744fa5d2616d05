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
//	int j = i - 1; if (j < 0) j = n; return a[j];                     // how small i is
//
// What is checked elsewhere, as a[i] in a[i] + (i > 0 ? a[i - 1] : 0), is a question of its own.

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
// in that of a method of its class that it calls.
func (p *Program) BoundsAt(m *types.Method, at source.Span) Bounds { return p.boundsAt(m, at, nil) }

func (p *Program) boundsAt(m *types.Method, at source.Span, by []*types.Method) Bounds {
	b := &bounds{Bounds: Bounds{}, at: []source.Span{at}, starts: map[string]ast.Expr{}}
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
			b.starts[n.Name.Text] = n.Init
		}
		parts = append(parts, n)
		return true
	})
	for _, n := range parts {
		if c, ok := n.(*ast.Call); ok {
			b.call(c, by)
		}
	}
	for _, n := range parts { // by now, all calls on the way are known
		b.guard(n)
	}
	return b.Bounds
}

// bounds collects the bounds of a method.
type bounds struct {
	*writer
	Bounds
	at     []source.Span       // the place, and the calls by which it is reached
	starts map[string]ast.Expr // what local variables begin with
}

// isEnclosing reports whether a part of the text has the place, or a call that leads there.
func (b *bounds) isEnclosing(n ast.Node) bool {
	return n != nil && slices.ContainsFunc(b.at, n.Span().Contains)
}

// call takes over what a method that is called does with its arguments, where the place is in it.
func (b *bounds) call(c *ast.Call, by []*types.Method) {
	if of := correcting[c.Name.Text]; of != nil && isMath(c) && len(c.Args) == len(of) {
		for i, from := range of {
			if b.isBound(c.Args[1-i], from) {
				b.number(c.Args[i], from, 0)
			}
		}
	}
	k := calleeOf(b.method, c)
	if k == nil || !hasPlace(k, b.at[0], by) {
		return
	}
	b.at = append(b.at, c.Span())
	inner := b.program.boundsAt(k, b.at[0], by)
	for i, v := range k.Params {
		for _, from := range []side{below, above} {
			if inner[v.Name][from] {
				b.number(c.Args[i], from, 0)
			}
		}
	}
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
// corrects a number.
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
		if b.isEnclosing(n.X) || b.isOf(n.X, 0) {
			b.condition(n.C, true)
		}
		if b.isEnclosing(n.Y) || b.isOf(n.Y, 0) {
			b.condition(n.C, false)
		}
	case *ast.Binary:
		if (n.Op == "&&" || n.Op == "||") && b.isEnclosing(n.Y) {
			b.condition(n.X, n.Op == "&&")
		}
	case *ast.Block:
		b.skipping(n.Stmts)
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

// isCorrecting reports whether a statement assigns a variable that its condition reads.
func (b *bounds) isCorrecting(s *ast.If) (found bool) {
	ast.Walk(s.Then, func(n ast.Node) bool {
		if a, ok := n.(*ast.Assign); ok {
			v, isVar := ast.Unparen(a.X).(*ast.Ident)
			found = found || isVar && hasIdent(s.Cond, v.Name)
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
		if b.isBound(y, above) {
			b.number(x, above, 0)
		}
		if b.isBound(x, below) {
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
