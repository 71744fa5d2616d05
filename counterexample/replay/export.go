package replay

import (
	"inspect/java/heap"
	"inspect/java/types"
)

// export gives the results as plain data.
func (r *runner) export(pre *heap.State, end *stopped) {
	m, out := r.m, r.out
	post := &heap.State{}
	seen := map[*object]bool{}
	add := func(o *object) {
		if seen[o] {
			return
		}
		seen[o] = true
		post.Objects = append(post.Objects, m.plain(o))
	}
	for _, o := range m.objects {
		add(o)
		h := m.plain(o)
		switch t := o.typ.(type) {
		case *types.Class:
			h.Fields = nil
			for i, f := range m.class(t).fields {
				if v := m.decided(o.slots[i]); v.r != absent {
					h.Fields = append(h.Fields, heap.FieldValue{Field: f, Value: m.show(f.Type, v)})
				}
			}
		case *types.Array:
			h.Fields, h.Elems = nil, []heap.Value{}
			if f := m.hash(); f != nil && o.hash.r != absent {
				h.Fields = []heap.FieldValue{{Field: f, Value: m.show(f.Type, o.hash)}}
			}
			for _, v := range o.slots {
				if v.r == absent {
					v = value{}
				}
				h.Elems = append(h.Elems, m.show(t.Elem, v))
			}
		}
	}
	if r.fr.this != nil {
		post.Roots = append(post.Roots, heap.NamedValue{Name: "this", Value: m.show(r.method.Class, value{r: r.fr.this})})
	}
	for _, p := range m.world.Preset(r.method) {
		if v, ok := r.given[p.Var]; ok {
			post.Roots = append(post.Roots, heap.NamedValue{Name: p.Var.Name, Value: m.show(p.Var.Type, v)})
		}
	}
	for i, p := range r.method.Params {
		post.Roots = append(post.Roots, heap.NamedValue{Name: p.Name, Value: m.show(p.Type, r.fr.vars[i])})
	}
	for i, f := range m.fields {
		if v := m.decided(m.static[i]); v.r != absent {
			post.Statics = append(post.Statics, heap.FieldValue{Field: f, Value: m.show(f.Type, v)})
		}
	}
	out.Post = post
	switch {
	case out.CutOff != nil || end.stop || end.blocked != nil:
	case end.thrown != nil:
		out.Thrown = m.plain(m.objectOf(end.thrown))
	case !types.IsKind(r.method.Result, types.Void):
		v := m.show(r.method.Result, end.result)
		out.Result = &v
	}
}
