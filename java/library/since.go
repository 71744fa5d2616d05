package library

import (
	"strconv"
	"strings"
	"sync"
)

// Baseline is the version of Java that the models are of: all that they have is in it, but for
// what Since names.
const Baseline = 17

// later are the members of the models that Java has since a later version than Baseline, by
// class: methods, with a slash and the number of their parameters where others of the name are
// older. A class alone is later as a whole.
const later = `
18 java.lang.Math ceilDiv ceilMod divideExact ceilDivExact floorDivExact unsignedMultiplyHigh
18 java.lang.StrictMath ceilDiv ceilMod divideExact ceilDivExact floorDivExact unsignedMultiplyHigh
19 java.util.HashMap newHashMap
19 java.util.HashSet newHashSet
19 java.util.LinkedHashMap newLinkedHashMap
19 java.util.LinkedHashSet newLinkedHashSet
21 java.lang.MatchException
21 java.lang.Math clamp
21 java.lang.StrictMath clamp
21 java.lang.String indexOf/3 splitWithDelimiters
21 java.lang.StringBuffer repeat
21 java.lang.StringBuilder repeat
21 java.util.Deque reversed
21 java.util.LinkedHashMap putFirst putLast firstEntry lastEntry pollFirstEntry pollLastEntry reversed
21 java.util.LinkedHashSet getFirst getLast removeFirst removeLast addFirst addLast reversed
21 java.util.LinkedList reversed
21 java.util.List getFirst getLast removeFirst removeLast addFirst addLast reversed
21 java.util.NavigableMap reversed
21 java.util.NavigableSet removeFirst removeLast reversed
21 java.util.SequencedCollection
21 java.util.SequencedMap
21 java.util.SequencedSet
21 java.util.SortedMap putFirst putLast reversed
21 java.util.SortedSet getFirst getLast removeFirst removeLast addFirst addLast reversed
25 java.lang.IO
`

var versions = sync.OnceValue(func() map[string]int {
	out := map[string]int{}
	for _, line := range strings.Split(strings.TrimSpace(later), "\n") {
		words := strings.Fields(line)
		version, _ := strconv.Atoi(words[0])
		if len(words) == 2 {
			out[words[1]] = version
		}
		for _, m := range words[min(len(words), 2):] {
			out[words[1]+" "+m] = version
		}
	}
	return out
})

// Since is the version of Java that a method of a class of the library, with so many parameters,
// is in, as far as its model has it: Baseline or a later one.
func Since(class, method string, params int) int {
	vs := versions()
	return max(Baseline, vs[class], vs[class+" "+method], vs[class+" "+method+"/"+strconv.Itoa(params)])
}
