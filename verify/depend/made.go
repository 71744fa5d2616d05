package depend

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"inspect/java/ast"
)

// Annotations of Lombok make members of a class that stand in no text. What they do is decided by the
// fields and methods of the class, so all of a file that uses Lombok is rest, and so is whatever has a
// name that these members may call.

// usesLombok reports whether annotations in a file may make members.
func usesLombok(f *ast.File) bool { return strings.Contains(f.Source.Text, "lombok") }

// accessors are the names of methods by which members that are made may read and set the fields of a file.
func accessors(f *ast.File) string {
	words := []string{"canEqual"}
	for _, c := range f.Types {
		ast.Walk(c, func(n ast.Node) bool {
			if d, ok := n.(*ast.FieldDecl); ok {
				name := d.Name.Text
				first, size := utf8.DecodeRuneInString(name)
				for _, prefix := range []string{"get", "is", "set"} {
					words = append(words, prefix+string(unicode.ToUpper(first))+name[size:])
				}
				if rest, ok := strings.CutPrefix(name, "is"); ok {
					words = append(words, "get"+rest, "set"+rest)
				}
			}
			return true
		})
	}
	return "\n" + strings.Join(words, " ")
}
