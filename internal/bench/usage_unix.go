//go:build unix

package bench

import (
	"os"
	"syscall"
)

// cpuSeconds is the time that this process and those that it waited for have
// spent on processors, in their own code and in the kernel's.
func cpuSeconds() float64 {
	sum := 0.0
	for _, who := range []int{syscall.RUSAGE_SELF, syscall.RUSAGE_CHILDREN} {
		var u syscall.Rusage
		if syscall.Getrusage(who, &u) == nil {
			sum += float64(u.Utime.Sec) + float64(u.Utime.Usec)/1e6 + float64(u.Stime.Sec) + float64(u.Stime.Usec)/1e6
		}
	}
	return sum
}

// peakMB is the largest resident set, in megabytes, that an ended process or one
// that it waited for had; 0 where it is not known.
func peakMB(s *os.ProcessState) float64 {
	u, ok := s.SysUsage().(*syscall.Rusage)
	if !ok {
		return 0
	}
	return float64(u.Maxrss) * maxrssUnit / (1 << 20)
}
