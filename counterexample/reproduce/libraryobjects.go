package reproduce

import (
	"fmt"
	"strings"

	"inspect/java/heap"
	"inspect/java/types"
)

// Objects of the library that exist before the call are made as any program makes them:
// collections are filled once all objects are there, what is in others is given when they
// are made.

// inside is what an object of the library holds that is no collection; ok reports whether
// it is such.
//
//	Optional#1 { value = Item#1 }    Item#1
func inside(o *heap.Object) (v heap.Value, ok bool) {
	if _, collection := o.Inside(); collection {
		return heap.Value{}, false
	}
	for _, f := range o.Fields {
		if _, array := f.Field.Type.(*types.Array); types.IsContentField(f.Field) && !array {
			return f.Value, true
		}
	}
	return heap.Value{}, false
}

// makers write how an object of the library is made that holds a few things, by its class.
var makers = map[string]func(p *program, o *heap.Object) string{
	"Optional": func(p *program, o *heap.Object) string {
		return "java.util.Optional.ofNullable(" + p.storedValue(o, "value") + ")"
	},
	"OptionalInt":    optional,
	"OptionalLong":   optional,
	"OptionalDouble": optional,
	"SimpleEntry": func(p *program, o *heap.Object) string {
		return "new java.util.AbstractMap.SimpleEntry<Object, Object>(" + p.storedValue(o, "key") + ", " + p.storedValue(o, "value") + ")"
	},
	"Locale": func(p *program, o *heap.Object) string {
		if o.Constant != nil && o.Constant.Name != "" {
			return "java.util." + o.Constant.Name
		}
		text := func(name string) string { return "(String) " + p.storedValue(o, name) }
		return "new java.util.Locale(" + text("language") + ", " + text("country") + ", " + text("variant") + ")"
	},
	"StringJoiner": func(p *program, o *heap.Object) string {
		text := func(name string) string { return "(String) " + p.storedValue(o, name) }
		creation := "new java.util.StringJoiner(" + text("delimiter") + ", " + text("prefix") + ", " + text("suffix") + ")"
		if v, ok := get(o, "empty"); ok && v.Ref != nil {
			creation += ".setEmptyValue(" + text("empty") + ")"
		}
		if field(o, "some") != 0 {
			creation += ".add(" + text("text") + ")"
		}
		return creation
	},
}

// optional is what makes a number that may be missing.
func optional(p *program, o *heap.Object) string {
	of := typeName(o.Type)
	if field(o, "present") == 0 {
		return of + ".empty()"
	}
	return of + ".of(" + p.storedValue(o, "value") + ")"
}

// storedValue is what a field of an object of the library holds.
func (p *program) storedValue(o *heap.Object, name string) string {
	v, _ := get(o, name)
	return p.value(p.labels.of[o], v.Type, v)
}

// create writes the creation of an object of the library that holds something, v first.
func (p *program) create(o *heap.Object, v heap.Value) {
	name := quote(p.labels.of[o])
	if make := makers[types.SimpleName(o.Type)]; make != nil {
		p.w.line(2, "name(%s, %s);", name, make(p, o))
		return
	}
	text := `""`
	if s, ok := v.Ref.Java(); ok {
		text = s
	}
	if o.Constant != nil {
		p.w.line(2, "text(%s, %s);", name, text)
		return
	}
	p.w.line(2, "name(%s, new %s(%s));", name, typeName(o.Type), text)
}

// empty writes the creation of a collection.
func (p *program) empty(o *heap.Object) {
	if types.IsAnyEnumeration(o.Type) {
		p.w.line(2, "enumeration(%s);", quote(p.labels.of[o]))
		return
	}
	if types.IsAnyIterator(o.Type) {
		p.w.line(2, "iterator(%s);", quote(p.labels.of[o]))
		return
	}
	if types.IsUnmodifiable(o.Type) {
		elems, _ := o.Inside()
		p.w.line(2, "name(%s, java.util.List.of(new Object[] {%s}));", quote(p.labels.of[o]), strings.Join(p.elements(o, elems, p.the), ", "))
		return
	}
	if p.below(o) {
		return
	}
	if types.SimpleName(o.Type) == "BitSet" {
		capacity := 0 // of which the JDK makes as many words
		if n := field(o, "words"); n > 0 {
			capacity = int(n-1)<<6 + 1
		}
		p.w.line(2, "name(%s, new java.util.BitSet(%d));", quote(p.labels.of[o]), capacity)
		return
	}
	if strings.HasSuffix(types.SimpleName(o.Type), "Array") {
		elems, _ := o.Inside()
		of := ""
		if types.SimpleName(o.Type) == "AtomicReferenceArray" {
			of = "<Object>"
		}
		p.w.line(2, "name(%s, new %s%s(%d));", quote(p.labels.of[o]), typeName(o.Type), of, len(elems))
		return
	}
	of, given := "<Object>", ""
	if o.IsMap() {
		of = "<Object, Object>"
	}
	for _, f := range o.Fields {
		switch {
		case types.IsClass(f.Field.Type) && types.IsContentField(f.Field):
			creation := "java.util.EnumSet.noneOf"
			if o.IsMap() {
				creation = "new java.util.EnumMap"
			}
			p.w.line(2, "name(%s, %s((Class) type(%s)));", quote(p.labels.of[o]), creation, quote(typeName(f.Value.Ref.Constant.Class)))
			return
		case f.Field.Name == "byAccess" && f.Value.Int != 0:
			given = "16, 0.75f, true"
		case f.Field.Name == "order" && f.Value.Ref != nil:
			given = "(java.util.Comparator<Object>) " + p.the(f.Value.Ref)
		}
	}
	p.w.line(2, "name(%s, new %s%s(%s));", quote(p.labels.of[o]), typeName(o.Type), of, given)
	if types.SimpleName(o.Type) == "ConcurrentHashMap" && field(o, "used") != 0 {
		p.w.line(2, "used(%s);", quote(p.labels.of[o]))
	}
}

// extendsLibrary reports whether a collection is of a class of the program that extends one of the
// library, whose objects have fields of their own.
func extendsLibrary(o *heap.Object) bool {
	c, ok := o.Type.(*types.Class)
	_, collection := o.Inside()
	return ok && !c.Library && collection
}

// below writes the creation of such a collection, by the constructor of the library's class
// alone; false: o is none.
func (p *program) below(o *heap.Object) bool {
	if !extendsLibrary(o) {
		return false
	}
	base := o.Type.(*types.Class)
	for !base.Library {
		base = base.Super
	}
	var params, given []string
	add := func(t, x string) { params, given = append(params, t+".class"), append(given, x) }
	switch elems, _ := o.Inside(); {
	case base.SimpleName() == "BitSet":
		add("int", fmt.Sprint(max(0, (field(o, "words")-1)<<6+1)))
	case strings.HasSuffix(base.SimpleName(), "Array"):
		add("int", fmt.Sprint(len(elems)))
	case field(o, "byAccess") != 0:
		add("int", "16")
		add("float", "0.75f")
		add("boolean", "true")
	}
	if v, ok := get(o, "order"); ok && v.Ref != nil {
		if base.SimpleName() == "PriorityQueue" {
			add("int", "11")
		}
		add("java.util.Comparator", p.the(v.Ref))
	}
	args := ""
	if len(given) > 0 {
		args = ", " + strings.Join(given, ", ")
	}
	p.w.line(2, "below(%s, %s, new Class<?>[] {%s}%s);", quote(p.labels.of[o]), quote(o.Type.(*types.Class).BinaryName()), strings.Join(params, ", "), args)
	if base.SimpleName() == "ConcurrentHashMap" && field(o, "used") != 0 {
		p.w.line(2, "used(%s);", quote(p.labels.of[o]))
	}
	return true
}

// field is what a field of an object of the library holds.
func field(o *heap.Object, name string) int64 {
	v, _ := get(o, name)
	return v.Int
}

// get is what a field of an object of the library holds; false: it has none that is seen.
func get(o *heap.Object, name string) (heap.Value, bool) {
	for _, f := range o.Fields {
		if f.Field.Name == name && f.Field.Class.Library {
			return f.Value, !f.Unobserved
		}
	}
	return heap.Value{}, false
}

// ranks writes how the orders that exist before the call rank the objects.
func (p *program) ranks() {
	for _, o := range p.c.Pre.Objects {
		if !types.IsAnyOrder(o.Type) {
			continue
		}
		for _, x := range p.c.Pre.Objects {
			for _, f := range x.Fields {
				if f.Field.IsOpen() && !x.IsValue() && p.labels.of[x] != "" {
					p.w.line(2, "rank(%s, %s, %d);", quote(p.labels.of[o]), quote(p.labels.of[x]), f.Value.Int)
				}
			}
		}
	}
}

// fill writes what is in the collections, once all other objects are as they should be:
// what is inside a collection decides where it goes, so collections inside others are
// filled first.
func (p *program) fill() {
	done := map[*heap.Object]bool{}
	var visit func(o *heap.Object)
	visit = func(o *heap.Object) {
		elems, ok := o.Inside()
		if !ok || done[o] {
			return
		}
		done[o] = true
		for _, e := range elems {
			if e.Ref != nil {
				visit(e.Ref)
			}
		}
		if types.IsUnmodifiable(o.Type) {
			return // it was made with what is in it
		}
		if len(elems) > 0 && o.Constant == nil || o.Constant != nil && !o.Constant.Hidden {
			p.w.line(2, "fill(%s);", arguments(p.labels.of[o], p.elements(o, elems, p.the)))
		}
	}
	for _, o := range p.c.Pre.Objects {
		visit(o)
	}
	for _, o := range p.c.Pre.Objects {
		if extendsLibrary(o) { // what filling it has changed
			p.contents(o)
		}
	}
}

func (p *program) elements(o *heap.Object, elems []heap.Value, ref func(*heap.Object) string) []string {
	var values []string
	for i, e := range elems {
		values = append(values, value(fmt.Sprintf("%s[%d]", p.labels.of[o], i), e.Type, e, ref))
	}
	return values
}

// afterwards writes what is in a collection after the call, as the interpreter foresees
// it; false: o has fields of its own besides. was is the object before, nil for a new one.
func (p *program) afterwards(o, was *heap.Object, ref func(*heap.Object) string) bool {
	if v, ok := inside(o); ok && types.IsAtomic(o.Type) {
		label := p.labels.of[o]
		p.w.line(2, "afterElements(%s, %s);", quote(label), boxed([]string{value(label, v.Type, v, ref)}))
		return false // its other fields are compared
	}
	if types.SimpleName(o.Type) == "SimpleEntry" && o.Type.(*types.Class).Library {
		label := p.labels.of[o]
		var in []string
		for _, name := range []string{"key", "value"} {
			v, _ := get(o, name)
			in = append(in, value(label+"."+name, v.Type, v, ref))
		}
		p.w.line(2, "afterElements(%s, %s);", quote(label), boxed(in))
		return true
	}
	elems, ok := o.Inside()
	if !ok {
		return types.AnyFunction(o.Type) != nil || isOpaque(o)
	}
	if types.AnyFunction(o.Type) != nil || types.IsAnyIterator(o.Type) {
		return true // its answers, or elements, are what they were
	}
	if was != nil {
		if _, seen := was.Inside(); !seen {
			return true // nobody looks at it
		}
	}
	p.w.line(2, "afterElements(%s);", arguments(p.labels.of[o], p.elements(o, elems, ref)))
	return !extendsLibrary(o)
}

// arguments are the name of an object and values, one to each parameter.
func arguments(name string, values []string) string {
	if len(values) == 0 {
		return quote(name)
	}
	return quote(name) + ", " + boxed(values)
}
