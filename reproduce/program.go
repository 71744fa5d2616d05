package reproduce

import (
	_ "embed"
	"fmt"
	"strings"

	"inspect/core"
)

// support is the Java text that every program ends with.
//
//go:embed java/Support.java.in
var support string

// Mark begins every file written; only such files are overwritten unasked.
const Mark = "// Written by inspect: a reproducer. "

// Program is a reproducer in Java: one file without dependencies, of no package.
//
// Its verdict, in the line it prints last (`INSPECT` and a JSON object) and by
// its exit code:
//
//	violated      10  the specification is broken, as predicted where there is a prediction
//	kept           0  the specification is kept
//	impossible     3  the state cannot be built on this JVM, with the reason
//	not-admitted   5  the state does not satisfy the precondition at Java's widths
//	differs        5  broken, but not as predicted; or not as predicted, and there is nothing else to go by
//	unknown        5  the JVM cannot see whether the specification is broken, with the reason
type Program struct {
	Name string // of the public class
	Main string // its text
	// Test is the same as a JUnit 5 test of the class Name+"Test", which fails
	// while the specification is broken. It is empty where it could not fail.
	Test string
	// Invisible says why the JVM cannot see the violation; "" when it can.
	Invisible string
	// Untranslated says why the broken clause is not evaluated in Java, so that
	// the prediction alone decides; "" when it is.
	Untranslated string

	fails     bool   // the interpreter finds the violation at Java's widths
	predicts  bool   // there is a prediction of the outcome
	decided   bool   // the interpreter says what becomes of the state at Java's widths
	stateless bool   // the prediction has no post-state
	note      string // what it finds instead
	kind      string
	bits      int
}

// program is one under construction.
type program struct {
	*Program
	c      *Case
	core   *core.Program
	labels *labels
	w      writer
}

// New writes the program for a case, under the given name (ProgramName gives a
// usual one). The error is an *Impossible: the state cannot exist on the JVM.
func New(c *Case, name string) (out *Program, err error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case *Impossible:
			out, err = nil, r
		default:
			panic(r)
		}
	}()
	p := &program{Program: &Program{Name: name, kind: c.Kind, bits: c.Bits, note: c.survival()}, c: c, core: core.NewProgram(c.World), labels: c.label()}
	p.before()
	p.call()
	p.prediction()
	p.check()
	p.fails = p.predicted()
	p.decided = c.Java != nil && c.Java.CutOff == nil
	p.predicts = p.decided && c.Java.Admitted
	p.stateless = p.stop() == inJava
	p.Main = p.file(name, false)
	if p.Invisible == "" && (p.fails || !p.decided && p.Untranslated == "") {
		p.Test = p.file(name+"Test", true)
	}
	return p.Program, nil
}

// file assembles the text of a main program or of a test.
func (p *program) file(name string, test bool) string {
	var w writer
	c := p.c
	w.line(0, "%sIt is overwritten by the next run.", Mark)
	w.line(0, "//")
	says := p.explanation()
	if p.note != "" {
		says = append(says, fmt.Sprintf("It was found at %d bits; %s.", c.Bits, p.note))
	}
	if p.Invisible != "" {
		says = append(says, fmt.Sprintf("This program cannot show it: %s.", p.Invisible))
	}
	for _, s := range says {
		for _, l := range fold(s) {
			w.line(0, "// %s", comment(l))
		}
	}
	w.line(0, "//")
	if test {
		w.line(0, "// It fails as long as the mistake is there. Add it to the tests of the project, with JUnit 5 and the checked")
		w.line(0, "// classes on the class path.")
	} else {
		w.line(0, "// Run it with a JDK of version %d or later (SOURCES are %s and what else they need):", MinVersion, strings.Join(c.sources(), ", "))
		w.line(0, "//")
		w.line(0, "//     javac -encoding UTF-8 -d out SOURCES %s.java && java -cp out %s", name, name)
		w.line(0, "//")
		w.line(0, "// The exit code is 10 when the specification is broken as predicted, 0 when it is kept, 3 when the state cannot")
		w.line(0, "// be built on this JVM, and 5 when that cannot be told or the call does not end as predicted.")
	}
	w.line(0, "")
	w.line(0, "import java.lang.reflect.*;")
	w.line(0, "import java.util.*;")
	w.line(0, "")
	if test {
		w.line(0, "class %s {", name)
		w.line(1, "@org.junit.jupiter.api.Test")
		w.line(1, "void specificationIsKept() {")
		w.line(2, "Report r = reproduce();")
		w.line(2, "if (r.verdict.equals(\"impossible\") || r.clause.equals(\"unknown\") && UNTRANSLATED.isEmpty()) {")
		w.line(3, "org.junit.jupiter.api.Assertions.fail(\"this cannot be told: \" + r.reason + \"\\n\" + r.text());")
		w.line(2, "}")
		w.line(2, "org.junit.jupiter.api.Assertions.assertFalse(r.broken, r.text());")
		w.line(1, "}")
	} else {
		w.line(0, "public final class %s {", name)
		w.line(1, "public static void main(String[] args) {")
		w.line(2, "Report r = reproduce();")
		w.line(2, "System.out.println(r.text());")
		w.line(2, "System.out.println(r.line());")
		w.line(2, "System.exit(r.code());")
		w.line(1, "}")
		w.line(0, "")
		w.line(1, "/** The line for a machine. */")
		w.line(1, "public static String line() {")
		w.line(2, "return reproduce().line();")
		w.line(1, "}")
	}
	w.line(0, "")
	p.constantsTo(&w)
	w.line(0, "")
	w.b.WriteString(p.w.b.String())
	w.b.WriteString(strings.ReplaceAll(support, "@NAME@", name))
	w.line(0, "}")
	return w.b.String()
}

// constantsTo writes what the support code refers to.
func (p *program) constantsTo(w *writer) {
	var files []string
	for _, f := range p.c.sources() {
		files = append(files, quote(f))
	}
	w.line(1, "/** What the specification demands, and what was found. */")
	w.b.WriteString("    static final String EXPECTATION = ")
	for i, s := range p.explanation() {
		for k, l := range fold(s) {
			if i+k > 0 {
				w.b.WriteString("\n            + ")
				l = "\n" + l
			}
			w.b.WriteString(quote(l))
		}
	}
	w.line(0, ";")
	w.line(0, "")
	w.line(1, "static final Set<String> SOURCES = new HashSet<>(Arrays.asList(%s));", strings.Join(files, ", "))
	w.line(1, "static final boolean HAS_RESULT = %v;", typeName(p.c.Method.Result) != "void")
	w.line(1, "static final boolean VIOLATION_PREDICTED = %v;", p.fails)
	w.line(1, "static final String UNTRANSLATED = %s;", quote(p.Untranslated))
}
