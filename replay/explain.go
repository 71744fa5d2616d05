package replay

import (
	"inspect/ast"
	"inspect/types"
)

// explainer narrows a predicate that is false or undefined in a frame to the
// part that makes it so, and collects values.
type explainer func(fr *frame, d *Detail)

// explain a predicate that does not hold.
func (m *Machine) explain(fr *frame, p *predicate, u *thrown) *Detail {
	d := &Detail{Conjunct: p.span}
	p.explain(fr, d)
	if u != nil && d.Undefined == "" {
		d.Undefined, d.UndefinedAt = u.what, u.span
	}
	return d
}

// detail explains a Java condition that is false; nil in a quick machine.
func (c *compiler) detail(fr *frame, e ast.Expr, x explainer) *Detail {
	if x == nil {
		return nil
	}
	d := &Detail{Conjunct: e.Span()}
	x(fr, d)
	return d
}

func (c *compiler) explainer(e ast.Expr) explainer {
	m := c.m
	switch e := e.(type) {
	case *ast.Paren:
		return c.explainer(e.X)
	case *ast.Binary:
		if e.Op != "&&" && e.Op != "==>" {
			break
		}
		x, ex, ey := c.expr(e.X), c.explainer(e.X), c.explainer(e.Y)
		and := e.Op == "&&"
		return func(fr *frame, d *Detail) {
			v, u := m.evaluate(fr, x)
			if u != nil || and && v.i == 0 {
				ex(fr, d)
				return
			}
			ey(fr, d)
		}
	case *ast.Quantified:
		if e.Kind != "\\forall" {
			break
		}
		b := c.bindings(e)
		within := func(*frame) value { return value{i: 1} }
		if e.Range != nil {
			within = c.expr(e.Range)
		}
		body, ex := c.expr(e.Body), c.explainer(e.Body)
		var names []string
		for _, q := range e.Vars {
			names = append(names, q.Name.Text)
		}
		return func(fr *frame, d *Detail) {
			b.each(fr, func() bool {
				r, u := m.evaluate(fr, within)
				if u == nil && r.i == 0 {
					return true
				}
				v := value{}
				if u == nil {
					v, u = m.evaluate(fr, body)
				}
				if u == nil && v.i != 0 {
					return true
				}
				for i, w := range b.vars {
					d.Witness = append(d.Witness, Named{names[i], m.show(w.typ, fr.vars[w.slot])})
				}
				if r.i == 0 {
					d.Conjunct, d.Undefined, d.UndefinedAt = e.Range.Span(), u.what, u.span
				} else {
					ex(fr, d)
				}
				return false
			})
		}
	}
	return c.leaf(e)
}

// leaf collects the values of the subexpressions of e.
func (c *compiler) leaf(e ast.Expr) explainer {
	type part struct {
		text string
		typ  types.Type
		eval eval
	}
	m := c.m
	var parts []part
	seen := map[string]bool{}
	add := func(x ast.Expr) {
		t := m.info.Types[x]
		text := oneLine(x.Span().Text())
		if t == nil || types.IsKind(t, types.Void, types.Invalid, types.ObjectSet, types.TypeType, types.Null) || seen[text] {
			return
		}
		seen[text] = true
		parts = append(parts, part{text, t, c.raw(x)})
	}
	walk(e, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Quantified, *ast.Lambda, *ast.Reach:
			if n != ast.Node(e) {
				if q, ok := n.(*ast.Quantified); ok && !types.IsKind(m.info.Types[q], types.Boolean) {
					add(q)
				}
			}
			return false
		case *ast.Ident, *ast.Select:
			x := n.(ast.Expr)
			if m.info.Consts[x] == nil && !c.isType(x) {
				add(x)
			}
			if s, ok := n.(*ast.Select); ok {
				return !c.isType(s) && s != nil
			}
		case *ast.Old:
			add(n)
			return false
		case *ast.Call, *ast.Index, *ast.Result, *ast.JMLCall:
			add(n.(ast.Expr))
		case *ast.Binary:
			if n != ast.Node(e) && m.info.Consts[n] == nil && types.IsIntegral(m.info.Types[n]) {
				add(n)
			}
		}
		return true
	})
	whole := c.expr(e)
	return func(fr *frame, d *Detail) {
		d.Conjunct = e.Span()
		if _, u := m.evaluate(fr, whole); u != nil {
			d.Undefined, d.UndefinedAt = u.what, u.span
		}
	parts:
		for _, p := range parts {
			for _, w := range d.Witness {
				if w.Name == p.text {
					continue parts
				}
			}
			if v, u := m.evaluate(fr, p.eval); u == nil {
				d.Values = append(d.Values, Named{p.text, m.show(p.typ, v)})
			}
		}
	}
}
