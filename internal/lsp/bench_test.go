package lsp_test

import (
	"fmt"
	"strings"
	"testing"

	"inspect/internal/lsp/lsptest"
	"inspect/internal/lsp/protocol"
)

// BenchmarkSave is from a save to the verdicts of a file with 40 methods: of one that has not changed, and
// after an edit of one method.
func BenchmarkSave(b *testing.B) {
	var methods strings.Builder
	for i := range 40 {
		fmt.Fprintf(&methods, "    //@ requires n < 1000;\n    //@ ensures \\result >= n;\n    int f%d(int n) { int s = n; for (int k = 0; k < 3; k++) { if (k > n) s++; } return s + %d; }\n", i, 100)
	}
	for name, next := range map[string]func(i int) string{
		"unchanged": func(int) string { return "return s + 100" },
		"edited":    func(i int) string { return fmt.Sprintf("return s + %d", 101+i%899) },
	} {
		b.Run(name, func(b *testing.B) {
			dir := b.TempDir()
			text := "class Big {\n" + methods.String() + "}\n"
			path := written(b, dir, "Big.java", text)
			c := started(b, dir)
			c.Open(path, text)
			c.Await(path, 0)
			at := strings.LastIndex(text, "return")
			i := 0
			for b.Loop() {
				i++
				edited := text[:at] + next(i) + text[at+len("return s + 100"):]
				n := c.Published(path)
				c.Change(path, i+1, protocol.Change{Text: edited})
				c.Save(path, edited)
				if ds := c.Await(path, n); len(ds) > 0 {
					b.Fatal(lsptest.String(ds))
				}
			}
		})
	}
}
