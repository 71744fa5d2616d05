package types

import (
	"iter"
	"regexp"
	"slices"
)

// Thrower says who raised an exception. Whoever makes an exception raises it: to catch it and
// to throw it again changes nothing.
type Thrower uint8

const (
	// ByThrow: a throw statement of the program's own code, a guard of the library, or what
	// somebody typed.
	//
	//	if (n < 0) throw new IllegalArgumentException();
	//	Objects.requireNonNull(name);
	//	new Scanner(System.in).nextInt()
	ByThrow Thrower = iota
	// ByLibrary: other code of the library, a check of the JVM in it included.
	//
	//	Integer.parseInt(text)
	ByLibrary
	// ByJVM: a check of the JVM in the program's own code.
	//
	//	a[i] = 0;
	ByJVM
)

// IsOfLibrary reports whether the code of a method is the library's: the JDK's, that of a model,
// that of a class file, or what the language gives to an enum and executes in the JDK.
func (m *Method) IsOfLibrary() bool {
	return m.Class.Library || m.Class.Platform || m.Class.Compiled || m.Derived == EnumValueOf
}

// ThrowerIn tells who raises what is thrown in a method that runs. The methods are those that
// run, innermost first. The library's code counts as that of the method by which the program
// called it: ArrayList may check an index by Objects.checkIndex, and that is no guard then.
func ThrowerIn(running iter.Seq[*Method]) Thrower {
	var called *Method
	for m := range running {
		if !m.IsOfLibrary() {
			break
		}
		if called == nil && m.isRefusingInput() {
			return ByThrow
		}
		called = m
	}
	if called == nil || called.IsGuard() {
		return ByThrow
	}
	return ByLibrary
}

// isRefusingInput reports whether a method of the library raises exceptions of its own only where what
// it reads from the standard input is not what its caller asks for, or there is no more. Nobody who
// calls the program's code sees to that.
func (m *Method) isRefusingInput() bool {
	return m.Class.Name == "java.util.Scanner" && (m.Name == "take" || m.Name == "nextLine")
}

// CheckThrower is ThrowerIn of what a check of the JVM raises.
func (m *Method) CheckThrower() Thrower {
	if m != nil && m.IsOfLibrary() {
		return ByLibrary
	}
	return ByJVM
}

// guards are the methods that only raise exceptions for who calls them, by the classes that
// declare them and their names.
var guards = []struct {
	classes []string
	methods *regexp.Regexp
}{
	{[]string{"java.util.Objects"}, regexp.MustCompile(`^(requireNonNull|check)`)},
	{[]string{"java.lang.Math", "java.lang.StrictMath"}, regexp.MustCompile(`Exact$`)},
	{[]string{"com.google.common.base.Preconditions", "com.google.common.base.Verify"}, regexp.MustCompile(`^(check|verify)`)},
	{[]string{"org.apache.commons.lang3.Validate", "org.apache.commons.lang.Validate"}, regexp.MustCompile(`.`)},
	{[]string{"org.springframework.util.Assert"}, regexp.MustCompile(`.`)},
}

// IsGuard reports whether a method of a library only raises an exception for who calls it,
// as a throw statement of the caller's own would.
func (m *Method) IsGuard() bool {
	for _, g := range guards {
		if slices.Contains(g.classes, m.Class.Name) && g.methods.MatchString(m.Name) {
			return true
		}
	}
	return false
}

// Throws says what a throws clause, or a tag @throws of Javadoc, admits of the exceptions
// that it names.
type Throws string

// The readings of --throws; the zero value is ThrowsMeant.
const (
	// ThrowsMeant: checked exceptions, and what a throw statement raises. An unchecked
	// class below RuntimeException that is named admits what the library raises as well,
	// and in a contract what the JVM raises. Exception, Throwable, RuntimeException and
	// Error say nothing about either.
	//
	//	int at(int[] a) throws Exception { return a[5]; }   // a[5] is checked
	ThrowsMeant Throws = "meant"
	// ThrowsAll: all that is named, as JML's reference manual has it.
	ThrowsAll Throws = "all"
)

// Admission is a class of exceptions that the declaration of a method names. Whoever raises
// them, checked ones may leave the method, and others where a throw statement raises them.
type Admission struct {
	Class   *Class
	Library bool // they may leave where the library raises them
	JVM     bool // they may leave where a check of the JVM raises them
}

// Admissions are the classes that the declaration of m names, with what each admits.
func (t Throws) Admissions(m *Method) []Admission {
	contract := m.Contract != nil && m.Contract.Explicit
	var as []Admission
	for _, c := range m.DeclaredThrows() {
		all := t == ThrowsAll
		as = append(as, Admission{Class: c, Library: all || !c.isBroad(), JVM: all || contract && !c.isBroad()})
	}
	return as
}

// Allows reports whether an exception of a class that somebody raised may leave.
func (a Admission) Allows(c *Class, by Thrower) bool {
	return c.IsSubclassOf(a.Class) && (by == ByThrow || c.IsChecked() || by == ByLibrary && a.Library || by == ByJVM && a.JVM)
}

// broad are the classes that say of an exception only that there is one.
var broad = []string{"java.lang.Throwable", "java.lang.Exception", "java.lang.RuntimeException", "java.lang.Error"}

func (c *Class) isBroad() bool { return slices.Contains(broad, c.Name) }

// IsChecked reports whether a declaration has to name exceptions of class c.
func (c *Class) IsChecked() bool {
	for ; c != nil; c = c.Super {
		switch c.Name {
		case "java.lang.RuntimeException", "java.lang.Error":
			return false
		case "java.lang.Throwable":
			return true
		}
	}
	return false
}

// ByContract tells who raises an exception of a class that a call of m by its contract ends
// in; named are the classes that the contract names, runtime those that checks of the JVM raise.
func (m *Method) ByContract(c *Class, named, runtime []*Class) Thrower {
	within := func(n *Class) bool { return !n.isBroad() && c.IsSubclassOf(n) }
	switch {
	case m.IsOfLibrary() && !m.IsGuard():
		return ByLibrary
	case slices.Contains(runtime, c) && slices.ContainsFunc(named, within):
		return ByJVM
	}
	return ByThrow
}
