//go:build !unix

package bench

import "os"

// Neither is known here.
func cpuSeconds() float64               { return 0 }
func peakMB(s *os.ProcessState) float64 { return 0 }
