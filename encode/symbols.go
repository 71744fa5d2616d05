package encode

import (
	"fmt"
	"strings"

	"inspect/smtlib"
)

// owner is what a declared symbol stands for. Two owners never share a symbol.
type owner struct {
	of   any    // a part of the graph or of the question: a component, an edge, a sort; comparable
	role string // which of the symbols made for it; "" is the thing itself
	i, j int    // version, number of an object, index, or edge
}

// symbols is the table of all that the scripts of one encoding declare: the
// owner of each symbol. A symbol that a second owner asks for would let a solver
// choose one value for two things, so that is a panic, as is a declaration that
// nobody owns: see Check.
//
// What an encoding makes of a Java name continues it by a character that no
// Java identifier contains, and what it makes up begins with one:
//
//	x              ground: the input x
//	x@2            quantified: version 2 of component x
//	x@e7           ground: what edge 7 leaves in x
//	o@some1        ground: the constant put for the quantified variable o
//	Node#2.p.c     ground: field p.c of the second Node; .length and .exists likewise
//	!result@2      version 2 of \result; a name of our own is written with ! for \
//	!edge_1_2      edge from node 1 to node 2; !stop_…, !exit, !pre_…, !choice_… alike
//
// Solvers make up names as well, Z3 of the form name!7, but none with @ inside.
type symbols map[string]owner

// claim notes the owner of a symbol.
func (t symbols) claim(name string, o owner) {
	if other, taken := t[name]; taken && other != o {
		panic(fmt.Sprintf("encode: the symbol %s belongs to %v already, and cannot be %v too", name, other, o))
	}
	t[name] = o
}

func (o owner) String() string {
	s := fmt.Sprintf("%T %s %d %d", o.of, o.role, o.i, o.j)
	if n, ok := o.of.(interface{ String() string }); ok {
		s += " of " + n.String()
	}
	return s
}

// constant is the constant of an owner.
func (e *Encoding) constant(name string, o owner, s *smtlib.Sort) *smtlib.Term {
	e.symbols.claim(name, o)
	return e.b.Const(name, s)
}

// flag is the constant of sort Bool of an owner.
func (e *Encoding) flag(name string, o owner) *smtlib.Term {
	return e.constant(name, o, e.b.BoolSort())
}

// function is the function of an owner.
func (e *Encoding) function(name string, o owner, args []*smtlib.Sort, ret *smtlib.Sort) *smtlib.Func {
	e.symbols.claim(name, o)
	return e.b.Declare(name, args, ret)
}

// spelled writes the name of a component or variable as SMT-LIB takes it, between
// bars at the worst: different names differently.
func spelled(name string) string { return strings.ReplaceAll(name, `\`, "!") }
