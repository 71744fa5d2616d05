package partial

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"inspect/java/ast"
)

func sorted[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }

// texts are the declarations, by the names of the top-level classes.
func (a *analysis) texts() map[string]string {
	out := map[string]string{}
	for _, name := range sorted(a.missing) {
		c := a.missing[name]
		if c.outer != nil || c.name != name {
			continue
		}
		a.nameResults(c)
		var b strings.Builder
		if dot := strings.LastIndexByte(name, '.'); dot > 0 {
			fmt.Fprintf(&b, "package %s;\n\n", name[:dot])
		}
		if c.isClear() {
			a.write(&b, c, "")
			out[name] = b.String()
		}
	}
	return out
}

// nameResults gives the classes of results, which nothing names, names in the class that has them.
func (a *analysis) nameResults(c *class) {
	name := func(s *slot, of string) {
		t, ok := a.decided(s, true)
		if !ok || t.of == nil || t.of.root().name != "" {
			return
		}
		k := t.of.root()
		k.simple = "ResultOf" + strings.ToUpper(of[:1]) + of[1:]
		for c.isNamed(k.simple) {
			k.simple += "_"
		}
		k.name, k.outer = c.name+"."+k.simple, c
		c.nested = append(c.nested, k)
	}
	for _, k := range c.order {
		name(c.methods[k].result, k.name)
	}
	for _, f := range c.fieldOrder {
		name(c.fields[f].value, f)
	}
	for i := 0; i < len(c.nested); i++ {
		a.nameResults(c.nested[i])
	}
}

// isNamed reports whether c, a class around it or one in it has a name.
func (c *class) isNamed(simple string) bool {
	for k := c; k != nil; k = k.outer {
		if k.simple == simple {
			return true
		}
	}
	return slices.ContainsFunc(c.nested, func(k *class) bool { return k.simple == simple })
}

// isClear reports whether it can be told what c is.
func (c *class) isClear() bool {
	return !c.refused && !(c.isInterface && (c.isCreated || c.isExtended || c.isThrown))
}

// write writes a class.
func (a *analysis) write(b *strings.Builder, c *class, indent string) {
	super, interfaces := a.above(c)
	isInterface := c.isInterface
	word := "class"
	switch {
	case isInterface:
		word = "interface"
	case !c.isCreated && !c.isThrown:
		word = "abstract class"
	}
	static := ""
	if c.outer != nil {
		static = "static "
	}
	fmt.Fprintf(b, "%spublic %s%s %s%s", indent, static, word, c.simple, typeParameters(c.params))
	if super != "" && !isInterface {
		fmt.Fprintf(b, " extends %s", super)
	}
	if len(interfaces) > 0 {
		list := " implements "
		if isInterface {
			list = " extends "
		}
		b.WriteString(list + strings.Join(interfaces, ", "))
	}
	b.WriteString(" {\n")
	in := indent + "  "
	for _, f := range c.fieldOrder {
		a.writeField(b, c.fields[f], f, in)
	}
	if !isInterface {
		for _, n := range slices.Sorted(maps.Keys(c.constructors)) {
			if params, ok := a.parameters(c.constructors[n]); ok {
				fmt.Fprintf(b, "%spublic %s(%s)%s { }\n", in, c.simple, params, throwsClause(c.constructors[n]))
			}
		}
		if len(c.constructors) == 0 {
			fmt.Fprintf(b, "%sprotected %s() { }\n", in, c.simple)
		}
	}
	for _, k := range c.order {
		a.writeMethod(b, c, c.methods[k], k.name, in)
	}
	for _, k := range c.nested {
		if k.root() == k && k.isClear() {
			a.write(b, k, in)
		}
	}
	b.WriteString(indent + "}\n")
}

func typeParameters(n int) string {
	if n == 0 {
		return ""
	}
	var names []string
	for i := range n {
		names = append(names, fmt.Sprintf("T%d", i))
	}
	return "<" + strings.Join(names, ", ") + ">"
}

// above are the class and the interfaces that a class extends and implements, as far as values of it are
// assigned to them.
func (a *analysis) above(c *class) (super string, interfaces []string) {
	if c.isThrown {
		super = "java.lang.Exception"
		if c.isUnchecked {
			super = "java.lang.RuntimeException"
		}
	}
	for _, t := range c.above {
		if t.text == objectType.text || t.of != nil && t.of.root() == c || len(t.vars) > 0 || a.isBelowClass(t, c, 0) {
			continue
		}
		switch isInterface, known := a.isInterface(t); {
		case !known:
		case isInterface:
			if !slices.Contains(interfaces, t.text) {
				interfaces = append(interfaces, t.text)
			}
		case super == "":
			super = t.text
		}
	}
	return super, interfaces
}

// isBelowClass reports whether a class is below another one as far as is told here.
func (a *analysis) isBelowClass(t typ, c *class, depth int) bool {
	if t.of == nil || depth > 20 {
		return depth > 20
	}
	k := t.of.root()
	return k == c || slices.ContainsFunc(k.above, func(o typ) bool { return a.isBelowClass(o, c, depth+1) })
}

func (a *analysis) isInterface(t typ) (isInterface, known bool) {
	switch {
	case t.of != nil:
		return t.of.root().isInterface, !t.of.root().refused
	case t.in != nil && t.in.tree != nil:
		return t.in.tree.Kind == ast.Interface, !t.in.tree.Modifiers.Has("final") && t.in.tree.Kind <= ast.Interface
	}
	raw, _, _ := strings.Cut(t.text, "<")
	if k := a.kind(raw); k != nil {
		return k.Kind == ast.Interface, k.Kind <= ast.Interface && !k.Modifiers.Has("final")
	}
	return false, false
}

func (a *analysis) writeField(b *strings.Builder, f *field, name, indent string) {
	t, ok := a.decided(f.value, false)
	if !ok || t.name() == "" || t.text == "void" || len(t.vars) > 0 {
		return
	}
	static := ""
	if f.static {
		static = "static final " // a constant, whose value nobody knows
	}
	fmt.Fprintf(b, "%spublic %s%s %s;\n", indent, static, t.name(), name)
}

// name is the type as Java writes it.
func (t typ) name() string {
	if t.of != nil && t.text == "" {
		return t.of.root().name
	}
	return t.text
}

func (a *analysis) writeMethod(b *strings.Builder, c *class, m *method, name, indent string) {
	if m.refused {
		return
	}
	result, ok := a.decided(m.result, true)
	params, fine := a.parameters(m)
	if m.exactly != nil {
		result = a.typeExpr(m.in, m.exactly.Type)
		ok = result.text != ""
	}
	if !ok || !fine || result.name() == "" {
		return
	}
	words := "public "
	if m.exactly != nil && m.exactly.Modifiers.Has("protected") {
		words = "protected "
	}
	if m.static {
		words += "static "
	}
	if vars := slices.Compact(slices.Sorted(slices.Values(result.vars))); len(vars) > 0 {
		words += "<" + strings.Join(vars, ", ") + "> "
	}
	end := " { }"
	if c.isInterface && !m.static {
		end = ";"
	}
	fmt.Fprintf(b, "%s%s%s %s(%s)%s%s\n", indent, words, result.name(), name, params, throwsClause(m), end)
}

// parameters are those of a method: each is of the type of its arguments, where these are of one, or an Object.
func (a *analysis) parameters(m *method) (string, bool) {
	var out []string
	for i, s := range m.params {
		t := objectType.text
		if m.exactly != nil {
			p := a.typeExpr(m.in, m.exactly.Params[i].Type)
			if p.text == "" || len(p.vars) > 0 {
				return "", false
			}
			out = append(out, fmt.Sprintf("%s p%d", p.text, i))
			continue
		}
		s = s.root()
		if slices.ContainsFunc(s.taken, func(o typ) bool { return o.text == functionType.text }) || s.refused {
			return "", false
		}
		if all := append(s.taken[:len(s.taken):len(s.taken)], s.wanted...); len(all) == 1 && all[0].text != "" && all[0].text != "void" && len(all[0].vars) == 0 {
			t = all[0].text
		}
		out = append(out, fmt.Sprintf("%s p%d", t, i))
	}
	return strings.Join(out, ", "), true
}

// unchecked are exceptions of the library that a method may throw without saying so.
var unchecked = map[string]bool{}

func init() {
	for _, n := range strings.Fields("RuntimeException Error IllegalArgumentException IllegalStateException NullPointerException IndexOutOfBoundsException ArrayIndexOutOfBoundsException StringIndexOutOfBoundsException NumberFormatException ClassCastException UnsupportedOperationException ArithmeticException SecurityException StackOverflowError OutOfMemoryError AssertionError NegativeArraySizeException") {
		unchecked["java.lang."+n] = true
	}
	for _, n := range strings.Fields("NoSuchElementException ConcurrentModificationException InputMismatchException EmptyStackException MissingResourceException") {
		unchecked["java.util."+n] = true
	}
	unchecked["java.io.UncheckedIOException"] = true
}

// throwsClause has the exceptions that each place where the method is called allows.
func throwsClause(m *method) string {
	var out []string
	all := m.throws["java.lang.Exception"] + m.throws["java.lang.Throwable"]
	for _, name := range sorted(m.throws) {
		if name == "" || unchecked[name] || m.calls == 0 {
			continue
		}
		if n := m.throws[name]; n >= m.calls || name != "java.lang.Exception" && name != "java.lang.Throwable" && n+all >= m.calls {
			out = append(out, name)
		}
	}
	if len(out) == 0 {
		return ""
	}
	return " throws " + strings.Join(out, ", ")
}
