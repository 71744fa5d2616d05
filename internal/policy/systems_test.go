package policy

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"inspect/internal/house/measure"
)

// systems are those that `make cross` builds the program for, without cgo.
func systems(t *testing.T) []string {
	text, err := os.ReadFile(filepath.Join("..", "..", "Makefile"))
	if err != nil {
		t.Fatal(err)
	}
	_, line, _ := strings.Cut(string(text), "\nSYSTEMS := ")
	line, _, _ = strings.Cut(line, "\n")
	all := strings.Fields(line)
	for _, s := range []string{"linux", "darwin", "windows"} {
		if !slices.Contains(all, s+"/amd64") || !slices.Contains(all, s+"/arm64") {
			t.Fatalf("%s is not among the systems %v", s, all)
		}
	}
	return all
}

// TestSystems types all packages of the project as the compiler does for each system: what stands
// behind no build tag may name nothing that stands behind one. `make cross` builds them, which
// takes ten times as long.
func TestSystems(t *testing.T) {
	sources := measure.NewSources()
	for _, system := range systems(t) {
		t.Run(system, func(t *testing.T) {
			goos, goarch, _ := strings.Cut(system, "/")
			all, err := measure.List(filepath.Join("..", ".."), goos, goarch, "./...")
			if err != nil {
				t.Fatal(err)
			}
			own, err := sources.Check(all, goarch, func(err error) { t.Error(err) })
			if err != nil {
				t.Fatal(err)
			}
			if len(own) < 30 {
				t.Errorf("only %d packages are ours", len(own))
			}
		})
	}
}
