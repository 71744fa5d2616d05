package mutate

// exactness: exact arithmetic in specifications, types of objects, ghost and model
// fields.
var exactness = []Mutant{
	{File: "types/exact.go", Rule: "a + b is exact where that is asked for", By: "Exact.sum Exact.distanceWraps",
		Old: `var growing = map[string]bool{"+": true, `, New: `var growing = map[string]bool{`},
	{File: "types/exact.go", Rule: "a / b is exact where that is asked for", By: "Exact.divideLeast",
		Old: `"*": true, "/": true}`, New: `"*": true}`},
	{File: "cfg/exact.go", Rule: "an exact sum is as wide as it can get", By: "Exact.sum Exact.noWrap",
		Old: `return span{new(big.Int).Add(x.lo, y.lo), new(big.Int).Add(x.hi, y.hi)}`, New: `return x.union(y)`},
	{File: "cfg/exact.go", Rule: "an exact difference is as wide as it can get", By: "Exact.distanceWraps Exact.distance",
		Old: `return span{new(big.Int).Sub(x.lo, y.hi), new(big.Int).Sub(x.hi, y.lo)}`, New: `return x.union(y)`},
	{File: "cfg/exact.go", Rule: "an exact product is as wide as it can get", By: "Exact.cube Exact.powers",
		Old: `return hull(mul(x.lo, y.lo), mul(x.lo, y.hi), mul(x.hi, y.lo), mul(x.hi, y.hi))`, New: `return hull(x.lo, x.hi, y.lo, y.hi, mul(x.lo, new(big.Int)))`},
	{File: "cfg/exact.go", Rule: "an exact negation has room for the least number's", By: "Exact.negateLeast",
		Old: `t := m.holding(m.span(a).union(negated(m.span(a))))`, New: `t := m.holding(m.span(a))`},
	{File: "cfg/exact.go", Rule: "an exact number that is no int has no value as one", By: "Exact.argument Safe.sum",
		Old: `return s.where(s.strict(s.mk.truncate(x.v, e.T), x), s.mk.isIn(x.v, e.T))`, New: `return s.strict(s.mk.truncate(x.v, e.T), x)`},
	{File: "cfg/exact.go", Rule: "a variable is compared with what lies above all its values", By: "Exact.beyond",
		Old: `high := m.ite(m.compared(OpLe, e, top), m.truncate(e, x.Type), m.constant(x.Type, all.hi))`, New: `high := m.ite(m.compared(OpLe, e, top), m.truncate(e, x.Type), m.truncate(e, x.Type))`},
	{File: "cfg/comprehension.go", Rule: "the least of no exact numbers has no value", By: "Exact.leastOfNone",
		Old: `c.def = s.mk.and(c.def, c.some) // no integer is the least of none`, New: `_ = c.some`},
	{File: "cfg/typeof.go", Rule: "a fresh object was not there before", By: "Types.notNew Types.prependTwo",
		Old: `return s.strict(s.mk.and(s.mk.nonNull(x.v), s.mk.not(was)), x)`, New: `return s.strict(s.mk.or(s.mk.nonNull(x.v), s.mk.not(was)), x)`},
	{File: "cfg/typeof.go", Rule: "null is not fresh", By: "Types.newOrNull",
		Old: `return s.strict(s.mk.and(s.mk.nonNull(x.v), s.mk.not(was)), x)`, New: `return s.strict(s.mk.not(was), x)`},
	{File: "cfg/typeof.go", Rule: "null has no type", By: "Types.typeOfNull",
		Old: `return s.where(s.strict(is, x), s.mk.nonNull(x.v))`, New: `return s.strict(s.mk.or(is, s.mk.not(s.mk.nonNull(x.v))), x)`},
	{File: "cfg/ghost.go", Rule: "what is set is defined", By: "Ghosts.undefined",
		Old: `x := ctx.strict(l.mk.yes, ok, y)`, New: `x := ctx.strict(l.mk.yes, ok)`},
	{File: "cfg/spec.go", Rule: "the value of \\let is defined", By: "Types.letUndefined",
		Old: `return s.strict(y.v, x, y)`, New: `return s.strict(y.v, y)`},
}
