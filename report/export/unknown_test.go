package export

import (
	"bytes"
	"strings"
	"testing"

	"inspect/report"
	"inspect/report/gate"
)

// TestRestsOnUnknown: SARIF says on what a violation rests that nobody knows, and makes a note of it, as
// long as it does not fail the run.
func TestRestsOnUnknown(t *testing.T) {
	r := &report.Result{Class: "A", Method: "f(URL)", File: "A.java", Line: 3, Verdict: report.Violated}
	r.Properties = []report.Property{{ID: "p", Kind: "null", Status: report.Violated}}
	r.Show(&report.Counterexample{Property: "p", Kind: "null", RestsOn: []string{"URL.getPort()"}, RestsOnUnknown: []string{"java.net.URL.getPort()"}})
	for level, on := range map[string][]report.Verdict{"note": gate.Default, "error": append([]report.Verdict{gate.Unconfirmed}, gate.Default...)} {
		doc := &report.Document{Results: []*report.Result{r}}
		doc.Gate = (&gate.Policy{FailOn: on}).Judge(doc)
		var b bytes.Buffer
		if err := writeSARIF(&b, doc, Options{}); err != nil {
			t.Fatal(err)
		}
		_, results, _ := strings.Cut(b.String(), `"results"`)
		for _, want := range []string{"it rests on URL.getPort()", `"level": "` + level + `"`} {
			if !strings.Contains(results, want) {
				t.Errorf("there is no %s in %s", want, results)
			}
		}
	}
}
