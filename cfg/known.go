package cfg

import (
	"slices"

	"inspect/source"
	"inspect/types"
)

// knownTypes mentions the classes that the static types of the inputs of m name, for
// the fields that the check looks at.
func (s *scope) knownTypes(m *types.Method) {
	for n := -1; n != len(s.ordered); {
		n = len(s.ordered)
		for _, k := range s.w.Info.Known[m] {
			if !s.looksAt(k) {
				continue
			}
			if len(s.w.Ranges(k.Of)) > 0 {
				f := k.Fields[len(k.Fields)-1]
				s.report([]*source.Diagnostic{source.NotSupported(f.Span, "a value that exists before the call, of type "+k.Of.Name+", in a field of another type,", "declare the field with that type")})
				continue
			}
			s.input(k.Of)
		}
		s.drain()
		s.meetConstants()
	}
}

// looksAt tells whether the check looks at a place.
func (s *scope) looksAt(k types.Known) bool {
	return !slices.ContainsFunc(k.Fields, func(f *types.Field) bool { return !s.fields[f] })
}

// assumeKnown assumes what the static types of the inputs of m say of the objects in
// fields of wider types.
func (l *code) assumeKnown(m *types.Method) {
	for _, k := range l.w.Info.Known[m] {
		if !l.scope.looksAt(k) {
			continue
		}
		x, at, name := l.act.this, m.Span, "this"
		if k.Root != nil {
			x, at, name = l.read(l.variable(k.Root)), k.Root.Span, k.Root.Name
		}
		there := l.mk.yes
		for _, f := range k.Fields {
			there = l.mk.and(there, l.isA(x, f.Class))
			x = l.mk.field(l.fieldComp(f), l.narrowTo(x, f.Class))
			name += "." + f.Name
		}
		ok := l.mk.or(l.mk.not(there), l.mk.or(l.mk.not(l.mk.nonNull(x)), l.isA(x, k.Of)))
		l.assume(l.spec(l.act.this).pure(ok), at, "type", name+" is null or a "+k.Of.SimpleName())
	}
}
