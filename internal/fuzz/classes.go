package fuzz

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// Classes are a few random classes with private state: what calls make of an object is told by
// their code alone. No method calls itself, and no loop has an end that only its data know, so
// that each call ends.
type Classes struct {
	Name string // of the package
	all  []*stateful
	text string
}

// stateful is a class with what a caller may call of it.
type stateful struct {
	name    string
	fields  []stateField
	makers  []*member
	methods []*member
}

type stateField struct {
	name, kind string
	static     bool
}

// member is a constructor or a method: kinds and names of its parameters.
type member struct {
	of     *stateful
	name   string // empty: a constructor
	result string // its kind
	kinds  []string
	params []string
	text   []string
}

// Marks of a text around the sizes of arrays and what may grow, and around conditions of loops: a JVM
// refuses there what is beyond the bounds of a check.
const (
	sizeMark     = "\x01"
	capacityMark = "\x02"
	endMark      = "\x03"
)

// Plain is the text for a check, Bounded the one for a JVM.
func (c *Classes) Plain() string {
	return strings.NewReplacer(sizeMark, "", capacityMark, "", endMark, "").Replace(c.text)
}

// Bounded is the text whose arrays, lists and texts stay as small as those of a check.
func (c *Classes) Bounded() string {
	return strings.NewReplacer(sizeMark, "calls.Limit.size(", capacityMark, "calls.Limit.room(", endMark, ")").Replace(c.text)
}

// NewClasses draws classes.
func NewClasses(name string, seed uint64) *Classes {
	g := &classWriter{d: rand.New(rand.NewPCG(seed, 7))}
	c := &Classes{Name: name}
	for _, n := range []string{"A", "B", "C"}[:1+g.d.IntN(5)/2] {
		c.all = append(c.all, &stateful{name: n})
	}
	g.all = c.all
	for i := len(c.all) - 1; i >= 0; i-- {
		g.at = i
		g.members()
	}
	var b strings.Builder
	fmt.Fprintf(&b, "package %s;\n\nimport java.util.ArrayDeque;\nimport java.util.ArrayList;\nimport java.util.List;\n\n", name)
	if g.mode {
		b.WriteString("enum Mode { LOW, MID, HIGH }\n\n")
	}
	for _, k := range c.all {
		k.write(&b, g.of("class ", "class ", "final class "))
	}
	c.text = b.String()
	return c
}

func (k *stateful) write(b *strings.Builder, head string) {
	fmt.Fprintf(b, "%s%s {\n", head, k.name)
	for _, f := range k.fields {
		static := ""
		if f.static {
			static = "static "
		}
		init := map[string]string{"list": " = new ArrayList<>()", "queue": " = new ArrayDeque<>()", "text": " = new StringBuilder()"}[f.kind]
		fmt.Fprintf(b, "    private %s%s %s%s;\n", static, javaKind(f.kind), f.name, init)
	}
	for _, m := range slices.Concat(k.makers, k.methods) {
		var ps []string
		for i, p := range m.params {
			ps = append(ps, javaKind(m.kinds[i])+" "+p)
		}
		name := k.name
		if m.name != "" {
			name = javaKind(m.result) + " " + m.name
		}
		fmt.Fprintf(b, "    %s(%s) {\n", name, strings.Join(ps, ", "))
		for _, l := range m.text {
			fmt.Fprintf(b, "        %s\n", l)
		}
		b.WriteString("    }\n")
	}
	b.WriteString("}\n\n")
}

// javaKind is the type of a kind of value.
func javaKind(kind string) string {
	if t := map[string]string{"ints": "int[]", "list": "List<Integer>", "queue": "ArrayDeque<Integer>", "text": "StringBuilder", "mode": "Mode"}[kind]; t != "" {
		return t
	}
	return kind
}

// classWriter writes the classes: at is the one at hand, and m its member.
type classWriter struct {
	d      *rand.Rand
	all    []*stateful
	at     int
	m      *member
	locals []string
	loops  int
	mode   bool
}

func (g *classWriter) of(all ...string) string { return all[g.d.IntN(len(all))] }
func (g *classWriter) oneIn(n int) bool        { return g.d.IntN(n) == 0 }
func (g *classWriter) k() *stateful            { return g.all[g.at] }

func (g *classWriter) add(format string, args ...any) {
	g.m.text = append(g.m.text, fmt.Sprintf(format, args...))
}

// members draws the fields, constructors and methods of the class at hand.
func (g *classWriter) members() {
	k := g.k()
	k.fields = append(k.fields, stateField{name: g.of("n", "size", "v"), kind: "int"})
	for _, f := range []stateField{{"top", "int", false}, {"cells", "ints", false}, {"open", "boolean", false}, {"next", k.name, false},
		{"list", "list", false}, {"queue", "queue", false}, {"text", "text", false}, {"made", "int", true}, {"mode", "mode", false}, {"other", "", false}} {
		chances := map[string]int{"cells": 2, "list": 4, "queue": 5, "text": 6, "made": 6, "mode": 6, "next": 4}[f.name]
		if !g.oneIn(max(chances, 3)) && !(chances == 2 && g.oneIn(2)) {
			continue
		}
		if f.name == "other" {
			if g.at+1 == len(g.all) {
				continue
			}
			f.kind = g.all[g.at+1+g.d.IntN(len(g.all)-g.at-1)].name
		}
		g.mode = g.mode || f.kind == "mode"
		k.fields = append(k.fields, f)
	}
	n := g.d.IntN(2)
	for i := range 1 + g.d.IntN(2) { // with different numbers of parameters
		m := &member{of: k}
		for len(m.kinds) < n+i {
			g.param(m)
		}
		if i == 0 && n > 0 && m.kinds[0] == k.name { // or no object was the first
			m.kinds[0] = "int"
		}
		k.makers = append(k.makers, m)
	}
	for i := range 3 + g.d.IntN(3) {
		m := &member{of: k, name: fmt.Sprint(g.of("put", "get", "set", "take", "run"), i), result: g.of("int", "void", "void", "int", "boolean")}
		for range g.d.IntN(3) {
			g.param(m)
		}
		k.methods = append(k.methods, m)
	}
	for i := len(k.methods) - 1; i >= 0; i-- { // later ones are called by earlier ones
		g.begin(k.methods[i])
		g.method()
	}
	for _, m := range k.makers {
		g.begin(m)
		g.maker()
	}
}

func (g *classWriter) begin(m *member) { g.m, g.locals, g.loops = m, nil, 0 }

// param adds a parameter.
func (g *classWriter) param(m *member) {
	kind := g.of("int", "int", "int", "boolean", "ints", g.all[g.at+g.d.IntN(len(g.all)-g.at)].name)
	switch {
	case kind == "ints" && g.oneIn(2):
		kind = "int"
	case g.oneIn(16):
		kind = "list"
	case kind == "boolean" && g.mode:
		kind = "mode"
	}
	m.kinds = append(m.kinds, kind)
	m.params = append(m.params, []string{"x", "y", "z"}[len(m.params)])
}

// maker writes a constructor.
func (g *classWriter) maker() {
	if g.oneIn(3) {
		g.guard()
	}
	for _, f := range g.k().fields {
		switch f.kind {
		case "int":
			switch {
			case f.static:
				g.add("%s++;", f.name)
			case g.oneIn(2):
				g.add("%s = %s;", f.name, g.simple())
			}
		case "boolean":
			if g.oneIn(2) {
				g.add("%s = %s;", f.name, g.condition())
			}
		case "mode":
			g.add("mode = Mode.%s;", g.of("LOW", "MID", "HIGH"))
		case "ints":
			if v := g.param1("ints"); v != "" && g.oneIn(2) {
				g.add("%s = %s%s;", f.name, v, g.of("", "", ".clone()"))
			} else if v := g.param1("int"); v != "" && g.oneIn(2) {
				g.add("%s = new int[%s%s%s];", f.name, sizeMark, v, endMark)
			} else {
				g.add("%s = new int[%s];", f.name, g.of("1", "2", "3"))
			}
		case "A", "B", "C":
			if v := g.param1(f.kind); v != "" {
				g.add("%s = %s;", f.name, v)
			} else if k := g.class(f.kind); f.kind != g.k().name && len(k.makers) > 0 {
				g.add("%s = %s;", f.name, g.creation(k))
			}
		}
	}
	if g.oneIn(3) {
		g.statement(1)
	}
}

func (g *classWriter) class(name string) *stateful {
	for _, k := range g.all {
		if k.name == name {
			return k
		}
	}
	return nil
}

// creation is an expression for a new object of a class below, or null where that takes one.
func (g *classWriter) creation(k *stateful) string {
	m := k.makers[g.d.IntN(len(k.makers))]
	return "new " + k.name + "(" + g.args(m) + ")"
}

// args are arguments for a member.
func (g *classWriter) args(m *member) string {
	var out []string
	for _, kind := range m.kinds {
		out = append(out, g.value(kind))
	}
	return strings.Join(out, ", ")
}

// value is an expression of a kind.
func (g *classWriter) value(kind string) string {
	switch kind {
	case "int":
		return g.simple()
	case "boolean":
		return g.of("true", "false", g.condition())
	case "mode":
		return g.of("Mode.LOW", "Mode.HIGH")
	case "ints":
		if f := g.named("ints"); f != "" {
			return f
		}
		return g.of("new int[2]", "new int[] {1, 2}")
	case "list":
		if f := g.named("list"); f != "" {
			return f
		}
		return "new ArrayList<>()"
	}
	if f := g.named(kind); f != "" {
		return f
	}
	if kind == g.k().name && g.m.name != "" {
		return "this"
	}
	for _, m := range g.class(kind).makers {
		if !slices.Contains(m.kinds, kind) && kind != g.k().name {
			return "new " + kind + "(" + g.args(m) + ")"
		}
	}
	return "null"
}

// named is a parameter or a field of a kind, "" where there is none.
func (g *classWriter) named(kind string) string {
	var all []string
	for i, p := range g.m.params {
		if g.m.kinds[i] == kind {
			all = append(all, p, p)
		}
	}
	for _, f := range g.k().fields {
		if f.kind == kind {
			all = append(all, f.name)
		}
	}
	if len(all) == 0 {
		return ""
	}
	return g.of(all...)
}

// param1 is a parameter of a kind.
func (g *classWriter) param1(kind string) string {
	for i, p := range g.m.params {
		if g.m.kinds[i] == kind {
			return p
		}
	}
	return ""
}

func (g *classWriter) field(kind string) string {
	for _, f := range g.k().fields {
		if f.kind == kind {
			return f.name
		}
	}
	return ""
}

// method writes a method.
func (g *classWriter) method() {
	if f := g.of("ints", "list", g.k().name); g.oneIn(8) && g.field(f) != "" { // it gives what it has
		g.m.result = f
	}
	if g.oneIn(3) {
		g.guard()
	}
	for range 1 + g.d.IntN(3) {
		g.statement(0)
	}
	switch g.m.result {
	case "int":
		g.add("return %s;", g.number(1))
	case "boolean":
		g.add("return %s;", g.condition())
	case "void":
	default:
		g.add("return %s;", g.field(g.m.result))
	}
}

func (g *classWriter) guard() {
	thrown := g.of("IllegalArgumentException", "IllegalStateException")
	g.add("if (%s) throw new %s();", g.condition(), thrown)
}

// statement writes one statement, in so many others.
func (g *classWriter) statement(depth int) {
	f := g.k().fields[g.d.IntN(len(g.k().fields))]
	switch g.d.IntN(10) {
	case 0, 1:
		if depth < 2 {
			g.add("if (%s) {", g.condition())
			g.statement(depth + 1)
			if g.oneIn(3) {
				g.add("} else {")
				g.statement(depth + 1)
			}
			g.add("}")
			return
		}
	case 2:
		if a := g.named("ints"); a != "" && depth < 2 {
			g.loops++
			i := fmt.Sprint("i", g.loops)
			g.add("for (int %s = 0; %[1]s < %s.length; %[1]s++) {", i, a)
			g.locals = append(g.locals, i)
			g.statement(2)
			g.locals = g.locals[:len(g.locals)-1]
			g.add("}")
			return
		}
	case 3:
		if c := g.call("void"); c != "" {
			g.add("%s;", c)
			return
		}
	case 4:
		if depth == 0 {
			l := fmt.Sprint("t", len(g.m.text))
			g.add("int %s = %s;", l, g.number(0))
			g.locals = append(g.locals, l)
			return
		}
	}
	g.change(f)
}

// change writes a change of a field.
func (g *classWriter) change(f stateField) {
	n := f.name
	switch f.kind {
	case "int":
		g.add(g.of("%[1]s = %[2]s;", "%[1]s++;", "%[1]s--;", "%[1]s += %[2]s;", "%[1]s = %[3]s;", "if (%[4]s) %[1]s++;"), n, g.simple(), g.number(0), g.condition())
	case "boolean":
		g.add("%s = %s;", n, g.of("true", "false", "!"+n, g.condition()))
	case "mode":
		g.add("mode = %s;", g.of("Mode.LOW", "Mode.MID", "Mode.HIGH", g.value("mode")))
	case "ints":
		switch {
		case g.oneIn(4):
			g.add("%s = new int[%s%s%s];", n, sizeMark, g.simple(), endMark)
		case g.param1("ints") != "" && g.oneIn(2):
			g.add("%s = %s;", n, g.param1("ints"))
		default:
			i := g.simple()
			if g.oneIn(2) {
				g.add("if (%[1]s >= 0 && %[1]s < %[2]s.length)", i, n)
			}
			g.add("%s[%s] = %s;", n, i, g.simple())
		}
	case "list":
		g.add(g.of("%s%s%s.add(%s);", "%s%s%s.add(%s);", "if (!%[2]s.isEmpty()) %[2]s.remove(%[2]s.size() - 1);", "%[2]s.clear();", "%[2]s.set(0, %[4]s);"), capacityMark, n, endMark, g.simple())
	case "queue":
		g.add(g.of("%s%s%s.push(%s);", "%s%s%s.add(%s);", "%[2]s.poll();", "%[2]s.pop();", "if (!%[2]s.isEmpty()) %[2]s.pop();"), capacityMark, n, endMark, g.simple())
	case "text":
		g.add(g.of("%s%s%s.append(%s);", "%[2]s.setLength(0);", "%[2]s.deleteCharAt(0);", "if (%[2]s.length() > 0) %[2]s.setLength(%[2]s.length() - 1);"), capacityMark, n, endMark, g.of("'x'", "\"ab\"", "\"\""))
	default:
		if p := g.param1(f.kind); p != "" {
			if g.oneIn(3) {
				result, ok := map[string]string{"int": " 0", "boolean": " true", "": "", "void": ""}[g.m.result]
				if !ok {
					result = " null"
				}
				g.add("if (%s %s null) return%s;", p, g.of("==", "!="), result)
			}
			g.add("%s = %s;", n, p)
		} else if g.oneIn(4) {
			g.add("%s = null;", n)
		} else if f.kind == g.k().name {
			g.add("%s = %s;", n, g.of("this", n+" == null ? this : "+n))
		}
	}
}

// simple is a number that fails of nothing.
func (g *classWriter) simple() string {
	all := []string{"0", "1", g.of("2", "3", "-1")}
	for i, p := range g.m.params {
		if g.m.kinds[i] == "int" {
			all = append(all, p, p)
		}
	}
	all = append(all, g.locals...)
	for _, f := range g.k().fields {
		switch f.kind {
		case "int":
			all = append(all, f.name)
		case "list", "queue":
			all = append(all, f.name+".size()")
		case "text":
			all = append(all, f.name+".length()")
		}
	}
	return g.of(all...)
}

// number is one that may fail.
func (g *classWriter) number(depth int) string {
	if g.oneIn(2) {
		return g.simple() + g.of("", " + 1", " - 1", " + "+g.simple(), " * 2", " % 3")
	}
	f := g.k().fields[g.d.IntN(len(g.k().fields))]
	x := g.simple()
	switch f.kind {
	case "int":
		y := g.simple()
		if g.oneIn(2) {
			return fmt.Sprintf("(%s == 0 ? 0 : %s / %s)", y, g.of("12", x), y)
		}
		return g.of("12", x) + g.of(" / ", " % ") + g.of(f.name, f.name, y)
	case "ints":
		if g.oneIn(2) {
			return fmt.Sprintf("(%[1]s >= 0 && %[1]s < %[2]s.length ? %[2]s[%[1]s] : 0)", x, f.name)
		}
		return g.of(f.name+".length", f.name+"["+x+"]", f.name+"[0]")
	case "list":
		return g.of(f.name+".get("+x+")", f.name+".get(0)", "("+f.name+".isEmpty() ? 0 : "+f.name+".get(0))")
	case "queue":
		return g.of(f.name+".peek()", f.name+".getFirst()", "("+f.name+".isEmpty() ? 0 : "+f.name+".peek())")
	case "text":
		return g.of(f.name+".charAt("+x+")", "("+f.name+".length() > 0 ? "+f.name+".charAt(0) : 'b')")
	case "mode":
		return g.of("mode.ordinal()", "(mode == Mode.HIGH ? 0 : 1)")
	case "boolean":
		return fmt.Sprintf("(%s ? %s : %s)", f.name, x, g.of("1", "0"))
	}
	if f.kind == g.k().name {
		o := g.of(f.name, f.name, g.value(f.kind))
		if o != "null" {
			return o + "." + g.k().fields[0].name
		}
	}
	if c := g.call("int"); c != "" {
		return c
	}
	return x
}

// call is a call of a method with a result of a kind on another object or this one, "" where there is none.
func (g *classWriter) call(result string) string {
	var all []string
	for _, k := range g.all[g.at:] {
		for i, m := range k.methods {
			own := k == g.k()
			if result != "void" && m.result != result || own && g.m.name != "" && i <= slices.Index(k.methods, g.m) || own && m.text == nil {
				continue
			}
			if own {
				all = append(all, m.name+"("+g.args(m)+")")
			}
			if on := g.named(k.name); on != "" {
				all = append(all, on+"."+m.name+"("+g.args(m)+")")
			}
		}
	}
	if len(all) == 0 {
		return ""
	}
	return g.of(all...)
}

// condition is one that fails of nothing.
func (g *classWriter) condition() string {
	if g.oneIn(4) {
		if b := g.named("boolean"); b != "" {
			return g.of("", "!") + b
		}
	}
	for i, p := range g.m.params {
		if k := g.m.kinds[i]; k != "int" && k != "boolean" && k != "mode" && g.oneIn(4) {
			return p + g.of(" == null", " != null")
		}
	}
	if m := g.named("mode"); m != "" && g.oneIn(4) {
		return m + g.of(" == ", " != ") + "Mode." + g.of("LOW", "MID", "HIGH")
	}
	x := g.simple()
	for range 3 {
		if !strings.Contains("0123-1", x) {
			break
		}
		x = g.simple()
	}
	return x + g.of(" == ", " != ", " < ", " > ", " <= ", " >= ") + g.simple()
}
