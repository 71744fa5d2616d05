package solve

import (
	"syscall"

	"golang.org/x/sys/unix"
)

// ownGroup puts a child into a process group of its own and ends it when we end, however we end.
func ownGroup() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
}

// awaitExit returns when the child has ended, without reaping it.
func awaitExit(pid int) {
	for {
		var info unix.Siginfo
		err := unix.Waitid(unix.P_PID, pid, &info, unix.WEXITED|unix.WNOWAIT, nil)
		if err != unix.EINTR {
			return
		}
	}
}

// limitMemory bounds the address space of a child and of what it starts.
func limitMemory(pid, megabytes int) error {
	bytes := uint64(megabytes) << 20
	return unix.Prlimit(pid, unix.RLIMIT_AS, &unix.Rlimit{Cur: bytes, Max: bytes}, nil)
}
