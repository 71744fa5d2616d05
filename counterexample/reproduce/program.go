package reproduce

import (
	_ "embed"
	"fmt"
	"path/filepath"
	"strings"

	"inspect/java/core"
	"inspect/java/types"
)

// Support is the Java text of the class inspect.Reproducer, of which all programs
// and tests are subclasses.
//
//go:embed java/Reproducer.java
var Support string

// SupportPath is where it stands below a folder of programs.
const SupportPath = "inspect/Reproducer.java"

// Mark begins every file written; only such files are overwritten unasked.
const Mark = "// Written by inspect: a reproducer. "

// Program is a reproducer in Java: a class in the package of the class under test that
// depends on Support alone.
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
	Name    string // of the public class, without its package
	Package string // "" for none
	Main    string // its text
	// Test is a JUnit 5 test of the class Name+"Test" in the same package: the state, the
	// call and what must hold of it. It fails while the specification is broken, and is
	// empty where it could not fail.
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
	hashes    bool   // the check looks at identity hash codes
	chooses   bool   // the check looks at what the library leaves open
	rests     string // Case.Rests
	left      string // why the values that the call reads are not given to it
	kind      string
	bits      int
}

// Path is where the class of the program, or its test, stands below a folder.
func (p *Program) Path(class string) string {
	return filepath.Join(filepath.FromSlash(strings.ReplaceAll(p.Package, ".", "/")), class+".java")
}

// Path is where the program of a method's counterexample stands below a folder, without
// the ending .java.
func Path(m *types.Method) string {
	p := Program{Package: packageFor(m.Class)}
	return strings.TrimSuffix(p.Path(ProgramName(m)), ".java")
}

// qualified is the name of the class with its package.
func (p *Program) qualified() string {
	if p.Package == "" {
		return p.Name
	}
	return p.Package + "." + p.Name
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
	if c.Method.Derived == types.Initialised {
		impossible("no call is made: what is checked is the initialisation of %s", c.Method.Class.SimpleName())
	}
	if k := c.uncompilable(); k != nil && types.IsFoundNowhere(k) {
		return nil, fmt.Errorf("class %s is found nowhere", k.Name)
	} else if k != nil {
		return nil, fmt.Errorf("%s has errors, and no compiler takes it", k.File.Source.Name)
	}
	p := &program{Program: &Program{Name: name, Package: packageFor(c.Method.Class), kind: c.Kind, bits: c.Bits, note: c.survival()},
		c: c, core: core.NewProgram(c.World), labels: c.label()}
	before, call, prediction := p.part(p.readings)+p.part(p.before), p.part(p.call), p.part(p.prediction)
	precondition, specification := p.part(p.precondition), p.part(p.specification)
	p.fails = p.isViolationPredicted()
	p.decided = c.Java != nil && c.Java.CutOff == nil
	p.predicts = p.decided && c.Java.Allowed
	p.stateless = p.stop() == inJava
	p.rests = c.Rests
	p.hashes, p.chooses = c.uses("java.lang.Object"), c.uses("inspect.Arbitrary")
	p.Main = p.main(before, call, prediction, precondition, specification)
	if p.Invisible != "" || !p.fails && (p.decided || p.Untranslated != "") {
		return p.Program, nil
	}
	parts := []string{before, call}
	if p.Untranslated != "" {
		parts = append(parts, prediction)
	}
	if !p.decided {
		parts = append(parts, precondition)
	}
	p.Test = p.test(append(parts, specification)...)
	return p.Program, nil
}

// part is what a function writes.
func (p *program) part(write func()) string {
	p.w = writer{}
	write()
	return p.w.b.String()
}

// main is the text of the program.
func (p *program) main(parts ...string) string {
	var w writer
	c := p.c
	w.line(0, "%sIt is overwritten by the next run.", Mark)
	w.line(0, "//")
	lines := p.explanation()
	if p.note != "" {
		lines = append(lines, fmt.Sprintf("It was found at %d bits; %s.", c.Bits, p.note))
	}
	if p.Invisible != "" {
		lines = append(lines, fmt.Sprintf("This program cannot show it: %s.", p.Invisible))
	}
	for _, s := range lines {
		for _, l := range fold(s) {
			w.line(0, "// %s", comment(l))
		}
	}
	path := filepath.ToSlash(p.Path(p.Name))
	w.line(0, "//")
	w.line(0, "// Run it in this folder with a JDK of version %d or later (SOURCES are %s and what else they need):", MinVersion, strings.Join(c.sources(), ", "))
	w.line(0, "//")
	if c.Module == "" {
		w.line(0, "//     javac -encoding UTF-8 -d out SOURCES %s %s && java -cp out %s", SupportPath, path, p.qualified())
	} else {
		w.line(0, "//     javac -encoding UTF-8 --patch-module %s=FOLDER -d inside SOURCES", c.Module)
		w.line(0, "//     javac -encoding UTF-8 -d out %s %s", SupportPath, path)
		w.line(0, "//     java --patch-module %[1]s=inside --add-opens %[1]s/%s=ALL-UNNAMED -esa -cp out %s", c.Module, packageOf(c.Method.Class), p.qualified())
		w.line(0, "//")
		w.line(0, "// FOLDER has the SOURCES in the folders of their packages. They stand in the place of classes of the JDK:")
		w.line(0, "// its version must be theirs.")
	}
	w.line(0, "//")
	w.line(0, "// The exit code is 10 when the specification is broken as predicted, 0 when it is kept, 3 when the state cannot")
	w.line(0, "// be built on this JVM, and 5 when that cannot be told or the call does not end as predicted.")
	p.header(&w)
	w.line(0, "")
	w.line(0, "public final class %s extends Reproducer {", p.Name)
	w.line(1, "public static void main(String[] args) {")
	w.line(2, "new %s().run();", p.Name)
	w.line(1, "}")
	w.line(0, "")
	p.configure(&w, true)
	return w.class(parts)
}

// test is the text of the test.
func (p *program) test(parts ...string) string {
	var w writer
	w.line(0, "%sIt is overwritten by the next run.", Mark)
	p.header(&w)
	w.line(0, "import org.junit.jupiter.api.Test;")
	w.line(0, "")
	w.line(0, "class %sTest extends Reproducer {", p.Name)
	w.line(1, "@Test void specificationIsKept() { assertKept(); }")
	w.line(0, "")
	p.configure(&w, false)
	return w.class(parts)
}

// class ends a class with its methods.
func (w *writer) class(parts []string) string {
	for _, p := range parts {
		if p != "" {
			w.b.WriteString("\n" + strings.TrimSuffix(p, "\n"))
		}
	}
	w.line(0, "}")
	return w.b.String()
}

// header writes the package and what is imported.
func (p *program) header(w *writer) {
	if p.Package != "" {
		w.line(0, "package %s;", p.Package)
	}
	w.line(0, "")
	w.line(0, "import inspect.Reproducer;")
}

// configure writes what the shared class is to know.
func (p *program) configure(w *writer, all bool) {
	var statements []string
	if all {
		var files []string
		for _, f := range p.c.sources() {
			files = append(files, quote(f))
		}
		statements = append(statements, fmt.Sprintf("sources(%s);", strings.Join(files, ", ")))
	}
	if p.fails && (all || p.Untranslated != "") {
		statements = append(statements, "violationPredicted();")
	}
	if p.Untranslated != "" {
		statements = append(statements, fmt.Sprintf("untranslated(%s);", quote(p.Untranslated)))
	}
	if len(statements) > 0 {
		w.line(1, "{")
		for _, s := range statements {
			w.line(2, "%s", s)
		}
		w.line(1, "}")
		w.line(0, "")
	}
	var lines []string
	for _, s := range p.explanation() {
		for _, l := range fold(s) {
			lines = append(lines, l)
		}
	}
	w.line(1, "@Override protected String expectation() {")
	for i, l := range lines {
		head, tail := "    + ", ""
		if i == 0 {
			head = "return "
		} else {
			l = "\n" + l
		}
		if i == len(lines)-1 {
			tail = ";"
		}
		w.line(2, "%s%s%s", head, quote(l), tail)
	}
	w.line(1, "}")
}
