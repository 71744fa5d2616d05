package parse

import "inspect/java/source"

// LookAlikes scans a file and gives the number of comments that may look like
// annotations, and the warnings.
func LookAlikes(src *source.File) (int, []*source.Diagnostic) {
	g := begin(src, Limits{})
	defer g.end()
	g.scanJava()
	return len(g.others), g.lookAlikes(g.others)
}
