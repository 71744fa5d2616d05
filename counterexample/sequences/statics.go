package sequences

import (
	"strings"

	"inspect/java/ast"
	"inspect/java/types"
)

// Static fields are told apart by their classes: two of one name have nothing to do with
// each other, and who changes one is to be found in all the program.

// place is what effects call a static field, beside its name.
func place(f *types.Field) string { return staticMark + f.Class.Name + "." + f.Name }

const staticMark = "static "

// isStatic reports whether a static field is among places.
func isStatic(places map[string]bool) bool {
	for p := range places {
		if strings.HasPrefix(p, staticMark) {
			return true
		}
	}
	return false
}

// statics notes the static fields that x, a name or a selection, may mean.
func (t *reading) statics(into map[string]bool, x ast.Expr) {
	name, class := "", ""
	switch x := x.(type) {
	case *ast.Ident:
		name = x.Name
		if f := visible(t.method.Class, name); f != nil {
			if f.Static {
				into[place(f)] = true
			}
			return
		}
	case *ast.Select:
		name = x.Name.Text
		if class = className(x.X); !t.effects.classes[class] {
			class = ""
		}
		if class == "" && t.effects.instance[name] {
			return
		}
	}
	for _, f := range t.effects.statics[name] {
		if class == "" || isBelow(t.effects.named[class], f.Class) {
			into[place(f)] = true
		}
	}
}

// className is the last name of an expression that may be the name of a class, "" of others.
func className(x ast.Expr) string {
	switch x := ast.Unparen(x).(type) {
	case *ast.Ident:
		return x.Name
	case *ast.Select:
		return x.Name.Text
	case *ast.TypeName:
		if n, ok := x.Type.(*ast.NamedType); ok {
			return lastPart(n)
		}
	}
	return ""
}

// isBelow reports whether one of the classes has the fields of c.
func isBelow(classes []*types.Class, c *types.Class) bool {
	for _, k := range classes {
		if k.IsSubclassOf(c) {
			return true
		}
	}
	return false
}

// visible is the field that a name means in the code of a class, nil for none.
func visible(c *types.Class, name string) *types.Field {
	for ; c != nil; c = c.Outer {
		if f := inherited(c, name); f != nil {
			return f
		}
	}
	return nil
}

// inherited is the field of a name that a class has, its own or one of what it extends.
func inherited(c *types.Class, name string) *types.Field {
	for k := c; k != nil; k = k.Super {
		for _, f := range k.Fields {
			if f.Name == name {
				return f
			}
		}
		for _, i := range k.Interfaces {
			if f := inherited(i, name); f != nil {
				return f
			}
		}
	}
	return nil
}

// changers sees to the calls that change the static fields which are read so far: static
// methods are steps, and objects are made of the classes of all others. It reports whether
// there were any.
func (p *plan) changers() bool {
	more := false
	for _, fs := range p.effects.statics {
		for _, f := range fs {
			if !p.reads[place(f)] || p.changed[f] {
				continue
			}
			p.changed[f] = true
			more = true
			switch {
			case Unnameable(f.Class) != "" || !p.isAssignable(f):
			case p.isLeftOut(f.Class):
				p.unassigned = append(p.unassigned, f)
			default:
				p.assign(f, nil, types.GroundFieldBy(p.world, f, nil, p.choice))
			}
		}
	}
	if len(p.changed) == 0 {
		return more
	}
	where := p.effects.scopes.With(p.statics())
	for _, c := range p.effects.program {
		if c.Broken != nil || !p.isOurs(c) && !c.IsInterface() || Unnameable(c) != "" || !where.HasAnyOf(p.effects.scopes.Of(c)) {
			continue
		}
		for _, m := range c.Methods {
			if p.isCallable(m) && (p.changesStatics(m) || p.isLendingStatics(m)) {
				more = p.changer(m, c) || more
			}
		}
	}
	return more
}

// statics are the classes of the static fields that are read, and of the fields that may have what these have.
func (p *plan) statics() (out []*types.Class) {
	for f := range p.changed {
		out = append(out, f.Class)
		if isChangeable(f.Type) {
			for k := range p.effects.aliasesOf(f).fields {
				out = append(out, k.Class)
			}
		}
	}
	return out
}

// changer sees to calls of a method of a class that changes a static field.
func (p *plan) changer(m *types.Method, c *types.Class) bool {
	t := types.GroundClassBy(p.world, c, p.choice)
	if m.Static {
		return p.step(m, &pool{typ: t, class: c})
	}
	n := len(p.pools)
	p.need(t, false)
	return len(p.pools) > n
}

// changesStatics reports whether a method changes a static field that is read, or what one
// refers to, which objects may have as well:
//
//	private static final int[] A = {3}; int[] mine = A; void zero() { mine[0] = 0; }
func (p *plan) changesStatics(m *types.Method) bool {
	e := p.effectOf(m)
	for f := range p.changed {
		at := place(f)
		if e.writes[at] || (e.reads[at] || p.canShare(f, m)) && isChangeable(f.Type) && e.touches(p.reads) {
			return true
		}
	}
	return false
}

// isLendingStatics reports whether a method may give what a static field refers to that is read, and gives
// an object that is there before.
func (p *plan) isLendingStatics(m *types.Method) bool {
	if m.Constructor || !p.isOurs(classOf(m.Result)) {
		return false
	}
	reads := p.effectOf(m).reads
	for f := range p.changed {
		if (reads[place(f)] || p.canShare(f, m)) && p.isLending(m, &pool{typ: types.GroundClassBy(p.world, m.Class, p.choice), class: m.Class}) {
			return true
		}
	}
	return false
}

// canShare reports whether a method reads a field that may refer to what a static field refers to.
func (p *plan) canShare(f *types.Field, m *types.Method) bool {
	if !isChangeable(f.Type) {
		return false
	}
	reads := p.effectOf(m).reads
	for k := range p.effects.aliasesOf(f).fields {
		if k != f && reads[k.Name] {
			return true
		}
	}
	return false
}
