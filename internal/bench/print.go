package bench

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"inspect/report"
)

// head are the titles of a table.
func head(columns []Column) []string {
	out := []string{"method", "bounds", "published", "verdict", "best"}
	for _, c := range columns {
		out = append(out, c.Name+": total (front + encode + solve)", "CPU", "assertions/terms")
	}
	return out
}

// fields are the texts of a row.
func (r Row) fields(columns []Column) []string {
	method, published := r.Method, "–"
	if strings.Contains(r.Path, "mutants") {
		method += ", mutant"
	}
	if r.Published > 0 {
		published = fmt.Sprintf("%.1f", r.Published)
	}
	verdict, best := "–", "–"
	if b := r.Best(); b >= 0 {
		c := r.Cells[b]
		verdict, best = string(c.Verdict), fmt.Sprintf("%.2f %s", c.Total, columns[b].Name)
		if c.Verdict == report.Violated && !c.Confirmed {
			verdict += ", unconfirmed"
		}
	}
	if r.Disagree() {
		verdict = "DISAGREE"
	}
	out := []string{method, r.Label, published, verdict, best}
	for _, c := range r.Cells {
		text := fmt.Sprintf("%.2f (%.2f + %.2f + %.2f)", c.Total, c.Front, c.Encode, c.Solve)
		if !c.Decided() {
			text = string(c.Verdict)
			if c.Reason != "" {
				text = strings.Join(strings.Fields(c.Reason), " ")
			}
			text = fmt.Sprintf("%s after %.1f", text, c.Total)
		}
		out = append(out, text, fmt.Sprintf("%.2f", c.CPU), fmt.Sprintf("%d/%d", c.Assertions, c.Terms))
	}
	return out
}

// Text prints rows as a table for a terminal.
func Text(w io.Writer, columns []Column, rows []Row) error {
	t := tabwriter.NewWriter(w, 0, 8, 2, ' ', 0)
	fmt.Fprintln(t, strings.Join(head(columns), "\t"))
	for _, r := range rows {
		fmt.Fprintln(t, strings.Join(r.fields(columns), "\t"))
	}
	return t.Flush()
}

// Markdown prints rows as a table for a page.
func Markdown(w io.Writer, columns []Column, rows []Row) error {
	h := head(columns)
	var b strings.Builder
	line := func(fs []string) { b.WriteString("| " + strings.Join(fs, " | ") + " |\n") }
	line(h)
	b.WriteString(strings.Repeat("|---", len(h)) + "|\n")
	for _, r := range rows {
		fs := r.fields(columns)
		for i := range fs {
			fs[i] = strings.ReplaceAll(fs[i], "|", `\|`)
		}
		line(fs)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// Marks of the place in a page that Replace fills.
const (
	begin = "<!-- bench:begin -->\n"
	end   = "<!-- bench:end -->\n"
)

// Replace gives the page with text between its marks.
func Replace(page, text string) (string, error) {
	before, rest, ok := strings.Cut(page, begin)
	_, after, closed := strings.Cut(rest, end)
	if !ok || !closed {
		return "", fmt.Errorf("the page has no place between %q and %q", strings.TrimSpace(begin), strings.TrimSpace(end))
	}
	return before + begin + text + end + after, nil
}
