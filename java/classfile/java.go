package classfile

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"unicode"
)

// Java prints the top-level class of a binary name as Java source, with the member
// classes that p has. It is "" when p has no such class, or when it is local.
func Java(p Path, binary string) (string, error) {
	c, err := load(p, binary)
	if c == nil || err != nil || c.Local || c.Flags&Module != 0 {
		return "", err
	}
	w := &printer{path: p}
	if i := strings.LastIndexByte(c.Name, '/'); i >= 0 {
		w.line("package %s;", strings.ReplaceAll(c.Name[:i], "/", "."))
		w.line("")
	}
	w.class(c, c.Name[strings.LastIndexByte(c.Name, '/')+1:], c.Flags)
	return w.String(), w.err
}

// load reads a class; nil: there is none.
func load(p Path, binary string) (*Class, error) {
	data, err := p.Find(binary)
	if data == nil || err != nil {
		return nil, err
	}
	c, err := Parse(data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", binary, err)
	}
	if c.Name != binary {
		return nil, fmt.Errorf("%s: the class file is of %s", binary, c.Name)
	}
	return c, nil
}

// printer prints declarations. Private members, except constructors, and what the
// compiler added are left out, as are members whose names are none in Java.
type printer struct {
	strings.Builder
	path      Path
	indent    string
	enclosing []string // classes being printed, from outside
	err       error
}

func (w *printer) line(format string, args ...any) {
	if format == "" {
		w.WriteByte('\n')
		return
	}
	fmt.Fprintf(w, w.indent+format+"\n", args...)
}

// words are the modifiers of flags, in Java's customary order. Those that mean
// something else of another kind of declaration are left to the caller.
func words(f Flags) string {
	var b strings.Builder
	for _, m := range []struct {
		flag Flags
		word string
	}{{Public, "public "}, {Protected, "protected "}, {Private, "private "}, {Abstract, "abstract "}, {Static, "static "}, {Final, "final "}} {
		if f&m.flag != 0 {
			b.WriteString(m.word)
		}
	}
	return b.String()
}

func (w *printer) class(c *Class, name string, flags Flags) {
	w.enclosing = append(w.enclosing, c.Name)
	defer func() { w.enclosing = w.enclosing[:len(w.enclosing)-1] }()
	kind := "class"
	switch {
	case flags&Annotation != 0:
		kind, flags = "@interface", flags&^(Abstract|Static)
	case flags&Interface != 0:
		kind, flags = "interface", flags&^(Abstract|Static)
	case c.Super == "java/lang/Enum" && flags&Enum != 0:
		kind, flags = "enum", flags&^(Abstract|Static|Final)
	case c.Record:
		kind, flags = "record", flags&^(Static|Final)
	}
	sealed := ""
	if len(c.Permitted) > 0 && kind != "enum" {
		sealed = "sealed "
	}
	head := annotations(c, c.Annotations) + words(flags) + sealed + kind + " " + name
	super, interfaces := &Type{Kind: ClassType, Name: c.Super}, []*Type(nil)
	for _, i := range c.Interfaces {
		interfaces = append(interfaces, &Type{Kind: ClassType, Name: i})
	}
	if g := c.Generic; g != nil {
		head += typeParams(g.Params, c.Source)
		super, interfaces = g.Super, g.Interfaces
	}
	if kind == "record" {
		var cs []string
		for _, m := range c.Components {
			cs = append(cs, annotations(c, m.Annotations)+m.Field.format(c.Source)+" "+m.Name)
		}
		head += "(" + strings.Join(cs, ", ") + ")"
	}
	if kind == "class" && c.Super != "" && c.Super != "java/lang/Object" {
		head += " extends " + super.format(c.Source)
	}
	if len(interfaces) > 0 && kind != "@interface" {
		word := " implements "
		if kind == "interface" {
			word = " extends "
		}
		head += word + join(interfaces, ", ", c.Source)
	}
	if sealed != "" {
		var ps []*Type
		for _, p := range c.Permitted {
			ps = append(ps, &Type{Kind: ClassType, Name: p})
		}
		head += " permits " + join(ps, ", ", c.Source)
	}
	w.line("%s {", head)
	outer := w.indent
	w.indent += "  "
	if kind == "enum" {
		w.constants(c)
	}
	for _, f := range c.Fields {
		w.field(c, f, kind)
	}
	for _, m := range c.Methods {
		w.method(c, m, name, kind)
	}
	for _, i := range c.Own() {
		w.member(i)
	}
	w.indent = outer
	w.line("}")
}

// member prints a member class that is not private. One whose class file is missing
// is left out: nothing but its name is known.
func (w *printer) member(i InnerClass) {
	for _, a := range w.enclosing {
		if a == i.Name { // a corrupted file has itself as a member
			return
		}
	}
	if i.Flags&Private != 0 || !isIdentifier(i.Short) || w.err != nil {
		return
	}
	c, err := load(w.path, i.Name)
	if err != nil {
		w.err = err
	}
	if c != nil && err == nil {
		w.class(c, i.Short, i.Flags)
	}
}

func (w *printer) constants(c *Class) {
	var names []string
	for _, f := range c.Fields {
		if f.Flags&Enum != 0 && isIdentifier(f.Name) {
			names = append(names, f.Name)
		}
	}
	w.line("%s;", strings.Join(names, ", "))
}

func (w *printer) field(c *Class, f *Member, kind string) {
	if f.Flags&(Synthetic|Private|Enum) != 0 || !isIdentifier(f.Name) {
		return
	}
	value := ""
	if f.Constant != nil {
		value = " = " + literal(f.Constant, f.Field)
	} else if kind == "interface" || kind == "@interface" {
		value = " = null"
	}
	w.line("%s%s%s %s%s;", annotations(c, f.Annotations), words(f.Flags), f.Field.format(c.Source), f.Name, value)
}

func (w *printer) method(c *Class, m *Member, name, kind string) {
	constructor := m.Name == "<init>"
	switch {
	case m.Flags&Synthetic != 0, !constructor && (m.Flags&Private != 0 || !isIdentifier(m.Name)), constructor && kind == "enum":
		return
	case kind == "enum" && (m.Name == "values" && m.Descriptor[:2] == "()" || m.Name == "valueOf" && strings.HasPrefix(m.Descriptor, "(Ljava/lang/String;)")):
		return // every enum has them
	}
	inInterface := kind == "interface" || kind == "@interface"
	flags := m.Flags &^ (Volatile | Transient)
	body := " { }"
	switch {
	case flags&Abstract != 0 && inInterface:
		flags, body = flags&^(Abstract|Public), ";"
	case flags&Abstract != 0 && kind == "enum":
		flags = flags &^ Abstract // its constants have bodies of their own, which are not known
	case flags&Abstract != 0:
		body = ";"
	}
	head := annotations(c, m.Annotations) + words(flags)
	if inInterface && flags&Static == 0 && body != ";" {
		head += "default "
	}
	if len(m.Method.TypeParams) > 0 {
		head += typeParams(m.Method.TypeParams, c.Source) + " "
	}
	if constructor {
		head += name
	} else {
		head += m.Method.Result.format(c.Source) + " " + m.Name
	}
	throws := ""
	if len(m.Throws) > 0 {
		throws = " throws " + join(m.Throws, ", ", c.Source)
	}
	w.line("%s(%s)%s%s", head, w.params(c, m, constructor), throws, body)
}

// params prints the parameters. The descriptor of the constructor of an inner class
// begins with the object around, which the source does not have.
func (w *printer) params(c *Class, m *Member, constructor bool) string {
	ps := m.Method.Params
	if i := c.Of(); constructor && i != nil && i.Outer != "" && i.Flags&Static == 0 && c.Flags&Interface == 0 {
		if d, err := parseMethod(m.Descriptor); err == nil && len(d.Params) == len(ps) && len(ps) > 0 {
			ps = ps[1:]
		}
	}
	var texts []string
	for k, t := range ps {
		name := "p" + strconv.Itoa(k)
		if n := len(m.ParamNames) - len(ps) + k; n >= 0 && isIdentifier(m.ParamNames[n]) {
			name = m.ParamNames[n]
		}
		var as []string
		if n := len(m.ParamAnnotations) - len(ps) + k; n >= 0 {
			as = m.ParamAnnotations[n]
		}
		text := t.format(c.Source)
		if m.Flags&VarArgs != 0 && k == len(ps)-1 && t.Kind == Array {
			text = t.Of.format(c.Source) + "..."
		}
		texts = append(texts, annotations(c, as)+text+" "+name)
	}
	return strings.Join(texts, ", ")
}

func typeParams(ps []TypeParam, name func(string) string) string {
	if len(ps) == 0 {
		return ""
	}
	var texts []string
	for _, p := range ps {
		text := p.Name
		if bounds := join(p.Bounds, " & ", name); bounds != "" && bounds != "java.lang.Object" {
			text += " extends " + bounds
		}
		texts = append(texts, text)
	}
	return "<" + strings.Join(texts, ", ") + ">"
}

// annotations prints annotations without their arguments.
func annotations(c *Class, names []string) string {
	var b strings.Builder
	seen := map[string]bool{}
	for _, n := range names {
		if !seen[n] {
			seen[n] = true
			b.WriteString("@" + c.Source(n) + " ")
		}
	}
	return b.String()
}

// literal prints a constant as an expression of its field's type.
func literal(v any, t *Type) string {
	switch v := v.(type) {
	case int32:
		switch t.Name {
		case "boolean":
			return strconv.FormatBool(v != 0)
		case "int":
			return strconv.Itoa(int(v))
		}
		return fmt.Sprintf("(%s) %d", t.Name, v)
	case int64:
		return strconv.FormatInt(v, 10) + "L"
	case float32:
		return floating(float64(v), 32, "f")
	case float64:
		return floating(v, 64, "d")
	case []uint16:
		return quoted(v)
	}
	panic(fmt.Sprintf("classfile: a constant of type %T", v))
}

func floating(v float64, bits int, suffix string) string {
	switch {
	case math.IsNaN(v):
		return "0.0" + suffix + " / 0.0" + suffix
	case math.IsInf(v, 0):
		return fmt.Sprintf("%.1f%s / 0.0%[2]s", math.Copysign(1, v), suffix)
	}
	return strconv.FormatFloat(v, 'e', -1, bits) + suffix
}

// quoted prints a string literal in ASCII.
func quoted(us []uint16) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, u := range us {
		switch {
		case u == '"' || u == '\\':
			fmt.Fprintf(&b, "\\%c", rune(u))
		case u < ' ':
			fmt.Fprintf(&b, "\\%03o", u)
		case u < 0x7f:
			b.WriteByte(byte(u))
		default:
			fmt.Fprintf(&b, "\\u%04x", u)
		}
	}
	b.WriteByte('"')
	return b.String()
}

// reserved are the words that no name in Java is.
var reserved = func() map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(`abstract assert boolean break byte case catch char class const continue default do double else
		enum extends final finally float for goto if implements import instanceof int interface long native new package private
		protected public return short static strictfp super switch synchronized this throw throws transient try void volatile
		while _ true false null`) {
		m[w] = true
	}
	return m
}()

// isIdentifier reports whether a name can stand in Java source.
func isIdentifier(name string) bool {
	for i, r := range name {
		switch {
		case r == '_' || r == '$' || unicode.IsLetter(r):
		case i > 0 && unicode.IsDigit(r):
		default:
			return false
		}
	}
	return name != "" && !reserved[name]
}
