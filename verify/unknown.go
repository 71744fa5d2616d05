package verify

import "inspect/cfg"

// unknownCalls is the cfg.Options.UnknownCalls of a check: where nothing is chosen, a method
// that nobody specified takes unknown calls for anything, and others refuse them.
func (c *method) unknownCalls() string {
	switch c.config.UnknownCalls {
	case "havoc":
		return cfg.UnknownHavoc
	case "refuse":
		return ""
	}
	if f := c.m.Class.File; f.Specified || c.m.Contract != nil && c.m.Contract.Explicit {
		return ""
	}
	return cfg.UnknownPlain
}
