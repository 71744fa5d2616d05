package types

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

const (
	oneThread      = "write what one thread does: call what the other would run"
	letBeParameter = "let the object be a parameter of the checked method, which may be any"
)

// instead is what to write in place of a member that class c of the library leaves out.
func instead(c *Class, member string) string {
	if do := leftOut[c.Name+" "+member]; do != "" {
		return do
	}
	return "write what the checked code needs of it as a class of your own"
}
