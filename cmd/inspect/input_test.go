//go:build unix

package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestInterruptedInput: a command that waits for input that nobody writes ends when it is
// interrupted.
func TestInterruptedInput(t *testing.T) {
	bin, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	inspect, pipe := filepath.Join(dir, "inspect"), filepath.Join(dir, "pipe")
	if err := os.Symlink(bin, inspect); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Mkfifo(pipe, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "A.java"), []byte("class A { int f() { return 1; } }"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, args := range []string{"check A.java --baseline pipe", "list A.java --config pipe", "report pipe"} {
		t.Run(args, func(t *testing.T) {
			c := exec.Command(inspect, strings.Fields(args)...)
			c.Dir = dir
			if err := c.Start(); err != nil {
				t.Fatal(err)
			}
			deadline := time.Now().Add(20 * time.Second)
			defer time.AfterFunc(time.Until(deadline), func() { c.Process.Kill() }).Stop()
			w, err := os.OpenFile(pipe, os.O_WRONLY|syscall.O_NONBLOCK, 0)
			for err != nil && time.Now().Before(deadline) { // it does not read yet
				time.Sleep(5 * time.Millisecond)
				w, err = os.OpenFile(pipe, os.O_WRONLY|syscall.O_NONBLOCK, 0)
			}
			if err != nil {
				t.Fatal(err)
			}
			defer w.Close()
			c.Process.Signal(os.Interrupt)
			c.Wait()
			if code := c.ProcessState.ExitCode(); code != 130 {
				t.Errorf("exit code %d", code)
			}
		})
	}
}
