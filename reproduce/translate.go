package reproduce

import (
	"fmt"
	"math/big"
	"strings"

	"inspect/ast"
	"inspect/types"
	"inspect/witness/heap"
)

// translator writes JML expressions in Java. Primitive values have their Java
// types, references are of type Object; fields, elements and calls go through
// reflection. An exception while it is evaluated means that the expression is
// undefined.
type translator struct {
	p     *program
	info  *types.Info
	class *types.Class // whose scope
	names map[*types.Var]string
	used  map[string]bool
}

// Untranslated says which construct has no translation to Java.
type Untranslated struct{ What string }

func (e *Untranslated) Error() string { return e.What }

func (p *program) translator(class *types.Class) *translator {
	t := &translator{p: p, info: p.c.World.Info, class: class}
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
		if t.class.Decl != nil && t.class.Decl.Modifiers.Has(m) || decl != nil && decl.Modifiers.Has(m) {
			return &Untranslated{m + " has no translation to Java"}
		}
	}
	f()
	return nil
}

func (t *translator) no(n ast.Node, what string) string {
	panic(&Untranslated{fmt.Sprintf("%s (%s) has no translation to Java", what, place(n.Span()))})
}

// declare gives a variable a Java name of its own.
func (t *translator) declare(v *types.Var) string {
	name := v.Name
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
func (t *translator) parameters(w *writer, k *types.Case) {
	of := k.Of
	if of == nil {
		of = t.p.c.Method
	}
	for i, q := range of.Params {
		w.code(2, "final %s %s = %s;", javaType(q.Type), t.declare(q), typed(q.Type, fmt.Sprintf("arguments[%d]", i)))
	}
	if len(k.Quants) > 0 {
		t.no(k.Quants[0], "forall in a specification case")
	}
	for _, o := range k.Olds {
		v := t.info.Defs[o]
		if v == nil || o.Init == nil {
			t.no(o, "this old declaration")
		}
		x := t.expr(o.Init)
		w.code(2, "final %s %s = %s;", javaType(v.Type), t.declare(v), typed(v.Type, "old(() -> "+x+")"))
	}
}

// expr writes an expression; the text needs no parentheses around it.
func (t *translator) expr(e ast.Expr) string {
	if to := t.info.Converted[e]; to != nil && types.IsReference(to) != types.IsReference(t.info.Types[e]) {
		return t.no(e, "boxing")
	}
	if k := t.info.Consts[e]; k != nil {
		return t.constant(e, k)
	}
	switch e := e.(type) {
	case *ast.Paren:
		return t.expr(e.X)
	case *ast.Literal:
		if e.Kind == ast.NullLit {
			return "null"
		}
	case *ast.This:
		if t.info.Outer[e] == 0 && (e.Qualifier == nil || t.info.Types[e] == types.Type(t.class)) {
			return "self"
		}
	case *ast.Result:
		return typed(t.info.Types[e], "result")
	case *ast.Ident:
		return t.name(e)
	case *ast.Select:
		return t.selection(e)
	case *ast.Index:
		return typed(t.info.Types[e], fmt.Sprintf("at(%s, %s)", t.expr(e.X), t.expr(e.I)))
	case *ast.Call:
		return t.call(e)
	case *ast.Unary:
		return "(" + e.Op + " " + t.expr(e.X) + ")"
	case *ast.Binary:
		return t.binary(e)
	case *ast.Chain:
		return t.chain(e)
	case *ast.Cond:
		return fmt.Sprintf("(%s ? %s : %s)", t.expr(e.C), t.expr(e.X), t.expr(e.Y))
	case *ast.InstanceOf:
		if e.Name == nil {
			return fmt.Sprintf("isA(%s, %s)", quote(typeName(t.info.TypeOf[e.Type])), t.expr(e.X))
		}
	case *ast.Cast:
		to := t.info.TypeOf[e.Type]
		if types.IsReference(to) {
			return fmt.Sprintf("cast(%s, %s)", quote(typeName(to)), t.expr(e.X))
		}
		if types.IsIntegral(to) || types.IsFloating(to) || types.IsKind(to, types.Boolean) {
			return fmt.Sprintf("((%s) %s)", to, t.expr(e.X))
		}
	case *ast.Quantified:
		return t.quantified(e)
	case *ast.Reach:
		return t.reach(e)
	case *ast.Old:
		if e.Label != nil && e.Label.Text != "Pre" && e.Label.Text != "Old" {
			return t.no(e, "\\old with a label")
		}
		return typed(t.info.Types[e], "old(() -> "+t.expr(e.X)+")")
	case *ast.JMLCall:
		return t.jmlCall(e)
	}
	return t.no(e, "`"+oneLine(e.Span().Text())+"`")
}

// constant writes a constant at Java's width.
func (t *translator) constant(e ast.Expr, k *types.Const) string {
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

// name writes a simple name.
func (t *translator) name(e *ast.Ident) string {
	switch o := t.info.Uses[e].(type) {
	case *types.Var:
		if n, ok := t.names[o]; ok {
			return n
		}
	case *types.Field:
		if t.info.Outer[e] == 0 {
			return t.field(e, o, "self")
		}
	}
	return t.no(e, e.Name)
}

// field writes the value of a field of an object.
func (t *translator) field(e ast.Expr, f *types.Field, object string) string {
	switch {
	case f.Const != nil:
		k := *f.Const
		k.Type = f.Type
		return t.constant(e, &k)
	case f.Ghost || f.Model || f.Decl != nil && f.Decl.JML:
		return t.no(e, "the JML field "+f.QName())
	case builtIn(f.Class):
		return t.no(e, "the library field "+f.QName())
	case f.Static:
		return typed(f.Type, fmt.Sprintf("getStatic(%s, %s)", quote(binaryName(f.Class)), quote(f.Name)))
	}
	return typed(f.Type, fmt.Sprintf("get(%s, %s, %s)", object, quote(binaryName(f.Class)), quote(f.Name)))
}

func (t *translator) selection(e *ast.Select) string {
	switch o := t.info.Uses[e].(type) {
	case types.ArrayLength:
		return "length(" + t.expr(e.X) + ")"
	case *types.Field:
		if o.Static {
			return t.field(e, o, "")
		}
		if s, ok := e.X.(*ast.SuperRef); ok {
			if s.Qualifier != nil {
				return t.no(e, "super of another class")
			}
			return t.field(e, o, "self")
		}
		return t.field(e, o, t.expr(e.X))
	}
	return t.no(e, "`"+oneLine(e.Span().Text())+"`")
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

func (t *translator) call(e *ast.Call) string {
	if op, ok := t.info.SetOps[e]; ok {
		switch op {
		case types.SetSize:
			return typed(t.info.Types[e], "list("+t.expr(e.X)+").size()")
		case types.SetIsEmpty:
			return "list(" + t.expr(e.X) + ").isEmpty()"
		}
		h, ok := setOps[op]
		if !ok {
			return t.no(e, string(op))
		}
		x, y := t.expr(e.X), t.expr(e.Args[0])
		if h.swapped {
			x, y = y, x
		}
		return fmt.Sprintf("%s(%s, %s)", h.helper, x, y)
	}
	m, ok := t.info.Uses[e].(*types.Method)
	how := t.info.Calls[e]
	if !ok || how.VarArgs || how.OuterThis > 0 || m.Model || m.Decl != nil && m.Decl.JML {
		return t.no(e, "`"+oneLine(e.Span().Text())+"`")
	}
	receiver := "self"
	switch x := e.X.(type) {
	case nil:
	case *ast.SuperRef:
		return t.no(x, "a call by super")
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
	return typed(m.Result, fmt.Sprintf("call(%s, %s, %s, types(%s)%s)", receiver, quote(binaryName(m.Class)), quote(m.Name), strings.Join(params, ", "), tail))
}

// javaOps are the operators that mean the same in Java.
var javaOps = map[string]bool{
	"+": true, "-": true, "*": true, "/": true, "%": true, "<<": true, ">>": true, ">>>": true, "&": true, "|": true, "^": true,
	"&&": true, "||": true, "==": true, "!=": true, "<": true, "<=": true, ">": true, ">=": true,
}

// jmlOps are JML's operators on booleans as Java formats.
var jmlOps = map[string]string{
	"==>": "(!%s || %s)", "<==": "(%s || !%s)", "<==>": "(%s == %s)", "<=!=>": "(%s != %s)",
}

// setComparisons are the operators on object sets; the operands of > and >= are
// swapped.
var setComparisons = map[string]string{
	"==": "equalSets(%s, %s)", "!=": "!equalSets(%s, %s)", "<=": "subset(%s, %s)", "<": "properSubset(%s, %s)",
	">=": "subset(%[2]s, %[1]s)", ">": "properSubset(%[2]s, %[1]s)",
}

func (t *translator) binary(e *ast.Binary) string {
	x, y := t.expr(e.X), t.expr(e.Y)
	tx := t.info.Types[e.X]
	if types.IsKind(tx, types.ObjectSet) {
		if f, ok := setComparisons[e.Op]; ok {
			return fmt.Sprintf(f, x, y)
		}
		return t.no(e, e.Op+" on sets")
	}
	if e.Op == "<:" {
		return fmt.Sprintf("subtype(%s, %s)", x, y)
	}
	if f, ok := jmlOps[e.Op]; ok {
		return fmt.Sprintf(f, x, y)
	}
	arithmetic := e.Op == "+" && types.IsReference(t.info.Types[e])
	if !javaOps[e.Op] || arithmetic {
		return t.no(e, "the operator "+e.Op)
	}
	return fmt.Sprintf("(%s %s %s)", x, e.Op, y)
}

// chain writes 0 <= i < n as 0 <= i && i < n.
func (t *translator) chain(e *ast.Chain) string {
	var parts []string
	for i, op := range e.Ops {
		parts = append(parts, fmt.Sprintf("%s %s %s", t.expr(e.Operands[i]), op, t.expr(e.Operands[i+1])))
	}
	return "(" + strings.Join(parts, " && ") + ")"
}

func (t *translator) reach(e *ast.Reach) string {
	within := "null"
	if e.Type != nil {
		within = quote(typeName(t.info.TypeOf[e.Type]))
	}
	fields := "(String[]) null"
	if fs, known := t.info.ReachFields[e]; known {
		var names []string
		for _, f := range fs {
			if f.Ghost || f.Model {
				return t.no(e, "reachability by the JML field "+f.QName())
			}
			names = append(names, quote(binaryName(f.Class)+"."+f.Name))
		}
		fields = "types(" + strings.Join(names, ", ") + ")"
	}
	return fmt.Sprintf("reach(%s, %s, %v, %s)", t.expr(e.X), within, len(e.Fields) == 0, fields)
}

func (t *translator) jmlCall(e *ast.JMLCall) string {
	var args []string
	for _, a := range e.Args {
		args = append(args, t.expr(a))
	}
	switch e.Name {
	case "\\fresh":
		return "fresh(" + boxed(args) + ")"
	case "\\nonnullelements":
		return "nonNullElements(" + args[0] + ")"
	case "\\typeof":
		if types.IsReference(t.info.Types[e.Args[0]]) {
			return "((Object) (" + args[0] + ").getClass())"
		}
	case "\\type":
		if len(e.Types) == 1 {
			return "((Object) type(" + quote(typeName(t.info.TypeOf[e.Types[0]])) + "))"
		}
	case "\\not_modified":
		var parts []string
		for i, a := range args {
			parts = append(parts, fmt.Sprintf("%s == %s", a, typed(t.info.Types[e.Args[i]], "old(() -> "+a+")")))
		}
		return "(" + strings.Join(parts, " && ") + ")"
	}
	return t.no(e, e.Name)
}
