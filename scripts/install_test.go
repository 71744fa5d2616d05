package scripts

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestInstall: make install puts the program where it is told to, and the program
// knows its commit where git and go can tell it.
func TestInstall(t *testing.T) {
	dir := t.TempDir()
	prefix := filepath.Join(dir, "new", "prefix")
	c := exec.Command("make", "install", "PREFIX="+prefix, "BUILD="+filepath.Join(dir, "build"))
	c.Dir = ".."
	c.Env = append(os.Environ(), "MAKEFLAGS=", "MAKELEVEL=")
	if out, err := c.CombinedOutput(); err != nil || !strings.Contains(string(out), "installed "+prefix+"/bin/inspect") {
		t.Fatalf("%v\n%s", err, out)
	}
	out, err := exec.Command(filepath.Join(prefix, "bin", "inspect"), "version").Output()
	if err != nil || !strings.HasPrefix(string(out), "inspect ") {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, file := range []string{"man/man1/inspect.1", "bash-completion/completions/inspect", "zsh/site-functions/_inspect", "fish/vendor_completions.d/inspect.fish"} {
		if info, err := os.Stat(filepath.Join(prefix, "share", file)); err != nil || info.Size() == 0 {
			t.Errorf("share/%s is not installed", file)
		}
	}
	// Go looks for a repository's folder; a worktree has a file there.
	if git, err := os.Stat(filepath.Join("..", ".git")); err != nil || !git.IsDir() {
		return
	}
	commit, err := exec.Command("git", "rev-parse", "HEAD").Output()
	if err == nil && !strings.Contains(string(out), "commit  "+strings.TrimSpace(string(commit))) {
		t.Errorf("built from %s, it says\n%s", commit, out)
	}
}
