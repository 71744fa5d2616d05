package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"inspect/java/source"
)

// terminal gives the two ends of a terminal of so many columns: what is written to
// the second can be read from the first.
func terminal(t *testing.T, columns int) (reader, tty *os.File) {
	t.Helper()
	reader, err := os.OpenFile("/dev/ptmx", os.O_RDWR, 0)
	if err != nil {
		t.Skipf("there are no terminals here: %v", err)
	}
	fd := int(reader.Fd())
	if err := unix.IoctlSetPointerInt(fd, unix.TIOCSPTLCK, 0); err != nil {
		t.Fatal(err)
	}
	n, err := unix.IoctlGetInt(fd, unix.TIOCGPTN)
	if err != nil {
		t.Fatal(err)
	}
	if tty, err = os.OpenFile(fmt.Sprintf("/dev/pts/%d", n), os.O_RDWR|unix.O_NOCTTY, 0); err != nil {
		t.Skipf("there are no terminals here: %v", err)
	}
	if err := unix.IoctlSetWinsize(fd, unix.TIOCSWINSZ, &unix.Winsize{Row: 24, Col: uint16(columns)}); err != nil {
		t.Fatal(err)
	}
	return reader, tty
}

// onTerminal runs inspect with a terminal for both outputs and gives what was
// written to it.
func onTerminal(t *testing.T, columns, code int, args ...string) string {
	t.Helper()
	reader, tty := terminal(t, columns)
	out := make(chan string)
	go func() {
		var b strings.Builder
		buf := make([]byte, 4096)
		for {
			n, err := reader.Read(buf)
			b.Write(buf[:n])
			if err != nil {
				out <- b.String()
				return
			}
		}
	}()
	if got := run(append([]string{"inspect"}, args...), tty, tty); got != code {
		t.Errorf("exit code %d, want %d", got, code)
	}
	tty.Close()
	select {
	case s := <-out:
		reader.Close()
		return strings.ReplaceAll(s, "\r\n", "\n")
	case <-time.After(20 * time.Second):
		t.Fatal("the terminal is not closed")
	}
	return ""
}

// TestTerminal: on a terminal a bar shows the method at work and the time left, below
// what is reported, and is gone at the end; lines are as wide as the terminal.
func TestTerminal(t *testing.T) {
	t.Setenv("TERM", "xterm")
	t.Setenv("NO_COLOR", "1")
	dir := t.TempDir()
	file, slow := filepath.Join(dir, "A.java"), filepath.Join(dir, "slow")
	for path, text := range map[string]string{
		file: `class A {
    static int lacks(String s) { return elsewhere(); }
    static native int elsewhere();
    //@ ensures \result > x;
    static int f(int x) { return x; }
}
`,
		slow: "#!/bin/sh\nsleep 1.2\nexec z3 -in\n",
	} {
		if err := os.WriteFile(path, []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	args := []string{"check", file, "--no-cache", "-j", "1", "--backend", slow, "--encoding", "ground"}
	text := onTerminal(t, 60, 10, args...)
	for _, want := range []string{`1/2 \[`, `A\.f\(int\), solve`, `left`, `: violated: postcondition .result > x after A\.f\(0\)\n`, `\x1b\[J[^\x1b]*\n1 unsupported: [^\x1b]*$`} {
		if !regexp.MustCompile(want).MatchString(text) {
			t.Errorf("there is no %q in\n%q", want, text)
		}
	}
	for _, l := range strings.Split(text, "\n") {
		if strings.HasPrefix(l, "  ") && source.Columns(l) > 60 {
			t.Errorf("%d columns: %s", source.Columns(l), l)
		}
	}
	t.Setenv("TERM", "dumb")
	if text := onTerminal(t, 60, 10, args...); strings.Contains(text, "\x1b") || strings.Contains(text, "left") {
		t.Errorf("there is a bar:\n%q", text)
	}
}
