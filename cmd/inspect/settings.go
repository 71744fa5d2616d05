package main

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"inspect"
	"inspect/report"
	"inspect/verify/settings"
)

// configFlags say where the settings of the project are.
func configFlags() []cli.Flag {
	return []cli.Flag{
		&cli.StringFlag{Name: "config", Category: inputGroup, Usage: "read the settings from `FILE` (default: inspect.toml in the current folder, or the nearest one above)"},
		&cli.BoolFlag{Name: "no-config", Category: inputGroup, Usage: "read no settings"},
	}
}

// unsettable are flags that make no sense as settings: they are of one run, or allow
// what a file had better not.
var unsettable = []string{"method", "update-baseline", "model", "force", "config", "no-config"}

// mergedFlags have several parts, each said or not. What a command line says of one part leaves
// what inspect.toml says of another.
var mergedFlags = []string{"inputs", "effort"}

// sectionFlags are those that may be of their own for some methods.
func sectionFlags() []cli.Flag {
	return only(flagsOf(boundFlags(), meaningFlags(), solveFlags()), inspect.SectionSettings()...)
}

// only are the flags of these names.
func only(flags []cli.Flag, names ...string) []cli.Flag {
	return slices.DeleteFunc(flags, func(f cli.Flag) bool { return !slices.Contains(names, f.Names()[0]) })
}

// project is the settings that a command runs with.
type project struct {
	file    *settings.File // nil: none
	from    string         // the folder in which the file is looked for, and then above; empty: the current one
	folder  string         // of the file, absolute
	given   map[string]bool
	effort  []string          // what the command line says of the flag
	origins map[string]string // of the flags that the file sets: inspect.toml:3
	// notes are what is to be said of the project's build.
	notes []report.Diagnostic
}

// addSettings puts the settings of the project in front of the flags of a command line, as
// permute orders it: those that it does not give itself.
func (a *app) addSettings(ctx context.Context, ordered []string, c *cli.App) ([]string, error) {
	at := commandIndex(ordered, c)
	if at < 0 {
		return ordered, nil
	}
	all := flagNames(c.Command("check").Flags)
	own := flagNames(c.Command(ordered[at]).Flags)
	if own["config"] == nil {
		return ordered, nil
	}
	if slices.Contains(ofManyRuns, ordered[at]) {
		a.flags = ordered[at+1 : slices.Index(ordered, "--")]
		return ordered, nil
	}
	p := &project{from: a.folder, given: map[string]bool{}, origins: map[string]string{}}
	a.project = p
	values := p.read(ordered[at+1:], own)
	if !p.given["no-config"] {
		if err := p.open(ctx, values["config"]); err != nil {
			return ordered, err
		}
	}
	out := slices.Clone(ordered[:at+1])
	var inFile []settings.Setting
	if p.file != nil {
		inFile = p.file.Settings
	}
	for _, s := range inFile {
		f := all[s.Key]
		if f == nil || slices.Contains(unsettable, s.Key) {
			return nil, p.unknown(s, all, "")
		}
		args, err := p.arguments(s, f)
		if err != nil {
			return nil, err
		}
		merged := slices.Contains(mergedFlags, s.Key)
		if own[s.Key] == nil || p.given[s.Key] && !merged {
			continue
		}
		p.origins[s.Key] = fmt.Sprintf("%s:%d", p.file.Name, s.Line)
		if merged && p.given[s.Key] {
			p.origins[s.Key] += ", and the command line"
		}
		if s.Key == "dialect" {
			values["dialect"] = s.Values[0]
		}
		out = append(out, args...)
	}
	preset, err := p.dialectArguments(values["dialect"], own)
	out = append(out, preset...)
	if end := slices.Index(ordered, "--"); end >= 0 && err == nil {
		out = append(out, p.buildArguments(ordered[end+1:], own)...)
	}
	return append(out, ordered[at+1:]...), err
}

// flagNames are flags by their proper names.
func flagNames(flags []cli.Flag) map[string]cli.Flag {
	out := map[string]cli.Flag{}
	for _, f := range flags {
		out[f.Names()[0]] = f
	}
	return out
}

// read notes which flags a command line gives, and gives their values.
func (p *project) read(args []string, own map[string]cli.Flag) map[string]string {
	values := map[string]string{}
	for i := 0; i < len(args) && args[i] != "--"; i++ {
		name, value, joined := strings.Cut(strings.TrimPrefix(args[i], "--"), "=")
		if _, isBool := own[name].(*cli.BoolFlag); !isBool && !joined && i+1 < len(args) {
			i++
			value = args[i]
		}
		p.given[name], values[name] = true, value
		if name == "effort" {
			p.effort = append(p.effort, value)
		}
	}
	return values
}

// open reads the file named, or else the nearest one.
func (p *project) open(ctx context.Context, name string) error {
	here, err := os.Getwd()
	if err != nil {
		return &faultError{err}
	}
	path := name
	if name == "" {
		if path, err = settings.Find(cmp.Or(p.from, here)); err != nil {
			return usagef("%v", err)
		}
		if path == "" {
			return nil
		}
		if name, err = filepath.Rel(here, path); err != nil {
			name = path
		}
	}
	text, err := readInput(ctx, path)
	if ctx.Err() != nil {
		return errInterrupted
	}
	if errors.Is(err, fs.ErrNotExist) {
		return usagef("--config %s: there is no such file", name)
	}
	if err != nil {
		return usagef("--config %s: it cannot be read", name)
	}
	if p.file, err = settings.Parse(name, text); err != nil {
		return usagef("%v", err)
	}
	if err := p.file.Renew(); err != nil {
		return usagef("%v", err)
	}
	abs, err := filepath.Abs(path)
	p.folder = filepath.Dir(abs)
	return err
}

// unknown is the error of a key that is no flag, or none that may stand there.
func (p *project) unknown(s settings.Setting, known map[string]cli.Flag, where string) error {
	names := map[string]bool{}
	for n := range known {
		if !slices.Contains(unsettable, n) {
			names[n] = true
		}
	}
	why := "there is no flag of this name"
	if where != "" {
		why = "it cannot be of its own for " + where
	}
	if slices.Contains(unsettable, s.Key) {
		why = "it belongs on the command line"
	}
	return usagef("%s:%d: unknown key %q: %s%s", p.file.Name, s.Line, s.Key, why, suggest("", s.Key, names))
}

// arguments are a setting as a command line has it.
func (p *project) arguments(s settings.Setting, f cli.Flag) ([]string, error) {
	values, err := p.values(s, f)
	for i, v := range values {
		values[i] = "--" + s.Key + "=" + v
	}
	return values, err
}

// values are those of a setting, with files relative to the current folder.
func (p *project) values(s settings.Setting, f cli.Flag) ([]string, error) {
	_, isSlice := f.(*cli.StringSliceFlag)
	if s.Array && !isSlice {
		return nil, usagef("%s:%d: %s takes one value, not an array", p.file.Name, s.Line, s.Key)
	}
	set := flag.NewFlagSet("", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	if err := f.Apply(set); err != nil {
		return nil, &faultError{err}
	}
	var out []string
	for _, v := range s.Values {
		v, err := settings.Located(p.folder, s.Key, v)
		if err != nil {
			return nil, usagef("%s:%d: %s: %v", p.file.Name, s.Line, s.Key, err)
		}
		if err := set.Set(s.Key, v); err != nil {
			return nil, usagef("%s:%d: %s = %q: %v", p.file.Name, s.Line, s.Key, v, err)
		}
		out = append(out, v)
	}
	return out, nil
}

// sections are the parts of the settings for some methods. The command line counts
// more than they do, and they more than the rest of the settings.
func (p *project) sections() ([]inspect.Section, error) {
	if p == nil || p.file == nil {
		return nil, nil
	}
	flags := flagNames(sectionFlags())
	var out []inspect.Section
	for _, s := range p.file.Sections {
		section := inspect.Section{Name: fmt.Sprintf("%s:%d", p.file.Name, s.Line)}
		var err error
		if section.Applies, err = s.Matcher(p.folder); err != nil {
			return nil, usagef("%s: %v", section.Name, err)
		}
		for _, k := range s.Settings {
			f := flags[k.Key]
			if f == nil {
				return nil, p.unknown(k, flags, "some methods only, as bounds, --calls, solvers and limits of time may")
			}
			values, err := p.values(k, f)
			if err != nil {
				return nil, err
			}
			if k.Key == "effort" {
				values = append(values, p.effort...) // each part counts that the command line says
			} else if p.given[k.Key] {
				continue
			}
			if err := new(inspect.Options).Set(k.Key, values...); err != nil {
				return nil, usagef("%s: %v", section.Name, err)
			}
			section.Settings = append(section.Settings, inspect.Setting{Name: k.Key, Values: values})
		}
		out = append(out, section)
	}
	return out, nil
}
