package docs

import (
	"path/filepath"
	"strings"
	"testing"
)

// TestTutorials runs every command of the tutorials, as TestCommands does, and keeps each of them to
// one page.
func TestTutorials(t *testing.T) {
	inspect := program(t)
	files, err := filepath.Glob("tutorials/*.md")
	if err != nil || len(files) != 3 {
		t.Fatalf("%v, %v", files, err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			blocks := fences(t, file)
			dir := workplace(t, blocks)
			words, commands := 0, 0
			for _, b := range blocks {
				if b.kind == "console" {
					console(t, inspect, dir, file, b)
					commands += strings.Count("\n"+b.text, "\n$ ")
				}
				words += len(strings.Fields(b.text))
			}
			if commands < 5 || words > 900 {
				t.Errorf("%s: %d commands, %d words", file, commands, words)
			}
		})
	}
}
