package partial

import (
	"strings"

	"inspect/java/ast"
)

// value is that of an expression: of a type, of a slot, or a class that is named, for its static members.
// Nothing of these: nothing is known.
type value struct {
	typ
	slot     *slot
	static   bool
	operands []value // of arithmetic, whose type is not known
}

// class is that whose members are used of the value; nil: it is none that is found nowhere.
func (v value) class() *class {
	switch {
	case v.of != nil:
		return v.of.root()
	case v.slot != nil:
		return v.slot.members()
	}
	return nil
}

// The types that operators want.
var (
	booleanType = typ{text: "boolean"}
	intType     = typ{text: "int"}
	stringType  = typ{text: "java.lang.String"}
	objectType  = typ{text: "java.lang.Object"}
)

// wants notes that a value is assigned to a type. It is not known of t{}.
//
// Arithmetic that is assigned to an int has operands that are ints, or are converted to one; what is assigned
// to a long may have been computed with ints.
func (a *analysis) wants(v value, t typ) {
	for _, o := range v.operands {
		if r := rank(t.text); r > 0 && r <= rank("int") {
			a.wants(o, intType)
		} else {
			a.wants(o, typ{})
		}
	}
	switch {
	case v.slot != nil && t.text == "":
		v.slot.root().used, v.slot.root().unclear = true, true
	case v.slot != nil:
		v.slot.want(t)
	case v.of != nil && t.text != "" && !isPrimitive(t.text) && t.of != v.of:
		c := v.of.root()
		c.above = append(c.above, t)
	}
}

// used notes that a value is used where any type will do.
func used(v value) {
	if v.slot != nil {
		v.slot.root().used = true
	}
}

// unclear notes that a value is used in a way that does not tell its type.
func (a *analysis) unclear(v value) { a.wants(v, typ{}) }

// value looks at an expression, and gives what is known of its value.
func (a *analysis) value(e *env, x ast.Expr) value {
	switch x := x.(type) {
	case nil:
	case *ast.Literal:
		return value{typ: literalType(x)}
	case *ast.Paren:
		return a.value(e, x.X)
	case *ast.Ident:
		return a.name(e, x)
	case *ast.This:
		if c := enclosing(e); x.Qualifier == nil && c != nil {
			return value{typ: typ{text: c.name, in: c}}
		}
	case *ast.Select:
		return a.selected(e, x)
	case *ast.Index:
		a.wants(a.value(e, x.I), intType)
		of := a.value(e, x.X)
		a.unclear(of)
		if strings.HasSuffix(of.text, "[]") {
			return value{typ: of.args[0]}
		}
	case *ast.Call:
		return a.call(e, x)
	case *ast.New:
		return a.created(e, x)
	case *ast.NewArray:
		of := a.typeExpr(e, x.Elem)
		for _, d := range x.Dims {
			a.wants(a.value(e, d), intType)
		}
		if x.Init != nil {
			a.elements(e, of, x.Init)
		}
		for range len(x.Dims) + x.Extra {
			if of.text != "" {
				of = typ{text: of.text + "[]", args: []typ{of}, vars: of.vars}
			}
		}
		return value{typ: of}
	}
	return a.computed(e, x)
}

// computed looks at an operator, a conversion, or code that a value is of.
func (a *analysis) computed(e *env, x ast.Expr) value {
	switch x := x.(type) {
	case *ast.Unary:
		v := a.value(e, x.X)
		if x.Op == "!" {
			a.wants(v, booleanType)
			return value{typ: booleanType}
		}
		a.unclear(v)
		return value{typ: numeric(v.typ)}
	case *ast.IncDec:
		v := a.value(e, x.X)
		a.unclear(v)
		return value{typ: numeric(v.typ)}
	case *ast.Binary:
		return a.binary(e, x)
	case *ast.Assign:
		return a.assigned(e, x)
	case *ast.Cond:
		a.wants(a.value(e, x.C), booleanType)
		return a.either(a.value(e, x.X), a.value(e, x.Y))
	case *ast.InstanceOf:
		used(a.value(e, x.X))
		t := a.typeExpr(e, x.Type)
		if x.Name != nil {
			e.declare(x.Name.Text, value{typ: t})
		}
		a.pattern(e, x.Record)
		return value{typ: booleanType}
	case *ast.Cast:
		t := a.typeExpr(e, x.Type)
		v := a.value(e, x.X)
		if isPrimitive(t.text) {
			a.unclear(v)
		} else {
			used(v)
		}
		return value{typ: t}
	case *ast.Lambda:
		a.lambda(e, x)
		return value{typ: functionType}
	case *ast.MethodRef:
		if x.X != nil {
			used(a.value(e, x.X))
		}
		return value{typ: functionType}
	case *ast.ClassLit:
		a.typeExpr(e, x.Type)
		return value{typ: typ{text: "java.lang.Class<?>"}}
	case *ast.SwitchExpr:
		a.cases(e, x.X, x.Cases)
	case *ast.ArrayLit:
		a.elements(e, typ{}, x)
	}
	return value{}
}

// functionType marks a lambda or a method reference, whose type its place gives.
var functionType = typ{text: "->"}

func isFunction(v value) bool { return v.slot == nil && v.text == functionType.text }

func literalType(l *ast.Literal) typ {
	switch l.Kind {
	case ast.IntLit:
		if strings.HasSuffix(strings.ToLower(l.Text), "l") {
			return typ{text: "long"}
		}
		return intType
	case ast.FloatLit:
		if strings.HasSuffix(strings.ToLower(l.Text), "f") {
			return typ{text: "float"}
		}
		return typ{text: "double"}
	case ast.CharLit:
		return typ{text: "char"}
	case ast.BoolLit:
		return booleanType
	case ast.NullLit:
		return typ{text: "null"}
	}
	return stringType
}

// numbers are the numeric types, from the narrowest.
var numbers = []string{"byte", "short", "char", "int", "long", "float", "double"}

func rank(text string) int {
	for i, n := range numbers {
		if n == text {
			return i + 1
		}
	}
	return 0
}

func isPrimitive(text string) bool { return rank(text) > 0 || text == "boolean" || text == "void" }

// numeric is the type in which arithmetic with a value computes.
func numeric(t typ) typ {
	switch r := rank(t.text); {
	case r == 0:
		return typ{}
	case r <= rank("int"):
		return intType
	}
	return t
}

// enclosing is the class around a piece of code.
func enclosing(e *env) *decl {
	for ; e != nil; e = e.up {
		if e.class != nil {
			return e.class
		}
	}
	return nil
}

// name is a variable, a field or a class.
func (a *analysis) name(e *env, x *ast.Ident) value {
	for k := e; k != nil; k = k.up {
		if v := k.vars[x.Name]; v != nil {
			return *v
		}
		if k.class == nil || k.up != nil && k.up.class == k.class {
			continue
		}
		if f, d := a.fieldIn(k.class, x.Name, 0); f != nil {
			return value{typ: a.typeExpr(d.env, f.Type)}
		}
		if above := a.missingAbove(k.class, 0); len(above) == 1 && !a.isElsewhere(k.up, x.Name) {
			if !isClassName(x.Name) || a.simpleName(e, x.Name).text == "" {
				return value{slot: above[0].field(x.Name).value}
			}
		}
	}
	for _, i := range e.file.Imports {
		if i.Static && !i.OnDemand && strings.HasSuffix(i.Name, "."+x.Name) {
			if c := a.nowhere(strings.TrimSuffix(i.Name, "."+x.Name)); c != nil {
				f := c.field(x.Name)
				f.static = true
				return value{slot: f.value}
			}
		}
	}
	t := a.simpleName(e, x.Name)
	return value{typ: t, static: t.text != "" || t.in != nil}
}

// isElsewhere reports whether a name has a meaning further out.
func (a *analysis) isElsewhere(e *env, name string) bool {
	if e == nil {
		return false
	}
	if e.variable(name) != nil {
		return true
	}
	for k := e; k != nil; k = k.up {
		if k.class != nil {
			if f, _ := a.fieldIn(k.class, name, 0); f != nil {
				return true
			}
		}
	}
	return false
}

// fieldIn is the field of a name in a class of the program, or in one that it extends.
func (a *analysis) fieldIn(d *decl, name string, depth int) (*ast.FieldDecl, *decl) {
	if depth > 20 {
		return nil, nil
	}
	for _, m := range d.body {
		if f, ok := m.(*ast.FieldDecl); ok && f.Name.Text == name && f.Type != nil {
			return f, d
		}
	}
	if d.tree != nil {
		for _, p := range d.tree.Components {
			if p.Name.Text == name {
				return &ast.FieldDecl{Type: p.Type, Name: p.Name}, d
			}
		}
		for _, k := range d.tree.Constants {
			if k.Name.Text == name {
				return &ast.FieldDecl{Type: &ast.NamedType{Parts: []*ast.TypePart{{Name: d.tree.Name.Text}}}, Name: k.Name}, d
			}
		}
	}
	a.head(d)
	for _, t := range d.above {
		if t.in != nil {
			if f, in := a.fieldIn(t.in, name, depth+1); f != nil {
				return f, in
			}
		}
	}
	return nil, nil
}

// selected is a field, or a class.
func (a *analysis) selected(e *env, x *ast.Select) value {
	if name := dotted(x); name != "" && e.variable(name[:strings.IndexByte(name, '.')]) == nil {
		if t := a.qualified(name); t.text != "" && (t.of == nil || isWritten(name)) {
			return value{typ: t, static: true}
		}
	}
	if isPackageName(x.X) && e.variable(dotted(x.X)) == nil {
		if v := a.value(e, x.X); v.text == "" && v.slot == nil {
			return value{}
		}
	}
	v := a.value(e, x.X)
	switch c := v.memberClass(); {
	case x.Name.Text == "length" && (strings.HasSuffix(v.text, "[]") || v.slot != nil && v.slot.root().class == nil && !v.static):
		a.lengthOf(v)
		return value{typ: intType}
	case v.static && v.of != nil && isNestedName(x.Name.Text):
		t := a.memberType(v.typ, x.Name.Text)
		return value{typ: t, static: true}
	case c != nil:
		f := c.field(x.Name.Text)
		f.static = f.static || v.static
		return value{slot: f.value}
	case v.in != nil:
		if f, d := a.fieldIn(v.in, x.Name.Text, 0); f != nil {
			return value{typ: a.typeExpr(d.env, f.Type)}
		}
		if t := a.memberType(v.typ, x.Name.Text); v.static && t.text != "" {
			return value{typ: t, static: true}
		}
		if above := a.missingAbove(v.in, 0); len(above) == 1 {
			f := above[0].field(x.Name.Text)
			f.static = f.static || v.static
			return value{slot: f.value}
		}
	}
	return value{}
}

// lengthOf notes that a value has a field length: it is an array, whose elements are not known.
func (a *analysis) lengthOf(v value) {
	if v.slot != nil {
		a.unclear(v)
	}
}

// memberClass is the class whose members are used of a value, without a note that they are.
func (v value) memberClass() *class {
	if v.slot != nil {
		if s := v.slot.root(); s.class == nil {
			return v.slot.members()
		}
	}
	return v.class()
}

// isNestedName reports whether people write a class so, and no constant: with a letter that is not capital.
func isNestedName(name string) bool { return isClassName(name) && strings.ToUpper(name) != name }

// isWritten reports whether a qualified name is that of a class, by how it is written: its last part alone
// begins with a capital letter.
func isWritten(name string) bool {
	parts := strings.Split(name, ".")
	for _, p := range parts[:len(parts)-1] {
		if isClassName(p) {
			return false
		}
	}
	return isClassName(parts[len(parts)-1])
}

// dotted is a name as it is written; "": it is none.
func dotted(x ast.Expr) string {
	switch x := x.(type) {
	case *ast.Ident:
		return x.Name
	case *ast.Select:
		if d := dotted(x.X); d != "" {
			return d + "." + x.Name.Text
		}
	}
	return ""
}

// isPackageName reports whether an expression may be the name of a package.
func isPackageName(x ast.Expr) bool {
	d := dotted(x)
	return strings.Contains(d, ".") && strings.ToLower(d) == d
}

// binary is an operator: what it wants of its operands.
func (a *analysis) binary(e *env, x *ast.Binary) value {
	v, w := a.value(e, x.X), a.value(e, x.Y)
	switch x.Op {
	case "&&", "||", "==>", "<==", "<==>", "<=!=>":
		a.wants(v, booleanType)
		a.wants(w, booleanType)
		return value{typ: booleanType}
	case "<", "<=", ">", ">=":
		a.compared(v, w)
		return value{typ: booleanType}
	case "==", "!=":
		if v.text == "null" || w.text == "null" {
			used(v)
			used(w)
		} else {
			a.compared(v, w)
		}
		return value{typ: booleanType}
	case "+":
		if v.text == stringType.text || w.text == stringType.text {
			a.joined(v)
			a.joined(w)
			return value{typ: stringType}
		}
	}
	return a.arithmetic(v, w)
}

// joined notes that a value is made a text.
func (a *analysis) joined(v value) {
	for _, o := range v.operands {
		a.unclear(o)
	}
	if v.slot != nil {
		s := v.slot.root()
		s.used, s.isText = true, true
	}
}

// compared notes that two values are compared: only the outcome matters, so that a number has the type of
// the other one.
func (a *analysis) compared(v, w value) {
	for _, p := range [][2]value{{v, w}, {w, v}} {
		if p[0].slot == nil {
			a.unclear(p[0])
			continue
		}
		switch {
		case p[1].text == "":
			a.unclear(p[0])
		case rank(p[1].text) > 0:
			s := p[0].slot.root()
			s.used, s.compared = true, with(s.compared, numeric(p[1].typ))
		case p[1].text == "boolean":
			a.wants(p[0], booleanType)
		default:
			s := p[0].slot.root()
			s.used, s.compared = true, with(s.compared, p[1].typ)
		}
	}
}

// arithmetic is the value that is computed with two.
func (a *analysis) arithmetic(v, w value) value {
	switch {
	case v.slot != nil || w.slot != nil || v.operands != nil || w.operands != nil:
		return value{operands: []value{v, w}}
	case rank(v.text) == 0 || rank(w.text) == 0:
		return value{}
	case rank(v.text) < rank(w.text):
		return value{typ: numeric(w.typ)}
	}
	return value{typ: numeric(v.typ)}
}

// either is the value of one of two expressions.
func (a *analysis) either(v, w value) value {
	switch {
	case v.slot != nil && w.slot != nil:
		mergeSlots(v.slot, w.slot)
		return v
	case v.slot != nil && w.text != "" && w.text != "null":
		a.wants(v, w.typ)
		return w
	case v.slot != nil || v.text != "" && v.text != "null":
		if w.slot != nil {
			a.wants(w, v.typ)
		}
		return v
	}
	return w
}

func (a *analysis) assigned(e *env, x *ast.Assign) value {
	v, w := a.value(e, x.X), a.value(e, x.Y)
	switch {
	case x.Op != "=" && v.text == stringType.text:
		a.joined(w)
	case (x.Op == "+=" || x.Op == "-=") && v.text == "int" && w.slot != nil:
		s := w.slot.root() // the sum is any int, whatever the type
		s.used, s.compared = true, with(s.compared, intType)
	case x.Op != "=":
		a.unclear(v)
		a.unclear(w)
	case v.slot != nil:
		takes(v.slot, w)
	default:
		a.wants(w, v.typ)
	}
	return v
}

// takes notes that a field takes a value.
func takes(s *slot, v value) {
	s = s.root()
	s.used = true
	switch {
	case isFunction(v) || v.text == "" && v.slot == nil:
		s.refused = true
	case v.text == "null":
	case v.slot != nil:
		mergeSlots(s, v.slot)
	default:
		s.taken = with(s.taken, v.typ)
	}
}

func (a *analysis) elements(e *env, of typ, x *ast.ArrayLit) {
	for _, el := range x.Elems {
		if in, ok := el.(*ast.ArrayLit); ok {
			inner := typ{}
			if strings.HasSuffix(of.text, "[]") {
				inner = of.args[0]
			}
			a.elements(e, inner, in)
			continue
		}
		a.wants(a.value(e, el), of)
	}
}
