package reproduce

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"time"

	"inspect/internal/halt"
	"inspect/java/source"
)

// Group is a set of sources that are compiled together, with what they mention.
type Group struct {
	Files      []string          // compiled whatever mentions them
	Texts      map[string]string // of those of the files that are on no disk, by their names
	SourcePath []string          // folders in which further sources are found, by the names of classes
	ClassPath  []string          // folders and archives of compiled classes
	// Inside are texts of classes in packages of a module of the JDK, by their places
	// below the folders of packages: they stand in the place of the JDK's own, or beside
	// them. Module is that module.
	Inside map[string]string
	Module string
}

// packages are those of the classes inside a module.
func (g Group) packages() []string {
	var out []string
	for path := range g.Inside {
		out = append(out, strings.ReplaceAll(filepath.ToSlash(filepath.Dir(path)), "/", "."))
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// inside tells apart what stands inside modules.
func (g Group) inside() string {
	if g.Module == "" {
		return ""
	}
	return g.Module + "\x00" + strings.Join(slices.Sorted(maps.Keys(g.Inside)), "\x00")
}

// key tells groups apart.
func (g Group) key() string {
	return strings.Join(g.Files, "\x00") + "\x01" + strings.Join(g.SourcePath, "\x00") + "\x01" + strings.Join(g.ClassPath, "\x00") + "\x01" + g.inside()
}

// Job is a program to run on the classes of a group.
type Job struct {
	Program *Program
	Group   Group
}

// Limits of a run; zero fields mean the defaults.
type Limits struct {
	Compile    time.Duration // for all compilations; default 2 minutes
	PerProgram time.Duration // for each program; default 10 seconds
}

// Run compiles the sources and the programs and runs these, all in one JVM
// unless a program ends it or does not end; those with the same classes inside a module
// share one. The programs' names must differ.
// The files are gone afterwards, and so are the processes. The error says that
// nothing could be run, or that the context ended.
func (j *JDK) Run(ctx context.Context, jobs []Job, l Limits) ([]Observation, error) {
	if l.Compile == 0 {
		l.Compile = 2 * time.Minute
	}
	if l.PerProgram == 0 {
		l.PerProgram = 10 * time.Second
	}
	out := make([]Observation, len(jobs))
	batches := map[string][]int{}
	for i, job := range jobs {
		k := job.Group.inside()
		batches[k] = append(batches[k], i)
	}
	for _, k := range slices.Sorted(maps.Keys(batches)) {
		var some []Job
		for _, i := range batches[k] {
			some = append(some, jobs[i])
		}
		seen, err := j.batch(ctx, some, l)
		if err != nil {
			return nil, err
		}
		for n, i := range batches[k] {
			out[i] = seen[n]
		}
	}
	return out, nil
}

// batch runs jobs that have the same classes inside a module.
func (j *JDK) batch(ctx context.Context, jobs []Job, l Limits) ([]Observation, error) {
	dir, remove, err := halt.Folder("inspect-jvm-")
	if err != nil {
		return nil, fmt.Errorf("no temporary folder can be made (TMPDIR names where): %w", err)
	}
	defer remove()
	b := &batch{jdk: j, dir: dir, jobs: jobs, limits: l, out: make([]Observation, len(jobs)), answers: map[string]string{}, given: map[string]string{}}
	if err := b.begin(); err != nil {
		return nil, err
	}
	if group := jobs[0].Group; group.Module != "" {
		why, err := b.compileInside(ctx, group)
		if err != nil {
			return nil, err
		}
		if why != "" {
			return b.rejected(group, why), nil
		}
	}
	if err := b.prepare(); err != nil {
		return nil, err
	}
	switch err := b.execute(ctx); {
	case err != nil && b.inside != "" && ctx.Err() == nil:
		return b.rejected(jobs[0].Group, "with them the JVM does not start: "+err.Error()), nil
	case err != nil:
		return nil, err
	}
	if b.answers[programs] != "" { // one of them does not compile: then each by itself
		b.alone = true
		if err := b.planPrograms(); err != nil {
			return nil, err
		}
		if err := b.execute(ctx); err != nil {
			return nil, err
		}
	}
	for i, job := range jobs {
		b.out[i] = b.observe(i, job)
	}
	return b.out, nil
}

// execute runs the driver until the plan is at its end.
func (b *batch) execute(ctx context.Context) error {
	for next := 0; next < len(b.plan); {
		var err error
		if next, err = b.start(ctx, next); err != nil {
			return err
		}
	}
	return nil
}

// batch is one Run under way.
type batch struct {
	jdk    *JDK
	dir    string
	jobs   []Job
	limits Limits
	groups map[string]string // key to the id of its compilation
	plan   []step
	alone  bool // each program is compiled by itself
	// inside, unless "", is what javac and java get about the classes inside a module, and
	// opened are further flags for java.
	inside string
	opened []string
	// answers give the driver's text for each step that ended, and lost those
	// that did not, with the reason.
	answers, failed map[string]string
	given           map[string]string // paths as they were given, by their full ones
	out             []Observation
}

// step is one line of the driver's plan.
type step struct{ id, line string }

// programs is the id of the compilation of all programs at once.
const programs = "programs"

// compilation is the id of the one that a job's program is in.
func (b *batch) compilation(job int) string {
	if b.alone {
		return fmt.Sprintf("program%d", job)
	}
	return programs
}

// ran is the id of the run of a job's program.
func ran(job int) string { return fmt.Sprintf("run%d", job) }

// folder is where a compilation puts its classes.
func (b *batch) folder(compilation string) string {
	return filepath.Join(b.dir, compilation+"-classes")
}

// written is where a source of the programs stands.
func (b *batch) written(path string) string { return filepath.Join(b.dir, programs, path) }

// begin writes the compiled driver, which compiles and runs a whole batch (java/Driver.java),
// and the compiled Support.
func (b *batch) begin() error { return unpack(classes, filepath.Join(b.dir, "compiled")) }

// driver is where the compiled driver is, and support where the compiled Support is.
func (b *batch) driver() string  { return filepath.Join(b.dir, "compiled", "driver") }
func (b *batch) support() string { return filepath.Join(b.dir, "compiled", "support") }

// compileInside compiles the classes inside a module, and lets all that follows see them
// there; why says what javac does not take.
func (b *batch) compileInside(ctx context.Context, g Group) (why string, err error) {
	const id = "inside"
	from, to := filepath.Join(b.dir, id), b.folder(id)
	words := []string{"compile", id, to, "", "", g.Module + "=" + from}
	for _, path := range slices.Sorted(maps.Keys(g.Inside)) {
		path, text := filepath.Join(from, path), g.Inside[path]
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			return "", err
		}
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			return "", err
		}
		words = append(words, path)
	}
	if err := b.add(id, words...); err != nil {
		return "", err
	}
	if err := b.execute(ctx); err != nil {
		return "", err
	}
	b.plan = nil
	b.inside = g.Module + "=" + to
	b.opened = []string{"--patch-module", b.inside}
	for _, p := range g.packages() {
		b.opened = append(b.opened, "--add-opens", g.Module+"/"+p+"=ALL-UNNAMED")
	}
	for _, path := range slices.Sorted(maps.Keys(g.Inside)) { // else those of the JDK have no assertions
		class, _ := strings.CutSuffix(filepath.ToSlash(path), ".java")
		b.opened = append(b.opened, "-ea:"+strings.ReplaceAll(class, "/", "."))
	}
	return b.answers[id], nil
}

// rejected says of all jobs that this JDK does not take the classes inside a module.
func (b *batch) rejected(g Group, why string) []Observation {
	for i := range b.out {
		b.out[i] = Observation{Status: Unavailable, Rejected: true, Java: b.jdk.Version,
			Reason: fmt.Sprintf("Java %s does not take the sources in the place of its own module %s: %s", b.jdk.Version, g.Module, source.Fold(why))}
	}
	return b.out
}

// prepare writes the programs and the plan.
func (b *batch) prepare() error {
	b.groups = map[string]string{}
	seen := map[string]bool{}
	for _, job := range b.jobs {
		p := job.Program
		if seen[p.qualified()] {
			panic("reproduce: two programs of a batch are named " + p.qualified())
		}
		seen[p.qualified()] = true
		if err := b.write(p.Path(p.Name), p.Main); err != nil {
			return err
		}
		k := job.Group.key()
		if _, known := b.groups[k]; known {
			continue
		}
		id := fmt.Sprintf("group%d", len(b.groups))
		b.groups[k] = id
		if len(job.Group.Files) == 0 {
			continue // all that it needs is inside a module
		}
		list := func(paths []string) string { return strings.Join(b.absolute(paths), string(os.PathListSeparator)) }
		words := []string{"compile", id, filepath.Join(b.dir, id), list(job.Group.SourcePath), list(job.Group.ClassPath), b.inside}
		files, err := b.files(job.Group)
		if err != nil {
			return err
		}
		if err := b.add(id, append(words, files...)...); err != nil {
			return err
		}
	}
	groups := b.plan
	if err := b.planPrograms(); err != nil {
		return err
	}
	b.plan = append(groups, b.plan...)
	return nil
}

// files are the files of a group, with those written that are on no disk.
func (b *batch) files(g Group) ([]string, error) {
	out := b.absolute(g.Files)
	for i, name := range g.Files {
		text, ok := g.Texts[name]
		if !ok {
			continue
		}
		out[i] = filepath.Join(b.dir, "texts", filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(out[i]), 0o700); err != nil {
			return nil, err
		}
		if err := os.WriteFile(out[i], []byte(text), 0o600); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// write writes a source of the programs.
func (b *batch) write(path, text string) error {
	path = b.written(path)
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	return os.WriteFile(path, []byte(text), 0o600)
}

// add adds a step to the plan.
func (b *batch) add(id string, words ...string) error {
	for _, w := range words {
		if strings.ContainsAny(w, "\t\n\r") {
			return fmt.Errorf("the name %q cannot be used here", w)
		}
	}
	b.plan = append(b.plan, step{id, strings.Join(words, "\t")})
	return nil
}

// planPrograms makes the plan that compiles the programs and runs them, after their
// groups.
func (b *batch) planPrograms() error {
	b.plan, b.failed = nil, map[string]string{}
	sources := map[string][]string{}
	var order []string
	for i, job := range b.jobs {
		delete(b.answers, ran(i))
		id := b.compilation(i)
		if sources[id] == nil {
			order = append(order, id)
		}
		sources[id] = append(sources[id], b.written(job.Program.Path(job.Program.Name)))
	}
	for _, id := range order {
		if err := b.add(id, append([]string{"compile", id, b.folder(id), "", b.support(), b.inside}, sources[id]...)...); err != nil {
			return err
		}
	}
	for i, job := range b.jobs {
		if job.Program.Invisible != "" {
			continue // there is nothing to see
		}
		id := ran(i)
		words := []string{"run", id, job.Program.qualified(), fmt.Sprint(b.limits.PerProgram.Milliseconds()),
			b.folder(b.compilation(i)), b.support(), filepath.Join(b.dir, b.groups[job.Group.key()])}
		if err := b.add(id, append(words, b.absolute(job.Group.ClassPath)...)...); err != nil {
			return err
		}
	}
	return nil
}

// absolute gives the paths of files for a process with another folder.
func (b *batch) absolute(paths []string) []string {
	var out []string
	for _, p := range paths {
		if a, err := filepath.Abs(p); err == nil && a != p && filepath.Dir(a) != a {
			b.given[a] = p
			p = a
		}
		out = append(out, p)
	}
	return out
}

// asGiven are the driver's words with the paths as they were given.
func (b *batch) asGiven(text string) string {
	text = strings.ReplaceAll(text, b.dir+string(filepath.Separator), "")
	for _, full := range slices.SortedFunc(maps.Keys(b.given), func(x, y string) int { return cmp.Or(len(y)-len(x), cmp.Compare(x, y)) }) {
		text = strings.ReplaceAll(text, full, b.given[full])
	}
	return text
}

// run runs a command to its end. The kernel ends a program with the thread that
// started it, so that thread stays.
func run(c *exec.Cmd) error {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	return c.Run()
}

// start runs the driver from a step on, and gives the step to go on with.
func (b *batch) start(ctx context.Context, first int) (next int, err error) {
	var lines []string
	budget := b.limits.Compile
	for _, s := range b.plan[first:] {
		lines = append(lines, s.line)
		budget += b.limits.PerProgram
	}
	plan := filepath.Join(b.dir, "plan")
	if err := os.WriteFile(plan, []byte(strings.Join(lines, "\n")+"\n"), 0o600); err != nil {
		return 0, err
	}
	limited, cancel := context.WithTimeout(ctx, budget)
	defer cancel()
	// Short runs: a simple collector and the first compiler are quickest.
	flags := append([]string{"-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx1g", "-Dfile.encoding=UTF-8"}, b.opened...)
	c := command(limited, b.jdk.Java, append(flags, "-cp", b.driver(), "Driver", plan)...)
	c.Dir = b.dir
	c.Env = append(os.Environ(), "LC_ALL=C.UTF-8") // file names may have any letters
	var out, complaint bytes.Buffer
	c.Stdout, c.Stderr = &out, &complaint
	ended := run(c)
	if ctx.Err() != nil {
		return 0, ctx.Err()
	}
	started, timeout := "", ""
	for _, l := range strings.Split(out.String(), "\n") {
		w := strings.SplitN(strings.TrimSuffix(l, "\r"), "\t", 4)
		if len(w) != 4 || w[0] != "DRIVER" {
			continue
		}
		switch w[1] {
		case "begin":
			started = w[2]
		case "end":
			b.answers[w[2]] = b.asGiven(unescape.Replace(w[3]))
			started = ""
		case "timeout":
			timeout = w[2]
		}
	}
	if started == "" && first < len(b.plan) && b.plan[first].id != "" {
		if _, any := b.answers[b.plan[first].id]; !any {
			message := complaint.String()
			if strings.TrimSpace(message) == "" {
				message = out.String() // where a JVM that does not start says why
			}
			return 0, fmt.Errorf("%s fails: %v: %s", b.jdk.Java, ended, source.Fold(message))
		}
	}
	if started == "" {
		return len(b.plan), nil
	}
	for i, s := range b.plan {
		if s.id != started {
			continue
		}
		switch {
		case timeout == started:
			b.failed[started] = fmt.Sprintf("the call does not end within %v", b.limits.PerProgram)
		case limited.Err() != nil:
			b.failed[started] = "the JVM does not end in time"
		default:
			b.failed[started] = "the call ends the JVM"
		}
		if strings.HasPrefix(started, "run") {
			return i + 1, nil
		}
		return 0, fmt.Errorf("the compiler fails: %v: %s", ended, source.Fold(complaint.String()))
	}
	panic("reproduce: the driver speaks of " + started)
}

var unescape = strings.NewReplacer(`\\`, `\`, `\n`, "\n", `\r`, "\r")

// Status of an observation.
type Status string

// The statuses.
const (
	Confirmed   Status = "confirmed"   // the program ran, and failed as predicted
	Unconfirmed Status = "unconfirmed" // it did not
	Unavailable Status = "unavailable" // it could not be run
)

// Observation is what the JVM showed of one program.
type Observation struct {
	Status Status
	Reason string // unless confirmed
	Java   string // the version
	// Observed says what happened: "postcondition false, same post-state".
	Observed string
	// Disagrees: the JVM does what the interpreter says it does not do, or the
	// other way round.
	Disagrees bool
	// Rejected: javac rejects the sources of the group.
	Rejected bool
	Line     Line
}

// Line is the line that a program prints for a machine.
type Line struct {
	Verdict, Reason, Outcome, Value, At, Clause, Why, Difference, Java string
	Predicted, SameOutcome, SamePost                                   bool
}

// observe judges what came of the program of a job.
func (b *batch) observe(i int, job Job) Observation {
	o := Observation{Status: Unconfirmed, Java: b.jdk.Version}
	p, id := job.Program, ran(i)
	if why := b.answers[b.groups[job.Group.key()]]; why != "" {
		o.Rejected, o.Status, o.Reason = true, Unavailable, rejection(why)
		return o
	}
	if why := b.answers[b.compilation(i)]; why != "" {
		o.Reason = "javac rejects the program that is to reproduce it, which is a fault of inspect: " + source.Fold(why)
		return o
	}
	if p.Invisible != "" {
		o.Reason = p.Invisible
		return o
	}
	text, ok := b.answers[id]
	if !ok {
		o.Reason = b.failed[id]
		return o
	}
	data, ok := strings.CutPrefix(text, "INSPECT ")
	if !ok {
		o.Status, o.Reason = Unavailable, text
		return o
	}
	if err := json.Unmarshal([]byte(data), &o.Line); err != nil {
		panic(fmt.Sprintf("reproduce: the program %s prints %q: %v", p.Name, data, err))
	}
	o.judge(p)
	return o
}

var missingPackage = regexp.MustCompile(`^(?:(.*): )?package (\S+) does not exist`)

// rejection says why javac does not compile the sources, and what is missing.
func rejection(why string) string {
	m := missingPackage.FindStringSubmatch(why)
	if m == nil {
		return "javac rejects the sources: " + why
	}
	at := ""
	if m[1] != "" {
		at = " (" + m[1] + ")"
	}
	return fmt.Sprintf("the package %s is missing%s: let CLASSPATH name the folders and archives of the libraries", m[2], at)
}

// judge sets status, reason and what was observed from the line.
func (o *Observation) judge(p *Program) {
	l := &o.Line
	o.Observed = l.observed(p.kind, p.stateless)
	bits := ""
	switch {
	case p.bits < Width && p.decided:
		bits = fmt.Sprintf("only at %d bits: ", p.bits)
	case p.bits < Width:
		bits = fmt.Sprintf("not decided beyond %d bits: ", p.bits)
	}
	switch {
	case l.Outcome == "threw" && strings.HasPrefix(l.Value, "java.lang.OutOfMemoryError"):
		o.Reason = "the JVM runs out of memory with these values; --effort full looks for smaller ones"
	case l.Verdict == "violated" && (p.fails || !p.decided):
		o.Status = Confirmed
		if p.bits < Width {
			o.Observed += ", also at Java's widths"
		}
	case l.Verdict == "violated" && p.note != "":
		o.Disagrees = p.predicts
		o.Reason = "the JVM and the interpreter disagree: on the JVM the property is broken, but " + p.note
	case p.left != "":
		o.Reason = p.left
	case p.rests != "" && (l.Verdict == "kept" || l.Verdict == "differs"):
		o.Reason = p.rests + ", and the JVM takes that otherwise"
	case l.Verdict == "kept" && p.decided && bits != "" && p.note != "":
		o.Reason = bits + p.note
	case p.chooses && (l.Verdict == "kept" || l.Verdict == "differs"):
		o.Reason = "it rests on a choice that the library leaves open, and the JVM makes another"
	case l.Verdict == "kept" && p.hashes:
		o.Reason = "it needs identity hash codes of its own, and the JVM gives others"
	case l.Verdict == "kept" && p.stateless:
		o.Reason = "the AssertionError is caught on its way and does not leave the method: " + o.Observed
	case l.Verdict == "kept" && p.fails:
		o.Disagrees = true
		o.Reason = "the JVM and the interpreter disagree: on the JVM the specification is kept (" + o.Observed + ")"
	case l.Verdict == "differs" && l.Clause != "unknown":
		o.Disagrees = true
		o.Reason = "the specification is broken on the JVM, but not as predicted: " + l.Difference
	case l.Verdict == "differs":
		o.Disagrees = true
		o.Reason = "the call does not end as predicted: " + l.Difference
	case l.Verdict == "impossible":
		o.Reason = "the state cannot be built on the JVM: " + l.Reason
	case l.Verdict == "not-admitted":
		o.Reason = bits + l.Reason
	case p.note != "":
		o.Reason = bits + p.note
	default:
		o.Reason = l.Reason
	}
}

// observed puts a line in words; stateless: the prediction has no post-state.
func (l *Line) observed(kind string, stateless bool) string {
	var parts []string
	switch {
	case l.Outcome == "threw":
		s := l.Value
		if l.At != "" {
			s += " at " + l.At
		}
		if l.Predicted && l.SameOutcome {
			s = "same exception, " + s
		}
		parts = append(parts, s)
	case l.Outcome == "returned" && l.Value != "":
		parts = append(parts, `\result = `+l.Value)
	}
	byException := visible[kind].how == byException || visible[kind].how == byAssertion
	switch l.Clause {
	case "true":
		if !byException {
			parts = append(parts, kind+" true")
		}
	case "false":
		if !byException {
			parts = append(parts, kind+" false")
		}
	case "undefined":
		parts = append(parts, kind+" undefined")
	}
	if l.Predicted && l.SamePost && !stateless {
		parts = append(parts, "same post-state")
	} else if l.Difference != "" {
		parts = append(parts, l.Difference)
	}
	return strings.Join(parts, ", ")
}

// Summary says in words what was observed, or why nothing was.
func (o *Observation) Summary() string {
	if o.Status == Confirmed {
		return o.Observed
	}
	return o.Reason
}
