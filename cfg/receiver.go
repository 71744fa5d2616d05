package cfg

import "inspect/java/types"

// Which classes a receiver, or an object of the pre-state, may have (rapid type
// analysis). The user's classes are a closed world: each counts wherever a type admits
// it. A class of the library counts where reached code creates its objects, or where a
// value of the pre-state is declared to be of that very class; one of the JDK only where
// reached code creates its objects, of which none exist before. So an Object, or a value
// of an interface, is no String unless the program makes one, or asks whether it is one,
// or it is the class that stands for the interface (stand). The class of a lambda counts
// where reached code comes to the lambda.

// virtualCall is a call that the class of its receiver decides.
type virtualCall struct {
	method *types.Method
	static *types.Class
	spec   bool // in a specification
	final  bool // it always runs method; on a stranger nobody knows what that does
}

// isOnDemand reports whether c is a class that counts only where something of the code reached says so.
func isOnDemand(s *scope, c *types.Class) bool {
	return c.IsOutside() || c.Function() || c.Opaque || isElsewhere(s, c)
}

// isElsewhere reports whether c is a class of the program that the code has nothing to do with.
func isElsewhere(s *scope, c *types.Class) bool {
	return s.opt.InScope != nil && !c.IsOutside() && c.Unknown == nil && !s.opt.InScope(c)
}

// counts reports whether there may be objects of such a class.
func (s *scope) counts(c *types.Class) bool {
	return s.instantiated[c] || s.inputs[c] && (c.Library || c.Function() || c.Opaque || isElsewhere(s, c))
}

// dispatch walks the methods that a virtual call can run.
func (s *scope) dispatch(v virtualCall) {
	if s.calls[v] {
		return
	}
	s.calls[v] = true
	s.w.Header(v.static)
	s.virtual = append(s.virtual, v)
	for _, c := range s.w.Subclasses(v.static) {
		if (!isOnDemand(s, c) || s.counts(c)) && !s.isUnnamedEnum(c) {
			s.target(v, c)
		}
	}
	if k := s.unknownClass(v.static); k != nil {
		s.target(v, k)
	}
}

// receiver walks what the virtual calls met so far run on the objects of a type of
// which there may be some from now on.
func (s *scope) receiver(t types.Type) {
	c, ok := t.(*types.Class)
	if !ok || !isOnDemand(s, c) || c.Abstract || !s.counts(c) {
		return
	}
	for _, v := range s.virtual {
		if c.IsSubclassOf(v.static) || isObject(v.static) {
			s.target(v, c)
		}
	}
}

func (s *scope) target(v virtualCall, c *types.Class) {
	if c.Unknown != nil && !v.method.InJML() {
		if !v.spec && s.opt.isUnknownCallee(v.method) {
			s.calledByContract(s.unknownCalleeOf(v.method))
		}
		return // what it runs is not known: see requireKnownCallee
	}
	if v.final {
		return
	}
	d := s.w.Dispatch(v.method, c)
	if d == nil && c.Opaque {
		d = s.unwritten(v.method, c)
	}
	if d == nil || v.spec && d.Derived == types.UnknownCallee && s.prog.Function(d) == nil {
		return
	}
	old := s.inSpec
	s.inSpec = v.spec
	if d.Derived == types.UnknownCallee && v.spec {
		d = d.Bridged
	}
	if d.Derived == types.UnknownCallee && !s.opt.isUnknown(d) {
		return // refused where it is called
	}
	if (s.opt.isUnknown(d) || isSpecifiedItself(d)) && !v.spec {
		s.calledByContract(d)
	} else {
		s.method(d)
	}
	s.inSpec = old
}

// raised notes the exceptions of Java's own checks, and what makes their messages, and
// reports whether something of it is new.
func (s *scope) raised() bool {
	found := false
	for _, c := range runtimeClasses(s.w) {
		if !s.instantiated[c] {
			s.mention(c)
			s.instantiated[c] = true
			s.receiver(c)
			found = true
		}
		message, constructor := s.w.MessageMethods(c)
		if message != nil && s.prog.Messages && !s.methods[walked{message, false}] {
			s.method(message)
			s.method(constructor)
			found = true
		}
	}
	return found
}
