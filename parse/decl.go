package parse

import (
	"sort"
	"strings"

	"github.com/alecthomas/participle/v2/lexer"

	"inspect/java/ast"
)

// This file dispatches the declarations and turns their productions into the tree.

// parseTopItem is the production of what stands at the top of a file.
func (g *grammar) parseTopItem(l *lexer.PeekingLexer) (topItem, error) {
	k := l.Peek()
	i := at(l)
	g.first = i
	if isTopMember(g, i) {
		g.groupAt(i, atMember)
		return as[topItem](g.memberDecl.parse(l))
	}
	g.groupAt(i, atTop)
	switch {
	case k.Type == lexer.EOF:
		return nil, g.noMatch(l, "a class")
	case k.Value == ";":
		l.Next()
		return &emptyMember{i}, nil
	case k.Value == "import":
		d, err := g.importDecl.parse(l)
		if err == nil {
			g.noteImport(d)
		}
		return as[topItem](d, err)
	}
	j := g.skipModifiers(i)
	switch {
	case j < 0:
	case g.is(j, "package"):
		return as[topItem](g.packageDecl.parse(l))
	case (g.is(j, "module") || g.is(j, "open") && g.is(j+1, "module")) && !g.is(j+1, "("):
		return as[topItem](g.moduleDecl.parse(l))
	case !g.isTypeDecl(i) && j == i:
		return nil, g.unexpected(k, "a class")
	}
	return as[topItem](g.typeDecl.parse(l))
}

// as makes what a production gives the interface the grammar wants.
func as[I any, P interface{ *T }, T any](p P, err error) (I, error) {
	if err != nil {
		var none I
		return none, err
	}
	return any(p).(I), nil
}

func (g *grammar) parseTypeKind(l *lexer.PeekingLexer) (typeKind, error) {
	if err := g.enter(l); err != nil {
		return nil, err
	}
	defer func() { g.depth-- }()
	k := l.Peek()
	switch k.Value {
	case "class":
		return as[typeKind](g.classDecl.parse(l))
	case "interface":
		return as[typeKind](g.ifaceDecl.parse(l))
	case "enum":
		return as[typeKind](g.enumDecl.parse(l))
	case "@interface":
		return as[typeKind](g.annDecl.parse(l))
	case "record":
		return as[typeKind](g.recordDecl.parse(l))
	}
	return nil, g.unexpected(k, "a class")
}

// parseMember is the production of one member of a class.
func (g *grammar) parseMember(l *lexer.PeekingLexer) (member, error) {
	k := l.Peek()
	i := at(l)
	if k.Value == "}" || k.Type == lexer.EOF {
		return nil, g.noMatch(l, "a member")
	}
	g.groupAt(i, atMember)
	if k.Value == ";" {
		l.Next()
		return &emptyMember{i}, nil
	}
	first := g.first
	g.first = i
	m, err := g.memberDecl.parse(l)
	if err != nil {
		if !g.recoverAt(l, i, err) {
			return nil, err
		}
		g.first = first
		return &emptyMember{i}, nil
	}
	g.first = first
	return m, nil
}

// parseMemberKind tells by lookahead what stands behind a member's modifiers.
func (g *grammar) parseMemberKind(l *lexer.PeekingLexer) (memberKind, error) {
	i := at(l)
	if g.is(i, "{") {
		return as[memberKind](g.initDecl.parse(l))
	}
	if g.isTypeDecl(i) {
		k, err := g.parseTypeKind(l)
		if err != nil {
			return nil, err
		}
		return &typeMember{k}, nil
	}
	generic := g.is(i, "<")
	if generic {
		if i = g.skipTypeParams(i); i < 0 {
			return as[memberKind](g.callable.parse(l))
		}
	}
	if g.isIdent(i) && (g.is(i+1, "(") || g.is(i+1, "{")) {
		return as[memberKind](g.constructor.parse(l))
	}
	if g.is(i, "void") || generic {
		return as[memberKind](g.callable.parse(l))
	}
	if j := g.skipType(i); j < 0 && !g.isIdent(i) && !g.startsPrimitive(i) && !g.is(i, "@") {
		return nil, g.unexpected(l.Peek(), "a declaration")
	} else if j > 0 && g.isIdent(j) && g.is(j+1, "(") {
		return as[memberKind](g.callable.parse(l))
	}
	return as[memberKind](g.field.parse(l))
}

// skipTypeParams skips type parameters.
func (g *grammar) skipTypeParams(i int) int {
	for depth := 0; i < len(g.toks); i++ {
		switch g.toks[i].Value {
		case "<":
			depth++
		case ">":
			if depth--; depth == 0 {
				return i + 1
			}
		case "(":
			if i = g.skipBrackets(i); i < 0 {
				return -1
			}
			i--
		case ";", "{", "}", "":
			return -1
		}
	}
	return -1
}

func (g *grammar) convUnit(u *unit) *ast.File {
	f := &ast.File{Source: g.src, Loc: ast.Loc{At: g.src.Span(0, len(g.src.Text))}, JML: len(g.gaps) > 0}
	var members []ast.Member
	var compact []*memberDecl // members that stand in no class
	for _, it := range u.Items {
		switch it := it.(type) {
		case *packageDecl:
			g.convTopGroup(f, it.Pos.Line)
			g.convPackage(f, it)
		case *importDecl:
			g.convTopGroup(f, it.Pos.Line)
			ns := g.convImport(it)
			if len(f.Types)+len(members) > 0 {
				g.report(Order, g.extent(it.Pos, it.EndPos).At, "imports stand before all classes")
			}
			f.Imports = append(f.Imports, ns...)
		case *moduleDecl:
			g.convTopGroup(f, it.Pos.Line)
			f.Module = g.convModule(it)
		case *typeDecl:
			g.convTopGroup(f, it.Pos.Line)
			c := g.convTypeDecl(it)
			f.Types, members = append(f.Types, c), append(members, c)
		case *memberDecl:
			compact = append(compact, it)
			members = append(append(members, g.memberGroup(it.Pos.Line)...), g.convMember(it)...)
		case *emptyMember:
			g.convTopGroup(f, it.token)
		}
	}
	g.convTopGroup(f, g.javaEnd)
	if len(compact) > 0 {
		f.Types = []*ast.ClassDecl{compactClass(g, f, compact[0], members)}
		f.Imports = append(f.Imports, moduleImports(f.Types[0].Name.Loc, "java.base")...)
	}
	f.JML = f.JML || len(g.annotated) > 0
	f.Specified = len(g.annotated) > 0 || len(g.clausesOf) > 0 || isSpecified(g.run)
	return f
}

// convTopGroup takes the annotations in front of the token i.
func (g *grammar) convTopGroup(f *ast.File, i int) {
	if gr := g.groupAt(i, atTop); gr != nil {
		f.Imports = append(f.Imports, gr.imports...)
		f.Types = append(f.Types, gr.classes...)
		gr.listTaken = true
	}
}

func (g *grammar) convPackage(f *ast.File, d *packageDecl) {
	m := g.convModifiers(d.Mods)
	p := &ast.PackageDecl{Loc: g.extent(d.Pos, d.EndPos), Annotations: m.Annotations, Name: joined(d.Name)}
	for _, w := range append(m.Words, m.JML...) {
		g.report(Modifier, w.At, "a package has no modifier %s", w.Text)
	}
	if f.Package != nil || len(f.Imports)+len(f.Types) > 0 {
		g.report(Order, p.At, "the package is declared once, before all imports and classes")
	}
	f.Package = p
}

func joined(ts []lexer.Token) string {
	var b strings.Builder
	for i := range ts {
		b.WriteString(ts[i].Value)
	}
	return b.String()
}

func (g *grammar) convImport(d *importDecl) []*ast.Import {
	if len(d.Module) > 0 {
		return moduleImports(g.extent(d.Pos, d.EndPos), joined(d.Name))
	}
	n := &ast.Import{Loc: g.extent(d.Pos, d.EndPos), Static: d.Static, Name: joined(d.Name)}
	if strings.HasSuffix(n.Name, ".*") {
		n.OnDemand, n.Name = true, strings.TrimSuffix(n.Name, ".*")
	}
	if i := strings.Index(n.Name, "*"); i >= 0 || !n.OnDemand && len(d.Name) == 1 {
		g.report(BadImport, n.At, "an import names a class, or all of a package or class by a * at its end")
	}
	return []*ast.Import{n}
}

func (g *grammar) convModule(d *moduleDecl) *ast.ModuleDecl {
	for _, w := range g.convModifiers(d.Mods).JML {
		g.report(Modifier, w.At, "a module has no modifier %s", w.Text)
	}
	m := &ast.ModuleDecl{Loc: g.extent(d.Pos, d.EndPos), Open: d.Open, Name: joined(d.Name)}
	for _, x := range d.Directives {
		var words []string
		for i, t := range x.Words {
			if t.Value == "." || t.Value == "," || i > 0 && x.Words[i-1].Value == "." {
				words[len(words)-1] += t.Value
			} else {
				words = append(words, t.Value)
			}
		}
		m.Directives = append(m.Directives, strings.Join(words, " "))
	}
	return m
}

func (g *grammar) convTypeDecl(d *typeDecl) *ast.ClassDecl {
	return g.convClass(g.extent(d.Pos, d.EndPos), d.Mods.modifierList(), d.Kind)
}

func (g *grammar) convClass(at ast.Loc, ms *modifierList, k typeKind) *ast.ClassDecl {
	mods := g.convModifiers(ms)
	c := &ast.ClassDecl{Loc: at, Modifiers: mods}
	switch k := k.(type) {
	case *classDecl:
		c.Kind, c.Name, c.TypeParams = ast.Class, g.name(&k.Name), g.convTypeParams(k.Params)
		if k.Extends != nil {
			c.Extends = []ast.TypeExpr{k.Extends}
		}
		c.Implements, c.Permits, c.Members = k.Implements, k.Permits, g.convBody(k.Body)
	case *interfaceDecl:
		c.Kind, c.Name, c.TypeParams = ast.Interface, g.name(&k.Name), g.convTypeParams(k.Params)
		c.Extends, c.Permits, c.Members = k.Extends, k.Permits, g.convBody(k.Body)
	case *annotationDecl:
		c.Kind, c.Name, c.Members = ast.AnnotationInterface, g.name(&k.Name), g.convBody(k.Body)
	case *recordDecl:
		c.Kind, c.Name, c.TypeParams = ast.Record, g.name(&k.Name), g.convTypeParams(k.Params)
		c.Components, c.Implements, c.Members = g.convParams(k.Components), k.Implements, g.convBody(k.Body)
	case *enumDecl:
		c.Kind, c.Name, c.Implements = ast.Enum, g.name(&k.Name), k.Implements
		for _, e := range k.Constants {
			c.Constants = append(c.Constants, g.convEnumConstant(e))
		}
		c.Members = g.convMembers(k.Members, &k.Close)
	default:
		panic("parse: convClass: unknown kind")
	}
	c.Members = append(c.Members, g.annotatedMembers(mods, ms.to)...)
	return c
}

func (g *grammar) convEnumConstant(e *enumConstant) *ast.EnumConstant {
	m := g.convModifiers(e.Mods)
	for _, w := range append(m.Words, m.JML...) {
		g.report(Modifier, w.At, "an enum constant has no modifier %s", w.Text)
	}
	n := &ast.EnumConstant{Loc: g.extent(e.Pos, e.EndPos), Annotations: m.Annotations, Name: g.name(&e.Name)}
	if e.Args != nil {
		n.Args = e.Args.argumentList().args
	}
	if e.Body != nil {
		n.Body = g.convAnonymousBody(e.Body)
	}
	return n
}

func (g *grammar) convAnonymousBody(b *classBody) *ast.ClassBody {
	return &ast.ClassBody{Loc: g.extent(b.Pos, b.EndPos), Members: g.convBody(b)}
}

func (g *grammar) convTypeParams(ps *typeParams) []*ast.TypeParam {
	if ps == nil {
		return nil
	}
	var out []*ast.TypeParam
	for _, p := range ps.Params {
		m := g.convModifiers(p.Mods)
		for _, w := range append(m.Words, m.JML...) {
			g.report(Modifier, w.At, "a type parameter has no modifier %s", w.Text)
		}
		out = append(out, &ast.TypeParam{Loc: g.extent(p.Pos, p.EndPos), Name: g.name(&p.Name), Annotations: m.Annotations, Bounds: p.Bounds})
	}
	return out
}

func (g *grammar) convBody(b *classBody) []ast.Member { return g.convMembers(b.Members, &b.Close) }

// convMembers converts members with the annotations in front of each and of
// the brace that closes the class.
func (g *grammar) convMembers(ms []member, end *lexer.Token) []ast.Member {
	var out []ast.Member
	for _, m := range ms {
		var i int
		switch m := m.(type) {
		case *memberDecl:
			i = m.Pos.Line
		case *emptyMember:
			i = m.token
		}
		out = append(out, g.memberGroup(i)...)
		out = append(out, g.convMember(m)...)
	}
	if end.Value != "" {
		out = append(out, g.memberGroup(end.Pos.Line)...)
	}
	return out
}

// memberGroup takes the class clauses and members of the annotations in front
// of the token i.
func (g *grammar) memberGroup(i int) []ast.Member {
	gr := g.groupAt(i, atMember)
	if gr == nil || gr.where != atMember {
		return nil
	}
	gr.listTaken = true
	return gr.members
}

func (g *grammar) convMember(m member) []ast.Member {
	d, ok := m.(*memberDecl)
	if !ok {
		return nil
	}
	loc, ms := g.extent(d.Pos, d.EndPos), d.Mods.modifierList()
	switch k := d.Kind.(type) {
	case *typeMember:
		return []ast.Member{g.convClass(loc, ms, k.Kind)}
	case *initializer:
		n := &ast.Initializer{Loc: loc, Body: k.Body.(*ast.Block)}
		mods := ms.words
		for _, w := range mods {
			if w.Text != "static" || n.Static {
				g.report(Modifier, w.At, "an initializer cannot be %s", w.Text)
			}
			n.Static = true
		}
		for _, a := range ms.annotations {
			g.report(Modifier, a.At, "an initializer cannot be annotated")
		}
		return []ast.Member{n}
	case *constructor:
		n := &ast.MethodDecl{Loc: loc, Doc: g.doc(d.Pos.Line), Constructor: true, Compact: k.Params == nil, JML: g.inJML, Name: g.name(&k.Name),
			TypeParams: g.convTypeParams(k.TypeParams), Throws: k.Throws}
		if k.Body != nil {
			n.Body = k.Body.(*ast.Block)
		}
		g.convHead(n, ms, k.Name.Pos.Line)
		g.convParamList(n, k.Params)
		return []ast.Member{n}
	case *callable:
		r := k.Rest
		n := &ast.MethodDecl{Loc: loc, Doc: g.doc(d.Pos.Line), JML: g.inJML, Name: g.name(&r.Name), TypeParams: g.convTypeParams(k.Params), Throws: r.Throws, Default: r.Default}
		n.Type = r.Dims.dimList().wrap(k.Type, ast.Loc{At: k.Type.Span()})
		if r.Body != nil {
			n.Body = r.Body.(*ast.Block)
		}
		g.convHead(n, ms, g.typeStart(k, ms))
		g.convParamList(n, r.Params)
		return []ast.Member{n}
	case *field:
		mods := g.convModifiers(ms)
		var out []ast.Member
		for i, v := range k.Vars {
			needName(g, &v.Name)
			from := v.Pos
			if i == 0 {
				from = d.Pos
			}
			at := ast.Loc{At: k.Type.Span().To(g.extent(from, v.EndPos).At)}
			f := &ast.FieldDecl{Loc: g.extent(from, v.EndPos), Modifiers: mods, Type: v.Dims.dimList().wrap(k.Type, at), Name: g.name(&v.Name), JML: g.inJML}
			f.Init = v.Init
			out = append(out, f)
		}
		return append(out, g.annotatedMembers(mods, ms.to)...)
	}
	panic("parse: convMember: unknown kind")
}

// doc is the Javadoc in front of the declaration that begins with the token i: the
// last comment there that has a tag, if it is one.
func (g *grammar) doc(i int) string {
	if g.inJML {
		return ""
	}
	before := 0
	if i > 0 {
		before = tokenEnd(&g.toks[i-1])
	}
	at := g.toks[i].Pos.Offset
	k := sort.Search(len(g.others), func(k int) bool { return g.others[k].from >= at }) - 1
	if k < 0 || g.others[k].from < before {
		return ""
	}
	text := g.text[g.others[k].from:g.others[k].to]
	if !strings.HasPrefix(text, "/**") {
		return ""
	}
	return text
}

// typeStart is the token a method's type begins with: annotations may stand
// there behind type parameters.
func (g *grammar) typeStart(k *callable, ms *modifierList) int {
	if k.Params == nil {
		return -1
	}
	return g.skipTypeParams(ms.to)
}

// convHead gives a method its modifiers and the specification in front of it
// and among its modifiers.
func (g *grammar) convHead(n *ast.MethodDecl, ms *modifierList, typeAt int) {
	n.Modifiers = g.convModifiers(ms)
	groups := ms.groups
	if len(n.TypeParams) > 0 && typeAt > ms.to {
		if gr := g.groupAt(typeAt, inModifiers); gr != nil {
			g.addGroup(n.Modifiers, gr)
			groups = append(groups, gr)
		}
	}
	for _, gr := range groups {
		if gr.spec != nil {
			g.addSpec(&n.Spec, gr.spec)
			gr.specTaken = true
		}
	}
	if gr := g.annotatedClauses(n.Modifiers, inModifiers, ms.to); gr != nil {
		if gr.spec != nil {
			g.addSpec(&n.Spec, gr.spec)
			gr.specTaken = true
		}
		g.misplaced(gr)
	}
}

func (g *grammar) convParamList(n *ast.MethodDecl, ps *paramList) {
	if ps == nil {
		return
	}
	n.Params = g.convParams(ps.Params)
	for i, p := range ps.Params {
		if !isReceiver(p) {
			continue
		}
		if i > 0 {
			g.report(Receiver, n.Params[i].At, "the receiver parameter stands first")
			continue
		}
		n.Receiver = n.Params[0]
	}
	if n.Receiver != nil {
		n.Params = n.Params[1:]
		if len(n.Params) == 0 {
			n.Params = nil
		}
	}
}

// needName reports a field or a parameter of a method without a name.
func needName(g *grammar, name *lexer.Token) {
	if name.Value == ast.Unnamed {
		g.report(Syntax, g.tokenLoc(name).At, "only local variables, patterns, exceptions that are caught and parameters of lambdas may be unnamed")
	}
}

// isReceiver reports whether a parameter is named this.
func isReceiver(p *param) bool {
	return p.Name.Value == "this" || len(p.Outer) > 0
}

func (g *grammar) convParams(ps []*param) []*ast.Param {
	var out []*ast.Param
	for _, p := range ps {
		needName(g, &p.Name)
		out = append(out, g.convParam(p))
	}
	return out
}

func (g *grammar) convParam(p *param) *ast.Param {
	n := &ast.Param{Loc: g.extent(p.Pos, p.EndPos), Modifiers: g.convModifiers(p.Mods), Name: g.name(&p.Name), VarArgs: p.VarArgs}
	after := g.convModifiers(p.VarAnns)
	for _, w := range after.Words {
		g.report(Modifier, w.At, "the modifier %s stands before the type", w.Text)
	}
	if len(p.Outer) > 0 {
		last := &p.Outer[len(p.Outer)-1]
		if last.Value != "this" || p.Name.Value == "this" {
			g.report(Receiver, n.Name.At, "a receiver parameter is named this, or by the outer class and this")
		}
		n.Name = &ast.Name{Loc: ast.Loc{At: n.Name.At.To(g.tokenLoc(last).At)}, Text: p.Name.Value + joined(p.Outer)}
	}
	n.Type = p.Dims.dimList().wrap(p.Type, ast.Loc{At: p.Type.Span().To(n.At)})
	if p.VarArgs {
		dots := g.loc(p.Name.Pos.Line-1, p.Name.Pos.Line).At
		n.Type = &ast.ArrayType{Loc: ast.Loc{At: p.Type.Span().To(dots)}, Elem: n.Type, Annotations: after.Annotations}
		after.Annotations = nil
		if len(p.Dims.dimList().annotations) > 0 {
			g.report(VarArgs, n.At, "a parameter with ... has no brackets behind its name")
		}
	}
	for _, a := range after.Annotations {
		g.report(Modifier, a.At, "an annotation stands before the type")
	}
	addModifiers(n.Modifiers, after)
	return n
}
