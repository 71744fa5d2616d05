//go:build unix

package reproduce

import (
	"context"
	"os/exec"
	"syscall"
	"time"
)

// command is a program that runs in a process group of its own, which is killed
// when the context ends.
func command(ctx context.Context, name string, args ...string) *exec.Cmd {
	c := exec.CommandContext(ctx, name, args...)
	c.SysProcAttr = ownGroup()
	c.Cancel = func() error { return syscall.Kill(-c.Process.Pid, syscall.SIGKILL) }
	c.WaitDelay = time.Second
	return c
}
