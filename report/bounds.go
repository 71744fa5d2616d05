package report

import (
	"fmt"
	"slices"
	"sort"
	"strings"
)

// defaultConstant is the constant limit that goes without saying.
const defaultConstant = 64

// OfRun are the bounds that count for all methods: without those for places, and the number of calls
// before the method, of which the verdict speaks.
func (b Bounds) OfRun() Bounds {
	b.Places, b.CallsBefore = nil, nil
	return b
}

// callsBefore says how many calls came before the methods whose states calls make, of which nothing
// was found; where there are none of these, before the others. It is empty where there are none.
func (d *Document) callsBefore() string {
	var found, other []int
	for _, r := range d.Results {
		switch k := r.Bounds.CallsBefore; {
		case k == nil:
		case r.Verdict == Violated || r.Verdict == Nothing:
			found = append(found, *k)
		default:
			other = append(other, *k)
		}
	}
	if len(other) == 0 {
		other = found
	}
	if len(other) == 0 {
		return ""
	}
	if lo, hi := slices.Min(other), slices.Max(other); lo < hi {
		return fmt.Sprintf(", calls before %d to %d", lo, hi)
	}
	return fmt.Sprintf(", calls before %d", other[0])
}

// String prints the bounds on one line.
func (b Bounds) String() string {
	objects := fmt.Sprintf("objects %d", b.Objects["default"])
	var own []string
	for k, v := range b.Objects {
		if k != "default" {
			own = append(own, fmt.Sprintf("%s=%d", k, v))
		}
	}
	sort.Strings(own)
	if len(own) > 0 {
		objects += " (" + strings.Join(own, ", ") + ")"
	}
	if b.Total {
		objects += " in all"
	}
	s := fmt.Sprintf("bits %d, %s, array length %d, unwind %d, recursion %d", b.Bits, objects, b.ArrayLength, b.Unwind, b.Recursion)
	if b.StringLength != nil {
		s += fmt.Sprintf(", string length %d", *b.StringLength)
	}
	if b.CollectionSize != nil {
		s += fmt.Sprintf(", collection size %d", *b.CollectionSize)
	}
	if b.Constant != defaultConstant {
		s += fmt.Sprintf(", constant limit %d", b.Constant)
	}
	if b.CallsBefore != nil {
		s += fmt.Sprintf(", calls before %d", *b.CallsBefore)
	}
	for _, p := range b.Places {
		s += fmt.Sprintf(", %s %s=%d", p.Bound, p.Place, p.Value)
	}
	return s
}
