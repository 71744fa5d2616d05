package lombok

import (
	"slices"
	"strings"
	"unicode"

	"inspect/java/ast"
)

// field is one that the class declares itself.
type field struct {
	*class
	decl  *ast.FieldDecl // nil: of a builder
	index int            // among the members of the class
	name  string
	kind  ast.TypeExpr
	init  ast.Expr
	notes []*note
	level accessors

	static, final, transient bool
	nonNull                  bool   // Lombok checks that it is not null
	nullity                  string // what is said of null, as modifiers of Java and JML
}

// accessors is what @Accessors says of a field.
type accessors struct {
	fluent, chain, makeFinal bool
}

// findFields notes the fields of the class.
func (c *class) findFields() {
	for i, m := range c.decl.Members {
		d, ok := m.(*ast.FieldDecl)
		if !ok || d.JML || d.Unread != nil {
			continue
		}
		f := &field{class: c, decl: d, index: i, name: d.Name.Text, kind: d.Type, init: d.Init, notes: c.imports.notes(d.Modifiers),
			static: d.Modifiers.Has("static"), final: d.Modifiers.Has("final"), transient: d.Modifiers.Has("transient"),
			nonNull: c.imports.isNonNull(d.Modifiers), nullity: nullity(d.Modifiers)}
		if c.decl.Kind == ast.Interface || c.decl.Kind == ast.AnnotationInterface {
			f.static, f.final = true, true
		}
		c.fields = append(c.fields, f)
	}
}

// nullAnnotations are those that say of a reference whether it may be null, by their simple names.
var nullAnnotations = []string{"Nullable", "CheckForNull", "NonNull", "NotNull", "Nonnull"}

// nullity is what modifiers say of null, for what has the value of the field.
func nullity(m *ast.Modifiers) string {
	var b strings.Builder
	for _, word := range []string{"nullable", "non_null"} {
		if m.HasJML(word) {
			b.WriteString("/*@ " + word + " @*/ ")
		}
	}
	if m != nil {
		for _, a := range m.Annotations {
			if slices.Contains(nullAnnotations, a.Name[strings.LastIndexByte(a.Name, '.')+1:]) {
				b.WriteString("@" + a.Name + " ")
			}
		}
	}
	return b.String()
}

// isOfObjects reports whether a field is one that annotations of classes speak of.
func (f *field) isOfObjects() bool { return !f.static && !strings.HasPrefix(f.name, "$") }

// isPrimitive reports whether the type of a field is the primitive one of a name; any, for none.
func isPrimitive(t ast.TypeExpr, names ...string) bool {
	p, ok := t.(*ast.PrimType)
	return ok && (len(names) == 0 || slices.Contains(names, p.Name))
}

// findAccessors reads @Accessors of the class and of the field, and the settings.
func (f *field) findAccessors() {
	c := f.class
	value := func(name, key string) (isSet, isTrue bool) {
		for _, n := range []*note{of(f.notes, "experimental.Accessors"), c.accessors()} {
			if n != nil && n.args[name] != nil {
				return true, c.isTrue(n, name, false)
			}
		}
		_, isSet = c.config.values[key]
		return isSet, c.config.isTrue(key)
	}
	_, f.level.fluent = value("fluent", "lombok.accessors.fluent")
	if isSet, isTrue := value("chain", "lombok.accessors.chain"); isSet {
		f.level.chain = isTrue
	} else {
		f.level.chain = f.level.fluent
	}
	_, f.level.makeFinal = value("makeFinal", "lombok.accessors.makefinal")
}

// accessors is the @Accessors of the class, or else of one around it.
func (c *class) accessors() *note {
	for k := c; k != nil; k = k.outer {
		if n := of(k.notes, "experimental.Accessors"); n != nil {
			c.check(n)
			return n
		}
	}
	return nil
}

// isBooleanPrefixed reports whether a name is like isRunning.
func isBooleanPrefixed(name string) bool {
	return strings.HasPrefix(name, "is") && len(name) > 2 && !unicode.IsLower([]rune(name)[2])
}

// accessorName is what Lombok calls the method that gets or sets a field: getName, isRunning, setRunning.
func (f *field) accessorName(prefix, ofBoolean string) string {
	switch {
	case f.level.fluent:
		return f.name
	case !f.isBoolean():
		return prefix + capitalized(f.name)
	case isBooleanPrefixed(f.name):
		return ofBoolean + f.name[2:]
	}
	return ofBoolean + capitalized(f.name)
}

// isBoolean reports whether the methods of a field are named as those of a boolean.
func (f *field) isBoolean() bool {
	return isPrimitive(f.kind, "boolean") && !f.config.isTrue("lombok.getter.noisprefix")
}

// accessorNames are all names that a method of the field may have, so that none is made: of isRunning
// these are isRunning, getRunning, isIsRunning and getIsRunning.
func (f *field) accessorNames(prefix, ofBoolean string) []string {
	if !f.isBoolean() {
		return []string{f.accessorName(prefix, ofBoolean)}
	}
	bases := []string{f.name}
	if isBooleanPrefixed(f.name) {
		base := f.name[2:]
		if f.level.fluent {
			r := []rune(base)
			base = string(unicode.ToLower(r[0])) + string(r[1:])
		}
		bases = append(bases, base)
	}
	var out []string
	for _, b := range bases {
		if f.level.fluent {
			out = append(out, b)
		} else {
			out = append(out, prefix+capitalized(b), ofBoolean+capitalized(b))
		}
	}
	return out
}

// capitalized is a name with its first letter in upper case.
func capitalized(name string) string {
	r := []rune(name)
	if !unicode.IsLower(r[0]) {
		return name
	}
	if len(r) > 2 && (unicode.IsTitle(r[1]) || unicode.IsUpper(r[1])) {
		return string(unicode.ToUpper(r[0])) + string(r[1:])
	}
	return string(unicode.ToTitle(r[0])) + string(r[1:])
}

// typeText is a type as Java writes it, without annotations.
func typeText(t ast.TypeExpr) string {
	switch t := t.(type) {
	case *ast.PrimType:
		return t.Name
	case *ast.ArrayType:
		return typeText(t.Elem) + "[]"
	case *ast.WildcardType:
		switch {
		case t.Bound == nil:
			return "?"
		case t.Super:
			return "? super " + typeText(t.Bound)
		}
		return "? extends " + typeText(t.Bound)
	case *ast.NamedType:
		var parts []string
		for _, p := range t.Parts {
			parts = append(parts, p.Name+arguments(p.Args))
		}
		return strings.Join(parts, ".")
	}
	return ""
}

// arguments are type arguments in their brackets; empty: there are none.
func arguments(all []ast.TypeExpr) string {
	if len(all) == 0 {
		return ""
	}
	var out []string
	for _, t := range all {
		out = append(out, typeText(t))
	}
	return "<" + strings.Join(out, ", ") + ">"
}

// parameters are the type parameters of a class, with their bounds, and as arguments of its own type.
func (c *class) parameters() (declared, applied, any string) {
	var ds, as, qs []string
	for _, p := range c.decl.TypeParams {
		d := p.Name.Text
		for i, b := range p.Bounds {
			d += map[bool]string{true: " extends ", false: " & "}[i == 0] + typeText(b)
		}
		ds, as, qs = append(ds, d), append(as, p.Name.Text), append(qs, "?")
	}
	bracket := func(s []string) string {
		if len(s) == 0 {
			return ""
		}
		return "<" + strings.Join(s, ", ") + ">"
	}
	return bracket(ds), bracket(as), bracket(qs)
}

// path is the name of the class behind those of the classes around it: Outer.Inner.
func (c *class) path() string {
	if c.outer == nil {
		return c.decl.Name.Text
	}
	return c.outer.path() + "." + c.decl.Name.Text
}

// selfType is the type of this: Outer<T>.Inner, or of a static class Outer.Inner.
func (c *class) selfType() string {
	_, applied, _ := c.parameters()
	switch {
	case c.outer == nil:
		return c.decl.Name.Text + applied
	case c.isStatic():
		return c.path() + applied
	}
	return c.outer.selfType() + "." + c.decl.Name.Text + applied
}

// isStatic reports whether objects of the class have none around them.
func (c *class) isStatic() bool {
	return c.outer == nil || c.decl.Modifiers.Has("static") || c.decl.Kind != ast.Class ||
		c.outer.decl.Kind == ast.Interface || c.outer.decl.Kind == ast.AnnotationInterface
}

// methods are those that the class declares itself, of a name in any case of its letters, that take n
// arguments; -1: any number.
func (c *class) methods(name string, n int) (out []*ast.MethodDecl) {
	for _, m := range c.decl.Members {
		d, ok := m.(*ast.MethodDecl)
		if !ok || d.JML || d.Constructor || !strings.EqualFold(d.Name.Text, name) {
			continue
		}
		k := len(d.Params)
		varArgs := k > 0 && d.Params[k-1].VarArgs
		if n < 0 || k == n || varArgs && n >= k-1 {
			out = append(out, d)
		}
	}
	return out
}

// hasMethod reports whether the class declares a method of one of the names that takes n arguments, or one
// was made for another field.
func (c *class) hasMethod(names []string, n int) bool {
	return slices.ContainsFunc(names, func(name string) bool {
		return len(c.methods(name, n)) > 0 || slices.ContainsFunc(c.named, func(k signature) bool { return strings.EqualFold(k.name, name) && k.params == n })
	})
}

// signature is a method that was made.
type signature struct {
	name   string
	params int
}

// constructors are those that the class declares itself.
func (c *class) constructors() (out []*ast.MethodDecl) {
	for _, m := range c.decl.Members {
		if d, ok := m.(*ast.MethodDecl); ok && d.Constructor {
			out = append(out, d)
		}
	}
	return out
}
