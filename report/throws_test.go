package report

import "testing"

func TestThrows(t *testing.T) {
	for want, x := range map[string]Throws{
		"throws IllegalArgumentException when n < 0 at A.java:3:5":    {Exception: "IllegalArgumentException", When: "n < 0", File: "A.java", Line: 3, Column: 5},
		"throws NoSuchElementException by Optional.get at A.java:3:5": {Exception: "NoSuchElementException", By: "Optional.get", File: "A.java", Line: 3, Column: 5},
	} {
		if got := x.String(); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
}
