// Command bench measures inspect beside published figures; see package
// internal/bench.
//
//	bench                                    everything, as tables
//	bench -study dijkstra                    the InspectJ paper's case study only
//	bench -study targets -timeout 60s        what has a target, and whether it is met
//	bench -only 'RedBlack.*insert' -backends auto,ground/cadical,ground/minisat
//	bench -largest 600s                      the largest n of each method that holds
//	bench -largest 60s -backends ground/cadical  the same, by one backend
//	bench -census src -sample 200 what inspect says of 200 methods below src, and why
//	bench -clients testdata/jdk   what inspect says of each method there, and in which time;
//	                              the marks of a page are named like the folder
//	bench -mentions 15            what it costs a method that a type of the library is mentioned
//	bench -readme docs/measurements.md -results rows.json   goes on where it was interrupted
//
// The tables go to standard output, or as Markdown between marks of a page; the
// last compares each backend with the best single one, the default command (auto)
// among them. Progress goes to standard error. It ends with exit code 1 when a verdict is not
// the one known.
package main

import (
	"context"
	"flag"
	"fmt"
	"maps"
	"os"
	"os/signal"
	"regexp"
	"slices"
	"strings"
	"syscall"
	"time"

	"inspect/internal/bench"
	"inspect/solve/sat"
)

// serve is the argument with which bench starts itself to make one measurement.
const serve = "-serve"

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	var err error
	if len(os.Args) == 2 && os.Args[1] == serve {
		err = bench.Tools{Open: open, Size: sat.Size, Refute: sat.Refute}.Serve(ctx, os.Stdin, os.Stdout)
	} else {
		err = run(ctx)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		stop()
		os.Exit(1)
	}
}

// options are the command line's.
type options struct {
	studies     []string
	only        *regexp.Regexp
	largest     time.Duration
	md          bool
	readme      string
	results     string
	chosen      bool // -backends names them
	stored      bool // print what results has, and measure nothing
	runner      *bench.Runner
	census      *bench.Census   // nil: none is taken
	all         bool            // of a census: name each method that is left open
	clients     *bench.Clients  // nil: none are asked about
	projects    *bench.Projects // nil: none are checked
	projectFile string          // names them
	perClass    bool            // of clients: a row for each class
	times       int             // how often mentions are measured; 0: they are not
}

func parseFlags(ctx context.Context) (*options, error) {
	study := flag.String("study", "all", "dijkstra, structures, targets or all")
	only := flag.String("only", "", "measure only what matches this `REGEXP`, such as 'insert, 12 nodes'")
	timeout := flag.Duration("timeout", 60*time.Second, "give up on an instance by one backend after this time")
	backends := flag.String("backends", "", "encodings with backends, separated by commas, each with its own timeout if need be, as in quantified/z3@20s (default: those found of "+strings.Join(names(), ",")+")")
	largest := flag.Duration("largest", 0, "look for the largest n that each method that holds is decided at, with this time for each check")
	md := flag.Bool("md", false, "print Markdown")
	readme := flag.String("readme", "", "write Markdown into this page, between its marks")
	results := flag.String("results", "", "keep the rows in this `FILE`, and do not measure those that are in it")
	stored := flag.Bool("kept", false, "measure nothing: print the rows that -results has")
	folder := flag.String("census", "", "count the verdicts and causes of the methods below this `FOLDER`")
	sample := flag.Int("sample", 0, "of a census, check only so many methods, always the same")
	library := flag.String("library", "models", "in a census, where the code of java.util comes from, as check has it: models or jdk")
	alone := flag.Bool("alone", false, "in a census, check each file as a program of its own: the other classes are the library's")
	all := flag.Bool("each", false, "in a census, name each method that is not decided, or whose counterexample no JVM confirms")
	clients := flag.String("clients", "", "check each method below this `FOLDER`, under its inspect.toml, and say how long that takes")
	perClass := flag.Bool("brief", false, "of -clients, one row for each class")
	projects := flag.String("projects", "", "check each project that this `FILE` names, a line with name, folder and flags of check for each, and say how far that comes and what it takes")
	budget := flag.Duration("budget", 10*time.Minute, "of -projects, the time for a check of one")
	mentions := flag.Int("mentions", 0, "measure so often what it costs a method that a type of the library is mentioned beside it")
	testdata := flag.String("testdata", "testdata", "the folder of the instances")
	flag.Parse()
	if flag.NArg() > 0 {
		return nil, fmt.Errorf("unexpected argument %q", flag.Arg(0))
	}
	o := &options{studies: bench.Studies(), largest: *largest, md: *md, readme: *readme, results: *results, stored: *stored, chosen: *backends != ""}
	progress := func(s string) { fmt.Fprintln(os.Stderr, s) }
	if o.times = *mentions; o.times > 0 {
		return o, ctx.Err()
	}
	if *projects != "" {
		o.projects, o.projectFile = &bench.Projects{Budget: *budget, Progress: progress}, *projects
		return o, ctx.Err()
	}
	if *clients != "" {
		o.perClass = *perClass
		o.clients = &bench.Clients{Folder: *clients, Progress: progress}
		return o, ctx.Err()
	}
	if *folder != "" {
		o.census = &bench.Census{Folder: *folder, Sample: *sample, Alone: *alone, Library: *library, Progress: progress}
		o.all = *all
		return o, ctx.Err()
	}
	if *sample != 0 || *alone || *all || *library != "models" {
		return nil, fmt.Errorf("-sample, -alone, -each and -library are of a -census")
	}
	if *study != "all" {
		if !slices.Contains(o.studies, *study) {
			return nil, fmt.Errorf("-study %q is not one of %s, all", *study, strings.Join(o.studies, ", "))
		}
		o.studies = []string{*study}
	}
	var err error
	if o.only, err = regexp.Compile(*only); err != nil {
		return nil, fmt.Errorf("-only: %w", err)
	}
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	o.runner = &bench.Runner{
		Child: []string{self, serve}, Testdata: *testdata, Timeout: *timeout,
		Progress: progress,
	}
	if *backends == "" {
		o.runner.Backends = found()
	} else if o.runner.Backends, err = parseBackends(*backends); err != nil {
		return nil, fmt.Errorf("-backends: %w", err)
	}
	if o.largest > 0 && o.chosen && len(o.runner.Backends) > 1 {
		return nil, fmt.Errorf("-largest measures one backend, not the %d of -backends", len(o.runner.Backends))
	}
	return o, ctx.Err()
}

func run(ctx context.Context) error {
	o, err := parseFlags(ctx)
	if err != nil {
		return err
	}
	switch {
	case o.census != nil:
		return o.takeCensus(ctx)
	case o.projects != nil:
		return o.checkProjects(ctx)
	case o.clients != nil:
		return o.runClients(ctx)
	case o.times > 0:
		return o.measureMentions(ctx)
	}
	if o.largest > 0 {
		return o.reach(ctx)
	}
	measured, err := bench.ReadMeasured(o.results, o.runner.Backends)
	if err != nil {
		return err
	}
	wrong := map[string]bool{}
	var all []bench.Row
	for _, study := range o.studies {
		var rows []bench.Row
		for _, in := range bench.Instances() {
			name := in.Name() + ", " + in.Label
			if !in.In(study) || !o.only.MatchString(name) {
				continue
			}
			key := in.Study + " " + name
			r, done := measured.Rows[key]
			switch {
			case done:
				o.runner.Know(r)
			case o.stored:
				continue
			default:
				if r, err = o.runner.Measure(ctx, in); err != nil {
					o.print(study, o.table(study, rows))
					return err
				}
				measured.Rows[key] = r
				if err := measured.Write(o.results); err != nil {
					return err
				}
			}
			r.Instance = in // its target and figures may be newer
			if r.Wrong() {
				wrong[key] = true
			}
			rows = append(rows, r)
		}
		if len(rows) == 0 {
			continue
		}
		if err := o.put(study, o.table(study, rows)); err != nil {
			return err
		}
		if study != bench.Targets { // whose rows are others' too
			all = append(all, rows...)
		}
	}
	if len(all) > 0 {
		put := o.put
		if len(o.studies) < len(bench.Studies()) {
			put = o.print // the page has that of all
		}
		if err := put("summary", bench.Summary(o.runner.Backends, all)); err != nil {
			return err
		}
	}
	if len(wrong) > 0 {
		return fmt.Errorf("wrong verdicts: %s", strings.Join(slices.Sorted(maps.Keys(wrong)), "; "))
	}
	return nil
}

func (o *options) table(study string, rows []bench.Row) bench.Table {
	if study == bench.Targets {
		return bench.TargetTable(o.runner.Backends, rows)
	}
	return bench.Results(o.runner.Backends, rows)
}

// reach prints how far each method comes.
func (o *options) reach(ctx context.Context) error {
	backends := []bench.Backend{{Name: bench.Default}}
	if o.chosen {
		backends = o.runner.Backends
	}
	measured, err := bench.ReadMeasured(o.results, backends)
	if err != nil {
		return err
	}
	var rows []bench.Reach
	for _, f := range bench.Families() {
		in := f.Instance(1)
		if !slices.ContainsFunc(o.studies, in.In) || !o.only.MatchString(in.Name()) {
			continue
		}
		r, done := measured.Reaches[f.Key()]
		var known *bench.Reach
		if r.Family = f; done {
			known = &r
		}
		if !o.stored {
			keep := func(r bench.Reach) error {
				measured.Reaches[f.Key()] = r
				return measured.Write(o.results)
			}
			if r, err = o.runner.Largest(ctx, f, backends[0].Name, o.largest, known, keep); err != nil {
				o.print("largest", bench.ReachTable(rows))
				return err
			}
			if err := keep(r); err != nil {
				return err
			}
			done = true
		}
		if done {
			rows = append(rows, r)
		}
	}
	if len(rows) == 0 {
		return nil
	}
	return o.put("largest", bench.ReachTable(rows))
}

// put prints a table, or writes it into the page.
func (o *options) put(name string, t bench.Table) error {
	if o.readme == "" {
		return o.print(name, t)
	}
	page, err := os.ReadFile(o.readme)
	if err != nil {
		return err
	}
	var md strings.Builder
	if err := t.Markdown(&md); err != nil {
		return err
	}
	text, err := bench.Replace(string(page), name, md.String())
	if err != nil {
		return fmt.Errorf("%s: %w", o.readme, err)
	}
	return os.WriteFile(o.readme, []byte(text), 0o644)
}

func (o *options) print(name string, t bench.Table) error {
	fmt.Printf("%s:\n", name)
	if o.md {
		fmt.Println()
		defer fmt.Println()
		return t.Markdown(os.Stdout)
	}
	defer fmt.Println()
	return t.Text(os.Stdout)
}
