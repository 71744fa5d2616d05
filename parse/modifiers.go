package parse

import (
	"github.com/alecthomas/participle/v2/lexer"

	"inspect/java/ast"
)

// jmlModifiers are the words that JML adds to Java's modifiers.
var jmlModifiers = wordSet("pure", "strictly_pure", "helper", "spec_public", "spec_protected", "spec_private", "spec_package",
	"nullable", "non_null", "nullable_by_default", "non_null_by_default", "ghost", "model", "instance",
	"monitored", "uninitialized", "code", "code_java_math", "code_safe_math", "code_bigint_math", "spec_java_math", "spec_safe_math",
	"spec_bigint_math", "peer", "rep", "readonly", "extract", "no_state", "two_state", "query", "secret", "function", "immutable",
	"inline", "skipesc", "skiprac", "skip_esc", "skip_rac", "spec_pure", "heap_free", "non_null_elements", "strictfp_math", "weakly")

func wordSet(words ...string) map[string]bool {
	m := make(map[string]bool, len(words))
	for _, w := range words {
		m[w] = true
	}
	return m
}

// modifierList is a run of modifiers, with the annotations that stand between
// them. What those hold is taken only when the list is converted, since
// participle may drop a list it has tried in vain.
type modifierList struct {
	from, to    int
	words, jml  []*ast.Name
	annotations []*ast.Annotation
	groups      []*group
}

func (m *modifierList) modifierList() *modifierList { return m }

func (g *grammar) parseModifiers(l *lexer.PeekingLexer) (modifiers, error) { return g.modifiers(l) }

// modifiers parses the modifiers that stand here, if any.
func (g *grammar) modifiers(l *lexer.PeekingLexer) (*modifierList, error) {
	m := &modifierList{from: at(l)}
	for {
		i := at(l)
		if gr := g.groupAt(i, inModifiers); gr != nil {
			m.groups = append(m.groups, gr)
		}
		if g.is(i, "@") {
			a, err := g.annotation(l)
			if err != nil {
				return nil, err
			}
			m.annotations = append(m.annotations, a)
			continue
		}
		n := g.isModifier(i)
		if n == 0 {
			m.to = i
			return m, nil
		}
		t := &g.toks[i]
		skip(l, n)
		switch {
		case n == 3:
			m.words = append(m.words, &ast.Name{Loc: g.loc(i, i+3), Text: "non-sealed"})
		case t.Type == tIdent && t.Value != "sealed":
			m.jml = append(m.jml, g.name(t))
		default:
			m.words = append(m.words, g.name(t))
		}
	}
}

// convModifiers takes the modifiers and those of the annotations among them.
func (g *grammar) convModifiers(ms modifiers) *ast.Modifiers {
	m := ms.modifierList()
	out := &ast.Modifiers{Loc: g.loc(m.from, m.to), Words: m.words, JML: m.jml, Annotations: m.annotations}
	for _, gr := range m.groups {
		g.addGroup(out, gr)
	}
	g.annotatedModifiers(out)
	return out
}

// addGroup adds the modifiers of a group.
func (g *grammar) addGroup(out *ast.Modifiers, gr *group) {
	if gr == nil {
		return
	}
	for _, x := range gr.mods {
		if !gr.modsTaken {
			for _, w := range x.words {
				g.misplace(w.At, "write it outside of the comment", "a modifier of Java in an annotation modifies nothing: %s", w.Text)
			}
		}
		out.JML = append(out.JML, x.jml...)
		out.Annotations = append(out.Annotations, x.annotations...)
	}
	gr.modsTaken = true
}

// addModifiers merges b, which stands further right, into a.
func addModifiers(a, b *ast.Modifiers) {
	a.Words = append(a.Words, b.Words...)
	a.JML = append(a.JML, b.JML...)
	a.Annotations = append(a.Annotations, b.Annotations...)
}

// isEmpty reports whether nothing modifies.
func isEmpty(m *ast.Modifiers) bool {
	return len(m.Words) == 0 && len(m.JML) == 0 && len(m.Annotations) == 0
}
