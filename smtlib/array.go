package smtlib

// areDistinct reports that two terms differ in every valuation, by their form:
// different constants, or one term plus different constants.
func (b *Builder) areDistinct(x, y *Term) bool {
	if x.IsValue() && y.IsValue() {
		return x != y
	}
	if x.Sort.Kind != BitVecKind {
		return areComplements(x, y)
	}
	bx, cx := offset(x)
	by, cy := offset(y)
	return bx == by && cx != cy
}

// offset splits x + c; c is nil for a plain x.
func offset(x *Term) (*Term, *Term) {
	if x.Op == OpBVAdd && x.Args[1].Op == OpBV {
		return x.Args[0], x.Args[1]
	}
	return x, nil
}

// Select is the element of array a at index i.
func (b *Builder) Select(a, i *Term) *Term {
	s := b.checked(OpSelect, 0, 0, a, i)
	if !b.raw {
		for a.Op == OpStore {
			if a.Args[1] == i {
				return a.Args[2]
			}
			if !b.areDistinct(a.Args[1], i) {
				break
			}
			a = a.Args[0]
		}
		if a.Op == OpConstArray {
			return a.Args[0]
		}
	}
	return b.mk(OpSelect, s, 0, 0, 0, a, i)
}

// Store is array a with element e at index i.
func (b *Builder) Store(a, i, e *Term) *Term {
	s := b.checked(OpStore, 0, 0, a, i, e)
	if !b.raw {
		if a.Op == OpStore && a.Args[1] == i {
			return b.Store(a.Args[0], i, e)
		}
		if a.Op == OpConstArray && a.Args[0] == e || e.Op == OpSelect && e.Args[0] == a && e.Args[1] == i {
			return a
		}
	}
	return b.mk(OpStore, s, 0, 0, 0, a, i, e)
}

// ConstArray is the array of the given sort with one element everywhere.
func (b *Builder) ConstArray(s *Sort, elem *Term) *Term {
	if s.Kind != ArrayKind || elem.Sort != s.Elem {
		panic("smtlib: ConstArray: element of sort " + elem.Sort.text + " for " + s.text)
	}
	return b.mk(OpConstArray, s, 0, 0, 0, elem)
}
