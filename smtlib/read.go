package smtlib

import (
	"io"
	"strings"
)

// Read reads a script: what Write prints, and what people usually write by
// hand around one check-sat. It understands declare-const, declare-fun,
// define-const, define-fun (expanded where it is used), assert, let,
// quantifiers, :named terms, check-sat, check-sat-assuming and get-model; it
// skips options, information and exit; anything else, push and pop included,
// is an error. Errors in the text are of type *ReadError. The constants and
// functions must not clash with those that b has.
//
// A constant named !def_… whose declaration is followed by an assertion that it
// equals some term not containing it stands for that term, as in Write.
func Read(b *Builder, rd io.Reader) (*Script, error) {
	text, err := io.ReadAll(rd)
	if err != nil {
		return nil, err
	}
	sr := &scriptReader{s: &Script{B: b}, r: newTermReader(b)}
	sr.r.missing = sr.recursive
	src := newSexpReader(string(text))
	first := true
	for {
		n, err := src.next()
		if err != nil {
			return nil, err
		}
		comments := src.comments
		src.comments = nil
		if first {
			sr.s.Comments, comments, first = comments, nil, false
		}
		sr.comments = append(sr.comments, comments...)
		if n == nil {
			return sr.s, sr.declarePending()
		}
		if err := sr.command(n); err != nil {
			return nil, err
		}
	}
}

type scriptReader struct {
	s        *Script
	r        *termReader
	comments []string
	pending  *sexp // declaration of a constant !def_…, which may turn out to be a definition
	name     string
	sort     *Sort
	checked  bool
}

// declarePending declares the pending constant.
func (sr *scriptReader) declarePending() error {
	if sr.pending == nil {
		return nil
	}
	n := sr.pending
	sr.pending = nil
	return sr.declareConst(n, sr.name, sr.sort)
}

// recursive declares the pending constant when its supposed definition
// mentions it.
func (sr *scriptReader) recursive(name string) *Term {
	if sr.pending == nil || name != sr.name || sr.declarePending() != nil {
		return nil
	}
	return sr.r.consts[name]
}

// command reads a command, behind the declaration that its predecessor left pending.
func (sr *scriptReader) command(n *sexp) error {
	h := n.head()
	if h == "" {
		return n.fail("want a command")
	}
	if sr.pending != nil {
		if done, err := sr.definition(n); done || err != nil {
			return err
		}
	}
	if err := sr.declarePending(); err != nil {
		return err
	}
	c, known := commands[h]
	args := n.kids[1:]
	switch {
	case !known:
		return n.fail("command %s is not supported", h)
	case c.read == nil:
		return nil
	case c.shape != "" && len(args) != c.args:
		return n.fail("want (%s %s)", h, c.shape)
	}
	return c.read(sr, n, args)
}

// commands are those that are known, with what is done about each (nil: nothing), and how
// many arguments it has, in which shape ("": of any number).
var commands = map[string]struct {
	args  int
	shape string
	read  func(sr *scriptReader, n *sexp, args []*sexp) error
}{
	"set-option":     {},
	"exit":           {},
	"echo":           {},
	"get-value":      {},
	"get-info":       {},
	"get-unsat-core": {},
	"get-model":      {read: func(sr *scriptReader, _ *sexp, _ []*sexp) error { sr.s.GetModel = true; return nil }},
	"set-info": {read: func(sr *scriptReader, _ *sexp, args []*sexp) error {
		if len(args) == 2 && args[0].text == ":status" {
			sr.s.Status = args[1].text
		}
		return nil
	}},
	"set-logic": {1, "logic", func(sr *scriptReader, _ *sexp, args []*sexp) error {
		sr.s.Logic = args[0].text
		return nil
	}},
	"declare-const": {2, "name sort", func(sr *scriptReader, n *sexp, args []*sexp) error {
		return sr.declare(n, args[0], nil, args[1])
	}},
	"declare-fun": {3, "name (sort …) sort", func(sr *scriptReader, n *sexp, args []*sexp) error {
		if args[1].kind != sexpList {
			return args[1].fail("want sorts")
		}
		return sr.declare(n, args[0], args[1].kids, args[2])
	}},
	"define-const": {3, "name sort term", func(sr *scriptReader, n *sexp, args []*sexp) error {
		return sr.define(args[0], &sexp{line: n.line, col: n.col}, args[1], args[2])
	}},
	"define-fun": {4, "name ((x sort) …) sort term", func(sr *scriptReader, _ *sexp, args []*sexp) error {
		return sr.define(args[0], args[1], args[2], args[3])
	}},
	"assert": {1, "term", func(sr *scriptReader, n *sexp, args []*sexp) error {
		if sr.checked {
			return n.fail("assertion after the check")
		}
		t, err := sr.r.term(args[0])
		if err != nil {
			return err
		}
		return sr.assert(args[0], t)
	}},
	"check-sat":          {read: (*scriptReader).check},
	"check-sat-assuming": {read: (*scriptReader).check},
}

// check reads the one check of a script, with the literals that it assumes.
func (sr *scriptReader) check(n *sexp, args []*sexp) error {
	if sr.checked {
		return n.fail("a second check")
	}
	sr.checked = true
	if n.head() == "check-sat" {
		if len(args) != 0 {
			return n.fail("want (check-sat)")
		}
		return nil
	}
	if len(args) != 1 || args[0].kind != sexpList {
		return n.fail("want (check-sat-assuming (literal …))")
	}
	for _, k := range args[0].kids {
		t, err := sr.r.term(k)
		if err != nil {
			return err
		}
		if t.Sort.Kind != BoolKind || !isLiteral(t) {
			return k.fail("want a literal")
		}
		sr.s.Assumptions = append(sr.s.Assumptions, t)
	}
	return nil
}

func (sr *scriptReader) assert(n *sexp, t *Term) error {
	if t.Sort.Kind != BoolKind {
		return n.fail("assertion of sort %s", t.Sort)
	}
	sr.s.Assertions = append(sr.s.Assertions, Assertion{t, strings.Join(sr.comments, "\n")})
	sr.comments = nil
	return nil
}

func (sr *scriptReader) declare(n, nameNode *sexp, argNodes []*sexp, retNode *sexp) error {
	name, ok := nameNode.symbol()
	if !ok {
		return nameNode.fail("want a symbol")
	}
	ret, err := sr.r.sort(retNode)
	if err != nil {
		return err
	}
	if err := sr.r.unused(nameNode, name); err != nil {
		return err
	}
	if len(argNodes) == 0 {
		if strings.HasPrefix(name, defPrefix) {
			sr.pending, sr.name, sr.sort = nameNode, name, ret
			return nil
		}
		return sr.declareConst(nameNode, name, ret)
	}
	var args []*Sort
	for _, a := range argNodes {
		s, err := sr.r.sort(a)
		if err != nil {
			return err
		}
		args = append(args, s)
	}
	b, inner := sr.s.B, nameOf(name)
	if f := b.funcs[inner]; b.consts[inner] != nil || f != nil && !f.is(args, ret) {
		return n.fail("%s is declared otherwise in this builder", name)
	}
	sr.r.funcs[name] = b.Declare(inner, args, ret)
	return nil
}

func (sr *scriptReader) declareConst(n *sexp, name string, s *Sort) error {
	b, inner := sr.s.B, nameOf(name)
	if t := b.consts[inner]; b.funcs[inner] != nil || t != nil && t.Sort != s {
		return n.fail("%s is declared otherwise in this builder", name)
	}
	if inner == "" {
		return n.fail("empty name")
	}
	sr.r.consts[name] = b.Const(inner, s)
	return nil
}

// bitsDefinition finds the number whose bits the pending constant is, in what Write
// asserts of such: (and (= (to_fp !def_N) number) (=> (fp.isNaN (to_fp !def_N)) (= !def_N NaN))).
func (sr *scriptReader) bitsDefinition(n *sexp) *sexp {
	if n.head() != "and" || len(n.kids) != 3 {
		return nil
	}
	eq, nan := n.kids[1], n.kids[2]
	if eq.head() != "=" || len(eq.kids) != 3 || nan.head() != "=>" || len(nan.kids) != 3 || nan.kids[1].head() != "fp.isNaN" {
		return nil
	}
	of := eq.kids[1]
	if of.kind != sexpList || len(of.kids) != 2 || !of.kids[1].is(sr.name) || of.kids[0].head() != "_" || len(of.kids[0].kids) != 4 || !of.kids[0].kids[1].is("to_fp") {
		return nil
	}
	return eq.kids[2]
}

// definition reads (assert (= !def_N term)) after the declaration of !def_N.
func (sr *scriptReader) definition(n *sexp) (bool, error) {
	if n.head() != "assert" || len(n.kids) != 2 || sr.checked {
		return false, nil
	}
	eq := n.kids[1]
	if number := sr.bitsDefinition(eq); number != nil {
		t, err := sr.r.term(number)
		if err != nil {
			return false, err
		}
		t, bad := sr.s.B.Apply(OpFPToBits, 0, 0, t)
		if bad != "" || t.Sort != sr.sort || sr.pending == nil {
			return false, nil
		}
		sr.pending = nil
		sr.r.macros[sr.name] = macro{body: t}
		return true, nil
	}
	if eq.head() != "=" || len(eq.kids) != 3 {
		return false, nil
	}
	if name, ok := eq.kids[1].symbol(); !ok || name != sr.name {
		return false, nil
	}
	t, err := sr.r.term(eq.kids[2])
	if err != nil {
		return false, err
	}
	if t.Sort != sr.sort {
		return false, eq.fail("= between sorts %s and %s", sr.sort, t.Sort)
	}
	if sr.pending == nil { // the term mentions the constant
		return true, sr.assert(n, sr.s.B.Eq(sr.r.consts[sr.name], t))
	}
	sr.pending = nil
	sr.r.macros[sr.name] = macro{body: t}
	return true, nil
}

func (sr *scriptReader) define(nameNode, params, retNode, bodyNode *sexp) error {
	name, ok := nameNode.symbol()
	if !ok {
		return nameNode.fail("want a symbol")
	}
	if err := sr.r.unused(nameNode, name); err != nil {
		return err
	}
	m, err := sr.r.function(params, retNode, bodyNode)
	if err != nil {
		return err
	}
	sr.r.macros[name] = m
	return nil
}

// function reads the parameters, result sort and body of a define-fun.
func (r *termReader) function(params, retNode, bodyNode *sexp) (macro, error) {
	ret, err := r.sort(retNode)
	if err != nil {
		return macro{}, err
	}
	names, vars, err := r.binders(params)
	if err != nil {
		return macro{}, err
	}
	body, err := r.term(bodyNode)
	if err != nil {
		return macro{}, err
	}
	r.leaveBinders(names, vars)
	if body.Sort != ret {
		return macro{}, bodyNode.fail("body of sort %s, want %s", body.Sort, ret)
	}
	return macro{vars, body}, nil
}
