package depend

import "strings"

// canonical is a piece of Java without what means nothing there: layout, and comments that are neither JML nor
// have a tag (`@throws` of Javadoc counts). Where something separated two words, a blank does.
//
//	int f(int[] a) { // the first
//	    return a[0];                 int f(int[] a) { return a[0]; }
//	}
func canonical(text string) string {
	var b strings.Builder
	separated := false
	put := func(s string) {
		if separated && b.Len() > 0 {
			b.WriteByte(' ')
		}
		separated = false
		b.WriteString(s)
	}
	for text != "" {
		n, kind := next(text)
		switch {
		case kind == blank || kind == comment:
			separated = true
		case strings.HasPrefix(text, "//"):
			put(strings.TrimSpace(text[:n]) + "\n") // it ends with its line
			separated = true
		case strings.HasPrefix(text, "/*"):
			put(text[:n])
			separated = true
		default:
			put(text[:n])
		}
		text = text[n:]
	}
	return b.String()
}

// kind is what a part of a text is.
type kind uint8

const (
	meant   kind = iota // code, or a comment that means something
	comment             // one that means nothing
	blank
)

// next is how long the first part of a text is, and what.
func next(text string) (n int, k kind) {
	switch {
	case strings.HasPrefix(text, "//"):
		if n = strings.IndexAny(text, "\r\n"); n < 0 {
			n = len(text)
		}
	case strings.HasPrefix(text, "/*"):
		n = until(text, 2, "*/")
	case strings.HasPrefix(text, `"""`):
		return until(text, 3, `"""`), meant
	case text[0] == '"' || text[0] == '\'':
		return until(text, 1, text[:1]), meant
	case strings.IndexByte(" \t\r\n\f", text[0]) >= 0:
		return 1, blank
	default:
		return 1, meant
	}
	if hasMeaning(text[:n]) {
		return n, meant
	}
	return n, comment
}

// hasMeaning reports whether a comment is JML, has a tag of Javadoc, or is for this program.
func hasMeaning(comment string) bool {
	return strings.Contains(comment, "@") || strings.Contains(comment, "inspect")
}

// until is where a piece of a text ends that closes with some characters, none of them behind a backslash;
// the end of the text where it does not close.
func until(text string, from int, closing string) int {
	for i := from; i < len(text); i++ {
		switch {
		case text[i] == '\\' && closing != "*/":
			i++
		case strings.HasPrefix(text[i:], closing):
			return i + len(closing)
		}
	}
	return len(text)
}
