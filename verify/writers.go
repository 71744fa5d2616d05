package verify

import (
	"slices"

	"inspect/java/types"
)

// A method of plain Java that assigns fields of a class with JML may break what that states of its
// objects. In the states that calls make nobody asks for that, so it starts in any state, as
// methods of that class do.
//
//	class Log { int size; //@ invariant size >= 0; }
//	class Plain { void cut(Log l) { l.size = -1; } }     // in a file of its own

// noteWriters notes the methods that assign fields of classes with JML and are in none themselves.
func noteWriters(r *run, methods []*types.Method) {
	stating := slices.DeleteFunc(slices.Clone(r.world.Program()), func(c *types.Class) bool { return c.Platform || c.Library || !c.File.Specified })
	r.writers = map[*types.Method]bool{}
	if len(stating) == 0 || !r.takesSequences() {
		return
	}
	for _, m := range methods {
		if !m.Class.File.Specified && m.Derived == types.NotDerived && m.Decl != nil {
			r.writers[m] = r.writer().HasAssignmentIn(m, stating)
		}
	}
}
