package reproduce

import (
	"fmt"
	"math/big"
	"slices"
	"strings"

	"inspect/java/core"
	"inspect/java/heap"
	"inspect/java/source"
	"inspect/java/types"
)

// translator writes JML expressions in Java. Primitive values have their Java
// types, references are of type Object; fields, elements and calls go through
// reflection. An exception while it is evaluated means that the expression is
// undefined.
type translator struct {
	p     *program
	class *types.Class // whose scope
	names map[*types.Var]string
	used  map[string]bool
}

// Untranslated says which construct has no translation to Java.
type Untranslated struct{ What string }

func (e *Untranslated) Error() string { return e.What }

func (p *program) translator(class *types.Class) *translator {
	t := &translator{p: p, class: class}
	t.renew()
	return t
}

// renew forgets the variables.
func (t *translator) renew() {
	t.names = map[*types.Var]string{}
	t.used = map[string]bool{"self": true, "arguments": true, "result": true, "thrown": true, "existing": true}
}

// exactMath are the modifiers that give arithmetic another meaning than Java's.
var exactMath = []string{"spec_bigint_math", "spec_safe_math", "code_bigint_math"}

// guard runs f; what has no translation is the error.
func (t *translator) guard(f func()) (err error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case *Untranslated:
			err = r
		default:
			panic(r)
		}
	}()
	if m := t.p.c.SpecMath; m != "" && m != "java" {
		return &Untranslated{"the arithmetic of the specification is " + m}
	}
	for _, m := range exactMath {
		decl := t.p.c.Method.Decl
		if t.class.Decl != nil && t.class.Decl.Modifiers.HasJML(m) || decl != nil && decl.Modifiers.HasJML(m) {
			return &Untranslated{m + " has no translation to Java"}
		}
	}
	f()
	return nil
}

func (t *translator) no(n core.Node, what string) string {
	panic(&Untranslated{fmt.Sprintf("%s (%s) has no translation to Java", what, place(n.Span()))})
}

// declare gives a variable a Java name of its own.
func (t *translator) declare(v *types.Var) string {
	name := strings.TrimPrefix(v.Name, `\`) // \exception, where the clause gives it no name
	for t.used[name] {
		name += "_"
	}
	t.used[name] = true
	t.used[name+"_"] = true // what a lambda calls it before its cast
	t.names[v] = name
	return name
}

// javaType is the static type of a value: a primitive type or Object.
func javaType(t types.Type) string {
	if types.IsReference(t) {
		return "Object"
	}
	return t.String()
}

// typed casts what the helpers give, an Object, to a value's static type.
func typed(t types.Type, expr string) string {
	if types.IsReference(t) || types.IsKind(t, types.ObjectSet, types.TypeType) {
		return expr
	}
	return "((" + t.String() + ") " + expr + ")"
}

// parameters declares the parameters of a case and its old variables.
func (t *translator) parameters(w *writer, k *core.SpecCase) {
	of := k.Of
	if of == nil {
		of = t.p.c.Method
	}
	first := len(parameters(of)) - len(of.Params)
	for i, q := range of.Params {
		w.code(2, "final %s %s = %s;", javaType(q.Type), t.declare(q), typed(q.Type, fmt.Sprintf("arguments[%d]", first+i)))
	}
	for _, o := range k.Olds {
		v := o.Var
		x := t.expr(o.Init)
		w.code(2, "final %s %s = %s;", javaType(v.Type), t.declare(v), typed(v.Type, "old(() -> "+x+")"))
	}
}

// expr writes an expression; the text needs no parentheses around it.
func (t *translator) expr(e core.Expr) string {
	if c, ok := e.(*core.Convert); ok && types.IsReference(c.T) != types.IsReference(c.X.Type()) {
		return t.no(e, "boxing")
	}
	if types.IsKind(e.Type(), types.BigInt, types.Real) {
		return t.no(e, "exact arithmetic")
	}
	if k := e.Constant(); k != nil {
		return t.constant(e, k)
	}
	switch e := e.(type) {
	case *core.Convert: // Java converts as well
		return t.expr(e.X)
	case *core.Null:
		return "null"
	case *core.This:
		if e.How == core.Super {
			return t.no(e, "super")
		}
		return "self"
	case *core.Result:
		return typed(e.T, "result")
	case *core.Local:
		if n, ok := t.names[e.Var]; ok {
			return n
		}
		return t.no(e, e.Var.Name)
	case *core.Field:
		return t.field(e)
	case *core.StaticField:
		return t.staticField(e)
	case *core.Len:
		return "length(" + t.expr(e.X) + ")"
	case *core.Elem:
		return typed(e.T, fmt.Sprintf("at(%s, %s)", t.expr(e.X), t.expr(e.I)))
	case *core.Call:
		return t.call(e)
	case *core.SetCall:
		return t.setCall(e)
	case *core.Unary:
		return "(" + string(e.Op) + " " + t.expr(e.X) + ")"
	case *core.Binary:
		return t.binary(e)
	case *core.Chain:
		return t.chain(e)
	case *core.Cond:
		return fmt.Sprintf("(%s ? %s : %s)", t.expr(e.C), t.expr(e.X), t.expr(e.Y))
	case *core.InstanceOf:
		if e.Var == nil {
			return fmt.Sprintf("isA(%s, %s)", quote(typeName(e.Of)), t.expr(e.X))
		}
	case *core.SameClass:
		if e.Y == nil {
			return fmt.Sprintf("isExactly(%s, %s)", quote(typeName(e.Of)), t.expr(e.X))
		}
		return fmt.Sprintf("sameClass(%s, %s)", t.expr(e.X), t.expr(e.Y))
	case *core.Cast:
		return t.cast(e)
	case *core.Quantified:
		return t.quantified(e)
	case *core.Reach:
		return t.reach(e)
	case *core.Old:
		if e.At != nil {
			break
		}
		return typed(e.T, "old(() -> "+t.expr(e.X)+")")
	}
	return t.no(e, "`"+source.Fold(e.Span().Text())+"`")
}

func (t *translator) cast(e *core.Cast) string {
	if types.IsReference(e.T) {
		return fmt.Sprintf("cast(%s, %s)", quote(typeName(e.T)), t.expr(e.X))
	}
	return fmt.Sprintf("((%s) %s)", e.T, t.expr(e.X))
}

// constant writes a constant at Java's width.
func (t *translator) constant(e core.Expr, k *types.Const) string {
	if types.IsFloating(k.Type) {
		return "(" + floating(k.Type, heap.Floating(k.Type, k.Float)) + ")"
	}
	if k.Int == nil {
		return t.no(e, "a constant of type "+k.Type.String())
	}
	kind := k.Type.(*types.Basic).Kind
	if kind == types.Boolean {
		return fmt.Sprint(k.Int.Sign() != 0)
	}
	r, ok := integers[kind]
	if !ok {
		return t.no(e, "a constant of type "+k.Type.String())
	}
	i := new(big.Int).Set(k.Int)
	if k.Hex && i.Cmp(big.NewInt(r.hi)) > 0 { // by its bit pattern
		width := map[types.BasicKind]uint{types.Byte: 8, types.Short: 16, types.Int: 32, types.Long: 64}[kind]
		i.Sub(i, new(big.Int).Lsh(big.NewInt(1), width))
	}
	if i.Cmp(big.NewInt(r.lo)) < 0 || i.Cmp(big.NewInt(r.hi)) > 0 {
		return t.no(e, "the constant "+i.String())
	}
	return "(" + fmt.Sprintf(r.format, i.Int64()) + ")"
}

// known refuses the fields that the JVM does not have, or that are none of the user's.
func (t *translator) known(e core.Expr, f *types.Field) {
	switch {
	case f.Ghost || f.Model || f.Decl != nil && f.Decl.JML:
		t.no(e, "the JML field "+f.QName())
	case isBuiltIn(f.Class):
		t.no(e, "the library field "+f.QName())
	}
}

// fixed writes the value of a constant field.
func (t *translator) fixed(e core.Expr, f *types.Field) string {
	k := *f.Const
	k.Type = f.Type
	return t.constant(e, &k)
}

// field writes the value of a field of an object.
func (t *translator) field(e *core.Field) string {
	f := e.Field
	if f.Const != nil {
		return t.fixed(e, f)
	}
	t.known(e, f)
	object := "self"
	if x, ok := e.X.(*core.This); !ok || x.How == core.Written {
		object = t.expr(e.X)
	}
	return typed(f.Type, fmt.Sprintf("get(%s, %s, %s)", object, quote(f.Class.BinaryName()), quote(fieldName(f))))
}

func (t *translator) staticField(e *core.StaticField) string {
	f := e.Field
	if f.Const != nil {
		return t.fixed(e, f)
	}
	t.known(e, f)
	return typed(f.Type, fmt.Sprintf("getStatic(%s, %s)", quote(f.Class.BinaryName()), quote(f.Name)))
}

// setOps are the methods of object sets and the helpers for them; swapped ones
// take the argument first.
var setOps = map[types.SetOp]struct {
	helper  string
	swapped bool
}{
	types.SetHas: {"has", false}, types.SetEquals: {"equalSets", false}, types.SetContainsAll: {"subset", true},
	types.SetSubset: {"subset", false}, types.SetProperSubset: {"properSubset", false},
}

func (t *translator) setCall(e *core.SetCall) string {
	switch e.Op {
	case types.SetSize:
		return typed(e.T, "list("+t.expr(e.X)+").size()")
	case types.SetIsEmpty:
		return "list(" + t.expr(e.X) + ").isEmpty()"
	}
	h, ok := setOps[e.Op]
	if !ok {
		return t.no(e, string(e.Op))
	}
	x, y := t.expr(e.X), t.expr(e.Args[0])
	if h.swapped {
		x, y = y, x
	}
	return fmt.Sprintf("%s(%s, %s)", h.helper, x, y)
}

func (t *translator) call(e *core.Call) string {
	m := e.Method
	if e.VarArgs || m.Model || m.Derived == types.ModelField || m.Decl != nil && m.Decl.JML || t.isUninterpreted(m) {
		return t.no(e, "`"+source.Fold(e.Span().Text())+"`")
	}
	receiver := "self"
	switch x := e.X.(type) {
	case *core.This:
		if x.How == core.Super {
			return t.no(x, "a call by super")
		}
	default:
		if !m.Static {
			receiver = t.expr(x)
		}
	}
	if m.Static {
		receiver = "null"
	}
	var params, args []string
	for _, q := range m.Params {
		params = append(params, quote(typeName(q.Type)))
	}
	for _, a := range e.Args {
		args = append(args, t.expr(a))
	}
	tail := ""
	if len(args) > 0 {
		tail = ", " + boxed(args)
	}
	return typed(m.Result, fmt.Sprintf("call(%s, %s, %s, types(%s)%s)", receiver, quote(m.Class.BinaryName()), quote(m.Name), strings.Join(params, ", "), tail))
}

// isUninterpreted reports whether the JVM does not know what a call of m in a clause gives. The method has no
// body: no code computes the result.
func (t *translator) isUninterpreted(m *types.Method) bool {
	return m.Version != nil && (m.Native || slices.ContainsFunc(t.p.c.Pre.Objects, isOpaque))
}

// javaOps are the operators that mean the same in Java.
var javaOps = map[core.Op]bool{
	"+": true, "-": true, "*": true, "/": true, "%": true, "<<": true, ">>": true, ">>>": true, "&": true, "|": true, "^": true,
	"&&": true, "||": true, "==": true, "!=": true, "<": true, "<=": true, ">": true, ">=": true,
}

// jmlOps are JML's operators on booleans as Java formats.
var jmlOps = map[core.Op]string{
	"==>": "(!%s || %s)", "<==": "(%s || !%s)", "<==>": "(%s == %s)", "<=!=>": "(%s != %s)",
}

// setComparisons are the operators on object sets; the operands of > and >= are
// swapped.
var setComparisons = map[core.Op]string{
	"==": "equalSets(%s, %s)", "!=": "!equalSets(%s, %s)", "<=": "subset(%s, %s)", "<": "properSubset(%s, %s)",
	">=": "subset(%[2]s, %[1]s)", ">": "properSubset(%[2]s, %[1]s)",
}

func (t *translator) binary(e *core.Binary) string {
	x, y := t.expr(e.X), t.expr(e.Y)
	if types.IsKind(e.X.Type(), types.ObjectSet) {
		if f, ok := setComparisons[e.Op]; ok {
			return fmt.Sprintf(f, x, y)
		}
		return t.no(e, string(e.Op)+" on sets")
	}
	if f, ok := jmlOps[e.Op]; ok {
		return fmt.Sprintf(f, x, y)
	}
	text := e.Op == "+" && types.IsReference(e.T)
	if !javaOps[e.Op] || text {
		return t.no(e, "the operator "+string(e.Op))
	}
	return fmt.Sprintf("(%s %s %s)", x, e.Op, y)
}

// chain writes 0 <= i < n as 0 <= i && i < n.
func (t *translator) chain(e *core.Chain) string {
	var parts []string
	for i, op := range e.Ops {
		parts = append(parts, fmt.Sprintf("%s %s %s", t.expr(e.Operands[i]), op, t.expr(e.Operands[i+1])))
	}
	return "(" + strings.Join(parts, " && ") + ")"
}

func (t *translator) reach(e *core.Reach) string {
	within := "null"
	if e.Of != nil {
		within = quote(typeName(e.Of))
	}
	var names []string
	for _, f := range e.Fields {
		names = append(names, quote(f.Class.BinaryName()+"."+f.Name))
	}
	return fmt.Sprintf("reach(%s, %s, %v, types(%s))", t.expr(e.X), within, !e.Named, strings.Join(names, ", "))
}
