package main

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"inspect/verify/settings"
)

func (a *app) configCommand() *cli.Command {
	return &cli.Command{
		Name:  "config",
		Usage: "print the settings in force, and where each comes from",
		Description: `The settings of a project stand in inspect.toml, in the current folder or the nearest
one above. Keys are the flags of check; sections are for some of the methods:

   unwind  = 8
   objects = ["Node=5", "List=1"]

   [path."src/legacy/**"]
   timeout = "5m"

   [method."List.insert*"]
   unwind = 16

What the command line says counts more than a section, and that more than the rest.`,
		Flags: checkFlags(),
		OnUsageError: func(c *cli.Context, err error, sub bool) error {
			return usagef("%v (see `inspect config --help`)", err)
		},
		Action: a.configured,
	}
}

// configured prints the settings as TOML that gives the same settings.
func (a *app) configured(c *cli.Context) error {
	if c.Args().Present() {
		return usagef("config takes no arguments but flags")
	}
	if _, err := a.project.sections(); err != nil {
		return err
	}
	width := 0
	var rows [][2]string
	for _, f := range checkFlags() {
		name := f.Names()[0]
		if slices.Contains(unsettable, name) {
			continue
		}
		value, origin := inForce(c, f), "default"
		switch {
		case a.project.origins[name] != "":
			origin = a.project.origins[name]
		case c.IsSet(name):
			origin = "command line"
		case value == "":
			continue
		}
		row := [2]string{name + " = " + value, origin}
		width = max(width, min(len(row[0]), 60))
		rows = append(rows, row)
	}
	for _, r := range rows {
		fmt.Fprintf(a.stdout, "%-*s  # %s\n", width, r[0], r[1])
	}
	if a.project.file != nil {
		writeSections(a.stdout, a.project, width)
	}
	return nil
}

// inForce is a flag's value as TOML, "" when it has none.
func inForce(c *cli.Context, f cli.Flag) string {
	name := f.Names()[0]
	switch f.(type) {
	case *cli.BoolFlag:
		return fmt.Sprint(c.Bool(name))
	case *cli.IntFlag:
		if !c.IsSet(name) && c.Int(name) == 0 {
			return ""
		}
		return fmt.Sprint(c.Int(name))
	case *cli.StringSliceFlag:
		if len(c.StringSlice(name)) == 0 && !c.IsSet(name) {
			return ""
		}
		var parts []string
		for _, v := range c.StringSlice(name) {
			parts = append(parts, settings.Quoted(v))
		}
		return "[" + strings.Join(parts, ", ") + "]"
	case *cli.GenericFlag:
		return settings.Quoted(fmt.Sprint(c.Generic(name)))
	}
	if c.String(name) == "" && !c.IsSet(name) {
		return ""
	}
	return settings.Quoted(c.String(name))
}

func writeSections(w io.Writer, p *project, width int) {
	for _, s := range p.file.Sections {
		fmt.Fprintf(w, "\n[%s.%s]\n", s.By, settings.Quoted(s.Pattern))
		for _, k := range s.Settings {
			origin := fmt.Sprintf("%s:%d", p.file.Name, k.Line)
			if p.given[k.Key] {
				origin += ", but the command line counts"
			}
			fmt.Fprintf(w, "%-*s  # %s\n", width, k.Key+" = "+written(k), origin)
		}
	}
}

// written is a setting's value as TOML.
func written(k settings.Setting) string {
	var parts []string
	for _, v := range k.Values {
		parts = append(parts, settings.Quoted(v))
	}
	if k.Array {
		return "[" + strings.Join(parts, ", ") + "]"
	}
	return parts[0]
}
