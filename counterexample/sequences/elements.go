package sequences

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"inspect/java/heap"
	"inspect/java/types"
)

// What is in an array or a collection that a call takes are objects that earlier calls made, or
// null. A driver takes it with marks in the place of these objects, and puts each object where
// its mark is:
//
//	static void total(…, java.util.List<Mark$> items) {
//	    …
//	    items$made = list$(items, item, item2);     // sets each element that is a mark
//	    shop.total(items$made);
//	}
//	class Mark$ { int at; }                         // 0: item, 1: item2
//
// So conditions over how much is in it, and over null, are conditions of the driver's parameter.

// form is how a driver puts objects in the place of marks.
type form uint8

const (
	inList  form = iota // element by element
	rebuilt             // all are added to a new one
	inMap               // values in their entries; with keys that are marks a new one
	inOptional
	inIterator
	inEntry
	inReference
)

// containers are the classes of the library of which that is known, and what of them is made
// anew.
var containers = map[string]struct {
	form     form
	creation string
}{
	"java.lang.Iterable":                          {inList, ""},
	"java.util.Collection":                        {inList, ""},
	"java.util.List":                              {inList, ""},
	"java.util.SequencedCollection":               {inList, ""},
	"java.util.ArrayList":                         {inList, ""},
	"java.util.LinkedList":                        {inList, ""},
	"java.util.Vector":                            {inList, ""},
	"java.util.Stack":                             {inList, ""},
	"java.util.Set":                               {rebuilt, "HashSet"},
	"java.util.HashSet":                           {rebuilt, "HashSet"},
	"java.util.SequencedSet":                      {rebuilt, "LinkedHashSet"},
	"java.util.LinkedHashSet":                     {rebuilt, "LinkedHashSet"},
	"java.util.SortedSet":                         {rebuilt, "TreeSet"},
	"java.util.NavigableSet":                      {rebuilt, "TreeSet"},
	"java.util.TreeSet":                           {rebuilt, "TreeSet"},
	"java.util.Queue":                             {rebuilt, "ArrayDeque"},
	"java.util.Deque":                             {rebuilt, "ArrayDeque"},
	"java.util.ArrayDeque":                        {rebuilt, "ArrayDeque"},
	"java.util.PriorityQueue":                     {rebuilt, "PriorityQueue"},
	"java.util.Map":                               {inMap, "HashMap"},
	"java.util.HashMap":                           {inMap, "HashMap"},
	"java.util.LinkedHashMap":                     {inMap, "LinkedHashMap"},
	"java.util.SequencedMap":                      {inMap, "LinkedHashMap"},
	"java.util.SortedMap":                         {inMap, "TreeMap"},
	"java.util.NavigableMap":                      {inMap, "TreeMap"},
	"java.util.TreeMap":                           {inMap, "TreeMap"},
	"java.util.Optional":                          {inOptional, ""},
	"java.util.Iterator":                          {inIterator, ""},
	"java.util.Map.Entry":                         {inEntry, ""},
	"java.util.concurrent.atomic.AtomicReference": {inReference, ""},
}

// inside are the types of what is in an array, or in an object of one of the containers; nil: t
// is no such.
func inside(t types.Type) []types.Type {
	switch t := t.(type) {
	case *types.Array:
		return []types.Type{t.Elem}
	case *types.Parameterized:
		if _, ok := containers[t.Class.Name]; ok {
			return t.Args
		}
	}
	return nil
}

// holds reports whether what is in an array or a container are objects that sequences make.
func (p *plan) holds(t types.Type) bool {
	return slices.ContainsFunc(inside(t), func(k types.Type) bool { return p.isConstructed(k) || p.holds(k) })
}

// everyIn are a type and those of all that is in its values.
func everyIn(t types.Type) []types.Type {
	out := []types.Type{t}
	for _, k := range inside(t) {
		out = append(out, everyIn(k)...)
	}
	return out
}

// needInside sees to objects that an argument of a type has in it.
func (p *plan) needInside(t types.Type) {
	for _, k := range inside(t) {
		p.need(k, true)
		p.needInside(k)
	}
}

// remade is a parameter of the driver that has marks in it, and where the objects are in their
// place.
func remade(param string) string { return param + "$made" }

// marks write the objects in the place of the marks.
type marks struct {
	shape   *shape
	length  func(types.Type) int
	classes []types.Type            // of whose objects there are marks
	below   map[string][]types.Type // of arrays of which there are those of classes below, by the first one
	methods map[string]string       // that remake the values of a type, by type
	texts   []string                // of these methods
}

// mark is the name of the class of the marks for objects of a type.
func (k *marks) mark(t types.Type) string {
	i := slices.IndexFunc(k.classes, func(o types.Type) bool { return o.String() == t.String() })
	if i < 0 {
		i = len(k.classes)
		k.classes = append(k.classes, t)
	}
	return "Mark$" + strings.Repeat("$", i)
}

// markBelow is the name of a class below that of the marks of a type: an array of these stands
// for one of the class.
func (k *marks) markBelow(t types.Type, i int) string { return fmt.Sprintf("%s%d", k.mark(t), i) }

// typ is the type of a parameter that has marks in the place of objects.
func (k *marks) typ(t types.Type) string {
	p := k.shape.plan
	switch s := t.(type) {
	case *types.Array:
		if p.isConstructed(s.Elem) && k.below[s.Elem.String()] == nil {
			k.below[s.Elem.String()] = k.classesBelow(s.Elem)
		}
		if p.holds(t) {
			return k.typ(s.Elem) + "[]"
		}
	case *types.Parameterized:
		if !p.isConstructed(t) && p.holds(t) {
			var args []string
			for _, a := range s.Args {
				args = append(args, k.typ(a))
			}
			return k.class(s) + "<" + strings.Join(args, ", ") + ">"
		}
	}
	if p.isConstructed(t) {
		return k.mark(t)
	}
	return t.String()
}

// classesBelow are the types of the objects at hand, but for t, that are of type t.
func (k *marks) classesBelow(t types.Type) []types.Type {
	out := []types.Type{}
	for _, pl := range k.shape.plan.pools {
		if pl.typ.String() != t.String() && k.shape.plan.fits(pl.typ, t) {
			out = append(out, pl.typ)
		}
	}
	return out
}

// erased is a type, of a parameter or another one, without its type arguments.
func erased(text string) string {
	name, rest, generic := strings.Cut(text, "<")
	if generic {
		name += rest[strings.LastIndexByte(rest, '>')+1:]
	}
	return name
}

// class is the class of a container with marks.
func (k *marks) class(t *types.Parameterized) string {
	switch c := containers[t.Class.Name]; {
	case c.form == rebuilt:
		return "java.util.ArrayList"
	case c.form == inMap && k.isMarked(t.Args[0]):
		return "java.util.HashMap"
	}
	return t.Class.Name
}

// isMarked reports whether there are marks in the place of values of a type, or in them.
func (k *marks) isMarked(t types.Type) bool {
	return k.shape.plan.isConstructed(t) || k.shape.plan.holds(t)
}

// objects are the variables that marks of a type stand for.
func (s *shape) objects(t types.Type) (out []*variable) {
	for _, v := range s.vars {
		if s.plan.fits(v.typ, t) {
			out = append(out, v)
		}
	}
	return out
}

// put writes that a parameter of some type is remade. One that is another one stays so.
func (k *marks) put(p param, before []param) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s = ", remade(p.name))
	for _, o := range before {
		if o.typ.String() == p.typ.String() {
			fmt.Fprintf(&b, "%s == %s ? %s : ", p.name, o.name, remade(o.name))
		}
	}
	return b.String() + k.of(p.typ, p.name, from(p.isNull)) + ";"
}

// source is what is known of a value with marks in it.
type source uint8

const (
	given    source = iota // it is not null
	nullable               // it may be null
	anything               // it is an Object; the objects may be there already, as it is in two places
)

func from(nulls bool) source {
	if nulls {
		return nullable
	}
	return given
}

// of is the value of an expression with objects in the place of marks.
func (k *marks) of(t types.Type, x string, as source) string {
	if !k.isMarked(t) {
		return x
	}
	args := x
	for _, v := range k.taken(t) {
		args += ", " + v.name
	}
	return k.method(t, as) + "(" + args + ")"
}

// taken are the variables that marks in values of a type stand for.
func (k *marks) taken(t types.Type) (out []*variable) {
	in := everyIn(t)
	for _, v := range k.shape.vars {
		if slices.ContainsFunc(in, func(o types.Type) bool { return k.shape.plan.isConstructed(o) && k.shape.plan.fits(v.typ, o) }) {
			out = append(out, v)
		}
	}
	return out
}

// method is the name of the method that remakes values of a type.
func (k *marks) method(t types.Type, as source) string {
	key := fmt.Sprint(t, as)
	if name := k.methods[key]; name != "" {
		return name
	}
	name := fmt.Sprintf("make%d$", len(k.methods)+1)
	k.methods[key] = name
	marked, out := erased(k.typ(t)), erased(t.String())
	from := marked + " from$"
	if as == anything {
		from = "Object from$"
	}
	if s, ok := t.(*types.Parameterized); ok && !k.shape.plan.isConstructed(t) && containers[s.Class.Name].form == inList {
		marked = "java.util.List"
	}
	for _, v := range k.taken(t) {
		from += ", " + v.typ.String() + " " + v.name
	}
	text := fmt.Sprintf("    static %s %s(%s) {\n", out, name, from)
	switch as {
	case anything:
		text += fmt.Sprintf("        if (!(from$ instanceof %s)) return (%s) from$;\n", marked, out)
	case nullable:
		text += "        if (from$ == null) return null;\n"
	}
	text += fmt.Sprintf("        %s in$ = (%[1]s) from$;\n", marked)
	for _, l := range k.body(t) {
		text += "        " + l + "\n"
	}
	k.texts = append(k.texts, text+"    }\n")
	return name
}

const refuse = "throw new IllegalStateException();"

// body are the statements that remake a value of a type.
func (k *marks) body(t types.Type) []string {
	if k.shape.plan.isConstructed(t) {
		choice := ""
		for i, v := range k.shape.objects(t) {
			choice += fmt.Sprintf("in$.at == %d ? %s : ", i, v.name)
		}
		return []string{fmt.Sprintf("%s out$ = %snull;", t, choice), "if (out$ == null) " + refuse, "return out$;"}
	}
	if a, ok := t.(*types.Array); ok {
		return k.array(a)
	}
	s := t.(*types.Parameterized)
	c := containers[s.Class.Name]
	first := func(x string) string { return k.of(s.Args[0], x, anything) }
	second := func(x string) string { return k.of(s.Args[1], x, anything) }
	forAll := func(line string) (out []string) {
		out = append(out, fmt.Sprintf("if (in$.size() > %d) %s", k.length(t), refuse))
		for i := range k.length(t) {
			out = append(out, fmt.Sprintf("if (in$.size() > %d) ", i)+strings.ReplaceAll(line, "#", strconv.Itoa(i)))
		}
		return out
	}
	entries := func(line string) (out []string) {
		out = append(out, fmt.Sprintf("if (in$.size() > %d) %s", k.length(t), refuse), "java.util.Iterator each$ = in$.entrySet().iterator();", "java.util.Map.Entry entry$;")
		for range k.length(t) {
			out = append(out, "if (each$.hasNext()) { entry$ = (java.util.Map.Entry) each$.next(); "+line+" }")
		}
		return out
	}
	fresh := func(class string) string { return fmt.Sprintf("java.util.%[1]s out$ = new java.util.%[1]s();", class) }
	const same = "if (out$.size() != in$.size()) " + refuse
	const in, out = "return in$;", "return out$;"
	switch c.form {
	case inList:
		return append(forAll("in$.set(#, "+first("in$.get(#)")+");"), in)
	case rebuilt:
		return slices.Concat([]string{fresh(c.creation)}, forAll("out$.add("+first("in$.get(#)")+");"), []string{same, out})
	case inMap:
		if k.isMarked(s.Args[0]) {
			return slices.Concat([]string{fresh(c.creation)}, entries("out$.put("+first("entry$.getKey()")+", "+second("entry$.getValue()")+");"), []string{same, out})
		}
		return append(entries("entry$.setValue("+second("entry$.getValue()")+");"), in)
	case inOptional:
		return []string{"if (!in$.isPresent()) " + in, "return java.util.Optional.of(" + first("in$.get()") + ");"}
	case inIterator:
		lines := []string{fresh("ArrayList")}
		for range k.length(t) {
			lines = append(lines, "if (in$.hasNext()) out$.add("+first("in$.next()")+");")
		}
		return append(lines, "if (in$.hasNext()) "+refuse, "return out$.iterator();")
	case inEntry:
		if k.isMarked(s.Args[0]) {
			return []string{"return new java.util.AbstractMap.SimpleEntry(" + first("in$.getKey()") + ", " + second("in$.getValue()") + ");"}
		}
		return []string{"in$.setValue(" + second("in$.getValue()") + ");", in}
	default:
		return []string{"in$.set(" + first("in$.get()") + ");", in}
	}
}

// array are the statements that make an array anew.
func (k *marks) array(t *types.Array) []string {
	dims, leaf := "", t.Elem
	for a, ok := leaf.(*types.Array); ok; a, ok = leaf.(*types.Array) {
		dims, leaf = dims+"[]", a.Elem
	}
	create := func(leaf types.Type) string { return "new " + erased(leaf.String()) + "[in$.length]" + dims }
	how := ""
	for i, b := range k.below[t.Elem.String()] {
		how += fmt.Sprintf("in$ instanceof %s[] ? %s : ", k.markBelow(t.Elem, i), create(b))
	}
	out := []string{
		fmt.Sprintf("if (in$.length > %d) %s", k.length(t), refuse),
		fmt.Sprintf("%s out$ = %s%s;", erased(t.String()), how, create(leaf)),
	}
	for i := range k.length(t) {
		out = append(out, fmt.Sprintf("if (in$.length > %d) out$[%[1]d] = %s;", i, k.of(t.Elem, fmt.Sprintf("in$[%d]", i), nullable)))
	}
	return append(out, "return out$;")
}

// java writes the classes of marks, and the methods that put objects in their place.
func (k *marks) java() string {
	var b strings.Builder
	for _, t := range k.texts {
		b.WriteString(t)
	}
	for _, t := range k.classes {
		fmt.Fprintf(&b, "    class %s {\n        int at;\n    }\n", k.mark(t))
		for i := range k.below[t.String()] {
			fmt.Fprintf(&b, "    class %s extends %s { }\n", k.markBelow(t, i), k.mark(t))
		}
	}
	return b.String()
}

// IsMark reports whether the objects of class t stand for those that calls make.
func (d *Driver) IsMark(t types.Type) bool {
	c := classOf(t)
	return c != nil && c.Outer != nil && c.Outer.Name == d.Class
}

// rebuilt is the class of which a container with marks is made anew, "" of others.
func (k *marks) rebuilt(t types.Type) string {
	s, ok := t.(*types.Parameterized)
	if !ok || !k.shape.plan.holds(t) {
		return ""
	}
	if c := containers[s.Class.Name]; c.form == rebuilt || c.form == inMap && k.isMarked(s.Args[0]) {
		return c.creation
	}
	return ""
}

// marked is the variable that an object stands for where it is a mark, nil of others.
func (w *lineWriter) marked(t types.Type, o *heap.Object) *variable {
	if t == nil || !w.driver.IsMark(o.Type) || !w.plan.isConstructed(t) {
		return nil
	}
	vs := w.marks.shape.objects(t)
	for _, f := range o.Fields {
		if i := f.Value.Int; i >= 0 && i < int64(len(vs)) && w.built[vs[i]] {
			return vs[i]
		}
	}
	return nil
}

// classOfMarks is the class of the elements of an array whose elements in the driver are marks of
// some class.
func (k *marks) classOfMarks(elem, marks types.Type) types.Type {
	for i, t := range k.below[elem.String()] {
		if c := classOf(marks); c != nil && c.SimpleName() == k.markBelow(elem, i) {
			return t
		}
	}
	return elem
}

// isMarked reports whether the value of an operand has marks in it, or is an array for these.
func (w *lineWriter) isMarked(x *operand) bool {
	v := w.free(x)
	if v.Ref == nil {
		return false
	}
	a, ok := v.Ref.Type.(*types.Array)
	return ok && w.driver.IsMark(types.Leaf(a)) || len(w.inside(x.typ, v)) > 0
}

// inside are the variables that marks in a value stand for.
func (w *lineWriter) inside(t types.Type, v heap.Value) (out []*variable) {
	in := inside(t)
	o := v.Ref
	switch {
	case o == nil:
		return nil
	case w.marked(t, o) != nil:
		return []*variable{w.marked(t, o)}
	case len(in) == 0:
		return nil
	}
	vs, ok := o.Inside()
	switch {
	case len(o.Elems) > 0:
		vs = o.Elems
	case !ok:
		for _, f := range o.Fields {
			vs = append(vs, f.Value)
		}
	}
	for i, v := range vs {
		out = append(out, w.inside(in[i%len(in)], v)...)
	}
	return out
}
