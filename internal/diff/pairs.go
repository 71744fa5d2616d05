package diff

import (
	"path/filepath"
	"slices"
	"strings"

	"inspect/java/types"
)

// pair is a class as it is, and as it was.
type pair struct {
	now, before *types.Class
	file        *file  // with the class as it is
	simple      string // the driver's simple name
	driver      string // its qualified name
	path        string // its file, which is on no disk
	steps       []*step
	observed    map[int]observation // by the line of the driver's text
	text        string
	gifts       []*step // that make objects of the class
	abstract    bool    // no object is of it
}

// is is the driver's field with the object as it is. Each driver has a name of its own for it, so that the search can
// tell by names whose objects a call may change.
func (k *pair) is() string { return "now$" + k.simple }

// was is the one with the object as it was.
func (k *pair) was() string { return "before$" + k.simple }

// step is a method of a driver: a call on both sides, with what is compared behind it.
type step struct {
	now, before *types.Method // nil: the default constructor, or an assignment
	field       *types.Field  // nil: a call
	name        string        // the driver's method
	kind        stepKind
	on          *types.Class // of a gift: of the object that gives it
	array       *types.Array // not nil: an element of such an array is written behind the call
	at          int          // of the argument that is this array; negative: it is the result
	why         string       // not empty: it is in no driver, for this reason
	first, last int          // its lines
}

type stepKind uint8

const (
	call stepKind = iota
	creation
	assignment // to a field that others see
	gift       // a call that gives an object of the pair's class
)

// observation is what one assertion of a driver compares.
type observation struct {
	what        string // "result", "result[i]", "exception", "message", "field limit"
	now, before string // the variables that have it
	why         string // not empty: nothing is compared, for this reason
}

// product is the program with both sides.
type product struct {
	world      *types.World
	mark       string // behind the names of the classes that were
	ending     string // of the names of drivers
	pairs      []*pair
	byClass    map[*types.Class]*pair
	extended   map[string]bool // the simple names of what classes of either side extend
	moved      *pairings
	signatures map[*types.Method]*types.Signature
	files      map[string]*file // as they are, by their paths
	created    []string         // exceptions of the library that the program creates
}

// beforeOf is the class as it was, nil where there is none.
func (p *product) beforeOf(c *types.Class) *types.Class {
	if b := p.world.Lookup(p.before(c)); b != nil && b.Name == p.before(c) {
		return b
	}
	return nil
}

// before is the name of a class as it was in the product program.
func (p *product) before(c *types.Class) string {
	top := types.TopLevel(c)
	if was := p.moved.classes[top.Name]; was != "" {
		return was + p.mark + strings.TrimPrefix(c.Name, top.Name)
	}
	return top.Name + p.mark + strings.TrimPrefix(c.Name, top.Name)
}

// isBefore reports whether a class is one of the revision's.
func (p *product) isBefore(c *types.Class) bool {
	return strings.HasSuffix(types.TopLevel(c).Name, p.mark)
}

// isOurs reports whether a class is one of the sources compared.
func (p *product) isOurs(c *types.Class) bool {
	return c != nil && c.File != nil && !c.IsOutside()
}

// unpaired says why no objects of a class are compared; "": they are.
func (p *product) unpaired(c *types.Class) string {
	switch {
	case c.IsInCode():
		return c.SimpleName() + " stands in code"
	case c.IsInner():
		return c.SimpleName() + " is an inner class"
	case c.Broken != nil:
		return c.SimpleName() + " does not compile"
	}
	for k := c; k != nil; k = k.Outer {
		if k.Decl != nil && k.Decl.Modifiers.Has("private") {
			return c.SimpleName() + " is private"
		}
	}
	if p.beforeOf(c) == nil {
		return c.SimpleName() + " is new"
	}
	return ""
}

// pairOf is the pair of a class, made where there is none so far; nil: its objects are not compared.
func (p *product) pairOf(c *types.Class, f *file) *pair {
	if k := p.byClass[c]; k != nil {
		return k
	}
	if p.unpaired(c) != "" || c.IsEnum() {
		return nil
	}
	pkg := types.PackageOf(c)
	k := &pair{now: c, before: p.beforeOf(c), file: f, observed: map[int]observation{}, abstract: c.Abstract}
	p.world.Header(k.now)
	p.world.Header(k.before)
	k.simple = strings.ReplaceAll(strings.TrimPrefix(strings.TrimPrefix(c.Name, pkg), "."), ".", "$") + p.ending
	k.driver = qualified(pkg, k.simple)
	k.path = filepath.Join(filepath.Dir(copyPath(f, "")), k.simple+".java")
	p.byClass[c] = k
	p.pairs = append(p.pairs, k)
	return k
}

func qualified(pkg, name string) string {
	if pkg == "" {
		return name
	}
	return pkg + "." + name
}

// counterpart is what a method was.
func (p *product) counterpart(m *types.Method, before *types.Class) *types.Method {
	for _, k := range methodsOf(before) {
		if k.Constructor == m.Constructor && k.Static == m.Static && (m.Constructor || k.Name == m.Name) && p.hasSameParameters(m, k) && p.hasSameResult(m, k) {
			return k
		}
	}
	return p.movedFrom(m)
}

func (p *product) hasSameParameters(now, before *types.Method) bool {
	return slices.EqualFunc(now.Params, before.Params, func(a, b *types.Var) bool { return p.areSame(a.Type, b.Type) })
}

func (p *product) hasSameResult(now, before *types.Method) bool {
	return now.Constructor || p.areSame(now.Result, before.Result)
}

// areSame reports whether two types, of the one side and the other, are the same.
func (p *product) areSame(now, before types.Type) bool {
	return p.oldType(now) == p.world.Erasure(before).String()
}

// oldType is a type as the revision's classes have it, erased.
func (p *product) oldType(now types.Type) string {
	t := p.world.Erasure(now)
	leaf := types.Leaf(t)
	name := t.String()
	if c, ok := leaf.(*types.Class); ok && p.isOurs(c) && !p.isBefore(c) {
		name = p.before(c) + strings.TrimPrefix(name, c.Name)
	}
	return name
}

// methodsOf are the methods of a class that code of its package can call, inherited ones of the program included, and
// its constructors.
func methodsOf(c *types.Class) (out []*types.Method) {
	has := func(m *types.Method) bool {
		return slices.ContainsFunc(out, func(o *types.Method) bool {
			return o.Name == m.Name && o.Constructor == m.Constructor && slices.EqualFunc(o.Params, m.Params, func(a, b *types.Var) bool { return a.Type.String() == b.Type.String() })
		})
	}
	var add func(k *types.Class)
	add = func(k *types.Class) {
		if k == nil || k.IsOutside() {
			return
		}
		for _, m := range k.Methods {
			switch {
			case m.Derived != types.NotDerived && m.Derived != types.Canonical && m.Derived != types.Accessor, m.Model:
			case m.Constructor && k != c, m.Decl != nil && m.Decl.Modifiers.Has("private"), m.Static && k != c:
			case !has(m):
				out = append(out, m)
			}
		}
		add(k.Super)
		for _, i := range k.Interfaces {
			add(i)
		}
	}
	add(c)
	return out
}

// fieldsOf are the fields of a class that code of its package sees, inherited ones of the program included.
func fieldsOf(c *types.Class) (out []*types.Field) {
	for k := c; k != nil && !k.IsOutside(); k = k.Super {
		for _, f := range k.Fields {
			if f.Decl != nil && !f.Ghost && !f.Model && !f.Decl.Modifiers.Has("private") {
				out = append(out, f)
			}
		}
	}
	return out
}

// fieldBefore is what a field was.
func (p *product) fieldBefore(f *types.Field, before *types.Class) *types.Field {
	for _, k := range fieldsOf(before) {
		if k.Name == f.Name && k.Static == f.Static && p.areSame(f.Type, k.Type) {
			return k
		}
	}
	return nil
}

// isConstant reports whether a field cannot change.
func isConstant(f *types.Field) bool {
	_, array := f.Type.(*types.Array)
	return f.Final && !array
}
