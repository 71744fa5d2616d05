//go:build unix

package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestKilled ends runs on many methods by SIGINT, SIGTERM and SIGHUP at random times: the
// report is one document, with everything counted, and neither a process nor a
// file is left behind.
func TestKilled(t *testing.T) {
	inspect := linkedProgram(t)
	paths, err := filepath.Glob(filepath.Join("..", "..", "testdata", "structures", "*.java"))
	if err != nil || len(paths) == 0 {
		t.Fatal(paths, err)
	}
	for i := range 6 {
		tmp := t.TempDir()
		mark := fmt.Sprintf("INSPECT_TEST_KILLED=%d-%d", os.Getpid(), i)
		c := exec.Command(inspect, append([]string{"check", "-j", "2", "--objects", "8", "--unwind", "6", "--format", "json"}, paths...)...)
		c.Env = append(os.Environ(), "TMPDIR="+tmp, mark)
		var out, said bytes.Buffer
		c.Stdout, c.Stderr = &out, &said
		if err := c.Start(); err != nil {
			t.Fatal(err)
		}
		signal := endings()[i%len(endings())]
		time.Sleep(300*time.Millisecond + rand.N(1500*time.Millisecond))
		start := time.Now()
		c.Process.Signal(signal)
		c.Wait()
		if took := time.Since(start); took > 5*time.Second { // one, were the machine idle
			t.Errorf("%v: it took %v to end", signal, took)
		}
		if c.ProcessState.ExitCode() == -1 {
			continue // before it could listen
		}
		var doc struct {
			Diagnostics []struct{ Code string }
			Results     []struct{ Verdict, Reason string }
			NotChecked  int
		}
		if err := json.Unmarshal(out.Bytes(), &doc); err != nil {
			t.Errorf("%v: %v: %s", signal, err, said.String())
			continue
		}
		if code := c.ProcessState.ExitCode(); code != 130 || len(doc.Diagnostics) == 0 || doc.NotChecked == 0 && len(doc.Results) > 0 {
			t.Errorf("%v: exit code %d, %d results, %d not checked, %v", signal, code, len(doc.Results), doc.NotChecked, doc.Diagnostics)
		}
		for _, r := range doc.Results {
			if r.Verdict == "error" {
				t.Errorf("%v: %s", signal, r.Reason)
			}
		}
		if strings.Contains(said.String(), "goroutine ") {
			t.Errorf("%v: %s", signal, said.String())
		}
		if left, _ := os.ReadDir(tmp); len(left) > 0 {
			t.Errorf("%v: %s is left behind", signal, left[0].Name())
		}
		if left := marked(mark); left != "" {
			t.Errorf("%v: a process is left behind: %s", signal, left)
		}
	}
}

// marked is the command line of a process whose environment holds a text, where the
// system tells.
func marked(text string) string {
	found, _ := filepath.Glob("/proc/[0-9]*/environ")
	for _, path := range found {
		if env, err := os.ReadFile(path); err == nil && bytes.Contains(env, []byte(text)) {
			line, _ := os.ReadFile(filepath.Join(filepath.Dir(path), "cmdline"))
			return strings.ReplaceAll(string(line), "\x00", " ")
		}
	}
	return ""
}
