package parse

import (
	"sort"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// translation leads from offsets in the text without Unicode escapes back to
// the file. The zero translation changes nothing.
type translation struct {
	out, in []int // from offset out[i] on, the file's offset is in[i] + the distance
}

// origin is the file's offset of a translated offset.
func (t *translation) origin(off int) int {
	if len(t.out) == 0 {
		return off
	}
	i := sort.SearchInts(t.out, off+1) - 1
	if i < 0 {
		return off
	}
	return t.in[i] + off - t.out[i]
}

// unescape replaces \uXXXX as the Java Language Specification, 3.3, says: a
// backslash that an odd number of others precedes begins no escape. It touches
// text only if there is one. The escape of an unpaired surrogate stays as it
// is, for a literal's reader to decode.
func unescape(text string, report func(fault)) (string, translation) {
	var t translation
	if !strings.Contains(text, `\u`) {
		return text, t
	}
	var b strings.Builder
	mark := func(in int) {
		t.out = append(t.out, b.Len())
		t.in = append(t.in, in)
	}
	mark(0)
	unit := func(i int) (rune, int, bool) { // of the escape whose backslash is at i
		k := i + 1
		for k < len(text) && text[k] == 'u' {
			k++
		}
		if k+4 <= len(text) {
			if v, err := strconv.ParseUint(text[k:k+4], 16, 16); err == nil && !strings.ContainsAny(text[k:k+4], "+-_") {
				return rune(v), k + 4, true
			}
		}
		return 0, k, false
	}
	for i := 0; i < len(text); {
		if text[i] != '\\' {
			b.WriteByte(text[i])
			i++
			continue
		}
		if i+1 >= len(text) || text[i+1] != 'u' {
			b.WriteByte('\\')
			i++
			if i < len(text) && text[i] == '\\' {
				b.WriteByte('\\')
				i++
			}
			continue
		}
		r, k, ok := unit(i)
		if !ok {
			report(fault{code: BadEscape, start: i, end: min(k, len(text)), msg: `\u must be followed by four hexadecimal digits`})
			b.WriteByte('?')
			mark(k)
			i = k
			continue
		}
		if utf16.IsSurrogate(r) && strings.HasPrefix(text[k:], `\u`) {
			if r2, k2, ok := unit(k); ok {
				if pair := utf16.DecodeRune(r, r2); pair != utf8.RuneError {
					r, k = pair, k2
				}
			}
		}
		if r == '\\' {
			// An escaped backslash starts no other Unicode escape.
			b.WriteByte('\\')
			if k < len(text) && text[k] == '\\' && !strings.HasPrefix(text[k:], `\u`) {
				mark(k)
				b.WriteByte('\\')
				k++
			}
		} else if utf16.IsSurrogate(r) {
			b.WriteString(text[i:k]) // half a character: no UTF-8 has it, so the escape stays
		} else {
			b.WriteRune(r)
		}
		mark(k)
		i = k
	}
	return b.String(), t
}
