package files

import (
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"syscall"
	"testing"
)

// TestDiskFull: where the disk is full in the midst of a file, what was there before
// stays, nothing else is left, and the message does not name a temporary file.
func TestDiskFull(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "r.json")
	if err := os.WriteFile(path, []byte("before"), 0o644); err != nil {
		t.Fatal(err)
	}
	err := WriteFile(path, regexp.MustCompile("^before"), false, func(w io.Writer) error {
		io.WriteString(w, "half")
		return &fs.PathError{Op: "write", Path: w.(*os.File).Name(), Err: syscall.ENOSPC}
	})
	if err == nil || err.Error() != syscall.ENOSPC.Error() {
		t.Errorf("the error is %v", err)
	}
	if text, err := os.ReadFile(path); err != nil || string(text) != "before" {
		t.Errorf("the file holds %q, %v", text, err)
	}
	if left, _ := os.ReadDir(dir); len(left) != 1 {
		t.Errorf("%v are left", left)
	}
}
