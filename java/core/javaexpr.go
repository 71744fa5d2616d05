package core

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"inspect/java/source"
	"inspect/java/types"
)

func (j *java) exprs(xs []Expr) []string {
	out := make([]string, len(xs))
	for i, x := range xs {
		out[i] = j.expr(x)
	}
	return out
}

// effect is an expression that stands as a statement.
func (j *java) effect(x Expr) string {
	switch x := x.(type) {
	case *Assign:
		if f, ok := x.X.(*StaticField); ok {
			return j.static(f.X, f.Field.Class, f.Field.Final) + f.Field.Name + " = " + j.expr(x.Y)
		}
		return j.expr(x.X) + " = " + j.expr(x.Y)
	case *Update:
		return j.expr(x.X) + " " + string(x.Op) + "= " + j.expr(x.Y)
	case *IncDec:
		op := "++"
		if x.By < 0 {
			op = "--"
		}
		if x.Prefix {
			return op + j.expr(x.X)
		}
		return j.expr(x.X) + op
	case *Convert:
		return j.effect(x.X)
	case *Seq:
		return j.seq(x)
	case *Call:
		if !x.Method.Class.Library || !types.IsString(x.Method.Class) {
			return j.call(x)
		}
	case *New:
		return j.expr(x)
	}
	return j.pkg + ".Seq0.nothing(" + j.expr(x) + ")" // which is no statement by itself
}

// cast brings an expression to a type.
func (j *java) cast(t types.Type, x Expr) string {
	if types.IsKind(t, types.Null) {
		return j.expr(x)
	}
	return "((" + j.typ(t) + ") " + j.expr(x) + ")"
}

func (j *java) expr(x Expr) string {
	switch x := x.(type) {
	case *Const:
		return constJava(x.Value)
	case *Null:
		return "null"
	case *Local:
		return j.variable(x.Var)
	case *This:
		return "this"
	case *Field:
		return j.field(x)
	case *StaticField:
		return j.static(x.X, x.Field.Class, false) + x.Field.Name
	case *Elem:
		return j.operand(x.X) + "[" + j.expr(x.I) + "]"
	case *Len:
		return j.operand(x.X) + ".length"
	case *Unary:
		return "(" + string(x.Op) + " " + j.expr(x.X) + ")"
	case *Binary:
		return "(" + j.expr(x.X) + " " + string(x.Op) + " " + j.expr(x.Y) + ")"
	case *Cond:
		return "(" + j.expr(x.C) + " ? " + j.cast(x.T, x.X) + " : " + j.cast(x.T, x.Y) + ")"
	case *Convert:
		return j.convert(x)
	case *Cast:
		return j.cast(x.T, x.X)
	case *InstanceOf:
		return j.instanceOf(x)
	case *Bind:
		return j.pkg + ".Seq0.bound(" + j.variable(x.Var) + " = " + j.expr(x.X) + ")"
	case *CloneArray:
		return j.cloneArray(x)
	case *AnyObject:
		h := Typed{Loc: x.Loc, T: x.Method.Result}
		return j.cast(x.T, &Call{Typed: h, Method: x.Method, Args: x.Args})
	case *SameClass:
		return j.sameClass(x)
	case *ClassOf:
		if x.X == nil {
			return "((java.lang.Class) " + j.typ(x.Of) + ".class)"
		}
		return "((java.lang.Class) ((java.lang.Object) " + j.expr(x.X) + ").getClass())"
	case *Assign, *Update, *IncDec:
		return "(" + j.effect(x) + ")"
	case *Call:
		return j.call(x)
	case *New:
		return j.create(x)
	case *NewArray:
		return j.newArray(x)
	case *ArrayOf:
		return "new " + j.typ(x.T) + " {" + strings.Join(j.exprs(x.Elems), ", ") + "}"
	case *Seq:
		if types.IsKind(x.T, types.Null) { // the context says of which type
			return j.pkg + ".Seq0.nothing(" + j.seq(x) + ")"
		}
		return "((" + j.typ(x.T) + ") " + j.seq(x) + ")"
	case *Unsupported:
		panic(x)
	}
	panic(fmt.Sprintf("core: no Java for %T", x))
}

func (j *java) field(x *Field) string {
	if x.Field.IsHidden() {
		return j.hidden(x.X, x.Field)
	}
	return j.of(x.X, x.Field.Class) + "." + x.Field.Name
}

// convert writes a conversion: Java has none of its own to String.
func (j *java) convert(x *Convert) string {
	if c, ok := x.T.(*types.Class); ok && c.Name == "java.lang.String" {
		return "(\"\" + " + j.expr(x.X) + ")"
	}
	return j.cast(x.T, x.X)
}

func (j *java) cloneArray(x *CloneArray) string {
	built := func(class string) string {
		return "((" + j.typ(x.T) + ") java.lang.reflect.Array.newInstance(" + class + ", " + j.expr(x.Len) + "))"
	}
	switch {
	case x.IsByClass():
		return built(j.expr(x.X))
	case x.Len != nil:
		return built(j.operand(x.X) + ".getClass().getComponentType()")
	}
	return j.operand(x.X) + ".clone()"
}

func (j *java) sameClass(x *SameClass) string {
	class := func(x Expr) string { return "((java.lang.Object) " + j.expr(x) + ").getClass()" }
	if x.Y == nil {
		return "(" + class(x.X) + " == (java.lang.Object) " + j.typ(x.Of) + ".class)"
	}
	return "(" + class(x.X) + " == (java.lang.Object) " + class(x.Y) + ")"
}

// create writes a creation of an object; of one that is given fields, a copy of its class
// has them around it.
func (j *java) create(x *New) string {
	c := x.Method.Class
	if built := j.handle(x); built != "" {
		return built
	}
	name := j.typ(c)
	env := j.givenEnv(c, x.Given)
	if env != "" {
		name = simpleJava(c)
	}
	return env + "new " + name + j.arguments(x.Method, j.ordinal(c, x.Given), x.Args, x.VarArgs)
}

// operand is an expression of which something is taken.
func (j *java) operand(x Expr) string {
	switch x.(type) {
	case *NewArray, *ArrayOf:
		return "(" + j.expr(x) + ")"
	}
	return j.expr(x)
}

// of is the object of a member of class c.
func (j *java) of(x Expr, c *types.Class) string {
	if _, this := x.(*This); this && (c == j.in || c.Library && j.in.IsSubclassOf(c)) { // whose members may be protected
		return "this"
	}
	if d, ok := x.Type().(*types.Class); ok && c.Library && c.Decl != nil && !c.Decl.Modifiers.Has("public") {
		return j.cast(d, x) // c has a name in its package only
	}
	return j.cast(c, x)
}

// static is what stands in front of a static member of class c. A final field is
// assigned by its simple name only.
func (j *java) static(x Expr, c *types.Class, final bool) string {
	switch {
	case x != nil:
		return j.cast(c, x) + "."
	case final && c == j.in:
		return ""
	}
	return j.typ(c) + "."
}

func (j *java) call(x *Call) string {
	m := x.Method
	if m.Class.Library && types.IsString(m.Class) { // what only the library's String has
		switch m.Name {
		case "plus":
			return "(" + j.expr(x.Args[0]) + " + " + j.expr(x.Args[1]) + ")"
		case "orNull":
			return "java.lang.String.valueOf((Object) " + j.expr(x.Args[0]) + ")"
		case "made":
			return "new java.lang.String" + j.arguments(m, nil, x.Args, x.VarArgs)
		}
	}
	if types.IsFormatHelper(m) {
		return j.formatHelper(x)
	}
	if m.Class.Library && m.Class.Name == types.ArbitraryClass {
		return "true" // as the JVM does it, mostly
	}
	if types.IsUnsafe(m.Class) {
		panic(&Unsupported{Typed: x.Typed, Construct: "a class that the JDK keeps to itself"})
	}
	if types.IsUpdater(m.Class) && m.Name == "taken" {
		return j.pkg + ".Seq0.taken(" + j.expr(x.Args[0]) + ")"
	}
	if m.Class.Library && !isOfEnums(m.Class) && slices.ContainsFunc(m.Params, func(v *types.Var) bool { return isOfEnums(v.Type) }) {
		panic(&Unsupported{Typed: x.Typed, Construct: "a constant that Java takes for one of an enum"}) // it is none here
	}
	to := ""
	this, ok := x.X.(*This)
	switch {
	case m.Static:
		to = j.static(x.X, m.Class, false)
	case ok && this.How == Super:
		to = j.super(m.Class) + "super."
	case !ok && !x.Virtual && isOverridable(m): // of the superclass of an object around
		c := x.X.Type().(*types.Class)
		return j.of(x.X, c) + "." + j.superName(c, m) + j.arguments(m, nil, x.Args, x.VarArgs)
	case m.Name == "clone" && m.Class.Name == "java.lang.Object": // protected: not to be had of an Object
		to = "(" + j.expr(x.X) + ")."
	default:
		to = j.of(x.X, m.Class) + "."
	}
	return to + m.Name + j.arguments(m, nil, x.Args, x.VarArgs)
}

// isOfEnums reports whether t is java.lang.Enum, or an array of it.
func isOfEnums(t types.Type) bool {
	if a, ok := t.(*types.Array); ok {
		t = a.Elem
	}
	c, ok := t.(*types.Class)
	return ok && c.Library && c.Name == "java.lang.Enum"
}

// isOverridable reports whether what a call of m by the class of the object does can differ from
// what m does.
func isOverridable(m *types.Method) bool {
	return !m.Class.Final && (m.Decl == nil || !m.Decl.Modifiers.Has("private") && !m.Decl.Modifiers.Has("final"))
}

// superName is the method of class c by which the classes in it call its superclass's
// method m.
func (j *java) superName(c *types.Class, m *types.Method) string {
	i := slices.Index(j.supers[c], m)
	if i < 0 {
		i = len(j.supers[c])
		j.supers[c] = append(j.supers[c], m)
	}
	return fmt.Sprintf("super%d", i)
}

// superMethod declares the method by which m of the superclass is called.
func (j *java) superMethod(i int, m *types.Method) {
	j.fresh()
	var params, args []string
	for _, v := range m.Params {
		params = append(params, j.typ(v.Type)+" "+j.unboxedName(v))
		args = append(args, j.variable(v))
	}
	head := fmt.Sprintf("final %s super%d(%s)", j.typ(m.Result), i, strings.Join(params, ", "))
	if j.in.IsInterface() {
		head = "default " + strings.TrimPrefix(head, "final ")
	}
	if len(m.Throws) > 0 {
		head += " throws " + j.types(m.Throws)
	}
	j.block(head, func() {
		give := "return "
		if types.IsKind(m.Result, types.Void) {
			give = ""
		}
		j.line("%s%ssuper.%s(%s);", give, j.super(m.Class), m.Name, strings.Join(args, ", "))
	})
}

// super is what stands in front of super for a member of class c: a default method is
// that of an interface which the class around it names.
func (j *java) super(c *types.Class) string {
	if j.in != nil && c.IsInterface() {
		for _, i := range j.in.Interfaces {
			if i.IsSubclassOf(c) {
				return j.typ(i) + "."
			}
		}
	}
	return ""
}

// arguments are brought to the types of the parameters, so that no other method is
// meant; out stand in front of them.
func (j *java) arguments(m *types.Method, out []string, args []Expr, varArgs bool) string {
	fixed := len(args)
	if varArgs {
		fixed = len(m.Params) - 1
	}
	for i, a := range args[:fixed] {
		out = append(out, j.cast(m.Params[i].Type, a))
	}
	if varArgs {
		out = append(out, "new "+j.typ(m.Params[fixed].Type)+" {"+strings.Join(j.exprs(args[fixed:]), ", ")+"}")
	}
	return "(" + strings.Join(out, ", ") + ")"
}

func (j *java) newArray(x *NewArray) string {
	t, dims := x.T, ""
	for _, d := range x.Dims {
		t = t.(*types.Array).Elem
		dims += "[" + j.expr(d) + "]"
	}
	for {
		a, ok := t.(*types.Array)
		if !ok {
			return "new " + j.typ(t) + dims
		}
		t, dims = a.Elem, dims+"[]"
	}
}

// constJava is a constant as Java writes it.
func constJava(c *types.Const) string {
	switch {
	case types.IsKind(c.Type, types.Boolean):
		return constText(c)
	case types.IsKind(c.Type, types.Int, types.Long):
		return "(" + constText(c) + ")"
	case types.IsKind(c.Type, types.Float):
		return fmt.Sprintf("java.lang.Float.intBitsToFloat(%d)", int32(math.Float32bits(float32(c.Float))))
	case types.IsKind(c.Type, types.Double):
		return fmt.Sprintf("java.lang.Double.longBitsToDouble(%dL)", int64(math.Float64bits(c.Float)))
	case c.Int != nil:
		return "((" + c.Type.String() + ") " + c.Int.String() + ")"
	}
	var b strings.Builder
	for _, u := range source.Units(c.Str) {
		switch {
		case u < ' ' || u == '"' || u == '\\':
			fmt.Fprintf(&b, `\%03o`, u)
		case u < 127:
			b.WriteByte(byte(u))
		default:
			fmt.Fprintf(&b, `\u%04x`, u)
		}
	}
	return `"` + b.String() + `"`
}
