package core

import (
	"inspect/java/ast"
	"inspect/java/types"
)

// accessRule is the predicate of a readable or writable clause; at is the place of one
// that says nothing.
func (l *lowering) accessRule(m *types.Method, at ast.Node) Expr {
	h := Typed{Loc: Loc{at}, T: m.Result}
	switch k := m.Clause; {
	case k.Same:
		return l.unsupported(h, `\same`, "write the predicate")
	case k.Y == nil: // not specified
		return always(at)
	default:
		return l.expr(k.Y)
	}
}

// Readable are the methods that say whether code, in the body of a method, may read a
// field; Writable those that say whether it may assign to it. Who copies an object looks
// at no field by its name.
func Readable(in *types.Method, f *types.Field) []*types.Method { return accessed(in, f.Readable) }

// Writable: see Readable.
func Writable(in *types.Method, f *types.Field) []*types.Method { return accessed(in, f.Writable) }

func accessed(in *types.Method, rules []*types.Method) []*types.Method {
	if in != nil && in.Derived == types.Copy {
		return nil
	}
	return rules
}
