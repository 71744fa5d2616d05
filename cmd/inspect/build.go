package main

import (
	"fmt"
	"os"

	"github.com/urfave/cli/v2"

	"inspect/java/source"
	"inspect/report"
	"inspect/verify/buildfile"
)

// codeBuild: the build of the project cannot be read, or names what is not here. Example: a pom.xml with a dependency that is not in ~/.m2/repository
const codeBuild source.Code = "build"

// buildArguments are the flags that the build of the project sets, where it is clear which build that is:
// its class path, and folders of further sources. What the command line, inspect.toml or CLASSPATH say
// counts instead.
func (p *project) buildArguments(paths []string, own map[string]cli.Flag) []string {
	given := func(name string) bool { return own[name] == nil || p.given[name] || p.origins[name] != "" }
	if p.given["no-config"] || given("class-path") || os.Getenv("CLASSPATH") != "" {
		return nil
	}
	if len(paths) == 0 {
		paths = []string{"."} // of the command config
	}
	b := buildfile.Of(paths, buildfile.ThisMachine())
	here, err := os.Getwd()
	if b == nil || err != nil {
		return nil
	}
	p.noteBuild(b, here)
	if len(b.Conflicts) > 0 {
		return nil
	}
	var out []string
	add := func(name string, all []string) {
		if len(all) == 0 || given(name) {
			return
		}
		p.origins[name] = buildfile.Name(here, b.Files[0])
		for _, path := range all {
			out = append(out, "--"+name+"="+buildfile.Name(here, path))
		}
	}
	add("class-path", b.ClassPath())
	add("source-path", b.SourcePath())
	return out
}

// noteBuild notes what is to be said of the build: what of it cannot be read, and what is missing.
func (p *project) noteBuild(b *buildfile.Build, here string) {
	note := func(at buildfile.Place, severity, message, remedy string) {
		p.notes = append(p.notes, report.Diagnostic{Code: string(codeBuild), Severity: severity, File: buildfile.Name(here, at.File), Line: max(at.Line, 1), Column: 1, Message: message, Remedy: remedy})
	}
	for _, q := range b.Problems {
		if q.IsFileError {
			note(q.Place, "warning", q.Text, "")
		}
	}
	if len(b.Conflicts) > 0 {
		q := b.Conflicts[0]
		note(q.Place, "note", fmt.Sprintf("the class path of the build is not used, since its modules differ: %s", q.Text), "check one module at a time, or let `inspect init` write a class path")
		return
	}
	if missing := b.Missing(); len(missing) > 0 {
		note(missing[0].Place, "note", "the build names what is not here: "+missingNames(missing, here, false), b.Command+inRoot(b, here))
	}
}
