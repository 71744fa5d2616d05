package verify

import (
	"context"
	"strings"

	"slices"

	"inspect/cfg"
	"inspect/counterexample/sequences"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/parse"
	"inspect/report"
	"inspect/verify/laws"
	"inspect/verify/load"
)

// driven are the laws of a run that checks laws.
type driven struct {
	drivers []laws.Driver
	law     map[*types.Method]*laws.Law // by the driver's method
	leftOut bool                        // there are laws that are not checked
}

// drive adds the drivers of a world's classes to the input. The world is to be made
// anew then.
func (r *run) drive(w *types.World, in *load.Sources, specs *load.Specs) []*source.Diagnostic {
	before := len(specs.Diags)
	ds, notes := laws.Drivers(w)
	specs.Diags = specs.Diags[:before] // the next world says it, too
	r.driven = &driven{drivers: ds, law: map[*types.Method]*laws.Law{}, leftOut: len(notes) > 0}
	for _, d := range ds {
		f, errs := parse.File(source.NewFile(laws.Root+d.File, d.Text))
		if source.HasError(errs) {
			panic("the driver of " + d.Class + ": " + errs[0].Error())
		}
		in.Joined = append(in.Joined, f)
		in.Files = append(in.Files, f)
	}
	return notes
}

// selectLaws gives the methods of the drivers, in the order of the laws, of the classes
// whose methods are named by --method, or of all.
func (r *run) selectLaws(broken bool) ([]*types.Method, []*source.Diagnostic) {
	wanted := map[*types.Class]bool{}
	var diags []*source.Diagnostic
	for _, spec := range r.config.Methods {
		ms, d := r.world.FindMethods(spec)
		if d != nil {
			diags = append(diags, d)
		}
		for _, m := range ms {
			wanted[m.Class] = true
		}
	}
	var out []*types.Method
	for _, d := range r.driven.drivers {
		c := r.world.Lookup(d.Class)
		r.world.Header(c)
		for i := range d.Laws {
			l := &d.Laws[i]
			l.Of = r.again(l.Of)
			if len(r.config.Methods) > 0 && !wanted[l.Of.Class] || r.config.isExcluded(l.Of) {
				continue
			}
			for _, m := range c.Methods {
				if m.Name == l.Method {
					r.driven.law[m] = l
					out = append(out, m)
				}
			}
		}
	}
	if len(out) == 0 && !broken && len(diags) == 0 {
		what := "no class overrides equals, hashCode, compareTo or compare in %s%s"
		if r.driven.leftOut {
			what = "no laws can be checked in %s%s"
		}
		diags = append(diags, source.Errorf(load.CodeNothing, source.Span{}, what, strings.Join(r.config.Paths, ", "), r.config.butExcluded()))
	}
	return out, diags
}

// lawOf is the law that a method of a driver states, also after calls before it; nil: it is none.
func lawOf(r *run, m *types.Method) *laws.Law {
	if r.driven == nil {
		return nil
	}
	return r.driven.law[r.subject(m)]
}

// isLaw reports whether a property is the law that the method states.
func (c *method) isLaw(p *cfg.Property) bool {
	return lawOf(c.run, c.m) != nil && p.Kind == cfg.Assertion && strings.HasPrefix(p.Span.File.Name, laws.Root)
}

// lacksLaw reports whether the graph has no path to a law: what it calls always throws.
func (c *method) lacksLaw() bool {
	l := lawOf(c.run, c.m)
	return l != nil && l.Broken != "" && !slices.ContainsFunc(c.graph.Properties, c.isLaw)
}

// ofUnevaluated says why no execution evaluates a law, as far as that is known.
func (c *method) ofUnevaluated(ctx context.Context) []report.Remedy {
	out := c.extendBounds(ctx, (*method).isDecided)
	if len(out) == 0 {
		out = []report.Remedy{{Why: "each execution ends by an exception before", Do: "let an execution return from what the law calls: each throws an exception"}}
	}
	return out
}

// again is a method of an earlier world in this one.
func (r *run) again(m *types.Method) *types.Method {
	c := r.world.Lookup(m.Class.Name)
	r.world.Header(c)
	if m.Decl == nil { // a field's
		return &types.Method{Class: c, Name: m.Name, Span: m.Span, Static: true}
	}
	for _, k := range c.Methods {
		if k.Span == m.Span {
			return k
		}
	}
	panic("the second world has no " + m.QName())
}

// lawText is how a person would write a call of a driver's method that states a law; "": it states none.
func lawText(r *run, m *types.Method, args []string) string {
	if l := lawOf(r, m); l != nil {
		return l.Java(args)
	}
	return ""
}

// title is how a method stands in the report: of a driver's, the law with the method
// that is to keep it.
func (r *run) title(m *types.Method) (of *types.Method, title string) {
	m = r.subject(m)
	if l := lawOf(r, m); l != nil {
		return l.Of, l.Title
	}
	return m, m.Title()
}

// asLaw says a counterexample against a law of the method that is to keep it.
func (r *run) asLaw(m *types.Method, c *report.Counterexample) {
	l := lawOf(r, m)
	if l == nil {
		return
	}
	if !strings.HasPrefix(c.Place.File, laws.Root) {
		return // an exception in the method itself
	}
	c.Kind, c.Message, c.Place = "law", l.Broken, report.NewPlace(l.Of.Span)
}

// driverOf is the driver whose method m is, or the calls of m end in, nil where there is none.
func (r *run) driverOf(m *types.Method) *laws.Driver {
	if r.driven == nil {
		return nil
	}
	for i := range r.driven.drivers {
		if r.driven.drivers[i].Class == r.subject(m).Class.Name {
			return &r.driven.drivers[i]
		}
	}
	return nil
}

// isLawDriver reports whether a class is a driver of laws.
func isLawDriver(r *run, c *types.Class) bool {
	return r.driven != nil && c.File != nil && strings.HasPrefix(c.File.Source.Name, laws.Root)
}

// texts are those of the drivers, by the names of their files.
func (r *run) texts() map[string]string {
	out := map[string]string{}
	if r.driven != nil {
		for _, d := range r.driven.drivers {
			out[laws.Root+d.File] = d.Text
		}
	}
	for _, s := range r.sequencedBy {
		out[sequences.Root+s.driver.File] = s.driver.Text
	}
	return out
}
