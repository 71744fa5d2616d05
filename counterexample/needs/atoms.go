package needs

import (
	"fmt"
	"slices"
	"strings"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
)

// Part is what of a value a condition is about.
type Part uint8

// The parts.
const (
	Value    Part = iota // of a number
	Nullness             // of a reference
	Length               // of an array, a text, a collection; whether there is a next, or any, as well
	Contents             // elements, keys and values
)

// Quantity is what a condition is about: a part of a parameter.
type Quantity struct {
	Of   string // the name of the parameter
	Part Part
}

// Atom is one condition over what a caller sees.
type Atom struct {
	Text  string // in JML
	Shown string // as callers read it, where that is another text; empty: it is not
	About []Quantity
	// Null: it says that something is not null: of the elements, keys or values of the parameter In, or of what is
	// in these, where it is Deep.
	Null  bool
	In    string
	Deep  bool
	Limit Limit
	// At is the constructor or factory whose callers see to it; nil: those of the method itself.
	At *types.Method
	// From are the checks in the text of a method that have the condition: conclusion, in form, where all
	// guards hold.
	From             []Origin
	conclusion, form string
	guards           []string
	neverNull        []string // guards that always hold
}

// Origin is a check in the text of a method.
type Origin struct {
	At source.Span
	// Check tells checks apart whose condition is just that of their atoms, Of in number, at entry as
	// where they are made; 0: it is a guess.
	Check, Of int
}

// IsOf reports whether a condition is that of a check at a place.
func (a *Atom) IsOf(at source.Span) bool {
	return slices.ContainsFunc(a.From, func(o Origin) bool { return o.At.Contains(at) })
}

// term is a number that a caller sees.
type term struct {
	text  string
	null  string // the parameter, where it may be null
	about Quantity
	size  bool // never below 0
}

// mostTerms is of how many numbers relations are made: there is one for each pair.
const mostTerms = 6

// Atoms are the candidates of a method, those that say more first: relations between two
// numbers before those with 0. A text may have no meaning where a class lacks the member that
// it names: World.Suppose tells.
func (p *Program) Atoms(m *types.Method) []Atom {
	g := &candidates{row: rowName(m)}
	for _, v := range m.Params {
		g.param(m, v)
	}
	g.relations()
	g.indices()
	as := merged(merged(slices.Concat(g.null, g.related, g.single, g.contents), p.Written(m)), p.ofReceiver(m, g.terms[:min(len(g.terms), mostTerms)]))
	noteLimits(m, as)
	return as
}

// NoNulls are conditions that none of the elements, keys and values of a parameter of a method is null.
func NoNulls(m *types.Method, v *types.Var) (texts []string) {
	g := &candidates{row: rowName(m)}
	g.param(m, v)
	for _, a := range g.null {
		if len(a.About) == 0 && a.Shown == "" {
			texts = append(texts, a.Text)
		}
	}
	return texts
}

// candidates collects atoms.
type candidates struct {
	null, related, single, contents []Atom
	terms                           []term
	arrays                          []*types.Var // of numbers
	row                             string       // the number of an element in a condition over all
}

// rowName is a variable for the number of an element that no parameter is called.
func rowName(m *types.Method) string {
	name := "row"
	for slices.ContainsFunc(m.Params, func(v *types.Var) bool { return v.Name == name }) {
		name += "1"
	}
	return name
}

func (g *candidates) add(to *[]Atom, text string, about ...Quantity) {
	*to = append(*to, Atom{Text: text, About: about})
}

// notNull adds that a parameter is not null.
func (g *candidates) notNull(text string, about Quantity) {
	g.null = append(g.null, Atom{Text: text, About: []Quantity{about}, Null: true})
}

// noNulls adds that none of the elements, keys or values of a parameter is null, unless it is null
// itself and may be. That a method asks for some of them makes null there no defect of its own
// (docs/design/plain.md, section 5).
func (g *candidates) noNulls(p *types.Var, text string) {
	if !p.NonNull {
		text = p.Name + " == null || " + text
	}
	g.null = append(g.null, Atom{Text: text, Null: true, In: p.Name})
}

// noDeepNulls is noNulls of what is in the elements or values.
func (g *candidates) noDeepNulls(p *types.Var, text string) {
	g.noNulls(p, text)
	g.null[len(g.null)-1].Deep = true
}

// param adds what is about one parameter.
func (g *candidates) param(m *types.Method, p *types.Var) {
	switch t := p.Type.(type) {
	case *types.Array:
		g.nullable(p)
		g.sized(p, p.Name+".length > 0", p.Name+".length")
		if isNumber(t.Elem) {
			g.numbers(p)
		}
		if types.IsReference(t.Elem) {
			g.noNulls(p, `\nonnullelements(`+p.Name+`)`)
			if row, ok := t.Elem.(*types.Array); ok && types.IsReference(row.Elem) {
				g.noDeepNulls(p, fmt.Sprintf(`(\forall int %[2]s; 0 <= %[2]s && %[2]s < %[1]s.length; \nonnullelements(%[1]s[%[2]s]))`, p.Name, g.row))
			} else if c, ok := t.Elem.(*types.Class); ok && !types.IsString(c) && isCollection(observers(c)) {
				g.rows(p, p.Name+".length", p.Name+"["+g.row+"]")
			}
		}
	case *types.Class:
		g.nullable(p)
		g.object(m, p, t)
	default:
		if types.IsFloating(t) {
			g.add(&g.single, p.Name+" > 0", Quantity{p.Name, Value})
			g.add(&g.single, p.Name+" >= 0", Quantity{p.Name, Value})
		}
		if types.IsIntegral(t) && !types.IsKind(t, types.Char) {
			about := Quantity{p.Name, Value}
			g.add(&g.single, p.Name+" >= 0", about)
			g.add(&g.single, p.Name+" > 0", about)
			g.add(&g.single, p.Name+" != 0", about)
			g.terms = append(g.terms, term{text: p.Name, about: about})
		}
	}
}

// numbers adds how each number in an array that a caller passes is to 0.
//
//	Filter(int[] sizes) { …; for (int i = 0; i < n; i++) bits[i] = new long[sizes[i]]; … }
func (g *candidates) numbers(p *types.Var) {
	for _, op := range []string{">= 0", "> 0", "!= 0"} {
		g.add(&g.contents, g.ofAll(p, op), Quantity{p.Name, Contents})
	}
	g.arrays = append(g.arrays, p)
}

// ofAll says something of all elements of an array.
func (g *candidates) ofAll(p *types.Var, what string) string {
	text := fmt.Sprintf(`(\forall int %[2]s; 0 <= %[2]s && %[2]s < %[1]s.length; %[1]s[%[2]s] %[3]s)`, p.Name, g.row, what)
	if !p.NonNull {
		text = "(" + p.Name + " == null || " + text + ")"
	}
	return text
}

// indices adds that each number in an array is less than another number or size that a method takes.
func (g *candidates) indices() {
	for _, p := range g.arrays[:min(len(g.arrays), mostFixed)] {
		for _, x := range g.terms[:min(len(g.terms), mostTerms)] {
			if x.null == "" {
				g.add(&g.contents, g.ofAll(p, "< "+x.text), Quantity{p.Name, Contents}, x.about)
			}
		}
	}
}

func (g *candidates) nullable(p *types.Var) {
	if !p.NonNull {
		g.notNull(p.Name+" != null", Quantity{p.Name, Nullness})
	}
}

// sized adds that there is something in p, and how much as a term.
func (g *candidates) sized(p *types.Var, some, size string) {
	about := Quantity{p.Name, Length}
	x := term{text: size, about: about, size: true}
	if !p.NonNull {
		x.null = p.Name
		some = p.Name + " == null || " + some
	}
	g.add(&g.single, some, about)
	g.terms = append(g.terms, x)
}

// members are conditions of what has a member of a name: %s is the value.
var members = []struct{ member, text string }{
	{"hasNext", "%s.hasNext()"},
	{"hasPrevious", "%s.hasPrevious()"},
	{"hasMoreElements", "%s.hasMoreElements()"},
	{"isPresent", "%s.isPresent()"},
}

// object adds what is about a parameter of a class.
func (g *candidates) object(m *types.Method, p *types.Var, c *types.Class) {
	about := Quantity{p.Name, Length}
	has := observers(c)
	switch {
	case types.IsString(c):
		g.sized(p, "!"+p.Name+".isEmpty()", p.Name+".length()")
		return
	case has["isEmpty"] && has["size"]:
		g.sized(p, "!"+p.Name+".isEmpty()", p.Name+".size()")
	case has["length"]:
		g.sized(p, p.Name+".length() > 0", p.Name+".length()")
	}
	contents := Quantity{p.Name, Contents}
	switch {
	case has["containsKey"]:
		g.noNulls(p, "!"+p.Name+".containsKey(null)")
		g.noNulls(p, "!"+p.Name+".containsValue(null)")
		if hasCollections(m, p) {
			g.noDeepNulls(p, fmt.Sprintf(`(!(%[1]s instanceof java.util.SlotMap) || (\forall int %[2]s; 0 <= %[2]s && %[2]s < ((java.util.SlotMap<?, ?>) %[1]s).size; !(((java.util.SlotMap<?, ?>) %[1]s).values[%[2]s] instanceof java.util.Collection) || !((java.util.Collection<?>) ((java.util.SlotMap<?, ?>) %[1]s).values[%[2]s]).contains(null)))`, p.Name, g.row))
			g.null[len(g.null)-1].Shown = "(* no element of a value of " + p.Name + " is null *)"
		}
		for _, k := range m.Params {
			if k != p {
				g.add(&g.related, p.Name+".containsKey("+k.Name+")", contents)
			}
		}
	case isCollection(has):
		g.noNulls(p, "!"+p.Name+".contains(null)")
		if has["get"] && hasCollections(m, p) {
			g.rows(p, p.Name+".size()", p.Name+".get("+g.row+")")
		}
	case has["getKey"] && has["getValue"]:
		g.noNulls(p, p.Name+".getKey() != null")
		g.noNulls(p, p.Name+".getValue() != null")
	case has["iterator"]:
		g.noNulls(p, fmt.Sprintf("!(%[1]s instanceof java.util.Collection && ((java.util.Collection<?>) %[1]s).contains(null))", p.Name))
	case has["hasNext"]: // no expression reads an iterator and leaves it as it is
		g.noNulls(p, fmt.Sprintf(`(!(%[1]s instanceof java.util.AnyIterator) || \nonnullelements(((java.util.AnyIterator<?>) %[1]s).elements))`, p.Name))
		g.null[len(g.null)-1].Shown = "(* no element of " + p.Name + " is null *)"
	case has["hasMoreElements"]:
		g.noNulls(p, fmt.Sprintf(`(!(%[1]s instanceof java.util.AnyEnumeration) || \nonnullelements(((java.util.AnyEnumeration<?>) %[1]s).elements))`, p.Name))
		g.null[len(g.null)-1].Shown = "(* no element of " + p.Name + " is null *)"
	}
	for _, x := range members {
		if has[x.member] {
			g.add(&g.single, fmt.Sprintf(x.text, p.Name), about)
		}
	}
}

// rows adds that no collection in another, or in an array, has null in it.
func (g *candidates) rows(p *types.Var, size, row string) {
	g.noDeepNulls(p, fmt.Sprintf(`(\forall int %[3]s; 0 <= %[3]s && %[3]s < %[1]s; %[2]s == null || !%[2]s.contains(null))`, size, row, g.row))
}

func isCollection(has map[string]bool) bool { return has["contains"] && has["size"] }

// hasCollections reports whether a parameter is declared to have lists or sets in it, a map as values.
func hasCollections(m *types.Method, p *types.Var) bool {
	if m.Decl == nil {
		return false
	}
	for _, d := range m.Decl.Params {
		t, ok := d.Type.(*ast.NamedType)
		if !ok || d.Name == nil || d.Name.Text != p.Name {
			continue
		}
		if args := t.Parts[len(t.Parts)-1].Args; len(args) > 0 {
			if k, ok := args[len(args)-1].(*ast.NamedType); ok {
				name := k.Parts[len(k.Parts)-1].Name
				return strings.HasSuffix(name, "List") || strings.HasSuffix(name, "Set") || name == "Collection"
			}
		}
	}
	return false
}

// observers are the names of the members of a library class that show the state of its objects.
func observers(c *types.Class) map[string]bool {
	out := map[string]bool{}
	var visit func(c *types.Class)
	visit = func(c *types.Class) {
		if c == nil {
			return
		}
		for _, m := range c.Methods {
			if c.Library && !m.Static {
				out[m.Name] = true
			}
		}
		visit(c.Super)
		for _, i := range c.Interfaces {
			visit(i)
		}
	}
	visit(c)
	return out
}

// relations adds how each two of the terms are ordered.
func (g *candidates) relations() {
	terms := g.terms[:min(len(g.terms), mostTerms)]
	for i, x := range terms {
		for _, y := range terms[i+1:] {
			x, y := x, y // each pair may be turned
			for _, op := range operators(&x, &y) {
				text := x.text + " " + op + " " + y.text
				for _, n := range []string{y.null, x.null} {
					if n != "" {
						text = n + " == null || " + text
					}
				}
				g.add(&g.related, text, x.about, y.about)
			}
		}
	}
}

// operators are those that are tried between x and y; of a number and a size x is the number.
func operators(x, y *term) []string {
	switch {
	case x.size && y.size:
		return []string{"==", "<=", ">=", "<", ">"}
	case x.size:
		*x, *y = *y, *x
		fallthrough
	case y.size:
		return []string{"<", "<="}
	}
	return []string{"<", "<=", ">", ">=", "!="}
}
