package solve

import (
	"errors"
	"strings"
)

// words splits a command line as a POSIX shell does, without expansions: blanks separate, 'single quotes' keep all,
// "double quotes" keep all but \" and \\, a backslash outside quotes keeps the next character.
func words(line string) ([]string, error) {
	var (
		all   []string
		word  strings.Builder
		in    bool // a word has begun, maybe an empty quoted one
		quote rune // the quote we are in, 0 outside
		runes = []rune(line)
	)
	for i := 0; i < len(runes); i++ {
		switch c := runes[i]; {
		case quote == '\'' && c != '\'', quote == '"' && c != '"' && c != '\\':
			word.WriteRune(c)
		case quote != 0 && c == quote:
			quote = 0
		case quote == 0 && (c == '\'' || c == '"'):
			quote, in = c, true
		case c == '\\':
			if i+1 == len(runes) {
				return nil, errors.New("command line ends in a backslash")
			}
			i++
			if quote == '"' && runes[i] != '"' && runes[i] != '\\' {
				word.WriteRune('\\')
			}
			word.WriteRune(runes[i])
			in = true
		case c == ' ' || c == '\t' || c == '\n' || c == '\r':
			if in {
				all = append(all, word.String())
				word.Reset()
				in = false
			}
		default:
			word.WriteRune(c)
			in = true
		}
	}
	if quote != 0 {
		return nil, errors.New("command line has a quote without its end: " + string(quote))
	}
	if in {
		all = append(all, word.String())
	}
	if len(all) == 0 || all[0] == "" {
		return nil, errors.New("command line is empty")
	}
	return all, nil
}
