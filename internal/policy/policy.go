// Package policy holds the order of the packages as text. Read it from top to
// bottom: the order in which a method travels through them. An arrow of imports
// points only backwards. The test beside it reads the files themselves, so that
// cgo files and files behind build tags count too.
package policy

import (
	"fmt"
	"strings"
)

// Order lists, per package of the project, the packages of the project that it
// may import. "*" is all of them, "-x" all but x. Test files may import more.
const Order = `
source
halt
internal/house/measure
internal/policy  internal/house/measure
internal/house   internal/house/measure internal/policy
internal/names
internal/files
ast           source
ast/packed    ast source
library
parse         ast ast/packed library source
specfile      ast source
classfile     internal/files
types         ast halt library source
bounds        ast source types
depend        ast source
core          ast source types
laws          ast source types
character
fdlibm
witness/heap  source types
cfg           bounds character core fdlibm halt source types witness/heap
smtlib        halt
ieee754       smtlib
encode        cfg character halt ieee754 smtlib source types
solve         smtlib
z3            smtlib solve
sat/drat
sat           halt sat/drat smtlib solve
witness       cfg encode halt smtlib solve source types witness/heap
draw          source
replay        bounds character core fdlibm halt source types witness/heap
sequences     ast source types witness/heap
needs         ast parse source types
reproduce     bounds core halt library source types witness witness/heap replay
report        draw source witness witness/heap types
page          draw internal/files report source
cache
patterns
settings      internal/files
gate          ast report source
verify        * -z3 -sat -export
export        page report source
cmd/inspect   *
internal/bench  * -z3 -sat
cmd/bench     *
internal/sample
internal/oracle  ast bounds core parse replay source types witness/heap
internal/columns  encode report sat solve verify z3
internal/fuzz  * -z3 -sat
internal/faults  * -z3
internal/mutate  * -z3
internal/mutate/probe  *
`

// Rule says what one package may import.
type Rule struct {
	Package string
	All     bool
	Allowed map[string]bool
	Not     map[string]bool
}

// Permits reports whether the rule's package may import the package p.
func (r Rule) Permits(p string) bool {
	return !r.Not[p] && (r.All || r.Allowed[p])
}

// Parse reads rules from text in the form of Order.
func Parse(text string) (map[string]Rule, error) {
	rules := map[string]Rule{}
	for _, line := range strings.Split(strings.TrimSpace(text), "\n") {
		words := strings.Fields(line)
		if len(words) == 0 {
			return nil, fmt.Errorf("policy: empty line")
		}
		r := Rule{Package: words[0], Allowed: map[string]bool{}, Not: map[string]bool{}}
		if _, twice := rules[r.Package]; twice {
			return nil, fmt.Errorf("policy: %s stands twice", r.Package)
		}
		for _, w := range words[1:] {
			switch {
			case w == "*":
				r.All = true
			case strings.HasPrefix(w, "-"):
				r.Not[w[1:]] = true
			default:
				r.Allowed[w] = true
			}
		}
		rules[r.Package] = r
	}
	return rules, nil
}
