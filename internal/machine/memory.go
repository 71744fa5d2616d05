// Package machine says how much memory of the machine a run may use.
package machine

import (
	"fmt"
	"io/fs"
	"math"
	"path"
	"strconv"
	"strings"
)

// memoryShare is the part of the memory there is that a run may use by default.
const memoryShare = 0.8

// ParseMemory reads a number of bytes: 800M, 4G, 2.5G, 0. The error names --memory.
func ParseMemory(text string) (int64, error) {
	number, unit := text, 1.0
	for suffix, size := range map[string]float64{"K": 1 << 10, "M": 1 << 20, "G": 1 << 30, "T": 1 << 40} {
		if rest, ok := strings.CutSuffix(strings.TrimSuffix(strings.ToUpper(text), "B"), suffix); ok {
			number, unit = rest, size
		}
	}
	n, err := strconv.ParseFloat(number, 64)
	if err != nil || !(n >= 0 && n*unit <= math.MaxInt64/2) {
		return 0, fmt.Errorf("--memory %q is no amount of memory: write 800M or 4G, or 0 for no limit", text)
	}
	if n > 0 && n*unit < 1<<20 {
		return 0, fmt.Errorf("--memory %q is less than a megabyte, and no run takes so little: write 800M or 4G, or 0 for no limit", text)
	}
	return int64(n * unit), nil
}

// DefaultMemory is the limit in bytes when none is given, by the files below root: a share of the
// least of what the machine has free, what the process's control groups allow, and what is left of
// its address space. 0: nothing is known.
func DefaultMemory(root fs.FS) int64 {
	least := int64(math.MaxInt64)
	take := func(n int64, known bool) {
		if known {
			least = min(least, n)
		}
	}
	take(available(root))
	take(groupLimit(root))
	take(addressLimit(root))
	if least == math.MaxInt64 {
		return 0
	}
	return int64(float64(least) * memoryShare)
}

// available is what the machine can give away without swapping.
func available(root fs.FS) (int64, bool) {
	text, err := fs.ReadFile(root, "proc/meminfo")
	if err != nil {
		return 0, false
	}
	for line := range strings.Lines(string(text)) {
		if f := strings.Fields(line); len(f) > 1 && f[0] == "MemAvailable:" {
			kb, err := strconv.ParseInt(f[1], 10, 64)
			return kb << 10, err == nil
		}
	}
	return 0, false
}

// groupLimit is the least limit of the control groups that the process is in, of
// version 2 or 1 (cgroups(7)).
func groupLimit(root fs.FS) (least int64, known bool) {
	text, err := fs.ReadFile(root, "proc/self/cgroup")
	if err != nil {
		return 0, false
	}
	for line := range strings.Lines(string(text)) {
		f := strings.SplitN(strings.TrimSpace(line), ":", 3)
		if len(f) != 3 {
			continue
		}
		base, file := "sys/fs/cgroup", "memory.max"
		if f[1] != "" {
			if !strings.Contains(","+f[1]+",", ",memory,") {
				continue
			}
			base, file = "sys/fs/cgroup/memory", "memory.limit_in_bytes"
		}
		for group := path.Clean("/" + f[2]); ; group = path.Dir(group) {
			text, err := fs.ReadFile(root, path.Join(base, group, file))
			if n, e := strconv.ParseInt(strings.TrimSpace(string(text)), 10, 64); err == nil && e == nil && (!known || n < least) {
				least, known = n, true
			}
			if group == "/" {
				break
			}
		}
	}
	return least, known
}
