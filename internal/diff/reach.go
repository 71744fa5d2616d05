package diff

import (
	"maps"
	"slices"

	"inspect/java/ast"
)

// Which code may come to which, by names: a member comes to another one whose name its text has, whatever the name
// means there. What Java may call by itself, any member comes to.

// closedMembers are the members of the product program's files, of both sides.
func (r *run) closedMembers() []*member {
	if r.closedAre != nil {
		return r.closedAre
	}
	for _, m := range slices.Concat(r.now, r.before) {
		if slices.Contains(r.closed.now, m.file) || slices.Contains(r.closed.before, m.file) {
			r.closedAre = append(r.closedAre, m)
		}
	}
	return r.closedAre
}

// hasWord reports whether the text of a member names one of some names.
func (m *member) hasWord(names []string) bool {
	return slices.ContainsFunc(names, func(n string) bool { return m.words[n] })
}

// comingTo are the members that may come to those of some names.
func comingTo(names []string, among []*member) map[*member]bool {
	out := map[*member]bool{}
	for grown, all := true, false; grown; {
		grown = false
		for _, m := range among {
			if !out[m] && (all || m.hasWord(names)) {
				out[m], grown = true, true
				all = all || m.anywhere
				names = append(names, m.names...)
			}
		}
	}
	return out
}

// comesTo are the members that some members may come to, these included.
func comesTo(from []*member, among []*member) map[*member]bool {
	out, words := map[*member]bool{}, map[string]bool{}
	add := func(m *member) {
		out[m] = true
		maps.Copy(words, m.words)
	}
	for _, m := range from {
		add(m)
	}
	for grown := true; grown; {
		grown = false
		for _, m := range among {
			if !out[m] && (m.anywhere || slices.ContainsFunc(m.names, func(n string) bool { return words[n] })) {
				add(m)
				grown = true
			}
		}
	}
	return out
}

// bothSides are a member and what it was.
func (r *run) bothSides(m *member) (out []*member) {
	for _, k := range slices.Concat(r.now, r.before) {
		was := r.moved.methods[m.id]
		if k.id == m.id || k == was {
			out = append(out, k)
		}
	}
	if was := r.earlier(m); was != "" {
		for _, k := range r.before {
			if k.id == was {
				out = append(out, k)
			}
		}
	}
	return out
}

// lastName is the name of a variable that an expression stands for; "": it is no variable.
func lastName(x ast.Expr) string {
	switch x := x.(type) {
	case *ast.Ident:
		return x.Name
	case *ast.Select:
		return x.Name.Text
	case *ast.Paren:
		return lastName(x.X)
	case *ast.Index:
		return lastName(x.X)
	case *ast.Cast:
		return lastName(x.X)
	}
	return ""
}
