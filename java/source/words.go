package source

import (
	"slices"
	"strings"
)

// Fold joins the words of a text by single spaces.
func Fold(text string) string { return strings.Join(strings.Fields(text), " ") }

// Shorten folds a text and cuts it to at most n characters, of which the last three
// are then dots.
func Shorten(text string, n int) string {
	text = Fold(text)
	if r := []rune(text); len(r) > n {
		return string(r[:n-3]) + "..."
	}
	return text
}

// Nearest gives the candidate nearest to a name by edit distance, the first in
// alphabetical order of several, or "" when none is near: at most a third of the
// name's characters may differ.
func Nearest(name string, candidates []string) string {
	best, least := "", len(name)/3+1
	for _, c := range slices.Sorted(slices.Values(candidates)) {
		if c == name || c == "" {
			continue
		}
		if d := Distance(name, c); d < least {
			best, least = c, d
		}
	}
	return best
}

// Distance is the number of insertions, deletions, substitutions and
// transpositions of neighbours that lead from a to b.
func Distance(a, b string) int {
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
