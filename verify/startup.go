package verify

import (
	"inspect/cfg"
	"inspect/java/source"
	"inspect/report"
	"inspect/verify/present"
)

// codeClassInit: a class is taken to be initialised before the call, where that makes a
// difference.
//
//	class A { static int n; int f() { n = 0; Side.touch(); return n; } }
//	class Side { static int v = ++A.n; static void touch() {} }
const codeClassInit source.Code = "class-initialisation"

// noteClassInits says which classes are taken to be initialised before the call, though it may
// be the first to use them: the verdict leaves those executions out.
func (c *method) noteClassInits() {
	if c.res.Verdict != report.Holds {
		return
	}
	for _, s := range c.graph.ClassInits {
		at := s.At.Position()
		k := report.CutOff{Kind: report.ClassInitCut, File: at.File, Line: at.Line, Detail: classInitDetail(s)}
		c.res.CutOff = append(c.res.CutOff, k)
		c.stops = append(c.stops, stop{k, nil})
		c.diagnose([]*source.Diagnostic{{Code: codeClassInit, Severity: source.Note, Span: s.At,
			Message: "the verdict rests on an assumption, since " + k.Detail + ": it is taken to be initialised before the call"}})
	}
}

// classInitDetail says what a class does when it is initialised here.
func classInitDetail(s cfg.ClassInit) string {
	what := s.Class.SimpleName() + " may be initialised here for the first time, and its initialiser " + s.What
	if s.By.Valid() && !present.IsInLibrary(s.By) {
		what += " (" + s.By.Position().String() + ")"
	}
	return what
}
