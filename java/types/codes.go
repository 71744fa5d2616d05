package types

import "inspect/java/source"

// IsMistyped reports whether what an error with this code is about has no meaning in Java or JML,
// whatever else there is. It is neither a class that may be found elsewhere, nor something
// that has no translation, nor the echo of another error.
func IsMistyped(code source.Code) bool {
	return meaningless[code]
}

// meaningless are the codes of errors that a compiler reports as well, and of what is wrong
// in a clause.
var meaningless = codeSet(CyclicInheritance, BadSupertype, DuplicateMember, DuplicateVariable, UnresolvedName, UnresolvedMethod,
	NotApplicable, AmbiguousCall, AmbiguousName, IncompatibleTypes, BadOperand, BadCast, BadLiteral, NotAVariable, FinalAssignment,
	VoidValue, NotAValue, StaticContext, AbstractInstantiation, AbstractCall, PrivateAccess, BadJump, DuplicateLabel, DuplicateCase,
	Dominated, NotExhaustive, MissingYield, NotConstant, BadReturn, MissingReturn, Unassigned, NotEffectivelyFinal,
	UnreachableCode, NotPure, SideEffect, BadSpec)

func codeSet(codes ...source.Code) map[source.Code]bool {
	out := map[source.Code]bool{}
	for _, c := range codes {
		out[c] = true
	}
	return out
}

// The codes of this package. The comment of each shows what provokes it; a
// test extracts the example and demands the code.
const (
	// DuplicateClass: two classes have the same qualified name.
	//
	//	class A {} class A {}
	DuplicateClass source.Code = "duplicate-class"
	// UnknownClass: a type name means nothing.
	//
	//	class A { void m() { B b; } }
	UnknownClass source.Code = "unknown-class"
	// BrokenFile: a class of a file that has errors is needed. TestBroken shows it.
	// Example: class A { B b; }, where B.java cannot be parsed.
	BrokenFile source.Code = "broken-file"
	// BadClause: an annotation with errors may decide what is checked. TestUnread shows it.
	// Example: //@ requires x +; in front of a method that is called.
	BadClause source.Code = "unread-clause"
	// BadCode: a method or initialiser with syntax errors is called. TestUnreadCode shows it.
	// Example: class A { int f() { return g(); } int g() { return 1 +; } }
	BadCode source.Code = "unread-code"
	// CyclicInheritance: a class inherits from itself.
	//
	//	class A extends B {} class B extends A { void m() {} }
	CyclicInheritance source.Code = "cyclic-inheritance"
	// BadSupertype: what is extended or implemented cannot be.
	//
	//	final class B {} class A extends B { void m() {} }
	BadSupertype source.Code = "bad-supertype"
	// DuplicateMember: a class has two fields of one name or two methods of one signature.
	//
	//	class A { int x; boolean x; void m() { x = 1; } }
	DuplicateMember source.Code = "duplicate-member"
	// DuplicateVariable: a local variable is declared twice.
	//
	//	class A { void m(int x) { int x = 1; } }
	DuplicateVariable source.Code = "duplicate-variable"
	// UnresolvedName: a name is no variable, field, class or package.
	//
	//	class A { int m() { return x; } }
	UnresolvedName source.Code = "unresolved-name"
	// UnresolvedMethod: there is no method of that name.
	//
	//	class A { void m() { n(); } }
	UnresolvedMethod source.Code = "unresolved-method"
	// NotApplicable: no method or constructor of that name takes the arguments.
	//
	//	class A { void n(int x) {} void m() { n(true); } }
	NotApplicable source.Code = "not-applicable"
	// AmbiguousCall: several methods take the arguments and none is most specific.
	//
	//	class A { void n(int x, long y) {} void n(long x, int y) {} void m() { n(1, 2); } }
	AmbiguousCall source.Code = "ambiguous-call"
	// AmbiguousName: a name means several things.
	//
	//	interface I { int X = 1; } interface J { int X = 2; } class A implements I, J { int m() { return X; } }
	AmbiguousName source.Code = "ambiguous-name"
	// IncompatibleTypes: a value does not fit the type that the context asks for.
	//
	//	class A { void m() { int x = true; } }
	IncompatibleTypes source.Code = "incompatible-types"
	// BadOperand: an operator is not defined for its operands.
	//
	//	class A { int m(boolean b) { return b + 1; } }
	BadOperand source.Code = "bad-operand"
	// BadCast: a cast or instanceof can never succeed.
	//
	//	class A { int m(boolean b) { return (int) b; } }
	BadCast source.Code = "bad-cast"
	// BadLiteral: a literal is out of range or malformed.
	//
	//	class A { int m() { return 2147483648; } }
	BadLiteral source.Code = "bad-literal"
	// NotAVariable: what is assigned to is no variable.
	//
	//	class A { void m() { m2() = 1; } int m2() { return 1; } }
	NotAVariable source.Code = "not-a-variable"
	// FinalAssignment: a final variable is assigned to.
	//
	//	class A { final int x = 1; void m() { x = 2; } }
	FinalAssignment source.Code = "final-assignment"
	// VoidValue: a method without a result is used as a value.
	//
	//	class A { void n() {} void m() { int x = n(); } }
	VoidValue source.Code = "void-value"
	// NotAValue: a class or package is used as a value, or a value as a class.
	//
	//	class A { void m() { Object o = A; } }
	NotAValue source.Code = "not-a-value"
	// StaticContext: something of an instance is used where there is none.
	//
	//	class A { int x; static int m() { return x; } }
	StaticContext source.Code = "static-context"
	// AbstractInstantiation: an abstract class or interface is instantiated.
	//
	//	abstract class B {} class A { void m() { new B(); } }
	AbstractInstantiation source.Code = "abstract-instantiation"
	// AbstractCall: an abstract method is called by super.
	//
	//	abstract class B { abstract void n(); } class A extends B { void n() {} void m() { super.n(); } }
	AbstractCall source.Code = "abstract-call"
	// PrivateAccess: a private member is used from another top-level class.
	//
	//	class B { private int x; } class A { int m(B b) { return b.x; } }
	PrivateAccess source.Code = "private-access"
	// BadJump: break, continue or yield has nothing to leave or go on with.
	//
	//	class A { void m() { break; } }
	BadJump source.Code = "bad-jump"
	// DuplicateLabel: a label is declared inside the statement that it labels.
	//
	//	class A { void m() { l: while (true) { l: while (true) { break l; } } } }
	DuplicateLabel source.Code = "duplicate-label"
	// DuplicateCase: a switch has the same label twice.
	//
	//	class A { void m(int x) { switch (x) { case 1: break; case 1: break; } } }
	DuplicateCase source.Code = "duplicate-case"
	// Dominated: an earlier label of a switch takes all that a label is for.
	//
	//	class A { int m(Object x) { return switch (x) { case Object o -> 1; case String s -> 2; }; } }
	Dominated source.Code = "dominated-case"
	// NotExhaustive: a switch expression does not say what it gives for every value, or a
	// switch with patterns has no case for some.
	//
	//	class A { int m(int x) { return switch (x) { case 1 -> 2; }; } }
	NotExhaustive source.Code = "not-exhaustive"
	// MissingYield: a switch expression, or one of its blocks, can end without a value.
	//
	//	class A { int m(int x) { return switch (x) { case 1 -> { int y = 2; } default -> 3; }; } }
	MissingYield source.Code = "missing-yield"
	// NotConstant: a case label is not constant.
	//
	//	class A { void m(int x) { switch (x) { case x: break; } } }
	NotConstant source.Code = "not-constant"
	// BadReturn: a return statement has a value where there must be none, or none where one is needed.
	//
	//	class A { void m() { return 1; } }
	BadReturn source.Code = "bad-return"
	// MissingReturn: the end of a method with a result can be reached.
	//
	//	class A { int m(boolean b) { if (b) return 1; } }
	MissingReturn source.Code = "missing-return"
	// Unassigned: a local variable may be read before it is assigned.
	//
	//	class A { int m(boolean b) { int x; if (b) x = 1; return x; } }
	Unassigned source.Code = "unassigned-variable"
	// NotEffectivelyFinal: a class in the code uses a local variable that is assigned to.
	//
	//	class A { int m() { int x = 1; x = 2; class B { int n() { return x; } } return new B().n(); } }
	NotEffectivelyFinal source.Code = "not-effectively-final"
	// UnreachableCode: a statement can never be executed.
	//
	//	class A { int m() { return 1; int x = 2; } }
	UnreachableCode source.Code = "unreachable-code"
	// NotPure: a specification calls a method that is not pure.
	//
	//	class A { int n() { return 1; } /*@ requires n() == 1; @*/ void m() {} }
	NotPure source.Code = "not-pure"
	// SideEffect: a specification assigns.
	//
	//	class A { int x; /*@ requires (x = 1) == 1; @*/ void m() {} }
	SideEffect source.Code = "side-effect"
	// MissingOld: a postcondition that no state satisfies and that \old mends: a warning.
	//
	//	class A { int x; /*@ ensures x == x + 1; @*/ void m() { x++; } }
	MissingOld source.Code = "missing-old"
	// RangeInBody: a quantifier without a range whose body begins with it: a warning.
	//
	//	class A { /*@ requires (\forall int i; 0 <= i && i < 3 && i != x); @*/ void m(int x) { } }
	RangeInBody source.Code = "range-in-body"
	// OwnProver: a class of the program has the name of one that other verifiers give a
	// meaning of its own: a warning. TestOwnProver shows it. Example: package org.cprover; class CProver with code that throws.
	OwnProver source.Code = "own-prover"
	// OwnField: a field of its own class is non-null by default: a warning.
	// TestOwnFields shows it. Example: class Node { Node next; } with JML in the file.
	OwnField source.Code = "own-field"
	// BadSpec: a JML expression or clause stands where it has no meaning.
	//
	//	class A { /*@ requires \result == 1; @*/ int m() { return 1; } }
	BadSpec source.Code = "bad-specification"
	// NoSuchMethod: --method names nothing. Example: inspect check A.java --method A.nowhere
	NoSuchMethod source.Code = "no-such-method"
)
