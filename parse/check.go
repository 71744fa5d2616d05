package parse

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/source"
)

// The check behind the grammar refuses what the productions accept and Java or
// JML do not, as far as it can be seen without names and types.

// checker checks one tree.
type checker struct {
	diags []*source.Diagnostic
	// values are the expressions that stand as statements in the tree and are
	// none: of switch rules and resources.
	values map[*ast.ExprStmt]bool
	// spec: the tree is that of a specification file, where methods have no bodies and
	// fields no values.
	spec bool
	// diamonds are the parts of types that may have <>.
	diamonds map[*ast.TypePart]bool
	// compared are the assignments in clauses that assign nothing.
	compared map[*ast.Assign]bool
	sites    ast.Sites
}

func newChecker() *checker {
	return &checker{values: map[*ast.ExprStmt]bool{}, compared: map[*ast.Assign]bool{}, diamonds: map[*ast.TypePart]bool{}}
}

func check(f *ast.File) []*source.Diagnostic {
	c := newChecker()
	c.spec = IsSpec(f.Source.Name)
	for _, t := range f.Types {
		c.modifiers(t.Modifiers, topModifiers, "a class of a file")
	}
	ast.Walk(f, c.node)
	slices.Sort(c.sites.Classes)
	f.Sites = &c.sites
	return c.diags
}

func checkExpr(x ast.Expr) []*source.Diagnostic {
	c := newChecker()
	ast.Walk(x, c.node)
	return c.diags
}

func (c *checker) report(code source.Code, at source.Span, format string, args ...any) *source.Diagnostic {
	d := source.Errorf(code, at, format, args...)
	c.diags = append(c.diags, d)
	return d
}

// node checks one node; Walk leads through all.
func (c *checker) node(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.ClassDecl:
		c.class(n)
	case *ast.ClassBody:
		c.members(n.Members, ast.Class, "")
	case *ast.LocalClass:
		c.sites.Classes = append(c.sites.Classes, n.At.Start)
		c.modifiers(n.Decl.Modifiers, localClassModifiers, "a local class")
	case *ast.Param:
		c.modifiers(n.Modifiers, paramModifiers, "a parameter")
	case *ast.Lambda:
		c.lambda(n)
	case *ast.LocalVar:
		c.local(n)
	case *ast.For:
		c.forLoop(n)
	case *ast.Try:
		c.try(n)
	case *ast.Switch:
		c.cases(n.Cases)
	case *ast.SwitchExpr:
		c.switchExpr(n)
	case *ast.ExprStmt:
		if !c.values[n] {
			c.statement(n.X)
		}
	case *ast.Call:
		if n.Name.Text == "this" || n.Name.Text == "super" {
			c.report(ConstructorCall, n.At, "the call of a constructor is a statement of its own")
		}
	case *ast.InstanceOf:
		c.instanceOf(n)
	case *ast.Pattern:
		c.modifiers(n.Modifiers, patternModifiers, "a pattern")
		c.noVoid(n.Type)
	case *ast.NewArray:
		c.noVoid(n.Elem)
	case *ast.New:
		if n.Body != nil {
			c.sites.Classes = append(c.sites.Classes, n.At.Start)
		}
		c.created(n)
	case *ast.Quantified:
		c.sites.Choices = c.sites.Choices || n.Kind == `\choose`
	case *ast.Clause:
		c.clause(n)
	case *ast.QuantVar:
		c.modifiers(n.Modifiers, boundModifiers, "a bound variable")
	case *ast.TypePart:
		if n.Diamond && !c.diamonds[n] {
			c.report(Diamond, n.At, "<> stands only where an object is created; the types are missing here")
		}
	case *ast.NamedType:
		c.typeName(n)
	case *ast.Assign:
		c.assign(n)
	case *ast.ArrayType:
		if p, ok := n.Elem.(*ast.PrimType); ok && p.Name == "void" {
			c.report(VoidType, p.At, "there are no arrays of void")
		}
	}
	return true
}

func (c *checker) switchExpr(n *ast.SwitchExpr) {
	c.cases(n.Cases)
	for _, k := range n.Cases {
		if k.Arrow {
			if s, ok := k.Body[0].(*ast.ExprStmt); ok {
				c.values[s] = true
			}
		}
	}
	if len(n.Cases) == 0 {
		c.report(SwitchCases, n.At, "a switch expression needs at least one case")
	}
}

func (c *checker) instanceOf(n *ast.InstanceOf) {
	if n.Modifiers != nil {
		c.modifiers(n.Modifiers, patternModifiers, "a pattern")
		if n.Name == nil && !isEmpty(n.Modifiers) {
			c.report(Modifier, n.Modifiers.At, "a type has no modifiers")
		}
	}
	if n.Type != nil {
		c.noVoid(n.Type)
	}
}

func (c *checker) assign(n *ast.Assign) {
	if d := c.target(n.X); d != nil && c.compared[n] {
		d.Message += "; a comparison is written =="
		d.Remedy = "write " + source.OneLine(n.X.Span().Text()) + " == " + source.OneLine(n.Y.Span().Text())
	}
}

func (c *checker) typeName(n *ast.NamedType) {
	if len(n.Parts) == 1 && restricted[n.Parts[0].Name] && n.Parts[0].Name != "var" {
		c.report(ClassName, n.At, "%s cannot be the name of a class", quote(n.Parts[0].Name))
	}
}

// restricted are the identifiers that no class may have as its name.
var restricted = wordSet("var", "record", "yield", "sealed", "permits")

func (c *checker) class(d *ast.ClassDecl) {
	if restricted[d.Name.Text] {
		c.report(ClassName, d.Name.At, "%s cannot be the name of a class", quote(d.Name.Text))
	}
	for _, list := range [][]ast.TypeExpr{d.Extends, d.Implements, d.Permits} {
		for _, t := range list {
			c.noVoid(t)
		}
	}
	for _, p := range d.Components {
		if len(p.Modifiers.Words) > 0 {
			c.report(Modifier, p.Modifiers.Words[0].At, "a record's component cannot be %s", p.Modifiers.Words[0].Text)
		}
	}
	c.varArgs(d.Components)
	c.members(d.Members, d.Kind, d.Name.Text)
	if d.Modifiers.Has("sealed") && d.Modifiers.Has("non-sealed") {
		c.report(Modifier, d.Modifiers.At, "a class cannot be both sealed and non-sealed")
	}
	if len(d.Permits) > 0 && !d.Modifiers.Has("sealed") {
		c.report(Modifier, d.Permits[0].Span(), "only a sealed class permits subclasses").Remedy = "add the modifier sealed"
	}
}

func (c *checker) members(ms []ast.Member, kind ast.ClassKind, name string) {
	var last *ast.Modifiers
	for _, m := range ms {
		switch m := m.(type) {
		case *ast.ClassDecl:
			c.modifiers(m.Modifiers, memberClassModifiers, "a member class")
		case *ast.FieldDecl:
			if m.Modifiers != last {
				c.field(m, kind)
			}
			last = m.Modifiers
			c.initial(m.Type, m.Init)
			if kind == ast.Interface && m.Init == nil && !m.JML && !c.spec {
				c.report(MissingInitializer, m.Name.At, "the field %s of an interface needs a value", m.Name.Text)
			}
		case *ast.MethodDecl:
			c.method(m, kind, name)
		case *ast.Initializer:
			switch {
			case kind == ast.Interface || kind == ast.AnnotationInterface:
				c.report(InterfaceMember, m.At, "an interface has no initializers")
			case kind == ast.Record && !m.Static:
				c.report(RecordMember, m.At, "a record has no instance initializers")
			}
		case *ast.ClassSpec:
			if m.Clause.Modifiers != nil {
				c.modifiers(m.Clause.Modifiers, clauseModifiers, "the clause "+m.Clause.Keyword.Text)
			}
		}
	}
}

func (c *checker) field(f *ast.FieldDecl, kind ast.ClassKind) {
	allowed := fieldModifiers
	if kind == ast.Interface || kind == ast.AnnotationInterface {
		allowed = constantModifiers
	}
	c.modifiers(f.Modifiers, allowed, "a field")
	if kind == ast.Record && !f.Modifiers.Has("static") && !f.JML {
		c.report(RecordMember, f.Name.At, "a record has no fields of its own besides its components").Remedy = "make the field static, or a component"
	}
	c.noVar(f.Type, "a field")
}

func (c *checker) method(m *ast.MethodDecl, kind ast.ClassKind, class string) {
	iface := kind == ast.Interface || kind == ast.AnnotationInterface
	what := "a method"
	if m.Constructor {
		what = "a constructor"
		switch {
		case iface:
			c.report(InterfaceMember, m.Name.At, "an interface has no constructors; is the type of the method %s missing?", m.Name.Text)
		case m.Name.Text != class || class == "":
			d := c.report(MissingReturnType, m.Name.At, "the method %s has no return type", m.Name.Text)
			if class != "" {
				d.Remedy = "write void if it returns nothing; a constructor is named " + class
			}
		case m.Compact && kind != ast.Record:
			c.report(MissingParameters, m.Name.At, "the parameters of the constructor are missing; only a record's may be left out")
		}
		c.modifiers(m.Modifiers, constructorModifiers, what)
		c.body(m, false)
	} else {
		allowed := methodModifiers
		if iface {
			allowed = interfaceMethodModifiers
		}
		c.modifiers(m.Modifiers, allowed, what)
		c.body(m, iface)
		c.noVar(m.Type, "the type of a method")
	}
	for _, t := range m.Throws {
		c.noVoid(t)
	}
	if m.Default != nil && kind != ast.AnnotationInterface {
		c.report(DefaultValue, m.Default.Span(), "only the methods of an annotation interface have default values")
	}
	c.varArgs(m.Params)
	for _, p := range m.Params {
		c.noVar(p.Type, "a parameter")
	}
}

// body checks that a method has one exactly if it is to have one.
func (c *checker) body(m *ast.MethodDecl, iface bool) {
	bodiless := ""
	for _, w := range []string{"abstract", "native"} {
		if m.Modifiers.Has(w) {
			bodiless = w
		}
	}
	switch {
	case m.Body != nil && bodiless != "":
		c.report(UnexpectedBody, m.Name.At, "the %s method %s cannot have a body", bodiless, m.Name.Text)
	case m.Body != nil && iface && !m.JML && !m.Modifiers.Has("default") && !m.Modifiers.Has("static") && !m.Modifiers.Has("private"):
		c.report(UnexpectedBody, m.Name.At, "the method %s of an interface has a body and is not marked", m.Name.Text).Remedy =
			"add default, static or private, or put a semicolon in place of the body"
	case m.Body == nil && !m.JML && !c.spec && bodiless == "" && (!iface || m.Modifiers.Has("default") || m.Modifiers.Has("static") || m.Modifiers.Has("private")):
		what, remedy := "method", ", or mark the method abstract"
		if m.Constructor {
			what, remedy = "constructor", ""
		}
		d := c.report(MissingBody, m.Name.At, "the %s %s has no body", what, m.Name.Text)
		d.Remedy = "add one" + remedy
		if m.Spec != nil { // a signature with a contract, as stub files have them
			d.Message += "; calls go by its specification"
			d.Severity = source.Warning
			if !m.Constructor {
				d.Remedy += " or native"
			}
		}
	}
}

func (c *checker) varArgs(ps []*ast.Param) {
	for i, p := range ps {
		if p.VarArgs && i < len(ps)-1 {
			c.report(VarArgs, p.At, "only the last parameter can take any number of arguments")
		}
	}
}

func isVar(t ast.TypeExpr) bool {
	n, ok := t.(*ast.NamedType)
	return ok && len(n.Parts) == 1 && n.Parts[0].Name == "var"
}

func (c *checker) noVar(t ast.TypeExpr, what string) {
	for {
		a, ok := t.(*ast.ArrayType)
		if !ok {
			break
		}
		t = a.Elem
	}
	if t != nil && isVar(t) {
		c.report(Var, t.Span(), "%s cannot be var: only local variables can", what)
	}
}

func (c *checker) noVoid(t ast.TypeExpr) {
	if p, ok := t.(*ast.PrimType); ok && p.Name == "void" {
		c.report(VoidType, p.At, "void is the type of a method that returns nothing, and no other type")
	}
}

func (c *checker) local(v *ast.LocalVar) {
	c.modifiers(v.Modifiers, localModifiers, "a local variable")
	c.initial(v.Type, v.Init)
	if a, ok := v.Type.(*ast.ArrayType); ok {
		if isVar(a.Elem) {
			c.report(Var, v.Name.At, "an array is not declared by var[]; leave the brackets out")
		}
	}
}

// initial checks that an array initializer does not stand for a var.
func (c *checker) initial(t ast.TypeExpr, init ast.Expr) {
	if _, ok := init.(*ast.ArrayLit); ok && isVar(t) {
		c.report(Var, init.Span(), "an array initializer gives var no type").Remedy = "write new T[] {…}"
	}
}

func (c *checker) lambda(l *ast.Lambda) {
	typed := 0
	for _, p := range l.Params {
		if p.Type != nil {
			typed++
		}
	}
	if typed > 0 && typed < len(l.Params) {
		c.report(LambdaParameters, l.Params[0].At.To(l.Params[len(l.Params)-1].At), "either all parameters of a lambda have types or none has")
	}
	c.varArgs(l.Params)
}

func (c *checker) forLoop(f *ast.For) {
	for _, x := range f.Update {
		c.statement(x)
	}
}

// statement checks that an expression can be a statement.
func (c *checker) statement(x ast.Expr) {
	switch x := x.(type) {
	case *ast.Assign, *ast.IncDec, *ast.Call, *ast.New:
		return
	case *ast.Binary:
		if x.Op == "==" {
			c.report(NotAStatement, x.At, "a comparison is no statement").Remedy = "an assignment is written with one ="
			return
		}
	case *ast.Ident:
		if nearest := nearestWord(x.Name, javaWords); nearest != "" {
			c.report(NotAStatement, x.At, "%s is no statement; did you mean %s?", quote(x.Name), quote(nearest))
			return
		}
	case *ast.ArrayLit:
		return
	}
	c.report(NotAStatement, x.Span(), "this expression is no statement: its value is lost").Remedy =
		"assign it, return it or leave it out"
}

func (c *checker) try(t *ast.Try) {
	if len(t.Resources)+len(t.Catches) == 0 && t.Finally == nil {
		c.report(BadTry, t.At, "this try has neither catch nor finally nor resources")
	}
	for _, r := range t.Resources {
		s, ok := r.(*ast.ExprStmt)
		if !ok {
			continue
		}
		c.values[s] = true
		switch s.X.(type) {
		case *ast.Ident, *ast.Select, *ast.This:
		default:
			c.report(BadTry, s.At, "a resource is declared, or names a variable")
		}
	}
}

// cases checks that a switch has only rules or only groups.
func (c *checker) cases(ks []*ast.Case) {
	for _, k := range ks {
		if k.Arrow != ks[0].Arrow {
			c.report(SwitchCases, k.At, "the cases of a switch are either all written with \"->\" or all with \":\"")
			return
		}
	}
}

// target refuses what cannot be a variable whatever its parts mean; the rest is
// for the types to tell.
func (c *checker) target(x ast.Expr) *source.Diagnostic {
	switch x := x.(type) {
	case *ast.Binary, *ast.Chain, *ast.Unary, *ast.Cond, *ast.Literal, *ast.InstanceOf, *ast.Cast, *ast.Lambda, *ast.MethodRef, *ast.Assign,
		*ast.ClassLit, *ast.Quantified:
		return c.report(BadTarget, x.Span(), "this is no variable: nothing can be assigned to it")
	}
	return nil
}

func (c *checker) created(n *ast.New) {
	if last := n.Type.Parts[len(n.Type.Parts)-1]; last.Diamond {
		c.diamonds[last] = true
	}
	for _, p := range n.Type.Parts {
		for _, a := range p.Args {
			if w, ok := a.(*ast.WildcardType); ok {
				c.report(Wildcard, w.At, "an object is not created with a wildcard as type argument")
			}
		}
	}
}

func (c *checker) clause(k *ast.Clause) {
	if x, ok := k.X.(*ast.Lambda); ok {
		c.report(LambdaPredicate, x.At, "a lambda expression is no predicate").Remedy = "an implication is written ==>"
	}
	if k.X != nil && k.Kind != ast.Set && k.Kind != ast.Debug {
		ast.Walk(k.X, func(n ast.Node) bool {
			if a, ok := n.(*ast.Assign); ok && a.Op == "=" {
				c.compared[a] = true
			}
			return true
		})
	}
	switch k.Kind {
	case ast.Set:
		switch k.X.(type) {
		case *ast.Assign, *ast.IncDec, *ast.Call:
		default:
			c.report(BadSet, k.X.Span(), "a set statement assigns to a ghost variable").Remedy = "write set x = e;"
		}
	case ast.Represents:
		switch k.X.(type) {
		case *ast.Ident, *ast.Select:
		default:
			c.report(BadRepresents, k.X.Span(), "a represents clause begins with the name of a model field")
		}
	}
	for _, l := range k.Locs {
		c.location(l)
	}
}

func (c *checker) location(l *ast.StoreRef) {
	switch x := l.X.(type) {
	case nil, *ast.Ident, *ast.Select, *ast.Index, *ast.Each, *ast.This, *ast.JMLCall:
	case *ast.Paren, *ast.Old, *ast.Result, *ast.Reach, *ast.SuperRef, *ast.Call:
		if !l.Fields && !l.Elements && l.Lo == nil {
			c.report(BadLocation, x.Span(), "this is no location: a frame names variables, fields and elements of arrays")
		}
	default:
		c.report(BadLocation, x.Span(), "this is no location: a frame names variables, fields and elements of arrays")
	}
}
