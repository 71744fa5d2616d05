package ast

import (
	goast "go/ast"
	"go/parser"
	"go/token"
	"os"
	"reflect"
	"strings"
	"testing"

	"inspect/java/source"
)

// Every struct of the package that embeds Loc is in the list of kinds.
func TestKindsComplete(t *testing.T) {
	listed := map[string]bool{}
	for _, k := range kinds {
		listed[reflect.TypeOf(k).Elem().Name()] = true
	}
	pkgs, err := parser.ParseDir(token.NewFileSet(), ".", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for name, f := range pkgs["ast"].Files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		goast.Inspect(f, func(n goast.Node) bool {
			ts, ok := n.(*goast.TypeSpec)
			if !ok {
				return true
			}
			st, ok := ts.Type.(*goast.StructType)
			if !ok {
				return true
			}
			for _, f := range st.Fields.List {
				if id, ok := f.Type.(*goast.Ident); ok && len(f.Names) == 0 && id.Name == "Loc" {
					found++
					if !listed[ts.Name.Name] {
						t.Errorf("%s is not in the list of kinds", ts.Name.Name)
					}
				}
			}
			return true
		})
	}
	if found != len(kinds) {
		t.Errorf("%d kinds are declared, %d are listed", found, len(kinds))
	}
}

// fill sets every field of a node that can hold nodes to fresh ones and
// collects them.
func fill(v reflect.Value, depth int, made map[Node]bool) {
	node := reflect.TypeOf((*Node)(nil)).Elem()
	fresh := func(t reflect.Type) (reflect.Value, bool) {
		if t.Kind() == reflect.Interface {
			for _, k := range kinds {
				if reflect.TypeOf(k).Implements(t) {
					t = reflect.TypeOf(k)
					break
				}
			}
		}
		if t.Kind() != reflect.Ptr || !t.Implements(node) {
			return reflect.Value{}, false
		}
		n := reflect.New(t.Elem())
		made[n.Interface().(Node)] = true
		if depth > 0 {
			fill(n.Elem(), depth-1, made)
		}
		return n, true
	}
	for i := 0; i < v.NumField(); i++ {
		f := v.Field(i)
		if f.Kind() == reflect.Slice {
			for j := 0; j < 2; j++ {
				if n, ok := fresh(f.Type().Elem()); ok {
					f.Set(reflect.Append(f, n))
				}
			}
		} else if n, ok := fresh(f.Type()); ok {
			f.Set(n)
		}
	}
}

// Walk reaches whatever a field of any kind of node holds.
func TestWalkReachesAll(t *testing.T) {
	for _, k := range kinds {
		root := reflect.New(reflect.TypeOf(k).Elem())
		made := map[Node]bool{}
		fill(root.Elem(), 1, made)
		Walk(root.Interface().(Node), func(n Node) bool {
			delete(made, n)
			return true
		})
		for n := range made {
			t.Errorf("%T: Walk misses a %T", k, n)
		}
		var b strings.Builder
		if err := Fprint(&b, root.Interface().(Node)); err != nil || b.Len() == 0 {
			t.Errorf("%T: no dump: %v", k, err)
		}
	}
}

// Walk goes by the places, not by the order of the fields, and does not enter
// what visit refuses.
func TestWalkOrder(t *testing.T) {
	f := source.NewFile("a", "0123456789")
	ident := func(name string, at int) *Ident { return &Ident{Loc{f.Span(at, at+1)}, name} }
	cond := ident("cond", 8)
	loop := &DoWhile{Loc: Loc{f.Span(0, 9)}, Cond: cond, Body: &ExprStmt{Loc{f.Span(2, 4)}, ident("x", 2)}}
	var seen []string
	Walk(loop, func(n Node) bool {
		seen = append(seen, reflect.TypeOf(n).Elem().Name())
		_, stmt := n.(*ExprStmt)
		return !stmt
	})
	if got := strings.Join(seen, " "); got != "DoWhile ExprStmt Ident" {
		t.Error(got)
	}
}

// The dump in the package comment is what Fprint prints.
func TestDocExample(t *testing.T) {
	integer := &PrimType{Name: "int"}
	get := &MethodDecl{
		Name: &Name{Text: "get"}, Type: integer, Params: []*Param{{Name: &Name{Text: "i"}, Type: integer}},
		Body: &Block{Stmts: []Stmt{&Return{X: &Index{X: &Ident{Name: "a"}, I: &Ident{Name: "i"}}}}},
	}
	var b strings.Builder
	if err := Fprint(&b, get); err != nil {
		t.Fatal(err)
	}
	doc, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	if want := "//\t" + strings.ReplaceAll(strings.TrimSpace(b.String()), "\n", "\n//\t"); !strings.Contains(string(doc), want) {
		t.Errorf("the dump is\n%s", want)
	}
}

// A clone has other nodes, which say the same at the same places.
func TestClone(t *testing.T) {
	at := Loc{}
	x := &Binary{Loc: at, Op: "+", X: &Ident{at, "a"}, Y: &Call{Loc: at, Name: &Name{at, "f"}, Args: []Expr{&Paren{at, &Ident{at, "b"}}}}}
	y := Clone(x).(*Binary)
	if !reflect.DeepEqual(x, y) {
		t.Errorf("%v is not %v", y, x)
	}
	y.X.(*Ident).Name, y.Y.(*Call).Name.Text, y.Y.(*Call).Args[0] = "c", "g", y.X
	if x.X.(*Ident).Name != "a" || x.Y.(*Call).Name.Text != "f" || x.Y.(*Call).Args[0] == y.X {
		t.Error("the copy shares nodes with the original")
	}
}
