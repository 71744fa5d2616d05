package smtlib

import (
	"fmt"
	"io"
	"strconv"
	"strings"
)

// Script is a self-contained satisfiability question: header, declarations,
// assertions, one check. Its zero value with B set is the empty question.
// It prints as an SMT-LIB 2.6 file (see Write).
type Script struct {
	B           *Builder
	Logic       string   // "" stands for InferLogic()
	Comments    []string // header, printed as ; lines
	Assertions  []Assertion
	Status      string  // "sat", "unsat", "unknown": printed as set-info; "": not printed
	GetModel    bool    // ask for a model after the check
	Named       bool    // the text gives each assertion a name, !a_1, !a_2, …
	GetCore     bool    // ask for the names of a core after the check
	Assumptions []*Term // constants of sort Bool and their negations, for check-sat-assuming
}

// Assertion is a closed term of sort Bool and where it comes from.
type Assertion struct {
	Term    *Term
	Comment string // printed as ; lines before it
}

// Assert adds an assertion.
func (s *Script) Assert(t *Term, comment string) {
	if t.Sort.Kind != BoolKind || t.HasBound {
		panic("smtlib: Assert: not a closed Boolean term: " + t.String())
	}
	s.Assertions = append(s.Assertions, Assertion{t, comment})
}

// roots gives the terms of the script in order.
func (s *Script) roots() []*Term {
	var rs []*Term
	for _, a := range s.Assertions {
		rs = append(rs, a.Term)
	}
	return append(rs, s.Assumptions...)
}

// Decl is something declared: a constant or, when Func is set, a function.
type Decl struct {
	Const *Term
	Func  *Func
}

// Name gives the declared name.
func (d Decl) Name() string {
	if d.Func != nil {
		return d.Func.Name
	}
	return d.Const.Name
}

// Check panics unless each term of the script is as Check demands of terms, each assertion is
// closed and Boolean, each assumption is a literal, and no two things that are declared have
// one name.
func (s *Script) Check() {
	Check(s.B, s.roots()...)
	for _, a := range s.Assertions {
		if !a.Term.Sort.IsBool() || a.Term.HasBound {
			panic("smtlib: Check: an assertion that is not closed or not Boolean: " + a.Comment)
		}
	}
	for _, t := range s.Assumptions {
		if t.Op == OpNot {
			t = t.Args[0]
		}
		if t.Op != OpConst || !t.Sort.IsBool() {
			panic("smtlib: Check: an assumption that is no literal: " + t.String())
		}
	}
	names := map[string]bool{}
	for _, d := range s.Decls() {
		if names[d.Name()] {
			panic("smtlib: Check: declared twice: " + d.Name())
		}
		names[d.Name()] = true
	}
}

// Decls gives the constants and functions in the script, in the order of their
// first use in the text.
func (s *Script) Decls() []Decl { return declsOf(s.roots()) }

func declsOf(roots []*Term) []Decl {
	var out []Decl
	funcs := map[*Func]bool{}
	walk(roots, func(t *Term) {
		switch t.Op {
		case OpConst:
			out = append(out, Decl{Const: t})
		case OpApp:
			if !funcs[t.Func] {
				funcs[t.Func] = true
				out = append(out, Decl{Func: t.Func})
			}
		}
	})
	return out
}

// walk visits every term under the roots once, parents first, arguments from
// left to right.
func walk(roots []*Term, visit func(*Term)) {
	var seen sparse[bool]
	var stack []*Term
	for i := len(roots) - 1; i >= 0; i-- {
		stack = append(stack, roots[i])
	}
	for len(stack) > 0 {
		t := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if p := seen.at(t.ID); *p {
			continue
		} else {
			*p = true
		}
		visit(t)
		for i := len(t.Args) - 1; i >= 0; i-- {
			if a := t.Args[i]; !*seen.at(a.ID) {
				stack = append(stack, a)
			}
		}
	}
}

// sparse is a slice that grows on demand, in pages; its zero value is empty.
type sparse[T any] struct{ pages [][]T }

const pageBits = 8

// at gives the place of index i.
func (s *sparse[T]) at(i int) *T {
	p := i >> pageBits
	for p >= len(s.pages) {
		s.pages = append(s.pages, nil)
	}
	if s.pages[p] == nil {
		s.pages[p] = make([]T, 1<<pageBits)
	}
	return &s.pages[p][i&(1<<pageBits-1)]
}

// InferLogic names the smallest SMT-LIB logic of the family QF_BV, QF_ABV,
// QF_UFBV, QF_AUFBV, BV, ABV, UFBV, AUFBV, QF_BVFP that contains the script, or
// "ALL" when none does: arrays there map bit-vectors to bit-vectors only, and
// constant arrays belong to none. (Z3 does not know the names of logics with
// floating-point numbers and more.)
func (s *Script) InferLogic() string {
	var quant, arrays, funcs, beyond, floats bool
	inspect := func(so *Sort) {
		if so.Kind == ArrayKind {
			arrays = true
			beyond = beyond || so.Index.Kind != BitVecKind || so.Elem.Kind != BitVecKind
		}
	}
	walk(s.roots(), func(t *Term) {
		inspect(t.Sort)
		floats = floats || t.Op.isFloating()
		switch t.Op {
		case OpForall, OpExists:
			quant = true
			for _, v := range t.Bound {
				inspect(v.Sort)
			}
		case OpApp:
			funcs = true
			for _, a := range t.Func.Args {
				inspect(a)
			}
		case OpConstArray:
			beyond = true
		}
	})
	if beyond || floats && (quant || arrays || funcs) {
		return "ALL"
	}
	if floats {
		return "QF_BVFP"
	}
	name := ""
	if !quant {
		name = "QF_"
	}
	if arrays {
		name += "A"
	}
	if funcs {
		name += "UF"
	}
	return name + "BV"
}

// String is the text that Write writes.
func (s *Script) String() string {
	var sb strings.Builder
	if err := s.Write(&sb); err != nil {
		return "; " + err.Error() + "\n"
	}
	return sb.String()
}

// Write prints the script. Terms used more than once are named by let within
// an assertion; those that are deep, or large and used by several assertions,
// become constants !def_1, !def_2, … declared and defined by an equation just before
// their first use, as do all bits of floating-point numbers. Names that begin with "!def_" are reserved for this: Read puts
// the definition back in their place. The text takes time and space linear in
// the DAG, and depends on nothing but the script. The error is w's, or says
// that a name cannot be written.
func (s *Script) Write(w io.Writer) error {
	p := newPrinter(w, declsOf(s.roots()))
	for _, c := range s.Comments {
		p.comment(c)
	}
	p.text("(set-info :smt-lib-version 2.6)\n")
	if s.Status != "" {
		p.text("(set-info :status " + s.Status + ")\n")
	}
	if s.GetModel {
		p.text("(set-option :produce-models true)\n")
	}
	logic := s.Logic
	if logic == "" {
		logic = s.InferLogic()
	}
	if s.GetCore {
		p.text("(set-option :produce-unsat-cores true)\n")
	}
	p.text("(set-logic " + logic + ")\n")
	for _, d := range p.decls {
		if d.Func == nil {
			p.text("(declare-const " + p.sym(d.Const.Name) + " " + d.Const.Sort.text + ")\n")
			continue
		}
		args := make([]string, len(d.Func.Args))
		for i, a := range d.Func.Args {
			args[i] = a.text
		}
		p.text("(declare-fun " + p.sym(d.Func.Name) + " (" + strings.Join(args, " ") + ") " + d.Func.Ret.text + ")\n")
	}
	var terms []*Term
	for _, a := range s.Assertions {
		terms = append(terms, a.Term)
	}
	before := p.choose(terms)
	for i, a := range s.Assertions {
		if a.Comment != "" {
			p.comment(a.Comment)
		}
		for _, d := range before[i] {
			p.define(d)
		}
		if !s.Named {
			p.text("(assert ")
			p.unit(a.Term, false)
			p.text(")\n")
			continue
		}
		p.text("(assert (! ")
		p.unit(a.Term, false)
		p.text(" :named " + p.assertPre + strconv.Itoa(i+1) + "))\n")
	}
	if len(s.Assumptions) == 0 {
		p.text("(check-sat)\n")
	} else {
		p.text("(check-sat-assuming (")
		for i, t := range s.Assumptions {
			if i > 0 {
				p.text(" ")
			}
			if !isLiteral(t) {
				return fmt.Errorf("smtlib: assumption is not a literal: %s", t)
			}
			p.unit(t, false)
		}
		p.text("))\n")
	}
	if s.GetModel {
		p.text("(get-model)\n")
	}
	if s.GetCore {
		p.text("(get-unsat-core)\n")
	}
	return p.flush()
}

func isLiteral(t *Term) bool {
	if t.Op == OpNot {
		t = t.Args[0]
	}
	return t.Sort.Kind == BoolKind && t.Op == OpConst
}
