//go:build unix

package solve

import (
	"fmt"
	"os"
	"syscall"
)

// group is a child and what it starts: a process group.
type group struct{ process *os.Process }

// startGroup starts a program as the leader of a group of its own, with a bound in megabytes on
// its address space, 0: none.
func startGroup(path string, argv []string, files []*os.File, memoryMB int) (*group, error) {
	p, err := os.StartProcess(path, argv, &os.ProcAttr{Files: files, Sys: ownGroup()})
	if err != nil {
		return nil, err
	}
	g := &group{p}
	if memoryMB > 0 {
		if err := limitMemory(p.Pid, memoryMB); err != nil {
			g.kill()
			g.reap()
			return nil, err
		}
	}
	return g, nil
}

// awaitExit returns when the child has ended, without reaping it.
func (g *group) awaitExit() { awaitExit(g.process.Pid) }

// kill ends all of the group, which must not have been reaped.
func (g *group) kill() { syscall.Kill(-g.process.Pid, syscall.SIGKILL) }

// hold stops all of the group, or lets it go on.
func (g *group) hold(stop bool) {
	signal := syscall.SIGCONT
	if stop {
		signal = syscall.SIGSTOP
	}
	syscall.Kill(-g.process.Pid, signal)
}

// reap gives how the child ended, and releases what is kept of the group.
func (g *group) reap() *os.ProcessState {
	state, _ := g.process.Wait()
	return state
}

// ending describes the death of a process by a signal.
func ending(state *os.ProcessState) (string, bool) {
	if state == nil {
		return "", false
	}
	status, ok := state.Sys().(syscall.WaitStatus)
	if !ok || !status.Signaled() {
		return "", false
	}
	return fmt.Sprintf("was killed by signal %d (%v)", int(status.Signal()), status.Signal()), true
}
