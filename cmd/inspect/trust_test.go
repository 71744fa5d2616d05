//go:build unix

package main

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// trusted is how many methods the runs have that are killed.
var trusted = flag.Int("trust.methods", 40, "methods of the runs of which solvers are killed")

// TestSolversKilled kills solvers at random while a run on many methods is at work, and
// runs it on a folder in which nothing can be made. Every method has its result: the
// right verdict, or that its solver failed; nothing is left behind, and the next run,
// which nobody disturbs, decides all.
func TestSolversKilled(t *testing.T) {
	if _, err := exec.LookPath("z3"); err != nil {
		t.Fatal("there is no z3: scripts/setup test installs it")
	}
	bin, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	dir, tmp := t.TempDir(), t.TempDir()
	inspect := filepath.Join(dir, "inspect")
	if err := os.Symlink(bin, inspect); err != nil {
		t.Fatal(err)
	}
	const each = 10
	classes := (*trusted + each - 1) / each
	want := map[string]string{}
	for k := range classes {
		var b strings.Builder
		fmt.Fprintf(&b, "class C%d {\n", k)
		for i := range each {
			fmt.Fprintf(&b, "  //@ requires 0 <= n && n < 100;\n  //@ ensures \\result >= n * n + %d;\n  int m%d(int n) { return n * n + %d; }\n", i%3, i, k%4)
			want[fmt.Sprintf("C%d.m%d(int)", k, i)] = map[bool]string{true: "holds", false: "violated"}[k%4 >= i%3]
		}
		if err := os.WriteFile(filepath.Join(dir, fmt.Sprintf("C%d.java", k)), []byte(b.String()+"}\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	mark := fmt.Sprintf("INSPECT_TEST_SOLVERS=%d", os.Getpid())
	check := func(kill bool) map[string]string {
		t.Helper()
		c := exec.Command(inspect, "check", ".", "-j", "2", "--backend", "z3 -in", "--encoding", "ground", "--effort", "off", "--no-config",
			"--cache", "kept", "--format", "json")
		c.Dir = dir
		c.Env = append(os.Environ(), "TMPDIR="+tmp, mark)
		var out, said bytes.Buffer
		c.Stdout, c.Stderr = &out, &said
		if err := c.Start(); err != nil {
			t.Fatal(err)
		}
		ended := make(chan struct{})
		go func() { c.Wait(); close(ended) }()
		for running := true; running; {
			select {
			case <-ended:
				running = false
			case <-time.After(rand.N(600 * time.Millisecond)):
				if kill {
					killOne(mark, c.Process.Pid)
				}
			}
		}
		var doc struct {
			Results []struct{ Class, Method, Verdict, Reason string }
		}
		if err := json.Unmarshal(out.Bytes(), &doc); err != nil {
			t.Fatalf("%v\n%s", err, said.String())
		}
		got := map[string]string{}
		for _, r := range doc.Results {
			got[r.Class+"."+r.Method] = r.Verdict
			if r.Verdict == "error" && !strings.Contains(r.Reason, "z3") {
				t.Errorf("%s: the reason does not name the solver: %s", r.Method, r.Reason)
			}
		}
		if left := marked(mark); left != "" {
			t.Errorf("a process is left behind: %s", left)
		}
		if left, _ := os.ReadDir(tmp); len(left) > 0 {
			t.Errorf("%s is left behind", left[0].Name())
		}
		return got
	}
	failed := 0
	for name, verdict := range check(true) {
		if verdict != want[name] && verdict != "error" && verdict != "inconclusive" {
			t.Errorf("%s is %s while solvers are killed, want %s", name, verdict, want[name])
		}
		if verdict != want[name] {
			failed++
		}
	}
	got := check(false)
	if len(got) != len(want) {
		t.Errorf("%d results of %d", len(got), len(want))
	}
	for name, verdict := range want {
		if got[name] != verdict {
			t.Errorf("%s is %s afterwards, want %s", name, got[name], verdict)
		}
	}
	if *trusted > 100 && (failed == 0 || failed == len(want)) {
		t.Errorf("%d of %d methods were not decided while solvers were killed", failed, len(want))
	}
	t.Logf("%d of %d methods were not decided", failed, len(want))
}

// killOne kills a process whose environment holds a text, unless it is the one named.
func killOne(text string, but int) {
	found, _ := filepath.Glob("/proc/[0-9]*/environ")
	rand.Shuffle(len(found), func(i, j int) { found[i], found[j] = found[j], found[i] })
	for _, path := range found {
		pid, err := strconv.Atoi(filepath.Base(filepath.Dir(path)))
		if err != nil || pid == but {
			continue
		}
		if env, err := os.ReadFile(path); err == nil && bytes.Contains(env, []byte(text)) {
			syscall.Kill(pid, syscall.SIGKILL)
			return
		}
	}
}

// TestNowhereToWrite: a folder in which nothing can be made is told before the work,
// a cache there as well, and a device without room is no file of ours.
func TestNowhereToWrite(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "A.java")
	if err := os.WriteFile(file, []byte("class A { int f(int x) { return x; } }\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	blocked := filepath.Join(dir, "blocked") // a file where a folder is wanted: root may write to any folder
	if err := os.WriteFile(blocked, nil, 0o400); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args []string
		code int
		says string
	}{
		{[]string{"--out", "json=" + blocked + "/r.json"}, 1, "blocked/r.json"},
		{[]string{"--out", "html=" + blocked + "/r.html"}, 1, "blocked/r.html"},
		{[]string{"-o", blocked + "/r.txt"}, 1, "blocked/r.txt"},
		{[]string{"--reproducer", blocked}, 1, "blocked"},
		{[]string{"--out", "sarif=/dev/full"}, 1, "/dev/full"},
		{[]string{"--heap-out", "/dev/full"}, 1, "/dev/full"},
		{[]string{"--cache", blocked}, 1, "blocked"},
	} {
		var stdout, stderr bytes.Buffer
		code := run(append([]string{"inspect", "check", file, "--no-config"}, c.args...), &stdout, &stderr)
		if code != c.code || !strings.Contains(stderr.String(), c.says) {
			t.Errorf("%v: exit code %d, want %d\n%s", c.args, code, c.code, stderr.String())
		}
	}
}
