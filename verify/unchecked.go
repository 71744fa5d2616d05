package verify

import (
	"slices"
	"strings"

	"inspect/cfg"
	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
)

// noteUnchecked says which clauses of the method and its class do not count: those
// that types.Ignored names, inherited ones included, and what is marked as
// redundant.
func (c *method) noteUnchecked() {
	seen := map[*ast.Clause]bool{}
	note := func(n ast.Node, what string) {
		c.diagnose([]*source.Diagnostic{{Code: codeUnchecked, Severity: source.Note, Span: n.Span(), Message: what}})
	}
	clause := func(cl *ast.Clause) {
		if why := types.Ignored(cl.Kind); why != "" && !seen[cl] {
			seen[cl] = true
			note(cl, "the clause "+cl.Keyword.Text+" is ignored: "+why)
			return
		}
		stated := cl.Kind == ast.Assert || cl.Kind == ast.Assume || cl.Kind == ast.Represents // these count all the same
		if cl.Redundantly && !stated && !seen[cl] {
			seen[cl] = true
			note(cl, "the clause "+cl.Keyword.Text+" is not checked")
		}
	}
	if d := c.m.Decl; d != nil {
		clauses := func(n ast.Node) bool {
			if cl, ok := n.(*ast.Clause); ok {
				clause(cl)
			}
			return true
		}
		if d.Spec != nil {
			for _, k := range d.Spec.Cases {
				ast.Walk(k, clauses)
			}
			for _, k := range d.Spec.Implies {
				note(k, "a case behind implies_that is not checked")
			}
			for _, k := range d.Spec.Examples {
				note(k, "a case behind for_example is not checked")
			}
		}
		if d.Body != nil {
			ast.Walk(d.Body, clauses)
		}
	}
	if c.m.Contract != nil {
		for _, k := range c.m.Contract.Cases {
			for _, cl := range k.Other {
				clause(cl.Clause)
			}
		}
	}
	for _, ms := range modifiersOf(c.m) {
		for _, w := range ms.JML {
			if ignoredModifiers[w.Text] {
				note(w, "the modifier "+w.Text+" is ignored")
			}
			if w.Text == "heap_free" {
				note(w, "heap_free counts as pure: that the method reads nothing of the heap is not checked")
			}
		}
	}
	for k := c.m.Class; k != nil; k = k.Super {
		for _, cl := range k.Specs {
			clause(cl.Clause)
		}
	}
}

// noteAxioms says which axioms, and which clauses of KeY that are checked nowhere, are
// assumed.
func (c *method) noteAxioms(g *cfg.Graph) {
	for _, a := range g.Pre {
		if a.Kind == "axiom" {
			c.noteAssumed(a.Span, a.Text)
		}
	}
	for _, k := range g.Free {
		c.noteAssumed(k.Span(), k.Text())
	}
}

func (c *method) noteAssumed(at source.Span, text string) {
	c.diagnose([]*source.Diagnostic{{Code: codeUnchecked, Severity: source.Note, Span: at, Message: "it is assumed, and not checked: " + source.OneLine(text)}})
}

// codeUnknownCall: a call whose body is not known, taken for anything.
//
//	--unknown-calls havoc, and a call of a method that is native.
const codeUnknownCall source.Code = "unknown-call"

// noteUnknownCalls says which calls are taken for anything.
func (c *method) noteUnknownCalls(g *cfg.Graph) {
	if c.unknownCalls() == cfg.UnknownPlain {
		c.noteInPlain(g)
		return
	}
	for _, u := range g.Unknown {
		why := " has no body here"
		if u.Method.Derived == types.UnknownCallee {
			why = " is called on an object of before the call, of which it is not known what it executes"
		}
		c.diagnose([]*source.Diagnostic{{Code: codeUnknownCall, Severity: source.Note, Span: u.Span,
			Message: "the verdict rests on an assumption, since " + u.Method.QName() + why + ": a call of it may do anything that keeps invariants, gives objects of classes that the check knows, and throws no Error"}})
	}
}

// noteInPlain is noteUnknownCalls for a method that nobody specified.
func (c *method) noteInPlain(g *cfg.Graph) {
	if len(g.Unknown) == 0 {
		return
	}
	var names []string
	for _, u := range g.Unknown {
		if n := u.Method.QName(); !slices.Contains(names, n) {
			names = append(names, n)
		}
	}
	c.diagnose([]*source.Diagnostic{{Code: codeUnknownCall, Severity: source.Note, Span: g.Unknown[0].Span,
		Message: "the verdict rests on an assumption, since what is executed by " + strings.Join(names, ", ") + " is not known: each call gives anything of its type, null only where that is declared, changes only what it is called on, what it is given, and what these lead to, and may throw any unchecked exception but an Error (--unknown-calls refuse: such a call is unsupported)"}})
}

// noteAnyInitials says which static final fields may have any value.
func (c *method) noteAnyInitials(g *cfg.Graph) {
	for _, f := range g.AnyInitial {
		why := "comes to a call that has no body here"
		if err := notFollowed(c, f); err != nil {
			why = "is not followed (" + obstacle(err) + ")"
		}
		c.diagnose([]*source.Diagnostic{{Code: codeUnknownCall, Severity: source.Note, Span: f.Span,
			Message: "the verdict rests on an assumption, since the initialiser of " + f.QName() + " " + why + ": the field has any value of its type, of classes that the check knows"}})
	}
}

// noteArbitrary says of which enums there are constants in which there may be anything, once for each.
func noteArbitrary(c *method, g *cfg.Graph) {
	noted := map[*types.Class]bool{}
	for _, s := range g.Sorts {
		for _, k := range s.Kinds {
			for _, x := range k.Constants {
				if x.Arbitrary == nil || noted[x.Type.(*types.Class).EnumOf()] {
					continue
				}
				e := x.Type.(*types.Class).EnumOf()
				noted[e] = true
				c.diagnose([]*source.Diagnostic{{Code: codeUnknownCall, Severity: source.Note, Span: e.Decl.Name.Span(),
					Message: "the verdict rests on an assumption, since the constructor of " + x.Name + " is not followed (" + obstacle(x.Arbitrary) + "): its final fields hold any values of their types, of classes that the check knows"}})
			}
		}
	}
}

// codeDefaultContract: a call by contract of a method without one.
//
//	--calls contract, and a call of a method without a contract.
const codeDefaultContract source.Code = "default-contract"

// noteDefaultContracts says which calls count by the contract that a method has where
// nobody wrote one, and what that is.
func (c *method) noteDefaultContracts(g *cfg.Graph) {
	for _, u := range g.ByDefault {
		frame := `assignable \everything`
		if u.Method.Pure {
			frame = `assignable \nothing, since it is pure`
		}
		throws := "it throws what its declaration names"
		switch c.config.Exceptions {
		case types.NoException:
		case types.AnyUnchecked:
			throws += " and any unchecked exception"
		default:
			throws += " and any unchecked exception but Errors"
		}
		c.diagnose([]*source.Diagnostic{{Code: codeDefaultContract, Severity: source.Note, Span: u.Span,
			Message: u.Method.QName() + " has no contract, so the call counts by the default one: requires true; ensures true; " + frame + "; " + throws,
			Remedy:  "say there what it does, or let its body count with --calls auto"}})
	}
}

// ignoredModifiers are those of JML that nothing is made of.
var ignoredModifiers = map[string]bool{"monitored": true, "uninitialized": true, "extract": true, "peer": true, "rep": true, "readonly": true,
	"query": true, "secret": true, "immutable": true, "no_state": true, "two_state": true, "function": true, "weakly": true,
	"skipesc": true, "skiprac": true, "skip_esc": true, "skip_rac": true, "inline": true, "non_null_elements": true, "strictfp_math": true}

// modifiersOf are the modifiers of a method, its parameters, its class and the fields of that.
func modifiersOf(m *types.Method) []*ast.Modifiers {
	var out []*ast.Modifiers
	if m.Decl != nil {
		out = append(out, m.Decl.Modifiers)
		for _, p := range m.Decl.Params {
			out = append(out, p.Modifiers)
		}
	}
	out = append(out, m.Class.Decl.Modifiers)
	for _, f := range m.Class.Fields {
		if f.Decl != nil {
			out = append(out, f.Decl.Modifiers)
		}
	}
	return slices.DeleteFunc(out, func(ms *ast.Modifiers) bool { return ms == nil })
}
