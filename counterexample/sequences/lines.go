package sequences

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"

	"inspect/java/ast"
	"inspect/java/heap"
	"inspect/java/types"
)

// Calls is a sequence as a person would write it.
type Calls struct {
	Lines   []string // of Java, one call each, the last call last
	Imports []string // qualified names of classes of other packages, sorted
	Last    []string // what the last call takes of what earlier ones made, empty for other arguments
	Does    []Line   // what each of the lines does
	// Where has, for the lines of the driver's text that are executed for one of these lines, which
	// one that is: its index, or -1 for a line that is left out.
	Where map[int]int
	// Plain reports whether the lines are Java as they stand: what has no expression is
	// written as … .
	Plain bool
}

// Line is what one line of a sequence does.
type Line struct {
	Method *types.Method // that it calls, nil for none
	Field  *types.Field  // that it assigns, nil for none
	// Name is the variable that it declares, empty for none: in the driver that is the variable In,
	// or, where that has no other value, the object Is, which exists before all calls.
	Name, In string
	Is       *heap.Object
}

// Calls writes the sequence that the arguments of the driver in a state stand for. Objects that no call
// takes are left out.
//
//	Ring ring = new Ring(2);
//	ring.put(7);
//	ring.take();
func (d *Driver) Calls(before *heap.State) *Calls {
	w := &lineWriter{values: map[string]heap.Value{}, used: map[*variable]bool{}, named: map[*heap.Object]string{}, within: map[*heap.Object]bool{}, names: map[string]int{}, plain: true,
		imports: map[string]bool{}, tried: map[*option]bool{}, built: map[*variable]bool{}, plan: d.shape.plan, marks: d.shape.marks, driver: d, called: map[*variable]string{}, pkg: types.PackageOf(d.Of.Class)}
	w.statics = d.shape.plan.effects.staticsOf(before)
	for _, a := range before.Roots {
		w.values[a.Name] = a.Value
	}
	for _, name := range d.shape.options.Names {
		w.names[name] = 1
	}
	var done []*option
	for _, c := range d.shape.choices {
		if o := c.chosen(w.number(c.selector)); o != nil {
			done = append(done, o)
			fails := c.tried != "" && w.number(c.tried) != 0
			w.tried[o] = fails && o.ends
			if o.into != nil && !fails {
				w.built[o.into] = true
			}
		}
	}
	done = append(done, d.shape.last)
	remaining := w.keep(w.withoutOthers(done))
	w.share(remaining)
	where := map[int]int{}
	for _, c := range d.shape.choices {
		for _, o := range c.options {
			where[o.line] = -1
		}
	}
	for _, o := range remaining {
		w.write(o)
		where[o.line] = len(w.lines) - 1
	}
	return &Calls{Lines: w.lines, Does: w.does, Where: where, Imports: slices.Sorted(maps.Keys(w.imports)), Last: w.last, Plain: w.plain}
}

// EndsInGuard reports whether a line is one of a call that ends in a guard.
func EndsInGuard(line string) bool { return strings.HasPrefix(line, "try {") }

// IsUnwritten reports whether a line takes something that has no expression in Java.
func IsUnwritten(line string) bool { return strings.Contains(line, "…") }

// chosen is the option that a number stands for, nil for none.
func (c *choice) chosen(n int64) *option {
	if c.optional {
		n--
	}
	if n < 0 || n >= int64(len(c.options)) {
		return nil
	}
	return c.options[n]
}

// lineWriter writes the calls of one sequence.
type lineWriter struct {
	values  map[string]heap.Value
	used    map[*variable]bool
	built   map[*variable]bool
	tried   map[*option]bool // that end in a guard
	last    []string         // arguments of the call written last
	thrown  string           // name of what they throw
	stored  []*heap.Object   // that later calls take
	plan    *plan
	marks   *marks
	driver  *Driver
	called  map[*variable]string    // names of variables, in the order of the lines
	named   map[*heap.Object]string // arrays and collections that several calls take
	within  map[*heap.Object]bool   // what is being written: no expression has itself inside
	shared  []*heap.Object
	statics map[*heap.Object]string // what static fields refer to
	names   map[string]int
	lines   []string
	does    []Line // as lines
	plain   bool
	imports map[string]bool
	pkg     string // of the test
}

func (w *lineWriter) number(param string) int64 { return w.values[param].Int }

// chosen is the variable that an operand takes, nil for null, and for what is no object of an
// earlier call.
func (w *lineWriter) chosen(x *operand) *variable {
	v := w.choice(x)
	if v == nil || !w.built[v] { // null, as no call gave one
		return nil
	}
	return v
}

// choice is what an operand takes of those that it may, nil for none.
func (w *lineWriter) choice(x *operand) *variable {
	i := 0
	if x.param != "" {
		i = int(w.number(x.param))
	}
	if i < 0 || i >= len(x.among) {
		if x.free != "" || x.isNull || len(x.among) == 0 {
			return nil
		}
		i = len(x.among) - 1
	}
	return x.among[i]
}

// free is the value of an operand that is no object of an earlier call.
func (w *lineWriter) free(x *operand) heap.Value {
	if !x.picked {
		return w.values[x.param]
	}
	switch v := w.choice(x); {
	case v != nil && v.isParam:
		return w.values[v.name]
	case x.free != "" && w.chosen(x) == nil:
		return w.values[x.free]
	}
	return heap.Value{}
}

// isValue reports whether an object is written as a literal.
func isValue(r *heap.Object) bool {
	_, ok := r.Java()
	return ok || enumConstant(r) != nil
}

// enumConstant is the constant of an enum that an object is, nil for other objects.
func enumConstant(r *heap.Object) *types.Field {
	c, _ := r.Type.(*types.Class)
	if c == nil || r.Constant == nil || c.EnumOf() == nil {
		return nil
	}
	for _, f := range c.EnumOf().Constants() {
		if r.Constant.Name == f.QName() {
			return f
		}
	}
	return nil
}

func (o *option) operands() []*operand {
	if o.on != nil {
		return append([]*operand{o.on}, o.args...)
	}
	return o.args
}

// keep is what of the calls matters: not the creation of objects that no later call takes.
func (w *lineWriter) keep(done []*option) []*option {
	var out []*option
	for i, o := range slices.Backward(done) {
		if i < len(done)-1 && o.into != nil && !w.used[o.into] && !w.hasSideEffects(o) && !w.tried[o] {
			continue
		}
		for _, x := range o.operands() {
			if v := w.chosen(x); x.picked && v != nil {
				w.used[v] = true
			}
		}
		for _, x := range o.args {
			if r := w.free(x).Ref; r != nil && !isValue(r) {
				w.stored = append(w.stored, r)
			}
			for _, v := range w.inside(x.typ, w.free(x)) {
				w.used[v] = true
			}
		}
		out = append(out, o)
	}
	slices.Reverse(out)
	return out
}

// withoutOthers leaves out what is done with arrays and collections that no call takes.
func (w *lineWriter) withoutOthers(done []*option) []*option {
	taken := map[*heap.Object]bool{}
	for _, o := range done {
		for _, x := range o.args {
			taken[w.free(x).Ref] = true
		}
	}
	return slices.DeleteFunc(done, func(o *option) bool {
		if o.call.use == nil || o.call.method != nil {
			return false
		}
		on := w.values[o.on.param].Ref
		return !taken[on] && w.statics[on] == ""
	})
}

// hasSideEffects reports whether a creation may change what others see: by static fields, or since
// it is given an object.
func (w *lineWriter) hasSideEffects(o *option) bool {
	return o.call.method == nil || w.plan.changesStatics(o.call.method) || !o.call.method.Constructor || slices.ContainsFunc(o.operands(), func(x *operand) bool {
		return w.chosen(x) != nil || w.free(x).Ref != nil && slices.Contains(w.stored, w.free(x).Ref) || len(w.inside(x.typ, w.free(x))) > 0
	})
}

// share finds the arrays and collections that more than one call takes.
func (w *lineWriter) share(options []*option) {
	times := map[*heap.Object]int{}
	for _, o := range options {
		for _, x := range o.operands() {
			if r := w.free(x).Ref; r != nil {
				if !isValue(r) && w.statics[r] == "" {
					times[r]++
					if times[r] == 2 {
						w.shared = append(w.shared, r)
					}
				}
			}
		}
	}
}

// write writes one call.
func (w *lineWriter) write(o *option) {
	var args []string
	for _, x := range o.args {
		args = append(args, w.operand(x))
	}
	w.last = make([]string, len(args))
	for i, x := range o.args {
		if v := w.choice(x); x.picked && (w.free(x) == (heap.Value{}) || v != nil && v.isParam) || w.isMarked(x) {
			w.last[i] = args[i]
		}
	}
	on := ""
	if o.on != nil {
		on = w.operand(o.on)
		if isSelfBounded(o.on.typ) && slices.ContainsFunc(o.args, func(x *operand) bool { return types.IsReference(x.typ) }) {
			w.plain = false // of Self<?>, no object is known to be what it takes
		}
	}
	text := w.call(o.call, on, args) + ";"
	if last := w.driver.shape.options.Last; last != nil && o == w.driver.shape.last {
		text = cmp.Or(last(o.call.method, args), text)
	}
	switch {
	case w.tried[o]:
		text = "try { " + text + " } catch (Exception " + w.fresh("thrown") + ") { }"
	case o.into != nil && w.used[o.into]:
		w.called[o.into] = w.fresh(variableName(classOf(o.into.typ)))
		text = w.typ(o.into.typ) + " " + w.called[o.into] + " = " + text
	}
	does := Line{Method: o.call.method, Field: o.call.field}
	if o.into != nil && !w.tried[o] {
		does.Name, does.In = w.called[o.into], o.into.name
	}
	w.add(text, does)
}

// add adds a line.
func (w *lineWriter) add(text string, does Line) {
	w.lines, w.does = append(w.lines, text), append(w.does, does)
}

// operand is an argument or a receiver as the line has it.
func (w *lineWriter) operand(x *operand) string {
	if x.picked {
		if v := w.chosen(x); v != nil {
			return w.called[v]
		}
		if w.free(x).Ref == nil {
			return "null"
		}
	}
	v := w.free(x)
	if r := v.Ref; r != nil && slices.Contains(w.shared, r) {
		if w.named[r] == "" {
			w.named[r] = w.fresh(variableWord(x.typ))
			if text := w.expression(x.typ, v); text != w.named[r] {
				w.add(w.typ(x.typ)+" "+w.named[r]+" = "+text+";", Line{Name: w.named[r], In: x.given(), Is: r})
			}
		}
		return w.named[r]
	}
	n := len(w.does)
	text := w.expression(x.typ, v)
	for i := range w.does[n:] {
		if k := &w.does[n+i]; k.Is != nil && k.Is == v.Ref {
			k.In = x.given()
		}
	}
	return text
}

// fresh is a name that no line has so far: name, name2, name3.
func (w *lineWriter) fresh(name string) string {
	w.names[name]++
	if n := w.names[name]; n > 1 {
		return name + strconv.Itoa(n)
	}
	return name
}

// variableWord is a name for a variable that holds an array or a collection.
func variableWord(t types.Type) string {
	if a, ok := t.(*types.Array); ok {
		return variableWord(a.Elem) + "s"
	}
	if c := classOf(t); c != nil {
		return variableName(c)
	}
	return "value"
}

// collections are the classes of the library that are made of a list of their contents.
var collections = []string{"ArrayList", "LinkedList", "ArrayDeque", "Vector", "HashSet", "LinkedHashSet", "TreeSet", "PriorityQueue"}

// mapTypes are those with keys and values.
var mapTypes = []string{"HashMap", "LinkedHashMap", "TreeMap", "ConcurrentHashMap"}

// builders are those that are written by their text.
var builders = []string{"StringBuilder", "StringBuffer"}

// expression writes a value of a type as Java.
func (w *lineWriter) expression(t types.Type, v heap.Value) string {
	o := v.Ref
	if o == nil {
		return literal(t, v)
	}
	if s, ok := o.Java(); ok {
		return s
	}
	if w.within[o] {
		w.plain = false
		return "…"
	}
	w.within[o] = true
	defer delete(w.within, o)
	if c := classOf(o.Type); c != nil && c.Name == "java.util.Locale" {
		return w.locale(o)
	}
	if text := w.statics[o]; text != "" {
		return text
	}
	if types.IsString(o.Type) {
		return `""` // nothing looks at it
	}
	if v := w.marked(t, o); v != nil {
		return w.called[v]
	}
	if text := w.function(o); text != "" {
		return text
	}
	if f := enumConstant(o); f != nil {
		w.plain = w.plain && Unnameable(f.Class) == ""
		return w.class(f.Class) + "." + f.Name
	}
	if a, ok := o.Type.(*types.Array); ok {
		if k, ok := t.(*types.Array); ok && w.plan.holds(k) {
			a = &types.Array{Elem: w.marks.classOfMarks(k.Elem, a.Elem)}
		}
		if _, generic := types.Leaf(t).(*types.Parameterized); generic { // Java makes none
			w.plain = false
		}
		return "new " + w.typ(a) + " {" + w.list(a.Elem, o.Elems) + "}"
	}
	name := types.SimpleName(o.Type)
	if slices.Contains(builders, name) && len(o.Fields) == 1 && o.Fields[0].Value.Ref != nil {
		if text, ok := o.Fields[0].Value.Ref.Java(); ok {
			return "new " + name + "(" + text + ")"
		}
	}
	inside, ok := o.Inside()
	class := o.Type.String()
	if rebuilt := w.marks.rebuilt(t); rebuilt != "" {
		name, class = rebuilt, "java.util."+rebuilt
	}
	switch {
	case name == "Optional" && len(o.Fields) == 1 && o.Fields[0].Value.Ref == nil:
		return w.imported(class) + ".empty()"
	case name == "Optional" && len(o.Fields) == 1:
		return w.imported(class) + ".of(" + w.expression(argument(t, 0), o.Fields[0].Value) + ")"
	case ok && slices.Contains(collections, name) && len(inside) == 0:
		return "new " + w.imported(class) + "<>()"
	case ok && slices.Contains(collections, name):
		return "new " + w.imported(class) + "<>(" + w.listOf(argument(t, 0), inside) + ")"
	case ok && name == "Stack":
		return w.stackOf(w.imported(class), t, o, inside)
	case ok && slices.Contains(mapTypes, name):
		return w.mapOf(w.imported(class), t, o, inside)
	}
	w.plain = false
	return "…"
}

// listOf writes a list of the library. Arrays.asList takes null, and an array, for all its arguments.
func (w *lineWriter) listOf(t types.Type, vs []heap.Value) string {
	if r := vs[0].Ref; len(vs) == 1 && (r == nil || isArray(r.Type)) {
		return w.imported("java.util.Collections") + ".singletonList(" + w.list(t, vs) + ")"
	}
	return w.imported("java.util.Arrays") + ".asList(" + w.list(t, vs) + ")"
}

// mapOf writes a map with what is in it, keys and values in turn. Map.of takes no null, and has
// no order: lines of their own put the entries of one into it that needs either.
func (w *lineWriter) mapOf(name string, t types.Type, o *heap.Object, inside []heap.Value) string {
	creation := "new " + name + "<>()"
	switch {
	case len(inside) == 0:
		return creation
	case len(inside) == 2:
		return "new " + name + "<>(" + w.imported("java.util.Collections") + ".singletonMap(" + w.list(argument(t, 0), inside[:1]) + ", " + w.list(argument(t, 1), inside[1:]) + "))"
	}
	typ := name + "<Object, Object>"
	if c := classOf(t); c != nil && argument(t, 1) != nil {
		typ = w.typ(t)
	}
	var puts []string
	for i := 0; i+1 < len(inside); i += 2 {
		k, v := w.expression(argument(t, 0), inside[i]), w.expression(argument(t, 1), inside[i+1])
		puts = append(puts, "put("+k+", "+v+");")
	}
	return w.fill(o, "map", typ, creation, puts)
}

// stackOf writes a Stack with what is in it.
func (w *lineWriter) stackOf(name string, t types.Type, o *heap.Object, inside []heap.Value) string {
	creation := "new " + name + "<>()"
	if len(inside) == 0 {
		return creation
	}
	typ := name + "<Object>"
	if c := classOf(t); c != nil && argument(t, 0) != nil {
		typ = w.typ(t)
	}
	var pushes []string
	for _, v := range inside {
		pushes = append(pushes, "add("+w.expression(argument(t, 0), v)+");")
	}
	return w.fill(o, "stack", typ, creation, pushes)
}

// fill writes lines that declare a variable of a type for an object, and fill it; it gives the name.
func (w *lineWriter) fill(o *heap.Object, word, typ, creation string, calls []string) string {
	on := w.named[o]
	if on == "" {
		on = w.fresh(word)
	}
	w.add(typ+" "+on+" = "+creation+";", Line{Name: on, Is: o})
	for _, c := range calls {
		w.add(on+"."+c, Line{})
	}
	return on
}

// function writes a function that gives the same answer to every call as a lambda expression;
// empty: o is none.
func (w *lineWriter) function(o *heap.Object) string {
	c, _ := o.Type.(*types.Class)
	if c == nil || types.AnyFunction(c) == nil || types.IsAnyOrder(c) {
		return ""
	}
	i := slices.IndexFunc(c.Methods, func(m *types.Method) bool { return !m.Constructor && !m.Static })
	if i < 0 {
		return ""
	}
	m := c.Methods[i]
	params := make([]string, len(m.Params))
	for i := range params {
		params[i] = w.fresh("x")
	}
	head := "(" + strings.Join(params, ", ") + ")"
	if len(params) == 1 {
		head = params[0]
	}
	if types.IsKind(m.Result, types.Void) {
		return head + " -> { }"
	}
	answers, ok := o.Inside()
	if !ok || len(answers) == 0 {
		return ""
	}
	plain, lines := w.plain, len(w.lines)
	text := w.expression(m.Result, answers[0])
	for _, a := range answers[1:] {
		if a != answers[0] {
			text = ""
		}
	}
	if text == "" || len(w.lines) > lines || !isConstant(answers[0]) {
		w.plain, w.lines, w.does = plain, w.lines[:lines], w.does[:lines]
		return ""
	}
	return head + " -> " + text
}

// isConstant reports whether a value may be written anew at each call: no object that is known by
// its identity.
func isConstant(v heap.Value) bool { return v.Ref == nil || v.Ref.Constant != nil || isValue(v.Ref) }

// locale writes an object of Locale: one of its constants, or one of a language and a country.
func (w *lineWriter) locale(o *heap.Object) string {
	name := w.imported("java.util.Locale")
	if o.Constant != nil {
		if constant, ok := strings.CutPrefix(o.Constant.Name, "Locale."); ok {
			return name + "." + constant
		}
	}
	texts := map[string]string{}
	for _, f := range o.Fields {
		texts[f.Field.Name] = `""`
		if !f.Unobserved && f.Value.Ref != nil {
			texts[f.Field.Name] = w.expression(f.Value.Type, f.Value)
		}
	}
	return "new " + name + "(" + texts["language"] + ", " + texts["country"] + ")"
}

func isArray(t types.Type) bool {
	_, ok := t.(*types.Array)
	return ok
}

func (w *lineWriter) list(t types.Type, vs []heap.Value) string {
	texts := make([]string, len(vs))
	for i, v := range vs {
		texts[i] = w.expression(t, v)
	}
	return strings.Join(texts, ", ")
}

// argument is a type argument of a type, nil where it has none.
func argument(t types.Type, i int) types.Type {
	if p, ok := t.(*types.Parameterized); ok && i < len(p.Args) {
		return p.Args[i]
	}
	return nil
}

// literal is a value that is no object, as a literal of its type.
func literal(t types.Type, v heap.Value) string {
	s := v.String()
	switch {
	case v.Type != nil && types.IsFloating(v.Type) && (s == "NaN" || strings.HasSuffix(s, "Infinity")):
		name := map[string]string{"NaN": "NaN", "Infinity": "POSITIVE_INFINITY", "-Infinity": "NEGATIVE_INFINITY"}[s]
		if types.IsKind(v.Type, types.Float) {
			return "Float." + name
		}
		return "Double." + name
	case t == nil:
	case types.IsKind(t, types.Long):
		return s + "L"
	case types.IsKind(t, types.Byte, types.Short):
		return "(" + t.String() + ") " + s
	}
	return s
}

// call writes a call with the simple names of its types.
func (w *lineWriter) call(c *call, on string, args []string) string {
	if c.use != nil && c.method == nil {
		return c.use.java(on, args)
	}
	if c.use != nil {
		plain, n := *c, len(c.method.Params)
		plain.use = nil
		return c.use.java(inType(c.method, w.call(&plain, on, args[:n])), args[n:])
	}
	list := "(" + strings.Join(args, ", ") + ")"
	switch m := c.method; {
	case c.field != nil && on == "":
		return w.class(c.field.Class) + "." + c.field.Name + " = " + args[0]
	case c.field != nil:
		return on + "." + c.field.Name + " = " + args[0]
	case m.Constructor:
		name := m.Class.SimpleName()
		if on != "" {
			name = on + ".new " + name
		} else {
			name = "new " + w.class(m.Class)
		}
		if _, generic := c.result.(*types.Parameterized); generic {
			name += "<>"
		}
		return name + list
	case m.Static:
		return w.class(m.Class) + "." + m.Name + list
	default:
		return on + "." + m.Name + list
	}
}

// class is the name of a class without its package, and imports it.
func (w *lineWriter) class(c *types.Class) string {
	if c.Outer != nil {
		return w.class(c.Outer) + "." + c.SimpleName()
	}
	if pkg := types.PackageOf(c); pkg != w.pkg && pkg != "java.lang" {
		return w.imported(c.Name)
	}
	return c.SimpleName()
}

// imported imports a class of another package and gives its simple name, or else its name, where the
// simple one is that of another class.
func (w *lineWriter) imported(class string) string {
	simple := class[strings.LastIndexByte(class, '.')+1:]
	if c := w.plan.world.Lookup(qualified(w.pkg, simple)); c != nil && c.Name != class {
		return class
	}
	for other := range w.imports {
		if other != class && strings.HasSuffix(other, "."+simple) {
			return class
		}
	}
	w.imports[class] = true
	return simple
}

// isSelfBounded reports whether the argument of a type is one of the same class again, as the class demands
// (class Self<T extends Self<T>>): it cannot be written down.
func isSelfBounded(t types.Type) bool {
	p, ok := t.(*types.Parameterized)
	return ok && p.Class.Decl != nil && slices.ContainsFunc(p.Args, func(a types.Type) bool {
		k, ok := a.(*types.Parameterized)
		return ok && k.Class == p.Class
	}) && slices.ContainsFunc(p.Class.Decl.TypeParams, func(v *ast.TypeParam) bool {
		return slices.ContainsFunc(v.Bounds, func(b ast.TypeExpr) bool {
			n, ok := b.(*ast.NamedType)
			if !ok {
				return false
			}
			last := n.Parts[len(n.Parts)-1]
			return len(last.Args) > 0 && last.Name == p.Class.SimpleName()
		})
	})
}

// typ is a type with the simple names of its classes.
func (w *lineWriter) typ(t types.Type) string {
	switch t := t.(type) {
	case *types.Class:
		return w.class(t)
	case *types.Array:
		return w.typ(t.Elem) + "[]"
	case *types.Parameterized:
		args := make([]string, len(t.Args))
		for i, a := range t.Args {
			args[i] = w.typ(a)
		}
		if own := len(t.Class.Decl.TypeParams); own < len(args) {
			args = args[:own]
		}
		switch {
		case len(args) == 0:
			return w.class(t.Class)
		case isSelfBounded(t):
			return w.class(t.Class) + "<?>"
		}
		return w.class(t.Class) + "<" + strings.Join(args, ", ") + ">"
	}
	return t.String()
}
