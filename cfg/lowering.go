package cfg

import (
	"inspect/java/bounds"
	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// lowering is what the lowering of code and that of clauses and pure bodies (spec) have
// in common: the program, what the check reaches of it, its sorts, the bounds, what is
// reported, and the pure expressions of both. Nothing of it makes an edge.
type lowering struct {
	*builder
	w     *types.World
	prog  *core.Program
	opt   Options
	most  Bounds // Options.Slack, or the bounds
	scope *scope
	u     *universe
	may   *may // what references may be where edges are being made
	diags []*source.Diagnostic
	wide  map[source.Span]int // the bits that the constants of a place need: see needsBits
	boxAt source.Span         // of the last box that a clause made: see boxed.go
	state *Node               // in which what is being lowered is read: see readIn

	needs          needs
	limits         *bounds.Limits
	bounds         map[any]*Bound
	grown          []grown                               // see overflow.go
	watches        []*watched                            // see assigned.go
	unknownMessage mark                                  // see untold.go
	assigned       map[*types.Method]map[*types.Var]bool // see assignedIn

	sometimes map[*types.Method]map[*types.Var]bool // see sometimesIn
}

// readIn lowers what is read in the state of a node (nil: of cur), as \old is: what is
// known at cur says nothing of it.
func (l *lowering) readIn(n *Node, lower func()) {
	was := l.state
	l.state = n
	defer func() { l.state = was }()
	lower()
}

// anyState is the node of expressions that are read in more states than one: nothing is
// known of it.
var anyState = &Node{}

// bail leaves the lowering of a statement that has no translation, for such reasons.
type bail struct{ why []*source.Diagnostic }

// giveUp leaves the lowering of a statement.
func giveUp(why *source.Diagnostic) { panic(bail{[]*source.Diagnostic{why}}) }

func (l *lowering) diagnose(d *source.Diagnostic) { l.diags = withDiagnostic(l.diags, d) }

// withDiagnostic adds a diagnostic, unless the same is there.
func withDiagnostic(ds []*source.Diagnostic, d *source.Diagnostic) []*source.Diagnostic {
	for _, o := range ds {
		if o.Span == d.Span && o.Code == d.Code && o.Message == d.Message {
			return ds
		}
	}
	return append(ds, d)
}

// unsupported gives up on a construct without translation.
func (l *lowering) unsupported(at source.Span, construct, remedy string) {
	giveUp(source.NotSupported(at, construct, remedy))
}

// within is how often a body is copied: as often as its bound says, or as there is
// room for.
func (l *lowering) within(bound, slack int) int {
	if l.opt.Slack == nil {
		return bound
	}
	return max(bound, slack)
}

// fieldComp is the component of a field.
func (l *lowering) fieldComp(f *types.Field) *Component {
	if !l.scope.fields[f] {
		l.fault(f.Span, "field %s was not collected", f.QName())
	}
	return l.find(compKey{of: f}, func() *Component {
		c := &Component{Kind: Field, Name: f.QName(), Type: l.stateType(f.Type), Fld: f}
		if f.Static {
			c.Kind = Static
			if k := l.scope.initials[f]; k != nil {
				if k.why == nil {
					c.Initial = &k.value
				}
				if c.Stays = k.stays; k.stays {
					l.mk.fixed[c] = true
					l.mk.never[l.read(c)] = k.value.Ref != nil
				}
			}
		} else {
			c.Sort = l.sortOf(f.Class, f.Span)
			l.classNames(f)
		}
		return c
	})
}

func (l *lowering) sortOf(t types.Type, at source.Span) *Sort {
	s := l.u.sorts[t]
	if s == nil {
		l.fault(at, "type %s was not collected", t)
	}
	return s
}

// elemsKey are the arrays of one sort with elements of one sort or basic type.
type elemsKey struct {
	of, elem *Sort
	basic    types.Type
}

// elems is the component of the elements of arrays of type t.
func (l *lowering) elems(t *types.Array) *Component {
	s := l.sortOf(t, source.Span{})
	key := elemsKey{s, l.u.sorts[t.Elem], nil}
	if key.elem == nil {
		key.basic = t.Elem
	}
	return l.find(compKey{of: key}, func() *Component {
		c := &Component{Kind: Elems, Name: s.Name, Type: t.Elem, Sort: s, Elem: key.elem}
		if !s.Kinds[0].IsArray() {
			c.Name = types.SimpleName(t)
		}
		for _, k := range s.Kinds { // the widest element type
			if c.HasElementsOf(k) {
				if e := k.Type.(*types.Array).Elem; types.IsAssignable(c.Type, e) {
					c.Type = e
				}
			}
		}
		return c
	})
}

// choose is a or b, as c says. Values of reference types need a type that both have,
// since the type of an expression says which objects it can mean.
func (l *lowering) choose(c, a, b *Expr, at source.Span) *Expr {
	if a.Op != OpNull && b.Op != OpNull && types.IsReference(a.Type) && types.IsReference(b.Type) && l.mk.common(a.Type, b.Type) == nil {
		l.unsupported(at, "a choice between "+source.A(a.Type.String())+" and "+source.A(b.Type.String()), "declare a variable of a type of both, and assign to it in an if statement")
	}
	return l.mk.ite(c, a, b)
}
