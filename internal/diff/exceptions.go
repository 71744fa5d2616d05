package diff

import (
	"fmt"
	"slices"
	"strings"

	"inspect/java/types"
)

// Exceptions are compared by their classes, by their messages, and by those of their causes. Messages of the library's
// classes count where the program chooses them. What else an exception of the program has is not compared, so a call
// that throws one with fields or methods is not decided.

// thrownByJava are the exceptions that Java makes where no code creates one.
var thrownByJava = []string{
	"java.lang.ArithmeticException", "java.lang.ArrayIndexOutOfBoundsException", "java.lang.ArrayStoreException", "java.lang.ClassCastException",
	"java.lang.IndexOutOfBoundsException", "java.lang.NegativeArraySizeException", "java.lang.NullPointerException", "java.lang.StringIndexOutOfBoundsException",
}

// outcomes compares how two calls ended.
func (w *writer) outcomes() {
	w.assert("(thrownNow == null) == (thrownBefore == null)", "exception", "thrownNow", "thrownBefore")
	w.put("if (thrownNow != null) {")
	w.exceptions("exception", "message", "thrown")
	var own []string // thrown by Java alone: they have no cause
	for _, class := range thrownByJava {
		if !slices.Contains(w.created, class) {
			own = append(own, class)
		}
	}
	w.put("if (!(%s)) {", isOneOf("thrownNowClass", own))
	w.put("Throwable causeNow = thrownNow.getCause(), causeBefore = thrownBefore.getCause();")
	w.assert("(causeNow == null) == (causeBefore == null)", "cause", "causeNow", "causeBefore")
	w.put("if (causeNow != null) {")
	w.exceptions("cause", "cause", "cause")
	w.leave("causeNow.getCause() == null && causeBefore.getCause() == null", "it throws an exception whose cause has a cause, which is not compared")
	w.put("}")
	w.put("}")
	w.put("}")
}

// exceptions compares two exceptions in variables whose names begin alike: the class, and the message.
func (w *writer) exceptions(what, message, name string) {
	now, before := name+"Now", name+"Before"
	w.put("Class<?> %sClass = %s.getClass(), %sClass = %s.getClass();", now, now, before, before)
	condition := fmt.Sprintf("%sClass == %sClass", now, before)
	ours := w.exceptionClasses()
	for _, c := range ours {
		condition = fmt.Sprintf("%sClass == %s.class ? %sClass == %s.class : %s", now, c.Name, before, w.before(c), condition)
	}
	w.assert(condition, what, now, before)
	for _, c := range ours {
		if w.hasMore(c) {
			w.leave(fmt.Sprintf("%sClass != %s.class", now, c.Name), fmt.Sprintf("it throws %s, whose fields and methods are not compared", article(c)))
		}
	}
	var chosen, perhaps []string
	for class := range messages {
		chosen = append(chosen, class)
	}
	for _, c := range ours {
		chosen = append(chosen, c.Name)
	}
	for _, class := range w.created {
		if !messages[class] {
			perhaps = append(perhaps, class)
		}
	}
	slices.Sort(chosen)
	w.put("if (%s) {", isOneOf(now+"Class", slices.Concat(chosen, perhaps))) // the search has no messages of Java's own
	w.put("String %sText = %s.getMessage(), %sText = %s.getMessage();", now, now, before, before)
	are := fmt.Sprintf("(%sText == null ? %sText == null : %sText.equals(%sText))", now, before, now, before)
	w.assert(fmt.Sprintf("!(%s) || %s", isOneOf(now+"Class", chosen), are), message, now+"Text", before+"Text")
	for _, class := range perhaps {
		w.leave(fmt.Sprintf("%sClass != %s.class || %s", now, class, are), fmt.Sprintf("it throws an exception of %s, whose message may be Java's own", class))
	}
	w.put("}")
}

// leave states what must be so for the step to be compared at all, and why it is not decided otherwise.
func (w *writer) leave(condition, why string) {
	w.assert(condition, incomparable, "", "")
	at := w.pair.observed[w.line]
	at.why = why
	w.pair.observed[w.line] = at
}

func isOneOf(variable string, classes []string) string {
	out := []string{"false"}
	for _, c := range classes {
		out = append(out, fmt.Sprintf("%s == %s.class", variable, c))
	}
	return strings.Join(out, " || ")
}

// exceptionClasses are the exceptions of the program that both sides have.
func (p *product) exceptionClasses() (out []*types.Class) {
	for _, c := range p.world.Classes() {
		if p.isOurs(c) && !p.isBefore(c) && isThrowable(c) && p.unpaired(c) == "" {
			out = append(out, c)
		}
	}
	return out
}

// hasMore reports whether an exception of the program has fields, or methods beside getMessage, on either side.
func (p *product) hasMore(c *types.Class) bool {
	for _, side := range []*types.Class{c, p.beforeOf(c)} {
		for k := side; k != nil && !k.IsOutside(); k = k.Super {
			p.world.Header(k)
			if slices.ContainsFunc(k.Fields, func(f *types.Field) bool { return !f.Static }) {
				return true
			}
			if slices.ContainsFunc(k.Methods, func(m *types.Method) bool {
				return m.Decl != nil && !m.Constructor && !m.Static && m.Name != "getMessage"
			}) {
				return true
			}
		}
	}
	return false
}

func isThrowable(c *types.Class) bool {
	for k := c; k != nil; k = k.Super {
		if k.Name == "java.lang.Throwable" {
			return true
		}
	}
	return false
}

// createdExceptions are the exceptions of the library that code of either side creates, by their names.
func (r *run) createdExceptions() (out []string) {
	w := r.product.world
	for _, f := range slices.Concat(r.closed.now, r.closed.before) {
		words := wordsOf(f.text)
		for i, k := range words {
			if k.text == "initCause" { // of any exception
				out = append(out, thrownByJava...)
			}
			if k.text == "requireNonNull" {
				out = append(out, "java.lang.NullPointerException")
			}
			if k.text != "new" || i+1 == len(words) {
				continue
			}
			simple := words[i+1].text
			names := []string{"java.lang." + simple}
			for _, imported := range f.tree.Imports {
				switch {
				case imported.OnDemand:
					names = append(names, imported.Name+"."+simple)
				case strings.HasSuffix(imported.Name, "."+simple):
					names = append(names, imported.Name)
				}
			}
			for _, name := range names {
				if c := w.Lookup(name); c != nil && c.Name == name && c.IsOutside() {
					w.Header(c)
					if isThrowable(c) {
						out = append(out, name)
					}
				}
			}
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}
