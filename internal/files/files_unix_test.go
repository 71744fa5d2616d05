//go:build unix

package files

import (
	"net"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"
)

// TestReadAtOnce: nothing that is no regular file keeps the reader waiting, also where it has
// become one since it was looked at.
func TestReadAtOnce(t *testing.T) {
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	if err := syscall.Mkfifo(at("pipe"), 0o644); err != nil {
		t.Fatal(err)
	}
	socket, err := net.Listen("unix", at("socket"))
	if err != nil {
		t.Fatal(err)
	}
	defer socket.Close()
	for from, to := range map[string]string{"astray": "nowhere", "loop": "loop", "piped": "pipe"} {
		if err := os.Symlink(to, at(from)); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(at("closed"), nil, 0); err != nil {
		t.Fatal(err)
	}
	want := map[string]string{
		at("pipe"): "it is a named pipe, and no regular file", at("piped"): "it is a named pipe, and no regular file",
		at("socket"): "it is a socket, and no regular file", os.DevNull: "it is a device, and no regular file",
		at("astray"): "it is a link to nowhere, which is not there", at("loop"): "too many levels of symbolic links",
	}
	if os.Getuid() != 0 {
		want[at("closed")] = "permission denied"
	}
	done := make(chan bool)
	go func() {
		defer close(done)
		for path, why := range want {
			if text, err := Read(path, 4); err == nil || err.Error() != why {
				t.Errorf("%s: %q, %v", path, text, err)
			}
		}
		f, err := os.OpenFile(at("pipe"), os.O_RDONLY|atOnce, 0) // as where Open looked before
		if err != nil {
			t.Error(err)
			return
		}
		f.Close()
	}()
	select {
	case <-done:
	case <-time.After(20 * time.Second):
		t.Fatal("a reader waits")
	}
}
