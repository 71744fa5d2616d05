package docs

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"

	"inspect/report"
)

// TestEditors: the page is short, and what it says to match is what is printed.
func TestEditors(t *testing.T) {
	if n := len(strings.Fields(read(t, "editors.md"))); n > 1500 {
		t.Errorf("editors.md has %d words", n)
	}
	found := 0
	for _, b := range fences(t, "editors.md") {
		if b.kind != "json" {
			continue
		}
		var tasks struct {
			Tasks []struct {
				ProblemMatcher struct {
					Pattern    struct{ Regexp string }
					Background struct{ BeginsPattern, EndsPattern string }
				}
			}
		}
		if err := json.Unmarshal([]byte(b.text), &tasks); err != nil {
			t.Fatal(err)
		}
		for _, k := range tasks.Tasks {
			found++
			m := k.ProblemMatcher
			headline := report.Headline{File: "src/A.java", Line: 7, Column: 9, Status: report.Violated.Words(), Text: "postcondition x after f()"}.String()
			got := regexp.MustCompile(m.Pattern.Regexp).FindStringSubmatch(headline)
			if strings.Join(got, "|") != headline+"|src/A.java|7|9|violated: postcondition x after f()" {
				t.Errorf("%s gives %q of %s", m.Pattern.Regexp, got, headline)
			}
			doc := &report.Document{Results: []*report.Result{{Verdict: report.Holds}}}
			if !regexp.MustCompile(m.Background.EndsPattern).MatchString(doc.Summary()) || !regexp.MustCompile(m.Background.BeginsPattern).MatchString("checking after a change of A.java") {
				t.Errorf("%s and %s do not match %q", m.Background.BeginsPattern, m.Background.EndsPattern, doc.Summary())
			}
		}
	}
	if found != 1 {
		t.Errorf("%d tasks", found)
	}
}
