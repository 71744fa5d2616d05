package smtlib

import (
	"errors"
	"fmt"
	"math/big"
	"slices"
)

// Model assigns values to constants and functions by name. What it does not
// mention is zero: false, 0, the array or function of zeros. Values must have
// sorts of the builder whose terms are evaluated.
type Model struct {
	Consts map[string]Value
	Funcs  map[string]FuncValue
}

// FuncValue is a function: the first entry with these arguments, or Else. When
// Body is set, it is a term over Params (bound variables) that says the same
// and there are no entries: the form of a function that is no finite table. Names
// in the body that are the solver's own have their meaning in a model behind this
// one.
type FuncValue struct {
	Entries []FuncEntry
	Else    Value
	Params  []*Term
	Body    *Term

	index *Term  // when set, the result is the array that maps index to Body
	in    *Model // of the names in Body; nil: of the model that the function is part of
}

// model gives the model of the names in a function's body, when the function is
// part of m.
func (f *FuncValue) model(m *Model) *Model {
	if f.in != nil {
		return f.in
	}
	return m
}

// FuncEntry is one point of a function.
type FuncEntry struct {
	Args   []Value
	Result Value
}

// ErrTooLarge says that a quantifier ranges over more values than the budget
// allows to visit.
var ErrTooLarge = errors.New("smtlib: quantifier over too many values")

// EvalBudget is the number of term evaluations that an Evaluator spends on
// quantifiers unless told otherwise.
const EvalBudget = 1 << 22

const quantDepthMax = 1000

// Evaluator evaluates terms of one builder under one model and remembers the
// values of closed terms.
type Evaluator struct {
	Budget int // term evaluations left for quantifiers

	model *Model
	memo  sparse[Value]
	plans map[*Term]*quantPlan
	tabs  map[string]map[string]Value
	depth int
}

// quantPlan is what to evaluate for each assignment of a quantifier.
type quantPlan struct {
	order  []*Term // terms of the body that depend on bound variables
	closed []*Term // largest terms of the body that do not
}

// NewEvaluator makes an evaluator; nil stands for the empty model.
func NewEvaluator(m *Model) *Evaluator {
	if m == nil {
		m = &Model{}
	}
	return &Evaluator{Budget: EvalBudget, model: m, plans: map[*Term]*quantPlan{}, tabs: map[string]map[string]Value{}}
}

// Eval gives the value of a closed term under a model. Quantifiers are decided
// by visiting all values of their variables, or those in the range that the
// body itself states, within EvalBudget: past it the error is ErrTooLarge. A
// free bound variable or a value of the wrong sort is an error as well.
func Eval(t *Term, m *Model) (Value, error) { return NewEvaluator(m).Eval(t) }

// Eval gives the value of a closed term.
func (e *Evaluator) Eval(t *Term) (Value, error) {
	if t.HasBound {
		return Value{}, fmt.Errorf("smtlib: Eval: free bound variable in %s", t)
	}
	return e.closed(t)
}

// EvalScript evaluates the assertions and assumptions of a script and gives
// the index of the first that is not true (assumptions after assertions), or
// -1 when all are.
func EvalScript(s *Script, m *Model) (int, error) {
	e := NewEvaluator(m)
	for i, t := range s.roots() {
		v, err := e.Eval(t)
		if err != nil {
			return i, err
		}
		if !v.IsTrue() {
			return i, nil
		}
	}
	return -1, nil
}

func (e *Evaluator) closed(root *Term) (Value, error) {
	stack := []*Term{root}
	for len(stack) > 0 {
		t := stack[len(stack)-1]
		if e.memo.at(t.ID).Sort != nil {
			stack = stack[:len(stack)-1]
			continue
		}
		if t.Op != OpForall && t.Op != OpExists {
			n := len(stack)
			for _, a := range t.Args {
				if e.memo.at(a.ID).Sort == nil {
					stack = append(stack, a)
				}
			}
			if len(stack) > n {
				continue
			}
		}
		v, err := e.step(t)
		if err != nil {
			return Value{}, err
		}
		*e.memo.at(t.ID) = v
		stack = stack[:len(stack)-1]
	}
	return *e.memo.at(root.ID), nil
}

// step evaluates one term whose arguments have values.
func (e *Evaluator) step(t *Term) (Value, error) {
	arg := func(i int) *Value { return e.memo.at(t.Args[i].ID) }
	switch t.Op {
	case OpTrue, OpFalse:
		return Value{Sort: t.Sort, Bits: truth(t.Op == OpTrue)}, nil
	case OpBV:
		if t.Big != nil {
			return Value{Sort: t.Sort, Big: t.Big}, nil
		}
		return Value{Sort: t.Sort, Bits: t.Val}, nil
	case OpConst:
		v, ok := e.model.Consts[t.Name]
		if !ok {
			v = ZeroValue(t.Sort)
		}
		if v.Sort != t.Sort {
			return Value{}, fmt.Errorf("smtlib: Eval: model gives %s a value of sort %v, want %s", t.Name, v.Sort, t.Sort)
		}
		return v, nil
	case OpBound:
		return Value{}, fmt.Errorf("smtlib: Eval: bound variable %s has no value", t.Name)
	case OpApp:
		args := make([]Value, len(t.Args))
		for i := range args {
			args[i] = *arg(i)
		}
		return e.apply(t, args)
	case OpIte:
		if arg(0).Bits == 1 {
			return *arg(1), nil
		}
		return *arg(2), nil
	case OpSelect:
		return e.selectAt(*arg(0), *arg(1))
	case OpStore:
		return arg(0).Store(*arg(1), *arg(2)), nil
	case OpConstArray:
		return Value{Sort: t.Sort, Arr: &ArrayValue{Default: *arg(0)}}, nil
	case OpForall, OpExists:
		return e.quantifier(t)
	case OpEq:
		same, err := e.equal(*arg(0), *arg(1))
		return Value{Sort: t.Sort, Bits: truth(same)}, err
	case OpDistinct:
		vs := make([]Value, len(t.Args))
		for i := range vs {
			vs[i] = *arg(i)
		}
		distinct, err := e.distinct(vs)
		return Value{Sort: t.Sort, Bits: truth(distinct)}, err
	case OpNot:
		return Value{Sort: t.Sort, Bits: arg(0).Bits ^ 1}, nil
	case OpXor:
		return Value{Sort: t.Sort, Bits: arg(0).Bits ^ arg(1).Bits}, nil
	case OpImplies:
		return Value{Sort: t.Sort, Bits: arg(0).Bits ^ 1 | arg(1).Bits}, nil
	case OpAnd, OpOr:
		r := truth(t.Op == OpAnd)
		for i := range t.Args {
			if t.Op == OpAnd {
				r &= arg(i).Bits
			} else {
				r |= arg(i).Bits
			}
		}
		return Value{Sort: t.Sort, Bits: r}, nil
	}
	if t.Op.isFloating() {
		return floating(t, arg), nil
	}
	return vector(t, arg), nil
}

// distinct reports whether no two of the values are equal.
func (e *Evaluator) distinct(vs []Value) (bool, error) {
	if slices.ContainsFunc(vs, Value.isOpen) {
		for i := range vs {
			for k := range vs[:i] {
				if same, err := e.equal(vs[i], vs[k]); err != nil || same {
					return false, err
				}
			}
		}
		return true, nil
	}
	slices.SortFunc(vs, Value.Compare)
	for i := 1; i < len(vs); i++ {
		if vs[i].Compare(vs[i-1]) == 0 {
			return false, nil
		}
	}
	return true, nil
}

// vector evaluates an operator of the table that computes on bits.
func vector(t *Term, arg func(int) *Value) Value {
	x := arg(0)
	s := shape{w: x.Sort.Width, p1: t.P1, p2: t.P2}
	y := &Value{}
	if len(t.Args) > 1 {
		y = arg(1)
		s.wy = y.Sort.Width
	}
	if s.w <= 64 && s.wy <= 64 && t.Sort.Width <= 64 {
		r := ops[t.Op].narrow(x.Bits, y.Bits, s)
		if t.Sort.Kind == BitVecKind {
			r &= mask(t.Sort.Width)
		}
		return Value{Sort: t.Sort, Bits: r}
	}
	var yb *big.Int
	if y.Sort != nil {
		yb = y.Uint()
	}
	r := ops[t.Op].wide(x.Uint(), yb, s)
	if t.Sort.Kind == BoolKind {
		return Value{Sort: t.Sort, Bits: r.Uint64()}
	}
	return BigValue(t.Sort, r)
}

// argsKey makes a map key of arguments.
func argsKey(args []Value) string {
	var k []byte
	for _, a := range args {
		k = append(append(k, a.String()...), ' ')
	}
	return string(k)
}

// apply evaluates an application.
func (e *Evaluator) apply(t *Term, args []Value) (Value, error) {
	f, ok := e.model.Funcs[t.Name]
	if !ok {
		return ZeroValue(t.Sort), nil
	}
	if f.Body != nil {
		return e.applyBody(t, f, args)
	}
	tab := e.tabs[t.Name]
	if tab == nil {
		tab = make(map[string]Value, len(f.Entries))
		for i := len(f.Entries) - 1; i >= 0; i-- {
			tab[argsKey(f.Entries[i].Args)] = f.Entries[i].Result
		}
		e.tabs[t.Name] = tab
	}
	v, ok := tab[argsKey(args)]
	if !ok {
		if v = f.Else; v.Sort == nil {
			v = ZeroValue(t.Sort)
		}
	}
	if v.Sort != t.Sort {
		return Value{}, fmt.Errorf("smtlib: Eval: model gives %s a result of sort %v, want %s", t.Name, v.Sort, t.Sort)
	}
	return v, nil
}

// applyBody evaluates a function given by a term.
func (e *Evaluator) applyBody(t *Term, f FuncValue, args []Value) (Value, error) {
	signature := fmt.Errorf("smtlib: Eval: model's %s has another signature", t.Name)
	if len(f.Params) != len(args) || f.index == nil && f.Body.Sort != t.Sort {
		return Value{}, signature
	}
	env := make([]binding, len(args))
	for i, p := range f.Params {
		if p.Sort != args[i].Sort {
			return Value{}, signature
		}
		env[i] = binding{p, args[i]}
	}
	if f.index != nil {
		return lambdaValue(t.Sort, &lambda{f.index, f.Body, env, f.model(e.model)}), nil
	}
	return e.inside(f.model(e.model), env, func(in *Evaluator) (Value, error) { return in.closed(f.Body) })
}
