package diff

import (
	"cmp"
	"fmt"
	"slices"

	"inspect/java/ast"
	"inspect/verify/depend"
)

// Fields with what they begin with, initialisers, components of records, constants of enums and heads of classes are
// no methods, and yet a caller sees of them: a class in which one changed has a row of its own, which says what all
// calls of the class show.

// declaredOf is the text of a member that is no method, without what its file imports; "": it shows only in code that
// names it.
func declaredOf(m *member) string {
	switch d := m.decl.(type) {
	case nil:
		return depend.Canonical(m.head)
	case *ast.FieldDecl:
		if d.Init == nil && d.Modifiers.Has("private") {
			return ""
		}
		return m.text
	case *ast.Initializer:
		return m.text
	}
	return ""
}

// declaredIn are the texts of members that are no methods, by their classes.
func declaredIn(ms []*member) map[string]string {
	out := map[string]string{}
	for _, m := range ms {
		if text := declaredOf(m); text != "" {
			out[m.owner()] += text + "\x00"
		}
	}
	return out
}

// declarations adds the rows of classes in which something changed that is no method.
func (r *run) declarations(outcomes map[*step]*outcome) {
	now, before := declaredIn(r.now), declaredIn(r.before)
	for _, m := range r.now {
		was, ok := before[m.id]
		if m.decl != nil || !ok || was == now[m.id] || !r.in.subject[m.file.key] || r.isPrivate(m) {
			continue
		}
		row := &Method{File: m.file.path, Line: m.class.Name.Span().Line(), Method: m.id}
		if r.hasOwnVerdict(row, m, outcomes) {
			r.found.Methods = append(r.found.Methods, row)
		}
	}
}

// isPrivate reports whether a class, or one around it, is private: what it does shows in those around it.
func (r *run) isPrivate(m *member) bool {
	for _, k := range r.now {
		if k.decl == nil && k.class.Modifiers.Has("private") && (k.id == m.id || len(m.id) > len(k.id) && m.id[:len(k.id)+1] == k.id+".") {
			return true
		}
	}
	return false
}

// hasOwnVerdict gives the row of a class its verdict; false: a row of a method shows the difference already.
func (r *run) hasOwnVerdict(row *Method, m *member, outcomes map[*step]*outcome) bool {
	row.Verdict = NotDecided
	c := r.product.world.Lookup(m.id)
	k := r.product.byClass[c]
	switch {
	case c == nil || c.Name != m.id:
		row.Reason = "it is not understood"
		return true
	case k == nil && c.IsEnum():
		row.Reason = "its declaration changed, and " + c.SimpleName() + " is an enum"
		return true
	case k == nil || k.abstract:
		row.Reason = "its declaration changed, and no objects of " + c.SimpleName() + " are compared"
		return true
	}
	steps := slices.Clone(k.steps)
	for _, s := range k.steps {
		for _, o := range r.observers(k, s) {
			if !slices.Contains(steps, o) {
				steps = append(steps, o)
			}
		}
	}
	why, checked, isShown := "", false, false
	for _, s := range steps {
		o := outcomes[s]
		switch {
		case s.why == "it is new" && s.now.Decl != nil, s.why == "" && !s.isChecked():
		case s.why != "":
			why = cmp.Or(why, fmt.Sprintf("what %s shows of it is not decided: %s", s.title(), s.why))
		case o == nil:
			why = cmp.Or(why, s.title()+" was not reached")
		case o.differs != nil && r.reported[o.differs]:
			isShown = true
		case o.differs != nil:
			r.differs(row, o.differs)
			return true
		case o.why != "":
			why = cmp.Or(why, fmt.Sprintf("what %s shows of it is not decided: %s", s.title(), o.why))
		default:
			checked = true
			for _, c := range o.result.CutOff {
				if at := r.cutOff(c); !slices.Contains(row.CutOff, at) {
					row.CutOff = append(row.CutOff, at)
				}
			}
		}
	}
	if isShown {
		return false
	}
	if !checked {
		why = cmp.Or(why, "no calls of "+c.SimpleName()+" are compared")
	}
	if row.Reason = cmp.Or(r.names, why, r.reasonOfMembers(m)); row.Reason == "" {
		row.Verdict = Same
	}
	return true
}

// reasonOfMembers says why what members of a class show is not decided; "": it is.
func (r *run) reasonOfMembers(class *member) string {
	types := map[string]string{}
	for _, m := range slices.Concat(r.now, r.before) {
		if m.owner() != class.id {
			continue
		}
		if why := cmp.Or(r.staticState(m), r.otherKinds(m)); why != "" {
			return why
		}
		if d, ok := m.decl.(*ast.FieldDecl); ok && !d.Modifiers.Has("private") {
			t := depend.Canonical(d.Type.Span().Text())
			if was := types[m.id]; was != "" && was != t {
				return fmt.Sprintf("the field %s has another type", d.Name.Text)
			}
			types[m.id] = t
		}
	}
	return ""
}
