package mutate

// discovery: the classes, fields and specifications that a method can come across.
var discovery = []Mutant{
	{File: "types/unevaluated.go", Rule: "what a failing assertion would say stands in nobody's way", By: "Faults.assertSaysNothingWhereItHolds",
		Old: `gone := d.Code == source.Unsupported`, New: `gone := d.Code == ""`},
	{File: "types/generic.go", Rule: "a constant with a body implements what its enum says, type arguments included", By: "ConstantBodies.byConstant",
		Old: `l != nil && l.Constant != nil {`, New: `l != nil && l.Constant == nil {`},
	{File: "cfg/held.go", Rule: "an array of before the call may be one of a functional interface below that of its type", By: "OwnFunctions.inArrays",
		Old: `len(s.w.Ranges(c)) == 0 {`, New: `true || len(s.w.Ranges(c)) == 0 {`},
	{File: "verify/refused.go", Rule: "nothing is said of a method whose executions come to what has no translation", By: "test ./verify: TestRefusedWhereReached",
		Old: `return len(c.refusals()) > 0 }`, New: `return false && len(c.refusals()) > 0 }`},
	{File: "cfg/build.go", Rule: "a statement with a part that has no translation is refused as a whole: the ways around the part may be missing", By: "test ./verify: TestRefusedWhereReached",
		Old: `l.pending, l.cur = nil, start`, New: `l.pending = nil`},
	{File: "cfg/doubted.go", Rule: "who looks at a value of which nothing is known is refused", By: "test ./verify: TestRefusedWhereReached",
		Old: `		s.doubted[t] = why
`, New: ``},
	{File: "cfg/doubted.go", Rule: "a collection may hold objects of which nothing is known", By: "test ./verify: TestRefusedWhereReached",
		Old: ` && !s.inside[t]:`, New: `:`},
	{File: "cfg/doubted.go", Rule: "what an object of before the call inherits from the JDK is not known", By: "test ./verify: TestPlatformSources",
		Old: `|| l.scope.heirs[c] == nil {`, New: `|| l.scope.heirs[c] != nil {`},
	{File: "cfg/call.go", Rule: "what a call on an object of the JDK of before the call does is not known", By: "test ./verify: TestStrangersFollowed",
		Old: `	l.asksCall(recv, m, e.Span())
`, New: ``},
	{File: "cfg/call.go", Rule: "with --unknown-calls havoc it does anything", By: "test ./verify: TestStrangersUnknown",
		Old: `		ts = append([]target{{l.scope.unseenOf(e.Method), ks}}, ts...)`, New: `		ts = append([]target{}, ts...)`},
	{File: "cfg/receiver.go", Rule: "and gives any result", By: "test ./verify: TestStrangersUnknown",
		Old: `			s.calledByContract(s.unseenOf(v.method))`, New: `			s.unseenOf(v.method)`},
	{File: "cfg/unknown.go", Rule: "a static final field that an unknown call gives its value has any", By: "test ./verify: TestStrangersUnknown",
		Old: `f.Enum != nil || !s.opt.InitialUnknown(f)`, New: `f.Enum != nil || s.opt.InitialUnknown(f)`},
	{File: "core/established.go", Rule: "a value from outside is one that its initialiser gives", By: "ReadOnce.within ReadOnce.odd",
		Old: `		assume(read(is)),
`, New: ``},
	{File: "types/established.go", Rule: "and what calls the program is no such initialiser", By: "test ./verify: TestReadWhileInitialised",
		Old: `		if !k.method.Class.Library {`, New: `		if false {`},
	{File: "types/established.go", Rule: "nor one that names what may have changed since", By: "test ./verify: TestReadWhileInitialised",
		Old: `		if !w.givenBefore(g, f) {`, New: `		if false {`},
	{File: "replay/check.go", Rule: "the interpreter assumes it as well", By: "ReadOnce.within",
		Old: `			m.enter(m.code(x), nil, nil, x.Span)`, New: `			m.code(x)`},
	{File: "cfg/scopespec.go", Rule: "a call by contract gives values that nothing else makes", By: "test ./verify: TestContractResults",
		Old: `	case types.IsValue(c):
		s.instantiate(c)`, New: `	case types.IsValue(c):`},
	{File: "cfg/scopespec.go", Rule: "and whatever an input of a type above them may be", By: "test ./verify: TestContractResults",
		Old: `		s.anyResult = true
`, New: ``},
	{File: "cfg/callspec.go", Rule: "the result of a call by contract is refused where no object of it is known", By: "test ./verify: TestContractResults",
		Old: `		if why := l.noResult(m, t, at); why != nil {`, New: `		if why := l.noResult(m, t, at); why != nil && t == nil {`},
	{File: "cfg/call.go", Rule: "a contract says what a call on an object of the JDK of before the call does", By: "test ./verify: TestStrangersSpecified",
		Old: `if !l.opt.byContract(m) || l.scope.bySuper(e) { // else`, New: `if m != nil { // else`},
	{File: "cfg/call.go", Rule: "a model field of a class of the JDK has a value", By: "test ./verify: TestStrangersSpecified",
		Old: `if isStranger(k) && !m.InJML() {`, New: `if isStranger(k) {`},
	{File: "cfg/stranger.go", Rule: "of which classes an object of the JDK of before the call is, is not known", By: "test ./verify: TestStrangersFollowed",
		Old: `return !c.Undecided(t)`, New: `return k != nil`},
	{File: "types/stranger.go", Rule: "an object of the JDK may be of a class below its own", By: "test ./verify: TestStrangersFollowed",
		Old: `return of.IsInterface() || d.IsInterface() || d.IsSubclassOf(of)`, New: `return false`},
	{File: "cfg/stranger.go", Rule: "an object of the JDK may be of two interfaces", By: "test ./verify: TestStrangersFollowed",
		Old: `return types.Castable(t, u) &&`, New: `return false && types.Castable(t, u) &&`},
	{File: "cfg/sorts.go", Rule: "ghost fields of one object of two classes of the JDK are one", By: "test ./verify: TestStrangersShared",
		Old: `	u.twice(s)
`, New: ``},
	{File: "cfg/reliance.go", Rule: "invariants beside a contract of the JDK are kept", By: "test ./verify: TestStrangersShared",
		Old: `		if m.Class.Outside() { // its body`, New: `		if false { // its body`},
	{File: "cfg/reliance.go", Rule: "a call of the JDK by contract throws what it declares", By: "test ./verify: TestStrangersShared",
		Old: `	if m.Class.Outside() && written(m) {`, New: `	if false && written(m) {`},
	{File: "cfg/scope.go", Rule: "a ghost field of a class of the JDK has any value", By: "test ./verify: TestStrangersShared",
		Old: `f.Class.Platform && !f.Ghost && !f.Model ||`, New: `f.Class.Platform ||`},
	{File: "cfg/stranger.go", Rule: "an array of a class of the JDK may be of a class below", By: "test ./verify: TestStrangersFollowed",
		Old: `if l.looseArray(k) {`, New: `if l.looseArray(k) && k.Pre < 0 {`},
	{File: "cfg/stranger.go", Rule: "the class of an array of a class of the JDK is not known", By: "test ./verify: TestStrangersFollowed",
		Old: `!isStranger(k) && !l.looseArray(k) })
}`, New: `!isStranger(k) })
}`},
	{File: "cfg/reach.go", Rule: "what an object of the JDK of before the call leads to is not known", By: "test ./verify: TestStrangersFollowed",
		Old: `if !e.Named {`, New: `if e.Named {`},
	{File: "cfg/stranger.go", Rule: "nor is that of an array that a call by contract gives", By: "test ./verify: TestStrangersFollowed",
		Old: `(k.Pre > 0 || l.scope.given[s])`, New: `k.Pre > 0`},
	{File: "cfg/stranger.go", Rule: "an object of a class of the JDK is one of those above", By: "test ./verify: TestStrangers",
		Old: `c.IsSubclassOf(d) && (s.stranger(d) != nil ||`, New: `c.Stranger == d && (s.stranger(d) != nil ||`},
	{File: "cfg/known.go", Rule: "a type argument says that an Object is one of the JDK", By: "test ./verify: TestStrangers",
		Old: `			s.anywhere(k.Of)
`, New: ``},
	{File: "cfg/stand.go", Rule: "an Object may be one of the JDK that the program asks for", By: "test ./verify: TestStrangers",
		Old: `		s.anywhere(c)
`, New: ``},
	{File: "cfg/receiver.go", Rule: "an object may be of a class of the library that code creates", By: "Objects.createdInCodeMayBeThere",
		Old: `return s.made[c] || s.inputs[c] &&`, New: `return false && s.made[c] || s.inputs[c] &&`},
	{File: "cfg/sorts.go", Rule: "an Object may be of any class given", By: "Objects.severalClasses",
		Old: `u.anyInput(s) ||`, New: `false ||`},
	{File: "encode/ground_pre.go", Rule: "a new object has any identity hash code", By: "Objects.hashOfANewObject",
		Old: `i >= k.Pre && c.Fld.Open()`, New: `i > k.Last() && c.Fld.Open()`},
	{File: "encode/quantified.go", Rule: "a new object has any identity hash code, in the quantified encoding", By: "Objects.hashOfANewObject",
		Old: `case c.Fld != nil && c.Fld.Open(): // any`, New: `case c.Fld != nil && c.Fld.Open() && c.Sort == nil: // any`},
	{File: "cfg/callspec.go", Rule: "no call changes an identity hash code", By: "Objects.hashStaysOverACall",
		Old: ` && !c.Fld.Open() ||`, New: ` ||`},
	{File: "verify/run.go", Rule: "a lambda keeps the contract of the method that it stands for", By: "test ./verify: TestLambdaContracts",
		Old: `			all = append(all, r.functions(all)...)`, New: `			_ = r.functions`},
	{File: "types/function.go", Rule: "a lambda has the contract of the method that it stands for", By: "test ./verify: TestLambdaContracts",
		Old: `	w.contract(run)
`, New: `	run.Contract = &Contract{}
`},
	{File: "cfg/scope.go", Rule: "the specifications of a static variable's class count", By: "Discovery.aVariableOfItsClass",
		Old: `		s.classSpecs(f.Class)
		s.reach(f.Class)`, New: `		s.reach(f.Class)`},
	{File: "cfg/scope.go", Rule: "a constant is no use of its class", By: "Discovery.aConstantIsNoUseOfItsClass",
		Old: `	if f.Const != nil {
		if f.Const.Width`, New: `	if f.Const != nil {
		s.classSpecs(f.Class)
		if f.Const.Width`},
	{File: "cfg/scope.go", Rule: "an object may be of a subclass", By: "Discovery.invariantOfASubclass",
		Old: `			s.mention(k)
`, New: ``},
	{File: "cfg/scope.go", Rule: "an object may be of a class in a file with errors", By: "test ./cfg: TestBrokenFiles",
		Old: `if d := s.w.Unknown(c); d != nil {`, New: `if d := s.w.Unknown(c); d != nil && c.Broken != nil {`},
	{File: "cfg/scope.go", Rule: "a field of the pre-state holds objects", By: "Discovery.fromTheLeft",
		Old: `	s.place(f.Type, s.w.FieldContents(f))
}`, New: `}`},
	{File: "cfg/scope.go", Rule: "what a quantifier ranges over exists", By: "Discovery.nothingLeadsThere",
		Old: `s.input(n.Var.Type)`, New: `s.mention(n.Var.Type)`},
	{File: "cfg/scope.go", Rule: "the fields of the method's own frame exist", By: "InTheFrame.get",
		Old: `	if m.Contract != nil {
		s.frame(m)
	}`, New: ``},
	{File: "cfg/observers.go", Rule: "an object that nothing refers to can observe the method", By: "OfTheClass.set",
		Old: `if s.inputs[c] || !s.observes(c) {`, New: `if true {`},
	{File: "cfg/observers.go", Rule: "a constraint observes the method", By: "Discovery.aVariableOfItsClass",
		Old: `case cl.Kind == core.Constraint, cl.Kind`, New: `case cl.Kind`},
	{File: "cfg/observers.go", Rule: "an invariant over another object observes the method", By: "OfTheClass.set",
		Old: `around = around || n.Field.Const == nil && !own`, New: `_ = own`},
	{File: "cfg/observers.go", Rule: "an invariant over a static field observes the method", By: "BelowAStatic.set",
		Old: `		case *core.StaticField:
			around = around || n.Field.Const == nil
`, New: ``},
}
