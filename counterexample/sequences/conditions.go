package sequences

import (
	"strings"

	"inspect/java/types"
)

// A condition over the parameters of the last call and the fields of its receiver is a parameter of
// the driver too, which is true where the condition holds before that call:
//
//	//@ assume holds1 == (from < on$.degree.length);
//	on$.link(from);

// addConditions adds a parameter for each condition.
func (s *shape) addConditions(texts []string) {
	if s.last.on == nil || !s.last.on.picked || len(s.choices) == 0 {
		return
	}
	for _, t := range texts {
		p := param{name: s.fresh("condition"), typ: types.Of(types.Boolean)}
		s.params, s.conditions = append(s.params, p), append(s.conditions, condition{t, p.name})
	}
}

// condition is a text over the method's parameters and fields, and the parameter of the driver.
type condition struct{ text, param string }

// java assumes that the parameter is true where the condition holds, for a receiver and arguments.
func (c condition) java(names map[string]string) string {
	return "//@ assume " + c.param + " == (" + renamed(c.text, names) + ");"
}

// renamed gives the names in an expression that stand behind no dot other ones.
func renamed(text string, names map[string]string) string {
	var b strings.Builder
	isName := func(c byte) bool {
		return c == '_' || c == '$' || c >= '0' && c <= '9' || c|0x20 >= 'a' && c|0x20 <= 'z' || c >= 0x80
	}
	for i := 0; i < len(text); {
		j := i
		for j < len(text) && isName(text[j]) {
			j++
		}
		word := text[i:j]
		if to, ok := names[word]; ok && (i == 0 || text[i-1] != '.' && text[i-1] != '\\') {
			word = to
		}
		b.WriteString(word)
		if i = j; i < len(text) {
			b.WriteByte(text[i])
			i++
		}
	}
	return b.String()
}
