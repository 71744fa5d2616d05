package diff

import (
	"slices"
	"strings"

	"inspect/java/ast"
	"inspect/verify/depend"
)

// What a change concerns. The unit is a member of a class. One is concerned whose text is another, and one whose text
// names a member that is concerned, whatever the name means there. Constructors, initialisers and the head of a class
// are named by the class, and fields by themselves. What can be called without its name standing anywhere concerns
// all: methods that Java calls, those of classes that extend what is not of the program, and code with lambdas or
// classes in it, whose objects may be anywhere.

// member is a member of a class, with those of its name and parameters in the other revision as another one.
type member struct {
	class     *ast.ClassDecl
	id        string // p.Outer.Inner.name(int,String), as written
	names     []string
	text      string
	head      string // of a class: its text without its members
	words     map[string]bool
	anywhere  bool
	file      *file
	decl      ast.Member
	concerned bool
	// isNamed: it is concerned since its text is another, or names what is concerned; false where all members are.
	isNamed bool
}

// members are those of the classes of a file, inner ones included, and one for the head of each class.
func membersOf(f *file) (out []*member) {
	var class func(prefix string, c *ast.ClassDecl)
	class = func(prefix string, c *ast.ClassDecl) {
		name := c.Name.Text
		id := prefix + name
		outside := len(c.Extends)+len(c.Implements) > 0 || c.Kind == ast.Interface
		var edits []edit // the members, taken out of the class, leave its head
		start := int(c.At.Start)
		for i, m := range c.Members {
			at := m.Span()
			if n := len(edits); n == 0 || int(at.Start)-start >= edits[n-1].end { // int a, b; are one place
				edits = append(edits, edit{int(at.Start) - start, int(at.End) - start, ""})
			}
			if k, ok := m.(*ast.ClassDecl); ok {
				class(id+".", k)
				continue
			}
			out = append(out, newMember(f, c, id, m, i, outside))
		}
		head := &member{class: c, id: id, names: []string{name}, text: depend.Canonical(edited(c.At.Text(), edits)), file: f}
		for _, k := range c.Constants { // their bodies are code
			head.names = append(head.names, k.Name.Text)
		}
		head.head = edited(c.At.Text(), edits)
		head.words = wordSet(head.head)
		for _, i := range f.tree.Imports { // what a name means
			head.text += "\n" + depend.Canonical(i.At.Text())
		}
		out = append(out, head)
	}
	prefix := ""
	if p := f.pkg(); p != "" {
		prefix = p + "."
	}
	for _, c := range f.tree.Types {
		class(prefix, c)
	}
	return out
}

func newMember(f *file, c *ast.ClassDecl, class string, m ast.Member, i int, outside bool) *member {
	text := m.Span().Text()
	k := &member{class: c, text: depend.Canonical(text), words: wordSet(text), file: f, decl: m, anywhere: hasFunctions(m)}
	switch m := m.(type) {
	case *ast.MethodDecl:
		k.id = class + "." + signature(m)
		k.names = []string{m.Name.Text}
		k.anywhere = k.anywhere || !m.Constructor && (outside || byItself[m.Name.Text])
	case *ast.FieldDecl:
		k.id = class + "." + m.Name.Text
		k.names = []string{m.Name.Text}
		if m.Init != nil {
			k.names = append(k.names, c.Name.Text)
		}
	default:
		k.id = class + "." + strings.Repeat("{}", i+1)
		k.names = []string{c.Name.Text}
	}
	return k
}

// signature is name(Types), as written, of a constructor with the name of its class.
func signature(m *ast.MethodDecl) string {
	var params []string
	for _, p := range m.Params {
		t := depend.Canonical(p.Type.Span().Text())
		params = append(params, strings.TrimSuffix(strings.ReplaceAll(t, "...", "[]"), " "))
	}
	return m.Name.Text + "(" + strings.Join(params, ",") + ")"
}

// byItself are methods that Java calls.
var byItself = map[string]bool{
	"toString": true, "equals": true, "hashCode": true, "clone": true, "finalize": true, "compareTo": true, "compare": true,
	"iterator": true, "hasNext": true, "next": true, "close": true, "valueOf": true, "values": true, "run": true,
}

func wordSet(text string) map[string]bool {
	out := map[string]bool{}
	for _, w := range wordsOf(text) {
		out[w.text] = true
	}
	return out
}

// hasFunctions reports whether code makes objects of lambdas, of references to methods or of classes in it.
func hasFunctions(n ast.Node) (found bool) {
	ast.Walk(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Lambda, *ast.MethodRef, *ast.LocalClass:
			found = true
		case *ast.New:
			found = found || n.Body != nil
		}
		return !found
	})
	return found
}

// concern marks the members of both revisions that the changes between them concern.
func concern(now, before []*member) {
	is, was := textsOf(now), textsOf(before)
	both := slices.Concat(now, before)
	names := map[string]bool{}
	all := false
	var mark func(m *member)
	mark = func(m *member) {
		if m.concerned {
			return
		}
		m.concerned = true
		for _, n := range m.names {
			names[n] = true
		}
		all = all || m.anywhere
		if m.decl != nil {
			return
		}
		for _, k := range both { // of a class with another head
			if strings.HasPrefix(k.id, m.id+".") {
				mark(k)
			}
		}
	}
	for _, m := range both {
		if is[m.id] != was[m.id] {
			mark(m)
		}
	}
	for grown := true; grown; {
		grown = false
		for _, m := range both {
			if m.concerned {
				continue
			}
			for w := range m.words {
				if names[w] {
					mark(m)
					grown = true
					break
				}
			}
		}
	}
	for _, m := range both {
		m.isNamed = m.concerned
		m.concerned = m.concerned || all
	}
}

// textsOf are the texts of members by their ids.
func textsOf(ms []*member) map[string]string {
	out := map[string]string{}
	for _, m := range ms {
		out[m.id] += m.text + "\x00"
	}
	return out
}
