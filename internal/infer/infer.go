// Package infer finds what could be written into a program as its specification, and holds: needs as requires,
// what classes keep as invariants, what methods assign and what they give.
//
// Each clause is proposed by a template and stays where `inspect check` proves it within the bounds; the
// program's own text is never changed but for the clauses that are put in.
package infer

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

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

// Left is a file into which nothing is written, with the reason: mostly that a method would be worse off, since what
// its class keeps does not tell enough of the states that it begins in.
type Left struct {
	File string `json:"file"`
	Why  string `json:"why"`
}

// run is one run.
type run struct {
	options    inspect.Options
	factsAlone bool
	deadline   time.Time       // of the budget; zero: there is none
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
	if o.Check.Budget > 0 {
		r.deadline = time.Now().Add(o.Check.Budget)
	}
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
	r.lookBeside(paths)
	for i, f := range files {
		if o.OnFile != nil {
			o.OnFile(f.path, i, len(files))
		}
		switch err := r.file(ctx, f, found); {
		case errors.Is(err, errBudget):
			found.leave(f.path, err.Error())
			found.Exit = report.Worse(found.Exit, report.ExitInconclusive)
		case err != nil:
			return found, err
		}
	}
	err = r.together(ctx, found)
	if errors.Is(err, errBudget) {
		for _, path := range slices.Sorted(maps.Keys(found.Files)) {
			found.leave(path, err.Error())
		}
		found.Exit, err = report.Worse(found.Exit, report.ExitInconclusive), nil
	}
	return found, err
}

// errBudget: the time for the whole run is over.
var errBudget = errors.New("the budget of the run was over before it was checked")

// together leaves out of what was found the files whose methods are worse off once all have their clauses.
func (r *run) together(ctx context.Context, found *Found) error {
	if r.factsAlone || len(found.Files) < 2 {
		return nil
	}
	base, err := r.limited(ctx, r.options)
	if err != nil {
		return err
	}
	before := verdicts(base)
	for len(found.Files) > 0 {
		o := r.options
		o.Texts = maps.Clone(r.options.Texts)
		if o.Texts == nil {
			o.Texts = map[string]string{}
		}
		maps.Copy(o.Texts, found.Files)
		now, err := r.limited(ctx, o)
		if err != nil {
			return err
		}
		worse := map[string]string{}
		for _, res := range now.Results {
			if isWorse(before[res.Name()], res.Verdict) {
				worse[res.File] = fmt.Sprintf("with the clauses of all files %s would be %s", res.Name(), res.Verdict)
			}
		}
		if len(worse) == 0 {
			return nil
		}
		left := len(found.Files)
		for path := range found.Files {
			if why := worse[path]; why != "" {
				found.leave(path, why)
			}
		}
		if len(found.Files) == left { // another file's clauses are to blame: who knows which
			for path := range found.Files {
				found.leave(path, slices.Sorted(maps.Values(worse))[0])
			}
		}
	}
	return nil
}

// leave takes back what was found of a file.
func (f *Found) leave(path, why string) {
	delete(f.Files, path)
	f.Clauses = slices.DeleteFunc(f.Clauses, func(c *Clause) bool { return c.File == path })
	f.Left = append(f.Left, Left{File: path, Why: why})
	slices.SortFunc(f.Left, func(a, b Left) int { return strings.Compare(a.File, b.File) })
}

// hasSpecification reports whether a specification file belongs to a source file: its clauses count in the place of
// what is written into that.
func (r *run) hasSpecification(f *file) bool {
	name := strings.TrimSuffix(filepath.Base(f.path), filepath.Ext(f.path)) + ".jml"
	folders := []string{filepath.Dir(f.path)}
	for _, p := range r.options.SpecPath {
		pkg := ""
		if f.tree.Package != nil {
			pkg = strings.ReplaceAll(f.tree.Package.Name, ".", string(filepath.Separator))
		}
		folders = append(folders, filepath.Join(p, pkg), p)
	}
	return slices.ContainsFunc(folders, func(folder string) bool {
		_, err := os.Stat(filepath.Join(folder, name))
		return err == nil
	})
}

// lookBeside notes which classes the files beside those given extend: nobody checks them with these.
func (r *run) lookBeside(paths []string) {
	done := map[string]bool{}
	for _, path := range paths {
		folder := filepath.Dir(path)
		if done[folder] {
			continue
		}
		done[folder] = true
		beside, err := filepath.Glob(filepath.Join(folder, "*.java"))
		if err != nil {
			continue // a folder whose name is a pattern: its files are given, or are not looked at
		}
		for _, p := range beside {
			if slices.Contains(paths, p) {
				continue
			}
			if f, err := read(p, r.options.Texts); err == nil && f != nil {
				r.extends(f.tree)
			}
		}
	}
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
	if r.hasSpecification(f) {
		found.Left = append(found.Left, Left{File: f.path, Why: "a specification file says what it is to do"})
		return nil
	}
	original := namedLines(f.tree)
	for range limitOfRounds {
		s, err := r.once(ctx, f)
		if err != nil {
			return err
		}
		if s.worse != "" {
			found.Left = append(found.Left, Left{File: f.path, Why: fmt.Sprintf("with clauses %s would be %s", s.worse, s.verdict)})
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
	return r.limited(ctx, o)
}

// limited is a check within what is left of the budget.
func (r *run) limited(ctx context.Context, o inspect.Options) (*inspect.Report, error) {
	if r.deadline.IsZero() {
		return inspect.Check(ctx, o)
	}
	if o.Budget = time.Until(r.deadline); o.Budget <= 0 {
		return nil, errBudget
	}
	checked, err := inspect.Check(ctx, o)
	if err == nil && checked.NotReached > 0 {
		return nil, errBudget
	}
	return checked, err
}

// isSame reports whether two paths name one file.
func isSame(a, b string) bool { return filepath.Clean(a) == filepath.Clean(b) }
