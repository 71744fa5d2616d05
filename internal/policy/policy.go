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
// may import; "." is the one at the root. "*" is all of them, "-x" all but x. Test files may import more.
const Order = `
internal/house/measure
internal/policy  internal/house/measure
internal/house   internal/house/measure internal/policy
internal/names
internal/files
internal/halt
internal/machine
java/source
java/ast      java/source
java/ast/packed  java/ast java/source
java/library
parse         java/ast java/ast/packed java/library java/source
java/specfile  java/ast java/source
java/partial  java/ast
java/classfile  internal/files
java/types    internal/halt java/ast java/library java/source
java/scope    java/ast java/types
java/bounds   java/ast java/source java/types
java/core     java/ast java/source java/types
java/heap     java/source java/types
java/character
java/fdlibm
cfg           internal/halt java/bounds java/character java/core java/fdlibm java/heap java/source java/types
smtlib        internal/halt
smtlib/ieee754  smtlib
encode        cfg internal/halt java/character java/source java/types smtlib smtlib/ieee754
solve         smtlib
z3            smtlib solve
solve/sat/drat
solve/sat     internal/halt smtlib solve solve/sat/drat
counterexample/witness  cfg encode internal/halt java/heap java/source java/types smtlib solve
counterexample/replay   internal/halt java/bounds java/character java/core java/fdlibm java/heap java/source java/types
counterexample/sequences  internal/halt java/ast java/heap java/scope java/source java/types
counterexample/needs    java/ast java/source java/types parse
counterexample/reproduce  counterexample/replay counterexample/witness internal/halt java/bounds java/core java/heap java/library java/source java/types
report/draw   java/source
report        counterexample/witness java/heap java/source java/types report/draw
report/page   internal/files java/source report report/draw
report/gate   java/ast java/source report
verify/depend    java/ast java/source
verify/laws      java/ast java/source java/types
verify/cache
verify/patterns
verify/settings  internal/files verify/patterns
verify/buildfile  internal/files verify/settings
verify/lombok    internal/files java/ast java/classfile java/source parse
verify/load      counterexample/reproduce internal/files java/ast java/classfile java/library java/partial java/source java/specfile java/types parse verify/lombok
verify/present   cfg counterexample/replay counterexample/sequences counterexample/witness java/ast java/bounds java/heap java/source java/types report
verify/decide    cfg encode internal/halt smtlib solve
verify        * -z3 -solve/sat -report/export
verify/backends  encode solve solve/sat verify z3
.             counterexample/reproduce encode internal/machine java/bounds java/types report report/gate solve/sat verify verify/backends verify/cache verify/patterns verify/settings
report/export  java/source report report/gate report/page
internal/diff   . counterexample/reproduce internal/files java/ast java/source java/types parse report verify/depend verify/load
internal/infer  . java/ast java/bounds java/source java/types parse report
internal/lsp/protocol
internal/lsp/lsptest  internal/lsp/protocol
internal/lsp  . internal/halt internal/infer internal/lsp/protocol java/ast java/source java/types parse report report/export
cmd/inspect   *
internal/bench  * -z3 -solve/sat
cmd/bench     *
internal/sample
internal/oracle  counterexample/replay java/ast java/bounds java/core java/heap java/source java/types parse
internal/columns  encode report solve solve/sat verify z3
internal/fuzz  * -z3 -solve/sat
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
