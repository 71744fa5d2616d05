package bench

import (
	"path/filepath"
	"strings"

	"inspect/cfg"
	"inspect/report"
)

// Names of the studies, in the order of their tables.
const (
	Dijkstra   = "dijkstra"   // the case study of the InspectJ paper
	Structures = "structures" // linked structures, as TACO measures
	Targets    = "targets"    // the rows of both that have a target
)

// Studies are all of them.
func Studies() []string { return []string{Dijkstra, Structures, Targets} }

// Instance is one thing to measure: a method within bounds.
type Instance struct {
	Study     string // Dijkstra or Structures
	Path      string // below testdata
	Method    string
	Size      int // n: the nodes of the structure, or the objects of each class
	Bounds    cfg.Bounds
	Label     string         // the bounds, as a table names them
	Want      report.Verdict // what it is known to be
	Published Figure         // by other tools
	Target    float64        // CPU seconds of the whole check on one core that it should take at most; 0: none
}

// Name is the method, and for a mutant the folder that holds it.
func (in Instance) Name() string {
	name := in.Method
	if i := strings.IndexByte(name, '('); i > 0 {
		name = name[:i]
	}
	if in.Mutant() {
		name += ", mutant " + filepath.Base(in.Path)
	}
	return name
}

// Mutant reports whether the program has a mistake that was put there.
func (in Instance) Mutant() bool {
	dir := filepath.ToSlash(in.Path)
	return strings.Contains(dir, "mutants/") || strings.Contains(dir, "/bug")
}

// family is what instances of different sizes share: as soon as one is too hard
// for a backend, larger ones are.
func (in Instance) family() string {
	width := "n bits"
	if in.Bounds.Bits == 0 {
		width = "32 bits"
	}
	return in.Path + " " + in.Method + " " + width
}

// In reports whether the instance belongs to a study.
func (in Instance) In(study string) bool {
	return study == in.Study || study == Targets && in.Target > 0
}

// Instances are all of them, in the order of their tables.
func Instances() []Instance {
	var out []Instance
	for _, f := range append(dijkstraFamilies(), structureFamilies()...) {
		out = append(out, f.instances()...)
	}
	return append(tableI(), out...)
}

// Families are the methods that hold, as Largest takes them: any size fits.
func Families() []Family {
	var out []Family
	for _, f := range append(dijkstraFamilies(), structureFamilies()...) {
		if f.want == report.Holds && !f.wide {
			out = append(out, f)
		}
	}
	return out
}

// Family is a method with bounds for every size.
type Family struct {
	study, path, method string
	want                report.Verdict
	wide                bool // 32 bits where the study has fewer
	bounds              func(n int) cfg.Bounds
	label               func(n int) string
	published           func(n int) Figure
	rows                []row
}

// row is a size that is measured, with its target.
type row struct {
	n      int
	target float64 // CPU seconds, 0: none
}

// Instance is the family's method at a size.
func (f Family) Instance(n int) Instance {
	in := Instance{
		Study: f.study, Path: filepath.Join(f.study, filepath.FromSlash(f.path)), Method: f.method,
		Size: n, Bounds: f.bounds(n), Label: f.label(n), Want: f.want,
	}
	if f.published != nil {
		in.Published = f.published(n)
	}
	return in
}

func (f Family) instances() []Instance {
	var out []Instance
	for _, r := range f.rows {
		in := f.Instance(r.n)
		in.Target = r.target
		out = append(out, in)
	}
	return out
}

// rowsOf are sizes without targets.
func rowsOf(ns ...int) []row {
	var out []row
	for _, n := range ns {
		out = append(out, row{n: n})
	}
	return out
}
