package types

import "sort"

// suggest gives the candidate nearest to name by edit distance, or "" when
// none is near: at most a third of the name's characters may differ.
func suggest(name string, candidates []string) string {
	sort.Strings(candidates)
	best, bestDistance := "", len(name)/3+1
	for _, c := range candidates {
		if c == name || c == "" {
			continue
		}
		if d := distance(name, c); d < bestDistance {
			best, bestDistance = c, d
		}
	}
	return best
}

// didYouMean is the remedy that names the nearest candidate, or "".
func didYouMean(name string, candidates []string) string {
	if s := suggest(name, candidates); s != "" {
		return "did you mean " + s + "?"
	}
	return ""
}

// distance is the number of insertions, deletions, substitutions and
// transpositions of neighbours that lead from a to b.
func distance(a, b string) int {
	prev2, prev, cur := make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range prev {
		prev[j] = j
	}
	for i := 1; i <= len(a); i++ {
		cur[0] = i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			cur[j] = min(prev[j]+1, cur[j-1]+1, prev[j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				cur[j] = min(cur[j], prev2[j-2]+1)
			}
		}
		prev2, prev, cur = prev, cur, prev2
	}
	return prev[len(b)]
}
