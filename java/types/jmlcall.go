package types

import (
	"inspect/java/ast"
	"inspect/java/source"
)

// untranslatedCalls are JML's functions that have no translation, with what to do about
// each.
var untranslatedCalls = map[string]string{
	`\only_captured`: "leave it out",
	`\lockset`:       "leave it out",
	`\max`:           "write the larger by a conditional expression",
	`\duration`:      "leave it out",
	`\space`:         "leave it out",
	`\working_space`: "leave it out",
}

// jmlCalls type the functions that have one.
var jmlCalls map[string]func(r *resolver, e *ast.JMLCall) Type

func init() {
	jmlCalls = map[string]func(r *resolver, e *ast.JMLCall) Type{
		`\java_math`:       (*resolver).mathFunction,
		`\safe_math`:       (*resolver).mathFunction,
		`\bigint_math`:     (*resolver).mathFunction,
		`\fresh`:           (*resolver).freshCall,
		`\nonnullelements`: (*resolver).nonNullElements,
		`\not_modified`:    (*resolver).notModified,
		`\not_assigned`:    (*resolver).assignedCall,
		`\only_assigned`:   (*resolver).assignedCall,
		`\only_accessed`:   (*resolver).assignedCall,
		`\only_called`:     (*resolver).onlyCalled,
		`\typeof`:          (*resolver).typeOf,
		`\type`:            (*resolver).typeLiteral,
		`\elemtype`:        (*resolver).elemType,
		`\lbl`:             (*resolver).labelled,
		`\lblpos`:          (*resolver).labelled,
		`\lblneg`:          (*resolver).labelled,
		`\exception`:       (*resolver).exceptionCall,
		`\invariant_for`:   (*resolver).invariantForCall,
		`\inv`:             (*resolver).inv,
		`\count`:           (*resolver).loopCount,
		`\index`:           (*resolver).loopCount,
		`\values`:          (*resolver).loopValues,
		`\is_initialized`:  (*resolver).initialized,
	}
}

func (r *resolver) jmlCall(e *ast.JMLCall) Type {
	if f := jmlCalls[e.Name]; f != nil {
		return f(r, e)
	}
	return r.unsupported(e.Span(), e.Name, untranslatedCalls[e.Name])
}

// later reports a function that looks back where there is no earlier state.
func (r *resolver) later(e *ast.JMLCall) bool {
	if r.refining != nil && r.refining.old {
		if r.spec.old && !r.spec.oldState {
			r.lookBack(e)
			return true
		}
		r.unsupported(e.Span(), e.Name+" in the contract of a statement", `say it by \old, or write KeY's block_contract, which looks back to the state before the method`)
		return false
	}
	if r.spec.old && !r.spec.oldState {
		return true
	}
	r.errorf(BadSpec, e.Span(), "%s has no earlier state for %s", r.spec.what, e.Name)
	return false
}

func (r *resolver) freshCall(e *ast.JMLCall) Type {
	for _, a := range e.Args {
		if t := r.value(a); !IsReference(t) && !IsKind(t, Invalid) {
			r.errorf(NotApplicable, a.Span(), "%s takes objects, not %s", e.Name, t)
		}
	}
	if !r.some(e, len(e.Args)) || !r.later(e) {
		return Of(Invalid)
	}
	return Of(Boolean)
}

func (r *resolver) nonNullElements(e *ast.JMLCall) Type {
	if !r.takes(e, 1) {
		return Of(Invalid)
	}
	t := r.value(e.Args[0])
	if _, ok := r.w.arrayType(t); !ok && !IsKind(t, Invalid) {
		return r.errorf(NotApplicable, e.Args[0].Span(), "%s takes an array, not %s", e.Name, t)
	}
	return Of(Boolean)
}

func (r *resolver) notModified(e *ast.JMLCall) Type {
	for _, l := range e.Locs {
		r.storeRef(l)
		switch {
		case isOfSeveral(l):
			r.unsupported(l.Span(), e.Name+" of each of several elements", `say it by \forall of their indices`)
		case l.X == nil:
			r.unsupported(l.Span(), e.Name+" of "+source.OneLine(l.Span().Text()), "name fields, variables and elements of arrays")
		case l.Fields && !r.fieldsOf(e, l):
			return Of(Invalid)
		}
	}
	if !r.some(e, len(e.Locs)) || !r.later(e) {
		return Of(Invalid)
	}
	return Of(Boolean)
}

// fieldsOf notes the fields that an entry x.* or T.* of \not_modified names; false: they are
// not known.
func (r *resolver) fieldsOf(e *ast.JMLCall, l *ast.StoreRef) bool {
	c, ofClass := r.w.Info.Uses[l.X].(*Class)
	if !ofClass {
		t := r.w.Info.Types[l.X]
		if t == nil || IsKind(t, Invalid) {
			return false
		}
		c, _ = r.w.Erasure(t).(*Class)
	}
	if _, super := ast.Unparen(l.X).(*ast.SuperRef); c == nil || c.IsOutside() || super {
		r.unsupported(l.Span(), e.Name+" of "+source.OneLine(l.Span().Text()), "name fields, of an object of a class of the program")
		return false
	}
	for _, f := range r.w.NamedFields(c) {
		if f.Static != ofClass {
			continue
		}
		if isExpanded(f) || IsSequence(f.Type) {
			r.unsupported(l.Span(), e.Name+" of "+source.OneLine(l.Span().Text())+", with "+f.QName()+" of type "+f.Type.String(), "name the fields")
			return false
		}
		r.declared(f)
		r.unit.refs.field(f)
		r.unit.refs.typ(f.Type)
		if m := r.w.ModelMethod(f); f.Model && m != nil {
			r.useMethod(m, nil, l.Span())
			r.useGroup(f, l.Span())
		}
	}
	return true
}

// some reports a function without arguments.
func (r *resolver) some(e *ast.JMLCall, n int) bool {
	if n == 0 {
		r.errorf(NotApplicable, e.Span(), "%s takes at least one argument", e.Name)
	}
	return n > 0
}

// typeOf types \typeof(x).
func (r *resolver) typeOf(e *ast.JMLCall) Type {
	if r.takes(e, 1) && isGhostArray(r.value(e.Args[0])) {
		return r.unsupported(e.Span(), "the class of a ghost array of which set statements set elements", "speak of its elements")
	}
	return Of(TypeType)
}

// typeLiteral types \type(T).
func (r *resolver) typeLiteral(e *ast.JMLCall) Type {
	for _, t := range e.Types {
		r.w.ArrayOf(r.typeExpr(t))
	}
	if len(e.Types) != 1 {
		return r.errorf(NotApplicable, e.Span(), "%s takes one type", e.Name)
	}
	return Of(TypeType)
}

func (r *resolver) elemType(e *ast.JMLCall) Type {
	if !r.takes(e, 1) {
		return Of(Invalid)
	}
	if t := r.value(e.Args[0]); !IsKind(t, TypeType, Invalid) {
		return r.errorf(NotApplicable, e.Args[0].Span(), "%s takes a type, such as \\typeof(a), not %s", e.Name, t)
	}
	return Of(TypeType)
}

// labelled types (\lbl name x), whose first argument is the name.
func (r *resolver) labelled(e *ast.JMLCall) Type {
	t := r.value(e.Args[1])
	r.constant(e, r.w.Info.Consts[e.Args[1]])
	if e.Name != `\lbl` && !IsKind(t, Boolean, Invalid) {
		r.errorf(IncompatibleTypes, e.Args[1].Span(), "%s takes a predicate, not %s", e.Name, t)
	}
	return t
}

// exceptionCall types \exception, the exception of a signals clause.
func (r *resolver) exceptionCall(e *ast.JMLCall) Type {
	v := r.local(e.Name)
	if v == nil {
		return r.errorf(BadSpec, e.Span(), "%s has no %s", r.spec.what, e.Name)
	}
	r.w.Info.Uses[e] = v
	return v.Type
}
