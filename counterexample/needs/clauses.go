package needs

import (
	"strings"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/parse"
)

// Root stands in front of the names of the files of candidates, which are on no disk.
const Root = "<needs>/"

// Clauses are conditions as the requires clauses of a method, each by itself.
func Clauses(method string, conditions []string) []*ast.Clause {
	var b strings.Builder
	b.WriteString("interface Needs {\n/*@\n")
	for _, c := range conditions {
		b.WriteString("requires " + c + ";\n")
	}
	b.WriteString("@*/\nvoid of();\n}\n")
	f, errs := parse.File(source.NewFile(Root+method+".java", b.String()))
	for _, e := range errs {
		if e.Severity == source.Error {
			panic("the candidates of " + method + ": " + e.Error())
		}
	}
	var out []*ast.Clause
	ast.Walk(f, func(n ast.Node) bool {
		if c, ok := n.(*ast.Clause); ok && c.Kind == ast.Requires {
			out = append(out, c)
		}
		return true
	})
	return out
}
