package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"inspect/report"
)

// TestRemedies takes each remedy in testdata/remedies for what it says. Above a method stands
// what is printed of it, and what comes of doing so:
//
//	// WITH --bits 8                flags of the first check; may be left out
//	// REMEDY why: what             each remedy, in order
//	// THEN holds                   the verdict with the flags of all remedies added
//	// MENDED mended holds          the verdict of another method of the file, which is this one
//	                                with the words of the remedies heeded
//	// BECAUSE reason               instead, where words cannot be heeded in a test
//
// A verdict is that word, with its reason in parentheses, and "cut off" behind it where
// executions are. With the remedy it must be another one, unless the remedy says that it may
// not.
func TestRemedies(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("testdata", "remedies", "*.java"))
	if err != nil || len(files) == 0 {
		t.Fatal(err, files)
	}
	for _, f := range files {
		for _, row := range remedyRows(t, f) {
			t.Run(strings.TrimSuffix(filepath.Base(f), ".java")+"/"+row.method, func(t *testing.T) {
				t.Parallel()
				row.check(t)
			})
		}
	}
}

// TestEveryVerdictHasRemedy checks a file with verdicts of each kind: whatever is no plain holds
// comes with a remedy, and what cannot be typed ends the run with 2.
func TestEveryVerdictHasRemedy(t *testing.T) {
	t.Parallel()
	row := &remedyRow{file: filepath.Join("testdata", "remedies", "Words.java")}
	args := []string{"inspect", "check", row.file, "--no-cache", "--no-config", "--private", "--format", "json"}
	var stdout, stderr bytes.Buffer
	run(args, &stdout, &stderr)
	var doc report.Document
	if err := json.Unmarshal(stdout.Bytes(), &doc); err != nil {
		t.Fatalf("%v\n%s", err, stderr.Bytes())
	}
	seen := map[string]bool{}
	for _, r := range doc.Results {
		words := verdictWords(r)
		seen[words] = true
		if words != string(report.Holds) && len(r.Remedies) == 0 {
			t.Errorf("%s is %s, with no remedy", r.Method, words)
		}
	}
	for _, want := range []string{"holds", "holds 1 never reached", "violated", "vacuous", "unsupported", "inconclusive (bounds)", "nothing-to-check"} {
		if !seen[want] {
			t.Errorf("no method is %s", want)
		}
	}
	for _, method := range []string{"typo", "assigns", "early", "unknownMethod"} {
		code := run([]string{"inspect", "check", row.file, "-m", "Words." + method, "--no-cache", "--no-config"}, &stdout, &stderr)
		if code != 2 {
			t.Errorf("%s, which cannot be typed, ends the run with %d", method, code)
		}
	}
}

// remedyRow is what stands above a method.
type remedyRow struct {
	file, method    string
	with            []string
	remedies        []string
	then            string
	mended, because string
}

var (
	methodName = regexp.MustCompile(`\b([A-Za-z0-9_]+)\(`)
	className  = regexp.MustCompile(`^\s*(?:/\*@.*?@\*/ )?(?:abstract |static )*(?:class|interface|enum) ([A-Za-z0-9_]+)`)
)

// remedyRows reads the rows of a file.
func remedyRows(t *testing.T, file string) (rows []*remedyRow) {
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	class := ""
	row := &remedyRow{file: file}
	for _, line := range strings.Split(string(text), "\n") {
		word, rest, marked := strings.Cut(strings.TrimPrefix(strings.TrimSpace(line), "// "), " ")
		marked = marked && strings.HasPrefix(strings.TrimSpace(line), "// ")
		switch {
		case marked && word == "WITH":
			row.with = shellWords(rest)
		case marked && word == "REMEDY":
			row.remedies = append(row.remedies, rest)
		case marked && word == "THEN":
			row.then = rest
		case marked && word == "MENDED":
			row.mended = rest
		case marked && word == "BECAUSE":
			row.because = rest
		case className.MatchString(line):
			class = className.FindStringSubmatch(line)[1]
		case strings.HasPrefix(strings.TrimSpace(line), "/") || len(row.remedies) == 0:
		default:
			m := methodName.FindStringSubmatch(line)
			if m == nil {
				t.Fatalf("%s: no method in %q", file, line)
			}
			row.method = class + "." + m[1]
			rows, row = append(rows, row), &remedyRow{file: file}
		}
	}
	return rows
}

// shellWords are the words of a command line, without quotes.
func shellWords(line string) (words []string) {
	for _, w := range regexp.MustCompile(`'[^']*'|\S+`).FindAllString(line, -1) {
		words = append(words, strings.Trim(w, "'"))
	}
	return words
}

// verdict checks a method of the row's file.
func (row *remedyRow) verdict(t *testing.T, method string, flags []string) *report.Result {
	t.Helper()
	args := slices.Concat([]string{"inspect", "check", row.file, "-m", method, "--no-cache", "--no-config", "--private", "--format", "json", "--reproducer", t.TempDir()}, flags)
	var stdout, stderr bytes.Buffer
	run(args, &stdout, &stderr)
	var doc report.Document
	if err := json.Unmarshal(stdout.Bytes(), &doc); err != nil || len(doc.Results) != 1 {
		t.Fatalf("%q: %v\n%s%s", args, err, stdout.Bytes(), stderr.Bytes())
	}
	r := doc.Results[0]
	r.Remedies = append(r.Remedies, doc.Remedies...)
	return r
}

// words are a verdict in short.
func verdictWords(r *report.Result) string {
	s := string(r.Verdict)
	if r.Verdict == report.Inconclusive {
		s += " (" + r.Reason + ")"
	}
	if r.Verdict == report.Violated && r.Counterexample.Status == "unconfirmed" {
		s += " unconfirmed"
	}
	if r.Verdict == report.Holds && len(r.CutOff) > 0 {
		s += " cut off"
	}
	if n := 0; r.Lines != nil {
		if n = len(r.Lines.NeverReached); n > 0 {
			s += fmt.Sprintf(" %d never reached", n)
		}
	}
	return s
}

// mayStay are words of a remedy that may change nothing.
var mayStay = regexp.MustCompile(`may be cut off again|may not be enough`)

func (row *remedyRow) check(t *testing.T) {
	r := row.verdict(t, row.method, row.with)
	var flags, said []string
	for _, m := range r.Remedies {
		said = append(said, m.String())
		flags = append(flags, shellWords(m.Flag)...)
	}
	if !slices.Equal(said, row.remedies) {
		t.Errorf("%s\n got %s\nwant %s", verdictWords(r), strings.Join(said, "\n     "), strings.Join(row.remedies, "\n     "))
	}
	changed := func(now, want string) {
		if now != want {
			t.Errorf("with the remedy %s, want %s", now, want)
		}
		if now == verdictWords(r) && !mayStay.MatchString(strings.Join(said, " ")) {
			t.Errorf("the remedy leaves it at %s", now)
		}
	}
	if len(flags) > 0 {
		changed(verdictWords(row.verdict(t, row.method, append(slices.Clone(row.with), flags...))), row.then)
	}
	if name, want, ok := strings.Cut(row.mended, " "); ok {
		class, _, _ := strings.Cut(row.method, ".")
		if !strings.Contains(name, ".") {
			name = class + "." + name
		}
		changed(verdictWords(row.verdict(t, name, row.with)), want)
	}
	if len(flags) == 0 && row.mended == "" && row.because == "" {
		t.Error("nothing tries the remedy")
	}
}
