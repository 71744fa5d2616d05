package ast

import "inspect/java/source"

// Node is anything with a place in the source.
type Node interface {
	Span() source.Span
}

// Loc is embedded in every node and gives its span.
type Loc struct{ At source.Span }

// Span of the node.
func (l Loc) Span() source.Span { return l.At }

// File is one compilation unit.
type File struct {
	Loc
	Source  *source.File
	Package *PackageDecl // nil: the unnamed package
	Imports []*Import
	Module  *ModuleDecl // only in module-info.java
	Types   []*ClassDecl
	JML     bool // it has annotations of JML
	// Specified: one of them is no statement, but says something of what is declared.
	Specified bool
	Nowarns   []*Nowarn // in source order
	// Spec is the specification file that it was joined with; nil: there is none.
	Spec *SpecFile
	// Annotations are the parts of the text that say JML, in source order, where the file
	// has imports that are seen there alone.
	Annotations []source.Span
	// Unread are the errors that cost no more than what rests on them. For each a clause
	// of kind BadClause or BadCode stands in the tree, or a class is marked as Unread.
	Unread []*source.Diagnostic
	// Partial: some code of Java stands in the text and not in the tree.
	Partial bool
	Sites   *Sites // nil: nobody has looked
}

// SpecFile is a file that holds the specifications of another one. Names that stand in
// it are looked up among its own imports. It is no node.
type SpecFile struct {
	Source  *source.File
	Imports []*Import
}

// Nowarn is a suppression, //@ nowarn TEXT. It is no node: it means nothing to Java and
// JML, and whoever judges findings reads its text.
type Nowarn struct {
	At   source.Span // of the text
	Text string
}

// PackageDecl is `package a.b;`.
type PackageDecl struct {
	Loc
	Annotations []*Annotation
	Name        string
}

// Import is `import [static] a.b.C;`, or with OnDemand `import [static] a.b.*;`
// where Name is then a.b. Model marks JML's `//@ model import`.
type Import struct {
	Loc
	Static, OnDemand, Model bool
	Module                  bool // one of the packages of a module that is imported, on demand
	Name                    string
}

// ModuleDecl is a module declaration; its directives are kept as text, since
// nothing that is checked depends on them.
type ModuleDecl struct {
	Loc
	Open       bool
	Name       string
	Directives []string
}

// Unnamed is the name of a variable that has none (JLS 6.1): there may be any number of them.
const Unnamed = "_"

// Name is an identifier with its place.
type Name struct {
	Loc
	Text string
}

// Annotation is a Java annotation.
type Annotation struct {
	Loc
	Name string
	Args []*AnnotationArg
}

// AnnotationArg is `name = value`; Name is empty for a single value.
type AnnotationArg struct {
	Loc
	Name  string
	Value Expr // an expression, *ArrayLit, or *AnnotationExpr
}

// AnnotationExpr is an annotation as the value of an annotation's element.
type AnnotationExpr struct {
	Loc
	Annotation *Annotation
}

// Modifiers of a declaration: Java's and JML's words and annotations.
type Modifiers struct {
	Loc
	Words       []*Name // public, static, final, …, sealed, non-sealed, default
	JML         []*Name // pure, helper, spec_public, nullable, non_null, ghost, model, instance, code_safe_math, …
	Annotations []*Annotation
}

// Has reports whether the Java modifier word is present.
func (m *Modifiers) Has(word string) bool { return m != nil && hasName(m.Words, word) }

// HasJML reports whether the JML modifier word is present.
func (m *Modifiers) HasJML(word string) bool { return m != nil && hasName(m.JML, word) }

func hasName(ns []*Name, word string) bool {
	for _, n := range ns {
		if n.Text == word {
			return true
		}
	}
	return false
}
