package bench

import (
	"fmt"
	"path/filepath"

	"inspect/cfg"
	"inspect/report"
)

// inspectJ is Table I of "Bounded Program Verification using an SMT Solver":
// bits, objects of each class, executions of each loop, and InspectJ's seconds in
// total.
var inspectJ = []struct {
	method                string
	bits, objects, unwind int
	seconds               float64
}{
	{"BinaryHeap.decreaseKey", 3, 3, 3, 1.9},
	{"BinaryHeap.decreaseKey", 4, 4, 4, 10.3},
	{"BinaryHeap.decreaseKey", 5, 5, 5, 32.8},
	{"BinaryHeap.decreaseKey", 6, 6, 6, 118.6},
	{"BinaryHeap.decreaseKey", 7, 7, 5, 359.1},
	{"BinaryHeap.decreaseKey", 7, 7, 6, 509.1},
	{"BinaryHeap.deleteMin", 3, 3, 3, 1.9},
	{"BinaryHeap.deleteMin", 4, 4, 4, 5.0},
	{"BinaryHeap.deleteMin", 5, 5, 5, 54.2},
	{"BinaryHeap.deleteMin", 6, 6, 6, 135.1},
	{"BinaryHeap.insert", 3, 3, 3, 1.9},
	{"BinaryHeap.insert", 4, 4, 4, 7.0},
	{"BinaryHeap.insert", 5, 5, 5, 88.4},
	{"BinaryHeap.insert", 6, 6, 6, 111.6},
	{"BinaryHeap.insert", 7, 7, 6, 313.0},
	{"BinaryHeap.minElement", 4, 4, 4, 1.4},
	{"BinaryHeap.minElement", 6, 6, 6, 1.4},
	{"BinaryHeap.minElement", 7, 7, 7, 1.4},
	{"BinaryHeap.minElement", 8, 8, 8, 1.4},
	{"BinaryHeap.minElement", 10, 10, 10, 1.4},
	{"BinaryHeap.minElement", 11, 11, 11, 1.4},
	{"DijkstraShortestPath.run", 3, 3, 1, 3.9},
	{"DijkstraShortestPath.run", 4, 4, 1, 10.0},
	{"DijkstraShortestPath.run", 7, 7, 1, 3.4},
	{"DijkstraShortestPath.run", 10, 10, 1, 5.6},
	{"DijkstraShortestPath.run", 3, 3, 2, 57.7},
}

// tableI are the rows of the paper's table. Its run is violated: nothing says
// what an edge's target or weight is.
func tableI() []Instance {
	var out []Instance
	for _, r := range inspectJ {
		want := report.Holds
		if r.method == "DijkstraShortestPath.run" {
			want = report.Violated
		}
		out = append(out, Instance{
			Study: Dijkstra, Path: filepath.Join("dijkstra", "repaired"), Method: r.method, Size: r.objects,
			Bounds:    cfg.Bounds{Bits: r.bits, Objects: r.objects, ArrayLength: r.objects, Unwind: r.unwind},
			Label:     fmt.Sprintf("%d/%d/%d", r.bits, r.objects, r.unwind),
			Want:      want,
			Published: Figure{Seconds: r.seconds},
		})
	}
	return out
}

// dijkstraRows go beyond the paper's table: one heap, n bits (3 at least, which the
// literals need), objects of each other class (the new one of an insertion counted)
// and loops, then Java's 32 bits, and the three mistakes. The experiment that the
// targets come from knew no other heap either.
var dijkstraRows = []struct {
	path, method string
	wide         bool
	rows         []row
}{
	{"repaired", "BinaryHeap.decreaseKey", false, []row{{8, 1}, {20, 10}}},
	{"repaired", "BinaryHeap.decreaseKey", true, rowsOf(8)},
	{"repaired", "BinaryHeap.deleteMin", false, []row{{7, 4}, {12, 60}}},
	{"repaired", "BinaryHeap.deleteMin", true, rowsOf(7)},
	{"repaired", "BinaryHeap.insert", false, []row{{8, 3}, {24, 20}}},
	{"repaired", "BinaryHeap.insert", true, rowsOf(8)},
	{"repaired", "BinaryHeap.minElement", false, rowsOf(24)},
	{"repaired", "BinaryHeap.minElement", true, rowsOf(11)},
	{"bug1-up-heap-alias", "BinaryHeap.decreaseKey", false, []row{{10, mutantTarget}}},
	{"bug1-up-heap-alias", "BinaryHeap.insert", false, []row{{10, mutantTarget}}},
	{"bug2-down-heap-alias", "BinaryHeap.deleteMin", false, []row{{10, mutantTarget}}},
	{"bug2-down-heap-alias", "BinaryHeap.increaseKey", false, []row{{10, mutantTarget}}},
	{"bug3-drop-before-read", "BinaryHeap.deleteMin", false, []row{{10, mutantTarget}}},
}

// mutantTarget are the CPU seconds in which any mutant of at most 10 nodes should
// be found.
const mutantTarget = 1

func dijkstraFamilies() []Family {
	var out []Family
	for _, r := range dijkstraRows {
		f := Family{study: Dijkstra, path: r.path, method: r.method, wide: r.wide, want: report.Holds, rows: r.rows}
		if r.path != "repaired" {
			f.want = report.Violated
		}
		f.bounds = func(n int) cfg.Bounds {
			b := cfg.Bounds{Bits: max(3, min(n, 32)), Objects: n, ArrayLength: n, Unwind: n}
			b.PerClass = map[string]int{"BinaryHeap": 1} // the receiver
			if r.method == "BinaryHeap.insert" {
				b.PerClass["HeapElement"] = n - 1 // and the one that it makes
			}
			if r.wide {
				b.Bits = 0 // the default: Java's
			}
			return b
		}
		f.label = func(n int) string { return fmt.Sprintf("%d/%d/%d", f.bounds(n).WithDefaults().Bits, n, n) }
		out = append(out, f)
	}
	return out
}
