package measure

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Sentence is a sentence of a document. Words are what stands between spaces and has a letter or a
// digit; a span of code is one word.
type Sentence struct {
	Path  string
	Line  int
	Words int
	Start string // the first words
}

// Place is where the sentence starts.
func (s Sentence) Place() string { return fmt.Sprintf("%s:%d", s.Path, s.Line) }

// SentencesOver lists the sentences of the documents with more words than n, the longest first.
func (t *Tree) SentencesOver(n int) []Sentence {
	var out []Sentence
	for _, d := range t.Docs {
		for _, s := range Sentences(string(d.Text)) {
			if s.Words > n {
				s.Path = d.Path
				out = append(out, s)
			}
		}
	}
	slices.SortFunc(out, func(a, b Sentence) int {
		return cmp.Or(b.Words-a.Words, strings.Compare(a.Path, b.Path), a.Line-b.Line)
	})
	return out
}

var (
	codeSpan = regexp.MustCompile("``[^`]+``|`[^`]+`")
	linkTo   = regexp.MustCompile(`\]\([^)\s]*\)`)
	item     = regexp.MustCompile(`^\s*(?:[-*+]|\d+[.)])\s+`)
	sentence = regexp.MustCompile(`[.!?][)"'’”*_]*(?:\s+|$)`)
	comment  = regexp.MustCompile(`<!--.*?-->`)
)

// Sentences splits a page of Markdown. Blocks of code are skipped. A sentence ends with a block,
// which is a paragraph, heading, item of a list or cell of a table, and within one after a full
// stop, question mark or exclamation mark.
func Sentences(page string) []Sentence {
	var out []Sentence
	var block []string
	start, fence := 0, ""
	flush := func() {
		if len(block) > 0 {
			out = append(out, split(strings.Join(block, "\n"), start)...)
		}
		block = nil
	}
	for i, line := range strings.Split(page, "\n") {
		line = comment.ReplaceAllString(line, "")
		trimmed := strings.TrimSpace(line)
		if fence != "" {
			if strings.HasPrefix(trimmed, fence) {
				fence = ""
			}
			continue
		}
		switch {
		case strings.HasPrefix(trimmed, "```"), strings.HasPrefix(trimmed, "~~~"):
			flush()
			fence = trimmed[:3]
		case trimmed == "":
			flush()
		case len(block) == 0 && strings.HasPrefix(line, "    "):
			// an indented block of code
		case strings.HasPrefix(trimmed, "|"):
			flush()
			for _, cell := range cells(trimmed) {
				out = append(out, split(cell, i+1)...)
			}
		case strings.HasPrefix(trimmed, "#"):
			flush()
			out = append(out, split(strings.TrimLeft(trimmed, "# "), i+1)...)
		default:
			if item.MatchString(line) {
				flush()
				line = item.ReplaceAllString(line, "")
			}
			if len(block) == 0 {
				start = i + 1
			}
			block = append(block, line)
		}
	}
	flush()
	return out
}

// cells splits a row of a table; a bar within code is no border.
func cells(row string) []string {
	code := false
	return strings.FieldsFunc(row, func(r rune) bool {
		if r == '`' {
			code = !code
		}
		return r == '|' && !code
	})
}

// split splits one block, whose first line has the number given.
func split(block string, line int) []Sentence {
	// Code becomes a word of the same number of lines; a stop within it ends no sentence.
	plain := codeSpan.ReplaceAllStringFunc(block, func(s string) string {
		return "Code" + strings.Repeat("\n", strings.Count(s, "\n"))
	})
	plain = linkTo.ReplaceAllString(plain, "]")
	var out []Sentence
	for from := 0; from < len(plain); {
		to := end(plain, from)
		text := plain[from:to]
		words := strings.FieldsFunc(text, unicode.IsSpace)
		n := 0
		for _, w := range words {
			if strings.IndexFunc(w, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) >= 0 {
				n++
			}
		}
		if n > 0 {
			lead := len(text) - len(strings.TrimLeft(text, " \n\t"))
			out = append(out, Sentence{
				Line:  line + strings.Count(plain[:from+lead], "\n"),
				Words: n, Start: strings.Join(words[:min(6, len(words))], " "),
			})
		}
		from = to
	}
	return out
}

// end is where the sentence ends that starts at from. A stop before a small letter, as in "e.g. a",
// ends none.
func end(text string, from int) int {
	for _, m := range sentence.FindAllStringIndex(text[from:], -1) {
		at := from + m[1]
		next, _ := utf8.DecodeRuneInString(text[at:])
		if !unicode.IsLower(next) {
			return at
		}
	}
	return len(text)
}
