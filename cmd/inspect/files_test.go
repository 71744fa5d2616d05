//go:build unix

package main

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestKilledWithFiles kills runs at random times, while they write reports and a cache
// that other runs use at the same time. What is there afterwards is whole, and a run on
// that cache gives the verdicts that a run without one gives.
func TestKilledWithFiles(t *testing.T) {
	bin, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	inspect := filepath.Join(dir, "inspect")
	if err := os.Symlink(bin, inspect); err != nil {
		t.Fatal(err)
	}
	src := filepath.Join(dir, "src")
	if err := os.Mkdir(src, 0o755); err != nil {
		t.Fatal(err)
	}
	const methods = 10
	classes := max(20, *trusted/methods)
	for k := range classes {
		var b strings.Builder
		fmt.Fprintf(&b, "class C%d {\n", k)
		for i := range methods {
			fmt.Fprintf(&b, "  //@ ensures \\result >= n + %d;\n  int m%d(int n) { return n + %d; }\n", i%3, i, k%4)
		}
		if err := os.WriteFile(filepath.Join(src, fmt.Sprintf("C%d.java", k)), []byte(b.String()+"}\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	command := func(out string, more ...string) *exec.Cmd {
		c := exec.Command(inspect, append([]string{"check", "src", "-j", "2", "--bits", "8", "--sat-solver", "gophersat", "--format", "json", "-o", out + ".json",
			"--out", "sarif=" + out + ".sarif", "--out", "junit=" + out + ".xml"}, more...)...)
		c.Dir = dir
		return c
	}
	whole := func(name string) {
		t.Helper()
		text, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			return // it was not written
		}
		if strings.HasSuffix(name, ".xml") {
			for d := xml.NewDecoder(bytes.NewReader(text)); err == nil; {
				_, err = d.Token()
			}
			if err == io.EOF {
				err = nil
			}
		} else if !json.Valid(text) {
			err = fmt.Errorf("no JSON")
		}
		if err != nil || len(text) == 0 {
			t.Errorf("%s is half written, %d bytes: %v", name, len(text), err)
		}
	}
	for i := range 6 {
		c, beside := command("killed", "--cache", "kept"), command("beside", "--cache", "kept")
		if err := c.Start(); err != nil {
			t.Fatal(err)
		}
		if err := beside.Start(); err != nil {
			t.Fatal(err)
		}
		time.Sleep(rand.N(time.Duration(i+1) * 300 * time.Millisecond))
		c.Process.Kill()
		c.Wait()
		beside.Process.Kill()
		beside.Wait()
		for _, out := range []string{"killed", "beside"} {
			for _, ext := range []string{".json", ".sarif", ".xml"} {
				whole(out + ext)
			}
		}
	}
	verdicts := func(out string, more ...string) (lines []string, cached int) {
		t.Helper()
		c := command(out, more...)
		said, _ := c.CombinedOutput()
		if code := c.ProcessState.ExitCode(); code != 10 {
			t.Fatalf("exit code %d\n%s", code, said)
		}
		text, err := os.ReadFile(filepath.Join(dir, out+".json"))
		if err != nil {
			t.Fatal(err)
		}
		var doc struct {
			Cached  int
			Results []struct{ Class, Method, Verdict string }
		}
		if err := json.Unmarshal(text, &doc); err != nil {
			t.Fatal(err)
		}
		for _, r := range doc.Results {
			lines = append(lines, r.Class+"."+r.Method+" "+r.Verdict)
		}
		return lines, doc.Cached
	}
	want, none := verdicts("anew", "--no-cache")
	got, _ := verdicts("kept", "--cache", "kept")
	again, all := verdicts("kept", "--cache", "kept")
	if none != 0 || all != classes*methods {
		t.Errorf("%d and %d results from the cache", none, all)
	}
	if len(want) != classes*methods || strings.Join(got, "\n") != strings.Join(want, "\n") || strings.Join(again, "\n") != strings.Join(want, "\n") {
		t.Errorf("without a cache\n%v\nwith one that killed runs wrote\n%v", want, got)
	}
}
