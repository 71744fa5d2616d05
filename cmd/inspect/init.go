package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/urfave/cli/v2"

	"inspect/internal/files"
	"inspect/verify/buildfile"
	"inspect/verify/settings"
)

func (a *app) initCommand() *cli.Command {
	return &cli.Command{
		Name:      "init",
		Usage:     "write inspect.toml for a project, from what its build says",
		ArgsUsage: "[FOLDER]",
		Description: `The build of FOLDER (default: the current one) is read, and not run: pom.xml with its
parents and modules, build.gradle and build.gradle.kts with gradle.lockfile and
gradle/libs.versions.toml, or .classpath. Libraries are looked for in the local
repositories of Maven (~/.m2) and Gradle (~/.gradle), classes in target/classes and
build/classes, generated sources in target/generated-sources and build/generated.
What is found goes to FOLDER/inspect.toml; three lines say what, what is missing, and
the command that brings it. An inspect.toml that is there stays, unless --force is given.

   inspect init
   inspect init --print ../shop`,
		Flags: []cli.Flag{
			&cli.BoolFlag{Name: "force", Usage: "overwrite an inspect.toml that is there"},
			&cli.BoolFlag{Name: "print", Usage: "print the settings, and write nothing"},
			&cli.BoolFlag{Name: "verbose", Aliases: []string{"v"}, Usage: "list all that is missing, and all that is not understood"},
		},
		OnUsageError: func(c *cli.Context, err error, sub bool) error { return usagef("%v (see `inspect init --help`)", err) },
		Action:       a.init,
	}
}

func (a *app) init(c *cli.Context) error {
	folder := "."
	switch args := c.Args().Slice(); {
	case len(args) > 1:
		return usagef("init takes one folder, not %d", len(args))
	case len(args) == 1:
		folder = args[0]
	}
	if info, err := os.Stat(folder); err != nil {
		return usagef("%s: %v", folder, files.Why(folder, err))
	} else if !info.IsDir() {
		return usagef("%s is no folder", folder)
	}
	machine := buildfile.ThisMachine()
	b := buildfile.Read(folder, machine)
	if b == nil {
		return usagef("%s has no pom.xml, build.gradle, build.gradle.kts or .classpath: name a folder that has, or write %s yourself (see `inspect config --help`)", folder, settings.FileName)
	}
	here, err := os.Getwd()
	if err != nil {
		return &faultError{err}
	}
	text := b.Settings(b.Folder, machine.Home)
	if c.Bool("print") {
		io.WriteString(a.stdout, text)
		return nil
	}
	fmt.Fprintln(a.stdout, "found:", found(b, here))
	if line := missingLine(b, here, c.Bool("verbose")); line != "" {
		fmt.Fprintln(a.stdout, "missing:", line)
	}
	if c.Bool("verbose") {
		for _, p := range append(b.Problems, b.Conflicts...) {
			fmt.Fprintf(a.stderr, "%s: warning: %s\n", p.In(here), p.Text)
		}
	}
	line, err := writeSettings(filepath.Join(folder, settings.FileName), text, c.Bool("force"))
	if err == nil {
		fmt.Fprintln(a.stdout, line+"; next:", next(b, here))
	}
	return err
}

// writeSettings writes a file of settings, unless another one is there.
func writeSettings(path, text string, force bool) (line string, err error) {
	old, err := os.ReadFile(path)
	switch _, e := os.Lstat(path); {
	case err == nil && string(old) == text:
		return path + " says so already", nil
	case e == nil && !force:
		return "", usagef("%s is there and stays: --force overwrites it, --print shows what would be written", path)
	}
	err = files.WriteFile(path, files.Signed("# "), true, func(w io.Writer) error {
		_, err := io.WriteString(w, text)
		return err
	})
	if err != nil {
		return "", &faultError{fmt.Errorf("%s cannot be written: %v", path, err)}
	}
	return "written: " + path, nil
}

// found is what a build has, in one line.
func found(b *buildfile.Build, here string) string {
	parts := []string{b.Tool + " (" + buildfile.Name(here, b.Files[0]) + ")"}
	if b.Level != "" {
		parts = append(parts, "Java "+b.Level+" ("+b.LevelAt.In(here)+")")
	}
	libraries := len(b.Libraries)
	for _, n := range []struct {
		count int
		what  string
	}{
		{len(b.Sources), "of sources"}, {len(b.Generated), "of generated sources"}, {len(b.Classes), "of compiled classes"},
	} {
		if n.count > 0 {
			parts = append(parts, plural(n.count, "folder")+" "+n.what)
		}
	}
	if libraries > 0 {
		parts = append(parts, fmt.Sprintf("%d of %s", libraries-len(b.Missing()), plural(libraries, "library")))
	}
	return strings.Join(parts, ", ")
}

// plural is a count with its noun: 1 folder, 2 libraries.
func plural(n int, noun string) string {
	switch stem, y := strings.CutSuffix(noun, "y"); {
	case n == 1:
		return "1 " + noun
	case y:
		return fmt.Sprintf("%d %sies", n, stem)
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// named is how many libraries a line names.
const named = 3

// missingLine is what a build does not have here, in one line, with what brings it; empty: nothing.
func missingLine(b *buildfile.Build, here string, all bool) string {
	var parts []string
	if missing := b.Missing(); len(missing) > 0 {
		line := missingNames(missing, here, all)
		if b.Command != "" {
			line += ", which `" + b.Command + "`" + inRoot(b, here) + " brings"
		}
		parts = append(parts, line)
	}
	if len(b.Sources) == 0 {
		parts = append(parts, "folders of sources")
	}
	if n := len(b.Problems) + len(b.Conflicts); n > 0 && !all {
		parts = append(parts, plural(n, "thing")+" of the build not understood (-v lists them)")
	}
	return strings.Join(parts, "; ")
}

// missingNames names libraries that are not here: the first ones, or all.
func missingNames(missing []buildfile.Library, here string, all bool) string {
	var names []string
	for i, l := range missing {
		if i == named && !all {
			names = append(names, fmt.Sprintf("%d more", len(missing)-named))
			break
		}
		names = append(names, l.Name+" ("+l.In(here)+")")
	}
	return plural(len(missing), "library") + ": " + strings.Join(names, ", ")
}

// inRoot says where the command of a build is to be run, unless it is here.
func inRoot(b *buildfile.Build, here string) string {
	if b.Root == here || b.Command == "" {
		return ""
	}
	return " in " + buildfile.Name(here, b.Root)
}

// next is the command that checks what was found.
func next(b *buildfile.Build, here string) string {
	path := "."
	if len(b.Sources) == 1 {
		path = b.Sources[0]
	} else if b.Folder != here {
		path = b.Folder
	}
	return "inspect check " + buildfile.Name(here, path)
}
