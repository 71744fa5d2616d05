package infer

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"inspect/java/ast"
)

// A condition is what a clause may say.
type condition struct {
	text string
	// over are the fields that it speaks of.
	over []string
	// defined are the texts of conditions without which it has no value.
	defined []string
	// differences say the same of quantities; none: it speaks of something else.
	differences []difference
	// otherwise, unless nil, is what holds where another part of it does not: it implies the condition.
	otherwise *difference
	// bothNull are two fields of which it says that they are null together.
	bothNull []string
}

// limitOfCandidates is how many conditions of a class are tried at most, those of few fields first.
const limitOfCandidates = 80

// candidates are the conditions on its fields that a class may keep.
func (c *class) candidates() (out []condition) {
	var quantities []quantity
	var references []*ast.FieldDecl
	for _, f := range c.fields {
		name := f.Name.Text
		switch t := f.Type.(type) {
		case *ast.PrimType:
			if isCounted(t.Name) {
				quantities = append(quantities, quantity{text: name, field: name})
				out = append(out, c.againstNumbers(name)...)
			}
		case *ast.ArrayType:
			nonNull := condition{text: name + " != null", over: []string{name}}
			out = append(out, nonNull)
			if exact := c.exactType(t); exact != "" && c.isAlwaysNew(name) {
				out = append(out, condition{text: fmt.Sprintf("\\typeof(%s) == \\type(%s)", name, exact), over: []string{name}, defined: []string{nonNull.text}})
			}
			length := quantity{text: name + ".length", field: name, defined: nonNull.text}
			quantities = append(quantities, length)
			ks := c.lengths(name)
			if !slices.Contains(ks, 1) {
				out = append(out, length.atLeast(1))
			}
			for _, k := range ks {
				out = append(out, length.atLeast(k), length.atMost(k))
			}
		case *ast.NamedType:
			out = append(out, condition{text: name + " != null", over: []string{name}})
			references = append(references, f)
		}
	}
	out = append(out, ordered(quantities)...)
	out = append(out, bothNull(references, quantities)...)
	if len(out) > limitOfCandidates {
		out = out[:limitOfCandidates]
	}
	return out
}

// isCounted reports whether values of a primitive type are compared as integers.
func isCounted(t string) bool { return slices.Contains([]string{"int", "long", "short", "byte"}, t) }

// A quantity is the value of a field, or the length of an array.
type quantity struct {
	text, field string
	defined     string // the condition without which there is no length
}

func (q quantity) condition(text string, ds ...difference) condition {
	c := condition{text: text, over: []string{q.field}, differences: ds}
	if q.defined != "" {
		c.defined = []string{q.defined}
	}
	return c
}

func (q quantity) atLeast(k int64) condition {
	return q.condition(fmt.Sprintf("%d <= %s", k, q.text), difference{"", q.text, -k})
}

func (q quantity) atMost(k int64) condition {
	return q.condition(fmt.Sprintf("%s <= %d", q.text, k), difference{q.text, "", k})
}

// againstNumbers compares a field with 0, 1 and the numbers that stand beside it in the text.
func (c *class) againstNumbers(name string) (out []condition) {
	q := quantity{text: name, field: name}
	numbers := append([]int64{-1, 0, 1}, c.numbers(name)...)
	slices.Sort(numbers)
	for _, k := range slices.Compact(numbers) {
		out = append(out, q.atLeast(k), q.atMost(k))
	}
	return out
}

// limitOfNumbers is how many numbers a field is compared with, beside 0 and its neighbours.
const limitOfNumbers = 6

// numbers are those that the class compares a field with, assigns to it, or takes it modulo of.
func (c *class) numbers(name string) (out []int64) {
	add := func(x, y ast.Expr) {
		if nameOf(x) != name || len(out) == limitOfNumbers {
			return
		}
		if n, ok := number(y); ok {
			out = append(out, n)
		}
	}
	ast.Walk(c.top, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Binary:
			add(n.X, n.Y)
			add(n.Y, n.X)
		case *ast.Assign:
			add(n.X, n.Y)
			if r, ok := ast.Unparen(n.Y).(*ast.Binary); ok && r.Op == "%" {
				if m, ok := number(r.Y); ok && nameOf(n.X) == name && m > 0 {
					out = append(out, m-1)
				}
			}
		case *ast.FieldDecl:
			if n.Init != nil && n.Name != nil && n.Name.Text == name {
				if k, ok := number(n.Init); ok {
					out = append(out, k)
				}
			}
		}
		return true
	})
	return out
}

// lengths are the numbers of elements with which the class makes arrays for a field.
func (c *class) lengths(name string) (out []int64) {
	add := func(x ast.Expr) {
		x = ast.Unparen(x)
		if c, ok := x.(*ast.Cast); ok { // (T[]) new Object[10]
			x = ast.Unparen(c.X)
		}
		a, ok := x.(*ast.NewArray)
		if !ok || len(a.Dims) == 0 {
			return
		}
		if n, ok := number(a.Dims[0]); ok && !slices.Contains(out, n) {
			out = append(out, n)
		}
	}
	ast.Walk(c.top, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Assign:
			if nameOf(n.X) == name {
				add(n.Y)
			}
		case *ast.FieldDecl:
			if n.Init != nil && n.Name != nil && n.Name.Text == name {
				add(n.Init)
			}
		}
		return true
	})
	return out
}

// number is the value of a decimal literal, with its sign.
func number(x ast.Expr) (int64, bool) {
	switch x := ast.Unparen(x).(type) {
	case *ast.Literal:
		n, err := strconv.ParseInt(strings.ReplaceAll(x.Text, "_", ""), 10, 32)
		return n, err == nil && x.Kind == ast.IntLit
	case *ast.Unary:
		n, ok := number(x.X)
		return -n, ok && x.Op == "-"
	}
	return 0, false
}

// ordered compares quantities with each other.
func ordered(qs []quantity) (out []condition) {
	for i, a := range qs {
		for j, b := range qs {
			if i == j {
				continue
			}
			add := func(op string, ds ...difference) {
				c := condition{text: a.text + " " + op + " " + b.text, over: []string{a.field, b.field}, differences: ds}
				for _, d := range []string{a.defined, b.defined} {
					if d != "" {
						c.defined = append(c.defined, d)
					}
				}
				out = append(out, c)
			}
			add("<=", difference{a.text, b.text, 0})
			add("<", difference{a.text, b.text, -1})
			if a.defined == "" && b.defined != "" {
				out = append(out, condition{
					text: fmt.Sprintf("%s == 0 || %s < %s", a.text, a.text, b.text), over: []string{a.field, b.field},
					defined: []string{b.defined}, otherwise: &difference{a.text, b.text, -1},
				})
			}
			if i < j {
				add("==", difference{a.text, b.text, 0}, difference{b.text, a.text, 0})
			}
		}
	}
	return out
}

// bothNull says that two fields of one type are null together, and that one is null where a number is 0.
func bothNull(references []*ast.FieldDecl, qs []quantity) (out []condition) {
	for i, a := range references {
		name := a.Name.Text
		for _, b := range references[i+1:] {
			if lastPart(a.Type) == lastPart(b.Type) {
				out = append(out, condition{text: fmt.Sprintf("(%s == null) == (%s == null)", name, b.Name.Text), over: []string{name, b.Name.Text}, bothNull: []string{name, b.Name.Text}})
			}
		}
		for _, q := range qs {
			if q.defined == "" {
				out = append(out, condition{text: fmt.Sprintf("(%s == 0) == (%s == null)", q.text, name), over: []string{q.field, name}})
			}
		}
	}
	return out
}

// exactType is the type of an array of references, as a specification names it, of a type variable its erasure;
// empty: its elements are of a primitive type, or of one that has arguments.
func (c *class) exactType(t *ast.ArrayType) string {
	e, ok := t.Elem.(*ast.NamedType)
	if !ok || len(e.Parts) != 1 || len(e.Parts[0].Args) > 0 {
		return ""
	}
	name := e.Parts[0].Name
	if v := c.typeVariable(name); v != nil {
		name = "Object"
		if len(v.Bounds) > 0 {
			name = lastPart(v.Bounds[0])
		}
	}
	return name + "[]"
}

// isAlwaysNew reports whether the class assigns nothing to a field but arrays that it makes in the same expression,
// and null: of another one the check knows the classes of the sources alone, and not all that there may be.
func (c *class) isAlwaysNew(name string) bool {
	all := true
	check := func(x ast.Expr) {
		x = ast.Unparen(x)
		if c, ok := x.(*ast.Cast); ok {
			x = ast.Unparen(c.X)
		}
		switch x := x.(type) {
		case *ast.NewArray, *ast.ArrayLit:
		case *ast.Literal:
			all = all && x.Kind == ast.NullLit
		default:
			all = false
		}
	}
	ast.Walk(c.top, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Assign:
			if nameOf(n.X) == name {
				check(n.Y)
			}
		case *ast.FieldDecl:
			if n.Init != nil && n.Name != nil && n.Name.Text == name {
				check(n.Init)
			}
		}
		return true
	})
	return all
}

// typeVariable is one of a name that this class, or one that it stands in, or one in it declares; nil: there is
// none.
func (c *class) typeVariable(name string) (out *ast.TypeParam) {
	ast.Walk(c.top, func(n ast.Node) bool {
		if p, ok := n.(*ast.TypeParam); ok && out == nil && p.Name != nil && p.Name.Text == name {
			out = p
		}
		return true
	})
	return out
}

// lastPart is the simple name of a class type; empty: it is another type.
func lastPart(t ast.TypeExpr) string {
	n, ok := t.(*ast.NamedType)
	if !ok || len(n.Parts) == 0 {
		return ""
	}
	return n.Parts[len(n.Parts)-1].Name
}
