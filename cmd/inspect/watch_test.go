//go:build unix

package main

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestWatch: after a change what is new is shown in full, and what stays in a line; a file that comes and one
// that goes are noticed, and so are the settings. An interrupt ends it, and nothing is left.
func TestWatch(t *testing.T) {
	t.Parallel()
	program := linkedProgram(t)
	dir, tmp := t.TempDir(), t.TempDir()
	if err := os.MkdirAll(filepath.Join(dir, "src", "p"), 0o755); err != nil {
		t.Fatal(err)
	}
	put := func(name, text string) {
		t.Helper()
		fileWith(t, dir, name, text)
	}
	const one = "//@ ensures \\result > 0;\n    int f() { return %s; }\n    int g(int n) { return 1 / n; }\n"
	put("src/p/A.java", "package p; class A {\n    "+fmt.Sprintf(one, "1")+"}\n")
	mark := fmt.Sprintf("INSPECT_TEST_WATCH=%d-%d", os.Getpid(), time.Now().UnixNano())
	c := exec.Command(program, "watch", "src", "--sat-solver", "gophersat", "--bits", "8")
	c.Dir, c.Env = dir, append(os.Environ(), "TMPDIR="+tmp, mark)
	var errs bytes.Buffer
	c.Stderr = &errs
	out, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	defer c.Process.Kill()
	lines := make(chan string)
	go func() {
		for in := bufio.NewScanner(out); in.Scan(); {
			lines <- in.Text()
		}
		close(lines)
	}()
	// round is what is printed from "checking" to the line that counts.
	round := func() (got []string) {
		t.Helper()
		for timeout := time.After(30 * time.Second); ; {
			select {
			case l, ok := <-lines:
				if !ok {
					t.Fatalf("it has ended: %s", errs.String())
				}
				if strings.HasPrefix(l, "checking") { // perhaps anew
					got = nil
				}
				if l != "" {
					got = append(got, l)
				}
				if strings.Contains(l, " methods: ") || strings.Contains(l, " method: ") {
					return got
				}
			case <-timeout:
				t.Fatalf("after %q nothing more comes: %s", got, errs.String())
			}
		}
	}
	wants := func(first string, want ...string) {
		t.Helper()
		got := round()
		text := strings.Join(got, "\n")
		if got[0] != first {
			t.Errorf("%q begins, want %q", got[0], first)
		}
		for _, w := range want {
			not, isNot := strings.CutPrefix(w, "!")
			if isNot && strings.Contains(text, not) || !isNot && !strings.Contains(text, w) {
				t.Errorf("want %q in\n%s", w, text)
			}
		}
	}
	wants("checking", "A.java:3:9: holds: p.A.f()", "A.java:4:31: needs: requires n != 0;", "//@ requires n != 0;")
	put("src/p/A.java", "package p; class A {\n    "+fmt.Sprintf(one, "0")+"}\n")
	wants("checking after a change of A.java", "A.java:2:9: violated: postcondition", "is false", "A.java:4:31: needs: requires n != 0;", "!//@ requires n != 0;", "1 violated")
	put("src/p/B.java", "package p; class B {\n    int h(A a) { return a.f() / 0; }\n}\n")
	wants("checking after a change of B.java", "A.java:2:9: violated: postcondition", "!is false", "B.java:2:", "2 violated")
	os.Remove(filepath.Join(dir, "src", "p", "B.java"))
	wants("checking after a change of B.java", "1 violated")
	put("inspect.toml", "needs = \"off\"\n")
	wants("checking after a change of inspect.toml", "A.java:4:31: violated: ArithmeticException", "2 violated")
	os.Remove(filepath.Join(dir, "inspect.toml"))
	wants("checking after a change of inspect.toml", "1 violated")
	put("src/p/A.java", "package p; class A {\n    "+fmt.Sprintf(one, "1")+"}\n")
	wants("checking after a change of A.java", "A.java:3:9: holds: p.A.f()", "0 violated")
	put("src/p/A.java", "package p; class A {\n    int g(int n) { return n; }\n}\n")
	wants("checking after a change of A.java", "A.java:2:9: nothing to check: p.A.g(int)", "0 violated")
	put("README.md", "nothing that counts\n")
	select {
	case l := <-lines:
		t.Errorf("after a change of another file: %s", l)
	case <-time.After(500 * time.Millisecond):
	}
	c.Process.Signal(os.Interrupt)
	for range lines {
	}
	c.Wait()
	if code := c.ProcessState.ExitCode(); code != 130 || strings.Contains(errs.String(), "goroutine") {
		t.Errorf("exit code %d: %s", code, errs.String())
	}
	if left, _ := os.ReadDir(tmp); len(left) > 0 {
		t.Errorf("%s is left behind", left[0].Name())
	}
	if left := marked(mark); left != "" {
		t.Errorf("a process is left behind: %s", left)
	}
}
