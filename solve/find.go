package solve

import (
	"context"
	"fmt"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// Program is a solver program found on this machine.
type Program struct {
	Name    string // such as "cvc5"
	Path    string // absolute
	Version string // the first line that it prints of itself, "" when Err is set
	Command string // a command line for Process, by name
	Err     error  // why its version cannot be had
}

// Find lists the known solver programs on PATH in the order in which they are preferred, with their versions.
func Find(ctx context.Context) []Program {
	var found []Program
	for _, k := range programs() {
		path, err := exec.LookPath(k.name)
		if err != nil {
			continue
		}
		if whole, err := filepath.Abs(path); err == nil {
			path = whole
		}
		p := Program{Name: k.name, Path: path, Command: strings.TrimSpace(k.name + " " + k.command)}
		p.Version, p.Err = ProgramVersion(ctx, path)
		found = append(found, p)
	}
	return found
}

// ProgramVersion runs a solver program to learn its version: the first line of its output that is not empty. It waits
// three seconds at most.
func ProgramVersion(ctx context.Context, path string) (string, error) {
	const limit = 3 * time.Second
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	flag := known(path).version
	if flag == "" {
		flag = "--version"
	}
	done, err := Command{Argv: []string{path, flag}}.Run(ctx)
	if cause := ctx.Err(); cause != nil {
		return "", fmt.Errorf("solve: %s %s: %w", path, flag, cause)
	}
	if err != nil {
		return "", err
	}
	for line := range strings.Lines(string(done.Output) + "\n" + done.Complaint) {
		if line = strings.TrimSpace(line); line != "" {
			return strings.TrimPrefix(line, "This is "), nil // cvc5 introduces itself
		}
	}
	return "", fmt.Errorf("solve: %s %s: it printed nothing, and ended with exit code %d", path, flag, done.Code)
}
