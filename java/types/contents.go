package types

import (
	"slices"
	"strings"
)

// An input that is declared of an interface of the library ranges over one class of the
// library beside those of the program, the one that most code uses. Those classes, and
// others that an input may be declared of, keep what is in them in fields of their own
// (Kept), which nothing else refers to; what these hold say the type arguments
// (Contents).

// atomic is the package of the classes that hold one value, and locks that of one more.
const (
	concurrentMap = "java.util.concurrent.ConcurrentHashMap"
	simpleEntry   = "java.util.AbstractMap.SimpleEntry"
	// What List.of gives, and what it gave before the call: see PlaceType.
	immutableList    = "java.util.ImmutableList"
	unmodifiableList = "java.util.UnmodifiableList"
	atomic           = "java.util.concurrent.atomic."
	locks            = "java.util.concurrent.locks."
)

// storedTypes are the classes of the library whose objects may exist before the call, by the
// fields that hold what is in them, with the types that these hold: for an array, of its
// elements, and for an object of java.lang.Class, of which it is the class. The type
// variables are those of the class that declares the field; "" is the type of the field.
var storedTypes = map[string]map[string]string{
	"java.util.SlotList":                 {"elements": "E"},
	immutableList:                        {"elements": "E"},
	"java.util.ArrayDeque":               {"elements": "E"},
	"java.util.BitSet":                   {"elements": ""},
	"java.util.HashSet":                  {"elements": "E", "hashes": ""},
	"java.util.SlotMap":                  {"keys": "K", "values": "V"},
	"java.util.HashMap":                  {"hashes": ""},
	concurrentMap:                        {"keys": "K", "values": "V", "hashes": ""},
	"java.util.TreeMap":                  {"order": anyFunction + "Comparator"},
	"java.util.TreeSet":                  {"elements": "E", "order": anyFunction + "Comparator"},
	"java.util.EnumSet":                  {"elements": "E", "type": "E"},
	"java.util.EnumMap":                  {"keys": "K", "values": "V", "type": "K"},
	"java.util.PriorityQueue":            {"elements": "E", "order": anyFunction + "Comparator"},
	"java.util.Optional":                 {"value": "T"},
	"java.util.OptionalInt":              {"value": ""},
	"java.util.OptionalLong":             {"value": ""},
	"java.util.OptionalDouble":           {"value": ""},
	simpleEntry:                          {"key": "K", "value": "V"},
	"java.util.StringJoiner":             {"delimiter": "", "prefix": "", "suffix": "", "text": "", "empty": ""},
	"java.util.AnyIterator":              {"elements": "E"},
	"java.util.Locale":                   {"language": "", "script": "", "country": "", "variant": ""},
	"java.util.AnyEnumeration":           {"elements": "E"},
	atomic + "AtomicInteger":             {"value": ""},
	atomic + "AtomicLong":                {"value": ""},
	atomic + "AtomicBoolean":             {"value": ""},
	atomic + "AtomicReference":           {"value": "V"},
	atomic + "LongAdder":                 {"sum": ""},
	atomic + "AtomicIntegerArray":        {"elements": ""},
	atomic + "AtomicLongArray":           {"elements": ""},
	atomic + "AtomicReferenceArray":      {"elements": "E"},
	locks + "ReentrantLock":              {"holds": ""},
	"java.lang.AbstractStringBuilder":    {"text": ""},
	"java.util.function.ObjectAnswers":   {"answers": "R"},
	"java.util.function.NullableAnswers": {"answers": "R"},
	"java.util.function.BooleanAnswers":  {"answers": ""},
	"java.util.function.ByteAnswers":     {"answers": ""},
	"java.util.function.ShortAnswers":    {"answers": ""},
	"java.util.function.CharAnswers":     {"answers": ""},
	"java.util.function.IntAnswers":      {"answers": ""},
	"java.util.function.LongAnswers":     {"answers": ""},
	"java.util.function.FloatAnswers":    {"answers": ""},
	"java.util.function.DoubleAnswers":   {"answers": ""},
}

// lookupKeys are the fields of the library's classes that hold what is looked up by equality or order:
// of each element their invariants ask a hash code, or compare it.
var lookupKeys = map[string]string{"java.util.HashSet": "elements", "java.util.TreeSet": "elements", "java.util.SlotMap": "keys", concurrentMap: "keys"}

// IsLookupKey reports whether a field is one of those: of the elements of a set or the keys of a map.
func IsLookupKey(f *Field) bool {
	return f != nil && f.Class.Library && lookupKeys[f.Class.Name] == f.Name
}

// IsInEntry reports whether a field is the key or the value of an entry.
func IsInEntry(f *Field) bool {
	return f.Class.Library && f.Class.Name == simpleEntry && IsContentField(f)
}

// ownArrays are the fields of the library's classes that hold an array of their own, to
// which nothing writes once the object is made.
var ownArrays = map[string]string{immutableList: "elements"}

// immutable are the classes of the JDK whose objects no program sees change: no field
// changes but for what they note of themselves, and no array that they lead to is written
// to, nor does anybody else have it.
var immutable = []string{"java.math.BigInteger", "java.math.BigDecimal"}

// IsImmutable reports whether c is one of those.
func IsImmutable(c *Class) bool { return c.Platform && slices.Contains(immutable, c.Name) }

// sealed are the classes of the library whose objects keep a collection of the library for
// themselves.
var sealed = []string{"java.util.ImmutableSet", "java.util.ImmutableMap"}

// IsSealed reports whether c is one of those.
func IsSealed(c *Class) bool { return c.Library && slices.Contains(sealed, c.Name) }

// IsOwnArray reports whether a field is one of those.
func IsOwnArray(f *Field) bool { return f.Class.Library && ownArrays[f.Class.Name] == f.Name }

// ranges are the classes of the library that inputs of its types are of.
var ranges = map[string][]string{
	"java.lang.Iterable":                 {"java.util.ArrayList"},
	"java.util.Collection":               {"java.util.ArrayList"},
	"java.util.List":                     {"java.util.ArrayList"},
	"java.util.SequencedCollection":      {"java.util.ArrayList"},
	"java.util.SequencedSet":             {"java.util.LinkedHashSet"},
	"java.util.SequencedMap":             {"java.util.LinkedHashMap"},
	"java.util.ArrayList":                {"java.util.ArrayList"},
	immutableList:                        {unmodifiableList},
	unmodifiableList:                     {unmodifiableList},
	"java.util.LinkedList":               {"java.util.LinkedList"},
	"java.util.Vector":                   {"java.util.Vector", "java.util.Stack"},
	"java.util.Stack":                    {"java.util.Stack"},
	"java.util.Set":                      {"java.util.HashSet"},
	"java.util.BitSet":                   {"java.util.BitSet"},
	"java.util.HashSet":                  {"java.util.HashSet", "java.util.LinkedHashSet"},
	"java.util.LinkedHashSet":            {"java.util.LinkedHashSet"},
	"java.util.Queue":                    {"java.util.ArrayDeque"},
	"java.util.Deque":                    {"java.util.ArrayDeque"},
	"java.util.ArrayDeque":               {"java.util.ArrayDeque"},
	"java.util.Map":                      {"java.util.HashMap"},
	"java.util.HashMap":                  {"java.util.HashMap", "java.util.LinkedHashMap"},
	"java.util.LinkedHashMap":            {"java.util.LinkedHashMap"},
	"java.util.SortedMap":                {"java.util.TreeMap"},
	"java.util.NavigableMap":             {"java.util.TreeMap"},
	"java.util.TreeMap":                  {"java.util.TreeMap"},
	"java.util.SortedSet":                {"java.util.TreeSet"},
	"java.util.NavigableSet":             {"java.util.TreeSet"},
	"java.util.TreeSet":                  {"java.util.TreeSet"},
	"java.util.EnumSet":                  {"java.util.RegularEnumSet"},
	"java.util.RegularEnumSet":           {"java.util.RegularEnumSet"},
	"java.util.EnumMap":                  {"java.util.EnumMap"},
	"java.util.PriorityQueue":            {"java.util.PriorityQueue"},
	"java.util.Optional":                 {"java.util.Optional"},
	"java.util.OptionalInt":              {"java.util.OptionalInt"},
	"java.util.OptionalLong":             {"java.util.OptionalLong"},
	"java.util.OptionalDouble":           {"java.util.OptionalDouble"},
	"java.util.StringJoiner":             {"java.util.StringJoiner"},
	"java.util.Map.Entry":                {simpleEntry},
	"java.util.concurrent.ConcurrentMap": {concurrentMap},
	concurrentMap:                        {concurrentMap},
	simpleEntry:                          {simpleEntry},
	"java.util.Iterator":                 {"java.util.AnyIterator"},
	"java.util.AnyIterator":              {"java.util.AnyIterator"},
	"java.util.Locale":                   {"java.util.Locale"},
	"java.util.Enumeration":              {"java.util.AnyEnumeration"},
	"java.util.AnyEnumeration":           {"java.util.AnyEnumeration"},
	"java.lang.StringBuilder":            {"java.lang.StringBuilder"},
	"java.lang.StringBuffer":             {"java.lang.StringBuffer"},
	atomic + "AtomicInteger":             {atomic + "AtomicInteger"},
	atomic + "AtomicLong":                {atomic + "AtomicLong"},
	atomic + "AtomicBoolean":             {atomic + "AtomicBoolean"},
	atomic + "AtomicReference":           {atomic + "AtomicReference"},
	atomic + "LongAdder":                 {atomic + "LongAdder"},
	atomic + "AtomicIntegerArray":        {atomic + "AtomicIntegerArray"},
	atomic + "AtomicLongArray":           {atomic + "AtomicLongArray"},
	atomic + "AtomicReferenceArray":      {atomic + "AtomicReferenceArray"},
	locks + "Lock":                       {locks + "ReentrantLock"},
	locks + "ReentrantLock":              {locks + "ReentrantLock"},
}

// substitutes are the classes of the library whose values inputs of a type above them range
// over.
var substitutes = map[string][]string{
	"java.lang.Comparable":   {"java.lang.String"},
	"java.lang.CharSequence": {"java.lang.String"},
	"java.io.Serializable":   {"java.lang.String"},
	"java.lang.Number":       {"java.lang.Integer", "java.lang.Double"},
}

// sorted are the classes whose objects may have a comparator; before the call they have
// none, unless Config.AnyOrder says so.
var sorted = []string{"java.util.TreeMap", "java.util.TreeSet", "java.util.PriorityQueue"}

// IsSorted reports whether t is a class of the library whose objects may have a comparator.
func IsSorted(t Type) bool {
	c, ok := t.(*Class)
	return ok && c.Library && slices.Contains(sorted, c.Name)
}

// Restricted says, behind the name of a class, which of its objects alone exist before
// the call; "": any in a valid state.
func (w *World) Restricted(t Type) string {
	switch {
	case !IsSorted(t):
		return ""
	case w.config.AnyOrder:
		return " in its natural order or any that never changes"
	}
	return " in its natural order"
}

// anyFunction begins the name of a class of the library whose objects are any functions
// of an interface, by their answers.
const anyFunction = "java.util.function.Any"

// rangesOf are the names of the classes of the library that an input of type c is of.
func (w *World) rangesOf(c *Class) []string {
	if names, some := w.chosen(c); some {
		var out []string
		for _, n := range names {
			out = append(out, inputsNamed(n)...)
		}
		return out
	}
	name, function := strings.CutPrefix(c.Name, "java.util.function.")
	switch {
	case c.Name == "java.lang.Runnable" || c.Name == "java.util.concurrent.Callable" || c.Name == "java.util.Comparator":
		return []string{anyFunction + c.SimpleName()}
	case AnyFunction(c) != nil:
		return []string{c.Name}
	case function && c.IsInterface():
		return []string{anyFunction + name}
	}
	return ranges[c.Name]
}

// AnyFunction is the interface that the objects of a class of the library are any
// functions of; nil: it is no such class.
func AnyFunction(t Type) *Class {
	c, ok := t.(*Class)
	if !ok || !c.Library || !strings.HasPrefix(c.Name, anyFunction) {
		return nil
	}
	return c.Interfaces[0]
}

// IsAnyOrder reports whether t is the class whose objects are the orders that exist before
// the call, as comparators.
func IsAnyOrder(t Type) bool {
	f := AnyFunction(t)
	return f != nil && f.Name == "java.util.Comparator"
}

// IsAnyIterator reports whether t is the class of the iterators, or of the enumerations, that exist
// before the call.
func IsAnyIterator(t Type) bool {
	c, ok := t.(*Class)
	return ok && c.Library && (c.Name == "java.util.AnyIterator" || c.Name == anyEnumeration)
}

// IsAnyEnumeration reports whether t is the class of the enumerations that exist before the call.
func IsAnyEnumeration(t Type) bool {
	c, ok := t.(*Class)
	return ok && c.Library && c.Name == anyEnumeration
}

const anyEnumeration = "java.util.AnyEnumeration"

// AnyOf says what the objects of a class of the library are that stands for any object of
// its interface; "": it is no such class.
func AnyOf(t Type) string {
	switch {
	case IsAnyOrder(t):
		return "any order that never changes and refuses null, of strings and boxes the natural one, its reverse or none"
	case AnyFunction(t) != nil:
		is := "any function without effects"
		if t.(*Class).isLawful() {
			is += " that keeps its contract"
		}
		if givesObjects(t.(*Class)) {
			is += ", which gives what exists before the call"
		}
		return is
	case isOpaque(t):
		return "any object of classes out of sight, since no class " + isNone(OpenTypes(t.(*Class)))
	case IsAnyEnumeration(t):
		return "any enumeration"
	case IsAnyIterator(t):
		return "any iterator that lets its elements be taken out"
	}
	return ""
}

// givesObjects reports whether the answers of the functions of class c are objects.
func givesObjects(c *Class) bool {
	f := AnswerOf(c)
	return f != nil && IsReference(f.Result)
}

// IsTurn reports whether f is the field in which a function of any answers counts them. No frame
// speaks of it, since the function that it stands for has no effects.
func IsTurn(f *Field) bool {
	return f != nil && f.Class.Library && f.Class.Name == "java.util.function.Answers"
}

// Content is what the declared type of a place says of an object inside the one that
// the place holds: Path leads there, and a field of an array type to each element.
//
//	List<Item> items    {[SlotList.elements], Item}
//	Class<Item> c       {[], Item, a class}
type Content struct {
	Path  []*Field
	Of    Type // erased
	Class bool // the object is the class of such objects
}

// MayBe reports whether a class may stand where c says whose class is there. A type
// variable that an enum bounds is an enum: no class of one constant.
func (c Content) MayBe(t Type) bool {
	of, class := c.Of.(*Class)
	k, ok := t.(*Class)
	switch {
	case !IsReference(t):
		return class && of.Library // Class<Integer> c = int.class
	case class && of.Library && of.Name == "java.lang.Enum":
		return ok && k.EnumOf() == k
	}
	return IsAssignable(t, c.Of)
}

// Ranges are the classes of the library that an input of type c is of, loaded, and that
// of the functions of an interface of the program; none where it is of classes of the
// program alone.
func (w *World) Ranges(c *Class) []*Class {
	var cs []*Class
	if !c.Library {
		if c.IsInterface() && !w.IsChosen(c) {
			cs = w.functionsBelow(c)
		}
		return cs
	}
	for _, name := range w.rangesOf(c) {
		if k, _ := w.canonicalClass(name); k != nil && k.Library {
			w.Header(k)
			cs = append(cs, k)
		}
	}
	return cs
}

// RangesOfObject are the classes of the library, of collections, maps and functions, that an Object
// may be of where code asks whether it is a c: those that an input of type c is of. What is in them
// may be anything, but for those that keep the class of their elements.
func (w *World) RangesOfObject(c *Class) (cs []*Class) {
	for _, k := range w.Ranges(c) {
		if (IsContainer(k) || AnyFunction(k) != nil && !IsAnyOrder(k)) && !slices.ContainsFunc(w.ContentFields(k), func(f *Field) bool { return IsClass(f.Type) || IsOwnArray(f) }) {
			cs = append(cs, k)
		}
	}
	return cs
}

// IsContainer reports whether a class is below Collection or Map.
func IsContainer(c *Class) bool {
	return c.Library && (c.Name == "java.util.Collection" || c.Name == "java.util.Map" || slices.ContainsFunc(append(slices.Clone(c.Interfaces), c.Super), func(p *Class) bool { return p != nil && IsContainer(p) }))
}

// functionsBelow are the classes of the functions of an interface of the program and of
// the interfaces that extend it. Where it has type parameters, an interface below is one
// of some of its types alone.
func (w *World) functionsBelow(c *Class) []*Class {
	var cs []*Class
	for _, i := range w.inheriting(c) {
		if i != c && (!w.isLive(i) || len(w.TypeParams(c)) > 0) {
			continue
		}
		if k := w.functionsOf(i).class; k != nil {
			cs = append(cs, k)
		}
	}
	return cs
}

// Substitutes are the classes of the library, loaded, whose values an input of type c ranges
// over; alone tells that it does only where no other class is known that it may be of,
// since objects of two classes do not compare.
func (w *World) Substitutes(c *Class) (cs []*Class, alone bool) {
	if !c.Library {
		return nil, false
	}
	for _, name := range substitutes[c.Name] {
		if k, _ := w.canonicalClass(name); k != nil && k.Library {
			w.Header(k)
			cs = append(cs, k)
		}
	}
	return cs, c.Name == "java.lang.Comparable"
}

// IsAtomic reports whether the objects of t hold one value, set at will: t is a class of the library
// that inputs may be of, or one that extends it.
func IsAtomic(t Type) bool {
	c, ok := t.(*Class)
	one := ok && c.Library && (strings.HasPrefix(c.Name, atomic) && !strings.HasSuffix(c.Name, "Array") || strings.HasPrefix(c.Name, locks))
	return ok && (one && ranges[c.Name] != nil || c.Super != nil && IsAtomic(c.Super))
}

// IsOneOfName reports whether t is a class of the library whose objects are one where they have one
// name, and several here: a logger.
func IsOneOfName(t Type) bool {
	c, ok := deref(t).(*Class)
	return ok && (c.Library && c.Name == "java.util.logging.Logger" || c.Super != nil && IsOneOfName(c.Super))
}

// IsValue reports whether t is a class of the library whose objects are values: of strings, or a box.
func IsValue(t Type) bool {
	c, ok := t.(*Class)
	return ok && c.Library && (IsString(t) || Unboxed(c) != nil)
}

// compared is the class of values with which those of type t alone compare; nil: any may.
//
//	Comparable<Integer>    Integer
func (w *World) compared(t Type) *Class {
	p, ok := deref(t).(*Parameterized)
	if !ok || p.Class.Name != "java.lang.Comparable" || len(p.Args) != 1 {
		return nil
	}
	if c, ok := deref(p.Args[0]).(*Class); ok && IsValue(c) {
		return c
	}
	return nil
}

// MayBeInput reports whether objects of a class of the library, with a state of its own, may
// exist before the call.
func (w *World) MayBeInput(c *Class) bool {
	return c.Library && (slices.Contains(ranges[c.Name], c.Name) || AnyFunction(c) != nil)
}

// Extending is the class of the library whose objects those of a class of the program are,
// with more: the nearest one above it, where its objects, with a state of their own, may
// exist before the call; nil: it extends none. An object that keeps the class of its elements
// is made for an enum that its class does not name, and one that is sorted may be made with a
// comparator by a constructor of its class.
//
//	class Names extends ArrayList<String> { int added; }    ArrayList
func (w *World) Extending(c *Class) *Class {
	if c.IsOutside() || c.Compiled || c.Unknown != nil {
		return nil
	}
	k := c
	for k != nil && !k.Library {
		k = k.Super
	}
	if k == nil || !w.MayBeInput(k) {
		return nil
	}
	constructs := false
	for j := c; j != k; j = j.Super {
		constructs = constructs || slices.ContainsFunc(j.Methods, func(m *Method) bool { return m.Constructor && m.Decl != nil })
	}
	if constructs && IsSorted(k) && !w.config.AnyOrder {
		return nil
	}
	if slices.ContainsFunc(w.ContentFields(k), func(f *Field) bool { return IsClass(f.Type) }) {
		return nil
	}
	return k
}

// Keeps reports whether objects of c, which may exist before the call, keep what is in them in fields
// of the library.
func (w *World) Keeps(c *Class) bool { return w.MayBeInput(c) || w.Extending(c) != nil }

// keepers are the classes of the program whose objects an input of type c may be, and that
// extend such a class of the library.
func (w *World) keepers(c *Class) []*Class {
	if c == w.object() {
		return nil
	}
	var out []*Class
	for _, k := range w.Subclasses(c) {
		if w.Extending(k) != nil {
			out = append(out, k)
		}
	}
	return out
}

// ContentFields are the fields in which an object of class c, of the library or below one of its
// classes, keeps what is in it.
func (w *World) ContentFields(c *Class) []*Field {
	var fs []*Field
	for k := c; k != nil; k = k.Super {
		w.Header(k)
		for _, f := range k.Fields {
			if IsContentField(f) && (w.config.AnyOrder || !strings.HasPrefix(storedTypes[f.Class.Name][f.Name], anyFunction)) {
				fs = append(fs, f)
			}
		}
	}
	return fs
}

// IsContentField reports whether a field is one of those.
func IsContentField(f *Field) bool {
	_, ok := storedTypes[f.Class.Name][f.Name]
	return ok && f.Class.Library && !f.Static
}

// contentDepth is how many collections within each other are looked into.
const contentDepth = 3

// FieldContents are what the declared type of a field says of what is inside the
// collections that it may hold.
func (w *World) FieldContents(f *Field) []Content {
	return w.contentsOf(f, f.Type, func() Type { return w.fieldType(f) })
}

// ParamContents is FieldContents for parameter number i of m.
func (w *World) ParamContents(m *Method, i int) []Content {
	p := m.Params[i]
	return w.contentsOf(p, p.Type, func() Type { return w.signature(m).Params[i] })
}

// RawContents are those of a place of erased type t of which the type arguments are not
// known.
func (w *World) RawContents(t Type) []Content { return w.inside(t, nil) }

// ClassContents are what the objects of a class of the library hold wherever they are:
// the answers of a function of an interface of the program; or those of a class of the program
// that extends one of the library.
func (w *World) ClassContents(c *Class) []Content {
	if f := AnyFunction(c); f != nil && !f.Library {
		return w.inside(f, nil)
	}
	if cs, ok := w.keeping[c]; ok || w.Extending(c) == nil {
		return cs
	}
	return w.contentsIn(c, c, nil, nil)
}

func (w *World) contentsOf(o Object, erased Type, full func() Type) []Content {
	if cs, known := w.contents[o]; known {
		return cs
	}
	if w.frozen { // nobody has asked what it is declared
		return w.insideOf(o, erased)
	}
	t, known := w.placed[o]
	if !known {
		t = full()
		w.placed[o] = t
	}
	return w.insideOf(o, t)
}

// insideOf are the contents of a place of type t.
func (w *World) insideOf(o Object, t Type) (out []Content) {
	f, ok := o.(*Field)
	if !ok || !f.isNarrow() {
		return w.inside(t, nil)
	}
	for _, k := range w.Ranges(w.PlaceType(f).(*Class)) {
		out = w.contentsIn(k, t, nil, out)
	}
	return out
}

// computeContents computes the contents of all places that were asked for, now that the classes
// are known that their objects may be of, and those of these classes.
func (w *World) computeContents() {
	for o, t := range w.placed {
		w.contents[o] = w.insideOf(o, t)
	}
	for _, k := range w.classes {
		if w.isLive(k) && w.Extending(k) != nil {
			w.keeping[k] = w.ClassContents(k)
		}
	}
}

// insideAll are the contents of a value that has all the types.
func (w *World) insideAll(ts []Type, path []*Field) []Content {
	var out []Content
	for _, t := range ts {
		for _, c := range w.inside(t, path) {
			if !hasPath(out, c.Path) {
				out = append(out, c)
			}
		}
	}
	return out
}

func hasPath(cs []Content, path []*Field) bool {
	return slices.ContainsFunc(cs, func(c Content) bool { return slices.Equal(c.Path, path) })
}

// inside are the contents of a value of type t, at the end of a path.
func (w *World) inside(t Type, path []*Field) []Content {
	switch u := deref(t).(type) {
	case *TypeVar:
		return w.insideAll(u.Upper(), path)
	case *Intersection:
		return w.insideAll(u.Types, path)
	}
	var out []Content
	c := classOf(t)
	if c == nil || len(path) == contentDepth {
		return nil
	}
	if p, ok := deref(t).(*Parameterized); ok && IsClass(c) {
		if of := w.Erasure(w.upper(p.Args[0])); of != w.object() {
			out = append(out, Content{path, of, true})
		}
		return out
	}
	for _, k := range append(w.Ranges(c), w.keepers(c)...) {
		out = w.contentsIn(k, t, path, out)
	}
	return out
}

// contentsIn adds the contents of an object of class k that is a t, at the end of a path.
func (w *World) contentsIn(k *Class, t Type, path []*Field, out []Content) []Content {
	as := w.asBelow(k, t)
	if Type(k) == as && !k.Library {
		as = w.thisType(k) // nothing more is known of its type arguments
	}
	for _, f := range w.ContentFields(k) {
		stored := w.storedIn(f, as)
		if !holdsObjects(f) && !IsClass(f.Type) {
			continue
		}
		p := append(slices.Clone(path), f)
		if hasPath(out, p) {
			continue // of another class
		}
		if IsClass(f.Type) {
			out = append(out, Content{p, w.Erasure(stored), true})
			continue
		}
		of := w.Erasure(stored)
		if c := w.compared(stored); c != nil {
			of = c
		}
		out = append(append(out, Content{p, of, false}), w.inside(stored, p)...)
	}
	return out
}

// holdsObjects reports whether what is in a kept field are objects, which are there for their
// own sake.
func holdsObjects(f *Field) bool {
	if a, ok := f.Type.(*Array); ok {
		return IsReference(a.Elem)
	}
	return IsReference(f.Type) && !IsClass(f.Type)
}

// storedIn is the type of what a kept field holds in an object of type t, or of each
// element of the array there.
func (w *World) storedIn(f *Field, t Type) Type {
	switch name := storedTypes[f.Class.Name][f.Name]; {
	case name == "":
		return f.Type
	case strings.HasPrefix(name, anyFunction):
		c, _ := w.canonicalClass(name)
		w.Header(c)
		return c
	}
	if s, raw := w.memberOf(t, f.Class); !raw {
		for i, v := range s.from {
			if v.Name == storedTypes[f.Class.Name][f.Name] {
				return w.upper(s.to[i])
			}
		}
	}
	return w.object()
}

// asBelow is the type of the objects of class c that are a t: what type arguments t does
// not decide are any.
func (w *World) asBelow(c *Class, t Type) Type {
	args := make([]Type, len(w.TypeParams(c)))
	for i := range args {
		args[i] = w.object()
	}
	return w.decided(c, t, args)
}

// decided is c with the type arguments args, in place of which stand those that t decides.
func (w *World) decided(c *Class, t Type, args []Type) Type {
	ps := w.TypeParams(c)
	p, ok := deref(t).(*Parameterized)
	if len(ps) == 0 || !ok {
		return c
	}
	if s, ok := w.asSuper(w.thisType(c), p.Class).(*Parameterized); ok {
		for i, a := range s.Args {
			if v, ok := deref(a).(*TypeVar); ok && slices.Contains(ps, v) {
				args[slices.Index(ps, v)] = p.Args[i]
			}
		}
	}
	return &Parameterized{c, args}
}
