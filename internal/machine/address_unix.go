//go:build unix

package machine

import (
	"io/fs"
	"math"
	"strconv"
	"strings"
	"syscall"
)

// addressLimit is what is left of the process's address space, where that is limited.
func addressLimit(root fs.FS) (int64, bool) {
	var limit syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_AS, &limit); err != nil || limit.Cur > math.MaxInt64 {
		return 0, false
	}
	text, _ := fs.ReadFile(root, "proc/self/statm")
	f := strings.Fields(string(text))
	if len(f) < 2 {
		return int64(limit.Cur) / 2, true
	}
	size, _ := strconv.ParseInt(f[0], 10, 64)
	used, _ := strconv.ParseInt(f[1], 10, 64)
	return int64(limit.Cur) - (size-used)*int64(syscall.Getpagesize()), true
}
