package types

import (
	"fmt"
	"strings"

	"inspect/java/ast"
	"inspect/java/source"
)

// enumConstants declares the constants of an enum as static fields, and the methods
// that every enum has (JLS 8.9.3).
func (w *World) enumConstants(c *Class) {
	if c.Kind != ast.Enum {
		return
	}
	for _, k := range c.Decl.Constants {
		f := &Field{Class: c, Name: k.Name.Text, Type: c, Enum: k, Span: k.Name.Span(), Static: true, Final: true, NonNull: true}
		c.Fields = append(c.Fields, f)
	}
	at := c.Decl.Name.Span()
	values := &Method{Class: c, Name: "values", Static: true, Derived: EnumValues, Result: w.ArrayOf(c), NonNull: true, ElemNonNull: true, Span: at, Pure: true}
	name := &Var{Kind: ParamVar, Name: "name", Type: w.str(), Span: c.valueOfText(), NonNull: true}
	valueOf := &Method{Class: c, Name: "valueOf", Static: true, Derived: EnumValueOf, Params: []*Var{name}, Result: c, NonNull: true, Span: at, Pure: true}
	nameOf := &Method{Class: c, Name: "name$", Derived: EnumName, Result: w.str(), NonNull: true, Span: at, Pure: true}
	other := &Var{Kind: ParamVar, Name: "other", Type: w.object(), Span: at}
	like := &Method{Class: c, Name: "like$", Derived: EnumLike, Params: []*Var{other}, Result: Of(Boolean), Span: at, Pure: true}
	all := &Method{Class: c, Name: "all$", Derived: EnumValues, Result: w.ArrayOf(c), NonNull: true, ElemNonNull: true, Span: at, Pure: true}
	c.Methods = append(c.Methods, values, valueOf, nameOf, like, all)
}

// valueOfText is the parameter of valueOf in what somebody might have written:
//
//	static Colour valueOf(String name) {
//	    if (name.equals("RED")) return RED;
//	    throw new IllegalArgumentException();
//	}
func (c *Class) valueOfText() source.Span {
	var b strings.Builder
	fmt.Fprintf(&b, "static %s valueOf(String ", c.SimpleName())
	start := b.Len()
	b.WriteString("name) {\n")
	for _, k := range c.Decl.Constants {
		fmt.Fprintf(&b, "    if (name.equals(%q)) return %[1]s;\n", k.Name.Text)
	}
	b.WriteString("    throw new IllegalArgumentException();\n}\n")
	return source.NewFile(libraryRoot+c.SimpleName()+".valueOf", b.String()).Span(start, start+len("name"))
}

// enumShape says of an enum whether it has objects of its own class and whether it
// has subclasses: constants without and with a body (JLS 8.9).
func (c *Class) enumShape() {
	plain, bodies := 0, 0
	for _, k := range c.Decl.Constants {
		if k.Body == nil {
			plain++
		} else {
			bodies++
		}
	}
	c.Abstract, c.Final = plain == 0, bodies == 0
}

// EnumOf is the enum whose constants the objects of c are, nil for other classes.
func (c *Class) EnumOf() *Class {
	for k := c; k != nil; k = k.Super {
		if k.Kind == ast.Enum {
			return k
		}
	}
	return nil
}

// Constants are the constants of an enum in their order.
func (c *Class) Constants() []*Field {
	var fs []*Field
	for _, f := range c.Fields {
		if f.Enum != nil {
			fs = append(fs, f)
		}
	}
	return fs
}

// FirstConstant is the first constant of an enum, nil where t is none or has none.
func FirstConstant(t Type) *Field {
	c, ok := t.(*Class)
	if !ok || c.Kind != ast.Enum {
		return nil
	}
	if fs := c.Constants(); len(fs) > 0 {
		return fs[0]
	}
	return nil
}

// constantUnit resolves the creation of an enum constant.
func (w *World) constantUnit(c *Class, k *ast.EnumConstant) *unit {
	return w.once(enumConstant{k}, func(u *unit) {
		r := w.resolver(c, nil, true, u)
		args := r.arguments(k.Args)
		var inv *invocation
		if k.Body == nil {
			inv = r.construct(k, c, r.constructors(c, c, false), args, CallInfo{}, k.Name.Span())
		} else {
			body := w.byBody[k.Body]
			w.Header(body)
			r.enter(body)
			inv = r.handOn(body, k, r.constructors(c, c, false), args, k.Name.Span())
		}
		if inv != nil {
			inv.typed = Of(Void)
			r.finish(inv, nil)
		}
		r.functions(k)
	})
}

// Ordinal is the field of java.lang.Enum that numbers the constants of an enum.
func (w *World) Ordinal() *Field { return w.fieldNamed(w.builtin("Enum"), "ordinal")[0] }

// NoConstant makes the exception for a name that no constant of an enum has.
func (w *World) NoConstant() *Method {
	return w.member(w.builtin("IllegalArgumentException"), "IllegalArgumentException")
}
