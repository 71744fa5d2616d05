package main

import (
	"fmt"
	"runtime/debug"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"inspect"
	"inspect/verify"
)

const (
	boundsGroup = "Bounds:"
	inputGroup  = "Input:"
	meanGroup   = "Meaning:"
	solveGroup  = "Solving:"
	outGroup    = "Output:"
)

// inputFlags say what is read and which methods are meant.
func inputFlags() []cli.Flag {
	return []cli.Flag{
		&cli.StringSliceFlag{Name: "method", Aliases: []string{"m"}, Category: inputGroup, Usage: "check only `CLASS.NAME(TYPES)`, or without types all methods of the name; repeatable"},
		&cli.StringSliceFlag{Name: "class-path", Category: inputGroup, Usage: "take declarations of further classes from the folders and archives in `PATH`; repeatable (default: CLASSPATH, or else what the build says: pom.xml, build.gradle, .classpath)"},
		&cli.StringSliceFlag{Name: "source-path", Category: inputGroup, Usage: "look for further classes below `FOLDER`; repeatable"},
		&cli.StringSliceFlag{Name: "spec-path", Category: inputGroup, Usage: "look for the specifications of classes, package/Class.jml, below the folders in `PATH`, before those beside the source; repeatable"},
		&cli.BoolFlag{Name: "private", Category: inputGroup, Usage: "check methods without a contract that are not public by themselves, and not only where others call them"},
		dialectFlag(),
		&cli.StringSliceFlag{Name: "keys", Category: inputGroup, Usage: "enable `KEYS` of conditional annotations: those behind //+KEY@ count, and those behind //-KEY@ do not; separated by commas (default: none)"},
		&cli.StringFlag{Name: "library", Value: inspect.Usual("library"), Category: meanGroup, Usage: "where the code of java.util comes from: models, those that are built in, or jdk, the sources of the JDK (lib/src.zip)"},
		&cli.StringFlag{Name: "nullness", Value: inspect.Usual("nullness"), Category: meanGroup, Usage: "what may be null: by jml's rules, by those of plain Java, or auto: by jml's in files with JML"},
		&cli.StringSliceFlag{Name: "inputs", Category: meanGroup, Usage: "`WHICH` objects of the library exist before the call, separated by commas: nulls (its collections may hold null) or no-nulls, and natural-order (a TreeMap, TreeSet or PriorityQueue is sorted in its natural order) or any-order (default: nulls,natural-order)"},
		&cli.StringSliceFlag{Name: "implementation", Category: meanGroup, Usage: "classes of the objects that a type's values before the call are: `TYPE=CLASS`,CLASS, as List=LinkedList,ArrayList; repeatable (default: those that the verdict names)"},
		&cli.BoolFlag{Name: "nullable-by-default", Category: meanGroup, Usage: "references may be null unless declared non_null"},
	}
}

// boundFlags are the bounds; they travel with every verdict.
func boundFlags() []cli.Flag {
	return []cli.Flag{
		&cli.IntFlag{Name: "bits", Value: 32, Category: boundsGroup, Usage: "width of int in `BITS`; at 32 every type has Java's width"},
		&cli.StringSliceFlag{Name: "objects", Category: boundsGroup, Usage: "objects of each class before the call: `N`, or per class Node=5,List=1,int[]=2; repeatable (default: 3)"},
		&cli.StringSliceFlag{Name: "array-length", Category: boundsGroup, Usage: "longest array: `N` elements, or for arrays of a type 'Entry[]=16'; also the longest range that \\sum, \\num_of and the like go over; repeatable (default: 4)"},
		&cli.StringSliceFlag{Name: "unwind", Category: boundsGroup, Usage: "at most `N` executions of each loop's body, or for single loops 'Set.add:42=16' (a line), 'Set.add=8', 'Set.*=8'; repeatable (default: 4)"},
		&cli.StringSliceFlag{Name: "recursion", Category: boundsGroup, Usage: "at most `N` activations of a method at once, 0: no call is followed; or of one 'Tree.insert=5', 'Tree.*=5'; repeatable (default: 3)"},
		&cli.IntFlag{Name: "string-length", Value: 4, Category: boundsGroup, Usage: "longest string before the call: `N` chars; constants and computed strings may be longer"},
		&cli.IntFlag{Name: "collection-size", Value: 3, Category: boundsGroup, Usage: "elements of a collection before the call: at most `N`; what the code adds comes on top"},
		&cli.IntFlag{Name: "constant-limit", Value: 64, Category: boundsGroup, Usage: "loops whose number of iterations constants decide, and ranges between constants in specifications, are exact up to `N`, and new arrays of constant length up to 128 times N elements, whatever the other bounds; loops in loops count with the product"},
		&cli.BoolFlag{Name: "objects-total", Category: boundsGroup, Usage: "the object bounds count allocated objects too (the reading of the InspectJ paper)"},
	}
}

// meaningFlags choose among the readings of Java and JML.
func meaningFlags() []cli.Flag {
	return []cli.Flag{
		&cli.StringFlag{Name: "invariants", Value: inspect.Usual("invariants"), Category: meanGroup, Usage: "assume and check invariants of `WHICH` objects: all or receiver"},
		&cli.StringFlag{Name: "runtime-exceptions", Value: inspect.Usual("runtime-exceptions"), Category: meanGroup, Usage: "exceptions out of a method that does not specify any: guards (what throw statements raise, where there is no contract), violation (none) or allowed (all unchecked ones)"},
		&cli.StringFlag{Name: "throws", Value: inspect.Usual("throws"), Category: meanGroup, Usage: "what a throws clause admits: meant (checked exceptions and what throw statements raise; of an unchecked class below RuntimeException that it names also what the library raises, and in a contract the JVM) or all (whatever it names, as in JML's reference manual)"},
		&cli.StringFlag{Name: "calls", Value: inspect.Usual("calls"), Category: meanGroup, Usage: "what a call means: auto, inline or contract"},
		&cli.StringFlag{Name: "unknown-calls", Value: inspect.Usual("unknown-calls"), Category: meanGroup, Usage: "what a call of a method without body and contract, or on an object of the JDK of before the call, or on one whose class nobody wrote, means: refuse, havoc (any result, any change, any exception, as long as invariants stay; each verdict that rests on it says so), or auto (refuse where there is JML; in plain Java havoc, without null and without change of what the call is not given), or infer (auto, and violations are looked for in what needs a class that is found nowhere)"},
		&cli.StringFlag{Name: "loops", Value: inspect.Usual("loops"), Category: meanGroup, Usage: "what a loop with loop_invariant clauses means: unwind (its body so many times, with the clauses checked), invariant (any iteration, from a state of which the clauses are known and no more), or auto (unwind)"},
		&cli.StringFlag{Name: "statics", Value: inspect.Usual("statics"), Category: meanGroup, Usage: "static fields before the call: havoc (any values, where they are not final) or initialized (what class initialisation gives them)"},
		&cli.StringFlag{Name: "states", Value: inspect.Usual("states"), Category: meanGroup, Usage: "the state before a method without a contract, in a file without JML: reachable (what constructors and calls before it make), or any"},
		&cli.StringFlag{Name: "needs", Value: inspect.Usual("needs"), Category: meanGroup, Usage: "what a violation is that the callers of a method without a contract can see to: on: a need, under which the search goes on, or off: a violation"},
		&cli.IntFlag{Name: "calls-before", Value: verify.DefaultCallsBefore, Category: meanGroup, Usage: "without --states any: up to `N` calls on the objects come before the method's own"},
		&cli.StringFlag{Name: "overflow", Value: inspect.Usual("overflow"), Category: meanGroup, Usage: "what an operation on integers in code does that overflows: wrap around, or report (it is a violation)"},
		&cli.StringFlag{Name: "spec-math", Value: inspect.Usual("spec-math"), Category: meanGroup, Usage: "arithmetic of specifications: java, bigint or safe"},
	}
}

// solveFlags choose encoding and backend.
func solveFlags() []cli.Flag {
	return []cli.Flag{
		&cli.StringFlag{Name: "encoding", Value: inspect.Usual("encoding"), Category: solveGroup, Usage: "auto, quantified or ground"},
		&cli.StringFlag{Name: "backend", Value: "auto", Category: solveGroup, Usage: "auto, z3, sat, or the `COMMAND` line of an SMT-LIB solver such as \"z3 -in\""},
		&cli.StringFlag{Name: "sat-solver", Value: inspect.Usual("sat-solver"), Category: solveGroup, Usage: "auto (the two best programs found, in a race), gophersat, cadical, minisat or kissat"},
		&cli.BoolFlag{Name: "certify", Category: solveGroup, Usage: "let cadical decide, and check its proof of every unsat"},
		&cli.StringFlag{Name: "reach", Value: inspect.Usual("reach"), Category: solveGroup, Usage: "encode \\reach by closure or by the paper's axioms"},
		floatsFlag(),
		timeoutFlag("give up on a method after `TIME`: 10 (seconds), 90s or 5m (0: never)"),
		budgetFlag(),
		jobsFlag("check `N` methods at a time"),
		memoryFlag(),
		&cli.StringSliceFlag{Name: "effort", Category: solveGroup, Usage: "go on after a verdict, for a smaller counterexample (minimize) and for statements that no execution comes to (reached): at `LEVEL` off, default (minimize with an effort that does not depend on the machine, reached in a quarter of the time) or full, or each at its own, as minimize=off,reached=full"},
		&cli.IntFlag{Name: "findings", Value: 3, Category: solveGroup, Usage: "show up to `N` broken properties of a method, at places of their own, as far as they are found with little effort after the first"},
		&cli.IntFlag{Name: "counterexamples", Value: 1, Category: solveGroup, Usage: "show up to `N` different counterexamples of each broken property that is shown: others take another path, or else have objects of another shape before the call, or other values"},
		&cli.BoolFlag{Name: "all-properties", Category: solveGroup, Usage: "go on until every broken property is found: each is shown with a counterexample of its own"},
	}
}

func floatsFlag() cli.Flag {
	return &cli.StringFlag{Name: "floats", Value: inspect.Usual("floats"), Category: solveGroup, Usage: "operations on float and double: bits, terms over bit-vectors that every solver has, or native, the theory of floating point of SMT solvers"}
}

func jobsFlag(usage string) cli.Flag {
	return &cli.IntFlag{Name: "jobs", Aliases: []string{"j"}, Category: solveGroup, DefaultText: "as many as there are processors, with a gigabyte of memory each", Usage: usage}
}

func memoryFlag() cli.Flag {
	return &cli.StringFlag{Name: "memory", Category: solveGroup, Usage: "use at most `SIZE` of memory: 800M, 4G (default: four fifths of what is there; 0: no limit)"}
}

// limit lets Go's runtime collect more often near the limit of memory.
func limit(o *inspect.Options) {
	if o.Memory == 0 {
		o.Memory = inspect.DefaultMemory()
	}
	if o.Memory > 0 {
		debug.SetMemoryLimit(o.Memory - o.Memory/10)
		tuneCollector()
	}
}

// outputFlags say what is printed and written.
func outputFlags() []cli.Flag {
	return []cli.Flag{
		&cli.StringFlag{Name: "format", Value: "text", Category: outGroup, Usage: "text, json, jsonl (a line for each result as soon as it is there, and one for the rest), sarif, junit, github or html"},
		&cli.StringSliceFlag{Name: "out", Category: outGroup, Usage: "write the report to a file as well: `FORMAT=FILE`, - is standard output; repeatable"},
		&cli.StringFlag{Name: "output", Aliases: []string{"o"}, Category: outGroup, Usage: "write the report to `FILE`; one that inspect wrote before is overwritten"},
		&cli.StringFlag{Name: "smt-out", Category: outGroup, Usage: "write the SMT-LIB script to `FILE`, to a folder, or to - (standard output)"},
		&cli.BoolFlag{Name: "smt-names", Category: outGroup, Usage: "give each assertion of the script of --smt-out a name, and ask for the unsat core where nothing is broken"},
		&cli.StringFlag{Name: "model", Category: outGroup, Usage: "ask no solver: show the counterexample of one method whose model a solver printed to `FILE`, for the script of --smt-out with the same flags"},
		&cli.StringFlag{Name: "cnf-out", Category: outGroup, Usage: "write the clauses of the ground encoding in DIMACS to `FILE`, to a folder, or to -"},
		&cli.StringFlag{Name: "heap-out", Category: outGroup, Usage: "draw the heap before and after a counterexample to `FILE`.dot or FILE.svg; several are numbered, FILE-1.svg"},
		&cli.StringFlag{Name: "confirm", Value: inspect.Usual("confirm"), Category: outGroup, Usage: "who confirms counterexamples: the interpreter, or jvm for a JVM as well"},
		&cli.StringFlag{Name: "reproducer", Category: outGroup, Usage: "write Java programs that reproduce the counterexamples, and JUnit tests, to `FOLDER`"},
		&cli.BoolFlag{Name: "force", Category: outGroup, Usage: "allow --smt-out, --cnf-out, --heap-out, --reproducer, --out, --baseline and -o to overwrite files that inspect did not write"},
		&cli.StringSliceFlag{Name: "dump", Category: outGroup, Usage: "print a `STAGE`'s result: ast, sequences, types, core, cfg, dot, smt, optionally :METHOD; repeatable"},
		&cli.BoolFlag{Name: "check", Category: outGroup, Usage: "check every stage's invariants and every model"},
		&cli.BoolFlag{Name: "verbose", Aliases: []string{"v"}, Category: outGroup, Usage: "show what is counted only otherwise: unsupported methods, those with nothing to check, all checks and reasons; without a terminal a line for each method on standard error"},
		&cli.BoolFlag{Name: "stats", Category: outGroup, Usage: "print who solved it, seconds and sizes"},
		&cli.StringFlag{Name: "trace", Value: "full", Category: outGroup, Usage: "steps of a counterexample: full, short (calls, and iterations but the first and last, in one line) or none"},
	}
}

// options are what the flags say of what is checked, and how.
func options(c *cli.Context) (inspect.Options, error) {
	o, err := optionsOf(c)
	if err == nil {
		limit(&o)
	}
	return o, err
}

// optionsOf are options, of one of several runs of the process.
func optionsOf(c *cli.Context) (inspect.Options, error) {
	o := inspect.Options{Paths: c.Args().Slice()}
	if len(o.Paths) == 0 {
		return o, usagef("no path given: name a .java file or a folder (see `inspect %s --help`)", c.Command.Name)
	}
	for _, f := range c.Command.Flags {
		name := f.Names()[0]
		if !c.IsSet(name) || !inspect.IsOption(name) {
			continue
		}
		if err := o.Set(name, valuesOf(c, f)...); err != nil {
			return o, usagef("%v", err)
		}
	}
	return o, nil
}

// valuesOf are those of a flag, as a command line has them.
func valuesOf(c *cli.Context, f cli.Flag) []string {
	name := f.Names()[0]
	switch f.(type) {
	case *cli.StringSliceFlag:
		return c.StringSlice(name)
	case *cli.GenericFlag:
		return []string{fmt.Sprint(c.Generic(name))}
	}
	return []string{fmt.Sprint(c.Value(name))}
}

// choice checks a flag with a fixed set of values.
func choice(c *cli.Context, flag string, values ...string) (string, error) {
	v := c.String(flag)
	if !slices.Contains(values, v) {
		return "", usagef("--%s %q is not one of %s", flag, v, strings.Join(values, ", "))
	}
	return v, nil
}
