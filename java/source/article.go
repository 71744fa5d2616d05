package source

import "strings"

// A is a name behind its article: a String, an Object, an int[].
func A(name string) string {
	if name != "" && strings.ContainsRune("AEIOUaeiou", rune(name[0])) {
		return "an " + name
	}
	return "a " + name
}
