package mutate

import (
	"fmt"
	"strings"
)

// Mutant is a translation rule that is broken on purpose.
type Mutant struct {
	File string // from the root of the project
	Rule string // what holds no more, in words; unique
	Old  string // the text that is replaced: it stands exactly once in the file
	New  string
	// By names what notices: methods with expected verdicts, as Class.method, on
	// the column that stands before them with a colon ("ground" unless one does),
	// or tests of a package.
	//
	//	IntOperators.compare
	//	quantified: Calls.aliasesInACall Lists.alias
	//	test ./smtlib: TestRulesFire
	By string
}

// Notice is By taken apart.
type Notice struct {
	Column  string   // of the methods, "" for tests
	Package string   // of the tests
	Names   []string // methods, or tests
}

// Notice takes By apart.
func (m Mutant) Notice() Notice {
	on, names, found := strings.Cut(m.By, ":")
	if !found {
		on, names = "ground", m.By
	}
	if pkg, tests := strings.CutPrefix(on, "test "); tests {
		return Notice{Package: pkg, Names: strings.Fields(names)}
	}
	return Notice{Column: on, Names: strings.Fields(names)}
}

// Apply replaces the rule's text in the file's.
func (m Mutant) Apply(text string) (string, error) {
	if n := strings.Count(text, m.Old); n != 1 {
		return "", fmt.Errorf("%s: %q stands %d times in %s, want once", m.Rule, m.Old, n, m.File)
	}
	if m.New == m.Old {
		return "", fmt.Errorf("%s: nothing is replaced", m.Rule)
	}
	return strings.Replace(text, m.Old, m.New, 1), nil
}

// Mutants are all of them, in the order of the pipeline.
func Mutants() []Mutant {
	var all []Mutant
	for _, part := range [][]Mutant{core, written, discovery, lowering, floating, flow, heap, specifications, exactness, calls, loops, encoding, ground, quantified, clauses, terms} {
		all = append(all, part...)
	}
	return all
}
