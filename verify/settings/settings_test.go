package settings

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

const example = `# of the project
unwind = 8
objects = ["Node=5", "List=1"]
timeout = 2.5
"nullable-by-default" = true

[path."src/legacy/**"]
unwind = 2

[method."List.insert(int)"]
timeout = "5m"
fail-on = []
`

func TestParse(t *testing.T) {
	got, err := Parse("inspect.toml", []byte(example))
	if err != nil {
		t.Fatal(err)
	}
	want := &File{Name: "inspect.toml",
		Settings: []Setting{
			{Key: "unwind", Values: []string{"8"}, Line: 2},
			{Key: "objects", Values: []string{"Node=5", "List=1"}, Array: true, Line: 3},
			{Key: "timeout", Values: []string{"2.5"}, Line: 4},
			{Key: "nullable-by-default", Values: []string{"true"}, Line: 5},
		},
		Sections: []Section{
			{By: Path, Pattern: "src/legacy/**", Line: 7, Settings: []Setting{{Key: "unwind", Values: []string{"2"}, Line: 8}}},
			{By: Method, Pattern: "List.insert(int)", Line: 10, Settings: []Setting{
				{Key: "timeout", Values: []string{"5m"}, Line: 11},
				{Key: "fail-on", Values: []string{}, Array: true, Line: 12}}},
		},
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
}

// TestMistakes: each is told with its line.
func TestMistakes(t *testing.T) {
	for text, want := range map[string]string{
		"\nunwind = ":                       "inspect.toml:2: this is no TOML",
		"unwind = 1\nunwind = 2":            "inspect.toml:2: this is no TOML",
		"a.b = 1":                           `inspect.toml:1: "a.b" is no key`,
		"\n[bounds]\nunwind = 1":            "inspect.toml:2: [bounds] is no section",
		"[[path.\"a\"]]\nunwind = 1":        "inspect.toml:1: [path.a] is no section",
		"[path]\nunwind = 1":                "inspect.toml:1: [path] is no section",
		"[class.\"A\"]\nunwind = 1":         "inspect.toml:1: [class.A] is no section",
		"unwind = 1979-05-27":               "inspect.toml:1: unwind: write a string",
		"unwind = {a = 1}":                  "inspect.toml:1: unwind: write a string",
		"objects = [[1]]":                   "inspect.toml:1: objects: write a string",
		"[path.\"a\"]\nx = 1\n[path.\"a\"]": "inspect.toml:3: this is no TOML",
	} {
		_, err := Parse("inspect.toml", []byte(text))
		if err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// TestFind: the nearest one counts.
func TestFind(t *testing.T) {
	root := t.TempDir()
	deep := filepath.Join(root, "a", "b", "c")
	if err := os.MkdirAll(deep, 0o755); err != nil {
		t.Fatal(err)
	}
	if got, err := Find(deep); err != nil || strings.HasPrefix(got, root) {
		t.Errorf("without one: %q %v", got, err)
	}
	for _, dir := range []string{root, filepath.Join(root, "a", "b")} {
		want := filepath.Join(dir, FileName)
		if err := os.WriteFile(want, nil, 0o644); err != nil {
			t.Fatal(err)
		}
		if got, err := Find(deep); err != nil || got != want {
			t.Errorf("%q %v, want %s", got, err, want)
		}
	}
	if err := os.Mkdir(filepath.Join(root, "a", FileName), 0o755); err != nil {
		t.Fatal(err)
	}
	if _, err := Find(filepath.Join(root, "a")); err == nil {
		t.Error("a folder is taken for a file")
	}
}

// TestLocated: what names files is found from another folder, each of several in one value.
func TestLocated(t *testing.T) {
	folder, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	below := filepath.Join(folder, "sub")
	if err := os.Mkdir(below, 0o755); err != nil {
		t.Fatal(err)
	}
	home := filepath.Join(folder, "home")
	t.Setenv("HOME", home)
	sep := string(filepath.ListSeparator)
	for _, c := range []struct{ key, value, want string }{
		{"class-path", "a.jar" + sep + "lib/*" + sep + "/abs.jar", "../a.jar" + sep + "../lib/*" + sep + "/abs.jar"},
		{"class-path", "~/m.jar" + sep + "~x", home + "/m.jar" + sep + "../~x"},
		{"class-path", "", ""},
		{"spec-path", "s" + sep + "t", "../s" + sep + "../t"},
		{"source-path", "a:b", "../a:b"},
		{"out", "json=r.json", "json=../r.json"},
		{"out", "text=-", "text=-"},
		{"unwind", "8", "8"},
	} {
		for in, want := range map[string]string{below: c.want, folder: strings.ReplaceAll(c.want, "../", "")} {
			t.Chdir(in)
			if got, err := Located(folder, c.key, c.value); err != nil || got != want {
				t.Errorf("%s = %q in %s: %q, %v, want %q", c.key, c.value, in, got, err, want)
			}
		}
	}
}
