package mutate

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"hash/fnv"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// packages are those of the translator, and what notices that one is broken: the probe on a
// column, or the tests of the package.
var packages = []struct{ name, by string }{
	{"java/types", "ground:"}, {"java/core", "ground:"}, {"cfg", "ground:"}, {"encode", "ground:"}, {"smtlib", "ground:"},
	{"counterexample/replay", "ground:"}, {"solve/sat", "ground:"}, {"verify", "ground:"},
	{"smtlib/ieee754", "test ./smtlib/ieee754: Test"},
	{"counterexample/needs", "test ./counterexample/needs: Test"},
	{"counterexample/sequences", "test ./counterexample/sequences: Test"},
}

// notBroken are parts of names of files and functions that no verdict rests on: what prints, and
// what checks the invariants of stages.
var notBroken = []string{"check", "dump", "print", "string", "text", "doc", "message", "format", "name"}

// Generated are the mutants of a package of the project, in the order of their hashes with the
// seed. Which they are, and their order among themselves, depends on their own functions
// alone: a mutant is known by package, function, operator and its ordinal there.
func Generated(root, pkg string, seed uint64) ([]Mutant, error) {
	files, err := filepath.Glob(filepath.Join(root, pkg, "*.go"))
	if err != nil {
		return nil, err
	}
	var all []Mutant
	for _, path := range files {
		if strings.HasSuffix(path, "_test.go") || isLeftOut(filepath.Base(path)) {
			continue
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		ms, err := ofFile(pkg+"/"+filepath.Base(path), filepath.Base(pkg), text)
		if err != nil {
			return nil, err
		}
		all = append(all, ms...)
	}
	order(all, seed)
	return all, nil
}

// order puts mutants in the order of their hashes with the seed.
func order(ms []Mutant, seed uint64) {
	key := func(m Mutant) uint64 {
		h := fnv.New64a()
		fmt.Fprintf(h, "%d %s", seed, m.Rule)
		return h.Sum64()
	}
	slices.SortFunc(ms, func(a, b Mutant) int { return cmp.Or(cmp.Compare(key(a), key(b)), cmp.Compare(a.Rule, b.Rule)) })
}

func isLeftOut(name string) bool {
	return slices.ContainsFunc(notBroken, func(part string) bool { return strings.Contains(strings.ToLower(name), part) })
}

// ofFile are the mutants of one file with that text, in its order.
func ofFile(name, pkg string, text []byte) ([]Mutant, error) {
	files := token.NewFileSet()
	f, err := parser.ParseFile(files, name, text, parser.SkipObjectResolution|parser.ParseComments)
	if err != nil {
		return nil, err
	}
	if ast.IsGenerated(f) || f.Doc != nil && strings.Contains(f.Doc.Text(), "go:build") {
		return nil, nil
	}
	at := func(p token.Pos) int { return files.Position(p).Offset }
	written := func(n ast.Node) string { return string(text[at(n.Pos()):at(n.End())]) }
	var all []Mutant
	for _, d := range f.Decls {
		fn, ok := d.(*ast.FuncDecl)
		if !ok || fn.Body == nil || isLeftOut(fn.Name.Name) {
			continue
		}
		of := fn.Name.Name
		if fn.Recv != nil {
			of = "(" + written(fn.Recv.List[0].Type) + ")." + of
		}
		count := map[string]int{}
		ast.Inspect(fn.Body, func(n ast.Node) bool {
			for _, o := range operators {
				for _, e := range o.breaks(n) {
					count[o.name]++
					all = append(all, Mutant{
						File: name, Rule: fmt.Sprintf("%s %s: %s %d", pkg, of, o.name, count[o.name]),
						From: at(e.from), To: at(e.to), New: e.text(written),
					})
				}
			}
			return true
		})
	}
	return all, nil
}
