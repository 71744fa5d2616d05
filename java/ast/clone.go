package ast

import "reflect"

// Clone copies a node with all that it consists of. The copy says the same at the same
// place, and can be given a meaning of its own.
func Clone(n Node) Node {
	ps, v := partsOf(n)
	c := reflect.New(v.Type())
	c.Elem().Set(v)
	for _, p := range ps {
		f := c.Elem().Field(p.index)
		switch {
		case p.child:
			if !f.IsNil() {
				f.Set(reflect.ValueOf(Clone(f.Interface().(Node))))
			}
		case p.list:
			if f.IsNil() {
				break
			}
			s := reflect.MakeSlice(f.Type(), f.Len(), f.Len())
			for i := 0; i < f.Len(); i++ {
				if e := f.Index(i); !e.IsNil() {
					s.Index(i).Set(reflect.ValueOf(Clone(e.Interface().(Node))))
				}
			}
			f.Set(s)
		}
	}
	return c.Interface().(Node)
}
