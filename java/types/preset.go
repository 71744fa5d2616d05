package types

// Preset is an input of a constructor that is checked alone, beside its parameters: what
// its object has, or is, before the constructor runs.
//
//	class Outer { class Part { Part(int x) { } } }                       // Outer.this
//	abstract class Shape { Shape(int n) { } }  class Dot extends Shape { }  class Line extends Shape { }
//	                                                                     // this is a Dot
type Preset struct {
	Var *Var
	// Field, which Java adds to a class, has this value; nil: the value says whether
	// the object is of class Is, as long as no earlier one is true.
	Field *Field
	Is    *Class
}

// Constructed are the classes of the objects that the constructor m is checked for, where
// it is checked alone: its own, those that can be instantiated below an abstract one,
// whose constructors all run it, or those of the constants of an enum. The order is that of the declarations.
func (w *World) Constructed(m *Method) []*Class {
	if !m.Class.Abstract && !m.Class.IsEnum() {
		return []*Class{m.Class}
	}
	var cs []*Class
	for _, c := range w.Subclasses(m.Class) {
		if !c.Compiled && !c.Function() {
			cs = append(cs, c)
		}
	}
	return cs
}

// Preset are the inputs of a constructor beside its parameters, none for other methods. Of
// the classes Constructed, the last has no Is.
func (w *World) Preset(m *Method) []Preset {
	if ps, ok := w.presets[m]; ok || !m.Constructor {
		return ps
	}
	var ps []Preset
	for _, f := range w.HiddenFields(m.Class) {
		ps = append(ps, Preset{Var: f.beforehand(), Field: f})
	}
	seen := map[*Class]bool{m.Class: true}
	cs := w.Constructed(m)
	for i, c := range cs {
		if i < len(cs)-1 {
			ps = append(ps, Preset{Var: &Var{Kind: ParamVar, Name: "this is a " + c.ShortName(), Type: Of(Boolean), Span: m.Span}, Is: c})
		}
		for k := c; !seen[k]; k = k.Super {
			seen[k] = true
			for _, f := range w.HiddenFields(k) {
				v := *f.beforehand()
				v.Name += " of " + k.ShortName()
				ps = append(ps, Preset{Var: &v, Field: f})
			}
		}
	}
	w.presets[m] = ps
	return ps
}

// beforehand is the input that gives a hidden field its value where the constructor of
// its class is checked.
func (f *Field) beforehand() *Var {
	if f.preset == nil {
		f.preset = &Var{Kind: ParamVar, Name: f.Name, Type: f.Type, Span: f.Span, NonNull: f.NonNull, ElemNonNull: f.ElemNonNull}
	}
	return f.preset
}
