package classfile

// classAttributes reads the attributes of a class (JVMS 4.7). Those that are not
// known are skipped.
func (r *reader) classAttributes(p *pool, c *Class) {
	r.attributes(p, func(name string, a *reader) {
		switch name {
		case "Signature":
			s, err := parseClass(a.text(p, a.u2()))
			if err != nil && a.bad == nil {
				a.fail("%v", err)
			}
			c.Generic = s
		case "InnerClasses":
			for n := a.u2(); n > 0 && a.bad == nil; n-- {
				i := InnerClass{Name: a.class(p, a.u2()), Outer: a.class(p, a.u2())}
				if short := a.u2(); short != 0 {
					i.Short = a.text(p, short)
				}
				i.Flags = Flags(a.u2())
				c.Inner = append(c.Inner, i)
			}
		case "EnclosingMethod":
			c.Local = true
		case "Record":
			c.Record = true
			for n := a.u2(); n > 0 && a.bad == nil; n-- {
				c.Components = append(c.Components, a.component(p))
			}
		case "PermittedSubclasses":
			for n := a.u2(); n > 0 && a.bad == nil; n-- {
				c.Permitted = append(c.Permitted, a.class(p, a.u2()))
			}
		default:
			a.annotations(p, name, &c.Annotations)
		}
	})
}

func (r *reader) component(p *pool) *Member {
	m := &Member{Name: r.text(p, r.u2()), Descriptor: r.text(p, r.u2())}
	t, err := parseField(m.Descriptor)
	if err != nil {
		r.fail("%v", err)
	}
	m.Field = t
	r.memberAttributes(p, m)
	return m
}

// memberAttributes reads the attributes of a field, method or component.
func (r *reader) memberAttributes(p *pool, m *Member) {
	r.attributes(p, func(name string, a *reader) {
		switch name {
		case "Signature":
			text := a.text(p, a.u2())
			if a.bad != nil {
				break
			}
			var err error
			if m.Method != nil {
				m.Method, err = parseMethod(text)
			} else {
				m.Field, err = parseField(text)
			}
			if err != nil {
				a.fail("%v", err)
			}
		case "ConstantValue":
			m.Constant = a.value(p, a.u2())
		case "Exceptions":
			for n := a.u2(); n > 0 && a.bad == nil; n-- {
				m.Throws = append(m.Throws, &Type{Kind: ClassType, Name: a.class(p, a.u2())})
			}
		case "MethodParameters":
			m.ParamNames = []string{}
			for n := a.u1(); n > 0 && a.bad == nil; n-- {
				name := ""
				if i := a.u2(); i != 0 {
					name = a.text(p, i)
				}
				a.u2() // flags
				m.ParamNames = append(m.ParamNames, name)
			}
		case "RuntimeVisibleParameterAnnotations", "RuntimeInvisibleParameterAnnotations":
			n := a.u1()
			m.ParamAnnotations = grow(m.ParamAnnotations, n)
			of := m.ParamAnnotations[len(m.ParamAnnotations)-n:]
			for i := range of {
				a.list(p, &of[i])
			}
		case "RuntimeVisibleTypeAnnotations", "RuntimeInvisibleTypeAnnotations":
			for n := a.u2(); n > 0 && a.bad == nil; n-- {
				a.typeAnnotation(p, m)
			}
		default:
			a.annotations(p, name, &m.Annotations)
		}
	})
	if m.Method != nil && len(m.Method.Throws) > 0 {
		m.Throws = m.Method.Throws
	}
}

// grow adds empty lists in front until there are n.
func grow(of [][]string, n int) [][]string {
	if len(of) >= n {
		return of
	}
	return append(make([][]string, n-len(of)), of...)
}

// attributes reads a table of attributes, each by a reader of its own. What take
// leaves of one is skipped.
func (r *reader) attributes(p *pool, take func(name string, a *reader)) {
	for n := r.u2(); n > 0 && r.bad == nil; n-- {
		name := r.text(p, r.u2())
		a := r.block()
		if r.bad != nil {
			return
		}
		if take(name, a); a.bad != nil {
			r.fail("attribute %s: %v", name, a.bad)
		}
	}
}

// annotations adds those of an attribute that holds some.
func (r *reader) annotations(p *pool, attribute string, to *[]string) {
	if attribute == "RuntimeVisibleAnnotations" || attribute == "RuntimeInvisibleAnnotations" {
		r.list(p, to)
	}
}

// list reads annotations (JVMS 4.7.16) and keeps their types.
func (r *reader) list(p *pool, to *[]string) {
	for n := r.u2(); n > 0 && r.bad == nil; n-- {
		*to = append(*to, r.annotation(p, 0))
	}
}

// maxDepth limits how deep annotations and signatures may be nested.
const maxDepth = 64

func (r *reader) annotation(p *pool, depth int) string {
	t, err := parseField(r.text(p, r.u2()))
	if r.bad == nil && (err != nil || t.Kind != ClassType) {
		r.fail("an annotation's type is none")
	}
	for n := r.u2(); n > 0 && r.bad == nil; n-- {
		r.u2() // name
		r.element(p, depth)
	}
	if r.bad != nil {
		return ""
	}
	return t.Name
}

// element skips the value of an annotation's element (JVMS 4.7.16.1).
func (r *reader) element(p *pool, depth int) {
	if depth > maxDepth {
		r.fail("annotations are nested too deep")
		return
	}
	switch tag := r.u1(); tag {
	case 'B', 'C', 'D', 'F', 'I', 'J', 'S', 'Z', 's', 'c':
		r.u2()
	case 'e':
		r.u4()
	case '@':
		r.annotation(p, depth+1)
	case '[':
		for n := r.u2(); n > 0 && r.bad == nil; n-- {
			r.element(p, depth+1)
		}
	default:
		r.fail("an annotation's element has the tag %d, which means nothing", tag)
	}
}

// Targets of type annotations (JVMS 4.7.20.1).
const (
	ofFieldType  = 0x13
	ofReturnType = 0x14
	ofParamType  = 0x16
)

// typeAnnotation reads an annotation of a type. It counts as one of the field, the
// method or the parameter whose whole type it is of.
func (r *reader) typeAnnotation(p *pool, m *Member) {
	target, param := r.u1(), 0
	switch target {
	case 0x00, 0x01, ofParamType:
		param = r.u1()
	case 0x10, 0x11, 0x12, 0x17:
		r.u2()
	case ofFieldType, ofReturnType, 0x15:
	default:
		r.fail("a type annotation of target %#x", target)
	}
	whole := true
	for n := r.u1(); n > 0 && r.bad == nil; n-- {
		const toMember = 1 // Map.@A Entry is of the whole type Map.Entry
		whole = r.u1() == toMember && whole
		r.u1()
	}
	name := r.annotation(p, 0)
	if r.bad != nil || !whole {
		return
	}
	switch target {
	case ofFieldType, ofReturnType:
		m.Annotations = append(m.Annotations, name)
	case ofParamType:
		if n := len(m.Method.params()); param < n {
			m.ParamAnnotations = grow(m.ParamAnnotations, n)
			of := m.ParamAnnotations[len(m.ParamAnnotations)-n:]
			of[param] = append(of[param], name)
		}
	}
}
