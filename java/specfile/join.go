package specfile

import (
	"fmt"
	"slices"
	"strings"

	"inspect/java/ast"
	"inspect/java/source"
)

// Codes of the diagnostics of this package.
const (
	// Mismatch: a specification file speaks of what its Java file does not declare.
	// Example: A.jml with a method g, where class A has none.
	Mismatch source.Code = "specification-file"
	// NotRead: annotations of a Java file whose specifications are in another file, or
	// code in a specification file. Example: //@ ensures in A.java, beside A.jml.
	NotRead source.Code = "not-read"
)

// Kind is what a Java file is.
type Kind uint8

// The kinds of a Java file.
const (
	// Written with specifications in mind, or for them.
	Written Kind = iota
	// External to them: a field of which the specification file says nothing may be null.
	External
	// Modelled: it stands for a class of Java's library, and keeps what its own
	// annotations say. The specification file adds to that, also methods, which are then
	// what their contracts say.
	Modelled
)

// Join gives the tree of a Java file with the specifications of spec. What the two do not
// agree on is reported, and stands in the tree as a clause that cannot be read where
// something rests on it.
func Join(java, spec *ast.File, of Kind) (*ast.File, []*source.Diagnostic) {
	j := &joiner{java: java, kind: of}
	out := *java
	out.JML, out.Specified = true, true
	out.Spec = &ast.SpecFile{Source: spec.Source, Imports: spec.Imports}
	if spec.MayChoose() {
		out.Sites = nil
	}
	if p := packageOf(spec); p != packageOf(java) {
		d := j.mismatch(spec.Span(), "%s is of %s, and %s of %s", spec.Source.Name, named(p), java.Source.Name, named(packageOf(java)))
		d.Span.End = d.Span.Start
		out.Types = Bad(java, d)
		return &out, j.diags
	}
	out.Types = slices.Clone(java.Types)
	for _, s := range spec.Types {
		i := slices.IndexFunc(java.Types, func(c *ast.ClassDecl) bool { return c.Name.Text == s.Name.Text })
		switch {
		case i >= 0:
			out.Types[i] = j.class(java.Types[i], s)
		case s.Modifiers.HasJML("model"):
			out.Types = append(out.Types, s)
		default:
			j.mismatch(s.Name.Span(), "class %s of the specification file is not in %s", s.Name.Text, java.Source.Name)
		}
	}
	j.noteDropped()
	return &out, j.diags
}

// Bad gives the classes of a file whose specifications cannot be read, for the reason
// that d gives.
func Bad(java *ast.File, d *source.Diagnostic) []*ast.ClassDecl {
	j := &joiner{java: java}
	var out []*ast.ClassDecl
	for _, c := range java.Types {
		out = append(out, j.badClass(c, badClause(d)))
	}
	return out
}

func packageOf(f *ast.File) string {
	if f.Package == nil {
		return ""
	}
	return f.Package.Name
}

func named(pkg string) string {
	if pkg == "" {
		return "no package"
	}
	return "package " + pkg
}

// badClause is the clause that stands for what cannot be read.
func badClause(d *source.Diagnostic) *ast.Clause {
	return &ast.Clause{Loc: ast.Loc{At: d.Span}, Kind: ast.BadClause, Text: d.Message}
}

// joiner joins two files.
type joiner struct {
	java    *ast.File
	kind    Kind
	dropped []source.Span // annotations of the Java file that are not read
	code    []source.Span // code of the specification file that is not read
	diags   []*source.Diagnostic
}

func (j *joiner) mismatch(at source.Span, format string, args ...any) *source.Diagnostic {
	d := source.Errorf(Mismatch, at, format, args...)
	d.Remedy = "declare it as the Java file does"
	j.diags = append(j.diags, d)
	return d
}

// isDropped reports whether an annotation of the Java file is not read.
func (j *joiner) isDropped(at source.Span) bool {
	if j.kind == Modelled {
		return false
	}
	j.dropped = append(j.dropped, at)
	return true
}

// noteDropped says what is not read.
func (j *joiner) noteDropped() {
	note := func(spans []source.Span, severity source.Severity, format string) {
		if len(spans) == 0 {
			return
		}
		first := slices.MinFunc(spans, func(a, b source.Span) int { return int(a.Start - b.Start) })
		d := source.Errorf(NotRead, first, format, j.java.Source.Name)
		d.Severity = severity
		j.diags = append(j.diags, d)
	}
	if j.kind != Written {
		return // nobody wrote it here
	}
	note(j.dropped, source.Note, "the specifications in %s are not read from here on, but for those in method bodies: its classes have a specification file")
	note(j.code, source.Warning, "code in a specification file is not read: that of %s counts")
}

func (j *joiner) badClass(c *ast.ClassDecl, u *ast.Clause) *ast.ClassDecl {
	out := *c
	out.Members = nil
	for _, m := range c.Members {
		switch m := m.(type) {
		case *ast.MethodDecl:
			n := *m
			n.Spec = &ast.MethodSpec{Loc: u.Loc, Unread: []*ast.Clause{u}}
			out.Members = append(out.Members, &n)
		case *ast.ClassDecl:
			out.Members = append(out.Members, j.badClass(m, u))
		default:
			out.Members = append(out.Members, m)
		}
	}
	out.Members = append(out.Members, &ast.ClassSpec{Loc: u.Loc, Clause: u})
	return &out
}

// class joins a class with its specification; without one, s nil, it loses its own.
func (j *joiner) class(c, s *ast.ClassDecl) *ast.ClassDecl {
	out := *c
	if s == nil {
		s = &ast.ClassDecl{Loc: ast.Loc{At: c.At}, Kind: c.Kind, Name: c.Name}
	}
	if s.Kind != c.Kind {
		j.mismatch(s.Name.Span(), "%s is %s here and %s in %s", s.Name.Text, article(s.Kind), article(c.Kind), j.java.Source.Name)
	}
	m := newMatching(j, c, s)
	out.Modifiers = j.modifiers(c.Modifiers, s.Modifiers)
	out.Members = nil
	for _, member := range c.Members {
		switch d := member.(type) {
		case *ast.ClassSpec:
			if !j.isDropped(d.At) {
				out.Members = append(out.Members, d)
			}
		case *ast.ClassDecl:
			if d.Modifiers.HasJML("model") && j.isDropped(d.At) {
				continue
			}
			out.Members = append(out.Members, j.class(d, m.classes[d.Name.Text]))
		case *ast.FieldDecl:
			if d.JML && j.isDropped(d.At) {
				continue
			}
			f := *d
			of := m.fields[d.Name.Text]
			if of == nil {
				of = &fieldSpec{}
				if j.kind == External {
					of.modifiers = &ast.Modifiers{JML: []*ast.Name{{Loc: d.Name.Loc, Text: "nullable"}}}
				}
			}
			f.Modifiers = j.modifiers(d.Modifiers, of.modifiers)
			out.Members = append(out.Members, &f)
			out.Members = append(out.Members, of.clauses...)
		case *ast.MethodDecl:
			if d.JML && j.isDropped(d.At) {
				continue
			}
			out.Members = append(out.Members, j.method(d, m.methods[d], m.doubtful[d.Name.Text]))
		default:
			out.Members = append(out.Members, d)
		}
	}
	out.Members = append(out.Members, m.added...)
	return &out
}

func article(k ast.ClassKind) string {
	if k == ast.Interface || k == ast.Enum {
		return "an " + k.String()
	}
	return "a " + k.String()
}

// modifiers are Java's of the Java file, and JML's of the specification file.
func (j *joiner) modifiers(java, spec *ast.Modifiers) *ast.Modifiers {
	out := &ast.Modifiers{}
	if java != nil {
		*out = *java
		if len(java.JML) > 0 && j.isDropped(java.JML[0].At) {
			out.JML = nil
		}
	}
	if spec != nil {
		out.JML = append(slices.Clip(out.JML), spec.JML...)
		out.Annotations = append(slices.Clip(out.Annotations), spec.Annotations...)
	}
	return out
}

// method joins a method with its declaration in the specification file; s nil: it has
// none. Doubtful is what could not be read and may be about this method.
func (j *joiner) method(d, s *ast.MethodDecl, doubtful []*ast.Clause) *ast.MethodDecl {
	out := *d
	if d.Spec != nil && j.isDropped(d.Spec.At) {
		out.Spec = nil
	}
	if s == nil {
		out.Modifiers = j.modifiers(d.Modifiers, nil)
		if len(doubtful) > 0 {
			out.Spec = &ast.MethodSpec{Loc: doubtful[0].Loc, Unread: doubtful}
		}
		out.Params = j.params(d.Params, nil)
		return &out
	}
	if s.Body != nil {
		j.code = append(j.code, s.Body.At)
	}
	out.Modifiers = j.modifiers(d.Modifiers, s.Modifiers)
	out.Params = j.params(d.Params, s.Params)
	if s.Spec != nil {
		spec := *s.Spec
		spec.Params = []string{}
		for _, p := range s.Params {
			spec.Params = append(spec.Params, p.Name.Text)
		}
		out.Spec = &spec
	}
	return &out
}

func (j *joiner) params(ps, spec []*ast.Param) []*ast.Param {
	var out []*ast.Param
	for i, p := range ps {
		q := *p
		var of *ast.Modifiers
		if spec != nil {
			of = spec[i].Modifiers
		}
		q.Modifiers = j.modifiers(p.Modifiers, of)
		out = append(out, &q)
	}
	return out
}

// fieldSpec is what a specification file says of a field: modifiers, and the clauses
// behind its declaration, which speak of it.
type fieldSpec struct {
	modifiers *ast.Modifiers
	clauses   []ast.Member
}

// matching is what of a class in a specification file is about what of the class.
type matching struct {
	j        *joiner
	class    *ast.ClassDecl
	classes  map[string]*ast.ClassDecl
	fields   map[string]*fieldSpec
	methods  map[*ast.MethodDecl]*ast.MethodDecl // by those of the Java file
	doubtful map[string][]*ast.Clause            // by the name of methods that do not fit
	added    []ast.Member                        // what only the specification file declares
}

func newMatching(j *joiner, c, s *ast.ClassDecl) *matching {
	m := &matching{j: j, class: c, classes: map[string]*ast.ClassDecl{}, fields: map[string]*fieldSpec{},
		methods: map[*ast.MethodDecl]*ast.MethodDecl{}, doubtful: map[string][]*ast.Clause{}}
	var later []*fieldSpec // the fields that were declared last
	var typ ast.TypeExpr
	for _, member := range s.Members {
		clause, isClause := member.(*ast.ClassSpec)
		field, isField := member.(*ast.FieldDecl)
		switch {
		case isClause && (clause.Clause.Kind == "in" || clause.Clause.Kind == "maps") && len(later) > 0:
			for _, f := range later {
				f.clauses = append(f.clauses, clause)
			}
		case isField && !field.JML:
			f := m.field(field)
			if field.Type != typ {
				later, typ = nil, field.Type
			}
			if f != nil {
				later = append(later, f)
			}
		default:
			later, typ = nil, nil
			m.member(member)
		}
	}
	return m
}

func (m *matching) member(member ast.Member) {
	switch d := member.(type) {
	case *ast.MethodDecl:
		if d.JML {
			m.added = append(m.added, d)
			return
		}
		m.method(d)
	case *ast.ClassDecl:
		switch {
		case d.Modifiers.HasJML("model"):
			m.added = append(m.added, d)
		case !slices.ContainsFunc(m.class.Members, func(o ast.Member) bool {
			c, ok := o.(*ast.ClassDecl)
			return ok && c.Name.Text == d.Name.Text
		}):
			m.j.mismatch(d.Name.Span(), "class %s has no member class %s in %s", m.class.Name.Text, d.Name.Text, m.j.java.Source.Name)
		default:
			m.classes[d.Name.Text] = d
		}
	case *ast.Initializer:
		m.j.code = append(m.j.code, d.At)
	default:
		m.added = append(m.added, d)
	}
}

// field finds the field of the Java file; nil: there is none.
func (m *matching) field(d *ast.FieldDecl) *fieldSpec {
	if d.Init != nil {
		m.j.code = append(m.j.code, d.Init.Span())
	}
	var of *ast.FieldDecl
	for _, o := range m.class.Members {
		if f, ok := o.(*ast.FieldDecl); ok && !f.JML && f.Name.Text == d.Name.Text {
			of = f
		}
	}
	switch {
	case of != nil && haveSameErasure(of.Type, d.Type):
		f := &fieldSpec{modifiers: d.Modifiers}
		m.fields[d.Name.Text] = f
		return f
	case of != nil:
		m.j.mismatch(d.Type.Span(), "the field %s is of type %s here and of type %s in %s", d.Name.Text, typeText(d.Type), typeText(of.Type), m.j.java.Source.Name)
	case slices.ContainsFunc(append(slices.Clone(m.class.Components), params(m.class.Constants)...), func(p *ast.Param) bool { return p.Name.Text == d.Name.Text }):
	default:
		m.j.mismatch(d.Name.Span(), "class %s has no field %s in %s", m.class.Name.Text, d.Name.Text, m.j.java.Source.Name).Remedy =
			"declare it ghost or model, in an annotation, or leave it out"
	}
	return nil
}

func params(cs []*ast.EnumConstant) []*ast.Param {
	var out []*ast.Param
	for _, c := range cs {
		out = append(out, &ast.Param{Name: c.Name})
	}
	return out
}

// method finds the method of the Java file.
func (m *matching) method(d *ast.MethodDecl) {
	var matching, namesakes []*ast.MethodDecl
	constructors := 0
	for _, o := range m.class.Members {
		of, ok := o.(*ast.MethodDecl)
		if !ok || of.JML {
			continue
		}
		if of.Constructor {
			constructors++
		}
		if of.Name.Text == d.Name.Text && of.Constructor == d.Constructor {
			namesakes = append(namesakes, of)
			if haveSameParams(of.Params, d.Params) {
				matching = append(matching, of)
			}
		}
	}
	if d.Constructor && constructors == 0 && len(d.Params) == 0 && m.class.Kind == ast.Class {
		n := *d // the constructor that a class without one has
		n.Body = &ast.Block{Loc: d.Loc}
		m.added = append(m.added, &n)
		return
	}
	if len(matching) == 1 && m.methods[matching[0]] == nil {
		of := matching[0]
		m.methods[of] = d
		if !d.Constructor && typeText(of.Type) != typeText(d.Type) && !haveSameErasure(of.Type, d.Type) {
			m.refuse(d, d.Type.Span(), fmt.Sprintf("%s gives %s here and %s in %s", d.Name.Text, typeText(d.Type), typeText(of.Type), m.j.java.Source.Name))
			delete(m.methods, of)
		}
		return
	}
	if len(matching) == 0 && m.j.kind == Modelled && d.Spec != nil {
		m.added = append(m.added, d) // the model may have it from another class
		return
	}
	what := fmt.Sprintf("class %s has no method %s in %s", m.class.Name.Text, signature(d), m.j.java.Source.Name)
	if len(matching) > 0 {
		what = fmt.Sprintf("%s means more than one method of %s, or is declared twice", signature(d), m.j.java.Source.Name)
	} else if len(namesakes) > 0 {
		var texts []string
		for _, n := range namesakes {
			texts = append(texts, signature(n))
		}
		what += ", but " + strings.Join(texts, " and ")
	}
	m.refuse(d, d.Name.Span(), what)
}

// refuse reports a method that does not fit: those of its name rest on it.
func (m *matching) refuse(d *ast.MethodDecl, at source.Span, what string) {
	diag := m.j.mismatch(at, "%s", what)
	m.doubtful[d.Name.Text] = append(m.doubtful[d.Name.Text], badClause(diag))
}

func signature(d *ast.MethodDecl) string {
	var types []string
	for _, p := range d.Params {
		types = append(types, typeText(p.Type))
	}
	return d.Name.Text + "(" + strings.Join(types, ", ") + ")"
}

func haveSameParams(a, b []*ast.Param) bool {
	return slices.EqualFunc(a, b, func(x, y *ast.Param) bool { return haveSameErasure(x.Type, y.Type) })
}

// haveSameErasure reports whether two types, each of its own file, have the same erasure as far as
// their names tell: where both are qualified, all of it.
func haveSameErasure(a, b ast.TypeExpr) bool {
	for {
		x, ok := a.(*ast.ArrayType)
		y, also := b.(*ast.ArrayType)
		if ok != also {
			return false
		}
		if !ok {
			break
		}
		a, b = x.Elem, y.Elem
	}
	if p, ok := a.(*ast.PrimType); ok {
		q, also := b.(*ast.PrimType)
		return also && p.Name == q.Name
	}
	x, y := parts(a), parts(b)
	n := min(len(x), len(y))
	return n > 0 && slices.Equal(x[len(x)-n:], y[len(y)-n:])
}

// parts are the names of a type.
func parts(t ast.TypeExpr) []string {
	n, ok := t.(*ast.NamedType)
	if !ok {
		return nil
	}
	var out []string
	for _, p := range n.Parts {
		out = append(out, p.Name)
	}
	return out
}

// typeText is a type without type arguments.
func typeText(t ast.TypeExpr) string {
	switch t := t.(type) {
	case *ast.ArrayType:
		return typeText(t.Elem) + "[]"
	case *ast.PrimType:
		return t.Name
	}
	return strings.Join(parts(t), ".")
}
