package types

import (
	"slices"
	"strings"

	"inspect/java/ast"
	"inspect/java/source"
)

// A field is a data group as well: in an assignable clause it stands for the fields that
// say to be in it, model fields for nothing else.
//
//	private int v; //@ in state;
//
// What the fields lead to is put into a group by a maps clause:
//
//	private int[] a; //@ in state; maps a[*] \into state;

// inGroup is the clause that puts the fields declared before it into data groups.
const inGroup ast.ClauseKind = "in"

// mapsInto is the clause that puts what a field leads to into data groups.
const mapsInto ast.ClauseKind = "maps"

// fieldGroup says that fields are in the data groups of some names.
type fieldGroup struct {
	fields []*Field
	names  []string
}

// groupNames are the names of the groups of an `in` clause.
func groupNames(c *ast.Clause) []string {
	var names []string
	for _, n := range strings.Split(c.Text, ",") {
		names = append(names, strings.TrimPrefix(strings.TrimSpace(n), "this."))
	}
	return names
}

// GroupMembers are the fields that are directly in the data group of a field, of its class
// and those below it.
func (w *World) GroupMembers(f *Field) []*Field {
	var members []*Field
	for _, c := range w.classes {
		if len(c.groups) == 0 || !c.IsSubclassOf(f.Class) {
			continue
		}
		for _, g := range c.groups {
			for _, n := range g.names {
				if fs := w.fieldNamed(c, n); len(fs) == 1 && fs[0] == f {
					members = append(members, g.fields...)
				}
			}
		}
	}
	return members
}

// GroupMaps are the maps clauses that put locations into the data group of a field, of its
// class and those below it.
func (w *World) GroupMaps(f *Field) []*Clause {
	var maps []*Clause
	for _, c := range w.classes {
		if !slices.ContainsFunc(c.Specs, isMap) || !c.IsSubclassOf(f.Class) {
			continue
		}
		for _, k := range c.Specs {
			if !isMap(k) {
				continue
			}
			for _, n := range groupNames(k.Clause) {
				if fs := w.fieldNamed(c, n); len(fs) == 1 && fs[0] == f {
					maps = append(maps, k)
				}
			}
		}
	}
	return maps
}

// IsGroup reports whether anything is in the data group of a field but the field itself.
func (w *World) IsGroup(f *Field) bool { return len(w.GroupMembers(f))+len(w.GroupMaps(f)) > 0 }

func isMap(c *Clause) bool { return c.Kind == mapsInto && !c.Redundantly && len(c.Locs) > 0 }

// useGroup notes what the data group of a field holds, those of the fields in it included.
func (r *resolver) useGroup(f *Field, at source.Span, within ...*Field) {
	for _, g := range r.w.GroupMembers(f) {
		r.unit.refs.field(g)
		r.unit.refs.typ(g.Type)
		if g != f && !slices.Contains(within, g) {
			if m := r.w.ModelMethod(g); g.Model && m != nil {
				r.useMethod(m, nil, at)
			}
			r.useGroup(g, at, append(within, f)...)
		}
	}
	for _, k := range r.w.GroupMaps(f) {
		r.unit.refs.join(&r.w.clauseUnit(k).refs)
	}
	r.misnamed(f)
}

// misnamed reports the errors of the clauses that may be about a field, by its name or by
// one that is no field's: what is in its group, and whether something represents it, is not
// known.
func (r *resolver) misnamed(f *Field) {
	for _, c := range r.w.classes {
		if !c.IsSubclassOf(f.Class) {
			continue
		}
		r.w.Header(c)
		for _, k := range c.Specs {
			if k.isModelFieldClause() && !k.Redundantly && r.w.mayName(k, f) {
				for _, d := range r.w.clauseUnit(k).diags {
					r.unit.report(d)
				}
			}
		}
	}
}

// isModelFieldClause reports whether a clause of a class says something of data groups and of
// model fields alone.
func (c *Clause) isModelFieldClause() bool {
	return c.Kind == inGroup || c.Kind == mapsInto || c.Kind == ast.Represents
}

// mayName reports whether such a clause names a field, or something that is none and may be
// meant for it: of represents clauses a model field, of the others, which speak of data
// groups, any.
func (w *World) mayName(k *Clause, f *Field) bool {
	names := []string{represented(k.X)}
	switch {
	case w.isOfBad(k):
		return false // who speaks of that is refused
	case k.Kind == ast.Represents && !f.Model:
		return false
	case k.Kind != ast.Represents && k.Unread:
		return true
	case k.Kind != ast.Represents:
		names = groupNames(k.Clause)
	}
	return slices.ContainsFunc(names, func(n string) bool {
		fs := w.fieldNamed(k.Class, n)
		return len(fs) != 1 || fs[0] == f || !fs[0].Model && (k.Kind == ast.Represents || fs[0].Class.IsOutside())
	})
}

// groups reports the names of an `in` or maps clause that are no data groups.
func (r *resolver) groups(c *ast.Clause) {
	for _, n := range groupNames(c) {
		if fs := r.w.fieldNamed(r.class, n); len(fs) != 1 || !fs[0].Model && fs[0].Class.IsOutside() {
			r.errorf(BadSpec, c.Span(), "there is no data group %s: fields are", n)
		}
	}
}

// mapped refuses a location of a maps clause that is no place of one object or array, or of
// each of several: nothing would tell when what is in the group changes.
//
//	//@ maps next.size \into state;   // size is a model field
func (r *resolver) mapped(l *ast.StoreRef) {
	what := source.OneLine(l.Span().Text())
	x := ast.Unparen(l.X)
	switch x.(type) {
	case nil, *ast.JMLCall, *ast.Old, *ast.SuperRef:
		r.unsupported(l.Span(), what+" in a maps clause", "name fields and array elements")
		return
	}
	switch used := r.w.Info.Uses[x].(type) {
	case *Class:
		r.unsupported(l.Span(), what+" in a maps clause", "name the static fields, each in a clause of its own")
	case *Field:
		if !l.Fields && !l.Elements && l.Lo == nil && l.Hi == nil && (used.Model || IsSequence(used.Type) || IsKind(used.Type, LocSet)) {
			r.unsupported(l.Span(), what+" in a maps clause", "name the fields that its value rests on")
		}
	}
}
