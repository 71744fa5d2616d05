package mutate

import (
	"fmt"
	"strings"
)

// Mutant is code that is broken on purpose: a piece of a file's text is replaced.
type Mutant struct {
	File     string // from the root of the project
	Rule     string // unique: what holds no more, in words, or package, function, operator and ordinal
	Old      string // of a rule that is kept by hand, the text that is replaced: it stands exactly once in the file
	From, To int    // without Old: where the replaced text begins and ends
	New      string
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

// Apply replaces the text of the mutant in the file's.
func (m Mutant) Apply(text string) (string, error) {
	from, to := m.From, m.To
	if m.Old != "" {
		if n := strings.Count(text, m.Old); n != 1 {
			return "", fmt.Errorf("%s: %q stands %d times in %s, want once", m.Rule, m.Old, n, m.File)
		}
		from = strings.Index(text, m.Old)
		to = from + len(m.Old)
	}
	if text[from:to] == m.New {
		return "", fmt.Errorf("%s: nothing is replaced", m.Rule)
	}
	return text[:from] + m.New + text[to:], nil
}
