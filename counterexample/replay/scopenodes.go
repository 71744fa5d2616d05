package replay

import (
	"slices"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// uses adds a field.
func (w *scoper) uses(f *types.Field) {
	if f.Const != nil { // its value stands in the code: no class is used
		return
	}
	if !w.s.fields[f] {
		w.field(f)
	}
	if f.Static {
		w.touch(f.Class)
	}
}

// rules adds the methods that determine whether code may read and write a field.
func (w *scoper) rules(f *types.Field) {
	for _, m := range slices.Concat(f.Readable, f.Writable) {
		wrong := slices.ContainsFunc(w.m.world.ResolveBody(m), func(d *source.Diagnostic) bool { return d.Severity == source.Error })
		if !wrong { // else code that comes to it is refused
			w.method(m)
		}
	}
}

// variable adds the type of a variable, unless there is none.
func (w *scoper) variable(v *types.Var) {
	if v != nil {
		w.typ(v.Type)
	}
}

// node adds what the tree below n mentions.
func (w *scoper) node(n core.Node) {
	core.Walk(n, func(n core.Node) bool {
		w.noteObjectTest(n)
		switch n := n.(type) {
		case *core.Call:
			if n.Virtual {
				w.virtual[n.Method] = true
				w.overriding(n.Method)
			} else {
				w.method(n.Method)
			}
		case *core.New:
			w.library(n.Method.Class)
			w.method(n.Method)
		case *core.AnyObject:
			w.location(n.T)
			w.inside(w.m.world.AnyContents(n.AnyObject))
			for _, k := range n.Known {
				w.noteTest(k.Of, nil)
			}
		case *core.Construct:
			w.method(n.Method)
		case *core.Field:
			w.uses(n.Field)
			w.rules(n.Field)
		case *core.StaticField:
			w.uses(n.Field)
			w.rules(n.Field)
		case *core.FieldInit:
			w.typ(n.Field.Type)
		case *core.Let:
			w.variable(n.Var)
		case *core.Catch:
			w.catches = true
			w.variable(n.Var)
		case *core.Bind:
			w.variable(n.Var)
		case *core.Binary:
			if x, y := n.X.Type(), n.Y.Type(); (n.Op == "==" || n.Op == "!=") && types.IsReference(x) && types.IsReference(y) && x != y {
				w.join(x, n)
				w.join(y, n)
			}
		case *core.Bound:
			w.variable(n.Var)
			if types.IsReference(n.Var.Type) {
				w.s.quantified = append(w.s.quantified, n.Var.Type)
			}
		case *core.Chosen:
			w.choice(n)
		case *core.Reach:
			w.typ(n.Of)
			for _, f := range n.Fields {
				w.uses(f)
			}
		case *core.Clause:
			w.clause(n)
		default:
			w.typeTest(n)
		}
		if isWritten(n) {
			w.typ(n.(core.Expr).Type())
		}
		return true
	})
}

// typeTest takes a node that asks for the class of a value.
func (w *scoper) typeTest(n core.Node) {
	switch n := n.(type) {
	case *core.InstanceOf:
		w.join(n.Of, n)
		w.typ(n.Of)
		w.value(n.Of, n)
		w.noteTest(n.Of, n)
		w.variable(n.Var)
	case *core.SameType:
		w.classIDs = true
	case *core.SameClass:
		w.classIDs = w.classIDs || n.Y != nil
		w.typ(n.Of)
		w.value(n.Of, n)
		w.noteTest(n.Of, n)
	case *core.Cast:
		w.join(n.T, n)
		w.noteTest(n.T, n)
		if n.IsWritten() {
			w.value(n.T, n)
		}
	case *core.ClassOf:
		w.classOf(n)
	case *core.TypeIs:
		w.join(n.Of, n)
		w.typ(n.Of)
		w.value(n.Of, n)
		w.noteTest(n.Of, n)
	}
}

// isWritten reports whether a node is an expression of the text whose type counts: not
// the receiver that stands in front of a name, nor a null.
func isWritten(n core.Node) bool {
	switch n := n.(type) {
	case *core.Null:
		return false
	case *core.This:
		return n.How == core.Written
	case core.Expr:
		return true
	}
	return false
}

// clause adds the exceptions that a clause names.
func (w *scoper) clause(k *core.Clause) {
	if k.Exception != nil {
		w.typ(k.Exception)
	}
	w.variable(k.ExceptionVar)
	for _, x := range k.Exceptions {
		w.typ(x)
	}
}
