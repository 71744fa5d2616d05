package export

import (
	"encoding/xml"
	"fmt"
	"io"
	"strconv"
	"strings"

	"inspect/java/source"
	"inspect/report"
)

// The format of Ant's and Maven's reports, as far as they and those who read them
// agree: a suite for each class, a case for each method. A finding that fails the
// run is a failure; one that does not makes the method skipped, with the reason.
type (
	testSuites struct {
		XMLName  xml.Name    `xml:"testsuites"`
		Name     string      `xml:"name,attr"`
		Tests    int         `xml:"tests,attr"`
		Failures int         `xml:"failures,attr"`
		Errors   int         `xml:"errors,attr"`
		Time     string      `xml:"time,attr"`
		Suites   []testSuite `xml:"testsuite"`
	}
	testSuite struct {
		Name     string     `xml:"name,attr"`
		Tests    int        `xml:"tests,attr"`
		Failures int        `xml:"failures,attr"`
		Errors   int        `xml:"errors,attr"`
		Skipped  int        `xml:"skipped,attr"`
		Time     string     `xml:"time,attr"`
		Cases    []testCase `xml:"testcase"`

		seconds float64
	}
	testCase struct {
		Name    string   `xml:"name,attr"`
		Class   string   `xml:"classname,attr"`
		Time    string   `xml:"time,attr"`
		Skipped *outcome `xml:"skipped"`
		Error   *outcome `xml:"error"`
		Failure *outcome `xml:"failure"`
	}
	outcome struct {
		Message string `xml:"message,attr,omitempty"`
		Type    string `xml:"type,attr,omitempty"`
		Text    string `xml:",chardata"`
	}
)

func writeJUnit(w io.Writer, doc *report.Document, o Options) error {
	if _, err := fmt.Fprintf(w, "%s<!-- inspect %s wrote this report -->\n", xml.Header, doc.Tool.Version); err != nil {
		return err
	}
	e := xml.NewEncoder(w)
	e.Indent("", "  ")
	if err := e.Encode(junitOf(doc, o)); err != nil {
		return err
	}
	_, err := io.WriteString(w, "\n")
	return err
}

func junitOf(doc *report.Document, o Options) *testSuites {
	findings := map[*report.Result][]report.Finding{}
	for _, f := range doc.Gate.Findings {
		findings[f.Result] = append(findings[f.Result], f)
	}
	all := &testSuites{Name: doc.Tool.Name}
	at := map[string]int{}
	suite := func(name string) *testSuite {
		if _, known := at[name]; !known {
			at[name] = len(all.Suites)
			all.Suites = append(all.Suites, testSuite{Name: name})
		}
		return &all.Suites[at[name]]
	}
	if c := ofRun(doc, o); len(c) > 0 {
		s := suite(doc.Tool.Name)
		s.Cases = c
	}
	for _, r := range doc.Results {
		s := suite(r.Class)
		s.seconds += r.Seconds.Total
		s.Cases = append(s.Cases, ofMethod(r, findings[r], o))
	}
	total := 0.0
	for i := range all.Suites {
		s := &all.Suites[i]
		for _, c := range s.Cases {
			s.Tests++
			s.Failures += one(c.Failure)
			s.Errors += one(c.Error)
			s.Skipped += one(c.Skipped)
		}
		s.Time = seconds(s.seconds)
		all.Tests, all.Failures, all.Errors = all.Tests+s.Tests, all.Failures+s.Failures, all.Errors+s.Errors
		total += s.seconds
	}
	all.Time = seconds(total)
	return all
}

func one(o *outcome) int {
	if o == nil {
		return 0
	}
	return 1
}

func seconds(s float64) string { return strconv.FormatFloat(s, 'f', 3, 64) }

// ofRun are the errors that are of no method, and what was not checked: each a case,
// so that a report without failures never hides them.
func ofRun(doc *report.Document, o Options) []testCase {
	var out []testCase
	for _, d := range doc.Diagnostics {
		if d.Severity != source.Error.String() {
			continue
		}
		message := d.Message
		if d.File != "" {
			message = fmt.Sprintf("%s:%d: %s", o.path(d.File), d.Line, message)
		}
		out = append(out, testCase{Name: d.Code, Class: doc.Tool.Name, Time: seconds(0), Error: &outcome{message, d.Code, d.Text()}})
	}
	if doc.NotChecked > 0 || doc.Gate.Undecided {
		what := fmt.Sprintf("%d methods were not checked", doc.NotChecked)
		if doc.Gate.Undecided {
			what = "no method could be decided"
		}
		out = append(out, testCase{Name: "checked", Class: doc.Tool.Name, Time: seconds(0), Error: &outcome{Message: what, Type: "undecided"}})
	}
	return out
}

func ofMethod(r *report.Result, fs []report.Finding, o Options) testCase {
	c := testCase{Name: r.Method, Class: r.Class, Time: seconds(r.Seconds.Total)}
	var failing, others []string
	kind := ""
	for _, f := range fs {
		line := at(f, o) + ": " + f.Message
		if !f.Fails {
			others = append(others, line+whyNot(f))
			continue
		}
		if failing == nil {
			kind = f.Rule
		}
		failing = append(failing, line)
	}
	switch {
	case len(failing) > 0 && r.Verdict == report.Failed:
		c.Error = &outcome{failing[0], kind, details(fs[0])}
	case len(failing) > 0:
		c.Failure = &outcome{strings.Join(failing, "; "), kind, details(fs[0])}
	case len(others) > 0:
		c.Skipped = &outcome{Message: strings.Join(others, "; ")}
	}
	return c
}

// at is the place of a finding as the text writes it.
func at(f report.Finding, o Options) string {
	s := fmt.Sprintf("%s:%d", o.path(f.File), f.Line)
	if f.Column > 0 {
		s += fmt.Sprintf(":%d", f.Column)
	}
	return s
}

// whyNot says why a finding does not fail.
func whyNot(f report.Finding) string {
	switch a := f.Accepted; {
	case a == nil:
		return ""
	case a.By == report.BySource:
		return " (accepted: " + a.Reason + ")"
	}
	return " (known from the baseline)"
}
