package smtlib

import (
	"math/big"
	"slices"
	"strconv"
	"strings"
)

// opsNamed finds the operators of an SMT-LIB name, and of one with a rounding mode
// behind it, as "fp.add RNE".
var opsNamed = func() map[string][]Op {
	m := map[string][]Op{}
	for op := range ops {
		if s := ops[op].smt; s != "" && Op(op) != OpForall && Op(op) != OpExists {
			if ops[op].mode != "" {
				s += " " + ops[op].mode
			}
			m[s] = append(m[s], Op(op))
		}
	}
	return m
}()

// meanings are the names that operators have.
var meanings = func() map[string]bool {
	m := map[string]bool{}
	for op := range ops {
		if Op(op) != OpForall && Op(op) != OpExists {
			m[ops[op].smt] = true
		}
	}
	return m
}()

// roundingModes are the names that stand before the arguments of operators that round.
var roundingModes = map[string]bool{"RNE": true, "RNA": true, "RTP": true, "RTN": true, "RTZ": true}

// assoc says how SMT-LIB reads more than two arguments.
type assoc uint8

const (
	leftAssoc assoc = iota + 1
	rightAssoc
	chain
)

var assocs = map[Op]assoc{
	OpXor: leftAssoc, OpImplies: rightAssoc, OpEq: chain,
	OpBVAdd: leftAssoc, OpBVSub: leftAssoc, OpBVMul: leftAssoc,
	OpBVAnd: leftAssoc, OpBVOr: leftAssoc, OpBVXor: leftAssoc, OpConcat: leftAssoc,
}

// derived are operators that the reader expands; args are bit-vectors of one
// sort.
var derived = map[string]struct {
	arity, params int
	build         func(b *Builder, x, y *Term, n int) *Term
}{
	"bvnand":       {2, 0, func(b *Builder, x, y *Term, _ int) *Term { return b.BVNot(b.BVAnd(x, y)) }},
	"bvnor":        {2, 0, func(b *Builder, x, y *Term, _ int) *Term { return b.BVNot(b.BVOr(x, y)) }},
	"bvxnor":       {2, 0, func(b *Builder, x, y *Term, _ int) *Term { return b.BVNot(b.BVXor(x, y)) }},
	"bvcomp":       {2, 0, func(b *Builder, x, y *Term, _ int) *Term { return b.Ite(b.Eq(x, y), b.BV(1, 1), b.BV(0, 1)) }},
	"bvsmod":       {2, 0, smod},
	"rotate_left":  {1, 1, func(b *Builder, x, _ *Term, n int) *Term { return b.rotate(x, n%x.Width()) }},
	"rotate_right": {1, 1, func(b *Builder, x, _ *Term, n int) *Term { return b.rotate(x, x.Width()-n%x.Width()) }},
	"repeat":       {1, 1, repeat},
}

// smod is the signed remainder with the sign of the divisor.
func smod(b *Builder, x, y *Term, _ int) *Term {
	w := x.Width()
	zero := b.BV(0, w)
	abs := func(t *Term) *Term { return b.Ite(b.SLt(t, zero), b.Neg(t), t) }
	u := b.URem(abs(x), abs(y))
	nx, ny := b.SLt(x, zero), b.SLt(y, zero)
	return b.Ite(b.Eq(u, zero), u,
		b.Ite(b.And(b.Not(nx), b.Not(ny)), u,
			b.Ite(b.And(nx, b.Not(ny)), b.Add(b.Neg(u), y),
				b.Ite(b.And(b.Not(nx), ny), b.Add(u, y), b.Neg(u)))))
}

// rotate rotates left by n bits, 0 <= n <= width.
func (b *Builder) rotate(x *Term, n int) *Term {
	w := x.Width()
	if n%w == 0 {
		return x
	}
	return b.Concat(b.Extract(w-n-1, 0, x), b.Extract(w-1, w-n, x))
}

func repeat(b *Builder, x, _ *Term, n int) *Term {
	r := x
	for range n - 1 {
		r = b.Concat(r, x)
	}
	return r
}

// repeatMax bounds the width that repeat may make.
const repeatMax = 1 << 16

// macro is a define-fun.
type macro struct {
	params []*Term
	body   *Term
}

// termReader turns S-expressions into terms.
type termReader struct {
	b      *Builder
	consts map[string]*Term
	funcs  map[string]*Func
	macros map[string]macro
	scope  map[string][]*Term // let and quantifier bindings, innermost last
	bound  map[*Term]int      // bound variables in scope
	// special reads what only models hold: ok says that it did.
	special func(n *sexp) (t *Term, ok bool, err error)
	// missing is asked for a constant that is not declared.
	missing func(name string) *Term
}

func newTermReader(b *Builder) *termReader {
	return &termReader{b: b, consts: map[string]*Term{}, funcs: map[string]*Func{},
		macros: map[string]macro{}, scope: map[string][]*Term{}, bound: map[*Term]int{}}
}

// sortDepthMax bounds the nesting of sorts.
const sortDepthMax = 64

func (r *termReader) sort(n *sexp) (*Sort, error) { return r.sortAt(n, 0) }

func (r *termReader) sortAt(n *sexp, depth int) (*Sort, error) {
	switch {
	case depth > sortDepthMax:
		return nil, n.fail("sort nested too deep")
	case n.is("Bool"):
		return r.b.BoolSort(), nil
	case n.head() == "_" && len(n.kids) == 3 && n.kids[1].is("BitVec"):
		w, err := number(n.kids[2])
		if err != nil {
			return nil, err
		}
		if w < 1 {
			return nil, n.fail("width %d", w)
		}
		return r.b.BitVec(w), nil
	case n.head() == "_" && len(n.kids) == 4 && n.kids[1].is("FloatingPoint"):
		exp, err := number(n.kids[2])
		if err != nil {
			return nil, err
		}
		sig, err := number(n.kids[3])
		if err != nil {
			return nil, err
		}
		if s := r.b.sorts.float(exp, sig); s != nil {
			return s, nil
		}
		return nil, n.fail("no format of %d and %d bits", exp, sig)
	case n.head() == "Array" && len(n.kids) == 3:
		i, err := r.sortAt(n.kids[1], depth+1)
		if err != nil {
			return nil, err
		}
		e, err := r.sortAt(n.kids[2], depth+1)
		if err != nil {
			return nil, err
		}
		return r.b.Array(i, e), nil
	}
	return nil, n.fail("unknown sort")
}

// number reads a numeral up to maxWidth.
func number(n *sexp) (int, error) {
	v, err := strconv.Atoi(n.text)
	if n.kind != sexpNumeral || err != nil || v > maxWidth {
		return 0, n.fail("want a number up to %d", maxWidth)
	}
	return v, nil
}

// binders reads ((x S) …) and makes the variables, in scope until leave.
func (r *termReader) binders(n *sexp) ([]string, []*Term, error) {
	if n.kind != sexpList {
		return nil, nil, n.fail("want variables")
	}
	var names []string
	var vars []*Term
	for _, k := range n.kids {
		if k.kind != sexpList || len(k.kids) != 2 {
			return nil, nil, k.fail("want (variable sort)")
		}
		name, ok := k.kids[0].symbol()
		if !ok {
			return nil, nil, k.fail("want (variable sort)")
		}
		s, err := r.sort(k.kids[1])
		if err != nil {
			return nil, nil, err
		}
		if slices.Contains(names, name) {
			return nil, nil, k.fail("%s is bound twice", name)
		}
		names = append(names, name)
		// The same text gives the same variable, unless that could capture.
		v := r.b.bounds[nameOf(name)]
		if v == nil || v.Sort != s || r.bound[v] > 0 || slices.Contains(vars, v) {
			v = r.b.BoundVar(nameOf(name), s)
		}
		vars = append(vars, v)
	}
	for i, v := range vars {
		r.enter(names[i], v)
		r.bound[v]++
	}
	return names, vars, nil
}

func (r *termReader) enter(name string, t *Term) { r.scope[name] = append(r.scope[name], t) }

func (r *termReader) leave(name string) {
	if l := r.scope[name]; len(l) == 1 {
		delete(r.scope, name)
	} else {
		r.scope[name] = l[:len(l)-1]
	}
}

func (r *termReader) leaveBinders(names []string, vars []*Term) {
	for i, v := range vars {
		r.leave(names[i])
		r.bound[v]--
	}
}

type workKind uint8

const (
	workTerm  workKind = iota
	workApply          // the last values are arguments, as many as arguments gives
	workLet            // the last values are bound
	workUnlet
	workQuant
	workNamed
)

type work struct {
	kind  workKind
	n     *sexp
	names []string
	vars  []*Term
}

// term reads a term. The walk keeps its own stack.
func (r *termReader) term(root *sexp) (*Term, error) {
	w := &termWalk{termReader: r, todo: []work{{kind: workTerm, n: root}}}
	for len(w.todo) > 0 {
		next := w.todo[len(w.todo)-1]
		w.todo = w.todo[:len(w.todo)-1]
		if err := w.step(next); err != nil {
			return nil, err
		}
	}
	return w.vals[0], nil
}

// termWalk is the reading of one term: vals are the terms read that no other one has taken
// yet, todo is what is to be done, the next at the end.
type termWalk struct {
	*termReader
	vals []*Term
	todo []work
}

func (w *termWalk) push(t *Term, err error) error {
	if err == nil {
		w.vals = append(w.vals, t)
	}
	return err
}

func (w *termWalk) step(x work) error {
	n := x.n
	switch x.kind {
	case workTerm:
		if n.kind != sexpList {
			return w.push(w.atom(n))
		}
		return w.list(n)
	case workApply:
		k := len(w.vals) - len(w.arguments(n))
		t, err := w.apply(n, w.vals[k:])
		w.vals = w.vals[:k]
		return w.push(t, err)
	case workLet:
		bs := n.kids[1].kids
		k := len(w.vals) - len(bs)
		for i, b := range bs {
			w.enter(b.kids[0].text, w.vals[k+i])
		}
		w.vals = w.vals[:k]
	case workUnlet:
		for _, b := range n.kids[1].kids {
			w.leave(b.kids[0].text)
		}
	case workQuant:
		w.leaveBinders(x.names, x.vars)
		return w.quantify(n, x.vars)
	case workNamed:
		return w.named(n)
	}
	return nil
}

// list reads a term in parentheses, or begins to.
func (w *termWalk) list(n *sexp) error {
	if len(n.kids) == 0 {
		return n.fail("empty term")
	}
	if w.special != nil {
		if t, ok, err := w.special(n); ok || err != nil {
			return w.push(t, err)
		}
	}
	switch n.head() {
	case "let":
		return w.let(n)
	case "forall", "exists":
		if len(n.kids) != 3 || len(n.kids[1].kids) == 0 {
			return n.fail("want (%s ((x sort) …) term)", n.head())
		}
		names, vars, err := w.binders(n.kids[1])
		if err != nil {
			return err
		}
		w.todo = append(w.todo, work{workQuant, n, names, vars}, work{kind: workTerm, n: n.kids[2]})
	case "!":
		if len(n.kids) < 2 {
			return n.fail("want (! term …)")
		}
		w.todo = append(w.todo, work{kind: workNamed, n: n}, work{kind: workTerm, n: n.kids[1]})
	case "_":
		return w.push(w.indexedConst(n))
	default:
		w.todo = append(w.todo, work{kind: workApply, n: n})
		for _, k := range slices.Backward(w.arguments(n)) {
			w.todo = append(w.todo, work{kind: workTerm, n: k})
		}
	}
	return nil
}

// let begins to read one: first what is bound, then with the names in scope the body.
func (w *termWalk) let(n *sexp) error {
	if len(n.kids) != 3 || n.kids[1].kind != sexpList {
		return n.fail("want (let ((x term) …) term)")
	}
	w.todo = append(w.todo, work{kind: workUnlet, n: n}, work{kind: workTerm, n: n.kids[2]}, work{kind: workLet, n: n})
	for _, b := range slices.Backward(n.kids[1].kids) {
		if len(b.kids) != 2 {
			return b.fail("want (x term)")
		}
		if _, ok := b.kids[0].symbol(); !ok {
			return b.fail("want (x term)")
		}
		w.todo = append(w.todo, work{kind: workTerm, n: b.kids[1]})
	}
	return nil
}

// quantify puts a quantifier around the term read last.
func (w *termWalk) quantify(n *sexp, vars []*Term) error {
	last := &w.vals[len(w.vals)-1]
	if (*last).Sort.Kind != BoolKind {
		return n.fail("%s over a term of sort %s", n.head(), (*last).Sort)
	}
	op := OpForall
	if n.head() == "exists" {
		op = OpExists
	}
	*last = w.b.quantify(op, vars, *last)
	return nil
}

// named declares the names that annotations give the term read last.
func (w *termWalk) named(n *sexp) error {
	t := w.vals[len(w.vals)-1]
	for i := 2; i+1 < len(n.kids); i++ {
		if n.kids[i].kind != sexpKeyword || n.kids[i].text != ":named" {
			continue
		}
		name, ok := n.kids[i+1].symbol()
		if !ok || t.HasBound {
			return n.kids[i].fail("want a symbol that names a closed term")
		}
		if err := w.unused(n.kids[i+1], name); err != nil {
			return err
		}
		w.macros[name] = macro{body: t}
	}
	return nil
}

// unused demands that a symbol may be declared.
func (r *termReader) unused(n *sexp, name string) error {
	_, m := r.macros[name]
	_, d := derived[name]
	if r.consts[name] != nil || r.funcs[name] != nil || m {
		return n.fail("%s is declared already", name)
	}
	if meanings[name] || d || name == "true" || name == "false" {
		return n.fail("%s has a meaning of its own", name)
	}
	return nil
}

func (r *termReader) atom(n *sexp) (*Term, error) {
	switch n.kind {
	case sexpHex, sexpBinary:
		base, w := 16, 4*len(n.text)
		if n.kind == sexpBinary {
			base, w = 2, len(n.text)
		}
		if w > maxWidth {
			return nil, n.fail("constant too wide")
		}
		v, ok := new(big.Int).SetString(n.text, base)
		if !ok {
			return nil, n.fail("not a constant")
		}
		return r.b.BVBig(v, w), nil
	case sexpSymbol, sexpQuoted:
		if l := r.scope[n.text]; len(l) > 0 {
			return l[len(l)-1], nil
		}
		if m, ok := r.macros[n.text]; ok && len(m.params) == 0 {
			return m.body, nil
		}
		if t := r.consts[n.text]; t != nil {
			return t, nil
		}
		switch n.text {
		case "true":
			return r.b.True(), nil
		case "false":
			return r.b.False(), nil
		}
		if r.missing != nil {
			if t := r.missing(n.text); t != nil {
				return t, nil
			}
		}
		return nil, n.fail("unknown constant %s", n.text)
	}
	return nil, n.fail("not a term")
}

// indexedConst reads (_ bvN w).
func (r *termReader) indexedConst(n *sexp) (*Term, error) {
	if len(n.kids) == 3 && n.kids[1].kind == sexpSymbol && strings.HasPrefix(n.kids[1].text, "bv") {
		d := n.kids[1].text[2:]
		if d != "" && strings.Trim(d, "0123456789") == "" && len(d) < 1<<16 {
			w, err := number(n.kids[2])
			if err != nil {
				return nil, err
			}
			v, _ := new(big.Int).SetString(d, 10)
			if w < 1 || v.BitLen() > w {
				return nil, n.fail("constant does not fit %d bits", w)
			}
			return r.b.BVBig(v, w), nil
		}
	}
	return nil, n.fail("unknown constant")
}

// mode is the rounding mode before the arguments of an application, or "".
func (r *termReader) mode(n *sexp) string {
	if len(n.kids) < 2 || !roundingModes[n.kids[1].text] || n.kids[1].kind != sexpSymbol {
		return ""
	}
	m := n.kids[1].text
	if _, macro := r.macros[m]; macro || r.consts[m] != nil || len(r.scope[m]) > 0 {
		return "" // a name of the script
	}
	return m
}

// arguments are the terms that an application has behind its operator.
func (r *termReader) arguments(n *sexp) []*sexp {
	if r.mode(n) != "" {
		return n.kids[2:]
	}
	return n.kids[1:]
}

// apply reads (head args…) with the arguments already read.
func (r *termReader) apply(n *sexp, args []*Term) (*Term, error) {
	h := n.kids[0]
	if h.kind == sexpList {
		switch {
		case h.head() == "as" && len(h.kids) == 3 && h.kids[1].is("const"):
			s, err := r.sort(h.kids[2])
			if err != nil {
				return nil, err
			}
			if s.Kind != ArrayKind || len(args) != 1 || args[0].Sort != s.Elem {
				return nil, n.fail("element does not fit %s", s)
			}
			return r.b.ConstArray(s, args[0]), nil
		case h.head() == "_" && len(h.kids) >= 3:
			var idx []int
			for _, k := range h.kids[2:] {
				v, err := number(k)
				if err != nil {
					return nil, err
				}
				idx = append(idx, v)
			}
			if h.kids[1].kind == sexpSymbol {
				return r.applyOp(n, h.kids[1].text, idx, args)
			}
		}
		return nil, h.fail("unknown operator")
	}
	name, ok := h.symbol()
	if !ok {
		return nil, h.fail("not an operator")
	}
	if m, ok := r.macros[name]; ok {
		if len(m.params) != len(args) {
			return nil, n.fail("%s takes %d arguments, got %d", name, len(m.params), len(args))
		}
		sub := make(map[*Term]*Term, len(args))
		for i, p := range m.params {
			if p.Sort != args[i].Sort {
				return nil, n.fail("argument %d of %s is of sort %s, want %s", i+1, name, args[i].Sort, p.Sort)
			}
			sub[p] = args[i]
		}
		return r.b.Substitute(m.body, sub), nil
	}
	if f := r.funcs[name]; f != nil {
		if bad := f.misapplied(args); bad != "" {
			return nil, n.fail("%s", bad)
		}
		return r.b.App(f, args...), nil
	}
	return r.applyOp(n, name, nil, args)
}

// applyOp applies an operator of the theories.
func (r *termReader) applyOp(n *sexp, name string, idx []int, args []*Term) (*Term, error) {
	if d, ok := derived[name]; ok {
		if d.arity != len(args) || d.params != len(idx) {
			return nil, n.fail("%s takes %d arguments and %d indices", name, d.arity, d.params)
		}
		if _, bad := sameVec(r.b, args, 0, 0); bad != "" {
			return nil, n.fail("%s: %s", name, bad)
		}
		var y *Term
		if len(args) > 1 {
			y = args[1]
		}
		k := 0
		if len(idx) > 0 {
			k = idx[0]
		}
		if name == "repeat" && (k < 1 || k*args[0].Width() > repeatMax) {
			return nil, n.fail("repeat %d times", k)
		}
		return d.build(r.b, args[0], y, k), nil
	}
	if m := r.mode(n); m != "" {
		name += " " + m
	}
	candidates := opsNamed[name]
	if len(candidates) == 0 {
		return nil, n.fail("unknown function %s", name)
	}
	if len(args) == 0 {
		return nil, n.fail("%s without arguments", name)
	}
	var t *Term
	var err error
	for _, op := range candidates { // to_fp has several meanings
		if t, err = r.applyOne(n, op, idx, args); err == nil {
			break
		}
	}
	return t, err
}

// applyOne applies one operator.
func (r *termReader) applyOne(n *sexp, op Op, idx []int, args []*Term) (*Term, error) {
	if len(idx) != ops[op].params {
		return nil, n.fail("%s takes %d indices", ops[op].smt, ops[op].params)
	}
	is := [2]int{}
	copy(is[:], idx)
	apply := func(args ...*Term) (*Term, error) {
		t, bad := r.b.Apply(op, is[0], is[1], args...)
		if bad != "" {
			return nil, n.fail("%s", bad)
		}
		return t, nil
	}
	if len(args) <= 2 {
		return apply(args...)
	}
	switch assocs[op] {
	case leftAssoc:
		t := args[0]
		for _, a := range args[1:] {
			var err error
			if t, err = apply(t, a); err != nil {
				return nil, err
			}
		}
		return t, nil
	case rightAssoc:
		t := args[len(args)-1]
		for i := len(args) - 2; i >= 0; i-- {
			var err error
			if t, err = apply(args[i], t); err != nil {
				return nil, err
			}
		}
		return t, nil
	case chain:
		var all []*Term
		for i := range args[1:] {
			t, err := apply(args[i], args[i+1])
			if err != nil {
				return nil, err
			}
			all = append(all, t)
		}
		return r.b.And(all...), nil
	}
	return apply(args...)
}
