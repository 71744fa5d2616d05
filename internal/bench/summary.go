package bench

import (
	"fmt"
	"math"
)

// Default names what inspect does when no backend is chosen: several of them, as
// the machine has them. All others are single ones.
const Default = "auto"

// best is the index of the least of the rows' decided cells by single backends, or
// by the default one if there is no other; -1 if none is decided.
func (r Row) best(of func(Cell) float64) int {
	best := -1
	for i, c := range r.Cells {
		if !c.Decided() {
			continue
		}
		if best < 0 || r.Cells[best].Default && !c.Default || c.Default == r.Cells[best].Default && of(c) < of(r.Cells[best]) {
			best = i
		}
	}
	return best
}

func (c Cell) wall() float64 { return c.Wall }
func (c Cell) cpu() float64  { return c.CPU }

// Best is the index of the single backend whose decided cell took the least CPU
// seconds, -1 if none is decided.
func (r Row) Best() int { return r.best(Cell.cpu) }

// against gives a cell's seconds over the least of the single backends, each of
// the whole check; 0 when there is nothing to compare.
func (r Row) against(c Cell, of func(Cell) float64) float64 {
	i := r.best(of)
	if i < 0 || !c.Decided() {
		return 0
	}
	return of(c) / of(r.Cells[i])
}

// Summary is the table that says of each backend how many rows it decided, of those
// that any did, and how its seconds compare with the least that a single backend
// took at the same row: the geometric mean, and the worst row.
func Summary(backends []Backend, rows []Row) Table {
	t := Table{{"backend", "decided", "wall", "CPU", "worst wall"}}
	for i, b := range backends {
		var wall, cpu, worst float64
		decided, of, where := 0, 0, "–"
		for _, r := range rows {
			if r.best(Cell.wall) < 0 {
				continue
			}
			of++
			c := r.Cells[i]
			if !c.Decided() {
				continue
			}
			decided++
			w := r.against(c, Cell.wall)
			wall += math.Log(w)
			cpu += math.Log(r.against(c, Cell.cpu))
			if w > worst {
				worst, where = w, fmt.Sprintf("%.2f: %s, %s", w, r.Name(), r.Label)
			}
		}
		mean := func(logs float64) string {
			if decided == 0 {
				return "–"
			}
			return fmt.Sprintf("%.2f", math.Exp(logs/float64(decided)))
		}
		t = append(t, []string{b.String(), fmt.Sprintf("%d of %d", decided, of), mean(wall), mean(cpu), where})
	}
	return t
}
