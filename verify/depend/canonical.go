package depend

import "strings"

// Canonical is a piece of Java without what means nothing there: layout, and comments that are neither JML nor
// have a tag (`@throws` of Javadoc counts). Where something separated two words, a blank does.
//
//	int f(int[] a) { // the first
//	    return a[0];                 int f(int[] a) { return a[0]; }
//	}
func Canonical(text string) string {
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
		n, kind := Next(text)
		switch {
		case kind == Blank || kind == Comment:
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

// Kind is what a part of a text is.
type Kind uint8

// The kinds of parts.
const (
	Meant   Kind = iota // code, or a comment that means something
	Comment             // one that means nothing
	Blank
)

// Next is how long the first part of a text is, which is not empty, and what: a comment, a literal of characters, or
// one byte of anything else.
func Next(text string) (n int, k Kind) {
	switch {
	case strings.HasPrefix(text, "//"):
		if n = strings.IndexAny(text, "\r\n"); n < 0 {
			n = len(text)
		}
	case strings.HasPrefix(text, "/*"):
		n = until(text, 2, "*/")
	case strings.HasPrefix(text, `"""`):
		return until(text, 3, `"""`), Meant
	case text[0] == '"' || text[0] == '\'':
		return until(text, 1, text[:1]), Meant
	case strings.IndexByte(" \t\r\n\f", text[0]) >= 0:
		return 1, Blank
	default:
		return 1, Meant
	}
	if hasMeaning(text[:n]) {
		return n, Meant
	}
	return n, Comment
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
