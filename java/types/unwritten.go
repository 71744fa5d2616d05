package types

import (
	"slices"

	"inspect/java/ast"
)

// KeepsInitial reports whether a static field holds for ever what the initialisation of its
// class gives it: it is final, or might be declared so. A private field that is initialised
// where it is declared might: nothing in the text of its class, and of the classes around
// that, assigns anything of that name, and no method without code here, and no reflection, is there to do so.
//
//	private static int limit = 100;
//	static boolean fits(int n) { return n < limit; }
func (w *World) KeepsInitial(f *Field) bool {
	if !f.Static || f.Model || f.Ghost && !f.Final {
		return false
	}
	if f.Final {
		return true
	}
	if f.Decl == nil || f.Decl.Init == nil || f.Class.IsOutside() && !f.Class.Platform || !f.Decl.Modifiers.Has("private") {
		return false
	}
	if known, ok := w.unwritten.Load(f); ok {
		return known.(bool)
	}
	known := isUnwritten(f)
	w.unwritten.Store(f, known)
	return known
}

// OfJDK reports whether f is a static field that a class of the JDK keeps for itself, such as a table
// or a cache: class initialisation says what it holds, and no program names it.
func (f *Field) OfJDK() bool {
	return f.Static && f.Class.Platform && (f.Final || IsReference(f.Type)) && f.Decl != nil && f.Enum == nil && !f.Decl.Modifiers.Has("public")
}

// IsCache reports whether f is a static field in which a class of the JDK keeps objects for itself that
// its code may replace by others, which are worth the same to whoever asks the class: a table that
// grows, an object made at the first use. A method is checked with what class initialisation
// leaves there.
//
//	private static volatile BigInteger[] BIG_TEN_POWERS_TABLE = { … };    // of BigDecimal
func (f *Field) IsCache() bool {
	return f.Static && !f.Final && f.Class.Platform && IsReference(f.Type) && f.Decl != nil && f.Decl.Modifiers.Has("private")
}

func isUnwritten(f *Field) bool {
	top := WholeClass(f.Class)
	if top == nil {
		return false
	}
	alone := true
	ast.Walk(top.Decl, func(n ast.Node) bool {
		switch x := n.(type) {
		case *ast.Assign:
			alone = alone && !isNamed(x.X, f.Name)
		case *ast.IncDec:
			alone = alone && !isNamed(x.X, f.Name)
		case *ast.ClassDecl:
			alone = alone && !lacksCode(x)
		case *ast.Call:
			alone = alone && !reflecting[x.Name.Text]
		}
		return alone
	})
	return alone
}

// lacksCode reports whether a class has methods whose code is not here: native ones, and those
// of which only the contract is.
func lacksCode(d *ast.ClassDecl) bool {
	return d.Kind != ast.Interface && d.Kind != ast.AnnotationInterface && slices.ContainsFunc(d.Members, func(m ast.Member) bool {
		x, ok := m.(*ast.MethodDecl)
		return ok && x.Body == nil && !x.JML && !x.Modifiers.Has("abstract")
	})
}

// reflecting are the methods that give access to a field by its name.
var reflecting = map[string]bool{"getDeclaredField": true, "getDeclaredFields": true, "findStaticVarHandle": true, "findStaticSetter": true,
	"unreflectVarHandle": true, "unreflectSetter": true, "staticFieldOffset": true}

// WholeClass is the class around c that stands in none, or c itself, where all of its text
// can be read; nil: where it cannot.
func WholeClass(c *Class) *Class {
	for c.Outer != nil {
		c = c.Outer
	}
	if c.Decl == nil || c.Decl.Unread != nil || c.Compiled || c.Stub || c.File == nil || c.File.Partial {
		return nil
	}
	return c
}
