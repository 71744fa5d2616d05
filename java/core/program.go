package core

import (
	"slices"
	"sync"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
)

// Program gives the core of a world's methods, specifications and initialisers,
// each lowered when it is first asked for, and resolved before. What cannot be
// resolved is Unsupported; that World.Resolve… reports it is the caller's matter.
// The same question has the same nodes as its answer. Not for concurrent use.
type Program struct {
	w         *types.World
	bodies    map[*types.Method]*Body
	contracts map[*types.Method]*Contract
	fails     map[*Assert]Stmt // see Fails
	specs     map[*types.Class][]*Clause
	inits     map[*types.Class][]Stmt
	values    map[*types.Field]Expr
	clauses   map[*types.Clause]*Clause
	inlined   []*types.Method // the calls that are being written out: see inlining
	changing  map[*types.Method]bool
	// Messages keeps what exceptions say: their messages, causes and suppressed
	// exceptions. Without it the texts are not made, and no constructor of the library's
	// exceptions need be executed. A check that reaches a method that Tells needs it. Set
	// it before the first question.
	Messages bool
	// Texts lets fields be read and methods called whose values only go into texts that
	// nobody looks at, also where that can neither fail nor change anything. Set it before
	// the first question.
	Texts bool
	// Lowered, unless nil, has code from other programs of the world. Set it before the
	// first question.
	Lowered *Lowered
}

// Lowered keeps the code of methods, once it is lowered, for other programs of one frozen
// world. Nobody changes nodes of core. It is safe for concurrent use.
type Lowered struct {
	bodies  sync.Map // by loweredKey
	checked sync.Map // the bodies that Check has seen
}

// Check checks the bodies without errors that it has not checked yet.
func (l *Lowered) Check(w *types.World) {
	l.bodies.Range(func(_, x any) bool {
		b, _ := x.(*Body)
		if b == nil || slices.ContainsFunc(w.ResolveBody(b.Method), isWrong) {
			return true
		}
		if _, seen := l.checked.LoadOrStore(b, true); !seen {
			Check(b)
		}
		return true
	})
}

// isWrong reports whether what d is about has no type.
func isWrong(d *source.Diagnostic) bool {
	return d.Severity == source.Error && d.Code != source.Unsupported
}

// loweredKey is a method or class, and what a program that lowers its code keeps.
type loweredKey struct {
	of              any
	messages, texts bool
}

// shared gives what lower makes of a method or class: the same for all programs.
func (p *Program) shared(of any, lower func() any) any {
	if p.Lowered == nil || len(p.inlined) > 0 { // what is being written out is no matter of others
		return lower()
	}
	key := loweredKey{of, p.Messages, p.Texts}
	if x, ok := p.Lowered.bodies.Load(key); ok {
		return x
	}
	x, _ := p.Lowered.bodies.LoadOrStore(key, lower())
	return x
}

// NewProgram gives the program of a world.
func NewProgram(w *types.World) *Program {
	return &Program{w: w, bodies: map[*types.Method]*Body{}, contracts: map[*types.Method]*Contract{}, fails: map[*Assert]Stmt{}, specs: map[*types.Class][]*Clause{},
		inits: map[*types.Class][]Stmt{}, values: map[*types.Field]Expr{}, clauses: map[*types.Clause]*Clause{}}
}

// Body is the code of a method; nil: it has none, or it is no class whose
// constructor is asked for, or no object executes it.
func (p *Program) Body(m *types.Method) *Body {
	if b, ok := p.bodies[m]; ok {
		return b
	}
	if p.w.ResolveBody(m); p.w.IsNeverExecuted(m) {
		return nil
	}
	b := p.shared(m, func() any { return p.body(m) }).(*Body)
	p.bodies[m] = b
	return b
}

func (p *Program) body(m *types.Method) *Body {
	d := m.Decl
	if isNoOp(m) {
		return noOpBody(m)
	}
	if isMismatchTest(m) {
		return glanceBody(m)
	}
	if d != nil && d.Body == nil && !m.IsUnwritten() {
		return nil
	}
	l := p.lowering(m.Class)
	b := &Body{Method: m}
	if m.IsUnwritten() {
		b.From = d
		b.Stmts = []Stmt{&Return{step(d), l.chosenResult(m)}}
		return b
	}
	switch {
	case d != nil:
		b.From = d
		b.Stmts = l.stmts(d.Body.Stmts)
		if d.Compact {
			b.Stmts = append(b.Stmts, l.componentInits(m)...)
		}
	case m.Derived != types.NotDerived:
		b.From = &absent{m.Span}
		if !l.derived(b) {
			return nil
		}
	case m.Constructor:
		b.From = &absent{m.Span}
	default:
		return nil
	}
	if !m.Constructor {
		return b
	}
	if i := slices.IndexFunc(b.Stmts, func(s Stmt) bool { _, is := s.(*Construct); return is }); i >= 0 {
		b.First, b.Call, b.Stmts = b.Stmts[:i:i], b.Stmts[i].(*Construct), b.Stmts[i+1:]
	}
	if super := p.w.Info.Implicit[m]; super != nil && b.Call == nil {
		c := &Construct{Method: super, Super: true, Implicit: true, VarArgs: super.VarArgs}
		c.From = &absent{m.Span}
		if m.Derived == types.AnonymousCreation {
			c.Args, c.VarArgs = l.params(m), false
		}
		b.Call = c
	}
	if b.Call != nil && b.Call.Super && b.Call.Given == nil {
		b.Call.Given = l.given(m.Class.Super, nil, b.Call.From, l.outerOf(m.Class, m.Class.Super))
	}
	if m.Derived != types.CopyCreation && beginsObject(b) {
		b.Init = p.initialisers(m.Class)
	}
	return b
}

// beginsObject reports whether a constructor runs the initialisers of its class.
func beginsObject(b *Body) bool { return b.Call == nil || b.Call.Super }

// absent is the origin of code that nobody wrote, with the place that stands for it.
type absent struct{ at source.Span }

func (a *absent) Span() source.Span { return a.at }

// Absent is the origin of something at a place where nobody wrote it.
func Absent(at source.Span) ast.Node { return &absent{at} }

// initialisers are those of the fields of a class and of what joins it, and its initialiser
// blocks.
func (p *Program) initialisers(c *types.Class) []Stmt {
	if ss, ok := p.inits[c]; ok {
		return ss
	}
	ss := p.shared(c, func() any { return p.ownInitialisers(c) }).([]Stmt)
	p.inits[c] = ss
	return ss
}

func (p *Program) ownInitialisers(c *types.Class) (ss []Stmt) {
	l := p.lowering(c)
	for _, f := range p.w.Joining(c) {
		s := &FieldInit{Field: f, X: p.lowering(f.Class).initial(f, f.Decl.Init)}
		s.From = f.Decl
		ss = append(ss, s)
	}
	for _, i := range c.Init {
		switch i := i.(type) {
		case *ast.Initializer:
			ss = append(ss, l.block(i.Body))
		case *ast.FieldDecl:
			if f := fieldOf(c, i); f != nil && !f.Static {
				s := &FieldInit{Field: f, X: l.initial(f, i.Init)}
				s.From = i
				ss = append(ss, s)
			}
		}
	}
	return ss
}

// initial is the first value of a field.
func (l *lowering) initial(f *types.Field, x ast.Expr) Expr {
	if a, ok := f.Type.(*types.Array); ok && a.IsSequence() {
		return l.builtArray(x, a)
	}
	return l.expr(x)
}

func fieldOf(c *types.Class, d *ast.FieldDecl) *types.Field {
	for _, f := range c.Fields {
		if f.Decl == d {
			return f
		}
	}
	return nil
}

// Value is the initialiser of a field, nil for none.
func (p *Program) Value(f *types.Field) Expr {
	if x, ok := p.values[f]; ok {
		return x
	}
	var x Expr
	switch {
	case f.Enum != nil:
		p.w.ResolveConstant(f.Class, f.Enum)
		x = p.lowering(f.Class).constant(f)
	case f.Decl != nil && f.Decl.Init != nil:
		if f.Static {
			p.w.ResolveInitializer(f.Class, f.Decl)
		}
		x = p.lowering(f.Class).initial(f, f.Decl.Init)
	}
	p.values[f] = x
	return x
}

// StaticInit is one step of the initialisation of a class: of the static field
// Field, or where that is nil an initialiser block. The constants of an enum come
// first; ghost fields are given their values among the others.
type StaticInit struct {
	Field *types.Field
	decl  ast.Member
}

// Names reports whether the initialiser names a field of its class by its simple name, as
// it has to where it gives a final one its value (JLS 16).
func (i StaticInit) Names(f *types.Field) bool {
	found := i.Field == f
	if i.decl != nil {
		ast.Walk(i.decl, func(n ast.Node) bool {
			if x, ok := n.(*ast.Ident); ok && x.Name == f.Name {
				found = true
			}
			return !found
		})
	}
	return found
}

// Writes reports whether the initialiser may change elements of the array that a static field of
// its class holds: from a place of the text on, it does more with the name than read some. Of
// arrays of arrays, it does, wherever it names them.
func (i StaticInit) Writes(f *types.Field, from int32) bool {
	if !i.Names(f) {
		return false
	}
	a, array := f.Type.(*types.Array)
	if !array || i.decl == nil {
		return true
	}
	_, rows := a.Elem.(*types.Array)
	return rows || !types.ReadsElements(i.from(from), f)
}

// from is what is left of an initialiser where a place of the text has been come to: of a
// block, the statements that do not end before it.
func (i StaticInit) from(place int32) ast.Node {
	block, ok := i.decl.(*ast.Initializer)
	if !ok {
		return i.decl
	}
	left := *block.Body
	left.Stmts = slices.DeleteFunc(slices.Clone(left.Stmts), func(s ast.Stmt) bool { return s.Span().End <= place })
	return &left
}

// IsInitialisersAlone reports whether no code names a static field but the static initialisers
// of its class: it is private, and no code changes it behind their backs.
func IsInitialisersAlone(f *types.Field) bool {
	if f.Decl == nil || !f.Decl.Modifiers.Has("private") {
		return false
	}
	top := types.WholeClass(f.Class)
	if top == nil {
		return false
	}
	alone := true
	ast.Walk(top.Decl, func(n ast.Node) bool {
		switch x := n.(type) {
		case *ast.Initializer:
			return !x.Static || !slices.Contains(f.Class.StaticInit, x)
		case *ast.Ident:
			alone = alone && x.Name != f.Name
		case *ast.Select:
			alone = alone && x.Name.Text != f.Name
		}
		return alone
	})
	return alone
}

// StaticInitOf is the initialiser of an enum constant.
func StaticInitOf(f *types.Field) StaticInit { return StaticInit{f, nil} }

// StaticInits are the static initialisers of a class in the order of the text.
// Constants have none.
func StaticInits(c *types.Class) []StaticInit {
	var is []StaticInit
	for _, f := range c.Constants() {
		is = append(is, StaticInit{f, nil})
	}
	for _, m := range c.Decl.Members {
		switch d := m.(type) {
		case *ast.FieldDecl:
			f := fieldOf(c, d)
			if f != nil && f.Static && f.Const == nil && d.Init != nil && (!d.JML || f.Ghost) {
				is = append(is, StaticInit{f, d})
			}
		case *ast.Initializer:
			if d.Static {
				is = append(is, StaticInit{nil, d})
			}
		}
	}
	return is
}

// Static resolves and lowers a static initialiser of c: to the field's value or to
// the block.
func (p *Program) Static(c *types.Class, i StaticInit) (Expr, *Block, []*source.Diagnostic) {
	if i.Field != nil && i.Field.Enum != nil {
		ds := p.w.ResolveConstant(c, i.Field.Enum)
		return p.Value(i.Field), nil, ds
	}
	ds := p.w.ResolveInitializer(c, i.decl)
	if i.Field != nil {
		return p.Value(i.Field), nil, ds
	}
	return nil, p.lowering(c).block(i.decl.(*ast.Initializer).Body), ds
}

// Specs are the invariants, constraints, initially clauses and axioms of a class
// itself, in the order of the text.
func (p *Program) Specs(c *types.Class) []*Clause {
	if cs, ok := p.specs[c]; ok {
		return cs
	}
	p.w.ResolveOwnSpecs(c)
	var cs []*Clause
	for _, cl := range c.Specs {
		switch cl.Kind {
		case ast.Invariant, ast.Constraint, ast.Initially, ast.Axiom:
			cs = append(cs, p.Clause(cl))
		}
	}
	p.specs[c] = cs
	return cs
}

// Construction are the conditions that hold of every object of the record c because its
// constructor refuses all others.
func (p *Program) Construction(c *types.Class) (cs []*Clause) {
	for _, cl := range p.w.Construction(c) {
		cs = append(cs, p.Clause(cl))
	}
	return cs
}

// Contract is the specification of a method.
func (p *Program) Contract(m *types.Method) *Contract {
	if k, ok := p.contracts[m]; ok {
		return k
	}
	if m.Contract == nil {
		return nil
	}
	p.w.ResolveContract(m)
	k := &Contract{Method: m}
	for _, c := range m.Contract.Cases {
		k.Cases = append(k.Cases, p.specCase(m, c))
	}
	p.contracts[m] = k
	return k
}

func (p *Program) specCase(m *types.Method, c *types.Case) *SpecCase {
	k := &SpecCase{Of: c.Of, Behavior: c.Behavior, Unwritten: m.Contract.Explicit && c.Decl == nil}
	if c.Decl != nil {
		k.From = c.Decl
	} else {
		k.From = &absent{m.Span}
	}
	l := p.lowering(c.Of.Class)
	for _, o := range c.Olds {
		k.Olds = append(k.Olds, l.let(o))
	}
	for _, part := range []struct {
		to   *[]*Clause
		from []*types.Clause
	}{{&k.Requires, c.Requires}, {&k.Ensures, c.Ensures}, {&k.Signals, c.Signals}, {&k.SignalsOnly, c.SignalsOnly}, {&k.Assignable, c.Assignable}, {&k.Measures, c.Measures()}, {&k.Diverges, c.Diverges}, {&k.Free, c.Free}} {
		for _, cl := range part.from {
			*part.to = append(*part.to, p.Clause(cl))
		}
	}
	l.bindForall(c, k, nil)
	return k
}

// Clause is one of a method or class, which must be resolved: the same wherever it
// is inherited.
func (p *Program) Clause(c *types.Clause) *Clause {
	k := p.clauses[c]
	if k == nil {
		l := p.lowering(c.Class)
		l.after = c.Kind == ast.Ensures || c.Kind == ast.Signals
		k = l.clause(c.Clause)
		if why := p.w.Unresolved(c); why != nil && !c.Unread {
			no := p.lowering(c.Class).unsupported(Typed{Loc: Loc{c.Clause}, T: types.Of(types.Boolean)}, string(c.Kind), "")
			no.Why, k.X = why, no
		}
		k.Static, k.Exception, k.ExceptionVar, k.Exceptions, k.Binds = c.Static, c.Exception, c.ExceptionVar, c.Exceptions, c.Binds
		p.clauses[c] = k
	}
	return k
}
