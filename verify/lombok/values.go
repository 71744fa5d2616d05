package lombok

import (
	"strconv"
	"strings"

	"inspect/java/ast"
)

// isTrue reports whether an argument is true.
func (c *class) isTrue(n *note, name string, usual bool) bool {
	e, ok := n.args[name]
	if !ok {
		return usual
	}
	if l, ok := ast.Unparen(e).(*ast.Literal); ok && l.Kind == ast.BoolLit {
		return l.Text == "true"
	}
	c.refuse(n, "its argument %s is no true or false", name)
	return usual
}

// text is an argument that is a string.
func (c *class) text(n *note, name, usual string) string {
	e, ok := n.args[name]
	if !ok {
		return usual
	}
	if s, ok := literal(e); ok {
		return s
	}
	c.refuse(n, "its argument %s is no string", name)
	return usual
}

// texts is an argument of several strings; false: it is not there.
func (c *class) texts(n *note, name string) ([]string, bool) {
	e, ok := n.args[name]
	if !ok {
		return nil, false
	}
	elements := []ast.Expr{e}
	if a, ok := e.(*ast.ArrayLit); ok {
		elements = a.Elems
	}
	var out []string
	for _, e := range elements {
		s, ok := literal(e)
		if !ok {
			c.refuse(n, "its argument %s is no string", name)
		}
		out = append(out, s)
	}
	return out, true
}

// literal is the value of a string without escapes.
func literal(e ast.Expr) (string, bool) {
	l, ok := ast.Unparen(e).(*ast.Literal)
	if !ok || l.Kind != ast.StringLit {
		return "", false
	}
	s, err := strconv.Unquote(l.Text)
	return s, err == nil && !strings.Contains(l.Text, `\`)
}

// levels are the modifiers of AccessLevel; NONE has none, and makes nothing.
var levels = map[string]string{"PUBLIC": "public ", "MODULE": "", "PROTECTED": "protected ", "PACKAGE": "", "PRIVATE": "private "}

// level is the modifier that an argument says, AccessLevel.PRIVATE; false: nothing is to be made.
func (c *class) level(n *note, name string) (modifier string, ok bool) {
	e, given := n.args[name]
	if !given {
		return "public ", true
	}
	word := ""
	switch e := ast.Unparen(e).(type) {
	case *ast.Select:
		word = e.Name.Text
	case *ast.Ident:
		word = e.Name
	}
	modifier, known := levels[word]
	if !known && word != "NONE" {
		c.refuse(n, "its argument %s is no AccessLevel", name)
	}
	return modifier, known
}

// only refuses an annotation that has other arguments than those of the names. What begins with on only
// adds annotations.
func (c *class) only(n *note, names ...string) {
	for name := range n.args {
		known := strings.HasPrefix(name, "on") && strings.TrimRight(name, "_") != "onlyExplicitlyIncluded"
		for _, k := range names {
			known = known || k == name
		}
		if !known {
			c.refuse(n, "its argument %s is not known", name)
		}
	}
}
