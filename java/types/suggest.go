package types

import "inspect/java/source"

// didYouMean is the remedy that names the nearest candidate, or "".
func didYouMean(name string, candidates []string) string {
	if s := source.Nearest(name, candidates); s != "" {
		return "did you mean " + s + "?"
	}
	return ""
}
