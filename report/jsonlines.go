package report

import (
	"encoding/json"
	"io"
	"regexp"
)

// JSONLines writes a report as lines of JSON: each result by itself, as soon as it is there, and at the
// end the document without results.
type JSONLines struct {
	w       io.Writer
	written map[*Result]bool
	err     error
}

// LinesMark is what such a report in a file matches.
var LinesMark = regexp.MustCompile(`^\{("class":"[^"]*","method":"[^"]*","file":"|"schemaVersion":\d+,"tool":\{"name":"inspect",)`)

// NewJSONLines is one to w.
func NewJSONLines(w io.Writer) *JSONLines { return &JSONLines{w: w, written: map[*Result]bool{}} }

// Result writes the line of a result.
func (l *JSONLines) Result(r *Result) {
	r.normalise()
	l.written[r] = true
	l.line(r)
}

// End writes the lines of the results that are not there yet, and that of the document. It gives the first
// error.
func (l *JSONLines) End(d *Document) error {
	for _, r := range d.Results {
		if !l.written[r] {
			l.Result(r)
		}
	}
	without := *d
	without.Results = nil
	without.normalise()
	l.line(&without)
	return l.err
}

func (l *JSONLines) line(of any) {
	e := json.NewEncoder(l.w)
	e.SetEscapeHTML(false)
	if l.err == nil {
		l.err = e.Encode(of)
	}
}
