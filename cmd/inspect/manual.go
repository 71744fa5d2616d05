package main

import (
	"fmt"
	"strings"

	"github.com/urfave/cli/v2"

	"inspect/z3"
)

func (a *app) manCommand() *cli.Command {
	return &cli.Command{
		Name:         "man",
		Usage:        "print the manual page, for man -l",
		OnUsageError: func(c *cli.Context, err error, sub bool) error { return usagef("%v", err) },
		Action: func(c *cli.Context) error {
			if c.Args().Present() {
				return usagef("man takes no arguments")
			}
			c.App.Description = examples(c.App.Description)
			text, err := c.App.ToManWithSection(1)
			if err != nil {
				return &faultError{err}
			}
			fmt.Fprint(a.stdout, undated(text), manualSections())
			return nil
		},
	}
}

// examples sets the lines that are further in apart, as the manual page's Markdown has
// them: by four columns and an empty line before the first.
func examples(text string) string {
	var out []string
	separate := true // the line before is empty, or one of them
	for _, l := range strings.Split(text, "\n") {
		in := strings.HasPrefix(l, "   ")
		if in {
			if !separate {
				out = append(out, "")
			}
			l = " " + l
		}
		out = append(out, l)
		separate = in || l == ""
	}
	return strings.Join(out, "\n")
}

// undated is a manual page without empty lines at its end, so that files made of it
// compare.
func undated(text string) string { return strings.TrimRight(text, "\n") + "\n" }

// section is a part of the manual page that is a list: each item with what it means.
type section struct {
	title string
	items [][2]string
}

// sections stand behind the commands and flags of the manual page.
var sections = []section{
	{"EXIT STATUS", [][2]string{
		{"0", "all that is checked holds, or has nothing to check"},
		{"1", "the command line or inspect.toml is mistaken, or a file cannot be written"},
		{"2", "input cannot be read, parsed or typed; or an unsupported method fails the run"},
		{"5", "something is inconclusive or vacuous, or no method is decided"},
		{"6", "a solver failed, or inspect itself"},
		{"10", "something is violated"},
		{"130", "the run was interrupted"},
		{"141", "whoever reads standard output stopped before its end"},
	}},
	{"ENVIRONMENT", [][2]string{
		{"CLASSPATH", "folders and archives with further classes, where --class-path is not given"},
		{"JAVA_HOME", "the JDK whose classes programs use, and whose JVM confirms counterexamples; else the one of java in PATH"},
		{"PATH", "where solvers, java and git are looked for"},
		{z3.Variable, "the only libz3 that is tried"},
		{"GRADLE_USER_HOME", "where Gradle keeps libraries, in place of .gradle in the home folder"},
		{"XDG_CACHE_HOME", "where verdicts are kept, in place of .cache in the home folder"},
		{"TMPDIR", "where temporary files are made"},
		{"NO_COLOR", "if not empty, no colour is used"},
		{"CLICOLOR_FORCE", "if neither empty nor 0, colour is used where standard output is no terminal, too"},
		{"TERM", "dumb: there is neither colour nor a bar of progress"},
		{"GITHUB_ACTIONS", "true: the text is followed by annotations for GitHub's workflows"},
		{"GITHUB_STEP_SUMMARY", "the file to which the summary of a step is appended"},
		{"GOGC", "how often memory is collected, in place of what inspect chooses"},
	}},
	{"FILES", [][2]string{
		{"inspect.toml", "the settings of a project: flags that always hold, in the current folder or the nearest one above (inspect init writes one)"},
		{"pom.xml, build.gradle, build.gradle.kts, settings.gradle, settings.gradle.kts, .classpath", "what the build of a project says of sources, libraries and the level of the language"},
		{"package/Class.jml", "specifications of a class, below the folders of --spec-path or beside its source"},
		{"$XDG_CACHE_HOME/inspect", "verdicts of earlier runs, for the same sources and flags (--cache, --no-cache)"},
	}},
}

// manualSections are the sections as the manual page has them.
func manualSections() string {
	var b strings.Builder
	for _, s := range sections {
		title := s.title
		if strings.Contains(title, " ") {
			title = `"` + title + `"`
		}
		fmt.Fprintf(&b, "\n.SH %s\n", title)
		for _, i := range s.items {
			fmt.Fprintf(&b, ".TP\n\\fB%s\\fP\n%s\n", roff(i[0]), roff(i[1]))
		}
	}
	return b.String()
}

// roff is a text with what the formatter would take for its own escaped.
func roff(text string) string {
	text = strings.NewReplacer(`\`, `\\`, "-", `\-`).Replace(text)
	if strings.HasPrefix(text, ".") || strings.HasPrefix(text, "'") {
		text = `\&` + text
	}
	return text
}
