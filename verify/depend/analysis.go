package depend

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"inspect/java/ast"
)

// analysis is what is known of a program while it is split.
type analysis struct {
	program  *Program
	internal map[string]bool // simple names of its classes
	frozen   map[string]bool // names of static final arrays and of private static collections, whose uses decide whether they keep their elements
	outside  map[string]bool // simple names of classes that extend what is not of the program
	fields   map[string]bool // names of private fields of objects, of which what they get decides what they hold
	puts     []string        // what methods put into such fields
	places   []string        // of the rest: what stands where
	orders   []string        // of the files: their pieces, in order
}

// declare notes a class and those inside it.
func (a *analysis) declare(c *ast.ClassDecl) {
	ast.Walk(c, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ClassDecl:
			a.internal[n.Name.Text] = true
		case *ast.FieldDecl:
			_, array := n.Type.(*ast.ArrayType)
			if n.Modifiers.Has("static") && (array && n.Modifiers.Has("final") || n.Modifiers.Has("private") && isCollection(simple(n.Type))) {
				a.frozen[n.Name.Text] = true
			}
			if _, primitive := n.Type.(*ast.PrimType); n.Modifiers.Has("private") && !n.Modifiers.Has("static") && !n.Modifiers.Has("final") && !primitive {
				a.fields[n.Name.Text] = true
			}
		}
		return true
	})
}

// isCollection reports whether the simple name of a type may be one of the library's collections.
func isCollection(name string) bool {
	return slices.ContainsFunc([]string{"Map", "Set", "List", "Deque", "Queue", "Collection", "Iterable"}, func(s string) bool { return strings.HasSuffix(name, s) })
}

// findOutside notes the classes whose methods may be called from outside of the
// program: those of which a supertype is not of the program, by its name or by an
// import of that name, and the classes below them.
func (a *analysis) findOutside(files []*ast.File) {
	for grown := true; grown; {
		grown = false
		for _, f := range files {
			imported := map[string]bool{}
			for _, i := range f.Imports {
				imported[i.Name[strings.LastIndex(i.Name, ".")+1:]] = true
			}
			for _, c := range f.Types {
				ast.Walk(c, func(n ast.Node) bool {
					d, ok := n.(*ast.ClassDecl)
					if !ok || a.outside[d.Name.Text] {
						return true
					}
					for _, t := range slices.Concat(d.Extends, d.Implements) {
						name := simple(t)
						if !a.internal[name] || imported[name] || a.outside[name] {
							a.outside[d.Name.Text], grown = true, true
						}
					}
					return true
				})
			}
		}
	}
}

// simple is the last name of a type, "" when it has none.
func simple(t ast.TypeExpr) string {
	if n, ok := t.(*ast.NamedType); ok && len(n.Parts) > 0 {
		return n.Parts[len(n.Parts)-1].Name
	}
	return ""
}

// file adds the units of a file and gives the rest of its text. Whether there is JML
// anywhere in a file decides what all of it means.
func (a *analysis) file(f *ast.File) string {
	text := f.Source.Text
	whole := func() string {
		a.places = append(a.places, placed(f.Source, 0, text))
		a.orders = append(a.orders, placed(f.Source, 0, text))
		return text
	}
	if usesLombok(f) {
		return whole() + accessors(f)
	}
	if f.Partial || strings.Contains(text, `\u`) { // words may be written in escapes
		return whole()
	}
	prefix := ""
	if f.Package != nil {
		prefix = f.Package.Name + "."
	}
	before := len(a.program.units)
	for _, c := range f.Types {
		a.class(c, prefix)
	}
	units := slices.Clone(a.program.units[before:])
	slices.SortFunc(units, func(x, y *unit) int { return cmp.Compare(x.place.Start, y.place.Start) })
	var b strings.Builder
	l := &layout{file: f.Source}
	order := []string{f.Source.Name, fmt.Sprint(f.Specified)}
	piece := func(start, end int32) {
		if strings.Trim(text[start:end], " \t\r\n}/*@") != "" { // braces and the marks of annotations: nothing there is named
			a.places = append(a.places, placed(f.Source, start, text[start:end]))
		}
		order = append(order, l.between(start, end)...)
	}
	a.places = append(a.places, fmt.Sprintf("%s %v", f.Source.Name, f.Specified))
	fmt.Fprintf(&b, "%v\n", f.Specified)
	at := int32(0)
	for _, u := range units {
		s := u.place
		if s.Start < at {
			return whole() // units that overlap would be a mistake of ours: then all is rest
		}
		piece(at, s.Start)
		b.WriteString(text[at:s.Start])
		b.WriteByte('\n')
		order = append(order, l.add(u, s.Start, s.End))
		at = s.End
	}
	piece(at, int32(len(text)))
	if len(f.Nowarns) > 0 { // which finding they accept, lines decide
		a.orders = append(a.orders, placed(f.Source, 0, text))
	} else {
		a.orders = append(a.orders, strings.Join(order, "\x01"))
		a.program.layouts[f.Source.Name] = l
	}
	b.WriteString(text[at:])
	return Canonical(b.String())
}

// class adds the units of a class.
func (a *analysis) class(c *ast.ClassDecl, prefix string) {
	name := prefix + c.Name.Text
	for _, m := range c.Members {
		switch m := m.(type) {
		case *ast.ClassDecl:
			a.class(m, name+".")
		case *ast.MethodDecl:
			if m.Body != nil && !m.Constructor {
				a.method(m, name, a.outside[c.Name.Text] || c.Kind == ast.Enum || c.Kind == ast.Record)
			}
		}
	}
}

func (a *analysis) method(m *ast.MethodDecl, class string, outside bool) {
	at := m.Span()
	if m.Spec != nil {
		s := m.Spec.Span()
		at.Start, at.End = min(at.Start, s.Start), max(at.End, s.End)
	}
	var types []string
	for _, p := range m.Params {
		types = append(types, strings.Join(strings.Fields(p.Type.Span().Text()), ""))
	}
	text := Canonical(at.Text())
	u := &unit{id: class + "." + m.Name.Text + "(" + strings.Join(types, ",") + ")", name: m.Name.Text,
		text: text, place: at, words: wordsOf(text), rest: outside || makesObjects(m)}
	if !u.rest {
		if sets := a.sets(m); len(sets) > 0 {
			a.puts = append(a.puts, class+"\x00"+strings.Join(sets, "\x00"))
		}
	}
	a.program.units = append(a.program.units, u)
	a.program.byDecl[m.Span()] = u
	a.program.ids[u.id]++
}

// sets are what a method puts into private fields, as far as it matters to others: the new objects
// and the like in words, anything else as such (types.Field.Exact).
func (a *analysis) sets(m *ast.MethodDecl) (all []string) {
	put := func(s string) {
		if !slices.Contains(all, s) {
			all = append(all, s)
		}
	}
	worded := false
	ast.Walk(m, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Call:
			if slices.ContainsFunc([]string{"Field", "field", "VarHandle", "Setter", "Updater"}, func(s string) bool { return strings.Contains(n.Name.Text, s) }) {
				put(n.Name.Text) // it may give access to a field
			}
		case *ast.Assign:
			name := ""
			switch to := ast.Unparen(n.X).(type) {
			case *ast.Ident:
				name = to.Name
			case *ast.Select:
				name = to.Name.Text
			}
			switch y := ast.Unparen(n.Y).(type) {
			case *ast.Ident, *ast.Select, *ast.Binary, *ast.Index:
				if a.fields[name] {
					put(n.X.Span().Text() + n.Op)
				}
			default:
				if a.fields[name] {
					put(n.X.Span().Text() + n.Op + y.Span().Text())
					worded = true
				}
			}
		}
		return true
	})
	if worded { // names of variables may hide what the words mean
		ast.Walk(m, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.LocalVar:
				put(n.Name.Text)
			case *ast.Param:
				put(n.Name.Text)
			case *ast.InstanceOf:
				if n.Name != nil {
					put(n.Name.Text)
				}
			case *ast.Pattern:
				if n.Name != nil {
					put(n.Name.Text)
				}
			case *ast.ClassDecl:
				put(n.Name.Text)
			}
			return true
		})
	}
	return all
}

// makesObjects reports whether a method has lambdas or classes in it: their objects may
// be of any type that there is.
func makesObjects(m *ast.MethodDecl) bool {
	found := false
	ast.Walk(m, func(n ast.Node) bool {
		switch n.(type) {
		case *ast.Lambda, *ast.MethodRef, *ast.LocalClass, *ast.ClassDecl, *ast.ClassBody:
			found = true
		}
		return !found
	})
	return found
}
