package replay

import (
	"math"

	"inspect/java/heap"
	"inspect/java/types"
)

// A call of which nobody knows what it executes does what the pre-state says (heap.State.Answers), where
// Config.Answers is set, so that an execution comes to what follows:
//
//	int port = url.getPort();   // 7, as the model has it
//	return table[size];         // breaks whatever getPort gives
//
// Executed again with other answers (Choice of LeftUnknown), it shows whether anything rests on them.

// UnknownCall is a method that an execution calls so.
type UnknownCall struct {
	Method *types.Method
	// Varies reports whether other answers can be tried: it gives a number, a boolean, a text or an
	// object of which nothing is known, or nothing.
	Varies bool
}

// Name names it for people: URL.getPort().
func (u *UnknownCall) Name() string { return nameOfUnknown(u.Method) }

func nameOfUnknown(m *types.Method) string { return m.Class.ShortName() + "." + m.Name + "()" }

// callUnknown does what such a call does.
func callUnknown(m *Machine, fr *frame, method *types.Method) flow {
	if !m.config.Answers || m.specs > 0 || m.source != nil {
		panic(failure{&NoBody{method}})
	}
	other := m.choice.Of == LeftUnknown && (m.choice.From == "" || m.choice.From == nameOfUnknown(method))
	a := nextAnswer(m, method)
	if a == nil {
		if m.choice.Of != LeftUnknown || !answersByDefault(m, fr, method.Result) {
			panic(failure{&NoBody{method}})
		}
		return ret
	}
	noteUnknown(m, method, varies(m, method.Result, a))
	if !other {
		m.answer(fr, a)
		return ret
	}
	without := *a
	without.Thrown = nil
	if m.choice.Seed == 1 {
		without.Changed, without.Statics = nil, nil
	}
	m.answer(fr, &without)
	if a.Thrown != nil && a.Result == nil && !answersByDefault(m, fr, method.Result) {
		panic(failure{&NoBody{method}})
	}
	if m.choice.Seed > 1 {
		fr.result = otherAnswer(m, method.Result, fr.result, int(m.choice.Seed)-2)
	}
	return ret
}

// noteUnknown notes a call.
func noteUnknown(m *Machine, method *types.Method, varies bool) {
	for _, u := range m.unknown {
		if u.Method == method {
			u.Varies = u.Varies && varies
			return
		}
	}
	m.unknown = append(m.unknown, &UnknownCall{method, varies})
}

// varies reports whether a call whose result is of type t can give something else than it does.
func varies(m *Machine, t types.Type, a *heap.Answer) bool {
	switch {
	case a.Result == nil || !types.IsReference(t):
		return true
	case a.Result.Ref == nil:
		return answersByDefault(m, &frame{m: m}, t)
	}
	return isBlank(a.Result.Ref.Type)
}

// isBlank reports whether other objects can be given in the place of one of type t: texts, and those of which
// nothing is known.
func isBlank(t types.Type) bool {
	c, ok := t.(*types.Class)
	return ok && (types.IsString(c) || c.Unknown != nil)
}

// answersByDefault gives a call that the model does not come to 0, or an object of which nothing is known;
// false: there is none.
func answersByDefault(m *Machine, fr *frame, t types.Type) bool {
	c, ok := t.(*types.Class)
	switch {
	case !types.IsReference(t):
		fr.result = value{}
	case types.IsString(t):
		fr.result = value{r: m.literal(m.checked.Span, "")}
	case ok && m.world.UnknownClass(c) != nil:
		fr.result = value{r: m.allocClass(m.world.UnknownClass(c))}
	default:
		return false
	}
	return true
}

// Numbers and texts that calls give otherwise.
var (
	otherNumbers = []int64{0, 1, -1, 2, 3, 7, 10, 100, 1000, -1000}
	otherFloats  = []float64{0, 1, -1, 0.5, 1e9, math.NaN(), math.Inf(1)}
	otherTexts   = []string{"", "a", "b", "0", "12", "a b", "/a.b:c", "true", "A"}
)

// otherAnswer is another value of type t than the given one, the k-th from 0; the same, where there
// are no more.
func otherAnswer(m *Machine, t types.Type, old value, k int) value {
	switch {
	case types.IsKind(t, types.Void):
		return old
	case types.IsKind(t, types.Boolean):
		return otherBoolean(m, old, k)
	case types.IsKind(t, types.Double):
		return value{i: int64(math.Float64bits(otherFloats[k%len(otherFloats)]))}
	case types.IsKind(t, types.Float):
		return value{i: int64(math.Float32bits(float32(otherFloats[k%len(otherFloats)])))}
	case types.IsIntegral(t):
		m.left.choices++
		n := old.i + int64(mixed(uint64(k)<<20+m.left.choices)%9) - 4 // each call another
		if k < len(otherNumbers) {
			n = otherNumbers[k]
		}
		return value{i: m.wrap(t.(*types.Basic).Kind, n)}
	case old.r == nil:
		fr := &frame{m: m}
		answersByDefault(m, fr, t)
		return fr.result
	case types.IsString(old.r.typ):
		return value{r: m.literal(m.checked.Span, otherTexts[k%len(otherTexts)])}
	case isBlank(old.r.typ) && k == 0:
		return value{r: m.allocClass(old.r.typ.(*types.Class))}
	case isBlank(old.r.typ):
		for _, o := range m.objects {
			if o != old.r && o.typ == old.r.typ {
				if k--; k == 0 {
					return value{r: o}
				}
			}
		}
	}
	return old
}

// otherBoolean is the other one than is given, false, true, or of each call another, by k from 0.
func otherBoolean(m *Machine, old value, k int) value {
	m.left.choices++
	switch k {
	case 0:
		return value{i: 1 - old.i}
	case 1, 2:
		return value{i: int64(k - 1)}
	}
	return value{i: int64(mixed(uint64(k)<<20+m.left.choices) & 1)}
}
