package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"inspect/java/source"
	"inspect/verify/settings"
)

// permute moves flags in front of the paths: the flag package stops at the
// first argument that is none, and a bound that stands behind a path would be
// taken for a path, or worse, ignored. The first argument (the command's name)
// stays where it is. `--` ends the flags as usual. Aliases become the flags'
// proper names, since the flag package refuses two forms of one flag.
func permute(args []string, app *cli.App) ([]string, error) {
	at := commandIndex(args, app)
	if at < 0 {
		return args, nil
	}
	takesValue, proper := map[string]bool{}, map[string]string{}
	for _, f := range app.Command(args[at]).Flags {
		_, isBool := f.(*cli.BoolFlag)
		for _, n := range f.Names() {
			takesValue[n] = !isBool
			proper[n] = f.Names()[0]
		}
	}
	for _, n := range []string{"help", "h"} {
		takesValue[n] = false
	}
	var front, paths []string
	rest := args[at+1:]
	for i := 0; i < len(rest); i++ {
		a := rest[i]
		if a == "--" {
			paths = append(paths, rest[i+1:]...)
			break
		}
		if len(a) < 2 || a[0] != '-' {
			paths = append(paths, a)
			continue
		}
		name, given, joined := strings.Cut(strings.TrimLeft(a, "-"), "=")
		value, known := takesValue[name]
		if !known {
			value, known = takesValue[settings.Replacing(name)]
		}
		if !known {
			return nil, usagef("unknown flag %s (see `inspect %s --help`)%s", a, args[at], suggest("--", name, takesValue))
		}
		if p := proper[name]; p != "" {
			name = p
		}
		next := value && !joined
		if next {
			if i+1 >= len(rest) {
				return nil, usagef("flag %s needs a value", a)
			}
			i++
			given = rest[i]
		}
		name, given, err := settings.Renew(name, given)
		switch {
		case err != nil:
			return nil, err
		case joined:
			front = append(front, "--"+name+"="+given)
		case next:
			front = append(front, "--"+name, given)
		default:
			front = append(front, "--"+name)
		}
	}
	out := append(append([]string{}, args[:at+1]...), front...)
	out = append(out, "--")
	return append(out, paths...), nil
}

// commandIndex is the place of the first argument that is no flag, if it names
// a command.
func commandIndex(args []string, app *cli.App) int {
	for i, a := range args {
		if i > 0 && !strings.HasPrefix(a, "-") {
			if app.Command(a) != nil {
				return i
			}
			return -1
		}
	}
	return -1
}

// suggest names the known word nearest to name, if one is near, after prefix.
func suggest(prefix, name string, known map[string]bool) string {
	best := source.Nearest(name, slices.Collect(maps.Keys(known)))
	if best == "" {
		return ""
	}
	return fmt.Sprintf("; did you mean %s%s?", prefix, best)
}

// usageError is a mistake on the command line: exit code 1.
type usageError struct{ msg string }

func (e *usageError) Error() string { return e.msg }

func usagef(format string, args ...any) error { return &usageError{fmt.Sprintf(format, args...)} }
