package report

import (
	"strings"

	"inspect/source"
)

// longestText is how many lines of a place are compared.
const longestText = 50

// StandsIn tells whether the text of the place begins in its line of a file.
func (p Place) StandsIn(lines []string) bool {
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
