// Package needs says which conditions of a method's caller may be a need: a condition under
// which the method has no defect, as long as callers see to it.
//
//	static char first(String s) { return s.charAt(0); }
//
// has the candidate
//
//	!s.isEmpty()
//
// beside s.length() > 0. Candidates are made of the signature alone; whether one is a need of
// the method is asked of the checker (verify). The rules are narrow on purpose, since a need
// hides: no constants but 0, no types, and nothing about a quantity that the method itself
// tests where it returns or throws (Tested).
package needs
