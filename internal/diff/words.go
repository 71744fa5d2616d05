package diff

import (
	"unicode"
	"unicode/utf8"

	"inspect/verify/depend"
)

// word is an identifier or keyword in the code of a text.
type word struct {
	start, end int
	text       string
}

// wordsOf are the words of a text in order, without those of comments and literals.
func wordsOf(text string) (out []word) {
	for at := 0; at < len(text); {
		n, _ := depend.Next(text[at:])
		if n > 1 || text[at] == '/' && n != 1 {
			at += n
			continue
		}
		end := nameEnd(text, at)
		switch {
		case end == at:
			at++
		case text[at] >= '0' && text[at] <= '9': // a number with its letters, as 0xFFL
			at = end
		default:
			out = append(out, word{at, end, text[at:end]})
			at = end
		}
	}
	return out
}

// hasEscapes reports whether code has characters that are written as escapes, outside of literals and comments.
func hasEscapes(text string) bool {
	for at := 0; at < len(text); {
		n, _ := depend.Next(text[at:])
		if n == 1 && text[at] == '\\' {
			return true
		}
		at += n
	}
	return false
}

// nameEnd is where the letters and digits end that begin at a place of a text.
func nameEnd(text string, at int) int {
	for at < len(text) {
		r, n := utf8.DecodeRuneInString(text[at:])
		if r != '_' && r != '$' && !unicode.In(r, unicode.L, unicode.Nl, unicode.Sc, unicode.Pc, unicode.Nd, unicode.Mn, unicode.Mc, unicode.Cf) {
			break
		}
		at += n
	}
	return at
}

// withoutComments is a text in which blanks stand for comments, so that every line and column stays.
func withoutComments(text string) string {
	out := []byte(text)
	for at := 0; at < len(text); {
		n, _ := depend.Next(text[at:])
		if n > 1 && text[at] == '/' {
			for i := at; i < at+n; i++ {
				if out[i] != '\n' && out[i] != '\r' {
					out[i] = ' '
				}
			}
		}
		at += n
	}
	return string(out)
}
