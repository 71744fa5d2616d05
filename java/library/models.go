package library

import (
	"fmt"
	"regexp"
	"strings"
	"sync"
)

// Model is a public class of the library that comes with inspect.
type Model struct {
	Name string // qualified
	Note string // its documentation: what its state is, and what it leaves open; "" for none
}

var (
	public  = regexp.MustCompile(`(?m)^public (/\*@.*?@\*/ )?([a-z]+ )*(/\*@.*?@\*/ )?(class|interface|enum|record|@interface) `)
	comment = regexp.MustCompile(`(?s)/\*\*(.*?)\*/\s*$`)
	margin  = regexp.MustCompile(`\s*\n\s*\*?\s*`)
)

// Models are the public classes here, by name, without those that only others here use.
// Callers must not change them.
var Models = sync.OnceValue(models)

func models() (ms []Model) {
	forAllFiles(func(path, text string) {
		at := public.FindStringIndex(text)
		if strings.HasPrefix(path, "inspect/") || at == nil {
			return
		}
		m := Model{Name: strings.ReplaceAll(strings.TrimSuffix(path, ".java"), "/", ".")}
		if c := comment.FindStringSubmatch(text[:at[0]]); c != nil {
			m.Note = strings.TrimSpace(margin.ReplaceAllString(c[1], " "))
		}
		ms = append(ms, m)
	})
	return ms
}

const head = `# The library

These classes of Java's library come with ` + "`inspect`" + `, written for it in Java and JML: ` + "`inspect list --models`" + ` prints this list. A model does what the class of the JDK does, which random sequences of calls, and calls of every method with edge arguments, on both check on the JVM. Where the documentation leaves something open, the model may do any of it. What a class has beyond its model is refused where it is called. Messages of exceptions that the models throw are not kept. An index, a length or a divisor that is wrong in the code of the program gives the message of the JVM, but for those that HotSpot leaves out in code that threw often (OmitStackTraceInFastThrow). Lists, ArrayDeque, PriorityQueue, BitSet, sets, maps, entries of maps, builders, StringJoiner, Optional and its like, locks, and the atomic classes may exist before the call, a parameter say. So may objects of classes of the program that extend one of them. Those that are sorted are in the natural order (or in any, by a flag), those of enums are of an enum that is named. Functions, of any answers, comparators of any order, and iterators may exist before the call as well. Other collections, and streams, are refused there: make them in the method.

| class | notes |
|---|---|
`

// Markdown is docs/library.md.
func Markdown() string {
	var b strings.Builder
	b.WriteString(head)
	for _, m := range Models() {
		fmt.Fprintf(&b, "| `%s` | %s |\n", m.Name, m.Note)
	}
	return b.String()
}
