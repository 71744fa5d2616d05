package cfg

import "inspect/java/core"

// construction says of the records that their constructors made all their objects: those
// that they refuse are not there (types.World.Construction).
func (l *code) construction(state func(x value3, cl *core.Clause)) {
	for _, c := range l.scope.specified {
		for _, cl := range l.prog.Construction(c) {
			state(l.ofAllObjects(c, facts{}, func(s *spec) value3 { return l.clauseValue(s, cl) }), cl)
		}
	}
}
