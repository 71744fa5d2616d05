package gate

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"inspect/report"
)

// WriteText says for people what the policy makes of the findings; nothing, where it
// goes without saying.
func WriteText(w io.Writer, g *report.Gate) error {
	var b strings.Builder
	known := 0
	var accepted []report.Finding
	warned, unknown := 0, 0
	for _, f := range g.Findings {
		switch {
		case f.Accepted != nil && f.Accepted.By == report.ByBaseline:
			known++
		case f.Accepted != nil:
			accepted = append(accepted, f)
		case !f.Fails && f.Verdict == report.Unsupported:
			warned++
		case !f.Fails && f.IsOfUnknown():
			unknown++
		}
	}
	if known > 0 {
		fmt.Fprintf(&b, "%s\n", count(known, "finding", "is known from the baseline", "are known from the baseline"))
	}
	for _, f := range accepted {
		fmt.Fprintf(&b, "%s:%d: accepted: %s in %s: %s\n", f.Accepted.File, f.Accepted.Line, f.Rule, f.Method, f.Accepted.Reason)
	}
	for _, k := range g.Mended {
		fmt.Fprintf(&b, "mended: %s in %s: %s (--update-baseline drops it from the baseline)\n", k.Rule, k.Method, k.Text)
	}
	if unknown > 0 && slices.Contains(g.FailOn, report.Violated) {
		fmt.Fprintf(&b, "%s on what is not known; --fail-on violated,unconfirmed makes that a failure\n", count(unknown, "violation", "rests", "rest"))
	}
	switch {
	case g.Undecided:
		b.WriteString("no method could be decided: the exit code says so, whatever --fail-on does\n")
	case warned > 0:
		fmt.Fprintf(&b, "%s not supported and not checked; --fail-on all makes that a failure\n", count(warned, "method", "is", "are"))
	}
	if b.Len() == 0 {
		return nil
	}
	_, err := io.WriteString(w, "\n"+b.String())
	return err
}

func count(n int, thing, one, many string) string {
	if n == 1 {
		return "1 " + thing + " " + one
	}
	return fmt.Sprintf("%d %ss %s", n, thing, many)
}
