package replay

// seen are the objects that somebody can still come to when the checked method
// has ended, in order of creation: those that existed before, and the new ones
// that are reached from these, from static fields and from the roots. One that the
// method made and dropped is seen by nobody.
func (m *Machine) seen(roots ...*object) []*object {
	in := make([]bool, len(m.objects))
	var work []*object
	add := func(o *object) {
		if o != nil && o != absent && o.serial >= 0 && !in[o.serial] {
			in[o.serial] = true
			work = append(work, o)
		}
	}
	for _, o := range m.objects[:m.pre] {
		add(o)
	}
	for _, v := range m.static {
		add(v.r)
	}
	for _, o := range roots {
		add(o)
	}
	for n := 0; n < len(work); n++ {
		for _, v := range work[n].slots {
			add(v.r)
		}
	}
	var out []*object
	for i, o := range m.objects {
		if in[i] {
			out = append(out, o)
		}
	}
	return out
}
