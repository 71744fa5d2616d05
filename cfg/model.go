package cfg

import (
	"slices"

	"inspect/java/source"
	"inspect/java/types"
)

// Models are the classes of the library that keep a state of their own, of which only
// some are valid: collections, maps and the like, and their iterators. They, and classes
// that extend them, are not among the objects of the pre-state, but for those of which it is
// known what they keep (types.World.Keeps).

// containers are the types below which the library's classes are models.
var containers = []string{"java.util.Collection", "java.util.Map", "java.util.Map.Entry", "java.util.Iterator", "java.util.Enumeration", "java.util.Optional",
	"java.util.concurrent.atomic.AtomicInteger", "java.util.concurrent.atomic.AtomicLong",
	"java.util.concurrent.atomic.AtomicIntegerArray", "java.util.concurrent.atomic.AtomicLongArray", "java.util.concurrent.atomic.AtomicReferenceArray", "java.util.concurrent.atomic.LongAdder",
	"java.util.concurrent.atomic.AtomicBoolean", "java.util.concurrent.atomic.AtomicReference", "java.util.concurrent.locks.Lock", "java.util.stream.BaseStream", "java.util.stream.Sink", "java.util.stream.StreamSupport.Source", "java.util.stream.Collector"}

// isModel reports whether c is a class of the library with a state of its own, or inside
// one. A box is none: any value is valid.
func isModel(c *types.Class) bool {
	if !c.Library || c.IsInterface() || types.Unboxed(c) != nil {
		return false
	}
	return isSpecified(c) || contains(c) || c.Outer != nil && isModel(c.Outer)
}

func isSpecified(c *types.Class) bool {
	for ; c != nil; c = c.Super {
		if c.Library && len(c.Specs) > 0 {
			return true
		}
	}
	return false
}

// keepsState reports whether objects of c have a state that its methods alone decide: not
// every one is valid. What subclasses may assign at will, a number of theirs say, is not.
//
//	abstract class AbstractList<E> { protected transient int modCount; }
func keepsState(c *types.Class) bool {
	return len(c.Specs) > 0 || slices.ContainsFunc(c.Fields, func(f *types.Field) bool { return !f.Static && !f.IsLent() })
}

// contains reports whether c is below one of the containers, or one of them.
func contains(c *types.Class) bool {
	return slices.Contains(containers, c.Name) || slices.ContainsFunc(supertypes(c), contains)
}

// modelled refuses a class of whose objects in the pre-state the valid states are not
// known here: a model, an interface that models alone implement, a class that extends
// a model with a state of its own.
func (s *scope) modelled(c *types.Class, at source.Span) *source.Diagnostic {
	switch {
	case !s.mayBeBefore(c):
		return nil
	case c.Library && s.inputs[c] && len(s.w.Ranges(c)) > 0:
		return nil
	case c.Library && s.inputs[c] && (isModel(c) || contains(c) && !slices.ContainsFunc(s.w.Subclasses(c), func(d *types.Class) bool {
		return !d.Library && !d.Abstract && !d.Compiled && (!d.Opaque || s.counts(d))
	})):
		return source.NotSupported(at, "a value that exists before the call, of type "+c.Name+",", "make it in the method, or call the method from one that makes it")
	case s.w.Extending(c) != nil:
		return nil
	case extendsModel(c):
		return source.NotSupported(at, "a value that exists before the call, of the class "+c.Name+" that extends one of the library,", "make it in the method, or call the method from one that makes it")
	}
	return nil
}

// extendsModel reports whether a class of the program extends one of the library with a state of
// its own.
func extendsModel(c *types.Class) bool {
	if c.IsOutside() || c.Compiled {
		return false
	}
	for k := c.Super; k != nil; k = k.Super {
		if k.Library && isModel(k) && keepsState(k) {
			return true
		}
	}
	return false
}

// mayBeBefore reports whether a value of the pre-state, or of a call by contract, has a class as its
// type, or one above.
func (s *scope) mayBeBefore(c *types.Class) bool {
	switch {
	case !extendsModel(c):
		return s.mayBePlainBefore(c)
	case !s.mayBeObject(c):
		return s.anyResult || s.mayBeBeforeAs(c)
	}
	return s.mayBeBeforeBy(c, s.mayBeBefore)
}

// mayBePlainBefore is before of a class that extends no such class, and so nothing above it does.
func (s *scope) mayBePlainBefore(c *types.Class) bool { return s.mayBeBeforeBy(c, s.mayBePlainBefore) }

func (s *scope) mayBeBeforeBy(c *types.Class, above func(*types.Class) bool) bool {
	o := s.w.Lookup("java.lang.Object")
	return s.inputs[c] || s.anyResult || o != nil && s.inputs[o] || slices.ContainsFunc(supertypes(c), above)
}

// mayBeBeforeAs reports whether a value of the pre-state has a class, or one above but Object, as its
// type.
func (s *scope) mayBeBeforeAs(c *types.Class) bool {
	return !isObject(c) && (s.inputs[c] || slices.ContainsFunc(supertypes(c), s.mayBeBeforeAs))
}
