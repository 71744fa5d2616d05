package report

import "fmt"

// plural prints a number with the things that it counts.
func plural(n int, thing string) string { return plurals(n, thing, thing+"s") }

// plurals is plural for a thing with a plural of its own.
func plurals(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}

// count prints how many have a verdict: "1 holds", "2 hold", "1 needs", "3 violated".
func count(v Verdict, n int) string {
	if v == Holds {
		return plurals(n, "holds", "hold")
	}
	if v == Needs {
		return plurals(n, "needs", "need")
	}
	if v == Failed {
		return plural(n, "error")
	}
	return fmt.Sprintf("%d %s", n, v.Words())
}
