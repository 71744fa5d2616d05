package library_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"testing"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/parse"
)

// comparedElsewhere are public methods that neither TestLang nor TestModels calls, and why.
var comparedElsewhere = map[string]string{
	"acos": fdlibm, "asin": fdlibm, "atan": fdlibm, "atan2": fdlibm, "cbrt": fdlibm, "cos": fdlibm, "cosh": fdlibm, "exp": fdlibm, "expm1": fdlibm,
	"hypot": fdlibm, "log": fdlibm, "log10": fdlibm, "log1p": fdlibm, "sin": fdlibm, "sinh": fdlibm, "tan": fdlibm, "tanh": fdlibm,
	"random":     "differs at each call",
	"getBoolean": "reads a property of the system",
}

const fdlibm = "TestJVM of fdlibm compares it to the bit"

// TestEveryMethodIsCalled: each public method of the models of strings, boxes, Math and streams
// is called in the comparison with the JDK or with a later one, or stands in comparedElsewhere. That of java.util is
// by reflection (TestCalls).
func TestEveryMethodIsCalled(t *testing.T) {
	var calls string
	for _, f := range []string{"lang_test.go", "testdata/Driver.java", "../../testdata/later/Texts.java"} {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		calls += string(text)
	}
	var files []string
	for _, name := range []string{"String", "StringBuilder", "StringBuffer", "Integer", "Long", "Short", "Byte", "Character", "Boolean", "Double", "Float", "Math", "StrictMath", "Number"} {
		files = append(files, filepath.Join("java", "lang", name+".java"))
	}
	for _, name := range []string{"BaseStream", "Stream", "IntStream", "LongStream", "DoubleStream", "Collectors"} {
		files = append(files, filepath.Join("java", "util", "stream", name+".java"))
	}
	excused := map[string]bool{}
	methods := 0
	for _, f := range files {
		for _, m := range publicMethods(t, f) {
			methods++
			called := regexp.MustCompile(`[.:]` + m + `\b`).MatchString(calls)
			if _, ok := comparedElsewhere[m]; ok {
				excused[m] = true
			} else if !called {
				t.Errorf("nothing calls %s of %s", m, f)
			}
		}
	}
	for m := range comparedElsewhere {
		if !excused[m] {
			t.Errorf("no model has a method %s", m)
		}
	}
	if methods < 300 {
		t.Errorf("only %d methods", methods)
	}
}

// publicMethods are the names of the public methods of the types of a file.
func publicMethods(t *testing.T, path string) (names []string) {
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	f, errs := parse.File(source.NewFile(path, string(text)))
	if len(errs) > 0 {
		t.Fatal(errs[0])
	}
	for _, c := range f.Types {
		if !c.Modifiers.Has("public") {
			continue
		}
		for _, m := range c.Members {
			if m, ok := m.(*ast.MethodDecl); ok && !m.Constructor && (m.Modifiers.Has("public") || c.Kind == ast.Interface) && !m.Modifiers.Has("private") && !slices.Contains(names, m.Name.Text) {
				names = append(names, m.Name.Text)
			}
		}
	}
	return names
}
