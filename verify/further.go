package verify

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"inspect/cfg"
	"inspect/encode"
	"inspect/internal/halt"
	"inspect/java/bounds"
	"inspect/report"
	"inspect/solve"
)

// What is to be done about executions that a bound cuts off: larger bounds are tried, until
// none is cut off, and all that had to be raised are proposed together. Where none that is
// tried is enough, the remedy says so. Only small graphs are asked, so that what is proposed
// does not depend on the machine.

// stop is a bound at which executions end.
type stop struct {
	report.CutOff
	cut *cfg.Cut // nil: there is no object to call the method on
}

// Limits of the search: how large a graph may be that is asked, and how many are.
const (
	extendedSize   = 40_000
	extendedRounds = 12
	// extendedTime is how long the search may take at least: a graph may be small and hard.
	extendedTime = 4 * time.Second
)

// reaches are the greatest values of the bounds that are tried, and of those that are twice
// the one before.
var reaches = map[string]struct{ most, doubling int }{
	"--bits":            {maxBits, maxBits},
	"--unwind":          {graphMost, 64},
	"--recursion":       {64, 24},
	"--array-length":    {maxCount, 128},
	"--string-length":   {graphMost, 64},
	"--collection-size": {16, 12},
	"--objects":         {16, 12},
	constantLimit:       {maxCount, 1024},
}

// larger are bounds to be raised, each with the value that it has.
type larger struct {
	raises    []raise
	values    []int
	constants []int // that the method compares something with, ascending
}

func (l *larger) flags() string {
	var out []string
	for i, x := range l.raises {
		out = append(out, x.flag(l.values[i]))
	}
	return strings.Join(out, " ")
}

func (l *larger) set(o *cfg.Options) bool {
	for i, x := range l.raises {
		if !x.set(o, l.values[i]) {
			return false
		}
	}
	return true
}

// raise takes a bound in, at its first value, or makes it larger; false: it goes no further.
func (l *larger) raise(x raise, first int) bool {
	i := slices.IndexFunc(l.raises, func(y raise) bool { return x.name == y.name && x.at == y.at })
	if i < 0 {
		l.raises, l.values = append(l.raises, x), append(l.values, first)
		return true
	}
	if x.name == callsInline {
		return false
	}
	most, now := reaches[x.name], l.values[i]
	next := 0
	if twice := max(1, 2*now); twice <= most.doubling {
		next = twice
	}
	for _, n := range l.constants {
		if n > now && n <= most.most && (next == 0 || n < next || x.name == constantLimit) {
			next = n
			break
		}
	}
	if next > 0 {
		l.values[i] = next
	}
	return next > 0
}

// extendBounds proposes what lets the executions go on that are cut off, in one line, and says of
// what the library leaves open that nothing does. enough reports whether larger bounds suffice,
// and where executions are cut off by them.
func (c *method) extendBounds(ctx context.Context, enough sufficing) []report.Remedy {
	var out []report.Remedy
	for _, k := range c.res.CutOff {
		if k.Kind == report.LibraryCut {
			out = append(out, report.Remedy{Why: fmt.Sprintf("at line %d %s", k.Line, k.Detail), Do: "`inspect list --models` says what the library's classes leave open"})
		}
	}
	if len(out) > 0 {
		return out // no bound helps
	}
	for _, k := range c.res.CutOff {
		if k.Kind == cfg.StepCut {
			out = append(out, report.Remedy{Why: "at line " + strconv.Itoa(k.Line) + " " + k.Detail, Do: "it is left out"})
		}
	}
	for _, k := range c.res.CutOff {
		if k.Kind == report.LettersCut && !c.res.Verdict.Good() {
			continue // what was found is no matter of these
		}
		m := report.Remedy{Why: nonterminatingReason(k), Do: c.nonterminatingAdvice(k)}
		if m.Do != "" && !slices.Contains(out, m) {
			out = append(out, m)
		}
	}
	var bounded, byContract []stop
	for _, s := range c.stops {
		if s.Kind == cfg.StepCut || c.nonterminatingAdvice(s.CutOff) != "" {
			continue
		}
		if s.cut != nil && s.cut.Callee != nil {
			byContract = append(byContract, s)
		} else {
			bounded = append(bounded, s)
		}
	}
	if len(bounded)+len(byContract) == 0 {
		return out
	}
	first := &larger{constants: compared(c.graph)}
	first.raiseAll(c.wanted(bounded))
	if l := c.sufficient(ctx, c.wanted(append(bounded, byContract...)), enough); l != nil {
		return append(out, report.Remedy{Why: c.cutOffAt(append(bounded, byContract...)), Flag: l.flags()})
	}
	if len(first.raises) > 0 {
		out = append(out, report.Remedy{Why: c.cutOffAt(bounded), Flag: first.flags(), Do: again})
	}
	for _, s := range byContract {
		out = append(out, report.Remedy{Why: "at line " + c.lineOf(s) + " " + s.Detail, Do: "name in its assignable clause what it changes"})
	}
	return out
}

// cutOffAt says where executions are cut off.
func (c *method) cutOffAt(stops []stop) string {
	var lines []string
	before := false
	for _, s := range stops {
		if s.Detail == inCallsBefore {
			before = true
			continue
		}
		if s.Kind == "objects" {
			return "the method needs an object to be called on"
		}
		if at := c.lineOf(s); !slices.Contains(lines, at) {
			lines = append(lines, at)
		}
	}
	where := "at line "
	switch {
	case len(lines) == 0 && before:
		return "cut off " + inCallsBefore
	case len(lines) > 1:
		where = "at lines "
	}
	where += strings.Join(lines, ", ")
	if before {
		where += " and " + inCallsBefore
	}
	return "cut off " + where
}

func (c *method) lineOf(s stop) string {
	at := strconv.Itoa(s.Line)
	if s.File != c.res.File {
		at = s.File + ":" + at
	}
	return at
}

// again says why a remedy may not change the verdict.
const again = "which goes further, and may be cut off again"

// sufficing reports whether larger bounds are enough for what is wanted, and else which of them
// to raise further; none: nothing helps.
type sufficing func(*method, context.Context) (enough bool, more []want)

// want is a bound to be raised, and the value with which to begin.
type want struct {
	raise
	first int
}

// sufficient are bounds with which it is enough, nil: none are found.
func (c *method) sufficient(ctx context.Context, wants []want, enough sufficing) *larger {
	l := &larger{constants: compared(c.graph)}
	ctx, cancel := context.WithTimeout(ctx, extendedTime+time.Since(c.start)/4)
	defer cancel()
	for range extendedRounds {
		o := c.options(ctx)
		o.MaxSize = extendedSize
		if !c.startsInAnyState() {
			o.MaxSize = extendedSequence
		}
		if len(wants) == 0 || !l.raiseAll(wants) || !l.set(&o) || ctx.Err() != nil {
			return nil
		}
		g := c.another(ctx, o)
		if g == nil {
			return nil
		}
		n := c.with(g)
		n.config.Bounds, n.config.Calls, n.config.Certify = o.Bounds, o.Calls, false
		n.res.CutOff, n.stops = nil, nil
		ok := false
		if halt.Caught(func() { ok, wants = enough(n, ctx) }) {
			return nil
		}
		if ok {
			return l
		}
	}
	return nil
}

// raiseAll raises bounds, each once; false: one goes no further.
func (l *larger) raiseAll(wants []want) bool {
	raised := map[raise]bool{}
	for _, w := range wants {
		key := raise{name: w.name, at: w.at}
		if !raised[key] && !l.raise(w.raise, w.first) {
			return false
		}
		raised[key] = true
	}
	return true
}

// wanted are the bounds that cut executions off at some stops; none: nothing helps at one.
func (c *method) wanted(stops []stop) (all []want) {
	for _, s := range stops {
		if s.Kind == cfg.StepCut { // no bound helps, and others may
			continue
		}
		ws := c.raisesOf(s)
		if len(ws) == 0 {
			return nil
		}
		all = append(all, ws...)
	}
	return all
}

// raisesOf are the bounds that cut executions off at a stop; none: nothing helps.
func (c *method) raisesOf(s stop) (ws []want) {
	add := func(name, at string, from, first int) { ws = append(ws, want{raise{name, at, from}, first}) }
	switch k := s.cut; {
	case k != nil && k.Callee != nil:
		if c.config.Calls != "inline" && k.Callee.Decl != nil {
			add(callsInline, "", 0, 0)
		}
		return ws
	case k != nil:
		if from, n := c.constantLimit(k); n > 0 {
			add(constantLimit, "", from, n)
			return ws
		}
	}
	more := max(1, 2*s.Bound)
	switch s.Kind {
	case "loop":
		add("--unwind", c.placeOf("unwind", c.res.Bounds.Unwind, s.Bound), s.Bound, more)
	case "recursion":
		add("--recursion", c.placeOf("recursion", c.res.Bounds.Recursion, s.Bound), s.Bound, more)
	case "array-length":
		add("--array-length", c.placeOf("array-length", c.res.Bounds.ArrayLength, s.Bound), s.Bound, more)
	case "objects":
		add("--objects", simpleName(c.res.Class), s.Bound, more)
	case "allocation":
		add("--objects", "", s.Bound, more)
	default:
		for _, f := range raised.FindAllString(s.Detail, -1) {
			flag, n, _ := strings.Cut(f, " ")
			have, _ := strconv.Atoi(n)
			add(flag, "", have, max(1, 2*have))
		}
		if b := c.config.Bounds.WithDefaults(); len(ws) == 0 && s.Kind == "specification" { // they share one condition
			add("--unwind", "", b.Unwind, max(1, 2*b.Unwind))
			add("--recursion", "", b.Recursion, max(1, 2*b.Recursion))
			add("--array-length", "", b.ArrayLength, max(1, 2*b.ArrayLength))
		}
	}
	return ws
}

// constantLimit is the limit for constants, and one with which these decide more of a loop, or
// of the lengths of a new array; 0: they do not.
func (c *method) constantLimit(k *cfg.Cut) (from, n int) {
	b := c.config.Bounds.WithDefaults()
	for _, of := range k.Sizes {
		n = max(n, bounds.NewLimits(b, c.world.Info).Enough(k.Method, of.Origin(), maxCount))
	}
	if n == 0 && k.Decided {
		n = max(1, 2*b.Constant)
		for _, x := range compared(c.graph) {
			if x > b.Constant {
				n = x
				break
			}
		}
	}
	return b.Constant, min(n, maxCount)
}

// placeOf is the place whose bound it is that cut an execution off, "": that of all.
func (c *method) placeOf(flag string, all, bound int) string {
	if bound != all {
		for _, p := range c.res.Bounds.Places {
			if p.Bound == flag && p.Value == bound {
				return p.Place
			}
		}
	}
	return ""
}

// compared are the numbers, up to maxCount, that a graph compares something with, or makes
// arrays as long as, each with the next, ascending.
func compared(g *cfg.Graph) []int {
	var out []int
	if g == nil {
		return nil
	}
	add := func(x *cfg.Expr) {
		if x != nil && x.Op == cfg.OpConst && x.Int != nil && x.Int.IsInt64() && 0 < x.Int.Int64() && x.Int.Int64() < maxCount {
			out = append(out, int(x.Int.Int64()), int(x.Int.Int64())+1)
		}
	}
	for _, x := range g.Exprs {
		if x.Op == cfg.OpEq || x.Op == cfg.OpLt || x.Op == cfg.OpLe {
			for _, a := range x.Args {
				add(a)
			}
		}
	}
	for _, e := range g.Edges {
		add(e.Length)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// goesThrough reports whether no execution is cut off, and where one is.
func (c *method) goesThrough(ctx context.Context) (bool, []want) {
	if !c.completeness(ctx) || !c.res.CompleteKnown || !c.refusesNone(ctx) {
		return false, nil
	}
	ws := c.wanted(c.stops)
	isStep := func(s stop) bool { return s.Kind == cfg.StepCut }
	return len(slices.DeleteFunc(slices.Clone(c.stops), isStep)) == 0, ws
}

// refusesNone reports whether no execution comes to what has no translation.
func (c *method) refusesNone(ctx context.Context) bool {
	if !c.mayRefuse() {
		return true
	}
	goal := encode.Goal{Kind: encode.Cutoff, SkipCuts: map[*cfg.Cut]bool{}}
	for _, k := range c.graph.Cuts {
		goal.SkipCuts[k] = k.Refused == nil
	}
	a, err := c.q.Query(ctx, c.q.Side, goal, c.sideLimit())
	return err == nil && a.Result.Status == solve.Unsat
}

// isDecided reports whether the verdict is another than inconclusive, and what to raise if it is
// not.
func (c *method) isDecided(ctx context.Context) (bool, []want) {
	a, err := c.q.Query(ctx, c.q.Attempts, encode.Goal{Kind: encode.Violate}, c.sideLimit())
	if err != nil || a.Result.Status == solve.Unknown {
		return false, nil
	}
	if a.Result.Status == solve.Sat || !c.refusesNone(ctx) {
		return true, nil // it is said what is broken, or what has no translation
	}
	for p := range c.status {
		c.status[p] = report.Holds
	}
	c.res.Verdict, c.res.Reason, c.shortOf = "", "", ""
	if !c.vacuity(ctx) || !c.completeness(ctx) {
		return false, nil
	}
	if c.neverEnds() && len(c.stops) == 0 {
		core, _ := c.core(ctx, ofFinish)
		return false, ofCore(core)
	}
	enough := c.holds() && c.undecidable(ctx) && c.missed() == "" && (c.shortOf == "" || c.hasDecided()) && !c.leavesOut()
	return enough, c.wanted(c.stops)
}

// ofCore are the bounds that reasons for a verdict name; none, where one cannot be raised.
func ofCore(core []report.Reason) (ws []want) {
	for _, k := range core {
		if k.Bound == "" {
			continue
		}
		m := given.FindStringSubmatch(k.Bound)
		if m == nil {
			return nil
		}
		n, _ := strconv.Atoi(m[3])
		ws = append(ws, want{raise{m[1], m[2], n}, max(1, 2*n)})
	}
	return ws
}
