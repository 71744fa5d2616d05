package mutate

// core breaks what core makes of Java. The graph and the interpreter both read core
// and cannot tell; the JVM, on the original and on the printed core, does.
var core = []Mutant{
	{File: "core/lower.go", Rule: "a constant of a model is what its initialiser says", By: "Boxes.truth",
		Old: `return l.p.lowering(f.Class).initial(f, f.Decl.Init)
}`, New: `return nil
}`},
	{File: "types/constant.go", Rule: "the last line of a text block says how far it is indented", By: "TextBlocks.byTheLastLine",
		Old: `rest != "" || i == len(lines)-1 {`, New: `rest != "" || i == len(lines) {`},
	{File: "types/name.go", Rule: "a value of a type argument is cast to that before a field is read", By: "ErasedReceivers.inherited ErasedReceivers.caught",
		Old: `k.IsSubclassOf(f.Class) {`, New: `k.IsSubclassOf(f.Class) && false {`},
	{File: "types/call.go", Rule: "a value of a type argument is cast to an array before it is copied", By: "Clones.ofNoArray",
		Old: `r.need(e.X, t)
		r.executed[e]`, New: `r.executed[e]`},
	{File: "types/operator.go", Rule: "the branches of a conditional expression are cast to its type", By: "ErasedReceivers.eachBranchIsCast",
		Old: `r.need(branch, t)`, New: `_ = branch`},
	{File: "types/argument.go", Rule: "the results of a switch expression are cast to their own types", By: "ErasedReceivers.resultForAPlaceIsCast",
		Old: `r.need(p.e, r.fullOf(p.e))`, New: `r.need(p.e, t)`},
	{File: "cfg/effects.go", Rule: "a variable that a part of an expression assigns has a value before", By: "EvaluationOrder.assignedBehindAnd",
		Old: `vs[v.Var] = true
				}
			}
			return true
		})
	}
	if b := l.prog.Body(m); b != nil {
		core.Walk(b, func(n core.Node) bool {
			switch n := n.(type) {
			case *core.Binary:`, New: `vs[v.Var] = false
				}
			}
			return true
		})
	}
	if b := l.prog.Body(m); b != nil {
		core.Walk(b, func(n core.Node) bool {
			switch n := n.(type) {
			case *core.Binary:`},
	{File: "types/construction.go", Rule: "a component that the constructor changes is none that it asked about", By: "Constructions.changed",
		Old: `k.given[x.Name] = false`, New: `k.given[x.Name] = k.given[x.Name]`},
	{File: "types/construction.go", Rule: "a component that gets another parameter is none that the constructor asked about", By: "Constructions.swapped",
		Old: `ok && a.Op == "=" && y.Name == name`, New: `ok && a.Op == "=" && y.Name != ""`},
	{File: "types/construction.go", Rule: "what may be different later says nothing of the objects made before", By: "Constructions.moving",
		Old: `return f.Const != nil || f.Enum != nil }`, New: `return f.Static }`},
	{File: "cfg/clone.go", Rule: "a new array of the class of another has no negative length", By: "Reflected.likeOfAny",
		Old: `l.mk.le(l.mk.num(l.mk.intT, 0), n), e.Len`, New: `l.mk.yes, e.Len`},
	{File: "core/pattern.go", Rule: "a part of a record may be null where its type is that of the pattern", By: "Patterns.nullPart",
		Old: `if !part ||`, New: `if part ||`},
	{File: "core/pattern.go", Rule: "a switch without a case for null takes no null", By: "Patterns.ofNull",
		Old: `if !null {`, New: `if null {`},
	{File: "core/pattern.go", Rule: "a guard decides", By: "Patterns.kinds",
		Old: `Binary{h, "&&", is, l.expr(p.Guard)}`, New: `Binary{h, "||", is, l.expr(p.Guard)}`},
	{File: "core/reflect.go", Rule: "an array of a class that is named has elements of that class", By: "Reflected.made",
		Old: `T: l.p.w.ArrayOf(t)}`, New: `T: l.p.w.ArrayOf(types.Of(types.Long))}`},
	{File: "core/lower.go", Rule: "a cast to an intersection type is one to each part", By: "test ./internal/oracle: TestTable",
		Old: `for i := len(parts) - 1; i > 0; i-- {`, New: `for i := 0; i > 0; i-- {`},
	{File: "core/derived.go", Rule: "a copy has the values of the original, not another identity", By: "test ./internal/oracle: TestTable",
		Old: `if !f.Model && !f.Open() {`, New: `if !f.Model {`},
	{File: "core/program.go", Rule: "no initialiser runs where a copy is made", By: "test ./internal/oracle: TestTable",
		Old: `if m.Derived != types.CopyCreation && beginsObject(b) {`, New: `if beginsObject(b) {`},
	{File: "core/resource.go", Rule: "what close() throws behind another exception is kept with that", By: "test ./internal/oracle: TestTable",
		Old: `if l.p.Messages {`, New: `if false {`},
	{File: "core/sink.go", Rule: "Java's own library says something else than the JVM", By: "test ./verify: TestUntold",
		Old: `in == nil || in.Class.Library ||`, New: `in == nil ||`},
	{File: "cfg/runtime.go", Rule: "a check is one of the code in which it stands", By: "test ./verify: TestUntold",
		Old: `node, what, l.act.method, args}`, New: `node, what, l.g.Method, args}`},
	{File: "core/sink.go", Rule: "messages are kept where a check looks at them", By: "test ./internal/oracle: TestTable",
		Old: `isThrowable(m.Class) && !l.p.Messages`, New: `isThrowable(m.Class)`},
	{File: "types/frozen.go", Rule: "what a method hands out may change elsewhere", By: "Given.same",
		Old: `		return x.Name != name`, New: `		return true`},
	{File: "types/format.go", Rule: "arguments of a format are counted from 1", By: "Formats.argumentsByNumber",
		Old: `p.Arg--`, New: `_ = p`},
	{File: "types/format.go", Rule: "< is the argument of before", By: "Formats.argumentsByNumber",
		Old: `p.Arg = last`, New: `p.Arg = max(last, next)`},
	{File: "core/format.go", Rule: "what is printed by a format must have its type", By: "Formats.printedWrong",
		Old: `if takes == nil || !takes(types.Unboxed(c.Args[0].Type())) {`, New: `if takes == nil {`},
	{File: "core/format.go", Rule: "the flag 0 fills with zeros", By: "Formats.zerosOfLess",
		Old: `if p.Has("0") {`, New: `if false {`},
	{File: "core/format.go", Rule: "a format that is printed must not be null", By: "Formats.printedBy",
		Old: `ss = append(ss, &Eval{at, l.helper(h, "given", format)})`, New: `_ = format`},
	{File: "core/classtest.go", Rule: "class literals are compared by the types they name", By: "test ./internal/oracle: TestTable",
		Old: `l.info.TypeOf[a.Type] == l.info.TypeOf[b.Type]`, New: `a != b`},
	{File: "core/function.go", Rule: "a reference to clone() of an array makes a copy", By: "test ./internal/oracle: TestTable",
		Old: `return &CloneArray{Typed{Loc: at, T: t}, l.adapt(x, t), nil}`, New: `return l.adapt(x, t)`},
	{File: "core/derived.go", Rule: "the text of an exception begins with the name of its class", By: "test ./internal/oracle: TestTable",
		Old: `l.literal(at, c.BinaryName())`, New: `l.literal(at, c.SimpleName())`},
	{File: "core/lower.go", Rule: "the context's conversion is applied", By: "test ./core: TestExamples",
		Old: `if t == nil || t == x.Type() {`, New: `if true {`},
	{File: "core/lower.go", Rule: "a cast casts", By: onTheJVM,
		Old: `return &Cast{h, l.expr(e.X)}`, New: `return l.expr(e.X)`},
	{File: "core/box.go", Rule: "-- takes one away", By: onTheJVM,
		Old: `by, op = -1, "-"`, New: `by, op = 1, "+"`},
	{File: "core/box.go", Rule: "a prefix operator has the new value", By: onTheJVM,
		Old: `&IncDec{h, by, e.Prefix, place}`, New: `&IncDec{h, by, !e.Prefix, place}`},
	{File: "core/box.go", Rule: "a compound assignment operates", By: onTheJVM,
		Old: `return &Update{h, op, place, l.expr(e.Y)}`, New: `return &Assign{h, place, l.expr(e.Y)}`},
	{File: "core/lower.go", Rule: "operands keep their order", By: onTheJVM,
		Old: `&Binary{h, Op(e.Op), exact(e.X), exact(e.Y)}`, New: `&Binary{h, Op(e.Op), exact(e.Y), exact(e.X)}`},
	{File: "core/lower.go", Rule: "a condition chooses the left side where it holds", By: onTheJVM,
		Old: `l.expr(e.C), l.expr(e.X), l.expr(e.Y), as`, New: `l.expr(e.C), l.expr(e.Y), l.expr(e.X), as`},
	{File: "core/lower.go", Rule: "super is no dispatch", By: onTheJVM,
		Old: `return l.self(e, c, Super)`, New: `return l.self(e, c, Implied)`},
	{File: "core/lower.go", Rule: "what stands in front of a static method is evaluated", By: onTheJVM,
		Old: `c.X = l.qualifier(e.X)`, New: `c.X = nil`},
	{File: "core/lower.go", Rule: "what stands in front of a static field is evaluated", By: onTheJVM,
		Old: `return l.fieldOf(h, o, l.qualifier(e.X))`, New: `return l.fieldOf(h, o, nil)`},
	{File: "core/lower.go", Rule: "a simple name is a field of this object", By: onTheJVM,
		Old: `x = l.self(e, f.Class, Implied)`, New: `x = &Null{Typed{Loc: Loc{e}, T: f.Class}}`},
	{File: "core/lower.go", Rule: "arguments beyond the parameters are gathered in an array of the type inferred", By: onTheJVM,
		Old: `	return gathered(e, xs, len(m.Params)-1, how.Array), false`, New: `	return xs, how.VarArgs`},
	{File: "core/lower.go", Rule: "a wider value is cast to its type argument", By: onTheJVM,
		Old: `if t := l.info.Checked[e]; t != nil {`, New: `if t := l.info.Checked[e]; t != nil && l.class == nil {`},
	{File: "core/function.go", Rule: "a lambda's arguments are cast to its parameters' types", By: onTheJVM,
		Old: `v, l.adapt(x, v.Type)})`, New: `v, x})`},
	{File: "parse/clause.go", Rule: "set n -= e takes all of e away", By: "Ghosts.changed",
		Old: `strings.TrimSuffix(x.Op, "="), x.Y)`, New: `"+", x.Y)`},
	{File: "core/function.go", Rule: "this in a lambda is that of the code around it", By: onTheJVM,
		Old: `if l.of == nil {`, New: `if true {`},
	{File: "core/function.go", Rule: "the receiver of a bound reference is evaluated with the reference", By: onTheJVM,
		Old: `x = l.capturedValue(k.Receiver, at.From)`, New: `x = l.expr(e.X)`},
	{File: "core/function.go", Rule: "an unbound reference calls its method on the first argument", By: onTheJVM,
		Old: `x, args = args[0], args[1:]`, New: `x, args = args[len(args)-1], args[:len(args)-1]`},
	{File: "core/function.go", Rule: "the result of a reference is not cast", By: onTheJVM,
		Old: `	to := b.Method.Result
	if`, New: `	to := l.p.w.Erasure(k.Result)
	if`},
	{File: "core/outer.go", Rule: "a lambda keeps the variables that it uses", By: onTheJVM,
		Old: `if f := l.kept(v); f != nil {`, New: `if f := l.kept(v); f != nil && l.of.Local == nil {`},
	{File: "core/foreach.go", Rule: "an element of an Iterable is cast to the variable's type", By: onTheJVM,
		Old: `v, l.adapt(next, v.Type)}}`, New: `v, next}}`},
	{File: "core/foreach.go", Rule: "a loop over an Iterable asks for an iterator once", By: onTheJVM,
		Old: `Cond: call(iterator(), each.HasNext)}`, New: `Cond: call(call(l.expr(s.X), each.Iterator), each.HasNext)}`},
	{File: "core/bridge.go", Rule: "a bridge casts its arguments", By: onTheJVM,
		Old: `adapt(x, m.Params[i].Type)`, New: `x`},
	{File: "core/lowerstmt.go", Rule: "a do loop's body runs before its test", By: onTheJVM,
		Old: `l.loop(&Loop{Step: at, After: true}`, New: `l.loop(&Loop{Step: at}`},
	{File: "core/lowerstmt.go", Rule: "else is a side", By: onTheJVM,
		Old: `l.stmt(s.Then), l.orNone(s.Else)`, New: `l.stmt(s.Then), nil`},
	{File: "core/lowerstmt.go", Rule: "a plain break leaves the switch", By: onTheJVM,
		Old: `		if label == nil {
`, New: `		if label != nil {
`},
	{File: "core/lowerstmt.go", Rule: "a labelled break leaves the statement behind the label", By: onTheJVM,
		Old: `return l.labels[t]`, New: `return nil`},
	{File: "core/lowerstmt.go", Rule: "finally is executed", By: onTheJVM,
		Old: `t.Finally = l.block(s.Finally)`, New: `l.block(s.Finally)`},
	{File: "core/switch.go", Rule: "a rule of a switch ends it", By: onTheJVM,
		Old: `Arrow: c.Arrow}`, New: `Arrow: false}`},
	{File: "core/switch.go", Rule: "default takes what no label takes", By: onTheJVM,
		Old: `Default: c.Default,`, New: `Default: false,`},
	{File: "core/program.go", Rule: "this(...) leaves the initialisers to the other constructor", By: onTheJVM,
		Old: `return b.Call == nil || b.Call.Super`, New: `return true`},
	{File: "core/program.go", Rule: "initialiser blocks run", By: onTheJVM,
		Old: `case *ast.Initializer:
			ss = append(ss, l.block(i.Body))`, New: `case *ast.Initializer:`},
	{File: "core/program.go", Rule: "static initialiser blocks run", By: onTheJVM,
		Old: `			if d.Static {
`, New: `			if !d.Static {
`},
	{File: "core/spec.go", Rule: "initialisers run before the constructor's body", By: onTheJVM,
		Old: `append(append(all, b.Init...), b.Stmts...)`, New: `append(append(all, b.Stmts...), b.Init...)`},
	{File: "core/outer.go", Rule: "o.new makes an object that belongs to o", By: onTheJVM,
		Old: `g.X, g.NonNull = l.expr(outer), true`, New: `g.X = outwards(e, l.class, steps)`},
	{File: "core/member.go", Rule: "hash codes of components are combined as the JDK does", By: onTheJVM,
		Old: `number(at, 31)`, New: `number(at, 37)`},
	{File: "core/member.go", Rule: "a constant's name is found by its ordinal", By: onTheJVM,
		Old: `number(at, int64(i))`, New: `number(at, int64(i+1))`},
	{File: "cfg/known.go", Rule: "a field of an input holds what the type argument says", By: "HeapTypes.parameter",
		Old: `return l.isA(x, k.Of) })`, New: `return l.mk.yes })`},
	{File: "cfg/known.go", Rule: "a type variable stands for one type", By: "OneType.two",
		Old: `none, l.allBelow(lower, t.Least, u)))`, New: `none, l.mk.yes))`},
	{File: "cfg/known.go", Rule: "what no input says bounds no other", By: "OneType.twoOfB",
		Old: `l.mk.or(none, l.all`, New: `l.mk.or(l.mk.no, l.all`},
	{File: "types/typing.go", Rule: "an array of the erased type holds any type variable's values", By: "OneType.erased",
		Old: `!ok || a == s.Array`, New: `!ok`},
	{File: "core/derived.go", Rule: "records are equal if their components are", By: onTheJVM,
		Old: `all = &Binary{boolean(), "&&", all, same}`, New: `_ = same`},
	{File: "core/derived.go", Rule: "enum constants are numbered", By: onTheJVM,
		Old: `X: number(f.Enum, int64(ordinal(f)))`, New: `X: number(f.Enum, 0)`},
	{File: "core/resource.go", Rule: "an exception of close() counts where nothing else was thrown", By: onTheJVM,
		Old: `compare("==", local(thrown))`, New: `compare("!=", local(thrown))`},
	{File: "core/classtest.go", Rule: "the classes of both objects are compared", By: onTheJVM,
		Old: `				s.Y = o
`, New: `				s.X = o
				s.Of = l.class
`},
	{File: "core/lower.go", Rule: "a clone of an array is another array", By: onTheJVM,
		Old: `return &CloneArray{h, l.expr(e.X), nil}`, New: `return l.expr(e.X)`},
	{File: "core/lower.go", Rule: "!= of classes is not ==", By: onTheJVM,
		Old: `return &Unary{h, "!", s}`, New: `return s`},
	{File: "core/classtest.go", Rule: "the object asked for its class is the one in front", By: onTheJVM,
		Old: `return l.object(e.X, l.class)`, New: `return l.self(e, l.class, Written)`},
	{File: "core/program.go", Rule: "a compact constructor gives the components their values", By: onTheJVM,
		Old: `b.Stmts = append(b.Stmts, l.componentInits(m)...)`, New: `_ = l`},
}

const onTheJVM = "test ./core: TestJava"
