package reproduce

import "syscall"

// ownGroup puts a program into a process group of its own, and lets the kernel
// end it when this process ends, however it does.
func ownGroup() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
}
