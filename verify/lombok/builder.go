package lombok

import (
	"fmt"
	"strings"

	"inspect/java/ast"
)

// builtFields are those that a builder sets: all but final ones with an initialiser.
func (c *class) builtFields() (out []*field) {
	for _, f := range c.allFields(true) {
		if f.init == nil || !f.final || of(f.notes, "Builder.Default") != nil {
			out = append(out, f)
		}
	}
	return out
}

// makeBuilder makes the class of a builder, and the methods that lead to it.
func (c *class) makeBuilder() {
	n := of(c.notes, "Builder")
	for _, f := range c.fields {
		if d := of(f.notes, "Builder.Default"); d != nil {
			c.makeDefault(n, d, f)
		}
	}
	if n == nil {
		return
	}
	c.only(n, "builderMethodName", "buildMethodName", "builderClassName", "toBuilder", "access", "setterPrefix")
	access, ok := c.level(n, "access")
	if !ok {
		c.refuse(n, "its access is NONE")
	}
	inner := access
	if access == "protected " {
		inner = "public "
	}
	name := strings.ReplaceAll(c.text(n, "builderClassName", "*Builder"), "*", c.decl.Name.Text)
	build, prefix := c.text(n, "buildMethodName", "build"), c.text(n, "setterPrefix", "")
	if c.decl.Kind != ast.Class || !c.isStatic() {
		c.refuse(n, "it stands on no class that has a static member")
	}
	for _, m := range c.decl.Members {
		if k, ok := m.(*ast.ClassDecl); ok && k.Name.Text == name {
			c.refuse(n, "a class %s is there already", name)
		}
	}
	generic, applied, _ := c.parameters()
	c.add(n.at, "%s", c.builder(name, access, inner, build, prefix))
	if method := c.text(n, "builderMethodName", "builder"); method != "" && len(c.methodsNamed(method, -1)) == 0 {
		c.add(n.at, "%sstatic %s %s%s %s() { return new %s%s(); }", access, generic, name, applied, method, name, applied)
	}
	if c.isTrue(n, "toBuilder", false) && len(c.methodsNamed("toBuilder", 0)) == 0 {
		var calls strings.Builder
		for _, f := range c.builtFields() {
			fmt.Fprintf(&calls, ".%s(this.%s)", builderSetter(prefix, f), f.name)
		}
		c.add(n.at, "%s%s%s toBuilder() { return new %s%s()%s; }", access, name, applied, name, applied, calls.String())
	}
}

// makeDefault takes the initialiser of a field into a method of its own.
func (c *class) makeDefault(builder, n *note, f *field) {
	_, isArray := f.init.(*ast.ArrayLit)
	switch {
	case f.init == nil || builder == nil || f.static || isArray:
		c.refuse(n, "it stands on no field with an initialiser of a class that is a @Builder")
		return
	}
	generic, _, _ := c.parameters()
	init := *f
	c.members = append(c.members, generated{
		text: fmt.Sprintf("private static %s %s%s $default$%s() { return $init; }", generic, f.nullity, typeText(f.kind), f.name), at: n.at, init: &init})
	d := *f.decl
	d.Init = nil
	f.decl = &d
	c.decl.Members[f.index] = &d
}

func builderSetter(prefix string, f *field) string {
	if prefix == "" {
		return f.name
	}
	return prefix + capitalized(f.name)
}

// builder is the text of the class of a builder.
func (c *class) builder(name, access, inner, build, prefix string) string {
	var b strings.Builder
	generic, applied, _ := c.parameters()
	fmt.Fprintf(&b, "%sstatic class %s%s {", access, name, generic)
	var setters, before, args strings.Builder
	var reads []read
	for i, f := range c.builtFields() {
		kind, stored, set := typeText(f.kind), f.name, ""
		if of(f.notes, "Builder.Default") != nil {
			stored, set = f.name+"$value", " this."+f.name+"$set = true;"
			fmt.Fprintf(&b, " private boolean %s$set;", f.name)
			fmt.Fprintf(&before, " %s %s = this.%s; if (!this.%s$set) %s = %s.%s$default$%s();", kind, stored, stored, f.name, stored, c.decl.Name.Text, applied, f.name)
		}
		fmt.Fprintf(&b, " private %s%s %s;", builderNullity(f), kind, stored)
		fmt.Fprintf(&setters, " %s%s%s %s(%s) {%s this.%s = %s;%s return this; }", inner, name, applied, builderSetter(prefix, f), f.parameter(), f.nullCheck(), stored, f.name, set)
		if i > 0 {
			args.WriteString(", ")
		}
		if set != "" {
			args.WriteString(stored)
		} else {
			args.WriteString("this." + stored)
		}
		shown := *f
		shown.name = stored
		reads = append(reads, read{&shown, f.kind, stored})
	}
	fmt.Fprintf(&b, " %s() { }%s", name, setters.String())
	fmt.Fprintf(&b, " %s%s%s %s() {%s return new %s%s(%s); }", inner, c.decl.Name.Text, applied, build, before.String(), c.decl.Name.Text, applied, args.String())
	b.WriteString(" " + toString(c.path()+"."+name, false, reads, false, true) + " }")
	return b.String()
}

// builderNullity is what is said of null of a field of a builder: nothing is set at the beginning.
func builderNullity(f *field) string {
	if isPrimitive(f.kind) {
		return ""
	}
	return "/*@ nullable @*/ "
}
