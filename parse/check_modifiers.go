package parse

import "inspect/java/ast"

// modifierRule says which modifiers a kind of declaration may have: Java's
// words and JML's.
type modifierRule map[string]bool

func rule(words ...[]string) modifierRule {
	m := modifierRule{}
	for _, ws := range words {
		for _, w := range ws {
			m[w] = true
		}
	}
	return m
}

var (
	access    = []string{"public", "protected", "private"}
	specMath  = []string{"code_java_math", "code_safe_math", "code_bigint_math", "spec_java_math", "spec_safe_math", "spec_bigint_math"}
	specSight = []string{"spec_public", "spec_protected", "spec_private", "spec_package"}
	nullness  = []string{"nullable", "non_null", "non_null_elements"}
	universes = []string{"peer", "rep", "readonly"}
	ofClass   = append([]string{"abstract", "final", "strictfp", "sealed", "non-sealed", "model", "ghost", "pure", "strictly_pure", "spec_pure", "heap_free", "immutable",
		"nullable_by_default", "non_null_by_default", "skipesc", "skiprac", "skip_esc", "skip_rac", "weakly", "instance"}, specMath...)
	ofVariable = append(append([]string{"final", "ghost", "model", "uninitialized", "secret"}, nullness...), universes...)
)

var (
	topModifiers         = rule([]string{"public"}, ofClass, specSight)
	memberClassModifiers = rule(access, []string{"static"}, ofClass, specSight)
	localClassModifiers  = rule([]string{"static"}, ofClass)
	fieldModifiers       = rule(access, []string{"static", "transient", "volatile", "instance", "monitored", "immutable"}, specSight, ofVariable)
	constantModifiers    = rule([]string{"public", "static", "instance", "monitored", "immutable"}, specSight, ofVariable)
	paramModifiers       = rule(ofVariable, []string{"immutable"})
	localModifiers       = rule(ofVariable, []string{"immutable"})
	patternModifiers     = rule([]string{"final"}, nullness)
	boundModifiers       = rule(nullness, universes)
	clauseModifiers      = rule(access, []string{"static", "instance"})

	methodJML = append(append(append(append([]string{"pure", "strictly_pure", "spec_pure", "heap_free", "helper", "model", "ghost", "extract", "no_state", "two_state", "query", "secret",
		"function", "inline", "instance", "skipesc", "skiprac", "skip_esc", "skip_rac", "code", "immutable", "nullable_by_default", "non_null_by_default"}, specMath...), specSight...), nullness...), universes...)
	methodModifiers          = rule(access, []string{"abstract", "static", "final", "synchronized", "native", "strictfp"}, methodJML)
	interfaceMethodModifiers = rule([]string{"public", "private", "abstract", "static", "default", "strictfp"}, methodJML)
	constructorModifiers     = rule(access, methodJML)
)

// exclusive are modifiers of which a declaration has at most one.
var exclusive = [][]string{
	{"public", "protected", "private"},
	{"abstract", "final", "private"},
	{"abstract", "native"}, {"abstract", "static"}, {"abstract", "synchronized"}, {"abstract", "default"}, {"abstract", "strictfp"},
	{"default", "static", "private"},
	{"final", "volatile"}, {"final", "sealed", "non-sealed"},
	{"nullable", "non_null"}, {"nullable_by_default", "non_null_by_default"}, {"ghost", "model"},
	{"spec_public", "spec_protected", "spec_private", "spec_package"},
	{"code_java_math", "code_safe_math", "code_bigint_math"}, {"spec_java_math", "spec_safe_math", "spec_bigint_math"},
	{"static", "instance"},
}

// compatibles are the exclusive words that may yet stand together: those of a
// class, and with true those of any declaration.
var compatibles = map[[2]string]bool{
	{"final", "private"}: true, {"static", "private"}: true,
	{"abstract", "static"}: false, {"abstract", "private"}: false, {"abstract", "strictfp"}: false,
}

// modifiers checks that each modifier may stand here, once, and fits the others.
func (c *checker) modifiers(m *ast.Modifiers, allowed modifierRule, what string) {
	if m == nil || len(m.Words)+len(m.JML) == 0 {
		return
	}
	all := append(append([]*ast.Name(nil), m.Words...), m.JML...)
	for i, w := range all {
		for _, v := range all[:i] {
			if v.Text == w.Text {
				c.report(Modifier, w.At, "the modifier %s stands here twice", w.Text)
			}
		}
		if !allowed[w.Text] {
			c.report(Modifier, w.At, "%s cannot be %s", what, w.Text)
		}
	}
	class := !allowed["synchronized"] && !allowed["default"]
	for _, set := range exclusive {
		var first *ast.Name
		for _, w := range all {
			if !contains(set, w.Text) || !allowed[w.Text] {
				continue
			}
			switch {
			case first == nil:
				first = w
			case first.Text == w.Text, areCompatible(first.Text, w.Text, class):
			default:
				c.report(Modifier, w.At, "%s cannot be both %s and %s", what, first.Text, w.Text)
			}
		}
	}
}

// areCompatible reports whether two exclusive words may stand together after all.
func areCompatible(a, b string, class bool) bool {
	for _, p := range [][2]string{{a, b}, {b, a}} {
		if any, ok := compatibles[p]; ok && (any || class) {
			return true
		}
	}
	return false
}

func contains(list []string, w string) bool {
	for _, x := range list {
		if x == w {
			return true
		}
	}
	return false
}
