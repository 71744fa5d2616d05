package gate

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"

	"inspect/java/source"
	"inspect/report"
)

// Findings are what somebody has to look at in a document, in the order of its
// results, none of them judged.
func Findings(doc *report.Document) []report.Finding {
	var out []report.Finding
	for _, r := range doc.Results {
		out = append(out, ofResult(r)...)
	}
	return out
}

func ofResult(r *report.Result) []report.Finding {
	switch r.Verdict {
	case report.Violated:
		var out []report.Finding
		for _, c := range r.Counterexamples() {
			out = append(out, broken(r, c))
		}
		return out
	case report.Needs:
		var out []report.Finding
		for i := range r.Needs {
			out = append(out, needed(r, &r.Needs[i], i))
		}
		return out
	case report.Vacuous, report.Inconclusive, report.Unsupported, report.Failed:
		return []report.Finding{withoutAnswer(r)}
	}
	return nil
}

// broken is the finding of a counterexample. A place in the library's sources is of
// no use to who reads it: the method's stands for it.
func broken(r *report.Result, c *report.Counterexample) report.Finding {
	f := finding(r, c.Kind, c.Place.Text, ordinal(r, c))
	f.Message, f.Counterexample = headline(r.HeadlineOf(c)), c
	if c.Place.File != "" {
		f.File, f.Line, f.Column = c.Place.File, c.Place.Line, c.Place.Column
	}
	return f
}

// needed is the finding of what a method needs. It is the same as long as the condition is.
func needed(r *report.Result, n *report.Need, ordinal int) report.Finding {
	f := finding(r, string(report.Needs), n.Clause, ordinal)
	f.Text, f.Message = n.Place.Text, headline(r.HeadlineOfNeed(n))
	if n.Place.File != "" {
		f.File, f.Line, f.Column = n.Place.File, n.Place.Line, n.Place.Column
	}
	return f
}

// withoutAnswer is the finding of a method that is neither known to hold nor to be
// violated. The text is what stands in its way, without places.
func withoutAnswer(r *report.Result) report.Finding {
	var why []string
	var first *report.Diagnostic
	for i, d := range r.Diagnostics {
		if d.Severity == source.Error.String() {
			why = append(why, d.Message)
			if first == nil {
				first = &r.Diagnostics[i]
			}
		}
	}
	slices.Sort(why)
	text := strings.Join(slices.Compact(why), "; ")
	if text == "" {
		text = r.Reason
	}
	f := finding(r, string(r.Verdict), text, 0)
	f.Message = headline(r.Headline())
	if first != nil && first.File != "" {
		f.File, f.Line, f.Column = first.File, first.Line, first.Column
	}
	return f
}

// headline is a result in one line, without its place.
func headline(h report.Headline) string { return h.Status + ": " + h.Text }

func finding(r *report.Result, rule, text string, ordinal int) report.Finding {
	method := r.Class + "." + r.Method
	return report.Finding{
		Fingerprint: fingerprint(method, rule, text, ordinal),
		Rule:        rule, Verdict: r.Verdict, Method: method, File: r.File, Line: r.Line, Text: text, Result: r,
	}
}

// ordinal tells properties of one kind and one text apart that a method has in
// several places: how many of them stand before the counterexample's.
func ordinal(r *report.Result, c *report.Counterexample) int {
	var same []report.Property
	for _, p := range r.Properties {
		if p.Kind == c.Kind && p.Message == c.Message {
			same = append(same, p)
		}
	}
	slices.SortStableFunc(same, func(a, b report.Property) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column))
	})
	return max(0, slices.IndexFunc(same, func(p report.Property) bool { return p.ID == c.Property }))
}

// fingerprint is 32 hexadecimal digits of SHA-256. White space in the text does not
// count.
func fingerprint(method, rule, text string, ordinal int) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "1\x00%s\x00%s\x00%s\x00%d", method, rule, strings.Join(strings.Fields(text), " "), ordinal))
	return hex.EncodeToString(sum[:16])
}

// undecided is the finding of a method whose broken properties are all accepted, or rest on what is not
// known, while others were not decided; nil: all were.
func undecided(r *report.Result) *report.Finding {
	n := 0
	for _, p := range r.Properties {
		if p.Status == report.Unknown {
			n++
		}
	}
	if n == 0 {
		return nil
	}
	text := "whether it breaks other properties than the accepted one was not decided"
	f := finding(r, string(report.Inconclusive), text, 0)
	f.Verdict, f.Message = report.Inconclusive, fmt.Sprintf("inconclusive: %s (%d left)", text, n)
	return &f
}
