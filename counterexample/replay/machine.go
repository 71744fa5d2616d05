package replay

import (
	"slices"

	"inspect/internal/halt"
	"inspect/java/bounds"
	"inspect/java/core"
	"inspect/java/heap"
	"inspect/java/source"
	"inspect/java/types"
)

// Config of a Machine.
type Config struct {
	// Bounds, as written or filled in. Bits is at most 64; Unwind counts the
	// executions of a loop's body each time the loop is entered; Recursion those of
	// a method at once, but the checked one itself always runs; ArrayLength is the
	// longest `new T[n]`.
	Bounds bounds.Bounds
	// MaxSteps limits the statements and quantifier instances of one execution;
	// default 10 million. Beyond it Check gives an error.
	MaxSteps int
	// InvariantsReceiverOnly checks invariants of the receiver alone.
	InvariantsReceiverOnly bool
	// Exceptions says which exceptions may leave a method whose contract does not
	// admit them.
	Exceptions types.Exceptions
	// Throws says what a throws clause admits.
	Throws types.Throws
	// Demand is a call for which the contract of the method called counts: its
	// precondition is demanded, and the invariants unless it is a helper; the
	// execution ends where they do not hold; and an exception that leaves it is
	// thrown there. The zero Span: none is.
	Demand source.Span
	// Demands, unless nil, reports whether each call of a method that the initialisation of a class makes
	// must find its precondition true, where that is checked: see Judge.
	Demands func(*types.Method) bool
	// Contracted, unless nil, is checked against its contract wherever it is called: see
	// core.Program.UnderContract.
	Contracted *types.Method
	// Conditions records the values that conditions of branches and loops read.
	Conditions bool
	// Quick leaves out what only a reader needs: Steps, Post, Result, Thrown
	// and the Detail of violations.
	Quick bool
	// Breaks reports whether the constants of an enum are values only where the code names it, since
	// its initialisation leaves one that is not as its classes state (Initials.Breaks). nil:
	// those of every enum are values.
	Breaks func(enum *types.Class) bool
	// Stop, when not nil, is asked from time to time: once it says yes, Check panics
	// with a *halt.Stopped, and the Machine must not be used any more.
	Stop func() bool
	// Queries are conditions over the parameters of the method that is checked: Outcome.Asked
	// tells which hold before the call.
	Queries []*types.Clause
	// Answers lets calls of which nobody knows what they execute do what the pre-state says; else the
	// execution ends there, with the error NoBody.
	Answers bool
	// AnyValue are static final fields of which it is not known what their initialisers give:
	// Outcome.Arbitrary names those that the execution reads.
	AnyValue []*types.Field
	// OnStatement, unless nil, receives every statement of the checked method that
	// begins, in whichever of its activations; not where specifications call it.
	OnStatement func(core.Stmt)
}

const defaultSteps = 10_000_000

// Machine executes methods of one world. It is not safe for concurrent use.
// Compiled code stays from one execution to the next.
type Machine struct {
	world  *types.World
	prog   *core.Program
	config Config
	widths [types.Double + 1]uint8
	maxInt int64
	// longBits is the width of long, of which widths has at most 64: see isWide.
	longBits int
	bounds   *bounds.Limits

	codes        map[*types.Method]*code
	contracts    map[*types.Method]*contract
	classes      map[*types.Class]*class
	dispatchs    map[dispatchKey]*code
	statics      map[*types.Field]int      // index into static and staticOld
	fields       []*types.Field            // by that index
	literals     map[string]*object        // string constants, by contents
	textUses     map[*types.Method]textUse // what of texts the methods look at
	usesTexts    bool                      // the method of the last scope does
	frames       frames
	pairs        typePairs
	interned     map[string]*object       // those that are objects of the pre-state
	classObjects map[types.Type]*object   // objects of java.lang.Class, by what they stand for
	singles      map[*types.Field]*object // of models: see single

	classFields *heap.Classes // what objects of java.lang.Class say

	// The state of one execution.
	objects   []*object // all that exist, in order of creation
	strings   int       // how many string objects the execution made
	pool      []*object // pre-state objects for reuse
	static    []value
	staticOld []value // nil: nothing written
	pre       int     // how many of objects are of the pre-state
	roots     *heap.State
	gave      int                   // how many calls gave any object: see anyObject
	answers   map[*heap.Answer]bool // that were given: see answered
	unknown   []*UnknownCall        // see Outcome.Unknown
	source    Source
	view      *snapshot // nil: the current state
	specs     int       // depth of specification evaluation
	specStart int       // objects from here on were created by the specification
	calls     []*code
	arena     []value
	current   *frame // of the innermost activation; nil: none
	steps     int
	point     *halt.Point // see Config.Stop
	trace     *trace      // nil: none
	violation []*Violation
	checked   *types.Method
	open      open
	left      leftOpen
	choice    Choice    // of the next execution
	choices   []*hidden // the hidden fields that clauses read
	picks     []pick
	applied   map[string]int64 // what methods without a body give, by key
	apply     func(heap.Applied) (int64, bool)
	given     map[*types.Field][]map[heap.Holder]heap.Argument // their values
	outside   []outside                                        // calls out of the program that run, innermost last
	readers   map[*types.Method]bool                           // methods of the library that have read a value
	reads     []*Read
	loops     []loopFrame // of the loops that run
	watching  []*watching // of the statements that run
	measured  map[*types.Method]*measuring
	begin     map[*core.Clause][][]value // of measures: of the activations that run
	counted   map[*types.Method][]counted
	noting    bool     // the checked method runs
	arbitrary []string // see Outcome.Arbitrary
	framed    *runner  // whose frame the assignments must keep; nil: none

	initials *Initials // that the machine executes; nil: methods are executed
	finals   *Initials // of the static final fields that the pre-state leaves out; nil until needed
}

// New makes a Machine for a world whose methods are resolved before they are checked.
func New(w *types.World, c Config) *Machine {
	c.Bounds = c.Bounds.WithDefaults()
	if c.MaxSteps == 0 {
		c.MaxSteps = defaultSteps
	}
	m := &Machine{
		world: w, config: c, point: halt.At(c.Stop),
		classes:  map[*types.Class]*class{},
		statics:  map[*types.Field]int{},
		literals: map[string]*object{},
		textUses: map[*types.Method]textUse{},
	}
	m.classFields = heap.NewClasses(w, func(text string) *heap.Constant { return heap.Literal(w, text) },
		func(*types.Field) *heap.Constant { return nil }) // see said
	m.keep(textUse{})
	for k := types.Byte; k <= types.Double; k++ {
		m.widths[k] = uint8(min(64, width(k, c.Bounds.Bits)))
	}
	m.longBits = width(types.Long, c.Bounds.Bits)
	m.maxInt = 1<<(m.widths[types.Int]-1) - 1
	m.bounds = bounds.NewLimits(c.Bounds, w.Info)
	return m
}

// textUse is what the program keeps of texts: see core.Program.
type textUse struct{ messages, texts bool }

// keep readies the Machine for methods for which the program keeps that.
func (m *Machine) keep(k textUse) {
	m.prog = core.NewProgram(m.world)
	m.prog.Messages, m.prog.Texts = k.messages, k.texts
	if k := m.config.Contracted; k != nil {
		m.prog.UnderContract(k)
	}
	m.codes, m.contracts, m.dispatchs = map[*types.Method]*code{}, map[*types.Method]*contract{}, map[dispatchKey]*code{}
}

// ready readies the Machine for the check of a method.
func (m *Machine) ready(method *types.Method) {
	now := textUse{m.prog.Messages, m.prog.Texts}
	k, known := m.textUses[method]
	if !known {
		if now != (textUse{}) {
			now = textUse{}
			m.keep(now)
		}
		m.contract(method) // for telling
		k = textUse{m.usesTexts, m.prog.ReadsTexts(method)}
		m.textUses[method] = k
	}
	if k != now {
		m.keep(k)
	}
}

// width of a numeric kind when int has the given number of bits (DESIGN
// section 4).
func width(k types.BasicKind, bits int) int {
	switch k {
	case types.Byte:
		return min(bits, 8)
	case types.Short:
		return min(bits, 16)
	case types.Char:
		return max(1, min(bits-1, 16))
	case types.Long:
		return 2 * bits
	case types.Float:
		return 32
	case types.Double:
		return 64
	}
	return bits
}

// wrap truncates i to the width of an integral kind and extends it again.
func (m *Machine) wrap(k types.BasicKind, i int64) int64 {
	s := 64 - uint(m.widths[k])
	if k == types.Char {
		return int64(uint64(i) << s >> s)
	}
	return i << s >> s
}

// limits are the least and the greatest value of an integral kind.
func (m *Machine) limits(k types.BasicKind) (lo, hi int64) {
	w := uint(m.widths[k])
	if k == types.Char {
		return 0, 1<<w - 1
	}
	return -1 << (w - 1), 1<<(w-1) - 1
}

// Limits are the least and the greatest value of an integral kind at the
// machine's widths.
func (m *Machine) Limits(k types.BasicKind) (lo, hi int64) { return m.limits(k) }

// class is the layout of the objects of a concrete class.
type class struct {
	fields []*types.Field // instance fields, inherited first
	index  map[*types.Field]int
	zero   []value
}

func (m *Machine) class(c *types.Class) *class {
	if l := m.classes[c]; l != nil {
		return l
	}
	m.world.Header(c)
	l := &class{index: map[*types.Field]int{}}
	if c.Super != nil {
		l.fields = append(l.fields, m.class(c.Super).fields...)
	}
	var own func(k *types.Class)
	own = func(k *types.Class) {
		m.world.Header(k)
		for _, f := range slices.Concat(k.Fields, k.Chosen) {
			if !f.Static && (!f.Model || f.Chooses != nil) && !slices.Contains(l.fields, f) {
				l.fields = append(l.fields, f)
			}
		}
		for _, i := range k.Interfaces {
			own(i) // which have fields of JML
		}
	}
	own(c)
	l.fields = append(l.fields, m.world.HiddenFields(c)...)
	for i, f := range l.fields {
		l.index[f] = i
	}
	l.zero = make([]value, len(l.fields))
	m.classes[c] = l
	return l
}

// staticIndex is the place of a static field.
func (m *Machine) staticIndex(f *types.Field) int {
	i, ok := m.statics[f]
	if !ok {
		i = len(m.fields)
		m.statics[f] = i
		m.fields = append(m.fields, f)
		m.static = append(m.static, value{r: absent})
	}
	return i
}

// IsAssignable reports whether an object of run-time type from may stand where to
// is declared.
func IsAssignable(from, to types.Type) bool { return isAssignable(from, to) }

// isAssignable reports whether an object of run-time type from is a to.
func isAssignable(from, to types.Type) bool {
	if from == to {
		return true
	}
	switch to := to.(type) {
	case *types.Class:
		switch from := from.(type) {
		case *types.Class:
			return from.IsSubclassOf(to) || isObject(to)
		case *types.Array:
			return isObject(to) || to.Name == "java.lang.Cloneable" || to.Name == "java.io.Serializable"
		}
	case *types.Array:
		if from, ok := from.(*types.Array); ok {
			return types.IsReference(to.Elem) && types.IsReference(from.Elem) && isAssignable(from.Elem, to.Elem)
		}
	}
	return false
}

func isObject(c *types.Class) bool { return c.Name == "java.lang.Object" }

func isString(t types.Type) bool {
	c, ok := t.(*types.Class)
	return ok && c.Name == "java.lang.String"
}
