package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"
	"github.com/santhosh-tekuri/jsonschema/v6"
)

// TestMain lets the scripts run this package's main as the program inspect.
func TestMain(m *testing.M) {
	if os.Getenv("XDG_CACHE_HOME") == "" {
		os.Setenv("XDG_CACHE_HOME", os.DevNull) // no cache but where a test asks for one
	}
	testscript.Main(m, map[string]func(){"inspect": main})
}

var soak = flag.Bool("scripts.soak", false, "run the parts of scripts that take long, too")

// TestScripts runs testdata/script/*.txtar. The folder $BIN holds the program
// inspect and nothing else, $SHIPPED the project's inputs. Beside testscript's own commands:
//
//	exits CODE ARG...   runs inspect and wants the exit code; then stdout and stderr serve as usual. Where
//	                    the arguments ask for JSON, what was printed must follow docs/schema.json
//	onejson             wants exactly one JSON document with a schemaVersion on the last standard output
//	validjson FILE...   wants one document in each file that follows docs/schema.json
//	interrupt ARG...    runs inspect with a solver that says its pid in the file pid, interrupts it,
//	                    and wants exit code 130, the solver gone and no file but pid left behind
//	sh FILE             makes an executable shell script of a file
//	[soak]              holds where the scripts that take long are wanted, too
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:                 filepath.Join("testdata", "script"),
		RequireExplicitExec: true,
		Condition: func(name string) (bool, error) {
			if name != "soak" {
				return false, fmt.Errorf("no condition %s", name)
			}
			return *soak, nil
		},
		Setup: func(e *testscript.Env) error {
			shipped, err := filepath.Abs(filepath.Join("..", "..", "testdata"))
			e.Setenv("SHIPPED", shipped)
			bin, _, _ := strings.Cut(e.Getenv("PATH"), string(filepath.ListSeparator))
			e.Setenv("BIN", bin)
			e.Setenv("XDG_CACHE_HOME", os.DevNull)
			return err
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"exits": exits, "onejson": oneJSON, "interrupt": interrupt, "validjson": validJSON,
			"sh": func(ts *testscript.TestScript, neg bool, args []string) {
				for _, a := range args {
					ts.Check(os.Chmod(ts.MkAbs(a), 0o755))
				}
			},
		},
	})
}

func exits(ts *testscript.TestScript, neg bool, args []string) {
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	err = ts.Exec("inspect", args[1:]...)
	var failed *exec.ExitError
	got := 0
	if errors.As(err, &failed) {
		got = failed.ExitCode()
	} else {
		ts.Check(err)
	}
	if got != want {
		ts.Fatalf("exit code %d, want %d", got, want)
	}
	for _, stream := range []string{"stdout", "stderr"} {
		if text := ts.ReadFile(stream); strings.Contains(text, "goroutine ") {
			ts.Fatalf("a stack trace on %s:\n%s", stream, text)
		}
	}
	switch jsonFormat(args) {
	case "json":
		validJSON(ts, neg, []string{reportOf(args)})
	case "jsonl":
		for line := range strings.Lines(ts.ReadFile(reportOf(args))) {
			valid(ts, "a line", line)
		}
	}
}

// reportOf is where a command line sends the report: a file, or stdout.
func reportOf(args []string) string {
	for i, a := range args[:len(args)-1] {
		if (a == "-o" || a == "--output") && args[i+1] != "-" {
			return args[i+1]
		}
	}
	return "stdout"
}

func validJSON(ts *testscript.TestScript, neg bool, args []string) {
	for _, a := range args {
		valid(ts, a, ts.ReadFile(a))
	}
}

// valid wants one document that follows the schema.
func valid(ts *testscript.TestScript, name, text string) {
	s, err := jsonschema.NewCompiler().Compile(filepath.Join(ts.Getenv("SHIPPED"), "..", "docs", "schema.json"))
	ts.Check(err)
	doc, err := jsonschema.UnmarshalJSON(strings.NewReader(text))
	ts.Check(err)
	if err := s.Validate(doc); err != nil {
		ts.Fatalf("%s does not follow the schema: %v", name, err)
	}
}

func oneJSON(ts *testscript.TestScript, neg bool, args []string) {
	d := json.NewDecoder(strings.NewReader(ts.ReadFile("stdout")))
	var doc struct{ SchemaVersion int }
	ts.Check(d.Decode(&doc))
	if doc.SchemaVersion == 0 {
		ts.Fatalf("the document has no schemaVersion")
	}
	var more any
	if err := d.Decode(&more); err != io.EOF {
		ts.Fatalf("there is more than one document: %v", err)
	}
}

func interrupt(ts *testscript.TestScript, neg bool, args []string) {
	bin, err := os.Executable()
	ts.Check(err)
	link := filepath.Join(ts.Getenv("WORK"), ".bin", "inspect")
	ts.Check(os.MkdirAll(filepath.Dir(link), 0o755))
	if err := os.Symlink(bin, link); !errors.Is(err, os.ErrExist) {
		ts.Check(err)
	}
	dir := ts.MkAbs(".")
	before := filesBelow(ts, dir)
	c := exec.Command(link, args...)
	c.Dir = dir
	c.Env = append(os.Environ(), "TMPDIR="+dir, "JAVA_HOME="+ts.Getenv("JAVA_HOME"))
	var out bytes.Buffer
	c.Stdout, c.Stderr = io.MultiWriter(&out, ts.Stdout()), ts.Stderr()
	ts.Check(c.Start())
	solver := 0
	for deadline := time.Now().Add(20 * time.Second); solver == 0; time.Sleep(5 * time.Millisecond) {
		text, _ := os.ReadFile(ts.MkAbs("pid"))
		if strings.HasSuffix(string(text), "\n") {
			solver, err = strconv.Atoi(strings.TrimSpace(string(text)))
			ts.Check(err)
		}
		if time.Now().After(deadline) {
			c.Process.Kill()
			ts.Fatalf("the solver did not start")
		}
	}
	start := time.Now()
	ts.Check(c.Process.Signal(os.Interrupt))
	c.Wait()
	if took := time.Since(start); took > 20*time.Second {
		ts.Fatalf("it took %v to end", took)
	}
	if code := c.ProcessState.ExitCode(); code != 130 {
		ts.Fatalf("exit code %d, want 130", code)
	}
	if jsonFormat(args) != "" {
		valid(ts, "the output", out.String())
	}
	if err := syscall.Kill(solver, 0); err == nil {
		ts.Fatalf("the solver's process %d is still there", solver)
	}
	ts.Check(os.Remove(ts.MkAbs("pid")))
	if after := filesBelow(ts, dir); after != before {
		ts.Fatalf("files before:\n%s\nafter:\n%s", before, after)
	}
}

// filesBelow lists all files below dir.
func filesBelow(ts *testscript.TestScript, dir string) string {
	var b strings.Builder
	ts.Check(filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		b.WriteString(path + "\n")
		return err
	}))
	return b.String()
}
