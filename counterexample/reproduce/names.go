package reproduce

import (
	"fmt"
	"strings"

	"inspect/java/types"
)

// fieldName is the name of a field in the class file: val$x of a captured variable,
// this$0 of the enclosing instance, this$1 where that one has one.
func fieldName(f *types.Field) string {
	switch {
	case f.Captured != nil:
		return "val$" + f.Name
	case f.IsHidden():
		depth := 0
		for c := f.Class.Outer; c.IsInner(); c = c.Outer {
			depth++
		}
		return fmt.Sprintf("this$%d", depth)
	}
	return f.Name
}

// typeName is a type's name as the programs' type() takes it: int, p.C, p.C[].
func typeName(t types.Type) string {
	switch t := t.(type) {
	case *types.Class:
		return t.BinaryName()
	case *types.Array:
		return typeName(t.Elem) + "[]"
	}
	return t.String()
}

// ProgramName is a name for the program that reproduces a counterexample of a
// method, in its package: Reproduce_List_insert_int.
func ProgramName(m *types.Method) string {
	var b strings.Builder
	b.WriteString("Reproduce_")
	for _, r := range strings.TrimSuffix(strings.ReplaceAll(strings.TrimPrefix(m.QName(), packageOf(m.Class)+"."), "[]", "s"), ")") {
		switch {
		case r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9':
			b.WriteRune(r)
		case r > 127: // any file system takes this
			fmt.Fprintf(&b, "u%04x", r)
		default:
			b.WriteByte('_')
		}
	}
	return strings.TrimRight(b.String(), "_")
}

// quote writes a Java string literal.
func quote(s string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range s {
		switch {
		case r == '"' || r == '\\':
			b.WriteByte('\\')
			b.WriteRune(r)
		case r == '\n':
			b.WriteString("\\n")
		case r == '\t':
			b.WriteString("\\t")
		case r < ' ' || r == 0x7f:
			b.WriteByte(' ')
		default:
			b.WriteRune(r)
		}
	}
	b.WriteByte('"')
	return b.String()
}

// comment makes a text harmless inside a Java comment.
func comment(s string) string {
	s = strings.ReplaceAll(s, "*/", "* /")
	s = strings.ReplaceAll(s, "/*", "/ *")
	return strings.ReplaceAll(s, `\u`, `\ u`)
}

// isBuiltIn reports whether a class is one of the JDK or of a library, or a stand-in for one:
// every JVM has it. Classes found on the source path are the user's.
func isBuiltIn(c *types.Class) bool {
	if c.Decl == nil || c.Compiled || c.Platform {
		return true
	}
	at := c.Decl.Span()
	return at.File == nil || c.Library && types.IsInLibrary(at)
}
