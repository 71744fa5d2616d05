package cfg

import (
	"slices"
	"sync"

	"inspect/java/types"
)

// assumptions is what a check of a method assumes of all objects and ensures in the
// end: the invariants and constraints of classes, and that fields are not null.
//
//	class A { A n; int v; //@ invariant v > 0;
//	    int get() { return n.v; } }               // relies on v > 0 and on n != null
type assumptions struct {
	classes []*types.Class
	fields  map[*types.Field]bool
}

// AssumptionCache keeps what methods rely on, and what they call, from one Build to the next, of
// one world and with one meaning of calls. It is safe for concurrent use.
type AssumptionCache struct {
	finding sync.Mutex // held while one is found
	mu      sync.Mutex
	of      map[*types.Method]*assumptions
	called  map[*types.Method]map[*types.Method]bool
	ends    map[*types.Method]bool
}

// mayEnd reports whether a call of m may end. find gives that for m and others.
func (k *AssumptionCache) mayEnd(m *types.Method, find func() map[*types.Method]bool) bool {
	k.mu.Lock()
	end, known := k.ends[m]
	k.mu.Unlock()
	if known {
		return end
	}
	end = find()[m]
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.ends == nil {
		k.ends = map[*types.Method]bool{}
	}
	k.ends[m] = end
	return end
}

// calls are the methods that m may call, which find tells.
func (k *AssumptionCache) calls(m *types.Method, find func() map[*types.Method]bool) map[*types.Method]bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.called == nil {
		k.called = map[*types.Method]map[*types.Method]bool{}
	}
	if k.called[m] == nil {
		k.called[m] = find()
	}
	return k.called[m]
}

// known is what is kept of m; nil: nothing yet.
func (k *AssumptionCache) known(m *types.Method) *assumptions {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.of[m]
}

func (k *AssumptionCache) keep(m *types.Method, a *assumptions) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.of == nil {
		k.of = map[*types.Method]*assumptions{}
	}
	k.of[m] = a
}

// relying is the search for what one method relies on. It comes to each other method once: what that
// relies on is part of what the first one does. A method may lead back to itself, by an unknown call.
//
//	class Sub extends Unknown { int f() { return super.f(); } }   // which may call f
type relying struct {
	seen map[*types.Method]bool
	cut  bool // it came to one that it had come to before
}

// relies gives what a check of m comes across: in its body, in the contracts that
// stand for calls, and in the bodies that are called.
func (s *scope) relies(m *types.Method) *assumptions {
	if m.Derived == types.UnknownCallee {
		return &assumptions{}
	}
	cache := s.opt.Assumptions
	if a := cache.known(m); a != nil {
		return a
	}
	search := s.relying
	first := search == nil
	if first {
		cache.finding.Lock()
		defer cache.finding.Unlock()
		if a := cache.known(m); a != nil {
			return a
		}
		search = &relying{seen: map[*types.Method]bool{}}
	}
	if search.seen[m] {
		search.cut = true
		return &assumptions{}
	}
	search.seen[m] = true
	before := search.cut
	search.cut = false
	a := relied(s, m, search)
	if first || !search.cut { // else what m relies on is not all here
		cache.keep(m, a)
	}
	search.cut = search.cut || before
	return a
}

// relied is relies for a method that is not known yet.
func relied(s *scope, m *types.Method, search *relying) *assumptions {
	o := s.opt
	o.Calls = "inline"
	o.InScope = nil // it is of all who call m
	own := newScope(s.w, s.prog, o, s.point)
	own.replaces = s.opt.isByContract
	own.relying = search
	if m.Class.IsOutside() { // its body is not looked at where the contract stands for it
		own.classSpecs(m.Class)
		for _, c := range s.w.Subclasses(m.Class) {
			if c.Platform && len(c.Specs) > 0 {
				own.classSpecs(c)
			}
		}
		return &assumptions{own.specified, map[*types.Field]bool{}}
	}
	own.collect(m) // what has no translation there is m's own matter
	return &assumptions{own.specified, own.fields}
}

// targets are the methods of the program that a call of m can run; m itself for the classes
// in which it is abstract. Those of the library and of the JDK assume and break nothing of the
// program's; those with a contract of the user's rely on the invariants that stand beside it.
func (s *scope) targets(m *types.Method) []*types.Method {
	if m.Static || m.Constructor || m.Derived == types.UnknownCallee {
		return []*types.Method{m}
	}
	written := func(d *types.Method) bool {
		return d.Contract != nil && d.Contract.Explicit && (!d.Class.Library || d.Class.File.Spec != nil)
	}
	var ts []*types.Method
	if m.Class.IsOutside() && written(m) {
		ts = append(ts, m) // also where no class of the program is below
	}
	for _, c := range s.w.Subclasses(m.Class) {
		d := s.w.Dispatch(m, c)
		if d == nil {
			d = m // a class below an abstract one that is made for the check: nobody has written its method
		}
		if (!d.Class.IsOutside() || written(d)) && !slices.Contains(ts, d) {
			ts = append(ts, d)
		}
	}
	return ts
}

// demanded is what a call of m by its contract must find: what any of the methods
// that it can run relies on. Helpers rely on nothing.
func (s *scope) demanded(m *types.Method) *assumptions {
	all := &assumptions{fields: map[*types.Field]bool{}}
	for _, t := range s.targets(m) {
		if t.Helper {
			continue
		}
		r := s.relies(t)
		for _, c := range r.classes {
			if !slices.Contains(all.classes, c) {
				all.classes = append(all.classes, c)
			}
		}
		for f := range r.fields {
			all.fields[f] = true
		}
	}
	return all
}

// ensured is what a call of m by its contract leaves behind: what all methods that
// it can run rely on. Helpers ensure nothing.
func (s *scope) ensured(m *types.Method) *assumptions {
	every := &assumptions{}
	for i, t := range s.targets(m) {
		if t.Helper {
			return &assumptions{}
		}
		r := s.relies(t)
		if i == 0 {
			every = &assumptions{slices.Clone(r.classes), map[*types.Field]bool{}}
			for f := range r.fields {
				every.fields[f] = true
			}
			continue
		}
		every.classes = slices.DeleteFunc(every.classes, func(c *types.Class) bool { return !slices.Contains(r.classes, c) })
		for f := range every.fields {
			if !r.fields[f] {
				delete(every.fields, f)
			}
		}
	}
	return every
}

// discoverInvariants notes the classes whose invariants a call by contract can break or find
// broken, and the fields that must not be null there: also those that the caller
// does not mention.
func (s *scope) discoverInvariants(m *types.Method) {
	for _, t := range s.targets(m) {
		r := s.relies(t)
		for _, c := range r.classes {
			s.classSpecs(c)
		}
		var fs []*types.Field
		for f := range r.fields {
			if types.IsReference(f.Type) && (f.NonNull || f.ElemNonNull) && !f.Class.Library && !f.Model {
				fs = append(fs, f)
			}
		}
		slices.SortFunc(fs, func(a, b *types.Field) int {
			if a.Class != b.Class {
				return a.Class.ID - b.Class.ID
			}
			return int(a.Span.Start - b.Span.Start)
		})
		for _, f := range fs {
			s.field(f)
		}
	}
}
