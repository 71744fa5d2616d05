package diff

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"inspect/java/source"
)

// messages are exceptions of the library whose messages a program chooses, mostly: those of others are Java's own, as
// that of an index out of range, and may be others for no reason of the program's.
var messages = map[string]bool{
	"java.lang.IllegalArgumentException": true, "java.lang.IllegalStateException": true, "java.lang.UnsupportedOperationException": true,
	"java.lang.RuntimeException": true, "java.lang.Exception": true, "java.lang.Error": true, "java.lang.AssertionError": true,
	"java.util.NoSuchElementException": true, "java.io.IOException": true,
}

// isMessageCompared reports whether the messages of exceptions of a class are compared.
func isMessageCompared(class string) bool {
	return messages[class] || !strings.HasPrefix(class, "java.") && !strings.HasPrefix(class, "javax.")
}

// present shows a difference as a JVM showed it.
func (r *run) present(row *Method, f *finding) {
	what := f.differing[0]
	row.Difference = &Difference{What: what, Before: f.seenBefore.outcome(what), Now: f.seenNow.outcome(what), ConfirmedBy: f.by}
	row.Calls = nil
	for i, line := range f.scene.before {
		if thrown := f.seenNow.values[fmt.Sprint("line ", i)]; thrown != "" {
			line += " // " + simpleName(thrown)
		}
		row.Calls = append(row.Calls, line)
	}
	row.Calls = append(row.Calls, f.scene.last)
	row.Test = r.test(f)
}

// outcome is what a side shows of something: how the call ended, or a value.
func (v *seenValues) outcome(what string) string {
	if what != "exception" && v.has(what) {
		return v.values[what]
	}
	if thrown := v.values["exception"]; thrown != "" {
		if message := v.values["message"]; message != "null" {
			if plain, err := strconv.Unquote(message); err == nil {
				message = plain
			}
			return simpleName(thrown) + ": " + source.OneLine(message)
		}
		return simpleName(thrown)
	}
	if v.has("result") {
		return "gives " + v.values["result"]
	}
	return "returns"
}

func simpleName(class string) string {
	class = class[strings.LastIndexByte(class, '.')+1:]
	return strings.ReplaceAll(class, "$", ".")
}

// test is a JUnit test of what the working tree shows.
func (r *run) test(f *finding) *Test {
	s, now := f.scene, f.seenNow
	name := strings.TrimSuffix(f.of.simple, r.product.ending)
	name = strings.ReplaceAll(name, "$", "_")
	title := "create"
	if s.step.now != nil && !s.step.now.Constructor {
		title = s.step.now.Name
	}
	r.tests[name+title]++
	class := fmt.Sprintf("%s_%s%sDiffTest", name, title, strings.TrimPrefix(fmt.Sprint(r.tests[name+title]), "1"))
	var b strings.Builder
	put := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	put("// Written by inspect %s: an input on which the program differs from %s.", r.found.Tool.Version, r.found.Revision)
	put("//\n// It passes where the program is as it was when this was written, and fails in %s. It needs JUnit 5.\n", r.found.Revision)
	if s.pkg != "" {
		put("package %s;\n", s.pkg)
	}
	put("import static org.junit.jupiter.api.Assertions.*;\n")
	put("import org.junit.jupiter.api.Test;\n")
	put("class %s {\n    @Test\n    void %s() throws Throwable {", class, title)
	for i, line := range s.before {
		thrown := now.values[fmt.Sprint("line ", i)]
		if thrown == "" {
			put("        %s", line)
			continue
		}
		put("        assertThrows(%s.class, () -> { %s });", strings.ReplaceAll(thrown, "$", "."), line)
	}
	lines, call := s.lastCall(r.product)
	for _, l := range lines {
		put("        %s", l)
	}
	if thrown := now.values["exception"]; thrown != "" {
		class := strings.ReplaceAll(thrown, "$", ".")
		checks := exceptionChecks(f.differing, now)
		if len(checks) > 0 {
			put("        %s thrown = assertThrows(%s.class, () -> { %s; });", class, class, call)
		} else {
			put("        assertThrows(%s.class, () -> { %s; });", class, call)
		}
		for _, c := range checks {
			put("        %s", c)
		}
	} else if t := s.resultType(r.product); t != "" {
		put("        %s %s = %s;", t, s.variable(), call)
	} else {
		put("        %s;", call)
	}
	for _, e := range s.sees(r.product) {
		if slices.Contains(f.differing, e.what) && now.has(e.what) {
			put("        %s", assertion(e, now.values[e.what]))
		}
	}
	put("    }\n}")
	path := class + ".java"
	if s.pkg != "" {
		path = strings.ReplaceAll(s.pkg, ".", "/") + "/" + path
	}
	return &Test{File: path, Text: b.String()}
}

// assertion states that an expression has a value.
func assertion(e seen, value string) string {
	switch {
	case value == "null":
		return fmt.Sprintf("assertNull(%s);", e.expr)
	case e.array && strings.HasPrefix(value, "new "):
		return fmt.Sprintf("assertArrayEquals(%s, %s);", value, e.expr)
	case value == "true" || value == "false":
		return fmt.Sprintf("assert%s(%s);", strings.ToUpper(value[:1])+value[1:], e.expr)
	}
	return fmt.Sprintf("assertEquals(%s, %s);", value, e.expr)
}

// exceptionChecks are the assertions of a test on what differs of an exception beside its class.
func exceptionChecks(differing []string, now *seenValues) (out []string) {
	for _, what := range differing {
		switch {
		case what == "message":
			out = append(out, fmt.Sprintf("assertEquals(%s, thrown.getMessage());", now.values[what]))
		case what == "cause" && !now.has(what):
			out = append(out, "assertNull(thrown.getCause());")
		case what == "cause":
			out = append(out, fmt.Sprintf("assertEquals(%s.class, thrown.getCause().getClass());", strings.ReplaceAll(now.values[what], "$", ".")))
		case what == "message of the cause" && now.has(what):
			out = append(out, fmt.Sprintf("assertEquals(%s, thrown.getCause().getMessage());", now.values[what]))
		}
	}
	return out
}
