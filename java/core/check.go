package core

import (
	"fmt"
	"slices"

	"inspect/java/source"
	"inspect/java/types"
)

// Check panics when a body, contract or clause breaks what this package promises:
// origins and types are there, operators are known and have operands of one kind,
// conversions convert, variables are declared around their uses, and jumps lead to
// statements around them.
func Check(n Node) {
	c := &checker{declared: map[*types.Var]bool{}}
	switch n := n.(type) {
	case *Body:
		c.declare(n.Method.Params...)
		c.method = n.Method
	case *SpecCase:
		if n.Of != nil {
			c.declare(n.Of.Params...)
			c.method = n.Of
		}
	}
	c.node(n)
}

// CheckContract checks all cases of a contract.
func CheckContract(k *Contract) {
	for _, s := range k.Cases {
		Check(s)
	}
}

type checker struct {
	method    *types.Method
	declared  map[*types.Var]bool
	enclosing []Stmt
}

func (c *checker) declare(vs ...*types.Var) {
	for _, v := range vs {
		if v != nil {
			c.declared[v] = true
		}
	}
}

func (c *checker) failf(n Node, format string, args ...any) {
	where, text := "", ""
	if c.method != nil {
		where = c.method.QName() + ": "
	}
	if n.Origin() != nil && n.Span().Valid() {
		where, text = where+n.Span().String()+": ", " in "+source.OneLine(n.Span().Text())
	}
	panic(fmt.Sprintf("core: %s%T: %s%s", where, n, fmt.Sprintf(format, args...), text))
}

// node checks a node and what it consists of.
func (c *checker) node(n Node) {
	if n.Origin() == nil {
		c.failf(n, "no origin")
	}
	c.declares(n)
	c.stmt(n)
	if x, ok := n.(Expr); ok {
		c.expr(x)
	}
	if s, ok := n.(Stmt); ok {
		c.enclosing = append(c.enclosing, s)
		defer func() { c.enclosing = c.enclosing[:len(c.enclosing)-1] }()
	}
	if _, refused := n.(*Unsupported); refused {
		return // nobody executes its parts, which may be those of a lambda, without what it declares
	}
	for _, k := range Children(n) {
		c.node(k)
	}
}

// declares notes the variables that a node declares.
func (c *checker) declares(n Node) {
	switch n := n.(type) {
	case *Let:
		if n.Var == nil {
			c.failf(n, "no variable")
		}
		c.declare(n.Var)
	case *Catch:
		c.declare(n.Var)
	case *Bound:
		c.declare(n.Var)
	case *InstanceOf:
		c.declare(n.Var)
	case *Bind:
		c.declare(n.Var)
	case *Clause:
		c.declare(n.ExceptionVar)
	case *SpecCase:
		for _, o := range n.Olds {
			c.declare(o.Var)
		}
	case *ForEach:
		c.declare(n.Count)
	case *Loop:
		c.declare(n.Count)
		for _, i := range n.Init { // the specification, which comes first, may name them
			if x, ok := i.(*Let); ok {
				c.declare(x.Var)
			}
		}
	}
}

// stmt checks a statement by itself, or a part of one, or a clause.
func (c *checker) stmt(n Node) {
	switch n := n.(type) {
	case *Let:
		if n.Init != nil {
			c.assignable(n, n.Init, n.Var.Type)
		}
	case *Catch:
		if len(n.Types) == 0 || slices.Contains(n.Types, nil) {
			c.failf(n, "no type of exception")
		}
	case *Clause:
		if n.Kind == Invariant || n.Kind == LoopInvariant || n.Kind == Requires || n.Kind == Ensures {
			c.condition(n, n.X)
		}
	case *Break:
		c.leads(n, n.Target)
	case *Continue:
		c.leads(n, n.Target)
		switch n.Target.(type) {
		case *Loop, *ForEach:
		default:
			c.failf(n, "goes on with %T", n.Target)
		}
	case *If:
		c.is(n, n.Cond, types.Boolean)
	case *ForEach:
		c.condition(n, n.Known)
	case *Loop:
		c.condition(n, n.Cond)
		c.condition(n, n.Known)
	case *FieldInit:
		if n.Field.Static {
			c.failf(n, "field %s is static", n.Field.QName())
		}
	case *Construct:
		c.given(n, n.Method.Class, n.Given)
		c.args(n, n.Method, n.Args, n.VarArgs)
	case *Case:
		for _, x := range n.Labels {
			if _, ok := x.(*Unsupported); !ok && x.Constant() == nil {
				c.failf(n, "a label that is no constant")
			}
		}
	}
}

func (c *checker) leads(n Node, target Stmt) {
	if !slices.Contains(c.enclosing, target) {
		c.failf(n, "leads to a statement that is not around it")
	}
}

// is demands the type of an operand. What has no translation has any type.
func (c *checker) is(n Node, x Expr, kinds ...types.BasicKind) {
	if _, ok := x.(*Unsupported); !ok && !types.IsKind(x.Type(), kinds...) {
		c.failf(n, "an operand of type %s", x.Type())
	}
}

// condition demands that x is a boolean, if it is there.
func (c *checker) condition(n Node, x Expr) {
	if x != nil {
		c.is(n, x, types.Boolean)
	}
}

// sameType demands that operands which are no references have one type: promotions are
// written out.
func (c *checker) sameType(n Node, xs ...Expr) {
	for _, x := range xs {
		if x.Type() == nil || types.IsKind(x.Type(), types.Invalid) || types.IsKind(xs[0].Type(), types.Invalid) {
			return // which is found at the operand
		}
		_, refused := x.(*Unsupported)
		_, sequence := x.Type().(*types.Sequence) // of what it holds each use asks again
		if !refused && !sequence && !types.IsReference(x.Type()) && x.Type() != xs[0].Type() {
			c.failf(n, "operands of types %s and %s", xs[0].Type(), x.Type())
		}
	}
}

// assignable demands that the value of x may stand where one of type t does: conversions are
// written out, casts of objects as well.
func (c *checker) assignable(n Node, x Expr, t types.Type) {
	_, refused := x.(*Unsupported)
	has := x.Type()
	if refused || has == nil || t == nil || types.IsKind(has, types.Invalid) || types.IsKind(t, types.Invalid) {
		return
	}
	if types.IsReference(t) && types.IsReference(has) && types.IsAssignable(has, t) {
		return
	}
	if has != t {
		c.failf(n, "a value of type %s where one of type %s stands", has, t)
	}
}

func (c *checker) args(n Node, m *types.Method, args []Expr, varArgs bool) {
	if m == nil {
		c.failf(n, "no method")
	}
	if !varArgs && len(args) != len(m.Params) || varArgs && len(args) < len(m.Params)-1 {
		c.failf(n, "%d arguments of %s", len(args), m.QName())
	}
	for i, x := range args {
		if !varArgs || i < len(m.Params)-1 {
			c.assignable(n, x, m.Params[i].Type)
		}
	}
}

// given: the fields are those of an object of the class.
func (c *checker) given(n Node, class *types.Class, gs []*Given) {
	for _, g := range gs {
		if g.Field.Static || !class.IsSubclassOf(g.Field.Class) {
			c.failf(n, "field %s of an object of %s", g.Field.QName(), class.Name)
		}
	}
}

// expr checks an expression by itself.
func (c *checker) expr(n Expr) {
	_, refused := n.(*Unsupported)
	if n.Type() == nil || types.IsKind(n.Type(), types.Invalid) && !refused {
		c.failf(n, "no type")
	}
	switch n := n.(type) {
	case *Const:
		if n.Value == nil || n.Value.Width {
			c.failf(n, "no value")
		}
	case *Local:
		if !c.declared[n.Var] && c.method != nil {
			c.failf(n, "variable %s is not declared", n.Var.Name)
		}
	case *Field:
		if n.Field.Static || n.X == nil {
			c.failf(n, "field %s is static, or of no object", n.Field.QName())
		}
	case *StaticField:
		if !n.Field.Static {
			c.failf(n, "field %s is not static", n.Field.QName())
		}
	case *Elem:
		c.array(n, n.X)
	case *Len:
		c.array(n, n.X)
	case *Unary:
		c.operator(n, n.Op, 1)
	case *Binary:
		c.binary(n)
	case *Chain:
		if len(n.Operands) != len(n.Ops)+1 {
			c.failf(n, "%d operands of %d operators", len(n.Operands), len(n.Ops))
		}
		c.sameType(n, n.Operands...)
	case *Cond:
		c.is(n, n.C, types.Boolean)
		c.assignable(n, n.X, n.T)
		c.assignable(n, n.Y, n.T)
	case *Convert:
		if n.T == n.X.Type() {
			c.failf(n, "converts %s to itself", n.T)
		}
	case *SameClass, *ClassOf:
		c.classTest(n)
	case *Assign:
		c.place(n, n.X)
		c.assignable(n, n.Y, n.X.Type())
	case *Update:
		c.place(n, n.X)
		c.operator(n, n.Op, 2)
	case *IncDec:
		c.place(n, n.X)
	case *Call:
		c.args(n, n.Method, n.Args, n.VarArgs)
		if n.Method.Static && n.Virtual || !n.Method.Static && n.X == nil {
			c.failf(n, "the receiver of %s", n.Method.QName())
		}
		if n.X != nil {
			c.receiver(n)
		}
	case *New, *NewArray, *ArrayOf, *CloneArray:
		c.creation(n)
	}
}

// receiver demands that an array is converted to the class whose method is called: graphs
// have other sorts of objects where arrays are held as an Object.
func (c *checker) receiver(n *Call) {
	if _, array := n.X.Type().(*types.Array); array {
		c.failf(n, "an array is the receiver of %s", n.Method.QName())
	}
}

func (c *checker) binary(n *Binary) {
	c.operator(n, n.Op, 2)
	switch n.Op {
	case "<<", ">>", ">>>":
	default:
		c.sameType(n, n.X, n.Y)
	}
	switch n.Op {
	case "&&", "||", "==>", "<==", "<==>", "<=!=>":
		c.is(n, n.X, types.Boolean)
		c.is(n, n.Y, types.Boolean)
	case SameNumber:
		if !types.IsFloating(n.X.Type()) {
			c.failf(n, "the number of a value of type %s", n.X.Type())
		}
	}
}

// creation checks what makes an object or an array.
func (c *checker) creation(n Expr) {
	switch n := n.(type) {
	case *New:
		c.given(n, n.Method.Class, n.Given)
		c.args(n, n.Method, n.Args, n.VarArgs)
		if n.T != types.Type(n.Method.Class) {
			c.failf(n, "constructor of %s", n.Method.Class.Name)
		}
	case *NewArray:
		c.array(n, n)
		if len(n.Dims) == 0 {
			c.failf(n, "no dimension")
		}
	case *ArrayOf:
		c.array(n, n)
	case *CloneArray:
		c.array(n, n)
		switch {
		case !n.IsByClass():
			c.array(n, n.X)
		case n.Len == nil:
			c.failf(n, "no length")
		}
	}
}

// classTest checks what asks for the classes of objects.
func (c *checker) classTest(n Expr) {
	object := func(x Expr) {
		if x != nil && !types.IsReference(x.Type()) {
			c.failf(n, "the class of a value of type %s", x.Type())
		}
	}
	switch n := n.(type) {
	case *SameClass:
		object(n.X)
		object(n.Y)
		if (n.Y == nil) == (n.Of == nil) {
			c.failf(n, "compared with a class and an object, or with neither")
		}
	case *ClassOf:
		if (n.X == nil) == (n.Of == nil) {
			c.failf(n, "the class of an object and of a type, or of neither")
		}
		object(n.X)
	}
}

func (c *checker) operator(n Node, op Op, operands int) {
	if !slices.Contains(operators[op], operands) {
		c.failf(n, "operator %s of %d operands", op, operands)
	}
}

func (c *checker) array(n Node, x Expr) {
	_, array := x.Type().(*types.Array)
	_, refused := x.(*Unsupported)
	if !array && !refused && !types.IsKind(x.Type(), types.Null) {
		c.failf(n, "%s is no array", x.Type())
	}
}

func (c *checker) place(n Node, x Expr) {
	switch x.(type) {
	case *Local, *Field, *StaticField, *Elem, *Unsupported:
	default:
		c.failf(n, "%T is no place", x)
	}
}
