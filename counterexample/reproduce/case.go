package reproduce

import (
	"slices"

	"fmt"
	"path/filepath"
	"strings"

	"inspect/counterexample/replay"
	"inspect/java/heap"
	"inspect/java/source"
	"inspect/java/types"
)

// Case is one counterexample to reproduce: a pre-state in which a method breaks
// a property.
type Case struct {
	World  *types.World
	Method *types.Method
	Pre    *heap.State // roots "this" (not for static methods and constructors) and the parameters

	// Kind, Span and Message say what is broken: a property kind of DESIGN
	// section 3, the clause or checked expression, and a sentence.
	Kind    string
	Span    source.Span
	Message string

	// Bits is the width of int at which it was found; 32 is Java's.
	Bits int
	// ReceiverOnly: invariants are the receiver's only. SpecMath is the meaning
	// of the specification's arithmetic; "" is Java's.
	ReceiverOnly bool
	SpecMath     string

	// Module, unless "", is the module of the JDK that the class's package belongs to.
	Module string

	// Java is what the interpreter does on the same state at Java's widths: the
	// prediction. It is nil when the interpreter cannot say; Why then says so.
	Java *replay.Outcome
	Why  string
	// Rests says what the case rests on that Java leaves open and the JVM may take otherwise;
	// "": nothing is known of that kind.
	Rests string
}

// Width is the width of int on the JVM.
const Width = 32

// matching is the violation of the prediction that is the one of the case; nil
// when the interpreter finds none at Java's widths.
func (c *Case) matching() *replay.Violation {
	if c.Java == nil {
		return nil
	}
	for _, v := range c.Java.Violations {
		if string(v.Kind) == c.Kind && overlaps(v.Span, c.Span) {
			return v
		}
	}
	return nil
}

func overlaps(a, b source.Span) bool {
	return a.File == b.File && a.Start <= b.End && b.Start <= a.End
}

// survival says in words what the interpreter finds at Java's widths instead; "" when
// the violation is the same there.
func (c *Case) survival() string {
	at := ""
	if c.Bits < Width {
		at = "at Java's widths "
	}
	switch {
	case c.Java == nil:
		return c.Why
	case !c.Java.Allowed:
		return fmt.Sprintf("%sthe state is not admitted: %s", at, c.Java.WhyText)
	case c.Java.CutOff != nil:
		return fmt.Sprintf("%sthe interpreter stops at a bound: %s", at, c.Java.CutOff)
	case c.matching() == nil && len(c.Java.Violations) > 0:
		return fmt.Sprintf("%sanother property is broken: %s", at, c.Java.Violations[0].Message)
	case c.matching() == nil:
		return at + "the property holds for this state"
	}
	return ""
}

// place is file:line of a span, without folders.
func place(s source.Span) string {
	p := s.Position()
	return fmt.Sprintf("%s:%d", filepath.Base(p.File), p.Line)
}

// sources are the base names of the files of the user's classes, and of the driver whose method the case is of: those of other
// methods are not written beside it.
func (c *Case) sources() []string {
	seen := map[string]bool{}
	var out []string
	for _, f := range sourcesOf(c.World, func(k *types.Class) bool { return !types.IsDriver(c.World, k) || k == c.Method.Class }) {
		if b := filepath.Base(f); !seen[b] {
			seen[b] = true
			out = append(out, b)
		}
	}
	return out
}

// Sources are the files of the user's classes that are known, those found on
// the source path included, in order of declaration.
func Sources(w *types.World) []string {
	return sourcesOf(w, func(*types.Class) bool { return true })
}

// sourcesOf are the files of some of the user's classes, without those that no compiler
// takes.
func sourcesOf(w *types.World, wanted func(*types.Class) bool) []string {
	seen := map[string]bool{}
	var out []string
	for _, k := range w.AllClasses() {
		if isBuiltIn(k) || k.Broken != nil || k.File.Partial || !wanted(k) {
			continue
		}
		if f := k.Decl.Span().File; !seen[f.Name] {
			seen[f.Name] = true
			out = append(out, f.Name)
		}
	}
	return out
}

// writer builds Java text.
type writer struct {
	b strings.Builder
}

// line writes one line, indented by four spaces for each level.
func (w *writer) line(level int, format string, args ...any) {
	if format != "" {
		w.b.WriteString(strings.Repeat("    ", level))
		fmt.Fprintf(&w.b, format, args...)
	}
	w.b.WriteByte('\n')
}

// uses reports whether the check looks at open fields of a class of the library,
// which no program can set: identity hash codes, or what a method leaves open.
func (c *Case) uses(class string) bool {
	scope, err := replay.New(c.World, replay.Config{}).ScopeOf(c.Method)
	return err == nil && slices.ContainsFunc(c.World.AllClasses(), func(k *types.Class) bool {
		return k.Name == class && slices.ContainsFunc(k.Fields, func(f *types.Field) bool { return f.IsOpen() && scope.Uses(f) })
	})
}
