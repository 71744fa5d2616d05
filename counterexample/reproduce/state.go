package reproduce

import (
	"fmt"
	"math"
	"strings"

	"inspect/java/heap"
	"inspect/java/source"
	"inspect/java/types"
)

// Impossible says why a state cannot exist on the JVM at Java's widths.
type Impossible struct{ Reason string }

func (e *Impossible) Error() string { return e.Reason }

func impossible(format string, args ...any) {
	panic(&Impossible{fmt.Sprintf(format, args...)})
}

// labels name the objects of the pre-state and of the predicted post-state. The
// first objects of a predicted state are those of the pre-state, in their order.
type labels struct {
	of    map[*heap.Object]string
	taken map[string]bool
}

func (l *labels) add(o *heap.Object) string {
	name := o.Label()
	for t := o.Type; l.taken[name]; t = nil { // of another package, or another pre-state
		if t != nil {
			name = fmt.Sprintf("%s#%d", t, o.Number)
			continue
		}
		name += "'"
	}
	l.taken[name] = true
	l.of[o] = name
	return name
}

func (c *Case) label() *labels {
	l := &labels{map[*heap.Object]string{}, map[string]bool{}}
	for _, o := range c.Pre.Objects {
		l.add(o)
	}
	if c.Java == nil || c.Java.Post == nil {
		return l
	}
	for i, o := range c.Java.Post.Objects {
		if i < len(c.Pre.Objects) {
			if was := c.Pre.Objects[i]; was.Type != o.Type {
				panic(fmt.Sprintf("reproduce: %s: object %d of the predicted state is a %s, was a %s", c.Method.QName(), i, o.Type, was.Type))
			}
			l.of[o] = l.of[c.Pre.Objects[i]]
			continue
		}
		l.add(o)
	}
	return l
}

// integers are the ranges of Java's integral types and how a value is written.
var integers = map[types.BasicKind]struct {
	lo, hi int64
	format string
}{
	types.Byte:  {math.MinInt8, math.MaxInt8, "(byte) %d"},
	types.Short: {math.MinInt16, math.MaxInt16, "(short) %d"},
	types.Char:  {0, math.MaxUint16, "(char) %d"},
	types.Int:   {math.MinInt32, math.MaxInt32, "%d"},
	types.Long:  {math.MinInt64, math.MaxInt64, "%dL"},
}

// floating writes a float or double as a Java expression of its type.
func floating(t types.Type, i int64) string {
	box := map[bool]string{true: "Float", false: "Double"}[types.IsKind(t, types.Float)]
	switch s := heap.FloatingText(t, i); s {
	case "NaN":
		return box + ".NaN"
	case "Infinity":
		return box + ".POSITIVE_INFINITY"
	case "-Infinity":
		return box + ".NEGATIVE_INFINITY"
	default:
		return s
	}
}

// value writes a value of static type t; reference writes a reference that is
// not null.
func value(what string, t types.Type, v heap.Value, reference func(*heap.Object) string) string {
	if types.IsReference(t) {
		if v.Ref == nil {
			return "null"
		}
		return reference(v.Ref)
	}
	k := t.(*types.Basic).Kind
	if k == types.Boolean {
		return fmt.Sprint(v.Int != 0)
	}
	if types.IsFloating(t) {
		return floating(t, v.Int)
	}
	r, ok := integers[k]
	if !ok {
		impossible("%s has the type %s, whose values cannot be written", what, t)
	}
	if v.Int < r.lo || v.Int > r.hi {
		impossible("%s is %d, which is no %s of Java", what, v.Int, t)
	}
	return fmt.Sprintf(r.format, v.Int)
}

// existsOnJVM reports whether the JVM knows a field: ghost and model fields are JML's
// alone, constants have their values, and those of the library are stand-ins but for what
// subclasses may set.
func existsOnJVM(f *types.Field) bool {
	return !f.Ghost && !f.Model && !f.IsHidden() && f.Const == nil && (!isBuiltIn(f.Class) || f.IsLent()) && !(f.Decl != nil && f.Decl.JML)
}

// before writes the method that builds the pre-state: all objects first, then what
// is in them.
func (p *program) before() {
	w := &p.w
	w.line(1, "@Override protected void before() {")
	w.line(2, "use(%s);", strings.Join(p.stateClasses(), ", "))
	p.objects()
	own := p.c.Pre.Own()
	for _, o := range p.c.Pre.Objects {
		if !own[o] {
			p.contents(o)
		}
	}
	p.ranks()
	p.fill()
	for _, f := range p.c.Pre.Statics {
		if f.Unobserved || !existsOnJVM(f.Field) || f.Field.Enum != nil || f.Field.Final {
			continue // a final one holds what it was given when its class was initialised
		}
		v := p.value(f.Field.QName(), f.Field.Type, f.Value)
		w.line(2, "setStatic(%s, %s, %s);", quote(f.Field.Class.BinaryName()), quote(f.Field.Name), v)
	}
	p.roots()
	w.line(1, "}")
	w.line(0, "")
}

// the is an object of the pre-state.
func (p *program) the(o *heap.Object) string { return "the(" + quote(p.labels.of[o]) + ")" }

// value is a value of the pre-state; what says where it stands.
func (p *program) value(what string, t types.Type, v heap.Value) string {
	return value(what, t, v, p.the)
}

// objects writes the creation of the objects. Records are created last, with their
// components.
func (p *program) objects() {
	w := &p.w
	var records []*heap.Object
	p.initialised()
	own := p.c.Pre.Own()
	for _, o := range p.c.Pre.Objects {
		if own[o] || o.IsGhost() || p.there(o) {
			continue
		}
		switch t := o.Type.(type) {
		case *types.Array:
			if o.Length > 0 {
				impossible("%s of %d elements is too long for a program that makes it", source.A(types.ShortName(t)), o.Length)
			}
			w.line(2, "array(%s, %s, %d);", quote(p.labels.of[o]), quote(typeName(t.Elem)), len(o.Elems))
		case *types.Class:
			if !p.object(o, t) {
				records = append(records, o)
			}
		}
	}
	for _, o := range inOrder(records) {
		p.record(o)
	}
}

// there names an object that the program need not make: one of class initialisation, which
// may have no name, or a value of Java.
func (p *program) there(o *heap.Object) bool {
	name := quote(p.labels.of[o])
	if k := o.Constant; k != nil && k.Class != nil {
		if c, ok := k.Class.(*types.Class); !ok || !(c.Function() || c.Opaque || types.AnyFunction(c) != nil || types.IsAnyOrder(c)) { // else nobody can name it
			p.w.line(2, "name(%s, type(%s));", name, quote(typeName(k.Class)))
		}
		return true
	}
	if o.IsValue() {
		if x, ok := o.Java(); ok {
			p.w.line(2, "name(%s, %s);", name, x)
		}
		return true
	}
	return o.Constant != nil
}

// object writes the creation of an object of a class; false: it is a record, or is made as
// one is, of what it holds.
func (p *program) object(o *heap.Object, t *types.Class) bool {
	w, name := &p.w, quote(p.labels.of[o])
	if isOpaque(o) {
		p.outOfSight(o, t)
		return true
	}
	switch s, f := t.Unknown, types.AnyFunction(t); {
	case s != nil && s.IsInterface():
		w.line(2, "function(%s, %s);", name, quote(s.BinaryName()))
	case s != nil:
		w.line(2, "object(%s, %s);", name, quote(s.BinaryName()))
	case types.IsAtomic(t) && t.Library:
		w.line(2, "name(%s, new %s());", name, typeName(t))
	case types.IsAnyOrder(t):
		w.line(2, "order(%s, %d);", name, field(o, "direction"))
	case f != nil:
		w.line(2, "function(%s, %s);", name, quote(f.BinaryName()))
	default:
		_, holds := inside(o)
		_, collection := o.Inside()
		if t.IsRecord() || holds && !types.IsAtomic(t) || collection {
			return false
		}
		w.line(2, "object(%s, %s);", name, quote(t.BinaryName()))
	}
	return true
}

// record writes the creation of a record with its components, or of what is made as one is.
func (p *program) record(o *heap.Object) {
	if v, ok := inside(o); ok {
		p.create(o, v)
		return
	}
	if _, collection := o.Inside(); collection {
		p.empty(o)
		return
	}
	var names, values []string
	for _, f := range o.Fields {
		if existsOnJVM(f.Field) && !f.Field.Static {
			names = append(names, quote(f.Field.Name))
			values = append(values, p.value(p.labels.of[o]+"."+f.Field.Name, f.Field.Type, f.Value))
		}
	}
	args := ""
	if len(values) > 0 {
		args = ", " + boxed(values)
	}
	p.w.line(2, "record(%s, %s, types(%s)%s);", quote(p.labels.of[o]), quote(typeName(o.Type)), strings.Join(names, ", "), args)
}

// contents writes what is in an object: elements, or fields.
func (p *program) contents(o *heap.Object) {
	w, label := &p.w, p.labels.of[o]
	if o.IsValue() || o.IsGhost() || o.Constant.Collection() != nil {
		return
	}
	switch t := o.Type.(type) {
	case *types.Array:
		var values []string
		for i, e := range o.Elems {
			values = append(values, p.value(fmt.Sprintf("%s[%d]", label, i), t.Elem, e))
		}
		if len(values) > 0 && !o.Constant.FixesElems() {
			w.line(2, "elements(%s, %s);", quote(label), boxed(values))
		}
	case *types.Class:
		if isOpaque(o) {
			p.gives(o)
			return
		}
		v, holds := inside(o)
		if holds && types.IsAtomic(t) {
			w.line(2, "fill(%s, %s);", quote(label), boxed([]string{p.value(label, v.Type, v)}))
			holds = false // its other fields are set
		}
		if holds && o.Constant != nil && types.IsString(v.Type) {
			p.create(o, v)
		}
		if _, collection := o.Inside(); holds || types.AnyFunction(t) != nil || t.IsRecord() || collection && !extendsLibrary(o) {
			return
		}
		for _, f := range o.Fields {
			if f.Field.Class.Name == "java.lang.Throwable" && !f.Unobserved && f.Value.Ref != nil {
				impossible("%s of the exception %s cannot be set from outside", f.Field.Name, o.Label())
			}
			hidden := f.Field.IsHidden()
			if f.Unobserved || !existsOnJVM(f.Field) && !hidden || f.Field.Static || o.Constant != nil && f.Field.Final || f.Field.IsLent() && (f.Value.Int == 0 || extendsLibrary(o)) {
				continue
			}
			helper, name := "set", f.Field.Name
			if hidden {
				helper, name = "give", fieldName(f.Field)
			}
			v := p.value(label+"."+f.Field.Name, f.Field.Type, f.Value)
			w.line(2, "%s(%s, %s, %s, %s);", helper, quote(label), quote(f.Field.Class.BinaryName()), quote(name), v)
		}
	}
}

// roots writes the receiver and the arguments.
func (p *program) roots() {
	c, w := p.c, &p.w
	for _, r := range c.Pre.Roots {
		if r.Name == "this" {
			if r.Value.Ref == nil {
				impossible("the receiver is null")
			}
			w.line(2, "self = %s;", p.the(r.Value.Ref))
		}
	}
	var args []string
	for _, q := range parameters(c.Method) {
		v, ok := c.Pre.Root(q.Name)
		if !ok {
			panic(fmt.Sprintf("reproduce: %s: the pre-state has no value for %s", c.Method.QName(), q.Name))
		}
		args = append(args, p.value(q.Name, q.Type, v))
	}
	if len(args) > 0 {
		w.line(2, "arguments = new Object[] {%s};", strings.Join(args, ", "))
	}
}

// boxed writes the arguments of a variable-arity parameter of type Object: a
// single null would be the array itself.
func boxed(values []string) string {
	if len(values) == 1 && values[0] == "null" {
		return "(Object) null"
	}
	return strings.Join(values, ", ")
}

// stateClasses are the classes whose static fields belong to the state, the
// method's own first. They are initialised before anything is set.
func (p *program) stateClasses() []string {
	var out []string
	seen := map[*types.Class]bool{}
	add := func(c *types.Class) {
		if c != nil && !isBuiltIn(c) && !seen[c] {
			seen[c] = true
			out = append(out, quote(c.BinaryName()))
		}
	}
	add(p.c.Method.Class)
	for _, f := range p.c.Pre.Statics {
		add(f.Field.Class)
	}
	if p.c.Java != nil && p.c.Java.Post != nil {
		for _, f := range p.c.Java.Post.Statics {
			add(f.Field.Class)
		}
	}
	return out
}

// inOrder sorts records, and lists that nobody changes, so that each stands behind those it holds.
func inOrder(records []*heap.Object) []*heap.Object {
	const open, closed = 1, 2
	state := map[*heap.Object]int{}
	isRecord := map[*heap.Object]bool{}
	for _, r := range records {
		isRecord[r] = true
	}
	var out []*heap.Object
	var visit func(o *heap.Object)
	visit = func(o *heap.Object) {
		switch state[o] {
		case closed:
			return
		case open:
			impossible("the record %s contains itself", o.Label())
		}
		state[o] = open
		for _, f := range o.Fields {
			if f.Value.Ref != nil && isRecord[f.Value.Ref] {
				visit(f.Value.Ref)
			}
		}
		if types.IsUnmodifiable(o.Type) {
			elems, _ := o.Inside()
			for _, e := range elems {
				if e.Ref != nil && isRecord[e.Ref] {
					visit(e.Ref)
				}
			}
		}
		state[o] = closed
		out = append(out, o)
	}
	for _, r := range records {
		visit(r)
	}
	return out
}

// prediction writes the method that says what the interpreter foresees. Where
// an assertion stops the execution, the state is that of the assertion, and
// what `finally` does then is not foreseen: only the exception is.
func (p *program) prediction() {
	c, w := p.c, &p.w
	w.line(1, "@Override protected void predicted() {")
	defer func() {
		w.line(1, "}")
		w.line(0, "")
	}()
	if c.Java == nil || !c.Java.Allowed || c.Java.CutOff != nil {
		return
	}
	was := map[string]bool{}
	for _, o := range c.Pre.Objects {
		was[p.labels.of[o]] = true
	}
	ref := func(o *heap.Object) string {
		if x, ok := o.Java(); ok && !was[p.labels.of[o]] {
			return x // one that is equal
		}
		name, ok := p.labels.of[o]
		if !ok {
			panic(fmt.Sprintf("reproduce: %s: %s is not in the predicted state", c.Method.QName(), o.Label()))
		}
		return "ref(" + quote(name) + ")"
	}
	switch stopped := p.stop(); {
	case stopped == inJava:
		w.line(2, "throwsA(%s);", quote(assertionError))
		return
	case stopped != 0:
		return
	}
	post := c.Java.Post
	switch {
	case c.Java.Thrown != nil:
		w.line(2, "throwsA(%s);", quote(typeName(c.Java.Thrown.Type)))
	case c.Java.Result != nil:
		w.line(2, "returns(%s);", boxed([]string{value("\\result", c.Method.Result, *c.Java.Result, ref)}))
	default:
		w.line(2, "returns();")
	}
	p.afterHeap(post, ref)
	for _, f := range post.Statics {
		if !existsOnJVM(f.Field) || f.Field.Enum != nil {
			continue
		}
		v := value(f.Field.QName(), f.Field.Type, f.Value, ref)
		w.line(2, "afterStatic(%s, %s, %s);", quote(f.Field.Class.BinaryName()), quote(f.Field.Name), v)
	}
}

// afterHeap writes which objects the call made, and what all of them hold after it.
func (p *program) afterHeap(post *heap.State, ref func(*heap.Object) string) {
	c, w := p.c, &p.w
	own, had := post.Own(), c.Pre.Own()
	for _, o := range post.Objects[len(c.Pre.Objects):] {
		if o.IsValue() || o.IsGhost() || own[o] {
			continue
		}
		w.line(2, "made(%s, %s);", quote(p.labels.of[o]), quote(typeName(o.Type)))
	}
	for i, o := range post.Objects {
		label := p.labels.of[o]
		var before *heap.Object
		if i < len(c.Pre.Objects) {
			before = c.Pre.Objects[i]
		}
		if o.IsValue() || o.IsGhost() || own[o] || had[before] || before != nil && before.Constant.Collection() != nil || p.afterwards(o, before, ref) {
			continue
		}
		if a, ok := o.Type.(*types.Array); ok {
			var values []string
			for k, e := range o.Elems {
				values = append(values, value(fmt.Sprintf("%s[%d]", label, k), a.Elem, e, ref))
			}
			args := ""
			if len(values) > 0 {
				args = ", " + boxed(values)
			}
			w.line(2, "afterElements(%s%s);", quote(label), args)
			continue
		}
		for _, f := range o.Fields {
			if !existsOnJVM(f.Field) || f.Field.Static || f.Field.IsLent() && extendsLibrary(o) || i < len(c.Pre.Objects) && isUnobserved(c.Pre.Objects[i], f.Field) {
				continue
			}
			v := value(label+"."+f.Field.Name, f.Field.Type, f.Value, ref)
			w.line(2, "after(%s, %s, %s, %s);", quote(label), quote(f.Field.Class.BinaryName()), quote(f.Field.Name), v)
		}
	}
}

// isUnobserved reports whether nobody looks at a field of an object of the pre-state.
func isUnobserved(o *heap.Object, f *types.Field) bool {
	for _, v := range o.Fields {
		if v.Field == f {
			return v.Unobserved
		}
	}
	return false
}

// call writes the method that makes the call.
func (p *program) call() {
	m, w := p.c.Method, &p.w
	var params []string
	for _, q := range parameters(m) {
		params = append(params, ", "+quote(typeName(q.Type)))
	}
	if m.Class.Function() {
		impossible("%s: its object is made by the code around it alone", m.Class.SimpleName())
	}
	if m.Constructor && m.Class.IsEnum() {
		impossible("nobody may call the constructor of the enum %s", m.Class.Name)
	}
	call := fmt.Sprintf("construct(%s%s);", quote(m.Class.BinaryName()), strings.Join(params, ""))
	if !m.Constructor {
		call = fmt.Sprintf("invoke(%s, %s%s);", quote(declaring(m).BinaryName()), quote(m.Name), strings.Join(params, ""))
	}
	w.line(1, "@Override protected void call() { %s }", call)
	w.line(0, "")
}

// parameters are those of a method on the JVM, where the enclosing instance is the first
// one of the constructor of an inner class.
func parameters(m *types.Method) []*types.Var {
	if f := m.Class.Enclosing(); m.Constructor && f != nil {
		return append([]*types.Var{{Name: f.Name, Type: f.Type}}, m.Params...)
	}
	return m.Params
}

// declaring is the class that declares a method, or what stands for it.
func declaring(m *types.Method) *types.Class {
	if m.Derived == types.Adoption {
		return m.Bridged.Class
	}
	return m.Class
}
