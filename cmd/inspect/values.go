package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"inspect"
	"inspect/report/gate"
)

// traces are the values of --trace.
var traces = []string{"full", "short", "none"}

// flagValues are the values of a flag, where they are a short list, for what completes command lines.
// Of a flag that takes several words with commas they are the single ones.
func flagValues(name string) []string {
	switch name {
	case "format":
		return formats()
	case "out":
		out := formats()
		for i, f := range out {
			out[i] = f + "="
		}
		return out
	case "trace":
		return traces
	case "fail-on":
		out := []string{"all", "none"}
		for _, v := range gate.Words {
			out = append(out, string(v))
		}
		return out
	}
	return inspect.Values(name)
}

// completedValues are the values of the flag that a command line ends in, one a line, as
// --nullness, or --nullness=pl with the flag before each. isValue is false where it ends in no flag
// that takes one.
func completedValues(args []string, app *cli.App) (values string, isValue bool) {
	at, end := commandIndex(args, app), len(args)-2
	if at < 0 || end <= at || slices.Contains(args[:end], "--") {
		return "", false
	}
	name, _, joined := strings.Cut(strings.TrimLeft(args[end], "-"), "=")
	if !strings.HasPrefix(args[end], "-") {
		return "", false
	}
	i := slices.IndexFunc(app.Command(args[at]).Flags, func(f cli.Flag) bool { return slices.Contains(f.Names(), name) })
	if i < 0 {
		return "", false
	}
	flag := app.Command(args[at]).Flags[i]
	if _, isBool := flag.(*cli.BoolFlag); isBool {
		return "", false
	}
	prefix := ""
	if joined {
		prefix, _, _ = strings.Cut(args[end], "=")
		prefix += "="
	}
	var b strings.Builder
	for _, v := range flagValues(flag.Names()[0]) {
		fmt.Fprintf(&b, "%s%s\n", prefix, v)
	}
	return b.String(), true
}

// fishValues tells fish the values of the flags, which it completes by itself.
func fishValues(app *cli.App) string {
	var b strings.Builder
	for _, c := range app.VisibleCommands() {
		for _, f := range c.Flags {
			name := f.Names()[0]
			if values := flagValues(name); len(values) > 0 {
				fmt.Fprintf(&b, "complete -c %s -n '__fish_seen_subcommand_from %s' -l %s -x -a '%s'\n", app.Name, c.Name, name, strings.Join(values, " "))
			}
		}
	}
	return b.String()
}
