package lsp_test

import (
	"fmt"
	"strings"
	"testing"

	"inspect/internal/lsp/lsptest"
	"inspect/internal/lsp/protocol"
)

// BenchmarkSave is from a save to the verdicts of a file with 40 methods: of one that has not changed, after an edit of the
// last method, after one of the first method that moves the others, and with lines in front of all.
func BenchmarkSave(b *testing.B) {
	var methods strings.Builder
	for i := range 40 {
		fmt.Fprintf(&methods, "    //@ requires n < 1000;\n    //@ ensures \\result >= n;\n    int f%d(int n) { int s = n; for (int k = 0; k < 3; k++) { if (k > n) s++; } return s + %d; }\n", i, 100)
	}
	text := "class Big {\n" + methods.String() + "}\n"
	const result = "return s + 100"
	for name, next := range map[string]func(i int) string{
		"unchanged": func(int) string { return text },
		"edited": func(i int) string {
			at := strings.LastIndex(text, result)
			return text[:at] + fmt.Sprintf("return s + %d", 101+i%899) + text[at+len(result):]
		},
		"moved": func(i int) string { return strings.Replace(text, "{\n", "{\n"+strings.Repeat("\n", 1+i%50), 1) },
		"edited above": func(i int) string {
			return strings.Replace(text, result, strings.Repeat("\n", 1+i%50)+fmt.Sprintf("return s + %d", 101+i%899), 1)
		},
	} {
		b.Run(name, func(b *testing.B) {
			dir := b.TempDir()
			path := written(b, dir, "Big.java", text)
			c := started(b, dir)
			c.Open(path, text)
			c.Await(path, 0)
			i := 0
			for b.Loop() {
				i++
				edited := next(i)
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
