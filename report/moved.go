package report

import (
	"errors"
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"inspect/java/source"
)

// A result that is kept may be taken for a text in which what it is about stands elsewhere. Its places are then kept as
// those of pieces of the text, and get the lines that these have now. One of which that is not possible for
// every place is kept for the text as it stands.

// Pieces tell places in a text as those of its pieces.
type Pieces interface {
	// Of is a line of a file, once for each piece that has a part of it: none, where that is not known. It moves, unless
	// the file is kept for as it stands.
	Of(file string, line int) (at []source.Spot, moves bool)
	// Within is the piece in which an extent of a file lies, and how far from its beginning; empty: that is not known.
	Within(file string, start, end int32) (piece string, from int32)
}

// Begins is where a piece begins now: the offset, and the line, from 1.
type Begins func(piece string) (offset int32, line int, ok bool)

// storedLine is a line of a file that may move.
type storedLine struct {
	File string
	Line int
	At   []source.Spot
}

// position is where a line of a file is named.
type position struct {
	file string
	line int
}

// Texts for readers name lines, too. Of these forms it is known what they mean: a place with its file, and how a remedy
// begins, which is about lines that stand elsewhere in the result.
var (
	placeIn  = regexp.MustCompile(`([^\s:;,()'"]+\.(?:java|jml)):([0-9]+)((?::[0-9]+)?)`)
	remedyIn = regexp.MustCompile(`^((?:cut off )?(?:the [a-z-]+ )?(?:at )?lines? )([0-9]+(?:, [0-9]+)*)`)
	// lineIn finds what may be the number of a line otherwise: line 12, lambda12.
	lineIn = regexp.MustCompile(`(?i)\blines?\s+[0-9]|[:@][0-9]|lambda[0-9]`)
)

// errUnknown says that a text names a line, or a place is one, of which it is not known where that goes.
var errUnknown = errors.New("it is not known where a line that it names goes")

// inText gives a text that a result has with other lines; false: it may name lines of which it is not known where they are. The line of
// no file, which a remedy names, is that of any file.
func inText(text string, isRemedy bool, other func(file string, line int) (int, bool)) (out string, isKnown bool) {
	isKnown = true
	number := func(file, digits string) string {
		n, err := strconv.Atoi(digits)
		if err == nil {
			var ok bool
			n, ok = other(file, n)
			isKnown = isKnown && ok
		}
		return strconv.Itoa(n)
	}
	rest := text
	if isRemedy {
		if m := remedyIn.FindStringSubmatch(text); m != nil {
			var lines []string
			for _, n := range strings.Split(m[2], ", ") {
				lines = append(lines, number("", n))
			}
			out, rest = m[1]+strings.Join(lines, ", "), text[len(m[0]):]
		}
	}
	out += placeIn.ReplaceAllStringFunc(rest, func(p string) string {
		m := placeIn.FindStringSubmatch(p)
		return m[1] + ":" + number(m[1], m[2]) + m[3]
	})
	return out, isKnown && !lineIn.MatchString(placeIn.ReplaceAllString(rest, ""))
}

// visitTexts visits all texts below v; set is nil where the text is hidden.
func visitTexts(v reflect.Value, isRemedy bool, visit func(text string, isRemedy bool, set func(string))) {
	switch v.Kind() {
	case reflect.String:
		if v.CanSet() {
			visit(v.String(), isRemedy, v.SetString)
		} else {
			visit(v.String(), false, nil)
		}
	case reflect.Pointer:
		if !v.IsNil() && v.Type() != reflect.TypeFor[*source.Diagnostic]() && v.Type() != reflect.TypeFor[*source.File]() {
			visitTexts(v.Elem(), false, visit)
		}
	case reflect.Slice:
		for i := range v.Len() {
			visitTexts(v.Index(i), false, visit)
		}
	case reflect.Map:
		for _, k := range v.MapKeys() {
			visitTexts(k, false, visit)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if f := v.Type().Field(i); f.Name != "File" {
				visitTexts(v.Field(i), v.Type() == reflect.TypeFor[Remedy]() && f.Name == "Why", visit)
			}
		}
	}
}

// visitLines visits all numbers of lines below v with their files.
func visitLines(v reflect.Value, visit func(file string, line *int)) {
	walk(v, func(x any) {
		s := reflect.ValueOf(x).Elem()
		file := s.FieldByName("File")
		if !file.IsValid() || file.Kind() != reflect.String || file.String() == "" {
			return
		}
		for _, name := range []string{"Line", "EndLine"} {
			if n := s.FieldByName(name); n.IsValid() && n.Int() > 0 {
				visit(file.String(), n.Addr().Interface().(*int))
			}
		}
	})
}

// byPieces gives the lines and extents of a stored result as those of pieces; an error: some cannot be told so.
func (s *stored) byPieces(texts Pieces) error {
	isKnown := true
	lines := map[position]bool{}
	add := func(file string, line int) {
		if p := (position{file, line}); !lines[p] {
			lines[p] = true
			at, moves := texts.Of(file, line)
			isKnown = isKnown && (!moves || len(at) > 0)
			s.Lines = append(s.Lines, storedLine{file, line, at})
		}
	}
	visitLines(reflect.ValueOf(s.Result), func(file string, line *int) { add(file, *line) })
	visitTexts(reflect.ValueOf(s.Result), false, func(text string, isRemedy bool, set func(string)) {
		_, ok := inText(text, isRemedy, func(file string, line int) (int, bool) {
			if file == "" {
				return line, slices.ContainsFunc(s.Lines, func(l storedLine) bool { return l.Line == line })
			}
			_, moves := texts.Of(file, line)
			add(file, line)
			return line, moves // what another file means by that name is not known
		})
		isKnown = isKnown && ok && (set != nil || !placeIn.MatchString(text))
	})
	for i := range s.Spans {
		k := &s.Spans[i]
		if k.File == "" {
			continue
		}
		if _, moves := texts.Of(k.File, 1); !moves {
			continue
		}
		if k.Piece, k.From = texts.Within(k.File, k.Start, k.End); k.Piece == "" {
			isKnown = false
		}
	}
	if !isKnown {
		return errUnknown
	}
	return nil
}

// move gives a stored result the lines and extents that its pieces have now.
func (s *stored) move(begins Begins) error {
	now := map[position]int{}
	for _, l := range s.Lines {
		p := position{l.File, l.Line}
		if len(l.At) == 0 {
			now[p] = l.Line
		}
		for i, spot := range l.At {
			_, first, ok := begins(spot.Piece)
			if line := first + spot.Line; !ok || i > 0 && line != now[p] {
				return fmt.Errorf("it is not known where line %d of %s is now", l.Line, l.File)
			}
			now[p] = first + spot.Line
		}
	}
	if err := s.moveLines(now); err != nil {
		return err
	}
	for i := range s.Spans {
		k := &s.Spans[i]
		if k.Piece == "" {
			continue
		}
		offset, _, ok := begins(k.Piece)
		if !ok {
			return fmt.Errorf("it is not known where %d..%d of %s is now", k.Start, k.End, k.File)
		}
		n := k.End - k.Start
		k.Start = offset + k.From
		k.End = k.Start + n
	}
	return nil
}

// moveLines gives a stored result other lines.
func (s *stored) moveLines(now map[position]int) error {
	isSame := true
	for p, n := range now {
		isSame = isSame && p.line == n
	}
	if isSame {
		return nil
	}
	visitLines(reflect.ValueOf(s.Result), func(file string, line *int) {
		if n, ok := now[position{file, *line}]; ok {
			*line = n
		}
	})
	isKnown := true
	visitTexts(reflect.ValueOf(s.Result), false, func(text string, isRemedy bool, set func(string)) {
		if set == nil {
			return
		}
		moved, ok := inText(text, isRemedy, func(file string, line int) (int, bool) { return lineNow(now, file, line) })
		isKnown = isKnown && ok
		set(moved)
	})
	if !isKnown {
		return errUnknown
	}
	return nil
}

// lineNow is where a line of a file is now, or that of all files in which there is one of that number; false: they are
// not the same, or there is none.
func lineNow(now map[position]int, file string, line int) (n int, ok bool) {
	if file != "" {
		n, ok = now[position{file, line}]
		return n, ok
	}
	for p, l := range now {
		if p.line == line {
			if ok && l != n {
				return 0, false
			}
			n, ok = l, true
		}
	}
	return n, ok
}
