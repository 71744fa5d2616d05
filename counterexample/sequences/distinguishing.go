package sequences

import (
	"slices"
	"strings"

	"inspect/java/ast"
	"inspect/java/types"
)

// Code that only moves objects does the same with those of any class. What a type variable stands for makes a
// difference to code that asks for the class of an object, for which one it is, or for what is in it:
//
//	void put(T t) { items[n++] = t; }                            // no difference
//	void put(T t) { if (t instanceof String) …; if (t == RED) …; if (t.toString().isEmpty()) …

// distinguishing is what such code reads, a place of no field (effects.go). In front of the simple name of a class it
// says that code asks for that class.
const distinguishing = "<>"

// calling is what code reads that calls methods of Object, or ones that every class may have of its own.
const calling = "<()>"

// distinguish notes what a node asks about objects.
func (t *reading) distinguish(n ast.Node) {
	switch n := n.(type) {
	case *ast.InstanceOf:
		t.distinguishClass(n.Type)
	case *ast.Pattern:
		t.distinguishClass(n.Type)
	case *ast.ClassLit:
		t.distinguishClass(n.Type)
	case *ast.Cast:
		if _, ok := n.Type.(*ast.PrimType); !ok && !t.isVariable(n.Type) {
			t.distinguishClass(n.Type)
		}
	case *ast.Binary:
		t.distinguishOperands(n)
	case *ast.Call:
		if !slices.Contains(moving, n.Name.Text) && !t.isProgramsAlone(n) {
			t.unit.own.reads[distinguishing], t.unit.own.reads[calling] = true, true
		}
	case *ast.New:
		if isOrdering(lastPart(n.Type)) {
			t.unit.own.reads[distinguishing], t.unit.own.reads[calling] = true, true
		}
	}
}

// distinguishOperands notes what an operator asks about its operands: which objects they are, or their text.
func (t *reading) distinguishOperands(n *ast.Binary) {
	of := []ast.Expr{n.X, n.Y}
	switch n.Op {
	case "==", "!=":
		if slices.ContainsFunc(of, func(x ast.Expr) bool { return t.vars.isNumber(x) && !isText(x) }) {
			return
		}
		if slices.ContainsFunc(of, isText) { // one object, which others may have as well
			t.unit.own.reads[distinguishing+"String"] = true
		}
	case "+":
		if t.vars.isNumber(n.X) && t.vars.isNumber(n.Y) {
			return
		}
	default:
		return
	}
	t.unit.own.reads[distinguishing] = true
	t.unit.own.reads[calling] = t.unit.own.reads[calling] || n.Op == "+"
	for _, x := range of {
		if s, ok := ast.Unparen(x).(*ast.Select); ok {
			if c, ok := s.X.(*ast.Ident); ok {
				t.unit.own.reads[distinguishing+c.Name] = true
			}
		}
	}
}

// isText reports whether an expression is a literal text, or some that are put together.
func isText(x ast.Expr) bool {
	switch x := ast.Unparen(x).(type) {
	case *ast.Literal:
		return x.Kind == ast.StringLit || x.Kind == ast.TextBlockLit
	case *ast.Binary:
		return x.Op == "+" && (isText(x.X) || isText(x.Y))
	case *ast.Cast:
		return isText(x.X)
	case *ast.Cond:
		return isText(x.X) || isText(x.Y)
	case *ast.Assign:
		return isText(x.Y)
	}
	return false
}

// distinguishClass notes that code asks for a class.
func (t *reading) distinguishClass(of ast.TypeExpr) {
	t.unit.own.reads[distinguishing] = true
	if k, ok := of.(*ast.NamedType); ok {
		t.unit.own.reads[distinguishing+lastPart(k)] = true
	}
}

// isVariable reports whether a type as it is written is a type variable of the method or of a class around it,
// or an array of one.
func (t *reading) isVariable(of ast.TypeExpr) bool {
	for a, ok := of.(*ast.ArrayType); ok; a, ok = of.(*ast.ArrayType) {
		of = a.Elem
	}
	k, ok := of.(*ast.NamedType)
	if !ok || len(k.Parts) > 1 {
		return false
	}
	is := func(p *ast.TypeParam) bool { return p.Name.Text == k.Parts[0].Name }
	if d := t.method.Decl; d != nil && slices.ContainsFunc(d.TypeParams, is) {
		return true
	}
	for c := t.method.Class; c != nil; c = c.Outer {
		if c.Decl != nil && slices.ContainsFunc(c.Decl.TypeParams, is) {
			return true
		}
	}
	return false
}

// isProgramsAlone reports whether a call is one of a method of the program, whose own text tells.
func (t *reading) isProgramsAlone(n *ast.Call) bool {
	return isOwn(n.X) && slices.ContainsFunc(t.effects.methods[n.Name.Text], func(m *types.Method) bool {
		return len(m.Params) == len(n.Args) || m.VarArgs
	})
}

// isOrdering reports whether collections of a class of the library compare their elements.
func isOrdering(class string) bool {
	return strings.HasPrefix(class, "Tree") || strings.HasPrefix(class, "Priority") || strings.HasPrefix(class, "ConcurrentSkip") ||
		strings.HasPrefix(class, "Sorted") || strings.HasPrefix(class, "Navigable")
}

// hasOrdering reports whether a method is given, or its class has, a collection that compares its elements.
func hasOrdering(m *types.Method) bool {
	is := func(t types.Type) bool {
		c := classOf(t)
		return c != nil && c.IsOutside() && isOrdering(c.SimpleName())
	}
	return slices.ContainsFunc(m.Params, func(v *types.Var) bool { return is(v.Type) }) ||
		slices.ContainsFunc(m.Class.Fields, func(f *types.Field) bool { return is(f.Type) })
}

// moving are the methods of the library that do the same with objects of any class.
var moving = []string{
	"size", "isEmpty", "add", "addFirst", "addLast", "get", "set", "clear", "iterator", "hasNext", "next", "listIterator",
	"push", "pop", "poll", "pollFirst", "pollLast", "peek", "peekFirst", "peekLast", "offer", "offerFirst", "offerLast",
	"getFirst", "getLast", "removeFirst", "removeLast", "element", "first", "last", "getKey", "getValue", "setValue",
	"length", "charAt", "substring", "arraycopy", "isPresent", "orElse", "ofNullable", "requireNonNull",
	"min", "max", "abs", "intValue", "longValue", "booleanValue", "floorMod", "floorDiv", "parseInt",
	"accept", "apply", "test", "run", "call", "applyAsInt", "copyOf", "copyOfRange", "asList", "fill",
}

// isNumber reports whether an expression gives a number, a truth value, a literal text or null.
func (v *variables) isNumber(x ast.Expr) bool {
	switch x := ast.Unparen(x).(type) {
	case *ast.Literal, *ast.Unary, *ast.IncDec, *ast.InstanceOf:
		return true
	case *ast.Binary:
		return x.Op != "+" || v.isNumber(x.X) && v.isNumber(x.Y)
	case *ast.Cast:
		_, ok := x.Type.(*ast.PrimType)
		return ok || v.isNumber(x.X)
	case *ast.Assign:
		return v.isNumber(x.Y)
	case *ast.Cond:
		return v.isNumber(x.X) && v.isNumber(x.Y)
	case *ast.Ident:
		return v.numbers[x.Name]
	case *ast.Index:
		return false
	case *ast.Select:
		fs := v.effects.fieldsNamed(x.Name.Text)
		return x.Name.Text == "length" || len(fs) > 0 && !slices.ContainsFunc(fs, func(f *types.Field) bool { return !isPrimitive(f.Type) })
	case *ast.Call:
		ms := v.effects.methods[x.Name.Text]
		if slices.ContainsFunc(ms, func(m *types.Method) bool { return !isPrimitive(m.Result) }) {
			return false
		}
		return len(ms) > 0 || slices.Contains(numbering, x.Name.Text)
	}
	return false
}

// numbering are the methods of the library that give numbers, whatever class they are of.
var numbering = []string{
	"equals", "hashCode", "compareTo", "compare", "length", "charAt", "indexOf", "lastIndexOf", "size", "isEmpty", "contains", "containsKey",
	"containsValue", "hasNext", "intValue", "longValue", "doubleValue", "booleanValue", "charValue", "ordinal", "isPresent",
}

// isPrimitive reports whether a type is one of numbers or truth values.
func isPrimitive(t types.Type) bool {
	_, array := t.(*types.Array)
	return t != nil && !array && !types.IsReference(t) && !types.IsKind(t, types.Invalid)
}
