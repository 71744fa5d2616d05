package export

import (
	"fmt"
	"io"
	"strings"

	"inspect/java/source"
	"inspect/report"
)

// summaryLimit is how many bytes a step summary may have: GitHub shows none of one
// above a megabyte, and steps add to it.
const summaryLimit = 256 << 10

// WriteSummary writes a step summary in GitHub's Markdown: what came out, then each
// finding that fails, with its details folded away.
func WriteSummary(w io.Writer, doc *report.Document, o Options) error {
	var b strings.Builder
	fmt.Fprintf(&b, "### inspect: %s\n\n", verdictOf(doc))
	counts(&b, doc)
	for _, d := range doc.Diagnostics {
		if d.Severity == source.Error.String() {
			fmt.Fprintf(&b, "- **error** %s%s\n", placed(d.File, d.Line, o), plain(d.Message))
		}
	}
	left := 0
	for _, f := range doc.Gate.Findings {
		if !f.Fails {
			continue
		}
		text := finding(f, o)
		if b.Len()+len(text) > summaryLimit {
			left++
			continue
		}
		b.WriteString(text)
	}
	if left > 0 {
		fmt.Fprintf(&b, "\n%d more findings are not shown here.\n", left)
	}
	for _, k := range doc.Gate.Mended {
		fmt.Fprintf(&b, "- mended: %s in %s\n", plain(k.Rule), code(k.Method))
	}
	b.WriteString("\n")
	_, err := io.WriteString(w, b.String())
	return err
}

func verdictOf(doc *report.Document) string {
	if doc.Exit() == report.ExitHolds {
		return "passed"
	}
	return "failed"
}

// counts is a table of verdicts.
func counts(b *strings.Builder, doc *report.Document) {
	n := map[report.Verdict]int{}
	var order []report.Verdict
	for _, r := range doc.Results {
		if n[r.Verdict] == 0 {
			order = append(order, r.Verdict)
		}
		n[r.Verdict]++
	}
	accepted := 0
	for _, f := range doc.Gate.Findings {
		if f.Accepted != nil {
			accepted++
		}
	}
	if len(order) == 0 {
		b.WriteString("No method was checked.\n\n")
		return
	}
	b.WriteString("| verdict | methods |\n|---|---|\n")
	for _, v := range order {
		fmt.Fprintf(b, "| %s | %d |\n", v, n[v])
	}
	if doc.NotReached > 0 {
		fmt.Fprintf(b, "| not reached within the budget | %d |\n", doc.NotReached)
	}
	if doc.NotChecked > 0 {
		fmt.Fprintf(b, "| not checked | %d |\n", doc.NotChecked)
	}
	b.WriteString("\n")
	if accepted > 0 {
		fmt.Fprintf(b, "%d of the findings are known or accepted.\n\n", accepted)
	}
}

func finding(f report.Finding, o Options) string {
	text := details(f)
	fence := "```"
	for strings.Contains(text, fence) {
		fence += "`"
	}
	return fmt.Sprintf("- %s%s: %s\n\n  <details><summary>details</summary>\n\n%s\n  </details>\n\n",
		placed(f.File, f.Line, o), code(f.Method), plain(f.Message), shifted(fence+"text\n"+strings.TrimRight(text, "\n")+"\n"+fence))
}

// shifted indents a block so that it belongs to a list's item.
func shifted(s string) string { return "  " + strings.ReplaceAll(s, "\n", "\n  ") }

func placed(file string, line int, o Options) string {
	if file == "" {
		return ""
	}
	return code(fmt.Sprintf("%s:%d", o.path(file), line)) + " "
}

// code is a text as code, plain one without markup.
func code(s string) string {
	fence := "`"
	for strings.Contains(s, fence) {
		fence += "`"
	}
	return fence + strings.ReplaceAll(s, "\n", " ") + fence
}

func plain(s string) string {
	r := strings.NewReplacer("\n", " ", "\\", "\\\\", "`", "\\`", "*", "\\*", "_", "\\_", "[", "\\[", "]", "\\]", "|", "\\|", "#", "\\#", "@", "&#64;",
		"<", "&lt;", ">", "&gt;", "&", "&amp;")
	return r.Replace(s)
}
