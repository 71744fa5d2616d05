//go:build unix

package files

import "syscall"

// atOnce opens what has become a named pipe since it was looked at without waiting for a writer.
const atOnce = syscall.O_NONBLOCK
