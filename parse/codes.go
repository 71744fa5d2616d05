package parse

import "inspect/java/source"

// The codes of this package. The comment of each shows what provokes it; a
// test extracts the example and demands the code.
const (
	// Syntax: what stands here does not fit the grammar.
	//
	//	class A { int x = ; }
	Syntax source.Code = "syntax"
	// MissingSemicolon: a semicolon is missing behind what was read last.
	//
	//	class A { int f() { return 1 } }
	MissingSemicolon source.Code = "missing-semicolon"
	// MisspeltKeyword: a word that is nearly a keyword stands where only the keyword fits.
	//
	//	class A { pubilc int f() { return 1; } }
	MisspeltKeyword source.Code = "misspelt-keyword"
	// Unbalanced: a brace has no partner, or the class ends too early.
	//
	//	class A { void f() { }
	Unbalanced source.Code = "unbalanced"
	// StrayWord: else, catch, finally, case or default without what it belongs to.
	//
	//	class A { void f() { else { } } }
	StrayWord source.Code = "stray-word"
	// MemberInMethod: a method or field is declared inside of a method.
	//
	//	class A { void f() { int g(int x) { return x; } } }
	MemberInMethod source.Code = "member-in-method"
	// DeclarationHere: a declaration is the only statement of a loop, branch or label.
	//
	//	class A { void f(int x) { if (x > 0) int y = 1; } }
	DeclarationHere source.Code = "declaration-here"
	// Nesting: the source is nested more deeply than the limit allows, or a chain of operators is
	// longer (… repeats the character before it).
	//
	//	class A { int x = (…1; }
	Nesting source.Code = "nesting"
	// IllegalCharacter: a character that Java does not know outside of strings and comments.
	//
	//	class A { int x = 1 # 2; }
	IllegalCharacter source.Code = "illegal-character"
	// UnterminatedString: a string ends with its line, or a text block with the file.
	//
	//	class A { String s = "text; }
	UnterminatedString source.Code = "unterminated-string"
	// UnterminatedComment: a comment or informal predicate ends with the file or annotation.
	//
	//	class A { } /* text
	UnterminatedComment source.Code = "unterminated-comment"
	// BadCharLiteral: a character literal holds no character, several, or is not closed.
	//
	//	class A { char c = ''; }
	BadCharLiteral source.Code = "bad-char-literal"
	// BadEscape: an escape sequence that Java does not know.
	//
	//	class A { String s = "\q"; }
	BadEscape source.Code = "bad-escape"
	// BadNumber: a number lacks digits or has wrong ones.
	//
	//	class A { int x = 0x; }
	BadNumber source.Code = "bad-number"
	// BadTextBlock: a text block begins on the line of its opening quotes.
	//
	//	class A { String s = """text"""; }
	BadTextBlock source.Code = "bad-text-block"
	// Order: the package or an import stands behind what it must precede.
	//
	//	class A { } import java.util.List;
	Order source.Code = "order"
	// BadImport: an import that names no class.
	//
	//	import List;
	BadImport source.Code = "import"
	// Modifier: a modifier stands twice, where it cannot, or with one that excludes it.
	//
	//	class A { private public int x; }
	Modifier source.Code = "modifier"
	// ClassName: a word that names no class names one.
	//
	//	class var { }
	ClassName source.Code = "class-name"
	// MissingReturnType: a method without type that is not named like its class.
	//
	//	class A { f() { } }
	MissingReturnType source.Code = "missing-return-type"
	// MissingParameters: a constructor without parameter list in a class that is no record.
	//
	//	class A { A { } }
	MissingParameters source.Code = "missing-parameters"
	// MissingBody: a method that is neither abstract nor native has no body.
	//
	//	class A { void f(); }
	MissingBody source.Code = "missing-body"
	// UnexpectedBody: an abstract or native method has a body.
	//
	//	abstract class A { abstract void f() { } }
	UnexpectedBody source.Code = "unexpected-body"
	// MissingInitializer: a field of an interface has no value.
	//
	//	interface I { int X; }
	MissingInitializer source.Code = "missing-initializer"
	// InterfaceMember: an interface has a constructor or initializer.
	//
	//	interface I { { } }
	InterfaceMember source.Code = "interface-member"
	// RecordMember: a record has a field or instance initializer.
	//
	//	record R(int x) { int y; }
	RecordMember source.Code = "record-member"
	// DefaultValue: a method outside of annotation interfaces has a default value.
	//
	//	interface I { int f() default 1; }
	DefaultValue source.Code = "default-value"
	// VarArgs: a parameter with ... is not the last one.
	//
	//	class A { void f(int... x, int y) { } }
	VarArgs source.Code = "varargs"
	// Receiver: a parameter named this that is not the first, or wrongly named.
	//
	//	class A { void f(int x, A this) { } }
	Receiver source.Code = "receiver"
	// LambdaParameters: some parameters of a lambda have types and others not.
	//
	//	class A { F f = (int x, y) -> x; }
	LambdaParameters source.Code = "lambda-parameters"
	// Var: var stands where a type must be written.
	//
	//	class A { var x = 1; }
	Var source.Code = "var"
	// VoidType: void stands for a type of values.
	//
	//	class A extends void { }
	VoidType source.Code = "void-type"
	// Wildcard: an object is created with a wildcard as type argument.
	//
	//	class A { Object o = new B<?>(); }
	Wildcard source.Code = "wildcard"
	// Diamond: <> stands where no object is created.
	//
	//	class A { B<> b; }
	Diamond source.Code = "diamond"
	// BadTarget: something is assigned to what can be no variable.
	//
	//	class A { void f(int a) { a + 1 = 2; } }
	BadTarget source.Code = "assignment-target"
	// ArrayInitializer: an array initializer stands outside of a declaration and array creation.
	//
	//	class A { void f(int[] a) { a = {1}; } }
	ArrayInitializer source.Code = "array-initializer"
	// ArrayLength: an array is created without length and elements.
	//
	//	class A { int[] a = new int[]; }
	ArrayLength source.Code = "array-length"
	// ConstructorCall: the call of a constructor is part of an expression.
	//
	//	class A { A() { int x = this(1); } }
	ConstructorCall source.Code = "constructor-call"
	// NotAStatement: an expression without effect stands as a statement.
	//
	//	class A { void f(int a) { a + 1; } }
	NotAStatement source.Code = "not-a-statement"
	// BadTry: a try has neither resources nor catch nor finally, or a resource that is none.
	//
	//	class A { void f() { try { } } }
	BadTry source.Code = "try"
	// SwitchCases: a switch mixes arrows and colons, or a switch expression is empty.
	//
	//	class A { void f(int x) { switch (x) { case 1: break; case 2 -> { } } } }
	SwitchCases source.Code = "switch-cases"
	// UnknownClause: an annotation begins with a word that JML does not know.
	//
	//	class A { /*@ requries true; @*/ void f() { } }
	UnknownClause source.Code = "unknown-jml-clause"
	// UnknownWord: a backslash word that JML does not know.
	//
	//	class A { /*@ ensures \reslt; @*/ boolean f() { return true; } }
	UnknownWord source.Code = "unknown-jml-word"
	// JMLDeclaration: a declaration in an annotation is neither ghost nor model.
	//
	//	class A { /*@ int x; @*/ }
	JMLDeclaration source.Code = "jml-declaration"
	// MisplacedJML: an annotation stands where nothing takes it.
	//
	//	class A { /*@ requires true; @*/ int x; }
	MisplacedJML source.Code = "misplaced-jml"
	// AlmostAnnotation: a comment looks like an annotation and is none: a warning.
	//
	//	class A { /* @ ensures \result > 0; */ int f() { return 1; } }
	AlmostAnnotation source.Code = "look-alike"
	// MissingAlso: two specification cases are not joined by also.
	//
	//	class A { /*@ normal_behavior requires true; exceptional_behavior requires false; @*/ void f() { } }
	MissingAlso source.Code = "missing-also"
	// ComparisonChain: a chained comparison changes its direction.
	//
	//	class A { int x; /*@ invariant 0 < x > 1; @*/ }
	ComparisonChain source.Code = "comparison-chain"
	// ImplicationMix: implications to the left and to the right stand side by side.
	//
	//	class A { /*@ invariant a ==> b <== c; @*/ }
	ImplicationMix source.Code = "implication-mix"
	// QuantifierParentheses: a quantified expression has no parentheses of its own.
	//
	//	class A { /*@ invariant 3 == \sum int i; 0 <= i && i < 3; i; @*/ }
	QuantifierParentheses source.Code = "quantifier-parentheses"
	// LambdaPredicate: a lambda expression stands as a predicate.
	//
	//	class A { /*@ invariant a -> b; @*/ }
	LambdaPredicate source.Code = "lambda-predicate"
	// OldInitializer: an old variable of a specification has no value.
	//
	//	class A { /*@ old int x; ensures true; @*/ void f() { } }
	OldInitializer source.Code = "old-initializer"
	// ForallInitializer: a forall variable of a specification has a value.
	//
	//	class A { /*@ forall int x = 1; ensures true; @*/ void f() { } }
	ForallInitializer source.Code = "forall-initializer"
	// BadSet: a set statement does not assign.
	//
	//	class A { void f() { /*@ set x == 1; @*/ } }
	BadSet source.Code = "set"
	// BadRepresents: a represents clause does not begin with a field.
	//
	//	class A { /*@ represents f() = 1; @*/ }
	BadRepresents source.Code = "represents"
	// Refines: the file that a specification file refines is named.
	//
	//	/*@ refines "A.java"; @*/ class A { }
	Refines source.Code = "refines"
	// BadLocation: a frame names something that is no location.
	//
	//	class A { /*@ assignable f(); @*/ void f() { } }
	BadLocation source.Code = "location"
)
