package verify

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"inspect/encode"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/smtlib"
	"inspect/solve"
	"inspect/verify/decide"
)

// GivenModel is what a solver printed that somebody else ran on the script of --smt-out: it takes
// the place of an answer to the main question. The flags must be those that the script was written with.
type GivenModel struct {
	Name string // of the file
	Text string
}

// Check says what is wrong with the text, whatever it is a model of; nil: it is a model.
func (g *GivenModel) Check() error {
	_, err := g.of(smtlib.NewBuilder())
	return err
}

// of reads the model with the sorts of a builder.
func (g *GivenModel) of(b *smtlib.Builder) (*smtlib.Model, error) {
	switch answer := strings.TrimSpace(g.Text); {
	case answer == "":
		return nil, fmt.Errorf("--model %s: it is empty", g.Name)
	case answer == "unsat" || strings.HasPrefix(answer, "unsat\n"):
		return nil, fmt.Errorf("--model %s: the solver answered unsat, so there is no model", g.Name)
	case strings.HasPrefix(answer, "unknown") && !strings.Contains(answer, "define-fun"):
		return nil, fmt.Errorf("--model %s: the solver answered unknown, and gave no model", g.Name)
	case answer == "sat":
		return nil, fmt.Errorf("--model %s: it has no model: the script must end in (get-model)", g.Name)
	}
	m, err := smtlib.ParseModel(b, g.Text)
	if err != nil && strings.Contains(err.Error(), "no ) for this (") {
		return nil, fmt.Errorf("--model %s: it ends in the middle of the model", g.Name)
	}
	if err != nil {
		return nil, fmt.Errorf("--model %s: it cannot be read as a model: %s", g.Name, strings.TrimPrefix(err.Error(), "smtlib: "))
	}
	return m, nil
}

// answer is what the model says of the main question, as the first of the attempts asks it whose script is true
// in it.
func (g *GivenModel) answer(c *method, ctx context.Context) (decide.Answer, error) {
	var nearest error
	least := -1 // constants that it does not say, of the nearest script
	for _, a := range c.q.Attempts {
		answer, left, err := g.under(c, ctx, a)
		if err == nil {
			return answer, nil
		}
		if least < 0 || left < least {
			nearest, least = err, left
		}
	}
	if nearest == nil {
		nearest = errors.New("there is no backend, and so no script of which it is a model")
	}
	return decide.Answer{}, nearest
}

// under is answer for one attempt. left is how many constants of the script the model does not say.
func (g *GivenModel) under(c *method, ctx context.Context, a *decide.Solver) (_ decide.Answer, left int, err error) {
	defer a.Use(ctx)()
	var s *smtlib.Script
	if err := expressed(func() { s, err = a.Script(c.graph, encode.Goal{Kind: encode.Violate}) }); err != nil {
		return decide.Answer{}, 0, err
	}
	if err != nil {
		return decide.Answer{}, 0, err
	}
	m, err := g.of(s.B)
	if err != nil {
		return decide.Answer{}, 0, err
	}
	var missing []string
	for _, d := range s.Decls() {
		if _, isConst := m.Consts[d.Name()]; !isConst {
			if _, isFunc := m.Funcs[d.Name()]; !isFunc {
				missing = append(missing, d.Name())
			}
		}
	}
	slices.Sort(missing)
	failure := solve.Verify(s, m)
	switch isUnknown := strings.HasPrefix(strings.TrimSpace(g.Text), "unknown"); {
	case failure == nil || errors.Is(failure, solve.ErrNotCheckable):
		return decide.Answer{By: a, Script: s, Result: solve.Result{Status: solve.Sat, Model: m, Backend: "model " + g.Name}}, 0, nil
	case isUnknown:
		err = fmt.Errorf("--model %s: the solver answered unknown, and what it gave is no model of the script", g.Name)
	case len(missing) > 0:
		err = fmt.Errorf("--model %s: it is no model of the script: of %d constants and functions it leaves out %d, as %s", g.Name, len(s.Decls()), len(missing), missing[0])
	default:
		err = fmt.Errorf("--model %s: it is no model of the script: %s", g.Name, falseUnder(failure))
	}
	return decide.Answer{}, len(missing), err
}

// falseUnder says which assertion of a script a model makes false.
func falseUnder(err error) string {
	text := err.Error()
	if _, after, found := strings.Cut(text, "under which "); found {
		text, _, _ = strings.Cut(after, "; ")
	}
	return text
}

// checkGiven refuses a model where not exactly one method is checked.
func (g *GivenModel) checkGiven(methods []*types.Method) *source.Diagnostic {
	if g == nil || len(methods) == 1 {
		return nil
	}
	d := source.Errorf(codeModel, source.Span{}, "--model %s is of one method, and %d are checked", g.Name, len(methods))
	d.Remedy = "choose the one with --method"
	return d
}
