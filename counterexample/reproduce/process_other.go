//go:build !unix

package reproduce

import (
	"context"
	"os/exec"
	"time"
)

// command runs a program that is killed when the context ends.
func command(ctx context.Context, name string, args ...string) *exec.Cmd {
	c := exec.CommandContext(ctx, name, args...)
	c.WaitDelay = time.Second
	return c
}
