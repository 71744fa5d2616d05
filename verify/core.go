package verify

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sort"
	"strings"
	"time"

	"inspect/cfg"
	"inspect/encode"
	"inspect/internal/halt"
	"inspect/java/bounds"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/report"
	"inspect/smtlib"
	"inspect/solve"
	"inspect/verify/decide"
)

// Cores: why there is no execution of some sort. A core is asked of a graph of its
// own, in which nothing is decided in advance (cfg.Options.Undecided) and which has
// more room than the bounds give (cfg.Options.Slack). Clauses, conditions on the way
// and each bound are assumptions that a solver is free to need or not. Whether the
// clauses and conditions suffice without the bounds is asked first, so that a bound
// is in a core only where nothing else closes the way within the room.

// largestCore is the most reasons that are given when there was no time to see
// which of them are needed.
const largestCore = 6

// goalOf says of what executions a core is about, in any graph of the method.
type goalOf func(*cfg.Graph) (encode.Goal, bool)

// ofFinish: those that end, or are cut off.
func ofFinish(*cfg.Graph) (encode.Goal, bool) {
	return encode.Goal{Kind: encode.Finish, AnyCut: true}, true
}

// ofProperty: those that come to the check of a property.
func ofProperty(p *cfg.Property) goalOf {
	return func(g *cfg.Graph) (encode.Goal, bool) {
		for _, q := range g.Properties {
			if q.Kind == p.Kind && q.Span == p.Span && q.Message == p.Message {
				return encode.Goal{Kind: encode.Reach, Points: encode.PointsOf(q)}, true
			}
		}
		return encode.Goal{}, false
	}
}

// ofStatement: those that come to a statement.
func ofStatement(s *cfg.Stmt) goalOf {
	return func(g *cfg.Graph) (encode.Goal, bool) {
		for _, t := range g.Statements {
			if t.Node == s.Node {
				goal := encode.Goal{Kind: encode.Reach, Points: encode.StartsOf(g, t)}
				return goal, len(goal.Points) > 0
			}
		}
		return encode.Goal{}, false
	}
}

// core gives the reasons why there is no execution of a sort, none of which can be
// left out, and what no object of can exist among them. nil: not found in time.
func (c *method) core(ctx context.Context, what goalOf) (because []report.Reason, missing []*source.Diagnostic) {
	if ctx.Err() != nil {
		return nil, nil
	}
	wide := c.widened(ctx)
	if wide == nil {
		return nil, nil
	}
	goal, ok := what(wide.graph)
	if !ok {
		return []report.Reason{{Text: "nothing before it leads there, whatever the values"}}, nil
	}
	var rs []encode.Reason
	var errs []error
	for _, by := range wide.by {
		found, err := wide.core(ctx, c, by, goal)
		if err == nil {
			rs, errs = found, nil
			break
		}
		errs = append(errs, err)
	}
	if len(errs) > 0 {
		c.unasked("which clauses and conditions contradict each other", errors.Join(errs...))
		return nil, nil
	}
	bounded := false
	for _, r := range rs {
		if r.Limit != nil && r.Limit.Kind != nil && isStringArray(r.Limit.Kind.Type) && slices.ContainsFunc(rs, isOfTexts) {
			continue // there are as many as there are strings
		}
		if r.Pre == nil || r.Pre.Kind != "library" { // no text of the program, and nobody can change it
			because = append(because, c.reason(r))
		}
		if r.Pre != nil && r.Pre.Missing != nil {
			missing = append(missing, r.Pre.Missing)
		}
		bounded = bounded || r.Cut != nil || r.Limit != nil || r.Pre != nil && r.Pre.Bound
	}
	if !bounded && c.hasWiderExecution(ctx, what) {
		because, bounded = append(because, bitsReason(c.graph.Bounds.Bits)), true
	}
	if !bounded {
		many := c.mayExceedSize(ctx, what, wide.graph, rs)
		var short []report.Reason
		if !many || hasLists(c.graph) {
			short = c.tooShort(ctx, what)
		}
		if many && short == nil {
			short = []report.Reason{bound(collectionSize, fmt.Sprint(c.graph.Bounds.CollectionSize), collectionText)}
		}
		because = append(because, short...)
	}
	sort.SliceStable(because, func(i, j int) bool {
		a, b := because[i], because[j]
		if (a.Bound == "") != (b.Bound == "") {
			return a.Bound == ""
		}
		return a.File == b.File && a.Line < b.Line
	})
	return because, missing
}

// wideGraph is the graph that cores are asked of, with the attempts that are asked,
// one after the other until one gives a core.
type wideGraph struct {
	graph *cfg.Graph
	by    []*decide.Solver
}

// widened gives that graph, nil when there is none: it would be too large, or time
// is over.
func (c *method) widened(ctx context.Context) *wideGraph {
	if c.wide == nil {
		c.wide = &wideGraph{}
		o := c.options(ctx)
		o.Undecided, o.Slack = true, c.slackBounds()
		if g := c.another(ctx, o); g != nil {
			c.wide.graph, c.wide.by = g, c.coreAttempts(&c.graph.Bounds)
		}
	}
	if c.wide.graph == nil {
		return nil
	}
	return c.wide
}

// another makes another graph of the method, nil when there is none in time.
func (c *method) another(ctx context.Context, o cfg.Options) (g *cfg.Graph) {
	var ds []*source.Diagnostic
	if halt.Caught(func() { g, ds = cfg.Build(c.world, c.m, o) }) || source.HasError(ds) {
		return nil
	}
	return g
}

// coreAttempts are the attempts that give cores: one by the ground encoding first.
func (c *method) coreAttempts(within *cfg.Bounds) []*decide.Solver {
	var out []*decide.Solver
	for _, m := range []encode.Method{encode.Ground, encode.Quantified} {
		i := slices.IndexFunc(c.q.Side, func(a *decide.Solver) bool { return a.Encoding.Encoding == m })
		if i < 0 {
			continue
		}
		from := c.q.Side[i]
		a := &decide.Solver{Attempt: from.Attempt, Options: from.Options, Stopper: from.Stopper}
		if from.Expand == decide.Always {
			a.Expand = decide.Always // its backend has failed at quantifiers
		}
		a.Encoding.NoFacts, a.Encoding.Within = true, within
		out = append(out, a)
	}
	return out
}

// slackBounds is more than the bounds: what is named with a constant, a few objects more
// for what refers to them, longer arrays, more iterations and activations.
func (c *method) slackBounds() *cfg.Bounds {
	b := c.graph.Bounds
	r := b
	length, any := largest(c.graph)
	if hasCollections(c.graph) {
		any++ // more keys than n, where n itself is more than a constant
	}
	longer := func(n int) int { return max(2*n, n+2, length+1, any+1) }
	r.ArrayLength, r.CollectionSize, r.StringLength = longer(b.ArrayLength), longer(b.CollectionSize), longer(b.StringLength)
	if hasKeys(c.graph) {
		r.CollectionSize = max(b.CollectionSize+1, min(r.CollectionSize, mostObjects)) // for more: mayExceedSize
	}
	r.Places = slices.Clone(b.Places)
	for i, p := range r.Places {
		if p.Flag == bounds.ArrayLength {
			r.Places[i].N = longer(p.N)
		}
	}
	r.Recursion = b.Recursion + 1
	for _, n := range []int{any + 1, 2 * b.Unwind, b.Unwind + 1} {
		r.Unwind = max(n, b.Unwind+1)
		if more := r.Unwind / max(b.Unwind, 1); more*more*len(c.graph.Nodes) <= mostNodes {
			break
		}
	}
	if b.Total {
		return &r // what is allocated would have to be told apart
	}
	refs := 0
	for _, in := range c.graph.Inputs {
		if c.graph.SortByType[in.Type] != nil {
			refs++
		}
	}
	more := func(n int) int { return max(n+1, min(n+refs, n+3), min(any+1, mostObjects)) }
	r.Objects = more(b.Objects)
	r.PerClass = map[string]int{}
	for k, n := range b.PerClass {
		r.PerClass[k] = more(n)
	}
	return &r
}

// Limits of the room: the longest arrays that a constant asks for which is compared
// with a length; the longest arrays and most iterations that any other asks for; the
// most objects; and the nodes of a graph, roughly.
const (
	mostCells   = 1<<12 + 1
	mostNamed   = 40
	mostObjects = 12
	mostNodes   = 20_000
)

// largest finds the largest constants, within those limits, that a graph compares
// with the lengths of arrays and with anything.
func largest(g *cfg.Graph) (length, any int) {
	var hasLength func(x *cfg.Expr) bool
	hasLength = func(x *cfg.Expr) bool {
		return x.Op == cfg.OpLen || slices.ContainsFunc(x.Args, hasLength)
	}
	for _, x := range g.Exprs {
		if x.Op != cfg.OpEq && x.Op != cfg.OpLt && x.Op != cfg.OpLe {
			continue
		}
		for i, a := range x.Args {
			if a.Op != cfg.OpConst || !a.Int.IsInt64() || a.Int.Int64() >= mostCells {
				continue
			}
			n := int(a.Int.Int64())
			if hasLength(x.Args[1-i]) {
				length = max(length, n)
			}
			if n < mostNamed {
				any = max(any, n)
			}
		}
	}
	return length, any
}

// core asks for a core, and takes out of it what is not needed.
func (w *wideGraph) core(ctx context.Context, c *method, a *decide.Solver, goal encode.Goal) (rs []encode.Reason, err error) {
	defer a.Use(ctx)()
	defer func() {
		switch p := recover().(type) {
		case nil:
		case *encode.Unencodable:
			err = p
		case *halt.Stopped:
			a.Enc, err = nil, context.Canceled
		default:
			panic(p)
		}
	}()
	enc, err := a.Encoded(w.graph)
	if err != nil {
		return nil, err
	}
	script := *a.CoreScript(enc, goal)
	all := script.Assumptions
	limit := c.sideLimit
	query := func(assume []*smtlib.Term) (solve.Result, error) {
		if err := ctx.Err(); err != nil {
			return solve.Result{}, err
		}
		script.Assumptions = assume
		options := a.Options
		options.Timeout = limit()
		r, err := a.Consult(ctx, &script, options)
		if err == nil && r.Status == solve.Unknown {
			err = errors.New(decide.ReasonOf(r))
		}
		return r, err
	}
	isBound := func(t *smtlib.Term) bool {
		return strings.HasPrefix(t.Name, "!limit_") || strings.HasPrefix(t.Name, "!cut_")
	}
	core := slices.DeleteFunc(slices.Clone(all), isBound)
	start := time.Now()
	r, err := query(core)
	if took := time.Since(start); err == nil && r.Status == solve.Sat {
		// A bound takes part: those that can go go first.
		without := core
		if hasKeys(w.graph) {
			limit = func() time.Duration { return 4*took + 2*time.Second } // it may be as good as never
		}
		core = slices.Clone(all)
		slices.SortStableFunc(core, func(x, y *smtlib.Term) int { return order(isBound(y)) - order(isBound(x)) })
		if r, err = query(core); err != nil && ctx.Err() == nil {
			limit = func() time.Duration { return 2*took + boundAtLeast }
			return enc.Reasons(names(exceeded(without, core, isBound, func(some []*smtlib.Term) bool {
				r, err := query(some)
				return err == nil && r.Status == solve.Sat
			}))), nil
		}
	}
	if err != nil {
		return nil, err
	}
	if r.Status != solve.Unsat {
		return nil, errors.New("the graph with more room has an execution within the bounds")
	}
	core, small := shrink(core, r.Core, func(some []*smtlib.Term) (unsat, known bool) {
		r, err := query(some)
		return r.Status == solve.Unsat, err == nil
	})
	if !small && len(core) > largestCore {
		return nil, context.DeadlineExceeded
	}
	return enc.Reasons(names(core)), nil
}

// names are the names of terms.
func names(ts []*smtlib.Term) (out []string) {
	for _, t := range ts {
		out = append(out, t.Name)
	}
	return out
}

// boundAtLeast is the least time to see whether an execution keeps a bound.
const boundAtLeast = 300 * time.Millisecond

// exceeded is a stand-in for a core that no solver finds, where clauses and conditions
// can be satisfied without the bounds: all of them, with bounds that some execution
// exceeds while it keeps the others.
//
//	requires m.size() > 6; // of a map: more keys than objects, which solvers count slowly
func exceeded(without, all []*smtlib.Term, isBound func(*smtlib.Term) bool, isSat func([]*smtlib.Term) bool) []*smtlib.Term {
	consistent, out := slices.Clone(without), slices.Clone(without)
	for _, t := range all {
		if !isBound(t) {
			continue
		}
		if more := append(slices.Clone(consistent), t); isSat(more) {
			consistent = more
		} else {
			out = append(out, t)
		}
	}
	return out
}

func order(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// shrink leaves out what is not needed for a set to be unsatisfiable: what is not
// in the core that the solver gave, if any, then halves, quarters and so on while
// they can go, then single ones. false: an answer was not known, so that there may
// be more to leave out.
func shrink(core []*smtlib.Term, given []string, unsat func([]*smtlib.Term) (unsat, known bool)) ([]*smtlib.Term, bool) {
	if len(given) > 0 {
		core = slices.DeleteFunc(core, func(t *smtlib.Term) bool { return !slices.Contains(given, t.String()) })
	}
	for size := max(len(core)/2, 1); len(core) > 0; size /= 2 {
		for i := 0; i < len(core); {
			rest := append(append([]*smtlib.Term{}, core[:i]...), core[min(i+size, len(core)):]...)
			yes, known := unsat(rest)
			if !known {
				return core, false
			}
			if yes {
				core = rest
			} else {
				i += size
			}
		}
		if size == 1 {
			return core, true
		}
	}
	return core, true
}

// hasWiderExecution reports whether there are such executions at Java's widths, everything
// else being as it is.
func (c *method) hasWiderExecution(ctx context.Context, what goalOf) bool {
	o := c.options(ctx)
	if o.Bounds.Bits >= javaBits {
		return false
	}
	o.Bounds.Bits, o.Undecided = javaBits, true
	g := c.another(ctx, o)
	if g == nil {
		return false
	}
	goal, ok := what(g)
	if !ok {
		return false
	}
	a, err := (&decide.Question{Graph: g}).Query(ctx, c.coreAttempts(nil)[:1], goal, c.sideLimit())
	return err == nil && a.Result.Status == solve.Sat
}

// javaBits is the width at which every type has Java's own.
const javaBits = 32

// reason words one element of a core.
func (c *method) reason(r encode.Reason) report.Reason {
	switch {
	case r.Pre != nil && r.Pre.Bound:
		return bound("--bits", fmt.Sprint(c.graph.Bounds.Bits), `ghost fields of type \bigint have at most twice as many bits before the call`)
	case r.Pre != nil:
		p := report.NewReason(r.Pre.Span, source.OneLine(r.Pre.Text))
		if r.Pre.Implicit {
			p.Text += " (the default)"
			p.Remedy = report.DeclareNullable
		} else if !strings.HasPrefix(p.Text, r.Pre.Kind) && r.Pre.Kind != "non_null" {
			p.Text = r.Pre.Kind + ": " + p.Text
		}
		return p
	case r.Edge != nil:
		text := r.Edge.Label
		if text == "" {
			text = r.Edge.Span.Text()
		}
		return report.NewReason(r.Edge.Span, "["+source.OneLine(text)+"]")
	case r.Node != nil:
		return report.NewReason(r.Node.Span, "control comes here")
	case r.Limit != nil && r.Limit.Kind == nil && r.Limit.Arrays[0].Owner != nil:
		return bound(collectionSize, fmt.Sprint(r.Limit.Most), collectionText)
	case r.Limit != nil && r.Limit.Kind == nil && isStringArray(r.Limit.Arrays[0].Type):
		return bound("--string-length", fmt.Sprint(r.Limit.Most), "strings before the call are no longer")
	case r.Limit != nil && r.Limit.Kind == nil:
		most := fmt.Sprint(r.Limit.Most)
		if r.Limit.Most != c.graph.Bounds.ArrayLength { // a bound of its own
			most = fmt.Sprintf("%s=%d", types.SimpleName(r.Limit.Arrays[0].Type), r.Limit.Most)
		}
		return bound("--array-length", most, "arrays before the call are no longer")
	case r.Limit != nil:
		return bound("--objects", fmt.Sprintf("%s=%d", types.SimpleName(r.Limit.Kind.Type), r.Limit.Most), "no more objects of the class exist before the call")
	}
	return cutReason(r.Cut)
}

// isOfTexts reports whether r is the bound on how many strings there are.
func isOfTexts(r encode.Reason) bool {
	if r.Limit == nil || r.Limit.Kind == nil {
		return false
	}
	k, ok := r.Limit.Kind.Type.(*types.Class)
	return ok && k.Name == "java.lang.String"
}

// isStringArray reports whether t is the type of arrays that only strings have.
func isStringArray(t types.Type) bool {
	a, ok := t.(*types.Array)
	return ok && a.Row
}

func bound(flag, value, text string) report.Reason {
	return report.Reason{Bound: flag + " " + value, Text: text, Remedy: "check with a greater " + flag}
}

func bitsReason(bits int) report.Reason {
	return bound("--bits", fmt.Sprint(bits), "integers are no wider")
}

// cutFlags are the flags that say how far each kind of cut-off goes.
var cutFlags = map[string]struct{ flag, text string }{
	"loop":          {"--unwind", "the loop runs no more often"},
	"recursion":     {"--recursion", "the method is active no more often at once"},
	"array-length":  {"--array-length", "the array is made no longer"},
	"specification": {"--unwind, --recursion, --array-length", "the specification is evaluated no further"},
}

// cutReason words a bound that cuts executions off.
func cutReason(k *cfg.Cut) report.Reason {
	f, ok := cutFlags[k.Kind]
	if !ok {
		f = struct{ flag, text string }{"--" + k.Kind, "it goes no further"}
	}
	p := report.NewReason(k.Span, f.text)
	p.Bound, p.Remedy = f.flag, "check with a greater "+f.flag
	if k.Kind != "specification" {
		p.Bound += fmt.Sprint(" ", k.Bound)
	}
	return p
}
