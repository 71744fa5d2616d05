package core

import "inspect/java/types"

// opaqueEquals reports whether an object has the hidden number that this opaque one has, of whatever types.
func (l *lowering) opaqueEquals(b *Body) Expr {
	at := b.From
	f := b.Method.Class.Likeness()
	c := f.Class
	boolean := func() Typed { return Typed{Loc: Loc{at}, T: types.Of(types.Boolean)} }
	other := func() Expr { return l.params(b.Method)[0] }
	that := &Field{Typed{Loc: Loc{at}, T: f.Type}, &Cast{Typed{Loc: Loc{at}, T: c}, other()}, f}
	return &Binary{boolean(), "&&", &InstanceOf{boolean(), other(), c, nil}, &Binary{boolean(), "==", l.component(at, f), that}}
}

// opaqueHash is the lower half of the hidden number.
func (l *lowering) opaqueHash(b *Body) Expr {
	at := b.From
	return &Cast{Typed{Loc: Loc{at}, T: types.Of(types.Int)}, l.component(at, b.Method.Class.Likeness())}
}
