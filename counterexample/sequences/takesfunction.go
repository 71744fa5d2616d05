package sequences

import "inspect/java/ast"

// callsThereAndThen are the methods of the library that call the functions they are given, and keep
// none. Any other one may keep it where others find it.
//
//	l.forEach(x -> n += x);       // called there and then
//	l.add(() -> n = 0);           // whoever has the list may call it
var callsThereAndThen = map[string]bool{
	"forEach": true, "forEachOrdered": true, "forEachRemaining": true, "tryAdvance": true, "removeIf": true, "replaceAll": true, "sort": true, "setAll": true,
	"compute": true, "computeIfAbsent": true, "computeIfPresent": true, "merge": true,
	"reduce": true, "anyMatch": true, "allMatch": true, "noneMatch": true,
	"ifPresent": true, "ifPresentOrElse": true, "orElseGet": true, "orElseThrow": true, "requireNonNullElseGet": true,
	"getAndUpdate": true, "updateAndGet": true, "getAndAccumulate": true, "accumulateAndGet": true,
}

// calledInPlace are the arguments of a call that the library's code calls there and then, where they
// are functions.
func (e *effects) calledInPlace(n *ast.Call) []ast.Expr {
	if callsThereAndThen[n.Name.Text] && len(e.methods[n.Name.Text]) == 0 {
		return n.Args
	}
	return nil
}
