package gate

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"regexp"
	"slices"

	"inspect/report"
)

// Baseline is the known findings of a project, which do not fail. As a file it is
// sorted JSON without lines and times:
//
//	{
//	  "baseline": 1,
//	  "tool": "inspect",
//	  "findings": [
//	    {"fingerprint": "3f…", "rule": "null", "method": "p.A.f(Node)", "text": "n.next"}
//	  ]
//	}
type Baseline struct {
	Version  int            `json:"baseline"`
	Tool     string         `json:"tool"`
	Findings []report.Known `json:"findings"`

	known map[string]bool
}

// baselineVersion of the file's form, and of the fingerprints in it.
const baselineVersion = 1

// BaselineMark is what a baseline's file matches.
var BaselineMark = regexp.MustCompile(`^\{\s*"baseline":\s*\d+,\s*"tool":\s*"inspect"`)

// NewBaseline is one of the findings given, each once.
func NewBaseline(fs []report.Known) *Baseline {
	b := &Baseline{Version: baselineVersion, Tool: "inspect", Findings: slices.Clone(fs), known: map[string]bool{}}
	slices.SortFunc(b.Findings, func(x, y report.Known) int {
		return cmp.Or(cmp.Compare(x.Method, y.Method), cmp.Compare(x.Rule, y.Rule), cmp.Compare(x.Text, y.Text), cmp.Compare(x.Fingerprint, y.Fingerprint))
	})
	b.Findings = slices.CompactFunc(b.Findings, func(x, y report.Known) bool { return x.Fingerprint == y.Fingerprint })
	for _, f := range b.Findings {
		b.known[f.Fingerprint] = true
	}
	if b.Findings == nil {
		b.Findings = []report.Known{}
	}
	return b
}

// ReadBaseline reads a baseline's file.
func ReadBaseline(text []byte) (*Baseline, error) {
	var b Baseline
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(&b); err != nil || b.Tool != "inspect" {
		return nil, fmt.Errorf("it is no baseline of inspect; --update-baseline writes one")
	}
	if b.Version != baselineVersion {
		return nil, fmt.Errorf("it is a baseline of version %d, and this program reads version %d; --update-baseline writes it anew", b.Version, baselineVersion)
	}
	return NewBaseline(b.Findings), nil
}

// Write writes the file.
func (b *Baseline) Write(w io.Writer) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(b)
}

func (b *Baseline) has(fingerprint string) bool { return b != nil && b.known[fingerprint] }

// Update is the baseline after a run: the findings of the methods that were checked,
// but for those accepted in the source, and what was known of the others. Whole: the
// run chose no methods, so what it did not check is gone.
func (b *Baseline) Update(doc *report.Document, whole bool) *Baseline {
	var fs []report.Known
	checked := map[string]bool{}
	for _, r := range doc.Results {
		checked[r.Class+"."+r.Method] = true
	}
	for _, f := range doc.Gate.Findings {
		if f.Verdict != report.Failed && (f.Accepted == nil || f.Accepted.By != report.BySource) {
			fs = append(fs, known(f))
		}
	}
	if b != nil && !whole {
		for _, f := range b.Findings {
			if !checked[f.Method] {
				fs = append(fs, f)
			}
		}
	}
	return NewBaseline(fs)
}

func known(f report.Finding) report.Known {
	return report.Known{Fingerprint: f.Fingerprint, Rule: f.Rule, Method: f.Method, Text: f.Text}
}

// mended are the known findings of methods that were decided, and all of whose
// properties were, that are no longer there.
func (b *Baseline) mended(doc *report.Document, now []report.Finding) []report.Known {
	if b == nil {
		return nil
	}
	resolved, there := map[string]bool{}, map[string]bool{}
	for _, r := range doc.Results {
		open := slices.ContainsFunc(r.Properties, func(p report.Property) bool { return p.Status == report.Unknown })
		resolved[r.Class+"."+r.Method] = isDecided(r) && !open
	}
	for _, f := range now {
		there[f.Fingerprint] = true
	}
	var out []report.Known
	for _, f := range b.Findings {
		if resolved[f.Method] && !there[f.Fingerprint] {
			out = append(out, f)
		}
	}
	return out
}
