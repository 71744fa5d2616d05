package parse

import (
	"cmp"
	"slices"
	"strings"

	"inspect/java/ast"
	"inspect/java/source"
)

// comment is one that is no annotation and has an @, with its markers.
type comment struct{ from, to int }

// tagWords begin clauses and are hardly tags of Javadoc or words of commented-out
// code: behind // or /* and an @ they need nothing more to look like a clause.
var tagWords = wordSet("requires", "ensures", "signals", "signals_only", "exsures", "assignable", "modifiable",
	"invariant", "initially", "represents", "measured_by", "loop_invariant", "loop_variant", "loop_modifies", "loop_assignable",
	"maintaining", "decreasing", "normal_behavior", "normal_behaviour", "exceptional_behavior", "exceptional_behaviour")

// tagModifiers are JML's modifiers that no tag of Javadoc and of its like is named.
var tagModifiers = wordSet("pure", "strictly_pure", "spec_pure", "heap_free", "helper", "spec_public", "spec_protected", "nullable", "non_null",
	"nullable_by_default", "non_null_by_default", "code_java_math", "code_safe_math", "code_bigint_math",
	"spec_java_math", "spec_safe_math", "spec_bigint_math")

// lookAlikes warns of comments that look like specifications and are none: with a
// space in front of the @, or in Javadoc.
//
//	/* @ ensures \result > 0; */    // @ pure    /** @requires x > 0 */
func (r *run) lookAlikes(comments []comment) []*source.Diagnostic {
	var ds []*source.Diagnostic
	for _, c := range comments {
		text := r.text[c.from:c.to]
		javadoc := strings.HasPrefix(text, "/**")
		body := strings.TrimSuffix(text, "*/")
		if strings.Contains(body, "@test\n") {
			continue // a test of the JDK, which has a tag @requires
		}
		if d := cmp.Or(r.clauseWithoutAt(c), r.commentedOut(c), r.withoutKey(c)); d != nil {
			ds = append(ds, d)
			continue
		}
		tags := 0
		for start, first := 2, true; start < len(body) && tags < mostTags; first = false {
			end := len(body)
			if i := strings.IndexByte(body[start:], '\n'); i >= 0 {
				end = start + i
			}
			at := end - len(strings.TrimLeft(body[start:end], " \t*"))
			if at < end && body[at] == '@' {
				tags++
				if word, ok := clauseLike(body[at:], first && !javadoc); ok {
					d := source.Errorf(AlmostAnnotation, r.span(c.from+at, c.from+at+strings.Index(body[at:], word)+len(word)),
						"this comment looks like a specification and is none, since %s; nothing checks it", why(text[:2], javadoc))
					d.Severity = source.Warning
					d.Remedy = fix(text[:2], word, javadoc || !first)
					ds = append(ds, d)
					break
				}
			}
			start = end + 1
		}
	}
	return ds
}

func why(opener string, javadoc bool) string {
	if javadoc {
		return "it is Javadoc"
	}
	return "its @ does not stand directly behind " + opener
}

// fix is how the clause that begins with word is written. apart: what else is in the
// comment stays one.
func fix(opener, word string, separate bool) string {
	text := "write " + opener + "@ " + word
	if !tagModifiers[word] {
		text += " …"
	}
	if opener == "/*" {
		text += " @*/"
	}
	if separate {
		text += " in an annotation of its own"
	}
	return text
}

// clauseLike reports whether the text behind and with an @ reads like a clause or like
// modifiers, and gives the word that does. In a place where no Javadoc stands the
// word may be enough; else what follows must read like JML and not like a sentence.
func clauseLike(text string, plain bool) (string, bool) {
	tag := untilTag(strings.TrimLeft(text[:min(len(text), longestTag)], "@"))
	rest, modifier := tag, ""
	for {
		rest = strings.TrimLeft(rest, " \t\r\n*@")
		n := 0
		for n < len(rest) && charClass[rest[n]]&idPart != 0 {
			n++
		}
		word := rest[:n]
		rest = rest[n:]
		switch {
		case word == "" && strings.Trim(rest, "; \t\r\n*@") == "":
			return modifier, modifier != ""
		case tagModifiers[word]:
			modifier = word
		case wordTypes[word] == tModifier || word == "also":
		case tagWords[base(word)] && plain:
			return word, true
		case tagWords[base(word)], clauseWords[base(word)].shape != shapeNone && clauseWords[base(word)].shape != shapeText:
			return word, readsLikeJML(rest)
		default:
			return "", false
		}
	}
}

// Of a comment so many lines that begin with an @ are looked at, and so much of the text
// behind each.
const (
	mostTags   = 200
	longestTag = 2000
)

// untilTag cuts text before the next line that begins with a tag such as @param.
func untilTag(text string) string {
	for i := 0; ; {
		n := strings.IndexByte(text[i:], '\n')
		if n < 0 {
			return text
		}
		i += n + 1
		line := strings.TrimLeft(text[i:], " \t*")
		if len(line) > 1 && line[0] == '@' && charClass[line[1]]&idStart != 0 {
			return text[:i]
		}
	}
}

// readsLikeJML reports whether text is an expression with an operator, up to its
// semicolon if there is one, or has a word with a backslash that only JML has.
func readsLikeJML(text string) bool {
	for _, w := range []string{`\result`, `\old`, `\forall`, `\exists`, `\nothing`, `\everything`, `\fresh`, `\reach`} {
		if strings.Contains(text, w) {
			return true
		}
	}
	text, _, _ = strings.Cut(text, ";")
	text = strings.TrimRight(text, " \t\r\n*@")
	x, ds := Expr(source.NewFile("", strings.ReplaceAll(strings.ReplaceAll(text, "\n", " "), "@", " ")))
	if x == nil || len(ds) > 0 {
		return false
	}
	switch ast.Unparen(x).(type) {
	case *ast.Binary, *ast.Chain, *ast.Unary, *ast.Call, *ast.InstanceOf, *ast.Quantified, *ast.Assign, *ast.Cond:
		return true
	}
	return false
}

// firstWord is the word of JML that a comment without an @ begins with.
func firstWord(body string) (word, rest string) {
	body = strings.TrimLeft(body, " \t")
	n := 0
	for n < len(body) && charClass[body[n]]&idPart != 0 {
		n++
	}
	if word = body[:n]; tagWords[base(word)] || tagModifiers[word] {
		return word, body[n:]
	}
	return "", ""
}

// isClauseWithoutAt reports whether a comment may be a clause that lacks its @.
func isClauseWithoutAt(body string) bool {
	word, _ := firstWord(body)
	return word != ""
}

// ofContracts begin clauses of which a comment that compares something may lack even the
// semicolon: others begin many a remark.
var ofContracts = wordSet("requires", "ensures", "assignable", "modifiable", "signals", "loop_invariant")

// clauseWithoutAt warns of a comment that is a clause or a modifier but for the @.
//
//	// ensures \result > 0;    /* pure */
func (r *run) clauseWithoutAt(c comment) *source.Diagnostic {
	text := r.text[c.from:c.to]
	word, rest := firstWord(strings.TrimSuffix(text[2:], "*/"))
	if word == "" {
		return nil
	}
	switch rest = strings.TrimSpace(rest); {
	case tagModifiers[word]:
		if rest != "" || len(r.gaps) == 0 { // the latter: a file without annotations
			return nil
		}
	case !readsLikeJML(rest):
		return nil
	case strings.HasSuffix(rest, ";") && len(r.gaps) > 0:
	case !strings.HasSuffix(rest, ";") && !ofContracts[base(word)], !strings.ContainsAny(rest, `<>=!\`):
		return nil
	}
	at := c.from + strings.Index(text, word)
	d := source.Errorf(AlmostAnnotation, r.span(at, at+len(word)), "this comment looks like a specification and is none, since it has no @; nothing checks it")
	d.Severity = source.Warning
	d.Remedy = fix(text[:2], word, false)
	return d
}

// commentedOut warns of a Java annotation in the place of a specification, once for each:
// of one that looks like a modifier of JML, and of any in a comment of its own.
//
//	/*@Nullable*/ Object o;
func (r *run) commentedOut(c comment) *source.Diagnostic {
	text := r.text[c.from:c.to]
	body := strings.TrimSuffix(text[2:], "*/")
	_, i := keysOf(body)
	if i >= len(body) || body[i] != '@' || !isJavaAnnotation(body[i+1:]) {
		return nil
	}
	name, rest := qualifiedName(strings.TrimLeft(body[i:], "@ "))
	word := strings.ToLower(name[strings.LastIndexByte(name, '.')+1:])
	like := cmp.Or(modifierOf(word), nearestWord(word, annotationWords))
	if !hasOnlyAnnotations(rest) || like == "" && text[:2] == "//" || r.reported[name] {
		return nil
	}
	r.noteReported(name)
	at := c.from + strings.Index(text, name)
	d := source.Errorf(AlmostAnnotation, r.span(at, at+len(name)), "this comment looks like a specification and is none, since no word of JML begins with a capital; nothing checks it")
	d.Severity = source.Warning
	d.Remedy = "write @" + name + " in the code, or put a space in front of the @"
	if like != "" {
		d.Remedy = fix(text[:2], like, false) + ", or @" + name + " in the code"
	}
	return d
}

// modifierOf is the modifier of JML that a word is; empty: it is none.
func modifierOf(word string) string {
	if jmlModifiers[word] {
		return word
	}
	return ""
}

// noteReported notes that something was said of a word.
func (r *run) noteReported(word string) {
	if r.reported == nil {
		r.reported = map[string]bool{}
	}
	r.reported[word] = true
}

// ofTools are the keys that specifications have for one tool or another: who enables some
// leaves others out on purpose.
var ofTools = []string{"ESC", "RAC", "OPENJML", "KEY"}

// withoutKey warns of a conditional annotation that is not read as none of its keys is
// enabled, once for each of these.
//
//	//+OPENJLM@ ensures \result > 0;
func (r *run) withoutKey(c comment) *source.Diagnostic {
	text := r.text[c.from:c.to]
	keys, i := keysOf(text[2:])
	if i += 2; i >= len(text) || text[i] != '@' {
		return nil
	}
	key := ""
	for _, k := range keys {
		is := func(o string) bool { return strings.EqualFold(o, k[1:]) }
		switch {
		case slices.ContainsFunc(r.keys, is):
			return nil // it is left out because of it, or is a Java annotation
		case k[0] == '+' && k != "+" && !(len(r.keys) > 0 && slices.ContainsFunc(ofTools, is)):
			key = cmp.Or(key, k[1:])
		}
	}
	rest := strings.TrimLeft(text[i:], "@ \t\r\n")
	n := 0
	for n < len(rest) && charClass[rest[n]]&idPart != 0 {
		n++
	}
	if word := rest[:n]; key == "" || r.reported["+"+key] || !startsClause(word) && !jmlModifiers[word] && wordTypes[word] != tModifier {
		return nil
	}
	r.noteReported("+" + key)
	at := c.from + strings.Index(text, key)
	d := source.Errorf(AlmostAnnotation, r.span(at, at+len(key)), "this annotation counts where the key %s is enabled, and it is not; nothing checks it, nor others behind that key", key)
	d.Severity = source.Warning
	d.Remedy = "enable it with --keys " + key + ", or write " + text[:2] + "@"
	return d
}
