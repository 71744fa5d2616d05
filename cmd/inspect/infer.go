package main

import (
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/rogpeppe/go-internal/diff"
	"github.com/urfave/cli/v2"

	"inspect/internal/files"
	"inspect/internal/infer"
	"inspect/verify"
)

func (a *app) inferCommand() *cli.Command {
	return &cli.Command{
		Name:      "infer",
		Usage:     "find the specification that a program keeps: needs, invariants, what methods assign and ensure",
		ArgsUsage: "PATH...",
		Description: `PATH is a .java file or a folder. Clauses are proposed by templates, and those stay that
a check proves within the bounds: each is one that inspect check accepts.

   requires     what callers see to, where a check fails without (needs)
   invariant    what each constructor of a class establishes, and each method keeps,
                however it ends, from every state that all the invariants admit
   assignable   what a method changes at most
   ensures      what its result is: not null, new, this, against 0, parameters, lengths

Nothing is said of a field that code outside of the class can assign, of what stands in
a class without a name, and of a method that has a contract. A file is left as it is
where the clauses would make a verdict worse: the method is named then.

Nothing is written unless a flag says where to. The files themselves stay as they are.

   inspect infer Stack.java
   inspect infer src/main/java --patch specification.patch && git apply specification.patch
   inspect infer Stack.java --facts --format json`,
		Flags: flagsOf(inputFlags(), configFlags(), excludeFlags(), boundFlags(), meaningFlags(), solveFlags(), cacheFlags(), []cli.Flag{
			&cli.BoolFlag{Name: "facts", Category: outGroup, Usage: "invariants alone, also those that do not tell enough for the methods to be checked by"},
			&cli.StringFlag{Name: "patch", Category: outGroup, Usage: "write the clauses as a patch to `FILE`, or to -"},
			&cli.StringFlag{Name: "copy", Category: outGroup, Usage: "write the sources with the clauses below `FOLDER`"},
			&cli.StringFlag{Name: "jml", Category: outGroup, Usage: "write the clauses as specification files, package/Class.jml, below `FOLDER`, for --spec-path"},
			&cli.BoolFlag{Name: "force", Category: outGroup, Usage: "allow --patch, --copy and --jml to overwrite files that inspect did not write"},
			&cli.StringFlag{Name: "format", Value: "text", Category: outGroup, Usage: "text or json"},
		}),
		OnUsageError: func(c *cli.Context, err error, sub bool) error { return usagef("%v (see `inspect infer --help`)", err) },
		Action:       a.infer,
	}
}

func (a *app) infer(c *cli.Context) error {
	o, err := options(c)
	if err != nil {
		return err
	}
	format, err := choice(c, "format", "text", "json")
	if err != nil {
		return err
	}
	a.beside(&o)
	if len(o.Paths) == 0 {
		return usagef("no path given: name a .java file or a folder (see `inspect infer --help`)")
	}
	bar := a.progress(false)
	in := infer.Options{Check: o, Facts: c.Bool("facts"), OnFile: func(path string, i, n int) {
		if i == 0 {
			bar.begin(n)
		} else {
			bar.event(verify.Event{Stage: "done"})
		}
		bar.event(verify.Event{Method: path, Stage: "infer"})
	}}
	found, err := infer.Infer(c.Context, in)
	bar.end()
	if found == nil {
		return err
	}
	a.code = found.Exit
	found.Diagnostics = a.noted(found.Diagnostics)
	if err != nil && c.Context.Err() == nil {
		return usagef("%v", err)
	}
	if c.Context.Err() != nil {
		fmt.Fprintln(a.stderr, "inspect: interrupted: nothing is written, and nothing said of what was not reached")
		return nil
	}
	outputs := inferred{app: a, found: found, force: c.Bool("force")}
	for _, to := range []struct {
		flag  string
		write func(string) error
	}{{"patch", outputs.patch}, {"copy", outputs.copies}, {"jml", outputs.specifications}} {
		if c.String(to.flag) == "" {
			continue
		}
		if err := to.write(c.String(to.flag)); err != nil {
			return err
		}
	}
	if c.String("patch") == "-" {
		return nil // standard output is for the patch
	}
	if format == "json" {
		a.json(found)
		return nil
	}
	for _, d := range found.Diagnostics {
		io.WriteString(a.stderr, d.Text())
	}
	if a.code == 0 || len(found.Clauses)+len(found.Left) > 0 {
		outputs.list(a.stdout)
	}
	return nil
}

// inferred is what was found, on its way out.
type inferred struct {
	app   *app
	found *infer.Found
	force bool
}

// list prints the clauses by what they are about.
func (w *inferred) list(out io.Writer) {
	last := ""
	var beyond []string
	end := func() {
		if len(beyond) > 0 {
			slices.Sort(beyond)
			fmt.Fprintf(out, "  within the bounds, which cut off %s\n", strings.Join(slices.Compact(beyond), ", "))
		}
		beyond = nil
	}
	for _, c := range w.found.Clauses {
		if at := fmt.Sprintf("%s:%d: %s", c.File, c.Line, c.Of); at != last {
			end()
			fmt.Fprintln(out, at)
			last = at
		}
		fmt.Fprintf(out, "  //@ %s\n", c.Text)
		beyond = append(beyond, c.Beyond...)
	}
	end()
	for _, l := range w.found.Left {
		fmt.Fprintf(out, "%s: left as it is: %s\n", l.File, l.Why)
	}
	fmt.Fprintf(out, "%s in %s", plural(len(w.found.Clauses), "clause"), plural(len(w.found.Files), "file"))
	if n := len(w.found.Left); n > 0 {
		fmt.Fprintf(out, "; %s left", plural(n, "file"))
	}
	fmt.Fprintln(out)
}

// paths are the files with clauses, in order.
func (w *inferred) paths() []string { return slices.Sorted(maps.Keys(w.found.Files)) }

// patch writes a unified diff, for git apply or patch -p1.
func (w *inferred) patch(file string) error {
	var b strings.Builder
	if len(w.found.Files) == 0 {
		return nil // nothing was found, which is said
	}
	for _, path := range w.paths() {
		name, err := within(path)
		if err != nil {
			return err
		}
		old, err := os.ReadFile(path)
		if err != nil {
			return &faultError{err}
		}
		b.Write(diff.Diff("a/"+name, old, "b/"+name, []byte(w.found.Files[path])))
	}
	if file == "-" {
		io.WriteString(w.app.stdout, b.String())
		return nil
	}
	return w.write(file, b.String())
}

// copies writes the files with clauses below a folder, as they lie below the current one.
func (w *inferred) copies(folder string) error {
	for _, path := range w.paths() {
		name, err := within(path)
		if err != nil {
			return err
		}
		if err := w.write(filepath.Join(folder, name), w.found.Files[path]); err != nil {
			return err
		}
	}
	return nil
}

// specifications writes a specification file for each class of a file.
func (w *inferred) specifications(folder string) error {
	for _, path := range w.paths() {
		name, text := infer.Specification(path, w.found.Files[path])
		if err := w.write(filepath.Join(folder, name), text); err != nil {
			return err
		}
	}
	return nil
}

// write writes a file, unless one is there that is another.
func (w *inferred) write(path, text string) error {
	old, err := os.ReadFile(path)
	if err == nil && string(old) == text {
		return nil
	}
	if _, err := os.Lstat(path); err == nil && !w.force {
		return usagef("%s is there and stays: --force overwrites it", path)
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		return usagef("%s cannot be written: %v", path, files.WithoutName(err))
	}
	err = files.WriteFile(path, nil, true, func(out io.Writer) error {
		_, err := io.WriteString(out, text)
		return err
	})
	if err != nil {
		return usagef("%s cannot be written: %v", path, files.WithoutName(err))
	}
	return nil
}

// within is a path below the current folder.
func within(path string) (string, error) {
	here, err := os.Getwd()
	if err != nil {
		return "", &faultError{err}
	}
	full, err := filepath.Abs(path)
	if err != nil {
		return "", &faultError{err}
	}
	rel, err := filepath.Rel(here, full)
	if err != nil || !filepath.IsLocal(rel) {
		return "", usagef("%s lies outside of the current folder, below which patches and copies have their names: change to a folder above it", path)
	}
	return filepath.ToSlash(rel), nil
}
