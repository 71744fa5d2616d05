package sequences

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/types"
)

// A static field begins as the initialisation of its own class leaves it. That of another class, which happens
// at some time, may change it: no step does that.
//
//	class Shut { private static int mode = 1; static class Off { static { mode = 0; } } }

// initialising names the classes whose initialisation changes a static field of another one that is read.
func (w *omission) initialising() {
	p := w.plan
	for _, c := range p.effects.program {
		if c.Broken != nil {
			continue
		}
		changes := func(f *types.Field) bool { return f.Static && f.Class != c && p.reads[place(f)] }
		var code []ast.Node
		for _, b := range c.StaticInit {
			code = append(code, b)
		}
		for _, f := range c.Fields {
			if f.Static && f.Decl != nil && f.Decl.Init != nil {
				code = append(code, f.Decl.Init)
			}
		}
		if slices.ContainsFunc(code, func(n ast.Node) bool { return p.hasChange(c, n, changes) }) {
			w.add("what initialisation of " + c.ShortName() + " does")
		}
	}
}

// hasChange reports whether code of the initialisation of a class, or a method that it may call, assigns one of
// some static fields.
func (p *plan) hasChange(c *types.Class, n ast.Node, is func(*types.Field) bool) (found bool) {
	assigned := func(x ast.Expr) {
		switch x := ast.Unparen(x).(type) {
		case *ast.Ident:
			f := visible(c, x.Name)
			found = found || f != nil && is(f)
		case *ast.Select:
			found = found || slices.ContainsFunc(p.effects.statics[x.Name.Text], is)
		}
	}
	called := func(name string) {
		for _, m := range p.effects.methods[name] {
			for _, fs := range p.effects.statics {
				found = found || slices.ContainsFunc(fs, func(f *types.Field) bool { return is(f) && p.effectOf(m).writes[place(f)] })
			}
		}
	}
	ast.Walk(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Assign:
			assigned(n.X)
		case *ast.IncDec:
			assigned(n.X)
		case *ast.Call:
			called(n.Name.Text)
		case *ast.New:
			called("new " + lastPart(n.Type))
		}
		return !found
	})
	return found
}
