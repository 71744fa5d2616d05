package types

import (
	"slices"
	"strings"

	"inspect/java/ast"
	"inspect/java/source"
)

// imports are the import declarations of a file, by kind.
type imports struct {
	single       map[string]*ast.Import // by simple name
	demand       []*ast.Import
	modules      []*ast.Import // those that imports of modules stand for
	staticSingle map[string][]*ast.Import
	staticDemand []*ast.Import
}

// importsAt are those that what stands at a place of a file, or of its specification
// file, sees.
func (w *World) importsAt(f *ast.File, at source.Span) *imports {
	switch {
	case f.Spec != nil && at.File == f.Spec.Source:
		return w.importsOf(f.Spec, f.Spec.Imports)
	case f.Annotations != nil && !isInAnnotation(f, at):
		return w.javaImports(f)
	}
	return w.importsOf(f, f.Imports)
}

// isInAnnotation reports whether a place of a file stands in one of its Annotations.
func isInAnnotation(f *ast.File, at source.Span) bool {
	n, found := slices.BinarySearchFunc(f.Annotations, at.Start, func(a source.Span, start int32) int { return int(a.Start - start) })
	return found || n > 0 && at.Start < f.Annotations[n-1].End
}

// javaCode stands for a file of which only Java's own imports count.
type javaCode struct{ *ast.File }

// javaImports are the imports that Java code sees: not those of //@ model import.
func (w *World) javaImports(f *ast.File) *imports {
	var list []*ast.Import
	for _, i := range f.Imports {
		if !i.Model {
			list = append(list, i)
		}
	}
	return w.importsOf(javaCode{f}, list)
}

// forModelsOnly is the diagnostic for a name in Java code that only a model import has;
// nil: there is none.
func (w *World) forModelsOnly(f *ast.File, name string, at source.Span) *source.Diagnostic {
	if f.Annotations == nil || isInAnnotation(f, at) {
		return nil
	}
	for _, i := range f.Imports {
		full := i.Name
		if i.OnDemand {
			full += "." + name
		}
		if !i.Model || i.Static || !strings.HasSuffix(full, "."+name) {
			continue
		}
		if c, _ := w.canonicalClass(full); c != nil || !i.OnDemand {
			d := source.Errorf(UnknownClass, at, "there is no class %s here: a model import is for annotations alone", name)
			d.Remedy = "write import " + full + ";"
			return d
		}
	}
	return nil
}

// importsOf sorts the imports of a file, an *ast.File, a javaCode or an *ast.SpecFile.
func (w *World) importsOf(f any, list []*ast.Import) *imports {
	if im := w.imports[f]; im != nil {
		return im
	}
	im := &imports{single: map[string]*ast.Import{}, staticSingle: map[string][]*ast.Import{}}
	if !w.frozen {
		w.imports[f] = im
	}
	for _, i := range list {
		last := i.Name[strings.LastIndexByte(i.Name, '.')+1:]
		switch {
		case i.Static && i.OnDemand:
			im.staticDemand = append(im.staticDemand, i)
		case i.Static:
			im.staticSingle[last] = append(im.staticSingle[last], i)
		case i.Module:
			im.modules = append(im.modules, i)
		case i.OnDemand:
			im.demand = append(im.demand, i)
		default:
			im.single[last] = i
		}
	}
	return im
}

// canonicalClass finds a class by its canonical name, which may lead through
// outer classes: p.Outer.Inner.
func (w *World) canonicalClass(name string) (*Class, *source.Diagnostic) {
	c, d := w.classNamed(name)
	if c != nil {
		return c, nil
	}
	if i := strings.LastIndexByte(name, '.'); i > 0 && !w.packages[name[:i]] {
		if outer, _ := w.canonicalClass(name[:i]); outer != nil {
			if inner := w.memberNamed(outer, name[i+1:]); inner != nil {
				return inner, nil
			}
		}
	}
	return nil, d
}

// memberClass finds the member class of c or of what c inherits from.
func (w *World) memberClass(c *Class, name string) *Class {
	if w.isBarren(c) {
		return nil
	}
	k := w.memberClassIn(c, c, name, map[*Class]bool{})
	if k != nil {
		w.supers(k)
	}
	return k
}

// isBarren tells that neither c nor what it inherits from has member classes. It is
// asked for every name that stands in a class, and walks long hierarchies once.
func (w *World) isBarren(c *Class) bool {
	h := w.headers[c]
	if h.barren || len(h.nested) > 0 {
		return h.barren
	}
	w.supers(c)
	if h.supersDone != done {
		return false // it is being found out
	}
	if c.Super != nil && !w.isBarren(c.Super) || slices.ContainsFunc(c.Interfaces, func(i *Class) bool { return !w.isBarren(i) }) {
		return false
	}
	if !w.frozen {
		h.barren = true
	}
	return true
}

// memberClassIn looks for a member class of from among those that c has or inherits.
func (w *World) memberClassIn(from, c *Class, name string, seen map[*Class]bool) *Class {
	if seen[c] {
		return nil
	}
	seen[c] = true
	if k := w.headers[c].nested[name]; k != nil {
		if from != c && (k.Decl.Modifiers.Has("private") || hasPackageAccess(k.Decl.Modifiers, c) && !w.isInSight(from, c)) {
			return nil // and it hides those that c inherits
		}
		return k
	}
	w.supers(c)
	if c.Super != nil {
		if k := w.memberClassIn(from, c.Super, name, seen); k != nil {
			return k
		}
	}
	for _, i := range c.Interfaces {
		if k := w.memberClassIn(from, i, name, seen); k != nil {
			return k
		}
	}
	return nil
}

// javaLang are the classes of java.lang and a few that go with it: named, they
// are understood, whether or not the library has them.
var javaLang = func() map[string]bool {
	m := map[string]bool{}
	for _, n := range strings.Fields(`Appendable AutoCloseable CharSequence Cloneable Comparable Iterable Readable Runnable
		Boolean Byte Character Class ClassLoader ClassValue Double Enum Float InheritableThreadLocal Integer Long Math Module
		ModuleLayer Number Object Package Process ProcessBuilder ProcessHandle Record Runtime RuntimePermission SecurityManager
		Short StackTraceElement StackWalker StrictMath String StringBuffer StringBuilder System Thread ThreadGroup ThreadLocal
		Throwable Void ArithmeticException ArrayIndexOutOfBoundsException ArrayStoreException ClassCastException
		ClassNotFoundException CloneNotSupportedException EnumConstantNotPresentException Exception IllegalAccessException
		IllegalArgumentException IllegalCallerException IllegalMonitorStateException IllegalStateException
		IllegalThreadStateException IndexOutOfBoundsException InstantiationException InterruptedException
		LayerInstantiationException NegativeArraySizeException NoSuchFieldException NoSuchMethodException NullPointerException
		NumberFormatException ReflectiveOperationException RuntimeException SecurityException StringIndexOutOfBoundsException
		TypeNotPresentException UnsupportedOperationException AbstractMethodError AssertionError BootstrapMethodError
		ClassCircularityError ClassFormatError Error ExceptionInInitializerError IllegalAccessError IncompatibleClassChangeError
		InstantiationError InternalError LinkageError NoClassDefFoundError NoSuchFieldError NoSuchMethodError OutOfMemoryError
		StackOverflowError ThreadDeath UnknownError UnsatisfiedLinkError UnsupportedClassVersionError VerifyError
		VirtualMachineError Deprecated FunctionalInterface Override SafeVarargs SuppressWarnings`) {
		m[n] = true
	}
	return m
}()

// isPlatformPackage reports whether a name lies in packages that belong to the JDK
// or to JML's own library.
func isPlatformPackage(name string) bool {
	for _, p := range []string{"java.", "javax.", "jdk.", "sun.", "com.sun.", "org.w3c.dom.", "org.xml.sax.", "org.jmlspecs.", "org.ietf.jgss."} {
		if strings.HasPrefix(name, p) {
			return true
		}
	}
	return false
}

// absent is the diagnostic for a qualified name without a class: a class of the
// JDK, where there is none, is understood and not supported, any other is the user's
// to provide.
func (w *World) absent(name string, at source.Span, why *source.Diagnostic) *source.Diagnostic {
	if why != nil {
		d := *why
		if !d.Span.Valid() {
			d.Span = at
		}
		return &d
	}
	if isPlatformPackage(name) && !w.hasProvider(name[:strings.LastIndexByte(name, '.')]) {
		return source.NotSupported(at, "class "+name, w.platformRemedy())
	}
	d := source.Errorf(UnknownClass, at, "class %s is not among the sources", name)
	d.Remedy = "add its file, or the folder that holds its package with --source-path or --class-path"
	return d
}

// platformRemedy says how a class of the JDK can be had.
func (w *World) platformRemedy() string {
	const remedy = "give its source with --source-path, or write what the checked code needs of it as a class of your own"
	if w.config.NoPlatform != "" {
		return w.config.NoPlatform + "; or " + remedy
	}
	return remedy
}
