package types

import "inspect/java/ast"

// FrozenRows reports whether f is Frozen and holds an array of arrays that keep their elements, too.
// Its initialiser makes each where it stands. Nothing is done with one but to read elements and its
// length, to go through it, and to name it by a variable of which the same is so. The text decides, as
// for Frozen.
//
//	private static final int[][] STEPS = {{0, 1}, {1, 0}};
//	for (int[] s : STEPS) x += s[0];
func (w *World) FrozenRows(f *Field) bool {
	dims := 0
	for t := f.Type; ; dims++ {
		a, array := t.(*Array)
		if !array {
			break
		}
		t = a.Elem
	}
	if dims < 2 || !w.Frozen(f) || !isBuiltHere(f.Decl.Init, dims) {
		return false
	}
	r := &rows{field: f.Name, dims: dims, of: f.Class.Decl}
	return r.members(WholeClass(f.Class).Decl)
}

// isBuiltHere reports whether an initialiser makes an array and its rows: dims levels of them.
func isBuiltHere(e ast.Expr, dims int) bool {
	var elems []ast.Expr
	switch x := ast.Unparen(e).(type) {
	case *ast.ArrayLit:
		elems = x.Elems
	case *ast.NewArray:
		if x.Init != nil {
			elems = x.Init.Elems
		}
	case *ast.Literal:
		return x.Kind == ast.NullLit
	default:
		return false
	}
	if dims > 1 {
		for _, x := range elems {
			if !isBuiltHere(x, dims-1) {
				return false
			}
		}
	}
	return true
}

// rows looks at what a text does with the rows of an array.
type rows struct {
	field string
	dims  int            // how many indices lead to what is no row
	of    *ast.ClassDecl // whose static initialisers may assign elements
	// named are the variables of the member looked at that name a row, with how many indices
	// lead to it.
	named map[string]int
}

// members looks at each member of the classes below n by itself.
func (r *rows) members(n ast.Node) bool {
	switch n.(type) {
	case *ast.MethodDecl, *ast.FieldDecl, *ast.Initializer, *ast.EnumConstant:
		return r.member(n)
	}
	for _, c := range ast.Children(n) {
		if !r.members(c) {
			return false
		}
	}
	return true
}

// member finds the variables that name rows, and looks at all uses of them.
func (r *rows) member(n ast.Node) bool {
	r.named = map[string]int{}
	same := true
	for more := true; more && same; {
		more = false
		note := func(v *ast.LocalVar, level int) {
			if v == nil || level < 0 || level >= r.dims {
				return
			}
			had, ok := r.named[v.Name.Text]
			more, same = more || !ok, same && (!ok || had == level)
			r.named[v.Name.Text] = level
		}
		ast.Walk(n, func(n ast.Node) bool {
			switch x := n.(type) {
			case *ast.LocalVar:
				note(x, r.level(x.Init))
			case *ast.ForEach:
				if k := r.level(x.X); k >= 0 {
					note(x.Var, k+1)
				}
			}
			return true
		})
	}
	return same && r.isOnlyRead(n, false)
}

// level is how many indices lead from the field to what an expression is, -1 for what is no
// part of it.
func (r *rows) level(e ast.Expr) int {
	if e == nil {
		return -1
	}
	switch e := ast.Unparen(e).(type) {
	case *ast.Ident:
		if k, ok := r.named[e.Name]; ok {
			return k
		}
		if e.Name == r.field {
			return 0
		}
	case *ast.Select:
		if e.Name.Text == r.field {
			return 0
		}
	case *ast.Index:
		if k := r.level(e.X); k >= 0 && k < r.dims {
			return k + 1
		}
	}
	return -1
}

// areIndicesOnlyRead looks at the indices and qualifiers of an expression that leads to a row or element.
func (r *rows) areIndicesOnlyRead(e ast.Expr, initial bool) bool {
	switch e := ast.Unparen(e).(type) {
	case *ast.Select:
		return r.isOnlyRead(e.X, initial)
	case *ast.Index:
		return r.areIndicesOnlyRead(e.X, initial) && r.isOnlyRead(e.I, initial)
	}
	return true
}

// isOnlyRead reports whether rows are only read below n; initial: in a static initialiser of the
// field's class, which may assign elements, and rows that it makes there.
func (r *rows) isOnlyRead(n ast.Node, initial bool) bool {
	row := func(e ast.Expr) bool { k := r.level(e); return k >= 0 && k < r.dims }
	switch x := n.(type) {
	case nil:
		return true
	case *ast.Ident:
		return r.level(x) < 0
	case *ast.Select:
		if x.Name.Text == "length" && row(x.X) {
			return r.areIndicesOnlyRead(x.X, initial)
		}
		if x.Name.Text == r.field {
			return false
		}
	case *ast.Index:
		switch k := r.level(x); {
		case k == r.dims:
			return r.areIndicesOnlyRead(x, initial)
		case k >= 0:
			return false // it goes where it may be written
		}
	case *ast.ForEach:
		if row(x.X) {
			return r.areIndicesOnlyRead(x.X, initial) && (x.Spec == nil || r.isOnlyRead(x.Spec, initial)) && r.isOnlyRead(x.Body, initial)
		}
	case *ast.LocalVar:
		if row(x.Init) {
			return r.areIndicesOnlyRead(x.Init, initial)
		}
	case *ast.Assign:
		if k := r.level(x.X); k > 0 {
			return initial && (k == r.dims || isBuiltHere(x.Y, r.dims-k)) && r.areIndicesOnlyRead(x.X, initial) && r.isOnlyRead(x.Y, initial)
		}
	case *ast.IncDec:
		if k := r.level(x.X); k > 0 {
			return initial && k == r.dims && r.areIndicesOnlyRead(x.X, initial)
		}
	case *ast.Initializer:
		initial = false
		for _, m := range r.of.Members {
			initial = initial || x.Static && m == ast.Member(x)
		}
	case *ast.Lambda, *ast.MethodDecl, *ast.ClassDecl, *ast.ClassBody:
		initial = false
	}
	for _, c := range ast.Children(n) {
		if !r.isOnlyRead(c, initial) {
			return false
		}
	}
	return true
}
