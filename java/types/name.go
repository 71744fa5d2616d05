package types

import (
	"cmp"
	"slices"
	"strings"

	"inspect/java/ast"
	"inspect/java/source"
)

// ident resolves a simple name used as a value.
func (r *resolver) ident(e *ast.Ident) Type {
	if t, ok := r.variable(e); ok {
		return t
	}
	if t, _, d := r.types.simple(e.Name, e.Span()); t != nil {
		return r.errorf(NotAValue, e.Span(), "%s is a class, not a value", e.Name)
	} else if d != nil && d.Code != source.Unsupported {
		r.report(d)
		return Of(Invalid)
	}
	return r.unresolved(e)
}

// wordsOfJML are the words that a name which is not declared may mean in a specification.
var wordsOfJML = map[string]string{"result": `\result`, "nothing": `\nothing`, "none": `\nothing`, "everything": `\everything`}

func (r *resolver) unresolved(e *ast.Ident) Type {
	if r.isOpenHere(e.Span(), e.Name) {
		return Of(Invalid)
	}
	d := source.Errorf(UnresolvedName, e.Span(), "%s is not declared here", e.Name)
	if d.Remedy = didYouMean(e.Name, r.visibleNames()); d.Remedy == "" && r.spec != nil && wordsOfJML[e.Name] != "" {
		d.Remedy = "did you mean " + wordsOfJML[e.Name] + "?"
	}
	r.report(d)
	return Of(Invalid)
}

// isOpenHere reports whether a name may be inherited by a class around the code from
// a supertype that is missing, and reports that.
func (r *resolver) isOpenHere(at source.Span, name string) bool {
	for c := r.class; c != nil; c = c.Outer {
		if !r.w.isClosed(c) && r.open(c, at, "field "+name, "") {
			return true
		}
	}
	return false
}

// visibleNames are the variables and fields that a simple name could mean.
func (r *resolver) visibleNames() []string {
	var names []string
	for s := r.scope; s != nil; s = s.outer {
		for n := range s.vars {
			names = append(names, n)
		}
	}
	for c := r.class; c != nil; c = c.Outer {
		names = append(names, r.w.fieldNames(c)...)
	}
	return names
}

func (w *World) fieldNames(c *Class) []string {
	var names []string
	for _, k := range w.ancestors(c) {
		for _, f := range k.Fields {
			names = append(names, f.Name)
		}
	}
	return names
}

func (w *World) methodNames(c *Class) []string {
	var names []string
	for _, k := range w.ancestors(c) {
		for _, m := range k.Methods {
			if !m.Constructor {
				names = append(names, m.Name)
			}
		}
	}
	return names
}

// variable resolves a simple name as a local variable, a field of this class
// or an enclosing one, or a statically imported field.
func (r *resolver) variable(e *ast.Ident) (Type, bool) {
	if v := r.localIn(r.scope, e.Name); v != nil {
		return r.useLocal(e, v), true
	}
	var hidden *Field // not inherited, so that what stands further out goes before it
	var there enclosed
	static, cut := r.static, r.static
	for c, steps := r.class, 0; c != nil; c, steps = c.Outer, steps+1 {
		at := enclosed{c, steps, static}
		all := r.w.fieldNamed(c, e.Name)
		if r.mayBeBad(c, e.Name, false, ownerOf(all)) {
			return Of(Invalid), true
		}
		seen := slices.DeleteFunc(slices.Clone(all), func(f *Field) bool { return !r.w.inheritsMember(c, f, f.Class) })
		if len(seen) > 0 {
			return r.enclosedField(e, seen, at), true
		}
		if len(all) > 0 && hidden == nil {
			hidden, there = all[0], at
		}
		if c.Local != nil {
			if v := c.Local.vars[e.Name]; v != nil {
				return r.capturedVar(e, c, v, steps, cut), true
			}
		}
		static, cut = static || c.Static, cut || c.Static
	}
	if t, ok := r.importedVariable(e); ok {
		return t, true
	}
	switch {
	case hidden == nil:
		return nil, false
	case r.spec != nil:
		return r.enclosedField(e, []*Field{hidden}, there), true
	}
	return r.errorf(PrivateAccess, e.Span(), "field %s is %s", hidden.QName(), r.w.access(hidden)), true
}

// enclosed is a class around the code: so many steps out, and static when it has no
// object there.
type enclosed struct {
	class  *Class
	steps  int
	static bool
}

// enclosedField resolves a simple name as a field of a class around the code.
func (r *resolver) enclosedField(e *ast.Ident, fs []*Field, at enclosed) Type {
	f := fs[0]
	for _, g := range fs[1:] {
		if g != f {
			return r.errorf(AmbiguousName, e.Span(), "%s may be %s or %s", e.Name, f.QName(), g.QName())
		}
	}
	if !f.Static {
		if at.static {
			return r.errorf(StaticContext, e.Span(), "field %s belongs to an object, and there is no `this` here", f.QName())
		}
		if r.prologue && at.steps == 0 {
			return r.errorf(StaticContext, e.Span(), "field %s cannot be used before the superclass constructor has run", f.QName())
		}
		if at.steps > 0 {
			r.w.Info.Outer[e] = at.steps
		}
		r.usesThis()
	}
	return r.useField(e, f, r.w.thisType(at.class), e.Span())
}

// importedVariable resolves a simple name as a statically imported field. One that is
// imported by its name goes before those of whole classes, and what a missing class
// could have is not known.
func (r *resolver) importedVariable(e *ast.Ident) (Type, bool) {
	im := r.w.importsAt(r.class.File, e.Span())
	for _, is := range [][]*ast.Import{im.staticSingle[e.Name], im.staticDemand} {
		var missing *source.Diagnostic
		for _, i := range is {
			c, d := r.imported(i)
			if f := r.w.staticField(c, e.Name); f != nil {
				return r.useField(e, f, nil, e.Span()), true
			}
			if c != nil && c.Broken != nil {
				return Of(Invalid), true
			}
			missing = cmp.Or(missing, d)
		}
		if missing != nil {
			r.report(missing)
			return Of(Invalid), true
		}
	}
	return nil, false
}

// staticField is the static field of that name that c has or inherits, if c is a class.
func (w *World) staticField(c *Class, name string) *Field {
	if c != nil {
		for _, f := range w.fieldNamed(c, name) {
			if f.Static {
				return f
			}
		}
	}
	return nil
}

// importedFrom is the class whose static members an import names.
func (w *World) importedFrom(i *ast.Import) (*Class, *source.Diagnostic) {
	return w.canonicalClass(classOfImport(i))
}

// classOfImport is the name of that class.
func classOfImport(i *ast.Import) string {
	if i.OnDemand {
		return i.Name
	}
	return i.Name[:max(0, strings.LastIndexByte(i.Name, '.'))]
}

// useLocal notes that e means v.
func (r *resolver) useLocal(e *ast.Ident, v *Var) Type {
	r.w.Info.Uses[e] = v
	if v.Ghost && r.spec == nil {
		r.ghostInCode(e.Span(), "variable "+v.Name)
	}
	if c := r.w.consts[v]; c != nil {
		r.w.Info.Consts[e] = c
	}
	if t := r.w.valueType(v.Type); t != v.Type {
		r.executed[e] = t
		return t
	}
	r.executed[e] = v.Type
	return r.w.Info.VarType(v)
}

// useField notes that e means f, a field of an object of type site, and gives its
// type there; nil: of a class.
func (r *resolver) useField(e ast.Expr, f *Field, site Type, at source.Span) Type {
	r.w.Info.Uses[e] = f
	r.declared(f)
	r.unit.refs.field(f)
	r.unit.refs.typ(f.Type)
	switch {
	case f.Ghost && r.spec == nil && !r.ghost:
		r.ghostInCode(at, "field "+f.QName())
	case f.Model && r.spec == nil:
		r.errorf(BadSpec, at, "field %s is a model field: only annotations can use it", f.QName())
	case f.Model:
		if m := r.w.ModelMethod(f); m != nil {
			r.useMethod(m, nil, at)
		}
		r.useGroup(f, at)
	}
	if r.spec == nil {
		for _, m := range slices.Concat(f.Readable, f.Writable) {
			r.useMethod(m, nil, at)
		}
	}
	if r.w.state(f).private && r.spec == nil && TopLevel(f.Class) != TopLevel(r.class) {
		r.errorf(PrivateAccess, at, "field %s is private", f.QName())
	}
	r.w.constantField(f)
	r.valueless(f, at)
	if f.Const != nil && (f.Static || isIdent(e)) {
		r.w.Info.Consts[e] = f.Const
	}
	if isExpanded(f) {
		return r.representedType(f, at)
	}
	if t := r.w.valueType(f.Type); t != f.Type {
		r.executed[e] = t
		return t
	}
	r.executed[e] = f.Type
	t := r.w.fieldType(f)
	if site != nil && !f.Static {
		s, raw := r.w.memberOf(site, f.Class)
		if raw {
			return f.Type
		}
		return r.w.subst(t, s)
	}
	return t
}

func isIdent(e ast.Expr) bool {
	_, ok := e.(*ast.Ident)
	return ok
}

// TopLevel is the top-level class in whose text a class stands: itself, where it is one.
func TopLevel(c *Class) *Class {
	for c.Outer != nil {
		c = c.Outer
	}
	return c
}

// qualifier resolves the X of X.name: a value with its type, a class, or a
// package by its name. Exactly one of the three is given; the type is Invalid
// after an error.
func (r *resolver) qualifier(e ast.Expr) (Type, *Class, string) {
	switch e := e.(type) {
	case *ast.Ident:
		r.forget(e)
		if t, ok := r.variable(e); ok {
			return r.record(e, r.w.captureConversion(t)), nil, ""
		}
		t, _, d := r.types.simple(e.Name, e.Span())
		if c, ok := t.(*Class); ok {
			r.broken(c)
			r.w.Info.Uses[e] = c
			return nil, c, ""
		}
		if r.w.isPackage(e.Name) {
			r.w.Info.Uses[e] = &Package{e.Name}
			return nil, nil, e.Name
		}
		if d != nil && (startsUpper(e.Name) || d.Code != source.Unsupported) {
			r.report(d)
			return Of(Invalid), nil, ""
		}
		if r.isOpenHere(e.Span(), e.Name) {
			return Of(Invalid), nil, ""
		}
		u := source.Errorf(UnresolvedName, e.Span(), "%s is neither a variable nor a class", e.Name)
		u.Remedy = didYouMean(e.Name, append(r.visibleNames(), r.w.classNames()...))
		r.report(u)
		return Of(Invalid), nil, ""
	case *ast.Select:
		r.forget(e)
		if t := r.modelEmpty(e); t != nil {
			return r.record(e, t), nil, ""
		}
		t, c, p := r.qualifier(e.X)
		if c != nil {
			if len(r.w.fieldNamed(c, e.Name.Text)) == 0 {
				if k := r.w.memberNamed(c, e.Name.Text); k != nil {
					r.broken(k)
					r.w.Info.Uses[e] = k
					return nil, k, ""
				}
			}
		}
		if p != "" {
			name := p + "." + e.Name.Text
			k, why := r.w.classNamed(name)
			if k != nil {
				r.broken(k)
				r.w.Info.Uses[e] = k
				return nil, k, ""
			}
			if r.w.packages[name] || r.w.isPackage(name) && !startsUpper(e.Name.Text) {
				r.w.Info.Uses[e] = &Package{name}
				return nil, nil, name
			}
			r.report(r.w.absent(name, e.Span(), why))
			return Of(Invalid), nil, ""
		}
		return r.record(e, r.w.captureConversion(r.member(e, t, c))), nil, ""
	case *ast.SuperRef:
		return r.superRef(e), nil, ""
	}
	return r.value(e), nil, ""
}

func startsUpper(s string) bool { return s != "" && s[0] >= 'A' && s[0] <= 'Z' }

// selectExpr resolves X.name used as a value.
func (r *resolver) selectExpr(e *ast.Select) Type {
	if t := r.modelEmpty(e); t != nil {
		return t
	}
	t, c, p := r.qualifier(e.X)
	if p != "" {
		name := p + "." + e.Name.Text
		if k, why := r.w.classNamed(name); k != nil {
			return r.errorf(NotAValue, e.Span(), "%s is a class, not a value", name)
		} else if r.w.packages[name] {
			return r.errorf(NotAValue, e.Span(), "%s is a package, not a value", name)
		} else {
			r.report(r.w.absent(name, e.Span(), why))
		}
		return Of(Invalid)
	}
	return r.member(e, t, c)
}

// member resolves the field X.name, where X is a value of type t or, with t
// nil, the class c.
func (r *resolver) member(e *ast.Select, t Type, c *Class) Type {
	name := e.Name
	inClass := t == nil
	site := t
	if !inClass {
		if _, ok := t.(*Sequence); ok {
			if name.Text != "length" {
				return r.errorf(UnresolvedName, name.Span(), "a sequence has a length, and no %s", name.Text)
			}
			r.w.Info.Uses[e] = ArrayLength{}
			return Of(Int)
		}
		if a, ok := r.w.arrayType(t); ok {
			r.need(e.X, a)
			if name.Text == "length" {
				r.w.Info.Uses[e] = ArrayLength{}
				return Of(Int)
			}
			d := source.Errorf(UnresolvedName, name.Span(), "an array has no field %s", name.Text)
			d.Remedy = didYouMean(name.Text, []string{"length"})
			r.report(d)
			return Of(Invalid)
		}
		c = nil
		for _, u := range r.w.receivers(t) {
			if k := classOf(u); k != nil && (c == nil || len(r.w.fieldNamed(c, name.Text)) == 0) {
				c, site = k, u
			}
		}
		if c == nil {
			if !IsKind(t, Invalid) {
				r.errorf(UnresolvedName, name.Span(), "a value of type %s has no fields", t)
			}
			return Of(Invalid)
		}
	}
	fs := r.w.fieldNamed(c, name.Text)
	if r.mayBeBad(c, name.Text, false, ownerOf(fs)) {
		return Of(Invalid)
	}
	if len(fs) == 0 {
		return r.noField(e, c, inClass)
	}
	f := fs[0]
	for _, g := range fs[1:] {
		if g != f {
			return r.errorf(AmbiguousName, name.Span(), "%s may be %s or %s", name.Text, f.QName(), g.QName())
		}
	}
	if inClass && !f.Static {
		return r.errorf(StaticContext, e.Span(), "field %s belongs to an object, not to the class", f.QName())
	}
	if !inClass && !f.Static {
		to := Type(f.Class)
		if k, ok := r.w.Erasure(t).(*Class); ok && k.IsSubclassOf(f.Class) {
			to = k // which the value of a type variable is cast to, as javac does
		}
		r.need(e.X, to)
	}
	typ := r.useField(e, f, site, name.Span())
	if !inClass && f.Const != nil {
		// JLS 15.29: only a name TypeName.x is constant, e.x is not.
		delete(r.w.Info.Consts, e)
	}
	return typ
}

func (r *resolver) noField(e *ast.Select, c *Class, inClass bool) Type {
	name := e.Name
	if r.w.memberClass(c, name.Text) != nil {
		return r.errorf(NotAValue, e.Span(), "%s.%s is a class, not a value", c.Name, name.Text)
	}
	constant := c.Kind == ast.Enum && inClass && r.w.isClosed(c) // an enum has no other fields
	if !constant && r.open(c, name.Span(), "field "+name.Text, "") {
		return Of(Invalid)
	}
	d := source.Errorf(UnresolvedName, name.Span(), "class %s has no field %s", c.Name, name.Text)
	d.Remedy = didYouMean(name.Text, r.w.fieldNames(c))
	if ms, _ := r.w.methodsNamed(c, name.Text); len(ms) > 0 {
		d.Remedy = "it has a method of that name: " + name.Text + "()"
	}
	r.report(d)
	return Of(Invalid)
}

// open reports why the members of c are not all known: a supertype is missing
// or the library leaves some out. false: they are known. With says which of the members
// of that name are meant.
func (r *resolver) open(c *Class, at source.Span, member, with string) bool {
	for _, k := range r.w.ancestors(c) {
		if ds := r.w.headers[k].diags; len(ds) > 0 {
			for _, d := range ds {
				r.report(d)
			}
			return true
		}
	}
	if r.w.isAbridged(c) {
		r.unsupported(at, missing(c, member)+with, instead(c, member))
		return true
	}
	for _, k := range r.w.ancestors(c) {
		if IsFoundNowhere(k) {
			r.unsupported(at, member+" of class "+k.Name+with+", which is found nowhere", NowhereRemedy)
			return true
		}
	}
	return false
}

// isAbridged reports whether c has members that the library leaves out.
func (w *World) isAbridged(c *Class) bool {
	for _, k := range w.ancestors(c) {
		if k.Library && k.Name != "java.lang.Object" {
			return true
		}
	}
	return false
}

// erased reports that e needs the cast which erasure inserts.
func (r *resolver) erased(e ast.Expr) Type {
	return r.unsupported(e.Span(), "the conversion from a type variable that generics insert here", "cast the value explicitly, first to Object if need be")
}

// constantField computes f.Const when f is a constant variable (JLS 4.12.4).
func (w *World) constantField(f *Field) {
	if w.folding[f] != untouched {
		return
	}
	w.folding[f] = running
	defer func() { w.folding[f] = done }()
	if !f.Final || f.Decl == nil || f.Decl.Init == nil || IsReference(f.Type) && !isString(f.Type) || IsKind(f.Type, Invalid) || !hasConstantShape(f.Decl.Init) {
		return
	}
	u := &unit{} // what is wrong is reported when the initialiser is reached
	r := w.resolver(f.Class, nil, f.Static, u)
	t := r.value(f.Decl.Init)
	r.assign(f.Decl.Init, t, f.Type)
	if len(u.diags) > 0 {
		return
	}
	if c := convertConst(w.Info.Consts[f.Decl.Init], f.Type); c != nil {
		k := *c
		k.Width = k.Width || isWidthDependent(f)
		k.Hex = false
		f.Const = &k
	}
}

// isWidthDependent: the limits and widths of int and long, which are other numbers at
// another width.
func isWidthDependent(f *Field) bool {
	return (f.Class.Name == "java.lang.Integer" || f.Class.Name == "java.lang.Long") && (f.Name == "MIN_VALUE" || f.Name == "MAX_VALUE" || f.Name == "SIZE")
}

// hasConstantShape reports whether an expression consists of what constant
// expressions are made of.
func hasConstantShape(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.Literal:
		return e.Kind != ast.NullLit
	case *ast.Ident:
		return true
	case *ast.Select:
		return hasConstantShape(e.X)
	case *ast.Paren:
		return hasConstantShape(e.X)
	case *ast.Unary:
		return hasConstantShape(e.X)
	case *ast.Cast:
		return hasConstantShape(e.X)
	case *ast.Binary:
		return hasConstantShape(e.X) && hasConstantShape(e.Y)
	case *ast.Cond:
		return hasConstantShape(e.C) && hasConstantShape(e.X) && hasConstantShape(e.Y)
	}
	return false
}
