package export

import (
	"fmt"
	"io"
	"strings"

	"inspect/java/source"
	"inspect/report"
)

// writeGitHub writes workflow commands: an error for each finding that fails, at its
// place, and a warning for how many methods are not supported.
func writeGitHub(w io.Writer, doc *report.Document, o Options) error {
	var b strings.Builder
	fmt.Fprintf(&b, "::debug::inspect %s\n", doc.Tool.Version)
	for _, d := range doc.Diagnostics {
		level := map[string]string{source.Error.String(): "error", source.Warning.String(): "warning"}[d.Severity]
		if level != "" {
			b.WriteString(command(level, d.Code, d.File, d.Line, d.Column, d.Message, o))
		}
	}
	for _, f := range doc.Gate.Findings {
		if f.Fails {
			b.WriteString(command("error", f.Method+": "+f.Rule, f.File, f.Line, f.Column, f.Message, o))
		}
	}
	n := unsupported(doc)
	switch {
	case doc.Gate.Undecided:
		b.WriteString(command("error", "inspect", "", 0, 0, "no method could be decided", o))
	case n > 0:
		b.WriteString(command("warning", "inspect", "", 0, 0, fmt.Sprintf("not supported, and so not checked: %s", methods(n)), o))
	}
	_, err := io.WriteString(w, b.String())
	return err
}

func methods(n int) string {
	if n == 1 {
		return "1 method"
	}
	return fmt.Sprintf("%d methods", n)
}

// unsupported counts the methods that are not supported where that does not fail.
func unsupported(doc *report.Document) int {
	n := 0
	for _, f := range doc.Gate.Findings {
		if f.Verdict == report.Unsupported && !f.Fails {
			n++
		}
	}
	return n
}

// command is one workflow command, with its line end.
func command(level, title, file string, line, column int, message string, o Options) string {
	var at []string
	if file != "" {
		at = append(at, "file="+property(o.path(file)))
		if line > 0 {
			at = append(at, fmt.Sprintf("line=%d", line))
		}
		if column > 0 {
			at = append(at, fmt.Sprintf("col=%d", column))
		}
	}
	if title != "" {
		at = append(at, "title="+property(title))
	}
	return fmt.Sprintf("::%s %s::%s\n", level, strings.Join(at, ","), data(message))
}

// data escapes the text of a command, property a value in it, as the runner undoes
// it.
func data(s string) string {
	return strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A").Replace(s)
}

func property(s string) string {
	return strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A", ":", "%3A", ",", "%2C").Replace(s)
}
