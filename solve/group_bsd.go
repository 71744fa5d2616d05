//go:build unix && !linux

package solve

import (
	"errors"
	"syscall"
	"time"
)

func ownGroup() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setpgid: true} }

// awaitExit returns when the child has ended, without reaping it. A zombie still answers to its number, so ask its group:
// signal 0 to a group of zombies alone is refused.
func awaitExit(pid int) {
	for syscall.Kill(-pid, 0) == nil {
		time.Sleep(20 * time.Millisecond)
	}
}

func limitMemory(int, int) error {
	return errors.New("memory limits for solver programs need Linux; leave the limit off or use the library backend")
}
