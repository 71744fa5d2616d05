// Package diff compares a program with a revision of it: on which input do the two differ.
//
// The classes of the revision are taken into the program under names of their own (copies.go), and for each class
// there is a driver, whose objects are pairs of what is and what was and whose methods do the same on both sides and
// compare (driver.go). The check of the drivers by sequences of calls says whether there is a difference: a
// counterexample is one, and its calls are those of the user's class.
package diff
