package types

import "inspect/java/ast"

// A static final field may get its value from outside the program:
//
//	static final int CPUS = Runtime.getRuntime().availableProcessors();
//	static final int HALF = CPUS / 2;
//
// Before a call it has any value of its type, as far as its initialiser may give it: a
// method that is executed first assumes just that (its Derived is Established).

// Establish makes that method, in an open world, for a field that ReadsAlone.
func (w *World) Establish(f *Field) *Method {
	if w.readers[f] == nil {
		w.change("the value", f.Decl)
		if w.readers == nil {
			w.readers = map[*Field]*Method{}
		}
		w.readers[f] = &Method{Class: f.Class, Name: "initialiser of " + f.Name, Static: true, Derived: InitializerFact, Field: f, Result: Of(Void), Span: f.Span}
	}
	return w.readers[f]
}

// InitializerFact is that method of a field, nil: class initialisation alone says what the field
// holds, or that is not known.
func (w *World) InitializerFact(f *Field) *Method { return w.readers[f] }

// ReadsAlone reports whether the initialiser of f, a static final field of the program, changes nothing,
// and the value of f can be distinguished from any other before the call: it is a number, a box or a
// text. It comes from calls of the library, which are given nothing else, and from such fields before it.
func (w *World) ReadsAlone(f *Field) bool {
	if !f.Static || !f.Final || f.Class.IsOutside() || f.Enum != nil || f.Ghost || f.Model || f.Decl == nil || f.Decl.Init == nil || !isFullyCompared(f.Type) {
		return false
	}
	u := w.initUnit(f.Class, f)
	for _, k := range u.refs.calls {
		if !k.method.Class.Library {
			return false
		}
		for _, p := range k.method.Params {
			if IsReference(p.Type) && !isFullyCompared(p.Type) {
				return false
			}
		}
	}
	for _, g := range u.refs.fields {
		if !w.isGivenBefore(g, f) {
			return false
		}
	}
	alone := len(u.diags) == 0
	ast.Walk(f.Decl.Init, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Assign, *ast.IncDec, *ast.Lambda, *ast.MethodRef, *ast.NewArray, *ast.ArrayLit:
			alone = false
		case *ast.New:
			alone = alone && n.Body == nil
		}
		return alone
	})
	return alone
}

// isGivenBefore reports whether a field that the initialiser of f names has its value for good
// by then, which tells all of it: of what other fields hold, the call may find something else.
//
//	static int base = 5; static final int N = base + CPUS;   // base may have changed since
func (w *World) isGivenBefore(g, f *Field) bool {
	switch {
	case g.Const != nil:
		return true
	case !g.Static || !g.Final || g.Ghost || g.Model || !isFullyCompared(g.Type):
		return false
	}
	return g.Class != f.Class || g.Decl != nil && g.Decl.Init != nil && g.Span.Start < f.Span.Start
}

// isFullyCompared reports whether the values of type t are no more than what equals compares.
func isFullyCompared(t Type) bool {
	c, class := t.(*Class)
	return !IsReference(t) || class && (isString(c) || Unboxed(c) != nil)
}
