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
	case *Const, *Null, *Local, *This, *Result, *Break, *Continue, *Mark, *Bound, *Asked:
	case *Field:
		ns.add(n.X)
	case *StaticField:
		ns.add(n.X)
	case *Elem:
		ns.add(n.X, n.I)
	case *Len:
		ns.add(n.X)
	case *Unary:
		ns.add(n.X)
	case *Binary:
		ns.add(n.X, n.Y)
	case *Chain:
		ns.add(n.Operands...)
	case *Cond:
		ns.add(n.C, n.X, n.Y)
	case *Convert:
		ns.add(n.X)
	case *Cast:
		ns.add(n.X)
	case *Fit:
		ns.add(n.X)
	case *Within:
		ns.add(n.I, n.Len, n.X)
	case *Where:
		ns = append(ns, n.Var)
		ns.add(n.Init, n.Body)
	case *Chosen:
		ns.add(n.X)
		ns.add(n.Args...)
		ns = append(ns, n.Value)
		ns.add(n.Is)
	case *Fresh:
		ns.add(n.X)
	case *Did:
		for _, l := range n.Locs {
			ns = append(ns, l)
		}
	case *TypeIs:
		ns.add(n.X)
	case *SameType:
		ns.add(n.X, n.Y)
	case *InstanceOf:
		ns.add(n.X)
	case *Bind:
		ns.add(n.X)
	case *CloneArray:
		ns.add(n.X, n.Len)
	case *SameClass:
		ns.add(n.X, n.Y)
	case *ClassOf:
		ns.add(n.X)
	case *Below:
		ns.add(n.X, n.Y)
	case *Assign:
		ns.add(n.X, n.Y)
	case *Update:
		ns.add(n.X, n.Y)
	case *IncDec:
		ns.add(n.X)
	case *Call:
		ns.add(n.X)
		ns.add(n.Args...)
	case *New:
		ns.given(n.Given)
		ns.add(n.Args...)
	case *Given:
		ns.add(n.X)
	case *Seq:
		ns.stmts(n.Stmts...)
		ns.add(n.X)
	case *TextSize:
		ns.add(n.X)
	case *TextAt:
		ns.add(n.X, n.I)
	case *TextOf:
		ns = append(ns, n.Size, n.Var, n.Char)
	case *MakeSequence:
		ns = append(ns, n.Size, n.Var, n.Elem)
	case *First:
		ns = append(ns, n.Size, n.Var, n.Test)
	case *NewArray:
		ns.add(n.Dims...)
	case *ArrayOf:
		ns.add(n.Elems...)
	case *Quantified:
		for _, v := range n.Vars {
			ns = append(ns, v)
		}
		ns.add(n.Range, n.Body)
	case *Old:
		ns.add(n.X)
	case *Reach:
		ns.add(n.X)
	case *SetCall:
		ns.add(n.X)
		ns.add(n.Args...)
	case *Unsupported:
		ns = append(ns, n.Parts...)
	case *Block:
		ns.stmts(n.Stmts...)
	case *Let:
		ns.add(n.Init)
	case *Eval:
		ns.add(n.X)
	case *If:
		ns.add(n.Cond)
		ns.stmts(n.Then, n.Else)
	case *Loop:
		ns.add(n.Known)
		ns.clauses(n.Spec)
		ns.stmts(n.Init...)
		if n.After {
			ns.stmts(n.Body)
			ns.add(n.Cond)
		} else {
			ns.add(n.Cond)
			ns.add(n.Update...)
			ns.stmts(n.Body)
		}
		ns.contract(n.Contract)
	case *ForEach:
		ns.add(n.Known)
		ns.clauses(n.Spec)
		ns.stmts(n.Var)
		ns.add(n.X)
		ns.stmts(n.Body)
		ns.contract(n.Contract)
	case *Refined:
		for _, k := range n.Cases {
			ns = append(ns, k)
		}
		if n.Body != nil {
			ns.stmts(n.Body)
		}
	case *Labeled:
		ns.stmts(n.Body)
	case *Return:
		ns.add(n.X)
	case *Throw:
		ns.add(n.X)
	case *Try:
		ns.stmts(n.Body)
		for _, c := range n.Catches {
			ns = append(ns, c)
		}
		if n.Finally != nil {
			ns.stmts(n.Finally)
		}
	case *Catch:
		ns.stmts(n.Body)
	case *Switch:
		ns.add(n.X)
		for _, c := range n.Cases {
			ns = append(ns, c)
		}
	case *Case:
		ns.add(n.Labels...)
		ns.stmts(n.Body...)
	case *Assert:
		ns.add(n.Cond)
	case *Synchronized:
		ns.add(n.Lock)
		ns.stmts(n.Body)
	case *Construct:
		ns.given(n.Given)
		ns.add(n.Args...)
	case *FieldInit:
		ns.add(n.X)
	case *Annotation:
		ns = append(ns, n.Clause)
	case *Clause:
		ns.add(n.X)
		ns.add(n.More...)
		ns.add(n.When)
		for _, l := range n.Locs {
			ns = append(ns, l)
		}
	case *Location:
		for _, e := range n.Each {
			ns = append(ns, e.Index)
		}
		ns.add(n.Parts()...)
	case *SpecCase:
		for _, o := range n.Olds {
			ns.stmts(o)
		}
		for _, list := range [][]*Clause{n.Requires, n.Ensures, n.Signals, n.SignalsOnly, n.Assignable, n.Measures, n.Jumps, n.Free} {
			ns.clauses(list)
		}
	case *Body:
		ns.stmts(n.Code()...)
	default:
		panic("core: a node of an unknown kind")
	}
	return ns
}

// nodes collects those that are there.
type nodes []Node

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

func (ns *nodes) contract(c *Refined) {
	if c != nil {
		*ns = append(*ns, c)
	}
}
