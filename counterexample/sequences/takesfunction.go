package sequences

import "inspect/java/ast"

// callsThereAndThen are the methods of the library that call the functions they are given, and keep
// none, with the first argument that is a function. Any other one may keep it where others find it.
//
//	l.forEach(x -> n += x);                        // called there and then
//	l.add(() -> n = 0);                            // whoever has the list may call it
//	m.merge("a", () -> n = 0, (x, y) -> y);        // so may who has the map
var callsThereAndThen = map[string]int{
	"forEach": 0, "forEachOrdered": 0, "forEachRemaining": 0, "tryAdvance": 0, "removeIf": 0, "replaceAll": 0, "sort": 0, "setAll": 1,
	"compute": 1, "computeIfAbsent": 1, "computeIfPresent": 1, "merge": 2,
	"anyMatch": 0, "allMatch": 0, "noneMatch": 0,
	"ifPresent": 0, "ifPresentOrElse": 0, "orElseGet": 0, "orElseThrow": 0, "requireNonNullElseGet": 1,
	"getAndUpdate": 0, "updateAndGet": 0, "getAndAccumulate": 1, "accumulateAndGet": 1,
}

// calledInPlace are the arguments of a call that the library's code calls there and then, where they
// are functions.
func (e *effects) calledInPlace(n *ast.Call) []ast.Expr {
	from, ok := callsThereAndThen[n.Name.Text]
	if !ok || len(e.methods[n.Name.Text]) > 0 {
		return nil
	}
	return n.Args[min(from, len(n.Args)):]
}
