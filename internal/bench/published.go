package bench

import "fmt"

// Figure is what another tool took, on its authors' machine.
type Figure struct {
	Seconds float64 // 0: there is no figure
	Over    bool    // it was stopped after that time
}

// String prints seconds.
func (f Figure) String() string {
	switch {
	case f.Seconds == 0:
		return "–"
	case f.Over:
		return fmt.Sprintf("> %g", f.Seconds)
	}
	return fmt.Sprintf("%g", f.Seconds)
}

// tacoSizes are the numbers of nodes of Table 2 of "TACO: Efficient SAT-Based
// Analysis of Annotated Code by Automated Computation of Tight Bounds for Fields".
var tacoSizes = [6]int{5, 7, 10, 12, 15, 17}

// tenHours is where TACO's measurements were stopped.
const tenHours = 36000

// tacoTable2 are the rows "I" of that table: seconds with symmetry breaking and
// tight bounds, up to 10 executions of each loop, without the time to compute the
// bounds. The programs are of the same kind as ours, not the same.
var tacoTable2 = map[string][6]float64{
	"LList.contains": {3, 4, 5, 6, 7, 9},
	"LList.insert":   {4, 5, 7, 8, 13, 26},
	"LList.remove":   {4, 6, 11, 12, 17, 33},
	"AList.insert":   {4, 5, 7, 8, 12, 16},
	"AList.remove":   {5, 6, 17, 31, 68, 193},
	"TreeSet.find":   {4, 10, 116, 763, 3534, 18306},
	"TreeSet.insert": {43, 524, tenHours, tenHours, tenHours, tenHours},
	"AVL.find":       {3, 6, 36, 101, 500, 1986},
	"AVL.findMax":    {1, 1, 3, 4, 9, 13},
	"AVL.insert":     {7, 34, 287, 1313, 10437, tenHours},
	"BHeap.min":      {2, 4, 11, 20, 149, 7},
	"BHeap.insert":   {16, 65, 644, 1291, 4809, 3115},
}

// taco is the figure of a method of Table 2 for n nodes.
func taco(method string, n int) Figure {
	seconds, ok := tacoTable2[method]
	for i, size := range tacoSizes {
		if ok && size == n {
			return Figure{Seconds: seconds[i], Over: seconds[i] == tenHours}
		}
	}
	return Figure{}
}
