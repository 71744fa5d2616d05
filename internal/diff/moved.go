package diff

import (
	"slices"
	"strings"

	"inspect/java/ast"
	"inspect/java/types"
)

// A method of the working tree is paired with the one of its class, name and types in the revision. Of those without
// one, a method is paired with one that is gone and has the same text but for its name: of the same class, or, where
// it is static, of any. A class without one is paired with the one of its simple name that is gone, in another
// package, or with one of the same text but for its name.

// pairings are the members and classes that have other names in the revision.
type pairings struct {
	methods map[string]*member // by the id as it is, the member as it was
	classes map[string]string  // by the qualified name as it is, that as it was
}

// pairMoved finds what was renamed or moved between members of the two sides.
func pairMoved(now, before []*member) *pairings {
	p := &pairings{methods: map[string]*member{}, classes: map[string]string{}}
	fresh, gone := onlyIn(now, before), onlyIn(before, now)
	isHead := func(m *member) bool {
		return m.decl == nil && !strings.Contains(strings.TrimPrefix(m.id, m.file.pkg()+"."), ".")
	}
	for _, m := range fresh {
		if !isHead(m) {
			continue
		}
		likely := func(same func(k *member) bool) []*member {
			return slices.DeleteFunc(slices.Clone(gone), func(k *member) bool { return !isHead(k) || !same(k) })
		}
		found := likely(func(k *member) bool { return k.names[0] == m.names[0] })
		if len(found) == 0 {
			found = likely(func(k *member) bool {
				return anonymous(k.class.At.Text(), k.names[0]) == anonymous(m.class.At.Text(), m.names[0])
			})
		}
		if len(found) == 1 {
			p.classes[m.id] = found[0].id
		}
	}
	for _, m := range fresh {
		d, ok := m.decl.(*ast.MethodDecl)
		if !ok || d.Constructor || d.Body == nil || p.classes[m.owner()] != "" {
			continue
		}
		var found []*member
		for _, k := range gone {
			o, ok := k.decl.(*ast.MethodDecl)
			if ok && (k.owner() == m.owner() || d.Modifiers.Has("static")) && o.Modifiers.Has("static") == d.Modifiers.Has("static") && !o.Modifiers.Has("private") &&
				anonymous(k.text, o.Name.Text) == anonymous(m.text, d.Name.Text) {
				found = append(found, k)
			}
		}
		if len(found) == 1 {
			p.methods[m.id] = found[0]
		}
	}
	return p
}

// owner is the name of the class that a member is of.
func (m *member) owner() string {
	if m.decl == nil {
		return m.id
	}
	return m.id[:strings.LastIndexByte(withoutParameters(m.id), '.')]
}

// onlyIn are the members of one side that the other does not have.
func onlyIn(of, other []*member) (out []*member) {
	has := map[string]bool{}
	for _, m := range other {
		has[m.id] = true
	}
	for _, m := range of {
		if !has[m.id] {
			out = append(out, m)
		}
	}
	return out
}

// anonymous is a text without a name.
func anonymous(text, name string) string {
	var edits []edit
	for _, w := range wordsOf(text) {
		if w.text == name {
			edits = append(edits, edit{w.start, w.end, "?"})
		}
	}
	return edited(text, edits)
}

// movedFrom is the method as it was that is paired with one of another name or class; nil: none is.
func (p *product) movedFrom(m *types.Method) *types.Method {
	if m.Decl == nil {
		return nil
	}
	k := p.moved.methods[m.Class.Name+"."+signature(m.Decl)]
	if k == nil {
		return nil
	}
	top := k.owner()
	for pkg := k.file.pkg(); strings.LastIndexByte(top, '.') > len(pkg); {
		top = top[:strings.LastIndexByte(top, '.')]
	}
	c := p.world.Lookup(top + p.mark + strings.TrimPrefix(k.owner(), top))
	if c == nil {
		return nil
	}
	p.world.Header(c)
	for _, o := range c.Methods {
		if o.Decl != nil && p.hasSameParameters(m, o) && p.hasSameResult(m, o) && o.Static == m.Static && o.Name == k.names[0] {
			return o
		}
	}
	return nil
}
