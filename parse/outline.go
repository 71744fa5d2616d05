package parse

import (
	"strings"

	"github.com/alecthomas/participle/v2/lexer"

	"inspect/java/ast"
	"inspect/java/source"
)

// Outline reads of a file that cannot be parsed what its tokens tell: package,
// imports, and the classes with their names, supertypes and member classes. It has
// no diagnostics. Where braces do not match a class may seem to be a member of
// another; none is left out, and a class in a method, anonymous or not, counts as a member.
//
//	package p; class A extends B<C> implements p.I { int x = ; interface J { } }
//
// is
//
//	File package p
//	  ClassDecl class A extends B implements p.I
//	    ClassDecl interface J
func Outline(src *source.File) *ast.File {
	g := begin(src, Limits{})
	defer g.end()
	g.readText()
	for from := 0; from < len(g.text); {
		s := scanner{text: g.text, i: from, end: len(g.text), base: len(g.toks)}
		open := 0 // what is not closed would hide the rest of the file
		s.fault = func(f fault) {
			if f.code == UnterminatedComment || f.code == UnterminatedString && s.text[f.start:f.end] == `"""` {
				open = f.end
			}
		}
		s.run()
		g.toks = append(g.toks, s.toks[:len(s.toks)-1]...)
		if from = open; open == 0 {
			break
		}
	}
	g.toks = append(g.toks, lexer.Token{Type: lexer.EOF, Pos: lexer.Position{Offset: len(g.text), Line: len(g.toks)}})
	o := outline{run: g.run}
	return o.file()
}

// outline reads tokens in order; at the end token it stays.
type outline struct {
	*run
	i int
}

// openClass is a class whose body is being read, and how many braces were open
// around it.
type openClass struct {
	decl  *ast.ClassDecl
	depth int
}

func (o *outline) is(word string) bool { return o.toks[o.i].Value == word }

func (o *outline) next() *lexer.Token {
	t := &o.toks[o.i]
	if t.Type != lexer.EOF {
		o.i++
	}
	return t
}

func (o *outline) file() *ast.File {
	f := &ast.File{Source: o.src}
	var enclosing []openClass
	depth := 0
	for o.toks[o.i].Type != lexer.EOF {
		from := o.i
		switch t := o.next(); {
		case t.Value == "{":
			depth++
		case t.Value == "}":
			depth = max(depth-1, 0)
			if n := len(enclosing); n > 0 && depth <= enclosing[n-1].depth {
				enclosing = enclosing[:n-1]
			}
		case t.Value == "package" && len(f.Types) == 0:
			if n := o.qualified(); n != "" {
				f.Package = &ast.PackageDecl{Loc: o.loc(from, o.i), Name: n}
			}
		case t.Value == "import" && len(f.Types) == 0:
			o.imported(f, from)
		default:
			d := o.declared(from)
			if d == nil {
				break
			}
			if n := len(enclosing); n > 0 {
				outer := enclosing[n-1].decl
				outer.Members = append(outer.Members, d)
			} else {
				f.Types = append(f.Types, d)
			}
			enclosing = append(enclosing, openClass{d, depth})
		}
	}
	return f
}

// declared is the class whose declaration begins with the token at from, which was read;
// nil: there is none.
func (o *outline) declared(from int) *ast.ClassDecl {
	if o.toks[from].Value == "new" {
		return o.anonymous(from)
	}
	kind, named := o.declares(from)
	if !named {
		return nil
	}
	return o.header(kind, from)
}

// anonymous reads `new T(…)` in front of the body of an anonymous class. Without one it
// reads nothing.
func (o *outline) anonymous(from int) *ast.ClassDecl {
	back := o.i
	if o.toks[o.i].Type == tIdent {
		t := o.typeName()
		for depth := 0; o.toks[o.i].Type != lexer.EOF && (depth > 0 || o.is("(")); {
			switch o.next().Value {
			case "(":
				depth++
			case ")":
				depth--
			}
			if depth == 0 {
				break
			}
		}
		if o.is("{") && o.toks[o.i-1].Value == ")" {
			loc := o.loc(from, o.i)
			return &ast.ClassDecl{Loc: loc, Modifiers: &ast.Modifiers{}, Name: &ast.Name{Loc: loc, Text: "new " + t.Parts[len(t.Parts)-1].Name + "() {…}"}, Extends: []ast.TypeExpr{t}}
		}
	}
	o.i = back
	return nil
}

// declares reports whether the token at i is the word of a class declaration, whose
// name comes next.
func (o *outline) declares(i int) (ast.ClassKind, bool) {
	if i > 0 && (o.toks[i-1].Value == "." || o.toks[i-1].Value == "::") || o.toks[o.i].Type != tIdent {
		return 0, false
	}
	switch o.toks[i].Value {
	case "class":
		return ast.Class, true
	case "interface":
		return ast.Interface, true
	case "enum":
		return ast.Enum, true
	case "@interface":
		return ast.AnnotationInterface, true
	case "record": // a word of its own only before a name and components
		after := o.toks[min(o.i+1, len(o.toks)-1)].Value
		return ast.Record, o.toks[i].Type == tIdent && (after == "(" || after == "<")
	}
	return 0, false
}

// header reads the name and the supertypes of a class, up to its body.
func (o *outline) header(kind ast.ClassKind, from int) *ast.ClassDecl {
	d := &ast.ClassDecl{Kind: kind, Modifiers: &ast.Modifiers{}, Name: o.name(o.next())}
	var into *[]ast.TypeExpr
	for o.toks[o.i].Type != lexer.EOF && !o.is("{") && !o.is("}") && !o.is(";") {
		switch {
		case o.is("extends"):
			into = &d.Extends
			o.next()
		case o.is("implements"):
			into = &d.Implements
			o.next()
		case o.is("permits"):
			into = nil
			o.next()
		case o.is("<"):
			o.skip("<", ">")
		case o.is("("):
			o.skip("(", ")")
		case into != nil && o.toks[o.i].Type == tIdent && (o.i == 0 || o.toks[o.i-1].Value != "@"):
			*into = append(*into, o.typeName())
		default:
			o.next()
		}
	}
	d.Loc = o.loc(from, o.i)
	return d
}

// skip reads a bracket and what it encloses, if it is closed before the body.
func (o *outline) skip(open, close string) {
	depth := 0
	for o.toks[o.i].Type != lexer.EOF && !o.is("{") && !o.is(";") {
		switch o.next().Value {
		case open:
			depth++
		case close:
			if depth--; depth == 0 {
				return
			}
		}
	}
}

// typeName reads a.B<C>.D without the type arguments.
func (o *outline) typeName() *ast.NamedType {
	n, from := &ast.NamedType{}, o.i
	for {
		t := o.next()
		n.Parts = append(n.Parts, &ast.TypePart{Loc: o.tokenLoc(t), Name: t.Value})
		end := o.i
		if o.is("<") {
			o.skip("<", ">")
		}
		if !o.is(".") || o.toks[min(o.i+1, len(o.toks)-1)].Type != tIdent {
			n.Loc = o.loc(from, end)
			return n
		}
		o.next()
	}
}

// qualified reads a.b.c, empty when there is no name.
func (o *outline) qualified() string {
	var parts []string
	for o.toks[o.i].Type == tIdent {
		parts = append(parts, o.next().Value)
		if !o.is(".") {
			break
		}
		o.next()
	}
	return strings.Join(parts, ".")
}

func (o *outline) imported(f *ast.File, from int) {
	n := &ast.Import{Static: o.is("static")}
	if n.Static {
		o.next()
	}
	n.Name, n.OnDemand = o.qualified(), o.is("*")
	if n.Name != "" {
		n.Loc = o.loc(from, o.i)
		f.Imports = append(f.Imports, n)
	}
}
