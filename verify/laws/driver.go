package laws

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
)

// Root stands in front of the names of drivers' files, which are on no disk.
const Root = "<contracts>/"

// Driver is the driver of one class.
type Driver struct {
	Class string // its qualified name
	File  string // its name below Root
	Text  string
	Laws  []Law // in the order of its methods
}

// Law is what a method of a driver asserts.
type Law struct {
	Of     *types.Method // the method that is to keep it, or what stands for a field: see methodFor
	Method string        // the driver's
	Title  string        // as in "equals, symmetric"
	Broken string        // "equals is not symmetric: a.equals(b), but not b.equals(a)"; "" of an exception
	params []string      // names of the driver's method's parameters
	text   string        // what it states of them
}

// Names are the variables that Java declares.
var Names = []string{"aa", "ab", "ac", "an", "ba", "bc", "first", "second", "ha", "hb", "forth", "back"}

// Java states the law of some arguments, in one line.
//
//	boolean ab = p.equals(p2), ba = p2.equals(p); assert !ab || ba;
func (l *Law) Java(args []string) string {
	return parameter.ReplaceAllStringFunc(l.text, func(word string) string {
		if i := slices.Index(l.params, word); i >= 0 {
			return args[i]
		}
		return word
	})
}

// parameter matches words, the parameters of laws among them.
var parameter = regexp.MustCompile(`\w+`)

// Drivers writes the drivers of the classes of a world that override a method with
// laws, in the order of the classes. The notes report classes that a driver cannot
// name.
func Drivers(w *types.World) (ds []Driver, notes []*source.Diagnostic) {
	for _, c := range w.Classes() {
		w.Header(c)
		note := func(at source.Span, name, why string) {
			d := source.Errorf(codeUnnamed, at, "the laws of %s are not checked: %s", name, why)
			d.Severity = source.Note
			notes = append(notes, d)
		}
		about, other := subjects(c)
		for _, m := range other {
			note(m.Span, c.SimpleName()+"."+m.Name, "it compares with objects that need not have the same comparison")
		}
		if isStoredBy(w, c) {
			about = slices.DeleteFunc(about, func(s subject) bool { return s.kind.method == compare.method })
		}
		for i, s := range about {
			if s.kind.method == compareTo.method && !mayDefineEqual(w, s) {
				about[i].kind = withoutEquals
				d := source.Errorf(codeRecommended, s.method.Span, "whether %s.%s agrees with equals is not checked: %s has no equals of its own, and Java only recommends that they agree", c.SimpleName(), s.method.Name, c.SimpleName())
				d.Severity = source.Note
				notes = append(notes, d)
			}
		}
		stored, others := comparators(w, c)
		for _, o := range others {
			note(o.field.Span, o.field.Name, o.why)
		}
		if about = append(about, stored...); len(about) == 0 {
			continue
		}
		if why := unnamed(c); why != "" {
			note(c.Decl.Name.Span(), c.SimpleName(), why)
			continue
		}
		ds = append(ds, newDriver(w, c, about))
	}
	return ds, notes
}

// subject is a method with the laws that it is to keep.
type subject struct {
	method   *types.Method
	kind     kind
	compared string // T in the text of the laws
	first    string // the class of the first operand, "": T
	// of a comparator that a static field holds: the field, and what gives it its value
	field string
	init  ast.Expr
}

// name is how the subject stands in titles.
func (s subject) name() string {
	if s.field != "" {
		return s.field
	}
	return s.kind.method
}

// comparators are the static fields of a class that always hold one comparator, by their
// declared types, and those whose laws are not checked. What made the comparator does not
// matter: a lambda, an anonymous class, Comparator.comparing.
func comparators(w *types.World, c *types.Class) (out []subject, others []unchecked) {
	for _, f := range c.Fields {
		if !f.Static || !f.Final || f.Decl == nil || f.Decl.JML {
			continue
		}
		of := w.Compared(f)
		switch {
		case of == nil:
		case f.Decl.Modifiers.Has("private"), !of.Library && unnamed(of) != "":
			others = append(others, unchecked{f, "no other class may use it, or what it compares"})
		case ast.IsNull(f.Decl.Init):
			others = append(others, unchecked{f, "it holds null"})
		default:
			out = append(out, subject{method: methodFor(f), kind: compare, compared: of.Name, field: f.Name, init: f.Decl.Init})
		}
	}
	return out, others
}

// unchecked is a comparator of which nothing is said, and why.
type unchecked struct {
	field *types.Field
	why   string
}

// isStoredBy reports whether the one object of an anonymous class is a comparator of its outer class,
// whose laws are checked as those of the field.
//
//	static final Comparator<Item> BY_PRICE = new Comparator<>() { … };
func isStoredBy(w *types.World, c *types.Class) bool {
	if !c.IsAnonymous() || c.Outer == nil {
		return false
	}
	stored, _ := comparators(w, c.Outer)
	for _, s := range stored {
		if n, ok := s.init.(*ast.New); ok && n == c.Local.Creation {
			return true
		}
	}
	return false
}

// methodFor is a method without declaration, in the place of a field.
func methodFor(f *types.Field) *types.Method {
	return &types.Method{Class: f.Class, Name: f.Name, Span: f.Span, Static: true}
}

// subjects are the methods with laws that a class declares, and those with which no law
// can be stated.
func subjects(c *types.Class) (out []subject, others []*types.Method) {
	for _, m := range c.Methods {
		if m.Decl == nil || m.Decl.Body == nil || m.Static || m.Model {
			continue
		}
		switch {
		case m.Name == "equals" && takes(m, "java.lang.Object"):
			out = append(out, subject{method: m, kind: equals})
			if !declares(c, "hashCode") {
				out = append(out, subject{method: m, kind: hashCodes})
			}
		case m.Name == "hashCode" && takes(m):
			out = append(out, subject{method: m, kind: hashCodes})
		case m.Name == "compareTo" && len(m.Params) == 1 && inherits(c, comparable):
			if s, ok := ordering(c, m); ok {
				out = append(out, s)
			} else if overrides(m, comparable) {
				others = append(others, m)
			}
		case m.Name == "compare" && len(m.Params) == 2 && inherits(c, "java.util.Comparator"):
			if t := m.Params[0].Type; types.IsReference(t) && takes(m, t.String(), t.String()) {
				out = append(out, subject{method: m, kind: compare, compared: t.String()})
			}
		}
	}
	return out, others
}

// mayDefineEqual reports whether what a compareTo compares may say itself when two objects are equal,
// as a record does.
func mayDefineEqual(w *types.World, s subject) bool {
	compared := w.Lookup(s.compared)
	defines := func(c *types.Class) bool {
		w.Header(c)
		return c.IsRecord() || declares(c, "equals", "java.lang.Object")
	}
	for c := compared; c.Super != nil; c = c.Super { // not Object
		if defines(c) {
			return true
		}
	}
	return compared.IsInterface() || slices.ContainsFunc(w.Classes(), func(c *types.Class) bool { return inherits(c, compared.Name) && defines(c) })
}

const comparable = "java.lang.Comparable"

// ordering is a compareTo with its laws. It may take any superclass of its own class: a
// Comparable<Object>, a raw Comparable, or a method that it overrides take more than its
// objects. Where others of these compare themselves, too, the laws are about all of them.
// What a type variable stands for, which does not say that it has such a method, need not
// be compared with anything.
//
//	class Day implements Comparable<Object>    // Day, Day
//	class Leap extends Day                     // Leap, Day
func ordering(c *types.Class, m *types.Method) (subject, bool) {
	of, ok := m.Params[0].Type.(*types.Class)
	switch {
	case !ok || !inherits(c, of.Name) && of.Name != "java.lang.Object":
		return subject{}, false
	case of == c:
		return subject{method: m, kind: compareTo, compared: c.Name}, true
	case inherits(of, comparable) && of.Name != comparable:
		return subject{method: m, kind: compareTo, compared: of.Name, first: c.Name}, true
	case isTypeVariable(c, m.Decl.Params[0].Type):
		return subject{}, false
	}
	return subject{method: m, kind: compareTo, compared: c.Name}, true
}

// overrides reports whether a method overrides one of a class, or what overrides that.
func overrides(m *types.Method, class string) bool {
	return slices.ContainsFunc(m.Overrides, func(o *types.Method) bool { return o.Class.Name == class || overrides(o, class) })
}

// isTypeVariable reports whether a written type is a type variable of the class.
func isTypeVariable(c *types.Class, t ast.TypeExpr) bool {
	n, ok := t.(*ast.NamedType)
	return ok && len(n.Parts) == 1 && slices.ContainsFunc(c.Decl.TypeParams, func(p *ast.TypeParam) bool { return p.Name.Text == n.Parts[0].Name })
}

func takes(m *types.Method, names ...string) bool {
	if len(m.Params) != len(names) {
		return false
	}
	for i, p := range m.Params {
		if p.Type.String() != names[i] {
			return false
		}
	}
	return true
}

func declares(c *types.Class, name string, params ...string) bool {
	for _, m := range c.Methods {
		if m.Name == name && takes(m, params...) {
			return true
		}
	}
	return false
}

func inherits(c *types.Class, name string) bool {
	for k := c; k != nil; k = k.Super {
		if k.Name == name {
			return true
		}
		for _, i := range k.Interfaces {
			if inherits(i, name) {
				return true
			}
		}
	}
	return false
}

// unnamed tells why another class of the package cannot name a class, "" where it can.
func unnamed(c *types.Class) string {
	if c.IsInCode() {
		return "it stands in the code of a method"
	}
	for k := c; k != nil; k = k.Outer {
		if k.Decl.Modifiers.Has("private") {
			return "no other class may use " + k.SimpleName() + ", which is private"
		}
	}
	return ""
}

// newDriver writes the driver of a class.
func newDriver(w *types.World, c *types.Class, about []subject) Driver {
	pkg := ""
	if p := c.File.Package; p != nil {
		pkg = p.Name
	}
	name := strings.ReplaceAll(strings.TrimPrefix(c.Name, pkg+"."), ".", "_") + "Contracts"
	for w.Lookup(qualified(pkg, name)) != nil {
		name += "_"
	}
	d := Driver{Class: qualified(pkg, name)}
	d.File = strings.ReplaceAll(d.Class, ".", "/") + ".java"
	var b strings.Builder
	fmt.Fprintf(&b, "// The laws of %s.\n", c.Name)
	if pkg != "" {
		fmt.Fprintf(&b, "package %s;\n", pkg)
	}
	fmt.Fprintf(&b, "\ninterface %s {\n", name)
	used := map[string]bool{}
	for _, s := range about {
		for _, l := range s.kind.laws {
			method := l.name
			if used[method] {
				method += strings.ToUpper(s.name()[:1]) + s.name()[1:]
			}
			for used[method] {
				method += "_"
			}
			used[method] = true
			b.WriteString(l.java(method, c, s))
			d.Laws = append(d.Laws, Law{s.method, method, s.name() + ", " + l.name, l.message(c, s), l.names(s), l.states(s)})
		}
	}
	b.WriteString("}\n")
	d.Text = b.String()
	return d
}

func qualified(pkg, name string) string {
	if pkg == "" {
		return name
	}
	return pkg + "." + name
}

// comparison matches $(x, y).
var comparison = regexp.MustCompile(`\$\((\w+), (\w+)\)`)

// put writes the comparisons of a text as the subject's method makes them.
func (s subject) put(text string) string {
	how := "$1.compareTo($2)"
	switch {
	case s.field != "":
		how = s.method.Class.Name + "." + s.field + ".compare($1, $2)"
	case s.kind.method == "compare":
		how = "by.compare($1, $2)"
	}
	return comparison.ReplaceAllString(text, how)
}

// message says of a method that it does not keep the law.
func (l law) message(c *types.Class, s subject) string {
	if l.claim == "" {
		return ""
	}
	return c.SimpleName() + "." + s.name() + " " + l.violation + ": " + s.put(l.broken)
}

// operands are the parameters in the text of a law: the comparator is one, where it is no field.
func (l law) operands(s subject) string {
	if s.kind.method == "compare" && s.field == "" {
		return "C by, " + l.params
	}
	return l.params
}

// names are those of the parameters.
func (l law) names(s subject) (out []string) {
	for _, p := range strings.Split(l.operands(s), ", ") {
		out = append(out, p[strings.LastIndex(p, " ")+1:])
	}
	return out
}

// states is what the law says, in one line.
func (l law) states(s subject) string {
	if l.claim == "" {
		return s.put(l.calls)
	}
	return s.put(l.calls) + " assert " + l.claim + ";"
}

// java is the driver's method for a law.
func (l law) java(name string, c *types.Class, s subject) string {
	params := strings.NewReplacer("C ", c.Name+" ", "T a", cmp.Or(s.first, s.compared)+" a", "T ", s.compared+" ").Replace(l.operands(s))
	var b strings.Builder
	fmt.Fprintf(&b, "    // %s %s where this fails.\n    static void %s(%s) {\n", s.name(), l.violation, name, params)
	if l.claim == "" {
		fmt.Fprintf(&b, "        %s\n", l.calls)
	} else {
		fmt.Fprintf(&b, "        try {\n            %s\n", s.put(l.calls))
		fmt.Fprintf(&b, "            assert %s : %q;\n", l.claim, s.put(l.broken))
		b.WriteString("        } catch (RuntimeException e) {\n            return;\n        }\n")
	}
	b.WriteString("    }\n")
	return b.String()
}
