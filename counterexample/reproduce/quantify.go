package reproduce

import (
	"fmt"
	"slices"
	"strings"

	"inspect/java/core"
	"inspect/java/types"
)

// quantified writes a quantifier as nested calls of helpers with a lambda for
// each variable:
//
//	(\forall int i; 0 <= i && i < n; a[i] > 0)
//	allInts(ints(-2147483648L, 2147483647L).ge(() -> 0).lt(() -> n), i_ -> {
//	    final int i = (int) i_; return !(0 <= i && i < n) || at(a, i) > 0; })
//
// The leading comparisons narrow the integers that are tried; the range is
// evaluated as written for each of them.
func (t *translator) quantified(e *core.Quantified) string {
	f, ok := folds[e.Kind]
	if !ok {
		return t.no(e, e.Kind)
	}
	vars := make([]*types.Var, len(e.Vars))
	for i, q := range e.Vars {
		vars[i] = q.Var
	}
	conjuncts := t.conjuncts(e)
	return t.result(e, f, t.nest(e, f, vars, conjuncts, 0))
}

// folding is how a quantifier is computed: by helpers that end in Ints and
// Objects, with kind as their first argument.
type folding struct {
	ints, objects string
	kind          string
}

var folds = map[string]folding{
	"\\forall":  {"allInts", "allObjects", ""},
	"\\exists":  {"someInt", "someObject", ""},
	"\\sum":     {"foldInts", "foldObjects", "sum"},
	"\\num_of":  {"foldInts", "foldObjects", "sum"},
	"\\product": {"foldInts", "foldObjects", "product"},
	"\\min":     {"foldInts", "foldObjects", "min"},
	"\\max":     {"foldInts", "foldObjects", "max"},
}

// result gives a folded value its type and the value of an empty range.
func (t *translator) result(e *core.Quantified, f folding, text string) string {
	to := e.T
	switch e.Kind {
	case "\\forall", "\\exists":
		return text
	case "\\min", "\\max":
		return fmt.Sprintf("((%s) or(%s, %s))", to, text, long64(t.limit(e)))
	case "\\product":
		return fmt.Sprintf("((%s) or(%s, 1))", to, text)
	}
	return fmt.Sprintf("((%s) or(%s, 0))", to, text)
}

// limit is the value of \max or \min over an empty range: the least or the
// greatest of the body's type.
func (t *translator) limit(e *core.Quantified) int64 {
	of := core.Plain(e.Body).Type()
	if u := types.Unboxed(of); u != nil {
		of = u
	}
	b, ok := of.(*types.Basic)
	if !ok {
		t.no(e.Body, e.Kind+" of "+of.String())
		return 0
	}
	if e.Kind == "\\min" {
		return integers[b.Kind].hi
	}
	return integers[b.Kind].lo
}

// nest writes the helper calls from variable k on.
func (t *translator) nest(e *core.Quantified, f folding, vars []*types.Var, conjuncts []core.Expr, k int) string {
	if k == len(vars) {
		return t.instance(e)
	}
	v := vars[k]
	kind := ""
	if f.kind != "" {
		kind = quote(f.kind) + ", "
	}
	if types.IsReference(v.Type) {
		name := t.declare(v)
		return fmt.Sprintf("%s(%sobjects(%s), %s -> %s)", f.objects, kind, quote(typeName(v.Type)), name, t.nest(e, f, vars, conjuncts, k+1))
	}
	lo, hi := int64(0), int64(1)
	if !types.IsKind(v.Type, types.Boolean) {
		b, ok := v.Type.(*types.Basic)
		r, known := integers[b.Kind]
		if !ok || !known {
			return t.no(e.Vars[k], "a quantifier over "+v.Type.String())
		}
		lo, hi = r.lo, r.hi
	}
	bounds := t.bounds(vars, conjuncts, k)
	name := t.declare(v)
	long := name + "_"
	cast := fmt.Sprintf("(%s) %s", v.Type, long)
	if types.IsKind(v.Type, types.Boolean) {
		cast = long + " != 0"
	}
	return fmt.Sprintf("%s(%sints(%s, %s)%s, %s -> { final %s %s = %s; return %s; })", f.ints, kind, long64(lo), long64(hi), bounds, long,
		v.Type, name, cast, t.nest(e, f, vars, conjuncts, k+1))
}

func long64(i int64) string {
	if i == -1<<63 {
		return "Long.MIN_VALUE"
	}
	return fmt.Sprintf("%dL", i)
}

// instance writes what is evaluated for one binding of all variables.
func (t *translator) instance(e *core.Quantified) string {
	within := ""
	if e.Range != nil {
		within = t.expr(e.Range)
	}
	body := t.expr(e.Body)
	switch e.Kind {
	case "\\forall":
		if within == "" {
			return body
		}
		return fmt.Sprintf("!%s || %s", paren(within), body)
	case "\\exists":
		if within == "" {
			return body
		}
		return fmt.Sprintf("%s && %s", within, body)
	case "\\num_of":
		if within != "" {
			body = within + " && " + body
		}
		return fmt.Sprintf("%s ? Long.valueOf(1) : null", body)
	}
	term := fmt.Sprintf("Long.valueOf((%s) %s)", e.T, body)
	if within == "" {
		return term
	}
	return fmt.Sprintf("%s ? %s : null", within, term)
}

func paren(s string) string {
	if strings.HasPrefix(s, "(") {
		return s
	}
	return "(" + s + ")"
}

// conjuncts are the leading conditions that a binding must satisfy to matter.
func (t *translator) conjuncts(e *core.Quantified) []core.Expr {
	var out []core.Expr
	var add func(e core.Expr)
	add = func(e core.Expr) {
		if b, ok := e.(*core.Binary); ok && b.Op == "&&" {
			add(b.X)
			add(b.Y)
			return
		}
		out = append(out, e)
	}
	if e.Range != nil {
		add(e.Range)
	}
	switch b := e.Body.(type) {
	case *core.Binary:
		if e.Kind == "\\forall" && b.Op == "==>" {
			add(b.X)
		} else if e.Kind == "\\exists" {
			add(b)
		}
	case *core.Chain:
		if e.Kind == "\\exists" {
			add(b)
		}
	}
	return out
}

// leading is one of the leading conditions: one without variables that must be
// true, or x <= y, strictly or not. A side is a variable, by its index, or, with
// index -1, an expression without variables.
type leading struct {
	when    core.Expr
	x, y    int
	xe, ye  core.Expr
	strict  bool
	isBound bool
}

// orders says what a comparison means as x <= y: which sides to swap, strictly
// or not; == is both ways.
var orders = map[core.Op]struct{ forward, backward, strict bool }{
	"<": {forward: true, strict: true}, "<=": {forward: true},
	">": {backward: true, strict: true}, ">=": {backward: true},
	"==": {forward: true, backward: true},
}

// leadings are the leading conjuncts that narrow integers, up to the first that
// may be undefined where it is looked at.
func (t *translator) leadings(vars []*types.Var, conjuncts []core.Expr) []leading {
	index := map[*types.Var]int{}
	for i, v := range vars {
		if types.IsIntegral(v.Type) {
			index[v] = i
		}
	}
	side := func(e core.Expr) (v int, ok bool) {
		if x, ok := core.Plain(e).(*core.Local); ok {
			if i, ok := index[x.Var]; ok {
				return i, true
			}
		}
		return -1, !mentions(e, vars)
	}
	var out []leading
	for _, c := range conjuncts {
		if !mentions(c, vars) {
			out = append(out, leading{when: c})
			continue
		}
		var ops []core.Op
		var operands []core.Expr
		switch c := c.(type) {
		case *core.Binary:
			ops, operands = []core.Op{c.Op}, []core.Expr{c.X, c.Y}
		case *core.Chain:
			ops, operands = c.Ops, c.Operands
		}
		if len(ops) == 0 {
			return out
		}
		for i, op := range ops {
			o, ok := orders[op]
			x, xok := side(operands[i])
			y, yok := side(operands[i+1])
			if !ok || !xok || !yok || !types.IsIntegral(core.Plain(operands[i]).Type()) || !types.IsIntegral(core.Plain(operands[i+1]).Type()) {
				return out
			}
			if o.forward {
				out = append(out, leading{x: x, y: y, xe: operands[i], ye: operands[i+1], strict: o.strict, isBound: true})
			}
			if o.backward {
				out = append(out, leading{x: y, y: x, xe: operands[i+1], ye: operands[i], strict: o.strict, isBound: true})
			}
		}
	}
	return out
}

// bounds writes the narrowing of variable k by the leading conjuncts. All of
// these are defined wherever they are looked at, so what they exclude is false.
// A variable that comes later has no value yet: its own bounds serve instead.
func (t *translator) bounds(vars []*types.Var, conjuncts []core.Expr, k int) string {
	ls := t.leadings(vars, conjuncts)
	below, above := map[int]bool{k: true}, map[int]bool{k: true} // variables that are at least, at most variable k
	for range vars {
		for _, l := range ls {
			if l.isBound && l.x >= k && l.y > k && below[l.x] {
				below[l.y] = true
			}
			if l.isBound && l.y >= k && l.x > k && above[l.y] {
				above[l.x] = true
			}
		}
	}
	var b strings.Builder
	for _, l := range ls {
		switch {
		case !l.isBound:
			fmt.Fprintf(&b, ".when(() -> %s)", t.expr(l.when))
		case l.x >= k && below[l.x] && l.y < k:
			method := "le"
			if l.strict {
				method = "lt"
			}
			fmt.Fprintf(&b, ".%s(() -> %s)", method, t.expr(l.ye))
		case l.y >= k && above[l.y] && l.x < k:
			method := "ge"
			if l.strict {
				method = "gt"
			}
			fmt.Fprintf(&b, ".%s(() -> %s)", method, t.expr(l.xe))
		}
	}
	return b.String()
}

// mentions reports whether an expression uses one of the variables.
func mentions(e core.Expr, vars []*types.Var) bool {
	found := false
	core.Walk(e, func(n core.Node) bool {
		if x, ok := n.(*core.Local); ok {
			found = found || slices.Contains(vars, x.Var)
		}
		return !found
	})
	return found
}
