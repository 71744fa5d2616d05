package verify

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"

	"inspect/java/bounds"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/report"
	"inspect/verify/cache"
	"inspect/verify/decide"
	"inspect/verify/depend"
	"inspect/verify/load"
)

// Cache keeps the verdicts of a run for later ones: final ones, and others for runs of the same effort. A verdict is found again
// when all of this is the same, by content:
//
//   - the program, its solvers and their versions, and the JDKs of the machine;
//   - of the source files of the run, with their names, what the method may reach, or all of
//     the program where calls before the method decide; and all of every class that was found
//     elsewhere. Lines may come between the methods of a file: then the result gets the places
//     that it has now, or, where these are not known, it is not taken (see report.Pieces);
//   - where methods are checked in rounds, names, sizes and times of all other files in which
//     classes and specifications are looked for;
//   - the methods that the run checks, since they decide which classes are there;
//   - the configuration for the method (see keyParts), with the findings of the baseline.
//
// That is more than a verdict rests on, and never less.
type Cache struct {
	Store *cache.Store
	// Program says which program this is, and which solvers it uses, of which version.
	Program string
}

// keyParts says of every field of Config how it takes part in the key: by its value; or
// why it does not.
var keyParts = map[string]any{
	"Paths":             "the files themselves are in the key",
	"Texts":             "the files are in the key as they count",
	"Excluded":          "the methods that are left are in the key",
	"Methods":           "the methods found are in the key",
	"Laws":              func(c *Config) any { return c.Laws },
	"ChangedSince":      "the methods that are left are in the key",
	"Callers":           func(c *Config) any { return c.Callers },
	"ChangedBeside":     "the methods that are left are in the key",
	"SourcePath":        func(c *Config) any { return c.SourcePath }, // files found are added
	"SpecPath":          "what was found there is added",
	"ClassPath":         func(c *Config) any { return c.ClassPath },
	"Library":           func(c *Config) any { return c.Library },
	"Modules":           func(c *Config) any { return c.Modules },
	"NoModules":         func(c *Config) any { return c.NoModules },
	"Gate":              baselineOf,
	"Sections":          "they are applied first",
	"Bounds":            func(c *Config) any { return c.Bounds.WithDefaults() },
	"NullableByDefault": func(c *Config) any { return c.NullableByDefault },
	"Private":           "the methods that are left are in the key",
	"Nullness":          func(c *Config) any { return c.Nullness },
	"Keys":              func(c *Config) any { return c.Keys },
	"NoNullElements":    func(c *Config) any { return c.NoNullElements },
	"AnyOrder":          func(c *Config) any { return c.AnyOrder },
	"Implementations":   func(c *Config) any { return c.Implementations },
	"ReceiverOnly":      func(c *Config) any { return c.ReceiverOnly },
	"Exceptions":        func(c *Config) any { return c.Exceptions },
	"Throws":            func(c *Config) any { return c.Throws },
	"Calls":             func(c *Config) any { return c.Calls },
	"UnknownCalls":      func(c *Config) any { return c.UnknownCalls },
	"Loops":             func(c *Config) any { return c.Loops },
	"Statics":           func(c *Config) any { return c.Statics },
	"States":            func(c *Config) any { return c.States },
	"Conflicts":         func(c *Config) any { return c.Conflicts },
	"Needs":             func(c *Config) any { return c.Needs },
	"CallsBefore":       func(c *Config) any { return c.CallsBefore },
	"SafeCode":          func(c *Config) any { return c.SafeCode },
	"OverflowChosen":    "it decides about a line of the run",
	"SpecMath":          func(c *Config) any { return c.SpecMath },
	"Attempts":          func(c *Config) any { return attemptsOf(c.Attempts) },
	"Side":              func(c *Config) any { return attemptsOf(c.Side) },
	"Timeout":           func(c *Config) any { return c.Timeout },
	"Budget":            "what it ends is not kept",
	"Jobs":              "it is in the key of what is not final, see ofEffort",
	"Memory":            "what it ends is not kept",
	"CPUs":              "final verdicts do not depend on it",
	"SplitAfter":        func(c *Config) any { return c.SplitAfter },
	"Refute":            func(c *Config) any { return c.Refute != nil },
	"Certify":           "nothing is kept then",
	"All":               func(c *Config) any { return c.All },
	"Findings":          func(c *Config) any { return c.Findings },
	"Counterexamples":   func(c *Config) any { return c.Counterexamples },
	"NoReplay":          func(c *Config) any { return c.NoReplay },
	"Smaller":           func(c *Config) any { return attemptsOf([]decide.Attempt{c.Smaller}) },
	"Minimize":          func(c *Config) any { return c.Minimize },
	"Reached":           func(c *Config) any { return c.Reached },
	"Model":             "nothing is kept then",
	"SMTNames":          "it is of --smt-out",
	"SMTOut":            "nothing is kept then",
	"CNFOut":            "nothing is kept then",
	"HeapOut":           "nothing is kept then",
	"WriteCNF":          "it is of --cnf-out",
	"Force":             "it is of files that are written",
	"Confirm":           "nothing is kept when a JVM is asked",
	"Reproducer":        "nothing is kept then",
	"Reproduce":         "nothing is kept then",
	"Dumps":             "nothing is kept then",
	"Check":             "nothing is kept then",
	"MaxGraph":          func(c *Config) any { return c.MaxGraph },
	"ShallowAlways":     func(c *Config) any { return c.ShallowAlways },
	"Out":               "only dumps and scripts go there",
	"Progress":          "it only looks",
	"Opened":            "it only looks",
	"Decided":           "it only looks",
	"onQuery":           "it only looks",
	"round":             "it is for tests",
	"anyState":          "each method is asked so first",
	"Cache":             "its program is in the key",
}

// keeps reports whether results may be taken from the cache: not when a run is to do
// more than to give verdicts.
func (c *Config) keeps() bool {
	return c.Cache != nil && c.Model == nil && c.SMTOut == "" && c.CNFOut == "" && c.HeapOut == "" && c.Confirm != ConfirmJVM &&
		c.Reproducer == "" && c.Reproduce == nil && len(c.Dumps) == 0 && !c.Check && !c.Certify
}

// baselineOf are the known findings: a method's search goes on behind those.
func baselineOf(c *Config) any {
	if c.Gate == nil || c.Gate.Baseline == nil {
		return c.Gate != nil
	}
	return c.Gate.Baseline.Findings
}

func attemptsOf(as []decide.Attempt) []string {
	var out []string
	for _, a := range as {
		if a.Backend == nil {
			continue
		}
		o := a.Encoding
		o.Within, o.Refute, o.Stop = nil, nil, nil // of single questions
		out = append(out, fmt.Sprintf("%s %+v", a.Name(), o))
	}
	return out
}

// cached are the results of a run that are taken from the cache, and the keys of the
// others.
type cached struct {
	store *cache.Store
	keys  map[*types.Method]cache.Key
	// whole are the keys of results that calls before the method decide: all of the program is in them.
	whole map[*types.Method]cache.Key
	found map[*types.Method]*report.Result
	// program tells where the places of results are, while the mutex is held: results are kept side by side.
	program *depend.Program
	placing sync.Mutex
	// knowsAll: the keys know all files in which more may be found, and otherwise what was found so far.
	knowsAll bool
	// outside is how many classes the keys know that were found by their names and are not of the JDK,
	// and specs how many files of specifications; outgrown says that code resolved later led to more.
	outside, specs int
	outgrown       bool
}

// lookUp finds the results of the methods that are kept; nil: nothing is to be kept.
func (r *run) lookUp(in *load.Sources, methods []*types.Method, diags []*source.Diagnostic) *cached {
	c := &r.config
	if !c.keeps() {
		return nil
	}
	var beside []string
	knowsAll := false
	if len(methods) > c.firstRound() {
		beside, knowsAll = c.places().State(in, r.specs)
	}
	base := r.baseKey(in, methods, diags, beside)
	files := map[string]*source.File{}
	for _, f := range slices.Concat(in.All(), r.specs.Used, r.found()) {
		files[f.Name] = f
	}
	var broken []*source.File
	for _, b := range in.Broken {
		broken = append(broken, b.Outline.Source)
	}
	program := depend.Analyse(r.specs.Lombok.Written(in.Files), broken)
	out := &cached{store: c.Cache.Store, program: program, knowsAll: knowsAll, keys: map[*types.Method]cache.Key{}, whole: map[*types.Method]cache.Key{}, found: map[*types.Method]*report.Result{}, outside: r.foundOutside(), specs: len(r.specs.Used)}
	all := program.WholeMovable()
	configs := map[ownConfig]cache.Key{} // where there are no sections
	for i, m := range methods {
		own := r.configOf(m)
		differs := ownConfig{own.Statics, own.Exceptions}
		config, ok := configs[differs]
		if !ok || len(c.Sections) > 0 {
			config = configKey(&own)
			configs[differs] = config
		}
		out.keys[m] = methodKey(base, program.Movable(m.Decl), i, m, config)
		if r.takesSequences() && (r.startsReachable(m) || canEndCalls(r, m)) {
			out.whole[m] = methodKey(base, all, i, m, config)
		}
		if res := out.lookUp(c, m, func(name string) *source.File { return files[name] }); res != nil {
			out.found[m] = res
		}
	}
	return out
}

// lookUp is the result of a method that is kept; nil: there is none.
func (k *cached) lookUp(c *Config, m *types.Method, file func(name string) *source.File) *report.Result {
	keys := []cache.Key{k.keys[m]}
	if whole, ok := k.whole[m]; ok {
		keys = append(keys, whole)
	}
	for _, moves := range []bool{true, false} {
		for i, key := range keys {
			if !moves {
				key = k.fixed(m, key, i > 0)
			}
			for effort, key := range []cache.Key{key, ofEffort(key, c)} {
				text, ok := k.store.Get(key)
				if !ok {
					continue
				}
				res, err := report.Restore(text, file, k.program.At)
				if err == nil && (isFinal(res) || effort > 0 && isOfEffort(res)) {
					k.store.Used(key, time.Now())
					return res
				}
			}
		}
	}
	return nil
}

// fixed is the key of a result that is known for the places as they are, by the key of one that moves.
func (k *cached) fixed(m *types.Method, key cache.Key, whole bool) cache.Key {
	placed := ""
	if whole {
		placed = k.program.WholePlaced()
	} else {
		placed = k.program.Placed(m.Decl)
	}
	var h cache.Hash
	h.Add("with", string(key[:]))
	h.Add("placed", placed)
	return h.Key()
}

// hasLines reports whether lines decide what a configuration means.
func hasLines(c *Config) bool {
	return slices.ContainsFunc(c.Bounds.Places, func(p bounds.Place) bool { return strings.Contains(p.At, ":") })
}

// ofLine is how the class of the objects of a lambda is called, after its line.
var ofLine = regexp.MustCompile(`\blambda[0-9]+(-[0-9]+)?`)

// baseKey is what all methods of the run rest on, as far as it is known before their code is resolved,
// with the state of the files in which more may be found. Where that is not known, noteOutside tells
// whether they lead to any.
func (r *run) baseKey(in *load.Sources, methods []*types.Method, diags []*source.Diagnostic, beside []string) cache.Key {
	var h cache.Hash
	h.Add("beside", beside...)
	h.Add("program", Version, r.config.Cache.Program)
	h.Add("machine", machine()...)
	for _, f := range in.Files {
		h.Add("file", f.Source.Name)
		h.Add("made", r.specs.Lombok.Text(f.Source))
	}
	for _, b := range in.Broken {
		h.Add("broken", b.Outline.Source.Name, b.Outline.Source.Text)
	}
	for _, d := range diags {
		if d.IsError() {
			h.Add("error", d.Format()) // it may cost more than what it stands in
		}
	}
	for _, f := range r.found() {
		h.Add("found", f.Name, f.Text, r.specs.Lombok.Text(f))
	}
	for _, f := range r.specs.Used {
		h.Add("specifications", f.Name, f.Text)
	}
	for _, c := range r.world.AllClasses() {
		h.Add("class", ofLine.ReplaceAllString(c.Name, "lambda")) // that anything mentions: an Object may be one of it
	}
	for _, d := range r.world.Absent() {
		h.Add("absent", d.Error())
	}
	for _, m := range methods {
		h.Add("method", m.QName())
	}
	return h.Key()
}

// found are the files of classes that were looked for by their names.
func (r *run) found() []*source.File {
	var out []*source.File
	for _, c := range r.world.AllClasses() {
		if c.Found && c.Outer == nil && !slices.Contains(out, c.File.Source) {
			out = append(out, c.File.Source)
		}
	}
	return out
}

// foundOutside is how many classes were looked for by their names that are neither of the JDK nor drivers.
func (r *run) foundOutside() (n int) {
	for _, c := range r.world.AllClasses() {
		if c.Found && !c.Platform && !c.Library && !types.IsDriver(r.world, c) {
			n++
		}
	}
	return n
}

// noteOutside notes whether anything was found that the keys do not know: then nothing more is kept.
func noteOutside(r *run) {
	if k := r.cached; k != nil && !k.knowsAll {
		k.outgrown = k.outgrown || r.foundOutside() > k.outside || len(r.specs.Used) > k.specs
	}
}

// methodKey is the key of one method, which rests on a part of the program.
func methodKey(base cache.Key, reached string, index int, m *types.Method, config cache.Key) cache.Key {
	var h cache.Hash
	h.Add("base", string(base[:]))
	h.Add("reached", reached)
	h.Add("method", m.QName(), fmt.Sprint(index))
	h.Add("config", string(config[:]))
	return h.Key()
}

// configKey is of all in a configuration that decides about a verdict.
func configKey(c *Config) cache.Key {
	var h cache.Hash
	var names []string
	for n := range keyParts {
		names = append(names, n)
	}
	slices.Sort(names)
	for _, n := range names {
		if value, ok := keyParts[n].(func(*Config) any); ok {
			h.Add(n, fmt.Sprintf("%+v", value(c)))
		}
	}
	return h.Key()
}

// machine is what of the machine may decide which classes there are: the JDKs, by the
// names, sizes and times of their class files and sources, and the class path.
func machine() []string {
	out := []string{os.Getenv("JAVA_HOME"), os.Getenv("CLASSPATH")}
	homes := []string{os.Getenv("JAVA_HOME")}
	for _, program := range []string{"java", "javac"} {
		if path, err := exec.LookPath(program); err == nil {
			if real, err := filepath.EvalSymlinks(path); err == nil {
				homes = append(homes, filepath.Dir(filepath.Dir(real)))
			}
		}
	}
	usual, _ := filepath.Glob("/usr/lib/jvm/*")
	homes = append(homes, usual...)
	var files []string
	for _, home := range homes {
		if home != "" {
			files = append(files, filepath.Join(home, "release"), filepath.Join(home, "lib", "modules"), filepath.Join(home, "lib", "src.zip"))
		}
	}
	files = append(files, filepath.SplitList(os.Getenv("CLASSPATH"))...)
	for _, f := range files {
		if info, err := os.Stat(f); err == nil {
			out = append(out, fmt.Sprint(f, info.Size(), info.ModTime().UnixNano()))
		}
	}
	return out
}

// ofEffort is the key of a result that more effort could make another one. The time of the method is in
// its configuration, and how many others share the machine meanwhile is added.
func ofEffort(k cache.Key, c *Config) cache.Key {
	var h cache.Hash
	h.Add("of", string(k[:]))
	h.Add("jobs", fmt.Sprint(c.Jobs))
	return h.Key()
}

// keep keeps a result when it is final, or else with the effort that was spent on it, unless the run
// ended that. That it cannot be kept is no fault.
func (r *run) keep(m *types.Method, res *report.Result) {
	k := r.cached
	if k == nil || k.outgrown || res == nil || !isFinal(res) && (!isOfEffort(res) || r.stop()) || isUnfinished(res) && (r.configOf(m).All || r.acceptsAll(res)) {
		return
	}
	key, whole := k.keys[m], false
	if r.sequenced[m] != nil {
		key, whole = k.whole[m], true
	}
	own := r.configOf(m)
	k.placing.Lock()
	defer k.placing.Unlock()
	text, moves, err := res.Store(k.program.SpotsOf(m.Decl, whole))
	if !moves || hasLines(&own) {
		key = k.fixed(m, key, whole)
	}
	if !isFinal(res) {
		key = ofEffort(key, &r.config)
	}
	if err == nil {
		k.store.Put(key, text)
	}
}

// acceptsAll reports whether all that was found broken is accepted, so that the search
// went on.
func (r *run) acceptsAll(res *report.Result) bool {
	if r.gate == nil || res.Verdict != report.Violated {
		return false
	}
	return !slices.ContainsFunc(res.Counterexamples(), func(c *report.Counterexample) bool { return !r.gate.Accepts(res, c) })
}

// isUnfinished reports whether a property is not decided.
func isUnfinished(res *report.Result) bool {
	return slices.ContainsFunc(res.Properties, func(p report.Property) bool { return p.Status == report.Unknown })
}

// isFinal reports whether more time, more memory or another solver could not make another
// result: of a violation its counterexample is confirmed, of a method that holds it
// is known what the bounds cut off.
func isFinal(r *report.Result) bool {
	if hasFailed(r) {
		return false
	}
	switch r.Verdict {
	case report.Holds, report.Nothing, report.Needs:
		return r.CompleteKnown && (r.Lines == nil || r.Lines.Known)
	case report.Violated:
		for _, c := range r.Counterexamples() {
			if c.Status != "confirmed" {
				return false
			}
		}
		return true
	case report.Vacuous, report.Unsupported:
		return true
	}
	return false
}

// isOfEffort reports whether a result is one of the effort spent alone: that as much comes to more is not to
// be expected.
func isOfEffort(r *report.Result) bool {
	return !hasFailed(r) && !isFinal(r) && r.Verdict != report.Failed && r.Verdict != "" && r.Reason != "interrupted" && r.Reason != overBudget
}

// hasFailed reports whether something went wrong that may be better the next time.
func hasFailed(r *report.Result) bool {
	return slices.ContainsFunc(r.Diagnostics, func(d report.Diagnostic) bool {
		return d.Code == string(codeBackend) || d.Code == string(codeMemory) || d.Code == string(codeUnasked) || d.Code == string(codeOutput)
	})
}

// Program identifies the program that runs, by its content, and the solvers given.
func Program(solvers ...string) (string, error) {
	path, err := os.Executable()
	if err != nil {
		return "", err
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return "", err
	}
	sum := sha256.Sum256(text)
	return strings.Join(append([]string{hex.EncodeToString(sum[:])}, solvers...), "\n"), nil
}
