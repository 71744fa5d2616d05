package solve

import (
	"fmt"
	"os"
	"syscall"
	"unsafe"

	"golang.org/x/sys/windows"
)

// group is a child and what it starts: a job, which the system ends with its last handle, and so
// with us.
type group struct {
	process *os.Process
	handle  windows.Handle // of the process
	job     windows.Handle
}

// startGroup starts a program in a job of its own, with a bound in megabytes on its memory, 0:
// none. An interrupt from the console does not reach it.
func startGroup(path string, argv []string, files []*os.File, memoryMB int) (*group, error) {
	job, err := newJob(memoryMB)
	if err != nil {
		return nil, err
	}
	p, err := os.StartProcess(path, argv, &os.ProcAttr{Files: files, Sys: &syscall.SysProcAttr{CreationFlags: windows.CREATE_NEW_PROCESS_GROUP}})
	if err != nil {
		windows.CloseHandle(job)
		return nil, err
	}
	g := &group{process: p, job: job}
	g.handle, err = windows.OpenProcess(windows.SYNCHRONIZE|windows.PROCESS_SET_QUOTA|windows.PROCESS_TERMINATE, false, uint32(p.Pid))
	if err == nil {
		err = windows.AssignProcessToJobObject(job, g.handle)
	}
	if err != nil {
		p.Kill()
		g.reap()
		return nil, err
	}
	return g, nil
}

func newJob(memoryMB int) (windows.Handle, error) {
	job, err := windows.CreateJobObject(nil, nil)
	if err != nil {
		return 0, err
	}
	var limits windows.JOBOBJECT_EXTENDED_LIMIT_INFORMATION
	limits.BasicLimitInformation.LimitFlags = windows.JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE
	if memoryMB > 0 {
		limits.BasicLimitInformation.LimitFlags |= windows.JOB_OBJECT_LIMIT_PROCESS_MEMORY
		limits.ProcessMemoryLimit = uintptr(memoryMB) << 20
	}
	if _, err := windows.SetInformationJobObject(job, windows.JobObjectExtendedLimitInformation, uintptr(unsafe.Pointer(&limits)), uint32(unsafe.Sizeof(limits))); err != nil {
		windows.CloseHandle(job)
		return 0, err
	}
	return job, nil
}

// awaitExit returns when the child has ended.
func (g *group) awaitExit() { windows.WaitForSingleObject(g.handle, windows.INFINITE) }

// kill ends all of the group, which must not have been reaped.
func (g *group) kill() { windows.TerminateJobObject(g.job, 1) }

// hold does nothing: Windows has no call that stops a job. A gate delays what has not started.
func (g *group) hold(bool) {}

// reap gives how the child ended, and releases what is kept of the group.
func (g *group) reap() *os.ProcessState {
	state, _ := g.process.Wait()
	if g.handle != 0 {
		windows.CloseHandle(g.handle)
	}
	windows.CloseHandle(g.job)
	return state
}

// firstFailure is the least status with which the system ends a process that did something
// forbidden.
const firstFailure = 0xc0000000

// ending describes the death of a process that the system ended.
func ending(state *os.ProcessState) (string, bool) {
	if state == nil || uint32(state.ExitCode()) < firstFailure {
		return "", false
	}
	return fmt.Sprintf("was ended by the system with status %#x", uint32(state.ExitCode())), true
}
