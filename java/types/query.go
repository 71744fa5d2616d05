package types

import (
	"slices"
	"strings"

	"inspect/java/ast"
	"inspect/java/source"
)

// FindMethods gives the methods that a --method argument names:
//
//	Class.name(int,Node)   erased parameter types, simple or qualified
//	Class.Class():int      the method, where a constructor has its name and parameters
//	Class.name             all methods of that name
//	Outer.Inner.name  p.Class.name  Class.Class(int)   (a constructor)
//
// Several classes may have the name. The diagnostic, without a place, says what
// is wrong when none match.
func (w *World) FindMethods(spec string) ([]*Method, *source.Diagnostic) {
	for _, end := range []string{implicitly, initialisation, inheriting} {
		spec = strings.TrimSuffix(spec, end)
	}
	text, result, _ := strings.Cut(spec, "):")
	if result != "" {
		text += ")"
	}
	path, params, listed, ok := splitSpec(text)
	if !ok {
		return nil, source.Errorf(NoSuchMethod, source.Span{}, "%q is no method: write Class.name or Class.name(int,Node)", spec)
	}
	className, name := "", path
	if i := strings.LastIndexByte(path, '.'); i >= 0 {
		className, name = path[:i], path[i+1:]
	}
	classes := w.classesNamed(className)
	if len(classes) == 0 {
		return nil, w.noClass(spec, className)
	}
	var found []*Method
	for _, c := range classes {
		var named, exact []*Method
		for _, m := range slices.Concat(c.Methods, w.InheritedImpls(c)) {
			if m.Name != name {
				continue
			}
			named = append(named, m)
			if result != "" && (m.Constructor || SimpleName(m.Result) != result) {
				continue
			}
			if listed && matchesParams(m, params) {
				exact = append(exact, m)
			}
		}
		if listed {
			for _, m := range exact { // a constructor's signature is also how a method of its name begins
				if len(exact) > 1 && m.Constructor {
					exact = []*Method{m}
				}
			}
			found = append(found, exact...)
			continue
		}
		found = append(found, named...)
	}
	if len(found) == 0 {
		for _, c := range classes {
			if className != "" && c.Broken != nil {
				return nil, c.Broken
			}
		}
		return nil, w.noSuchMethod(spec, name, classes)
	}
	return found, nil
}

// splitSpec takes a --method argument apart.
func splitSpec(spec string) (path string, params []string, listed, ok bool) {
	spec = strings.TrimSpace(spec)
	path = spec
	if i := strings.IndexByte(spec, '('); i >= 0 {
		if !strings.HasSuffix(spec, ")") {
			return "", nil, false, false
		}
		path, listed = strings.TrimSpace(spec[:i]), true
		if inner := strings.TrimSpace(spec[i+1 : len(spec)-1]); inner != "" {
			depth, start := 0, 0
			for k := 0; k <= len(inner); k++ {
				switch {
				case k == len(inner) || inner[k] == ',' && depth == 0:
					params = append(params, normalType(inner[start:k]))
					start = k + 1
				case inner[k] == '<':
					depth++
				case inner[k] == '>':
					depth--
				}
			}
		}
	}
	return path, params, listed, path != "" && !strings.HasPrefix(path, ".") && !strings.HasSuffix(path, ".")
}

// normalType drops spaces and type arguments, and writes T... as T[].
func normalType(t string) string {
	var b strings.Builder
	depth := 0
	for _, c := range t {
		switch {
		case c == '<':
			depth++
		case c == '>':
			depth--
		case depth == 0 && c != ' ' && c != '\t':
			b.WriteRune(c)
		}
	}
	s := b.String()
	if strings.HasSuffix(s, "...") {
		s = strings.TrimSuffix(s, "...") + "[]"
	}
	return s
}

func matchesParams(m *Method, params []string) bool {
	if len(m.Params) != len(params) {
		return false
	}
	for i, p := range m.Params {
		full := p.Type.String()
		if IsKind(p.Type, Invalid) {
			full = writtenType(p)
		}
		if full != params[i] && !strings.HasSuffix(full, "."+params[i]) {
			return false
		}
	}
	return true
}

// writtenType is a parameter's type as the source has it, without annotations and
// type arguments: for one that could not be resolved.
func writtenType(p *Var) string {
	if d, ok := p.Decl.(*ast.Param); ok {
		return written(d.Type)
	}
	return p.Type.String()
}

func written(t ast.TypeExpr) string {
	switch t := t.(type) {
	case *ast.ArrayType:
		return written(t.Elem) + "[]"
	case *ast.NamedType:
		names := make([]string, len(t.Parts))
		for i, p := range t.Parts {
			names[i] = p.Name
		}
		return strings.Join(names, ".")
	}
	return t.Span().Text()
}

// classesNamed are the user's classes with that qualified name, or else those
// whose name ends in it; all for the empty name.
func (w *World) classesNamed(name string) []*Class {
	if c := w.byName[name]; c != nil && !c.Library && !c.Found {
		return []*Class{c}
	}
	var cs []*Class
	for _, c := range w.Classes() {
		if name == "" || strings.HasSuffix(c.Name, "."+name) {
			cs = append(cs, c)
		}
	}
	return cs
}

func (w *World) noClass(spec, name string) *source.Diagnostic {
	d := source.Errorf(NoSuchMethod, source.Span{}, "no class %s for %s", name, spec)
	var names []string
	for _, c := range w.Classes() {
		names = append(names, c.Name, c.SimpleName())
	}
	d.Remedy = didYouMean(name, names)
	return d
}

func (w *World) noSuchMethod(spec, name string, classes []*Class) *source.Diagnostic {
	d := source.Errorf(NoSuchMethod, source.Span{}, "no method %s", spec)
	var same []*Method
	var names []string
	for _, c := range classes {
		for _, m := range c.Methods {
			if m.Derived != Initialised {
				names = append(names, m.Name)
			}
			if m.Name == name {
				same = append(same, m)
			}
		}
		// A method that the class inherits is checked in the class that has it.
		if ms, _ := w.methodsNamed(c, name); len(ms) > 0 && ms[0].Class != c && len(same) == 0 {
			d.Remedy = "it is inherited: " + listOf(ms, ", ")
			return d
		}
	}
	if len(same) > 0 {
		d.Remedy = "there is " + listOf(same, ", ")
	} else if d.Remedy = didYouMean(name, names); d.Remedy == "" {
		d.Remedy = "`inspect list` shows the methods"
	}
	return d
}

func listOf(ms []*Method, separator string) string {
	var names []string
	for _, m := range ms {
		names = append(names, m.QName())
	}
	return strings.Join(names, separator)
}
