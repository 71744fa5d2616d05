package policy

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"inspect/internal/house/measure"
)

// What is larger than this is listed in testdata/limits.txt, with the most that it may have.
const (
	Methods       = 120 // of a type, with those of the structs that it embeds
	FileLines     = 700
	FunctionLines = 80
	SentenceWords = 40 // of the documents
)

// Limits are figures by what they are of: a kind and a name, as a line of testdata/limits.txt has
// them.
//
//	type types.World 478            methods, over Methods
//	file cfg/lower.go 815           lines, over FileLines
//	function replay.scoper.node 89  lines, over FunctionLines
//	sentences README.md 1           sentences over SentenceWords
//	word types kept 12              identifiers of the package with the private word
//	predicates cfg 130              functions with a boolean result that are not named so
type Limits map[string]int

// Measure takes the figures of the tree.
func Measure(t *measure.Tree) Limits {
	l := Limits{}
	for _, r := range t.Receivers() {
		if r.AllMethods > Methods {
			l["type "+r.Name] = r.AllMethods
		}
	}
	for _, s := range t.FilesOver(FileLines) {
		l["file "+s.Name] = s.N
	}
	for _, s := range t.FunctionsOver(FunctionLines) {
		l["function "+s.Name] = s.N
	}
	for _, s := range t.SentencesOver(SentenceWords) {
		l["sentences "+s.Path]++
	}
	for pkg, counts := range t.Private(t.Glossary()) {
		for word, n := range counts {
			l["word "+pkg+" "+word] = n
		}
	}
	for pkg, n := range t.Unpredicates() {
		l["predicates "+pkg] = n
	}
	return l
}

// ParseLimits reads the text of a file of limits.
func ParseLimits(text string) (Limits, error) {
	l := Limits{}
	for _, line := range strings.Split(text, "\n") {
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		at := strings.LastIndex(line, " ")
		if at < 0 {
			return nil, fmt.Errorf("policy: no limit in %q", line)
		}
		n, err := strconv.Atoi(line[at+1:])
		if err != nil {
			return nil, fmt.Errorf("policy: %w in %q", err, line)
		}
		if _, twice := l[line[:at]]; twice {
			return nil, fmt.Errorf("policy: %s stands twice", line[:at])
		}
		l[line[:at]] = n
	}
	return l, nil
}

// String is the text of the file, sorted.
func (l Limits) String() string {
	var b strings.Builder
	b.WriteString("# The most that is allowed; internal/policy/limits.go says of what. See docs/development.md.\n")
	for _, k := range slices.Sorted(maps.Keys(l)) {
		fmt.Fprintf(&b, "%s %d\n", k, l[k])
	}
	return b.String()
}

// Exceeded lists what is larger in now than the limits allow.
func (l Limits) Exceeded(now Limits) []string {
	var out []string
	for _, k := range slices.Sorted(maps.Keys(now)) {
		if now[k] > l[k] {
			out = append(out, fmt.Sprintf("%s: %d, %s", k, now[k], l.allowed(k)))
		}
	}
	return out
}

// allowed says what the limit of k is.
func (l Limits) allowed(k string) string {
	if n, ok := l[k]; ok {
		return fmt.Sprintf("and %d are allowed", n)
	}
	switch kind, _, _ := strings.Cut(k, " "); kind {
	case "type":
		return fmt.Sprintf("and a type may have %d methods, with those that it embeds", Methods)
	case "file":
		return fmt.Sprintf("and a file may have %d lines", FileLines)
	case "function":
		return fmt.Sprintf("and a function may have %d lines", FunctionLines)
	case "predicates":
		return "and the name of a new function that gives a boolean starts with is, has, can or another verb (internal/house/measure)"
	case "sentences":
		return fmt.Sprintf("and no sentence may have more than %d words", SentenceWords)
	}
	return "and no new name may have the word: docs/glossary.md says what to write"
}

// Slack lists the limits that are higher than what there is now.
func (l Limits) Slack(now Limits) []string {
	var out []string
	for _, k := range slices.Sorted(maps.Keys(l)) {
		if now[k] < l[k] {
			out = append(out, fmt.Sprintf("%s: %d, and %d are allowed", k, now[k], l[k]))
		}
	}
	return out
}

// Lowered are the limits where none is higher than what there is now.
func (l Limits) Lowered(now Limits) Limits {
	out := Limits{}
	for k, n := range l {
		if n = min(n, now[k]); n > 0 {
			out[k] = n
		}
	}
	return out
}
