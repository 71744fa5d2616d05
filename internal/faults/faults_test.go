package main

import (
	"os"
	"path/filepath"
	"testing"

	"inspect/internal/sample"
)

var classes = filepath.Join("..", "..", "testdata", "faults")

// TestSeeds: every file has faults, all kinds come, and a seed draws the same ones.
func TestSeeds(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(classes, "*.java"))
	if err != nil || len(files) < 20 {
		t.Fatal(len(files), err)
	}
	var all []*Fault
	of := map[string]int{}
	for _, path := range files {
		fs, err := read(path)
		if err != nil || len(fs) == 0 {
			t.Errorf("%s: %d faults, %v", path, len(fs), err)
		}
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range fs {
			of[f.Kind]++
			if f.Text == string(text) {
				t.Errorf("%s changes nothing", f)
			}
		}
		all = append(all, fs...)
	}
	for _, k := range kinds {
		if of[k] < 50 {
			t.Errorf("%s: %d faults", k, of[k])
		}
	}
	a, b := Draw(all, 8, 1), Draw(all, 8, 1)
	for i, f := range a {
		if f != b[i] || f.Kind != kinds[i%len(kinds)] {
			t.Errorf("%d: %s, and %s", i, f, b[i])
		}
	}
}

// TestClasses: nothing is violated in the classes as they stand, and a fault in one is found.
func TestClasses(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(classes, "*.java"))
	if err != nil {
		t.Fatal(err)
	}
	a, err := attempt()
	if err != nil {
		t.Fatal(err)
	}
	c := &checker{t.TempDir(), a}
	var fs []*Fault
	for _, path := range files {
		if name := filepath.Base(path); sample.Chosen(name, 0, 8) {
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			fs = append(fs, &Fault{File: name, Text: string(text)})
		}
	}
	whole := len(fs)
	stack, err := read(filepath.Join(classes, "IntStack.java"))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range stack { // it takes two values before swap
		if f.Line == 44 && f.Old == "2" && f.New == "3" {
			fs = append(fs, f)
		}
	}
	for i, o := range c.check(fs, 2) {
		if (o.word == "violated") != (i >= whole) || i < whole && o.word != "nothing" {
			t.Errorf("%s %s: %s %s", fs[i].File, fs[i].Kind, o.word, o.what)
		}
	}
	if whole == 0 || len(fs) == whole {
		t.Errorf("%d files, %d of them whole", len(fs), whole)
	}
}
