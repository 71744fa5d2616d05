package cfg

import (
	"slices"

	"inspect/internal/halt"
	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// scope is what the code and the specifications that a check can execute
// mention: found before lowering by walking method bodies, so that sorts and
// kinds are known when the first expression is made. It may hold more than
// the graph needs in the end, never less.
type scope struct {
	w       *types.World
	prog    *core.Program
	opt     Options
	point   *halt.Point
	at      source.Span // of the method that is checked
	checked *types.Method
	relying *relying // of a search for what a method relies on
	// initialisation is what the static initialisers did whose end is checked, else nil.
	initialisation *Initialisation
	diags          []*source.Diagnostic

	methods map[walked]bool
	work    []func()

	typeSet       map[types.Type]bool   // every class and array type mentioned
	descended     map[*types.Class]bool // classes below which all are mentioned
	types         []types.Type          // in order
	inputs        map[types.Type]bool   // types of values that the pre-state holds
	instantiated  map[types.Type]bool   // types instantiated
	created       map[*types.Class]bool // classes instantiated by code, not by contracts or by Java itself
	virtual       []virtualCall         // of methods that classes of the library may have
	calls         map[virtualCall]bool
	knownAny      []types.Known // of what calls give: see anyobject.go
	results       givenResults
	places        map[*types.Class][]types.Type // of inputs of classes of the library, by class
	storedTypes   map[*types.Field][]types.Type // what they hold, by the field that keeps it
	extends       map[*types.Class]bool         // classes of the program whose objects hold such
	arrays        []*types.Array                // those that are held as an Object
	above         []types.Type                  // of these, arrays of classes that are values are made
	fields        map[*types.Field]bool
	sealed        map[*types.Field]*source.Diagnostic    // those whose values before the call are not known: see unconstrainedReason
	untranslated  map[*types.Method][]*source.Diagnostic // those whose code is not understood: see codeOf
	ordered       []*types.Field                         // the fields in the order in which they were met
	specs         map[*types.Class]bool                  // classes whose specifications were walked
	tries         bool                                   // an exception can be caught
	readsMessages bool                                   // what an exception says is looked at
	readsAccesses bool                                   // what is read or called is looked at
	specified     []*types.Class                         // in the order in which they were met
	contracts     map[*types.Method]bool
	demanding     map[*types.Method]bool    // methods whose body counts, and their precondition at the call
	initials      map[*types.Field]*initial // of those among fields that class initialisation fixes
	initRequested map[*types.Class]bool     // whose initialisation was asked for (reach)
	excluded      []*types.Class            // of those, whose is not known, before the call that is checked
	objectsOf     []*types.Class            // of which objects may be there (reachInitialized)
	triggers      triggers
	texts         texts // the string constants met
	textLength    int   // the length of the longest string that exists before the call whatever the bounds; negative: not asked yet
	classes       classObjects
	library       []*types.Class // with invariants
	tested        []*types.Class // that the program asks for: their values may be inputs
	collected     []*types.Class // of collections, that the program asks an Object for
	inSpec        bool           // methods called in specifications are expanded
	// inside are the types of what is in collections before the call, and in places of
	// wider types; doubted are those of whose values before the call nothing is known, and
	// why: a place of the type may be looked at by nobody.
	inside        map[types.Type]bool
	unconstrained map[types.Type]*source.Diagnostic
	// bound are the types of quantified variables, and where the first of each stands.
	bound map[types.Type]source.Span
	// free are the strangers that may be in places of any type above their class, and the
	// classes of the program that it asks objects for.
	free map[*types.Class]bool
	// opaqueClasses are the classes of objects of before the call that inherit from one of the JDK
	// fields that reached code looks at, and why those fields are not looked at.
	opaqueClasses map[*types.Class]*source.Diagnostic
	// opaques: there are objects before the call of which only an abstract type is known.
	opaques bool
	// classID: the program compares the classes of two objects.
	classID bool
	// joined are the types that the program asks objects for.
	joined map[*types.Class]bool
	// anyResult: a call by contract may give any object.
	anyResult bool
	// later are the fields of classes of which no object is known to exist before the call:
	// with Options.Steps alone.
	later []*types.Field
	// anyInitials are the static final fields that may have any value.
	anyInitials []*types.Field
	// initializerFacts assume what is known of other such fields.
	initializerFacts []*types.Method
	// unknownCallees are the methods that stand for those called on strangers.
	unknownCallees map[*types.Method]*types.Method
	// given are the strangers whose arrays calls by contract give: of a class below theirs, perhaps.
	given map[*types.Class]bool
	// observing are the calls of pure methods by their contracts: see compared.
	observing map[*types.Method][]*core.Call
	// replaces, when set, reports whether the contract of a method is walked as well,
	// where its body is.
	replaces func(*types.Method) bool
}

// walked is a method whose body was walked: as code, or as a value in a
// specification, where calls are never replaced by contracts.
type walked struct {
	m    *types.Method
	spec bool
}

func newScope(w *types.World, prog *core.Program, opt Options, point *halt.Point) *scope {
	return &scope{w: w, prog: prog, opt: opt, point: point, textLength: -1, methods: map[walked]bool{}, typeSet: map[types.Type]bool{}, joined: map[*types.Class]bool{}, descended: map[*types.Class]bool{},
		inputs: map[types.Type]bool{}, instantiated: map[types.Type]bool{}, created: map[*types.Class]bool{}, calls: map[virtualCall]bool{}, fields: map[*types.Field]bool{},
		places: map[*types.Class][]types.Type{}, storedTypes: map[*types.Field][]types.Type{}, extends: map[*types.Class]bool{},
		sealed: map[*types.Field]*source.Diagnostic{}, untranslated: map[*types.Method][]*source.Diagnostic{},
		inside: map[types.Type]bool{}, unconstrained: map[types.Type]*source.Diagnostic{}, opaqueClasses: map[*types.Class]*source.Diagnostic{}, free: map[*types.Class]bool{}, given: map[*types.Class]bool{}, unknownCallees: map[*types.Method]*types.Method{},
		bound: map[types.Type]source.Span{},
		specs: map[*types.Class]bool{}, contracts: map[*types.Method]bool{}, demanding: map[*types.Method]bool{}, observing: map[*types.Method][]*core.Call{}, initials: map[*types.Field]*initial{}, initRequested: map[*types.Class]bool{}}
}

// collect walks all that checking m can reach.
func (s *scope) collect(m *types.Method) {
	s.at, s.checked = m.Span, m
	if !s.initialise(m) {
		return // what is checked is not come to
	}
	if len(s.arrays) > 0 {
		s.mention(s.w.Lookup("java.lang.Object"))
	}
	if !m.Static {
		s.mention(m.Class)
		s.inputs[m.Class] = true
		s.ranges(m.Class)
		s.discoverOpaque(m.Class)
	}
	if m.Constructor {
		for _, c := range s.w.Constructed(m) {
			s.instantiate(c)
		}
		for _, p := range s.w.Preset(m) {
			s.place(p.Var.Type, nil)
		}
	}
	for i, p := range m.Params {
		s.place(p.Type, s.w.ParamContents(m, i))
	}
	s.mention(m.Result)
	s.contract(m)
	if m.Contract != nil {
		s.frame(m)
	}
	for _, c := range s.opt.Conditions {
		s.clause(s.prog.Clause(c.Clause))
	}
	for _, f := range s.w.SetInConstants(m) {
		s.field(f)
	}
	s.method(m)
	s.drain()
	s.compared()
	s.discoverConstants()
	s.knownTypes(m)
	s.noteInputClasses()
	s.unheld(m)
	s.observers()
	s.anyArray()
	s.functionsInArrays()
	s.drain()
	s.discoverConstants()
	for s.tries && s.raised() || s.extending() {
		s.drain()
		s.discoverConstants()
	}
	s.reachInitialized()
	for _, t := range s.types {
		if _, quantified := s.bound[t]; s.inputs[t] && !s.isImplemented(t) && (quantified || s.unknownClass(t) == nil) {
			s.noteUnconstrained(t, s.quantified(t, types.Opaque(t, m.Span, "a value that exists before the call,")))
		}
		c, ok := t.(*types.Class)
		if !ok {
			continue
		}
		s.noteUnconstrained(c, s.quantified(c, s.modelled(c, m.Span)))
		if d := s.w.Unknown(c); d != nil {
			s.report([]*source.Diagnostic{d})
		}
	}
}

// quantified names the quantifier for what has no translation because of it.
func (s *scope) quantified(t types.Type, why *source.Diagnostic) *source.Diagnostic {
	at, ok := s.bound[t]
	if why == nil || !ok {
		return why
	}
	return source.NotSupported(at, "a quantifier over "+t.String(), "quantify over the indices of one, or over objects of the program")
}

// opaque reports a type of whose objects nothing is known.
func (s *scope) opaque(t types.Type, at source.Span, what string) {
	if d := types.Opaque(t, at, what); d != nil {
		s.report([]*source.Diagnostic{d})
	}
}

// drain does what is left to walk.
func (s *scope) drain() {
	for len(s.work) > 0 || s.comeLater() {
		if len(s.work) == 0 {
			continue
		}
		next := s.work[len(s.work)-1]
		s.work = s.work[:len(s.work)-1]
		s.point.Pass()
		next()
	}
}

func (s *scope) report(ds []*source.Diagnostic) {
	for _, d := range ds {
		s.diags = withDiagnostic(s.diags, d)
	}
}

// mention notes a type and walks the specifications of the classes whose
// objects it can stand for.
func (s *scope) mention(t types.Type) {
	if s.typeSet[t] {
		return
	}
	s.point.Pass()
	switch t := t.(type) {
	case *types.Array:
		s.typeSet[t] = true
		s.types = append(s.types, t)
		for _, above := range s.above {
			s.noteArrays(t, above)
		}
		s.mention(t.Elem)
	case *types.Class:
		s.typeSet[t] = true
		s.types = append(s.types, t)
		if t.Library {
			s.enums(t)
			if isString(t) {
				s.text()
			}
			s.librarySpecs(t)
			if s.opt.takesUnknown() { // which may change its objects, and keeps what is inherited too
				for k := t.Super; k != nil; k = k.Super {
					s.librarySpecs(k)
				}
			}
			s.discoverBoth(t)
			if fs := s.boxFields(t); fs != nil {
				s.field(fs[0])
				s.field(fs[1])
			}
			break
		}
		for _, f := range t.Constants() {
			s.field(f)
		}
		if t.Platform {
			break
		}
		s.comes(t)
		s.objectsOf = append(s.objectsOf, t)
		s.descend(t)
		if t.Super != nil && !isObject(t.Super) {
			s.mention(t.Super)
		}
		s.mentionSpecified(t.Interfaces)
		s.classSpecs(t)
		s.numbered(t)
		s.discoverBoth(t)
		if s.w.OpaqueClass(t) != nil && s.comesAsInput(t) {
			s.discoverOpaque(t)
		}
	}
}

// descend mentions the classes below one that can be instantiated.
func (s *scope) descend(c *types.Class) {
	if s.descended[c] {
		return
	}
	s.descended[c] = true
	for _, k := range s.w.LiveSubtypes(c) {
		if c.EnumOf() == nil && s.isUnnamedEnum(k) || isElsewhere(s, k) {
			continue
		}
		if !k.Abstract && !k.IsOutside() && !k.IsJoined() {
			s.mention(k)
		}
		s.descend(k)
	}
}

// mentionSpecified notes the interfaces that specify the objects of their
// classes: clauses speak of all objects of a type.
func (s *scope) mentionSpecified(is []*types.Class) {
	for _, i := range is {
		if !i.Library && slices.ContainsFunc(i.Specs, func(c *types.Clause) bool { return !c.Static }) {
			s.mention(i)
		}
		s.mentionSpecified(i.Interfaces)
	}
}

func isObject(c *types.Class) bool { return c.Name == "java.lang.Object" }

func isString(t types.Type) bool {
	c, ok := t.(*types.Class)
	return ok && c.Name == "java.lang.String"
}

func isThrowable(c *types.Class) bool {
	for ; c != nil; c = c.Super {
		if c.Name == "java.lang.Throwable" {
			return true
		}
	}
	return false
}

// input notes a type of values that exist before the method runs, of which the type
// arguments are not known.
func (s *scope) input(t types.Type) {
	s.noteInput(t)
	s.holds(s.w.RawContents(t))
}

func (s *scope) noteInput(t types.Type) {
	if c, ok := t.(*types.Class); ok {
		s.ranges(c)
	}
	if s.inputs[t] || !types.IsReference(t) || types.IsKind(t, types.Null) {
		return
	}
	s.mention(t)
	s.inputs[t] = true
	s.receiver(t)
	if c, ok := t.(*types.Class); ok {
		s.descend(c)
		s.discoverUnknown(c)
		s.opaqueBelow(c)
	}
	if a, ok := t.(*types.Array); ok {
		s.input(a.Elem)
	}
}

// arraysBelow notes that arrays are made of which only a type above is known.
func (s *scope) arraysBelow(t types.Type) {
	if slices.Contains(s.above, t) {
		return
	}
	s.above = append(s.above, t)
	for _, u := range slices.Clone(s.types) {
		if a, ok := u.(*types.Array); ok {
			s.noteArrays(a, t)
		}
	}
	for _, n := range slices.Clone(s.classes.named) {
		s.noteArraysOfNamed(n, t)
	}
}

// noteArraysOfNamed notes that arrays of a class that the code names may be made.
func (s *scope) noteArraysOfNamed(t, above types.Type) {
	if types.IsReference(t) {
		s.noteArrays(s.w.ArrayOf(t), above)
	}
}

func (s *scope) noteArrays(a *types.Array, above types.Type) {
	if !a.Row && !a.Seq && types.IsAssignable(a, above) {
		s.work = append(s.work, func() { s.instantiate(a) })
	}
}

func (s *scope) instantiate(t types.Type) {
	s.mention(t)
	if s.instantiated[t] {
		return
	}
	s.instantiated[t] = true
	s.receiver(t)
	switch t := t.(type) {
	case *types.Class:
		if t.Library {
			return
		}
		s.reach(t)
		for _, f := range s.w.AllFields(t) {
			if types.IsReference(f.Type) && f.NonNull && !f.Model || s.holdsObjects(f) || s.captures(f) {
				s.field(f)
			}
		}
	case *types.Array:
		if e, ok := t.Elem.(*types.Array); ok {
			s.instantiate(e)
		}
	}
}

func (s *scope) field(f *types.Field) {
	if s.fields[f] {
		return
	}
	s.fields[f] = true
	s.ordered = append(s.ordered, f)
	if f.Const != nil {
		if f.Const.Width && f.Decl != nil && f.Decl.Init != nil && !f.Class.Library {
			s.report(s.w.ResolveInitializer(f.Class, f.Decl))
		}
		return
	}
	if !f.Static {
		s.mention(f.Class)
	} else {
		s.classSpecs(f.Class)
		s.reach(f.Class)
	}
	if s.isFixed(f) && !s.hasAnyInitial(f) {
		s.initialField(f)
		return
	}
	if f.IsOfClass() {
		s.classField(f)
		return
	}
	if !f.Static && (f.Class.Platform && !f.Ghost && !f.Model || isModel(f.Class)) {
		s.mention(f.Type) // of what is there before the call, nobody looks at the fields
		return
	}
	if s.opt.Steps && !f.Static && !f.Class.IsOutside() && !s.comesBefore(f.Class) {
		s.mention(f.Type)
		s.later = append(s.later, f)
		return
	}
	s.beforeIn(f)
}

// beforeIn notes what a field may hold before the call.
func (s *scope) beforeIn(f *types.Field) {
	if d := types.Opaque(f.Type, f.Span, "a value that exists before the call,"); d != nil && !s.isImplemented(f.Type) && s.unknownClass(f.Type) == nil {
		s.sealed[f] = d
		s.mention(f.Type)
		return
	}
	if f.Class.IsOutside() {
		s.input(f.Type)
		return
	}
	s.mention(f.Type)
	s.place(s.w.PlaceType(f), s.w.FieldContents(f))
}

// arithmetics are JML's modifiers, and their annotations, for arithmetic of code that has
// no translation.
var arithmetics = [][2]string{
	{"code_bigint_math", "CodeBigintMath"},
}

// method walks the body of a method that can be called.
func (s *scope) method(m *types.Method) {
	spec := s.inSpec
	if s.methods[walked{m, spec}] {
		return
	}
	s.methods[walked{m, spec}] = true
	if m.Native && m.Class.Library {
		return // a call of it is refused
	}
	s.arithmeticOf(m)
	if isUnobserved(s.prog, m) || m.Constructor && isObject(m.Class) {
		return
	}
	s.readsMessages = s.readsMessages || m.GivesMessage()
	if m.Static {
		s.classSpecs(m.Class)
	} else {
		s.mention(m.Class)
	}
	if m.Static || m.Constructor {
		s.reach(m.Class)
	}
	s.work = append(s.work, func() {
		s.inSpec = spec
		defer func() { s.inSpec = false }()
		for _, p := range m.Params {
			if !isString(p.Type) {
				s.mention(p.Type)
			}
		}
		ds := s.w.ResolveBody(m)
		if m != s.checked && source.HasError(ds) {
			s.untranslated[m] = ds
			return
		}
		s.report(ds)
		if !spec {
			s.measures(m)
		}
		b := s.prog.Body(m)
		if b == nil && spec {
			b = s.prog.Function(m)
		}
		if b == nil {
			return
		}
		if b.Call != nil && !b.Call.Implicit {
			s.node(b.Call)
		}
		for _, n := range slices.Concat(b.First, b.Stmts) {
			s.node(n)
			if s.prog.Asserts(s.checked) || s.prog.Asserts(m) {
				for _, f := range s.prog.FailsIn(n, m.Class) {
					s.node(f)
				}
			}
		}
		if b.Call != nil && b.Call.Implicit {
			s.node(b.Call)
		}
		for _, n := range b.Init {
			s.node(n)
		}
	})
}
