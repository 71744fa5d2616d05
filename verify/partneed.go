package verify

import (
	"slices"
	"strings"
)

// partly is a need that excludes some of what breaks the property, and no execution that returns: what
// is left is a defect under it; nil: there is none. It is what a check says, or that a number is not
// negative: where little returns at all, other conditions exclude nothing that does, and say nothing.
//
//	void add(int i, long v) { while (i < n) { tree[i] += v; i += i & -i; } }
//	void addAll(int from, int to, long v) { add(from, v); add(to + 1, -v); }
//	// needs from >= 0; what is left is that to + 1 may be too large for an int
func (s *needSearch) partly() *need {
	isPart := func(k candidate) bool {
		return s.rank(&k) < 2 || strings.HasSuffix(k.Text, " >= 0") && len(k.About) == 1
	}
	if !s.exact || len(s.parts) == 0 || len(s.parts) > mostAtoms || hasOther(s.parts, isPart) || s.ctx.Err() != nil || !s.leavesReturns() || !s.leavesCheck() || !s.leavesStatements(s.ofMethod) {
		return nil
	}
	return &need{s.parts, s.isExactAfterAll(), false, s.property, s.example}
}

func hasOther(ks []candidate, is func(candidate) bool) bool {
	return slices.ContainsFunc(ks, func(k candidate) bool { return !is(k) })
}
