package lombok

import "inspect/java/source"

// makeAccessors makes what @Getter, @Setter, @Data and @Value say.
func (c *class) makeAccessors() {
	for _, f := range c.fields {
		f.findAccessors()
	}
	for _, f := range c.fields {
		if n, modifier := f.wants("Getter", "Data", "Value"); n != nil {
			f.getter(n.at, modifier)
		}
	}
	for _, f := range c.fields {
		if n, modifier := f.wants("Setter", "Data"); n != nil && (!f.final || of(f.notes, "Setter") != nil) {
			f.setter(n.at, modifier)
		}
	}
}

// wants is the annotation that makes a method of a field, with its modifier: the field's own, or else one
// of the class, of the first name before the others. Nil: there is none.
func (f *field) wants(names ...string) (*note, string) {
	if n := of(f.notes, names[0]); n != nil {
		f.only(n, "value")
		if modifier, ok := f.class.level(n, "value"); ok {
			return n, modifier
		}
		return nil, ""
	}
	if !f.isOfObjects() {
		return nil, ""
	}
	for i, name := range names {
		n := of(f.class.notes, name)
		switch {
		case n == nil:
		case i > 0:
			return n, "public "
		default:
			f.only(n, "value")
			if modifier, ok := f.class.level(n, "value"); ok {
				return n, modifier
			}
			return nil, ""
		}
	}
	return nil, ""
}

// modifiers are the modifiers static and final of a method of the field.
func (f *field) modifiers() string {
	out := ""
	if f.static {
		out += "static "
	}
	if f.level.makeFinal {
		out += "final "
	}
	return out
}

// self is what the field is a member of, in a method of the class.
func (f *field) self() string {
	if f.static {
		return f.class.decl.Name.Text
	}
	return "this"
}

func (f *field) getter(at source.Span, modifier string) {
	if f.class.hasMethod(f.accessorNames("get", "is"), 0) {
		return
	}
	name := f.accessorName("get", "is")
	f.named = append(f.named, signature{name, 0})
	f.add(at, "/*@ pure @*/ %s%s%s%s %s() { return %s.%s; }", f.nullity, modifier, f.modifiers(), typeText(f.kind), name, f.self(), f.name)
}

func (f *field) setter(at source.Span, modifier string) {
	if f.final || f.class.hasMethod(f.accessorNames("set", "set"), 1) {
		return
	}
	name := f.accessorName("set", "set")
	f.named = append(f.named, signature{name, 1})
	result, end := "void", ""
	if f.level.chain && !f.static {
		result, end = f.selfType(), " return this;"
	}
	f.add(at, "%s%s%s %s(%s) {%s %s.%s = %s;%s }", modifier, f.modifiers(), result, name, f.parameter(), f.nullCheck(), f.self(), f.name, f.name, end)
}

// parameter declares one that has the value of the field.
func (f *field) parameter() string { return f.nullity + typeText(f.kind) + " " + f.name }

// nullCheck is what Lombok puts in front of what sets a field that may not be null.
func (f *field) nullCheck() string {
	if !f.nonNull || isPrimitive(f.kind) {
		return ""
	}
	return nullCheck(f.name)
}
