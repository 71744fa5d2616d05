package docs

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

const readme = "../README.md"

// documents are README and all pages of this folder and those below.
func documents(t *testing.T) []string {
	t.Helper()
	out := []string{readme}
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && filepath.Ext(path) == ".md" {
			out = append(out, filepath.ToSlash(path))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func read(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestREADMEIsShort: what a reader needs first fits 200 lines.
func TestREADMEIsShort(t *testing.T) {
	if n := strings.Count(read(t, readme), "\n"); n > 200 {
		t.Errorf("README.md has %d lines; what is longer belongs to docs/guide", n)
	}
}

var (
	link    = regexp.MustCompile(`\]\(([^)\s]+)\)`)
	heading = regexp.MustCompile(`(?m)^#+ (.*)$`)
	target  = regexp.MustCompile("(?m)(?:^|`)make ([a-z-]+)")
)

// anchor is the name that a heading has in links.
func anchor(title string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == ' ':
			return '-'
		case r == '-' || r == '_' || r >= 'a' && r <= 'z' || r >= '0' && r <= '9':
			return r
		}
		return -1
	}, strings.ToLower(title))
}

// anchors are the names that the headings of a page have.
func anchors(text string) map[string]bool {
	out := map[string]bool{}
	for _, m := range heading.FindAllStringSubmatch(text, -1) {
		out[anchor(m[1])] = true
	}
	return out
}

// TestLinks: what pages refer to is there, and so is the target of make that they name.
func TestLinks(t *testing.T) {
	makefile := read(t, "../Makefile")
	for _, page := range documents(t) {
		text := read(t, page)
		for _, m := range link.FindAllStringSubmatch(text, -1) {
			to := m[1]
			if strings.Contains(to, "://") {
				continue
			}
			file, name, _ := strings.Cut(to, "#")
			path := page
			if file != "" {
				path = filepath.Join(filepath.Dir(page), file)
			}
			if _, err := os.Stat(path); err != nil {
				t.Errorf("%s: the link %s leads nowhere", page, to)
			} else if name != "" && !anchors(read(t, path))[name] {
				t.Errorf("%s: the link %s leads to no heading", page, to)
			}
		}
		for _, m := range target.FindAllStringSubmatch(text, -1) {
			if !strings.Contains(makefile, "\n"+m[1]+":") {
				t.Errorf("%s: make has no target %s", page, m[1])
			}
		}
	}
}
