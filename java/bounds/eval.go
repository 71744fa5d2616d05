package bounds

import (
	"inspect/java/ast"
	"inspect/java/types"
)

// eval is the value of an expression without effects, with the conversion of its
// context; booleans are 0 and 1.
func (c *counter) eval(x ast.Expr) (int64, bool) {
	if x == nil {
		return 0, false
	}
	v, ok := c.raw(x)
	if t := c.info.Converted[x]; ok && t != nil {
		if !types.IsIntegral(t) {
			return 0, false
		}
		v = c.wrap(t, v)
	}
	return v, ok
}

func (c *counter) raw(x ast.Expr) (int64, bool) {
	t := c.info.Types[x]
	if !types.IsIntegral(t) && !types.IsKind(t, types.Boolean) || types.IsIntegral(t) && c.width(t) > 64 {
		return 0, false
	}
	if k := c.info.Consts[x]; k != nil {
		if k.Int == nil || k.Width || !k.Int.IsInt64() {
			return 0, false
		}
		return c.wrap(t, k.Int.Int64()), true
	}
	switch e := x.(type) {
	case *ast.Paren:
		return c.eval(e.X)
	case *ast.Ident:
		v, ok := c.info.Uses[e].(*types.Var)
		if !ok {
			return 0, false
		}
		n, ok := c.now[v]
		return n, ok
	case *ast.Select:
		if _, ok := c.info.Uses[e].(types.ArrayLength); ok {
			n, ok := c.length(e.X)
			return int64(n), ok
		}
	case *ast.Unary:
		v, ok := c.eval(e.X)
		switch {
		case !ok:
		case e.Op == "!":
			return 1 - v, true
		case e.Op == "-":
			return c.wrap(t, -v), true
		case e.Op == "~":
			return c.wrap(t, ^v), true
		case e.Op == "+":
			return v, true
		}
	case *ast.Cast:
		if v, ok := c.eval(e.X); ok && types.IsIntegral(t) {
			return c.wrap(t, v), true
		}
	case *ast.Cond:
		if v, ok := c.eval(e.C); ok {
			if v != 0 {
				return c.eval(e.X)
			}
			return c.eval(e.Y)
		}
	case *ast.Binary:
		return c.binary(e, t)
	}
	return 0, false
}

func (c *counter) binary(e *ast.Binary, t types.Type) (int64, bool) {
	a, ok := c.eval(e.X)
	if e.Op == "&&" || e.Op == "||" {
		if ok && (a != 0) == (e.Op == "||") {
			return a, true
		}
		b, known := c.eval(e.Y)
		if known && (b != 0) == (e.Op == "||") && !ok {
			return b, true
		}
		return b, ok && known
	}
	b, known := c.eval(e.Y)
	if !ok || !known {
		return 0, false
	}
	truth := func(v bool) (int64, bool) {
		if v {
			return 1, true
		}
		return 0, true
	}
	switch e.Op {
	case "<":
		return truth(a < b)
	case "<=":
		return truth(a <= b)
	case ">":
		return truth(a > b)
	case ">=":
		return truth(a >= b)
	case "==":
		return truth(a == b)
	case "!=":
		return truth(a != b)
	}
	if !types.IsIntegral(t) {
		return 0, false
	}
	return c.operate(e.Op, t, a, b)
}

// operate computes in a type; shifts are left alone.
func (c *counter) operate(op string, t types.Type, a, b int64) (int64, bool) {
	if !types.IsIntegral(t) || c.width(t) > 64 {
		return 0, false
	}
	switch op {
	case "+":
		return c.wrap(t, a+b), true
	case "-":
		return c.wrap(t, a-b), true
	case "*":
		return c.wrap(t, a*b), true
	case "/", "%":
		if b == 0 || b == -1 {
			return 0, false
		}
		if op == "/" {
			return a / b, true
		}
		return a % b, true
	}
	return 0, false
}

func (c *counter) width(t types.Type) int { return c.b.Width(t.(*types.Basic).Kind) }

// wrap takes a value into the range of an integral type.
func (c *counter) wrap(t types.Type, v int64) int64 {
	if !types.IsIntegral(t) {
		return v
	}
	s := 64 - min(c.width(t), 64)
	if types.IsKind(t, types.Char) {
		return int64(uint64(v) << s >> s)
	}
	return v << s >> s
}
