package types

import (
	"inspect/java/ast"
	"inspect/java/source"
)

// header is how far the declaration of a class is resolved.
type header struct {
	supersDone, membersDone progress
	nested                  map[string]*Class // member classes by simple name
	barren                  bool              // known to have and to inherit none
	outline                 bool              // of a file with errors: nothing is known of its members
	diags                   []*source.Diagnostic
	named                   map[string][]*Method // the first indexed of the methods, by name
	indexed                 int
}

// supers resolves what c extends and implements. It leaves out what cannot be
// resolved or would make a cycle, with a diagnostic.
func (w *World) supers(c *Class) {
	h := w.headers[c]
	if h.supersDone != untouched {
		return
	}
	h.supersDone = running
	defer func() {
		h.supersDone = done
		w.inherits(c)
	}()
	report := func(d *source.Diagnostic) { h.diags = append(h.diags, d) }
	scope := &typeScope{w: w, file: c.File, class: c.Outer, params: c.Decl.TypeParams, report: report}
	if c.Local != nil {
		scope.code = c.Local.names
	}
	if c.IsAnonymous() {
		w.anonymousSuper(c, scope)
		return
	}
	if c.Kind == ast.Class && len(c.Decl.Extends) > 0 {
		if s := w.super(c, c.Decl.Extends[0], scope, false); s != nil {
			c.Super = s
		}
	}
	interfaces := c.Decl.Implements
	if c.Kind == ast.Interface {
		interfaces = c.Decl.Extends
	}
	for _, t := range interfaces {
		if s := w.super(c, t, scope, true); s != nil {
			c.Interfaces = append(c.Interfaces, s)
		}
	}
	if c.Super == nil && c.Kind != ast.Interface && c.Kind != ast.AnnotationInterface && c.Name != "java.lang.Object" {
		c.Super = w.builtin(implicitSuper[c.Kind])
	}
}

// inherits notes c with the classes that it names as its supertypes.
func (w *World) inherits(c *Class) {
	for _, s := range c.Interfaces {
		w.subtypes[s] = append(w.subtypes[s], c)
	}
	if c.Super != nil {
		w.subtypes[c.Super] = append(w.subtypes[c.Super], c)
	}
}

// implicitSuper are the superclasses of classes that do not name one.
var implicitSuper = map[ast.ClassKind]string{ast.Class: "Object", ast.Enum: "Enum", ast.Record: "Record"}

func (w *World) super(c *Class, t ast.TypeExpr, scope *typeScope, isInterface bool) *Class {
	typ, _ := scope.resolve(t)
	s, ok := typ.(*Class)
	if !ok {
		if !IsKind(typ, Invalid) {
			scope.error(source.Errorf(BadSupertype, t.Span(), "%s is no class", typ))
		}
		return nil
	}
	w.supers(s)
	if w.headers[s].supersDone == running { // by way of c: s would be c or below it
		scope.error(source.Errorf(CyclicInheritance, t.Span(), "%s inherits from itself", c.Name))
		return nil
	}
	given := s.Kind == ast.Interface || s.Kind == ast.AnnotationInterface
	switch {
	case c.Broken != nil: // of an anonymous class it is not known which of them it names
		return s
	case isInterface && !given:
		scope.error(source.Errorf(BadSupertype, t.Span(), "%s is no interface", s.Name))
	case !isInterface && given:
		scope.error(source.Errorf(BadSupertype, t.Span(), "%s is an interface; implement it", s.Name))
	case !isInterface && s.Final:
		scope.error(source.Errorf(BadSupertype, t.Span(), "%s is final", s.Name))
	case !isInterface && s.Kind == ast.Enum:
		scope.error(source.Errorf(BadSupertype, t.Span(), "%s is an enum", s.Name))
	default:
		return s
	}
	return nil
}

// Header resolves the supertypes of c and fills in its members, their
// signatures and contracts, and the same of what it inherits from. What is
// wrong in a member's declaration is kept until the member is used.
func (w *World) Header(c *Class) {
	h := w.headers[c]
	if h.membersDone != untouched {
		return
	}
	w.change("the declaration", c)
	w.supers(c)
	h.membersDone = running
	w.open++
	defer func() {
		h.membersDone = done
		w.open--
		w.foldConstants()
	}()
	if c.Super != nil {
		w.Header(c.Super)
	}
	for _, i := range c.Interfaces {
		w.Header(i)
	}
	if c.Outer != nil {
		w.Header(c.Outer)
	}
	if h.outline {
		return
	}
	w.enumConstants(c)
	w.components(c)
	w.declaredMembers(c)
	w.holdUnmodifiable(c)
	w.facts.exact(c)
	w.defaultConstructor(c)
	w.facts.built(c)
	w.copying(c)
	w.naming(c)
	w.modelFields(c)
	w.seqParts(c)
	w.accessRules(c)
	w.choosing(c)
	w.invariantFor(c)
	w.endOfInitialisation(c)
	distinguish(c.Methods)
	w.checkDuplicates(c)
	w.named(c, "")
	for name := range h.named {
		w.declaring[name]++
	}
	w.inherit(c)
	w.narrows(c)
	w.unfolded = append(w.unfolded, c.Fields...)
}

// declaredMembers fills in what stands in the body of a class.
func (w *World) declaredMembers(c *Class) {
	var declared []*Field // by the last declaration of fields
	var bad *ast.Clause   // the last member, if it is a declaration that cannot be read
	for _, m := range c.Decl.Members {
		if _, clause := m.(*ast.ClassSpec); !clause {
			bad = nil
		}
		switch m := m.(type) {
		case *ast.FieldDecl:
			w.field(c, m)
			f := c.Fields[len(c.Fields)-1]
			if len(declared) > 0 && declared[0].Decl.Type != m.Type {
				declared = nil
			}
			declared = append(declared, f)
		case *ast.MethodDecl:
			w.method(c, m)
		case *ast.Initializer:
			if m.Static {
				c.StaticInit = append(c.StaticInit, m)
			} else {
				c.Init = append(c.Init, m)
			}
		case *ast.ClassSpec:
			if m.Clause.Kind == ast.BadDeclaration {
				c.bad, bad = append(c.bad, m.Clause), m.Clause
				break
			}
			w.classSpec(c, m)
			if bad != nil && (m.Clause.Kind == inGroup || m.Clause.Kind == mapsInto) { // which speaks of it
				w.classSpec(c, &ast.ClassSpec{Loc: bad.Loc, Clause: &ast.Clause{Loc: bad.Loc, Kind: m.Clause.Kind, Unread: true, Text: bad.Text}})
				break
			}
			if m.Clause.Kind == inGroup && !m.Clause.Redundantly && !m.Clause.Unread {
				c.groups = append(c.groups, fieldGroup{declared, groupNames(m.Clause)})
			}
		}
	}
}

// inherit finds what the methods of a class override, and what they have from there.
func (w *World) inherit(c *Class) {
	for _, m := range c.Methods {
		w.overrides(m)
		if own, _ := m.declaredPure(); own || w.inheritsPure(m) || m.Model && !m.Constructor && !IsKind(m.Result, Void) {
			m.Pure = true
		}
		if m.IsUnwritten() {
			w.choose(m, m.Name+"()")
		}
		w.versions(m)
		w.contract(m)
		w.keepNullity(m)
	}
}

// foldConstants computes the constant variables of the classes declared since
// it last ran, once no class is half declared.
func (w *World) foldConstants() {
	for w.open == 0 && len(w.unfolded) > 0 {
		f := w.unfolded[0]
		w.unfolded = w.unfolded[1:]
		w.constantField(f)
	}
}

// named are the methods of c itself with a name, in order of declaration, as far as
// its header is resolved.
func (w *World) named(c *Class, name string) []*Method {
	h := w.headers[c]
	if h.named == nil {
		h.named = map[string][]*Method{}
	}
	for ; h.indexed < len(c.Methods); h.indexed++ {
		m := c.Methods[h.indexed]
		h.named[m.Name] = append(h.named[m.Name], m)
	}
	return h.named[name]
}

// memberScope is the type scope of a member's declaration; what it reports
// waits in the member's state.
func (w *World) memberScope(c *Class, params []*ast.TypeParam, s *memberState) *typeScope {
	return &typeScope{w: w, file: c.File, class: c, params: params, report: func(d *source.Diagnostic) { s.pending = append(s.pending, d) }}
}

func (w *World) field(c *Class, d *ast.FieldDecl) {
	inInterface := c.Kind == ast.Interface || c.Kind == ast.AnnotationInterface
	f := &Field{
		Class: c, Name: d.Name.Text, Decl: d, Span: d.Name.Span(),
		Final: d.Modifiers.Has("final"), Static: d.Modifiers.Has("static"),
		Ghost: d.Modifiers.HasJML("ghost"), Model: d.Modifiers.HasJML("model"),
		SpecPublic: IsMarked(d.Modifiers, "spec_public", "SpecPublic") || IsMarked(d.Modifiers, "spec_protected", "SpecProtected"),
	}
	if inInterface && !(d.JML && d.Modifiers.HasJML("instance")) {
		f.Static = true
		f.Final = !d.JML
	}
	if d.JML && d.Modifiers.HasJML("instance") {
		f.Static = false
	}
	s := w.state(f)
	s.private, s.packaged = d.Modifiers.Has("private"), hasPackageAccess(d.Modifiers, c)
	scope := w.memberScope(c, nil, s)
	_, array := d.Type.(*ast.ArrayType)
	if !array {
		switch {
		case f.Model:
			scope = scope.of(ofModelField, f.Name)
		case f.Ghost:
			scope = scope.of(ofGhost, f.Name)
		}
	}
	if d.Unread != nil {
		f.Type = Of(Invalid)
		s.pending = append(s.pending, badAnnotation(d.Unread.Span, d.Unread.Message))
	} else {
		f.Type, s.generic = scope.resolve(d.Type)
	}
	if IsKind(f.Type, Void) {
		s.pending = append(s.pending, source.Errorf(IncompatibleTypes, d.Type.Span(), "a field cannot be void"))
		f.Type = Of(Invalid)
	}
	if f.Ghost {
		f.Type = w.ghostType(c.File, f.Name, f.Type)
	}
	if f.Ghost && array && IsKind(Leaf(f.Type), BigInt) {
		s.pending = append(s.pending, source.NotSupported(d.Type.Span(), `a ghost field that is an array of \bigint`, "declare it of int or long"))
		f.Type = Of(Invalid)
	}
	f.NonNull, f.ElemNonNull = c.nullityOfField(f)
	c.Fields = append(c.Fields, f)
	if !f.Static && d.Init != nil {
		c.Init = append(c.Init, d)
	}
}

func (w *World) method(c *Class, d *ast.MethodDecl) {
	inInterface := c.Kind == ast.Interface || c.Kind == ast.AnnotationInterface
	m := &Method{
		Class: c, Name: d.Name.Text, Constructor: d.Constructor, Decl: d, Span: d.Name.Span(), Model: d.JML,
		Static: d.Modifiers.Has("static"), Native: d.Modifiers.Has("native") || !inInterface && isStub(d) || c.Stub && d.Body == nil && !d.JML,
		Abstract: d.Modifiers.Has("abstract") || inInterface && d.Body == nil && !d.JML && !d.Modifiers.Has("static") && !d.Modifiers.Has("default"),
		Helper:   IsMarked(d.Modifiers, "helper", "Helper"),
		Result:   Of(Void),
	}
	m.Native = m.Native && !m.Abstract
	s := w.state(m)
	s.private, s.packaged = d.Modifiers.Has("private"), hasPackageAccess(d.Modifiers, c)
	scope := w.memberScope(c, d.TypeParams, s)
	if !d.Constructor && d.Type != nil {
		of := scope
		if d.JML {
			of = scope.of(ofResult, m.Name)
		}
		m.Result, s.generic = of.resolve(d.Type)
	}
	var body *bodyNulls
	if c.Plain {
		body = newBodyNulls(d)
	}
	m.NonNull, m.ElemNonNull = w.nullityOfResult(m, body)
	if d.Constructor && d.Name.Text != c.SimpleName() {
		s.pending = append(s.pending, source.Errorf(IncompatibleTypes, d.Name.Span(), "method %s has no result type", d.Name.Text))
	}
	if d.Compact {
		w.compact(c, m, scope)
	}
	for _, p := range d.Params {
		m.Params = append(m.Params, w.param(m, p, scope, body))
		m.VarArgs = m.VarArgs || p.VarArgs
	}
	if m.isMainMethod() {
		m.Params[0].NonNull, m.Params[0].ElemNonNull = true, true
	}
	for _, t := range d.Throws {
		if typ, _ := scope.resolve(t); typ != nil {
			if k, ok := typ.(*Class); ok {
				m.Throws = append(m.Throws, k)
			}
		}
	}
	w.documented(m, d.Doc, *scope)
	c.Methods = append(c.Methods, m)
}

// isMainMethod reports whether a method is one by which the JVM starts a program, which gives
// it the words of the command line (JLS 12.1.4).
func (m *Method) isMainMethod() bool {
	if m.Name != "main" || !m.Static || !m.Decl.Modifiers.Has("public") || !IsKind(m.Result, Void) || len(m.Params) != 1 {
		return false
	}
	a, ok := m.Params[0].Type.(*Array)
	return ok && IsString(a.Elem)
}

// isStub reports whether a method has a specification in place of a body.
func isStub(d *ast.MethodDecl) bool {
	return d.Body == nil && d.Spec != nil && !d.JML && !d.Modifiers.Has("abstract")
}

// param declares a parameter of a method with that body; nil: with none, or what it
// says does not count.
func (w *World) param(m *Method, p *ast.Param, scope *typeScope, body *bodyNulls) *Var {
	v := &Var{Kind: ParamVar, Name: p.Name.Text, Decl: p, Span: p.Name.Span()}
	of := scope
	if m.Model {
		of = scope.of(ofParam, v.Name)
	}
	v.Type, w.state(v).generic = of.resolve(p.Type)
	if IsKind(v.Type, Void) {
		scope.error(source.Errorf(IncompatibleTypes, p.Type.Span(), "a parameter cannot be void"))
		v.Type = Of(Invalid)
	}
	v.NonNull, v.ElemNonNull = m.Class.nullityOfParam(v.Type, p, body)
	v.NeverNull, _ = nullity(v.Type, p.Type, p.Modifiers, v.NonNull && !m.Class.Plain)
	v.NeverNull = v.NeverNull && !m.IsOfLibrary()
	w.Info.Defs[p] = v
	return v
}

// defaultConstructor adds the constructor that a class without one has.
func (w *World) defaultConstructor(c *Class) {
	switch c.Kind {
	case ast.Interface, ast.AnnotationInterface:
		return
	case ast.Record:
		w.recordMembers(c)
		w.construction(c)
		return
	}
	if c.IsAnonymous() {
		return // the code that creates its object says what it takes
	}
	for _, m := range c.Methods {
		if m.Constructor {
			return
		}
	}
	m := &Method{Class: c, Name: c.SimpleName(), Constructor: true, Result: Of(Void), Span: c.Decl.Name.Span()}
	w.state(m).private = c.Kind == ast.Enum
	c.Methods = append(c.Methods, m)
}

// checkDuplicates reports fields of one name and methods of one signature,
// when either is used.
func (w *World) checkDuplicates(c *Class) {
	fields := map[string]*Field{}
	for _, f := range c.Fields {
		if first := fields[f.Name]; first != nil {
			d := source.Errorf(DuplicateMember, f.Span, "field %s is already declared at %s", f.QName(), first.Span)
			w.state(f).pending = append(w.state(f).pending, d)
			w.state(first).pending = append(w.state(first).pending, d)
			continue
		}
		fields[f.Name] = f
	}
	for _, m := range c.Methods {
		for _, first := range w.named(c, m.Name) {
			if first == m {
				break
			}
			if first.Constructor == m.Constructor && haveSameParams(first, m) && !hasInvalid(m) {
				d := source.Errorf(DuplicateMember, m.Span, "method %s is already declared at %s", m.QName(), first.Span)
				w.state(m).pending = append(w.state(m).pending, d)
				w.state(first).pending = append(w.state(first).pending, d)
				break
			}
		}
	}
}

func haveSameParams(a, b *Method) bool {
	if len(a.Params) != len(b.Params) {
		return false
	}
	for i := range a.Params {
		if a.Params[i].Type != b.Params[i].Type {
			return false
		}
	}
	return true
}

func hasInvalid(m *Method) bool {
	for _, p := range m.Params {
		if IsKind(p.Type, Invalid) {
			return true
		}
	}
	return false
}

// nullity gives what a declaration says about null: of the reference itself
// and of the elements of an array at every depth. `nullable` speaks of both,
// `non_null` of the reference; the default speaks of both. An annotation in front of
// an array's brackets speaks of the reference, nullable in front of further ones of the
// elements.
func nullity(t Type, written ast.TypeExpr, m *ast.Modifiers, nonNull bool) (ref, elems bool) {
	if !IsReference(t) || IsKind(t, Null) {
		return false, false
	}
	ref, elems = nonNull, nonNull
	if DeclaresNullable(m) {
		ref, elems = false, false
	} else if DeclaresNonNull(m) {
		ref = true
	}
	if w, ok := written.(*ast.ArrayType); ok {
		on := &ast.Modifiers{Annotations: w.Annotations}
		ref = DeclaresNonNull(on) || ref && !DeclaresNullable(on)
		for w, ok = w.Elem.(*ast.ArrayType); ok; w, ok = w.Elem.(*ast.ArrayType) {
			elems = elems && !DeclaresNullable(&ast.Modifiers{Annotations: w.Annotations})
		}
	}
	a, ok := t.(*Array)
	if ok && a.IsSequence() {
		return false, false
	}
	return ref, elems && ok && IsReference(a.Elem)
}
