package load

import (
	"path/filepath"
	"strings"

	"inspect/counterexample/reproduce"
	"inspect/java/classfile"
	"inspect/java/library"
	"inspect/java/source"
	"inspect/java/types"
)

// CodeModel: the JDK at hand has not, or has otherwise, a method of the library that comes with inspect. Example: JAVA_HOME names a JDK 8, and the code calls List.of()
const CodeModel source.Code = "model"

// Contradictions compare methods of the classes that come with inspect with those that the
// JDK at hand has. What is asked about are the methods that the program names.
type Contradictions struct {
	modules string // lib/modules of the JDK; "": there is none
	image   classfile.Container
	opened  bool
	classes map[string]*classfile.Class
	found   map[*types.Method]string
	diags   *[]*source.Diagnostic
}

// NewContradictions asks the JDK of lib/modules, "" for none. Warnings are added to diags.
func NewContradictions(modules string, diags *[]*source.Diagnostic) *Contradictions {
	return &Contradictions{modules: modules, classes: map[string]*classfile.Class{}, found: map[*types.Method]string{}, diags: diags}
}

// Of says what the JDK has in place of a method of the library, and warns of it once; "": it
// has the method, or is not known. Classes that only inspect has say nothing.
func (c *Contradictions) Of(m *types.Method) string {
	switch {
	case c.modules == "", !strings.HasPrefix(m.Class.Name, "java."), !isPublic(m), m.Derived != types.NotDerived:
		return ""
	case strings.HasSuffix(m.Name, "$"), m.Constructor && m.Class.Name == "java.lang.Enum": // of inspect alone, named by what it makes of the program
		return ""
	}
	if has, known := c.found[m]; known {
		return has
	}
	has := c.compare(m)
	if c.found[m] = has; has != "" {
		d := source.Errorf(CodeModel, source.Span{}, "the model of %s claims %s, which %s: calls of it are not supported, and all else is checked",
			m.Class.Name, m.Title(), has)
		d.Severity, d.Remedy = source.Warning, "name the JDK that the program is written for by JAVA_HOME"
		*c.diags = append(*c.diags, d)
	}
	return has
}

// isPublic reports whether Java's code may name the method.
func isPublic(m *types.Method) bool {
	ms := m.Decl.Modifiers
	return m.Class.Decl.Modifiers.Has("public") && (ms.Has("public") || ms.Has("protected") || m.Class.IsInterface() && !ms.Has("private"))
}

func (c *Contradictions) compare(m *types.Method) string {
	k := c.class(strings.ReplaceAll(m.Class.BinaryName(), ".", "/"))
	if c.image != nil && library.Since(m.Class.Name, m.Name, len(m.Params)) > max(library.Baseline, c.version()) {
		return "" // the program is for a later one
	}
	if k == nil {
		if c.image == nil {
			return "" // the JDK cannot be read, which is said elsewhere
		}
		return "names a class that the JDK at hand (" + c.modules + ") does not have"
	}
	name := m.Name
	if m.Constructor {
		name = "<init>"
	}
	other := ""
	for _, f := range c.all(k, m.Constructor) {
		if f.Name != name || !takes(f, m) || f.Flags&(classfile.Public|classfile.Protected) == 0 {
			continue
		}
		if m.Constructor || (f.Flags&classfile.Static != 0) == m.Static && c.gives(f, m.Result) {
			return ""
		}
		other = "in the JDK at hand (" + c.modules + ") " + instead(m, f)
	}
	if other == "" {
		return "the JDK at hand (" + c.modules + ") has not"
	}
	return other
}

// version is that of the JDK, 0 where it does not say.
func (c *Contradictions) version() int {
	return reproduce.Release(filepath.Dir(filepath.Dir(c.modules)))
}

// instead says how a method of the same parameters is another one.
func instead(m *types.Method, f *classfile.Member) string {
	switch static := f.Flags&classfile.Static != 0; {
	case static && !m.Static:
		return "is static"
	case !static && m.Static:
		return "is not static"
	}
	return "gives " + f.Method.Result.String() + ", not " + m.Result.String()
}

// all are the methods that a class has, with those that it inherits.
func (c *Contradictions) all(k *classfile.Class, own bool) []*classfile.Member {
	if own {
		return k.Methods
	}
	var out []*classfile.Member
	for _, k := range c.above(k.Name) {
		out = append(out, k.Methods...)
	}
	return out
}

// above are a class and its supertypes, with Object, by their binary names.
func (c *Contradictions) above(binary string) map[string]*classfile.Class {
	seen := map[string]*classfile.Class{}
	todo := []string{binary, "java/lang/Object"}
	for len(todo) > 0 {
		name := todo[0]
		todo = todo[1:]
		if k := c.class(name); k != nil && seen[name] == nil {
			seen[name] = k
			todo = append(append(todo, k.Interfaces...), k.Super)
		}
	}
	return seen
}

// class reads a class file of the JDK; nil: there is none that can be read.
func (c *Contradictions) class(binary string) *classfile.Class {
	if !c.opened {
		c.opened = true
		c.image, _ = classfile.Open(c.modules)
	}
	if c.image == nil || binary == "" {
		return nil
	}
	if k, known := c.classes[binary]; known {
		return k
	}
	c.classes[binary] = nil
	if data, err := c.image.Find(binary); err == nil && data != nil {
		if k, err := classfile.Parse(data); err == nil {
			c.classes[binary] = k
		}
	}
	return c.classes[binary]
}

// Close leaves the JDK.
func (c *Contradictions) Close() {
	if c.image != nil {
		c.image.Close()
	}
}

// takes reports whether a method of a class file has the parameters of m, which may be for
// arrays of one type what the JDK has for any object.
func takes(f *classfile.Member, m *types.Method) bool {
	rest, _, _ := strings.Cut(strings.TrimPrefix(f.Descriptor, "("), ")")
	for _, p := range m.Params {
		own := reproduce.Descriptor(p.Type)
		after, same := strings.CutPrefix(rest, own)
		if !same && own[0] == '[' {
			after, same = strings.CutPrefix(rest, "Ljava/lang/Object;")
		}
		if !same {
			return false
		}
		rest = after
	}
	return rest == ""
}

// gives reports whether the result of a method of a class file is of type t, or of a class
// below it.
func (c *Contradictions) gives(f *classfile.Member, t types.Type) bool {
	_, result, _ := strings.Cut(f.Descriptor, ")")
	if types.IsKind(t, types.Invalid) || result == reproduce.Descriptor(t) {
		return true
	}
	want, ok := t.(*types.Class)
	if !ok || result[0] != 'L' {
		return false
	}
	_, above := c.above(strings.TrimSuffix(result[1:], ";"))[strings.ReplaceAll(want.BinaryName(), ".", "/")]
	return above
}
