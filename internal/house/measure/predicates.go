package measure

import (
	"go/ast"
	"slices"
	"strings"
)

// predicateWords are what the name of a predicate starts with: what its subject is, has, can or
// does.
var predicateWords = strings.Fields(`
	is are was were has have had can cannot may must should need needs does did do ok less equal
	accepts allow allows answers applies approximates asserts assigns begins belongs binds
	breaks calls captures catches changes checks comes compares contain contains counts covers
	creates declares defines demands depends determines differs divides ends equals
	excepts exists extends fits folds forbids gives grows guards holds implements includes
	inherits initialises joins keeps knows lacks leads leaves makes matches mentions names never
	observes outlives overlaps overrides passes reaches reads receives refers refuses rejects
	replaces requires returns runs satisfies seeks sees shares spares speaks specifies
	starts states stays stores substitutes suits supports takes tests throws touches uses varies
	watches writes`)

// isPredicate reports whether an identifier is named as a predicate is.
func isPredicate(identifier string) bool {
	words := Words(identifier)
	return len(words) > 0 && slices.Contains(predicateWords, words[0])
}

// Unpredicates counts, per package of the product, the functions and methods whose one result is
// a boolean and whose name does not start as that of a predicate.
func (t *Tree) Unpredicates() map[string]int {
	out := map[string]int{}
	t.product(func(f File) {
		for _, d := range f.Syntax.Decls {
			if d, ok := d.(*ast.FuncDecl); ok && givesBool(d.Type) && !isPredicate(d.Name.Name) {
				out[f.Package()]++
			}
		}
	})
	return out
}

// givesBool reports whether a function has one result, of type bool.
func givesBool(f *ast.FuncType) bool {
	if f.Results.NumFields() != 1 {
		return false
	}
	id, ok := f.Results.List[0].Type.(*ast.Ident)
	return ok && id.Name == "bool"
}
