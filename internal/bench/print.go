package bench

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"inspect/report"
)

// Table is a title line and rows of as many texts.
type Table [][]string

// Results is the table of a study's rows. Seconds are of the whole check: of the
// default both wall-clock and CPU, with what they are of the least by a single
// backend, of each of those CPU. The best is the one that took least, and
// "prepare" and memory are its.
func Results(backends []Backend, rows []Row) Table {
	head := []string{"method", "size", "verdict", "variables", "clauses"}
	for _, b := range backends {
		if b.Name == Default {
			head = append(head, b.String()+": wall", "CPU", "of the best")
		} else {
			head = append(head, b.String())
		}
	}
	t := Table{append(head, "best", "prepare", "MB", "published", "target", "met")}
	for _, r := range rows {
		line := []string{r.Name(), r.Label, r.verdict(), count(r.Cell.Variables), count(r.Cell.Clauses)}
		for i, c := range r.Cells {
			line = append(line, c.text())
			if backends[i].Name == Default {
				line[len(line)-1] = c.textOf(c.Wall)
				line = append(line, c.text(), r.ratios(c))
			}
		}
		best, prepare, memory := "–", "–", "–"
		if i := r.Best(); i >= 0 {
			c := r.Cells[i]
			best, prepare, memory = backends[i].Name, seconds(c.Prepare), fmt.Sprintf("%.0f", c.PeakMB)
		}
		target := "–"
		if r.Target > 0 {
			target = fmt.Sprintf("%g", r.Target)
		}
		t = append(t, append(line, best, prepare, memory, r.Published.String(), target, r.TargetText()))
	}
	return t
}

// ratios compares a cell with the best single ones, wall and CPU.
func (r Row) ratios(c Cell) string {
	wall, cpu := r.against(c, Cell.wall), r.against(c, Cell.cpu)
	if wall == 0 {
		return "–"
	}
	return fmt.Sprintf("%.1f, %.1f", wall, cpu)
}

// TargetTable are the rows with a target, in short.
func TargetTable(backends []Backend, rows []Row) Table {
	t := Table{{"method", "size", "verdict", "target", "check", "solve", "prepare", "by", "met"}}
	for _, r := range rows {
		line := []string{r.Name(), r.Label, r.verdict(), fmt.Sprintf("%g", r.Target)}
		if i := r.Best(); i >= 0 {
			c := r.Cells[i]
			line = append(line, seconds(c.CPU), seconds(c.Solve), seconds(c.Prepare), backends[i].Name)
		} else {
			line = append(line, "–", "–", "–", "–")
		}
		t = append(t, append(line, r.TargetText()))
	}
	return t
}

func (r Row) verdict() string {
	i := r.Best()
	switch {
	case r.Wrong():
		return "WRONG, it is known to be " + string(r.Want)
	case i < 0:
		return "–"
	}
	c := r.Cells[i]
	switch {
	case len(c.CutOff) > 0:
		return "holds, cut off: " + strings.Join(c.CutOff, ", ")
	case c.Open:
		return "holds, perhaps cut off"
	case c.Verdict == report.Violated && !c.Confirmed:
		return "violated, unconfirmed"
	}
	return string(c.Verdict)
}

// Bounds on what comes before the first question: at most prepareSeconds, or
// prepareShare of the time for that question.
const (
	prepareSeconds = 2
	prepareShare   = 0.2
)

// TargetText is whether the best backend keeps the row's target, and the bound on what
// comes before the first question, which every row has.
func (r Row) TargetText() string {
	i := r.Best()
	if i < 0 {
		if r.Target > 0 {
			return "no"
		}
		return "–"
	}
	c := r.Cells[i]
	word := "–"
	switch {
	case r.Target == 0:
	case r.Wrong():
		word = "no"
	case c.CPU <= r.Target:
		word = "yes"
	case c.Prepare+c.Solve <= r.Target:
		word = "first question only"
	default:
		word = "no"
	}
	if c.Prepare > prepareSeconds && c.Prepare > prepareShare*c.Solve {
		word += ", prepare over"
	}
	return strings.TrimPrefix(word, "–, ")
}

func (c Cell) text() string { return c.textOf(c.CPU) }

// textOf says what became of a cell: if decided, the given seconds.
func (c Cell) textOf(value float64) string {
	switch {
	case c.Skipped:
		return "skipped"
	case c.Decided():
		return seconds(value)
	case c.Verdict == report.Inconclusive && c.Reason == "timeout":
		return "timeout"
	case c.Reason == "":
		return string(c.Verdict)
	}
	return string(c.Verdict) + ": " + oneLine(c.Reason)
}

func seconds(s float64) string {
	if s >= 100 {
		return fmt.Sprintf("%.0f", s)
	}
	return fmt.Sprintf("%.2f", s)
}

func count(n int) string {
	if n == 0 {
		return "–"
	}
	return fmt.Sprint(n)
}

// Text prints a table for a terminal.
func (t Table) Text(w io.Writer) error {
	tw := tabwriter.NewWriter(w, 0, 8, 2, ' ', 0)
	for _, line := range t {
		fmt.Fprintln(tw, strings.Join(line, "\t"))
	}
	return tw.Flush()
}

// Markdown prints a table for a page.
func (t Table) Markdown(w io.Writer) error {
	var b strings.Builder
	for i, line := range t {
		for _, f := range line {
			b.WriteString("| " + strings.ReplaceAll(f, "|", `\|`) + " ")
		}
		b.WriteString("|\n")
		if i == 0 {
			b.WriteString(strings.Repeat("|---", len(line)) + "|\n")
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// marks are the lines of a page around a table.
func marks(table string) (begin, end string) {
	return "<!-- bench:" + table + ":begin -->\n", "<!-- bench:" + table + ":end -->\n"
}

// Replace gives the page with text between a table's marks.
func Replace(page, table, text string) (string, error) {
	begin, end := marks(table)
	before, rest, ok := strings.Cut(page, begin)
	_, after, closed := strings.Cut(rest, end)
	if !ok || !closed {
		return "", fmt.Errorf("the page has no place between %q and %q", strings.TrimSpace(begin), strings.TrimSpace(end))
	}
	return before + begin + "\n" + text + "\n" + end + after, nil
}
