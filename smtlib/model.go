package smtlib

import (
	"fmt"
	"slices"
)

// enumMax is the most points for which a function that a model gives by an
// arbitrary term becomes a table.
const enumMax = 1 << 12

// lambdaMax bounds the nesting of lambda.
const lambdaMax = 64

// ParseModel reads a solver's answer to (get-model): a list of define-fun, with
// or without the word model, after an optional "sat". It understands array
// values written with store, constant arrays, (_ as-array f), lambda and ite
// between these, and functions given by any term. A chain of ite over equations
// becomes a table, and so does what has few points; everything else keeps its
// term, which is evaluated where it is read. Sorts are those of b; no terms are
// added to b, which others may use meanwhile.
func ParseModel(b *Builder, text string) (*Model, error) {
	mr := &modelReader{
		b:    newBuilder(b.sorts, NoSimplify),
		m:    &Model{Consts: map[string]Value{}, Funcs: map[string]FuncValue{}},
		defs: map[string]*modelDef{},
	}
	mr.r = newTermReader(mr.b)
	mr.r.special = mr.special
	src := newSexpReader(text)
	var nodes []*sexp
	for {
		n, err := src.next()
		if err != nil {
			return nil, err
		}
		if n == nil {
			break
		}
		switch {
		case n.head() == "error":
			return nil, n.fail("the solver reports an error: %s", n.kids[len(n.kids)-1].text)
		case n.head() == "define-fun":
			nodes = append(nodes, n)
		case n.kind == sexpList:
			for i, k := range n.kids {
				if i > 0 || !k.is("model") {
					nodes = append(nodes, k)
				}
			}
		case !n.is("sat") && !n.is("unknown"):
			return nil, n.fail("want a model")
		}
	}
	for _, n := range nodes {
		if err := mr.declare(n); err != nil {
			return nil, err
		}
	}
	for _, name := range mr.order {
		d := mr.defs[name]
		f, err := mr.r.function(d.n.kids[2], d.n.kids[3], d.n.kids[4])
		if err != nil {
			return nil, err
		}
		d.params, d.body = f.params, f.body
	}
	for _, name := range mr.order {
		if err := mr.resolve(name, 0); err != nil {
			return nil, err
		}
	}
	return mr.given(), nil
}

// given is the model of the names that the solver gave: the whole one, which has
// names for each lambda as well, stays behind it.
func (mr *modelReader) given() *Model {
	m := &Model{Consts: map[string]Value{}, Funcs: map[string]FuncValue{}}
	for _, name := range mr.order {
		if v, ok := mr.m.Consts[name]; ok {
			m.Consts[name] = v
		}
		if f, ok := mr.m.Funcs[name]; ok {
			if f.Body != nil {
				f.in = mr.m
			}
			m.Funcs[name] = f
		}
	}
	return m
}

type modelReader struct {
	b     *Builder
	r     *termReader
	m     *Model
	defs  map[string]*modelDef
	order []string

	lambdas int // read so far
	open    int // being read
}

// modelDef is a definition of the model. One with a table gives the array that
// the function of that name is; one with an index gives, for its parameters, the
// array that maps index to body.
type modelDef struct {
	n         *sexp
	params    []*Term
	index     *Term
	body      *Term
	table     string
	sort      *Sort // of table's array
	busy, set bool
}

// declare makes the name of a definition known.
func (mr *modelReader) declare(n *sexp) error {
	switch n.head() {
	case "define-fun":
	case "declare-fun", "declare-sort", "declare-const", "forall":
		return nil
	default:
		return n.fail("want define-fun")
	}
	if len(n.kids) != 5 || n.kids[2].kind != sexpList {
		return n.fail("want (define-fun name ((x sort) …) sort term)")
	}
	if definesFloat(n) {
		return nil
	}
	sym, ok := n.kids[1].symbol()
	if !ok {
		return n.kids[1].fail("want a symbol")
	}
	name := nameOf(sym)
	if mr.defs[name] != nil {
		return n.fail("%s is defined twice", name)
	}
	ret, err := mr.r.sort(n.kids[3])
	if err != nil {
		return err
	}
	var args []*Sort
	for _, p := range n.kids[2].kids {
		if len(p.kids) != 2 {
			return p.fail("want (x sort)")
		}
		s, err := mr.r.sort(p.kids[1])
		if err != nil {
			return err
		}
		args = append(args, s)
	}
	if len(args) == 0 {
		mr.r.consts[sym] = mr.b.Const(name, ret)
	} else {
		mr.r.funcs[sym] = mr.b.Declare(name, args, ret)
	}
	mr.defs[name] = &modelDef{n: n}
	mr.order = append(mr.order, name)
	return nil
}

// definesFloat reports whether a definition is of floating-point numbers. Scripts declare
// no such names: it is of a term that the printer named, or of the solver itself.
func definesFloat(n *sexp) bool {
	is := func(s *sexp) bool {
		return s.head() == "_" && len(s.kids) == 4 && s.kids[1].is("FloatingPoint") || s.is("RoundingMode")
	}
	return is(n.kids[3]) || slices.ContainsFunc(n.kids[2].kids, func(p *sexp) bool { return len(p.kids) == 2 && is(p.kids[1]) })
}

// special reads (_ as-array f) and (lambda ((x S)) body) as constants whose
// definitions are the functions, or as functions of the variables outside that the
// body has.
func (mr *modelReader) special(n *sexp) (*Term, bool, error) {
	switch {
	case n.head() == "_" && len(n.kids) == 3 && n.kids[1].is("as-array"):
		f := mr.r.funcs[n.kids[2].text]
		if f == nil || len(f.Args) != 1 {
			return nil, false, n.fail("%s is no function of one argument", n.kids[2].text)
		}
		return mr.table(f.Name, mr.b.Array(f.Args[0], f.Ret)), true, nil
	case n.head() == "lambda" && len(n.kids) == 3:
		names, vars, err := mr.r.binders(n.kids[1])
		if err != nil {
			return nil, false, err
		}
		if len(vars) != 1 {
			return nil, false, n.fail("lambda over %d variables", len(vars))
		}
		if mr.open++; mr.open > lambdaMax {
			return nil, false, n.fail("lambda nested too deep")
		}
		body, err := mr.r.term(n.kids[2])
		if err != nil {
			return nil, false, err
		}
		mr.open--
		mr.r.leaveBinders(names, vars)
		return mr.lambda(n, vars[0], body), true, nil
	}
	return nil, false, nil
}

// lambda is the term for the array that maps x to body. Its name begins with a
// sign that no symbol has.
func (mr *modelReader) lambda(n *sexp, x, body *Term) *Term {
	name := fmt.Sprintf("|lambda %d", mr.lambdas)
	mr.lambdas++
	s := mr.b.Array(x.Sort, body.Sort)
	outside := slices.DeleteFunc(FreeBound(body), func(v *Term) bool { return v == x })
	if len(outside) == 0 {
		mr.defs[name] = &modelDef{n: n, params: []*Term{x}, body: body}
		return mr.table(name, s)
	}
	mr.defs[name] = &modelDef{n: n, params: outside, index: x, body: body}
	sorts, args := make([]*Sort, len(outside)), make([]*Term, len(outside))
	for i, v := range outside {
		sorts[i], args[i] = v.Sort, v
	}
	return mr.b.App(mr.b.Declare(name, sorts, s), args...)
}

// table is the constant for the array that function f is.
func (mr *modelReader) table(f string, s *Sort) *Term {
	name := "|array of " + f
	if mr.defs[name] == nil {
		mr.defs[name] = &modelDef{table: f, sort: s}
	}
	return mr.b.Const(name, s)
}

// resolve puts the meaning of a name into the model, those it needs first.
func (mr *modelReader) resolve(name string, depth int) error {
	d := mr.defs[name]
	if d == nil || d.set {
		return nil
	}
	if d.busy || depth > quantDepthMax {
		return fmt.Errorf("smtlib: model defines %s by itself", name)
	}
	d.busy = true
	if d.table != "" {
		if err := mr.resolve(d.table, depth+1); err != nil {
			return err
		}
		mr.m.Consts[name], d.set = mr.array(d.sort, mr.m.Funcs[d.table]), true
		return nil
	}
	var need []string
	walk([]*Term{d.body}, func(t *Term) {
		if t.Op == OpConst || t.Op == OpApp {
			need = append(need, t.Name)
		}
	})
	for _, n := range need {
		if err := mr.resolve(n, depth+1); err != nil {
			return err
		}
	}
	d.set = true
	if d.index != nil {
		mr.m.Funcs[name] = FuncValue{Params: d.params, Body: d.body, index: d.index}
		return nil
	}
	if len(d.params) == 0 {
		v, err := Eval(d.body, mr.m)
		if err != nil {
			return fmt.Errorf("smtlib: model's %s: %w", name, err)
		}
		mr.m.Consts[name] = v
		return nil
	}
	f, err := mr.function(d.params, d.body)
	if err != nil {
		return fmt.Errorf("smtlib: model's %s: %w", name, err)
	}
	mr.m.Funcs[name] = f
	return nil
}

// array is the array that a function of one argument is.
func (mr *modelReader) array(s *Sort, f FuncValue) Value {
	if f.Body != nil {
		return lambdaValue(s, &lambda{param: f.Params[0], body: f.Body, in: mr.m})
	}
	es := make([]ArrayEntry, 0, len(f.Entries))
	for i := len(f.Entries) - 1; i >= 0; i-- {
		es = append(es, ArrayEntry{f.Entries[i].Args[0], f.Entries[i].Result})
	}
	return NewArrayValue(s, f.Else, es...)
}

// function turns a body into a table, if it is one.
func (mr *modelReader) function(params []*Term, body *Term) (FuncValue, error) {
	var f FuncValue
	e := NewEvaluator(mr.m)
	t := body
	for ; t.Op == OpIte && !t.Args[1].HasBound; t = t.Args[2] {
		points, ok, err := pointsOf(e, params, t.Args[0])
		if err != nil {
			return f, err
		}
		if !ok {
			break
		}
		v, err := e.Eval(t.Args[1])
		if err != nil {
			return f, err
		}
		for _, p := range points {
			f.Entries = append(f.Entries, FuncEntry{p, v})
		}
	}
	if !t.HasBound {
		v, err := e.Eval(t)
		f.Else = v
		return f, err
	}
	n := int64(1)
	for _, p := range params {
		if n = n * min(p.Sort.card64(), enumMax+1); n > enumMax {
			return FuncValue{Params: params, Body: body}, nil
		}
	}
	f = FuncValue{Else: ZeroValue(body.Sort)}
	whole := FuncValue{Params: params, Body: body}
	app := &Term{Name: "a function", Sort: body.Sort}
	args := make([]Value, len(params))
	var err error
	var visit func(k int) bool
	visit = func(k int) bool {
		if k == len(params) {
			var v Value
			if v, err = e.applyBody(app, whole, args); err == nil {
				f.Entries = append(f.Entries, FuncEntry{slices.Clone(args), v})
			}
			return err == nil
		}
		return forAllValues(params[k].Sort, func(v Value) bool {
			args[k] = v
			return visit(k + 1)
		})
	}
	visit(0)
	return f, err
}

// pointsOf reads a condition as a set of points: equations that give each
// parameter a value, and disjunctions of such.
func pointsOf(e *Evaluator, params []*Term, cond *Term) ([][]Value, bool, error) {
	var points [][]Value
	alts := []*Term{cond}
	for i := 0; i < len(alts); i++ {
		if alts[i].Op == OpOr {
			alts = append(alts, alts[i].Args...)
			continue
		}
		p := make([]Value, len(params))
		lits := []*Term{alts[i]}
		for k := 0; k < len(lits); k++ {
			l := lits[k]
			if l.Op == OpAnd {
				lits = append(lits, l.Args...)
				continue
			}
			x, bits := l, uint64(1)
			var y *Term
			switch {
			case l.Op == OpNot:
				x, bits = l.Args[0], 0
			case l.Op == OpEq:
				if x, y = l.Args[0], l.Args[1]; x.Op != OpBound {
					x, y = y, x
				}
			}
			at := slices.Index(params, x)
			if at < 0 || y != nil && y.HasBound {
				return nil, false, nil
			}
			v := Value{Sort: x.Sort, Bits: bits}
			if y != nil {
				var err error
				if v, err = e.Eval(y); err != nil {
					return nil, false, err
				}
			}
			if p[at].Sort != nil && p[at].Compare(v) != 0 {
				return nil, false, nil
			}
			p[at] = v
		}
		for _, v := range p {
			if v.Sort == nil {
				return nil, false, nil
			}
		}
		points = append(points, p)
	}
	return points, true, nil
}
