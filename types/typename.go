package types

import (
	"strings"

	"inspect/ast"
	"inspect/source"
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
		s.error(source.NotSupported(t.Span(), "a cast to an intersection type", "cast to one of the types"))
		typ = Of(Invalid)
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
	s.error(source.NotSupported(t.Span(), "type "+t.Name, "use a Java type"))
	return Of(Invalid)
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
	typ, generic, d := s.simple(first.Name, first.Span())
	if len(t.Parts) == 1 {
		if typ == nil {
			s.error(s.unknown(first.Name, first.Span(), d))
			return Of(Invalid), false
		}
		return typ, generic
	}
	i := 1
	if typ == nil {
		if d != nil && !s.w.packages[first.Name] {
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
			if c != nil {
				typ = c
				i++
				break
			}
			if why != nil || i == len(t.Parts)-1 {
				s.error(absent(name, t.Span(), why))
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
		inner := s.w.memberClass(c, t.Parts[i].Name)
		if inner == nil && s.w.abridged(c) {
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
// nil when there is none; d then may say why.
func (s *typeScope) simple(name string, at source.Span) (typ Type, generic bool, d *source.Diagnostic) {
	if s.local != nil {
		if c := s.local(name); c != nil {
			return c, false, nil
		}
	}
	if t, ok := s.variable(s.params, name); ok {
		return t, true, nil
	}
	if t, generic := s.inCode(s.code, name); t != nil {
		return t, generic, nil
	}
	for c := s.class; c != nil; c = c.Outer {
		if c.Decl != nil {
			inner := *s
			inner.class = c
			if t, ok := inner.variable(c.Decl.TypeParams, name); ok {
				return t, true, nil
			}
		}
		if k := s.w.memberClass(c, name); k != nil {
			return k, false, nil
		}
		if c.SimpleName() == name {
			return c, false, nil
		}
		if c.Local != nil {
			if t, generic := s.inCode(c.Local.names, name); t != nil {
				return t, generic, nil
			}
		}
	}
	c, d := s.fromFile(name, at)
	if c == nil {
		return nil, false, d
	}
	return c, false, nil
}

// fromFile looks a type name up among the imports and packages of the file.
func (s *typeScope) fromFile(name string, at source.Span) (*Class, *source.Diagnostic) {
	w, im := s.w, s.w.importsOf(s.file)
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
			return nil, absent(i.Name, at, why)
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
		return nil, absent(prefix+name, at, why)
	}
	var found *Class
	unknownPackage := ""
	for _, i := range im.demand {
		var c *Class
		if outer, _ := w.canonicalClass(i.Name); outer != nil && !w.packages[i.Name] {
			c = w.memberClass(outer, name)
		} else {
			c, _ = w.classNamed(i.Name + "." + name)
			if c == nil && platformPackage(i.Name+".") && unknownPackage == "" {
				unknownPackage = i.Name
			}
		}
		if c != nil && found != nil && c != found {
			return nil, source.Errorf(AmbiguousName, at, "%s may be %s or %s", name, found.Name, c.Name)
		}
		if c != nil {
			found = c
		}
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
	switch {
	case found != nil:
		return found, nil
	case javaLang[name]:
		return nil, absent("java.lang."+name, at, nil)
	case unknownPackage != "":
		d := source.NotSupported(at, "class "+name+" (of "+unknownPackage+", if it is there)",
			"give its source with --source-path, or write what the checked code needs of it as a class of your own")
		if s := suggest(name, w.classNames()); s != "" {
			d.Remedy = "did you mean " + s + "? Otherwise " + d.Remedy
		}
		return nil, d
	}
	return nil, nil
}

// variable gives the erasure of the type variable of that name, if params have
// it: that of its first bound.
func (s *typeScope) variable(params []*ast.TypeParam, name string) (Type, bool) {
	return s.variableOnce(params, name, 0)
}

func (s *typeScope) variableOnce(params []*ast.TypeParam, name string, depth int) (Type, bool) {
	for _, p := range params {
		if p.Name.Text != name {
			continue
		}
		if len(p.Bounds) == 0 {
			return s.w.object(), true
		}
		if n, ok := p.Bounds[0].(*ast.NamedType); ok && len(n.Parts) == 1 && depth < len(params) {
			if t, ok := s.variableOnce(params, n.Parts[0].Name, depth+1); ok {
				return t, true
			}
		}
		if depth >= len(params) {
			s.error(source.Errorf(CyclicInheritance, p.Span(), "type variable %s is bounded by itself", name))
			return s.w.object(), true
		}
		inner := *s
		inner.params = nil // the bound was no parameter of this list
		if len(s.params) > 0 && len(params) > 0 && s.params[0] != params[0] {
			inner.params = s.params
		}
		t, _ := inner.resolve(p.Bounds[0])
		return t, true
	}
	return nil, false
}

// unknown is the diagnostic for a simple type name that resolved to nothing.
func (s *typeScope) unknown(name string, at source.Span, why *source.Diagnostic) *source.Diagnostic {
	if why != nil {
		return why
	}
	d := source.Errorf(UnknownClass, at, "there is no class %s here", name)
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

// isPackage tells whether name may be the beginning of a qualified class name.
func (w *World) isPackage(name string) bool {
	return w.packages[name] || platformPackage(name+".") || name == "javax" || name == "jdk" || strings.HasPrefix("com.sun", name+".")
}
