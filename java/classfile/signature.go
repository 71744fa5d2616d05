package classfile

import (
	"fmt"
	"strings"
)

// TypeKind says what a Type is.
type TypeKind uint8

// The kinds of types.
const (
	Primitive TypeKind = iota // Name is int, void, …
	ClassType                 // Name is the binary name
	Variable                  // Name is that of the type variable
	Array                     // Of is the type of the elements
	Wildcard                  // Of is the bound, nil: none; Super: a lower one
)

// Type is a type of a descriptor or a generic signature. It prints as javap has it:
// java.util.Map$Entry<K, ? extends V[]>.
type Type struct {
	Kind  TypeKind
	Name  string
	Outer *Type   // of a member class of a parameterised class, which is Outer
	Args  []*Type // of a parameterised class
	Of    *Type
	Super bool
}

// TypeParam is a type variable's declaration. No bound means java/lang/Object.
type TypeParam struct {
	Name   string
	Bounds []*Type
}

// ClassSignature is that of a generic class (JVMS 4.7.9.1).
type ClassSignature struct {
	Params     []TypeParam
	Super      *Type
	Interfaces []*Type
}

// MethodSignature is that of a method, generic or not.
type MethodSignature struct {
	TypeParams []TypeParam
	Params     []*Type
	Result     *Type // void of constructors
	Throws     []*Type
}

func (m *MethodSignature) params() []*Type {
	if m == nil {
		return nil
	}
	return m.Params
}

func (t *Type) String() string {
	return t.format(func(binary string) string { return strings.ReplaceAll(binary, "/", ".") })
}

// format prints a type with the names of classes as name gives them.
func (t *Type) format(name func(string) string) string {
	switch t.Kind {
	case Array:
		return t.Of.format(name) + "[]"
	case Wildcard:
		switch {
		case t.Of == nil:
			return "?"
		case t.Super:
			return "? super " + t.Of.format(name)
		}
		return "? extends " + t.Of.format(name)
	case ClassType:
		s := name(t.Name)
		if t.Outer != nil && len(t.Outer.Args) > 0 {
			short := t.Name[strings.LastIndexAny(t.Name, "$/")+1:]
			s = t.Outer.format(name) + "." + short
		}
		if len(t.Args) > 0 {
			s += "<" + join(t.Args, ", ", name) + ">"
		}
		return s
	}
	return t.Name
}

func join(ts []*Type, separator string, name func(string) string) string {
	texts := make([]string, len(ts))
	for i, t := range ts {
		texts[i] = t.format(name)
	}
	return strings.Join(texts, separator)
}

var primitives = map[byte]string{
	'B': "byte", 'C': "char", 'D': "double", 'F': "float", 'I': "int", 'J': "long", 'S': "short", 'Z': "boolean", 'V': "void",
}

// signatures reads descriptors and signatures: the former are a subset.
type signatures struct {
	text string
	at   int
	bad  error
}

func (s *signatures) fail() {
	if s.bad == nil {
		s.bad = fmt.Errorf("signature %.200q is wrong at %d", s.text, s.at)
	}
}

func (s *signatures) peek() byte {
	if s.bad == nil && s.at < len(s.text) {
		return s.text[s.at]
	}
	return 0
}

// accept reads a character if it is the next one.
func (s *signatures) accept(c byte) bool {
	if s.peek() != c {
		return false
	}
	s.at++
	return true
}

func (s *signatures) expect(c byte) {
	if !s.accept(c) {
		s.fail()
	}
}

// name reads up to one of the characters that no name has.
func (s *signatures) name() string {
	n := 0
	if s.bad == nil {
		if n = strings.IndexAny(s.text[s.at:], ".;[<>:"); n <= 0 {
			s.fail()
			return ""
		}
	}
	name := s.text[s.at : s.at+n]
	s.at += n
	return name
}

func (s *signatures) end() error {
	if s.at < len(s.text) {
		s.fail()
	}
	return s.bad
}

// typ reads one type: void only as a result.
func (s *signatures) typ(void bool, depth int) *Type {
	c := s.peek()
	if depth > 4*maxDepth || c == 0 || c == 'V' && !void {
		s.fail()
		return &Type{}
	}
	if p := primitives[c]; p != "" {
		s.at++
		return &Type{Kind: Primitive, Name: p}
	}
	s.at++
	switch c {
	case '[':
		return &Type{Kind: Array, Of: s.typ(false, depth+1)}
	case 'T':
		t := &Type{Kind: Variable, Name: s.name()}
		s.expect(';')
		return t
	case 'L':
		t := &Type{Kind: ClassType, Name: s.name()}
		t.Args = s.args(depth)
		for s.accept('.') {
			t = &Type{Kind: ClassType, Name: t.Name + "$" + s.name(), Outer: t}
			t.Args = s.args(depth)
		}
		s.expect(';')
		return t
	}
	s.at--
	s.fail()
	return &Type{}
}

// args reads <…> behind a class's name, if it is there.
func (s *signatures) args(depth int) []*Type {
	if !s.accept('<') {
		return nil
	}
	var ts []*Type
	for s.bad == nil && (len(ts) == 0 || s.peek() != '>') {
		switch {
		case s.accept('*'):
			ts = append(ts, &Type{Kind: Wildcard})
		case s.accept('+'):
			ts = append(ts, &Type{Kind: Wildcard, Of: s.typ(false, depth+1)})
		case s.accept('-'):
			ts = append(ts, &Type{Kind: Wildcard, Of: s.typ(false, depth+1), Super: true})
		default:
			ts = append(ts, s.typ(false, depth+1))
		}
	}
	s.expect('>')
	return ts
}

// params reads <T:Bound…> at the beginning, if it is there. A class bound may be
// missing where bounds by interfaces follow.
func (s *signatures) params() []TypeParam {
	if !s.accept('<') {
		return nil
	}
	var ps []TypeParam
	for s.bad == nil && (len(ps) == 0 || s.peek() != '>') {
		p := TypeParam{Name: s.name()}
		s.expect(':')
		if s.peek() != ':' {
			p.Bounds = append(p.Bounds, s.typ(false, 0))
		}
		for s.accept(':') {
			p.Bounds = append(p.Bounds, s.typ(false, 0))
		}
		ps = append(ps, p)
	}
	s.expect('>')
	return ps
}

// parseField reads the type of a field or component.
func parseField(text string) (*Type, error) {
	s := &signatures{text: text}
	t := s.typ(false, 0)
	return t, s.end()
}

// parseMethod reads the descriptor or the signature of a method.
func parseMethod(text string) (*MethodSignature, error) {
	s := &signatures{text: text}
	m := &MethodSignature{TypeParams: s.params()}
	s.expect('(')
	for s.bad == nil && s.peek() != ')' {
		m.Params = append(m.Params, s.typ(false, 0))
	}
	s.expect(')')
	m.Result = s.typ(true, 0)
	for s.accept('^') {
		m.Throws = append(m.Throws, s.typ(false, 0))
	}
	return m, s.end()
}

// parseClass reads the signature of a class.
func parseClass(text string) (*ClassSignature, error) {
	s := &signatures{text: text}
	c := &ClassSignature{Params: s.params(), Super: s.typ(false, 0)}
	for s.bad == nil && s.at < len(s.text) {
		c.Interfaces = append(c.Interfaces, s.typ(false, 0))
	}
	return c, s.end()
}
