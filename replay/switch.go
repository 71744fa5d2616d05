package replay

import (
	"inspect/ast"
	"inspect/types"
)

// choice is a compiled switch block: where to begin for a value of the selector.
type choice struct {
	find func(v value) int // index into cases, -1: none
	body []exec
	expr []eval // of a switch expression's `case … -> X;` rules, else nil
}

// cases compiles the cases of a switch over a selector of type t. In a switch
// expression rules give their values.
func (c *compiler) cases(cases []*ast.Case, t types.Type, expression bool, result types.Type) *choice {
	m := c.m
	ch := &choice{}
	otherwise := -1
	ints := map[int64]int{}
	texts := map[string]int{}
	type enumLabel struct {
		read eval
		n    int
	}
	var refs []enumLabel
	for n, k := range cases {
		if k.Default {
			otherwise = n
		}
		for _, l := range k.Labels {
			if f, ok := m.info.Uses[l].(*types.Field); ok && f.Const == nil {
				if !f.Static {
					unsupported(l, "this case label")
				}
				refs = append(refs, enumLabel{c.staticField(l, f), n})
				continue
			}
			k := m.info.Consts[l]
			switch {
			case k == nil:
				unsupported(l, "this case label")
			case isString(k.Type):
				texts[k.Str] = n
			case k.Width:
				x := c.convert(l, c.expr(l), c.typ(l), t)
				ints[x(&frame{m: m}).i] = n
			default:
				m.fit(l, k)
				m.sameAsJava(l)
				ints[k.Int.Int64()] = n
			}
		}
		if expression && k.Arrow {
			if es, ok := k.Body[0].(*ast.ExprStmt); ok {
				x, begin := c.converted(es.X, result), c.begun(es, func(*frame) flow { return normal })
				ch.expr = append(ch.expr, func(fr *frame) value { begin(fr); return x(fr) })
				ch.body = append(ch.body, nil)
				continue
			}
		}
		ch.expr = append(ch.expr, nil)
		ch.body = append(ch.body, c.block(k.Body))
	}
	ch.find = func(v value) int {
		n, ok := otherwise, false
		switch {
		case v.r == nil:
			n, ok = ints[v.i]
		case v.r.text != nil:
			n, ok = texts[*v.r.text]
		default:
			for _, l := range refs {
				if l.read(nil).r == v.r {
					return l.n
				}
			}
		}
		if !ok {
			return otherwise
		}
		return n
	}
	return ch
}

// selector compiles the value that a switch is over.
func (c *compiler) selector(x ast.Expr) (eval, types.Type) {
	t := c.typ(x)
	if !types.IsReference(t) {
		c.numeric(x, t)
		return c.expr(x), t
	}
	v, null := c.expr(x), c.about(c.m.check(Null, x.Span()), true, x)
	return func(fr *frame) value {
		r := v(fr)
		if r.r == nil {
			null.nil(x)
		}
		return r
	}, t
}

func (c *compiler) switchStmt(s *ast.Switch) exec {
	x, t := c.selector(s.X)
	ch := c.cases(s.Cases, t, false, nil)
	arrow := len(s.Cases) > 0 && s.Cases[0].Arrow
	self := ast.Node(s)
	return c.traced(s, func(fr *frame) flow {
		n := ch.find(x(fr))
		if n < 0 {
			return normal
		}
		for ; n < len(ch.body); n++ {
			f := ch.body[n](fr)
			if f == leave && fr.target == self {
				return normal
			}
			if f != normal || arrow {
				return f
			}
		}
		return normal
	})
}

func (c *compiler) switchExpr(e *ast.SwitchExpr) eval {
	x, t := c.selector(e.X)
	ch := c.cases(e.Cases, t, true, c.plainType(e))
	arrow := len(e.Cases) > 0 && e.Cases[0].Arrow
	return func(fr *frame) value {
		n := ch.find(x(fr))
		if n < 0 {
			panic(fault("%s: no case of the switch expression applies", e.Span()))
		}
		saved := fr.result
		for ; n < len(ch.body); n++ {
			if ch.expr[n] != nil {
				return ch.expr[n](fr)
			}
			if f := ch.body[n](fr); f == yielded {
				v := fr.result
				fr.result = saved
				return v
			}
			if arrow {
				break
			}
		}
		panic("replay: " + e.Span().String() + ": switch expression without value")
	}
}
