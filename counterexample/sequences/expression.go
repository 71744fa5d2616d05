package sequences

import (
	"inspect/java/ast"
	"inspect/java/heap"
	"inspect/java/types"
)

// An array, a collection or a plain object in a static field is an argument of calls where code of the
// package has an expression for it:
//
//	private static final int[] PRIMES = {2, 3};
//	static int[] primes() { return PRIMES; }         // Table.zero(Table.primes());

// IsGiven reports whether callers may pass what a static field refers to: they can name the field, or a
// method without parameters returns what it refers to.
func (d *Drivers) IsGiven(f *types.Field) bool {
	return f.Decl == nil || d.effects.expressionFor(f) != ""
}

// expressionFor is what code of the package writes for the object of a static field, with the full name
// of its class; empty: nothing.
func (e *effects) expressionFor(f *types.Field) string {
	if f.Decl != nil && !f.Decl.Modifiers.Has("private") && Unnameable(f.Class) == "" {
		return f.Class.Name + "." + f.Name
	}
	for _, c := range e.program {
		if types.TopLevel(c) != types.TopLevel(f.Class) || Unnameable(c) != "" {
			continue
		}
		for _, m := range c.Methods {
			if m.Static && len(m.Params) == 0 && !isPrivate(m) && returnedField(m) == f && isNameable(f.Type) {
				return inType(m, c.Name+"."+m.Name+"()")
			}
		}
	}
	return ""
}

// inType is a call of a method as a value of the type of the field that it returns.
func inType(m *types.Method, call string) string {
	f := returnedField(m)
	if f == nil || types.IsAssignable(m.Result, f.Type) {
		return call
	}
	return "((" + f.Type.String() + ") " + call + ")"
}

// isNameable reports whether code of the package can write a type.
func isNameable(t types.Type) bool {
	c, ok := types.Leaf(t).(*types.Class)
	return !ok || c.IsOutside() || Unnameable(c) == ""
}

// returnedField is the field that a method returns, where that is all that it does, else nil.
func returnedField(m *types.Method) *types.Field {
	if m.Decl == nil || m.Decl.Body == nil || len(m.Decl.Body.Stmts) != 1 {
		return nil
	}
	r, ok := m.Decl.Body.Stmts[0].(*ast.Return)
	if !ok || r.X == nil {
		return nil
	}
	x, ok := ast.Unparen(r.X).(*ast.Ident)
	if !ok || localsOf(m)[x.Name] {
		return nil
	}
	return visible(m.Class, x.Name)
}

// staticsOf are the expressions for what static fields refer to in a state.
func (e *effects) staticsOf(pre *heap.State) map[*heap.Object]string {
	out := map[*heap.Object]string{}
	for _, f := range pre.Statics {
		if o := f.Value.Ref; o != nil && !isValue(o) && f.Field.Class != nil {
			if text := e.expressionFor(f.Field); text != "" {
				out[o] = text
			}
		}
	}
	return out
}
