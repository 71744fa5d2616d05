//go:build unix

package bench

import "syscall"

// cpuSeconds is the user time of this process and of those that it waited for.
func cpuSeconds() float64 {
	sum := 0.0
	for _, who := range []int{syscall.RUSAGE_SELF, syscall.RUSAGE_CHILDREN} {
		var u syscall.Rusage
		if syscall.Getrusage(who, &u) == nil {
			sum += float64(u.Utime.Sec) + float64(u.Utime.Usec)/1e6
		}
	}
	return sum
}
