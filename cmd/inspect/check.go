package main

import (
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"github.com/urfave/cli/v2"
	"golang.org/x/term"

	"inspect/counterexample/reproduce"
	"inspect/java/types"
	"inspect/report"
	"inspect/solve/sat"
	"inspect/verify"
)

// glossary are the words of a report, for those who program in Java.
const glossary = `Words in the report:
   holds             no execution within the bounds breaks what is checked
   violated          a call, and objects before it, that break it: they are shown
   nothing to check  no contract, and nothing in the method can fail
   vacuous           the clauses contradict each other, so no call satisfies them
   inconclusive      not decided; the reason is in parentheses, the remedy below
   unsupported       an execution comes to Java or JML that inspect does not know yet
   bounds            how many objects, elements, iterations and nested calls, and
                     integers of how many bits are tried: all up to these
   cut off at line   the loop or call there could have gone on beyond its bound
   never reached     no execution within the bounds comes to the statement
   precondition      requires: what a caller must see to
   postcondition     ensures: what the method must have seen to when it returns
   invariant         what holds of each object whenever no method is at work on it
   NAME#1            an object: the first of its class; ─field─► leads to another
   before, after     the objects before the call and after it; * marks what changed
   path              the lines executed, with what each assigned
   because           the broken clause, with the values of its parts
   confirmed         an interpreter, which shares no code with the search, agrees`

func flagsOf(groups ...[]cli.Flag) []cli.Flag {
	var out []cli.Flag
	for _, g := range groups {
		out = append(out, g...)
	}
	return out
}

func checkFlags() []cli.Flag {
	return flagsOf(inputFlags(), configFlags(), excludeFlags(), boundFlags(), meaningFlags(), solveFlags(), cacheFlags(), gateFlags(), outputFlags())
}

func (a *app) checkCommand() *cli.Command {
	return &cli.Command{
		Name:      "check",
		Usage:     "check methods against their specifications within bounds",
		ArgsUsage: "PATH...",
		Description: `PATH is a .java file or a folder. Without --method every method with a body is
checked. Flags may stand before or after the paths: --help lists those that are used
most, --help-all all of them.

   inspect check List.java --method 'List.remove(Node)' --unwind 3
   inspect check List.java --bits 4 --objects Node=5,List=1 --stats
   inspect check List.java --encoding quantified --backend "cvc5 --lang smt2 -"

` + dialectHelp(checkFlags()) + "\n\n" + missingHelp() + "\n\n" + glossary,
		Flags:        checkFlags(),
		OnUsageError: func(c *cli.Context, err error, sub bool) error { return usagef("%v (see `inspect check --help`)", err) },
		Action:       a.check,
	}
}

func (a *app) check(c *cli.Context) error {
	config, err := a.config(c)
	if err != nil {
		return err
	}
	reports, err := destinations(c)
	if err != nil {
		return err
	}
	text := textReport{force: c.Bool("force"), options: report.TextOptions{Stats: c.Bool("stats"), Verbose: c.Bool("verbose"), Named: len(config.Methods) > 0}}
	if err := a.configure(c, &config, &text.options.Trace); err != nil {
		return err
	}
	config.Out = a.stdout
	if on := onStdout(reports); on != "" && on != "text" {
		config.Out = a.stderr // standard output is for the one document
	}
	bar := a.progress(text.options.Verbose)
	config.Progress = bar.event
	if onStdout(reports) == "text" {
		options := text.options
		options.Colour, options.Width = a.usesColour(), a.width()
		text.live = report.NewText(bar.above(a.stdout), options)
		config.Decided = text.live.Result
	}
	config.Opened = func(methods int, ds []report.Diagnostic) {
		if onStdout(reports) != "json" {
			text.printed = len(ds)
			a.diagnostics(ds)
		}
		bar.begin(methods)
	}
	doc := verify.Run(c.Context, config)
	bar.end()
	a.code = doc.Exit()
	err = a.deliver(doc, reports, text)
	a.updateBaseline(c, config.Gate, doc)
	return err
}

// configure adds to the configuration of all commands what checks have for themselves. trace is
// how much of the paths is told.
func (a *app) configure(c *cli.Context, config *verify.Config, trace *string) (err error) {
	if config.Laws = c.Command.Name == "contracts"; config.Laws && !c.IsSet("runtime-exceptions") {
		config.Exceptions = types.NoException
	}
	if config.Laws && !c.IsSet("recursion") {
		config.Bounds.Recursion = 1 // hash codes of fields lead to those of all classes
	}
	if config.Gate, err = policy(c); err != nil {
		return err
	}
	a.changedSince(c, config)
	if config.Excluded, err = excluded(c); err != nil {
		return err
	}
	if config.Sections, err = a.sections(c); err != nil {
		return err
	}
	if config.Cache, err = a.cacheOf(c); err != nil {
		return err
	}
	config.Budget = budget(c)
	config.All = config.All || c.Bool("update-baseline") // the baseline knows all there is
	if err := choices(c,
		chosen{"trace", "full short none", trace},
		chosen{"confirm", "interpreter jvm", &config.Confirm},
	); err != nil {
		return err
	}
	config.Minimize, config.Reached = "default", "default"
	if config.Laws {
		config.Reached = "off" // the lines are those of the drivers
	}
	e, err := effortOf(c)
	if err != nil {
		return err
	}
	e.apply(config)
	if err := decides(c, config); err != nil {
		return err
	}
	if config.Laws && !c.IsSet("needs") {
		config.Needs = "off" // whoever keeps a law keeps it for all objects that there are
	}
	config.HeapOut = c.String("heap-out")
	config.Reproducer = c.String("reproducer")
	config.Certify = c.Bool("certify")
	config.CNFOut, config.WriteCNF = c.String("cnf-out"), sat.WriteCNF
	if !c.IsSet("jobs") && (len(config.Dumps) > 0 || config.SMTOut == "-" || config.CNFOut == "-") {
		config.Jobs = 1 // what is printed on the way is of one method after the other
	}
	return nil
}

// compiled says where class files are: those of libraries, and those of the JDK.
func compiled(v *verify.Config, c *cli.Context) {
	path := os.Getenv("CLASSPATH")
	if c.IsSet("class-path") {
		path = c.String("class-path")
	}
	v.ClassPath = filepath.SplitList(path)
	var err error
	if v.Modules, err = reproduce.NewSearch(os.LookupEnv).Modules(); err != nil {
		v.NoModules = err.Error()
	}
}

// config reads the flags that all commands on paths share.
func (a *app) config(c *cli.Context) (verify.Config, error) {
	v := verify.Config{Refute: sat.Refute}
	if !c.Args().Present() {
		return v, usagef("no path given: name a .java file or a folder (see `inspect %s --help`)", c.Command.Name)
	}
	v.Paths = c.Args().Slice()
	v.Methods = c.StringSlice("method")
	v.SourcePath = c.StringSlice("source-path")
	for _, p := range c.StringSlice("spec-path") {
		v.SpecPath = append(v.SpecPath, filepath.SplitList(p)...)
	}
	compiled(&v, c)
	var err error
	if v.Implementations, err = implementations(c); err != nil {
		return v, err
	}
	v.Keys = commaSeparated(c, "keys")
	v.NullableByDefault, v.Private = c.Bool("nullable-by-default"), c.Bool("private")
	if err := choices(c,
		chosen{"library", "models jdk", &v.Library},
		chosen{"nullness", "auto jml plain", &v.Nullness},
	); err != nil {
		return v, err
	}
	if err := inputs(c, &v); err != nil {
		return v, err
	}
	if v.Memory, err = memory(c); err != nil {
		return v, err
	}
	v.Jobs = c.Int("jobs")
	if !c.IsSet("jobs") && v.Jobs == 0 {
		v.Jobs = jobs(v.Memory)
	}
	if v.Jobs < 1 {
		return v, usagef("--jobs %d is out of range: it must be at least 1", v.Jobs)
	}
	v.Jobs = min(v.Jobs, 4*runtime.NumCPU())
	if c.Command.Name == "list" {
		return v, nil
	}
	return v, decided(c, &v)
}

// decided reads the flags of how methods are decided, which list has not.
func decided(c *cli.Context, v *verify.Config) (err error) {
	if v.Bounds, err = boundsOf(c); err != nil {
		return err
	}
	var which, exceptions, overflow, throws string
	if err := choices(c,
		chosen{"invariants", "all receiver", &which},
		chosen{"runtime-exceptions", strings.Join([]string{string(types.Guards), string(types.NoException), string(types.AnyUnchecked)}, " "), &exceptions},
		chosen{"throws", string(types.ThrowsMeant) + " " + string(types.ThrowsAll), &throws},
		chosen{"loops", "auto unwind invariant", &v.Loops},
		chosen{"calls", "auto inline contract", &v.Calls},
		chosen{"unknown-calls", "auto refuse havoc", &v.UnknownCalls},
		chosen{"statics", "havoc initialized", &v.Statics},
		chosen{"needs", "off on", &v.Needs},
		chosen{"states", "any reachable", &v.States},
		chosen{"overflow", "wrap report", &overflow},
		chosen{"spec-math", "java bigint safe", &v.SpecMath},
	); err != nil {
		return err
	}
	v.ReceiverOnly, v.Exceptions, v.SafeCode = which == "receiver", types.Exceptions(exceptions), overflow == "report"
	v.OverflowChosen = c.IsSet("overflow")
	if v.CallsBefore = c.Int("calls-before"); v.CallsBefore < 0 {
		return usagef("--calls-before %d is out of range: it must be at least 0", v.CallsBefore)
	}
	v.Throws = types.Throws(throws)
	v.Timeout = timeout(c)
	v.All = c.Bool("all-properties")
	if v.Findings = c.Int("findings"); c.IsSet("findings") && v.Findings < 1 {
		return usagef("--findings %d is out of range: it must be at least 1", v.Findings)
	}
	v.SMTOut = c.String("smt-out")
	v.Force = c.Bool("force")
	v.Check = c.Bool("check")
	v.Dumps, err = dumps(c)
	return err
}

// memoryOfMethod is what a method's check may well need.
const memoryOfMethod = 1 << 30

// jobs is how many methods are checked at a time unless that is said: as many as there
// are processors, while the memory lasts. 0: no limit of ours.
func jobs(memory int64) int {
	n := runtime.GOMAXPROCS(0)
	if memory > 0 {
		n = min(n, int(memory/memoryOfMethod))
	}
	return max(1, n)
}

// diagnostics prints what is to be said of the input and the run.
func (a *app) diagnostics(ds []report.Diagnostic) {
	for _, d := range ds {
		io.WriteString(a.stderr, d.Text())
	}
}

// width is that of the terminal; 0: there is none.
func (a *app) width() int {
	if f := a.stdout.file(); f != nil {
		if columns, _, err := term.GetSize(int(f.Fd())); err == nil && columns > 0 {
			return max(columns, narrowest)
		}
	}
	return 0
}

// narrowest is the least width that a report is laid out for.
const narrowest = 40

// usesColour reports whether standard output is a terminal that wants colour.
func (a *app) usesColour() bool {
	f := a.stdout.file()
	return f != nil && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb" && term.IsTerminal(int(f.Fd()))
}
