package buildfile

import (
	"regexp"
	"strings"

	"inspect/internal/files"
)

// script is a file of Gradle, without its comments: each byte of one is a blank, so that
// lines stay as they are.
type script struct {
	file string
	text string
}

// script reads a file of Gradle; nil: it is not there, or cannot be read.
func (w *workspace) script(path string) *script {
	if s, known := w.scripts[path]; known {
		return s
	}
	w.scripts[path] = nil
	if !isFile(path) {
		return nil
	}
	text, err := files.Read(path, mostBytes)
	if err != nil {
		w.fileError(Place{path, 0}, err)
		return nil
	}
	s := &script{path, withoutComments(string(text))}
	w.scripts[path] = s
	return s
}

// readLines are those of a small file.
func readLines(path string) ([]string, error) {
	text, err := files.Read(path, mostBytes)
	return strings.Split(strings.ReplaceAll(string(text), "\r\n", "\n"), "\n"), err
}

// withoutComments puts blanks in the place of comments.
func withoutComments(text string) string {
	out := []byte(text)
	blank := func(from, to int) {
		for i := from; i < to; i++ {
			if out[i] != '\n' {
				out[i] = ' '
			}
		}
	}
	for i := 0; i < len(text); {
		switch rest := text[i:]; {
		case strings.HasPrefix(rest, "//"):
			n := lengthUntil(rest, 2, "\n")
			blank(i, i+n)
			i += n
		case strings.HasPrefix(rest, "/*"):
			n := lengthUntil(rest, 2, "*/")
			blank(i, i+n)
			i += n
		default:
			i += lengthOfToken(rest)
		}
	}
	return string(out)
}

// lengthOfToken is that of a string with which a text begins, or else 1.
func lengthOfToken(text string) int {
	for _, quote := range []string{`"""`, `'''`, `"`, `'`} {
		if !strings.HasPrefix(text, quote) {
			continue
		}
		for i := len(quote); i < len(text); i++ {
			switch {
			case text[i] == '\\':
				i++
			case strings.HasPrefix(text[i:], quote):
				return i + len(quote)
			case len(quote) == 1 && text[i] == '\n':
				return i // a quote that nothing closes, as in a regular expression of Groovy
			}
		}
		return len(text)
	}
	return 1
}

// lengthUntil is how far a text goes to the end of what closes it.
func lengthUntil(text string, from int, closing string) int {
	if i := strings.Index(text[from:], closing); i >= 0 {
		return from + i + len(closing)
	}
	return len(text)
}

// line of an offset.
func (s *script) line(offset int) int { return 1 + strings.Count(s.text[:offset], "\n") }

func (s *script) at(offset int) Place { return Place{s.file, s.line(offset)} }

// closing is the offset behind what closes the brace or parenthesis at an offset.
func (s *script) closing(open int) int {
	depth := 0
	for i := open; i < len(s.text); i += lengthOfToken(s.text[i:]) {
		switch s.text[i] {
		case '{', '(', '[':
			depth++
		case '}', ')', ']':
			if depth--; depth == 0 {
				return i + 1
			}
		}
	}
	return len(s.text)
}

// block is a part of a script, from and to as offsets.
type block struct{ from, to int }

func (s *script) whole() block { return block{0, len(s.text)} }

// blocks are the insides of NAME { … } in a part, at any depth unless it is within one of the names that
// are left out.
func (s *script) blocks(in block, name *regexp.Regexp, leftOut *regexp.Regexp) (out []block) {
	for i := in.from; i < in.to; {
		n := lengthOfToken(s.text[i:])
		if s.text[i] != '{' {
			i += n
			continue
		}
		end := min(s.closing(i), in.to)
		head := s.text[in.from:i]
		head = head[strings.LastIndexAny(head, "\n;{}")+1:]
		switch inside := (block{i + 1, max(i+1, end-1)}); {
		case leftOut != nil && leftOut.MatchString(head):
		case name.MatchString(head):
			out = append(out, inside)
		default:
			out = append(out, s.blocks(inside, name, leftOut)...)
		}
		i = end
	}
	return out
}
