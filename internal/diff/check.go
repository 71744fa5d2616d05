package diff

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"inspect"
	"inspect/java/ast"
	"inspect/java/types"
	"inspect/report"
)

// outcome is what the check of a step says.
type outcome struct {
	result  *inspect.Result
	differs *finding
	why     string // not empty: it is not decided
}

// finding is an input on which both sides differ.
type finding struct {
	of    *pair
	step  *step
	at    observation
	calls []string // of the driver's class
	now   string
	was   string
	by    string // who confirmed it
	// of a JVM: what it showed on both sides, and what of it differs
	scene               *scene
	seenNow, seenBefore *seenValues
	differing           []string
}

// check checks the drivers, and says of each method that is compared what comes out.
func (r *run) check(ctx context.Context) error {
	var methods, paths []string
	for _, k := range r.product.pairs {
		paths = append(paths, k.path)
		for _, s := range k.steps {
			if name := k.driver + "." + cmp.Or(s.name, k.simple); s.isChecked() && !slices.Contains(methods, name) {
				methods = append(methods, name)
			}
		}
	}
	outcomes, err := r.search(ctx, methods, paths, true)
	if err != nil {
		return err
	}
	if err := r.withoutNull(ctx, outcomes, paths); err != nil {
		return err
	}
	if err := r.confirm(ctx, outcomes); err != nil {
		return err
	}
	r.verdicts(outcomes)
	return nil
}

// search checks methods of the drivers.
func (r *run) search(ctx context.Context, methods, callers []string, nulls bool) (map[*step]*outcome, error) {
	outcomes := map[*step]*outcome{}
	if len(methods) == 0 {
		return outcomes, nil
	}
	o := r.checkOptions(slices.Sorted(maps.Keys(r.texts)))
	o.Methods, o.Callers, o.NullableByDefault = methods, callers, nulls
	if !nulls {
		o.Nullness = "jml"
	}
	o.OnProgress = r.options.OnProgress
	o.OnStart = func(methods int, _ []inspect.Diagnostic) {
		if r.options.OnStart != nil && nulls {
			r.options.OnStart(methods)
		}
	}
	doc, err := inspect.Check(ctx, o)
	if err != nil {
		return nil, err
	}
	for _, d := range doc.Diagnostics {
		if d.Severity == "error" {
			return nil, wrong("%s:%d: %s", r.show(d.File), d.Line, d.Message)
		}
	}
	for _, res := range doc.Results {
		if s, k := r.stepOf(res); s != nil {
			outcomes[s] = r.outcomeOf(res, k, s)
			r.found.Bounds = &res.Bounds
		}
	}
	return outcomes, nil
}

// withoutNull looks for another difference where the one found passes null: most methods are not made for that, and
// a difference without tells more.
func (r *run) withoutNull(ctx context.Context, outcomes map[*step]*outcome, callers []string) error {
	var methods []string
	passesNull := func(line string) bool {
		return slices.ContainsFunc(wordsOf(line), func(w word) bool { return w.text == "null" })
	}
	for s, o := range outcomes {
		if o.differs != nil && slices.ContainsFunc(o.differs.calls, passesNull) {
			methods = append(methods, o.differs.of.driver+"."+cmp.Or(s.name, o.differs.of.simple))
		}
	}
	slices.Sort(methods)
	better, err := r.search(ctx, slices.Compact(methods), callers, false)
	for s, o := range better {
		if o.differs != nil && outcomes[s].differs != nil && slices.ContainsFunc(outcomes[s].differs.calls, passesNull) {
			outcomes[s] = o
		}
	}
	return err
}

// isChecked reports whether a step compares: others do the same call as one that does, or only assign.
func (s *step) isChecked() bool {
	return s.why == "" && s.array == nil && (s.kind == call || s.kind == creation)
}

// confirm has the differences seen on a JVM, where there is one.
func (r *run) confirm(ctx context.Context, outcomes map[*step]*outcome) error {
	var differing []*outcome
	var findings []*finding
	for _, k := range r.product.pairs {
		for _, s := range k.steps {
			if o := outcomes[s]; o != nil && o.differs != nil {
				differing, findings = append(differing, o), append(findings, o.differs)
			}
		}
	}
	if len(findings) == 0 || r.options.NoJVM {
		return ctx.Err()
	}
	m, why := r.newMachine(ctx)
	if m == nil {
		r.found.note("no JVM confirms the differences: " + why)
		return ctx.Err()
	}
	defer m.close()
	m.prepare(ctx, r, findings)
	for i, o := range differing {
		if why := m.witness(ctx, r, o.differs, i); why != "" {
			o.differs, o.why = nil, why
		}
		if err := ctx.Err(); err != nil {
			return err
		}
	}
	return nil
}

// stepOf is the step of a driver that a result is about.
func (r *run) stepOf(res *inspect.Result) (*step, *pair) {
	for _, k := range r.product.pairs {
		if k.path != res.File {
			continue
		}
		for _, s := range k.steps {
			if s.isChecked() && s.first <= res.Line && res.Line <= s.last {
				return s, k
			}
		}
	}
	return nil, nil
}

// outcomeOf reads the result of a step's check.
func (r *run) outcomeOf(res *inspect.Result, k *pair, s *step) *outcome {
	o := &outcome{result: res}
	switch res.Verdict {
	case inspect.Holds, inspect.Nothing:
		if st := res.States; st != nil && len(st.Without) > 0 {
			o.why = "calls leave out " + strings.Join(st.Without, ", ")
		}
		return o
	case inspect.Violated:
	default:
		o.why = r.reasonOf(res)
		return o
	}
	for _, c := range res.Counterexamples() {
		at, ours := k.observed[c.Place.Line]
		switch {
		case c.Place.File != k.path || !ours:
			o.why = r.plain(c.Message)
		case at.what == incomparable:
			o.why = cmp.Or(at.why, "it gives objects that cannot be compared")
		case c.Status != "confirmed":
			o.why = "the interpreter does not confirm the difference that the search found"
			if len(c.RestsOn) > 0 {
				o.why = "it rests on what the call does not decide: " + strings.Join(c.RestsOn, ", ")
			}
		case len(c.Calls) == 0:
			o.why = "no calls were found that make the state in which both differ"
		default:
			o.why = ""
			o.differs = &finding{of: k, step: s, at: at, calls: c.Calls, now: valueOf(c, at.now), was: valueOf(c, at.before), by: "interpreter"}
			return o
		}
	}
	if o.why == "" {
		o.why = "no counterexample is shown"
	}
	return o
}

// reasonOf says why a result decides nothing.
func (r *run) reasonOf(res *inspect.Result) string {
	for _, d := range res.Diagnostics {
		if d.Severity == "error" {
			if d.File == "" {
				return r.plain(d.Message)
			}
			return fmt.Sprintf("%s:%d: %s", r.show(d.File), d.Line, r.plain(d.Message))
		}
	}
	if st := res.States; st != nil && st.Any != "" && res.Reason == report.Unconstructed {
		return r.plain(st.Any)
	}
	if res.Reason != "" {
		return r.plain(res.Reason)
	}
	return string(res.Verdict)
}

// plain is a text without the marks of the product program.
func (r *run) plain(text string) string {
	for path, shown := range r.shown {
		text = strings.ReplaceAll(text, path, shown)
	}
	return strings.NewReplacer(Root+string(filepath.Separator), "", beforeMark, "", pairEnding, "").Replace(text)
}

// valueOf is what a variable of a driver's method had at last.
func valueOf(c *inspect.Counterexample, name string) string {
	value := ""
	for _, s := range c.Steps {
		for _, v := range s.Changes {
			if v.Name == name || strings.HasPrefix(v.Name, name+"'") {
				value = v.Value
			}
		}
	}
	return value
}

// verdicts says of each method that is compared what comes out.
func (r *run) verdicts(outcomes map[*step]*outcome) {
	for _, m := range r.now {
		d, ok := m.decl.(*ast.MethodDecl)
		if !ok || d.Body == nil && !d.Modifiers.Has("native") || !m.concerned || !r.in.subject[m.file.key] || d.Modifiers.Has("private") || r.has(m) {
			continue
		}
		at := slices.DeleteFunc(r.compared(m), func(p place) bool { return p.step.before == nil })
		if len(at) == 0 {
			continue // it is new, which is said
		}
		row := &Method{File: m.file.path, Line: d.Name.Span().Line(), Method: m.id, Before: r.earlier(m)}
		r.judgeAll(row, m, at, outcomes)
		r.found.Methods = append(r.found.Methods, row)
	}
	r.declarations(outcomes)
	slices.SortStableFunc(r.found.Methods, func(a, b *Method) int {
		if a.File != b.File {
			return strings.Compare(a.File, b.File)
		}
		return a.Line - b.Line
	})
}

// earlier is what a method was called, where that is another name; "": it is not.
func (r *run) earlier(m *member) string {
	if k := r.moved.methods[m.id]; k != nil {
		return k.id
	}
	for now, before := range r.moved.classes {
		if id, ok := strings.CutPrefix(m.id, now+"."); ok {
			return renamedID(before+"."+id, now, before)
		}
	}
	return ""
}

func (r *run) has(m *member) bool {
	return slices.ContainsFunc(r.found.Methods, func(k *Method) bool { return k.Method == m.id && k.File == m.file.path })
}

// place is a step of a pair.
type place struct {
	pair *pair
	step *step
}

// compared are the steps that compare a method: of its class, and of those that inherit it. Of an abstract class
// there is none where another one inherits it.
func (r *run) compared(m *member) (out []place) {
	sig := signature(m.decl.(*ast.MethodDecl))
	for _, k := range r.product.pairs {
		for _, s := range k.steps {
			if s.array == nil && s.kind != gift && s.now != nil && s.now.Decl != nil && s.now.Class.Name == m.owner() && signature(s.now.Decl) == sig {
				out = append(out, place{k, s})
			}
		}
	}
	concrete := slices.DeleteFunc(slices.Clone(out), func(p place) bool { return p.pair.abstract && !p.step.now.Static })
	if len(concrete) > 0 {
		return concrete
	}
	return out
}

// judgeAll gives a row the most severe of the verdicts at some places.
func (r *run) judgeAll(row *Method, m *member, at []place, outcomes map[*step]*outcome) {
	severity := map[Verdict]int{Same: 0, NotDecided: 1, Different: 2}
	for i, p := range at {
		one := *row
		r.judge(&one, m, p.pair, p.step, outcomes)
		if i == 0 || severity[one.Verdict] > severity[row.Verdict] {
			*row = one
		}
	}
}

// judge gives a row its verdict.
func (r *run) judge(row *Method, m *member, k *pair, s *step, outcomes map[*step]*outcome) {
	if s.why != "" {
		row.Verdict, row.Reason = NotDecided, s.why
		return
	}
	own := outcomes[s]
	switch {
	case own == nil:
		row.Verdict, row.Reason = NotDecided, "it was not reached"
		return
	case own.differs != nil:
		r.differs(row, own.differs)
		return
	}
	others := r.observers(k, s)
	for _, t := range others {
		if o := outcomes[t]; o != nil && o.differs != nil && hasCallOf(o.differs.calls, s) && (m.isNamed || !r.hasNamed(o.differs)) {
			r.differs(row, o.differs)
			return
		}
	}
	row.Verdict = Same
	for _, c := range own.result.CutOff {
		row.CutOff = append(row.CutOff, r.cutOff(c))
	}
	if why := cmp.Or(r.names, own.why, r.staticState(m), r.otherKinds(m)); why != "" {
		row.Verdict, row.Reason = NotDecided, why
		return
	}
	for _, t := range others {
		why := t.why
		if o := outcomes[t]; why == "" && o == nil {
			why = "it was not reached"
		} else if why == "" {
			why = o.why
		}
		if why != "" && why != "it is new" {
			row.Verdict, row.Reason = NotDecided, fmt.Sprintf("what %s shows of it is not decided: %s", t.title(), why)
			return
		}
	}
}

// hasNamed reports whether the last call of a finding is of a method whose text, or that of what it calls, changed:
// that shows the difference, whatever else is called before it.
func (r *run) hasNamed(f *finding) bool {
	return f.step.now != nil && f.step.now.Decl != nil && slices.ContainsFunc(r.now, func(m *member) bool {
		d, ok := m.decl.(*ast.MethodDecl)
		return ok && m.isNamed && m.owner() == f.step.now.Class.Name && signature(d) == signature(f.step.now.Decl)
	})
}

// cutOff says where a bound ended executions, or what else was left out there.
func (r *run) cutOff(c report.CutOff) string {
	at := fmt.Sprintf("%s:%d", r.show(c.File), c.Line)
	if c.Detail != "" {
		at += " (" + c.Detail + ")"
	}
	return r.plain(at)
}

// observers are the steps that may show what a step has done, or that make the objects which it takes: those of its
// class, and of the classes whose objects these take and give.
func (r *run) observers(k *pair, s *step) (out []*step) {
	isStateless := !slices.ContainsFunc(k.now.Fields, isState) && !slices.ContainsFunc(k.before.Fields, isState)
	var pairs []*pair
	if s.now == nil || !s.now.Static || !isStateless {
		pairs = append(pairs, k)
	} else {
		pairs = r.product.pairsOf(s.now)
	}
	for i := 0; i < len(pairs); i++ {
		for _, t := range pairs[i].steps {
			if t.now == nil || t.why != "" {
				continue
			}
			for _, o := range r.product.pairsOf(t.now) {
				if !slices.Contains(pairs, o) {
					pairs = append(pairs, o)
				}
			}
		}
	}
	for _, k := range pairs {
		for _, t := range k.steps {
			isUnrelated := t.why != "" && t.now != nil && t.now.Static && isStateless && !r.product.mayTakeOurs(t.now)
			if t != s && !isUnrelated && (t.why != "" || t.isChecked()) {
				out = append(out, t)
			}
		}
	}
	return out
}

// mayTakeOurs reports whether a method may be given an object of the program, in a collection perhaps.
func (p *product) mayTakeOurs(m *types.Method) bool {
	if m.Decl == nil {
		return true
	}
	names := map[string]bool{"Object": true, "Comparable": true}
	for _, c := range p.world.Classes() {
		names[c.SimpleName()] = true
	}
	for _, v := range slices.Concat(m.Decl.TypeParams, m.Class.Decl.TypeParams) {
		names[v.Name.Text] = true
	}
	for i, v := range m.Decl.Params {
		text := v.Type.Span().Text()
		if s := p.shapeOf(p.taken(m, i)); s == unknownShape && !strings.Contains(text, "<") || strings.Contains(text, "?") {
			return true
		}
		if slices.ContainsFunc(wordsOf(text), func(w word) bool { return names[w.text] }) {
			return true
		}
	}
	return false
}

// pairsOf are the pairs whose objects a method takes and gives.
func (p *product) pairsOf(m *types.Method) (out []*pair) {
	s := p.signature(m)
	for _, t := range append(slices.Clone(s.Params), s.Result) {
		if c, ok := t.(*types.Class); ok && p.byClass[c] != nil && !slices.Contains(out, p.byClass[c]) {
			out = append(out, p.byClass[c])
		}
	}
	return out
}

// isState reports whether a field is static and may change.
func isState(f *types.Field) bool {
	return f.Static && !(f.Final && (types.IsString(f.Type) || !types.IsReference(f.Type)))
}

// title is how a step is named.
func (s *step) title() string {
	if s.field != nil {
		return "the field " + s.field.Name
	}
	if s.now == nil {
		return "the constructor"
	}
	return s.now.Title()
}

// hasCallOf reports whether lines of a driver's calls have one of a step.
func hasCallOf(lines []string, s *step) bool {
	name := s.name
	if s.now != nil && s.kind == call {
		name = s.now.Name
	}
	return slices.ContainsFunc(lines, func(line string) bool {
		return slices.ContainsFunc(wordsOf(line), func(w word) bool {
			if w.end >= len(line) || line[w.end] != '(' {
				return false
			}
			if s.kind == creation { // new Ring$pair(…), or Ring$pair.Ring$in0(…)
				end := strings.LastIndex(line, ")")
				n := len(splitArguments(line[w.end+1 : max(end, w.end+1)]))
				given := 0
				if s.now != nil {
					given = len(s.now.Params)
				}
				return strings.HasSuffix(strings.TrimSpace(line[:w.start]), "new") && n == given || strings.Contains(w.text, "$in") && n == given+2
			}
			return w.text == name || strings.HasPrefix(w.text, name+"$")
		})
	})
}

// differs shows a difference.
func (r *run) differs(row *Method, f *finding) {
	row.Verdict = Different
	r.reported[f] = true
	row.Calls = r.asWritten(f, false)
	row.Difference = &Difference{What: f.at.what, Before: r.plain(f.was), Now: r.plain(f.now), ConfirmedBy: f.by}
	if f.scene != nil {
		r.present(row, f)
	}
}
