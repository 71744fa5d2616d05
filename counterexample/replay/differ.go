package replay

import (
	"fmt"
	"slices"
	"strings"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// Move is one step of a path that somebody else claims for an execution.
type Move struct {
	Span  source.Span
	Depth int // of calls; 0: the checked method
	// Changes are the locations that it sets, named as Change prints them, with
	// their values.
	Changes [][2]string
}

// Difference is where two paths part.
type Difference struct {
	Span   source.Span // of the last thing that both do
	Model  string      // what the moves do then, or which value they give
	Run    string      // what the execution does
	Values []Part      // of the condition at Span, as the execution has them
}

// Differ finds the first difference between the moves and the steps of an
// execution, nil when there is none. Both are seen as sequences of units: simple
// statements, conditions, and parts of loop heads. Seen are the places that a
// move could have; the steps elsewhere, and those of calls that the moves do not
// enter, do not count.
//
// The steps of a run with Config.Conditions say the values that conditions read.
//
// Nothing is said of code in which an expression holds statements, as a switch
// expression does, or for which core has statements that nobody wrote: there the two
// paths name things in another order.
func Differ(w *types.World, moves []Move, seen []source.Span, o *Outcome) *Difference {
	u := newUnits(w, places(moves, seen, o))
	if u.mixed {
		return nil
	}
	known := map[source.Span]bool{}
	for _, s := range seen {
		if unit, ok := u.of(s); ok {
			known[unit] = true
		}
	}
	model, run := u.moves(moves), u.steps(o.Steps, known)
	var last *event // of the execution, at which both were
	i, j := 0, 0
	for i < len(model) || j < len(run) {
		if i == len(model)-1 && isWithin(model[i], run[j:]) {
			return nil
		}
		if j < len(run) && (i == len(model) || run[j].depth > model[i].depth) && run[j].depth > 0 {
			if i < len(model) || last != nil && run[j].depth > last.depth {
				j++ // a call that the moves do not enter
				continue
			}
		}
		if j < len(run) && run[j].branch && (i == len(model) || model[i].unit != run[j].unit) {
			last = &run[j] // a condition that the moves know beforehand
			j++
			continue
		}
		if i == len(model) || j == len(run) || model[i].unit != run[j].unit || model[i].depth != run[j].depth {
			return parted(last, model[i:], run[j:], o)
		}
		last = &run[j]
		if d := valued(&model[i], &run[j]); d != nil {
			return d
		}
		i, j = i+1, j+1
	}
	return nil
}

// isWithin: the moves end in a call that they do not enter, where the execution ends,
// too. The rest of the run is the statement of the call, if the moves could have it, and what the
// call does.
func isWithin(end event, rest []event) bool {
	if len(rest) > 0 && rest[0].depth == end.depth {
		rest = rest[1:]
	}
	if len(rest) == 0 || rest[len(rest)-1].unit != end.unit {
		return false
	}
	for _, e := range rest {
		if e.depth <= end.depth {
			return false
		}
	}
	return true
}

// event is one visit of a unit.
type event struct {
	unit    source.Span
	depth   int
	branch  bool
	taken   bool
	values  []Part
	changes [][2]string
}

// parted describes that the paths go on differently.
func parted(last *event, model, run []event, o *Outcome) *Difference {
	d := &Difference{Model: goesOn(model, "ends"), Run: goesOn(run, ending(o))}
	if last == nil {
		if len(model) > 0 {
			d.Span = model[0].unit
		} else {
			d.Span = run[0].unit
		}
		d.Model, d.Run = "begins: "+d.Model, "begins: "+d.Run
		return d
	}
	d.Span, d.Values = last.unit, last.values
	if last.branch {
		word := map[bool]string{true: " (the condition is true)", false: " (the condition is false)"}
		d.Model += word[!last.taken]
		d.Run += word[last.taken]
	}
	return d
}

func goesOn(rest []event, end string) string {
	if len(rest) == 0 {
		return end
	}
	return fmt.Sprintf("goes to line %d: %s", rest[0].unit.Line(), oneLine(rest[0].unit.Text()))
}

// ending says how an execution ended.
func ending(o *Outcome) string {
	switch {
	case o.CutOff != nil:
		return "stops at the " + o.CutOff.Kind + " bound"
	case !o.Allowed:
		return "stops: " + o.WhyText
	case o.Thrown != nil:
		return "ends by " + types.ShortName(o.Thrown.Type)
	}
	return "ends"
}

// valued compares the values that both give to one location.
func valued(a, b *event) *Difference {
	for _, x := range a.changes {
		for k := len(b.changes) - 1; k >= 0; k-- {
			if y := b.changes[k]; y[0] == x[0] {
				if y[1] != x[1] && lastOf(a.changes, x[0]) == x[1] {
					return &Difference{Span: b.unit, Model: "gives " + x[0] + " = " + x[1], Run: "gives " + y[0] + " = " + y[1]}
				}
				break
			}
		}
	}
	return nil
}

func lastOf(changes [][2]string, name string) string {
	v := ""
	for _, c := range changes {
		if c[0] == name {
			v = c[1]
		}
	}
	return v
}

// units are the places that steps stand for, by file, in the order of the
// syntax: what is inside comes after what is around it.
type units struct {
	byFile map[*source.File][]source.Span
	skip   map[source.Span]bool // conditions that are constant, what loops over elements go over
	mixed  bool                 // there are statements in an expression, or of nobody
}

// newUnits are the units of the code around the places.
func newUnits(w *types.World, at []source.Span) *units {
	u := &units{byFile: map[*source.File][]source.Span{}, skip: map[source.Span]bool{}}
	for _, n := range core.NewProgram(w).EnclosingCode(at) {
		core.Walk(n, u.visit)
	}
	return u
}

func (u *units) visit(n core.Node) bool {
	switch n := n.(type) {
	case *core.If:
		u.condition(n.Cond)
	case *core.Loop:
		u.condition(n.Cond)
		for _, x := range n.Update {
			u.add(x.Whole())
		}
	case *core.ForEach: // only a check of what it goes over comes to that place in the model
		u.add(n.X.Whole())
		u.skip[n.X.Whole()] = true
	case *core.Construct:
		if !n.Implicit {
			u.add(n.Span())
		}
	case *core.Seq:
		u.mixed = true
	case *core.Let:
		if n.Var.Kind == types.ValueVar {
			u.mixed = true
			break
		}
		u.add(n.Span())
	case *core.Eval, *core.Return, *core.Throw, *core.Break, *core.Continue, *core.Assert, *core.Annotation, *core.FieldInit:
		u.add(n.Span())
	}
	return true
}

func (u *units) add(s source.Span) {
	if s.Valid() {
		u.byFile[s.File] = append(u.byFile[s.File], s)
	}
}

func (u *units) condition(e core.Expr) {
	if e != nil {
		u.add(e.Whole())
		if e.Constant() != nil {
			u.skip[e.Whole()] = true
		}
	}
}

// places are all that is compared.
func places(moves []Move, seen []source.Span, o *Outcome) []source.Span {
	at := slices.Clone(seen)
	for _, m := range moves {
		at = append(at, m.Span)
	}
	for _, s := range o.Steps {
		at = append(at, s.Span)
	}
	return at
}

// of gives the innermost unit around a place, if there is one. What code of the library
// does says nothing to the reader, and the moves have but a part of it.
func (u *units) of(s source.Span) (unit source.Span, ok bool) {
	best := source.Span{}
	if types.IsInLibrary(s) {
		return best, false
	}
	for _, x := range u.byFile[s.File] {
		if x.Start <= s.Start && s.Start < x.End && (!best.Valid() || x.End-x.Start <= best.End-best.Start) {
			best = x
		}
	}
	return best, best.Valid()
}

// put adds a visit; one of the unit that was visited last at its depth continues
// that.
func put(to []event, e event) []event {
	for k := len(to) - 1; k >= 0; k-- {
		if to[k].depth > e.depth {
			continue
		}
		if to[k].depth == e.depth && to[k].unit == e.unit {
			to[k].changes = append(to[k].changes, e.changes...)
			if e.branch {
				to[k].branch, to[k].taken, to[k].values = true, e.taken, e.values
			}
			return to
		}
		break
	}
	return append(to, e)
}

func (u *units) moves(moves []Move) []event {
	var out []event
	for _, m := range moves {
		if !m.Span.Valid() {
			continue
		}
		if unit, ok := u.of(m.Span); ok && !u.skip[unit] {
			out = put(out, event{unit: unit, depth: m.Depth, changes: m.Changes})
		}
	}
	return out
}

func (u *units) steps(steps []Step, known map[source.Span]bool) []event {
	var out []event
	for _, s := range steps {
		if s.Kind == Enter || s.Kind == Leave {
			continue
		}
		e := event{depth: s.Depth, branch: s.Kind == Branch, taken: s.Taken, values: s.Values}
		for _, c := range s.Changes {
			name, value, _ := strings.Cut(c.String(), " = ")
			e.changes = append(e.changes, [2]string{name, value})
		}
		if !s.Span.Valid() { // the effect of a statement after a call in it
			for k := len(out) - 1; k >= 0; k-- {
				if out[k].depth == s.Depth {
					out[k].changes = append(out[k].changes, e.changes...)
					break
				}
			}
			continue
		}
		unit, ok := u.of(s.Span)
		if e.unit = unit; ok && known[unit] && !u.skip[unit] {
			out = put(out, e)
		}
	}
	return out
}
