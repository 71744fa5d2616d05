package types

import (
	"fmt"
	"slices"

	"inspect/java/ast"
	"inspect/java/source"
)

// For each functional interface of the program there is a class as the library has for
// those of java.util.function: its objects are any functions of the interface, by their
// answers. It is made when an input of the interface is met.
//
//	interface Visitor { int visit(int x); }
//
//	final class AnyVisitor extends IntAnswers implements Visitor {
//		public int visit(int x) { return answer(); }
//	}
//
// An interface that a class with a name implements has none, since inputs of it range over
// such classes, unless it says that it is there for functions as well:
//
//	interface Shape { int area(); }
//	class Square implements Shape { … }                 no AnyShape
//	@FunctionalInterface interface Test { boolean test(int x); }
//	class Even implements Test { … }                    AnyTest, too

// anyOfProgram is the class of the functions of an interface of the program; nil, with
// the reason, where it has none.
type anyOfProgram struct {
	class *Class
	why   string
}

// answersOf are the classes of the library that give answers of a basic type.
var answersOf = map[BasicKind]string{
	Boolean: "BooleanAnswers", Byte: "ByteAnswers", Short: "ShortAnswers", Char: "CharAnswers", Int: "IntAnswers",
	Long: "LongAnswers", Float: "FloatAnswers", Double: "DoubleAnswers",
}

// WhyNoFunction says of an interface of the program why inputs do not range over its
// functions; "": they do, or it is no functional interface.
func (w *World) WhyNoFunction(c *Class) string { return w.functionsOf(c).why }

// functionsOf gives the class of the functions of c.
func (w *World) functionsOf(c *Class) anyOfProgram {
	if a, ok := w.anyOf[c]; ok || w.frozen {
		return a
	}
	var a anyOfProgram
	if w.mayHaveFunctions(c) {
		w.Header(c)
		if f := w.functionTypeOf(c); f != nil {
			if a.why = w.bound(c, f); a.why == "" {
				a.class = w.makeFunctions(c, f)
			}
		}
	}
	w.anyOf[c] = a
	return a
}

// mayHaveFunctions reports whether a class is an interface of the program whose inputs
// may be any functions.
func (w *World) mayHaveFunctions(c *Class) bool {
	return c.Kind == ast.Interface && !c.IsOutside() && !c.Compiled && !c.Stub && c.Broken == nil && c.Local == nil && !c.Decl.Modifiers.Has("sealed") &&
		(!w.implements[c] || IsMarked(c.Decl.Modifiers, "", "FunctionalInterface"))
}

// hasFunctions reports whether inputs of type c are any functions of it.
func (w *World) hasFunctions(c *Class) bool {
	if !w.mayHaveFunctions(c) {
		return false
	}
	w.Header(c)
	f := w.functionTypeOf(c)
	return f != nil && w.bound(c, f) == ""
}

// noteImplemented notes the interfaces that classes of the program implement which have a
// name and objects. They are those that the files given have or mention: they are all
// known before the first input is met, and so it does not matter what is loaded later, and
// in which order.
func (w *World) noteImplemented() {
	w.implements = map[*Class]bool{}
	var note func(*Class)
	note = func(c *Class) {
		if _, noted := w.implements[c]; !noted {
			w.implements[c] = c.IsInterface()
			for _, p := range w.parents(c) {
				note(p)
			}
		}
	}
	for _, k := range w.classes[:len(w.classes):len(w.classes)] {
		if k.IsOutside() || k.Abstract || !w.isLive(k) || k.Local != nil && k.Local.Creation != nil {
			continue
		}
		note(k)
	}
}

// bound says what binds the functions of c to more than their answers' type.
func (w *World) bound(c *Class, f *functionType) string {
	m := f.method
	switch a, array := m.Result.(*Array); {
	case len(w.TypeParams(c)) > 0 || len(w.signature(m).TypeParams) > 0:
		return "has type parameters"
	case m.Contract != nil && m.Contract.Explicit && !speaksOfResults(m):
		return "has such a contract for its method"
	case m.Pure:
		return "has a pure method, whose answers do not change by themselves,"
	case array && m.ElemNonNull && IsReference(a.Elem):
		return "has a method whose result has no null in it"
	}
	if HasWrittenStates(w, c) {
		return "has a specification"
	}
	return ""
}

// HasWrittenStates reports whether somebody wrote what the states of a class are, in it or in what it
// inherits from: by an invariant or the like, or by a ghost or a model member.
func HasWrittenStates(w *World, c *Class) bool {
	return slices.ContainsFunc(w.ancestors(c), func(k *Class) bool {
		return !k.Library && (len(k.Specs) > 0 || slices.ContainsFunc(k.Fields, func(f *Field) bool { return f.Ghost || f.Model }) ||
			slices.ContainsFunc(k.Methods, func(m *Method) bool { return m.Model && m.Decl != nil }))
	})
}

// looking are the functions of JML that look back to where a method began, or at what it did.
var looking = map[string]bool{`\fresh`: true, `\not_modified`: true, `\not_assigned`: true, `\only_assigned`: true,
	`\only_accessed`: true, `\only_called`: true, `\only_captured`: true, `\new_elems_fresh`: true}

// speaksOfResults reports whether a contract says of the answers of a method what it says of its
// results: it is its own, and no case speaks of exceptions, or of another state.
func speaksOfResults(m *Method) bool {
	ok := true
	for _, k := range m.Contract.Cases {
		ok = ok && k.Of == m && k.Behavior != ast.ExceptionalBehavior && len(k.Olds)+len(k.Quants)+len(k.Free)+len(k.Signals) == 0
		for _, c := range slices.Concat(k.Requires, k.Ensures) {
			ast.Walk(c.Clause, func(n ast.Node) bool {
				_, old := n.(*ast.Old)
				call, is := n.(*ast.JMLCall)
				ok = ok && !old && !(is && looking[call.Name])
				return ok
			})
		}
	}
	return ok
}

// makeFunctions makes the class of the functions of c.
func (w *World) makeFunctions(c *Class, f *functionType) *Class {
	m := f.method
	name := "Any" + c.SimpleName()
	var super Type = w.object()
	switch {
	case IsKind(m.Result, Void):
	case IsReference(m.Result):
		answers := "NullableAnswers"
		if m.NonNull || m.Class.Library {
			answers = "ObjectAnswers"
		}
		super = &Parameterized{w.answers(answers), []Type{f.result}}
	default:
		super = w.answers(answersOf[m.Result.(*Basic).Kind])
	}
	file := source.NewFile(libraryRoot+"java/util/function/"+name+".java", fmt.Sprintf("final class %s implements %s", name, c.Name))
	at := source.Span{File: file, End: int32(len(file.Text))}
	decl := &ast.ClassDecl{Loc: ast.Loc{At: at}, Kind: ast.Class, Modifiers: &ast.Modifiers{}, Name: &ast.Name{Loc: ast.Loc{At: at}, Text: name}}
	k, _ := w.declare(&ast.File{Loc: ast.Loc{At: at}, Source: file, Types: []*ast.ClassDecl{decl}}, decl, nil, anyFunction+"."+c.Name+"."+name, nil, embedded)
	k.Final = true
	k.Super, k.Interfaces = classOf(super), []*Class{c}
	if w.full.supers == nil {
		w.full.supers = map[*Class][]Type{}
	}
	w.full.supers[k] = []Type{super, c}
	w.inherits(k)
	w.headers[k].supersDone = done
	w.Header(k)
	run := &Method{Class: k, Name: m.Name, Derived: Answer, Result: m.Result, Throws: m.Throws, Span: at}
	for _, p := range m.Params {
		run.Params = append(run.Params, &Var{Kind: ParamVar, Name: p.Name, Type: p.Type, Span: at})
	}
	if m.Contract != nil && m.Contract.Explicit {
		run.Answers = m
	}
	k.Methods = append(k.Methods, run)
	w.named(k, "")
	w.declaring[run.Name]++
	w.overrides(run)
	w.contract(run)
	return k
}

// isLawful reports whether the functions of class c keep a contract.
func (c *Class) isLawful() bool {
	return slices.ContainsFunc(c.Methods, func(m *Method) bool { return m.Answers != nil })
}

// answers is a class of the library whose objects keep answers.
func (w *World) answers(name string) *Class {
	c, _ := w.classNamed("java.util.function." + name)
	w.Header(c)
	return c
}

// AnswerOf is the method that gives the answers of the functions of class c; nil: they
// give none.
func AnswerOf(c *Class) *Method {
	i := slices.IndexFunc(c.Super.Methods, func(m *Method) bool { return m.Name == "answer" })
	if i < 0 {
		return nil
	}
	return c.Super.Methods[i]
}
