package lombok

import (
	"cmp"
	"fmt"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/parse"
)

// Expander adds to trees what annotations of Lombok make. It serves several goroutines.
type Expander struct {
	configs configs
	mu      sync.Mutex
	results map[*source.File]expanded

	Folders []string // of class files
	// IsText, unless nil, reports of a file that its text is newer than anything on the disk.
	IsText   func(file string) bool
	compiled compiled

	Old bool // Lombok is older than what is known here, so that equals, hashCode and toString may be others
}

// expanded is a file to which members were added.
type expanded struct {
	written *ast.File // the tree of the text alone
	text    string    // of what was made
}

// Written gives the trees of what stands in the texts of files alone, without what was made.
func (x *Expander) Written(files []*ast.File) []*ast.File {
	x.mu.Lock()
	defer x.mu.Unlock()
	out := slices.Clone(files)
	for i, f := range files {
		if e, ok := x.results[f.Source]; ok {
			out[i] = e.written
		}
	}
	return out
}

// Text is what was made of a file, as Java; empty: nothing.
func (x *Expander) Text(f *source.File) string {
	x.mu.Lock()
	defer x.mu.Unlock()
	return x.results[f].text
}

var version = regexp.MustCompile(`^lombok-(\d+)\.(\d+)\.(\d+)\.jar$`)

// IsOld reports whether a class path has a Lombok that is older than 1.18.16.
func IsOld(classPath []string) bool {
	return slices.ContainsFunc(classPath, func(path string) bool {
		m := version.FindStringSubmatch(filepath.Base(path))
		if m == nil {
			return false
		}
		var is [3]int
		for i := range is {
			is[i], _ = strconv.Atoi(m[i+1])
		}
		return slices.Compare(is[:], []int{1, 18, 16}) < 0
	})
}

// File gives the tree of a file with the members that annotations of Lombok make. The tree that is given
// is not changed, and is the result where there is nothing to make.
func (x *Expander) File(f *ast.File) *ast.File {
	if f == nil || !usesLombok(f) {
		return f
	}
	out, _ := x.expand(f)
	return out
}

// expand is File, with what is known of the file.
func (x *Expander) expand(f *ast.File) (*ast.File, *expansion) {
	e := &expansion{file: f, imports: importsOf(f), config: x.configs.in(filepath.Dir(f.Source.Name)), old: x.Old, expander: x}
	out := *f
	out.Types = slices.Clone(f.Types)
	for i, c := range out.Types {
		out.Types[i] = e.class(c, nil)
	}
	if !e.changed {
		return f, e
	}
	x.mu.Lock()
	defer x.mu.Unlock()
	if x.results == nil {
		x.results = map[*source.File]expanded{}
	}
	x.results[f.Source] = expanded{f, e.text.String()}
	return &out, e
}

// expansion is what is made of one file.
type expansion struct {
	file    *ast.File
	imports imports
	config  *config
	classes []*class // that are concerned

	inserted []inserted

	text     strings.Builder
	changed  bool
	old      bool
	expander *Expander
}

// class is one that is expanded.
type class struct {
	*expansion
	source  *ast.ClassDecl
	decl    *ast.ClassDecl // a copy
	outer   *class
	notes   []*note
	fields  []*field
	members []generated
	named   []signature
	wrong   *source.Diagnostic // the first annotation that is not understood
}

// generated is a member as text, with the place of the annotation that makes it.
type generated struct {
	text string
	at   source.Span
	init *field // whose initialiser goes where the text says $init
}

// class gives a class with what its annotations make, and those in it.
func (e *expansion) class(d *ast.ClassDecl, outer *class) *ast.ClassDecl {
	c := &class{expansion: e, source: d, outer: outer, notes: e.imports.notes(d.Modifiers)}
	decl := *d
	decl.Members = slices.Clone(d.Members)
	c.decl = &decl
	for i, m := range c.decl.Members {
		switch m := m.(type) {
		case *ast.ClassDecl:
			c.decl.Members[i] = e.class(m, c)
		case *ast.MethodDecl:
			c.decl.Members[i] = c.method(m)
		case *ast.FieldDecl:
			if m.Init != nil {
				c.inCode(m.Init)
			}
		case *ast.Initializer:
			c.inCode(m.Body)
		}
	}
	c.findFields()
	for _, p := range d.Components {
		for _, n := range c.imports.notes(p.Modifiers) {
			c.notes = append(c.notes, n)
			c.refuse(n, "it stands on a component")
		}
	}
	if !c.isConcerned() && c.wrong == nil || d.Unread != nil {
		return c.decl
	}
	e.changed, e.classes = true, append(e.classes, c)
	if why := e.config.wrong; why != "" {
		c.refuse(c.first(), "%s", why)
	}
	c.expand()
	added := c.adding()
	var k *ast.ClassDecl
	if added != nil && c.wrong == nil {
		if k = c.compiledDecl(); k == nil {
			c.refuse(added, "no class file that is as new as the source says it")
		}
	}
	if c.wrong == nil {
		c.insert()
	}
	if k != nil && c.wrong == nil {
		c.addCompiled(k, added)
	}
	if c.wrong != nil {
		decl.Unread = c.wrong
		fmt.Fprintf(&e.text, "%s: %s\n", c.decl.Name.Text, c.wrong.Message)
	}
	return c.decl
}

// adding is the first annotation that adds members of which the class file knows; nil: there is none.
func (c *class) adding() *note {
	all := slices.Clone(c.notes)
	for _, f := range c.fields {
		all = append(all, f.notes...)
	}
	if i := slices.IndexFunc(all, func(n *note) bool { return annotations[n.name] == adds }); i >= 0 {
		return all[i]
	}
	return nil
}

// first is an annotation that the class or a field of it has.
func (c *class) first() *note {
	all := c.notes
	for _, f := range c.fields {
		all = append(slices.Clip(all), f.notes...)
	}
	return all[0]
}

// isConcerned reports whether an annotation makes anything of the class.
func (c *class) isConcerned() bool {
	makes := func(n *note) bool { return annotations[n.name] != harmless && n.name != "NonNull" }
	return slices.ContainsFunc(c.notes, makes) ||
		slices.ContainsFunc(c.fields, func(f *field) bool { return slices.ContainsFunc(f.notes, makes) })
}

// refuse notes that an annotation is not understood.
func (c *class) refuse(n *note, format string, args ...any) {
	if c.wrong == nil {
		d := source.Errorf(source.Unsupported, n.at, "what Lombok's @%s makes is not known: %s", n.name, fmt.Sprintf(format, args...))
		d.Remedy = "write out what it makes"
		c.wrong = d
	}
}

// add makes a member.
func (c *class) add(at source.Span, format string, args ...any) {
	c.members = append(c.members, generated{text: fmt.Sprintf(format, args...), at: at})
}

// expand makes what all annotations of the class make, in the order in which Lombok does.
func (c *class) expand() {
	for _, n := range c.notes {
		c.check(n)
	}
	for _, f := range c.fields {
		for _, n := range f.notes {
			c.check(n)
		}
	}
	switch c.decl.Kind {
	case ast.Interface, ast.AnnotationInterface, ast.Record:
		if len(c.notes) > 0 {
			c.refuse(c.notes[0], "it stands on no class")
		}
	}
	if n := of(c.notes, "Value"); n != nil {
		c.makeValue(n)
	}
	if n := cmp.Or(of(c.notes, "EqualsAndHashCode"), of(c.notes, "ToString"), of(c.notes, "Data"), of(c.notes, "Value"), of(c.notes, "Builder")); n != nil && c.old {
		c.refuse(n, "the Lombok on the class path is older than 1.18.16")
	}
	c.makeLoggers()
	c.makeConstructors()
	c.makeAccessors()
	c.makeEquality()
	c.makeToString()
	c.makeBuilder()
}

// check refuses an annotation that is not known.
func (c *class) check(n *note) {
	switch annotations[n.name] {
	case unknown:
		c.refuse(n, "it is none that is followed")
	case ofMethods:
		c.refuse(n, "it stands on no method")
	}
	if n.name == "experimental.Accessors" {
		c.only(n, "fluent", "chain", "makeFinal")
	}
}

// inCode refuses the class for an annotation in code that runs when it is initialised.
func (c *class) inCode(n ast.Node) {
	if found := c.within(n); found != nil {
		c.notes = append(c.notes, found)
		c.refuse(found, "it stands in code")
	}
}

// within is the first annotation in some code that makes something; nil: there is none.
func (c *class) within(code ast.Node) (found *note) {
	ast.Walk(code, func(n ast.Node) bool {
		if m, ok := n.(*ast.Modifiers); ok {
			for _, k := range c.imports.notes(m) {
				if found == nil && annotations[k.name] != harmless && k.name != "NonNull" {
					found = k
				}
			}
		}
		return found == nil
	})
	return found
}

// method gives a method without its code, where an annotation of Lombok changes that.
func (c *class) method(m *ast.MethodDecl) ast.Member {
	var found *note
	if m.Body != nil {
		found = c.within(m.Body)
	}
	notes := c.imports.notes(m.Modifiers)
	for _, p := range m.Params {
		notes = append(notes, c.imports.notes(p.Modifiers)...)
	}
	for _, n := range notes {
		switch {
		case annotations[n.name] == ofMethods && m.Body != nil:
			found = n
		case annotations[n.name] == harmless, n.name == "NonNull", strings.HasSuffix(n.name, ".Include"):
		default:
			c.notes = append(c.notes, n) // it may make more than the method
			c.refuse(n, "it stands on a method")
		}
	}
	if n := of(notes, "NonNull"); found == nil && n != nil && c.config.wrong != "" && m.Body != nil {
		found = n
	}
	if found == nil {
		return c.nullChecks(m)
	}
	c.changed = true
	out := spoiled(m, found)
	fmt.Fprintf(&c.expansion.text, "%s.%s: %s\n", c.decl.Name.Text, m.Name.Text, found.name)
	return out
}

// spoiled is a method without its code, since an annotation makes something of it that is not known.
func spoiled(m *ast.MethodDecl, n *note) *ast.MethodDecl {
	clause := &ast.Clause{Loc: ast.Loc{At: n.at}, Kind: ast.BadCode, Text: "method " + m.Name.Text + " cannot be read: what Lombok's @" + n.name + " makes of it is not known"}
	out := *m
	out.Body = &ast.Block{Loc: m.Body.Loc, Stmts: []ast.Stmt{&ast.JMLStmt{Loc: clause.Loc, Clause: clause}}}
	spec := ast.MethodSpec{Loc: clause.Loc}
	if m.Spec != nil {
		spec = *m.Spec
	}
	spec.Unread = append(slices.Clone(spec.Unread), clause)
	out.Spec = &spec
	return &out
}

// insert parses what was made, and puts it into the class: fields in front, as Lombok does, the rest
// behind.
func (c *class) insert() {
	var b strings.Builder
	fmt.Fprintf(&b, "class %s {\n", c.decl.Name.Text)
	for _, m := range c.members {
		b.WriteString(m.text + "\n")
	}
	b.WriteString("}\n")
	c.expansion.text.WriteString(b.String())
	tree, ds := parse.File(source.NewFile(c.file.Source.Name, b.String()))
	if len(ds) > 0 || len(tree.Types) != 1 || len(tree.Types[0].Members) != len(c.members) {
		c.refuse(c.first(), "a field cannot be read")
		return
	}
	var front, back []ast.Member
	for i, m := range tree.Types[0].Members {
		place(m, c.members[i].at)
		if f := c.members[i].init; f != nil {
			initialise(m, f)
		}
		if _, isField := m.(*ast.FieldDecl); isField {
			front = append(front, m)
		} else {
			back = append(back, m)
		}
	}
	c.decl.Members = slices.Concat(front, c.decl.Members, back)
}

// place puts a node, with all that it consists of, where at is.
func place(n ast.Node, at source.Span) {
	ast.Walk(n, func(n ast.Node) bool {
		reflect.ValueOf(n).Elem().FieldByName("Loc").Set(reflect.ValueOf(ast.Loc{At: at}))
		return true
	})
}

// initialise puts a field's initialiser in the place of the $init that a method returns.
func initialise(m ast.Member, f *field) {
	ast.Walk(m, func(n ast.Node) bool {
		if r, ok := n.(*ast.Return); ok {
			r.X = f.init
		}
		return true
	})
}
