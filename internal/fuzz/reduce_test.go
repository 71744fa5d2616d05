package fuzz

import (
	"fmt"
	"strings"
	"testing"
)

// subject is what a fault is found in: text with parts around it.
type subject[T any] interface {
	fmt.Stringer
	lines() string
	with(lines string) T
}

func (p *Program) lines() string { return p.text }

func (p *Program) with(lines string) *Program {
	q := *p
	q.text = lines
	return &q
}

// reduce leaves out lines of a program, and blocks with or without what is in
// them, as long as the fault stays of its kind. It goes where rapid's shrinking
// of draws does not get in time.
func reduce[T subject[T]](p T, found *fault, judge func(T) *fault) (T, *fault) {
	lines := strings.Split(strings.TrimSpace(p.lines()), "\n")
	try := func(ls []string) bool {
		f := judged(p.with(strings.Join(ls, "\n")+"\n"), judge)
		if f == nil || f.kind != found.kind {
			return false
		}
		lines, found = ls, f
		return true
	}
	for again := true; again; {
		again = false
		for i := len(lines) - 1; i >= 0; i-- {
			if i >= len(lines) {
				continue
			}
			for _, ls := range without(lines, i) {
				if try(ls) {
					again = true
					break
				}
			}
		}
	}
	return p.with(strings.Join(lines, "\n") + "\n"), found
}

// judged gives no fault where leaving something out broke the program itself.
func judged[T any](p T, judge func(T) *fault) (f *fault) {
	defer func() {
		if recover() != nil {
			f = nil
		}
	}()
	return judge(p)
}

// without gives the lines without what begins in line i.
func without(lines []string, i int) (out [][]string) {
	cut := func(from, to int) []string {
		return append(append([]string{}, lines[:from]...), lines[to:]...)
	}
	if !strings.HasSuffix(lines[i], "{") {
		if strings.Count(lines[i], "{") != strings.Count(lines[i], "}") {
			return nil
		}
		return [][]string{cut(i, i+1)}
	}
	depth := 1
	for j := i + 1; j < len(lines); j++ {
		// A line such as "} else {" closes and opens.
		depth -= strings.Count(lines[j], "}")
		if depth == 0 && strings.HasPrefix(strings.TrimSpace(lines[i]), "}") {
			return [][]string{cut(i, j)}
		}
		if depth == 0 && !strings.HasSuffix(lines[j], "{") {
			out = append(out, cut(i, j+1))
			inner := append(append([]string{}, lines[:i]...), lines[i+1:j]...)
			return append(out, append(inner, lines[j+1:]...))
		}
		depth += strings.Count(lines[j], "{")
	}
	return out
}

func TestReduce(t *testing.T) {
	p := &Program{text: "a {\n  b;\n  c {\n    d;\n  }\n}\ne {\n  f;\n} g {\n  h;\n}\n"}
	judge := func(q *Program) *fault {
		if !strings.Contains(q.text, "d;") {
			panic("broken")
		}
		if strings.Count(q.text, "{") != strings.Count(q.text, "}") {
			t.Errorf("unbalanced:\n%s", q.text)
		}
		return &fault{kind: "one"}
	}
	q, _ := reduce(p, &fault{kind: "one"}, judge)
	if have := strings.TrimSpace(q.text); have != "d;" {
		t.Errorf("reduced to %q", have)
	}
}
