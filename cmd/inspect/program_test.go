package main

import (
	"os"
	"path/filepath"
	"testing"
)

// linkedProgram is the path of the program, under its name: the tests are it where they are called so.
func linkedProgram(t *testing.T) string {
	t.Helper()
	tests, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	program := filepath.Join(t.TempDir(), "inspect")
	if err := os.Symlink(tests, program); err != nil {
		t.Fatal(err)
	}
	return program
}
