// Package infer finds what could be written into a program as its specification, and holds: needs as requires,
// what classes keep as invariants, what methods assign and what they give.
//
// Each clause is proposed by a template and stays where `inspect check` proves it within the bounds; the
// program's own text is never changed but for the clauses that are put in.
package infer

import (
	"context"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"inspect"
	"inspect/java/ast"
	"inspect/java/source"
	"inspect/parse"
	"inspect/report"
)

// Options say what is inferred, of which program, within which bounds.
type Options struct {
	Check inspect.Options
	Facts bool // invariants alone
	// OnFile, unless nil, is called before each file is begun.
	OnFile func(path string, i, n int)
}

// Found is what was found.
type Found struct {
	SchemaVersion int         `json:"schemaVersion"`
	Tool          report.Tool `json:"tool"`
	Clauses       []*Clause   `json:"clauses"`
	// Files have the clauses in their texts, by their paths; those with none are not here.
	Files map[string]string `json:"-"`
	// Inserted, where invariants alone are looked for, is what these texts have in addition, by the paths.
	Inserted    map[string][]Insertion `json:"-"`
	Left        []Left                 `json:"left"`
	Diagnostics []inspect.Diagnostic   `json:"diagnostics"`
	Exit        int                    `json:"-"` // the exit code
}

// Left is a file into which nothing is written, since a method would be worse off that is clean without: what its
// class keeps does not tell enough of the states that it begins in.
type Left struct {
	File    string          `json:"file"`
	Method  string          `json:"method"`
	Verdict inspect.Verdict `json:"verdict"` // of the method, with the clauses
	Facts   int             `json:"facts"`   // that hold all the same
}

// run is one run.
type run struct {
	options    inspect.Options
	factsAlone bool
	extended   map[string]bool // the simple names of classes and interfaces that others extend
}

// file is one file whose specification is looked for.
type file struct {
	path, text string
	tree       *ast.File
	classes    []*class
}

// Infer finds the clauses of the files that the options name, one file after the other. Where the context ends,
// what was found of the files before is given with its error.
func Infer(ctx context.Context, o Options) (*Found, error) {
	list, err := inspect.List(ctx, o.Check)
	if err != nil {
		return nil, err
	}
	found := &Found{SchemaVersion: list.SchemaVersion, Tool: list.Tool, Clauses: []*Clause{}, Left: []Left{}, Files: map[string]string{}, Inserted: map[string][]Insertion{}, Diagnostics: list.Diagnostics, Exit: list.Exit()}
	var paths []string
	for _, m := range list.Methods {
		if !slices.Contains(paths, m.File) {
			paths = append(paths, m.File)
		}
	}
	r := &run{options: o.Check, factsAlone: o.Facts, extended: map[string]bool{}}
	var files []*file
	for _, path := range paths {
		f, err := read(path, o.Check.Texts)
		if err != nil {
			return found, err
		}
		if f != nil {
			files = append(files, f)
			r.extends(f.tree)
		}
	}
	for i, f := range files {
		if o.OnFile != nil {
			o.OnFile(f.path, i, len(files))
		}
		if err := r.file(ctx, f, found); err != nil {
			return found, err
		}
	}
	return found, nil
}

// extends notes which classes and interfaces those of a file extend.
func (r *run) extends(f *ast.File) {
	ast.Walk(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ClassDecl:
			for _, t := range slices.Concat(n.Extends, n.Implements) {
				r.extended[lastPart(t)] = true
			}
		case *ast.New:
			if n.Body != nil && n.Type != nil {
				r.extended[lastPart(n.Type)] = true
			}
		}
		return true
	})
}

// read reads and parses a file; nil: it cannot be parsed, which the list has said.
func read(path string, texts map[string]string) (*file, error) {
	text, ok := texts[path]
	if !ok {
		b, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		text = string(b)
	}
	return parsed(path, text), nil
}

// parsed is a file with a text; nil: it cannot be parsed.
func parsed(path, text string) *file {
	tree, _ := parse.File(source.NewFile(path, text))
	if tree == nil {
		return nil
	}
	return &file{path: path, text: text, tree: tree, classes: classesOf(tree)}
}

// limitOfRounds is how often a file is gone through, with what was found of it.
const limitOfRounds = 3

// file finds the clauses of one file, and those that hold because of them, so that another run finds no more.
func (r *run) file(ctx context.Context, f *file, found *Found) error {
	original := namedLines(f.tree)
	for range limitOfRounds {
		s, err := r.once(ctx, f)
		if err != nil {
			return err
		}
		if s.worse != "" {
			found.Left = append(found.Left, Left{File: f.path, Method: s.worse, Verdict: s.verdict, Facts: len(s.facts)})
		}
		if s.text == "" {
			break
		}
		now := namedLines(f.tree)
		for _, c := range slices.Concat(s.facts, s.methods) {
			c.Line = original[slices.Index(now, c.Line)]
			found.Clauses = append(found.Clauses, c)
		}
		found.Files[f.path] = s.text
		if r.factsAlone {
			found.Inserted[f.path] = s.inserted
			break // they are all that a run of this kind finds
		}
		if f = parsed(f.path, s.text); f == nil {
			return fmt.Errorf("internal fault: the file with the clauses that were found cannot be parsed")
		}
	}
	return nil
}

// namedLines are the lines in which the names of classes and methods stand, in the order of the text: the order is
// the same whatever clauses are written.
func namedLines(f *ast.File) (out []int) {
	ast.Walk(f, func(n ast.Node) bool {
		var name *ast.Name
		switch n := n.(type) {
		case *ast.ClassDecl:
			name = n.Name
		case *ast.MethodDecl:
			name = n.Name
		}
		if name != nil {
			out = append(out, name.Span().Position().Line)
		}
		return true
	})
	return out
}

// once finds the clauses of a file.
func (r *run) once(ctx context.Context, f *file) (*specified, error) {
	facts, err := r.facts(ctx, f)
	if err != nil {
		return nil, err
	}
	if !r.factsAlone {
		return r.contracts(ctx, f, facts)
	}
	s := &specified{facts: facts}
	if len(facts) > 0 {
		s.inserted = insertions(f.text, slices.Concat(invariants(f, facts), nullable(f, facts, nil)))
		s.text, _ = written(f.text, s.inserted)
	}
	return s, nil
}

// isExtended reports whether a class of another file, or of this one, extends a class, by its simple name.
func (r *run) isExtended(c *class) bool { return r.extended[c.decl.Name.Text] }

// check checks a file with another text: by itself, or with all that were given where one of these extends a class
// of it.
func (r *run) check(ctx context.Context, f *file, text string, o inspect.Options) (*inspect.Report, error) {
	o.Texts = map[string]string{}
	maps.Copy(o.Texts, r.options.Texts)
	o.Texts[f.path] = text
	if slices.ContainsFunc(f.classes, r.isExtended) {
		o.Include = []string{filepath.ToSlash(f.path)}
	} else {
		o.Paths = []string{f.path}
	}
	return inspect.Check(ctx, o)
}

// isSame reports whether two paths name one file.
func isSame(a, b string) bool { return filepath.Clean(a) == filepath.Clean(b) }
