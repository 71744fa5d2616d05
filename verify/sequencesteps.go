package verify

import (
	"fmt"
	"slices"
	"strings"

	"inspect/counterexample/sequences"
	"inspect/java/types"
	"inspect/report"
)

// stepsOf are the steps of a driver's execution as those of the calls: for each line of them one,
// with what it changes, and then those in the last call. The driver's own lines stand in no file of
// the program. Unused are objects of which only lines speak that are left out.
func (r *run) stepsOf(calls *sequences.Calls, last *types.Method, steps []report.Step) (out []report.Step, unused map[string]bool) {
	unused = map[string]bool{}
	lines := make([]report.Step, len(calls.Lines))
	locals := map[string]report.NamedValue{} // of the driver
	var inLast []report.Step
	at, next := -1, 0 // the line that is executed, and the first that was not
	executes := false // and does not prepare what comes next
	for _, s := range steps {
		if s.Depth == 0 {
			if at, executes = calls.Where[s.Line]; !executes {
				at = min(next, len(lines)-1)
			} else if at >= 0 {
				next = at + 1
			}
		}
		switch {
		case executes && at == len(lines)-1 && s.Depth > 0:
			inLast = append(inLast, s)
		case at >= 0:
			lines[at].Changes = changed(lines[at].Changes, s, locals)
		default:
			for _, x := range s.Changes {
				owner, _, _ := strings.Cut(x.Name, ".")
				unused[owner], unused[x.Value] = true, true
			}
		}
	}
	for i, does := range calls.Does {
		s := &lines[i]
		s.Kind, s.Text = report.SequenceStep, calls.Lines[i]
		s.File, s.Line = r.placeOf(does, last)
		if does.Name == "" {
			continue
		}
		v, known := locals[does.In]
		if !known && does.Is != nil {
			v = report.NamedValue{Type: types.PublicName(does.Is.Type), Value: does.Is.Label()}
		}
		if v.Value != "" {
			v.Name = does.Name
			s.Changes = append([]report.NamedValue{v}, s.Changes...)
		}
	}
	return append(lines, inLast...), unused
}

// changed adds what a step changes on the heap to what has changed before; variables of the driver
// are noted.
func changed(all []report.NamedValue, s report.Step, locals map[string]report.NamedValue) []report.NamedValue {
	for _, x := range s.Changes {
		if !strings.ContainsAny(x.Name, ".[#") {
			if s.Depth == 0 {
				locals[x.Name] = x
			}
			continue
		}
		if i := slices.IndexFunc(all, func(y report.NamedValue) bool { return y.Name == x.Name }); i >= 0 {
			all = slices.Delete(all, i, i+1)
		}
		all = append(all, x)
	}
	return all
}

// placeOf is where what a line calls or assigns is declared, or else what the last line calls.
func (r *run) placeOf(does sequences.Line, last *types.Method) (file string, line int) {
	if m := does.Method; m != nil && m.Class.Decl != nil {
		last = m
	}
	if f := does.Field; f != nil && f.Span.Valid() {
		pos := f.Span.Position()
		return pos.File, pos.Line
	}
	res := r.newResult(last)
	return res.File, res.Line
}

// withoutOthers leaves out what exists before the calls and none of them takes, and what is unused:
// nothing leads to it. Of what the lines change it leaves what is shown.
func withoutOthers(ce *report.Counterexample, unused map[string]bool) {
	leading := map[string]bool{}
	var lead func(name string)
	lead = func(name string) {
		if leading[name] {
			return
		}
		leading[name] = true
		for _, s := range []*report.State{&ce.Pre, &ce.Post} {
			for _, o := range s.Objects {
				if o.Name == name {
					for _, f := range o.Fields {
						lead(f.Value)
					}
					for _, e := range o.Elements {
						lead(e)
					}
				}
			}
		}
	}
	for _, a := range ce.Arguments {
		lead(a.Value)
	}
	lead(ce.Outcome.Value)
	for _, s := range []*report.State{&ce.Pre, &ce.Post} {
		for _, x := range s.Statics {
			lead(x.Value)
		}
		for _, o := range s.Objects {
			if o.Fresh && !unused[o.Name] {
				lead(o.Name)
			}
		}
	}
	for _, s := range ce.Steps {
		for _, x := range s.Changes {
			lead(x.Value)
		}
	}
	shown := map[string]bool{}
	for _, s := range []*report.State{&ce.Pre, &ce.Post} {
		s.Objects = slices.DeleteFunc(s.Objects, func(o report.Object) bool { return !leading[o.Name] })
		for _, x := range s.Statics {
			shown[x.Name] = true
		}
		for _, o := range s.Objects {
			shown[o.Name] = true
			for _, f := range o.Fields {
				shown[o.Name+"."+f.Name] = true
			}
			for i := range o.Elements {
				shown[fmt.Sprintf("%s[%d]", o.Name, i)] = true
			}
		}
	}
	for i := range ce.Steps {
		if s := &ce.Steps[i]; s.Kind == report.SequenceStep {
			s.Changes = slices.DeleteFunc(s.Changes, func(x report.NamedValue) bool {
				return strings.ContainsAny(x.Name, ".[#") && !shown[x.Name]
			})
		}
	}
}

// withoutMarks leaves out what a driver has in the place of objects that its calls make: the lines
// show these.
func withoutMarks(ce *report.Counterexample, class string) {
	for _, s := range []*report.State{&ce.Pre, &ce.Post} {
		names := map[string]bool{}
		marked := func(o report.Object) bool {
			return names[o.Name] || strings.HasPrefix(o.Type, class) || slices.ContainsFunc(o.Elements, func(v string) bool { return names[v] }) ||
				slices.ContainsFunc(o.Fields, func(f report.NamedValue) bool { return names[f.Value] })
		}
		for before := -1; before < len(names); {
			before = len(names)
			for _, o := range s.Objects {
				if marked(o) {
					names[o.Name] = true
				}
			}
		}
		s.Objects = slices.DeleteFunc(s.Objects, func(o report.Object) bool { return names[o.Name] })
	}
}
