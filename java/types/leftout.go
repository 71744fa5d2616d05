package types

import (
	"slices"
	"strings"

	"inspect/java/source"
)

// leftOut are members that classes of the library leave out on purpose, by class and
// kind of member, with what to write instead.
//
// intern: the JVM takes a string literal into its pool when it comes to it first. Until
// then a string of the same text that is interned becomes the literal itself, and which
// other texts are in the pool depends on everything that ran before. So it is not known
// which objects are the same.
var leftOut = map[string]string{
	"java.lang.String method intern":               "compare strings with equals: which of equal strings stands in the JVM's pool depends on what ran before",
	"org.cprover.CProver method startThread":       oneThread,
	"org.cprover.CProver method endThread":         oneThread,
	"org.cprover.CProver method getMonitorCount":   oneThread,
	"org.cprover.CProver method classIdentifier":   "write getClass().getName()",
	"org.cprover.CProver method nondetPrintStream": letBeParameter,
}

// expressions are the members that the library leaves out, by class, since what a regular
// expression matches is not known; "" stands for all members of a class.
var expressions = map[string][]string{
	"java.util.regex.Pattern":     {""},
	"java.util.regex.Matcher":     {""},
	"java.util.regex.MatchResult": {""},
	"java.util.Scanner": {
		"constructor", "delimiter", "findAll", "findInLine", "findWithinHorizon", "hasNext", "match", "next", "skip", "tokens", "useDelimiter",
	},
}

// refusedClass has the native methods by which a model says what it does not know.
const refusedClass = "inspect.Refused"

// refusedOf are these methods: what is refused, and what to do instead.
var refusedOf = map[string][2]string{
	"regularExpression": {"a regular expression other than a plain text", byHand},
	"letterCase":        {"upper and lower case in the language of a Locale that may be Turkish, Azerbaijani or Lithuanian", "use Locale.ROOT"},
	"cloneOfHeir":       {"clone of an object of a class that extends one of the library", "make the copy with a constructor"},
	"reversed":          {"a view of a LinkedList, linked map or set, or sorted collection of the program, from its other end", "go through it from its end, or copy it to an ArrayList, whose view is understood"},
	"endOfHeir":         {"putFirst and putLast of an object of a class that extends LinkedHashMap", "use a LinkedHashMap itself"},
	"replacement":       {"a dollar sign or a backslash in what is put in place of a match", "use replace, which takes it for what it is, or append the parts"},
}

const (
	byHand         = "look for the text with charAt, indexOf or startsWith, or move the call to a method of its own with a contract, and use --calls contract"
	oneThread      = "write what one thread does: call what the other would run"
	letBeParameter = "let the object be a parameter of the checked method, which may be any"
)

// missing is what a member is called that class c of the library leaves out.
func missing(c *Class, member string) string {
	if isExpression(c, member) {
		return "a regular expression, in " + member + " of class " + c.Name
	}
	return member + " of class " + c.Name
}

func isExpression(c *Class, member string) bool {
	name := member[strings.LastIndexByte(member, ' ')+1:]
	return slices.ContainsFunc(expressions[c.Name], func(n string) bool { return n == "" || n == name })
}

// refusedBy says what is refused by a call of a method of inspect.Refused; nil: it is none.
func refusedBy(m *Method, at source.Span) *source.Diagnostic {
	if m.Class.Name != refusedClass || m.Constructor {
		return nil
	}
	what := refusedOf[m.Name]
	return source.NotSupported(at, what[0], what[1])
}

// instead is what to write in place of a member that class c of the library leaves out.
func instead(c *Class, member string) string {
	if do := leftOut[c.Name+" "+member]; do != "" {
		return do
	}
	if isExpression(c, member) {
		return byHand
	}
	return "write what the checked code needs of it as a class of your own"
}
