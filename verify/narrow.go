package verify

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"inspect/cfg"
	"inspect/counterexample/replay"
	"inspect/counterexample/witness"
	"inspect/encode"
	"inspect/internal/halt"
	"inspect/java/heap"
	"inspect/java/types"
	"inspect/report"
	"inspect/smtlib"
	"inspect/solve"
	"inspect/verify/decide"
)

// replaying is how the interpreter replays a counterexample, with integers of so many bits.
func (c *method) replaying(ctx context.Context, p *cfg.Property, bits int) replay.Config {
	config := replay.Config{
		Bounds: wide(bits), InvariantsReceiverOnly: c.config.ReceiverOnly, Exceptions: c.config.Exceptions, Throws: c.config.Throws,
		Demands: c.config.demands, Contracted: contractedBy(c), Stop: c.config.stopper(ctx), AnyValue: anyValues(c),
	}
	if p.Kind == cfg.Precondition || p.Kind == cfg.Exception {
		config.Demand = p.Span
	}
	return config
}

// anyValues are the static final fields on whose values a counterexample may rest: not those that are an
// object out of sight whatever they are, on which calls alone tell anything.
func anyValues(c *method) []*types.Field {
	return slices.DeleteFunc(slices.Clone(c.graph.AnyInitial), func(f *types.Field) bool {
		of, ok := f.Type.(*types.Class)
		return ok && c.unknownCalls() == cfg.UnknownPlain && f.IsCreatedNotNull(c.world) && !types.IsImplemented(c.world, of)
	})
}

// atJava replays a counterexample that was found with fewer bits at Java's widths: each number
// has the value that it had, and what static initialisers compute is computed anew. nil: it was
// found at Java's widths, or wider ones.
func (c *method) atJava(ctx context.Context, w *witness.Witness, bits int) *report.AtJava {
	if bits >= javaBits {
		return nil
	}
	pre, f := c.atJavaWidths(w.Pre, bits)
	if f != nil {
		return &report.AtJava{Bits: bits, Status: report.AtJavaUnknown, Reason: "the static final field " + f.QName() + " holds another object there"}
	}
	config := c.replaying(ctx, w.Property, javaBits)
	// To explain a quantifier over Java's integers may take much longer than to evaluate it, and
	// a run that breaks the same property needs no explanation.
	config.Quick = true
	out, err := replay.New(c.world, config).Check(c.m, pre)
	if err != nil || matching(w, out) == nil {
		config.Quick = false
		out, err = replay.New(c.world, config).Check(c.m, pre)
	}
	if err == nil && matching(w, out) != nil {
		return &report.AtJava{Bits: bits, Status: report.AtJavaAlso}
	}
	is := &report.AtJava{Bits: bits, Status: report.AtJavaOnly}
	switch {
	case err != nil:
		is.Status, is.Reason = report.AtJavaUnknown, fmt.Sprintf("the interpreter cannot execute it: %v", err)
	case !out.Allowed:
		is.Reason = "the state before is not admitted: " + out.WhyText
	case out.CutOff != nil:
		is.Status, is.Reason = report.AtJavaUnknown, fmt.Sprintf("the interpreter stops at a bound: %s", out.CutOff)
	case out.Violation != nil:
		is.Reason = fmt.Sprintf("the same values break something else: %s at %s", out.Violation.Kind, out.Violation.Span)
	default:
		is.Reason = "the same values break nothing"
	}
	return is
}

// atJavaWidths is a pre-state with the values at Java's widths of the static final fields that
// initialisation decides, or the first one that holds another object there.
func (c *method) atJavaWidths(pre *heap.State, bits int) (*heap.State, *types.Field) {
	if c.differs(pre, bits) == nil {
		return pre, nil
	}
	c.initialising.Lock()
	defer c.initialising.Unlock()
	out := *pre
	out.Statics = append(out.Statics[:0:0], pre.Statics...)
	wide := c.atWidth(c.config.Statics, c.level != nil, javaBits)
	for i := range out.Statics {
		f := &out.Statics[i]
		if !f.Fixed {
			continue
		}
		v, err := wide.Initial(f.Field)
		if err != nil || v.Ref != nil || f.Value.Ref != nil {
			if stored := (heap.ConstantValue{Int: f.Value.Int, Ref: constantOf(f.Value)}); err == nil && v.Same(stored) {
				continue
			}
			return nil, f.Field
		}
		f.Value.Int = v.Int
	}
	return &out, nil
}

func constantOf(v heap.Value) *heap.Constant {
	if v.Ref == nil {
		return nil
	}
	return v.Ref.Constant
}

// quicker proposes what may decide the method where the time was over: narrower integers, if the
// method's constants have room in them, unless they decide it by what is no fault at Java's widths,
// or leave undecided what numbers make hard; else more time.
func (c *method) quicker(ctx context.Context) report.Remedy {
	m := report.Remedy{Why: "the time was over", Flag: c.longer(), Do: "which gives it twice the time" + c.moreSolvers()}
	if c.graph == nil {
		return m
	}
	hard := c.graph.Nonlinear()
	if len(hard) > 0 {
		m.Why = fmt.Sprintf("unknown numbers are multiplied or divided at line %d", hard[0].Position().Line)
		m.Do = "or let requires clauses say smaller ranges of them" + c.moreSolvers()
	}
	for _, bits := range []int{8, 16} {
		if bits >= c.graph.Bounds.Bits {
			break
		}
		o := c.options(ctx)
		o.Bounds.Bits = bits
		g := c.another(ctx, o)
		if g == nil {
			continue
		}
		t, known, real := c.decides(ctx, g)
		switch {
		case known && real:
			m.Flag, m.Do = fmt.Sprintf("--bits %d", bits), fmt.Sprintf("with which it takes %.1f s", max(t.Seconds(), 0.1))
			return m
		case !known && len(hard) == 0:
			m.Flag, m.Do = fmt.Sprintf("--bits %d", bits), strings.TrimPrefix(c.moreSolvers(), ", ")
			return m
		}
	}
	return m
}

// moreSolvers says which solver is missing that decides what those that are there do not.
func (c *method) moreSolvers() string {
	if slices.ContainsFunc(slices.Concat(c.config.Attempts, c.config.Side), func(a decide.Attempt) bool { return !strings.HasPrefix(a.Backend.Name(), "sat/") }) {
		return ""
	}
	return ", or install z3 for --backend auto: only SAT solvers are asked"
}

// decides is how long the question whether anything is broken takes on a graph of fewer bits, if
// that is known in the time that is left; real tells that what is found is found at Java's widths,
// or that nothing is.
func (c *method) decides(ctx context.Context, g *cfg.Graph) (t time.Duration, known, real bool) {
	attempts := c.coreAttempts(nil)
	if len(attempts) == 0 {
		return 0, false, false
	}
	start := time.Now()
	goal := encode.Goal{Kind: encode.Violate}
	a, err := (&decide.Question{Graph: g}).Query(ctx, attempts[:1], goal, afterwards)
	t = time.Since(start)
	switch {
	case err != nil || a.Result.Status == solve.Unknown:
		return t, false, false
	case a.Result.Status == solve.Unsat:
		return t, true, true
	}
	halt.Caught(func() {
		var w *witness.Witness
		failure := expressed(func() {
			w, err = witness.Decode(c.world, g, a.By.Enc, smtlib.NewEvaluator(a.Result.Model).Eval, goal.Wants)
		})
		if failure == nil && err == nil && w.Property != nil && w.Long == nil {
			is := c.atJava(ctx, w, g.Bounds.Bits)
			real = is != nil && is.Status == report.AtJavaAlso
		}
	})
	return t, true, real
}
