package heap

import "inspect/java/types"

// Answer is what a call did that code out of sight executes, in one execution. The objects
// that it names stand for those of the same type and number there.
//
//	interface Source { int next(int[] into); }
//
//	Source.next   Result 3, Changed int[]#1 { 0: 7 }
type Answer struct {
	Method *types.Method
	Result *Value  // nil: it gave none
	Thrown *Object // the exception by which the call ended, one of Made; nil: it returned
	// Allocated are the objects that the call made, with what is in them after it.
	Allocated []*Object
	// Changed are the others in which something is another than before the call, with what
	// is in them after it.
	Changed []*Object
	// Statics are the static fields that hold another value than before.
	Statics []FieldValue
}

// SameAs reports whether two values of states of one execution are the same: references by
// the type and number of what they mean.
func (v Value) SameAs(o Value) bool {
	if v.Ref == nil || o.Ref == nil {
		return v.Ref == o.Ref && v.Int == o.Int && v.Text == o.Text
	}
	return v.Ref.Type == o.Ref.Type && v.Ref.Number == o.Ref.Number
}
