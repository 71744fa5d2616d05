package smtlib

import (
	"slices"
	"strconv"
	"strings"
)

// BoundVar is a new bound variable; its name, made unique among the builder's
// bound variables, is name or name!k. A bound variable has a value only inside
// a quantifier that binds it.
func (b *Builder) BoundVar(name string, s *Sort) *Term {
	n := name
	for b.bounds[n] != nil {
		b.fresh["\x00"+name]++
		n = name + "!" + strconv.Itoa(b.fresh["\x00"+name])
	}
	t := b.alloc(OpBound, s)
	t.Name, t.HasBound = n, true
	b.bounds[n] = t
	return t
}

// Forall is "for all values of vars, body"; Exists likewise. Variables that do
// not occur in the body are dropped.
func (b *Builder) Forall(vars []*Term, body *Term) *Term { return b.quantify(OpForall, vars, body) }
func (b *Builder) Exists(vars []*Term, body *Term) *Term { return b.quantify(OpExists, vars, body) }

func (b *Builder) quantify(op Op, vars []*Term, body *Term) *Term {
	s := b.checked(op, 0, 0, body)
	for i, v := range vars {
		if v.Op != OpBound || slices.Contains(vars[:i], v) {
			panic("smtlib: " + ops[op].smt + ": bad variable " + v.String())
		}
	}
	free := FreeBound(body)
	if !b.raw {
		vars, body = b.pullOut(op, among(vars, free), body)
		free = FreeBound(body)
		vars = among(vars, free)
	}
	if len(vars) == 0 {
		return body
	}
	var key strings.Builder
	key.WriteByte(byte(op))
	for _, v := range append([]*Term{body}, vars...) {
		key.WriteString(strconv.Itoa(v.ID))
		key.WriteByte(' ')
	}
	if t := b.quants[key.String()]; t != nil {
		return t
	}
	t := b.alloc(op, s)
	t.Args = []*Term{body}
	t.Bound = slices.Clone(vars)
	free = slices.DeleteFunc(free, func(v *Term) bool { return slices.Contains(vars, v) })
	t.HasBound = len(free) > 0
	t.free = &free
	b.quants[key.String()] = t
	return t
}

// among keeps the variables that are in a list.
func among(vars, list []*Term) []*Term {
	var out []*Term
	for _, v := range vars {
		if slices.Contains(list, v) {
			out = append(out, v)
		}
	}
	return out
}

// FreeBound gives the bound variables that occur free in t, by ID.
func FreeBound(t *Term) []*Term {
	if !t.HasBound {
		return nil
	}
	seen := map[*Term]bool{t: true}
	vars := map[*Term]bool{}
	stack := []*Term{t}
	push := func(x *Term) {
		if x.HasBound && !seen[x] {
			seen[x] = true
			stack = append(stack, x)
		}
	}
	for len(stack) > 0 {
		x := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		switch x.Op {
		case OpBound:
			vars[x] = true
		case OpForall, OpExists:
			for _, v := range *x.free {
				push(v)
			}
		default:
			for _, a := range x.Args {
				push(a)
			}
		}
	}
	var out []*Term
	for v := range vars {
		out = append(out, v)
	}
	slices.SortFunc(out, func(x, y *Term) int { return x.ID - y.ID })
	return out
}

// Apply builds op(args) with the constructor of op, or an error text when the
// arguments do not fit. It does not serve leaves, applications, constant
// arrays and quantifiers.
func (b *Builder) Apply(op Op, p1, p2 int, args ...*Term) (*Term, string) {
	info := &ops[op]
	if info.sort == nil || op == OpForall || op == OpExists {
		return nil, "not an operator: " + op.String()
	}
	if info.arity != len(args) && (info.arity != variadic || op == OpDistinct && len(args) == 0) {
		return nil, info.smt + ": " + strconv.Itoa(len(args)) + " arguments"
	}
	if _, bad := info.sort(b, args, p1, p2); bad != "" {
		return nil, info.smt + ": " + bad
	}
	return build(b, op, p1, p2, args), ""
}

// build calls the constructor of op.
func build(b *Builder, op Op, p1, p2 int, a []*Term) *Term {
	switch op {
	case OpTrue:
		return b.t
	case OpFalse:
		return b.f
	case OpNot:
		return b.Not(a[0])
	case OpAnd:
		return b.And(a...)
	case OpOr:
		return b.Or(a...)
	case OpDistinct:
		return b.Distinct(a...)
	case OpIte:
		return b.Ite(a[0], a[1], a[2])
	case OpBVNeg:
		return b.Neg(a[0])
	case OpBVNot:
		return b.BVNot(a[0])
	case OpExtract:
		return b.Extract(p1, p2, a[0])
	case OpZeroExt:
		return b.ZeroExt(p1, a[0])
	case OpSignExt:
		return b.SignExt(p1, a[0])
	case OpStore:
		return b.Store(a[0], a[1], a[2])
	}
	if op.isFloating() {
		return b.Floating(op, p1, p2, a...)
	}
	return binaries[op](b, a[0], a[1])
}

// binaries are the constructors of the operators with two arguments.
var binaries = [NumOps]func(b *Builder, x, y *Term) *Term{
	OpXor:     (*Builder).Xor,
	OpImplies: (*Builder).Implies,
	OpEq:      (*Builder).Eq,
	OpBVAdd:   (*Builder).Add,
	OpBVSub:   (*Builder).Sub,
	OpBVMul:   (*Builder).Mul,
	OpBVUDiv:  (*Builder).UDiv,
	OpBVURem:  (*Builder).URem,
	OpBVSDiv:  (*Builder).SDiv,
	OpBVSRem:  (*Builder).SRem,
	OpBVAnd:   (*Builder).BVAnd,
	OpBVOr:    (*Builder).BVOr,
	OpBVXor:   (*Builder).BVXor,
	OpBVShl:   (*Builder).Shl,
	OpBVLshr:  (*Builder).Lshr,
	OpBVAshr:  (*Builder).Ashr,
	OpBVULt:   (*Builder).ULt,
	OpBVULe:   (*Builder).ULe,
	OpBVUGt:   (*Builder).UGt,
	OpBVUGe:   (*Builder).UGe,
	OpBVSLt:   (*Builder).SLt,
	OpBVSLe:   (*Builder).SLe,
	OpBVSGt:   (*Builder).SGt,
	OpBVSGe:   (*Builder).SGe,
	OpConcat:  (*Builder).Concat,
	OpSelect:  (*Builder).Select,
}

// rebuild builds t's operator on other arguments of the same sorts.
func (b *Builder) rebuild(t *Term, args []*Term) *Term {
	same := true
	for i, a := range args {
		same = same && a == t.Args[i]
	}
	if same {
		return t
	}
	switch t.Op {
	case OpApp:
		return b.App(t.Func, args...)
	case OpConstArray:
		return b.ConstArray(t.Sort, args[0])
	case OpForall, OpExists:
		return b.quantify(t.Op, t.Bound, args[0])
	}
	return build(b, t.Op, t.P1, t.P2, args)
}

// Substitute replaces terms (usually constants and bound variables) by others
// of the same sorts, all at once, and simplifies what comes of it. Bound
// variables never capture: a quantifier whose variable occurs free in a
// replacement gets a new one, and a variable that is to be replaced is left
// alone where a quantifier binds it.
func (b *Builder) Substitute(t *Term, m map[*Term]*Term) *Term {
	if len(m) == 0 {
		return t
	}
	capture := map[*Term]bool{}
	var done sparse[*Term]
	onlyBound := true // terms without free variables stay
	for k, v := range m {
		onlyBound = onlyBound && k.Op == OpBound
		if k.Sort != v.Sort {
			panic("smtlib: Substitute: sorts " + k.Sort.text + " and " + v.Sort.text)
		}
		*done.at(k.ID) = v
		for _, x := range FreeBound(v) {
			capture[x] = true
		}
	}
	stack := []*Term{t}
	var args []*Term
	for len(stack) > 0 {
		x := stack[len(stack)-1]
		place := done.at(x.ID)
		if *place != nil {
			stack = stack[:len(stack)-1]
			continue
		}
		if len(x.Args) == 0 || onlyBound && !x.HasBound {
			*place = x
			continue
		}
		if x.Op == OpForall || x.Op == OpExists {
			hit := false
			for _, v := range x.Bound {
				hit = hit || m[v] != nil || capture[v]
			}
			if hit {
				*place = b.substituteUnder(x, m, capture)
				continue
			}
		}
		n := len(stack)
		for _, a := range x.Args {
			if *done.at(a.ID) == nil {
				stack = append(stack, a)
			}
		}
		if len(stack) > n {
			continue
		}
		args = args[:0]
		for _, a := range x.Args {
			args = append(args, *done.at(a.ID))
		}
		*place = b.rebuild(x, args)
	}
	return *done.at(t.ID)
}

// substituteUnder substitutes in a quantified term whose variables clash with
// the substitution.
func (b *Builder) substituteUnder(q *Term, m map[*Term]*Term, capture map[*Term]bool) *Term {
	inner := make(map[*Term]*Term, len(m))
	for k, v := range m {
		if !slices.Contains(q.Bound, k) {
			inner[k] = v
		}
	}
	vars := slices.Clone(q.Bound)
	for i, v := range vars {
		if capture[v] {
			vars[i] = b.BoundVar(v.Name, v.Sort)
			inner[v] = vars[i]
		}
	}
	return b.quantify(q.Op, vars, b.Substitute(q.Args[0], inner))
}
