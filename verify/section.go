package verify

import (
	"inspect/cfg"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/report"
)

// ownConfig is what configOf decides by the method alone, where there are no sections.
type ownConfig struct {
	statics    string
	exceptions types.Exceptions
}

// configOf is the configuration for a method. What it decides where there are no sections is in ownConfig.
func (r *run) configOf(m *types.Method) Config {
	c := r.config
	if m.Derived == types.Initialised {
		c.Statics = cfg.StaticsInitialized // that is the state of which it is asked
	}
	constant := 0
	if s := r.sequencedBy[m]; s != nil {
		c.Statics = cfg.StaticsInitialized
		m, constant = s.driver.Of, s.constant
	}
	if r.allowsNoGuard(m) && (c.Exceptions == "" || c.Exceptions == types.Guards) {
		c.Exceptions = types.NoException
	}
	if len(c.Sections) > 0 {
		file := m.Span.Position().File
		if file == "" && m.Class.Decl != nil {
			file = m.Class.Decl.Span().Position().File
		}
		for _, s := range r.config.Sections {
			if s.Applies(m.QName(), file) {
				s.Apply(&c)
			}
		}
	}
	c.Bounds.Constant = max(c.Bounds.Constant, constant)
	return c
}

// checkSections refuses bounds of sections that make no sense. World is nil before
// there is one.
func (c *Config) checkSections(world *types.World) []*source.Diagnostic {
	var out []*source.Diagnostic
	for _, s := range c.Sections {
		own := *c
		s.Apply(&own)
		ds := checkBounds(own.Bounds.WithDefaults())
		if world != nil {
			ds = checkClasses(world, own.Bounds)
		}
		for _, d := range ds {
			d.Message = s.Name + ": " + d.Message
		}
		out = append(out, ds...)
	}
	return out
}

// unusedSections are warnings of sections that no method falls under: a bound that is
// ignored in silence would make the verdict mean something else. Results are those of
// all methods there are.
func (c *Config) unusedSections(methods []*types.Method, all bool) []report.Diagnostic {
	if !all {
		return nil
	}
	var out []report.Diagnostic
	for _, s := range c.Sections {
		used := false
		for _, m := range methods {
			used = used || s.Applies(m.QName(), m.Span.Position().File)
		}
		if !used {
			d := source.Errorf(codeSection, source.Span{}, "%s: no method that is checked falls under it", s.Name)
			d.Severity = source.Warning
			out = append(out, report.NewDiagnostic(d))
		}
	}
	return out
}
