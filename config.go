package inspect

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"time"

	"inspect/counterexample/reproduce"
	"inspect/internal/machine"
	"inspect/java/types"
	"inspect/solve/sat"
	"inspect/verify"
	"inspect/verify/backends"
	"inspect/verify/patterns"
)

// What options mean that are not said.
const (
	usualTimeout  = time.Minute
	usualFindings = 3
)

// config is what package verify makes of all the options.
func (o Options) config(ctx context.Context) (verify.Config, error) {
	v, err := o.meaning()
	if err != nil {
		return v, err
	}
	if err := o.choice().Apply(&v); err != nil {
		return v, err
	}
	if v.Sections, err = o.sections(); err != nil {
		return v, err
	}
	if v.Cache, err = o.cache(ctx); err != nil {
		return v, err
	}
	v.Findings = or(o.Findings, usualFindings)
	v.Gate = o.Policy
	return v, o.give(&v)
}

// give has a model answer, where one is given: that counterexample is shown as it is, and no other.
func (o *Options) give(v *verify.Config) error {
	if o.Model == "" {
		return nil
	}
	text, err := os.ReadFile(o.Model)
	if err != nil {
		return fmt.Errorf("--model %s: %v", o.Model, errors.Unwrap(err))
	}
	v.Model = &verify.GivenModel{Name: o.Model, Text: string(text)}
	v.Minimize, v.Findings, v.Counterexamples, v.All = "off", 1, 1, false
	return v.Model.Check()
}

// compared is what package verify makes of the options to compare columns. One method is checked
// at a time, and one counterexample is enough, unless the options say otherwise.
func (o Options) compared(columns []string) (verify.Config, error) {
	o.Jobs, o.Findings = or(o.Jobs, 1), or(o.Findings, 1)
	v, err := o.meaning()
	if err != nil {
		return v, err
	}
	v.Attempts, err = backends.Columns(columns, o.Reach, o.Floats)
	return v, err
}

// meaning is input with the rest of the options but who decides.
func (o *Options) meaning() (verify.Config, error) {
	v, err := o.input()
	if err != nil {
		return v, err
	}
	if o.Laws && o.Bounds.Recursion == 0 {
		o.Bounds.Recursion = 1 // hash codes of fields lead to those of all classes
	}
	v.Bounds = o.Bounds.WithDefaults()
	v.ReceiverOnly, v.SafeCode = o.Invariants == "receiver", o.Overflow == "report"
	v.Exceptions, v.Throws = types.Exceptions(o.RuntimeExceptions), types.Throws(o.Throws)
	v.Loops, v.Calls, v.UnknownCalls, v.Statics = o.Loops, o.Calls, o.UnknownCalls, o.Statics
	v.Needs, v.States, v.SpecMath = o.Needs, o.States, o.SpecMath
	v.CallsBefore = or(o.CallsBefore, verify.DefaultCallsBefore)
	v.Timeout, v.Budget = or(o.Timeout, usualTimeout), or(o.Budget, 0)
	v.All, v.Minimize, v.Reached, v.Confirm = o.AllProperties, o.Minimize, o.Reached, o.Confirm
	v.Certify, v.Findings, v.Counterexamples = o.Certify, max(o.Findings, 0), o.Counterexamples
	v.SMTOut, v.CNFOut, v.HeapOut, v.Reproducer, v.Force = o.SMTOut, o.CNFOut, o.HeapOut, o.Reproducer, o.Force
	v.SMTNames = o.SMTNames
	v.WriteCNF, v.Refute = sat.WriteCNF, sat.Refute
	v.Dumps, v.Out, v.Check = o.Dumps, o.Out, o.Check
	return v, nil
}

// input says what is read, and which methods are meant.
func (o *Options) input() (verify.Config, error) {
	v := verify.Config{}
	if len(o.Paths) == 0 {
		return v, errors.New("no path given")
	}
	o.Bounds = o.Bounds.AsWritten()
	if err := o.speak(); err != nil {
		return v, err
	}
	v.OverflowChosen = o.Overflow != ""
	if err := o.complete(); err != nil {
		return v, err
	}
	v.Paths, v.Methods, v.Laws, v.Private = o.Paths, o.Methods, o.Laws, o.Private
	v.Texts, v.SourcePath, v.SpecPath, v.Library, v.Keys = o.Texts, o.SourcePath, o.SpecPath, o.Library, o.Keys
	if v.ClassPath = o.ClassPath; v.ClassPath == nil {
		v.ClassPath = filepath.SplitList(os.Getenv("CLASSPATH"))
	}
	var err error
	if v.Modules, err = reproduce.NewSearch(os.LookupEnv).Modules(); err != nil {
		v.NoModules = err.Error()
	}
	v.Nullness, v.NullableByDefault, v.Implementations = o.Nullness, o.NullableByDefault, o.Implementations
	v.NoNullElements, v.AnyOrder = o.NoNullElements, o.AnyOrder
	v.ChangedSince, v.ChangedBeside, v.Callers = o.ChangedSince, o.ChangedBeside, o.Callers
	if v.Excluded, err = o.excluded(); err != nil {
		return v, err
	}
	if v.Memory = or(o.Memory, 0); o.Memory == 0 {
		v.Memory = DefaultMemory()
	}
	v.Jobs = o.jobs(v.Memory)
	v.Opened, v.Decided, v.Progress = o.OnStart, o.OnResult, o.OnProgress
	return v, nil
}

// or is a number that is given: zero stands for the usual one, and what is negative for zero.
func or[N int | int64 | time.Duration](given, usual N) N {
	if given == 0 {
		return usual
	}
	return max(given, 0)
}

// excluded reports, of a file, whether Exclude and Include leave it out; nil without them.
func (o *Options) excluded() (func(string) bool, error) {
	if len(o.Exclude)+len(o.Include) == 0 {
		return nil, nil
	}
	base, err := os.Getwd()
	if err != nil {
		return nil, err
	}
	var out, in patterns.Files
	for _, set := range []struct {
		flag  string
		given []string
		to    *patterns.Files
	}{{"exclude", o.Exclude, &out}, {"include", o.Include, &in}} {
		for _, p := range set.given {
			if err := set.to.Add(base, p); err != nil {
				return nil, fmt.Errorf("--%s: %v", set.flag, err)
			}
		}
	}
	return func(file string) bool { return out.Match(file) || !in.Empty() && !in.Match(file) }, nil
}

// choice says who decides, where the words are complete.
func (o *Options) choice() backends.Choice {
	return backends.Choice{Encoding: o.Encoding, Backend: o.Backend, Solver: o.SATSolver, Reach: o.Reach, Floats: o.Floats,
		Certify: o.Certify, Clauses: o.CNFOut != ""}
}

// DefaultMemory is the limit in bytes that Options.Memory stands for where it is zero; zero:
// nothing is known.
func DefaultMemory() int64 { return machine.DefaultMemory(os.DirFS("/")) }

// memoryOfMethod is what a method's check may well need, in bytes.
const memoryOfMethod = 1 << 30

// jobs is how many methods are checked at a time. Unless that is said they are as many as there are
// processors, while the memory lasts (zero: no limit); what is printed on the way is of one method
// after the other.
func (o *Options) jobs(memory int64) int {
	if o.Jobs != 0 {
		return min(max(o.Jobs, 1), 4*runtime.NumCPU())
	}
	if len(o.Dumps) > 0 || o.SMTOut == "-" || o.CNFOut == "-" {
		return 1
	}
	n := runtime.GOMAXPROCS(0)
	if memory > 0 {
		n = min(n, int(memory/memoryOfMethod))
	}
	return max(1, n)
}
