// Package mutate asks whether the tests would notice if the translator were
// wrong. Each Mutant breaks one rule of it by replacing one piece of its text; a
// probe built from the broken translator then checks methods whose verdicts are
// known from exhaustive execution (package oracle), and some verdict must differ.
//
//	encode/trans.go         return t.mem.less(a[0], a[1], false, unsigned(x.Args[0]))
//	int compares            return t.mem.less(a[0], a[1], false, true)
//	with its sign
//	    build, with the file's text replaced (go build -overlay), the tree untouched
//	    IntOperators.lessIsNotGreaterOrEqual: violated (), not holds
//
// The replaced text stands exactly once in its file, so that the table stays in
// step with the code. A mutant that means the same as the original has no place
// in the table: a survivor is a test that is missing.
//
// The tests try a sample of the table, with -mutate.all all of it (make soak),
// with -mutate.only=REGEXP some; -mutate.most=N logs what notices.
package mutate
