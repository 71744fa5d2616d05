// House prints the figures of the project's own code and documents, as docs/development.md
// describes them. `go run ./internal/house` prints the same text for the same commit; -cover adds
// the coverage of core, cfg and replay by the tests beside them, which takes minutes.
package main

import (
	"bytes"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"regexp"
	"runtime"
	"slices"
	"strings"

	"inspect/internal/house/measure"
	"inspect/internal/policy"
)

func main() {
	cover := flag.Bool("cover", false, "run the tests of core, cfg and replay for their coverage")
	root := flag.String("root", ".", "the folder with go.mod")
	flag.Parse()
	if err := run(os.Stdout, *root, *cover); err != nil {
		fmt.Fprintln(os.Stderr, "house:", err)
		os.Exit(1)
	}
}

func run(w io.Writer, root string, cover bool) error {
	t, err := measure.Read(root)
	if err != nil {
		return err
	}
	var b bytes.Buffer
	receivers(&b, t)
	if err := arrows(&b, t); err != nil {
		return err
	}
	lines(&b, t)
	sizes(&b, fmt.Sprintf("Functions over %d lines", policy.FunctionLines), t.FunctionsOver(policy.FunctionLines), 15)
	sizes(&b, fmt.Sprintf("Files over %d lines", policy.FileLines), t.FilesOver(policy.FileLines), 15)
	sentences(&b, t)
	words(&b, t)
	predicates(&b, t)
	if err := commits(&b, t); err != nil {
		return err
	}
	if _, err := w.Write(b.Bytes()); err != nil || !cover {
		return err
	}
	c := exec.Command("go", "test", "-cover", "./java/core", "./cfg", "./counterexample/replay")
	c.Dir, c.Stderr = root, os.Stderr
	out, err := c.Output()
	if err != nil {
		return fmt.Errorf("%s: %w\n%s", c, err, out)
	}
	coverage(w, string(out))
	return nil
}

var covered = regexp.MustCompile(`(?m)^ok\s+\S+?/(\S+)\s.*coverage: ([0-9.]+)% of statements`)

// coverage prints what `go test -cover` says of the packages, without the times.
func coverage(w io.Writer, out string) {
	fmt.Fprintf(w, "\nOwn coverage, in statements\n")
	for _, m := range covered.FindAllStringSubmatch(out, -1) {
		fmt.Fprintf(w, "  %-20s %6s %%\n", m[1], m[2])
	}
}

func receivers(w io.Writer, t *measure.Tree) {
	all := t.Receivers()
	over := 0
	for _, r := range all {
		if r.AllMethods > policy.Methods {
			over++
		}
	}
	fmt.Fprintf(w, "The ten largest receivers, %d of %d over %d methods\n", over, len(all), policy.Methods)
	fmt.Fprintf(w, "  %-28s %8s %8s %22s\n", "", "methods", "fields", "with what it embeds")
	for _, r := range all[:min(10, len(all))] {
		fmt.Fprintf(w, "  %-28s %8d %8d %11d %10d\n", r.Name, r.Methods, r.Fields, r.AllMethods, r.AllFields)
	}
}

func arrows(w io.Writer, t *measure.Tree) error {
	edges, up, err := t.Imports(policy.Order)
	if err != nil {
		return err
	}
	fmt.Fprintf(w, "\nUpward arrows between packages: %d of %d\n", up, edges)
	all, err := t.Arrows(runtime.GOOS, runtime.GOARCH)
	if err != nil {
		return err
	}
	fmt.Fprintf(w, "\nUpward arrows inside packages of 20 files and more\n")
	fmt.Fprintf(w, "  %-20s %8s %8s %8s\n", "", "files", "arrows", "upward")
	for _, a := range all {
		if a.Files >= 20 {
			fmt.Fprintf(w, "  %-20s %8d %8d %8s\n", a.Package, a.Files, a.All, percent(a.Up, a.All))
		}
	}
	return nil
}

func lines(w io.Writer, t *measure.Tree) {
	all := t.Lines()
	sum, tools := all[""], 0
	for p, l := range all {
		if strings.HasPrefix(p, "internal/") {
			tools += l.Product
		}
	}
	fmt.Fprintf(w, "\nLines: %d of Go but tests, %d of them in internal, %s with comments; %d of tests; %d of models in Java\n",
		sum.Product, tools, percent(sum.Comments, sum.Product), sum.Tests, sum.Models)
	fmt.Fprintf(w, "  %-20s %8s %9s %8s %8s\n", "", "product", "comments", "tests", "share")
	for _, p := range slices.Sorted(maps.Keys(all)) {
		if l := all[p]; p != "" && l.Product >= 2000 {
			fmt.Fprintf(w, "  %-20s %8d %9s %8d %8s\n", p, l.Product, percent(l.Comments, l.Product), l.Tests, percent(l.Tests, l.Product))
		}
	}
}

func sizes(w io.Writer, title string, all []measure.Size, most int) {
	fmt.Fprintf(w, "\n%s: %d\n", title, len(all))
	for _, s := range all[:min(most, len(all))] {
		fmt.Fprintf(w, "  %-52s %6d\n", s.Name, s.N)
	}
}

func sentences(w io.Writer, t *measure.Tree) {
	all := t.SentencesOver(policy.SentenceWords)
	per := map[string]int{}
	for _, s := range all {
		per[s.Path]++
	}
	fmt.Fprintf(w, "\nSentences of documents over %d words: %d\n", policy.SentenceWords, len(all))
	for _, p := range slices.Sorted(maps.Keys(per)) {
		fmt.Fprintf(w, "  %-52s %6d\n", p, per[p])
	}
	fmt.Fprintf(w, "the longest, in words\n")
	for _, s := range all[:min(10, len(all))] {
		fmt.Fprintf(w, "  %-28s %4d  %s …\n", s.Place(), s.Words, s.Start)
	}
}

func words(w io.Writer, t *measure.Tree) {
	glossary := t.Glossary()
	sum := map[string]int{}
	all := 0
	for _, counts := range t.Private(glossary) {
		for word, n := range counts {
			sum[word] += n
			all += n
		}
	}
	fmt.Fprintf(w, "\nIdentifiers with a private word: %d, of %d words in the glossary\n", all, len(glossary))
	for row := range slices.Chunk(glossary, 5) {
		for _, term := range row {
			fmt.Fprintf(w, "  %-11s %3d", term.Words[0], sum[term.Words[0]])
		}
		fmt.Fprintln(w)
	}
}

func predicates(w io.Writer, t *measure.Tree) {
	all := t.Unpredicates()
	sum := 0
	for _, n := range all {
		sum += n
	}
	fmt.Fprintf(w, "\nFunctions with a boolean result and no predicate's name: %d\n", sum)
	for _, p := range slices.Sorted(maps.Keys(all)) {
		if all[p] >= 20 {
			fmt.Fprintf(w, "  %-20s %8d\n", p, all[p])
		}
	}
}

func commits(w io.Writer, t *measure.Tree) error {
	c, err := t.Commits(300)
	if err != nil {
		return err
	}
	fmt.Fprintf(w, "\nCommits, the last %d: %s with a body, %s with a subject over %d characters, the longest %d\n",
		c.Of, percent(c.WithBody, c.Of), percent(c.LongSubjects, c.Of), measure.LongSubject, c.LongestSubject)
	return nil
}

func percent(n, of int) string {
	if of == 0 {
		return "–"
	}
	return fmt.Sprintf("%d %%", (100*n+of/2)/of)
}
