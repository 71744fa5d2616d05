// Package present turns what stages found into the plain data of package report: a witness into a
// counterexample, with the places and words of the program where the library's code is at work, and
// bounds, ranges, ways out and cut-offs into what a result has of them.
package present
