//go:build cgo && unix

package main

// #include <fcntl.h>
//
// // Go's runtime opens /dev/null where standard output is closed, so that writing
// // to it succeeds: who asks later cannot tell. This runs before.
// static int closed;
// __attribute__((constructor)) static void look(void) { closed = fcntl(1, F_GETFD) == -1; }
// static int stdout_closed(void) { return closed; }
import "C"

// isStdoutClosed reports whether standard output was closed when the program started.
func isStdoutClosed() bool { return C.stdout_closed() != 0 }
