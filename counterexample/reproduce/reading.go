package reproduce

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"inspect/counterexample/replay"
	"inspect/java/heap"
	"inspect/java/library"
	"inspect/java/types"
)

// The values that an execution reads from outside are given to it on the JVM: there
// stands a method of the program in place of each that reads one.

// valuesClass is the class of the program in which they stand.
const valuesClass = "Values"

// given are the values to give; where one cannot be given none is, and why says so.
func (c *Case) given() (reads []*replay.Read, why string) {
	if c.Java == nil {
		return nil, ""
	}
	if len(c.Java.Reads) > 0 && c.Module != "" {
		return nil, "the values that it reads cannot be given to a class of the JDK itself"
	}
	for _, r := range c.Java.Reads {
		switch t := r.Method.Result; {
		case r.Seeded:
			return nil, fmt.Sprintf("on the JVM, a seed decides what %s gives", r.Call)
		case r.Thrown != nil && !isUnchecked(r.Thrown):
			return nil, fmt.Sprintf("%s %s: no program can bring that about", r.Call, r.Value())
		case r.Root == "" && (types.IsReference(t) && !types.IsValue(t) || types.IsKind(t, types.Void)):
			return nil, fmt.Sprintf("what %s gives cannot be given on the JVM", r.Call)
		}
	}
	return c.Java.Reads, ""
}

// isUnchecked reports whether c is an unchecked exception of the library, which stand-ins can make.
func isUnchecked(c *types.Class) bool {
	for k := c; k != nil; k = k.Super {
		if k.Name == "java.lang.RuntimeException" {
			return c.Library
		}
	}
	return false
}

// readings writes the values that the call reads, and the stand-ins of the methods that
// read them.
func (p *program) readings() {
	reads, why := p.c.given()
	p.left = why
	if len(reads) == 0 {
		return
	}
	w := &p.w
	var methods []*types.Method
	var calls, values []string
	for _, r := range reads {
		m := r.Method
		if !slices.Contains(methods, m) {
			methods = append(methods, m)
			receiver := ""
			if !m.Static {
				receiver = Descriptor(m.Class)
			}
			calls = append(calls, fmt.Sprintf("replace(%s.class, %s, %s, %s, %s, %s);", valuesClass, quote(internal(m.Class)), quote(m.Name),
				quote(signature(m, "")), quote(valueMethod(methods, m)), quote(signature(m, receiver))))
		}
		name := quote(valueMethod(methods, m))
		if v, _ := p.c.Pre.Root(r.Root); v.Ref != nil {
			values = append(values, fmt.Sprintf("givesThe(%s, %s); // %s", name, quote(p.labels.of[v.Ref]), comment(r.Call+" at "+place(r.Span))))
			continue
		}
		if r.Thrown != nil {
			values = append(values, fmt.Sprintf("fails(%s, new %s());", name, sourceName(r.Thrown)))
			continue
		}
		text := func(o *heap.Object) string { s, _ := o.Java(); return s }
		v := value("what "+r.Call+" gives", m.Result, *r.Result, text)
		values = append(values, fmt.Sprintf("gives(%s, %s); // %s", name, v, comment(r.Call+" at "+place(r.Span))))
	}
	w.line(1, "@Override protected void readings() {")
	for _, c := range append(calls, values...) {
		w.line(2, "%s", c)
	}
	w.line(1, "}")
	w.line(0, "")
	w.line(1, "/** These stand in place of the methods that read values. */")
	w.line(1, "public static final class %s {", valuesClass)
	for _, m := range methods {
		var params []string
		check := ""
		if !m.Static {
			params = append(params, sourceName(m.Class)+" self")
			check = "java.util.Objects.requireNonNull(self); "
		}
		for i, q := range m.Params {
			params = append(params, fmt.Sprintf("%s a%d", sourceName(q.Type), i+1))
		}
		t := sourceName(m.Result)
		w.line(2, "public static %s %s(%s) { %sreturn (%s) read(%s); }", t, valueMethod(methods, m), strings.Join(params, ", "), check, t, quote(valueMethod(methods, m)))
	}
	w.line(1, "}")
	w.line(0, "")
}

// valueMethod is the name of a method's stand-in.
func valueMethod(methods []*types.Method, m *types.Method) string {
	return fmt.Sprintf("%s%d", m.Name, slices.Index(methods, m)+1)
}

// sourceName is a type's name in Java's text.
func sourceName(t types.Type) string { return strings.ReplaceAll(typeName(t), "$", ".") }

// internal is a class's name in a class file.
func internal(c *types.Class) string { return strings.ReplaceAll(c.BinaryName(), ".", "/") }

// Descriptor is a type's name in a class file (JVMS 4.3).
func Descriptor(t types.Type) string {
	switch t := t.(type) {
	case *types.Class:
		return "L" + internal(t) + ";"
	case *types.Array:
		return "[" + Descriptor(t.Elem)
	}
	return map[string]string{"boolean": "Z", "byte": "B", "char": "C", "short": "S", "int": "I", "long": "J", "float": "F", "double": "D", "void": "V"}[t.String()]
}

// signature is a method's descriptor, with a first parameter for its receiver.
func signature(m *types.Method, receiver string) string {
	s := "(" + receiver
	for _, q := range m.Params {
		s += Descriptor(q.Type)
	}
	return s + ")" + Descriptor(m.Result)
}

// Absent are the classes that come with inspect, are not the JDK's, and that the user's
// files name although they do not have them: texts by their files.
func Absent(w *types.World) map[string]string {
	out := map[string]string{}
	for _, m := range library.Models() {
		if strings.HasPrefix(m.Name, "java.") || strings.HasPrefix(m.Name, "spare.") {
			continue
		}
		of := m.Name[:strings.LastIndexByte(m.Name, '.')]
		for _, k := range w.AllClasses() {
			if isBuiltIn(k) || !strings.Contains(k.Decl.Span().File.Text, of) {
				continue
			}
			for _, name := range []string{m.Name, "inspect.Read"} {
				text, path, _ := library.Source(name)
				out[filepath.FromSlash(path)] = text
			}
		}
	}
	for _, k := range w.AllClasses() {
		if !isBuiltIn(k) {
			delete(out, filepath.FromSlash(internal(k)+".java"))
		}
	}
	return out
}
