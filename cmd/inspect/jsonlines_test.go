//go:build unix

package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// linesInput is a folder of files with findings of several kinds, one that is accepted, and an error.
func linesInput(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	fileWith(t, dir, "A.java", "class A {\n    //@ ensures \\result > 0;\n    int f(int n) { return n; }\n    int g(int n) { return 1 / n; }\n    //@ ensures \\result == 1; //@ nowarn postcondition;\n    int h() { return 2; }\n    //@ ensures \\result == 0;\n    int i() { return 0; }\n}\n")
	fileWith(t, dir, "B.java", "class B {\n    int f() { return 1 }\n}\n")
	fileWith(t, dir, "C.java", "class C {\n    int f(Unknown u) { return u.x; }\n}\n")
	return dir
}

// timeless is a JSON value without seconds.
func timeless(t *testing.T, text []byte) any {
	t.Helper()
	var v any
	if err := json.Unmarshal(text, &v); err != nil {
		t.Fatalf("%v in %s", err, text)
	}
	var clean func(any)
	clean = func(v any) {
		switch v := v.(type) {
		case map[string]any:
			delete(v, "seconds")
			for _, w := range v {
				clean(w)
			}
		case []any:
			for _, w := range v {
				clean(w)
			}
		}
	}
	clean(v)
	return v
}

// TestJSONLines: the lines of --format jsonl are the results of --format json and then the rest of the
// document, on standard output and in a file.
func TestJSONLines(t *testing.T) {
	dir := linesInput(t)
	var one, lines, errs bytes.Buffer
	file := filepath.Join(dir, "out.jsonl")
	args := []string{"inspect", "check", dir, "--no-config", "--no-cache", "--sat-solver", "gophersat", "--format"}
	want := run(append(args, "json", "--out", "jsonl="+file), &one, &errs)
	if got := run(append(args, "jsonl"), &lines, &errs); got != want || errs.Len() > 0 {
		t.Fatalf("exit codes %d and %d, %s", got, want, errs.String())
	}
	doc := timeless(t, one.Bytes()).(map[string]any)
	results := doc["results"].([]any)
	doc["results"] = []any{}
	if len(results) < 5 {
		t.Fatalf("only %d results", len(results))
	}
	inFile, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{"standard output": lines.String(), "a file": string(inFile)} {
		var got []any
		for line := range strings.Lines(text) {
			got = append(got, timeless(t, []byte(line)))
		}
		if diff := cmp.Diff(append(append([]any{}, results...), doc), got); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

// TestJSONLinesStream: a result is there before the next one is, and after an interrupt the last line is the
// document.
func TestJSONLinesStream(t *testing.T) {
	program := linkedProgram(t)
	path := fileWith(t, t.TempDir(), "Hard.java", "class Hard {\n    //@ ensures \\result == 0;\n    int easy() { return 0; }\n    //@ requires a > 1 && b > 1;\n    //@ ensures \\result != 1000036000099L;\n    long product(long a, long b) { return a * b; }\n}\n")
	c := exec.Command(program, "check", path, "--no-config", "--no-cache", "--timeout", "0", "--jobs", "1", "--format", "jsonl")
	out, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	defer c.Process.Kill()
	var lines []string
	in := bufio.NewScanner(out)
	in.Buffer(nil, 1<<20)
	for in.Scan() {
		if lines = append(lines, in.Text()); len(lines) == 1 {
			c.Process.Signal(os.Interrupt)
		}
	}
	c.Wait()
	if len(lines) < 2 || !strings.Contains(lines[0], `"method":"easy()"`) || !strings.HasPrefix(lines[len(lines)-1], `{"schemaVersion":`) || c.ProcessState.ExitCode() != 130 {
		t.Errorf("exit code %d, %q", c.ProcessState.ExitCode(), lines)
	}
}
