package heap

import (
	"fmt"
	"strings"

	"inspect/java/types"
)

// Text are the chars of a string; false: o is no string, or one of which that is
// not known.
func (o *Object) Text() ([]uint16, bool) {
	if o == nil || !types.IsString(o.Type) {
		return nil, false
	}
	if units, ok := o.Constant.Text(); ok {
		return units, true
	}
	var row *Object
	for _, f := range o.Fields {
		if a, ok := f.Field.Type.(*types.Array); ok && a.Row && !f.Unobserved {
			row = f.Value.Ref
		}
	}
	if row == nil {
		return nil, false
	}
	units := make([]uint16, len(row.Elems))
	for i, v := range row.Elems {
		units[i] = uint16(v.Int)
	}
	return units, true
}

// IsRow reports whether an object is a part of strings, which no program sees.
func IsRow(o *Object) bool {
	a, ok := o.Type.(*types.Array)
	return ok && a.Row
}

// IsValue reports whether an object is shown as a value where something refers to it:
// a string, a box, a class, a part of one, or a sequence.
func (o *Object) IsValue() bool {
	_, plain := o.plain()
	return plain || IsRow(o)
}

// plain is the literal of a string, box or class.
func (o *Object) plain() (string, bool) {
	if o.Constant != nil && o.Constant.Class != nil {
		return o.Constant.Name, true
	}
	if units, ok := o.Text(); ok {
		return Quote(units), true
	}
	if v, ok := o.Boxed(); ok {
		return v.String(), true
	}
	if IsSequence(o) {
		elems := make([]string, len(o.Elems))
		for i, v := range o.Elems {
			elems[i] = v.String()
		}
		return "[" + strings.Join(elems, ", ") + "]", true
	}
	return "", false
}

// IsSequence reports whether an object is what a ghost variable holds that is a sequence.
func IsSequence(o *Object) bool {
	a, ok := o.Type.(*types.Array)
	return ok && a.IsSequence()
}

// IsGhost reports whether an object is an array that only ghost variables hold: no code knows it.
func (o *Object) IsGhost() bool {
	a, ok := o.Type.(*types.Array)
	return ok && a.Changing
}

// Boxed is the value in a box; false: o is no box, or one of which that is not known.
func (o *Object) Boxed() (Value, bool) {
	if o == nil || types.Unboxed(o.Type) == nil {
		return Value{}, false
	}
	for _, f := range o.Fields {
		if f.Field.Name == "value" && !f.Unobserved {
			return f.Value, true
		}
	}
	return Value{}, false
}

// Java is an expression that makes a string or box like o, of its own if it is no
// constant; false: it is neither, nor a class.
func (o *Object) Java() (string, bool) {
	text, ok := o.plain()
	switch {
	case !ok || IsSequence(o):
		return "", false
	case types.IsString(o.Type) && o.Twin:
		return "new String(" + text + ")", true
	case types.IsString(o.Type), types.IsClass(o.Type):
		return text, true
	}
	name := types.SimpleName(o.Type)
	v, _ := o.Boxed()
	for _, f := range o.Fields {
		if f.Field.Name == "cached" && !f.Unobserved && !f.Value.IsTrue() {
			return "new " + name + "(" + boxArgument(v) + ")", true
		}
	}
	return name + ".valueOf(" + boxArgument(v) + ")", true
}

// boxArgument is a value of a primitive type as an expression of that type.
func boxArgument(v Value) string {
	switch {
	case types.IsKind(v.Type, types.Float, types.Double):
		name := map[bool]string{true: "Float.intBitsToFloat(%d)", false: "Double.longBitsToDouble(%dL)"}[types.IsKind(v.Type, types.Float)]
		return fmt.Sprintf(name, v.Int)
	case types.IsKind(v.Type, types.Boolean):
		return v.String()
	case types.IsKind(v.Type, types.Long):
		return fmt.Sprintf("%dL", v.Int)
	case types.IsKind(v.Type, types.Int):
		return fmt.Sprint(v.Int)
	}
	return fmt.Sprintf("(%s) %d", v.Type, v.Int)
}

// MarkTwins marks the strings of a state that are equal to others, so that they
// are told apart.
func (s *State) MarkTwins() {
	seen := map[string]bool{}
	for _, constants := range []bool{true, false} {
		for _, o := range s.Objects {
			text, ok := o.plain()
			if ok && !IsSequence(o) && constants == (o.Constant != nil) {
				text = o.Type.String() + text
				o.Twin = seen[text] && !constants
				seen[text] = true
			}
		}
	}
}

// QuoteChar writes a char as a Java programmer would.
func QuoteChar(u uint16) string {
	switch u {
	case '"':
		return `'"'`
	case '\'':
		return `'\''`
	case 0:
		return `'\0'`
	}
	return "'" + quoted(u) + "'"
}

// Quote writes a text as a Java programmer would.
func Quote(units []uint16) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, u := range units {
		b.WriteString(quoted(u))
	}
	b.WriteByte('"')
	return b.String()
}

// escapes are the chars that Java writes by a letter.
var escapes = map[uint16]string{'"': `\"`, '\\': `\\`, '\n': `\n`, '\t': `\t`, '\r': `\r`, '\b': `\b`, '\f': `\f`}

func quoted(u uint16) string {
	if s, ok := escapes[u]; ok {
		return s
	}
	if u < ' ' || u > '~' {
		return fmt.Sprintf(`\u%04x`, u)
	}
	return string(rune(u))
}
