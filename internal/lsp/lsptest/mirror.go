package lsptest

import (
	"math/rand/v2"
	"slices"
	"unicode/utf16"

	"inspect/internal/lsp/protocol"
)

// Mirror is a text as the editor has it, in units of UTF-16.
type Mirror struct {
	units []uint16
}

// NewMirror is a text.
func NewMirror(text string) *Mirror { return &Mirror{utf16.Encode([]rune(text))} }

// Len is how many units there are.
func (m *Mirror) Len() int { return len(m.units) }

// Text is what stands there.
func (m *Mirror) Text() string { return string(utf16.Decode(m.units)) }

// Position is that of a unit.
func (m *Mirror) Position(at int) protocol.Position {
	var p protocol.Position
	for i := range at {
		switch c := m.units[i]; {
		case c == '\n' || c == '\r' && (i+1 == len(m.units) || m.units[i+1] != '\n'):
			p = protocol.Position{Line: p.Line + 1}
		default:
			p.Character++
		}
	}
	return p
}

// Boundary is a random place that is not in the middle of a character or of a line's end.
func (m *Mirror) Boundary(r *rand.Rand) int {
	at := r.IntN(len(m.units) + 1)
	for at > 0 && at < len(m.units) && (utf16.IsSurrogate(rune(m.units[at])) && utf16.IsSurrogate(rune(m.units[at-1])) && m.units[at] >= 0xdc00 || m.units[at-1] == '\r' && m.units[at] == '\n') {
		at--
	}
	return at
}

// Replace changes the text, and gives the change as the protocol has it.
func (m *Mirror) Replace(from, to int, by string) protocol.Change {
	c := protocol.Change{Range: &protocol.Range{Start: m.Position(from), End: m.Position(to)}, Text: by}
	m.units = slices.Concat(m.units[:from], utf16.Encode([]rune(by)), m.units[to:])
	return c
}

// BoundaryAfter is the first place at or behind a unit that is not in the middle of a character or of a
// line's end.
func (m *Mirror) BoundaryAfter(at int) int {
	for at < len(m.units) && (m.units[at] >= 0xdc00 && m.units[at] < 0xe000 || at > 0 && m.units[at-1] == '\r' && m.units[at] == '\n') {
		at++
	}
	return at
}

// Edit replaces a random piece of the text by another text.
func (m *Mirror) Edit(r *rand.Rand, by string) protocol.Change {
	from := m.Boundary(r)
	to := min(m.Len(), from+r.IntN(3)*r.IntN(4))
	return m.Replace(from, max(from, m.BoundaryAfter(to)), by)
}
