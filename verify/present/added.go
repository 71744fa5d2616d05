package present

import (
	"regexp"
	"slices"
	"strings"

	"inspect/cfg"
	"inspect/counterexample/witness"
)

// What the translation adds for a construct that stands for calls of the library, such
// as the concatenation of strings or a switch over one, nobody wrote: a path shows the
// construct.

// written leaves out of a path the calls of the library that stand in no source, and
// what was decided by them.
func written(steps []witness.Step) []witness.Step {
	var out []witness.Step
	for i := 0; i < len(steps); i++ {
		s := steps[i]
		if i+1 < len(steps) && isAdded(s, steps[i+1]) {
			i++
			for i+1 < len(steps) && steps[i+1].Kind == cfg.Branch && steps[i+1].Span == s.Span && strings.HasSuffix(s.Text, ".equals") {
				i++
			}
			continue
		}
		if s.Kind == cfg.Statement && len(s.Changes)+len(s.Hidden) == 0 && name.MatchString(s.Text) {
			continue // a value that is kept
		}
		out = append(out, s)
	}
	return out
}

// name is an access path, which is no statement.
var name = regexp.MustCompile(`^(?:this\.)?[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)*$`)

// isAdded reports whether a call that nothing is shown of but begins and ends, and
// changes nothing that lasts, whether the source has it not.
func isAdded(call, end witness.Step) bool {
	if call.Kind != cfg.Enter || end.Kind != cfg.Leave || len(call.Hidden)+len(end.Hidden)+len(end.Changes) > 0 {
		return false
	}
	isPartOfOther := func(c witness.Change) bool { return strings.ContainsAny(c.Name, ".[#") }
	method := call.Text[strings.LastIndexByte(call.Text, '.')+1:]
	return !slices.ContainsFunc(call.Changes, isPartOfOther) && !strings.Contains(call.Span.Text(), method)
}
