package infer

import (
	"context"
	"slices"
	"strings"

	"inspect"
	"inspect/java/ast"
)

// A contract is what is proposed for one method, until it is checked.
type contract struct {
	class   *class
	method  *ast.MethodDecl
	of      string
	fixed   []*Clause  // needs, and the exceptions that leave it
	frames  [][]string // what it may assign: what is tried next comes first
	ensures []*Clause
}

// contracts are the clauses of a file: its facts, and of the methods that have none, needs as requires, what they
// assign, and what they ensure. A method has ensures only with an assignable clause, since its callers, to whom the
// contract counts, would take it to change everything. What makes a verdict worse that was clean without is left
// out: first the contracts, then the facts as well. The method that is to blame is named then.
func (r *run) contracts(ctx context.Context, f *file, facts []*Clause) (s *specified, err error) {
	base, err := r.check(ctx, f, f.text, r.options)
	if err != nil {
		return nil, err
	}
	before := verdicts(base)
	if facts, err = r.inhabited(ctx, f, r.within(facts), r.inductive()); err != nil {
		return nil, err
	}
	proposed := r.proposed(f, base)
	if s, err = r.refine(ctx, f, facts, proposed, before); err != nil {
		return nil, err
	}
	if s.worse != "" && len(clausesOf(proposed)) > 0 { // the needs alone
		for _, k := range proposed {
			k.frames, k.ensures = nil, nil
		}
		if s, err = r.refine(ctx, f, facts, proposed, before); err != nil {
			return nil, err
		}
	}
	s.facts, s.methods = facts, clausesOf(proposed)
	if s.worse != "" || len(facts) == 0 && len(s.methods) == 0 {
		s.text = ""
	}
	return s, nil
}

// specified is a file with its clauses.
type specified struct {
	facts, methods []*Clause
	inserted       []Insertion // of facts alone
	text           string      // with the clauses; empty: none is written
	worse          string      // the method whose verdict would be worse
	verdict        inspect.Verdict
}

// refine leaves out of contracts what a check of the file with them, and with its facts, says against them, until
// it says nothing more; and gives the text, and the method whose verdict is worse than it was.
func (r *run) refine(ctx context.Context, f *file, facts []*Clause, ks []*contract, before map[string]inspect.Verdict) (s *specified, err error) {
	o := r.options
	o.AllProperties = true
	declared := map[*ast.MethodDecl]bool{} // whose results the declaration alone says not to be null
	for {
		text, lines := written(f.text, insertions(f.text, slices.Concat(invariants(f, facts), edits(ks), specPublic(f, ks), nullable(f, facts, declared))))
		report, err := r.check(ctx, f, text, o)
		if err != nil {
			return nil, err
		}
		if hasDropped(ks, report, lines, before) || hasWeakened(ks) || hasDeclared(f, ks, declared) {
			continue
		}
		for _, res := range report.Results {
			if isWorse(before[res.Name()], res.Verdict) {
				return &specified{text: text, worse: res.Name(), verdict: res.Verdict}, nil
			}
		}
		return &specified{text: text}, nil
	}
}

// hasDeclared takes the promises that a result is not null out of the contracts of methods whose declaration says so,
// once it is not declared nullable. It reports whether there was one.
func hasDeclared(f *file, ks []*contract, declared map[*ast.MethodDecl]bool) bool {
	changed := false
	for _, k := range ks {
		if f.tree.Specified || declared[k.method] {
			continue
		}
		for _, c := range k.ensures {
			if c.promise.text == notNull || slices.Contains(c.promise.implies, notNull) {
				declared[k.method], changed = true, true
			}
		}
		if declared[k.method] && !isArrayOfReferences(k.method.Type) {
			k.ensures = slices.DeleteFunc(k.ensures, func(c *Clause) bool { return c.promise.text == notNull })
		}
	}
	return changed
}

// proposed are the contracts of methods that nothing is said against, and that have none.
func (r *run) proposed(f *file, base *inspect.Report) (out []*contract) {
	at := map[place]*inspect.Result{}
	for _, res := range base.Results {
		at[place{res.Line, res.Column}] = res
	}
	for _, c := range f.classes {
		for _, m := range c.methods {
			p := m.Name.Span().Position()
			res := at[place{p.Line, p.Column}]
			if res == nil || m.Spec != nil || m.Body == nil || m.JML || m.Compact || m.Modifiers.Has("private") || !isClean(res) {
				continue
			}
			k := &contract{class: c, method: m, of: res.Name()}
			clause := func(kind, text, reason string) *Clause {
				return &Clause{File: f.path, Line: p.Line, Of: res.Name(), Kind: kind, Text: text, Reason: reason}
			}
			needs := res.Clauses()
			for _, n := range needs {
				k.fixed = append(k.fixed, clause(firstWord(n), n, "callers see to it: else a check fails"))
			}
			if only := exceptions(res); only != "" && len(needs) == 0 {
				k.fixed = append(k.fixed, clause("signals_only", "signals_only "+only+";", "throw statements raise it"))
			}
			if (!r.isExtended(c) || isFinal(c, m)) && !hasFunctions(res) {
				k.frames = frames(c, m)
				for _, p := range promises(m) {
					e := clause("ensures", "ensures "+p.text+";", "each execution within the bounds ends so")
					e.promise = p
					k.ensures = append(k.ensures, e)
				}
			}
			if len(k.fixed) > 0 || len(k.frames) > 0 {
				out = append(out, k)
			}
		}
	}
	return out
}

// isWorse reports whether a verdict says more against a method than the one before, "" where there was none.
func isWorse(before, after inspect.Verdict) bool {
	switch {
	case before == "" || before == inspect.Violated:
		return false
	case after == inspect.Violated:
		return true
	}
	return isCleanVerdict(before) && !isCleanVerdict(after)
}

// isClean reports whether nothing is said against a method but what its callers see to.
func isClean(r *inspect.Result) bool { return isCleanVerdict(r.Verdict) }

// isCleanVerdict is isClean, by the verdict.
func isCleanVerdict(v inspect.Verdict) bool {
	return slices.Contains([]inspect.Verdict{inspect.Holds, inspect.Nothing, inspect.Needs}, v)
}

// firstWord is the keyword of a clause.
func firstWord(clause string) string {
	w, _, _ := strings.Cut(clause, " ")
	return w
}

// exceptions are the classes of the exceptions that leave a method, as signals_only lists them.
func exceptions(r *inspect.Result) string {
	var out []string
	for _, t := range r.Throws {
		out = append(out, t.Exception)
	}
	slices.Sort(out)
	return strings.Join(slices.Compact(out), ", ")
}

// isFinal reports whether no class can override a method.
func isFinal(c *class, m *ast.MethodDecl) bool {
	return m.Constructor || c.decl.Kind == ast.Record || c.decl.Modifiers.Has("final") || m.Modifiers.Has("final") || m.Modifiers.Has("static")
}

// frames are what a method may assign: nothing, or else the fields that its text assigns and the elements of
// arrays in fields.
func frames(c *class, m *ast.MethodDecl) [][]string {
	if m.Constructor {
		return nil
	}
	own := map[string]bool{}
	for _, x := range c.decl.Members {
		if f, ok := x.(*ast.FieldDecl); ok && f.Name != nil {
			own[f.Name.Text] = true
		}
	}
	var out []string
	for name := range writes(c.top, m) {
		if own[name] {
			out = append(out, name)
		}
	}
	ast.Walk(m.Body, func(n ast.Node) bool {
		var x ast.Expr
		switch n := n.(type) {
		case *ast.Assign:
			x = n.X
		case *ast.IncDec:
			x = n.X
		}
		if e, ok := x.(*ast.Index); ok {
			if name := nameOf(e.X); own[name] {
				out = append(out, name+"[*]")
			}
		}
		return true
	})
	slices.Sort(out)
	out = slices.Compact(out)
	if len(out) == 0 {
		return [][]string{nil}
	}
	return [][]string{nil, out}
}

// clauses are those of a contract, in the order in which they are written; none: the method stays without.
func (k *contract) clauses() []*Clause {
	if len(k.frames) == 0 {
		if len(k.fixed) > 0 && k.fixed[0].Kind == "signals_only" {
			return nil // it would say nothing but that there is a contract
		}
		return k.fixed
	}
	frame := `\nothing`
	if len(k.frames[0]) > 0 {
		frame = strings.Join(k.frames[0], ", ")
	}
	p := k.method.Name.Span().Position()
	assigns := &Clause{File: p.File, Line: p.Line, Of: k.of, Kind: "assignable", Text: "assignable " + frame + ";", Reason: "each execution within the bounds changes no more"}
	requires, signals := k.fixed, []*Clause(nil)
	if i := slices.IndexFunc(k.fixed, func(c *Clause) bool { return c.Kind == "signals_only" }); i >= 0 {
		requires, signals = k.fixed[:i], k.fixed[i:]
	}
	return slices.Concat(requires, []*Clause{assigns}, k.ensures, signals)
}

// clausesOf are the clauses of contracts.
func clausesOf(ks []*contract) (out []*Clause) {
	for _, k := range ks {
		out = append(out, k.clauses()...)
	}
	return out
}

// edits put contracts in front of their methods.
func edits(ks []*contract) (out []edit) {
	for _, k := range ks {
		if cs := k.clauses(); len(cs) > 0 {
			out = append(out, edit{at: int(k.method.Span().Start), lines: cs})
		}
	}
	return out
}

// specPublic are the modifiers of private fields that the contracts of methods speak of which are not private: a
// contract is seen where its method is, and so are the names in it.
func specPublic(f *file, ks []*contract) (out []edit) {
	named := map[*ast.ClassDecl]map[string]bool{}
	for _, k := range ks {
		if named[k.class.decl] == nil {
			named[k.class.decl] = map[string]bool{}
		}
		if len(k.frames) > 0 {
			for _, name := range k.frames[0] {
				named[k.class.decl][strings.TrimSuffix(name, "[*]")] = true
			}
		}
	}
	for _, c := range f.classes {
		seen := map[int32]bool{}
		for _, m := range c.decl.Members {
			d, ok := m.(*ast.FieldDecl)
			if !ok || d.Name == nil || !named[c.decl][d.Name.Text] || !d.Modifiers.Has("private") || isSpecPublic(d) {
				continue
			}
			if at := d.Type.Span().Start; !seen[at] {
				seen[at] = true
				out = append(out, edit{at: int(at), word: "/*@ spec_public @*/"})
			}
		}
	}
	return out
}

// isSpecPublic reports whether a field says already where specifications may name it.
func isSpecPublic(d *ast.FieldDecl) bool {
	return d.Modifiers.HasJML("spec_public") || d.Modifiers.HasJML("spec_protected")
}

// verdicts are the results by the names of their methods.
func verdicts(r *inspect.Report) map[string]inspect.Verdict {
	out := map[string]inspect.Verdict{}
	for _, res := range r.Results {
		out[res.Name()] = res.Verdict
	}
	return out
}

// hasDropped leaves out what a report says against: an ensures clause that is broken, a frame that is, and all but the
// needs of a method that was clean without. It reports whether there was something.
func hasDropped(ks []*contract, report *inspect.Report, lines map[int]*Clause, before map[string]inspect.Verdict) bool {
	changed := false
	for _, k := range ks {
		i := slices.IndexFunc(report.Results, func(r *inspect.Result) bool { return r.Name() == k.of })
		if i < 0 || len(k.frames) == 0 && len(k.ensures) == 0 {
			continue
		}
		res := report.Results[i]
		frame, ensures := brokenOf(res, lines)
		switch n := len(k.ensures); {
		case frame:
			k.frames = k.frames[1:]
			changed = true
		case len(ensures) > 0:
			k.ensures = slices.DeleteFunc(k.ensures, func(c *Clause) bool { return slices.Contains(ensures, c) })
			changed = changed || len(k.ensures) < n
		case !isClean(res) && isCleanVerdict(before[k.of]):
			k.frames, k.ensures = nil, nil
			changed = true
		}
		if len(k.frames) == 0 {
			k.ensures = nil
		}
	}
	return changed
}

// brokenOf are the clauses of a method's contract that its result says to be broken, or not to be known: whether
// its frame is, and which ensures.
func brokenOf(r *inspect.Result, lines map[int]*Clause) (frame bool, ensures []*Clause) {
	proved := map[*Clause]bool{}
	for _, p := range r.Properties {
		c := lines[p.Line]
		if p.Status == inspect.Holds {
			proved[c] = true
		}
		if p.Status == inspect.Holds || p.Status == inspect.Unreachable {
			continue
		}
		switch {
		case strings.Contains(p.Kind, "assignable") || c != nil && c.Kind == "assignable":
			frame = true
		case c != nil && c.Kind == "ensures" && isSame(p.File, c.File):
			ensures = append(ensures, c)
		}
	}
	for _, c := range lines { // what no execution comes to, or nobody asks for, is no promise
		if c.Kind == "ensures" && c.Of == r.Name() && !proved[c] && !slices.Contains(ensures, c) {
			ensures = append(ensures, c)
		}
	}
	return frame, ensures
}

// hasWeakened leaves out of contracts the promises that others imply, and reports whether there were some.
func hasWeakened(ks []*contract) bool {
	changed := false
	for _, k := range ks {
		for i := 0; i < len(k.ensures); {
			if k.ensures[i].promise.isImpliedBy(slices.Concat(k.ensures[:i], k.ensures[i+1:])) {
				k.ensures = slices.Delete(k.ensures, i, i+1)
				changed = true
			} else {
				i++
			}
		}
	}
	return changed
}

// isImpliedBy reports whether a promise follows from others.
func (p promise) isImpliedBy(others []*Clause) bool {
	var by []difference
	for _, o := range others {
		if slices.Contains(o.promise.implies, p.text) {
			return true
		}
		by = append(by, lengthsAtLeast0(o.promise.differences)...)
	}
	return isImplied(p.differences, by)
}
