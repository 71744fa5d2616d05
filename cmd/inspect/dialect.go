package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"inspect"
)

// missing says what a clause that is not there means, in every dialect: in a case with a
// behaviour and in one without.
var missing = [][2]string{
	{"requires, ensures", "true"},
	{"assignable", `\everything; \nothing of a pure method`},
	{"signals", "true, of the exceptions that signals_only or throws names"},
	{"signals_only", "what throws and @throws name, as --throws says, and as\n" +
		"--runtime-exceptions says; under normal_behavior no exception,\n" +
		"under exceptional_behavior any"},
	{"diverges", "false: what may go on for ever, or beyond the bounds, is named as cut off"},
	{"measured_by", "no measure is checked: recursion by a contract is named as cut off,\nand by bodies goes up to --recursion"},
	{"a whole contract", "--calls auto, inline: the body counts; contract: the call may do\n" +
		"anything that the clauses above and the invariants allow"},
}

// missingHelp is missing as a table.
func missingHelp() string {
	const indent = 21
	b := strings.Builder{}
	b.WriteString("What a clause means that is not there:")
	for _, m := range missing {
		fmt.Fprintf(&b, "\n   %-*s%s", indent-3, m[0], strings.ReplaceAll(m[1], "\n", "\n"+strings.Repeat(" ", indent)))
	}
	return b.String()
}

func dialectNames() []string { return inspect.Values("dialect") }

func dialectFlag() cli.Flag {
	return &cli.StringFlag{Name: "dialect", Category: inputGroup,
		Usage: "read what specifications leave open as the users of a `TOOL` know it: " + strings.Join(dialectNames(), ", ") + " (each sets the flags listed below, unless they are given)"}
}

// dialectHelp lists what each dialect means, of the flags that the command has.
func dialectHelp(flags []cli.Flag) string {
	known := flagNames(flags)
	var b strings.Builder
	b.WriteString("Dialects:")
	for _, d := range inspect.Dialects {
		line := fmt.Sprintf("   %-8s", d.Name)
		for _, m := range d.Means {
			if known[m[0]] == nil {
				continue
			}
			word := " --" + m[0] + " " + m[1]
			if len(line)+len(word) > 80 {
				b.WriteString("\n" + line)
				line = strings.Repeat(" ", 11)
			}
			line += word
		}
		b.WriteString("\n" + line)
	}
	return b.String()
}

// dialectArguments are the flags that the dialect of the name sets: those of the command
// that are not given otherwise.
func (p *project) dialectArguments(name string, own map[string]cli.Flag) ([]string, error) {
	if name == "" {
		return nil, nil
	}
	i := slices.IndexFunc(inspect.Dialects, func(d inspect.Dialect) bool { return d.Name == name })
	if i < 0 {
		names := map[string]bool{}
		for _, n := range dialectNames() {
			names[n] = true
		}
		return nil, usagef("--dialect %s: want one of %s%s", name, strings.Join(dialectNames(), ", "), suggest("", name, names))
	}
	var out []string
	for _, m := range inspect.Dialects[i].Means {
		if own[m[0]] == nil || p.given[m[0]] || p.origins[m[0]] != "" {
			continue
		}
		p.origins[m[0]] = "dialect " + name
		out = append(out, "--"+m[0]+"="+m[1])
	}
	return out, nil
}
