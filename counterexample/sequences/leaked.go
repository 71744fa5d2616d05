package sequences

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/types"
)

// An object that only a private static field refers to is none that a caller can pass, as long as
// code only looks into it:
//
//	private static final int[] PRIMES = {2, 3};
//	Table() { this(PRIMES); }
//	Table(int[] of) { cells = of.clone(); }

// IsLeaked reports whether code may have the object of a static field elsewhere: it does more with
// the name of the field than read and write elements, ask for the length, compare, copy, or pass it to
// what does no more. The text decides, so that there are rather too many.
func (d *Drivers) IsLeaked(f *types.Field) bool {
	if f.Decl == nil || !f.Decl.Modifiers.Has("private") || f.Class.Decl == nil {
		return true
	}
	top := topLevel(f.Class)
	l := &leaks{effects: d.effects, name: f.Name, class: top.SimpleName()}
	l.look(top.Decl)
	return l.found
}

// leaks looks for what hands the object of a name on.
type leaks struct {
	effects *effects
	name    string
	class   string // the simple name of the class around the code
	local   bool   // the name is that of a parameter, which a field may have as well
	depth   int
	found   bool
}

// mostPassed is how often an object is followed from a call to the method that is called.
const mostPassed = 4

// readers are methods of the library that only look into an array, or change its elements.
var readers = map[string]bool{"sort": true, "fill": true, "copyOf": true, "copyOfRange": true, "toString": true, "binarySearch": true, "arraycopy": true, "hashCode": true, "equals": true}

func (l *leaks) isName(e ast.Node) bool {
	switch e := e.(type) {
	case *ast.Paren:
		return l.isName(e.X)
	case *ast.Ident:
		return e.Name == l.name
	case *ast.Select:
		return !l.local && e.Name.Text == l.name
	}
	return false
}

func (l *leaks) look(n ast.Node) {
	if l.found {
		return
	}
	var harmless []ast.Node // the uses in n that hand nothing on
	switch n := n.(type) {
	case *ast.ClassDecl:
		outer := l.class
		l.class = n.Name.Text
		defer func() { l.class = outer }()
	case *ast.Index:
		harmless = append(harmless, n.X)
	case *ast.Select:
		if n.Name.Text == "length" {
			harmless = append(harmless, n.X)
		}
	case *ast.ForEach:
		harmless = append(harmless, n.X)
	case *ast.Binary:
		if n.Op == "==" || n.Op == "!=" {
			harmless = append(harmless, n.X, n.Y)
		}
	case *ast.Call:
		if n.X != nil && n.Name.Text == "clone" && len(n.Args) == 0 {
			harmless = append(harmless, n.X)
		}
		harmless = append(harmless, l.readOnly(n.Name.Text, n.Args)...)
	case *ast.Assign:
		if l.isName(n.X) { // also this.f = f
			harmless = append(harmless, n.X, n.Y)
		} else if l.isName(n.Y) && l.isOwnField(n.X) {
			harmless = append(harmless, n.Y)
		}
	case *ast.FieldDecl:
		if n.Init != nil && l.isName(n.Init) && l.isInside(n.Name.Text) {
			harmless = append(harmless, n.Init)
		}
	case *ast.New:
		harmless = append(harmless, l.readOnly("new "+lastPart(n.Type), n.Args)...)
	case *ast.CtorCall:
		if !n.Super {
			harmless = append(harmless, l.readOnly("new "+l.class, n.Args)...)
		}
	}
	if l.isName(n) {
		l.found = true
		return
	}
	for _, k := range ast.Children(n) {
		if !l.isName(k) || !slices.Contains(harmless, k) {
			l.look(k)
		}
	}
}

// readOnly are the arguments of a call that have the name and that all methods it may call only look
// into.
func (l *leaks) readOnly(key string, args []ast.Expr) (out []ast.Node) {
	ms := l.effects.methods[key]
	for i, a := range args {
		if !l.isName(a) {
			continue
		}
		if len(ms) == 0 && readers[key] || len(ms) > 0 && l.depth < mostPassed && !slices.ContainsFunc(ms, func(m *types.Method) bool {
			return len(m.Params) == len(args) && l.isLeakedBy(m, i) || m.VarArgs
		}) {
			out = append(out, a)
		}
	}
	return out
}

// isLeakedBy reports whether a method hands on what it takes as its i-th argument.
func (l *leaks) isLeakedBy(m *types.Method, i int) bool {
	if m.Decl == nil || m.Decl.Body == nil {
		return true
	}
	k := &leaks{effects: l.effects, name: m.Params[i].Name, class: m.Class.SimpleName(), local: true, depth: l.depth + 1}
	k.look(m.Decl.Body)
	return k.found
}

// isOwnField reports whether an expression is a private field of the object at hand whose object code
// only looks into.
func (l *leaks) isOwnField(e ast.Expr) bool {
	switch e := ast.Unparen(e).(type) {
	case *ast.Ident:
		return l.isInside(e.Name)
	case *ast.Select:
		_, this := e.X.(*ast.This)
		return this && l.isInside(e.Name.Text)
	}
	return false
}

// isInside reports whether code only looks into what a private field of the class holds.
func (l *leaks) isInside(field string) bool {
	cs := l.effects.named[l.class]
	if len(cs) != 1 || l.depth >= mostPassed {
		return false
	}
	i := slices.IndexFunc(cs[0].Fields, func(f *types.Field) bool { return f.Name == field })
	if i < 0 || cs[0].Fields[i].Decl == nil || !cs[0].Fields[i].Decl.Modifiers.Has("private") {
		return false
	}
	top := topLevel(cs[0])
	k := &leaks{effects: l.effects, name: field, class: top.SimpleName(), depth: l.depth + 1}
	if top.Decl == nil {
		return false
	}
	k.look(top.Decl)
	return !k.found
}
