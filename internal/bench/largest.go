package bench

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"inspect/report"
)

// Reach is the largest size of a family that was decided.
type Reach struct {
	Family Family  `json:"-"`
	Budget float64 // seconds that one check may take; 0: the search did not end
	Size   int     // 0: none
	Wall   float64 // seconds at that size
	CPU    float64
	PeakMB float64
	By     string // encoding and backend that answered first
	Next   int    // the size at which it failed, within the budget; 0: nothing did
	Why    string // it failed there
}

// Sizes that Largest begins with and goes to.
const (
	smallestSize = 4
	largestSize  = 1024
)

// search goes up from n until the first size at which a test fails, or until a test
// took more than half of the time, in steps that get smaller as that share gets
// larger.
func search(n int, test func(n int) (ok bool, share float64)) {
	for n <= largestSize {
		ok, share := test(n)
		if !ok || share > 0.5 {
			return
		}
		n = above(n, share)
	}
}

// above is the size after n, which took a share of the time.
func above(n int, share float64) int { return n + max(1, int(float64(n)*growth(share))) }

// growth is by how much of a size the next is larger.
func growth(share float64) float64 {
	switch {
	case share < 0.02:
		return 1
	case share < 0.2:
		return 0.25
	}
	return 0.125
}

// isOfCode reports whether a cut-off is one of the method itself. A specification that
// walks through a structure is cut off in those that are too high to be valid.
func isOfCode(kind string) bool { return kind != "specification" }

// Largest looks for the largest size at which a backend finds, within the time of
// one check, that the family holds. It goes on from what was reached within less
// time or before an interruption, if anything was. It hands each size that it
// reaches to keep. The error is ctx.Err() or one of keep.
func (r *Runner) Largest(ctx context.Context, f Family, backend string, budget time.Duration, known *Reach, keep func(Reach) error) (Reach, error) {
	out, first := Reach{Family: f}, smallestSize
	if known != nil {
		out = *known
		if known.Budget >= budget.Seconds() || known.Size >= largestSize {
			return out, nil
		}
		if first = known.Next; first == 0 {
			first = above(known.Size, known.Wall/budget.Seconds())
		}
	}
	out.Budget, out.Next, out.Why = 0, 0, ""
	var err error
	failed := false
	search(first, func(n int) (bool, float64) {
		in := f.Instance(n)
		var o Outcome
		if err == nil {
			o, err = r.Run(ctx, in, backend, budget)
		}
		if err != nil {
			return false, 0
		}
		r.printf("%s, %s: %s, %.1f s", in.Name(), in.Label, oneLine(string(o.Verdict)+" "+o.Reason), o.Wall)
		if o.Verdict != report.Holds || slices.ContainsFunc(o.CutOff, isOfCode) {
			out.Next, out.Why, failed = n, Cell{Outcome: o}.failure(), o.Verdict == report.Failed
			return false, 0
		}
		out.Size, out.Wall, out.CPU, out.PeakMB, out.By = n, o.Wall, o.CPU, o.PeakMB, o.By
		err = keep(out)
		return err == nil, o.Wall / budget.Seconds()
	})
	if err == nil && !failed {
		out.Budget = budget.Seconds()
	}
	return out, err
}

func (c Cell) failure() string {
	if c.Verdict == report.Holds {
		return "cut off: " + strings.Join(c.CutOff, ", ")
	}
	if c.Decided() {
		return string(c.Verdict)
	}
	return c.text()
}

// ReachTable lists how far each family comes.
func ReachTable(rows []Reach) Table {
	t := Table{{"method", "largest n", "size", "seconds", "CPU", "MB", "by", "beyond"}}
	for _, r := range rows {
		name := r.Family.Instance(smallestSize).Name()
		if r.Size == 0 {
			t = append(t, []string{name, "–", "–", "–", "–", "–", "–", r.beyond()})
			continue
		}
		t = append(t, []string{name, fmt.Sprint(r.Size), r.Family.Instance(r.Size).Label, seconds(r.Wall), seconds(r.CPU),
			fmt.Sprintf("%.0f", r.PeakMB), r.By, r.beyond()})
	}
	return t
}

func (r Reach) beyond() string {
	if r.Next == 0 {
		return "not tried"
	}
	if r.Budget == 0 {
		return fmt.Sprintf("n = %d: %s", r.Next, r.Why)
	}
	return fmt.Sprintf("n = %d: %s within %v", r.Next, r.Why, time.Duration(r.Budget*float64(time.Second)))
}

// Key names a family in Measured.
func (f Family) Key() string {
	in := f.Instance(smallestSize)
	return in.Study + " " + in.Name() + ", " + in.Label
}
