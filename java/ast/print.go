package ast

import (
	"bufio"
	"fmt"
	"io"
	"reflect"
	"strconv"
	"strings"

	"inspect/java/source"
)

// String names the kind.
func (k ClassKind) String() string { return classKinds[k] }

var classKinds = [...]string{"class", "interface", "enum", "record", "@interface"}

// String names the kind.
func (k LitKind) String() string { return litKinds[k] }

var litKinds = [...]string{"int", "float", "char", "string", "text-block", "boolean", "null"}

// String is the keyword, empty for a lightweight case.
func (b Behavior) String() string { return behaviors[b] }

var behaviors = [...]string{"", "behavior", "normal_behavior", "exceptional_behavior", "return_behavior", "break_behavior", "continue_behavior"}

// unnamed are the fields whose nodes a dump shows without the field's name.
var unnamed = map[string]bool{
	"X": true, "Y": true, "I": true, "Body": true, "Members": true, "Stmts": true, "Types": true, "Imports": true, "Clauses": true,
	"Spec": true, "Args": true, "Elems": true, "Operands": true, "Params": true, "TypeParams": true, "Components": true, "Constants": true,
	"Cases": true, "Catches": true, "Annotations": true, "Annotation": true, "Vars": true, "Quants": true, "Olds": true, "Locs": true, "Decl": true,
	"Var": true, "Param": true, "Parts": true, "Package": true, "Module": true, "Clause": true, "Groups": true, "Value": true, "Block": true,
}

// Fprint dumps n: one line per node, indented by its depth, with names,
// modifiers and other words on the line and whatever is a node below it.
// It is deterministic and leaves the places out.
func Fprint(w io.Writer, n Node) error {
	b := bufio.NewWriter(w)
	dump(b, n, "", "")
	return b.Flush()
}

func dump(w *bufio.Writer, n Node, indent, role string) {
	ps, v := partsOf(n)
	w.WriteString(indent)
	if role != "" {
		w.WriteString(role + ": ")
	}
	w.WriteString(v.Type().Name())
	for _, p := range ps {
		for _, word := range words(p, v.Field(p.index)) {
			w.WriteString(" " + word)
		}
	}
	w.WriteByte('\n')
	indent += "  "
	for _, p := range ps {
		f := v.Field(p.index)
		role := p.name
		if _, call := n.(*Call); unnamed[role] && !(call && role == "X") {
			role = ""
		}
		switch {
		case p.child && f.IsNil():
		case p.child:
			child(w, f.Interface().(Node), indent, role)
		case p.list:
			for i := 0; i < f.Len(); i++ {
				child(w, f.Index(i).Interface().(Node), indent, role)
			}
		}
	}
}

// child dumps a node that does not stand on its parent's line.
func child(w *bufio.Writer, n Node, indent, role string) {
	switch n := n.(type) {
	case *Name:
	case *Modifiers:
		for _, a := range n.Annotations {
			dump(w, a, indent, "")
		}
	default:
		dump(w, n, indent, role)
	}
}

// words of a field that stand on the node's own line.
func words(p part, f reflect.Value) []string {
	switch x := f.Interface().(type) {
	case *Name:
		if x == nil {
			return nil
		}
		if p.name == "Name" || p.name == "Keyword" {
			return []string{x.Text}
		}
		return []string{strings.ToLower(p.name) + "=" + x.Text}
	case *Modifiers:
		if x == nil || len(x.Words)+len(x.JML) == 0 {
			return nil
		}
		var out []string
		for _, w := range x.Words {
			out = append(out, w.Text)
		}
		for _, w := range x.JML {
			out = append(out, w.Text)
		}
		return []string{"[" + strings.Join(out, " ") + "]"}
	case []string:
		if len(x) == 0 {
			return nil
		}
		return []string{"(" + strings.Join(x, " | ") + ")"}
	case fmt.Stringer:
		if p.child || x.String() == "" {
			return nil
		}
		return []string{x.String()}
	case Loc, []*Nowarn, []source.Span, []*source.Diagnostic:
		return nil
	}
	switch {
	case p.child || p.list:
		return nil
	case f.Kind() == reflect.Bool:
		if f.Bool() {
			return []string{strings.ToLower(p.name)}
		}
		return nil
	case f.Kind() == reflect.Int:
		if f.Int() != 0 {
			return []string{strings.ToLower(p.name) + "=" + strconv.FormatInt(f.Int(), 10)}
		}
		return nil
	case f.Kind() == reflect.String:
		s := f.String()
		if s == "" {
			return nil
		}
		if strings.ContainsAny(s, "\n\r") {
			s = strconv.Quote(s)
		}
		return []string{s}
	case f.Kind() == reflect.Ptr: // the file
		return nil
	}
	panic("ast: Fprint: cannot print the field " + p.name)
}
