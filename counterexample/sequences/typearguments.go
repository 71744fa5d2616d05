package sequences

import (
	"fmt"
	"maps"
	"slices"

	"inspect/java/types"
)

// A driver has one ground type for each type variable. Where code can tell what that is, there are other drivers
// with other types (Driver.Others): classes of the program that the code asks for, those for which a class of
// the program implements what a parameter is of, and at last the bound, which admits whatever any other does.
//
//	class Pot<T> { T v; boolean is() { return v instanceof Item; } }       Pot<Integer>, then Pot<Item>, Pot<Object>
//	<T extends Comparable<T>> int of(T t) { return t == Color.RED ? …      Integer, then Color, String: no type admits all

// maxChoices is how many types a variable has one after the other, beside the first and its bound.
const maxChoices = 4

// typeVariable is a type variable with the types that stand for it, beside the first one.
type typeVariable struct {
	*types.TypeVar
	some     []types.Type
	widest   types.Type // admits all of these; nil: there is none
	isNarrow bool       // no type admits what each of some does
}

// alternatives are the choices of other types, and what is left out of them.
func (p *plan) alternatives() (out []*types.TypeChoice, untried []string) {
	vars, isLower := p.typeVariables()
	if len(vars) == 0 && !isLower || !p.hasDistinction() {
		return nil, nil
	}
	var open []*typeVariable
	most, narrow := 0, 0
	for _, v := range vars {
		k := p.typesFor(v)
		for _, t := range k.some[min(len(k.some), maxChoices):] {
			by := &types.TypeChoice{}
			by.Choose(v, t)
			untried = append(untried, by.String())
		}
		k.some = k.some[:min(len(k.some), maxChoices)]
		if k.isNarrow {
			narrow++
		}
		if len(k.some) > 0 || k.widest != nil {
			open = append(open, k)
		}
		if k.widest != nil {
			most = max(most, len(k.some))
		}
	}
	for n := range most { // each variable has one after the other
		out = append(out, chosen(open, func(k *typeVariable) types.Type {
			if k.widest == nil || len(k.some) == 0 {
				return nil
			}
			return k.some[min(n, len(k.some)-1)]
		}))
	}
	several, isAll := combinations(open)
	isWide := isLower || slices.ContainsFunc(open, func(k *typeVariable) bool { return k.widest != nil })
	for _, of := range several {
		if len(of) == 0 && !isWide {
			continue // the first types
		}
		by := chosen(open, func(k *typeVariable) types.Type {
			if k.widest != nil {
				return k.widest
			}
			return of[k]
		})
		by.Wide = true
		out = append(out, by)
	}
	if !isAll || narrow > 1 {
		untried = append(untried, "other type arguments together")
	}
	return out, untried
}

func chosen(vars []*typeVariable, of func(*typeVariable) types.Type) *types.TypeChoice {
	by := &types.TypeChoice{}
	for _, k := range vars {
		if t := of(k); t != nil {
			by.Choose(k.TypeVar, t)
		}
	}
	return by
}

// maxCombinations is how many combinations there are of types for variables of which no type admits all.
const maxCombinations = 12

// combinations are those of the types of all variables of which none admits all others, and whether these are all.
// One that has no type of a variable has its first one.
func combinations(vars []*typeVariable) (out []map[*typeVariable]types.Type, isAll bool) {
	out = append(out, map[*typeVariable]types.Type{})
	at := func(of map[*typeVariable]types.Type) (n int) { // those that are nearest first
		for k, t := range of {
			n += 1 + slices.Index(k.some, t)
		}
		return n
	}
	isAll = true
	for _, k := range vars {
		if k.widest != nil {
			continue
		}
		for _, of := range slices.Clone(out) {
			for _, t := range k.some {
				with := maps.Clone(of)
				with[k] = t
				out = append(out, with)
			}
		}
		slices.SortStableFunc(out, func(a, b map[*typeVariable]types.Type) int { return at(a) - at(b) })
		n := min(len(out), maxCombinations+1) // what follows makes none nearer
		out, isAll = out[:n], isAll && n == len(out)
	}
	return out, isAll
}

// isOpen reports whether a type is Object, which stands for a type variable perhaps.
func (p *plan) isOpen(t types.Type) bool {
	c, ok := t.(*types.Class)
	return ok && !p.isFirst && c.Name == "java.lang.Object"
}

// unconstructed are the classes of the program whose objects no call makes, and that have fields: an Object that
// stands for a type variable is none of them, since its state would be any.
func (p *plan) unconstructed(t types.Type) (out []*types.Class) {
	if !p.isOpen(t) {
		return nil
	}
	for _, c := range p.effects.program {
		n := p.effects.scopes.Number(c)
		if n < 0 || !p.scope.Has(n) || c.IsEnum() || c.IsInterface() || Unnameable(c) != "" || c.Broken != nil {
			continue
		}
		for k := c; k != nil && !k.IsOutside(); k = k.Super {
			if slices.ContainsFunc(k.Fields, func(f *types.Field) bool { return !f.Static }) {
				out = append(out, c)
				break
			}
		}
	}
	return out
}

// behaving names the classes whose objects take no part, although code calls what they have of their own.
func (p *plan) behaving() (names []string) {
	reads := p.allReads()
	if !reads[calling] {
		return nil
	}
	for _, c := range p.unconstructed(p.world.Lookup("java.lang.Object")) {
		if !reads[distinguishing+c.SimpleName()] && slices.ContainsFunc(c.Methods, func(m *types.Method) bool { return p.effects.ofLibrary[m] }) {
			names = append(names, "type arguments "+c.ShortName())
		}
	}
	return names
}

// isOfVariable reports whether a parameter of a call is an array of a type variable for which the widest type stands:
// it is no array of a class below.
//
//	<T> void put(T[] a, T t) { a[0] = t; }
func (p *plan) isOfVariable(c *call, i int) bool {
	if p.isFirst || c.method == nil || c.use != nil {
		return false
	}
	declared := types.DeclaredParams(p.world, c.method)
	if i >= len(declared) {
		return false
	}
	_, is := types.Leaf(declared[i]).(*types.TypeVar)
	return is && declared[i] != types.Leaf(declared[i])
}

// exactly is the statement that leaves out arrays of classes below that of a parameter.
func (q param) exactly() string {
	some := ""
	if q.isNull {
		some = q.name + " != null && "
	}
	return fmt.Sprintf("        if (%s%s.getClass() != %s.class) return;\n", some, q.name, erased(q.typ.String()))
}

// calls are the last call, steps, and what makes objects.
func (p *plan) calls() []*call {
	out := append([]*call{p.last}, p.steps...)
	for _, pl := range p.pools {
		out = append(out, pl.makers...)
	}
	return out
}

// typeVariables are those of the calls and of the classes whose objects there are; isLower: a wildcard ? super
// stands in what a call takes.
func (p *plan) typeVariables() (out []*types.TypeVar, isLower bool) {
	add := func(vs []*types.TypeVar) {
		for _, v := range vs {
			if !slices.Contains(out, v) {
				out = append(out, v)
			}
		}
	}
	for _, c := range p.calls() {
		if c.method != nil {
			add(types.MethodVars(p.world, c.method))
			isLower = isLower || slices.ContainsFunc(types.DeclaredParams(p.world, c.method), types.HasLower)
			if !c.method.Static {
				add(p.world.TypeParams(c.method.Class))
			}
		}
	}
	for _, pl := range p.pools {
		add(p.world.TypeParams(pl.class))
	}
	return out, isLower
}

// allReads are all places that the calls read.
func (p *plan) allReads() map[string]bool {
	out := map[string]bool{}
	for _, c := range p.calls() {
		if c.method != nil {
			union(out, p.effectOf(c.method).reads)
		}
	}
	return out
}

// hasDistinction reports whether code of the calls may tell for what a type variable stands.
func (p *plan) hasDistinction() bool {
	return p.allReads()[distinguishing] || slices.ContainsFunc(p.calls(), func(c *call) bool { return c.method != nil && hasOrdering(c.method) })
}

// typesFor are the types that stand for a variable.
func (p *plan) typesFor(v *types.TypeVar) *typeVariable {
	k := &typeVariable{TypeVar: v}
	first := types.GroundVar(p.world, v, p.choice)
	k.widest = types.Widest(p.world, v, p.choice)
	isFirst := k.widest != nil && k.widest.String() == first.String()
	add := func(t types.Type) {
		if t.String() != first.String() && types.IsWithin(p.world, t, v, p.choice) && !slices.ContainsFunc(k.some, func(o types.Type) bool { return o.String() == t.String() }) {
			k.some = append(k.some, t)
		}
	}
	p.implemented(v, add)
	k.isNarrow = k.widest != nil && len(k.some) > 0
	if isFirst {
		return k
	}
	reads := p.allReads()
	for _, c := range p.effects.program {
		if reads[distinguishing+c.SimpleName()] && p.isTypeArgument(c) {
			add(types.GroundClassBy(p.world, c, p.choice))
		}
	}
	if k.widest != nil {
		return k
	}
	for _, name := range boxes {
		if c := p.world.Lookup(name); c != nil && (name == "java.lang.String" || reads[distinguishing+c.SimpleName()]) {
			add(c)
		}
	}
	for _, c := range p.effects.program {
		if n := p.effects.scopes.Number(c); n >= 0 && p.scope.Has(n) && p.isTypeArgument(c) {
			add(types.GroundClassBy(p.world, c, p.choice))
		}
	}
	return k
}

// boxes are the classes of the library that stand for a variable where no type admits all.
var boxes = []string{
	"java.lang.String", "java.lang.Long", "java.lang.Double", "java.lang.Character", "java.lang.Boolean", "java.lang.Short", "java.lang.Byte", "java.lang.Float",
}

// isTypeArgument reports whether code of the package can name a class, and there may be objects of it.
func (p *plan) isTypeArgument(c *types.Class) bool {
	return c.Broken == nil && Unnameable(c) == "" && !c.IsOutside()
}

// implemented adds the types for which a class of the program implements what the last call takes for a
// variable.
//
//	class ByName implements Comparator<Item> { … }    <T> T least(List<T> of, Comparator<? super T> by)     Item
func (p *plan) implemented(v *types.TypeVar, add func(types.Type)) {
	for _, t := range types.DeclaredParams(p.world, p.last.method) {
		of, ok := t.(*types.Parameterized)
		if !ok || !types.IsVarIn(v, t) {
			continue
		}
		for _, k := range p.effects.program {
			if k == of.Class || k.Broken != nil || !k.IsSubclassOf(of.Class) {
				continue
			}
			s, ok := p.world.AsSuper(types.GroundClassBy(p.world, k, p.choice), of.Class).(*types.Parameterized)
			if !ok {
				continue
			}
			for i, a := range of.Args {
				if types.IsVarIn(v, a) {
					add(s.Args[i])
				}
			}
		}
	}
}
