package inspect

import (
	"fmt"
	"slices"
	"strings"

	"inspect/encode"
	"inspect/java/types"
	"inspect/solve/sat"
)

// word is an option with a fixed set of values.
type word struct {
	name   string   // of the flag
	values []string // as they are listed
	usual  string   // where nobody gives one
	laws   string   // the same for Options.Laws; empty: usual
	of     func(*Options) *string
}

// words are all such options. Laws are kept of whatever objects there are, so there are no needs;
// and the lines of their drivers are nobody's.
var words = []word{
	{"library", list("models jdk"), "models", "", func(o *Options) *string { return &o.Library }},
	{"nullness", list("auto jml plain"), "auto", "", func(o *Options) *string { return &o.Nullness }},
	{"invariants", list("all receiver"), "all", "", func(o *Options) *string { return &o.Invariants }},
	{"runtime-exceptions", []string{string(types.Guards), string(types.NoException), string(types.AnyUnchecked)},
		string(types.Guards), string(types.NoException), func(o *Options) *string { return &o.RuntimeExceptions }},
	{"throws", []string{string(types.ThrowsMeant), string(types.ThrowsAll)}, string(types.ThrowsMeant), "", func(o *Options) *string { return &o.Throws }},
	{"loops", list("auto unwind invariant"), "auto", "", func(o *Options) *string { return &o.Loops }},
	{"calls", list("auto inline contract"), "auto", "", func(o *Options) *string { return &o.Calls }},
	{"unknown-calls", list("auto refuse havoc infer"), "auto", "", func(o *Options) *string { return &o.UnknownCalls }},
	{"statics", list("havoc initialized"), "havoc", "", func(o *Options) *string { return &o.Statics }},
	{"needs", list("off on"), "on", "off", func(o *Options) *string { return &o.Needs }},
	{"states", list("any reachable"), "reachable", "", func(o *Options) *string { return &o.States }},
	{"overflow", list("wrap report"), "wrap", "", func(o *Options) *string { return &o.Overflow }},
	{"spec-math", list("java bigint safe"), "java", "", func(o *Options) *string { return &o.SpecMath }},
	{"encoding", list("auto quantified ground"), "auto", "", func(o *Options) *string { return &o.Encoding }},
	{"reach", list("closure axioms"), "closure", "", func(o *Options) *string { return &o.Reach }},
	{"floats", []string{encode.Bits, encode.Native}, encode.Bits, "", func(o *Options) *string { return &o.Floats }},
	{"sat-solver", append([]string{"auto"}, sat.Names()...), "auto", "", func(o *Options) *string { return &o.SATSolver }},
	{"minimize", list(levels), "default", "", func(o *Options) *string { return &o.Minimize }},
	{"reached", list(levels), "default", "off", func(o *Options) *string { return &o.Reached }},
	{"confirm", list("interpreter jvm"), "interpreter", "", func(o *Options) *string { return &o.Confirm }},
}

// levels are those of an effort.
const levels = "off default full"

func list(words string) []string { return strings.Fields(words) }

// check refuses what is none of the word's values.
func (w word) check(value string) error {
	if !slices.Contains(w.values, value) {
		return fmt.Errorf("--%s %q is not one of %s", w.name, value, strings.Join(w.values, ", "))
	}
	return nil
}

// complete gives the options that are not said the values that are usual, and refuses what is none.
func (o *Options) complete() error {
	for _, w := range words {
		v := w.of(o)
		switch {
		case *v != "":
			if err := w.check(*v); err != nil {
				return err
			}
		case o.Laws && w.laws != "":
			*v = w.laws
		default:
			*v = w.usual
		}
	}
	if o.Backend == "" {
		o.Backend = "auto"
	}
	return nil
}

// Values are those that an option can have, by the name of its flag; nil: they are no short list. Of
// an option that takes several words with commas they are the single ones.
func Values(name string) []string {
	for _, w := range words {
		if w.name == name {
			return slices.Clone(w.values)
		}
	}
	switch name {
	case "backend":
		return list("auto z3 sat none")
	case "dialect":
		var names []string
		for _, d := range Dialects {
			names = append(names, d.Name)
		}
		return names
	case "dump":
		return slices.Clone(dumped)
	case "effort":
		out := list(levels)
		for _, part := range list("minimize reached") {
			for _, l := range list(levels) {
				out = append(out, part+"="+l)
			}
		}
		return out
	case "inputs":
		return list(inputs)
	}
	return nil
}

// Usual is the word that stands for an option that is not set, by the name of its flag; empty: it is
// no word.
func Usual(name string) string {
	for _, w := range words {
		if w.name == name {
			return w.usual
		}
	}
	return ""
}
