package halt

import (
	"os"
	"path/filepath"
	"testing"
)

func TestFolders(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	t.Cleanup(func() { folders.over, folders.paths = false, map[string]bool{} })
	there := func(path string) bool { _, err := os.Stat(path); return err == nil }
	one, remove, err := Folder("one-")
	if err != nil || !there(one) {
		t.Fatal(one, err)
	}
	left, _, err := Folder("left-")
	if err != nil || os.WriteFile(filepath.Join(left, "file"), nil, 0o600) != nil {
		t.Fatal(left, err)
	}
	remove()
	if there(one) || !there(left) {
		t.Error("the one is not removed, or the other is")
	}
	RemoveFolders()
	if there(left) {
		t.Error("a folder is left")
	}
	if late, _, err := Folder("late-"); err == nil {
		t.Error("made at the end:", late)
	}
}
