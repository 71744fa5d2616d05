package core

import (
	"fmt"
	"io"
	"strings"

	"inspect/java/types"
)

// FprintJava prints top-level classes, whose package pkg shall be, as the Java text of
// their core: what a Java compiler makes of it does what it makes of the original.
// Specifications are left out. Locals have names of their own, every name has its
// qualifier, every operand its parentheses, and jumps their labels, so that no rule
// of scope, precedence or overloading is needed to read the text. The error names a
// construct without translation.
func (p *Program) FprintJava(out io.Writer, pkg string, classes []*types.Class) (err error) {
	j := &java{p: p, pkg: pkg, b: &strings.Builder{}, supers: map[*types.Class][]*types.Method{}}
	defer func() {
		switch r := recover().(type) {
		case nil:
		case *Unsupported:
			err = r.Refuse()
		default:
			panic(r)
		}
	}()
	j.line("package %s;", pkg)
	for _, c := range classes {
		if c.Outer == nil {
			j.class(c)
		}
	}
	j.b.WriteString(javaHelpers)
	_, err = io.WriteString(out, j.b.String())
	return err
}

// java writes Java.
type java struct {
	p      *Program
	pkg    string
	b      *strings.Builder
	depth  int
	in     *types.Class
	labels map[Stmt]string
	supers map[*types.Class][]*types.Method // what is called of a class's super from the classes in it
	javaLocals
}

func (j *java) line(format string, args ...any) {
	fmt.Fprintf(j.b, "%s%s\n", strings.Repeat("    ", j.depth), fmt.Sprintf(format, args...))
}

// block writes a part between braces, behind a head.
func (j *java) block(head string, body func()) {
	j.line("%s", strings.TrimSpace(head+" {"))
	j.depth++
	body()
	j.depth--
	j.line("}")
}

// typ is a type by its full name.
func (j *java) typ(t types.Type) string {
	switch t := t.(type) {
	case *types.Array:
		return j.typ(t.Elem) + "[]"
	case *types.Class:
		return j.className(t)
	}
	return t.String()
}

func (j *java) types(ts []*types.Class) string {
	names := make([]string, len(ts))
	for i, t := range ts {
		names[i] = j.typ(t)
	}
	return strings.Join(names, ", ")
}

// fresh forgets the variables and labels of another body, whose code it is given.
func (j *java) fresh(code ...Node) {
	j.labels = map[Stmt]string{}
	j.javaLocals = newJavaLocals(code)
}

func (j *java) label(s Stmt) string {
	n, ok := j.labels[s]
	if !ok {
		n = fmt.Sprintf("l%d", len(j.labels))
		j.labels[s] = n
	}
	return n
}

func (j *java) class(c *types.Class) {
	if j.isSurrounded(c) {
		j.inEnv(c, func() { j.classItself(c) })
		return
	}
	j.classItself(c)
}

func (j *java) classItself(c *types.Class) {
	outer := j.in
	j.in = c
	defer func() { j.in = outer }()
	head := j.classWords(c)
	if c.IsInterface() {
		head = append(head, "interface", simpleJava(c))
		if len(c.Interfaces) > 0 {
			head = append(head, "extends", j.types(c.Interfaces))
		}
	} else {
		head = append(head, "class", simpleJava(c))
		if c.Super != nil {
			head = append(head, "extends", j.typ(c.Super))
		}
		if len(c.Interfaces) > 0 {
			head = append(head, "implements", j.types(c.Interfaces))
		}
	}
	j.block(strings.Join(head, " "), func() {
		j.envOf(c)
		j.fields(c)
		for _, m := range c.Methods {
			if !m.Model && m.Derived != types.ModelField && m.Derived != types.Initialised {
				j.method(m)
			}
		}
		for _, m := range j.p.w.Bridges(c) {
			j.method(m)
		}
		for _, k := range j.p.w.AllClasses() {
			if k.Outer == c {
				j.class(k)
			}
		}
		for i, m := range j.supers[c] {
			j.superMethod(i, m)
		}
	})
}

// fields declares the fields of a class: instance fields have their values from the
// constructors, static ones in the order of the text.
func (j *java) fields(c *types.Class) {
	inits := StaticInits(c)
	later := map[*types.Field]bool{}
	for _, i := range inits {
		later[i.Field] = true
	}
	for _, f := range c.Fields {
		if f.Model || f.Ghost || later[f] {
			continue
		}
		value := ""
		if f.Static && f.Const != nil {
			value = " = " + j.expr(j.p.Value(f))
		}
		j.line("%s%s %s%s;", j.words(f), j.typ(f.Type), f.Name, value)
	}
	for _, i := range inits {
		if i.Field != nil && i.Field.Ghost {
			continue
		}
		x, b, _ := j.p.Static(c, i)
		if f := i.Field; f != nil {
			j.fresh(x)
			j.line("%s%s %s = %s;", j.words(f), j.typ(f.Type), f.Name, j.expr(x))
			continue
		}
		j.fresh(b)
		j.block("static", func() { j.stmts(b.Stmts) })
	}
}

func (j *java) words(f *types.Field) string {
	var s string
	if m := f.Modifiers(); m != nil {
		for _, w := range m.Words {
			s += w.Text + " "
		}
		return s
	}
	if f.Static {
		s = "static "
	}
	if f.Final {
		s += "final "
	}
	return s
}

func (j *java) method(m *types.Method) {
	b := j.p.Body(m)
	if b == nil && m.Derived != types.NotDerived || m.Derived == types.Copy || m.Derived == types.ExceptionName {
		return // as every object has it
	}
	var head []string
	switch {
	case m.Decl != nil && m.Decl.Modifiers != nil:
		for _, w := range m.Decl.Modifiers.Words {
			head = append(head, w.Text)
		}
	case m.Derived != types.NotDerived && m.Static:
		head = append(head, "public", "static")
	case m.Derived != types.NotDerived && !m.Constructor:
		head = append(head, "public")
		if m.Class.IsInterface() {
			head = append(head, "default")
		}
	}
	if b == nil {
		j.fresh()
	} else {
		j.fresh(b)
	}
	name := m.Name
	var params []string
	if m.Constructor {
		name = simpleJava(m.Class)
		if isEnum(m.Class) {
			params = append(params, "int ordinal")
		}
	}
	if !m.Constructor {
		head = append(head, j.typ(m.Result))
	}
	given := len(params)
	for _, v := range m.Params {
		params = append(params, j.typ(v.Type)+" "+j.unboxedName(v))
	}
	throws := ""
	if len(m.Throws) > 0 {
		throws = " throws " + j.types(m.Throws)
	}
	text := strings.Join(append(head, name+"("+strings.Join(params, ", ")+")"), " ") + throws
	if b == nil {
		j.line("%s;", text)
		return
	}
	boxes := func() {
		for _, v := range m.Params {
			j.box(v)
		}
	}
	if m.Constructor && hasSeq(b.Call) {
		j.block(text, func() { j.toBoxes(m.Params, given) })
		params = params[:given]
		for _, v := range m.Params {
			j.inBox(v)
			params = append(params, j.typ(v.Type)+"[] "+j.names[v])
		}
		text = name + "(" + strings.Join(append(params, j.pkg+".Seq0 none"), ", ") + ")" + throws
		boxes = func() {}
	}
	j.block(text, func() {
		code := b.Code()
		if b.Call != nil && len(b.First) == 0 {
			j.stmt(code[0])
			code = code[1:]
		}
		boxes()
		j.stmts(code)
	})
}

func (j *java) stmts(ss []Stmt) {
	for _, s := range ss {
		j.stmt(s)
	}
}

// body writes a statement that is part of another one, between braces.
func (j *java) body(head string, s Stmt) {
	j.block(head, func() {
		if b, ok := s.(*Block); ok {
			j.stmts(b.Stmts)
		} else {
			j.stmt(s)
		}
	})
}

func (j *java) stmt(s Stmt) {
	j.patterns(s)
	switch s := s.(type) {
	case *Block:
		j.body("", s)
	case *Let:
		if s.Var.Ghost {
			return // of annotations
		}
		if s.Init == nil {
			j.declare(s.Var, "")
			return
		}
		j.declare(s.Var, j.expr(s.Init))
	case *Eval:
		j.line("%s;", j.effect(s.X))
	case *If:
		j.body("if ("+j.expr(s.Cond)+")", s.Then)
		if s.Else != nil {
			j.body("else", s.Else)
		}
	case *Loop:
		defer j.under(s.Contract)
		if len(s.Init) == 0 { // what its condition binds may be used behind it
			j.loop(s)
			return
		}
		j.block("", func() { j.loop(s) })
	case *ForEach:
		defer j.under(s.Contract)
		over := j.expr(s.X)
		v := s.Var.Var
		j.block(fmt.Sprintf("%s: for (%s %s : %s)", j.label(s), j.typ(v.Type), j.unboxedName(v), over), func() {
			j.box(v)
			j.stmt(s.Body)
		})
	case *Mark:
	case *Refined: // what it declares may be used behind it
		j.under(s)
	case *Labeled:
		j.body(j.label(s)+":", s.Body)
	case *Break:
		j.line("break %s;", j.label(s.Target))
	case *Continue:
		j.line("continue %s;", j.label(s.Target))
	case *Return:
		if s.X == nil {
			j.line("return;")
			return
		}
		j.line("return %s;", j.expr(s.X))
	case *Throw:
		j.line("throw %s.Seq0.<RuntimeException>unchecked(%s);", j.pkg, j.expr(s.X))
	case *Try:
		j.try(s)
	case *Switch:
		j.choice(s)
	case *Assert:
		j.line("assert %s;", j.expr(s.Cond))
	case *Synchronized:
		j.body("synchronized ("+j.expr(s.Lock)+")", s.Body)
	case *Construct:
		word := "this"
		if s.Super {
			word = j.givenEnv(s.Method.Class, s.Given) + "super"
		}
		j.line("%s%s;", word, j.arguments(s.Method, j.ordinal(s.Method.Class, s.Given), s.Args, s.VarArgs))
	case *FieldInit:
		if s.Field.Ghost {
			return // of annotations
		}
		j.line("this.%s = %s;", s.Field.Name, j.expr(s.X))
	case *Annotation:
	case *Unsupported:
		panic(s)
	default:
		panic(fmt.Sprintf("core: no Java for %T", s))
	}
}

// under writes what stands under a contract; nil: nothing does.
func (j *java) under(s *Refined) {
	if s != nil && s.Body != nil {
		for _, x := range s.Body.Stmts {
			j.stmt(x)
		}
	}
}

func (j *java) loop(s *Loop) {
	j.stmts(s.Init)
	if s.After {
		j.line("%s: do {", j.label(s))
		j.depth++
		j.stmt(s.Body)
		j.depth--
		j.line("} while (%s);", j.expr(s.Cond))
		return
	}
	cond := ""
	if s.Cond != nil {
		cond = j.expr(s.Cond)
	}
	updates := make([]string, len(s.Update))
	for i, u := range s.Update {
		updates[i] = j.effect(u)
	}
	j.body(fmt.Sprintf("%s: for (; %s; %s)", j.label(s), cond, strings.Join(updates, ", ")), s.Body)
}

// try writes what is thrown as unchecked, so that a compiler does not follow it: what
// is caught is said to be thrown.
func (j *java) try(s *Try) {
	j.block("try", func() {
		for _, c := range s.Catches {
			for _, t := range c.Types {
				j.line("%s.Seq0.<%s>may();", j.pkg, j.typ(t))
			}
		}
		j.stmts(s.Body.Stmts)
	})
	for _, c := range s.Catches {
		names := make([]string, len(c.Types))
		for i, t := range c.Types {
			names[i] = j.typ(t)
		}
		j.block("catch ("+strings.Join(names, " | ")+" "+j.unboxedName(c.Var)+")", func() {
			j.box(c.Var)
			j.stmts(c.Body.Stmts)
		})
	}
	if s.Finally != nil {
		j.body("finally", s.Finally)
	}
}

func (j *java) choice(s *Switch) {
	j.block(j.label(s)+": switch ("+j.expr(s.X)+")", func() {
		for _, c := range s.Cases {
			var heads []string
			if len(c.Labels) > 0 && !(c.Arrow && c.Default) { // default takes them as well
				heads = append(heads, "case "+strings.Join(j.exprs(c.Labels), ", "))
			}
			if c.Default {
				heads = append(heads, "default")
			}
			if c.Arrow {
				j.block(strings.Join(heads, "")+" ->", func() { j.stmts(c.Body) })
				continue
			}
			j.line("%s:", strings.Join(heads, ": "))
			j.stmts(c.Body)
		}
	})
}
