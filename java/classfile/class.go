package classfile

import "strings"

// Flags are the access flags of a class, a member or a member class.
type Flags uint16

// The access flags (JVMS 4.1, 4.5, 4.6, 4.7.6). A bit may mean one thing of a
// class and another of a method.
const (
	Public       Flags = 0x0001
	Private      Flags = 0x0002
	Protected    Flags = 0x0004
	Static       Flags = 0x0008
	Final        Flags = 0x0010
	Synchronized Flags = 0x0020 // of a method
	Volatile     Flags = 0x0040 // of a field
	Bridge       Flags = 0x0040 // of a method
	Transient    Flags = 0x0080 // of a field
	VarArgs      Flags = 0x0080 // of a method
	Native       Flags = 0x0100
	Interface    Flags = 0x0200
	Abstract     Flags = 0x0400
	Strict       Flags = 0x0800
	Synthetic    Flags = 0x1000
	Annotation   Flags = 0x2000 // the class is an annotation interface
	Enum         Flags = 0x4000 // the class is an enum, the field one of its constants
	Module       Flags = 0x8000
)

// Class is what a class file declares. Names of classes are binary
// (java/util/Map$Entry).
type Class struct {
	Major, Minor int // version of the class file; 61 is Java 17
	Flags        Flags
	Name         string
	Super        string // "" for java/lang/Object and modules
	Interfaces   []string
	Fields       []*Member
	Methods      []*Member
	// Generic is the signature of a class with type parameters or with generic
	// supertypes; nil: Super and Interfaces say all.
	Generic *ClassSignature
	// Inner are all member classes that the class file mentions, its own and others'.
	Inner []InnerClass
	// Local tells that the class is local or anonymous.
	Local       bool
	Record      bool
	Components  []*Member // of a record, without flags
	Permitted   []string  // of a sealed class
	Annotations []string  // types of the annotations, visible at run time and not
}

// Member is a field, a method or a record's component.
type Member struct {
	Flags       Flags
	Name        string
	Descriptor  string
	Field       *Type            // of a field or component: its type, generic where known
	Method      *MethodSignature // of a method; without what the compiler adds in front where it is generic
	Throws      []*Type
	Constant    any // ConstantValue: int32, int64, float32, float64, []uint16; nil: none
	Annotations []string
	// ParamAnnotations are those of the last parameters.
	ParamAnnotations [][]string
	ParamNames       []string // of all parameters of the descriptor; nil: not said
}

// InnerClass says how a class is a member of another (JVMS 4.7.6).
type InnerClass struct {
	Name  string // binary
	Outer string // "" for local and anonymous classes
	Short string // simple name; "" for anonymous ones
	Flags Flags  // as declared
}

const magic = 0xCAFEBABE

// Version is the version of a class file that can be parsed: Java's and 44.
func Version(data []byte) int { return int(data[6])<<8 | int(data[7]) }

// Parse reads a class file.
func Parse(data []byte) (*Class, error) {
	r := &reader{data: data}
	if r.u4() != magic {
		r.fail("it does not begin with 0xCAFEBABE")
	}
	c := &Class{Minor: r.u2(), Major: r.u2()}
	p := r.pool()
	c.Flags = Flags(r.u2())
	c.Name = r.class(p, r.u2())
	c.Super = r.class(p, r.u2())
	for n := r.u2(); n > 0 && r.bad == nil; n-- {
		c.Interfaces = append(c.Interfaces, r.class(p, r.u2()))
	}
	for n := r.u2(); n > 0 && r.bad == nil; n-- {
		c.Fields = append(c.Fields, r.member(p, false))
	}
	for n := r.u2(); n > 0 && r.bad == nil; n-- {
		c.Methods = append(c.Methods, r.member(p, true))
	}
	r.classAttributes(p, c)
	if r.bad == nil && r.at != len(data) {
		r.fail("%d bytes follow its end", len(data)-r.at)
	}
	if r.bad != nil {
		return nil, r.bad
	}
	return c, nil
}

// member reads a field or a method.
func (r *reader) member(p *pool, method bool) *Member {
	m := &Member{Flags: Flags(r.u2()), Name: r.text(p, r.u2()), Descriptor: r.text(p, r.u2())}
	if r.bad != nil {
		return m
	}
	var err error
	if method {
		m.Method, err = parseMethod(m.Descriptor)
	} else {
		m.Field, err = parseField(m.Descriptor)
	}
	if err != nil {
		r.fail("%v", err)
		return m
	}
	r.memberAttributes(p, m)
	return m
}

// Own gives the member classes that c itself declares, in order.
func (c *Class) Own() []InnerClass {
	var own []InnerClass
	for _, i := range c.Inner {
		if i.Outer == c.Name && i.Short != "" && i.Flags&Synthetic == 0 {
			own = append(own, i)
		}
	}
	return own
}

// Of gives how c is a member class; nil: it is none.
func (c *Class) Of() *InnerClass {
	for i := range c.Inner {
		if c.Inner[i].Name == c.Name {
			return &c.Inner[i]
		}
	}
	return nil
}

// Source is the name that a binary name has in Java source, with dots, by the
// member classes that c mentions.
func (c *Class) Source(binary string) string { return c.source(binary, len(c.Inner)) }

// source goes at most so many classes outwards: a corrupted file might have a circle.
func (c *Class) source(binary string, depth int) string {
	for _, i := range c.Inner {
		if i.Name == binary && i.Outer != "" && i.Short != "" && depth > 0 {
			return c.source(i.Outer, depth-1) + "." + i.Short
		}
	}
	return strings.ReplaceAll(binary, "/", ".")
}
