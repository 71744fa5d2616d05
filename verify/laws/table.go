package laws

import "slices"

// law is one law of a method. In its text, C stands for the class, T for the other
// class that it compares, or of the first operand what inherits from it.
type law struct {
	name      string // of the driver's method
	violation string // of a method that does not keep it: "is not symmetric"
	params    string
	calls     string // what is computed; an exception there is another law's matter
	claim     string // what is asserted of it; "": that there is no exception
	broken    string // what an execution shows that breaks it
}

// kind is what the laws are about: methods of one signature.
type kind struct {
	method string
	laws   []law
}

var equals = kind{"equals", []law{
	{"reflexive", "is not reflexive", "C a",
		"boolean aa = a.equals(a);", "aa", "a.equals(a) is false"},
	{"symmetric", "is not symmetric", "C a, Object b",
		"boolean ab = a.equals(b), ba = b.equals(a);", "!ab || ba", "a.equals(b), but not b.equals(a)"},
	{"transitive", "is not transitive", "C a, Object b, Object c",
		"boolean ab = a.equals(b), bc = b.equals(c), ac = a.equals(c);", "!(ab && bc) || ac", "a.equals(b) and b.equals(c), but not a.equals(c)"},
	{"consistent", "is not consistent", "C a, Object b",
		"boolean first = a.equals(b), second = a.equals(b);", "first == second", "a.equals(b) changes from call to call"},
	{"unequalToNull", "does not tell null", "C a",
		"boolean an = a.equals(null);", "!an", "a.equals(null) is true"},
	{"equalsReturns", "throws an exception", "C a, Object b", "a.equals(b); a.equals(null);", "", ""},
}}

var hashCodes = kind{"hashCode", []law{
	{"hashCodesAgree", "does not agree with equals", "C a, Object b",
		"boolean ab = a.equals(b); int ha = a.hashCode(), hb = b.hashCode();", "!ab || ha == hb", "a.equals(b), but their hash codes differ"},
	{"hashCodeIsConsistent", "is not consistent", "C a",
		"int first = a.hashCode(), second = a.hashCode();", "first == second", "a.hashCode() changes from call to call"},
	{"hashCodeReturns", "throws an exception", "C a", "a.hashCode();", "", ""},
}}

// order are the laws of a comparison, for which $(a, b) stands.
var order = []law{
	{"reversible", "is not reversed with its operands", "T a, T b",
		"int ab = $(a, b), ba = $(b, a);", "(ab < 0) == (ba > 0) && (ab > 0) == (ba < 0)", "the signs of $(a, b) and $(b, a) are not opposite"},
	{"transitive", "is not transitive", "T a, T b, T c",
		"int ab = $(a, b), bc = $(b, c), ac = $(a, c);", "!(ab > 0 && bc > 0) || ac > 0", "$(a, b) > 0 and $(b, c) > 0, but not $(a, c) > 0"},
	{"congruent", "tells apart what it calls equal", "T a, T b, T c",
		"int ab = $(a, b), ac = $(a, c), bc = $(b, c);", "ab != 0 || (ac < 0) == (bc < 0) && (ac > 0) == (bc > 0)", "$(a, b) == 0, but the signs of $(a, c) and $(b, c) differ"},
	{"throwsBothWays", "throws an exception in one direction only", "T a, T b",
		"boolean forth = false, back = false; try { $(a, b); } catch (RuntimeException e) { forth = true; } try { $(b, a); } catch (RuntimeException e) { back = true; }", "forth == back", "one of $(a, b) and $(b, a) throws an exception"},
}

// withoutEquals is compareTo of objects that nothing but their identity tells apart.
var withoutEquals = kind{"compareTo", order}

var compareTo = kind{"compareTo", append(slices.Clone(order), law{"agreesWithEquals", "does not agree with equals", "T a, T b",
	"boolean same = a.equals(b); int ab = $(a, b);", "(ab == 0) == same", "of $(a, b) == 0 and a.equals(b), one is true"})}

// compare has the comparator itself as a further parameter.
var compare = kind{"compare", order}
