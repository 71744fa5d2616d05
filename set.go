package inspect

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"inspect/internal/machine"
	"inspect/verify/settings"
)

// Set gives the option of a flag's name the values that a command line, or inspect.toml, has for
// it. Of a flag that is given once only, the last value counts. The error says what is wrong with a
// value, or that there is no such option.
//
//	o.Set("unwind", "8", "Set.add=16")
func (o *Options) Set(name string, values ...string) error {
	set, ok := setters[name]
	if !ok {
		return fmt.Errorf("there is no option %q", name)
	}
	o.Bounds = o.Bounds.AsWritten()
	return set(o, values)
}

// IsOption reports whether Set knows the name. Flags that only say what a report looks like, and
// where it goes, are no options.
func IsOption(name string) bool { return setters[name] != nil }

// setter gives an option its values.
type setter func(o *Options, values []string) error

// setters are the options by the names of their flags.
var setters = map[string]setter{
	"method":              texts(func(o *Options) *[]string { return &o.Methods }),
	"source-path":         texts(func(o *Options) *[]string { return &o.SourcePath }),
	"exclude":             texts(func(o *Options) *[]string { return &o.Exclude }),
	"include":             texts(func(o *Options) *[]string { return &o.Include }),
	"spec-path":           paths(func(o *Options) *[]string { return &o.SpecPath }),
	"class-path":          paths(func(o *Options) *[]string { return &o.ClassPath }),
	"changed-since":       text(func(o *Options) *string { return &o.ChangedSince }),
	"dialect":             text(func(o *Options) *string { return &o.Dialect }),
	"private":             truth(func(o *Options) *bool { return &o.Private }),
	"nullable-by-default": truth(func(o *Options) *bool { return &o.NullableByDefault }),
	"inputs":              (*Options).setInputs,
	"implementation":      (*Options).setImplementations,
	"calls-before":        number("calls-before", 0, func(o *Options) *int { return &o.CallsBefore }),
	"certify":             truth(func(o *Options) *bool { return &o.Certify }),
	"timeout":             duration(func(o *Options) *time.Duration { return &o.Timeout }),
	"budget":              duration(func(o *Options) *time.Duration { return &o.Budget }),
	"jobs":                number("jobs", 1, func(o *Options) *int { return &o.Jobs }),
	"counterexamples":     number("counterexamples", 1, func(o *Options) *int { return &o.Counterexamples }),
	"findings":            number("findings", 1, func(o *Options) *int { return &o.Findings }),
	"all-properties":      truth(func(o *Options) *bool { return &o.AllProperties }),
	"effort":              (*Options).setEffort,
	"model":               text(func(o *Options) *string { return &o.Model }),
	"smt-out":             text(func(o *Options) *string { return &o.SMTOut }),
	"smt-names":           truth(func(o *Options) *bool { return &o.SMTNames }),
	"cnf-out":             text(func(o *Options) *string { return &o.CNFOut }),
	"heap-out":            text(func(o *Options) *string { return &o.HeapOut }),
	"reproducer":          text(func(o *Options) *string { return &o.Reproducer }),
	"force":               truth(func(o *Options) *bool { return &o.Force }),
	"check":               truth(func(o *Options) *bool { return &o.Check }),
	"dump":                (*Options).setDumps,
	"backend": func(o *Options, values []string) error {
		if o.Backend = last(values); o.Backend == "" {
			return errors.New(`--backend "": command line is empty`)
		}
		return nil
	},
	"keys": func(o *Options, values []string) error {
		o.Keys = separated(values)
		return nil
	},
	"memory": func(o *Options, values []string) (err error) {
		o.Memory, err = machine.ParseMemory(last(values))
		if o.Memory == 0 {
			o.Memory = -1 // as it is written, 0 is no limit
		}
		return err
	},
}

func init() {
	for _, w := range words {
		if w.name == "minimize" || w.name == "reached" {
			continue // parts of effort
		}
		setters[w.name] = func(o *Options, values []string) error {
			v := last(values)
			*w.of(o) = v
			return w.check(v)
		}
	}
	for name, set := range boundSetters {
		setters[name] = set
	}
}

// last is the value that counts of a flag that is given once.
func last(values []string) string {
	if len(values) == 0 {
		return ""
	}
	return values[len(values)-1]
}

// separated are the words of values, which commas or blanks set apart.
func separated(values []string) (out []string) {
	for _, v := range values {
		out = append(out, strings.FieldsFunc(v, func(r rune) bool { return r == ',' || r == ' ' })...)
	}
	return out
}

func text(of func(*Options) *string) setter {
	return func(o *Options, values []string) error {
		*of(o) = last(values)
		return nil
	}
}

func texts(of func(*Options) *[]string) setter {
	return func(o *Options, values []string) error {
		*of(o) = slices.Clone(values)
		return nil
	}
}

// paths are lists of folders, each as PATH has them.
func paths(of func(*Options) *[]string) setter {
	return func(o *Options, values []string) error {
		out := []string{}
		for _, v := range values {
			out = append(out, filepath.SplitList(v)...)
		}
		*of(o) = out
		return nil
	}
}

func truth(of func(*Options) *bool) setter {
	return func(o *Options, values []string) (err error) {
		*of(o), err = strconv.ParseBool(last(values))
		return err
	}
}

// number is a count of at least so many. Where none may be written, it is negative: zero is the
// default.
func number(name string, least int, of func(*Options) *int) setter {
	return func(o *Options, values []string) error {
		n, err := atLeast(name, least, values)
		*of(o) = orNone(n)
		return err
	}
}

// atLeast reads a number that is not less than another.
func atLeast(name string, least int, values []string) (int, error) {
	n, err := strconv.Atoi(last(values))
	if err != nil {
		return 0, fmt.Errorf("--%s %q is not a number", name, last(values))
	}
	if n < least {
		return n, outOfRange(name, n, least)
	}
	return n, nil
}

func outOfRange(name string, n, least int) error {
	return fmt.Errorf("--%s %d is out of range: it must be at least %d", name, n, least)
}

// duration is a length of time. As it is written, 0 is no limit.
func duration(of func(*Options) *time.Duration) setter {
	return func(o *Options, values []string) (err error) {
		if *of(o), err = settings.ParseDuration(last(values)); *of(o) == 0 {
			*of(o) = -1
		}
		return err
	}
}

// inputs are the words of --inputs.
const inputs = "nulls no-nulls natural-order any-order"

// setInputs reads one word of each pair; the last one counts.
func (o *Options) setInputs(values []string) error {
	for _, w := range separated(values) {
		switch w {
		case "nulls", "no-nulls":
			o.NoNullElements = w == "no-nulls"
		case "natural-order", "any-order":
			o.AnyOrder = w == "any-order"
		default:
			return fmt.Errorf("--inputs %q is not one of %s", w, strings.Join(list(inputs), ", "))
		}
	}
	return nil
}

// setImplementations reads types with their classes. A comma separates classes of a type, or
// begins another.
func (o *Options) setImplementations(values []string) error {
	o.Implementations = nil
	if len(values) == 0 {
		return nil
	}
	of := ""
	for _, v := range strings.Split(strings.Join(values, ","), ",") {
		class := v
		if name, first, ok := strings.Cut(v, "="); ok {
			of, class = strings.TrimSpace(name), first
		}
		class = strings.TrimSpace(class)
		if of == "" || class == "" {
			return fmt.Errorf("--implementation %q: write a type and classes, as List=LinkedList,ArrayList", v)
		}
		if o.Implementations == nil {
			o.Implementations = map[string][]string{}
		}
		o.Implementations[of] = append(o.Implementations[of], class)
	}
	return nil
}

// setEffort reads a level for both parts, or PART=LEVEL. The last one counts.
func (o *Options) setEffort(values []string) error {
	for _, v := range separated(values) {
		part, level, single := strings.Cut(v, "=")
		if !single {
			level = part
		}
		if single && part != "minimize" && part != "reached" {
			return fmt.Errorf("--effort %q: write a level, minimize=LEVEL or reached=LEVEL", v)
		}
		if known := strings.Fields(levels); !slices.Contains(known, level) {
			return fmt.Errorf("--effort %q: %q is not one of %s", v, level, strings.Join(known, ", "))
		}
		if part != "reached" {
			o.Minimize = level
		}
		if part != "minimize" {
			o.Reached = level
		}
	}
	return nil
}

// dumped are the stages that have a dump.
var dumped = []string{"ast", "sequences", "types", "core", "cfg", "dot", "encode", "smt"}

// setDumps reads STAGE,STAGE:METHOD.
func (o *Options) setDumps(values []string) error {
	o.Dumps = nil
	for _, v := range values {
		stages, method, _ := strings.Cut(v, ":")
		for _, s := range strings.Split(stages, ",") {
			if !slices.Contains(dumped, s) {
				return fmt.Errorf("--dump %q: there is no stage %q; the stages are %s", v, s, strings.Join(dumped, ", "))
			}
			o.Dumps = append(o.Dumps, Dump{Stage: s, Method: method})
		}
	}
	return nil
}
