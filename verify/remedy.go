package verify

import (
	"context"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"inspect/cfg"
	"inspect/internal/halt"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/report"
)

// What to do about a verdict that is no plain holds: a flag to add to the same
// command, as far as one helps.

// remedy adds the remedies to the result. It may ask further questions, in the time
// that is left, and no longer than the check took.
func (c *method) remedy() {
	c.stage = "remedy"
	limit := c.sideLimit()
	if t := c.config.Timeout; t > 0 {
		limit = min(limit, max(afterwards, t-time.Since(c.start)))
	}
	extended, stop := later(c.whole, afterwards)
	defer stop()
	ctx, cancel := context.WithTimeout(extended, limit)
	defer cancel()
	defer func() {
		if p := recover(); p != nil {
			c.fault(p)
		}
	}()
	halt.Caught(func() { c.res.Remedies = once(c.remediesOf(ctx)) })
}

// once leaves out the remedies that stand there already: several checks in a line
// may want the same.
func once(ms []report.Remedy) []report.Remedy {
	var out []report.Remedy
	for _, m := range ms {
		if !slices.Contains(out, m) {
			out = append(out, m)
		}
	}
	return out
}

func (c *method) remediesOf(ctx context.Context) []report.Remedy {
	r := c.res
	if c.unqualified {
		return nil
	}
	switch r.Verdict {
	case report.Holds:
		return append(c.extendBounds(ctx, (*method).goesThrough), c.reachable()...)
	case report.Needs:
		return c.extendBounds(ctx, (*method).goesThrough)
	case report.Nothing:
		return append([]report.Remedy{{Why: "to have it checked", Do: "say what it does" + ensured(c.m) + c.thrown()}}, c.reachable()...)
	case report.Violated:
		return c.ofViolated()
	case report.Vacuous:
		return []report.Remedy{c.disjoint()}
	case report.Unsupported:
		return ofDiagnostics(r)
	case report.Inconclusive:
		return c.ofInconclusive(ctx)
	}
	if c.config.Model != nil {
		return []report.Remedy{{Why: "the model is one of another script", Do: "give the flags that --smt-out was given with, and what the solver printed for that script"}}
	}
	return []report.Remedy{{Why: "the check itself failed", Do: "try another --backend (inspect solvers lists those that are there), or report it with the input"}}
}

// thrown is how to have the exceptions checked that are taken for meant, since nothing says
// that a method throws none.
func (c *method) thrown() string {
	if len(c.res.Throws) == 0 {
		return ""
	}
	return `, and that it throws nothing, //@ signals_only \nothing; (of all methods: --runtime-exceptions violation)`
}

// ensured is how to say what a method does: with an example where it gives a number.
func ensured(m *types.Method) string {
	if types.IsNumeric(m.Result) {
		return `, as in //@ ensures \result >= 0;`
	}
	return ", in an //@ ensures clause"
}

// ofDiagnostics gives what the errors themselves propose.
func ofDiagnostics(r *report.Result) []report.Remedy {
	var out []report.Remedy
	for _, g := range r.Diagnostics {
		if g.Severity != "error" {
			continue
		}
		m := report.Remedy{Why: g.Cause(), Do: g.Remedy}
		if f := lowered.FindStringSubmatch(g.Remedy); f != nil {
			n, _ := strconv.Atoi(f[2])
			m.Flag, m.Do = fmt.Sprintf("%s %d", f[1], n/2), ""
		} else if f := raised.FindString(g.Remedy); f != "" && strings.HasPrefix(g.Remedy, "check with ") {
			m.Flag, m.Do = f, ""
		}
		if m.Do == "" && m.Flag == "" {
			m.Do = mending(source.Code(g.Code))
		}
		if !slices.Contains(out, m) {
			out = append(out, m)
		}
	}
	return out
}

// mending is what to do about an error that proposes nothing itself.
func mending(code source.Code) string {
	if do, ok := mendings[code]; ok {
		return do
	}
	return "correct it; if it is code that javac accepts, this is a fault of inspect"
}

var mendings = map[source.Code]string{
	source.Unsupported:      "write it in another way; docs/guide/missing.md lists what is not understood",
	types.BadSpec:           "correct the annotation, or leave it out",
	types.UnknownClass:      "add its file, or the folder that holds its package with --source-path",
	types.UnresolvedName:    "declare it, or correct the name",
	types.UnresolvedMethod:  "declare it, or correct the name",
	types.CyclicInheritance: "correct the extends or implements clause",
	types.BadSupertype:      "correct the extends or implements clause",
	types.DuplicateMember:   "rename or remove one of the two",
	types.DuplicateVariable: "rename or remove one of the two",
}

var (
	lowered = regexp.MustCompile(`^lower (--[a-z-]+), which is (\d+)`)
	raised  = regexp.MustCompile(`--[a-z-]+ \d+`)
)

// ofViolated: a counterexample that rests on a callee's contract may vanish with its
// body; any other can be run.
func (c *method) ofViolated() []report.Remedy {
	for _, x := range c.res.Counterexamples() {
		if x.Status == "unconfirmed" && strings.Contains(x.Reason, reliesOn) {
			return []report.Remedy{{Why: "a callee is taken by its contract", Flag: "--calls inline"}}
		}
		if x.Status == "unconfirmed" && strings.Contains(x.Reason, knowsOf) {
			return []report.Remedy{{Why: "a loop is taken by its invariants: say more in them, or", Flag: "--loops unwind"}}
		}
		if x.Status == "unconfirmed" && strings.HasPrefix(x.Reason, restsOn) {
			return []report.Remedy{{Why: "a callee is known by its contract only", Do: "say there what it does, if it does not do that"}}
		}
	}
	var out []report.Remedy
	for _, x := range c.res.Counterexamples() {
		if name, ok := strings.CutSuffix(x.Message, " is not null"); ok && x.Kind == string(cfg.Invariant) {
			name = name[strings.LastIndexByte(name, ' ')+1:]
			do := "declare it /*@ nullable @*/ if it may be"
			if x.NullDefault != nil && c.config.Nullness != "jml" && !c.config.NullableByDefault && c.m.Class.File.Specified {
				do += ", or take plain Java's rules of what may be null: --nullness plain" // clauses may have been pasted alone
			}
			out = append(out, report.Remedy{Why: name + " may not be null, by default or as declared", Do: do})
		}
	}
	if slices.ContainsFunc(c.res.Counterexamples(), func(x *report.Counterexample) bool { return x.Kind == string(cfg.Assignable) }) {
		do := "name it in the assignable clause, or do not assign it"
		if c.m.Pure {
			do = "do not declare the method pure, or do not assign it"
		}
		out = append(out, report.Remedy{Why: "an assignable clause names all that may change of what was there before", Do: do})
	}
	out = append(out, c.keepAbove()...)
	if c.config.Reproducer == "" {
		out = append(out, report.Remedy{Why: "as Java programs and JUnit tests", Flag: "--reproducer counterexamples"})
	}
	return out
}

// ofInconclusive is by the reason.
func (c *method) ofInconclusive(ctx context.Context) []report.Remedy {
	r := c.res
	switch {
	case strings.Contains(r.Reason, "timeout"):
		return []report.Remedy{c.quicker(ctx)}
	case r.Reason == report.LeftOut:
		return c.extendBounds(ctx, (*method).isDecided)
	case r.Reason == report.Missed:
		return append(c.extendBounds(ctx, (*method).isDecided), report.Remedy{Why: "reachable says that an execution comes there", Do: "let the specification or the code admit one, or say unreachable"})
	case r.Reason == report.Unevaluated:
		return c.ofUnevaluated(ctx)
	case r.Reason == report.Unknowable:
		return []report.Remedy{{Why: "of sin, pow and their like, and of the digits of a number, only a part is known", Do: "ask for less of the value, or of the text"}}
	case r.Reason == "interrupted":
		return []report.Remedy{{Why: "it was interrupted", Do: "run the command again"}}
	case r.Reason == "bounds" && len(r.Core) > 0:
		if m := c.enough(ctx); m != nil {
			return []report.Remedy{*m}
		}
	case r.Reason == "bounds" && len(r.CutOff) > 0 && !slices.ContainsFunc(r.Diagnostics, func(g report.Diagnostic) bool { return g.Severity == "error" }):
		if m := c.extendBounds(ctx, (*method).isDecided); m != nil {
			return m
		}
	}
	if out := ofDiagnostics(r); len(out) > 0 {
		return out
	}
	if r.Reason == "size" {
		return []report.Remedy{{Why: "it needs too much memory", Do: "check with lower bounds, or with more --memory"}}
	}
	return []report.Remedy{{Why: "the solvers gave up", Flag: c.longer(), Do: "which gives them twice the time"}}
}

// longer is a flag for twice the time.
func (c *method) longer() string {
	return fmt.Sprintf("--timeout %.0f", max(2*c.config.Timeout.Seconds(), 2))
}

func simpleName(class string) string { return class[strings.LastIndexByte(class, '.')+1:] }

// reachable says what would let executions come to the lines that none comes to.
func (c *method) reachable() []report.Remedy {
	if c.res.Lines == nil {
		return nil
	}
	var out []report.Remedy
	for _, l := range c.res.Lines.NeverReached {
		m := report.Remedy{Why: fmt.Sprintf("line %d (%s) is never reached", l.Line, source.Cut(l.Text, 40, true)), Do: "see whether the clauses and conditions that -v names are meant"}
		for _, k := range l.Core {
			if k.Bound != "" {
				m.Why += ": " + k.Bound
				m.Do = k.Remedy
				if f := doubled(k.Bound); f != "" {
					m.Do, m.Flag = "", f
				}
				break
			}
			if k.Remedy != "" {
				m.Why += ", as " + k.Text
				m.Do = k.Remedy
				break
			}
		}
		out = append(out, m)
	}
	return out
}

// enough finds bounds in the place of those in the result's core with which an execution
// satisfies its clauses: the least value of one, else values of all that are needed.
func (c *method) enough(ctx context.Context) *report.Remedy {
	wants := ofCore(c.res.Core)
	if len(wants) == 0 {
		return nil
	}
	clauses, literals := c.excluded()
	out := &report.Remedy{Why: "the bounds exclude " + strings.Join(clauses, " and ")}
	if out.Flag = c.suffices; out.Flag != "" {
		return out
	}
	if slices.ContainsFunc(wants, isOfKeys) && hasKeys(c.graph) {
		if out.Flag = c.ofKeys(ctx, wants, literals); out.Flag != "" {
			return out
		}
		if len(literals) > 0 && slices.Max(literals) > reaches[collectionSize].most {
			out.Do = fewerKeys
			return out
		}
	} else if len(wants) == 1 {
		x := wants[0].raise
		if n := smallest(ctx, x, literals, func(n int) bool {
			o := c.options(ctx)
			return x.set(&o, n) && c.canFinish(ctx, o)
		}); n > 0 {
			out.Flag = x.flag(n)
			return out
		}
	}
	for _, n := range nextLiterals(literals) { // one for all
		if flags := c.raised(ctx, wants, n); len(wants) > 1 && flags != "" {
			out.Flag = flags
			return out
		}
	}
	l := c.sufficient(ctx, wants, (*method).isDecided)
	if l == nil {
		l, out.Do = &larger{}, "which goes further, and may not be enough"
		l.raiseAll(wants)
	}
	out.Flag = l.flags()
	return out
}

// raised are the flags that set bounds to n, if some execution finishes with that; else "".
func (c *method) raised(ctx context.Context, wants []want, n int) string {
	o := c.options(ctx)
	var flags []string
	for _, w := range wants {
		if n <= w.raise.from || !w.raise.set(&o, n) {
			return ""
		}
		flags = append(flags, w.raise.flag(n))
	}
	if !c.canFinish(ctx, o) {
		return ""
	}
	return strings.Join(flags, " ")
}

// nextLiterals are the numbers of clauses, ascending, and the next: more than n, where n itself is
// more than a number.
func nextLiterals(literals []int) []int {
	if len(literals) == 0 {
		return nil
	}
	slices.Sort(literals)
	return append(slices.Compact(slices.Clone(literals)), literals[len(literals)-1]+1)
}

// excluded are the clauses that bounds exclude, and the numbers in these, each with the next.
func (c *method) excluded() (clauses []string, literals []int) {
	for _, k := range c.res.Core {
		if k.Bound != "" {
			continue
		}
		clauses = append(clauses, strings.TrimSuffix(k.Text, ";"))
		for _, d := range number.FindAllString(k.Text, -1) {
			if n, err := strconv.Atoi(d); err == nil && n < maxCount {
				literals = append(literals, n, n+1)
			}
		}
	}
	return clauses, literals
}

// doublings is how often a bound is doubled at most, less one.
const doublings = 8

// smallest finds the least value of one bound that suffices, 0: none does. The numbers of the
// clauses are tried first, then twice the bound each time, then values between.
func smallest(ctx context.Context, x raise, literals []int, suffices func(int) bool) int {
	slices.Sort(literals)
	low := x.from // does not suffice
	for _, n := range slices.Compact(literals) {
		if n <= low || ctx.Err() != nil {
			continue
		}
		if suffices(n) {
			return n
		}
		low = n
	}
	high := 0
	for k := 1; k < doublings && ctx.Err() == nil; k++ {
		if n := max(1, x.from) << k; n > low {
			if suffices(n) {
				high = n
				break
			}
			low = n
		}
	}
	for low+1 < high && ctx.Err() == nil {
		if mid := (low + high) / 2; suffices(mid) {
			high = mid
		} else {
			low = mid
		}
	}
	return high
}

var number = regexp.MustCompile(`\b\d+\b`)

// canFinish asks whether, with other options, an execution runs to an end.
func (c *method) canFinish(ctx context.Context, o cfg.Options) bool {
	g := c.another(ctx, o)
	if g == nil {
		return false
	}
	return c.ends(ctx, g)
}
