package bench

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// mentioned are the types of the library of which it is measured what it costs a method
// that uses none, that its class has a field of the type.
var mentioned = []string{
	"ArrayList<Integer>", "LinkedList<Integer>", "HashMap<String, Integer>", "TreeMap<String, Integer>", "TreeSet<Integer>",
	"ArrayDeque<Integer>", "PriorityQueue<Integer>", "BitSet", "StringBuilder", "Scanner", "Optional<String>", "Random",
	"java.util.stream.Stream<String>", "java.util.concurrent.ConcurrentHashMap<String, Integer>",
}

// Mentions measures what the mention of a type of the library costs a method that does not
// use it.
type Mentions struct {
	Inspect string // the command
	Times   int    // how often each is measured; the median counts
}

// Table has a row for each type, and one for six of them together.
func (c *Mentions) Table(ctx context.Context) (Table, error) {
	dir, err := os.MkdirTemp("", "bench")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	rows := []string{""}
	rows = append(rows, mentioned...)
	rows = append(rows, strings.Join([]string{mentioned[0], mentioned[2], mentioned[3], mentioned[5], mentioned[6], mentioned[8]}, "; "))
	taken := make([][]time.Duration, len(rows))
	for range c.Times { // in turns, so that what else goes on strikes all alike
		for i, types := range rows {
			d, err := c.check(ctx, filepath.Join(dir, fmt.Sprint(i)), types)
			if err != nil {
				return nil, err
			}
			taken[i] = append(taken[i], d)
		}
	}
	t := Table{{"fields of", "ms", "more than without"}}
	var least time.Duration
	for i, types := range rows {
		slices.Sort(taken[i])
		median := taken[i][len(taken[i])/2]
		if i == 0 {
			least, types = median, "none"
		} else {
			types = "`" + types + "`"
		}
		t = append(t, []string{types, ms(median), ms(median - least)})
	}
	return t, nil
}

func ms(d time.Duration) string { return fmt.Sprint(d.Round(time.Millisecond).Milliseconds()) }

// check gives how long the check of one method takes, of a class with fields of types.
func (c *Mentions) check(ctx context.Context, dir, types string) (time.Duration, error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return 0, err
	}
	var b strings.Builder
	b.WriteString("import java.util.*;\nclass M {\n")
	for i, t := range strings.Split(types, "; ") {
		if t != "" {
			fmt.Fprintf(&b, "\t%s f%d;\n", t, i)
		}
	}
	b.WriteString("\t//@ ensures \\result == a + 1;\n\tint next(int a) { return a + 1; }\n}\n")
	file := filepath.Join(dir, "M.java")
	if err := os.WriteFile(file, []byte(b.String()), 0o644); err != nil {
		return 0, err
	}
	start := time.Now()
	out, err := exec.CommandContext(ctx, c.Inspect, "check", file, "--method", "M.next(int)", "--no-cache").CombinedOutput()
	if err != nil {
		return 0, fmt.Errorf("%s: %w: %s", types, err, out)
	}
	return time.Since(start), nil
}
