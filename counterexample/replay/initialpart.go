package replay

import (
	"errors"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// isOutOfSight reports whether an initialiser is not followed since code of it is not here.
func isOutOfSight(err error) bool {
	return errors.As(err, new(*NoBody)) || errors.As(err, new(*Outside)) || errors.As(err, new(*source.Diagnostic))
}

// part executes one static initialiser; at is where the statement of a block begins that it is
// at.
func (s *Initials) part(c *types.Class, part core.StaticInit, at *int32) {
	m := s.m
	x, block, ds := m.prog.Static(c, part)
	m.resolved(ds)
	k := m.compiler(c, nil)
	if part.Field == nil {
		var parts []exec
		for _, x := range block.Stmts {
			body := k.stmt(x)
			parts = append(parts, func(fr *frame) flow {
				*at = x.Span().Start
				return body(fr)
			})
		}
		sequence(parts)(&frame{m: m, vars: make([]value, k.vars), old: preState})
		return
	}
	k.onlyStored = x
	f, init := part.Field, k.converted(x, part.Field.Type)
	v := init(&frame{m: m, vars: make([]value, k.vars), old: preState})
	m.static[m.staticIndex(f)] = v
	if v.r == absent {
		s.unknown[f] = fault("JVMs may differ in what it holds")
		return
	}
	if f.Enum != nil || f.IsSingle() {
		s.names[v.r] = f.QName()
	}
	if v.r != nil && m.world.Frozen(f) {
		s.frozen[v.r] = true
	}
}

// hasInitialisers reports whether initialising a class, without what it extends,
// executes anything.
func hasInitialisers(c *types.Class) bool {
	return len(core.StaticInits(c)) > 0
}
