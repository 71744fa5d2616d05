package types

import (
	"slices"
	"sort"

	"inspect/java/ast"
	"inspect/java/source"
)

// reach types \reach(x), \reach(x, T), \reach(x, T, f + g) and \reach(x, T, [f, g]),
// and finds the fields that it follows: those named, or every reference field
// that an object of T may have, or without T every reference field of the
// objects that can be reached at all.
func (r *resolver) reach(e *ast.Reach) Type {
	t := r.value(e.X)
	if !IsReference(t) && !IsKind(t, Invalid) {
		r.errorf(IncompatibleTypes, e.X.Span(), `\reach begins at an object, not %s`, t)
		return Of(ObjectSet)
	}
	var within *Class
	if e.Type != nil {
		typ := r.typeExpr(e.Type)
		switch typ := typ.(type) {
		case *Class:
			within = typ
		case *Array:
			r.unsupported(e.Type.Span(), `\reach within an array type`, "name the class of the objects meant")
			return Of(ObjectSet)
		default:
			if !IsKind(typ, Invalid) {
				r.errorf(IncompatibleTypes, e.Type.Span(), "%s is no class", typ)
			}
			return Of(ObjectSet)
		}
	}
	set := &reachSet{r: r, e: e}
	switch {
	case len(e.Fields) > 0 && within != nil:
		fields := r.reachNamed(e, within)
		set.fields = func() []*Field { return fields }
	case within != nil:
		set.fields = func() []*Field { return r.w.stepFields(within) }
	case IsKind(t, Invalid):
		return Of(ObjectSet)
	default:
		set.fields = func() []*Field { return r.w.allReached(t) }
	}
	r.w.reaches = append(r.w.reaches, set)
	set.find()
	return Of(ObjectSet)
}

// reachSet are the fields that a \reach follows. A class that becomes live may add some.
type reachSet struct {
	r      *resolver
	e      *ast.Reach
	fields func() []*Field
}

// find finds the fields, and reports whether there are more than the last time.
func (s *reachSet) find() bool {
	r, fields := s.r, s.fields()
	sort.SliceStable(fields, func(i, j int) bool { return fields[i].Class.ID < fields[j].Class.ID })
	for _, f := range fields {
		r.declared(f)
		r.unit.refs.field(f)
		r.unit.refs.typ(f.Type)
	}
	before := len(r.w.Info.ReachFields[s.e])
	r.w.Info.ReachFields[s.e] = fields
	return len(fields) > before
}

// reachNamed finds the fields that a \reach names, in T or its supertypes, or
// else in a subclass of T.
func (r *resolver) reachNamed(e *ast.Reach, within *Class) []*Field {
	var fields []*Field
	for _, x := range fieldList(e.Fields) {
		c, name, at := within, "", x.Span()
		switch x := x.(type) {
		case *ast.Ident:
			name = x.Name
		case *ast.Select:
			name = x.Name.Text
			if _, this := x.X.(*ast.This); !this {
				_, k, _ := r.qualifier(x.X)
				if k == nil {
					r.errorf(BadSpec, x.X.Span(), `\reach takes fields as f or T.f`)
					continue
				}
				c = k
			}
		default:
			r.errorf(BadSpec, at, `\reach takes the names of fields`)
			continue
		}
		f := r.w.reachField(c, name)
		switch {
		case r.mayBeBad(c, name, false, ownerOf(r.w.fieldNamed(c, name))):
		case f == nil:
			d := source.Errorf(UnresolvedName, at, "class %s has no field %s", c.Name, name)
			d.Remedy = didYouMean(name, r.w.fieldNames(c))
			r.report(d)
		case f.Static:
			r.errorf(BadSpec, at, `field %s is static, and \reach follows fields of objects`, f.QName())
		case !IsReference(f.Type):
			if !IsKind(f.Type, Invalid) {
				r.errorf(BadSpec, at, `field %s holds %s, and \reach follows references`, f.QName(), f.Type)
			}
			r.declared(f)
		case f.Model:
			r.unsupported(at, "the model field "+f.QName(), "use an ordinary field")
		default:
			r.w.Info.Uses[x] = f
			fields = append(fields, f)
		}
	}
	return fields
}

// fieldList flattens f + g and [f, g].
func fieldList(xs []ast.Expr) []ast.Expr {
	var out []ast.Expr
	for _, x := range xs {
		switch y := ast.Unparen(x).(type) {
		case *ast.Binary:
			if y.Op == "+" {
				out = append(out, fieldList([]ast.Expr{y.X, y.Y})...)
				continue
			}
			out = append(out, y)
		case *ast.ArrayLit:
			out = append(out, fieldList(y.Elems)...)
		default:
			out = append(out, y)
		}
	}
	return out
}

func (w *World) reachField(c *Class, name string) *Field {
	if fs := w.fieldNamed(c, name); len(fs) > 0 {
		return fs[0]
	}
	for _, k := range w.below(c) {
		for _, f := range k.Fields {
			if f.Name == name {
				return f
			}
		}
	}
	return nil
}

// below are the live classes, abstract ones included, that are c or inherit from it,
// and c.
func (w *World) below(c *Class) []*Class {
	w.Header(c)
	return slices.DeleteFunc(slices.Clone(w.inheriting(c)), func(k *Class) bool { return k != c && !w.isLive(k) })
}

// stepFields are the fields through which an object of class t can refer to
// one: a field whose type has an object in common with t.
func (w *World) stepFields(t *Class) []*Field {
	var fields []*Field
	seen := map[*Field]bool{}
	for _, k := range w.below(t) {
		for _, f := range w.AllFields(k) {
			c, ok := f.Type.(*Class)
			if ok && !seen[f] && !f.Ghost && !f.Model && !f.isAside() && w.mayOverlap(c, t) {
				seen[f] = true
				fields = append(fields, f)
			}
		}
	}
	return fields
}

// isAside reports whether f holds what an exception or a class says: \reach does not follow it.
func (f *Field) isAside() bool { return f.Class.Name == "java.lang.Throwable" || f.IsOfClass() }

// mayOverlap reports whether some class that can be instantiated is both.
func (w *World) mayOverlap(a, b *Class) bool {
	if a.IsSubclassOf(b) || b.IsSubclassOf(a) || a.Name == "java.lang.Object" || b.Name == "java.lang.Object" {
		return true
	}
	for _, k := range w.Subclasses(a) {
		if k.IsSubclassOf(b) {
			return true
		}
	}
	return false
}

// allReached are the reference fields, arrays included, of all objects that a
// value of type t can lead to.
func (w *World) allReached(t Type) []*Field {
	var fields []*Field
	seenClass, seenField := map[*Class]bool{}, map[*Field]bool{}
	var visit func(Type)
	visit = func(t Type) {
		for {
			a, ok := t.(*Array)
			if !ok {
				break
			}
			t = a.Elem
		}
		c, ok := t.(*Class)
		if !ok || seenClass[c] {
			return
		}
		seenClass[c] = true
		for _, k := range w.below(c) {
			seenClass[k] = true
			for _, f := range w.AllFields(k) {
				if f == w.Text() || f.isAside() || seenField[f] || f.Ghost || f.Model || IsKind(f.Type, Invalid) && len(w.state(f).pending) == 0 {
					continue
				}
				if IsReference(f.Type) || IsKind(f.Type, Invalid) {
					seenField[f] = true
					fields = append(fields, f)
					visit(f.Type)
				}
			}
		}
	}
	visit(t)
	return fields
}
