package scope

import (
	"math/big"
	"slices"
	"strings"

	"inspect/java/ast"
	"inspect/java/types"
)

// A Scope is a set of top-level classes, with all that their text leads to.
type Scope struct{ tops big.Int } // a bit for each, by their numbers

// Scopes are those of the code of a program. They may not be asked side by side.
type Scopes struct {
	world                *types.World
	tops                 []*types.Class
	numbers              map[*types.Class]int            // in tops
	within               map[*types.Class][]*types.Class // the classes in the text of each
	below                map[*types.Class][]*types.Class // that extend or implement a class, of the library as well
	named                map[string][]*types.Class       // tops by their simple names
	library              map[string][]*types.Class       // classes above those of the program, by their simple names
	texts                map[*types.Class]*text          // of each top-level class
	of, created, leading map[*types.Class]*Scope         // as far as asked
	same                 map[string]*Scope               // by their bits
}

// New are the scopes of a program's classes. Those that are Broken lead to nothing more.
func New(w *types.World, program []*types.Class) *Scopes {
	s := &Scopes{world: w, numbers: map[*types.Class]int{}, within: map[*types.Class][]*types.Class{}, below: map[*types.Class][]*types.Class{}, named: map[string][]*types.Class{}, texts: map[*types.Class]*text{}, library: map[string][]*types.Class{}, of: map[*types.Class]*Scope{}, created: map[*types.Class]*Scope{}, leading: map[*types.Class]*Scope{}, same: map[string]*Scope{}}
	for _, c := range program {
		top := types.TopLevel(c)
		if _, there := s.numbers[top]; !there {
			s.numbers[top] = len(s.tops)
			s.tops = append(s.tops, top)
			s.named[top.SimpleName()] = append(s.named[top.SimpleName()], top)
			s.texts[top] = textOf(top)
		}
		s.within[top] = append(s.within[top], c)
		if c.Broken != nil {
			continue
		}
		w.Header(c)
		s.extends(c, c, map[*types.Class]bool{})
	}
	return s
}

// extends notes that c is below a class: below those of the program that it names itself, and below all of the
// library that these extend or implement.
func (s *Scopes) extends(c, above *types.Class, seen map[*types.Class]bool) {
	for _, k := range append(slices.Clone(above.Interfaces), above.Super) {
		if k == nil || seen[k] {
			continue
		}
		seen[k] = true
		s.below[k] = append(s.below[k], c)
		if k.IsOutside() {
			s.world.Header(k)
			if !slices.Contains(s.library[k.SimpleName()], k) {
				s.library[k.SimpleName()] = append(s.library[k.SimpleName()], k)
			}
			s.extends(c, k, seen)
		}
	}
}

// Of is the scope of the code in a class, or around it, whatever objects it is given.
func (s *Scopes) Of(c *types.Class) *Scope { return s.closure(c, s.of, s.leads) }

// Created is the scope of code in a class that is given nothing but what is created by code in the scope.
func (s *Scopes) Created(c *types.Class) *Scope {
	return s.closure(c, s.created, func(top *types.Class) (out []*types.Class) {
		s.namedBy(top, func(k *types.Class) { out = append(out, k) })
		return out
	})
}

// LeadingTo is the scope of all code from which that in a class may be executed: what it is given was created
// there.
func (s *Scopes) LeadingTo(c *types.Class) *Scope {
	top := types.TopLevel(c)
	if of := s.leading[top]; of != nil {
		return of
	}
	n := s.Number(top)
	bits := new(big.Int).Set(&s.Of(top).tops)
	for _, k := range s.tops {
		if of := s.Of(k); n >= 0 && of.Has(n) {
			bits.Or(bits, &of.tops)
		}
	}
	s.leading[top] = s.intern(bits)
	return s.leading[top]
}

// closure follows where the text of a class leads, and keeps what it found in known.
func (s *Scopes) closure(c *types.Class, known map[*types.Class]*Scope, leads func(*types.Class) []*types.Class) *Scope {
	top := types.TopLevel(c)
	if of := known[top]; of != nil {
		return of
	}
	bits := new(big.Int)
	todo := []*types.Class{top}
	for len(todo) > 0 {
		k := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		n, ok := s.numbers[k]
		if ok && bits.Bit(n) != 0 {
			continue
		}
		if of := known[k]; of != nil {
			bits.Or(bits, &of.tops)
			continue
		}
		if ok {
			bits.SetBit(bits, n, 1)
		}
		todo = append(todo, leads(k)...)
	}
	known[top] = s.intern(bits)
	return known[top]
}

// Both is the scope of code in either.
func (s *Scopes) Both(a, b *Scope) *Scope {
	if a == b {
		return a
	}
	bits := new(big.Int).Or(&a.tops, &b.tops)
	if bits.Cmp(&a.tops) == 0 {
		return a
	}
	return s.intern(bits)
}

// With is the scope of code in the classes, and of no other.
func (s *Scopes) With(classes []*types.Class) *Scope {
	bits := new(big.Int)
	for _, c := range classes {
		if n := s.Number(c); n >= 0 {
			bits.SetBit(bits, n, 1)
		}
	}
	return s.intern(bits)
}

func (s *Scopes) intern(bits *big.Int) *Scope {
	key := string(bits.Bytes())
	if s.same[key] == nil {
		of := &Scope{}
		of.tops.Set(bits)
		s.same[key] = of
	}
	return s.same[key]
}

// Size is that of the text of the classes in a scope, in bytes.
func (s *Scopes) Size(of *Scope) (size int) {
	for n, top := range s.tops {
		if of.Has(n) && top.Decl != nil {
			at := top.Decl.Span()
			size += int(at.End - at.Start)
		}
	}
	return size
}

// Number is that of the top-level class around a class, from 0; -1: it is none of the program.
func (s *Scopes) Number(c *types.Class) int {
	if n, ok := s.numbers[types.TopLevel(c)]; ok {
		return n
	}
	return -1
}

// Has reports whether the top-level class of a number is in the scope. What is none of the program is in each.
func (s *Scope) Has(number int) bool { return number < 0 || s.tops.Bit(number) != 0 }

// HasAnyOf reports whether two scopes have a class in common.
func (s *Scope) HasAnyOf(other *Scope) bool {
	return new(big.Int).And(&s.tops, &other.tops).Sign() != 0
}

// leads are the top-level classes to whose code the text of one leads.
func (s *Scopes) leads(top *types.Class) (out []*types.Class) {
	to := map[*types.Class]bool{}
	add := func(c *types.Class) {
		if k := types.TopLevel(c); !to[k] {
			to[k] = true
			out = append(out, k)
		}
	}
	s.namedBy(top, add)
	if t := s.texts[top]; t != nil && t.creates && !top.Platform {
		for _, k := range s.tops {
			add(k)
		}
		return out
	}
	for name := range s.text(top).tested {
		for _, k := range s.library[name] {
			for _, c := range s.below[k] {
				add(c)
			}
		}
	}
	for _, c := range s.within[top] {
		for _, k := range s.below[c] {
			add(k)
		}
		s.given(c, add)
		s.assigners(c, add)
	}
	return out
}

// creators are methods and classes of the library that create objects of classes which no text names.
var creators = []string{"newInstance", "forName", "readObject", "readValue", "fromJson", "ServiceLoader", "loadClass"}

// text is what the text of a class says of others.
type text struct {
	names  map[string]bool // in it, and in what its file imports
	tested map[string]bool // of types that the code asks objects for, or declares a variable with
	// creates: by one of creators.
	creates bool
}

// text is that of a class.
func (s *Scopes) text(top *types.Class) *text {
	if t := s.texts[top]; t != nil {
		return t
	}
	return textOf(top) // it is written to check the program
}

func textOf(top *types.Class) *text {
	out := &text{names: map[string]bool{}, tested: map[string]bool{}}
	if top.Decl == nil {
		return out
	}
	test := func(t ast.TypeExpr) {
		if t != nil {
			ast.Walk(t, func(n ast.Node) bool {
				if n, ok := n.(*ast.NamedType); ok {
					out.tested[n.Parts[len(n.Parts)-1].Name] = true
				}
				return true
			})
		}
	}
	ast.Walk(top.Decl, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.NamedType:
			for _, p := range n.Parts {
				out.names[p.Name] = true
				out.creates = out.creates || slices.Contains(creators, p.Name)
			}
		case *ast.Ident:
			out.names[n.Name] = true
			out.creates = out.creates || slices.Contains(creators, n.Name)
		case *ast.Select:
			out.names[n.Name.Text] = true
		case *ast.Call:
			out.names[n.Name.Text] = true
			out.creates = out.creates || slices.Contains(creators, n.Name.Text) && !isOfArray(n)
		case *ast.MethodRef:
			out.creates = out.creates || slices.Contains(creators, n.Name)
		case *ast.InstanceOf:
			test(n.Type)
		case *ast.Cast:
			test(n.Type)
		case *ast.Pattern:
			test(n.Type)
		case *ast.LocalVar:
			test(n.Type)
		}
		return true
	})
	delete(out.tested, "Object") // of which an object of any class is one
	for _, i := range top.File.Imports {
		for _, part := range strings.Split(i.Name, ".") {
			out.names[part] = true
		}
	}
	return out
}

// isOfArray reports whether a call is one of java.lang.reflect.Array, whose new objects are arrays.
func isOfArray(n *ast.Call) bool {
	switch x := n.X.(type) {
	case *ast.Ident:
		return x.Name == "Array"
	case *ast.Select:
		return x.Name.Text == "Array"
	case *ast.TypeName:
		k, ok := x.Type.(*ast.NamedType)
		return ok && k.Parts[len(k.Parts)-1].Name == "Array"
	}
	return false
}

// namedBy adds the top-level classes that the text of one names. What stands in others is named with
// these, by an import, or by inheritance from one.
func (s *Scopes) namedBy(top *types.Class, add func(*types.Class)) {
	names := s.text(top).names
	for name := range names {
		for _, k := range s.named[name] {
			if isVisible(k, top, names) {
				add(k)
			}
		}
	}
}

// isVisible reports whether the text of a top-level class may mean another one by its simple name: by
// itself, by an import on demand, or with the name of the package.
func isVisible(k, from *types.Class, names map[string]bool) bool {
	pkg := types.PackageOf(k)
	if pkg == types.PackageOf(from) || !slices.ContainsFunc(strings.Split(pkg, "."), func(part string) bool { return !names[part] }) {
		return true
	}
	return slices.ContainsFunc(from.File.Imports, func(i *ast.Import) bool { return i.OnDemand && i.Name == pkg })
}

// given adds the classes whose objects code in a class may be given where it names types of the library:
//
//	private final List<Runnable> hooks;
//	void add(Runnable r)
func (s *Scopes) given(c *types.Class, add func(*types.Class)) {
	if c.Broken != nil {
		return
	}
	on := s.world.GroundClass(c)
	all := func(t types.Type) {
		for _, k := range everyIn(t) {
			of := classOf(k)
			if of == nil || !of.IsOutside() || of.Name == "java.lang.Object" {
				continue
			}
			for _, p := range s.below[of] {
				if s.fits(s.world.AsSuper(s.world.GroundClass(p), of), k) {
					add(p)
				}
			}
		}
	}
	for _, f := range c.Fields {
		all(s.world.GroundField(f, on))
	}
	for _, m := range c.Methods {
		sig := s.world.GroundSignature(m, on)
		for _, t := range append(slices.Clone(sig.Params), sig.Result) {
			if t != nil {
				all(t)
			}
		}
	}
}

// fits reports whether objects of a type may be of another one of the same class, by the type arguments: each
// of one is above or below that of the other.
func (s *Scopes) fits(t, of types.Type) bool {
	x, ok := t.(*types.Parameterized)
	y, both := of.(*types.Parameterized)
	if !ok || !both || len(x.Args) != len(y.Args) || x.Class.Name == "java.lang.Enum" { // whose argument is itself
		return true
	}
	for i := range x.Args {
		a, b := s.world.Erasure(x.Args[i]), s.world.Erasure(y.Args[i])
		if !types.IsAssignable(a, b) && !types.IsAssignable(b, a) {
			return false
		}
	}
	return true
}

// assigners adds the classes that may assign a static field of a class which may hold an object of any class:
//
//	static Object last;
func (s *Scopes) assigners(c *types.Class, add func(*types.Class)) {
	for _, f := range c.Fields {
		if !f.Static {
			continue
		}
		assigned := everyIn(f.Type)
		if f.Final {
			assigned = assigned[1:]
		}
		if !slices.ContainsFunc(assigned, mayBeAny) {
			continue
		}
		for _, top := range s.tops {
			if s.text(top).names[f.Name] && s.text(top).names[c.SimpleName()] {
				add(top)
			}
		}
	}
}

// mayBeAny reports whether an object of a class that a type does not name may be of the type.
func mayBeAny(t types.Type) bool {
	if _, array := t.(*types.Array); array || !types.IsReference(t) {
		return false
	}
	c := classOf(t)
	return c == nil || c.IsOutside() && !types.IsContainer(c) && (c.IsInterface() || c.Name == "java.lang.Object")
}

// IsOpen reports whether a value of a type may be, or lead to, an object that code elsewhere has created: it is
// no number, no text, no box, no constant of an enum, and nothing that holds these alone.
func IsOpen(t types.Type) bool {
	return slices.ContainsFunc(everyIn(t), func(k types.Type) bool {
		if _, array := k.(*types.Array); array || !types.IsReference(k) {
			return false
		}
		c := classOf(k)
		return c == nil || !(c.IsOutside() && c.Final) && !c.IsEnum()
	})
}

// everyIn are a type and those in it: of elements, and its arguments.
func everyIn(t types.Type) []types.Type {
	out := []types.Type{t}
	switch t := t.(type) {
	case *types.Array:
		out = append(out, everyIn(t.Elem)...)
	case *types.Parameterized:
		for _, a := range t.Args {
			out = append(out, everyIn(a)...)
		}
	}
	return out
}

func classOf(t types.Type) *types.Class {
	switch t := t.(type) {
	case *types.Class:
		return t
	case *types.Parameterized:
		return t.Class
	}
	return nil
}
