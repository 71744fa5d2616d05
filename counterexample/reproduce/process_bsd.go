//go:build unix && !linux

package reproduce

import "syscall"

// ownGroup puts a program into a process group of its own.
func ownGroup() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setpgid: true} }
