package fuzz

import (
	"fmt"
	"math"
	"slices"
	"sort"
	"strings"

	"inspect/counterexample/replay"
	"inspect/java/heap"
	"inspect/java/types"
)

// facts describe a state in JML: predicates that together admit no other state,
// up to the identity of objects and to what no path reaches. Each is defined in
// the state.
type facts struct {
	in    *Interpreter
	paths map[*heap.Object]string
	queue []*heap.Object
	text  []string
}

func (in *Interpreter) newFacts() *facts { return &facts{in: in, paths: map[*heap.Object]string{}} }

func (f *facts) add(format string, args ...any) {
	f.text = append(f.text, fmt.Sprintf(format, args...))
}

// location describes what a location holds. The first location that refers to
// an object names it.
func (f *facts) location(path string, v heap.Value) {
	switch {
	case v.Ref == nil:
		f.add("%s", equal(path, v))
	case f.containerContents(path, v.Ref):
	case f.paths[v.Ref] != "":
		f.add("%s == %s", path, f.paths[v.Ref])
	default:
		f.name(path, v.Ref)
	}
}

func (f *facts) containerContents(path string, h *heap.Object) bool {
	text, ok := f.holds(path, h)
	if ok {
		f.add("%s", text)
	}
	return ok
}

// name makes path the name of an object.
func (f *facts) name(path string, h *heap.Object) {
	f.paths[h] = path
	f.queue = append(f.queue, h)
	if name, _, ok := listed(h); ok {
		f.add("%s instanceof %s", path, name)
		return
	}
	text := path + " instanceof " + h.Type.String()
	for _, t := range f.in.below(h.Type) {
		text += " && !(" + path + " instanceof " + t + ")"
	}
	f.add("%s", text)
}

// implicit are the run-time exceptions that the language throws.
var implicit = []string{"NullPointerException", "ArithmeticException", "IndexOutOfBoundsException", "NegativeArraySizeException",
	"ClassCastException", "ArrayStoreException"}

// below names the greatest proper subtypes of a type.
func (in *Interpreter) below(t types.Type) []string {
	var out []string
	switch t := t.(type) {
	case *types.Array:
		for _, s := range in.below(t.Elem) {
			out = append(out, s+"[]")
		}
	case *types.Class:
		for _, c := range in.program.classes {
			if k := in.classes[c.name]; k != t && (k.Super == t || slices.Contains(k.Interfaces, t)) {
				out = append(out, c.name)
			}
		}
		if t.Name == "java.lang.RuntimeException" {
			for _, n := range implicit {
				out = append(out, "java.lang."+n)
			}
		}
	}
	return out
}

func jmlLiteral(v heap.Value) string {
	if v.Ref == nil && v.Type != nil && types.IsKind(v.Type, types.Long) {
		return v.String() + "L"
	}
	return v.String()
}

// equal says that a location of no references, or null, holds v and nothing else.
func equal(path string, v heap.Value) string {
	if v.Type == nil || !types.IsFloating(v.Type) {
		return path + " == " + jmlLiteral(v)
	}
	switch x := heap.Number(v.Type, v.Int); {
	case math.IsNaN(x):
		return path + " != " + path
	case x == 0 && math.Signbit(x):
		return fmt.Sprintf("%s == 0 && 1 / %s < 0", path, path)
	case x == 0:
		return fmt.Sprintf("%s == 0 && 1 / %s > 0", path, path)
	case math.IsInf(x, 0):
		return path + map[bool]string{true: " == Double.NEGATIVE_INFINITY", false: " == Double.POSITIVE_INFINITY"}[x < 0]
	}
	return path + " == " + v.String()
}

// static describes the static fields, in the order of their names.
func (f *facts) statics(s *heap.State) {
	fields := append([]heap.FieldValue{}, s.Statics...)
	sort.SliceStable(fields, func(i, j int) bool { return fields[i].Field.QName() < fields[j].Field.QName() })
	for _, x := range fields {
		if slices.Contains(f.in.program.Statics(), x.Field.QName()) {
			f.location(x.Field.QName(), x.Value)
		}
	}
}

// contents describes the objects that have a name, and those they reach, and
// that they are different objects.
func (f *facts) contents() {
	for i := 0; i < len(f.queue); i++ {
		h := f.queue[i]
		path := f.paths[h]
		if _, elems, ok := listed(h); ok {
			list := fmt.Sprintf("((%s<?>) %s)", listName, path)
			f.add("%s.size() == %d", list, len(elems))
			for j, e := range elems {
				f.location(fmt.Sprintf("%s.get(%d)", list, j), e)
			}
			continue
		}
		for j, e := range h.Elems {
			f.location(fmt.Sprintf("((%s) %s)[%d]", h.Type, path, j), e)
		}
		c, ok := h.Type.(*types.Class)
		if !ok {
			f.add("((%s) %s).length == %d", h.Type, path, len(h.Elems))
			continue
		}
		for d := c; d != nil && !d.Library; d = d.Super {
			for _, x := range h.Fields {
				if x.Field.Class == d {
					f.location(fmt.Sprintf("((%s) %s).%s", d.Name, path, x.Field.Name), x.Value)
				}
			}
		}
	}
	for i, h := range f.queue {
		for _, k := range f.queue[:i] {
			if h.Type == k.Type {
				f.add("%s != %s", f.paths[h], f.paths[k])
			}
		}
	}
}

// Contract is what an outcome says as JML. Clause i is broken by nothing but a
// different outcome; Break gives the contract with one of them negated.
type Contract struct {
	exception string // "": none
	facts     []string
}

// Contract describes an outcome.
func (in *Interpreter) Contract(o *replay.Outcome) *Contract {
	f := in.newFacts()
	f.statics(o.Post)
	k := &Contract{}
	switch {
	case o.Thrown != nil:
		k.exception = o.Thrown.Type.String()
		if p := f.paths[o.Thrown]; p != "" {
			f.add("thrown == %s", p)
		} else {
			f.name("thrown", o.Thrown)
		}
	case o.Result != nil:
		f.location(`\result`, *o.Result)
	}
	f.contents()
	k.facts = f.text
	return k
}

// Facts counts the predicates.
func (k *Contract) Facts() int { return len(k.facts) }

// Text is the contract as JML. Fact broken is negated; -1: none. Requires are
// preconditions.
func (k *Contract) Text(requires []string, broken int) string {
	var b strings.Builder
	b.WriteString("    /*@\n")
	for _, r := range requires {
		fmt.Fprintf(&b, "      @ requires %s;\n", r)
	}
	clause := "ensures "
	if k.exception == "" {
		b.WriteString("      @ signals_only \\nothing;\n")
	} else {
		fmt.Fprintf(&b, "      @ ensures false;\n      @ signals_only %s;\n", k.exception)
		clause = fmt.Sprintf("signals (%s thrown) ", k.exception)
	}
	for i, f := range k.facts {
		if i == broken {
			f = "!(" + f + ")"
		}
		fmt.Fprintf(&b, "      @ %s%s;\n", clause, f)
	}
	b.WriteString("      @*/\n")
	return b.String()
}
