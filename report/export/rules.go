package export

import "inspect/report"

// rule is a kind of finding. Its name never changes: other programs remember it.
type rule struct {
	id, short, help string
	level           string // of SARIF, where the finding fails
}

// rules are all kinds of findings, in the order of the schema's property kinds.
var rules = []rule{
	{"precondition", "A call breaks the precondition of the method called", "Establish what the callee's requires clause, or the nullity of its parameters, demands before the call.", "error"},
	{"postcondition", "A method ends in a state that its ensures clause excludes", "Correct the method, or state what it does.", "error"},
	{"signals", "An exception leaves a method in a state that its signals clause excludes", "Correct the method, or the signals clause.", "error"},
	{"signals-only", "An exception leaves a method whose signals_only clause does not name it", "Catch it, or name it in signals_only.", "error"},
	{"invariant", "A method leaves an object whose invariant does not hold", "Restore the invariant before the method ends.", "error"},
	{"constraint", "A method changes an object in a way that its constraint excludes", "Correct the method, or the constraint.", "error"},
	{"initially", "A constructor makes an object that its initially clause excludes", "Correct the constructor, or the clause.", "error"},
	{"assignable", "A method assigns a location that its assignable clause does not name", "Name the location in assignable, or do not assign it.", "error"},
	{"assert", "An assertion fails", "Correct what leads there, or the assertion.", "error"},
	{"null", "null is dereferenced", "Test for null before, or exclude null by the specification.", "error"},
	{"array-index", "An array is accessed outside of its length", "Test the index before, or bound it by the specification.", "error"},
	{"array-length", "An array of negative length is made", "Test the length before, or bound it by the specification.", "error"},
	{"array-store", "An object is stored in an array of other element type", "Store an object of the array's element type.", "error"},
	{"cast", "A cast fails", "Test with instanceof before.", "error"},
	{"arithmetic", "Division by zero", "Test the divisor before.", "error"},
	{"overflow", "An operation on integers overflows where it may not", "Bound the operands by the specification, or compute in a wider type.", "error"},
	{"exception", "An exception leaves a method whose specification does not admit it", "Catch it, or admit it by signals, throws or an exceptional_behavior.", "error"},
	{"decreases", "The measure of a loop or recursion does not decrease", "Correct the loop, or the measure.", "error"},
	{"loop-invariant", "A loop invariant does not hold", "Correct the loop, or the loop invariant.", "error"},
	{"readable", "Code reads a field whose readable clause does not let it", "Establish the clause's predicate before, or correct the clause.", "error"},
	{"writable", "Code assigns a field whose writable clause does not let it", "Establish the clause's predicate before, or correct the clause.", "error"},
	{"law", "A law of equals, hashCode, compareTo or compare is broken", "Correct the method: java.lang.Object, Comparable and java.util.Comparator state the law.", "error"},
	{string(report.Vacuous), "Preconditions, invariants and assumptions contradict each other", "Correct the specification: no call satisfies it, so nothing was checked.", "error"},
	{string(report.Inconclusive), "No verdict was reached within the bounds, the time or the memory", "Give it other bounds or more time; the message says which.", "warning"},
	{string(report.Unsupported), "A method reaches a construct that has no translation", "The message names the construct; the method was not checked.", "note"},
	{string(report.Failed), "A solver failed, or inspect itself", "Please report it with the input.", "error"},
	{string(report.Needs), "A method fails unless its callers see to a condition", "State the condition as its requires clause, or test it in the method.", "note"},
}

// ruleIndex is the place of a rule in rules, -1 for one that is not there.
func ruleIndex(id string) int {
	for i, r := range rules {
		if r.id == id {
			return i
		}
	}
	return -1
}
