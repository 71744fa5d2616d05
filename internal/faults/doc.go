// Command faults measures how many faults `inspect check` finds in plain classes, without a word of
// specification: it changes the classes of testdata/faults, one small change at a time, and
// counts what is reported of each.
//
//	go run ./internal/faults -n 100 -seed 1
//
// The changes are drawn by the seed, as many of each kind: a guard is dropped, or a part of one; a
// bound or a number is off by one; a field is taken for another of its type; an assignment to a
// field is missing. Those that javac refuses are none. A fault is found where a method is
// violated; a need reports it as well, and is counted by itself, since it blames a caller.
//
// Of a class as it stands nothing is violated, which the command checks first.
package main
