package gate

import (
	"fmt"
	"slices"
	"strings"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/report"
)

// Suppression accepts findings in the source, with a reason:
//
//	//@ nowarn null, array-index: the callers check it
//
// On a line with code or a clause it covers the findings there. Alone on its line it
// covers those of the next line that is no comment and no annotation; where a
// method begins there, or a constructor, all that the check of it finds.
type Suppression struct {
	File   string
	Line   int // where it stands
	At     int // the line that it covers
	Rules  []string
	Reason string
}

// CodeNowarn: a suppression that suppresses nothing, since it is not understood.
// Example: //@ nowarn;
const CodeNowarn source.Code = "nowarn"

// Suppressions reads those of a file. What is not understood is a warning and
// suppresses nothing.
func Suppressions(f *ast.File) ([]Suppression, []*source.Diagnostic) {
	var out []Suppression
	var diags []*source.Diagnostic
	for _, n := range f.Nowarns {
		rules, reason, err := parseNowarn(n.Text)
		if err != nil {
			d := source.Errorf(CodeNowarn, n.At, "this suppresses nothing: %v", err)
			d.Severity = source.Warning
			d.Remedy = "write //@ nowarn KIND: REASON, as in //@ nowarn null: the callers check it"
			diags = append(diags, d)
			continue
		}
		line := n.At.Line()
		out = append(out, Suppression{File: n.At.File.Name, Line: line, At: covered(n.At), Rules: rules, Reason: reason})
	}
	return out, diags
}

func parseNowarn(text string) (rules []string, reason string, err error) {
	kinds, reason, found := strings.Cut(text, ":")
	if reason = source.OneLine(strings.TrimSpace(reason)); !found || reason == "" {
		return nil, "", fmt.Errorf("it gives no reason")
	}
	for _, k := range strings.Split(kinds, ",") {
		k = strings.TrimSpace(k)
		if !slices.Contains(Rules, k) {
			return nil, "", fmt.Errorf("there is no kind %q; the kinds are %s", k, strings.Join(Rules, ", "))
		}
		rules = append(rules, k)
	}
	return rules, reason, nil
}

// Rules are the kinds of findings: the properties', and the verdicts without an
// answer.
var Rules = []string{
	"precondition", "postcondition", "signals", "signals-only", "invariant", "constraint", "initially", "assignable",
	"assert", "null", "array-index", "array-length", "array-store", "cast", "arithmetic", "overflow", "exception", "decreases",
	"loop-invariant", "readable", "writable", "law", string(report.Vacuous), string(report.Inconclusive), string(report.Unsupported),
	string(report.Needs),
}

// covered is the line that a suppression covers.
func covered(at source.Span) int {
	f, line := at.File, at.Line()
	if lead(f.Line(line)) != "" {
		return line
	}
	end := f.Position(int(at.End)).Line
	if _, code, closed := strings.Cut(f.Text[at.End:], "*/"); closed && isInBlock(at) {
		if code, _, _ = strings.Cut(code, "\n"); strings.TrimSpace(code) != "" {
			return end
		}
	}
	block := false
	for n := end + 1; n <= f.LineCount(); n++ {
		text := strings.TrimSpace(f.Line(n))
		switch {
		case block:
			block = !strings.Contains(text, "*/")
		case strings.HasPrefix(text, "/*") && !strings.Contains(text, "*/"):
			block = true
		case text == "", strings.HasPrefix(text, "//"), strings.HasPrefix(text, "/*") && strings.HasSuffix(text, "*/"), isAnnotationOnly(text):
		default:
			return n
		}
	}
	return line
}

// isInBlock reports whether a suppression stands in a comment that is closed.
func isInBlock(at source.Span) bool {
	opened := strings.TrimRight(at.File.Text[:at.Start], " \t@*")
	opened = strings.TrimRight(strings.TrimSuffix(opened, "nowarn"), " \t@+-*")
	return strings.HasSuffix(opened, "/") && !strings.HasSuffix(opened, "//")
}

// lead is what stands on a line in front of its suppression.
func lead(line string) string {
	i := strings.LastIndex(line, "nowarn")
	return strings.Trim(line[:max(i, 0)], " \t/@*-+")
}

// isAnnotationOnly reports whether a line holds a Java annotation and nothing else.
func isAnnotationOnly(text string) bool {
	if !strings.HasPrefix(text, "@") || strings.HasPrefix(text, "@interface") {
		return false
	}
	rest := strings.TrimLeft(text[1:], "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.$ \t")
	return rest == "" && !strings.Contains(strings.TrimSpace(text), " ") || strings.HasPrefix(rest, "(") && strings.HasSuffix(rest, ")")
}

// covers reports whether the suppression accepts a finding.
func (s *Suppression) covers(f *report.Finding) bool {
	if !slices.Contains(s.Rules, f.Rule) {
		return false
	}
	here := s.File == f.File && s.At == f.Line
	return here || s.File == f.Result.File && s.At == f.Result.Line
}
