package parse

import (
	"fmt"
	"sync"

	"inspect/ast"
	"inspect/source"
)

// library holds the trees of the classes that come with the program, by name and text.
// Trees do not change, so that all worlds of a process share them.
var library sync.Map // of [2]string, *ast.File

// Library parses a class that comes with the program, once in a process. It must be
// without errors.
func Library(name, text string) (*ast.File, error) {
	key := [2]string{name, text}
	if f, ok := library.Load(key); ok {
		return f.(*ast.File), nil
	}
	f, ds := File(source.NewFile(name, text))
	for _, d := range ds {
		if d.Severity == source.Error {
			return nil, fmt.Errorf("library %s: %w", name, d)
		}
	}
	library.Store(key, f)
	return f, nil
}
