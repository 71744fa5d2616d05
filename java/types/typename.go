package types

import (
	"strings"

	"inspect/java/ast"
	"inspect/java/source"
)

// typeScope is a place at which type names are looked up: inside a class, with
// the type parameters of a method in front.
type typeScope struct {
	w      *World
	file   *ast.File
	class  *Class // nil: at the top level of the file
	params []*ast.TypeParam
	// local finds the local classes of the code; nil: there are none.
	local func(name string) *Class
	// code is what else the code around the class sees.
	code *codeNames
	// declares is what the type is declared of, and called its name.
	declares declaredOf
	called   string
	// report takes the diagnostics; nil drops them.
	report func(*source.Diagnostic)
}

func (s *typeScope) error(d *source.Diagnostic) {
	if s.report != nil && d != nil {
		s.report(d)
	}
}

// resolve gives the erased meaning of a type as written, Invalid after an
// error. generic tells that it is a type variable or an array of one.
func (s *typeScope) resolve(t ast.TypeExpr) (typ Type, generic bool) {
	switch t := t.(type) {
	case *ast.PrimType:
		typ = s.primitive(t)
	case *ast.ArrayType:
		var elem Type
		if elem, generic = s.resolve(t.Elem); IsKind(elem, Invalid) {
			typ = elem
		} else if IsKind(elem, Void) {
			s.error(source.Errorf(IncompatibleTypes, t.Span(), "there are no arrays of void"))
			typ = Of(Invalid)
		} else {
			typ = s.w.ArrayOf(elem)
		}
	case *ast.NamedType:
		typ, generic = s.named(t)
	case *ast.WildcardType:
		if t.Bound != nil && !t.Super {
			typ, _ = s.resolve(t.Bound)
		} else {
			typ = s.w.object()
		}
		generic = true
	case *ast.IntersectionType:
		for i, part := range t.Types {
			p, _ := s.resolve(part)
			if i == 0 {
				typ = p
			}
		}
	case *ast.UnionType:
		typ = s.union(t)
	default:
		typ = Of(Invalid)
	}
	if !s.w.frozen {
		s.w.Info.TypeOf[t] = typ
	}
	return typ, generic
}

var primitives = map[string]BasicKind{
	"void": Void, "boolean": Boolean, "byte": Byte, "short": Short, "char": Char, "int": Int, "long": Long,
	"float": Float, "double": Double, `\bigint`: BigInt, `\real`: Real, `\TYPE`: TypeType,
}

func (s *typeScope) primitive(t *ast.PrimType) Type {
	if k, ok := primitives[t.Name]; ok {
		return Of(k)
	}
	if k, ok := expandedTypes[t.Name]; ok {
		return s.expandedType(k, t, t.Args)
	}
	if s.isDataGroup(t.Name) {
		return s.w.object()
	}
	s.error(source.NotSupported(t.Span(), "type "+t.Name, "use a Java type"))
	return Of(Invalid)
}

// isDataGroup reports whether a name is the type of a model field that is nothing but a data
// group: its value may be any object, and nothing says what it represents.
func (s *typeScope) isDataGroup(name string) bool {
	return s.declares == ofModelField && dataGroups[name]
}

// dataGroups are the names of that type.
var dataGroups = map[string]bool{"JMLDataGroup": true, `\datagroup`: true, "org.jmlspecs.lang.JMLDataGroup": true}

// isDataGroup reports whether a type as written is that of a data group.
func isDataGroup(t ast.TypeExpr) bool { return dataGroups[t.Span().Text()] }

// of is the scope for the type of something of that name.
func (s typeScope) of(what declaredOf, name string) *typeScope {
	s.declares, s.called = what, name
	return &s
}

// union gives the least common superclass of the alternatives of a catch.
func (s *typeScope) union(t *ast.UnionType) Type {
	var least *Class
	for _, part := range t.Types {
		p, _ := s.resolve(part)
		c, ok := p.(*Class)
		if !ok {
			return Of(Invalid)
		}
		if least == nil {
			least = c
			continue
		}
		for least != nil && !c.IsSubclassOf(least) {
			least = least.Super
		}
		if least == nil {
			least = s.w.object()
		}
	}
	if least == nil {
		return Of(Invalid)
	}
	return least
}

// named resolves p.Outer<T>.Inner: type arguments are erased and not looked at.
func (s *typeScope) named(t *ast.NamedType) (Type, bool) {
	first := t.Parts[0]
	typ, v, d := s.simple(first.Name, first.Span())
	generic := v != nil
	if len(t.Parts) == 1 {
		if k, ok := expandedTypes[first.Name]; ok && typ == nil {
			return s.expandedType(k, t, first.Args), false
		}
		if typ == nil && s.isDataGroup(first.Name) {
			return s.w.object(), false
		}
		if typ == nil {
			s.error(s.unknown(first.Name, first.Span(), d))
			return Of(Invalid), false
		}
		return typ, generic
	}
	i := 1
	if typ == nil {
		if d != nil && !strings.HasPrefix(t.Span().Text(), "org.jmlspecs.") && !s.w.packages[first.Name] && (startsUpper(first.Name) || !s.w.isPackage(first.Name)) {
			s.error(d)
			return Of(Invalid), false
		}
		name := first.Name
		for ; i < len(t.Parts); i++ {
			name += "." + t.Parts[i].Name
			if s.w.packages[name] {
				continue
			}
			c, why := s.w.classNamed(name)
			if simple, of := strings.CutPrefix(name, modelLibrary); of && c == nil && expandedTypes[simple] != 0 {
				return s.expandedType(expandedTypes[simple], t, t.Parts[i].Args), false
			}
			if simple, of := strings.CutPrefix(name, "org.jmlspecs.lang."); of && c == nil && s.isDataGroup(simple) {
				return s.w.object(), false
			}
			if c != nil {
				typ = c
				i++
				break
			}
			if why != nil || i == len(t.Parts)-1 {
				s.error(s.w.absent(name, t.Span(), why))
				return Of(Invalid), false
			}
		}
		if typ == nil {
			s.error(source.Errorf(UnknownClass, t.Span(), "%s is a package, not a class", name))
			return Of(Invalid), false
		}
	}
	for ; i < len(t.Parts); i++ {
		c, ok := typ.(*Class)
		if !ok {
			return Of(Invalid), false
		}
		inner := s.w.memberNamed(c, t.Parts[i].Name)
		if inner == nil && s.w.isAbridged(c) {
			s.error(source.NotSupported(t.Span(), "class "+c.Name+"."+t.Parts[i].Name, "write what the checked code needs of it as a class of your own"))
			return Of(Invalid), false
		}
		if inner == nil {
			d := source.Errorf(UnknownClass, t.Parts[i].Span(), "class %s has no member class %s", c.Name, t.Parts[i].Name)
			d.Remedy = didYouMean(t.Parts[i].Name, s.w.nestedNames(c))
			s.error(d)
			return Of(Invalid), false
		}
		typ = inner
	}
	return typ, false
}

// simple resolves a simple type name by the scopes of JLS 6.3 and 6.4.1. typ is
// nil when there is none; d then may say why. v is the type variable that the name
// means, and typ its erasure.
func (s *typeScope) simple(name string, at source.Span) (typ Type, v *TypeVar, d *source.Diagnostic) {
	if s.local != nil {
		if c := s.local(name); c != nil {
			return c, nil, nil
		}
	}
	if t, v, ok := s.variable(s.params, name); ok {
		return t, v, nil
	}
	if t, v := s.inCode(s.code, name); t != nil {
		return t, v, nil
	}
	for c := s.class; c != nil; c = c.Outer {
		if c.Decl != nil {
			inner := *s
			inner.class = c
			if t, v, ok := inner.variable(c.Decl.TypeParams, name); ok {
				return t, v, nil
			}
		}
		if k := s.w.memberClass(c, name); k != nil {
			return k, nil, nil
		}
		if c.SimpleName() == name {
			return c, nil, nil
		}
		if c.Local != nil {
			if t, v := s.inCode(c.Local.names, name); t != nil {
				return t, v, nil
			}
		}
	}
	c, d := s.fromFile(name, at)
	if c == nil {
		return nil, nil, d
	}
	return c, nil, nil
}

// fromFile looks a type name up among the imports and packages of the file.
func (s *typeScope) fromFile(name string, at source.Span) (*Class, *source.Diagnostic) {
	w, im := s.w, s.w.importsAt(s.file, at)
	prefix := ""
	if s.file.Package != nil {
		prefix = s.file.Package.Name + "."
	}
	for _, d := range s.file.Types {
		if d.Name.Text == name {
			if c := w.byName[prefix+name]; c != nil {
				return c, nil
			}
		}
	}
	if i := im.single[name]; i != nil {
		c, why := w.canonicalClass(i.Name)
		if c == nil {
			return nil, s.w.absent(i.Name, at, why)
		}
		return c, nil
	}
	for _, i := range im.staticSingle[name] {
		if c, _ := w.canonicalClass(i.Name); c != nil {
			return c, nil
		}
	}
	if c, why := w.classNamed(prefix + name); c != nil {
		return c, nil
	} else if why != nil {
		return nil, s.w.absent(prefix+name, at, why)
	}
	found, unknownPackage, d := s.onDemand(im.demand, name, at)
	if d != nil {
		return nil, d
	}
	if found == nil {
		found, _ = w.classNamed("java.lang." + name)
	}
	if found == nil {
		for _, i := range im.staticDemand {
			if outer, _ := w.canonicalClass(i.Name); outer != nil {
				if c := w.memberClass(outer, name); c != nil {
					return c, nil
				}
			}
		}
	}
	if found == nil { // which all others shadow (JLS 6.4.1)
		if found, _, d = s.onDemand(im.modules, name, at); d != nil {
			return nil, d
		}
	}
	switch {
	case found != nil:
		return found, nil
	case javaLang[name]:
		return nil, s.w.absent("java.lang."+name, at, nil)
	case unknownPackage != "":
		return nil, source.NotSupported(at, "class "+name+" (of "+unknownPackage+", if it is there)", w.platformRemedy())
	}
	return nil, w.forModelsOnly(s.file, name, at)
}

// onDemand looks a name up among imports on demand, and gives also a package of the JDK that may
// have it, where its classes are not known.
func (s *typeScope) onDemand(list []*ast.Import, name string, at source.Span) (found *Class, unknownPackage string, d *source.Diagnostic) {
	w := s.w
	for _, i := range list {
		var c *Class
		if outer, _ := w.canonicalClass(i.Name); outer != nil && !w.packages[i.Name] {
			c = w.memberNamed(outer, name)
		} else {
			c, _ = w.classNamed(i.Name + "." + name)
			if c == nil && isPlatformPackage(i.Name+".") && unknownPackage == "" && !w.hasProvider(i.Name) {
				unknownPackage = i.Name
			}
		}
		if c != nil && found != nil && c != found {
			return nil, "", source.Errorf(AmbiguousName, at, "%s may be %s or %s", name, found.Name, c.Name)
		}
		if c != nil {
			found = c
		}
	}
	return found, unknownPackage, nil
}

// variable gives the type variable of that name, if params have it, and its
// erasure: that of its first bound.
func (s *typeScope) variable(params []*ast.TypeParam, name string) (Type, *TypeVar, bool) {
	for _, p := range params {
		if p.Name.Text != name {
			continue
		}
		scope := *s
		scope.params = params
		v := s.w.typeVarOf(p, scope)
		if isSelfBounded(params, p, 0) {
			s.error(source.Errorf(CyclicInheritance, p.Span(), "type variable %s is bounded by itself", name))
			return s.w.object(), v, true
		}
		return scope.erasedBound(params, p), v, true
	}
	return nil, nil, false
}

// isSelfBounded reports whether a type variable is among those that bound it.
func isSelfBounded(params []*ast.TypeParam, p *ast.TypeParam, depth int) bool {
	q := boundIn(params, p)
	return q != nil && (depth > len(params) || isSelfBounded(params, q, depth+1))
}

// boundIn is the type parameter of the list that bounds p, nil for none.
func boundIn(params []*ast.TypeParam, p *ast.TypeParam) *ast.TypeParam {
	if len(p.Bounds) == 0 {
		return nil
	}
	if n, ok := p.Bounds[0].(*ast.NamedType); ok && len(n.Parts) == 1 {
		for _, q := range params {
			if q.Name.Text == n.Parts[0].Name {
				return q
			}
		}
	}
	return nil
}

// erasedBound is the erasure of a type variable, which s is the scope of.
func (s *typeScope) erasedBound(params []*ast.TypeParam, p *ast.TypeParam) Type {
	for q := boundIn(params, p); q != nil; q = boundIn(params, p) {
		p = q
	}
	if len(p.Bounds) == 0 {
		return s.w.object()
	}
	t, _ := s.resolve(p.Bounds[0])
	return t
}

// withoutReports is the scope without reports.
func (s *typeScope) withoutReports() *typeScope {
	q := *s
	q.report = nil
	return &q
}

// full is the meaning of a type as written, with its type arguments. What is wrong
// with it is not reported: resolve does that for all but the arguments.
func (s *typeScope) full(t ast.TypeExpr) Type {
	s = s.withoutReports()
	switch t := t.(type) {
	case *ast.ArrayType:
		elem := s.full(t.Elem)
		if IsKind(elem, Invalid, Void) {
			return Of(Invalid)
		}
		return s.w.arrayOf(elem)
	case *ast.NamedType:
		return s.fullNamed(t)
	case *ast.WildcardType:
		k := &Wildcard{Super: t.Super}
		if t.Bound != nil {
			k.Bound = s.full(t.Bound)
		}
		return k
	case *ast.IntersectionType:
		var ts []Type
		for _, p := range t.Types {
			ts = append(ts, s.full(p))
		}
		return &Intersection{ts}
	case *ast.UnionType:
		var ts []Type
		for _, p := range t.Types {
			ts = append(ts, s.full(p))
		}
		return s.w.lub(ts...)
	}
	typ, _ := s.resolve(t)
	return typ
}

func (s *typeScope) fullNamed(t *ast.NamedType) Type {
	if len(t.Parts) == 1 {
		if _, v, _ := s.simple(t.Parts[0].Name, t.Parts[0].Span()); v != nil {
			return v
		}
	}
	typ, _ := s.named(t)
	c, ok := typ.(*Class)
	if !ok {
		return typ
	}
	return s.parameterised(c, t.Parts)
}

// parameterised is class c with the type arguments that its name, made of parts,
// gives it, or that the code around gives an inner class.
func (s *typeScope) parameterised(c *Class, parts []*ast.TypePart) Type {
	if c.Decl == nil || len(s.w.TypeParams(c)) == 0 {
		return c
	}
	last := parts[len(parts)-1]
	var args []Type
	switch own := len(c.Decl.TypeParams); {
	case own == 0:
	case last.Diamond:
		for range c.Decl.TypeParams {
			args = append(args, Of(Invalid)) // they are inferred
		}
	case len(last.Args) != own:
		return c
	default:
		for _, a := range last.Args {
			args = append(args, s.full(a))
		}
	}
	if rest := len(s.w.TypeParams(c)) - len(args); rest > 0 {
		var outer Type
		if len(parts) > 1 && len(parts[len(parts)-2].Args) > 0 {
			outer = s.parameterised(c.Outer, parts[:len(parts)-1])
		} else {
			outer = s.enclosing(c.Outer)
		}
		p, ok := outer.(*Parameterized)
		if !ok || len(p.Args) != rest {
			return c
		}
		args = append(args, p.Args...)
	}
	return &Parameterized{c, args}
}

// enclosing is class c as the innermost class around the place that is one, nil for none.
func (s *typeScope) enclosing(c *Class) Type {
	for k := s.class; k != nil; k = k.Outer {
		if k.IsSubclassOf(c) {
			return s.w.asSuper(s.w.thisType(k), c)
		}
	}
	return nil
}

// unknown is the diagnostic for a simple type name that resolved to nothing.
// Names that are near are looked for only where it is reported.
func (s *typeScope) unknown(name string, at source.Span, why *source.Diagnostic) *source.Diagnostic {
	switch {
	case s.report == nil:
		return nil
	case why != nil && why.Code == source.Unsupported && !javaLang[name]:
		d := *why
		if s := source.Nearest(name, s.w.classNames()); s != "" {
			d.Remedy = "did you mean " + s + "? Otherwise " + d.Remedy
		}
		return &d
	case why != nil:
		return why
	}
	d := source.Errorf(UnknownClass, at, "there is no class %s here", name)
	if s.report == nil {
		return d // nobody sees it
	}
	d.Remedy = didYouMean(name, append(s.w.classNames(), "int", "boolean", "long", "char", "byte", "short", "float", "double", "void"))
	return d
}

// classNames are the simple names of the user's classes and of java.lang.
func (w *World) classNames() []string {
	var names []string
	for _, c := range w.classes {
		names = append(names, c.SimpleName())
	}
	for n := range javaLang {
		names = append(names, n)
	}
	return names
}

func (w *World) nestedNames(c *Class) []string {
	var names []string
	for n := range w.headers[c].nested {
		names = append(names, n)
	}
	return names
}

// isPackage reports whether name may be the beginning of a qualified class name.
func (w *World) isPackage(name string) bool {
	return w.packages[name] || w.hasProvider(name) || isPlatformPackage(name+".") || name == "javax" || name == "jdk" || strings.HasPrefix("com.sun", name+".")
}
