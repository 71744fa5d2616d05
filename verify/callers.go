package verify

import "inspect/java/types"

// hiddenFrom reports of a class whether calls before a method come to it through the classes of some files alone;
// nil: there are no such files, and no class is hidden.
func hiddenFrom(files []string) func(*types.Class) bool {
	if len(files) == 0 {
		return nil
	}
	callers := map[string]bool{}
	for _, f := range files {
		callers[f] = true
	}
	return func(c *types.Class) bool {
		return !c.IsOutside() && (c.File == nil || !callers[c.File.Source.Name])
	}
}
