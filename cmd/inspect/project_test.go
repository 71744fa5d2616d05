package main

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"

	"inspect/report/export"
)

var update = flag.Bool("update", false, "rewrite testdata/project/golden.txtar")

// times are what differs from run to run, and sizes what each change of the encodings
// changes.
var times = []struct {
	what *regexp.Regexp
	with string
}{
	{regexp.MustCompile(`time="[0-9.]+"`), `time="0.000"`},
	{regexp.MustCompile(`("(?:front|encode|solve|total|seconds)": )[0-9][0-9.e-]*`), `${1}0`},
	{regexp.MustCompile(`("(?:nodes|edges|assertions|terms)": )[0-9]+`), `${1}0`},
	{regexp.MustCompile(`[0-9.]+ s; bits`), `0.0 s; bits`},
	{regexp.MustCompile(`(?s)<(style|script)>.*?</`), `<${1}>…</`}, // the files report/page/style.css and report/page/script.js
	{regexp.MustCompile(`sha256-.*?=&#39;`), `sha256-…&#39;`},
}

// TestProject checks a project of twenty files, with every verdict, and compares each form of the report with testdata/project/golden.txtar.
func TestProject(t *testing.T) {
	t.Chdir(filepath.Join("testdata", "project"))
	dir := t.TempDir()
	forms := append([]string{"text", "json"}, export.Names()...)
	args := []string{"inspect", "check", "src", "--config", "inspect.toml", "--no-cache", "-j", "1",
		"--effort", "full", "--all-properties", "--baseline", "known.json"}
	for _, f := range forms {
		args = append(args, "--out", f+"="+filepath.Join(dir, f))
	}
	t.Setenv("GITHUB_ACTIONS", "true")
	t.Setenv("GITHUB_STEP_SUMMARY", filepath.Join(dir, "summary"))
	var stdout, stderr bytes.Buffer
	if code := run(args, &stdout, &stderr); code != 6 {
		t.Errorf("exit code %d, want 6", code)
	}
	got := &txtar.Archive{Comment: []byte("The project in every form: go test ./cmd/inspect -run TestProject -update rewrites it.\n")}
	got.Files = append(got.Files, txtar.File{Name: "stderr", Data: stderr.Bytes()})
	for _, f := range append(forms, "summary") {
		text, err := os.ReadFile(filepath.Join(dir, f))
		if err != nil {
			t.Fatal(err)
		}
		for _, x := range times {
			text = x.what.ReplaceAll(text, []byte(x.with))
		}
		if bytes.Contains(text, []byte(dir)) || bytes.Contains(text, []byte("testdata")) {
			t.Errorf("%s has a path that was not given", f)
		}
		got.Files = append(got.Files, txtar.File{Name: f, Data: text})
	}
	if *update {
		if err := os.WriteFile("golden.txtar", txtar.Format(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile("golden.txtar")
	if err != nil {
		t.Fatal(err)
	}
	for i, w := range txtar.Parse(want).Files {
		if i < len(got.Files) && w.Name == got.Files[i].Name {
			if d := cmp.Diff(string(w.Data), string(got.Files[i].Data)); d != "" {
				t.Errorf("%s:\n%s", w.Name, d)
			}
		}
	}
	for _, verdict := range []string{"holds", "violated", "vacuous", "inconclusive", "unsupported", "nothing-to-check", "error"} {
		for _, f := range got.Files {
			if f.Name == "json" && !bytes.Contains(f.Data, []byte(`"verdict": "`+verdict+`"`)) {
				t.Errorf("no method is %s", verdict)
			}
		}
	}
}
