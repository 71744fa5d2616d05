package types

import (
	"strings"

	"inspect/java/ast"
	"inspect/java/source"
)

// Access is what a call on an object that stands for a variable does to it.
type Access uint8

// The accesses. What the variable becomes is the last argument, or of the computed ones
// what an operator makes of its value and that.
const (
	NoAccess         Access = iota
	Reads                   // gives the value
	Writes                  // gives nothing
	Swaps                   // gives the value of before
	ComparesAndSets         // if it is the first argument; gives whether it was
	MayCompareAndSet        // as well, but it may fail for no reason
	ComparesAndSwaps        // if it is the first argument; gives the value of before
	Computes                // gives the value of before
	ComputesAndGives        // gives the value of afterwards
	accesses                // how many there are
)

// Values tells how many values an access takes, beside where the variable is.
func (a *HandleCall) Values() int {
	switch a.Access {
	case Reads:
		return 0
	case ComparesAndSets, MayCompareAndSet, ComparesAndSwaps:
		return 2
	case Computes, ComputesAndGives:
		if a.By != 0 {
			return 0
		}
	}
	return 1
}

// HandleCall is what a call on an object that stands for a variable comes to.
type HandleCall struct {
	*Handle
	Access Access
	Op     string // of a computed value
	By     int    // its second operand; 0: the argument
	// Result is what the place of the call asks for: its symbolic type descriptor ends in
	// that.
	Result Type
	Index  ast.Expr           // of an element whose offset is given
	Why    *source.Diagnostic // unless nil, it has no translation
}

// handleModes are the accesses of VarHandle, without how they are ordered among threads.
var handleModes = map[string]HandleCall{
	"get":                {Access: Reads},
	"set":                {Access: Writes},
	"getAndSet":          {Access: Swaps},
	"compareAndSet":      {Access: ComparesAndSets},
	"weakCompareAndSet":  {Access: MayCompareAndSet},
	"compareAndExchange": {Access: ComparesAndSwaps},
	"getAndAdd":          {Access: Computes, Op: "+"},
	"getAndBitwiseOr":    {Access: Computes, Op: "|"},
	"getAndBitwiseAnd":   {Access: Computes, Op: "&"},
	"getAndBitwiseXor":   {Access: Computes, Op: "^"},
}

// handleOrders are the ends of the names of accesses that say how they are ordered.
var handleOrders = []string{"Volatile", "Opaque", "Acquire", "Release", "Plain"}

// updaterModes are the accesses of the updaters of fields.
var updaterModes = map[string]HandleCall{
	"get":               {Access: Reads},
	"set":               {Access: Writes},
	"lazySet":           {Access: Writes},
	"getAndSet":         {Access: Swaps},
	"compareAndSet":     {Access: ComparesAndSets},
	"weakCompareAndSet": {Access: MayCompareAndSet},
	"getAndAdd":         {Access: Computes, Op: "+"},
	"getAndIncrement":   {Access: Computes, Op: "+", By: 1},
	"getAndDecrement":   {Access: Computes, Op: "+", By: -1},
	"addAndGet":         {Access: ComputesAndGives, Op: "+"},
	"incrementAndGet":   {Access: ComputesAndGives, Op: "+", By: 1},
	"decrementAndGet":   {Access: ComputesAndGives, Op: "+", By: -1},
}

// accessOf is what a method of an object that stands for a variable does to that.
func accessOf(m *Method) (HandleCall, bool) {
	if m.Static || !m.Native {
		return HandleCall{}, false
	}
	if IsUpdater(m.Class) {
		a, ok := updaterModes[m.Name]
		return a, ok
	}
	if IsUnsafe(m.Class) {
		a, _, ok := unsafeAccess(m)
		return a, ok
	}
	if !IsVarHandle(m.Class) || !m.VarArgs {
		return HandleCall{}, false
	}
	name := m.Name
	for _, order := range handleOrders {
		name = strings.TrimSuffix(name, order)
	}
	a, ok := handleModes[name]
	return a, ok
}

// handleRemedy is what to write in place of a call on an object that may stand for any
// variable.
const handleRemedy = "let a static final field hold the object, with one value, such as MethodHandles.lookup().findVarHandle(C.class, \"f\", int.class) with the class that declares the field"

// onHandle resolves a call on an object that stands for a variable. Of VarHandle, the
// signature of a method is that of the call (JLS 15.12.3): its arguments have their own
// types, and its result is what a cast around it names.
func (r *resolver) onHandle(e *ast.Call, m *Method, access HandleCall) {
	access.Result = r.w.Erasure(m.Result)
	if IsUnsafe(m.Class) {
		_, of, _ := unsafeAccess(m)
		r.onOffset(e, access, of)
		return
	}
	h, why := r.handleOf(e.X)
	if h == nil {
		r.noHandle(e, "a call on an object "+why+",", handleRemedy)
		return
	}
	access.Handle = h
	if h.Maker == ByUpdater {
		r.makesCall(r.w.Taken(m.Class), nil, e.Name.Span())
	} else if why := r.handleArgs(e, &access); why != "" {
		r.noHandle(e, why, "read and write the variable itself")
		return
	} else if access.Result == Type(r.w.object()) {
		r.asType(h.Value(), access.Result)
	}
	r.uses(e, &access)
}

// uses notes an access of a variable.
func (r *resolver) uses(e *ast.Call, access *HandleCall) {
	h := access.Handle
	r.w.Info.Handles[e] = access
	if h.Field != nil {
		r.declared(h.Field)
		r.unit.refs.field(h.Field)
		r.unit.refs.class(h.Of)
	}
	r.unit.refs.typ(h.Value())
	if m := r.w.Sum(Promote(h.Value())); m != nil && access.Op == "+" {
		r.useMethod(m, nil, e.Name.Span())
	}
	if access.Access == MayCompareAndSet {
		r.makesCall(r.w.AnyTruth(), nil, e.Name.Span())
	}
}

// noHandle refuses a call on an object that stands for a variable.
func (r *resolver) noHandle(e *ast.Call, construct, remedy string) {
	d := source.NotSupported(e.Span(), construct, remedy)
	r.unit.noTranslation(d)
	r.w.Info.Handles[e] = &HandleCall{Why: d}
}

// makesHandle resolves a call that makes an object that stands for a variable. Where it is
// not known that there is one, the call may fail.
func (r *resolver) makesHandle(e *ast.Call, m *Method) {
	h, why := r.handlesAt(e).handleOf(e)
	if h == nil {
		r.noHandle(e, "an object "+why+",", handleRemedy)
		return
	}
	r.w.Info.Handles[e] = &HandleCall{Handle: h}
	if h.Maker != ByOffset {
		r.makesCall(r.w.HandleConstructor(classOf(m.Result)), nil, e.Name.Span())
	}
	r.unit.refs.typ(h.Value())
	if h.Of != nil {
		r.unit.refs.class(h.Of)
	}
}

// HandleConstructor is the constructor of the library's class of objects that stand for variables.
func (w *World) HandleConstructor(c *Class) *Method { return w.member(c, c.SimpleName()) }

// Taken is the method of an updater's class that throws where it is given no object.
func (w *World) Taken(c *Class) *Method { return w.member(c, "taken", w.object()) }

// Sum is the library's method that adds two numbers of a type, nil: it is neither int nor long.
func (w *World) Sum(t Type) *Method {
	if !IsKind(t, Int, Long) {
		return nil
	}
	return w.member(w.Boxed(t), "sum", t, t)
}

// ArbitraryClass is the library's class of values that nothing determines.
const ArbitraryClass = "inspect.Arbitrary"

// AnyTruth is the library's method that gives a boolean that nothing determines.
func (w *World) AnyTruth() *Method {
	c, _ := w.classNamed(ArbitraryClass)
	return w.member(c, "booleanValue")
}

// handleArgs checks that the arguments of a call on a VarHandle are converted as the JVM
// does it (MethodHandle.asType): why not, "" if they are.
func (r *resolver) handleArgs(e *ast.Call, a *HandleCall) (why string) {
	where := 1
	switch {
	case a.Field == nil:
		where = 2
	case a.Field.Static:
		where = 0
	}
	v := a.Value()
	switch {
	case len(e.Args) != where+a.Values():
		return "a call of a VarHandle with another number of arguments than its variable takes"
	case a.Access != Reads && a.Field != nil && a.Field.Final:
		return "a change of a final field by a VarHandle"
	case a.Access == Computes && (a.Op == "+" && !IsNumeric(v) || a.Op != "+" && !IsIntegral(v) && !IsKind(v, Boolean)):
		return "an operation of a VarHandle on " + v.String()
	case (a.Access == ComparesAndSets || a.Access == MayCompareAndSet || a.Access == ComparesAndSwaps) && IsFloating(v):
		return "a comparison of bits of " + v.String() + " by a VarHandle"
	}
	to := make([]Type, 0, 4)
	switch where {
	case 1:
		to = append(to, a.Of)
	case 2:
		to = append(to, a.Array, Of(Int))
	}
	for len(to) < len(e.Args) {
		to = append(to, v)
	}
	for i, x := range e.Args {
		from := r.w.Info.Types[x]
		if c := r.w.Info.Checked[x]; c != nil {
			from = c
		}
		if IsKind(from, Invalid) {
			continue // which is said already
		}
		if !r.w.AsType(from, to[i]) {
			return "an argument of type " + from.String() + ", which a VarHandle does not take for " + to[i].String() + ","
		}
		r.asType(from, to[i])
	}
	return ""
}

// AsType reports whether the JVM converts an argument or result of a VarHandle from one type
// to another, of what is understood here: widening, casts, boxing, and unboxing of a box.
func (w *World) AsType(from, to Type) bool {
	switch {
	case IsKind(from, Invalid) || IsKind(to, Invalid, Void):
		return false
	case from == to, IsReference(from) && IsReference(to):
		return true
	case IsKind(from, Null):
		return IsReference(to)
	case IsReference(from):
		u := Unboxed(from)
		return u != nil && IsAssignable(u, to)
	case IsReference(to):
		box := w.Boxed(from)
		return box != nil && IsAssignable(box, to)
	}
	return IsAssignable(from, to)
}

// polymorphicResult notes which type the place of a call asks for whose signature is that of
// the call.
func (r *resolver) polymorphicResult(e ast.Expr, t Type) {
	call := ast.Unparen(e).(*ast.Call)
	a := r.w.Info.Handles[call]
	switch {
	case a == nil:
		r.untranslated(e.Span(), "a call of a method handle", "call the method itself")
	case a.Why != nil:
	case IsKind(t, Void):
		a.Result = t
	case !r.w.AsType(a.Value(), t):
		r.noHandle(call, "a result of type "+a.Value().String()+", which a VarHandle does not give as "+t.String()+",", "cast it to its own type")
	default:
		a.Result = t
		r.asType(a.Value(), t)
	}
}

// asType notes what a conversion of the JVM needs.
func (r *resolver) asType(from, to Type) {
	switch box := r.w.Boxed(from); {
	case IsReference(to) && box != nil:
		r.converts(from, box)
	case IsReference(from) && !IsReference(to):
		r.converts(from, to)
	}
	r.unit.refs.typ(to)
}
