package diff

import (
	"fmt"
	"strings"

	"inspect/java/types"
)

// scene is an input on which both sides differ, as code of the program: lines that lead to a last call.
type scene struct {
	pkg     string
	before  []string // the lines before the last one
	last    string   // the last line
	step    *step
	pair    *pair
	earlier bool // it is of the revision
	// of the last line
	assigned string   // what its result becomes: "Foo foo"; "" of a call whose result is not named
	call     string   // without the arguments: "foo.add", "new Foo"
	args     []string // as written
	on       string   // the receiver; "" of a static call
}

// newScene reads the lines of a finding, of the working tree or of the revision; nil: the last one is no plain call.
func (r *run) newScene(f *finding, earlier bool) *scene {
	lines := r.asWritten(f, earlier)
	n := len(lines) - 1
	pkg := types.PackageOf(f.of.now)
	if earlier {
		pkg = types.PackageOf(f.of.before)
	}
	s := &scene{pkg: pkg, earlier: earlier, before: lines[:n], last: lines[n], step: f.step, pair: f.of}
	text := strings.TrimSuffix(strings.TrimSpace(s.last), ";")
	open := strings.IndexByte(text, '(')
	if open < 0 || !strings.HasSuffix(text, ")") {
		return nil
	}
	head := text[:open]
	if name, value, ok := strings.Cut(head, " = "); ok {
		s.assigned, head = name, value
	}
	s.call, s.args = strings.TrimSpace(head), splitArguments(text[open+1:len(text)-1])
	if on, _, ok := strings.Cut(s.call, "."); ok && s.step.now != nil && !s.step.now.Static && f.step.kind == call {
		s.on = on
	}
	if params := 0; s.step.now != nil {
		if params = len(s.step.now.Params); params != len(s.args) {
			return nil
		}
	}
	return s
}

// splitArguments are the arguments of a call.
func splitArguments(text string) (out []string) {
	depth, start := 0, 0
	for at := 0; at < len(text); {
		switch c := text[at]; c {
		case '"', '\'':
			for at++; at < len(text) && text[at] != c; at++ {
				if text[at] == '\\' {
					at++
				}
			}
		case '(', '{', '[':
			depth++
		case ')', '}', ']':
			depth--
		case ',':
			if depth == 0 {
				out = append(out, strings.TrimSpace(text[start:at]))
				start = at + 1
			}
		}
		at++
	}
	if rest := strings.TrimSpace(text[start:]); rest != "" {
		out = append(out, rest)
	}
	return out
}

// seen is an expression whose value a program shows behind the last call.
type seen struct {
	what, expr string
	array      bool
}

// sees are what a caller sees behind the last call, beside the exception.
func (s *scene) sees(p *product) (out []seen) {
	m := s.step.now
	result := noShape
	if m != nil && s.step.kind == call {
		result = p.shapeOf(p.gives(m))
	}
	switch {
	case result == noShape:
	case result == ours:
		out = append(out, seen{"result", "result == null", false}, seen{"class", "(result == null ? null : (Object) result.getClass())", false})
		if s.on != "" {
			out = append(out, seen{"whether the result is the object itself", "result == " + s.on, false})
		}
	default:
		out = append(out, seen{"result", "result", isArray(p.gives(m))})
		if result == constant {
			out = append(out, seen{"ordinal of the result", "(result == null ? -1 : result.ordinal())", false})
		}
	}
	if m != nil {
		for i := range m.Params {
			t := p.taken(m, i)
			if isArray(t) {
				out = append(out, seen{fmt.Sprint("argument ", i+1), fmt.Sprint("argument", i+1), true})
				if s.step.kind == call && t == p.gives(m) {
					out = append(out, seen{fmt.Sprint("whether the result is argument ", i+1), fmt.Sprint("result == argument", i+1), false})
				}
			}
		}
	}
	out = append(out, s.seesObjects(p, result)...)
	for _, f := range fieldsOf(s.pair.now) {
		k := p.fieldBefore(f, s.pair.before)
		t := p.world.Erasure(f.Type)
		if k == nil || !isCompared(p.shapeOf(t)) {
			continue
		}
		on := s.on
		switch {
		case f.Static:
			if on = f.Class.Name; s.earlier {
				on = strings.ReplaceAll(k.Class.Name, p.mark, "")
			}
		case s.step.kind == creation && s.assigned != "":
			on = s.assigned[strings.LastIndexByte(s.assigned, ' ')+1:]
		case on == "":
			continue
		}
		out = append(out, seen{"field " + f.Name, on + "." + f.Name, isArray(t)})
	}
	return out
}

// seesObjects are the fields of the objects that the last call took and gave.
func (s *scene) seesObjects(p *product, result shape) (out []seen) {
	see := func(t types.Type, of, on string) {
		c, _ := t.(*types.Class)
		if k := p.byClass[c]; k != nil {
			for _, f := range p.seenFields(k) {
				t := p.world.Erasure(f.Type)
				out = append(out, seen{fmt.Sprintf("field %s of %s", f.Name, of), fmt.Sprintf("(%s == null ? null : %s.%s)", on, on, f.Name), isArray(t)})
			}
		}
	}
	m := s.step.now
	if result == ours {
		see(p.gives(m), "the result", "result")
	}
	if m == nil {
		return out
	}
	for i := range m.Params {
		if words := wordsOf(s.args[i]); len(words) == 1 && words[0].text == s.args[i] && s.args[i] != "null" {
			see(p.taken(m, i), fmt.Sprint("argument ", i+1), s.args[i])
		}
	}
	return out
}

func isArray(t types.Type) bool {
	_, ok := t.(*types.Array)
	return ok
}

// lastCall are the lines of the last call, with its arrays and its result in variables, and what is called.
func (s *scene) lastCall(p *product) (lines []string, call string) {
	args := append([]string{}, s.args...)
	if s.step.now != nil {
		for i := range s.step.now.Params {
			if t := p.taken(s.step.now, i); isArray(t) {
				name := fmt.Sprint("argument", i+1)
				lines = append(lines, fmt.Sprintf("%s %s = %s;", s.typeName(p, t), name, args[i]))
				args[i] = name
			}
		}
	}
	call = fmt.Sprintf("%s(%s)", s.call, strings.Join(args, ", "))
	if s.step.kind == callKind && p.givesAny(s.step.now) {
		call = fmt.Sprintf("(%s) %s", p.gives(s.step.now), call)
	}
	return lines, call
}

// resultType is the type of the variable that holds what the last call gives; "": it gives nothing.
func (s *scene) resultType(p *product) string {
	if s.step.kind == creation {
		return s.typeName(p, s.pair.now)
	}
	if t := p.gives(s.step.now); p.shapeOf(t) != noShape {
		return s.typeName(p, t)
	}
	return ""
}

// typeName is the name of a type on the scene's side.
func (s *scene) typeName(p *product, t types.Type) string {
	if s.earlier {
		return strings.ReplaceAll(p.oldType(t), p.mark, "")
	}
	return t.String()
}

// variable is the name of that variable.
func (s *scene) variable() string {
	if s.step.kind == creation && s.assigned != "" {
		return s.assigned[strings.LastIndexByte(s.assigned, ' ')+1:]
	}
	return "result"
}

// isDeclaration reports whether a line declares a variable.
func isDeclaration(line string) bool {
	head, _, ok := strings.Cut(line, " = ")
	return ok && strings.Contains(strings.TrimSpace(head), " ")
}

// program is a program that executes the calls and prints what they show.
func (s *scene) program(p *product, name string) string {
	var b strings.Builder
	put := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	if s.pkg != "" {
		put("package %s;", s.pkg)
	}
	put("final class %s {", name)
	put("static void show(String what, Object value) { System.out.println(\"\\u0001\" + what + \"\\u0002\" + literal(value) + \"\\u0003\"); }")
	b.WriteString(literals)
	put("public static void main(String[] args) throws Throwable {")
	for i, line := range s.before {
		if isDeclaration(line) {
			put("%s", line)
		} else {
			put("try { %s } catch (Throwable t$) { show(\"line %d\", t$.getClass()); }", line, i)
		}
	}
	lines, call := s.lastCall(p)
	for _, l := range lines {
		put("%s", l)
	}
	put("boolean ended$ = false;")
	if t := s.resultType(p); t != "" {
		put("%s %s;", t, s.variable())
		call = s.variable() + " = " + call
	}
	put("try { %s; } catch (Throwable t$) {", call)
	put("show(\"exception\", t$.getClass()); show(\"message\", t$.getMessage());")
	put("if (t$.getCause() != null) { show(\"cause\", t$.getCause().getClass()); show(\"message of the cause\", t$.getCause().getMessage()); }")
	for _, e := range s.sees(p) {
		if !strings.Contains(e.expr, "result") && (s.step.kind == callKind || strings.HasPrefix(e.what, "argument")) {
			put("show(\"%s\", %s);", e.what, e.expr)
		}
	}
	put("return; }")
	for _, e := range s.sees(p) {
		put("show(\"%s\", %s);", e.what, e.expr)
	}
	put("}\n}")
	return b.String()
}

const callKind = call

// literals are methods that give values as literals of Java, where they are some.
const literals = `static String literal(Object v) {
if (v == null) return "null";
if (v instanceof Class) return ((Class<?>) v).getName();
if (v instanceof String) return quoted((String) v, '"');
if (v instanceof Character) return quoted(v.toString(), '\'');
if (v instanceof Long) return v + "L";
if (v instanceof Float) { float f = (Float) v; return Float.isNaN(f) ? "Float.NaN" : Float.isInfinite(f) ? (f > 0 ? "Float.POSITIVE_INFINITY" : "Float.NEGATIVE_INFINITY") : f + "f"; }
if (v instanceof Double) { double d = (Double) v; return Double.isNaN(d) ? "Double.NaN" : Double.isInfinite(d) ? (d > 0 ? "Double.POSITIVE_INFINITY" : "Double.NEGATIVE_INFINITY") : d + ""; }
if (v instanceof Enum) return v.getClass().getSimpleName() + "." + ((Enum<?>) v).name();
if (!v.getClass().isArray()) return v.toString();
StringBuilder b = new StringBuilder("new " + v.getClass().getSimpleName() + " {");
for (int i = 0; i < java.lang.reflect.Array.getLength(v); i++) b.append(i > 0 ? ", " : "").append(literal(java.lang.reflect.Array.get(v, i)));
return b.append("}").toString();
}
static String quoted(String s, char mark) {
StringBuilder b = new StringBuilder().append(mark);
for (char c : s.toCharArray()) {
if (c == '\n') b.append("\\n");
else if (c == '\r') b.append("\\r");
else if (c == '\t') b.append("\\t");
else if (c == mark || c == '\\') b.append('\\').append(c);
else if (c < 32 || c > 126) b.append(String.format("\\u%04x", (int) c));
else b.append(c);
}
return b.append(mark).toString();
}
`
