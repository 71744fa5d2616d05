package cfg

import (
	"slices"

	"inspect/java/core"
	"inspect/java/heap"
	"inspect/java/source"
	"inspect/java/types"
)

// classObjects are the objects of java.lang.Class that a check meets: one for each class
// that the code names, and for each that an object may have which is asked for its class.
// They exist in every pre-state, and no others: a value of the pre-state that is one is
// among them.
type classObjects struct {
	class   *types.Class // java.lang.Class; nil: the code has no classes as values
	named   []types.Type
	queried []types.Type // the static types of the objects that are asked
	list    []*Constant  // once the kinds of objects are known
	built   *heap.Classes
}

// classOf notes what has a class as its value.
func (s *scope) classOf(e *core.ClassOf) {
	c := &s.classes
	c.class = e.T.(*types.Class)
	s.mention(c.class)
	if !s.instantiated[c.class] {
		s.instantiated[c.class] = true
		s.receiver(c.class)
	}
	if e.X == nil {
		if k := types.FirstConstant(e.Of); k != nil && k.Class.Platform {
			s.mention(k.Class) // those of the program are there where somebody looks at them: see enums
		}
		c.name(e.Of)
		for _, above := range s.above {
			s.noteArraysOfNamed(e.Of, above)
		}
	} else if t := e.X.Type(); !slices.Contains(c.queried, t) {
		c.queried = append(c.queried, t)
	}
}

// name notes a class that is a value.
func (c *classObjects) name(t types.Type) {
	if !slices.Contains(c.named, t) {
		c.named = append(c.named, t)
	}
}

// classField notes that somebody looks at what classes say: of them, texts are those of
// constants.
func (s *scope) classField(f *types.Field) {
	s.mention(f.Type)
	if isString(f.Type) {
		s.instantiate(f.Type)
		s.instantiate(s.w.Row())
	}
}

// addClasses finds the objects of java.lang.Class.
func (u *universe) addClasses(s *scope) {
	c := &s.classes
	for _, k := range u.kinds {
		if types.IsClass(k.Type) {
			c.class = k.Type.(*types.Class)
		}
	}
	if c.class == nil {
		return
	}
	of := slices.Clone(c.named)
	add := func(t types.Type) {
		if !slices.Contains(of, t) {
			of = append(of, t)
		}
	}
	for _, k := range u.kinds {
		if slices.ContainsFunc(c.queried, func(t types.Type) bool { return types.IsAssignable(k.Type, t) }) {
			add(k.Type)
		}
	}
	if s.inputs[c.class] {
		add(u.g.Method.Class)
		add(u.w.Lookup("java.lang.Object"))
	}
	for _, t := range of {
		c.list = append(c.list, s.classObject(t))
	}
	if s.opt.OnlyReached {
		return // who looks at a name that nobody knows is refused
	}
	for _, f := range s.ordered {
		if f.IsOfClass() && len(u.unnamed(f)) > 0 {
			s.report([]*source.Diagnostic{unsaid(f, u.g.Method.Span)})
		}
	}
}

// unnamed are the objects of java.lang.Class of which nobody knows what a field says: the
// names of the classes of lambdas.
func (u *universe) unnamed(f *types.Field) []*Constant {
	k := u.byType[f.Class]
	if !f.IsOfClass() || k == nil {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(k.Constants), func(k *Constant) bool { return k.Class == nil || k.Fixes(f) })
}

// unsaid refuses who looks at that.
func unsaid(f *types.Field, at source.Span) *source.Diagnostic {
	if !isString(f.Type) {
		return source.NotSupported(at, "the constants of an enum whose initialisation is not known", "name the constants")
	}
	return source.NotSupported(at, "the name of the class of a lambda", "leave it out of what is checked")
}

// names ends the executions that look at the name of a class that has none: of a lambda.
func (l *code) names(f *types.Field, obj *Expr, at source.Span) {
	if l.cur == nil {
		return
	}
	for _, k := range l.u.unnamed(f) {
		l.flush()
		if is := l.known(l.mk.eq(obj, l.classConstant(k.Class))); l.cur != nil && is != l.mk.no {
			why := unsaid(f, at)
			x := l.cut(Refused, why, at, 0)
			x.Refused = why
			l.cutOff(x, is, at)
		}
	}
}

// classObject is the object that stands for a type.
func (s *scope) classObject(t types.Type) *Constant {
	if s.opt.Class != nil {
		return s.opt.Class(s.classes.class, t)
	}
	if s.classes.built == nil {
		s.classes.built = heap.NewClasses(s.w, s.interned, func(*types.Field) *Constant { return nil })
	}
	return s.classes.built.Of(s.classes.class, t)
}

// interned is the object of a string constant.
func (s *scope) interned(text string) *Constant {
	s.texts.discover(s.w.TextConst(text), s.opt.Literal)
	k := s.texts.of[text]
	if k.Fields == nil {
		*k = *heap.Literal(s.w, text)
	}
	return k
}

// classNames sees to it that the names of classes fit the width of char.
func (l *lowering) classNames(f *types.Field) {
	if !f.IsOfClass() || !isString(f.Type) {
		return
	}
	of := l.u.byType[f.Class]
	if of == nil { // nothing that is read can be a class
		return
	}
	for _, k := range of.Constants {
		if text := k.Fields[f].Ref; text != nil {
			l.fits(text, l.g.Method.Span)
		}
	}
}

// classOf is the class of x, which is not null, as an object.
func (l *lowering) classOf(x *Expr, t types.Type) *Expr {
	v := l.mk.nullOf(t)
	for i, k := range l.u.kindsOf(x.Type) {
		of := l.classConstant(k.Type)
		if i > 0 {
			of = l.mk.ite(l.mk.instanceOf(x, []*Kind{k}), of, v)
		}
		v = of
	}
	return v
}

// classConstant is the object that stands for a type.
func (l *lowering) classConstant(t types.Type) *Expr {
	c := l.scope.classes.class
	i := slices.IndexFunc(l.u.byType[c].Constants, func(k *Constant) bool { return k.Class == t })
	if i < 0 {
		l.fault(l.g.Method.Span, "the class %s was not collected", t)
	}
	k := l.u.byType[c].Constants[i]
	comp := l.find(compKey{of: k}, func() *Component {
		return &Component{Kind: Static, Name: "class" + itoa(len(l.comps)), Type: c, Initial: &ConstantValue{Ref: k}, Temp: true}
	})
	l.mk.fixed[comp] = true
	x := l.read(comp)
	l.mk.never[x] = true
	return x
}

// belowClass is whether all that is of class x is of class y: two objects of java.lang.Class, of which
// none is null.
func (l *lowering) belowClass(x, y *Expr) *Expr {
	is := l.mk.no
	all := l.u.byType[x.Type].Constants
	for _, above := range all {
		below := l.mk.no
		for _, k := range all {
			if isAssignable(k.Class, above.Class) {
				below = l.mk.or(below, l.mk.eq(x, l.classConstant(k.Class)))
			}
		}
		is = l.mk.or(is, l.mk.and(l.mk.eq(y, l.classConstant(above.Class)), below))
	}
	return is
}

// isAssignable is what Class.isAssignableFrom tells: no number is of another type.
func isAssignable(t, above types.Type) bool {
	return t == above || types.IsReference(t) && types.IsReference(above) && types.IsAssignable(t, above)
}
