package types_test

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"sort"
	"strconv"
	"strings"
	"testing"

	"inspect/java/ast"
	"inspect/java/types"
)

// tool runs a program of the JDK; a non-zero exit is no error.
func tool(t *testing.T, dir, name string, args ...string) string {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Dir = dir
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	if err := cmd.Run(); err != nil {
		if _, ok := err.(*exec.ExitError); !ok {
			t.Fatalf("%s: %v", name, err)
		}
	}
	return out.String()
}

func abs(t *testing.T, path string) string {
	t.Helper()
	p, err := filepath.Abs(path)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestErrorsAgreeWithJavac: on the inputs without JML and without unsupported
// constructs, javac finds errors on the same lines.
func TestErrorsAgreeWithJavac(t *testing.T) {
	place := regexp.MustCompile(`(?m)^\w+\.java:(\d+):\d+: compiler\.err`)
	for _, name := range []string{"Names", "Types", "Calls", "Flow", "Jumps", "Supers", "Switches", "Locals", "Enums", "Records", "Resources"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			path := filepath.Join("../../testdata/types/errors", name+".java")
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			theirs := map[int]bool{}
			out := tool(t, t.TempDir(), "javac", "-J-XX:+UseSerialGC", "-J-XX:TieredStopAtLevel=1", "-Xmaxerrs", "1000", "-XDshould-stop.ifError=FLOW", "-XDrawDiagnostics", "-d", ".", abs(t, path))
			for _, m := range place.FindAllStringSubmatch(out, -1) {
				n, _ := strconv.Atoi(m[1])
				theirs[n] = true
			}
			ours := map[int]bool{}
			for _, e := range expectations(string(text)) {
				ours[e.line] = true
			}
			if len(theirs) == 0 {
				t.Fatalf("javac found nothing:\n%s", out)
			}
			for _, l := range sortedLines(ours, theirs) {
				if ours[l] != theirs[l] {
					t.Errorf("line %d: error expected of us %v, of javac %v", l, ours[l], theirs[l])
				}
			}
			if t.Failed() {
				t.Log(out)
			}
		})
	}
}

func sortedLines(sets ...map[int]bool) []int {
	all := map[int]bool{}
	for _, s := range sets {
		for l := range s {
			all[l] = true
		}
	}
	var ls []int
	for l := range all {
		ls = append(ls, l)
	}
	sort.Ints(ls)
	return ls
}

// compiled compiles a file of testdata/types and disassembles its classes.
func compiled(t *testing.T, name string, args ...string) string {
	t.Helper()
	dir := t.TempDir()
	if out := tool(t, dir, "javac", "-J-XX:+UseSerialGC", "-J-XX:TieredStopAtLevel=1", "-Xlint:none", "-d", ".", abs(t, "../../testdata/types/"+name+".java")); out != "" {
		t.Fatal(out)
	}
	return tool(t, dir, "javap", append(append([]string{"-p", "-cp", "."}, args...), name)...)
}

func ours(t *testing.T, name string) *types.World {
	t.Helper()
	text, err := os.ReadFile("../../testdata/types/" + name + ".java")
	if err != nil {
		t.Fatal(err)
	}
	return world(t, string(text))
}

// TestConstantsAgreeWithJavac compares folded constants with those in the class file.
func TestConstantsAgreeWithJavac(t *testing.T) {
	line := regexp.MustCompile(`(?m)^\s+(?:static )?final \S+ (\w+)(?: = (.*))?;$`)
	w := ours(t, "Constants")
	fields := map[string]*types.Field{}
	for _, f := range w.Lookup("Constants").Fields {
		fields[f.Name] = f
	}
	seen := 0
	for _, m := range line.FindAllStringSubmatch(compiled(t, "Constants", "-constants"), -1) {
		f := fields[m[1]]
		if f == nil {
			t.Errorf("no field %s", m[1])
			continue
		}
		seen++
		if (f.Const != nil) != (m[2] != "") {
			t.Errorf("%s: javac has %q, we have %v", f.Name, m[2], f.Const)
			continue
		}
		if f.Const != nil && !sameConstant(f.Const, m[2]) {
			t.Errorf("%s: javac has %q, we have %v", f.Name, m[2], f.Const)
		}
	}
	if seen != len(fields) {
		t.Errorf("compared %d of %d fields", seen, len(fields))
	}
}

// sameConstant compares with what javap prints.
func sameConstant(c *types.Const, theirs string) bool {
	switch {
	case types.IsKind(c.Type, types.Float):
		v, err := strconv.ParseFloat(strings.TrimSuffix(theirs, "f"), 32)
		return err == nil && v == c.Float
	case types.IsKind(c.Type, types.Double):
		v, err := strconv.ParseFloat(strings.TrimSuffix(theirs, "d"), 64)
		return err == nil && v == c.Float
	case types.IsKind(c.Type, types.Boolean):
		return theirs == strconv.FormatBool(c.Int.Sign() != 0)
	case types.IsKind(c.Type, types.Char):
		s, err := strconv.Unquote(theirs)
		if err != nil {
			return false
		}
		r := []rune(s)
		return len(r) == 1 && int64(r[0]) == c.Int.Int64() || c.Int.Int64() == 0xFFFF && theirs == `'\uffff'`
	case c.Int != nil:
		return strings.TrimSuffix(theirs, "l") == c.Int.String()
	}
	s, err := strconv.Unquote(theirs)
	return err == nil && s == c.Str
}

// TestOverloadsAgreeWithJavac compares the methods that calls mean with those
// in the bytecode.
func TestOverloadsAgreeWithJavac(t *testing.T) {
	header := regexp.MustCompile(`^  void (c\d+)\(`)
	invoke := regexp.MustCompile(`invoke(virtual|static|interface|special) .*// (?:Interface)?Method (\S+)`)
	theirs := map[string]string{}
	current := ""
	s := bufio.NewScanner(strings.NewReader(compiled(t, "Overloads", "-c")))
	for s.Scan() {
		if m := header.FindStringSubmatch(s.Text()); m != nil {
			current = m[1]
		}
		if m := invoke.FindStringSubmatch(s.Text()); m != nil && current != "" && !strings.Contains(m[2], ".valueOf:") && !strings.HasSuffix(strings.SplitN(m[2], ":", 2)[0], "Value") {
			theirs[current] += m[2] + ";"
		}
	}
	w := ours(t, "Overloads")
	c := w.Lookup("Overloads")
	compared := 0
	for _, m := range c.Methods {
		if !header.MatchString("  void " + m.Name + "(") {
			continue
		}
		fail(t, w.Resolve(m))
		s, ok := m.Decl.Body.Stmts[0].(*ast.ExprStmt)
		if !ok {
			t.Fatalf("%s: no call", m.Name)
		}
		target, ok := w.Info.Uses[s.X].(*types.Method)
		if !ok {
			t.Errorf("%s: no method", m.Name)
			continue
		}
		if got := descriptor(target, s.X.(*ast.Call), w, c); got != theirs[m.Name] {
			t.Errorf("%s: javac calls %s, we %s", m.Name, theirs[m.Name], got)
		}
		compared++
	}
	if compared < 70 {
		t.Errorf("compared only %d calls", compared)
	}
}

// descriptor writes a method as javap does; the class is that of the receiver.
func descriptor(m *types.Method, call *ast.Call, w *types.World, here *types.Class) string {
	s := ""
	if call.X != nil {
		c, _ := w.Info.Types[call.X].(*types.Class)
		if m.Class.Name == "java.lang.Object" {
			c = m.Class
		}
		s = binaryName(c) + "."
	}
	s += m.Name + ":("
	for _, p := range m.Params {
		s += typeDescriptor(p.Type)
	}
	if call.X == nil && here == nil {
		panic("no class")
	}
	return s + ")" + typeDescriptor(m.Result) + ";"
}

func binaryName(c *types.Class) string {
	if c.Outer != nil {
		return binaryName(c.Outer) + "$" + c.SimpleName()
	}
	return strings.ReplaceAll(c.Name, ".", "/")
}

func typeDescriptor(t types.Type) string {
	switch t := t.(type) {
	case *types.Array:
		return "[" + typeDescriptor(t.Elem)
	case *types.Class:
		return "L" + binaryName(t) + ";"
	}
	letters := map[string]string{"void": "V", "boolean": "Z", "byte": "B", "short": "S", "char": "C", "int": "I", "long": "J", "float": "F", "double": "D"}
	if l := letters[t.String()]; l != "" {
		return l
	}
	return fmt.Sprintf("?%s", t)
}
