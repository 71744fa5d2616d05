package measure

import (
	"strconv"
	"strings"
)

// Imports counts the imports of the product's packages among each other, and those that point up:
// to a package that does not stand before its importer in order, which has a package at the start
// of each line.
func (t *Tree) Imports(order string) (all, up int, err error) {
	at := map[string]int{}
	for _, line := range strings.Split(strings.TrimSpace(order), "\n") {
		at[strings.Fields(line)[0]] = len(at) + 1
	}
	seen := map[[2]string]bool{}
	t.product(func(f File) {
		for _, im := range f.Syntax.Imports {
			path, bad := strconv.Unquote(im.Path.Value)
			if bad != nil {
				err = bad
			}
			to, own := strings.CutPrefix(path, Module+"/")
			if path == Module {
				to, own = ".", true
			}
			arrow := [2]string{f.Package(), to}
			if !own || seen[arrow] {
				continue
			}
			seen[arrow] = true
			all++
			if at[to] == 0 || at[to] >= at[f.Package()] {
				up++
			}
		}
	})
	return all, up, err
}

// Module is the path of the project's module.
const Module = "inspect"
