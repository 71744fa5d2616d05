package bench

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"inspect/java/source"
	"inspect/report"
	"inspect/verify"
)

// Census asks the command what it says of the methods of a folder of Java, as it stands:
// how often each verdict is given, and for what reasons.
type Census struct {
	Inspect string // the command
	Folder  string
	Flags   []string // of each check
	// Sample is how many methods are checked, 0: all. Which ones is decided by their
	// names alone.
	Sample int
	// Alone: each file is a program of its own, copied to where no other one lies, so that
	// the classes that it mentions are the library's.
	Alone bool
	// Library is where the code of java.util comes from, as check has it.
	Library string
	// Limit is how long a process may take for each method, and once more.
	Limit    time.Duration
	Progress func(string)
}

// Judged is a method with what is said of it.
type Judged struct {
	Method  string // qualified
	Verdict report.Verdict
	Cause   string // of what is no holds; of violated, what the JVM says
}

// Confirmed is the cause of a violated method whose counterexample a JVM confirms.
const Confirmed = "confirmed by the JVM"

// program is what one process checks.
type program struct {
	path    string
	methods []string
}

// Run checks the methods, in the order of their programs.
func (c *Census) Run(ctx context.Context) ([]Judged, error) {
	programs, clean, err := c.programs()
	if err != nil {
		return nil, err
	}
	defer clean()
	for i := range programs {
		c.Progress(fmt.Sprintf("listing %d of %d: %s", i+1, len(programs), filepath.Base(programs[i].path)))
		if err := c.list(ctx, &programs[i]); err != nil {
			return nil, fmt.Errorf("%s: %w", programs[i].path, err)
		}
	}
	c.sample(programs)
	var out []Judged
	for i, p := range programs {
		if len(p.methods) == 0 {
			continue
		}
		c.Progress(fmt.Sprintf("%d of %d: %s, %d methods", i+1, len(programs), filepath.Base(p.path), len(p.methods)))
		js, err := c.check(ctx, p)
		if ctx.Err() != nil {
			return out, ctx.Err()
		}
		if err != nil {
			for _, m := range p.methods {
				out = append(out, Judged{m, report.Failed, err.Error()})
			}
		}
		out = append(out, js...)
	}
	return out, nil
}

// packageOf finds the declaration of a file's package.
var packageOf = regexp.MustCompile(`(?m)^package\s+([\w.]+)\s*;`)

// programs are the folder, or copies of its files.
func (c *Census) programs() (ps []program, clean func(), err error) {
	if !c.Alone {
		return []program{{path: c.Folder}}, func() {}, nil
	}
	dir, err := os.MkdirTemp("", "census")
	if err != nil {
		return nil, nil, err
	}
	clean = func() { os.RemoveAll(dir) }
	err = filepath.WalkDir(c.Folder, func(path string, d fs.DirEntry, err error) error {
		name := d.Name()
		if err != nil || d.IsDir() || filepath.Ext(name) != ".java" || name == "package-info.java" || name == "module-info.java" {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		below := filepath.Join(dir, fmt.Sprint(len(ps)))
		if m := packageOf.FindSubmatch(text); m != nil {
			below = filepath.Join(below, filepath.FromSlash(strings.ReplaceAll(string(m[1]), ".", "/")))
		}
		if err := os.MkdirAll(below, 0o777); err != nil {
			return err
		}
		ps = append(ps, program{path: filepath.Join(below, name)})
		return os.WriteFile(filepath.Join(below, name), text, 0o666)
	})
	if err != nil {
		clean()
	}
	return ps, clean, err
}

// run gives what the command writes, as JSON; its exit code says what the answer does.
func (c *Census) run(ctx context.Context, answer any, args ...string) error {
	cmd := exec.CommandContext(ctx, c.Inspect, args...)
	var output bytes.Buffer
	cmd.Stderr = &output
	out, err := cmd.Output()
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	if json.Unmarshal(out, answer) == nil {
		return nil
	}
	return fmt.Errorf("no report: %v: %s", err, firstLine(output.String()))
}

func firstLine(s string) string {
	line, _, _ := strings.Cut(s, "\n")
	return line
}

// list finds the methods of a program that a flag can name.
func (c *Census) list(ctx context.Context, p *program) error {
	var l verify.List
	if err := c.run(ctx, &l, "list", p.path, "--no-config", "--library", c.Library, "--format", "json"); err != nil {
		return err
	}
	p.name(l)
	return nil
}

// name notes the methods of a list.
func (p *program) name(l verify.List) {
	for _, m := range l.Methods {
		if !strings.Contains(m.Method, " (") { // one that is inherited or implicit
			p.methods = append(p.methods, m.Class+"."+m.Method)
		}
	}
}

// sample leaves of the methods those whose names have the least hashes.
func (c *Census) sample(ps []program) {
	type choice struct {
		hash    uint64
		program int
		method  string
	}
	var all []choice
	for i, p := range ps {
		for _, m := range p.methods {
			h := fnv.New64a()
			h.Write([]byte(m))
			all = append(all, choice{h.Sum64(), i, m})
		}
	}
	if c.Sample <= 0 || len(all) <= c.Sample {
		return
	}
	slices.SortStableFunc(all, func(a, b choice) int { return cmp.Compare(a.hash, b.hash) })
	for i := range ps {
		ps[i].methods = nil
	}
	for _, a := range all[:c.Sample] {
		ps[a.program].methods = append(ps[a.program].methods, a.method)
	}
}

func (c *Census) check(ctx context.Context, p program) ([]Judged, error) {
	limit := c.Limit * time.Duration(len(p.methods)+1)
	ctx, cancel := context.WithTimeoutCause(ctx, limit, fmt.Errorf("no answer in %v for a method", c.Limit))
	defer cancel()
	args := append([]string{"check", p.path, "--no-config", "--no-cache", "--library", c.Library, "--format", "json"}, c.Flags...)
	for _, m := range p.methods {
		args = append(args, "--method", m)
	}
	var doc report.Document
	if err := c.run(ctx, &doc, args...); err != nil {
		return nil, err
	}
	if len(doc.Results) == 0 && len(doc.Diagnostics) > 0 {
		return nil, errors.New(doc.Diagnostics[0].Message)
	}
	var out []Judged
	for _, r := range doc.Results {
		out = append(out, Judged{r.Class + "." + r.Method, r.Verdict, causeOf(r)})
	}
	return out, nil
}

// causeOf says why there is no plain holds.
func causeOf(r *report.Result) string {
	if r.Verdict.Good() {
		return ""
	}
	if x := r.Counterexample; x != nil {
		switch {
		case x.Status != "confirmed":
			return x.Status + ": " + x.Reason
		case x.JVM == nil:
			return "no JVM was asked"
		case x.JVM.Status == "confirmed":
			return Confirmed
		}
		return firstLine(x.JVM.Status + ": " + x.JVM.Reason)
	}
	for _, d := range r.Diagnostics {
		if d.Severity == "error" {
			return strings.TrimSuffix(strings.TrimSuffix(d.Message, source.NotYet), ",")
		}
	}
	return firstLine(r.Reason)
}

// Decided reports whether the method holds or not, within the bounds.
func (j Judged) Decided() bool { return j.Verdict.Good() || j.Verdict == report.Violated }

// VerdictTable counts the verdicts.
func VerdictTable(js []Judged) Table {
	n, decided := map[report.Verdict]int{}, 0
	for _, j := range js {
		n[j.Verdict]++
		if j.Decided() {
			decided++
		}
	}
	t := Table{{"verdict", "methods", "share"}}
	add := func(what string, k int) {
		t = append(t, []string{what, fmt.Sprint(k), fmt.Sprintf("%.0f %%", 100*float64(k)/float64(max(1, len(js))))})
	}
	for _, v := range slices.SortedFunc(maps.Keys(n), func(a, b report.Verdict) int {
		return cmp.Or(n[b]-n[a], cmp.Compare(a, b))
	}) {
		add(string(v), n[v])
	}
	add("decided", decided)
	add("all", len(js))
	return t
}

// CauseTable counts the reasons of what is not decided, and of counterexamples that no
// JVM confirms, the most frequent first, with an example of each.
func CauseTable(js []Judged) Table {
	type cause struct {
		verdict report.Verdict
		text    string
	}
	n, example := map[cause]int{}, map[cause]string{}
	for _, j := range js {
		if j.Verdict.Good() || j.Cause == Confirmed {
			continue
		}
		k := cause{j.Verdict, j.Cause}
		if n[k] == 0 {
			example[k] = j.Method
		}
		n[k]++
	}
	t := Table{{"methods", "verdict", "cause", "for example"}}
	for _, k := range slices.SortedFunc(maps.Keys(n), func(a, b cause) int {
		return cmp.Or(n[b]-n[a], cmp.Compare(a.verdict, b.verdict), cmp.Compare(a.text, b.text))
	}) {
		t = append(t, []string{fmt.Sprint(n[k]), string(k.verdict), k.text, example[k]})
	}
	return t
}

// OpenTable names each method that is not decided, and each with a counterexample that no
// JVM confirms, with the reason.
func OpenTable(js []Judged) Table {
	t := Table{{"method", "verdict", "cause"}}
	for _, j := range js {
		if !j.Verdict.Good() && j.Cause != Confirmed {
			t = append(t, []string{j.Method, string(j.Verdict), j.Cause})
		}
	}
	return t
}
