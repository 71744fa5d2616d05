package diff

import (
	"slices"
	"strings"
)

// reduced are the lines of a finding without those that look idle: objects that nothing uses, and writes to arrays
// that nothing else reads. The last line stays. Whether they are is for a JVM to say: an object may change what
// others see when it is created.
func reduced(lines []string, ending string) []string {
	out := slices.Clone(lines)
	for i := len(out) - 2; i >= 0; i-- {
		line := out[i]
		name := declaredName(line)
		isUsed := name == "" || slices.ContainsFunc(slices.Delete(slices.Clone(out), i, i+1), func(other string) bool {
			return slices.ContainsFunc(wordsOf(other), func(w word) bool { return w.text == name })
		})
		isUnneeded := strings.HasPrefix(line, "new ") || strings.Contains(line, "$in") && name == "" && hasOwnCall(line, ending)
		if isUnneeded || name != "" && !isUsed {
			out = slices.Delete(out, i, i+1)
		}
	}
	return out
}

// hasOwnCall reports whether a line is a call of a driver's own method, as those that create objects.
func hasOwnCall(line, ending string) bool {
	words := wordsOf(line)
	return len(words) > 1 && strings.Contains(words[0].text, ending) && strings.HasPrefix(words[1].text, strings.TrimSuffix(words[0].text, ending))
}

// declaredName is the variable that a line declares; "": it declares none.
func declaredName(line string) string {
	if !isDeclaration(line) {
		return ""
	}
	head, _, _ := strings.Cut(line, " = ")
	head = strings.TrimSpace(head)
	return head[strings.LastIndexByte(head, ' ')+1:]
}
