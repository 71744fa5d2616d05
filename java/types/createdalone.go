package types

import (
	"slices"
	"strings"

	"inspect/java/ast"
)

// IsCreatedAlone reports whether a static final field gets what a static method or a constructor outside the
// program gives that takes nothing but constants and classes. In plain Java nothing else in the program is
// changed by it, whatever is executed.
//
//	static final Logger LOG = LoggerFactory.getLogger(Cart.class);
func (f *Field) IsCreatedAlone(w *World) bool {
	if !f.Static || !f.Final || f.Decl == nil || f.Decl.Init == nil || !IsReference(f.Type) {
		return false
	}
	name, args := "", []ast.Expr(nil)
	switch x := ast.Unparen(f.Decl.Init).(type) {
	case *ast.Call:
		name, args = classNamed(f.Class, x.X), x.Args
	case *ast.New:
		if x.Outer != nil || x.Body != nil {
			return false
		}
		name, args = x.Type.Parts[len(x.Type.Parts)-1].Name, x.Args
	}
	ofProgram := func(c *Class) bool { return c.SimpleName() == name && hasSource(c) }
	return name != "" && !slices.ContainsFunc(w.Program(), ofProgram) && !slices.ContainsFunc(args, func(a ast.Expr) bool { return !isConstantOrClass(a) })
}

// IsCreatedNotNull reports whether such a field is not null in plain Java: it holds a new object, or what a
// library outside the JDK gives of a type of its own and does not declare nullable. Much of the JDK gives
// null.
//
//	static final String HOME = System.getProperty("shop.home");   // may be null
func (f *Field) IsCreatedNotNull(w *World) bool {
	if !f.IsCreatedAlone(w) {
		return false
	}
	call, isCall := ast.Unparen(f.Decl.Init).(*ast.Call)
	if !isCall {
		return true
	}
	of, ok := f.Type.(*Class)
	if !ok || isOfJDK(of) {
		return false
	}
	name := classNamed(f.Class, call.X)
	found := false
	for _, c := range w.AllClasses() {
		for _, m := range c.Methods {
			if c.SimpleName() == name && m.Name == call.Name.Text && m.Static {
				if !m.NonNull {
					return false
				}
				found = true
			}
		}
	}
	return found
}

// isOfJDK reports whether a class is one of the JDK, with its code or without.
func isOfJDK(c *Class) bool {
	return c.IsOutside() || c.Platform || strings.HasPrefix(c.Name, "java.") || strings.HasPrefix(c.Name, "javax.") || strings.HasPrefix(c.Name, "jdk.")
}

// hasSource reports whether a class of the program has code here, and is none of the class path.
func hasSource(c *Class) bool { return !c.Compiled && !c.Stub && c.Unknown == nil }

// IsImplemented reports whether code of the program may be that of an object of class c.
func IsImplemented(w *World, c *Class) bool {
	return slices.ContainsFunc(w.Program(), func(k *Class) bool { return hasSource(k) && k.IsSubclassOf(c) })
}

// classNamed is the simple name of the class that an expression in a class names, "" where it may be a
// variable.
func classNamed(in *Class, x ast.Expr) string {
	first, last := "", ""
	for k := x; ; {
		switch n := k.(type) {
		case *ast.Select:
			if last == "" {
				last = n.Name.Text
			}
			k = n.X
			continue
		case *ast.Ident:
			first = n.Name
			if last == "" {
				last = first
			}
		}
		break
	}
	for c := in; first != "" && c != nil; c = c.Outer {
		for k := c; k != nil; k = k.Super {
			if slices.ContainsFunc(k.Fields, func(f *Field) bool { return f.Name == first }) {
				return ""
			}
		}
		if len(c.Interfaces) > 0 && c.Super == nil {
			return ""
		}
	}
	if first == "" {
		return ""
	}
	return last
}

// isConstantOrClass reports whether an expression is a literal, a class, or the name of a class.
func isConstantOrClass(x ast.Expr) bool {
	switch x := ast.Unparen(x).(type) {
	case *ast.Literal, *ast.ClassLit:
		return true
	case *ast.Call:
		_, of := x.X.(*ast.ClassLit)
		return of && len(x.Args) == 0
	}
	return false
}
