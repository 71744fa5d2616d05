package replay

import "errors"

// isValid reports whether the library's invariants of an object hold. Where they ask a key whose
// class has no body for that, nothing is known, and the object may be.
func isValid(r *runner, hold func() bool) (ok bool) {
	k, tr, count := r.m.mark(), r.m.trace, len(r.m.objects)
	defer func() {
		switch e := recover().(type) {
		case nil:
		case failure:
			if !errors.As(e.error, new(*NoBody)) {
				panic(e)
			}
			r.m.trace = tr
			r.m.restore(k)
			r.m.objects = r.m.objects[:count]
			ok = true
		default:
			panic(e)
		}
	}()
	return hold()
}
