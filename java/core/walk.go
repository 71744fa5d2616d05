package core

// Walk calls visit for n and, where it returns true, for all that n consists of, in
// the order of the text; the specification of a loop comes first.
func Walk(n Node, visit func(Node) bool) {
	if !visit(n) {
		return
	}
	for _, c := range Children(n) {
		Walk(c, visit)
	}
}

// Children are the nodes that n consists of.
func Children(n Node) []Node {
	var ns nodes
	switch n := n.(type) {
	case *Unsupported: // an expression as well as a statement
		ns = append(ns, n.Parts...)
	case Expr:
		ns.ofExpr(n)
	case Stmt:
		ns.ofStmt(n)
	default:
		ns.ofPart(n)
	}
	return ns
}

// nodes collects those that are there.
type nodes []Node

// ofExpr collects what an expression consists of: those of Java are here.
func (ns *nodes) ofExpr(x Expr) {
	switch x := x.(type) {
	case *Const, *Null, *Local, *This:
	case *Field:
		ns.add(x.X)
	case *StaticField:
		ns.add(x.X)
	case *Elem:
		ns.add(x.X, x.I)
	case *Len:
		ns.add(x.X)
	case *Unary:
		ns.add(x.X)
	case *Binary:
		ns.add(x.X, x.Y)
	case *Chain:
		ns.add(x.Operands...)
	case *Cond:
		ns.add(x.C, x.X, x.Y)
	case *Convert:
		ns.add(x.X)
	case *Cast:
		ns.add(x.X)
	case *InstanceOf:
		ns.add(x.X)
	case *Assign:
		ns.add(x.X, x.Y)
	case *Update:
		ns.add(x.X, x.Y)
	case *IncDec:
		ns.add(x.X)
	case *Call:
		ns.add(x.X)
		ns.add(x.Args...)
	case *New:
		ns.given(x.Given)
		ns.add(x.Args...)
	case *NewArray:
		ns.add(x.Dims...)
	case *ArrayOf:
		ns.add(x.Elems...)
	default:
		ns.ofDerived(x)
	}
}

// ofDerived collects what an expression consists of that nobody writes: lowering makes it of a
// pattern, a conversion or a call of the library.
func (ns *nodes) ofDerived(x Expr) {
	switch x := x.(type) {
	case *InClause:
	case *Seq:
		ns.stmts(x.Stmts...)
		ns.add(x.X)
	case *Representable:
		ns.add(x.X)
	case *Within:
		ns.add(x.I, x.Len, x.X)
	case *Bind:
		ns.add(x.X)
	case *CloneArray:
		ns.add(x.X, x.Len)
	case *AnyObject:
		ns.add(x.Args...)
	case *SameClass:
		ns.add(x.X, x.Y)
	case *ClassOf:
		ns.add(x.X)
	case *Below:
		ns.add(x.X, x.Y)
	case *TextSize:
		ns.add(x.X)
	case *TextAt:
		ns.add(x.X, x.I)
	case *TextOf:
		*ns = append(*ns, x.Size, x.Var, x.Char)
	case *MakeSequence:
		*ns = append(*ns, x.Size, x.Var, x.Elem)
	case *First:
		*ns = append(*ns, x.Size, x.Var, x.Test)
	default:
		ns.ofJML(x)
	}
}

// ofJML collects what an expression of JML consists of.
func (ns *nodes) ofJML(x Expr) {
	switch x := x.(type) {
	case *Result:
	case *Quantified:
		for _, v := range x.Vars {
			*ns = append(*ns, v)
		}
		ns.add(x.Range, x.Body)
	case *Where:
		*ns = append(*ns, x.Var)
		ns.add(x.Init, x.Body)
	case *Chosen:
		ns.add(x.X)
		ns.add(x.Args...)
		*ns = append(*ns, x.Value)
		ns.add(x.Is)
	case *Old:
		ns.add(x.X)
	case *Fresh:
		ns.add(x.X)
	case *Did:
		ns.locations(x.Locs)
	case *TypeIs:
		ns.add(x.X)
	case *SameType:
		ns.add(x.X, x.Y)
	case *Reach:
		ns.add(x.X)
	case *SetCall:
		ns.add(x.X)
		ns.add(x.Args...)
	default:
		panic("core: an expression of an unknown kind")
	}
}

// ofStmt collects what a statement consists of.
func (ns *nodes) ofStmt(s Stmt) {
	switch s := s.(type) {
	case *Break, *Continue, *Mark:
	case *Block:
		ns.stmts(s.Stmts...)
	case *Let:
		ns.add(s.Init)
	case *Eval:
		ns.add(s.X)
	case *If:
		ns.add(s.Cond)
		ns.stmts(s.Then, s.Else)
	case *Loop:
		ns.ofLoop(s)
	case *ForEach:
		ns.add(s.Known)
		ns.clauses(s.Spec)
		ns.stmts(s.Var)
		ns.add(s.X)
		ns.stmts(s.Body)
		ns.contract(s.Contract)
	case *Refined:
		for _, k := range s.Cases {
			*ns = append(*ns, k)
		}
		if s.Body != nil {
			ns.stmts(s.Body)
		}
	case *Labeled:
		ns.stmts(s.Body)
	case *Return:
		ns.add(s.X)
	case *Throw:
		ns.add(s.X)
	case *Try:
		ns.stmts(s.Body)
		for _, c := range s.Catches {
			*ns = append(*ns, c)
		}
		if s.Finally != nil {
			ns.stmts(s.Finally)
		}
	case *Switch:
		ns.add(s.X)
		for _, c := range s.Cases {
			*ns = append(*ns, c)
		}
	case *Assert:
		ns.add(s.Cond)
	case *Synchronized:
		ns.add(s.Lock)
		ns.stmts(s.Body)
	case *Construct:
		ns.given(s.Given)
		ns.add(s.Args...)
	case *FieldInit:
		ns.add(s.X)
	case *Annotation:
		*ns = append(*ns, s.Clause)
	default:
		panic("core: a statement of an unknown kind")
	}
}

// ofLoop collects what a loop consists of: the condition stands where it is evaluated.
func (ns *nodes) ofLoop(s *Loop) {
	ns.add(s.Known)
	ns.clauses(s.Spec)
	ns.stmts(s.Init...)
	if s.After {
		ns.stmts(s.Body)
		ns.add(s.Cond)
	} else {
		ns.add(s.Cond)
		ns.add(s.Update...)
		ns.stmts(s.Body)
	}
	ns.contract(s.Contract)
}

// ofPart collects what a part of an expression, a statement or a contract consists of, or a
// body.
func (ns *nodes) ofPart(n Node) {
	switch n := n.(type) {
	case *Bound:
	case *Given:
		ns.add(n.X)
	case *Catch:
		ns.stmts(n.Body)
	case *Case:
		ns.add(n.Labels...)
		ns.stmts(n.Body...)
	case *Clause:
		ns.add(n.X)
		ns.add(n.More...)
		ns.add(n.When)
		ns.locations(n.Locs)
	case *Location:
		for _, e := range n.ForAll {
			*ns = append(*ns, e.Index)
		}
		ns.add(n.Parts()...)
	case *SpecCase:
		for _, o := range n.Olds {
			ns.stmts(o)
		}
		for _, list := range [][]*Clause{n.Requires, n.Ensures, n.Signals, n.SignalsOnly, n.Assignable, n.Measures, n.Diverges, n.Jumps, n.Free} {
			ns.clauses(list)
		}
	case *Body:
		ns.stmts(n.Code()...)
	default:
		panic("core: a node of an unknown kind")
	}
}

func (ns *nodes) add(es ...Expr) {
	for _, e := range es {
		if e != nil {
			*ns = append(*ns, e)
		}
	}
}

func (ns *nodes) given(gs []*Given) {
	for _, g := range gs {
		*ns = append(*ns, g)
	}
}

func (ns *nodes) stmts(ss ...Stmt) {
	for _, s := range ss {
		if s != nil {
			*ns = append(*ns, s)
		}
	}
}

func (ns *nodes) clauses(cs []*Clause) {
	for _, c := range cs {
		*ns = append(*ns, c)
	}
}

func (ns *nodes) locations(ls []*Location) {
	for _, l := range ls {
		*ns = append(*ns, l)
	}
}

func (ns *nodes) contract(c *Refined) {
	if c != nil {
		*ns = append(*ns, c)
	}
}
