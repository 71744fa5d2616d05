package main

import (
	"context"
	_ "embed"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"time"

	"inspect/encode"
	"inspect/java/source"
	"inspect/parse"
	"inspect/report"
	"inspect/solve/sat"
	"inspect/verify"
)

func main() {
	n := flag.Int("n", 100, "how many faults")
	seed := flag.Uint64("seed", 1, "which ones")
	jobs := flag.Int("j", 2, "files at a time")
	folder := flag.String("classes", filepath.Join("testdata", "faults"), "the classes")
	flag.Parse()
	if err := measure(*folder, *n, *seed, *jobs); err != nil {
		fmt.Fprintln(os.Stderr, "faults:", err)
		os.Exit(1)
	}
}

// measure prints what becomes of so many faults, and how many are found.
func measure(folder string, n int, seed uint64, jobs int) error {
	files, err := filepath.Glob(filepath.Join(folder, "*.java"))
	if err != nil {
		return err
	}
	if len(files) == 0 {
		return fmt.Errorf("no classes in %s", folder)
	}
	dir, err := os.MkdirTemp("", "faults")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	var all, whole []*Fault
	for _, path := range files {
		f, err := read(path)
		if err != nil {
			return err
		}
		all = append(all, f...)
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		whole = append(whole, &Fault{Kind: "as it stands", File: filepath.Base(path), Text: string(text)})
	}
	possible := len(all)
	all, shown, err := compiled(Draw(all, 4*n, seed), dir)
	if err != nil {
		return err
	}
	var that []*Fault
	for _, f := range all {
		if shown[f] != "" {
			that = append(that, f)
		}
	}
	c := &checker{dir: dir}
	if c.attempt, err = attempt(); err != nil {
		return err
	}
	for i, f := range c.check(whole, jobs) {
		if f.word == "violated" {
			fmt.Printf("%s is violated as it stands: %s\n", whole[i].File, f.what)
		}
	}
	fmt.Printf("%d of %d faults in %d files; %d of them fail in random calls on a JVM\n", len(all), possible, len(files), len(that))
	c.table(fmt.Sprintf("of all, seed %d", seed), order(all[:min(n, len(all))]), shown, jobs)
	c.table(fmt.Sprintf("of those that fail, seed %d", seed), order(that[:min(n, len(that))]), shown, jobs)
	return nil
}

// table prints what becomes of faults, and counts it.
func (c *checker) table(name string, fs []*Fault, shown map[*Fault]string, jobs int) {
	found, total := map[string]map[string]int{}, map[string]int{}
	start := time.Now()
	for i, o := range c.check(fs, jobs) {
		f := fs[i]
		if found[f.Kind] == nil {
			found[f.Kind] = map[string]int{}
		}
		found[f.Kind][o.word]++
		total[o.word]++
		fmt.Printf("%-9s %s\n", o.word, f)
		if o.word != "violated" && shown[f] != "" {
			fmt.Printf("%-9s     on the JVM: %s\n", "", shown[f])
		}
		if o.what != "" {
			fmt.Printf("%-9s     %s\n", "", o.what)
		}
	}
	fmt.Printf("\n%d faults %s, %.0f s\n", len(fs), name, time.Since(start).Seconds())
	row := func(name string, n map[string]int) {
		fmt.Printf("%-18s", name)
		for _, w := range words {
			fmt.Printf(" %3d %s", n[w], w)
		}
		fmt.Println()
	}
	for _, k := range kinds {
		row(k, found[k])
	}
	row("together", total)
	fmt.Println()
}

// words for what becomes of a fault: the first that some method of the file has.
var words = []string{"violated", "needs", "undecided", "nothing"}

// read gives the faults of a file.
func read(path string) ([]*Fault, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	f, ds := parse.File(source.NewFile(path, string(text)))
	for _, d := range ds {
		if d.Severity == source.Error {
			return nil, errors.New(d.Error())
		}
	}
	return Faults(f, filepath.Base(path)), nil
}

// at is a place in javac's messages.
var at = regexp.MustCompile(`(?m)^f(\d+)/\w+\.java:\d+: error`)

//go:embed Shows.java
var showsJava string

// compiled are the faults that javac takes, and how those fail on a JVM that do.
func compiled(fs []*Fault, dir string) (out []*Fault, shown map[*Fault]string, err error) {
	if err := write(filepath.Join(dir, "Shows.java"), showsJava); err != nil {
		return nil, nil, err
	}
	files := []string{"Shows.java"}
	for i, f := range fs {
		path := filepath.Join(fmt.Sprint("f", i), f.File)
		if err := write(filepath.Join(dir, path), fmt.Sprintf("package f%d; %s", i, f.Text)); err != nil {
			return nil, nil, err
		}
		files = append(files, path)
	}
	refused := map[int]bool{}
	for { // an error in one file may hide those in others
		args := []string{"-J-XX:+UseSerialGC", "-proc:none", "-nowarn", "-Xmaxerrs", "100000", "-XDshould-stop.ifError=FLOW", "-d", "out"}
		for i, file := range files {
			if !refused[i-1] {
				args = append(args, file)
			}
		}
		text, err := run(dir, "javac", args...)
		found := at.FindAllStringSubmatch(text, -1)
		if err == nil {
			break
		}
		if len(found) == 0 {
			return nil, nil, fmt.Errorf("javac: %w\n%s", err, text)
		}
		for _, m := range found {
			refused[number(m[1])] = true
		}
	}
	var names []string
	for i, f := range fs {
		if !refused[i] {
			out = append(out, f)
			names = append(names, fmt.Sprintf("f%d.%s", i, strings.TrimSuffix(f.File, ".java")))
		}
	}
	if err := write(filepath.Join(dir, "names"), strings.Join(names, "\n")); err != nil {
		return nil, nil, err
	}
	text, err := run(dir, "java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx512m", "-cp", "out", "Shows", "names")
	if err != nil {
		return nil, nil, fmt.Errorf("java: %w\n%s", err, text)
	}
	shown = map[*Fault]string{}
	for _, l := range strings.Split(text, "\n") {
		if name, how, ok := strings.Cut(l, " "); ok {
			n, _, _ := strings.Cut(strings.TrimPrefix(name, "f"), ".")
			if i := number(n); i >= 0 && i < len(fs) {
				shown[fs[i]] = how
			}
		}
	}
	return out, shown, nil
}

func run(dir, name string, args ...string) (string, error) {
	cmd := exec.Command(name, args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "CLASSPATH=")
	text, err := cmd.CombinedOutput()
	return string(text), err
}

func number(s string) int {
	n, err := strconv.Atoi(s)
	if err != nil {
		return -1
	}
	return n
}

func write(path, text string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		return err
	}
	return os.WriteFile(path, []byte(text), 0o666)
}

// outcome is what is said of a file.
type outcome struct{ word, what string }

// checker checks files with faults.
type checker struct {
	dir     string
	attempt verify.Attempt
}

// attempt is the default of the command line.
func attempt() (verify.Attempt, error) {
	b, err := sat.New("gophersat")
	return verify.Attempt{Encoding: encode.Options{Encoding: encode.Ground}, Backend: b}, err
}

// check checks so many files at a time.
func (c *checker) check(fs []*Fault, jobs int) []outcome {
	out := make([]outcome, len(fs))
	next := make(chan int)
	var wg sync.WaitGroup
	for j := range jobs {
		wg.Go(func() {
			for i := range next {
				path := filepath.Join(c.dir, fmt.Sprint("check", j), fs[i].File)
				if err := write(path, fs[i].Text); err != nil {
					out[i] = outcome{"undecided", err.Error()}
					continue
				}
				out[i] = c.one(path)
			}
		})
	}
	for i := range fs {
		next <- i
	}
	close(next)
	wg.Wait()
	return out
}

// one checks a file.
func (c *checker) one(path string) outcome {
	doc := verify.Run(context.Background(), verify.Config{Paths: []string{path}, States: verify.ReachableStates, CallsBefore: verify.DefaultCallsBefore,
		Needs: verify.NeedsOn, Refute: sat.Refute, Attempts: []verify.Attempt{c.attempt}, Timeout: 30 * time.Second})
	out := outcome{word: "nothing"}
	better := func(word, what string) {
		for _, w := range words {
			if w == out.word {
				return
			}
			if w == word {
				out = outcome{word, what}
				return
			}
		}
	}
	for _, d := range doc.Diagnostics {
		if d.Severity == "error" {
			better("undecided", d.Message)
		}
	}
	for _, r := range doc.Results {
		switch r.Verdict {
		case report.Violated:
			better("violated", r.Headline().Text+" ["+strings.Join(r.Counterexample.Calls, " ")+"]")
		case report.Needs:
			better("needs", r.Headline().Text)
		case report.Holds, report.Nothing:
		default:
			better("undecided", r.Name()+": "+string(r.Verdict)+" "+r.Reason)
		}
	}
	return out
}
