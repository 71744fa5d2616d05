package reproduce

import (
	"fmt"
	"slices"
	"strings"

	"inspect/java/core"
	"inspect/java/heap"
	"inspect/java/source"
	"inspect/java/types"
)

const assertionError = "java.lang.AssertionError"

// visibility says how the JVM can see that a property is broken.
type visibility uint8

const (
	byClause    visibility = iota // the clause is evaluated after the call
	byException                   // the exception leaves the method
	byAssertion                   // `assert` throws an AssertionError, JML's assert is a comment
	byState                       // only by an outcome and a state as predicted
	never                         // it concerns a moment inside the call
)

// visible says for each property kind how its violation shows, and for what the
// JVM never sees, why.
var visible = map[string]struct {
	how visibility
	why string
}{
	"postcondition":  {byClause, ""},
	"signals":        {byClause, ""},
	"signals-only":   {byClause, ""},
	"invariant":      {byClause, ""},
	"constraint":     {byClause, ""},
	"initially":      {byClause, ""},
	"assert":         {byAssertion, "a JML assertion is a comment to the JVM"},
	"null":           {byException, ""},
	"array-index":    {byException, ""},
	"array-length":   {byException, ""},
	"array-store":    {byException, ""},
	"cast":           {byException, ""},
	"arithmetic":     {byException, ""},
	"exception":      {byException, ""},
	"assignable":     {never, "the JVM checks no frame"},
	"precondition":   {never, "the JVM checks no precondition of a called method"},
	"decreases":      {never, "a loop's measure is a comment to the JVM"},
	"overflow":       {never, "the JVM notices no overflow"},
	"loop-invariant": {never, "a loop invariant is a comment to the JVM"},
	"readable":       {never, "a readable clause is a comment to the JVM"},
	"writable":       {never, "a writable clause is a comment to the JVM"},
}

// stop tells how the predicted execution ends before the method does.
type stop uint8

const (
	inJava stop = iota + 1 // by a Java assertion
	inJML                  // at a JML annotation
)

// stop reports whether the prediction ends inside the method: 0 if not.
func (p *program) stop() stop {
	if p.c.Java == nil {
		return 0
	}
	for _, v := range p.c.Java.Violations {
		switch visible[string(v.Kind)].how {
		case never:
			return inJML
		case byAssertion:
			if p.isJavaAssert(v.Span) {
				return inJava
			}
			return inJML
		}
	}
	return 0
}

// isJavaAssert reports whether a Java assertion stands at a place.
func (p *program) isJavaAssert(at source.Span) bool {
	found := false
	for _, n := range p.core.EnclosingCode([]source.Span{at}) {
		core.Walk(n, func(n core.Node) bool {
			if s, ok := n.(*core.Assert); ok && s.Span().Start <= at.Start && at.End <= s.Span().End {
				found = true
			}
			return !found
		})
	}
	return found
}

// specification writes the method that decides.
func (p *program) specification() {
	w := &p.w
	v, known := visible[p.c.Kind]
	how, why := v.how, v.why
	if !known {
		how, why = byState, "there is no test of it"
	}
	if how == byAssertion {
		if p.isJavaAssert(p.c.Span) {
			how = byException
		} else {
			how = never
		}
	}
	switch how {
	case byClause:
		text, err := p.clause()
		if err == nil {
			w.b.WriteString(text)
			return
		}
		p.unknown(err.Error())
	case byException:
		p.exception()
	case byState:
		if !p.changes() {
			p.Invisible = why + ", and the call leaves the state as it was"
		}
		p.unknown(why)
	default:
		p.Invisible = why
		p.unknown(why)
	}
}

// changes reports whether the predicted state differs from the state before in
// something the JVM knows.
func (p *program) changes() bool {
	o := p.c.Java
	if o == nil || o.Post == nil {
		return false
	}
	same := func(a, b heap.Value) bool {
		return a.Int == b.Int && p.labels.of[a.Ref] == p.labels.of[b.Ref]
	}
	for i, was := range p.c.Pre.Objects {
		now := o.Post.Objects[i]
		if was.IsGhost() {
			continue
		}
		for k := range was.Elems {
			if k >= len(now.Elems) || !same(was.Elems[k], now.Elems[k]) {
				return true
			}
		}
		for _, f := range was.Fields {
			if v, ok := now.Get(f.Field); ok && existsOnJVM(f.Field) && !f.Unobserved && !same(f.Value, v) {
				return true
			}
		}
	}
	for _, f := range p.c.Pre.Statics {
		for _, v := range o.Post.Statics {
			if f.Field == v.Field && existsOnJVM(f.Field) && !same(f.Value, v.Value) {
				return true
			}
		}
	}
	return false
}

// unknown writes a specification that cannot be evaluated.
func (p *program) unknown(why string) {
	p.Untranslated = why
	p.w.line(1, "@Override protected Boolean specification() {")
	p.w.line(2, "return null;")
	p.w.line(1, "}")
	p.w.line(0, "")
}

// exceptions of run-time checks, by property kind.
var exceptions = map[string]string{
	"null":         "java.lang.NullPointerException",
	"array-index":  "java.lang.ArrayIndexOutOfBoundsException",
	"array-length": "java.lang.NegativeArraySizeException",
	"array-store":  "java.lang.ArrayStoreException",
	"cast":         "java.lang.ClassCastException",
	"arithmetic":   "java.lang.ArithmeticException",
	"assert":       assertionError,
}

// exception writes the check that no exception of the kind leaves the method.
func (p *program) exception() {
	name := exceptions[p.c.Kind]
	if p.c.Java != nil && p.c.Java.Thrown != nil {
		name = typeName(p.c.Java.Thrown.Type)
	}
	if name == "" {
		p.unknown("which exception leaves the method is not known at Java's widths")
		return
	}
	w := &p.w
	w.doc("%s (%s): no %s may leave the method.", comment(p.c.Message), place(p.c.Span), name)
	w.line(1, "@Override protected Boolean specification() {")
	w.line(2, "return !(thrown != null && thrown.getClass() == type(%s));", quote(name))
	w.line(1, "}")
	w.line(0, "")
}

// clause gives the check of the clause that is broken.
func (p *program) clause() (text string, err error) {
	c := p.c
	switch c.Kind {
	case "postcondition":
		if c.Span == c.Method.Span {
			return p.resultNullity(), nil
		}
		for _, k := range p.core.Contract(c.Method).Cases {
			for _, e := range k.Ensures {
				if e.Span() == c.Span {
					return p.methodClause(k, e)
				}
			}
			if k.Span() == c.Span && k.Behavior == core.ExceptionalBehavior {
				return p.simple("only exceptional behaviour is specified", "thrown != null"), nil
			}
		}
	case "signals":
		for _, k := range p.core.Contract(c.Method).Cases {
			for _, e := range k.Signals {
				if e.Span() == c.Span {
					return p.methodClause(k, e)
				}
			}
		}
	case "signals-only":
		for _, k := range p.core.Contract(c.Method).Cases {
			for _, e := range k.SignalsOnly {
				if e.Span() != c.Span {
					continue
				}
				var or []string
				for _, x := range e.Exceptions {
					or = append(or, fmt.Sprintf(" || isA(%s, thrown)", quote(x.BinaryName())))
				}
				return p.simple(clauseText(e.Span()), "thrown == null"+strings.Join(or, "")), nil
			}
		}
	case "invariant", "constraint", "initially":
		return p.classClause()
	}
	return "", fmt.Errorf("the clause at %s is not found", place(c.Span))
}

// simple gives a specification that is one expression.
func (p *program) simple(what, expr string) string {
	var w writer
	w.doc("%s (%s)", comment(what), place(p.c.Span))
	w.line(1, "@Override protected Boolean specification() {")
	w.code(2, "return %s;", expr)
	w.line(1, "}")
	w.line(0, "")
	return w.b.String()
}

// noNullElement is the check that an array has no null element, to the depth of the type that is
// written.
func noNullElement(array string, t types.Type) string {
	depth := 0
	for a, ok := t.(*types.Array); ok; a, ok = a.Elem.(*types.Array) {
		depth++
	}
	return fmt.Sprintf("!nullElement(%s, %d)", array, depth)
}

// resultNullity is the check of a non_null result, or of its elements.
func (p *program) resultNullity() string {
	expr := "result != null"
	if p.c.Method.ElemNonNull {
		expr += " && " + noNullElement("result", p.c.Method.Result)
	}
	var w writer
	w.line(1, "/** The result is non_null (%s). */", place(p.c.Span))
	w.line(1, "@Override protected Boolean specification() {")
	normalOnly(&w)
	w.code(2, "return %s;", expr)
	w.line(1, "}")
	w.line(0, "")
	return w.b.String()
}

// normalOnly writes that a clause speaks of normal returns alone.
func normalOnly(w *writer) {
	w.line(2, "normalOnly();")
}

// methodClause checks an ensures or signals clause.
func (p *program) methodClause(k *core.SpecCase, e *core.Clause) (string, error) {
	if e.X == nil {
		return "", fmt.Errorf("the clause at %s has no predicate", place(e.Span()))
	}
	t := p.translator(k.Of.Class)
	var w writer
	w.doc("%s (%s)", comment(clauseText(e.Span())), place(e.Span()))
	w.line(1, "@Override protected Boolean specification() throws Throwable {")
	err := t.guard(func() {
		if e.Kind == core.Ensures {
			normalOnly(&w)
		} else {
			if e.Exception != nil {
				w.line(2, "if (!isA(%s, thrown)) {", quote(e.Exception.BinaryName()))
			} else {
				w.line(2, "if (thrown == null) {")
			}
			w.line(3, "return true;")
			w.line(2, "}")
		}
		t.parameters(&w, k)
		if e.ExceptionVar != nil {
			w.line(2, "final Object %s = thrown;", t.declare(e.ExceptionVar))
		}
		w.code(2, "return %s;", t.expr(e.X))
	})
	w.line(1, "}")
	w.line(0, "")
	return w.b.String(), err
}

// classClause checks an invariant, a constraint or an initially clause, or that
// a non_null field is not null.
func (p *program) classClause() (string, error) {
	c := p.c
	for _, k := range c.World.AllClasses() {
		for _, s := range k.Specs {
			if s.Span() == c.Span && p.core.Clause(s).X != nil {
				return p.objectClause(s)
			}
		}
		for _, f := range k.Fields {
			if f.Span != c.Span {
				continue
			}
			read := fmt.Sprintf("get(self, %s, %s)", quote(k.BinaryName()), quote(f.Name))
			if f.Static {
				read = fmt.Sprintf("getStatic(%s, %s)", quote(k.BinaryName()), quote(f.Name))
			}
			var parts []string
			if f.NonNull {
				parts = append(parts, read+" != null")
			}
			if f.ElemNonNull {
				parts = append(parts, noNullElement(read, f.Type))
			}
			return p.perObject("the field "+f.QName()+" is non_null", k, f.Static, strings.Join(parts, " && ")), nil
		}
	}
	return "", fmt.Errorf("the clause at %s is not found", place(c.Span))
}

func (p *program) objectClause(s *types.Clause) (string, error) {
	t := p.translator(s.Class)
	var text string
	err := t.guard(func() { text = t.expr(p.core.Clause(s).X) })
	if err != nil {
		return "", err
	}
	return p.perObject(clauseText(s.Span()), s.Class, s.Static, text), nil
}

// perObject writes a class-level check and the loop over the objects that must
// satisfy it: all that exist after the call; for a constraint, those that
// existed before; for an initially clause, the new one.
func (p *program) perObject(what string, class *types.Class, static bool, expr string) string {
	var w writer
	over := fmt.Sprintf("objects(%s)", quote(class.BinaryName()))
	switch {
	case p.c.Kind == "initially", p.c.ReceiverOnly:
		over = "only(self)"
	case p.c.Kind == "constraint":
		over = "existing"
	}
	w.line(1, "@Override protected Boolean specification() throws Throwable {")
	if p.c.Kind == "initially" {
		normalOnly(&w)
	}
	if static {
		w.line(2, "return holds(null);")
	} else {
		w.line(2, "for (Object o : %s) {", over)
		w.line(3, "if (isA(%s, o) && !holds(o)) {", quote(class.BinaryName()))
		w.line(4, "return false;")
		w.line(3, "}")
		w.line(2, "}")
		w.line(2, "return true;")
	}
	w.line(1, "}")
	w.line(0, "")
	w.doc("%s (%s)", comment(what), place(p.c.Span))
	w.line(1, "boolean holds(final Object self) throws Throwable {")
	w.code(2, "return %s;", expr)
	w.line(1, "}")
	w.line(0, "")
	return w.b.String()
}

// assumedBefore are the clauses of a case that its states before the call satisfy.
func assumedBefore(k *core.SpecCase) []*core.Clause {
	cs := slices.Clone(k.Requires)
	for _, c := range k.Free {
		if c.Kind == core.Requires {
			cs = append(cs, c)
		}
	}
	return cs
}

// precondition writes the method that reports whether the state is admitted: some
// specification case has a precondition that holds. What has no translation is
// left to the interpreter.
func (p *program) precondition() {
	w := &p.w
	var text writer
	t := p.translator(p.c.Method.Class)
	err := t.guard(func() {
		for i, k := range p.core.Contract(p.c.Method).Cases {
			text.line(1, "boolean case%d() throws Throwable {", i+1)
			t.renew()
			t.parameters(&text, k)
			for _, r := range assumedBefore(k) {
				if r.X == nil {
					continue
				}
				for _, l := range fold(clauseText(r.Span())) {
					text.line(2, "// %s", comment(l))
				}
				text.code(2, "if (!(%s)) {", t.expr(r.X))
				text.line(3, "return false;")
				text.line(2, "}")
			}
			text.line(2, "return true;")
			text.line(1, "}")
			text.line(0, "")
		}
	})
	w.line(1, "@Override protected Boolean precondition() throws Throwable {")
	if err != nil {
		w.line(2, "return null; // %s", comment(err.Error()))
		w.line(1, "}")
		w.line(0, "")
		return
	}
	n := len(p.c.Method.Contract.Cases)
	w.line(2, "String[] cases = new String[%d];", n)
	for i := range n {
		w.line(2, "cases[%d] = evaluate(() -> case%d());", i, i+1)
	}
	w.line(2, "return admitted(cases);")
	w.line(1, "}")
	w.line(0, "")
	w.b.WriteString(text.b.String())
}

// isViolationPredicted reports whether the prediction breaks the property.
func (p *program) isViolationPredicted() bool {
	v := p.c.matching()
	return v != nil && p.stop() != inJML
}
