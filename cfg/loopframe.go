package cfg

import (
	"strings"

	"inspect/java/core"
	"inspect/java/source"
)

// loopFrame is what the loop_modifies clauses of a loop that is being lowered let it change
// of the objects that existed when it began.
type loopFrame struct {
	frame
	since *Node
}

// frameLoop lets the frame of a loop count, if it has one, until leave is called.
func (l *code) frameLoop(p *loop) (leave func()) {
	var clauses []*core.Clause
	for _, c := range p.spec {
		if c.Kind == core.LoopModifies && !c.Redundantly {
			clauses = append(clauses, c)
		}
	}
	n := len(l.loopFrames)
	if l.flush(); len(clauses) > 0 && l.cur != nil {
		l.guarded(func() {
			f := &loopFrame{frame{precondition: l.mk.yes, strict: core.IsStrict(clauses), why: strings.TrimSuffix(source.OneLine(clauses[0].Span().Text()), ";")}, l.cur}
			for _, loc := range l.named(l.spec(l.act.this), clauses, "name fields and elements") {
				f.locs = append(f.locs, loc.at(l.mk, l.cur))
			}
			if !f.isUnrestricted() {
				p.frame, l.loopFrames = f, append(l.loopFrames, f)
			}
		})
	}
	return func() { l.loopFrames = l.loopFrames[:n] }
}

// of is the part of a component that the frame names.
func (f *loopFrame) of(l *code, c *Component) *region {
	r := &region{}
	for _, loc := range f.locs {
		switch {
		case loc.fields && c.Kind == Field && l.u.sorts[loc.obj.Type] == c.Sort:
			r.locs = append(r.locs, loc)
		case loc.comp != c:
		case loc.obj == nil:
			r.all = true
		default:
			r.locs = append(r.locs, loc)
		}
	}
	return r
}

// forAllFrames makes a check for the frames of the checked method, and for that of each loop
// around: l.frames are those at hand, and l.since where they began to count.
func (l *code) forAllFrames(check func()) {
	frames, since := l.frames, l.since
	if len(frames) > 0 && l.cur != nil {
		check()
	}
	for i, f := range l.loopFrames {
		if l.cur == nil {
			break
		}
		l.frames, l.since, l.framing = []frame{f.frame}, f.since, i+1
		check()
	}
	l.frames, l.since, l.framing = frames, since, 0
}
