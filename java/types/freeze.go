package types

import (
	"fmt"
	"slices"

	"inspect/java/ast"
)

// A world has two phases. First it is open: classes are loaded and units resolved
// when they are asked for, by one goroutine. Then it is frozen: nothing changes any
// more, so that any number of goroutines may read it without a lock.
//
//	for _, m := range methods {
//		w.Load(m)
//	}
//	w.Freeze()
//
// A frozen world answers all questions of later stages about the methods loaded.
// Load resolves more than a check needs: of each method called the body and the
// contract, and of each virtual call what any class below the method's own has.

// Load resolves all that a check of m can touch, unless Config.Stop ends it before.
func (w *World) Load(m *Method) {
	c := w.loader()
	c.call(reachedCall{method: m, at: m.Span})
	c.drain()
}

// LoadInitialisers lets all initialisers of what is loaded from now on be loaded with it,
// whether Config.Initial executes them or not: a check that begins with initialised classes
// asks for any. Of a class that no code names, of which an Object may be, they are where they may
// change other classes.
func (w *World) LoadInitialisers() { w.config.Initial, w.initialisesAll = nil, true }

func (w *World) loader() *closure {
	if w.loading == nil {
		w.loading = &closure{w: w, out: &Reached{}, seen: map[any]bool{}, all: true}
		for _, n := range runtimeClasses {
			w.loading.class(w.builtin(n))
		}
	}
	return w.loading
}

// runtimeClasses are the classes of java.lang that code can lead to without naming
// them: what checks throw, and what later stages look up. No other embedded class may
// be among them: an Object may be one of every class that is known.
var runtimeClasses = []string{
	"Object", "String", "Throwable", "Error", "RuntimeException", "NullPointerException", "ArrayIndexOutOfBoundsException",
	"NegativeArraySizeException", "ArrayStoreException", "ClassCastException", "ArithmeticException",
}

// Freeze ends the first phase. An object may be one of any class that is live by
// then, so the specifications of all are resolved. A world that Config.Stop ends stays open.
func (w *World) Freeze() {
	c := w.loader()
	w.makeOpaqueClasses()
	w.makeUnknownClasses()
	for more := true; more; {
		closeLive(w, c)
		w.link()
		w.computeArguments()
		w.computeContents()
		w.computeGenerics()
		more = slices.ContainsFunc(w.classes, func(k *Class) bool { return w.isLive(k) && !c.seen[k] }) // by a field of a type argument
	}
	for _, k := range w.classes {
		if w.headers[k] != nil && !k.Compiled {
			for _, m := range k.Methods {
				w.Preset(m)
			}
		}
		w.named(k, "")
		w.importsOf(k.File, k.File.Imports)
		w.javaImports(k.File)
		if s := k.File.Spec; s != nil {
			w.importsOf(s, s.Imports)
		}
	}
	w.frozen = true
}

// closeLive resolves the specifications of all live classes, and what they lead to, until
// nothing more comes.
func closeLive(w *World, c *closure) {
	for more := true; more; {
		found := w.makeBoth()
		c.sweeping = true
		for _, k := range w.classes {
			if w.isLive(k) {
				c.class(k)
			}
		}
		c.sweeping = false
		more = found || len(c.work) > 0
		c.drain()
		if c.isStopped() {
			return
		}
		for _, s := range w.reaches {
			if s.find() {
				more = true
				c.units([]*unit{s.r.unit})
			}
		}
	}
}

// Thaw begins the first phase again: what comes to be loaded joins what is there. Nobody may
// read the world until it is frozen again. Array types that were first asked for meanwhile stay
// those that they are.
func (w *World) Thaw() {
	w.frozen = false
	clear(w.presets) // there may be more classes below
	w.frozenArrays.Range(func(elem, array any) bool {
		w.arrays[elem.(Type)] = array.(*Array)
		return true
	})
	w.frozenArrays.Clear()
}

// change panics when a frozen world would have to change.
func (w *World) change(what string, of any) {
	if w.frozen {
		switch o := of.(type) {
		case *Method:
			of = o.QName()
		case ast.Node:
			of = o.Span()
		}
		panic(fmt.Sprintf("types: %s of %v was not loaded before the world was frozen", what, of))
	}
}
