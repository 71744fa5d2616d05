package verify

import (
	"inspect/cfg"
	"inspect/counterexample/replay"
	"inspect/java/source"
	"inspect/java/types"
)

// demands reports whether calls of a method must find its precondition, as the configuration
// means calls.
func (c *Config) demands(m *types.Method) bool {
	o := cfg.Options{Calls: c.Calls}
	if c.UnknownCalls != "refuse" {
		o.UnknownCalls = cfg.UnknownPlain
	}
	return o.Demands(m)
}

// judgement is the cfg.Options.Initialisation of a check.
func (c *method) judgement(end *types.Method) (*cfg.Initialisation, *source.Diagnostic) {
	b := c.config.Bounds.WithDefaults()
	if b.Bits > 32 {
		return nil, source.NotSupported(end.Span, "beyond 32 bits, the initialisation of "+end.Class.SimpleName(), "use --bits 32 or less")
	}
	j, err := replay.Judge(c.world, replay.Config{Bounds: b, Exceptions: c.config.Exceptions, Throws: c.config.Throws, Demands: c.config.demands}, end)
	if err != nil {
		if d := needsBits(err, end.Class.SimpleName()); d != nil {
			return nil, d
		}
		return nil, source.NotSupported(end.Span, "the initialisation of "+end.Class.SimpleName()+" ("+obstacle(err)+")", "give it initialisers that depend on nothing but their class")
	}
	out := &cfg.Initialisation{}
	for _, v := range j.Satisfied {
		out.Satisfied = append(out.Satisfied, stated(v))
	}
	if j.Broken != nil {
		s := stated(j.Broken)
		out.Broken = &s
	}
	for _, k := range j.Calls {
		out.Calls = append(out.Calls, cfg.Called{Method: k.Method, At: k.At})
	}
	return out, nil
}

// stated is a property that the interpreter found, as the graph of a method has it.
func stated(v *replay.Violation) cfg.Stated {
	s := cfg.Stated{Kind: cfg.PropertyKind(v.Kind), Span: v.Span, Message: v.Message}
	if v.Kind == replay.Assert {
		if v.Detail != nil {
			s.Span = v.Detail.Conjunct
		}
		s.Message = "assertion " + s.Span.Text() + " fails"
	}
	return s
}
