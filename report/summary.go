package report

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// causes says, of the methods that are not supported and were not shown, what they
// lack: most frequent first.
//
//	31 unsupported: java.util.List ×11, lambda ×7, text ×1 (-v lists them)
func (p *printer) causes(withheld []*Result) {
	n := map[string]int{}
	var names []string
	total := 0
	for _, r := range withheld {
		if r.Verdict != Unsupported {
			continue
		}
		cause := "unknown"
		if g := r.firstError(); g != nil {
			cause = g.Cause()
		}
		if n[cause] == 0 {
			names = append(names, cause)
		}
		n[cause]++
		total++
	}
	if total == 0 {
		return
	}
	slices.SortStableFunc(names, func(a, b string) int { return cmp.Or(n[b]-n[a], cmp.Compare(a, b)) })
	for i, name := range names {
		names[i] = fmt.Sprintf("%s ×%d", name, n[name])
	}
	p.folded("%d unsupported: %s (-v lists them)", total, strings.Join(names, ", "))
}

// failures lists the methods that are violated, and those that took too long, with
// their places; one method goes without saying.
func (p *printer) failures(d *Document) {
	if len(d.Results)+d.NotChecked+d.NotReached < 2 {
		return
	}
	for _, k := range []struct {
		title string
		of    func(*Result) bool
	}{
		{"violated", func(r *Result) bool { return r.Verdict == Violated && r.acceptedBy() == "" }},
		{"timeout", (*Result).isTimeout},
	} {
		first := true
		for _, r := range d.Results {
			if !k.of(r) {
				continue
			}
			if first {
				p.line("%s:", k.title)
				first = false
			}
			p.line("  %s:%d:%d: %s", r.File, r.Line, r.Column, r.Name())
		}
	}
}

// isTimeout reports whether the time was too short for a verdict.
func (r *Result) isTimeout() bool {
	return r.Verdict == Inconclusive && strings.Contains(r.Reason, "timeout")
}

// WhereCalled says how many methods are judged by their callers.
func WhereCalled(n int) string {
	const why = " a contract, and not public: checked only where others call (--private: by "
	if n == 1 {
		return "1 method without" + why + "itself, too)"
	}
	return plural(n, "method") + " without" + why + "themselves, too)"
}

// judged says, once, that methods are judged as plain Java, and how many are judged
// by their callers.
func (p *printer) judged(d *Document) {
	if n := d.WhereCalled; n > 0 {
		p.line("%s", WhereCalled(n))
	}
	plain := 0
	for _, r := range d.Results {
		if r.Nullness == "plain" {
			plain++
		}
	}
	if d.NoNullElements {
		p.line("assumes that no collection of before the call holds null (--inputs no-nulls)")
	}
	if d.ThrowsAll {
		p.line("a throws clause admits whatever it names, also where the JVM or the library raises it (--throws all)")
	}
	p.foundNowhere(d.FoundNowhere)
	switch {
	case plain == 0:
	case plain == len(d.Results):
		p.line("null as in plain Java: fields and elements of arrays may be null (--nullness jml: only what is declared so)")
	default:
		p.line("null as in plain Java in %s of files without JML: fields and elements of arrays may be null (--nullness jml: only what is declared so)", plural(plain, "method"))
	}
}

// foundNowhere says of which classes what the program uses was taken, the first three by name.
func (p *printer) foundNowhere(names []string) {
	if len(names) == 0 {
		return
	}
	is, it := "is", "it"
	if len(names) > 1 {
		is, it = "are", "them"
	}
	shown := names[:min(3, len(names))]
	text := strings.Join(shown, ", ")
	if more := len(names) - len(shown); more > 0 {
		text += fmt.Sprintf(" and %d more", more)
	}
	p.line("%s %s found nowhere: violations were looked for with what the program uses of %s (--class-path gives %s)", text, is, it, it)
}

// programs says, once, how the counterexamples are had as programs.
func (p *printer) programs(d *Document) {
	n := 0
	flag := ""
	for _, r := range d.Results {
		for _, m := range r.Remedies {
			if m.isReproducer() {
				if r.acceptedBy() == "" {
					n, flag = n+len(r.Counterexamples()), m.Flag
				}
			}
		}
	}
	switch n {
	case 0:
	case 1:
		p.line("the counterexample as a Java program and a JUnit test: %s", flag)
	default:
		p.line("each counterexample as a Java program and a JUnit test: %s", flag)
	}
}

// never counts the statements that no execution comes to.
func (l *Lines) never() int {
	n := 0
	if l != nil {
		for _, x := range l.NeverReached {
			n += x.Statements
		}
	}
	return n
}

// Summary is the last line of the text.
func (d *Document) Summary() string {
	if len(d.Results) == 0 {
		return plural(d.NotChecked+d.NotReached, "method")
	}
	p := &printer{}
	b := d.Results[0].Bounds.OfRun()
	p.summary(d, &b)
	lines := strings.Split(strings.TrimSpace(p.b.String()), "\n")
	return lines[len(lines)-1]
}

// summary is the last line: how many methods there are of each verdict, the time,
// and the bounds.
//
//	70 methods: 22 hold (3 with lines never reached), 5 nothing to check, 12 violated, 31 unsupported, 0 timeout; 12 files, 1 not parsed; 12.2 s; bits 32, …
func (p *printer) summary(d *Document, b *Bounds) {
	c := countResults(d)
	var parts []string
	add := func(v Verdict, always bool, more string) {
		if c.by[v] > 0 || always {
			parts = append(parts, count(v, c.by[v])+more)
		}
	}
	more := ""
	if c.unreached > 0 {
		more = fmt.Sprintf(" (%d with lines never reached)", c.unreached)
	}
	add(Holds, true, more)
	add(Nothing, false, "")
	add(Needs, false, "")
	var accepted []string
	for _, k := range [][2]string{{ByBaseline, "known"}, {BySource, "accepted"}} {
		if n := c.accepted[k[0]]; n > 0 {
			accepted = append(accepted, fmt.Sprintf("%d %s", n, k[1]))
		}
	}
	more = ""
	if len(accepted) > 0 {
		more = " (" + strings.Join(accepted, ", ") + ")"
	}
	add(Violated, true, more)
	add(Vacuous, false, "")
	if c.by[Inconclusive] > 0 {
		reasons := slices.Sorted(maps.Keys(c.reasons))
		for i, r := range reasons {
			if len(reasons) > 1 {
				reasons[i] = fmt.Sprintf("%d %s", c.reasons[r], r)
			}
		}
		add(Inconclusive, false, " ("+strings.Join(reasons, ", ")+")")
	}
	add(Unsupported, false, "")
	add(Failed, false, "")
	parts = append(parts, fmt.Sprintf("%d timeout", c.timeouts))
	if c.interrupted > 0 {
		parts = append(parts, fmt.Sprintf("%d not decided", c.interrupted))
	}
	if d.NotReached > 0 {
		parts = append(parts, fmt.Sprintf("%d not reached within the budget", d.NotReached))
	}
	if d.Cached > 0 {
		are := "are those"
		if d.Cached == 1 {
			are = "is that"
		}
		p.line("%d of %s %s of an earlier run on the same sources (--no-cache checks anew)", d.Cached, plural(len(d.Results), "result"), are)
	}
	noun := "method"
	if d.Laws {
		noun = "law"
	}
	s := plural(len(d.Results)+d.NotChecked+d.NotReached, noun) + ": " + strings.Join(parts, ", ")
	if d.NotParsed > 0 {
		s += fmt.Sprintf("; %s, %d not parsed", plural(d.Files, "file"), d.NotParsed)
	}
	if d.Seconds > 0 {
		s += fmt.Sprintf("; %.1f s", d.Seconds)
	}
	if b != nil {
		s += "; " + b.String() + d.callsBefore()
	}
	p.line("%s", s)
}

// counts are the results of a document by what they say.
type counts struct {
	by                               map[Verdict]int
	reasons                          map[string]int // of the inconclusive ones
	accepted                         map[string]int // the violated ones, by who accepts them
	timeouts, interrupted, unreached int            // not decided; holding, with lines never reached
}

func countResults(d *Document) counts {
	c := counts{by: map[Verdict]int{}, reasons: map[string]int{}, accepted: map[string]int{}, interrupted: d.NotChecked}
	for _, r := range d.Results {
		switch {
		case r.isInterrupted():
			c.interrupted++
			continue
		case r.isTimeout():
			c.timeouts++
			continue
		case r.Verdict == Inconclusive:
			c.reasons[r.Reason]++
		case r.Verdict == Holds && r.Lines.never() > 0:
			c.unreached++
		case r.Verdict == Violated:
			c.accepted[r.acceptedBy()]++
		}
		c.by[r.Verdict]++
	}
	return c
}
