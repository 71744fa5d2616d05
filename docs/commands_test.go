package docs

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// fence is a block of a document.
type fence struct {
	kind, text string
	line       int // of the document
}

func fences(t *testing.T, file string) []fence {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var out []fence
	open := false
	for i, l := range strings.Split(string(text), "\n") {
		kind, isFence := strings.CutPrefix(l, "```")
		switch {
		case isFence && !open:
			out, open = append(out, fence{kind: kind, line: i + 1}), true
		case isFence:
			open = false
		case open:
			out[len(out)-1].text += l + "\n"
		}
	}
	return out
}

// program builds inspect.
func program(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "inspect")
	if out, err := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-o", path, "../cmd/inspect").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return path
}

// project is what the commands of the documents are about, beside the files that the
// documents show.
const project = `package shop;

public class Account {
    private int balance;

    //@ ensures \result > 0;
    public int twice(int n) { return 2 * n; }
}
`

// workplace is a folder with a repository of git, a project in Maven's layout, testdata,
// and what the document shows as files: blocks of Java and TOML.
func workplace(t *testing.T, blocks []fence) string {
	t.Helper()
	dir := t.TempDir()
	write := func(name, text string) {
		t.Helper()
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("src/main/java/shop/Account.java", project)
	git := func(args ...string) {
		t.Helper()
		c := exec.Command("git", append([]string{"-c", "user.name=t", "-c", "user.email=t@example.invalid", "-c", "commit.gpgsign=false"}, args...)...)
		c.Dir = dir
		if out, err := c.CombinedOutput(); err != nil {
			t.Fatalf("git %v: %v\n%s", args, err, out)
		}
	}
	git("init", "-q")
	git("add", ".")
	git("commit", "-q", "-m", "one")
	git("commit", "-q", "--allow-empty", "-m", "two")
	if err := os.CopyFS(filepath.Join(dir, "testdata"), os.DirFS("../testdata")); err != nil {
		t.Fatal(err)
	}
	for _, b := range blocks {
		first, _, _ := strings.Cut(b.text, "\n")
		if name, ok := strings.CutPrefix(first, "// "); ok && b.kind == "java" && strings.HasSuffix(name, ".java") {
			write(name, b.text)
		}
	}
	return dir
}

var (
	exitCode = regexp.MustCompile(`\s+# .*exit code (\d+).*$|\s+# exit code (\d+).*$`)
	comment  = regexp.MustCompile(`\s+# .*$`)
)

// shell runs a line in a folder, with inspect on the path, and gives its standard
// output.
func shell(t *testing.T, inspect, dir, line string) (out string, code int) {
	t.Helper()
	c := exec.Command("sh", "-c", line)
	c.Dir = dir
	c.Env = append(os.Environ(), "PATH="+filepath.Dir(inspect)+string(os.PathListSeparator)+os.Getenv("PATH"), "XDG_CACHE_HOME="+filepath.Join(dir, ".cache"), "CLASSPATH=")
	var stderr strings.Builder
	c.Stderr = &stderr
	text, err := c.Output()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	if c.ProcessState.ExitCode() == 1 {
		t.Logf("%s: %s", line, stderr.String())
	}
	return string(text), c.ProcessState.ExitCode()
}

// TestCommands runs every command that README and the pages of the guide show. In a block of console
// lines after "$ " are commands, with their exit code in a comment unless it is 0, and
// what follows is what they print: "…" stands for anything, at the end of a block for
// the rest. In other blocks that are run by a machine (YAML, scripts) lines that call
// inspect must not be a mistake on the command line.
func TestCommands(t *testing.T) {
	inspect := program(t)
	for _, file := range append([]string{readme}, guide(t)...) {
		blocks := fences(t, file)
		dir := workplace(t, blocks)
		for _, b := range blocks {
			switch b.kind {
			case "console":
				console(t, inspect, dir, file, b)
			case "yaml", "sh":
				for _, l := range strings.Split(b.text, "\n") {
					if i := strings.Index(l, "inspect check "); i >= 0 && strings.Trim(l[:i], " -run:") == "" {
						if _, code := shell(t, inspect, dir, comment.ReplaceAllString(l[i:], "")); code != 0 && code != 10 {
							t.Errorf("%s:%d: %s: exit code %d", file, b.line, l, code)
						}
					}
				}
			case "toml":
				if err := os.WriteFile(filepath.Join(dir, "inspect.toml"), []byte(b.text), 0o644); err != nil {
					t.Fatal(err)
				}
				if out, code := shell(t, inspect, dir, "inspect config"); code != 0 {
					t.Errorf("%s:%d: the settings are refused: %s", file, b.line, out)
				}
				os.Remove(filepath.Join(dir, "inspect.toml"))
			}
		}
	}
}

// console runs the commands of a block and compares what they print.
func console(t *testing.T, inspect, dir, file string, b fence) {
	t.Helper()
	where := dir
	for _, part := range strings.Split("\n"+strings.TrimSuffix(b.text, "\n"), "\n$ ")[1:] {
		line, want, _ := strings.Cut(part, "\n")
		code := 0
		if m := exitCode.FindStringSubmatch(line); m != nil {
			code, _ = strconv.Atoi(m[1] + m[2])
		}
		line = comment.ReplaceAllString(line, "")
		if folder, ok := strings.CutPrefix(line, "cd "); ok {
			where = filepath.Join(dir, folder)
			continue
		}
		out, have := shell(t, inspect, where, line)
		if have != code {
			t.Errorf("%s:%d: %s: exit code %d, want %d\n%s", file, b.line, line, have, code, out)
		}
		pattern := "(?s)^" + strings.ReplaceAll(regexp.QuoteMeta(strings.TrimSpace(want)), "…", ".*") + "$"
		if strings.TrimSpace(want) != "" && !regexp.MustCompile(pattern).MatchString(strings.TrimSpace(out)) {
			t.Errorf("%s:%d: %s prints\n%s\nwant\n%s", file, b.line, line, out, want)
		}
	}
}
