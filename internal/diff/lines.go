package diff

import (
	"fmt"
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
	for i, line := range f.calls {
		for _, k := range l.special(line, i) {
			out = append(out, l.line(k))
		}
	}
	return out
}

// special are the lines of a call of a driver's method that no single call of the program stands for: one that
// writes to an array behind the call, or makes an object by a call which gives it.
//
//	ring.put$in0(a, 0, 5);                    int[] array1 = a; ring.put(array1); array1[0] = 5;
//	ring.all$of(0, 5);                        ring.all()[0] = 5;
//	Sum$pair s = Sum$pair.plus$given0(a, b);  Sum$pair s = a.plus(b);
func (l *liner) special(line string, number int) []string {
	for _, w := range wordsOf(line) {
		if w.end >= len(line) || line[w.end] != '(' {
			continue
		}
		s := l.specialStep(w.text)
		if s == nil {
			continue
		}
		end := strings.LastIndex(line, ");")
		args := splitArguments(line[w.end+1 : end])
		head := line[:w.start] // "ring." or "Sum$pair s = Sum$pair."
		name := s.now.Name
		if l.before {
			name = s.before.Name
		}
		declared := head[:strings.LastIndexByte(head, '=')+1]
		if declared != "" {
			declared += " "
		}
		if s.kind == gift {
			on := l.classIn(s.now.Class, false)
			switch {
			case !s.now.Static:
				on, args = args[0], args[1:]
			case l.before:
				on = l.classIn(s.before.Class, true)
			}
			return []string{fmt.Sprintf("%s%s.%s(%s);", declared, on, name, strings.Join(args, ", "))}
		}
		n := len(args) - 2
		index, value, args := args[n], args[n+1], args[:n]
		if s.at < 0 {
			return []string{fmt.Sprintf("%s%s(%s)[%s] = %s;", head, name, strings.Join(args, ", "), index, value)}
		}
		array := fmt.Sprint("array", number+1)
		lines := []string{fmt.Sprintf("%s %s = %s;", s.array, array, args[s.at])}
		args[s.at] = array
		if s.kind == creation {
			class := l.classIn(s.now.Class, false)
			if l.before {
				class = l.classIn(s.before.Class, true)
			}
			lines = append(lines, fmt.Sprintf("%snew %s(%s);", declared, class, strings.Join(args, ", ")))
		} else {
			lines = append(lines, fmt.Sprintf("%s%s(%s);", head, name, strings.Join(args, ", ")))
		}
		return append(lines, fmt.Sprintf("%s[%s] = %s;", array, index, value))
	}
	return []string{line}
}

// specialStep is the step of a driver's method that special has lines for; nil: it is none.
func (l *liner) specialStep(name string) *step {
	for _, k := range l.pairs {
		for _, s := range k.steps {
			if s.name == name && (s.array != nil || s.kind == gift) {
				return s
			}
		}
	}
	return nil
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
