package main

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"inspect/java/ast"
	"inspect/java/source"
)

// Fault is a small change of a file that a programmer may make by mistake.
type Fault struct {
	Kind string
	File string // name of the file
	Line int
	Old  string // what stood in the line
	New  string // what stands there
	Text string // of the file with the fault
}

func (f *Fault) String() string {
	if f.New == "" {
		return fmt.Sprintf("%s:%d: %s: without %s", f.File, f.Line, f.Kind, f.Old)
	}
	return fmt.Sprintf("%s:%d: %s: %s, not %s", f.File, f.Line, f.Kind, f.New, f.Old)
}

// Kinds of faults.
const (
	guard  = "a guard dropped"
	offBy1 = "off by one"
	field  = "a wrong field"
	update = "a missing update"
)

var kinds = []string{guard, offBy1, field, update}

// Faults are all faults of a file.
func Faults(f *ast.File, name string) []*Fault {
	s := &seeder{file: f, name: name, text: f.Source.Text}
	for _, c := range f.Types {
		s.class(c)
	}
	return s.faults
}

// seeder collects the faults of a file.
type seeder struct {
	file   *ast.File
	name   string
	text   string
	fields map[string]string // types of the fields of the class at hand, by name
	order  []string          // their names
	locals map[string]bool
	faults []*Fault
}

// change adds the fault that something else stands in a place.
func (s *seeder) change(kind string, at source.Span, to string) {
	old := s.text[at.Start:at.End]
	text := to
	if to == "" {
		text = ";"
	}
	lines := strings.Repeat("\n", strings.Count(old, "\n")-strings.Count(to, "\n"))
	s.faults = append(s.faults, &Fault{kind, s.name, at.Position().Line, oneLine(old), oneLine(to), s.text[:at.Start] + text + lines + s.text[at.End:]})
}

// oneLine is a text in one line.
func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }

func (s *seeder) class(c *ast.ClassDecl) {
	outer, order := s.fields, s.order
	s.fields, s.order = map[string]string{}, nil
	for _, m := range c.Members {
		if f, ok := m.(*ast.FieldDecl); ok {
			at := f.Type.Span()
			s.fields[f.Name.Text] = s.text[at.Start:at.End]
			s.order = append(s.order, f.Name.Text)
		}
	}
	for _, m := range c.Members {
		switch m := m.(type) {
		case *ast.ClassDecl:
			s.class(m)
		case *ast.MethodDecl:
			s.method(m)
		}
	}
	s.fields, s.order = outer, order
}

func (s *seeder) method(m *ast.MethodDecl) {
	s.locals = map[string]bool{}
	for _, p := range m.Params {
		s.locals[p.Name.Text] = true
	}
	if m.Body == nil {
		return
	}
	ast.Walk(m.Body, func(n ast.Node) bool {
		if v, ok := n.(*ast.LocalVar); ok {
			s.locals[v.Name.Text] = true
		}
		return true
	})
	ast.Walk(m.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.If:
			s.guard(n)
		case *ast.Binary:
			s.compare(n)
		case *ast.Literal:
			s.number(n)
		case *ast.Ident:
			if !s.locals[n.Name] {
				s.other(n.Name, n.Span())
			}
		case *ast.Select:
			s.other(n.Name.Text, n.Name.Span())
		case *ast.ExprStmt:
			s.update(n)
		}
		return true
	})
}

// guard drops a condition under which a method ends, or a part of one.
func (s *seeder) guard(n *ast.If) {
	if n.Else != nil || !ends(n.Then) {
		return
	}
	s.change(guard, n.Span(), "")
	if b, ok := ast.Unparen(n.Cond).(*ast.Binary); ok && (b.Op == "||" || b.Op == "&&") {
		for _, x := range []ast.Expr{b.X, b.Y} {
			at := x.Span()
			s.change(guard, n.Cond.Span(), s.text[at.Start:at.End])
		}
	}
}

// ends reports whether a statement is one that ends the method, or a block of it.
func ends(n ast.Stmt) bool {
	switch n := n.(type) {
	case *ast.Block:
		return len(n.Stmts) == 1 && ends(n.Stmts[0])
	case *ast.Return, *ast.Throw:
		return true
	}
	return false
}

// compare includes a bound that was excluded, or the other way round.
func (s *seeder) compare(n *ast.Binary) {
	if to := map[string]string{"<": "<=", "<=": "<", ">": ">=", ">=": ">"}[n.Op]; to != "" {
		s.change(offBy1, n.OpLoc.Span(), to)
	}
}

// number is one more.
func (s *seeder) number(n *ast.Literal) {
	if to := map[string]string{"0": "1", "1": "2", "2": "3"}[n.Text]; to != "" {
		s.change(offBy1, n.Span(), to)
	}
	if n.Text == "1" {
		s.change(offBy1, n.Span(), "0")
	}
}

// other is another field of the type.
func (s *seeder) other(name string, at source.Span) {
	if s.fields[name] == "" {
		return
	}
	for _, o := range s.order {
		if o != name && s.fields[o] == s.fields[name] {
			s.change(field, at, o)
		}
	}
}

// update drops an assignment to a field, or to an element of one.
func (s *seeder) update(n *ast.ExprStmt) {
	var to ast.Expr
	switch x := ast.Unparen(n.X).(type) {
	case *ast.Assign:
		to = x.X
	case *ast.IncDec:
		to = x.X
	default:
		return
	}
	for {
		x, ok := ast.Unparen(to).(*ast.Index)
		if !ok {
			break
		}
		to = x.X
	}
	if x, ok := ast.Unparen(to).(*ast.Ident); ok && s.locals[x.Name] {
		return
	}
	s.change(update, n.Span(), "")
}

// Draw takes n faults, as many of each kind as there are, in a random order.
func Draw(all []*Fault, n int, seed uint64) (out []*Fault) {
	d := rand.New(rand.NewPCG(seed, 1))
	all = slices.Clone(all)
	d.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	of := map[string][]*Fault{}
	for _, f := range all {
		of[f.Kind] = append(of[f.Kind], f)
	}
	for len(out) < n {
		more := false
		for _, k := range kinds {
			if len(of[k]) > 0 && len(out) < n {
				out, of[k], more = append(out, of[k][0]), of[k][1:], true
			}
		}
		if !more {
			break
		}
	}
	return out
}

// order puts faults in the order of files and lines.
func order(fs []*Fault) []*Fault {
	return slices.SortedStableFunc(slices.Values(fs), func(a, b *Fault) int {
		return cmp.Or(strings.Compare(a.File, b.File), a.Line-b.Line)
	})
}
