package fuzz

import (
	_ "embed"
	"flag"
	"fmt"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"inspect"
	"inspect/internal/infer"
)

var (
	factCount = flag.Int("fuzz.facts", 100, "random classes with private state, whose facts are asked of the JVM")

	//go:embed Facts.java
	factsJava string

	typeIs = regexp.MustCompile(`\\typeof\((\w+)\) == \\type\(([^)]+)\)`)
)

// TestFactsOnJVM: the objects of random classes keep what `inspect infer --facts` says of them, after random
// sequences of calls on the JVM, those that throw included.
func TestFactsOnJVM(t *testing.T) {
	dir := t.TempDir()
	var all []*Classes
	for seed, n := *firstSeed, 0; n < *factCount; seed++ {
		c := NewClasses(fmt.Sprint("f", seed), seed)
		n += len(c.all)
		all = append(all, c)
	}
	texts, counts := make([]string, len(all)), make([]int, len(all))
	var wg sync.WaitGroup
	next := make(chan int)
	for range 2 {
		wg.Go(func() {
			for i := range next {
				texts[i], counts[i] = factual(t, all[i], filepath.Join(dir, "plain"))
			}
		})
	}
	for i := range all {
		next <- i
	}
	close(next)
	wg.Wait()
	var list strings.Builder
	facts := 0
	for i, c := range all {
		writeFile(t, filepath.Join(dir, c.Name, "A.java"), texts[i])
		for j, k := range c.all {
			fmt.Fprintf(&list, "%s%s.%s", strings.Repeat(" ", min(j, 1)), c.Name, k.name)
		}
		list.WriteString("\n")
		facts += counts[i]
	}
	for name, text := range map[string]string{"facts/Facts.java": factsJava, "calls/Limit.java": limitJava, "facts.txt": list.String()} {
		writeFile(t, filepath.Join(dir, name), text)
	}
	files, err := filepath.Glob(filepath.Join(dir, "f*", "*.java"))
	if err != nil {
		t.Fatal(err)
	}
	files = append(files, filepath.Join(dir, "calls/Limit.java"))
	runOnJVM(t, dir, files, "facts.Facts", "facts.txt")
	t.Logf("%d facts of %d programs", facts, len(all))
	if facts < len(all) {
		t.Errorf("too few facts: %d", facts)
	}
}

// factual is the text of a program for the JVM, in which each class can say whether it keeps its facts, and how
// many there are.
func factual(t *testing.T, c *Classes, dir string) (string, int) {
	path := filepath.Join(dir, c.Name, "A.java")
	writeFile(t, path, c.Plain())
	found, err := infer.Infer(t.Context(), infer.Options{Facts: true, Check: inspect.Options{Paths: []string{path}, Timeout: 5 * time.Second, Reached: "off", Jobs: 1}})
	if err != nil {
		t.Error(err)
		return c.Bounded(), 0
	}
	text := c.Bounded()
	for _, k := range c.all {
		body := "true"
		for _, f := range found.Clauses {
			if f.Of == k.name && f.Kind == "invariant" {
				body += " && (" + typeIs.ReplaceAllString(strings.TrimSuffix(strings.TrimPrefix(f.Text, "private invariant "), ";"), "$1.getClass() == $2.class") + ")"
			}
		}
		text = strings.Replace(text, "class "+k.name+" {\n", "class "+k.name+" {\n    boolean facts$() { return "+body+"; }\n", 1)
	}
	return text, len(found.Clauses)
}
