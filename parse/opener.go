package parse

import (
	"slices"
	"strings"
)

// keysOf are the keys in front of the @ of a conditional annotation, each with its sign,
// and where the text behind them begins.
//
//	//+ESC@ requires x > 0;    //-RAC@ pure
func keysOf(text string) (keys []string, rest int) {
	i := 0
	for i < len(text) && (text[i] == '+' || text[i] == '-') {
		k := i + 1
		for k < len(text) && charClass[text[k]]&idPart != 0 {
			k++
		}
		keys = append(keys, text[i:k])
		i = k
	}
	return keys, i
}

// annotationStart reports whether the text behind a comment's opener begins an
// annotation that is to be read, and where its inside starts: `@`, or keys
// such as `-RAC` and then `@`. With positive keys one of them must be enabled, and
// of the negative ones none may be; else the text is a comment. A bare `+@` is the
// old spelling of `@`.
func (s *scanner) annotationStart(text string) (int, bool) {
	wanted, enabled := false, false
	keys, i := keysOf(text)
	for _, key := range keys {
		known := slices.ContainsFunc(s.keys, func(k string) bool { return strings.EqualFold(k, key[1:]) })
		switch {
		case key[0] == '+' && key != "+":
			wanted, enabled = true, enabled || known
		case known:
			return 0, false
		}
	}
	if i < len(text) && text[i] == '@' && (enabled || !wanted) {
		return i + 1, !isJavaAnnotation(text[i+1:])
	}
	return 0, false
}

// isJavaAnnotation reports whether the text behind an @ is a Java annotation that was commented
// out, as in //@Override and /*@Nullable*/, or a sentence behind a row of them, as in
// //@@@ Note that. No word of JML begins with a capital. A capital clause is yet taken for a
// slip, and so is a capital modifier with more behind it than another annotation.
func isJavaAnnotation(text string) bool {
	if strings.HasPrefix(text, "@") {
		text = strings.TrimLeft(text, "@ ")
	}
	name, rest := qualifiedName(text)
	word := name[strings.LastIndexByte(name, '.')+1:]
	if word == "" || word[0] < 'A' || word[0] > 'Z' {
		return false
	}
	if word != name {
		return hasOnlyAnnotations(rest)
	}
	word = strings.ToLower(word)
	if startsClause(word) {
		return false
	}
	return !jmlModifiers[word] && nearestWord(word, annotationWords) == "" || hasOnlyAnnotations(rest)
}

// qualifiedName is the name that a text begins with, with its dots, and what follows.
func qualifiedName(text string) (name, rest string) {
	i := 0
	for i < len(text) && (charClass[text[i]]&idPart != 0 || text[i] == '.' && i > 0) {
		i++
	}
	return text[:i], text[i:]
}

// hasOnlyAnnotations reports whether nothing follows the name of an annotation but its
// arguments and further annotations.
func hasOnlyAnnotations(rest string) bool {
	for {
		rest = strings.TrimLeft(rest, " \t\r\n")
		if strings.HasPrefix(rest, "(") {
			end := strings.IndexByte(rest, ')')
			if end < 0 {
				return false
			}
			rest = strings.TrimLeft(rest[end+1:], " \t\r\n")
		}
		next := strings.TrimLeft(rest, "@")
		if next == "" {
			return true
		}
		if next == rest {
			return false
		}
		var name string
		if name, rest = qualifiedName(next); name == "" {
			return false
		}
	}
}
