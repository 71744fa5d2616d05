package main

import (
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"inspect/verify"
	"inspect/verify/settings"
)

// mergedFlags have several parts, each said or not. What a command line says of one part leaves
// what inspect.toml says of another.
var mergedFlags = []string{"inputs", "effort"}

// renamed is what a flag of before is now.
type renamed struct {
	flag, values string // values are those that the old flag had, apart by blanks
	now          func(value string) string
}

// oldFlags are flags that the merged ones replace. They are understood on command lines and in
// inspect.toml, and no help lists them.
var oldFlags = map[string]renamed{
	"null-elements": {"inputs", "yes no", spelled(map[string]string{"yes": "nulls", "no": "no-nulls"})},
	"sorted-inputs": {"inputs", "natural any", spelled(map[string]string{"natural": "natural-order", "any": "any-order"})},
	"minimize":      {"effort", effortLevels, func(v string) string { return "minimize=" + v }},
	"reached":       {"effort", effortLevels, func(v string) string { return "reached=" + v }},
}

// spelled gives the new spelling of a value.
func spelled(of map[string]string) func(string) string {
	return func(v string) string { return of[v] }
}

// renew gives the flag and the value that stand for an old flag with its value. Of all others it
// gives what it is given.
func renew(name, value string) (flag, now string, err error) {
	old, ok := oldFlags[name]
	if !ok {
		return name, value, nil
	}
	if all := strings.Fields(old.values); !slices.Contains(all, value) {
		return "", "", usagef("--%s %q is not one of %s", name, value, strings.Join(all, ", "))
	}
	return old.flag, old.now(value), nil
}

// renewSettings puts the new flags in place of old ones in a file of settings.
func renewSettings(f *settings.File) error {
	lists := [][]settings.Setting{f.Settings}
	for _, s := range f.Sections {
		lists = append(lists, s.Settings)
	}
	for _, list := range lists {
		for i := range list {
			s := &list[i]
			old := s.Key
			for j, v := range s.Values {
				var err error
				if s.Key, s.Values[j], err = renew(old, v); err != nil {
					return usagef("%s:%d: %v", f.Name, s.Line, err)
				}
			}
		}
	}
	return nil
}

// commaSeparated are the words of a flag, which commas or blanks set apart.
func commaSeparated(c *cli.Context, flag string) []string {
	var out []string
	for _, v := range c.StringSlice(flag) {
		out = append(out, strings.FieldsFunc(v, func(r rune) bool { return r == ',' || r == ' ' })...)
	}
	return out
}

// inputs reads the flag of that name: one word of each pair, the last one counts.
func inputs(c *cli.Context, v *verify.Config) error {
	for _, w := range commaSeparated(c, "inputs") {
		switch w {
		case "nulls", "no-nulls":
			v.NoNullElements = w == "no-nulls"
		case "natural-order", "any-order":
			v.AnyOrder = w == "any-order"
		default:
			return usagef("--inputs %q is not one of nulls, no-nulls, natural-order, any-order", w)
		}
	}
	return nil
}

const effortLevels = "off default full"

// effort is what the flag of that name says of its two parts; "" where it says nothing.
type effort struct{ minimize, reached string }

// effortOf reads the flag: a level for both parts, or PART=LEVEL. The last one counts.
func effortOf(c *cli.Context) (e effort, err error) {
	for _, v := range commaSeparated(c, "effort") {
		part, level, single := strings.Cut(v, "=")
		if !single {
			level = part
		}
		if single && part != "minimize" && part != "reached" {
			return e, usagef("--effort %q: write a level, minimize=LEVEL or reached=LEVEL", v)
		}
		if levels := strings.Fields(effortLevels); !slices.Contains(levels, level) {
			return e, usagef("--effort %q: %q is not one of %s", v, level, strings.Join(levels, ", "))
		}
		if part != "reached" {
			e.minimize = level
		}
		if part != "minimize" {
			e.reached = level
		}
	}
	return e, nil
}

// apply changes the configuration in the parts that the flag says.
func (e effort) apply(v *verify.Config) {
	if e.minimize != "" {
		v.Minimize = e.minimize
	}
	if e.reached != "" {
		v.Reached = e.reached
	}
}
