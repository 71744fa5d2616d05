//go:build unix

package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"inspect/internal/lsp"
	"inspect/internal/lsp/lsptest"
)

// lspServer is `inspect lsp` as a process.
type lspServer struct {
	*lsptest.Client
	cmd   *exec.Cmd
	input interface{ Close() error }
	tmp   string // its folder of temporary files
	mark  string // in its environment, and that of what it starts
	log   bytes.Buffer
}

func startLSP(t *testing.T, args, folders []string) *lspServer {
	t.Helper()
	program := linkedProgram(t)
	s := &lspServer{tmp: t.TempDir(), mark: fmt.Sprintf("INSPECT_TEST_LSP=%d-%s-%d", os.Getpid(), t.Name(), time.Now().UnixNano())}
	s.cmd = exec.Command(program, append([]string{"lsp"}, args...)...)
	s.cmd.Env = append(os.Environ(), "TMPDIR="+s.tmp, s.mark)
	s.cmd.Stderr = &s.log
	in, err := s.cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := s.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := s.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.cmd.Process.Kill() })
	s.input = in
	s.Client = lsptest.New(t, out, in, folders...)
	return s
}

// wait waits for the end of the process, with an exit code, and for nothing to be left.
func (s *lspServer) wait(t *testing.T, code int) {
	t.Helper()
	done := make(chan struct{})
	go func() { s.cmd.Wait(); close(done) }()
	select {
	case <-done:
	case <-time.After(10 * time.Second):
		t.Fatal("the server does not end")
	}
	if got := s.cmd.ProcessState.ExitCode(); got != code || strings.Contains(s.log.String(), "goroutine") {
		t.Errorf("exit code %d, want %d: %s", got, code, s.log.String())
	}
	if left, _ := os.ReadDir(s.tmp); len(left) > 0 {
		t.Errorf("%s is left behind", left[0].Name())
	}
	if left := marked(s.mark); left != "" {
		t.Errorf("a process is left behind: %s", left)
	}
}

func fileWith(t *testing.T, dir, name, text string) string {
	t.Helper()
	path := filepath.Join(dir, name)
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// TestLSP plays a session with the program: each folder of the workspace has its own settings, which are
// read anew, and flags of the server count more. What is wrong with them is shown where files are.
func TestLSP(t *testing.T) {
	t.Parallel()
	const div = "class Div {\n    int div(int a, int b) { return a / b; }\n}\n"
	one, two := t.TempDir(), t.TempDir()
	inOne, inTwo := fileWith(t, one, "Div.java", div), fileWith(t, two, "Div.java", div)
	settings := fileWith(t, two, "inspect.toml", "needs = \"off\"\nreproducer = \"found\"\n")
	s := startLSP(t, []string{"--bits", "8", "--cache", t.TempDir()}, []string{one, two})
	for file, want := range map[string]string{inOne: "needs: requires b != 0;", inTwo: "violated: ArithmeticException: b is 0"} {
		s.Open(file, div)
		if ds := s.Await(file, 0); len(ds) != 1 || !strings.HasPrefix(ds[0].Message, want) || ds[0].Range.Start.Line != 1 {
			t.Errorf("%s: %s, want %s", file, lsptest.String(ds), want)
		}
	}
	var got []lsp.Verdict
	s.Execute(&got, "inspect.check", lsptest.URI(inOne))
	if len(got) != 1 || got[0].Verdict != "needs" {
		t.Errorf("%+v", got)
	}
	n := s.Published(inTwo)
	fileWith(t, two, "inspect.toml", "nedes = \"off\"\n")
	s.Save(inTwo, div)
	if ds := s.Await(inTwo, n); len(ds) != 1 || !strings.Contains(ds[0].Message, `unknown key "nedes"`) {
		t.Errorf("wrong settings: %s", lsptest.String(ds))
	}
	os.Remove(settings)
	n = s.Published(inTwo)
	s.Save(inTwo, div)
	if ds := s.Await(inTwo, n); len(ds) != 1 || !strings.HasPrefix(ds[0].Message, "needs:") {
		t.Errorf("without settings: %s", lsptest.String(ds))
	}
	if _, err := os.Stat(filepath.Join(two, "found")); err == nil {
		t.Error("the server has written reproducers")
	}
	start := time.Now()
	n = s.Published(inOne)
	s.Save(inOne, div)
	s.Await(inOne, n)
	t.Logf("%v from a save to the verdict of an unchanged file", time.Since(start))
	s.Exit()
	s.wait(t, 0)
}

// TestLSPEnds: with the end of its client the server ends as well, in the middle of a check, and its solvers
// with it.
func TestLSPEnds(t *testing.T) {
	t.Parallel()
	const hard = "class Hard {\n    //@ requires a > 1 && b > 1;\n    //@ ensures \\result != 1000036000099L;\n    long product(long a, long b) { return a * b; }\n\n    //@ ensures \\result.length < 9;\n    int[] twice(int[] a) { return java.util.Arrays.copyOf(a, 2 * a.length); }\n}\n"
	for name, end := range map[string]struct {
		by   func(s *lspServer)
		code int
	}{
		"pipe":      {func(s *lspServer) { s.input.Close() }, 1},
		"exit":      {func(s *lspServer) { s.Notify("exit", nil) }, 1},
		"shutdown":  {func(s *lspServer) { s.Exit() }, 0},
		"interrupt": {func(s *lspServer) { s.cmd.Process.Signal(os.Interrupt) }, 130},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			path := fileWith(t, dir, "Hard.java", hard)
			s := startLSP(t, []string{"--no-cache", "--timeout", "0", "--no-config"}, []string{dir})
			s.Open(path, hard)
			time.Sleep(1500 * time.Millisecond)
			if s.Published(path) > 0 {
				t.Error("the check is over already")
			}
			start := time.Now()
			end.by(s)
			s.wait(t, end.code)
			if took := time.Since(start); took > 6*time.Second {
				t.Errorf("it took %v to end", took)
			}
		})
	}
}

// TestLSPUsage: a mistake on its command line ends the server before it speaks the protocol.
func TestLSPUsage(t *testing.T) {
	for _, args := range [][]string{{"lsp", "src"}, {"lsp", "--no-such-flag"}, {"lsp", "--memory", "many"}} {
		var out, errs bytes.Buffer
		if code := run(append([]string{"inspect"}, args...), &out, &errs); code != 1 || out.Len() > 0 || errs.Len() == 0 {
			t.Errorf("%q: exit code %d, %q, %q", args, code, out.String(), errs.String())
		}
	}
}
