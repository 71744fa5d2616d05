package parse_test

import (
	"strings"
	"testing"

	"inspect/java/source"
	"inspect/parse"
)

// TestAlternatives: a chain of else if is no nesting, as far as it may go; what is nested in it counts.
func TestAlternatives(t *testing.T) {
	chain := func(n int, last string) string { return strings.Repeat("if (x) ; else ", n) + last }
	for text, want := range map[string]int{
		chain(3000, ";"): 0,
		chain(5500, ";"): 1,
		chain(3000, strings.Repeat("{", 490)+chain(1000, ";")+strings.Repeat("}", 490)): 0,
		chain(3000, strings.Repeat("{", 510)+strings.Repeat("}", 510)):                  1,
		strings.Repeat("if (x) ", 600) + ";":                                            1,
	} {
		_, ds := parse.File(source.NewFile("A.java", "class A { void f() { "+text+" } }"))
		if len(ds) != want || want > 0 && ds[0].Code != "nesting" {
			t.Errorf("%.40s… of %d bytes: %v, want %d", text, len(text), ds, want)
		}
	}
}

// Whatever is nested too deeply gives one clear diagnostic, however deep it is;
// what is long but not deep is fine.
func TestNesting(t *testing.T) {
	class := func(body string) string { return "class A { " + body + " }" }
	value := func(x string) string { return class("Object o = " + x + ";") }
	method := func(s string) string { return class("void f() { " + s + " }") }
	for name, text := range map[string]func(n int) string{
		"parentheses": func(n int) string { return value(strings.Repeat("(", n) + "1" + strings.Repeat(")", n)) },
		"unclosed":    func(n int) string { return value(strings.Repeat("(", n)) },
		"signs":       func(n int) string { return value(strings.Repeat("- ", n) + "1") },
		"casts":       func(n int) string { return value(strings.Repeat("(int) ", n) + "1") },
		"arguments":   func(n int) string { return value(strings.Repeat("f(", n) + strings.Repeat(")", n)) },
		"indices":     func(n int) string { return value(strings.Repeat("a[", n) + "1" + strings.Repeat("]", n)) },
		"lambdas":     func(n int) string { return value(strings.Repeat("x -> ", n) + "1") },
		"conditions":  func(n int) string { return value(strings.Repeat("a ? b : ", n) + "1") },
		"assignments": func(n int) string { return value(strings.Repeat("a = ", n) + "1") },
		"arrays": func(n int) string {
			return class("Object[] o = " + strings.Repeat("{", n) + strings.Repeat("}", n) + ";")
		},
		"types":       func(n int) string { return class(strings.Repeat("A<", n) + "B" + strings.Repeat(">", n) + " x;") },
		"annotations": func(n int) string { return strings.Repeat("@A(", n) + strings.Repeat(")", n) + class("") },
		"blocks":      func(n int) string { return method(strings.Repeat("{", n) + strings.Repeat("}", n)) },
		"branches":    func(n int) string { return method(strings.Repeat("if (x) ", n) + ";") },
		"labels":      func(n int) string { return method(strings.Repeat("l: ", n) + ";") },
		"classes":     func(n int) string { return strings.Repeat("class A { ", n) + strings.Repeat("}", n) },
		"anonymous": func(n int) string {
			return value(strings.Repeat("new A() { Object o = ", n) + "1" + strings.Repeat("; }", n))
		},
		"switches": func(n int) string {
			return value(strings.Repeat("switch (x) { default -> ", n) + "1" + strings.Repeat("; }", n))
		},
		"predicates": func(n int) string {
			return "class A { //@ invariant " + strings.Repeat("(", n) + "true" + strings.Repeat(")", n) + ";\n }"
		},
		"implication": func(n int) string { return "class A { //@ invariant " + strings.Repeat("a ==> ", n) + "true;\n }" },
		"cases": func(n int) string {
			return "class A { /*@ " + strings.Repeat("{| ", n) + "requires true;" + strings.Repeat(" |}", n) + " */ void f() { } }"
		},
		"quantifiers": func(n int) string {
			return "class A { //@ invariant " + strings.Repeat(`(\forall int i; `, n) + "true" + strings.Repeat(")", n) + ";\n }"
		},
	} {
		t.Run(name, func(t *testing.T) {
			if _, ds := parse.File(source.NewFile("A.java", text(20))); len(ds) > 0 && name != "unclosed" {
				t.Errorf("20 levels: %v", ds[0])
			}
			for _, n := range []int{600, 50000} {
				f, ds := parse.File(source.NewFile("A.java", text(n)))
				found := 0
				for _, d := range ds {
					if d.Code == "nesting" {
						found++
					}
				}
				if found != 1 || f != nil && !strings.Contains("predicates implication cases quantifiers", name) {
					t.Errorf("%d levels: %d diagnostics on nesting of %d", n, found, len(ds))
					for i, d := range ds {
						if i < 3 {
							t.Log(d)
						}
					}
				}
			}
		})
	}
	limits := parse.Limits{Nesting: 5}
	if _, ds := limits.File(source.NewFile("A.java", value("((((1))))"))); len(ds) != 1 || ds[0].Code != "nesting" {
		t.Errorf("a limit of 5 is not kept: %v", ds)
	}
}

func TestLongChains(t *testing.T) {
	for name, x := range map[string]string{
		"sum":       strings.Repeat("a + ", 10000) + "1",
		"selectors": "a" + strings.Repeat(".b()", 10000),
		"postfix":   "a" + strings.Repeat("[1]", 10000),
	} {
		if _, ds := parse.File(source.NewFile("A.java", "class A { Object o = "+x+"; }")); len(ds) > 0 {
			t.Errorf("%s: %v", name, ds[0])
		}
	}
	for name, x := range map[string]string{
		"sum":       strings.Repeat("a + ", 100000) + "1",
		"selectors": "a" + strings.Repeat(".b", 100000),
		"increment": "a" + strings.Repeat("++", 100000),
	} {
		if _, ds := parse.File(source.NewFile("A.java", "class A { Object o = "+x+"; }")); len(ds) != 1 || ds[0].Code != "nesting" {
			t.Errorf("%s: %d diagnostics", name, len(ds))
		}
	}
}
