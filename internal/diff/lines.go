package diff

import (
	"strings"

	"inspect/java/types"
)

// asWritten are the calls of a finding as code of the program has them, as it is or as it was: in the place of
// drivers stand the classes, and in that of their methods what these call.
func (r *run) asWritten(f *finding, before bool) (out []string) {
	l := &liner{product: r.product, before: before, pkg: types.PackageOf(f.of.now)}
	if before {
		l.pkg = types.PackageOf(f.of.before)
	}
	for _, line := range f.calls {
		out = append(out, l.line(line))
	}
	return out
}

// liner writes lines of calls.
type liner struct {
	*product
	before bool
	pkg    string // in which they stand
}

func (l *liner) line(line string) string {
	var edits []edit
	words := wordsOf(line)
	for i, w := range words {
		called := w.end < len(line) && line[w.end] == '('
		if field, ok := strings.CutPrefix(w.text, "set$"); ok && called {
			end := strings.LastIndex(line, ");")
			return l.line(line[:w.start] + field + " = " + line[w.end+1:end] + ";")
		}
		if strings.Contains(w.text, l.ending) {
			edits = append(edits, edit{w.start, w.end, l.word(w.text)})
			continue
		}
		if !called || i == 0 || line[w.start-1] != '.' {
			continue
		}
		if s := l.stepNamed(w.text); s != nil && l.before && s.before != nil {
			edits = append(edits, edit{w.start, w.end, s.before.Name})
			on := words[i-1]
			if s.now.Static && strings.Contains(on.text, l.ending) {
				edits[len(edits)-2].text = l.classIn(s.before.Class, true)
			}
		}
	}
	return edited(line, edits)
}

// stepNamed is the step of a driver's method of a name, where that is another one in the revision; nil: none is.
func (l *liner) stepNamed(name string) *step {
	for _, k := range l.pairs {
		for _, s := range k.steps {
			if s.kind == call && s.name == name && s.now != nil && s.before != nil && l.movedFrom(s.now) == s.before {
				return s
			}
		}
	}
	return nil
}

// word is what stands in the place of a driver, or of a variable that is named after one.
func (l *liner) word(text string) string {
	i := strings.Index(text, l.ending)
	simple, rest := text[:i], text[i+len(l.ending):]
	for _, k := range l.pairs {
		if k.simple == simple+l.ending && rest == "" {
			if l.before {
				return l.classIn(k.before, true)
			}
			return l.classIn(k.now, false)
		}
	}
	return simple[strings.LastIndexByte(simple, '$')+1:] + rest
}

// classIn is how code of the package names a class.
func (l *liner) classIn(c *types.Class, before bool) string {
	name := c.Name
	if before {
		name = strings.ReplaceAll(name, l.mark, "")
	}
	if pkg := types.PackageOf(c); pkg != "" && pkg == l.pkg {
		return strings.TrimPrefix(name, pkg+".")
	}
	return name
}
