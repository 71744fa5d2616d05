package infer

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"inspect"
	"inspect/java/ast"
	"inspect/java/bounds"
	"inspect/report"
)

// facts are the invariants that each class of a file keeps: what remains of the candidates when all are dropped
// that a constructor does not establish, or a method does not keep that begins in a state with all remaining
// ones (Houdini: Flanagan, Leino, FME 2001). A method keeps them however it ends, by an exception as well.
func (r *run) facts(ctx context.Context, f *file) (facts []*Clause, err error) {
	for _, c := range f.classes {
		at := bodyOf(f.text, c.decl)
		if at <= 0 || len(c.fields) == 0 {
			continue
		}
		for _, cond := range c.candidates() {
			facts = append(facts, &Clause{
				File: f.path, Line: c.decl.Name.Span().Position().Line, Of: c.name, Kind: "invariant", Reason: "each constructor establishes it, and each method keeps it, within the bounds",
				Text: "private invariant " + cond.text + ";", condition: cond, class: c,
			})
		}
	}
	o := r.long(f)
	o.Methods = constructors(f) // which need no state to begin in, while candidates contradict each other
	for len(facts) > 0 {
		broken, err := r.broken(ctx, f, facts, o)
		if err != nil {
			return nil, err
		}
		before := len(facts)
		facts = slices.DeleteFunc(facts, func(c *Clause) bool { return broken[c] })
		facts = defined(facts)
		if len(facts) == before && o.Methods == nil {
			if facts, err = r.inhabited(ctx, f, facts, o); err != nil {
				return nil, err
			}
			if len(facts) == before {
				break
			}
		}
		o.Methods = nil
	}
	return equalities(strongest(facts, f.given()), f.given()), nil
}

// defined leaves out conditions that have a value only with others that are left out.
func defined(facts []*Clause) []*Clause {
	isThere := map[*class]map[string]bool{}
	for _, c := range facts {
		if isThere[c.class] == nil {
			isThere[c.class] = map[string]bool{}
		}
		isThere[c.class][c.condition.text] = true
	}
	return slices.DeleteFunc(facts, func(c *Clause) bool {
		return slices.ContainsFunc(c.condition.defined, func(d string) bool { return !isThere[c.class][d] })
	})
}

// inductive are the options under which a method is checked alone, from each state that the invariants admit,
// with exceptions as ends like others.
func (r *run) inductive() inspect.Options {
	o := r.options
	o.States, o.Statics, o.Needs = "any", "havoc", "off"
	o.RuntimeExceptions, o.Throws = "allowed", "all"
	o.Nullness, o.Invariants, o.Calls = "plain", "all", "inline"
	o.AllProperties, o.Private, o.NullableByDefault = true, true, true // callers may pass null, whatever is meant
	return o
}

// long are the options of an induction over states in which the arrays of fields are as long as the class makes
// them.
func (r *run) long(f *file) inspect.Options {
	o := r.inductive()
	for _, c := range f.classes {
		for _, d := range c.fields {
			t, ok := d.Type.(*ast.ArrayType)
			if !ok {
				continue
			}
			for _, k := range c.lengths(d.Name.Text) {
				if k <= longest && k > int64(r.arrayLength()) {
					if p, err := bounds.ParsePlace("array-length", f.text[t.Span().Start:t.Span().End], int(k)); err == nil {
						o.Bounds.Places = append(o.Bounds.Places, p)
					}
				}
			}
		}
	}
	return o
}

// longest is the greatest length of an array that an induction is done with where the bounds have less.
const longest = 64

// arrayLength is the bound of the lengths of arrays.
func (r *run) arrayLength() int {
	return cmp.Or(r.options.Bounds.ArrayLength, bounds.Bounds{}.WithDefaults().ArrayLength)
}

// constructors are the names of those of the classes of a file that have facts to establish.
func constructors(f *file) (out []string) {
	for _, c := range f.classes {
		if len(c.fields) > 0 {
			out = append(out, c.name+"."+c.decl.Name.Text)
		}
	}
	return out
}

// broken are the clauses that some method or constructor of a file breaks; where none breaks one, those that
// some may break of which no verdict is there. That is asked last, since clauses that contradict each other leave
// a method without a state to begin in.
func (r *run) broken(ctx context.Context, f *file, clauses []*Clause, o inspect.Options) (map[*Clause]bool, error) {
	text, lines := written(f.text, insertions(f.text, invariants(f, clauses)))
	checked, err := r.check(ctx, f, text, o)
	if err != nil {
		return nil, err
	}
	at, err := declarations(f.path, text)
	if err != nil {
		return nil, err
	}
	out := map[*Clause]bool{}
	decided, cut := map[ast.Node]bool{}, map[ast.Node]string{}
	for _, res := range checked.Results {
		d := at[place{res.Line, res.Column}]
		if isPrivateMethod(d.node) {
			continue // its callers are checked with it
		}
		isKnown := isDecided(res) && !hasFunctions(res)
		for _, p := range res.Properties {
			if p.Status == inspect.Holds || p.Status == inspect.Unreachable {
				continue
			}
			if c := lines[p.Line]; c != nil && isSame(p.File, f.path) {
				out[c] = true
			} else {
				isKnown = false // the execution ends there, and does not in Java
			}
		}
		if d.node != nil && isKnown {
			decided[d.node] = true
		}
		if d.node != nil && len(res.CutOff) > 0 {
			cut[d.node] = res.Name()
		}
	}
	if len(out) > 0 || len(o.Methods) > 0 {
		return out, nil
	}
	for _, d := range at {
		if decided[d.node] && cut[d.node] == "" || isPrivateMethod(d.node) || !hasCode(d.node) {
			continue
		}
		assigned := writes(d.top, d.node)
		for _, c := range clauses {
			if !slices.ContainsFunc(c.condition.over, func(name string) bool { return assigned[name] }) && c.class.decl.Name.Text != constructs(d.node) {
				continue
			}
			if !decided[d.node] {
				out[c] = true
			} else if !slices.Contains(c.Beyond, cut[d.node]) {
				c.Beyond = append(c.Beyond, cut[d.node])
				slices.Sort(c.Beyond)
			}
		}
	}
	return out, nil
}

// hasFunctions reports whether a method may run code that it was given: a check takes that for code without
// effects, and asks nothing at the places where it begins, though it may call the class back.
func hasFunctions(r *inspect.Result) bool {
	return slices.ContainsFunc(r.Ranges, func(g report.Range) bool {
		return slices.ContainsFunc(g.Classes, func(c string) bool { return strings.HasPrefix(c, "any function") })
	})
}

// isDecided reports whether all that was to be known of a method is known.
func isDecided(r *inspect.Result) bool {
	return slices.Contains([]inspect.Verdict{inspect.Holds, inspect.Violated, inspect.Nothing}, r.Verdict)
}

// probe is the name of a method that asks whether there is a state to begin in.
const probe = "isThereAnObject"

// inhabited leaves out the facts of classes of which no object exists within the bounds before a call, or can be
// made: anything could be said of them, and of what takes them.
func (r *run) inhabited(ctx context.Context, f *file, facts []*Clause, o inspect.Options) ([]*Clause, error) {
	var probes []edit
	of := map[*class]string{}
	for _, c := range facts {
		if of[c.class] == "" {
			of[c.class] = fmt.Sprintf("%s%d", probe, len(of))
			probes = append(probes, edit{at: bodyOf(f.text, c.class.decl), word: "/*@ ensures false; @*/ private void " + of[c.class] + "() { }"})
		}
	}
	if len(probes) == 0 {
		return facts, nil
	}
	text, _ := written(f.text, insertions(f.text, slices.Concat(probes, invariants(f, facts))))
	o.Methods = nil
	for c, name := range of {
		o.Methods = append(o.Methods, c.name+"."+name)
	}
	slices.Sort(o.Methods)
	checked, err := r.check(ctx, f, text, o)
	if err != nil {
		return nil, err
	}
	isThere := map[string]bool{}
	for _, res := range checked.Results {
		if res.Verdict == inspect.Violated {
			isThere[strings.TrimSuffix(res.Method, "()")] = true
		}
	}
	return slices.DeleteFunc(slices.Clone(facts), func(c *Clause) bool { return !isThere[of[c.class]] }), nil
}

// invariants are the edits that put clauses into the bodies of their classes.
func invariants(f *file, clauses []*Clause) (out []edit) {
	by := map[*class][]*Clause{}
	for _, c := range clauses {
		by[c.class] = append(by[c.class], c)
	}
	for _, c := range f.classes {
		if len(by[c]) > 0 {
			out = append(out, edit{at: bodyOf(f.text, c.decl), lines: by[c]})
		}
	}
	return out
}

// strongest leaves out the clauses that the others imply, or what is written already.
func strongest(clauses, given []*Clause) []*Clause {
	for i := 0; i < len(clauses); {
		if isImpliedBy(clauses[i], slices.Concat(given, clauses[:i], clauses[i+1:])) {
			clauses = slices.Delete(clauses, i, i+1)
		} else {
			i++
		}
	}
	return clauses
}

// given are the invariants that are written in a file, as far as a template proposes them as well.
func (f *file) given() (out []*Clause) {
	for _, c := range f.classes {
		for _, m := range c.decl.Members {
			spec, ok := m.(*ast.ClassSpec)
			if !ok || spec.Clause == nil || spec.Clause.Kind != ast.Invariant || spec.Clause.X == nil {
				continue
			}
			k := spec.Clause
			text := strings.TrimSpace(f.text[k.X.Span().Start:k.X.Span().End])
			for _, cond := range c.candidates() {
				if cond.text == text {
					out = append(out, &Clause{class: c, condition: cond})
				}
			}
			if x, n, ok := strings.Cut(text, " == "); ok {
				if n, err := strconv.ParseInt(n, 10, 64); err == nil {
					out = append(out, &Clause{class: c, condition: condition{text: text, differences: equals(x, n)}})
				}
			}
		}
	}
	return out
}

// equals are the differences that say that a quantity is a number.
func equals(x string, n int64) []difference { return []difference{{x, "", n}, {"", x, -n}} }

// isImpliedBy reports whether a clause follows from others of its class.
func isImpliedBy(c *Clause, others []*Clause) bool {
	var by []difference
	texts := map[string]bool{}
	for _, o := range others {
		if o.class != c.class {
			continue
		}
		if o.condition.text == c.condition.text {
			return true
		}
		texts[o.condition.text] = true
		by = append(by, lengthsAtLeast0(o.condition.differences)...)
	}
	if both := c.condition.bothNull; both != nil {
		return texts[both[0]+" != null"] && texts[both[1]+" != null"]
	}
	if o := c.condition.otherwise; o != nil {
		return o.isImplied(by)
	}
	return isImplied(c.condition.differences, by)
}

// equalities joins two clauses of one quantity, at least and at most a number, to one.
func equalities(clauses, given []*Clause) (out []*Clause) {
	for _, c := range clauses {
		low, isLow := c.condition.number(func(d difference) bool { return d.x == "" })
		if isLow && slices.ContainsFunc(clauses, func(o *Clause) bool {
			high, ok := o.condition.number(func(d difference) bool { return d.y == "" })
			return ok && o.class == c.class && high.x == low.y && high.most == -low.most
		}) {
			c.condition.text = fmt.Sprintf("%s == %d", low.y, -low.most)
			c.Text = "private invariant " + c.condition.text + ";"
			c.condition.differences = equals(low.y, -low.most)
		}
		out = append(out, c)
	}
	return strongest(out, given)
}

// number is the only difference of a condition, if it is one to a number of a kind.
func (c *condition) number(is func(difference) bool) (difference, bool) {
	if len(c.differences) != 1 || !is(c.differences[0]) {
		return difference{}, false
	}
	return c.differences[0], true
}

// within are the facts that states within the bounds can have: those but of arrays that are longer.
func (r *run) within(facts []*Clause) []*Clause {
	return slices.DeleteFunc(slices.Clone(facts), func(c *Clause) bool {
		return slices.ContainsFunc(c.condition.differences, func(d difference) bool {
			return d.x == "" && isLength(d.y) && -d.most > int64(r.arrayLength())
		})
	})
}
