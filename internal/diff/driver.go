package diff

import (
	"fmt"
	"slices"
	"strings"

	"inspect/java/types"
)

// A driver is a class whose objects are pairs: what an object is, and what it was. Each method of it does the same on
// both sides, and asserts that both come out alike, so that calls of the driver's methods are checked like those of
// any class. A call that fails alike on both sides is no failure of the driver's: calls may follow it.
//
//	public final class Ring$pair {
//	    private final Ring now$; private final Ring$before before$;
//	    public void put(int v) {
//	        Throwable thrownNow = null, thrownBefore = null;
//	        try { now$.put(v); } catch (Throwable t$) { thrownNow = t$; }
//	        try { before$.put(v); } catch (Throwable t$) { thrownBefore = t$; }
//	        assert …;
//	    }
//	}

// writer writes the text of a driver.
type writer struct {
	*product
	pair *pair
	b    strings.Builder
	line int
	vars int
}

func (w *writer) put(format string, args ...any) {
	fmt.Fprintf(&w.b, format+"\n", args...)
	w.line++
}

// assert compares: the condition must not fail.
func (w *writer) assert(condition, what, now, before string) {
	w.put("assert %s;", condition)
	w.pair.observed[w.line] = observation{what: what, now: now, before: before}
}

// write writes the driver of a pair.
func (p *product) write(k *pair) {
	w := &writer{product: p, pair: k}
	if pkg := types.PackageOf(k.now); pkg != "" {
		w.put("package %s;", pkg)
	}
	w.put("public final class %s {", k.simple)
	w.put("final %s %s; final %s %s;", k.now.Name, k.is(), k.before.Name, k.was())
	w.put("private %s(%s now$, %s before$, int private$) { this.%s = now$; this.%s = before$; }", k.simple, k.now.Name, k.before.Name, k.is(), k.was())
	if slices.ContainsFunc(k.steps, func(s *step) bool { return s.why == "" && p.takesAnything(s.now) }) {
		w.unwrap()
	}
	w.put("static %s of$(%s now$, %s before$) { return new %s(now$, before$, 0); }", k.simple, k.now.Name, k.before.Name, k.simple)
	for _, s := range k.steps {
		if s.why != "" {
			continue
		}
		s.first = w.line + 1
		switch s.kind {
		case call:
			w.call(s)
		case gift:
			w.given(s)
		case creation:
			w.creation(s)
		case assignment:
			w.assignment(s)
		}
		s.last = w.line
	}
	w.put("}")
	k.text = w.b.String()
}

// takesAnything reports whether a method takes an object of any class.
func (p *product) takesAnything(m *types.Method) bool {
	return m != nil && slices.ContainsFunc(p.signature(m).Params, func(t types.Type) bool { return p.shapeOf(t) == anything })
}

// unwrap writes what an argument of any type is on both sides: of a pair its side, and else itself.
func (w *writer) unwrap() {
	w.put("private static void outside$(Object o) {")
	for _, k := range w.pairs { // both sides would get the same object, which is of one of them
		w.put("if (o instanceof %s || o instanceof %s) throw new IllegalStateException();", k.now.Name, k.before.Name)
	}
	w.put("}")
	for _, side := range []struct {
		name string
		of   func(*pair) string
	}{{"now$", (*pair).is}, {"before$", (*pair).was}} {
		w.put("private static Object %s(Object o) {", side.name)
		for _, k := range w.pairs {
			w.put("if (o instanceof %s) return ((%s) o).%s;", k.driver, k.driver, side.of(k))
		}
		w.put("return o; }")
	}
}

// handed are a parameter's two sides.
type handed struct {
	name, now, before string
	shape             shape
	typ               types.Type
}

// parameters declares those of a step and gives the arguments of both sides; what copies of arrays they need stands
// in the lines that follow.
func (p *product) parameters(m *types.Method) (declared []string, args []handed) {
	for i := range m.Params {
		t := p.taken(m, i)
		name := fmt.Sprintf("a%d", i)
		h := handed{name, name, name, p.shapeOf(t), t}
		written := t.String()
		switch h.shape {
		case ours:
			written = p.pairOf(t.(*types.Class), nil).driver
			k := p.pairOf(t.(*types.Class), nil)
			h.now, h.before = fmt.Sprintf("%s == null ? null : %s.%s", name, name, k.is()), fmt.Sprintf("%s == null ? null : %s.%s", name, name, k.was())
		case row, rows:
			h.now, h.before = name+"Now", name+"Before"
		case anything:
			h.now, h.before = "now$("+name+")", "before$("+name+")"
		case constant:
			h.before = fmt.Sprintf("%s == null ? null : %s.valueOf(%s.name())", name, p.before(t.(*types.Class)), name)
		}
		declared = append(declared, written+" "+name)
		args = append(args, h)
	}
	return declared, args
}

// copies declares copies of the arrays among the arguments; one that is given twice is one on both sides.
func (w *writer) copies(args []handed) {
	for i, a := range args {
		if a.shape == anything {
			w.put("outside$(%s);", a.name)
		}
		if a.shape != row && a.shape != rows {
			continue
		}
		for _, side := range []string{"Now", "Before"} {
			copied := fmt.Sprintf("(%s) %s.clone()", a.typ, a.name)
			for _, b := range args[:i] {
				if b.typ == a.typ {
					copied = fmt.Sprintf("%s == %s ? %s%s : %s", a.name, b.name, b.name, side, copied)
				}
			}
			w.put("%s %s%s = %s == null ? null : %s;", a.typ, a.name, side, a.name, copied)
			if a.shape == rows { // a row that stands there twice is one on both sides
				w.put("if (%s != null) for (int i$ = 0; i$ < %s.length; i$++) if (%s[i$] != null) { %s%s[i$] = %s[i$].clone(); for (int j$ = 0; j$ < i$; j$++) if (%s[j$] == %s[i$]) %s%s[i$] = %s%s[j$]; }", a.name, a.name, a.name, a.name, side, a.name, a.name, a.name, a.name, side, a.name, side)
			}
		}
	}
}

func sideOf(args []handed, now bool) string {
	var out []string
	for _, a := range args {
		if now {
			out = append(out, a.now)
		} else {
			out = append(out, a.before)
		}
	}
	return strings.Join(out, ", ")
}

// zero is what a variable of a type begins with.
func zero(t types.Type) string {
	switch {
	case types.IsReference(t):
		return "null"
	case types.IsKind(t, types.Boolean):
		return "false"
	}
	return "0"
}

// call writes a call of a method, and, where the step says so, a write to an array that it took or gave.
func (w *writer) call(s *step) {
	declared, args := w.parameters(s.now)
	static, onNow, onBefore := "", w.pair.is(), w.pair.was()
	if s.now.Static {
		static, onNow, onBefore = "static ", s.now.Class.Name, s.before.Class.Name
	}
	t := w.gives(s.now)
	shape := w.shapeOf(t)
	w.put("public %svoid %s(%s) {", static, s.name, strings.Join(append(declared, w.written(s)...), ", "))
	w.copies(args)
	w.both(s, t, shape, onNow, onBefore, args)
	w.outcomes()
	w.result(s, t, shape, args)
	w.heap(s, args, shape, t)
	w.writeElement(s, args)
	w.put("}")
}

// both writes the calls on both sides: what they give is now and before, and what they throw thrownNow and
// thrownBefore.
func (w *writer) both(s *step, t types.Type, shape shape, onNow, onBefore string, args []handed) {
	takeNow, takeBefore := "", ""
	if shape != noShape {
		now, before := t.String(), w.oldType(t)
		takeNow, takeBefore = "now = ", "before = "
		if w.givesAny(s.now) { // the calls give objects of any class
			now, before, takeNow, takeBefore = "Object", "Object", "objectNow = ", "objectBefore = "
			w.put("Object objectNow = null, objectBefore = null;")
		} else {
			w.put("%s now = %s; %s before = %s;", now, zero(t), before, zero(t))
		}
	}
	w.put("Throwable thrownNow = null, thrownBefore = null;")
	w.put("try { %s%s.%s(%s); } catch (Throwable t$) { thrownNow = t$; }", takeNow, onNow, s.now.Name, sideOf(args, true))
	w.put("try { %s%s.%s(%s); } catch (Throwable t$) { thrownBefore = t$; }", takeBefore, onBefore, s.before.Name, sideOf(args, false))
}

// result compares what the calls gave.
func (w *writer) result(s *step, t types.Type, shape shape, args []handed) {
	switch {
	case shape == noShape:
		return
	case shape == ours:
		w.assert("(now == null) == (before == null)", "result", "now", "before")
		if !s.now.Static {
			w.assert(fmt.Sprintf("((Object) now == this.%s) == ((Object) before == this.%s)", w.pair.is(), w.pair.was()), "whether the result is the object itself", "now", "before")
		}
		for i, a := range args {
			if a.shape == ours {
				w.assert(fmt.Sprintf("((Object) now == (Object) (%s)) == ((Object) before == (Object) (%s))", a.now, a.before), fmt.Sprintf("whether the result is argument %d", i+1), "now", "before")
			}
		}
		w.classes(t, "now", "before")
	case shape == anything:
		w.assert("(now == null) == (before == null)", "result", "now", "before")
		w.put("boolean isValue = now instanceof String || now instanceof Integer || now instanceof Long || now instanceof Boolean || now instanceof Character;")
		w.assert("!isValue || now.equals(before)", "result", "now", "before")
		w.assert("isValue || now == before && !(now instanceof Object[])", incomparable, "now", "before")
	case w.givesAny(s.now):
		w.assert(fmt.Sprintf("(objectNow == null || objectNow instanceof %s) && (objectBefore == null || objectBefore instanceof %s)", t, t), incomparable, "objectNow", "objectBefore")
		w.put("%s now = (%s) objectNow, before = (%s) objectBefore;", t, t, t)
		w.compare(shape, t, "result", "now", "before")
	default:
		w.compare(shape, t, "result", "now", "before")
	}
}

// incomparable is what an assertion is about that fails where values cannot be compared.
const incomparable = ""

// classes compares the classes of two objects of the program.
func (w *writer) classes(result types.Type, now, before string) {
	w.put("if (%s != null) {", now)
	w.vars++
	n := w.vars
	w.put("Class<?> ofNow%d = %s.getClass(), ofBefore%d = %s.getClass();", n, now, n, before)
	var known []string
	for _, c := range w.world.Classes() {
		if !w.isOurs(c) || w.isBefore(c) || c.Abstract || w.unpaired(c) != "" {
			continue
		}
		w.assert(fmt.Sprintf("(ofNow%d == %s.class) == (ofBefore%d == %s.class)", n, c.Name, n, w.before(c)), "the class of the result", fmt.Sprint("ofNow", n), fmt.Sprint("ofBefore", n))
		if c == result && w.byClass[c] != nil { // others are no objects that steps go on with
			known = append(known, fmt.Sprintf("ofNow%d == %s.class", n, c.Name))
		}
	}
	w.assert(strings.Join(append(known, "false"), " || "), incomparable, fmt.Sprint("ofNow", n), fmt.Sprint("ofBefore", n))
	w.put("}")
}

// written are the parameters of a write to an element.
func (w *writer) written(s *step) []string {
	if s.array == nil {
		return nil
	}
	return []string{"int index$", s.array.Elem.String() + " value$"}
}

// writeElement writes to the array that a step says.
func (w *writer) writeElement(s *step, args []handed) {
	if s.array == nil {
		return
	}
	now, before := "now", "before"
	if s.at >= 0 {
		now, before = args[s.at].now, args[s.at].before
	}
	w.put("if (%s == null || %s == null || index$ < 0 || index$ >= %s.length || index$ >= %s.length) throw new IllegalStateException();", now, before, now, before)
	w.put("%s[index$] = value$; %s[index$] = value$;", now, before)
}

// given writes what makes an object of the pair: a call of a method that gives one.
func (w *writer) given(s *step) {
	declared, args := w.parameters(s.now)
	onNow, onBefore := s.now.Class.Name, s.before.Class.Name
	if !s.now.Static {
		of := w.byClass[s.on]
		declared = append([]string{of.driver + " on$"}, declared...)
		onNow, onBefore = "on$."+of.is(), "on$."+of.was()
	}
	w.put("public static %s %s(%s) {", w.pair.driver, s.name, strings.Join(declared, ", "))
	if !s.now.Static {
		w.put("if (on$ == null) throw new IllegalStateException();")
	}
	w.copies(args)
	t := w.gives(s.now)
	w.both(s, t, ours, onNow, onBefore, args)
	w.put("if (thrownNow != null || thrownBefore != null || now == null || before == null) throw new IllegalStateException();")
	w.put("if (now.getClass() != %s.class || before.getClass() != %s.class) throw new IllegalStateException();", w.pair.now.Name, w.pair.before.Name)
	for _, a := range args {
		if a.shape == ours {
			w.put("if ((Object) now == (Object) (%s)) return (%s) (Object) %s;", a.now, w.pair.driver, a.name)
		}
	}
	if !s.now.Static && w.byClass[s.on] == w.pair {
		w.put("if ((Object) now == on$.%s) return on$;", w.pair.is())
	}
	w.put("return of$(now, before);")
	w.put("}")
}

// creation writes a call of a constructor.
func (w *writer) creation(s *step) {
	var declared []string
	var args []handed
	if s.now != nil {
		declared, args = w.parameters(s.now)
	}
	if s.array != nil {
		w.put("public static %s %s(%s) {", w.pair.simple, s.name, strings.Join(append(declared, w.written(s)...), ", "))
	} else {
		w.put("public %s(%s) {", w.pair.simple, strings.Join(declared, ", "))
	}
	w.copies(args)
	w.put("%s now = null; %s before = null;", w.pair.now.Name, w.pair.before.Name)
	w.put("Throwable thrownNow = null, thrownBefore = null;")
	w.put("try { now = new %s(%s); } catch (Throwable t$) { thrownNow = t$; }", w.pair.now.Name, sideOf(args, true))
	w.put("try { before = new %s(%s); } catch (Throwable t$) { thrownBefore = t$; }", w.pair.before.Name, sideOf(args, false))
	if s.array != nil {
		w.put("if (thrownNow != null || thrownBefore != null) throw new IllegalStateException();")
		w.writeElement(s, args)
		w.put("return of$(now, before); }")
		return
	}
	w.outcomes()
	w.put("if (thrownNow != null) throw new IllegalStateException();")
	w.put("this.%s = now; this.%s = before;", w.pair.is(), w.pair.was())
	w.heap(s, args, noShape, nil)
	w.put("}")
}

// compare compares two values.
func (w *writer) compare(s shape, t types.Type, what, now, before string) {
	switch s {
	case row, rows:
		w.assert(fmt.Sprintf("(%s == null) == (%s == null)", now, before), what, now, before)
		w.put("if (%s != null) {", now)
		w.vars++
		n := w.vars
		w.put("int lengthNow%d = %s.length, lengthBefore%d = %s.length;", n, now, n, before)
		w.assert(fmt.Sprintf("lengthNow%d == lengthBefore%d", n, n), what+".length", fmt.Sprint("lengthNow", n), fmt.Sprint("lengthBefore", n))
		w.put("for (int i%d = 0; i%d < %s.length; i%d++) {", n, n, now, n)
		elem := t.(*types.Array).Elem
		w.put("%s elementNow%d = %s[i%d], elementBefore%d = %s[i%d];", elem, n, now, n, n, before, n)
		w.compare(w.shapeOf(elem), elem, what+"[i]", fmt.Sprint("elementNow", n), fmt.Sprint("elementBefore", n))
		w.put("}")
		w.put("}")
	case constant:
		w.assert(fmt.Sprintf("%s == null ? %s == null : %s != null && %s.name().equals(%s.name())", now, before, before, now, before), what, now, before)
		w.assert(fmt.Sprintf("%s == null || %s.ordinal() == %s.ordinal()", now, now, before), "ordinal of the "+what, now, before)
	default:
		w.assert(equal(s, t, now, before), what, now, before)
	}
}

// heap compares what a caller sees behind a call: the arrays that it gave, fields of the object, static fields.
func (w *writer) heap(s *step, args []handed, result shape, t types.Type) {
	for i, a := range args {
		if a.shape == row || a.shape == rows {
			name := fmt.Sprint("argument ", i+1)
			w.compare(a.shape, a.typ, name, a.now, a.before)
			if s.kind == call && result == a.shape && t == a.typ {
				w.assert(fmt.Sprintf("(now == %s) == (before == %s)", a.now, a.before), "whether the result is "+name, "now", "before")
			}
		}
	}
	w.objects(args, result, t)
	w.shared(s, args, result)
	hasCreation := slices.ContainsFunc(w.pair.steps, func(s *step) bool { return s.kind == creation && s.isChecked() })
	for _, f := range fieldsOf(w.pair.now) {
		k := w.fieldBefore(f, w.pair.before)
		shape := w.shapeOf(w.world.Erasure(f.Type))
		if k == nil || !isCompared(shape) || isConstant(f) && s.kind != creation && hasCreation {
			continue
		}
		onNow, onBefore := "this."+w.pair.is(), "this."+w.pair.was()
		if f.Static {
			onNow, onBefore = f.Class.Name, k.Class.Name
		} else if s.now != nil && s.now.Static {
			continue
		}
		w.vars++
		t := w.world.Erasure(f.Type)
		now, before := fmt.Sprint("fieldNow", w.vars), fmt.Sprint("fieldBefore", w.vars)
		w.put("{ %s %s = %s.%s; %s %s = %s.%s;", t, now, onNow, f.Name, w.oldType(t), before, onBefore, f.Name)
		w.compare(shape, t, "field "+f.Name, now, before)
		w.put("}")
	}
}

// isCompared reports whether values of a shape are compared.
func isCompared(s shape) bool {
	switch s {
	case primitive, fraction, value, row, rows, constant:
		return true
	}
	return false
}

// assignment writes a step that assigns a field on both sides.
func (w *writer) assignment(s *step) {
	t := w.world.Erasure(s.field.Type)
	k := w.fieldBefore(s.field, w.pair.before)
	static, onNow, onBefore := "", w.pair.is(), w.pair.was()
	if s.field.Static {
		static, onNow, onBefore = "static ", s.field.Class.Name, k.Class.Name
	}
	w.put("public %svoid %s(%s a0) { %s.%s = a0; %s.%s = a0; }", static, s.name, t, onNow, s.field.Name, onBefore, s.field.Name)
}
