package oracle

import "inspect/java/core"

// Decided is a case with what exhaustive execution finds, for the tests that compare
// checks with it.
type Decided = decided

// Verdict is what exhaustive execution finds, which is looked for once for all tests.
func (c decided) Verdict() (*Verdict, error) { return c.exhaust() }

// Body is the method's code.
func (c decided) Body() *core.Body {
	c.world.Lock()
	defer c.world.Unlock()
	return core.NewProgram(c.World).Body(c.Method)
}

// Tables are the cases of this package and of the whole project.
var Tables = tables
