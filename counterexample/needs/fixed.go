package needs

import (
	"slices"
	"strings"

	"inspect/java/ast"
	"inspect/java/types"
)

// Callers know what an object was constructed with: how long an array is that a constructor creates,
// and a number that it takes. Where nothing changes it later, a condition over it is as good as one
// over parameters.
//
//	class Graph {
//	    private final int[] degree;
//	    Graph(int nodes) { degree = new int[nodes]; }
//	    void link(int from) { degree[from]++; }       // from < degree.length && from >= 0
//	}

// receiver stands in front of the fields of the receiver in conditions. No parameter is named so.
const receiver = "this."

// isFixed reports whether only the construction of an object gives a field its value, by what a
// constructor takes: an array, a whole number, or a list to which nothing adds and from which nothing
// removes.
func (p *Program) isFixed(f *types.Field) bool {
	if f.Static || f.Ghost || f.Model || f.Decl == nil || f.Decl.Modifiers.Has("public") && !f.Final {
		return false
	}
	ofObject := func(at place) bool { return f.Final || !at.isOf(f) || at.isConstruction(f) }
	none := func(at place) bool { return !at.isOf(f) }
	switch {
	case p.isOfOneSize(f):
		return true
	case sizeOf(f.Type) == ".length":
		return p.isOfArguments(f) && hasOnly(p.sets[f.Name], ofObject)
	case isNumber(f.Type):
		return f.Decl.Init == nil && p.isOfArguments(f) && hasOnly(p.sets[f.Name], ofObject)
	case sizeOf(f.Type) == ".size()":
		return p.isFromLoop(f) && hasOnly(p.sets[f.Name], ofObject) && hasOnly(p.adds[f.Name], func(at place) bool { return !at.isOf(f) || at.isConstruction(f) }) && hasOnly(p.uses[f.Name], none)
	}
	return false
}

// isOfOneSize reports whether a field is always the array that is created where it is declared, of the
// same length in each object.
//
//	private final double[] rank = new double[10];
//	double get(int node) { return rank[node]; }       // node < rank.length && node >= 0
func (p *Program) isOfOneSize(f *types.Field) bool {
	a, ok := ast.Unparen(orNil(f.Decl.Init)).(*ast.NewArray)
	return ok && len(a.Dims) > 0 && (f.Final || hasOnly(p.sets[f.Name], func(at place) bool { return !at.isOf(f) }))
}

func hasOnly(ps []place, is func(place) bool) bool {
	return !slices.ContainsFunc(ps, func(at place) bool { return !is(at) })
}

// isOfArguments reports whether what a field gets in the construction of an object depends on what a
// constructor takes: callers do not know what else it is.
func (p *Program) isOfArguments(f *types.Field) bool {
	return slices.ContainsFunc(p.sets[f.Name], func(at place) (found bool) {
		if !at.isConstruction(f) || at.method == nil || at.value == nil {
			return false
		}
		of := []ast.Expr{at.value}
		if a, ok := ast.Unparen(at.value).(*ast.NewArray); ok {
			of = a.Dims
		}
		for i := 0; i < len(of) && !found; i++ {
			ast.Walk(of[i], func(n ast.Node) bool {
				v, ok := n.(*ast.Ident)
				if !ok {
					return !found
				}
				found = found || isParam(at.method, v.Name) || slices.ContainsFunc(f.Class.Fields, func(o *types.Field) bool {
					return o.Name == v.Name && o != f && isNumber(o.Type) && p.isFixed(o)
				})
				if init := localIn(at.method, v.Name); init != nil && !slices.Contains(of, init) {
					of = append(of, init)
				}
				return !found
			})
		}
		return found
	})
}

// localIn is what a local variable of the outermost block of a method begins with, where nothing is
// assigned to it and nothing else has its name; nil: there is none.
func localIn(m *ast.MethodDecl, name string) (init ast.Expr) {
	if m.Body == nil || isParam(m, name) || isAssignedIn(m.Body, name) {
		return nil
	}
	n := 0
	ast.Walk(m.Body, func(x ast.Node) bool {
		switch x := x.(type) {
		case *ast.LocalVar:
			if x.Name.Text == name {
				n++
			}
			if slices.Contains(m.Body.Stmts, ast.Stmt(x)) && x.Name.Text == name {
				init = x.Init
			}
		case *ast.Param:
			if x.Name != nil && x.Name.Text == name {
				n++
			}
		case *ast.Pattern:
			if x.Name != nil && x.Name.Text == name {
				n++
			}
		case *ast.FieldDecl:
			if x.Name.Text == name {
				n++
			}
		}
		return true
	})
	if n != 1 {
		return nil
	}
	return init
}

func isParam(m *ast.MethodDecl, name string) bool {
	return slices.ContainsFunc(m.Params, func(q *ast.Param) bool { return q.Name != nil && q.Name.Text == name })
}

// isFromLoop reports whether a loop in the construction of an object, which takes something, adds to a
// list.
func (p *Program) isFromLoop(f *types.Field) bool {
	return slices.ContainsFunc(f.Class.Methods, func(m *types.Method) bool { return m.Constructor && len(m.Params) > 0 }) &&
		slices.ContainsFunc(p.adds[f.Name], func(at place) bool { return at.isConstruction(f) && at.inLoop })
}

// isNeverNull reports whether each constructor gives a fixed field a value that is not null, once.
func (p *Program) isNeverNull(f *types.Field) bool {
	sets := slices.DeleteFunc(slices.Clone(p.sets[f.Name]), func(at place) bool { return !at.isOf(f) || f.Final && at.class != f.Class.Decl })
	if f.NonNull || f.Decl.Init != nil {
		return f.NonNull || len(sets) == 0 && isObject(f.Decl.Init, nil)
	}
	found := map[ast.Node]bool{}
	constructs := false
	for _, m := range f.Class.Methods {
		if !m.Constructor || m.Decl == nil || m.Decl.Body == nil {
			continue
		}
		if c, _ := ast.ConstructorCall(m.Decl.Body); c != nil && !c.Super {
			continue // the other one gives it
		}
		constructs = true
		at := p.setter(f, m, nil)
		if at == nil {
			return false
		}
		found[at] = true
	}
	return constructs && hasOnly(sets, func(at place) bool { return found[at.node] })
}

// setter is the assignment by which a constructor, or a setup method that it calls, always sets a field
// to an object, if it is done; nil: there is none. By are those that lead there.
func (p *Program) setter(f *types.Field, m *types.Method, by []*types.Method) ast.Node {
	if slices.Contains(by, m) || hasReturn(m.Decl.Body) {
		return nil
	}
	by = append(slices.Clip(by), m)
	for _, s := range m.Decl.Body.Stmts {
		x, ok := s.(*ast.ExprStmt)
		if !ok {
			continue
		}
		switch x := x.X.(type) {
		case *ast.Assign:
			if fieldName(x.X) == f.Name && isOwn(x.X) && isObject(x.Y, m) {
				return x
			}
		case *ast.Call:
			k := ownCallee(m.Class, x.Name.Text, x.Args)
			if (x.X == nil || isThis(x.X)) && k != nil && p.setup[k.Decl] {
				if at := p.setter(f, k, by); at != nil {
					return at
				}
			}
		}
	}
	return nil
}

func hasReturn(b *ast.Block) (found bool) {
	ast.Walk(b, func(n ast.Node) bool {
		switch n.(type) {
		case *ast.Return:
			found = true
		case *ast.Lambda, *ast.ClassBody, *ast.LocalClass:
			return false
		}
		return !found
	})
	return found
}

// isObject reports whether an expression is an object that it creates, or a parameter of a method
// that is not null and not assigned.
func isObject(e ast.Expr, m *types.Method) bool {
	switch e := ast.Unparen(e).(type) {
	case *ast.New, *ast.NewArray, *ast.ArrayLit:
		return true
	case *ast.Cast:
		return isObject(e.X, m)
	case *ast.Call:
		return e.X != nil && len(e.Args) == 0 && e.Name.Text == "clone" && m != nil && isArrayParam(m, e.X)
	case *ast.Ident:
		if m == nil || isAssigned(m, e.Name) {
			return false
		}
		if init := localIn(m.Decl, e.Name); init != nil {
			return isObject(init, m)
		}
		return slices.ContainsFunc(m.Params, func(v *types.Var) bool { return v.Name == e.Name && v.NonNull })
	}
	return false
}

func isAssigned(m *types.Method, name string) bool { return isAssignedIn(m.Decl.Body, name) }

func isAssignedIn(b *ast.Block, name string) (found bool) {
	ast.Walk(b, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Assign:
			found = found || isVar(n.X, name)
		case *ast.IncDec:
			found = found || isVar(n.X, name)
		}
		return !found
	})
	return found
}

// isArrayParam reports whether an expression is a parameter that is an array.
func isArrayParam(m *types.Method, e ast.Expr) bool {
	return slices.ContainsFunc(m.Params, func(v *types.Var) bool {
		_, array := v.Type.(*types.Array)
		return array && isVar(e, v.Name)
	})
}

// fixed writes a field of the receiver that nothing changes after its construction.
func (w *writer) fixed(name string) (written, bool) {
	if w.method.Static || w.method.Constructor || w.program == nil {
		return written{}, false
	}
	fields := fieldsIn(w.method.Class)
	i := slices.IndexFunc(fields, func(f *types.Field) bool { return f.Name == name })
	if i < 0 || !w.program.isFixed(fields[i]) {
		return written{}, false
	}
	f := fields[i]
	if w.caller != nil && f.Class != w.caller.Class && f.Decl.Modifiers.Has("private") {
		return written{}, false // callers cannot write it
	}
	x := written{base: receiver + name, typ: f.Type, stable: true, oneSize: sizeOf(f.Type) == ".length" && w.program.isOfOneSize(f)}
	switch {
	case x.isNumber():
		x.about = []Quantity{{x.base, Value}}
	case w.program.isNeverNull(f):
		w.neverNull = union(w.neverNull, []string{x.base + " != null"})
	}
	return x, true
}

// fieldsIn are the fields that the code of a class names by their names alone: its own, then those that it
// inherits.
func fieldsIn(c *types.Class) []*types.Field {
	out := slices.Clone(c.Fields)
	for k := c.Super; k != nil && !k.Library; k = k.Super {
		for _, f := range k.Fields {
			if f.Decl != nil && !f.Decl.Modifiers.Has("private") {
				out = append(out, f)
			}
		}
	}
	return out
}

// isOfReceiver reports whether some of what a condition is about is in the receiver.
func isOfReceiver(about []Quantity) bool {
	return slices.ContainsFunc(about, func(q Quantity) bool { return strings.HasPrefix(q.Of, receiver) })
}

// IsOfReceiver reports whether a condition reads fields of the receiver.
func (a *Atom) IsOfReceiver() bool { return isOfReceiver(a.About) }

// mostFixed is with how many fields of the receiver each number that a method takes is compared.
const mostFixed = 2

// comparing are the operators that say which of two numbers is the greater one.
var comparing = map[string]bool{"<": true, "<=": true, ">": true, ">=": true}

// comparedPairs are the numbers that a method takes, and has a method of its class compare with each
// other, the first parameter first: where that returns at once, neither need be an index.
//
//	void add(int from, int to) { add(0, 0, n - 1, from, to); }   // from <= to ==> to < this.n
//	private void add(int i, int low, int high, int from, int to) { if (from > to) return; … }
func (p *Program) comparedPairs(m *types.Method) (out [][2]string) {
	ast.Walk(m.Decl.Body, func(n ast.Node) bool {
		c, ok := n.(*ast.Call)
		if !ok || c.X != nil {
			return true
		}
		k := ownCallee(m.Class, c.Name.Text, c.Args)
		if k == nil {
			return true
		}
		argument := func(e ast.Expr) int {
			at := slices.IndexFunc(k.Params, func(v *types.Var) bool { return isVar(e, v.Name) })
			if at < 0 {
				return -1
			}
			return slices.IndexFunc(m.Params, func(v *types.Var) bool { return isNumber(v.Type) && isVar(c.Args[at], v.Name) })
		}
		branches(k.Decl.Body, func(cond ast.Expr, throws bool) {
			ast.Walk(cond, func(n ast.Node) bool {
				b, ok := n.(*ast.Binary)
				if !ok || throws || !comparing[b.Op] {
					return true
				}
				if x, y := argument(b.X), argument(b.Y); x >= 0 && y >= 0 {
					out = append(out, [2]string{m.Params[min(x, y)].Name, m.Params[max(x, y)].Name})
				}
				return false
			})
		})
		return true
	})
	return slices.Compact(out)
}

// ofReceiver are candidates of a method that takes numbers: that one is less than a number, or the
// length of an array, that its object was constructed with.
//
//	long sum(int from, int to) { return sum(0, 0, n - 1, from, to); }   // to < this.n
func (p *Program) ofReceiver(m *types.Method, terms []term) (out []Atom) {
	if m.Static || m.Constructor || m.Decl == nil || m.Decl.Body == nil {
		return nil
	}
	w := &writer{method: m, program: p}
	fixed := []written{}
	for _, numbers := range []bool{true, false} {
		for _, f := range fieldsIn(m.Class) {
			if x, ok := w.fixed(f.Name); ok && x.isNumber() == numbers && sizeOf(f.Type) != ".size()" && (numbers || len(fixed) == 0 && p.isNeverNull(f)) {
				fixed = append(fixed, x)
			}
		}
	}
	pairs := p.comparedPairs(m)
	for i, x := range fixed[:min(len(fixed), mostFixed)] {
		text, about := x.base, x.about
		if !x.isNumber() {
			text, about = x.base+".length", []Quantity{{x.base, Length}}
		}
		for _, t := range terms {
			if t.about.Part != Value {
				continue
			}
			for _, op := range []string{"<", "<="} {
				out = append(out, Atom{Text: t.text + " " + op + " " + text, About: append([]Quantity{t.about}, about...), neverNull: w.neverNull})
			}
		}
		for _, r := range pairs {
			if i > 0 {
				break
			}
			about := append([]Quantity{{r[0], Value}, {r[1], Value}}, about...)
			for _, c := range []string{r[1] + " < " + text, r[0] + " >= 0"} {
				out = append(out, Atom{Text: "(" + r[0] + " <= " + r[1] + " ==> " + c + ")", About: about, neverNull: w.neverNull})
			}
		}
	}
	return out
}
