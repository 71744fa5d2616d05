package scripts

import (
	"encoding/xml"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// What other tools run is run here, as they do: the script is taken out of the file, and the program is on
// PATH. The project has one method that holds and one that does not.

const (
	good = "class A {\n    //@ ensures \\result == x;\n    int same(int x) { return x; }\n}\n"
	bad  = "class B {\n    //@ ensures \\result > x;\n    int more(int x) { return x + 1; }\n}\n"
)

// project is a folder with sources in src/main/java, under git, and the environment of a tool in it.
func project(t *testing.T) (dir string, env []string) {
	t.Helper()
	if programs == "" {
		t.Fatal("the program is not built")
	}
	dir = t.TempDir()
	write(t, filepath.Join(dir, "src/main/java/A.java"), good)
	env = append(os.Environ(), "PATH="+programs+string(filepath.ListSeparator)+os.Getenv("PATH"), "XDG_CACHE_HOME="+t.TempDir(), "HOME="+dir,
		"GITHUB_PATH="+filepath.Join(dir, "path"), "GITHUB_ACTIONS=", "GITHUB_STEP_SUMMARY=",
		"GIT_AUTHOR_NAME=a", "GIT_AUTHOR_EMAIL=a@localhost", "GIT_COMMITTER_NAME=a", "GIT_COMMITTER_EMAIL=a@localhost")
	code, out := command(dir, env, "git init -q && git add . && git commit -qm first")
	if code != 0 {
		t.Fatalf("git: %d\n%s", code, out)
	}
	return dir, env
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// command runs a script as GitHub and GitLab do, and gives its exit code.
func command(dir string, env []string, script string) (code int, out string) {
	c := exec.Command("bash", "-e", "-o", "pipefail", "-c", script)
	c.Dir, c.Env = dir, env
	text, err := c.CombinedOutput()
	var failed *exec.ExitError
	switch {
	case errors.As(err, &failed):
		return failed.ExitCode(), string(text)
	case err != nil:
		return -1, err.Error()
	}
	return 0, string(text)
}

// wants runs a script and compares its exit code; the files must be there afterwards.
func wants(t *testing.T, dir string, env []string, script string, code int, files ...string) {
	t.Helper()
	have, out := command(dir, env, script)
	if have != code {
		t.Errorf("exit code %d, want %d, of\n%s\n%s", have, code, script, out)
	}
	for _, f := range files {
		if info, err := os.Stat(filepath.Join(dir, f)); err != nil || info.Size() == 0 {
			t.Errorf("there is no %s after\n%s\n%s", f, script, out)
		}
	}
}

// text reads a file of the project.
func text(t *testing.T, file string) string {
	t.Helper()
	b, err := os.ReadFile(filepath.Join("..", file))
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// blocks are the texts of a YAML file under `run: |`, without their indentation.
func blocks(yaml string) (out []string) {
	lines := strings.Split(yaml, "\n")
	for i, l := range lines {
		if !strings.HasSuffix(strings.TrimSpace(l), "run: |") {
			continue
		}
		in := -1
		var block []string
		for _, b := range lines[i+1:] {
			depth := len(b) - len(strings.TrimLeft(b, " "))
			if in < 0 {
				in = depth
			}
			if strings.TrimSpace(b) != "" && depth < in {
				break
			}
			block = append(block, b[min(in, len(b)):])
		}
		out = append(out, strings.Join(block, "\n"))
	}
	return out
}

// TestAction: the steps of the GitHub action, with the inputs that it declares.
func TestAction(t *testing.T) {
	action := text(t, "action.yml")
	steps := blocks(action)
	if len(steps) != 2 {
		t.Fatalf("%d steps with scripts", len(steps))
	}
	dir, env := project(t)
	value := regexp.MustCompile(`(?m)^  ([a-z]+):\n    description: .*\n    default: (.*)$`)
	given := map[string]string{}
	for _, m := range value.FindAllStringSubmatch(action, -1) {
		given[m[1]] = strings.Trim(m[2], `"`)
	}
	for _, m := range regexp.MustCompile(`([A-Z]+): \$\{\{ inputs\.([a-z]+) \}\}`).FindAllStringSubmatch(action, -1) {
		v, known := given[m[2]]
		if !known {
			t.Errorf("the input %s is not declared", m[2])
		}
		env = append(env, m[1]+"="+v)
		delete(given, m[2])
	}
	for name := range given {
		t.Errorf("nothing uses the input %s", name)
	}
	wants(t, dir, env, steps[0], 0)
	if _, err := os.Stat(filepath.Join(dir, "path")); err == nil {
		t.Error("what is there is installed again")
	}
	wants(t, dir, env, steps[1], 0, "inspect.sarif")
	write(t, filepath.Join(dir, "src/main/java/B.java"), bad)
	wants(t, dir, env, steps[1], 10, "inspect.sarif")
	wants(t, dir, env, "inspect check src/main/java --baseline known.json --update-baseline", 10, "known.json")
	wants(t, dir, append(env, "BASELINE=known.json"), steps[1], 0, "inspect.sarif")
	wants(t, dir, append(env, "FLAGS=--exclude **/B.java -v"), steps[1], 0)
	write(t, filepath.Join(dir, "src/main/java/C.java"), "class C implements Comparable<C> { public int compareTo(C o) { return 0; } }\n")
	wants(t, dir, append(env, "COMMAND=contracts"), steps[1], 0)
}

// TestGitLab: the script of the job, with the variables of the template.
func TestGitLab(t *testing.T) {
	yaml := text(t, "ci/gitlab.yml")
	dir, env := project(t)
	for _, m := range regexp.MustCompile(`(?m)^  (INSPECT_[A-Z]+): (.*)$`).FindAllStringSubmatch(yaml, -1) {
		env = append(env, m[1]+"="+strings.Trim(m[2], `"`))
	}
	m := regexp.MustCompile(`(?m)^  script:\n    - (.*)$`).FindStringSubmatch(yaml)
	if m == nil {
		t.Fatal("there is no script")
	}
	wants(t, dir, env, m[1], 0, "inspect.xml", "inspect.html")
	write(t, filepath.Join(dir, "src/main/java/B.java"), bad)
	wants(t, dir, env, m[1], 10, "inspect.xml", "inspect.html")
	for _, file := range []string{"inspect.xml", "inspect.html"} {
		if strings.Count(yaml, file) != 2 {
			t.Errorf("%s is not both written and kept", file)
		}
	}
}

// TestPreCommit: the entries of the hooks, the second with the files of the commit.
func TestPreCommit(t *testing.T) {
	entries := regexp.MustCompile(`(?m)^  entry: (.*)$`).FindAllStringSubmatch(text(t, ".pre-commit-hooks.yaml"), -1)
	if len(entries) != 2 {
		t.Fatalf("%d hooks", len(entries))
	}
	dir, env := project(t)
	wants(t, dir, env, entries[0][1], 0)
	wants(t, dir, env, entries[1][1]+" src/main/java/A.java", 0)
	write(t, filepath.Join(dir, "src/main/java/B.java"), bad)
	wants(t, dir, env, "git add .", 0)
	wants(t, dir, env, entries[0][1], 10)
	wants(t, dir, env, entries[1][1]+" src/main/java/B.java", 10)
	wants(t, dir, env, entries[1][1]+" src/main/java/A.java", 0)
}

// TestMaven: the command line of the profile.
func TestMaven(t *testing.T) {
	var profile struct {
		Executable string   `xml:"build>plugins>plugin>executions>execution>configuration>executable"`
		Arguments  []string `xml:"build>plugins>plugin>executions>execution>configuration>arguments>argument"`
		Command    string   `xml:"properties>inspect.command"`
		Budget     string   `xml:"properties>inspect.budget"`
	}
	if err := xml.Unmarshal([]byte(text(t, "ci/maven-profile.xml")), &profile); err != nil {
		t.Fatal(err)
	}
	dir, env := project(t)
	write(t, filepath.Join(dir, "target/.keep"), "\n")
	line := strings.NewReplacer("${inspect.command}", profile.Command, "${inspect.budget}", profile.Budget,
		"${project.build.sourceDirectory}", filepath.Join(dir, "src/main/java"), "${project.build.directory}", filepath.Join(dir, "target")).
		Replace(profile.Executable + " '" + strings.Join(profile.Arguments, "' '") + "'")
	if strings.Contains(line, "${") {
		t.Errorf("a property is not known: %s", line)
	}
	wants(t, dir, env, line, 0, "target/inspect.xml")
	write(t, filepath.Join(dir, "src/main/java/B.java"), bad)
	wants(t, dir, env, line, 10, "target/inspect.xml")
}

// TestGradle: the command line of the task.
func TestGradle(t *testing.T) {
	m := regexp.MustCompile(`(?m)^ *commandLine (.*)$`).FindStringSubmatch(text(t, "ci/inspect.gradle"))
	if m == nil {
		t.Fatal("there is no command line")
	}
	dir, env := project(t)
	write(t, filepath.Join(dir, "build/.keep"), "\n")
	line := strings.ReplaceAll(m[1], "', '", "' '")
	wants(t, dir, env, line, 0, "build/inspect.xml")
	write(t, filepath.Join(dir, "src/main/java/B.java"), bad)
	wants(t, dir, env, line, 10, "build/inspect.xml")
}
