package fuzz

import (
	"fmt"
	"strings"
)

// Program is one random program: classes, a pre-state, and a call. It prints as
// its Java text.
type Program struct {
	classes      []*class
	main         *class
	text         string // of the classes
	objects      []*object
	statics      []*field // in the order of the text; not constants, not Main's
	staticValues []value
	target       *family
	arguments    []value
	overload     []*typ
	fuel         int
	built        map[string]int // constructs, by name
}

// Statics names the static fields that an observation prints, in order.
func (p *Program) Statics() []string {
	names := []string{"Main.fuel", "Main.trace"}
	for _, o := range p.objects {
		names = append(names, "Main."+o.name)
	}
	for _, f := range p.statics {
		names = append(names, f.owner.name+"."+f.name)
	}
	return names
}

// String is the program's text without package.
func (p *Program) String() string { return p.Text("", "") }

// GoString keeps rapid's logs readable.
func (p *Program) GoString() string { return "\n" + p.String() }

// Text is the compilation unit. The package may be "". Further members may be
// added to class Main.
func (p *Program) Text(pkg, members string) string {
	var b strings.Builder
	if pkg != "" {
		fmt.Fprintf(&b, "package %s;\n\n", pkg)
	}
	b.WriteString(p.text)
	b.WriteString("class Main {\n    static int fuel;\n    static int trace;\n    static int note(int x) { trace = trace * 31 + x; return x; }\n")
	for _, o := range p.objects {
		fmt.Fprintf(&b, "    static %s %s;\n", o.typ.name, o.name)
	}
	for i, t := range append([]*typ{tLong}, p.overload...) {
		fmt.Fprintf(&b, "    static int ov(%s x) { return %d; }\n", t.name, 100*i)
	}
	b.WriteString("    static void setup() {\n")
	for _, l := range p.setup() {
		b.WriteString("        " + l + "\n")
	}
	b.WriteString("    }\n")
	result, call := p.call()
	ret := ""
	if result != "void" {
		ret = "return "
	}
	fmt.Fprintf(&b, "    static %s call() { %s%s; }\n", result, ret, call)
	fmt.Fprintf(&b, "    static %s all() { setup(); %scall(); }\n", result, ret)
	b.WriteString(members)
	b.WriteString("}\n")
	return b.String()
}

// setup are the statements that make the pre-state.
func (p *Program) setup() []string {
	out := []string{fmt.Sprintf("fuel = %d;", p.fuel), "trace = 0;"}
	for _, o := range p.objects {
		make := "new " + o.typ.name + "()"
		if o.typ.elem != nil {
			leaf, dims := o.typ.elem, ""
			for ; leaf.elem != nil; leaf = leaf.elem {
				dims += "[]"
			}
			make = fmt.Sprintf("new %s[%d]%s", leaf.name, len(o.values), dims)
		}
		out = append(out, o.name+" = "+make+";")
	}
	for _, o := range p.objects {
		if o.typ.list != nil {
			out = append(out, o.adds()...)
			continue
		}
		for i, v := range o.values {
			if o.typ.elem != nil {
				out = append(out, fmt.Sprintf("%s[%d] = %s;", o.name, i, v.text(o.typ.elem)))
				continue
			}
			f := o.fields[i]
			out = append(out, fmt.Sprintf("((%s) %s).%s = %s;", f.owner.name, o.name, f.name, v.text(f.typ)))
		}
	}
	for i, f := range p.statics {
		out = append(out, fmt.Sprintf("%s.%s = %s;", f.owner.name, f.name, p.staticValues[i].text(f.typ)))
	}
	return out
}

// call is the call's result type and text.
func (p *Program) call() (result, text string) {
	var args []string
	for i, v := range p.arguments {
		args = append(args, v.passedText(p.target.params[i]))
	}
	on := p.target.root.name
	if !p.target.static {
		on = p.objects[0].name
	}
	return nameOf(p.target.result), on + "." + p.target.name + "(" + strings.Join(args, ", ") + ")"
}
