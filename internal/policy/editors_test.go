package policy

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"inspect"
)

// TestLockFile: the extension for VS Code is of the program's version, and its lock file says what a package
// holds, and not where one machine found it.
func TestLockFile(t *testing.T) {
	folder := filepath.Join("..", "..", "editors", "vscode")
	lock, err := os.ReadFile(filepath.Join(folder, "package-lock.json"))
	if err != nil {
		t.Fatal(err)
	}
	if text := string(lock); strings.Contains(text, `"resolved"`) || !strings.Contains(text, `"integrity"`) {
		t.Error("npm writes no resolved with omit-lockfile-registry-resolved=true, as .npmrc says")
	}
	manifest, err := os.ReadFile(filepath.Join(folder, "package.json"))
	if err != nil {
		t.Fatal(err)
	}
	var m struct{ Version string }
	if err := json.Unmarshal(manifest, &m); err != nil || m.Version != inspect.Version {
		t.Errorf("the extension is of version %s, and the program of %s: %v", m.Version, inspect.Version, err)
	}
}
