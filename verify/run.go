package verify

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sort"
	"strings"
	"sync/atomic"
	"time"

	"inspect/cfg"
	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/parse"
	"inspect/report"
	"inspect/report/gate"
	"inspect/verify/load"
	"inspect/verify/lombok"
)

// Version of the program.
const Version = "0.1.0"

// Run checks what the configuration asks for. It always gives a document, after
// ctx ends within a second: what was decided by then, the methods that were under
// way, inconclusive/interrupted, and the number of those not begun.
func Run(ctx context.Context, c Config) *report.Document {
	start := time.Now()
	ctx, memory, unguard := guard(ctx, c.Memory)
	defer unguard()
	doc := newDocument()
	policy := c.Gate
	defer func() {
		doc.Seconds = time.Since(start).Seconds()
		if policy != nil {
			doc.Gate = policy.Judge(doc)
		}
	}()
	within, cancel := c.within(ctx)
	defer cancel()
	p, diags := openWithin(within, &c, (*run).begin)
	doc.Diagnostics = append(doc.Diagnostics, diags...)
	if p == nil {
		return doc
	}
	r, methods := p.run, p.methods
	defer r.close()
	if r.notParsed > 0 {
		doc.Files, doc.NotParsed = r.files, r.notParsed
	}
	policy = r.gate
	doc.Diagnostics = append(doc.Diagnostics, c.unusedSections(methods, len(c.Methods) == 0 && c.ChangedSince == "")...)
	r.memory = memory
	doc.WhereCalled, doc.Laws, doc.NoNullElements = r.whereCalled, c.Laws, c.NoNullElements
	r.cpus = c.share(len(methods))
	if d := r.checkOutputs(methods); d != nil {
		doc.Diagnostics = append(doc.Diagnostics, report.NewDiagnostic(d))
		return doc
	}
	doc.Diagnostics = append(doc.Diagnostics, r.badSpecs()...)
	if c.Opened != nil {
		c.Opened(len(methods), doc.Diagnostics)
	}
	results := c.sequence(len(methods))
	var done atomic.Int64
	r.inRounds(ctx, within, methods, results.expect, func(i int, res *report.Result) {
		r.gate.Mark(res)
		if res != nil && c.Progress != nil {
			c.Progress(Event{Method: methods[i].QName(), Stage: "done", Done: int(done.Add(1)), Total: len(methods), Result: res})
		}
		results.put(i, res)
	})
	for _, d := range r.unsaid() {
		doc.Diagnostics = append(doc.Diagnostics, report.NewDiagnostic(d))
	}
	doc.Results, doc.FoundNowhere = slices.DeleteFunc(slices.Clone(results.results), func(r *report.Result) bool { return r == nil }), slices.Compact(slices.Sorted(slices.Values(r.foundNowhere)))
	if within.Err() != nil && ctx.Err() == nil {
		doc.NotReached = len(methods) - len(doc.Results)
	} else {
		doc.NotChecked = len(methods) - len(doc.Results)
	}
	doc.ThrowsAll = c.Throws == types.ThrowsAll && slices.ContainsFunc(doc.Results, func(r *report.Result) bool { return len(r.Throws) > 0 })
	if !c.SafeCode && !c.OverflowChosen && !c.Laws {
		doc.OfferOverflow()
	}
	left := doc.NotChecked
	for _, r := range doc.Results {
		if r.Verdict == report.Inconclusive && r.Reason == "interrupted" {
			left++
		}
	}
	doc.Diagnostics = append(doc.Diagnostics, moreBadSpecs(r, doc.Diagnostics)...)
	doc.Diagnostics = append(doc.Diagnostics, r.mistyped(doc.Results, doc.Diagnostics)...)
	doc.Diagnostics = append(doc.Diagnostics, r.withoutAxioms(doc.Results)...)
	if left > 0 || errors.As(context.Cause(ctx), new(*noMemory)) {
		doc.Diagnostics = append(doc.Diagnostics, endedEarly(ctx, fmt.Sprintf("%d of %d methods were not decided", left, len(methods))))
	}
	if r.cached != nil {
		doc.Cached = len(r.cached.found)
	}
	r.writeHeaps(doc.Results)
	r.out.writeManifest(doc.Results)
	r.reproduceAll(ctx, doc, methods)
	results.end()
	return doc
}

// checkWithin checks a method, unless ctx has ended: then it gives nil. A check
// that does not end with ctx is left to itself.
func (r *run) checkWithin(ctx context.Context, m *types.Method) *report.Result {
	return r.within(ctx, m, r.check)
}

// within is checkWithin with a check that may give no result: nil, unless ctx ended meanwhile.
func (r *run) within(ctx context.Context, m *types.Method, check func(context.Context, *types.Method) *report.Result) *report.Result {
	if ctx.Err() != nil {
		return nil
	}
	res, ended := await(ctx, func() *report.Result { return check(ctx, m) })
	if !ended || res == nil && ctx.Err() != nil {
		res = r.newResult(m)
		res.Verdict, res.Reason = report.Inconclusive, whyEnded(ctx)
	}
	return res
}

// opened is a run that has something to check.
type opened struct {
	run     *run
	methods []*types.Method
}

// openWithin is open under a context: nil when there is nothing to check, or when ctx
// ended before.
func openWithin(ctx context.Context, c *Config, prepare preparation) (*opened, []report.Diagnostic) {
	type result struct {
		opened
		diags []*source.Diagnostic
	}
	got, ended := await(ctx, func() (o result) {
		o.run, o.methods, o.diags = open(ctx, c, prepare)
		if len(o.methods) == 0 || ctx.Err() != nil {
			o.run.close()
		}
		return o
	})
	if !ended || ctx.Err() != nil {
		return nil, []report.Diagnostic{endedEarly(ctx, "before anything was checked")}
	}
	var out []report.Diagnostic
	for _, d := range got.diags {
		out = append(out, report.NewDiagnostic(d))
	}
	if len(got.methods) == 0 {
		return nil, out
	}
	return &got.opened, out
}

func newDocument() *report.Document {
	return &report.Document{SchemaVersion: report.SchemaVersion, Tool: report.Tool{Name: "inspect", Version: Version}}
}

// preparation resolves what is to be known of the methods selected, and gives them with
// those that join them then.
type preparation func(r *run, ctx context.Context, methods []*types.Method) []*types.Method

// open loads the world and selects the methods: none after an error that is not of
// single files.
func open(ctx context.Context, c *Config, prepare preparation) (*run, []*types.Method, []*source.Diagnostic) {
	if ds := append(checkBounds(c.Bounds.WithDefaults()), c.checkSections(nil)...); len(ds) > 0 {
		return nil, nil, ds
	}
	texts := load.NewTexts(c.Texts)
	specs := &load.Specs{Folders: c.SpecPath, Reading: c.reading(), Texts: texts, Lombok: lombok.Expander{Old: lombok.IsOld(c.ClassPath), Folders: lombok.Folders(c.ClassPath), IsText: texts.Has}}
	in := load.Read(ctx, c.Paths, specs, c.Jobs, c.fileRead)
	in.Others = c.noteExcluded(in.Others)
	diags := slices.Concat(in.Errors, load.CheckFolders("--source-path", c.SourcePath), load.CheckFolders("--spec-path", c.SpecPath))
	r := &run{loaded: &loaded{loading: map[*types.Method]time.Duration{}}, config: *c, out: newOutputs(c), files: len(in.Files) + len(in.Broken), notParsed: len(in.Broken)}
	r.specs, r.stop = specs, func() bool { return ctx.Err() != nil }
	r.out.dumpFiles(in.Joined)
	if source.HasError(diags) {
		return nil, nil, append(diags, in.Others...)
	}
	r.warnings = append(load.CheckClassPath(c.ClassPath), load.WithoutString(in.Joined)...)
	if c.Gate != nil {
		var ds []*source.Diagnostic
		r.gate, ds = suppressed(c.Gate, in.Files)
		r.warnings = append(r.warnings, ds...)
	}
	places := c.places()
	if c.UnknownCalls == inferClasses {
		places.Inferred = &r.foundNowhere
	}
	providers, done := places.Providers(in, specs, &r.warnings)
	jdk := load.NewContradictions(c.Modules, &r.warnings)
	r.done = func() { done(); jdk.Close() }
	r.drivers = driverFiles{}
	w, ds := r.newWorld(&in, append(providers, r.drivers), jdk)
	if c.Laws && !source.HasError(ds) {
		in.Others = append(in.Others, r.drive(w, &in, specs)...)
		w, ds = r.newWorld(&in, append(providers, r.drivers), jdk)
	}
	r.world = w
	in.Others = append(in.Others, ds...) // of single classes
	ds = append(checkClasses(w, c.Bounds), w.CheckImplementations()...)
	r.warnings = append(r.warnings, w.OwnProverWarnings()...)
	if !c.NullableByDefault {
		r.warnings = append(r.warnings, w.OwnFieldWarnings()...)
	}
	ds = append(ds, c.checkSections(w)...)
	diags = append(in.Others, ds...)
	if source.HasError(ds) {
		return r, nil, append(diags, r.warnings...)
	}
	methods, ds, ok := r.selected(ctx, &in)
	diags = append(diags, ds...)
	if !ok {
		return r, nil, append(diags, r.warnings...)
	}
	methods = prepare(r, ctx, methods)
	r.cached = r.lookUp(&in, methods, diags)
	return r, methods, append(diags, r.unsaid()...) // of files found, too
}

// newWorld makes the world of the files, as the configuration has it.
func (r *run) newWorld(in *load.Sources, providers []types.Provider, jdk *load.Contradictions) (*types.World, []*source.Diagnostic) {
	c := &r.config
	return types.NewWorld(in.Joined, types.Config{
		Stop:              r.stop,
		Initial:           r.initialTypes,
		Reads:             r.initialReads,
		NullableByDefault: c.NullableByDefault,
		Nullness:          c.Nullness,
		NoNullElements:    c.NoNullElements,
		AnyOrder:          c.AnyOrder,
		Implementations:   c.Implementations,
		SpecMath:          c.SpecMath,
		SafeCode:          c.SafeCode,
		Parse:             parse.Library,
		Providers:         providers,
		Contradicted:      jdk.Of,
		Specify:           r.specs.Join,
		NoPlatform:        c.NoModules,
		NoBodies:          load.NoBodies(c.Modules),
		UnknownCalls:      c.UnknownCalls != "refuse",
		ByContract:        c.Calls == "contract",
		PlatformFirst:     c.Library == "jdk",
		Broken:            in.Broken,
	})
}

// selected are the methods that are to be checked; false: an error is in the way.
func (r *run) selected(ctx context.Context, in *load.Sources) ([]*types.Method, []*source.Diagnostic, bool) {
	selected := r.selectMethods
	if r.config.Laws {
		selected = r.selectLaws
	}
	methods, diags := selected(len(in.Broken) > 0)
	if slices.ContainsFunc(diags, func(d *source.Diagnostic) bool { return d.IsError() && d.Code != types.BrokenFile }) {
		return nil, diags, false
	}
	noteWriters(r, methods)
	r.stating = statesNonNull(r.world)
	if r.config.ChangedSince != "" {
		var d *source.Diagnostic
		if methods, d = r.changed(ctx, in, methods); d != nil {
			diags = append(diags, d)
		}
	}
	return methods, diags, true
}

// suppressed is the policy with the suppressions of the files.
func suppressed(p *gate.Policy, files []*ast.File) (*gate.Policy, []*source.Diagnostic) {
	with := *p
	var diags []*source.Diagnostic
	for _, f := range files {
		ss, ds := gate.Suppressions(f)
		with.Suppressions = append(slices.Clip(with.Suppressions), ss...)
		diags = append(diags, ds...)
	}
	return &with, diags
}

// prepareAll is begin for who asks about all methods in one world.
func prepareAll(r *run, ctx context.Context, methods []*types.Method) []*types.Method {
	all := r.begin(ctx, methods)
	r.loadAll(ctx, slices.Clone(all))
	return all
}

// nameAll gives the methods that loadAll gives, and resolves no more than the code of the
// files given: who lists the methods checks none.
func (r *run) nameAll(ctx context.Context, methods []*types.Method) []*types.Method {
	for _, c := range r.world.Classes() {
		if ctx.Err() != nil {
			return methods
		}
		r.world.ResolveCode(c)
	}
	all := slices.Clone(methods)
	if !r.config.Laws {
		all = append(all, r.functions(all)...)
	}
	return r.inOrder(all, len(methods))
}

// begin resolves what says which methods there are, and gives them with those of the lambdas and
// method references that have a contract to keep: they are known when the code around them is. All
// else of a method is resolved when it is its turn (loadAll), unless one round has them all.
func (r *run) begin(ctx context.Context, methods []*types.Method) []*types.Method {
	if slices.ContainsFunc(methods, func(m *types.Method) bool { return r.configOf(m).Statics == cfg.StaticsInitialized }) || r.config.States == ReachableStates {
		r.world.LoadInitialisers()
	}
	all := slices.Clone(methods)
	switch {
	case len(methods) <= r.config.firstRound():
		for i := 0; i < len(all) && ctx.Err() == nil; i++ {
			loadMethod(r, all[i])
			if i == len(all)-1 && !r.config.Laws {
				all = append(all, r.functions(all)...)
			}
		}
	case !r.config.Laws && hasContracts(r.world):
		for _, c := range r.world.Classes() {
			if makesFunctions(c) && ctx.Err() == nil {
				r.world.ResolveCode(c)
			}
		}
		all = append(all, r.functions(all)...)
	}
	noteSpecErrors(r)
	return r.inOrder(all, len(methods))
}

// hasContracts reports whether anybody wrote contracts beside those of the library.
func hasContracts(w *types.World) bool {
	return slices.ContainsFunc(w.AllClasses(), func(c *types.Class) bool { return !c.Library && c.File != nil && (c.File.JML || c.File.Spec != nil) })
}

// makesFunctions reports whether there is a lambda or a method reference in a class.
func makesFunctions(c *types.Class) bool {
	found := false
	if c.Decl != nil {
		ast.Walk(c.Decl, func(n ast.Node) bool {
			switch n.(type) {
			case *ast.Lambda, *ast.MethodRef:
				found = true
			}
			return !found
		})
	}
	return found
}

// inOrder puts methods in the order of the files, where some joined the first ones and the
// user named none.
func (r *run) inOrder(all []*types.Method, first int) []*types.Method {
	if len(all) > first && len(r.config.Methods) == 0 {
		slices.SortStableFunc(all, func(a, b *types.Method) int {
			switch {
			case a.Span.Before(b.Span):
				return -1
			case b.Span.Before(a.Span):
				return 1
			}
			return 0
		})
	}
	return all
}

// functions are the methods of lambdas and method references that have a contract, beyond
// those that are there. Where the user names methods, they stand in one of these.
func (r *run) functions(there []*types.Method) []*types.Method {
	var out []*types.Method
	for _, f := range r.world.Functions() {
		within := len(r.config.Methods) == 0 || slices.ContainsFunc(there, func(m *types.Method) bool { return m.Decl != nil && m.Decl.Span().Contains(f.Span) })
		if within && isSpecified(f) && !slices.Contains(there, f) && !r.config.isExcluded(f) {
			out = append(out, f)
		}
	}
	return out
}

// selectMethods gives the methods named, or all with something to check. That there
// is none is worth an error unless files with errors are the reason.
func (r *run) selectMethods(broken bool) ([]*types.Method, []*source.Diagnostic) {
	var out []*types.Method
	var diags []*source.Diagnostic
	seen := map[*types.Method]bool{}
	add := func(m *types.Method) {
		if !seen[m] {
			seen[m] = true
			out = append(out, m)
		}
	}
	for _, spec := range r.config.Methods {
		ms, d := r.world.FindMethods(spec)
		if d != nil {
			diags = append(diags, d)
		}
		for _, m := range ms {
			add(m)
		}
	}
	if len(r.config.Methods) > 0 {
		return out, diags
	}
	all := Checkable(r.world)
	if !r.config.Private {
		all, r.whereCalled = r.byThemselves(all)
	}
	for _, m := range all {
		if !r.config.isExcluded(m) && (m.Derived != types.Initialised || r.needsInitCheck(m.Class)) {
			add(m)
		}
	}
	if len(out) == 0 && !broken {
		d := source.Errorf(load.CodeNothing, source.Span{}, "there is no method with a body to check in %s%s", strings.Join(r.config.Paths, ", "), r.config.butExcluded())
		diags = append(diags, d)
	}
	return out, diags
}

// needsInitCheck reports whether there is something to check at the end of the initialisation of
// a class, or on the way there: not that a field is not null which is plainly set.
func (r *run) needsInitCheck(c *types.Class) bool {
	return r.config.Statics == cfg.StaticsInitialized && len(c.MustBeSet()) > 0 || c.IsStaticallyInvariant() ||
		r.world.MayLeaveNull(c) || r.world.MayBreakConstants(c) || r.world.RequiresWhileInitialised(c, r.config.demands)
}

// isSpecified reports whether a method has a specification: its own, or that of a method which
// it overrides, on which calls of that method may rely.
func isSpecified(m *types.Method) bool {
	above := func(k *types.Case) bool { return k.Of != m && !k.Of.Class.Library }
	return m.Decl != nil && m.Decl.Spec != nil || (m.Decl != nil || m.Derived == types.FunctionBody || m.IsGenerated()) && slices.ContainsFunc(m.Contract.Cases, above)
}

// isOrdinary reports whether nobody wrote what a method does, or what the states of its class are.
func isOrdinary(r *run, m *types.Method) bool {
	return !isSpecified(m) && !types.HasWrittenStates(r.world, m.Class)
}

// Checkable lists the methods with a body, in source order: every one has at
// least its run-time checks to keep. An implicit constructor is among them where it
// has something to keep, and so are the end of a class's initialisation and a method that a class inherits from one that does not
// know of the interface which it implements (types.World.Adopted). Not among them, without a specification of
// their own or one above it, are constructors of enums, which run when the enum is
// initialised and at no other time, and what classes in code do, which counts where that
// code runs; nor model methods without one, which count where a specification calls them.
func Checkable(w *types.World) []*types.Method {
	var out []*types.Method
	for _, c := range w.Classes() {
		for _, m := range c.Methods {
			if (m.Constructor && c.EnumOf() != nil || c.IsInCode()) && !isSpecified(m) || m.Model && (m.Decl == nil || m.Decl.Spec == nil) {
				continue
			}
			if m.Derived == types.Initialised || m.Decl != nil && m.Decl.Body != nil || m.IsImplicit() && !c.IsInner() && canBreakInvariant(c) || m.IsGenerated() && isSpecified(m) {
				out = append(out, m)
			}
		}
		out = append(out, w.InheritedImpls(c)...)
	}
	sort.SliceStable(out, func(i, j int) bool { return out[i].Span.Before(out[j].Span) })
	return out
}
