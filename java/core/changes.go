package core

import (
	"inspect/java/ast"
	"inspect/java/types"
)

// repeated looks at the labels of a switch for accessors that several of them call. Java
// does not say how often it calls them: javac asks some labels together. So neither they
// nor what is evaluated between them may change anything.
type repeated struct {
	l      *lowering
	called map[*types.Method]bool // by the labels so far
	twice  *types.Method          // by two of them
	change bool                   // a label changes something
}

// label looks at one more label and its test; not nil: it has no translation.
func (r *repeated) label(label ast.Expr, test Expr) *Unsupported {
	calls := map[*types.Method]bool{}
	Walk(test, func(n Node) bool {
		if s, ok := n.(*Seq); ok {
			if c, ok := s.Value.(*Call); ok {
				calls[c.Method] = true
			}
		}
		return true
	})
	for m := range calls {
		if r.called[m] && (r.twice == nil || r.twice.Name > m.Name) {
			r.twice = m
		}
		r.called[m] = true
	}
	r.change = r.change || r.l.p.changes(test)
	if r.twice == nil || !r.change {
		return nil
	}
	return r.l.unsupported(Typed{Loc: Loc{label}, T: types.Of(types.Boolean)},
		"a switch whose labels call the accessor "+r.twice.QName()+" more than once, and change something,", "test with instanceof in several statements")
}

// changes reports whether evaluating a part of a program may change something that was there
// before: as far as its text tells, and that of the methods that it calls.
func (p *Program) changes(of Node) bool {
	may := false
	write := func(to Expr, n Node) {
		_, local := to.(*Local)
		f, field := to.(*Field)
		if field {
			_, this := f.X.(*This)
			b, own := of.(*Body)
			local = this && own && b.Method.Constructor
		}
		may = may || !local
	}
	Walk(of, func(n Node) bool {
		switch n := n.(type) {
		case *Assign:
			write(n.X, n)
		case *Update:
			write(n.X, n)
		case *IncDec:
			write(n.X, n)
		case *Call:
			may = may || p.changesByCall(n.Method, n.Virtual)
		case *New:
			may = may || p.changesByCall(n.Method, false)
		case *Construct:
			may = may || p.changesByCall(n.Method, false)
		}
		return !may
	})
	return may
}

// changesByCall is changes of a call of m. What may be overridden changes nothing where its
// contract says so.
func (p *Program) changesByCall(m *types.Method, virtual bool) bool {
	if m.Pure && (m.Class.IsOutside() || virtual && p.w.IsOverridden(m)) {
		return false
	}
	if virtual && p.w.IsOverridden(m) {
		return true
	}
	if may, ok := p.changing[m]; ok {
		return may
	}
	if p.changing == nil {
		p.changing = map[*types.Method]bool{}
	}
	p.changing[m] = true // in a circle
	b := p.Body(m)
	may := b == nil && !m.Pure || b != nil && p.changes(b)
	p.changing[m] = may
	return may
}
