package bench

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"inspect/report"
)

// Projects checks whole projects, each twice with one cache, and says how far that comes and what it takes.
type Projects struct {
	Inspect  string // the command
	Budget   time.Duration
	Progress func(string)
}

// Project is one of them: a folder, and the flags of its checks.
type Project struct {
	Name, Folder string
	Flags        []string
}

// ReadProjects reads a file with a line for each project: its name, its folder, and flags of check. What
// follows a # is a comment.
func ReadProjects(path string) ([]Project, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var out []Project
	for i, line := range strings.Split(string(text), "\n") {
		line, _, _ = strings.Cut(line, "#")
		words := strings.Fields(line)
		switch {
		case len(words) == 0:
		case len(words) == 1:
			return nil, fmt.Errorf("%s:%d: a project is a name, a folder and flags", path, i+1)
		default:
			out = append(out, Project{words[0], words[1], words[2:]})
		}
	}
	return out, nil
}

// projectColumns are the columns of the table. Times are of processors, in seconds, but for that by the
// clock; memory is in megabytes, the largest resident set of the process alone.
var projectColumns = []string{
	"project", "files", "lines", "methods", "reached", "decided of these", "what the rest is open for",
	"first verdict s", "MB then", "first finding s", "whole s", "by the clock s", "MB", "second run s",
}

// Table has a row for each project.
func (p *Projects) Table(ctx context.Context, projects []Project) (Table, error) {
	t := Table{projectColumns}
	for _, of := range projects {
		row, err := p.row(ctx, of)
		if err != nil {
			return t, fmt.Errorf("%s: %w", of.Name, err)
		}
		t = append(t, row)
	}
	return t, nil
}

func (p *Projects) row(ctx context.Context, of Project) ([]string, error) {
	cache, err := os.MkdirTemp("", "bench")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(cache)
	files, lines, err := sources(of.Folder)
	if err != nil {
		return nil, err
	}
	p.Progress(of.Name + ", the first time")
	first, err := p.check(ctx, of, cache)
	if err != nil {
		return nil, err
	}
	p.Progress(of.Name + ", the second time")
	second, err := p.check(ctx, of, cache)
	if err != nil {
		return nil, err
	}
	doc := first.doc
	decided := 0
	for _, r := range doc.Results {
		if isAnswered(r) {
			decided++
		}
	}
	again := fmt.Sprintf("%.1f", second.cpu)
	if second.doc.NotReached > 0 { // it goes on where the first one ended
		again += ", with methods that the first did not reach"
	}
	return []string{
		of.Name, fmt.Sprint(files), fmt.Sprint(lines), fmt.Sprint(len(doc.Results) + doc.NotReached), fmt.Sprint(len(doc.Results)),
		fmt.Sprintf("%.0f %%", 100*float64(decided)/float64(max(1, len(doc.Results)))), openFor(doc.Results),
		first.verdict.seconds(), first.verdict.megabytes(), first.finding.seconds(),
		fmt.Sprintf("%.1f", first.cpu), fmt.Sprintf("%.1f", first.clock.Seconds()), fmt.Sprintf("%.0f", first.peak), again,
	}, nil
}

// isAnswered reports whether a result says something of the method.
func isAnswered(r *report.Result) bool {
	return r.Verdict.Good() || r.Verdict == report.Violated || r.Verdict == report.Needs
}

// openFor counts the most frequent causes of what is not decided.
func openFor(rs []*report.Result) string {
	n := map[string]int{}
	for _, r := range rs {
		if !isAnswered(r) {
			n[cmp.Or(r.Reason, string(r.Verdict))]++
		}
	}
	causes := slices.SortedFunc(maps.Keys(n), func(a, b string) int { return cmp.Or(n[b]-n[a], cmp.Compare(a, b)) })
	var out []string
	for _, c := range causes[:min(len(causes), 4)] {
		out = append(out, fmt.Sprintf("%d %s", n[c], firstLine(c)))
	}
	return strings.Join(out, "; ")
}

// sources counts the files of Java below a folder, and their lines.
func sources(folder string) (files, lines int, err error) {
	err = filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".java" {
			return err
		}
		text, err := os.ReadFile(path)
		files++
		lines += bytes.Count(text, []byte("\n"))
		return err
	})
	return files, lines, err
}

// checked is one check of a project.
type checked struct {
	doc              *report.Document
	verdict, finding moment
	cpu, peak        float64 // seconds, megabytes
	clock            time.Duration
}

// moment is when a process printed something.
type moment struct{ cpu, mb float64 }

func (m moment) seconds() string {
	if m.cpu == 0 {
		return "-"
	}
	return fmt.Sprintf("%.1f", m.cpu)
}

func (m moment) megabytes() string {
	if m.mb == 0 {
		return "-"
	}
	return fmt.Sprintf("%.0f", m.mb)
}

// verdictLine is how the report begins what it says of a method.
var verdictLine = regexp.MustCompile(`^\S+:\d+:\d+: (holds|nothing to check|violated|needs)\b`)

// check checks a project, and looks at the process whenever it prints what comes first.
func (p *Projects) check(ctx context.Context, of Project, cache string) (*checked, error) {
	report := filepath.Join(cache, "report.json")
	args := append([]string{"check", of.Folder, "--out", "json=" + report, "--budget", p.Budget.String(), "--jobs", "2"}, of.Flags...)
	cmd := exec.CommandContext(ctx, p.Inspect, args...)
	cmd.Env = append(os.Environ(), "XDG_CACHE_HOME="+cache)
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	start := time.Now()
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	c := &checked{}
	text := bufio.NewReader(out)
	for {
		line, err := text.ReadString('\n')
		if m := verdictLine.FindStringSubmatch(line); m != nil {
			if c.verdict.cpu == 0 {
				c.verdict = spentBy(cmd.Process.Pid)
			}
			if c.finding.cpu == 0 && (m[1] == "violated" || m[1] == "needs") {
				c.finding = spentBy(cmd.Process.Pid)
			}
		}
		if err == io.EOF {
			break
		}
		if err != nil {
			return nil, err
		}
	}
	err = cmd.Wait() // its exit code says what the report does
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	c.clock, c.peak = time.Since(start), peakMB(cmd.ProcessState)
	c.cpu = (cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()).Seconds()
	written, readErr := os.ReadFile(report)
	if readErr != nil || json.Unmarshal(written, &c.doc) != nil {
		return nil, fmt.Errorf("there is no report: %v", err)
	}
	return c, os.Remove(report)
}

// clockTicks are those of /proc in a second, on every Linux.
const clockTicks = 100

// spentBy is what a process and its children have spent so far, and the largest resident set of the
// process; nothing where there is no /proc.
func spentBy(pid int) (m moment) {
	dir := filepath.Join("/proc", strconv.Itoa(pid))
	stat, _ := os.ReadFile(filepath.Join(dir, "stat"))
	if _, after, ok := strings.Cut(string(stat), ") "); ok { // what stands before is the name
		for _, f := range strings.Fields(after)[11:15] { // utime, stime, cutime, cstime
			n, _ := strconv.ParseFloat(f, 64)
			m.cpu += n / clockTicks
		}
	}
	status, _ := os.ReadFile(filepath.Join(dir, "status"))
	if _, after, ok := strings.Cut(string(status), "VmHWM:"); ok {
		n, _ := strconv.ParseFloat(strings.Fields(after)[0], 64)
		m.mb = n / 1024
	}
	return m
}
