package scripts

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// programs is a folder with the program inspect.
var programs string

func TestMain(m *testing.M) {
	dir, err := os.MkdirTemp("", "inspect")
	if err == nil {
		var out []byte
		if out, err = exec.Command("go", "build", "-buildvcs=false", "-o", filepath.Join(dir, "inspect"), "../cmd/inspect").CombinedOutput(); err != nil {
			err = fmt.Errorf("%v\n%s", err, out)
		}
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	programs = dir
	code := m.Run()
	os.RemoveAll(dir)
	os.Exit(code)
}
