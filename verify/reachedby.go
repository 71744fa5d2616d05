package verify

import (
	"context"
	"slices"
	"strings"

	"inspect/cfg"
	"inspect/java/ast"
	"inspect/java/core"
	"inspect/java/types"
	"inspect/report"
)

// What somebody wrote of the states of a class says in which ones its methods start, and so does a
// contract. A violation in such a state is looked for as one of a call sequence as well: found, the
// calls are shown; not found, an invariant may be missing. Where nobody wrote what the states are,
// that is no finding (docs/design/plain.md, section 1).

// sought are the violations in any state for which calls are looked for, by kind: those that are
// checked where the method's body is executed, and a postcondition.
var sought = map[cfg.PropertyKind]bool{
	cfg.Postcondition: true, cfg.Assertion: true, cfg.NullDeref: true, cfg.ArrayIndex: true, cfg.ArrayLength: true, cfg.ArrayStore: true,
	cfg.CastCheck: true, cfg.Arithmetic: true, cfg.Overflow: true,
}

// isWorthCalls reports whether calls are looked for that come to what is violated in any state.
func isWorthCalls(r *run, m *types.Method, res *report.Result) bool {
	return res != nil && res.Verdict == report.Violated && res.Reason == "" && canEndCalls(r, m) &&
		(isOrdinary(r, m) || slices.ContainsFunc(res.Counterexamples(), isSought))
}

// canEndCalls reports whether calls may be looked for that come to what a method breaks in any state.
func canEndCalls(r *run, m *types.Method) bool {
	return r.takesSequences() && !r.config.isQueriedOnce() && !m.Constructor && !r.startsReachable(m) && m.Derived == types.NotDerived && !m.Class.IsInCode() &&
		m.Decl != nil && m.Decl.Body != nil && !m.Decl.Modifiers.Has("private") && lawOf(r, m) == nil
}

// isSought reports whether calls are looked for that come to a counterexample: also where an exception
// leaves that the JVM or the library raises. What the program throws on purpose, calls may well come to.
// What a callee must find counts by itself.
func isSought(ce *report.Counterexample) bool {
	if ce.Status != "confirmed" {
		return false // it rests on a contract, as modular reasoning does
	}
	switch cfg.PropertyKind(ce.Kind) {
	case cfg.Exception:
		return !strings.HasPrefix(ce.Place.Text, "throw")
	case cfg.Postcondition: // what a result must be by its type, no clause says
		return !strings.Contains(ce.Message, "result is null")
	}
	return isSoughtKind(ce.Kind)
}

func isUnsought(ce *report.Counterexample) bool { return !isSought(ce) }

// isSoughtKind reports whether calls are looked for that come to what is broken of a kind.
func isSoughtKind(kind string) bool {
	k := cfg.PropertyKind(kind)
	return sought[k] || k == cfg.Exception
}

// isSame reports whether two counterexamples, in any state and of call sequences, break the same. A
// postcondition is an assertion where calls come before.
func isSame(any, by *report.Counterexample) bool {
	return any.Place == by.Place && (any.Kind == by.Kind || any.Kind == string(cfg.Postcondition) && by.Kind == string(cfg.Assertion))
}

// comeTo looks for calls that come to what is violated in any state, and gives the result that says so.
func comeTo(r *run, ctx context.Context, m *types.Method, res *report.Result) (out *report.Result) {
	s := r.sequenced[m]
	if s == nil || s.fault != nil {
		return res
	}
	if res = withMore(r, ctx, m, res); ctx.Err() != nil {
		return res
	}
	defer func() {
		if ces, n := out.Counterexamples(), max(1, r.config.Findings); len(ces) > n && !r.config.All {
			r.keepOnly(out, ces[:n])
		}
	}()
	switch {
	case isOrdinary(r, m):
		return comeToOrdinary(r, ctx, m, res)
	case len(s.levels) == 0 || s.why != "":
		return res
	}
	open := slices.DeleteFunc(slices.Clone(res.Counterexamples()), func(ce *report.Counterexample) bool { return !isSought(ce) })
	if !isContractChecked(r, s) {
		open = slices.DeleteFunc(open, func(ce *report.Counterexample) bool { return ce.Kind == string(cfg.Postcondition) })
	}
	by := map[*report.Counterexample][]string{}
	var more []*report.Counterexample
	upTo := 0
	var last *report.Result
	for _, l := range s.levels {
		if len(by) == len(open) && len(more) == 0 {
			break
		}
		_, found, decided := r.checkLevel(ctx, l, false, nil)
		if !decided && l.half != nil { // half as many may not be too much
			l = l.half
			_, found, decided = r.checkLevel(ctx, l, false, nil)
		}
		if !decided || ctx.Err() != nil {
			break
		}
		for _, ce := range open {
			if k := endOf(ce, found); k != nil && by[ce] == nil {
				by[ce] = k.Calls
			}
		}
		more = append(more, otherThan(res, found, more)...)
		upTo, last = l.calls, found
	}
	if ctx.Err() != nil {
		return res
	}
	for ce, calls := range by {
		ce.ReachedBy = calls
	}
	showAll(r, res, more)
	if upTo == 0 || !isWhole(r, m, last) {
		return res
	}
	unreached := func(ce *report.Counterexample) bool { return slices.Contains(open, ce) && by[ce] == nil }
	if !m.Static && !types.HasWrittenStates(r.world, m.Class) {
		rests := func(ce *report.Counterexample) bool { return unreached(ce) && r.isOfState(ce) && isOfSealed(r, m, ce) }
		if takeBackAmong(r, res, rests); !slices.ContainsFunc(res.Properties, isLeft) {
			res.States = &report.States{CallsBefore: upTo}
			r.unconstructed(res, rests)
		}
	}
	if res.Verdict != report.Violated {
		return res
	}
	for _, ce := range open {
		if unreached(ce) {
			ce.UnreachedBy = upTo
		}
	}
	return res
}

// withMore is a result in any state with all that is violated there, where as many findings as are asked
// for ended the search: what calls do not come to must hide nothing.
func withMore(r *run, ctx context.Context, m *types.Method, res *report.Result) *report.Result {
	if !slices.ContainsFunc(res.Properties, isLeft) {
		return res
	}
	c := r.newMethod(m)
	c.config.All = true
	more := c.check(ctx, stages)
	if more.Verdict != report.Violated || more.Reason != "" || len(more.Counterexamples()) < len(res.Counterexamples()) {
		return res
	}
	takeBack(r, res, func(*report.Counterexample) bool { return true }) // with its reproducers
	return more
}

// comeToOrdinary is comeTo where nobody wrote what the states are: what calls come to counts. What a
// method leaves behind in any state counts as well, such as a field that must not be null.
func comeToOrdinary(r *run, ctx context.Context, m *types.Method, res *report.Result) *report.Result {
	best, _ := r.checkSequences(ctx, m)
	if ctx.Err() != nil || best == nil {
		return res
	}
	isOpen := func(ce *report.Counterexample) bool { return isUnsought(ce) || !isOfSealed(r, m, ce) }
	if isWhole(r, m, best) && !slices.ContainsFunc(res.Counterexamples(), isOpen) && !slices.ContainsFunc(res.Properties, isLeft) {
		return best
	}
	for _, ce := range res.Counterexamples() {
		if by := endOf(ce, best); by != nil {
			replace(r, res, ce, by)
		}
	}
	showAll(r, res, otherThan(res, best, nil))
	if isWhole(r, m, best) {
		takeBackAmong(r, res, func(ce *report.Counterexample) bool { return !isOpen(ce) && len(ce.Calls) == 0 })
	}
	return res
}

// takeBackAmong takes back the counterexamples that rest on something, where others remain.
func takeBackAmong(r *run, res *report.Result, rests func(*report.Counterexample) bool) {
	if slices.ContainsFunc(res.Counterexamples(), func(ce *report.Counterexample) bool { return !rests(ce) }) {
		takeBack(r, res, rests)
	}
}

// isLeft reports whether it is open in any state whether a property is broken that sequences do not
// check, or not in each case: the search ends with as many findings as are asked for.
func isLeft(p report.Property) bool {
	k := cfg.PropertyKind(p.Kind)
	return p.Status == report.Unknown && (!sought[k] || k == cfg.Postcondition)
}

// isWhole reports whether nothing is left out of the sequences before a method that may change what it
// reads, as far as is known: no step, no code that somebody is handed, and no step's part.
func isWhole(r *run, m *types.Method, by *report.Result) bool {
	d := r.sequenced[m].driver
	return d != nil && len(d.Without)+len(d.Uncalled) == 0 && (by.States == nil || len(by.States.Without) == 0) &&
		!slices.ContainsFunc(by.CutOff, func(c report.CutOff) bool { return c.Kind == cfg.StepCut }) &&
		!hasChangingFunction(m.Class) && !isUsedByFunctions(r, m.Class)
}

// hasInFunctions reports whether something is in a lambda, a reference to a method or a class in code:
// whoever has it may call it.
func hasInFunctions(d *ast.ClassDecl, is func(ast.Node) bool) (found bool) {
	ast.Walk(d, func(n ast.Node) bool {
		switch n.(type) {
		case *ast.Lambda, *ast.MethodRef, *ast.ClassBody, *ast.LocalClass:
			ast.Walk(n, func(k ast.Node) bool {
				found = found || is(k)
				return !found
			})
		}
		return !found
	})
	return found
}

// hasChangingFunction reports whether a function in the text of the class around all changes something.
func hasChangingFunction(c *types.Class) bool {
	return hasInFunctions(types.TopLevel(c).Decl, func(n ast.Node) bool {
		switch n.(type) {
		case *ast.MethodRef, *ast.Assign, *ast.IncDec, *ast.Call:
			return true
		}
		return false
	})
}

// isUsedByFunctions reports whether a function in the text of another class names a method of the class,
// or assigns something in an object.
func isUsedByFunctions(r *run, c *types.Class) bool {
	own := map[string]bool{}
	for k := c; k != nil && !k.Library; k = k.Super {
		for _, m := range k.Methods {
			own[m.Name] = !m.Constructor
		}
	}
	isSelect := func(x ast.Expr) bool {
		_, ok := ast.Unparen(x).(*ast.Select)
		return ok
	}
	uses := func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Call:
			return own[n.Name.Text]
		case *ast.MethodRef:
			return own[n.Name]
		case *ast.Assign:
			return isSelect(n.X)
		case *ast.IncDec:
			return isSelect(n.X)
		}
		return false
	}
	return slices.ContainsFunc(r.world.Program(), func(k *types.Class) bool {
		return k.Decl != nil && k.Outer == nil && k != types.TopLevel(c) && hasInFunctions(k.Decl, uses)
	})
}

// isOfSealed reports whether the state before a counterexample is one that the code of its classes alone
// makes: no static field of the program is in it, and objects of sealed classes alone.
func isOfSealed(r *run, m *types.Method, ce *report.Counterexample) bool {
	return isSealed(m.Class) && !slices.ContainsFunc(ce.Pre.Statics, r.isOfProgram) && !slices.ContainsFunc(ce.Pre.Objects, func(o report.Object) bool {
		name, _, _ := strings.Cut(o.Type, "<")
		c := r.world.Lookup(name)
		return c != nil && !c.IsOutside() && !isSealed(c)
	})
}

// otherThan are the counterexamples by calls of what no counterexample in any state breaks, nor those
// known by now.
func otherThan(res, found *report.Result, known []*report.Counterexample) (out []*report.Counterexample) {
	for _, k := range found.Counterexamples() {
		is := func(ce *report.Counterexample) bool { return isSame(ce, k) }
		if k.Status == "confirmed" && len(k.Calls) > 0 && !slices.ContainsFunc(res.Counterexamples(), is) && !slices.ContainsFunc(slices.Concat(known, out), is) {
			out = append(out, k)
		}
	}
	return out
}

// showAll adds counterexamples by calls to a result in any state.
func showAll(r *run, res *report.Result, more []*report.Counterexample) {
	for _, ce := range more {
		for i := range res.Properties {
			p := &res.Properties[i]
			if p.Line == ce.Place.Line && p.Column == ce.Place.Column && (p.Kind == ce.Kind || p.Kind == string(cfg.Postcondition) && ce.Kind == string(cfg.Assertion)) {
				p.Status, ce.Property, ce.Kind = report.Violated, p.ID, p.Kind
				ce.Message = p.Message
			}
		}
		res.Show(ce)
		moveReproducer(r, ce, res)
	}
}

// replace shows a counterexample by calls in place of one in any state.
func replace(r *run, res *report.Result, any, by *report.Counterexample) {
	by.Property = any.Property
	if res.Counterexample == any {
		res.Counterexample = by
	} else {
		res.Additional[slices.Index(res.Additional, any)] = by
	}
	moveReproducer(r, by, res)
}

// endOf is the counterexample of sequences that breaks the same as one in any state; nil: there is none.
func endOf(ce *report.Counterexample, found *report.Result) *report.Counterexample {
	k := slices.IndexFunc(found.Counterexamples(), func(k *report.Counterexample) bool {
		return isSame(ce, k) && k.Status == "confirmed" && len(k.Calls) > 0
	})
	if k < 0 {
		return nil
	}
	return found.Counterexamples()[k]
}

// isContractChecked reports whether sequences check the postcondition of the method, too.
func isContractChecked(r *run, s *sequenced) bool {
	return core.NewProgram(r.world).UnderContract(s.driver.Of) != nil
}

// isSealed reports whether nothing but its own code changes the objects of a class: each field
// is private, or a number that is never assigned anew.
func isSealed(c *types.Class) bool {
	for k := c; k != nil && !k.Library; k = k.Super {
		if slices.ContainsFunc(k.Fields, func(f *types.Field) bool {
			return !f.Static && (!f.Final || types.IsReference(f.Type) && !types.IsString(f.Type)) && f.Decl != nil && !f.Decl.Modifiers.Has("private")
		}) {
			return false
		}
	}
	return true
}
