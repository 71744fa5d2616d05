package verify

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"sort"
	"strings"

	"inspect/cfg"
	"inspect/counterexample/replay"
	"inspect/counterexample/reproduce"
	"inspect/counterexample/sequences"
	"inspect/counterexample/witness"
	"inspect/internal/files"
	"inspect/internal/halt"
	"inspect/java/bounds"
	"inspect/java/classfile"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/report"
)

// ConfirmJVM is the Config.Confirm that asks a JVM, too.
const ConfirmJVM = "jvm"

// codeJVM: no JDK was found, or none that serves. Example: inspect check
// --confirm jvm A.java where there is no javac.
const codeJVM source.Code = "jvm"

// confirm asks the interpreter whether the counterexample is one, and keeps what
// the JVM needs for the same.
func (c *method) confirm(ctx context.Context, w *witness.Witness, ce *report.Counterexample) {
	if w.Long != nil {
		ce.Status, ce.Reason = "unconfirmed", w.Long.String()+" is too long for the interpreter"
	} else if halt.Caught(func() { c.interpret(ctx, w, ce) }) {
		ce.Status, ce.Reason = "unconfirmed", "the interpreter did not come to an end: "+whyEnded(ctx)
	}
	if c.config.Confirm != ConfirmJVM && c.config.Reproducer == "" && c.config.Reproduce == nil {
		return
	}
	c.enter("reproduce")
	from := c.reproduction(ctx, w)
	from.Rests = openReason(ce)
	c.mu.Lock()
	defer c.mu.Unlock()
	c.reproducers = append(c.reproducers, &reproducer{c.res, ce, from, c.callsOf(w)})
}

// forget writes no program for a counterexample.
func (c *method) forget(ce *report.Counterexample) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.reproducers = slices.DeleteFunc(c.reproducers, func(r *reproducer) bool { return r.ce == ce })
}

// moveReproducer has the program of a counterexample written for another result of its method.
func moveReproducer(r *run, ce *report.Counterexample, to *report.Result) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, k := range r.reproducers {
		if slices.Contains(ce.All(), k.ce) {
			k.res = to
		}
	}
}

// reproducer is a counterexample that a program is to be written for.
type reproducer struct {
	res   *report.Result
	ce    *report.Counterexample
	from  *reproduce.Case
	calls *sequences.Calls // what made the state before the method; nil: it is one of any
}

// wide are bounds for the interpreter, which has one execution to follow: what values
// decide needs no bound in the search, and at Java's widths a loop may go on longer.
func wide(bits int) bounds.Bounds {
	return bounds.Bounds{Bits: bits, Unwind: 1 << 20, Recursion: 1 << 9, ArrayLength: 1 << 16}
}

// reproduction predicts what the JVM does with a counterexample.
func (c *method) reproduction(ctx context.Context, w *witness.Witness) *reproduce.Case {
	b := c.config.Bounds.WithDefaults()
	p := w.Property
	out := &reproduce.Case{
		World: c.world, Method: c.m, Pre: w.Pre, Kind: string(p.Kind), Span: p.Span, Message: source.OneLine(p.Message),
		Bits: b.Bits, ReceiverOnly: c.config.ReceiverOnly, SpecMath: c.config.SpecMath,
	}
	if b.Bits > reproduce.Width {
		out.Why = fmt.Sprintf("the widths at %d bits are not Java's", b.Bits)
		return out
	}
	if w.Long != nil {
		out.Why = w.Long.String() + " is too long"
		return out
	}
	if f := c.differs(w.Pre, b.Bits); f != nil {
		out.Why = fmt.Sprintf("the static final field %s holds something else at Java's widths", f.QName())
		return out
	}
	o, err := replay.New(c.world, c.replaying(ctx, p, reproduce.Width)).Check(c.m, w.Pre)
	if err != nil {
		out.Why = fmt.Sprintf("the interpreter cannot execute it at Java's widths: %v", err)
		return out
	}
	out.Java = o
	return out
}

// programNames gives the paths of the programs of each method's first counterexample,
// without their ending, and has some for those of further ones.
func programNames(methods []*types.Method) (*nameTable, map[*types.Method]string) {
	t := newNameTable("Test")
	return t, t.nameAll(methods, reproduce.Path)
}

// reproduceAll writes the programs of all counterexamples, and runs them in one
// JVM when asked.
func (r *run) reproduceAll(ctx context.Context, doc *report.Document, methods []*types.Method) {
	order := map[*report.Result]int{}
	shown := map[*report.Counterexample]bool{}
	for i, res := range doc.Results {
		order[res] = i
		for _, ce := range report.AllOf(res) {
			shown[ce] = true
		}
	}
	rs := slices.DeleteFunc(r.reproducers, func(p *reproducer) bool { return !shown[p.ce] }) // others led to a need, or to a smaller one
	sort.SliceStable(rs, func(i, j int) bool { return order[rs[i].res] < order[rs[j].res] })
	var jobs []reproduce.Job
	var of []*reproducer
	names, first := programNames(methods)
	used := map[*types.Method]bool{}
	inside := reproduce.Inside(r.world, r.moduleOf())
	for _, p := range rs {
		p.from.Module = inside[p.from.Method.Class.Decl.Span().File.Name].Module
		if r.config.Reproduce != nil {
			r.config.Reproduce(p.res, p.from)
		}
		if r.config.Confirm != ConfirmJVM && r.config.Reproducer == "" {
			continue
		}
		name := first[r.subject(p.from.Method)]
		if used[r.subject(p.from.Method)] {
			name = names.take(name)
		}
		used[r.subject(p.from.Method)] = true
		prog, why := r.program(p, filepath.Base(name))
		if prog == nil {
			if r.config.Confirm == ConfirmJVM && why != "" {
				p.ce.JVM = &report.JVM{Status: string(reproduce.Unconfirmed), Reason: why}
			}
			continue
		}
		r.writeReproducer(p, prog)
		jobs = append(jobs, reproduce.Job{Program: prog})
		of = append(of, p)
	}
	if r.config.Confirm != ConfirmJVM || len(jobs) == 0 {
		return
	}
	if why := r.confirmAll(ctx, doc, jobs, of, inside); why != "" {
		for _, p := range of {
			p.ce.JVM = &report.JVM{Status: string(reproduce.Unavailable), Reason: why}
		}
	}
}

// confirmAll runs the programs, each of the counterexample beside it, and notes what came of
// it, or says why nothing did.
func (r *run) confirmAll(ctx context.Context, doc *report.Document, jobs []reproduce.Job, of []*reproducer, inside map[string]reproduce.Place) (why string) {
	if r.config.Progress != nil {
		r.config.Progress(Event{Method: fmt.Sprintf("%d counterexamples", len(jobs)), Stage: "jvm"})
	}
	jdk, err := reproduce.Find(ctx, os.LookupEnv)
	if ctx.Err() != nil {
		return "interrupted"
	}
	var missing *reproduce.Missing
	if errors.As(err, &missing) {
		d := source.Errorf(codeJVM, source.Span{}, "the JVM confirms nothing: %s", missing.What)
		d.Severity, d.Remedy = source.Warning, missing.Remedy
		doc.Diagnostics = append(doc.Diagnostics, report.NewDiagnostic(d))
	}
	if err != nil {
		return err.Error()
	}
	seen, err := r.onJVM(ctx, jdk, jobs, of, inside)
	if ctx.Err() != nil {
		return "interrupted"
	}
	if err != nil {
		return err.Error()
	}
	for i, o := range seen {
		of[i].ce.JVM = &report.JVM{Status: string(o.Status), Reason: o.Reason, Java: o.Java, Observed: o.Observed}
		decidedOnJVM(of[i].ce)
		if o.Disagrees && r.config.Check {
			of[i].res.Verdict, of[i].res.Reason = report.Failed, "internal fault in stage jvm: "+o.Reason
			of[i].res.Withdraw()
		}
	}
	return ""
}

// onJVM runs the programs on the classes that they need. All that any of them
// needs is compiled at once; when javac rejects that, what each needs by itself,
// and at last everything that was given: a class may stand in a file of another
// name. Where nothing compiles, what is said is what the program itself lacks.
//
// Classes of the JDK itself are compiled and run by the JDK whose sources are read, where
// it has a compiler.
func (r *run) onJVM(ctx context.Context, jdk *reproduce.JDK, jobs []reproduce.Job, of []*reproducer, inside map[string]reproduce.Place) ([]reproduce.Observation, error) {
	theirs := jdk
	if len(inside) > 0 {
		if j, err := reproduce.At(ctx, filepath.Dir(filepath.Dir(r.config.Modules))); err == nil {
			theirs = j
		}
	}
	texts, absent := r.texts(), reproduce.Absent(r.world)
	maps.Copy(texts, absent)
	needed, union, all := neededSources(r.world, of)
	group := reproduce.Group{
		SourcePath: append(slices.Clone(r.config.SourcePath), reproduce.Roots(r.world)...),
		ClassPath:  r.config.ClassPath,
		Texts:      texts,
	}
	seen := make([]reproduce.Observation, len(jobs))
	tried := make([]string, len(jobs))
	for stage, files := range []func(i int) []string{
		func(int) []string { return union },
		func(i int) []string { return needed[i] },
		func(int) []string { return all },
	} {
		var some []reproduce.Job
		var index []int
		for i, job := range jobs {
			job.Group = group
			all := slices.Concat(files(i), slices.Sorted(maps.Keys(absent)))
			key := strings.Join(all, "\x00")
			if stage > 0 && (!seen[i].Rejected || key == tried[i]) {
				continue
			}
			tried[i] = key
			if why := fill(&job.Group, all, inside); why != "" {
				seen[i] = reproduce.Observation{Status: reproduce.Unavailable, Reason: why}
				continue
			}
			some, index = append(some, job), append(index, i)
		}
		if len(some) == 0 {
			continue
		}
		more, err := runJobs(ctx, jdk, theirs, some)
		if err != nil {
			return nil, err
		}
		for k, o := range more {
			if stage < 2 || !o.Rejected {
				seen[index[k]] = o
			}
		}
	}
	return seen, nil
}

// neededSources are the files that each reproducer needs, those that any of them needs, and
// all files of the program.
func neededSources(w *types.World, of []*reproducer) (needed [][]string, union, all []string) {
	wanted := map[string]bool{}
	for _, p := range of {
		files := p.from.Needed()
		needed = append(needed, files)
		for _, f := range files {
			wanted[f] = true
		}
	}
	all = reproduce.Sources(w)
	for _, f := range all {
		if wanted[f] {
			union = append(union, f)
		}
	}
	return needed, union, all
}

// runJobs runs jobs, those inside a module of the JDK on the JVM of that JDK.
func runJobs(ctx context.Context, jdk, theirs *reproduce.JDK, jobs []reproduce.Job) ([]reproduce.Observation, error) {
	seen := make([]reproduce.Observation, len(jobs))
	for _, by := range []struct {
		jdk    *reproduce.JDK
		inside bool
	}{{jdk, false}, {theirs, true}} {
		var mine []reproduce.Job
		var at []int
		for k, job := range jobs {
			if by.inside == (job.Group.Module != "") {
				mine, at = append(mine, job), append(at, k)
			}
		}
		if len(mine) == 0 {
			continue
		}
		more, err := by.jdk.Run(ctx, mine, reproduce.Limits{})
		if err != nil {
			return nil, err
		}
		for k, o := range more {
			seen[at[k]] = o
		}
	}
	return seen, nil
}

// fill gives a group its files, each where it belongs; why says why that cannot be.
func fill(g *reproduce.Group, files []string, inside map[string]reproduce.Place) (why string) {
	g.Inside = map[string]string{}
	for _, f := range files {
		p, is := inside[f]
		switch {
		case !is:
			g.Files = append(g.Files, f)
			continue
		case g.Module == "":
			g.Module = p.Module
		case g.Module != p.Module:
			return fmt.Sprintf("its classes belong to two modules of the JDK, %s and %s", g.Module, p.Module)
		}
		g.Inside[p.Path] = p.Text
	}
	return ""
}

// moduleOf finds the modules of packages in the JDK at hand.
func (r *run) moduleOf() func(pkg string) string {
	known := map[string]string{}
	return func(pkg string) string {
		m, ok := known[pkg]
		if !ok {
			m = classfile.ModuleOf(r.config.Modules, pkg)
			known[pkg] = m
		}
		return m
	}
}

// program writes the program for a counterexample; nil with a reason when its
// state cannot exist on the JVM. A panic becomes the result "error".
func (r *run) program(p *reproducer, name string) (prog *reproduce.Program, why string) {
	defer func() {
		if e := recover(); e != nil {
			p.res.Verdict = report.Failed
			p.res.Reason = fmt.Sprintf("internal fault in stage reproduce: %v", e)
			p.res.Withdraw()
		}
	}()
	prog, err := reproduce.New(p.from, name)
	if err != nil {
		return nil, err.Error()
	}
	return prog, ""
}

// testHead begins a test of calls.
const testHead = reproduce.Mark + "It is overwritten by the next run.\n//\n" +
	"// To keep it, put this file alone among the tests of the project (src/test/java), with JUnit 5. It fails until the\n" +
	"// defect is mended, and needs no other file that was written with it.\n\n"

var reproducerMark = regexp.MustCompile("^" + regexp.QuoteMeta(reproduce.Mark))

// writeReproducer writes the program, the test where there is one, and what they share.
func (r *run) writeReproducer(of *reproducer, p *reproduce.Program) {
	res := of.res
	if r.config.Reproducer == "" {
		return
	}
	r.writeJava(res, reproduce.SupportPath, reproduce.Support)
	absent := reproduce.Absent(r.world)
	for _, name := range slices.Sorted(maps.Keys(absent)) {
		r.writeJava(res, name, reproduce.Mark+"\n"+absent[name])
	}
	if d := r.driverOf(of.from.Method); d != nil {
		r.writeJava(res, d.File, reproduce.Mark+"\n"+d.Text)
	}
	if d := r.driverWith(of.from.Method); d != nil {
		r.writeJava(res, d.File, reproduce.Mark+"\n"+d.Text)
	}
	texts := map[string]string{p.Name: p.Main, p.Name + "Test": p.Test}
	switch {
	case of.calls == nil || !of.calls.Plain:
	case len(of.ce.RestsOn) > 0 || of.ce.Kind == string(cfg.Precondition): // the calls alone do not bring it about, or no JVM sees it
		texts[p.Name+"Test"] = ""
	default:
		texts[p.Name+"Test"] = testHead + of.calls.Test(p.Package, p.Name+"Test", res.HeadlineOf(of.ce).Text)
	}
	for _, name := range []string{p.Name, p.Name + "Test"} {
		if texts[name] == "" {
			continue
		}
		r.writeJava(res, p.Path(name), texts[name])
	}
}

// writeJava writes a file below the folder of reproducers; folders of packages are made.
func (r *run) writeJava(res *report.Result, name, text string) {
	path := filepath.Join(r.config.Reproducer, name)
	err := os.MkdirAll(filepath.Dir(path), 0o755)
	if err == nil {
		err = files.WriteFile(path, reproducerMark, r.config.Force, func(w io.Writer) error {
			_, err := io.WriteString(w, text)
			return err
		})
	}
	if err != nil {
		unwritten(res, path, err)
	}
}
