package mutate

// heap: places, objects and arrays.
var heap = []Mutant{
	{File: "cfg/clone.go", Rule: "a clone of an array has the class of the array", By: "Clones.keepsTheStoreCheck Clones.keepsTheClass",
		Old: `l.copyOf(e, k.Type.(*types.Array), from), t)`, New: `l.copyOf(e, t, from), t)`},
	{File: "cfg/clone.go", Rule: "a clone of an array has its elements", By: "Clones.sameElements",
		Old: `l.link(after, Edge{Span: at})
	}
	l.enter(after)`, New: `l.link(after, Edge{Span: at})
		to = l.allocLength(e, t, n, most, "again")
	}
	l.enter(after)`},
	{File: "cfg/lower.go", Rule: "a class test asks for the class itself", By: "ClassTests.instanceImpliesExactly",
		Old: `return l.mk.instanceOf(v, of)`, New: `return l.isA(v, t)`},
	{File: "cfg/place.go", Rule: "an index is not negative", By: "Faults.negativeIndex",
		Old: `in := l.mk.and(l.mk.le(l.mk.num(l.mk.intT, 0), p.idx), l.mk.lt(p.idx, l.mk.length(p.obj)))`,
		New: `in := l.mk.lt(p.idx, l.mk.length(p.obj))`},
	{File: "cfg/place.go", Rule: "an index is less than the length", By: "Faults.oneTooMany Arrays.firstOf",
		Old: `l.mk.lt(p.idx, l.mk.length(p.obj)))`, New: `l.mk.le(p.idx, l.mk.length(p.obj)))`},
	{File: "cfg/place.go", Rule: "a field of null is an exception", By: "ArrayCorners.elementsOfNewAreNull Faults.rightSideBeforeNullCheck",
		Old: `l.require(NullDeref, l.mk.nonNull(p.obj), p.node, p.objSpan)`, New: ``},
	{File: "cfg/place.go", Rule: "an array takes only elements of its class", By: "Arrays.store",
		Old: `l.require(ArrayStore, ok, p.node, at)`, New: `l.require(ArrayStore, l.mk.yes, p.node, at)`},
	{File: "cfg/place.go", Rule: "null may be stored in every array of references", By: "ArrayCorners.nullFitsEveryArray",
		Old: `l.mk.eq(v, l.mk.nullOf(v.Type)), l.mk.instanceOf(v, takes)))`, New: `l.mk.instanceOf(v, takes)))`},
	{File: "cfg/place.go", Rule: "a compound assignment reads the place before its right side", By: "EvaluationOrder.compoundSavesLeftFirst EvaluationOrder.compoundFieldBeforeCall",
		Old: `old := l.save(l.load(p), e, "old", e.Y)`, New: `old := l.load(p)`},
	{File: "cfg/place.go", Rule: "the object of an assignment is evaluated before the right side", By: "EvaluationOrder.receiverBeforeAssignment",
		Old: `obj := l.save(l.expr(e.X), e, "object", later...)`, New: `obj := l.expr(e.X)`},
	{File: "cfg/place.go", Rule: "the index of an assignment is evaluated before the right side", By: "EvaluationOrder.indexBeforeRightSide EvaluationOrder.indexBeforeRightSideWrong",
		Old: `idx := l.save(l.mk.convert(l.expr(e.I), l.mk.intT), e, "index", later...)`, New: `idx := l.mk.convert(l.expr(e.I), l.mk.intT)`},
	{File: "cfg/place.go", Rule: "the array of an assignment is evaluated before the right side", By: "EvaluationOrder.arrayBeforeRightSide",
		Old: `arr := l.save(l.expr(e.X), e, "array", append([]core.Expr{e.I}, later...)...)`, New: `arr := l.expr(e.X)`},
	{File: "cfg/place.go", Rule: "the access is checked after the right side", By: "Faults.rightSideBeforeNullCheck Faults.rightSideBeforeNullReceiver",
		Old: `v := l.coerce(l.expr(e.Y), p.typeOf(), e.Y.Whole())
		l.access(p)`, New: `l.access(p)
		l.flush()
		v := l.coerce(l.expr(e.Y), p.typeOf(), e.Y.Whole())`},
	{File: "cfg/place.go", Rule: "-- subtracts", By: "ControlFlow.sideEffectInCondition ControlFlow.decrementFirst",
		Old: "if e.By < 0 {\n\t\top = \"-\"", New: "if e.By < 0 {\n\t\top = \"+\""},
	{File: "cfg/place.go", Rule: "a postfix operator has the value from before", By: "ArrayCorners.incrementOfAnElement Constructors.argumentsBeforeAllocation",
		Old: "l.finishStore(p, v, e, false)\n\t\treturn old", New: "l.finishStore(p, v, e, false)\n\t\treturn v"},

	{File: "cfg/object.go", Rule: "a new array's length is not negative", By: "ArrayCorners.negativeLength Arrays.make",
		Old: `l.require(ArrayLength, l.mk.le(l.mk.num(l.mk.intT, 0), dims[i]), d, d.Whole())`, New: `l.require(ArrayLength, l.mk.or(l.mk.yes, dims[i]), d, d.Whole())`},
	{File: "cfg/object.go", Rule: "a new array may be empty", By: "ArrayCorners.lengthOfNew Shelf.Shelf",
		Old: `l.require(ArrayLength, l.mk.le(l.mk.num(l.mk.intT, 0), dims[i]), d, d.Whole())`, New: `l.require(ArrayLength, l.mk.lt(l.mk.num(l.mk.intT, 0), dims[i]), d, d.Whole())`},
	{File: "cfg/object.go", Rule: "a new array that is longer than the bound is cut off", By: "Arrays.tooLong",
		Old: `l.cutOff(l.cut("array-length", e, at, most), l.known(l.mk.lt(bound, n)), at)`, New: `_ = bound`},
	{File: "cfg/object.go", Rule: "an array as long as the bound is not cut off", By: "ArrayCorners.rowsOfHalfNewAreNull ArrayCorners.initialisers",
		Old: `l.known(l.mk.lt(bound, n))`, New: `l.known(l.mk.le(bound, n))`},
	{File: "cfg/object.go", Rule: "the rows of a new array stand in it", By: "ArrayCorners.rowsAreDifferent ArrayCorners.rowsMayBeShared",
		Old: `Index: idx, Value: x, Span: at})`, New: `Index: idx, Value: l.mk.nullOf(x.Type), Span: at})`},
	{File: "cfg/object.go", Rule: "every element of an initialiser has its own index", By: "ArrayCorners.initialisers Arrays.initialiser",
		Old: `l.step(Edge{Op: WriteElem, Comp: l.elems(t), Object: arr, Index: l.mk.num(l.mk.intT, int64(i)), Value: v,
			Span: x.Whole()`, New: `l.step(Edge{Op: WriteElem, Comp: l.elems(t), Object: arr, Index: l.mk.num(l.mk.intT, int64(i)&0), Value: v,
			Span: x.Whole()`},

	{File: "cfg/object.go", Rule: "the bound on all objects cuts allocations off", By: "Totals.two Totals.full Totals.many",
		Old: `l.cutOff(c, l.known(l.mk.more(k, most-1)), at)`, New: `_ = c`},
	{File: "cfg/object.go", Rule: "the bound on all objects leaves room for as many", By: "Totals.one Totals.twoFit Totals.room Totals.more",
		Old: `l.cutOff(c, l.known(l.mk.more(k, most-1)), at)`, New: `l.cutOff(c, l.known(l.mk.more(k, most-2)), at)`},
	{File: "cfg/object.go", Rule: "exceptions of the library are not counted", By: "Totals.thrown",
		Old: `return l.opt.Bounds.Total && !(class && c.Library && isThrowable(c))`, New: `return l.opt.Bounds.Total && (class || c == nil)`},
	{File: "cfg/sorts.go", Rule: "an array of a class may be one of a subclass", By: "Arrays.store",
		Old: `if c != e && c.IsSubclassOf(e) && u.sorts[c] != nil {`, New: `if c != e && c.IsSubclassOf(e) && u.sorts[c] != nil && c.Library {`},
	{File: "cfg/sorts.go", Rule: "a reference may mean an object of a subclass", By: "ArrayCorners.newSubclassObject ArrayCorners.instanceofArrays",
		Old: `if types.Assignable(k.Type, t) {`, New: `if k.Type == t {`},
	{File: "cfg/versions.go", Rule: "a modified component has a new version", By: "ArrayCorners.aliasedArrays ArrayCorners.aliasedElements",
		Old: `n.Version[c.ID] = max(n.Version[c.ID], e.From.Version[c.ID]+1)`, New: `n.Version[c.ID] = max(n.Version[c.ID], e.From.Version[c.ID])`},
	{File: "cfg/versions.go", Rule: "an edge that leaves a component alone carries its value on", By: "quantified: ArrayCorners.instanceofArrays",
		Old: `e.Frames = append(e.Frames, Frame{c, from, to})`, New: `_ = from`},
}
