package types

// What an opaque object (see HeirOf) is equal to, nobody knows, but that it keeps the contracts
// of equals and hashCode of Object. It has a hidden number for that, which never changes:
// objects with the same are equal, and its lower half is the hash code.
//
//	interface Key { … }      // without implementors
//	a != b && a.equals(b)    // may be
//
// Where the abstract class has equals or hashCode of its own, these run.

// addEquality gives an heir equals and hashCode, unless it inherits others than those of Object.
func (w *World) addEquality(k *Class) {
	root := w.object()
	for _, m := range root.Methods {
		if (m.Name == "equals" || m.Name == "hashCode") && w.implementation(m, k) != m {
			return
		}
	}
	at := k.Decl.Name.Span()
	k.Fields = append(k.Fields, &Field{Class: k, Name: "likeness", Type: Of(Long), Span: at, Final: true})
	for _, m := range []*Method{
		{Name: "equals", Derived: HeirEquals, Params: []*Var{{Kind: ParamVar, Name: "other", Type: root, Span: at}}, Result: Of(Boolean)},
		{Name: "hashCode", Derived: HeirHash, Result: Of(Int)},
	} {
		m.Class, m.Span, m.Pure = k, at, true
		k.Methods = append(k.Methods, m)
		w.named(k, "")
		w.declaring[m.Name]++
		w.overrides(m)
		w.contract(m)
	}
}

// Likeness is the hidden number of the objects of an heir; nil: it has none.
func (c *Class) Likeness() *Field {
	for _, f := range c.Fields {
		if c.Heir && f.Name == "likeness" && f.Decl == nil {
			return f
		}
	}
	return nil
}
