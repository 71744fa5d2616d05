package solve

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"inspect/smtlib"
)

func trivial() *smtlib.Script {
	b := smtlib.NewBuilder()
	s := &smtlib.Script{B: b}
	s.Assert(b.Const("p", b.BoolSort()), "")
	return s
}

// TestMain demands of all tests together that no goroutine and no child process is left.
func TestMain(m *testing.M) {
	before := runtime.NumGoroutine()
	code := m.Run()
	for i := 0; ; i++ {
		goroutines, children := runtime.NumGoroutine(), children()
		if goroutines <= before && len(children) == 0 {
			break
		}
		if i == 500 {
			stacks := make([]byte, 1<<16)
			fmt.Printf("left behind: %d goroutines, processes %q\n%s\n", goroutines-before, children,
				stacks[:runtime.Stack(stacks, true)])
			code = 1
			break
		}
		time.Sleep(20 * time.Millisecond)
	}
	os.Exit(code)
}

// children lists the direct children of this process, zombies included.
func children() []string {
	var left []string
	self := fmt.Sprint(os.Getpid())
	stats, _ := filepath.Glob("/proc/[0-9]*/stat")
	for _, name := range stats {
		stat, err := os.ReadFile(name)
		if err != nil {
			continue
		}
		fields := strings.Fields(string(stat[strings.LastIndexByte(string(stat), ')')+1:]))
		if len(fields) > 3 && fields[1] == self { // parent
			left = append(left, string(stat))
		}
	}
	return left
}
