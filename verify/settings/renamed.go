package settings

import (
	"fmt"
	"slices"
	"strings"
)

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

// Replacing is the flag that replaces an old one; empty: the name is none of an old one.
func Replacing(name string) string { return oldFlags[name].flag }

// Renew gives the flag and the value that stand for an old flag with its value. Of all others it
// gives what it is given.
func Renew(name, value string) (flag, now string, err error) {
	old, ok := oldFlags[name]
	if !ok {
		return name, value, nil
	}
	if all := strings.Fields(old.values); !slices.Contains(all, value) {
		return "", "", fmt.Errorf("--%s %q is not one of %s", name, value, strings.Join(all, ", "))
	}
	return old.flag, old.now(value), nil
}

// Renew puts the new flags in place of old ones. Errors begin with name:line.
func (f *File) Renew() error {
	lists := [][]Setting{f.Settings}
	for _, s := range f.Sections {
		lists = append(lists, s.Settings)
	}
	for _, list := range lists {
		for i := range list {
			s := &list[i]
			old := s.Key
			for j, v := range s.Values {
				var err error
				if s.Key, s.Values[j], err = Renew(old, v); err != nil {
					return fmt.Errorf("%s:%d: %v", f.Name, s.Line, err)
				}
			}
		}
	}
	return nil
}

// effortLevels are the values of the flags that --effort replaces.
const effortLevels = "off default full"
