package types

import (
	"inspect/ast"
	"inspect/source"
)

// Sequences and sets are no values that could be kept: a model field of such a type stands
// for what its represents clause says, wherever it is named.
//
//	model \locset footprint; represents footprint = \set_union(this.*, table[*]);
//	model JMLObjectSet nodes; represents nodes = \reach(head, Node, next);

// expandedTypes are these types, by their names. Those of JML's library are so where there
// is no class of that name.
var expandedTypes = map[string]BasicKind{`\seq`: Seq, `\locset`: LocSet, "JMLObjectSet": ObjectSet, "JMLObjectSequence": Seq}

// modelLibrary is the package of JML's library.
const modelLibrary = "org.jmlspecs.models."

// expandedType is such a type where it may stand.
func (s *typeScope) expandedType(k BasicKind, name string, at source.Span) Type {
	if s.expanded {
		return Of(k)
	}
	s.error(source.NotSupported(at, "a "+name+" that is no model field", "declare a model field, and write what it represents"))
	return Of(Invalid)
}

// isExpanded tells whether a field stands for what it represents.
func isExpanded(f *Field) bool { return f.Model && IsKind(f.Type, Seq, LocSet, ObjectSet) }

// Representing is the clause that says what a model field is: the only one that its class
// and those below it have for it.
func (w *World) Representing(f *Field) *Clause {
	var found *Clause
	for _, c := range w.inheriting(f.Class) {
		w.Header(c)
		for _, m := range c.Methods {
			if m.Derived != ModelField || m.Field != f || m.Clause == nil {
				continue
			}
			if found != nil {
				return nil
			}
			found = m.Clause
		}
	}
	return found
}

// representedType is the type of a model field that stands for what it represents.
func (r *resolver) representedType(f *Field, at source.Span) Type {
	k := r.w.Representing(f)
	what := "the " + f.Type.String() + " " + f.QName()
	if k == nil || k.SuchThat || k.Y == nil {
		return r.unsupported(at, what, "write one represents clause "+f.Name+" = value; in its class")
	}
	u := r.w.clauseUnit(k)
	if u.state != done {
		return r.unsupported(at, what+", which is represented by itself", "say what it is by a quantifier")
	}
	for _, d := range u.diags {
		r.unit.report(d)
	}
	r.unit.refs.join(&u.refs)
	t := r.w.Info.Types[k.Y]
	if !isOfExpanded(f, t) {
		return Of(Invalid)
	}
	return t
}

// isOfExpanded tells whether a value of type t can be what a model field represents.
func isOfExpanded(f *Field, t Type) bool {
	if _, seq := t.(*Sequence); seq {
		return IsKind(f.Type, Seq)
	}
	return t == f.Type && !IsKind(t, Seq)
}

// representsExpanded resolves a represents clause of such a field; false: it is of none.
func (r *resolver) representsExpanded(c *ast.Clause) bool {
	fs := r.w.fieldNamed(r.class, represented(c.X))
	if len(fs) != 1 || !isExpanded(fs[0]) || c.SuchThat || c.Y == nil {
		return false
	}
	f := fs[0]
	r.w.Info.Uses[ast.Unparen(c.X)] = f
	r.record(c.X, f.Type)
	if t := r.value(c.Y); !isOfExpanded(f, t) && !IsKind(t, Invalid) {
		r.errorf(IncompatibleTypes, c.Y.Span(), "a %s is represented by one, not by a value of type %s", f.Type, r.w.Erasure(t))
	}
	return true
}
