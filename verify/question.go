package verify

import (
	"context"
	"io"
	"slices"

	"inspect/encode"
	"inspect/internal/files"
	"inspect/internal/halt"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/smtlib"
	"inspect/solve"
	"inspect/verify/decide"
)

// newOutputs takes the sinks from the configuration.
func newOutputs(c *Config) *outputs {
	return &outputs{
		config: c,
		smt:    sink{flag: "--smt-out", path: c.SMTOut, mark: files.Signed("; "), ext: ".smt2"},
		cnf:    sink{flag: "--cnf-out", path: c.CNFOut, mark: files.Signed("c "), ext: ".cnf"},
	}
}

// prepare makes the folders that files go to.
func (o *outputs) prepare(methods []*types.Method) *source.Diagnostic {
	for _, s := range []*sink{&o.smt, &o.cnf} {
		if d := s.prepare(methods); d != nil {
			return d
		}
	}
	return nil
}

// writeQuestions writes the main question where it is wanted: as the attempt
// asked it that answered (or the first), and as clauses. A question that was asked
// is written also when time is over: what is too hard is what one wants to see.
func (c *method) writeQuestions(ctx context.Context, a decide.Answer) {
	if c.out.smt.path != "" {
		c.enter("smt-out")
		by := c.q.Attempts[0]
		if a.By != nil {
			by = a.By
		}
		c.writeQuestion(ctx, &c.out.smt, by, func(_ context.Context, w io.Writer, s *smtlib.Script) error {
			s.Status = map[solve.Status]string{solve.Sat: "sat", solve.Unsat: "unsat"}[a.Result.Status]
			s.GetModel = a.Result.Status == solve.Sat
			s.Named = c.config.SMTNames
			s.GetCore = s.Named && a.Result.Status == solve.Unsat
			if c.out.smt.folder {
				c.out.smt.describe(c, c.out.smt.fileOf(c.subject(c.m)), string(by.Encoding.Encoding), s)
			}
			return s.Write(w)
		})
	}
	if c.out.cnf.path != "" {
		c.enter("cnf-out")
		by := c.groundAttempt()
		if by == nil {
			c.complain(codeOutput, "there is nothing to write to %s: the ground encoding is not used", c.out.cnf.path)
			return
		}
		c.writeQuestion(ctx, &c.out.cnf, by, func(ctx context.Context, w io.Writer, s *smtlib.Script) error {
			if a.Result.Status != solve.Unknown {
				s.Comments = append(s.Comments, "answer: "+a.Result.Status.String())
			}
			return c.config.WriteCNF(ctx, w, s)
		})
	}
}

// writeQuestion gives the main question as an attempt asks it to a writer; the
// script is the writer's own.
func (c *method) writeQuestion(ctx context.Context, to *sink, by *decide.Solver, write func(context.Context, io.Writer, *smtlib.Script) error) {
	by.Mu.Lock()
	encoded := by.Enc != nil
	by.Mu.Unlock()
	if encoded && ctx.Err() == context.DeadlineExceeded {
		ctx = c.whole
	}
	defer by.Use(ctx)()
	defer func() {
		switch p := recover().(type) {
		case nil:
		case *encode.Unencodable:
			c.complain(codeOutput, "cannot encode for %s: %v", to.path, p)
		case *halt.Stopped:
			c.complain(codeOutput, "%s is not written: the time was over before the question was made", to.path)
		default:
			panic(p)
		}
	}()
	s, err := by.Script(c.graph, encode.Goal{Kind: encode.Violate})
	if err != nil {
		c.complain(codeOutput, "cannot encode for %s: %v", to.path, err)
		return
	}
	own := *s
	own.Comments = slices.Concat([]string{files.Signature + Version}, s.Comments, by.Enc.Abstracted())
	of := c.subject(c.m)
	if err := c.out.write(to, of, func(w io.Writer) error { return write(ctx, w, &own) }); err != nil {
		unwritten(c.res, to.fileOf(of), err)
	}
}
