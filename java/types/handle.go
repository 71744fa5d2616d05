package types

import (
	"inspect/java/ast"
)

// A variable may be read and written by an object that stands for it. Where the text says
// which variable that is, each call on the object is what it does to the variable:
//
//	static final VarHandle X = MethodHandles.lookup().findVarHandle(A.class, "x", int.class);
//	X.set(a, 3)                         a.x = 3
//	X.getAndAdd(a, 1)                   {A o = a; int old = o.x; o.x = old + 1; old}
//
// Other calls on such an object are refused.

// Handle is the variable: a field, or the elements of arrays.
type Handle struct {
	Maker MakerKind
	Of    *Class // whose objects have it, or whose it is where Field is static
	Field *Field // nil: elements of Array
	Array *Array
}

// MakerKind is what kind of object stands for a variable.
type MakerKind uint8

// The kinds of objects.
const (
	ByVarHandle MakerKind = iota // java.lang.invoke.VarHandle
	ByUpdater                    // AtomicIntegerFieldUpdater and its like
	ByOffset                     // a number, which jdk.internal.misc.Unsafe takes for one
)

// Value is the type of the variable.
func (h *Handle) Value() Type {
	if h.Field == nil {
		return h.Array.Elem
	}
	return h.Field.Type
}

// Names of the classes whose objects stand for variables, and of what makes them.
const (
	varHandleClass     = "java.lang.invoke.VarHandle"
	methodHandlesClass = "java.lang.invoke.MethodHandles"
	mhUtilClass        = "jdk.internal.invoke.MhUtil"
	unsafeClass        = "jdk.internal.misc.Unsafe"
)

// updated are the classes whose objects stand for a field of a type; nil: of any reference
// type.
var updated = map[string]Type{
	atomic + "AtomicIntegerFieldUpdater":   Of(Int),
	atomic + "AtomicLongFieldUpdater":      Of(Long),
	atomic + "AtomicReferenceFieldUpdater": nil,
}

// IsVarHandle reports whether c is the library's VarHandle.
func IsVarHandle(c *Class) bool { return c.Library && c.Name == varHandleClass }

// IsUpdater reports whether c is one of the library's classes of objects that stand for fields.
func IsUpdater(c *Class) bool {
	_, ok := updated[c.Name]
	return ok && c.Library
}

// IsUnsafe reports whether c is the library's Unsafe.
func IsUnsafe(c *Class) bool { return c.Library && c.Name == unsafeClass }

// IsVariableHandle reports whether t is a class of objects that stand for variables, or that know
// what numbers do.
func IsVariableHandle(t Type) bool {
	c, ok := t.(*Class)
	return ok && (IsVarHandle(c) || IsUpdater(c) || IsUnsafe(c))
}

// MakesHandle reports whether a method gives an object that stands for a variable.
func MakesHandle(m *Method) bool {
	if !m.Class.Library || !m.Native {
		return false
	}
	switch m.Name {
	case "findVarHandle", "findStaticVarHandle":
		return m.Class.Name == methodHandlesClass+".Lookup" || m.Class.Name == mhUtilClass
	case "arrayElementVarHandle":
		return m.Class.Name == methodHandlesClass
	case "newUpdater":
		return IsUpdater(m.Class)
	case "objectFieldOffset", "arrayBaseOffset", "arrayIndexScale":
		return IsUnsafe(m.Class)
	}
	return false
}

// handles finds what objects stand for, by the text of a class alone: it may be asked while
// the class is being resolved.
type handles struct {
	types *typeScope
	class *Class   // whose code it is
	code  ast.Node // in which local variables are looked for
}

// handleOf is the variable that the value of e stands for, by what e says: a static final
// field, or a local variable, that has one value, made by a call that names the variable.
// why says what is missing to know it.
func (r *resolver) handleOf(e ast.Expr) (h *Handle, why string) {
	const unnamed = "whose variable the text does not name"
	switch x := ast.Unparen(e).(type) {
	case *ast.Ident, *ast.Select:
		switch o := r.w.Info.Uses[x].(type) {
		case *Field:
			return r.w.handleIn(o)
		case *Var:
			d, ok := o.Decl.(*ast.LocalVar)
			if !ok || d.Init == nil || assigns(TopLevel(r.class).Decl, d.Name.Text) {
				return nil, unnamed
			}
			return r.handlesAt(d).handleOf(d.Init)
		}
	}
	return nil, unnamed
}

// handlesAt finds what objects stand for that are made at a place of the code.
func (r *resolver) handlesAt(n ast.Node) handles {
	return handles{&r.types, r.class, enclosingMember(TopLevel(r.class).Decl, n)}
}

// enclosingMember is the innermost member of a class that is around a place in its code.
func enclosingMember(c *ast.ClassDecl, n ast.Node) ast.Node {
	at := n.Span()
	for _, m := range c.Members {
		if s := m.Span(); s.File == at.File && s.Start <= at.Start && at.End <= s.End {
			if k, ok := m.(*ast.ClassDecl); ok {
				return enclosingMember(k, n)
			}
			return m
		}
	}
	return c
}

// handleIn is the variable that the value of a static final field stands for.
func (w *World) handleIn(f *Field) (h *Handle, why string) {
	hs, init, why := w.given(f)
	if init == nil {
		return nil, why
	}
	return hs.handleOf(init)
}

// given is the one expression whose value a static final field has.
func (w *World) given(f *Field) (hs handles, init ast.Expr, why string) {
	if !f.Static || !f.Final || f.Decl == nil || f.Class.Decl == nil {
		return hs, nil, "that is not in a static final field"
	}
	init = f.Decl.Init
	code := ast.Node(f.Decl)
	if init == nil {
		for _, b := range f.Class.StaticInit {
			ast.Walk(b, func(n ast.Node) bool {
				if a, ok := n.(*ast.Assign); ok && isNamed(a.X, f.Name) {
					if init != nil {
						code = nil // another one
					} else {
						init, code = a.Y, b
					}
				}
				if v, ok := n.(*ast.LocalVar); ok && v.Name.Text == f.Name {
					code = nil // another variable
				}
				return true
			})
		}
	}
	if init == nil || code == nil {
		return hs, nil, "that is given in more than one place"
	}
	return handles{&typeScope{w: w, file: f.Class.File, class: f.Class}, f.Class, code}, init, ""
}

// assigns reports whether an expression below n assigns to a simple name.
func assigns(n ast.Node, name string) bool {
	found := false
	is := func(e ast.Expr) {
		if x, ok := ast.Unparen(e).(*ast.Ident); ok && x.Name == name {
			found = true
		}
	}
	ast.Walk(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Assign:
			is(n.X)
		case *ast.IncDec:
			is(n.X)
		}
		return !found
	})
	return found
}

// handleOf is the variable that the value of a call stands for.
func (hs handles) handleOf(e ast.Expr) (*Handle, string) {
	const unnamed = "whose variable the text does not name"
	call, ok := ast.Unparen(e).(*ast.Call)
	if !ok || call.X == nil {
		return nil, unnamed
	}
	args := call.Args
	switch call.Name.Text {
	case "findVarHandle", "findStaticVarHandle":
		static, by := call.Name.Text == "findStaticVarHandle", call.X
		if !static && len(args) > 0 && hs.isClass(by, mhUtilClass) {
			by, args = args[0], args[1:]
			if as := hs.lookupClass(by); len(args) == 2 && as == hs.class {
				return hs.field(hs.class, as, args[0], args[1], false)
			}
		}
		as := hs.lookupClass(by)
		if len(args) != 3 || as == nil {
			return nil, unnamed
		}
		c, _ := hs.literal(args[0]).(*Class)
		return hs.field(c, as, args[1], args[2], static)
	case "arrayElementVarHandle":
		if len(args) != 1 || !hs.isClass(call.X, methodHandlesClass) {
			return nil, unnamed
		}
		a, ok := hs.literal(args[0]).(*Array)
		if !ok {
			return nil, unnamed
		}
		return &Handle{Array: a}, ""
	case "objectFieldOffset":
		if len(args) != 2 || !hs.isUnsafe(call.X) {
			return nil, unnamed
		}
		return hs.offset(args[0], args[1])
	case "arrayBaseOffset", "arrayIndexScale":
		if len(args) != 1 || !hs.isUnsafe(call.X) {
			return nil, unnamed
		}
		if a, ok := hs.literal(args[0]).(*Array); ok {
			return &Handle{Maker: ByOffset, Array: a}, ""
		}
	case "newUpdater":
		for name, value := range updated {
			if hs.isClass(call.X, name) {
				return hs.updater(args, value)
			}
		}
	}
	return nil, unnamed
}

// field is the variable that is a field of a class, which code of class as looks up.
func (hs handles) field(c, as *Class, name, value ast.Expr, static bool) (*Handle, string) {
	of, text := hs.literal(value), textOf(name)
	if c == nil || of == nil || text == "" {
		return nil, "whose variable the text does not name"
	}
	f := hs.types.w.ownField(c, text)
	switch {
	case f == nil:
		return nil, "of a field that " + c.ShortName() + " does not declare"
	case f.Static != static:
		return nil, "that is looked up in another way than " + f.QName() + " is declared"
	case f.Type != of:
		return nil, "of another type than " + f.QName()
	case !sees(as, f):
		return nil, "of " + f.QName() + ", which may not be accessible"
	case static && c != hs.class:
		return nil, "of a static field of another class"
	}
	return &Handle{Of: c, Field: f}, ""
}

// updater is the variable that an updater of a field is made for.
func (hs handles) updater(args []ast.Expr, value Type) (*Handle, string) {
	if value == nil && len(args) == 3 {
		value = hs.literal(args[1])
		args = []ast.Expr{args[0], args[2]}
		if value == nil || !IsReference(value) {
			return nil, "whose variable the text does not name"
		}
	}
	if len(args) != 2 || value == nil {
		return nil, "whose variable the text does not name"
	}
	c, ok := hs.literal(args[0]).(*Class)
	if !ok {
		return nil, "whose variable the text does not name"
	}
	f := hs.types.w.ownField(c, textOf(args[1]))
	switch {
	case f == nil:
		return nil, "of a field that " + c.ShortName() + " does not declare"
	case f.Static || f.Type != value || f.Decl == nil || !f.Decl.Modifiers.Has("volatile"):
		return nil, "of " + f.QName() + ", which is no volatile field of that type"
	case !sees(hs.class, f):
		return nil, "of " + f.QName() + ", which may not be accessible"
	}
	return &Handle{Maker: ByUpdater, Of: c, Field: f}, ""
}

// ownField is the field of that name that c declares in Java, nil: there is none, or it has
// no source.
func (w *World) ownField(c *Class, name string) *Field {
	if c.Library || c.Compiled || c.Decl == nil {
		return nil
	}
	w.Header(c)
	for _, f := range c.Fields {
		if f.Name == name && f.Decl != nil && !f.Ghost && !f.Model && len(f.Readable)+len(f.Writable) == 0 {
			return f
		}
	}
	return nil
}

// sees reports whether code of a class may access a field, so that it may be looked up.
func sees(c *Class, f *Field) bool {
	m := f.Decl.Modifiers
	switch {
	case m.Has("private"):
		return TopLevel(f.Class) == TopLevel(c)
	case m.Has("public") || isInterface(f.Class):
		return true
	}
	return PackageOf(f.Class) == PackageOf(c)
}

// lookupClass is the class whose code may access what an expression looks up: that of this code,
// of MethodHandles.lookup(), and C of MethodHandles.privateLookupIn(C.class, lookup()), or of
// a variable that is such a value. nil: it is none.
func (hs handles) lookupClass(e ast.Expr) *Class {
	switch e := ast.Unparen(e).(type) {
	case *ast.Call:
		if e.X == nil || !hs.isClass(e.X, methodHandlesClass) {
			return nil
		}
		switch {
		case e.Name.Text == "lookup" && len(e.Args) == 0:
			return hs.class
		case e.Name.Text == "privateLookupIn" && len(e.Args) == 2 && hs.lookupClass(e.Args[1]) == hs.class:
			c, _ := hs.literal(e.Args[0]).(*Class)
			return c
		}
	case *ast.Ident:
		var found []ast.Expr
		other := false
		ast.Walk(hs.code, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.LocalVar:
				if n.Name.Text == e.Name {
					found = append(found, n.Init)
				}
			case *ast.Param:
				other = other || n.Name.Text == e.Name
			}
			return true
		})
		if len(found) == 0 && !other {
			for _, f := range hs.class.Fields {
				if f.Name == e.Name && f.Static && f.Final && f.Decl != nil {
					found = append(found, f.Decl.Init)
				}
			}
		}
		if len(found) != 1 || other || assigns(hs.code, e.Name) {
			return nil
		}
		if call, ok := found[0].(*ast.Call); ok {
			return hs.lookupClass(call)
		}
	}
	return nil
}

// isClass reports whether an expression names a class of the library.
func (hs handles) isClass(e ast.Expr, name string) bool {
	var c *Class
	switch e := ast.Unparen(e).(type) {
	case *ast.Ident:
		t, _, _ := hs.types.simple(e.Name, e.Span())
		c, _ = t.(*Class)
	case *ast.Select:
		c, _ = hs.types.w.classNamed(dotted(e))
	}
	return c != nil && c.Library && c.Name == name
}

// literal is T where x is T.class, nil for other expressions.
func (hs handles) literal(x ast.Expr) Type {
	e, ok := ast.Unparen(x).(*ast.ClassLit)
	if !ok {
		return nil
	}
	withoutReports := *hs.types
	withoutReports.report = nil
	if t, _ := withoutReports.resolve(e.Type); !IsKind(t, Void, Invalid) {
		return t
	}
	return nil
}

// textOf is the text of a string literal, "" for other expressions.
func textOf(x ast.Expr) string {
	l, ok := ast.Unparen(x).(*ast.Literal)
	if !ok || l.Kind != ast.StringLit {
		return ""
	}
	if n := len(l.Text); n >= 2 {
		return l.Text[1 : n-1] // a name has no escapes
	}
	return ""
}
