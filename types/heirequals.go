package types

// What an opaque object (see HeirOf) is equal to, nobody knows, but that it keeps the contracts
// of equals and hashCode of Object. It has a hidden number for that, which never changes:
// objects with the same are equal, and its lower half is the hash code.
//
//	interface Key { … }      // without implementors
//	a != b && a.equals(b)    // may be
//
// Where the abstract class has equals or hashCode of its own, these run.

// addEquality gives an heir the number of its class, and equals and hashCode, unless it inherits others than those of Object.
func (w *World) addEquality(k *Class) {
	at := k.Decl.Name.Span()
	k.Fields = append(k.Fields, &Field{Class: k, Name: "class", Type: Of(Int), Span: at, Final: true})
	root := w.object()
	for _, m := range root.Methods {
		if (m.Name == "equals" || m.Name == "hashCode") && w.implementation(m, k) != m {
			return
		}
	}
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

// IsText tells of a method whether it is Object's own toString: what an opaque object says of
// itself nobody knows.
func (m *Method) IsText() bool {
	return m.Name == "toString" && len(m.Params) == 0 && m.Class.Name == "java.lang.Object"
}

// Likeness is the hidden number of the objects of an heir; nil: it has none.
func (c *Class) Likeness() *Field { return c.hidden("likeness") }

// Species is the hidden number of the class of the objects of an heir, which never changes: of
// opaque objects of one type, those with the same number are of one class.
//
//	interface Key { … }                // without implementors
//	a.getClass() != b.getClass()       // may be
func (c *Class) Species() *Field { return c.hidden("class") }

func (c *Class) hidden(name string) *Field {
	for _, f := range c.Fields {
		if c.Heir && f.Name == name && f.Decl == nil {
			return f
		}
	}
	return nil
}
