package diff

import (
	"bytes"
	"context"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"inspect/counterexample/reproduce"
)

// What the search and the interpreter say of both sides is seen on a Java virtual machine, where there is one: each
// revision's own text is compiled by itself, and the calls run on each. A difference that does not show there, or
// that is another one at the next run, is none.

const (
	compileTime = 2 * time.Minute
	runTime     = 10 * time.Second
)

// machine is a JVM with both sides compiled.
type machine struct {
	jdk    *reproduce.JDK
	folder string
	sides  [2]string // folders of the classes: now, before
	paths  []string  // of libraries
	// compiled are the findings whose calls compile on both sides, by their numbers.
	compiled map[int]bool
}

// seenValues are what a program showed, by what it is of.
type seenValues struct {
	names  []string
	values map[string]string
}

// newMachine compiles both sides; nil with the reason where that cannot be done.
func (r *run) newMachine(ctx context.Context) (*machine, string) {
	jdk, err := reproduce.Find(ctx, os.LookupEnv)
	if err != nil {
		return nil, err.Error()
	}
	folder, err := os.MkdirTemp("", "inspect-diff-")
	if err != nil {
		return nil, err.Error()
	}
	m := &machine{jdk: jdk, folder: folder, paths: r.options.Check.ClassPath}
	if m.paths == nil {
		m.paths = filepath.SplitList(os.Getenv("CLASSPATH"))
	}
	for i, side := range [][]*file{r.closed.now, r.closed.before} {
		m.sides[i] = filepath.Join(folder, fmt.Sprint("side", i))
		var sources []string
		for _, f := range side {
			path := filepath.Join(folder, fmt.Sprint("source", i), filepath.FromSlash(strings.ReplaceAll(f.pkg(), ".", "/")), filepath.Base(f.path))
			if err := writeAll(path, f.text); err != nil {
				m.close()
				return nil, err.Error()
			}
			sources = append(sources, path)
		}
		if why := m.compile(ctx, m.sides[i], nil, r.options.Check.SourcePath, sources); why != "" {
			m.close()
			return nil, why
		}
	}
	return m, ""
}

func (m *machine) close() { os.RemoveAll(m.folder) }

func writeAll(path, text string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		return err
	}
	return os.WriteFile(path, []byte(text), 0o666)
}

// compile compiles sources into a folder; it gives what javac complains of first.
func (m *machine) compile(ctx context.Context, to string, classes, sourcePath, sources []string) string {
	ctx, cancel := context.WithTimeout(ctx, compileTime)
	defer cancel()
	if err := os.MkdirAll(to, 0o777); err != nil {
		return err.Error()
	}
	separator := string(os.PathListSeparator)
	args := []string{"-nowarn", "-g", "-proc:none", "-encoding", "UTF-8", "-d", to, "-cp", strings.Join(append(slices.Clone(classes), m.paths...), separator)}
	args = append(args, "-sourcepath", strings.Join(append(slices.Clone(sourcePath), filepath.Join(m.folder, "none")), separator))
	c := exec.CommandContext(ctx, filepath.Join(filepath.Dir(m.jdk.Java), "javac"), append(args, sources...)...)
	out, err := c.CombinedOutput()
	if err == nil {
		return ""
	}
	for _, line := range strings.Split(string(out), "\n") {
		if strings.Contains(line, ": error: ") {
			return strings.TrimPrefix(line, m.folder+string(filepath.Separator))
		}
	}
	return "javac: " + err.Error()
}

// see runs the calls of a scene on a side.
func (m *machine) see(ctx context.Context, side int, class string) (*seenValues, error) {
	ctx, cancel := context.WithTimeout(ctx, runTime)
	defer cancel()
	path := append([]string{filepath.Join(m.folder, fmt.Sprint("calls", side)), m.sides[side]}, m.paths...)
	c := exec.CommandContext(ctx, m.jdk.Java, "-ea", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx512m", "-cp", strings.Join(path, string(os.PathListSeparator)), class)
	var out bytes.Buffer
	c.Stdout = &out
	c.WaitDelay = time.Second
	err := c.Run()
	if ctx.Err() != nil {
		return nil, fmt.Errorf("it does not end within %s on a JVM", runTime)
	}
	if err != nil {
		return nil, fmt.Errorf("it ends a JVM")
	}
	v := &seenValues{values: map[string]string{}}
	for _, part := range strings.Split(out.String(), "\x01")[1:] {
		what, rest, _ := strings.Cut(part, "\x02")
		value, _, ok := strings.Cut(rest, "\x03")
		if !ok {
			return nil, fmt.Errorf("it prints what cannot be read")
		}
		v.names = append(v.names, what)
		v.values[what] = value
	}
	return v, nil
}

// witness sees a finding on both sides, with fewer calls where these show a difference, too. The reason, where there
// is one, says why it is no difference; where no JVM can tell, both are empty.
func (m *machine) witness(ctx context.Context, r *run, f *finding, number int) (why string) {
	if fewer := reduced(f.calls, pairEnding); len(fewer) < len(f.calls) {
		short := *f
		short.calls = fewer
		if m.confirm(ctx, r, &short, number+reducedFrom) == "" && short.by == jvm {
			*f = short
			return ""
		}
	}
	return m.confirm(ctx, r, f, number)
}

// reducedFrom is what the numbers of programs with fewer calls begin at.
const reducedFrom = 1_000_000

// jvm stands for who has seen a difference on a JVM.
const jvm = "JVM"

// confirm sees a finding twice on both sides.
func (m *machine) confirm(ctx context.Context, r *run, f *finding, number int) (why string) {
	s := r.newScene(f, false)
	switch {
	case s == nil:
		return ""
	case !m.compiled[number]:
		return "the calls that the search found do not compile on both sides"
	}
	names := [2]string{qualified(s.pkg, programName(number)), qualified(r.newScene(f, true).pkg, programName(number))}
	var runs [2][2]*seenValues
	for again := range 2 {
		for side := range m.sides {
			v, err := m.see(ctx, side, names[side])
			if err != nil {
				return "the search finds a difference that a JVM does not show: " + err.Error()
			}
			runs[side][again] = v
		}
	}
	for side := range runs {
		if !slices.Equal(runs[side][0].lines(), runs[side][1].lines()) {
			return "it comes out otherwise at each run"
		}
	}
	now, before := runs[0][0], runs[1][0]
	differing := differing(now, before)
	if len(differing) == 0 {
		return "a JVM does not show the difference that the search found"
	}
	f.scene, f.seenNow, f.seenBefore, f.differing, f.by = s, now, before, differing, jvm
	return ""
}

func programName(number int) string { return fmt.Sprintf("Calls$%d", number) }

// prepare compiles the calls of all findings on both sides: all at once, and each by itself where that fails.
func (m *machine) prepare(ctx context.Context, r *run, findings []*finding) {
	var numbers []int
	path := func(side, n int) string {
		return filepath.Join(m.folder, fmt.Sprint("programs", side), programName(n)+".java")
	}
	programs := map[int]*finding{}
	for n, f := range findings {
		programs[n] = f
		if fewer := reduced(f.calls, pairEnding); len(fewer) < len(f.calls) {
			short := *f
			short.calls = fewer
			programs[n+reducedFrom] = &short
		}
	}
	for _, n := range slices.Sorted(maps.Keys(programs)) {
		f := programs[n]
		is, was := r.newScene(f, false), r.newScene(f, true)
		if is != nil && was != nil && writeAll(path(0, n), is.program(r.product, programName(n))) == nil && writeAll(path(1, n), was.program(r.product, programName(n))) == nil {
			numbers = append(numbers, n)
		}
	}
	isCompiled := func(some []int) bool {
		for side := range m.sides {
			var paths []string
			for _, n := range some {
				paths = append(paths, path(side, n))
			}
			if len(some) == 0 || m.compile(ctx, filepath.Join(m.folder, fmt.Sprint("calls", side)), []string{m.sides[side]}, nil, paths) != "" {
				return false
			}
		}
		return true
	}
	m.compiled = map[int]bool{}
	all := isCompiled(numbers)
	for _, n := range numbers {
		m.compiled[n] = all || len(numbers) > 1 && isCompiled([]int{n})
	}
}

// lines are what was shown.
func (v *seenValues) lines() (out []string) {
	for _, n := range v.names {
		out = append(out, n+"="+v.values[n])
	}
	return out
}

// differing names what differs between two runs: the exception first, and messages only of exceptions that are the
// same and whose messages are the program's.
func differing(now, before *seenValues) (out []string) {
	for _, n := range append(slices.Clone(now.names), before.names...) {
		if slices.Contains(out, n) || now.values[n] == before.values[n] && now.has(n) == before.has(n) {
			continue
		}
		if n == "message" && !isMessageCompared(now.values["exception"]) || n == "message of the cause" && !isMessageCompared(now.values["cause"]) {
			continue
		}
		out = append(out, n)
	}
	if slices.Contains(out, "exception") { // then all else differs, too
		return []string{"exception"}
	}
	return out
}

func (v *seenValues) has(name string) bool { return slices.Contains(v.names, name) }
