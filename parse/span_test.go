package parse_test

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/parse"
)

// spans checks that every node lies within its parent, that names have their
// own text, and that no node is empty without a reason. It tells what is wrong.
func spans(f ast.Node) string {
	var wrong string
	var down func(n, parent ast.Node)
	down = func(n, parent ast.Node) {
		s := n.Span()
		fail := func(what string) {
			if wrong == "" {
				wrong = fmt.Sprintf("%s: %T %q: %s", s, n, s.Text(), what)
			}
		}
		if !s.Valid() || s.End < s.Start {
			fail("no span")
			return
		}
		if c, ok := n.(*ast.Clause); ok && (c.Unread || c.Kind == ast.BadClause || c.Kind == ast.BadCode) {
			return // its span is that of the message, which may point at what is missing
		}
		if p := parent.Span(); (s.Start < p.Start || s.End > p.End) && !outside(n, parent) {
			fail(fmt.Sprintf("outside of %T %q", parent, p.Text()))
		}
		escaped := strings.Contains(s.Text(), `\u`)
		switch n := n.(type) {
		case *ast.Name:
			unwritten := s.Text() == "" // of the class of a compact source file
			if s.Text() != n.Text && !escaped && !unwritten && !strings.ContainsAny(n.Text, ".-") {
				fail("is named " + n.Text)
			}
		case *ast.Ident:
			if s.Text() != n.Name && !escaped {
				fail("is named " + n.Name)
			}
		case *ast.Literal:
			_, operand := parent.(*ast.Binary)
			unwritten := operand && s == parent.Span() && n.Text == "1" // that of set n++;
			if s.Text() != n.Text && !escaped && !unwritten {
				fail("reads " + n.Text)
			}
		case *ast.Block, *ast.ClassBody:
			if t := s.Text(); t[0] != '{' || t[len(t)-1] != '}' {
				fail("has no braces")
			}
		case *ast.Modifiers, *ast.File, *ast.Import: // what one of a module stands for has its place, or none
		default:
			if t := s.Text(); strings.TrimSpace(t) != t || t == "" {
				fail("begins or ends with space")
			}
		}
		for _, c := range ast.Children(n) {
			down(c, n)
		}
	}
	down(f, f)
	return wrong
}

// outside reports whether a node may stand outside of its parent: modifiers and
// types that declarators share, what annotations in front of a declaration
// hold, and loop specifications in front of a label.
func outside(n, parent ast.Node) bool {
	switch parent.(type) {
	case *ast.FieldDecl, *ast.LocalVar, *ast.QuantVar:
		switch n.(type) {
		case *ast.Modifiers, ast.TypeExpr:
			return true
		}
	case *ast.Modifiers:
		return true
	}
	switch n.(type) {
	case *ast.MethodSpec, *ast.LoopSpec:
		return true
	case *ast.Modifiers: // none: it stands at the token that follows
		return n.Span().Text() == ""
	case ast.Stmt, *ast.ClassSpec:
		_, spec := parent.(*ast.Case)
		return spec // annotations behind the last statement of a case
	case *ast.PrimType, *ast.NamedType, *ast.ArrayType:
		_, array := parent.(*ast.ArrayType)
		return array
	}
	return false
}

func TestSpansOfProject(t *testing.T) {
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".java") {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		if f, _ := parse.File(source.NewFile(path, string(text))); f != nil {
			if w := spans(f); w != "" {
				t.Error(w)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

func TestSpansOfJavaUtil(t *testing.T) {
	texts := javaUtil(t)
	for _, n := range sortedNames(texts) {
		f, _ := parse.File(source.NewFile(n, texts[n]))
		if f == nil {
			t.Errorf("%s does not parse", n)
			continue
		}
		if w := spans(f); w != "" {
			t.Error(w)
		}
	}
}

// A Unicode escape is several characters of the file: spans lead back to them.
func TestSpansBehindEscapes(t *testing.T) {
	f, ds := parse.File(source.NewFile("A.java", `class \u0041b { int x\u0031 = \u0022a\u0022 + y; }`))
	if len(ds) > 0 {
		t.Fatal(ds[0])
	}
	var got []string
	ast.Walk(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Name:
			got = append(got, n.Text+"="+n.Span().Text())
		case *ast.Literal:
			got = append(got, n.Text+"="+n.Span().Text())
		case *ast.Ident:
			got = append(got, n.Name+"="+n.Span().Text())
		}
		return true
	})
	if s := strings.Join(got, " "); s != `Ab=\u0041b x1=x\u0031 "a"=\u0022a\u0022 y=y` {
		t.Error(s)
	}
}
