package report

import (
	"fmt"
	"sort"
	"strings"
)

// defaultConstant is the constant limit that goes without saying.
const defaultConstant = 64

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
	for _, p := range b.Places {
		s += fmt.Sprintf(", %s %s=%d", p.Bound, p.Place, p.Value)
	}
	return s
}
