package lombok

import (
	"strings"

	"inspect/java/ast"
)

// constructorNotes are the annotations that make a constructor.
var constructorNotes = []string{"NoArgsConstructor", "RequiredArgsConstructor", "AllArgsConstructor"}

// makeConstructors makes what @NoArgsConstructor, @RequiredArgsConstructor, @AllArgsConstructor, @Data,
// @Value and @Builder say.
func (c *class) makeConstructors() {
	explicit := false
	for _, name := range constructorNotes {
		n := of(c.notes, name)
		if n == nil {
			continue
		}
		explicit = true
		c.only(n, "access", "staticName", "force")
		modifier, ok := c.level(n, "access")
		if !ok {
			continue
		}
		params := c.requiredFields()
		switch name {
		case "AllArgsConstructor":
			params = c.allFields(false)
		case "NoArgsConstructor":
			params = nil
		}
		c.constructor(n, modifier, c.text(n, "staticName", ""), params, c.isTrue(n, "force", false))
	}
	builder := of(c.notes, "Builder")
	for _, name := range []string{"Data", "Value"} {
		n := of(c.notes, name)
		if n == nil {
			continue
		}
		c.only(n, "staticConstructor")
		static := c.text(n, "staticConstructor", "")
		switch {
		case explicit || builder != nil:
			if static != "" {
				c.refuse(n, "its staticConstructor stands beside another constructor")
			}
		case len(c.constructors()) > 0:
			if static != "" {
				c.refuse(n, "its staticConstructor stands beside a constructor that is written out")
			}
		case name == "Data":
			c.constructor(n, "public ", static, c.requiredFields(), false)
		default:
			c.constructor(n, "public ", static, c.allFields(false), false)
		}
		explicit = true
	}
	if builder != nil && !hasAny(c.notes, constructorNotes) && len(c.constructors()) == 0 {
		c.constructor(builder, "", "", c.builtFields(), false)
	}
}

func hasAny(notes []*note, names []string) bool {
	for _, name := range names {
		if of(notes, name) != nil {
			return true
		}
	}
	return false
}

// requiredFields are those that have no initialiser and are final, or may not be null.
func (c *class) requiredFields() (out []*field) {
	for _, f := range c.fields {
		if f.isOfObjects() && (f.final || f.nonNull) && f.init == nil {
			out = append(out, f)
		}
	}
	return out
}

// allFields are those that a constructor may set; with constants, also final ones with an initialiser.
func (c *class) allFields(constants bool) (out []*field) {
	for _, f := range c.fields {
		if f.isOfObjects() && (constants || !f.final || f.init == nil) {
			out = append(out, f)
		}
	}
	return out
}

// constructor makes one that sets the fields, and with a name a static method that calls it.
func (c *class) constructor(n *note, modifier, static string, params []*field, force bool) {
	own := modifier
	if static != "" || c.decl.Kind == ast.Enum {
		own = "private "
	}
	var declared, checks, assigns, names []string
	isParam := map[*field]bool{}
	for _, f := range params {
		declared, names = append(declared, f.parameter()), append(names, f.name)
		if check := f.nullCheck(); check != "" {
			checks = append(checks, check)
		}
		assigns = append(assigns, " this."+f.name+" = "+f.name+";")
		isParam[f] = true
	}
	for _, f := range c.fields {
		if f.static || isParam[f] {
			continue
		}
		switch {
		case of(f.notes, "Builder.Default") != nil:
			assigns = append(assigns, " this."+f.name+" = "+c.decl.Name.Text+".$default$"+f.name+"();")
		case force && f.final && f.init == nil:
			assigns = append(assigns, " this."+f.name+" = "+zero(f.kind)+";")
		}
	}
	c.add(n.at, "%s%s(%s) {%s%s }", own, c.decl.Name.Text, strings.Join(declared, ", "), strings.Join(checks, ""), strings.Join(assigns, ""))
	if static != "" {
		generic, applied, _ := c.parameters()
		c.add(n.at, "%sstatic %s %s%s %s(%s) { return new %s%s(%s); }", modifier, generic, c.decl.Name.Text, applied, static,
			strings.Join(declared, ", "), c.decl.Name.Text, applied, strings.Join(names, ", "))
	}
}

// zero is the default value of a type, as Java writes it.
func zero(t ast.TypeExpr) string {
	switch {
	case !isPrimitive(t):
		return "null"
	case isPrimitive(t, "boolean"):
		return "false"
	}
	return "0"
}

// makeValue makes the class final, and its fields private and final, unless they say otherwise.
func (c *class) makeValue(n *note) {
	c.only(n, "staticConstructor")
	c.decl.Modifiers = withWords(c.decl.Modifiers, n, "final")
	for _, f := range c.fields {
		if f.static {
			continue
		}
		d := *f.decl
		words := []string{"final"}
		if m := d.Modifiers; !m.Has("public") && !m.Has("protected") && !m.Has("private") {
			words = append(words, "private")
		}
		d.Modifiers = withWords(d.Modifiers, n, words...)
		f.decl, f.final = &d, true
		c.decl.Members[f.index] = &d
	}
}

// withWords are modifiers with further words, where they are not there.
func withWords(m *ast.Modifiers, n *note, words ...string) *ast.Modifiers {
	out := ast.Modifiers{Loc: ast.Loc{At: n.at}}
	if m != nil {
		out = *m
	}
	for _, w := range words {
		if !out.Has(w) {
			out.Words = append(out.Words[:len(out.Words):len(out.Words)], &ast.Name{Loc: ast.Loc{At: n.at}, Text: w})
		}
	}
	return &out
}
