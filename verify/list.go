package verify

import (
	"context"
	"fmt"
	"strings"

	"inspect/report"
	"inspect/types"
)

// List is what `inspect list` prints.
type List struct {
	SchemaVersion int                 `json:"schemaVersion"`
	Tool          report.Tool         `json:"tool"`
	Diagnostics   []report.Diagnostic `json:"diagnostics"`
	Methods       []ListedMethod      `json:"methods"`
}

// ListedMethod is a method that would be checked.
type ListedMethod struct {
	Class    string `json:"class"`
	Method   string `json:"method"`
	File     string `json:"file"`
	Line     int    `json:"line"`
	Contract string `json:"contract"` // "2 requires, 1 ensures", or "no contract"
}

// Exit is the exit code of a list.
func (l *List) Exit() int {
	return (&report.Document{Diagnostics: l.Diagnostics}).Exit()
}

// ListMethods lists what Run would check, or nothing when ctx ends before.
func ListMethods(ctx context.Context, c Config) *List {
	ctx, _, unguard := guard(ctx, c.Memory)
	defer unguard()
	l := &List{SchemaVersion: report.SchemaVersion, Tool: newDocument().Tool,
		Diagnostics: []report.Diagnostic{}, Methods: []ListedMethod{}}
	p, diags := openWithin(ctx, &c)
	l.Diagnostics = append(l.Diagnostics, diags...)
	if p == nil {
		return l
	}
	for _, m := range p.methods {
		pos := m.Span.Position()
		l.Methods = append(l.Methods, ListedMethod{m.Class.Name, m.Title(), pos.File, pos.Line, contractOf(m)})
	}
	return l
}

// contractOf counts the clauses of a method's contract.
func contractOf(m *types.Method) string {
	if m.Contract == nil || !m.Contract.Explicit {
		return "no contract: runtime checks only"
	}
	var names []string
	n := map[string]int{}
	for _, c := range m.Contract.Cases {
		for _, group := range [][]*types.Clause{c.Requires, c.Ensures, c.Signals, c.SignalsOnly, c.Assignable} {
			for _, k := range group {
				w := string(k.Kind)
				if n[w] == 0 {
					names = append(names, w)
				}
				n[w]++
			}
		}
	}
	var parts []string
	if len(m.Contract.Cases) > 1 {
		parts = append(parts, fmt.Sprintf("%d cases", len(m.Contract.Cases)))
	}
	for _, w := range names {
		parts = append(parts, fmt.Sprintf("%d %s", n[w], w))
	}
	return strings.Join(parts, ", ")
}
