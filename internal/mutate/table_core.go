package mutate

// core breaks what core makes of Java. The graph and the interpreter both read core
// and cannot tell; the JVM, on the original and on the printed core, does.
var core = []Mutant{
	{File: "core/lower.go", Rule: "the context's conversion is applied", By: "test ./core: TestExamples",
		Old: `if t == nil || t == x.Type() {`, New: `if true {`},
	{File: "core/lower.go", Rule: "a cast casts", By: onTheJVM,
		Old: `return &Cast{h, l.expr(e.X)}`, New: `return l.expr(e.X)`},
	{File: "core/lower.go", Rule: "-- takes one away", By: onTheJVM,
		Old: `by = -1`, New: `by = 1`},
	{File: "core/lower.go", Rule: "a prefix operator has the new value", By: onTheJVM,
		Old: `by, e.Prefix, l.place(e.X)`, New: `by, !e.Prefix, l.place(e.X)`},
	{File: "core/lower.go", Rule: "a compound assignment operates", By: onTheJVM,
		Old: `return &Update{h, Op(e.Op[:len(e.Op)-1]), l.place(e.X), l.expr(e.Y)}`, New: `return &Assign{h, l.place(e.X), l.expr(e.Y)}`},
	{File: "core/lower.go", Rule: "operands keep their order", By: onTheJVM,
		Old: `return &Binary{h, Op(e.Op), x, y}`, New: `return &Binary{h, Op(e.Op), y, x}`},
	{File: "core/lower.go", Rule: "a condition chooses the left side where it holds", By: onTheJVM,
		Old: `l.expr(e.C), l.expr(e.X), l.expr(e.Y), as`, New: `l.expr(e.C), l.expr(e.Y), l.expr(e.X), as`},
	{File: "core/lower.go", Rule: "super is no dispatch", By: onTheJVM,
		Old: `return &This{l.implied(e, c), Super}`, New: `return &This{l.implied(e, c), Implied}`},
	{File: "core/lower.go", Rule: "what stands in front of a static method is evaluated", By: onTheJVM,
		Old: `c.X = l.qualifier(e.X)`, New: `c.X = nil`},
	{File: "core/lower.go", Rule: "what stands in front of a static field is evaluated", By: onTheJVM,
		Old: `&StaticField{h, l.qualifier(e.X), o}`, New: `&StaticField{h, nil, o}`},
	{File: "core/lower.go", Rule: "a simple name is a field of this object", By: onTheJVM,
		Old: `return &Field{h, &This{l.implied(e, f.Class), Implied}, f}`, New: `return &Field{h, &Null{l.implied(e, f.Class)}, f}`},
	{File: "core/lower.go", Rule: "arguments beyond the parameters are gathered", By: onTheJVM,
		Old: `Virtual: how.Virtual, VarArgs: how.VarArgs`, New: `Virtual: how.Virtual`},
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
		Old: `if b.Call == nil || b.Call.Super {`, New: `if true {`},
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
	{File: "core/derived.go", Rule: "records are equal if their components are", By: onTheJVM,
		Old: `all = &Binary{boolean(), "&&", all, same}`, New: `_ = same`},
	{File: "core/derived.go", Rule: "enum constants are numbered", By: onTheJVM,
		Old: `X: number(f.Enum, int64(ordinal(f)))`, New: `X: number(f.Enum, 0)`},
	{File: "core/resource.go", Rule: "an exception of close() counts where nothing else was thrown", By: onTheJVM,
		Old: `compare("==", local(thrown))`, New: `compare("!=", local(thrown))`},
	{File: "core/program.go", Rule: "a compact constructor gives the components their values", By: onTheJVM,
		Old: `b.Stmts = append(b.Stmts, l.componentInits(m)...)`, New: `_ = l`},
}

const onTheJVM = "test ./core: TestJava"
