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
		if i == 100 {
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

// children lists the processes whose environment carries this test's mark, zombies of ours included.
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

// TestNoOrphan starts solvers that start others and checks that those die as well.
func TestNoOrphan(t *testing.T) {
	pids := filepath.Join(t.TempDir(), "pids")
	for _, tail := range []string{"exec sleep 1000", "kill -SEGV $$", "exit 0", "yes", "echo sat; yes '('"} {
		line := fmt.Sprintf(`sh -c 'trap "" TERM; sleep 1000 & echo $! >>%s; sh -c "sleep 1000 & echo \$! >>%s; sleep 1000" & while ! [ $(wc -l <%s) -ge 2 ]; do sleep 0.01; done; %s'`,
			pids, pids, pids, tail)
		os.WriteFile(pids, nil, 0o644)
		p, err := Process(strings.ReplaceAll(line, "'yes'", "yes"))
		if err != nil {
			t.Fatal(err)
		}
		r, err := p.Solve(t.Context(), trivial(), Options{Timeout: 700 * time.Millisecond})
		t.Logf("%s: %v %v", tail, r, err)
		text, _ := os.ReadFile(pids)
		started := strings.Fields(string(text))
		if len(started) < 2 {
			t.Fatalf("%s: the solver has not started its children", tail)
		}
		for _, pid := range started {
			alive := true
			for range 100 {
				if alive = running(pid); !alive {
					break
				}
				time.Sleep(20 * time.Millisecond)
			}
			if alive {
				t.Errorf("%s: process %s is left", tail, pid)
			}
		}
	}
}

// running tells whether a process exists and is no zombie.
func running(pid string) bool {
	stat, err := os.ReadFile("/proc/" + pid + "/stat")
	if err != nil {
		return false
	}
	fields := strings.Fields(string(stat[strings.LastIndexByte(string(stat), ')')+1:]))
	return fields[0] != "Z" && fields[0] != "X"
}
