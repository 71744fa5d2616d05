package types

import (
	"slices"

	"inspect/java/ast"
)

// What the constructor of a record puts for a component may never be null:
//
//	list = List.copyOf(list);               // no object with list == null
//	if (name == null) name = "";            // none with name == null
//	s = s.trim();                           // and none with a blank at an end of s

// copying are the static methods of the library's collections that never give null.
var copying = map[string][]string{"of": {"List", "Set", "Map"}, "copyOf": {"List", "Set", "Map"}}

// isNeverNull reports whether an expression that is put for f has a value that is not null, if it
// has one.
func (k *construction) isNeverNull(f *Field, e ast.Expr) bool {
	switch e := ast.Unparen(e).(type) {
	case *ast.Literal:
		return e.Kind != ast.NullLit
	case *ast.New, *ast.NewArray:
		return true
	case *ast.Cond:
		return k.isNeverNull(f, e.X) && k.isNeverNull(f, e.Y)
	case *ast.Call:
		if e.Name.Text == "clone" && len(e.Args) == 0 && e.X != nil {
			x, ok := ast.Unparen(e.X).(*ast.Ident)
			_, array := f.Type.(*Array)
			return ok && array && x.Name == f.Name
		}
		of, ok := e.X.(*ast.Ident)
		return ok && slices.Contains(copying[e.Name.Text], of.Name) && k.namesTypeOf(f, of.Name)
	}
	return false
}

// leaves reports whether what is put for f may be all that it was before, but for what unlike
// says.
//
//	set = Set.copyOf(set);            // no: nothing can be added to that set
//	s = s.toLowerCase();              // no: it has no letters of upper case
func (k *construction) leaves(f *Field, e ast.Expr) bool {
	switch e := ast.Unparen(e).(type) {
	case *ast.Cond:
		return true
	case *ast.Call:
		if f.unmodifiable {
			return true
		}
		return e.Name.Text != "of" && e.Name.Text != "copyOf" && (!isString(f.Type) || len(e.Args) > 0 || ends[e.Name.Text].front || ends[e.Name.Text].back)
	}
	return false
}

// namesTypeOf reports whether a name in the constructor is the class of java.util that f has for its
// type, which names it so.
func (k *construction) namesTypeOf(f *Field, name string) bool {
	c, ok := f.Type.(*Class)
	if !ok || !c.Library || c.Name != "java.util."+name || k.locals[name] {
		return false
	}
	for of := k.class; of != nil; of = of.Outer {
		if slices.ContainsFunc(of.Fields, func(f *Field) bool { return f.Name == name }) {
			return false
		}
	}
	i := slices.IndexFunc(k.class.Decl.Components, func(p *ast.Param) bool { return p.Name.Text == f.Name })
	t, named := k.class.Decl.Components[i].Type.(*ast.NamedType)
	return named && len(t.Parts) == 1
}

// isNullTest reports whether an expression compares a component with null, by op.
func isNullTest(e ast.Expr, op string, is func(ast.Expr) bool) bool {
	b, ok := ast.Unparen(e).(*ast.Binary)
	return ok && b.Op == op && (is(b.X) && ast.IsNull(b.Y) || ast.IsNull(b.X) && is(b.Y))
}

// ends are the ends at which methods of a String leave no blanks: of a space and below, or, by
// the last, what Character calls white.
var ends = map[string]struct{ front, back, white bool }{
	"trim":          {true, true, false},
	"strip":         {true, true, true},
	"stripLeading":  {true, false, true},
	"stripTrailing": {false, true, true},
	"toLowerCase":   {},
	"toUpperCase":   {},
}

// untrimmed is what is true of no String s that such a method gave, nil for another method.
// That s is null is one of the ways.
func untrimmed(s, null ast.Expr, method string) ast.Expr {
	end, ok := ends[method]
	if !ok {
		return nil
	}
	at := ast.Loc{At: s.Span()}
	again := func() ast.Expr { return ast.Clone(s).(ast.Expr) }
	number := func(n string) ast.Expr { return &ast.Literal{Loc: at, Kind: ast.IntLit, Text: n} }
	call := func(x ast.Expr, name string, args ...ast.Expr) ast.Expr {
		return &ast.Call{Loc: at, X: x, Name: &ast.Name{Loc: at, Text: name}, Args: args}
	}
	binary := func(x ast.Expr, op string, y ast.Expr) ast.Expr { return &ast.Binary{Loc: at, Op: op, X: x, Y: y} }
	blank := func(i ast.Expr) ast.Expr {
		char := call(again(), "charAt", i)
		if end.white {
			return call(&ast.Ident{Loc: at, Name: "Character"}, "isWhitespace", char)
		}
		return binary(char, "<=", number("32"))
	}
	some := binary(call(again(), "length"), ">", number("0"))
	x := null
	if end.front {
		x = binary(x, "||", binary(some, "&&", blank(number("0"))))
	}
	if end.back {
		x = binary(x, "||", binary(ast.Clone(some).(ast.Expr), "&&", blank(binary(call(again(), "length"), "-", number("1")))))
	}
	return x
}
