package present

import (
	"cmp"
	"strings"

	"inspect/cfg"
	"inspect/java/source"
	"inspect/report"
)

// The code of the library's classes is not the user's: what happens in it is said of
// the call that leads there, in the code that the user can read and change.

// IsInLibrary reports whether a place is in the code of the library's classes.
func IsInLibrary(at source.Span) bool { return at.File != nil && report.OfLibrary(at.File.Name) }

// Back gives the edge before another on the way from the entry, nil for the first.
type Back func(*cfg.Edge) *cfg.Edge

// along goes back on a path.
func along(path []*cfg.Edge) Back {
	at := make(map[*cfg.Edge]*cfg.Edge, len(path))
	for i := 1; i < len(path); i++ {
		at[path[i]] = path[i-1]
	}
	return func(e *cfg.Edge) *cfg.Edge { return at[e] }
}

// AnyPath goes back on one of the ways to an edge.
func AnyPath(e *cfg.Edge) *cfg.Edge {
	if len(e.From.In) == 0 {
		return nil
	}
	return e.From.In[0]
}

// callTo is the call outside of the library that an edge within is executed in; nil
// where there is none.
func callTo(e *cfg.Edge, before Back) *cfg.Edge {
	ended := 0 // calls on the way back that have returned
	for ; e != nil; e = before(e) {
		switch {
		case e.Step == cfg.Leave:
			ended++
		case e.Step == cfg.Enter && ended > 0:
			ended--
		case e.Step == cfg.Enter && !IsInLibrary(e.Span):
			return e
		}
	}
	return nil
}

// called is what a call calls: String.substring, new ArrayList.
func called(e *cfg.Edge) string {
	name := strings.TrimSuffix(strings.TrimPrefix(e.Label, "call "), " by its contract")
	if class, method, ok := strings.Cut(name, "."); ok && class == method {
		return "new " + class
	}
	return name
}

// Readable is the place that is shown for one that an edge leads to: of the call where
// that is in the library's code. What is called there comes with it, "" of other places.
func Readable(at source.Span, e *cfg.Edge, before Back) (source.Span, string) {
	if !IsInLibrary(at) || e == nil {
		return at, ""
	}
	if call := cmp.Or(e.Via, callTo(e, before)); call != nil {
		return call.Span, called(call)
	}
	return at, ""
}

// newThrows converts a way out of a method.
func newThrows(w *cfg.ThrowExit) report.Throws {
	at := w.When
	if !at.Valid() {
		at = w.Span
	}
	t := report.Throws{Exception: w.Type.ShortName(), When: source.OneLine(w.Text)}
	if len(w.Edges) > 0 {
		var in string
		if at, in = Readable(at, w.Edges[0], AnyPath); in != "" { // its condition is in no words of the program
			t.When, t.By = "", in
		}
	}
	p := at.Position()
	t.File, t.Line, t.Column = p.File, p.Line, p.Column
	return t
}

// NewCutOff converts a bound that an execution is cut off by, at one of its edges.
func NewCutOff(k *cfg.Cut, e *cfg.Edge) report.CutOff {
	at, in := Readable(k.Span, e, AnyPath)
	p := at.Position()
	c := report.CutOff{Kind: k.Kind, File: p.File, Line: p.Line, Bound: k.Bound, Detail: k.Detail, Nonterminating: k.Nonterminating}
	if k.By != nil {
		in = k.By.Class.SimpleName() + "." + k.By.Name
	}
	if in != "" && k.LeftOut {
		c.Kind, c.Bound, c.Detail = report.LibraryCut, 0, in+" is not known for every argument"
		if ofLetters[in] {
			c.Kind, c.Detail = report.LettersCut, in+" is not known for several letters whose case is more than one char, or depends on others"
		}
	}
	return c
}

// ofLetters are the methods of the library that are known for all texts but those with such letters.
var ofLetters = map[string]bool{
	"String.toLowerCase": true, "String.toUpperCase": true, "String.equalsIgnoreCase": true, "String.compareToIgnoreCase": true, "String.regionMatches": true,
}

// PropertyMessage is the message of a property. That of a run-time check in the library's code names what
// is in there: the exception stands for it.
func PropertyMessage(p *cfg.Property) string {
	if name := report.ExceptionOf(string(p.Kind)); name != "" && IsInLibrary(p.Span) {
		return name + " in a class of the library"
	}
	return source.OneLine(p.Message)
}
