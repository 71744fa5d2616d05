package inspect

import (
	"fmt"
	"slices"
	"strings"
)

// Dialect is what the specifications written for a tool mean by what they do not say.
type Dialect struct {
	Name string // as Options.Dialect has it
	Tool string // whose users write them so
	// Means are options by the names of their flags, each with its value.
	Means [][2]string
}

// Dialects are all of them. An option that is set counts more than what a dialect says of it.
var Dialects = []Dialect{
	{"jml", "the JML reference manual", [][2]string{
		{"nullness", "jml"}, {"runtime-exceptions", "violation"}, {"throws", "all"}, {"spec-math", "java"}, {"overflow", "wrap"}, {"calls", "auto"}, {"invariants", "all"}, {"loops", "unwind"}}},
	{"taco", "TACO", [][2]string{
		{"nullness", "jml"}, {"runtime-exceptions", "allowed"}, {"spec-math", "java"}, {"overflow", "wrap"}, {"calls", "inline"}, {"invariants", "receiver"}, {"loops", "unwind"}}},
	{"jjbmc", "JJBMC", [][2]string{
		{"nullness", "jml"}, {"runtime-exceptions", "violation"}, {"spec-math", "java"}, {"overflow", "wrap"}, {"calls", "auto"}, {"invariants", "receiver"}, {"loops", "invariant"}}},
	{"openjml", "OpenJML", [][2]string{
		{"nullness", "jml"}, {"runtime-exceptions", "violation"}, {"throws", "all"}, {"spec-math", "bigint"}, {"overflow", "report"}, {"calls", "contract"}, {"invariants", "all"}, {"loops", "invariant"}, {"keys", "ESC,OPENJML"}}},
	{"key", "KeY", [][2]string{
		{"nullness", "jml"}, {"runtime-exceptions", "allowed"}, {"throws", "all"}, {"spec-math", "bigint"}, {"overflow", "wrap"}, {"calls", "contract"}, {"invariants", "receiver"}, {"loops", "invariant"}, {"keys", "KEY"}}},
}

// speak sets what the dialect says, unless it is set.
func (o *Options) speak() error {
	if o.Dialect == "" {
		return nil
	}
	i := slices.IndexFunc(Dialects, func(d Dialect) bool { return d.Name == o.Dialect })
	if i < 0 {
		var names []string
		for _, d := range Dialects {
			names = append(names, d.Name)
		}
		return fmt.Errorf("--dialect %s: want one of %s", o.Dialect, strings.Join(names, ", "))
	}
	for _, m := range Dialects[i].Means {
		if o.isSet(m[0]) {
			continue
		}
		if err := o.Set(m[0], m[1]); err != nil {
			return err
		}
	}
	return nil
}

// isSet reports whether an option of dialects is said: a word, or keys.
func (o *Options) isSet(name string) bool {
	if name == "keys" {
		return len(o.Keys) > 0
	}
	return slices.ContainsFunc(words, func(w word) bool { return w.name == name && *w.of(o) != "" })
}
