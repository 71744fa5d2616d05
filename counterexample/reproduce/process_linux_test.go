package reproduce_test

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"inspect/counterexample/reproduce"
)

// TestKilled: a JVM does not outlive a process that is killed.
func TestKilled(t *testing.T) {
	const home = "REPRODUCE_KILLED_JAVA"
	if dir := os.Getenv(home); dir != "" {
		reproduce.Search{Home: dir}.Find(context.Background())
		t.Fatal("the JVM ended")
	}
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "bin"), 0o755); err != nil {
		t.Fatal(err)
	}
	pidFile := filepath.Join(dir, "pid")
	script := fmt.Sprintf("#!/bin/sh\necho $$ >%s.new\nmv %[1]s.new %[1]s\nexec sleep 600\n", pidFile)
	for _, name := range []string{"java", "javac"} {
		if err := os.WriteFile(filepath.Join(dir, "bin", name), []byte(script), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	c := exec.Command(os.Args[0], "-test.run=^TestKilled$")
	c.Env = append(os.Environ(), home+"="+dir)
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	read := func() int {
		text, _ := os.ReadFile(pidFile)
		pid, _ := strconv.Atoi(strings.TrimSpace(string(text)))
		return pid
	}
	defer func() {
		if pid := read(); t.Failed() && pid != 0 {
			syscall.Kill(pid, syscall.SIGKILL)
		}
	}()
	wait := func(what string, until func() bool) {
		t.Helper()
		for deadline := time.Now().Add(20 * time.Second); !until(); time.Sleep(5 * time.Millisecond) {
			if time.Now().After(deadline) {
				c.Process.Kill()
				t.Fatal(what)
			}
		}
	}
	wait("the JVM does not start", func() bool { return read() != 0 })
	c.Process.Kill()
	c.Wait()
	wait("the JVM lives on", func() bool {
		stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", read()))
		return err != nil || bytes.Contains(stat, []byte(") Z "))
	})
}
