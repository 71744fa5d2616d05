package report

import (
	"strings"

	"inspect/java/source"
)

// longestText is how many lines of a place are compared.
const longestText = 50

// IsIn reports whether the text of the place begins in its line of the file that was checked.
func (p Place) IsIn(f *source.File) bool {
	if f == nil {
		return false
	}
	var lines []string
	for i := p.Line; i < p.Line+longestText && i <= f.LineCount(); i++ {
		lines = append(lines, f.Line(i))
	}
	return Place{Line: min(p.Line, 1), Text: p.Text}.IsInLines(lines)
}

// IsInLines reports whether the text of the place begins in its line of a file.
func (p Place) IsInLines(lines []string) bool {
	if p.Line < 1 || p.Text == "" {
		return true
	}
	if p.Line > len(lines) {
		return false
	}
	from := lines[p.Line-1 : min(p.Line-1+longestText, len(lines))]
	i := strings.Index(source.OneLine(strings.Join(from, "\n")), p.Text)
	return 0 <= i && i <= len(from[0])
}
