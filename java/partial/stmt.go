package partial

import (
	"strings"

	"inspect/java/ast"
)

// initialise looks at the initial value of a variable.
func (a *analysis) initialise(e *env, t ast.TypeExpr, init ast.Expr) value {
	of := typ{}
	if !isVar(t) {
		of = a.typeExpr(e, t)
	}
	switch x := init.(type) {
	case nil:
	case *ast.ArrayLit:
		elem := typ{}
		if strings.HasSuffix(of.text, "[]") {
			elem = of.args[0]
		}
		a.elements(e, elem, x)
	default:
		v := a.value(e, init)
		if isVar(t) {
			return v
		}
		a.wants(v, of)
	}
	return value{typ: of}
}

func isVar(t ast.TypeExpr) bool {
	n, ok := t.(*ast.NamedType)
	return ok && len(n.Parts) == 1 && n.Parts[0].Name == "var"
}

// visit looks at a statement.
func (a *analysis) visit(e *env, s ast.Node) {
	switch s := s.(type) {
	case nil:
	case *ast.Block:
		if s != nil {
			a.all(e.inner(), s.Stmts)
		}
	case *ast.LocalVar:
		e.declare(s.Name.Text, a.initialise(e, s.Type, s.Init))
	case *ast.LocalClass:
		a.inCode(e, s.Decl, s.Decl.Members, nil)
	case *ast.Labeled:
		a.visit(e, s.Body)
	case *ast.If:
		a.wants(a.value(e, s.Cond), booleanType)
		a.visit(e, s.Then)
		a.visit(e, s.Else)
	case *ast.While:
		a.wants(a.value(e, s.Cond), booleanType)
		a.visit(e, s.Body)
	case *ast.DoWhile:
		a.visit(e, s.Body)
		a.wants(a.value(e, s.Cond), booleanType)
	case *ast.For:
		in := e.inner()
		a.all(in, s.Init)
		if s.Cond != nil {
			a.wants(a.value(in, s.Cond), booleanType)
		}
		for _, x := range s.Update {
			a.value(in, x)
		}
		a.visit(in, s.Body)
	case *ast.ForEach:
		a.forEach(e.inner(), s)
	case *ast.Return:
		a.returned(e, s)
	case *ast.Throw:
		a.throws(e, s)
	case *ast.Yield:
		a.unclear(a.value(e, s.X))
	case *ast.AssertStmt:
		a.wants(a.value(e, s.Cond), booleanType)
		if s.Message != nil {
			a.joined(a.value(e, s.Message))
		}
	case *ast.Synchronized:
		used(a.value(e, s.Lock))
		a.visit(e, s.Body)
	case *ast.Try:
		a.try(e, s)
	case *ast.Switch:
		a.cases(e, s.X, s.Cases)
	case *ast.ExprStmt:
		a.value(e, s.X)
	case *ast.CtorCall:
		a.constructorCall(e, s)
	case *ast.SpecStmt:
		a.all(e, s.Body)
	}
}

func (a *analysis) all(e *env, ss []ast.Stmt) {
	for _, s := range ss {
		a.visit(e, s)
	}
}

func (a *analysis) forEach(e *env, s *ast.ForEach) {
	v := a.value(e, s.X)
	if isVar(s.Var.Type) {
		a.unclear(v)
		elem := typ{}
		if len(v.args) == 1 && len(v.args[0].vars) == 0 && !strings.HasPrefix(v.args[0].text, "?") {
			elem = v.args[0]
		}
		e.declare(s.Var.Name.Text, value{typ: elem})
	} else {
		t := a.typeExpr(e, s.Var.Type)
		e.declare(s.Var.Name.Text, value{typ: t})
		switch {
		case t.text == "" || isPrimitive(t.text):
			a.unclear(v)
		default:
			a.wants(v, typ{text: "java.lang.Iterable<" + t.text + ">", args: []typ{t}, vars: t.vars})
		}
	}
	a.visit(e, s.Body)
}

func (a *analysis) returned(e *env, s *ast.Return) {
	if s.X == nil {
		return
	}
	v := a.value(e, s.X)
	for k := e; k != nil; k = k.up {
		switch {
		case k.lambda:
			a.unclear(v)
			return
		case k.method != nil:
			a.wants(v, a.typeExpr(k, k.method.Type))
			return
		}
	}
}

// throws looks at a throw: what is thrown where nothing declares or catches it is unchecked.
func (a *analysis) throws(e *env, s *ast.Throw) {
	v := a.value(e, s.X)
	if v.of == nil {
		a.wants(v, typ{text: "java.lang.RuntimeException"})
		return
	}
	c := v.of.root()
	c.isThrown = true
	allowed := a.thrown(e)
	if !allowed[v.text] && !allowed["java.lang.Exception"] && !allowed["java.lang.Throwable"] && !isInLambda(e) {
		c.isUnchecked = true
	}
}

func isInLambda(e *env) bool {
	for ; e != nil; e = e.up {
		if e.lambda {
			return true
		}
	}
	return false
}

func (a *analysis) try(e *env, s *ast.Try) {
	in := e.inner()
	for _, c := range s.Catches {
		for _, t := range caughtTypes(c.Param.Type) {
			t := a.typeExpr(e, t)
			if t.of != nil {
				t.of.root().isThrown = true
			}
			in.caught = append(in.caught, t)
		}
	}
	for _, r := range s.Resources {
		a.visit(in, r)
		if v, ok := r.(*ast.LocalVar); ok {
			a.wants(*in.variable(v.Name.Text), typ{text: "java.lang.AutoCloseable"})
		}
	}
	a.visit(in, s.Body)
	for _, c := range s.Catches {
		in := e.inner()
		t := typ{}
		if ts := caughtTypes(c.Param.Type); len(ts) == 1 {
			t = a.typeExpr(e, ts[0])
		}
		in.declare(c.Param.Name.Text, value{typ: t})
		a.visit(in, c.Body)
	}
	if s.Finally != nil {
		a.visit(e, s.Finally)
	}
}

func caughtTypes(t ast.TypeExpr) []ast.TypeExpr {
	if u, ok := t.(*ast.UnionType); ok {
		return u.Types
	}
	return []ast.TypeExpr{t}
}

// cases looks at a switch. Over a class that is found nowhere it needs its constants, which are not known.
func (a *analysis) cases(e *env, x ast.Expr, cases []*ast.Case) {
	v := a.value(e, x)
	a.unclear(v)
	if v.of != nil {
		v.of.root().refused = true
	}
	in := e.inner()
	for _, c := range cases {
		for _, l := range c.Labels {
			if p, ok := l.(*ast.Pattern); ok {
				a.pattern(in, p)
				continue
			}
			if _, ok := l.(*ast.Ident); !ok {
				a.unclear(a.value(in, l))
			}
		}
		for _, s := range c.Body {
			if x, ok := s.(*ast.ExprStmt); ok && c.Arrow {
				a.unclear(a.value(in, x.X))
				continue
			}
			a.visit(in, s)
		}
	}
}

func (a *analysis) pattern(e *env, p *ast.Pattern) {
	if p == nil {
		return
	}
	t := typ{}
	if p.Type != nil && !isVar(p.Type) {
		t = a.typeExpr(e, p.Type)
	}
	if p.Name != nil {
		e.declare(p.Name.Text, value{typ: t})
	}
	for _, q := range p.Parts {
		a.pattern(e, q)
	}
	if p.Guard != nil {
		a.wants(a.value(e, p.Guard), booleanType)
	}
}

func (a *analysis) constructorCall(e *env, s *ast.CtorCall) {
	args := a.arguments(e, s.Args)
	if d := enclosing(e); s.Super && d != nil {
		if c := a.superclass(d); c != nil {
			a.called(e, c.constructor(len(args)), args)
			return
		}
	}
	for _, v := range args {
		a.unclear(v)
	}
}
