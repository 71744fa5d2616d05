// Package mutate asks whether the tests would notice if the translator were
// wrong. A Mutant is code of it that is broken on purpose. Most are generated: an
// operator on syntax (negate a condition, swap operands, drop a statement, off by one)
// is applied at a place that is drawn by a seed, package by package.
//
//	cfg (*code).call: negate 2
//	    the second condition of that method is made its opposite
//	    built with the file's text replaced (go build -overlay), the tree untouched
//	    IntOperators.lessIsNotGreaterOrEqual: violated (), not holds
//
// A probe built from the broken translator checks methods whose verdicts are known
// from exhaustive execution (package oracle), or the tests of the package run. A mutant
// that means the same as the original is noticed by nothing, and a fault that only few
// methods come across by few: what counts is how many of a sample are noticed, and the
// tests demand a floor. Of the rules that are kept by hand (handwritten.go) each must be.
//
// The tests take a sample, with -mutate.all a large one and all that are kept (make
// soak); -mutate.seed=N draws another, -mutate.only=REGEXP tries some, and
// -mutate.most=N logs what notices.
package mutate
