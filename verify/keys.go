package verify

import (
	"context"
	"slices"
	"strings"
	"time"

	"inspect/cfg"
	"inspect/encode"
	"inspect/internal/halt"
	"inspect/java/types"
	"inspect/smtlib"
	"inspect/solve"
	"inspect/verify/decide"
)

// Sets and maps that exist before the call have as many keys as elements, all different:
// a clause that asks for more of them than the bounds allow asks for more objects, too. Solvers
// count these slowly.

const (
	collectionSize = "--collection-size"
	collectionText = "collections before the call have no more elements"
)

// hasCollections reports whether a graph has collections before the call.
func hasCollections(g *cfg.Graph) bool {
	return hasKind(g, func(k *cfg.Kind) bool { return k.Owner != nil })
}

// hasKeys reports whether a graph has sets or maps before the call.
func hasKeys(g *cfg.Graph) bool {
	return hasKind(g, func(k *cfg.Kind) bool { return k.Owner != nil && types.IsLookupKey(k.Of) })
}

// hasLists reports whether a graph has collections before the call that are no sets or maps.
func hasLists(g *cfg.Graph) bool {
	return hasKind(g, func(k *cfg.Kind) bool {
		return k.Owner != nil && !hasKind(g, func(other *cfg.Kind) bool { return other.Owner == k.Owner && types.IsLookupKey(other.Of) })
	})
}

func hasKind(g *cfg.Graph, is func(*cfg.Kind) bool) bool {
	return slices.ContainsFunc(g.Sorts, func(s *cfg.Sort) bool { return slices.ContainsFunc(s.Kinds, is) })
}

// keyBounds are the bounds on objects that a set or map before the call may have as keys, for
// each class of them.
func keyBounds(g *cfg.Graph) (ws []want) {
	var sorts []*cfg.Sort
	hasKind(g, func(k *cfg.Kind) bool {
		if k.Owner != nil && types.IsLookupKey(k.Of) && k.Elem != nil && !slices.Contains(sorts, k.Elem) {
			sorts = append(sorts, k.Elem)
		}
		return false
	})
	for _, s := range sorts {
		for _, k := range s.Kinds {
			c, ok := k.Type.(*types.Class)
			if !ok || k.Pre == 0 || k.Hidden || c.Library && !types.IsValue(c) {
				continue
			}
			ws = append(ws, want{raise{"--objects", c.SimpleName(), k.Pre}, 0})
		}
	}
	return ws
}

// mostKeys is how many keys a solver tells apart in time; fewerKeys is what is to be done where
// a clause asks for more.
const (
	mostKeys  = 40
	fewerKeys = "ask for fewer elements: so many keys, all different, take a solver too long"
)

// isOfKeys reports whether keys have part in a bound.
func isOfKeys(w want) bool { return w.raise.name == collectionSize }

// ofKeys are the flags that set bounds to a number of the clauses, or the next, and where
// it takes more keys than there are objects, those of these: of one class, or of all. "": no
// execution finishes with any.
func (c *method) ofKeys(ctx context.Context, wants []want, literals []int) string {
	ctx, cancel := context.WithTimeout(ctx, 2*extendedTime+time.Since(c.start)/4)
	defer cancel()
	for _, n := range nextLiterals(literals) {
		if n > mostKeys || ctx.Err() != nil {
			break
		}
		keys := slices.DeleteFunc(keyBounds(c.graph), func(w want) bool {
			return w.raise.from >= n || slices.ContainsFunc(wants, func(v want) bool { return v.raise.name == w.raise.name && v.raise.at == w.raise.at })
		})
		all := c.raised(ctx, append(slices.Clone(wants), keys...), n)
		if all == "" || len(keys) == 0 {
			if all != "" {
				return all
			}
			continue
		}
		if flags := c.raised(ctx, wants, n); flags != "" {
			return flags
		}
		for i := range keys {
			if flags := c.raised(ctx, append(slices.Clone(wants), keys[i]), n); flags != "" {
				return flags
			}
		}
		return all
	}
	return ""
}

// mayExceedSize reports whether the reasons for a contradiction, found in a graph of more room, may contradict
// the size of its sets and maps: a clause compares something with more than that, and what the program
// says can be satisfied where they are larger. What the library says of the keys is left out, unless
// it is among the reasons.
//
//	requires m.size() > 600;      // of a map
func (c *method) mayExceedSize(ctx context.Context, what goalOf, wide *cfg.Graph, found []encode.Reason) bool {
	n := largestOfAll(c.graph)
	ofLibrary := func(r encode.Reason) bool { return r.Pre != nil && r.Pre.Kind == "library" }
	if n < wide.Bounds.CollectionSize || !hasKeys(c.graph) || !slices.ContainsFunc(found, ofLibrary) {
		return false
	}
	o := c.options(ctx)
	o.Bounds.CollectionSize, o.Bounds.Places, o.Undecided = n+1, nil, true
	g := c.another(ctx, o)
	if g == nil {
		return true // nobody knows
	}
	goal, ok := what(g)
	if !ok {
		return false
	}
	for _, a := range c.lengthAttempts(n + 1) {
		status := solve.Unknown
		halt.Caught(func() {
			status = withoutAssumptions(ctx, c, a, g, goal, func(p *cfg.Assumption) bool {
				return p.Kind == "library" && !slices.ContainsFunc(found, func(r encode.Reason) bool { return r.Pre != nil && r.Pre.Text == p.Text })
			})
		})
		if status == solve.Unsat {
			return false
		}
	}
	return true
}

// withoutAssumptions is the answer to the question for a goal without some of the assumptions.
func withoutAssumptions(ctx context.Context, c *method, a *decide.Solver, g *cfg.Graph, goal encode.Goal, dropped func(*cfg.Assumption) bool) solve.Status {
	defer a.Use(ctx)()
	enc, err := a.Encoded(g)
	if err != nil {
		return solve.Unknown
	}
	script := *a.CoreScript(enc, goal)
	script.Assumptions = slices.DeleteFunc(slices.Clone(script.Assumptions), func(t *smtlib.Term) bool {
		r := enc.Reasons([]string{t.Name})[0]
		return strings.HasPrefix(t.Name, "!limit_") || r.Pre != nil && dropped(r.Pre)
	})
	options := a.Options
	options.Timeout = c.sideLimit()
	r, err := a.Consult(ctx, &script, options)
	if err != nil {
		return solve.Unknown
	}
	return r.Status
}
