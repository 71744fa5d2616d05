package bounds

import (
	"inspect/java/ast"
	"inspect/java/types"
)

// counts are what constants decide in a method's body: how often a loop's body
// runs at most each time the loop is entered, and how long a new array is. They
// rest on the values of local variables alone, followed forward through the
// statements: where paths meet, a variable keeps the value that it has on both.
//
// A count that is too small would only be a bound like another, beyond which
// executions are cut off; so nothing that is proved rests on this analysis.
type counts struct {
	loops   map[ast.Node]int  // absent: not decided
	lengths map[ast.Node]int  // of dimensions; absent: not decided
	open    map[ast.Node]bool // met where constants do not decide them
}

// counter follows the constants through one body.
type counter struct {
	*counts
	info  *types.Info
	b     Bounds
	now   values
	dead  bool               // no execution comes here
	exact int                // loops around that are counted
	ran   map[ast.Stmt]int   // executions of a body since the outermost of those was entered
	array map[*types.Var]int // lengths of the arrays that locals mean
	steps int                // of work left
}

type values map[*types.Var]int64

// maxSteps bounds the work on one body, in statements.
const maxSteps = 20000

// count analyses statements that are executed one after the other.
func count(info *types.Info, b Bounds, bodies []ast.Stmt) *counts {
	c := &counter{counts: &counts{map[ast.Node]int{}, map[ast.Node]int{}, map[ast.Node]bool{}}, info: info, b: b,
		now: values{}, ran: map[ast.Stmt]int{}, array: map[*types.Var]int{}, steps: maxSteps}
	for _, s := range bodies {
		c.dead = false
		c.stmt(s)
	}
	for n := range c.open {
		switch n := n.(type) {
		case ast.Stmt:
			delete(c.loops, n)
		case ast.Expr:
			delete(c.lengths, n)
		}
	}
	return c.counts
}

func (c *counter) stmts(ss []ast.Stmt) {
	for _, s := range ss {
		c.stmt(s)
	}
}

func (c *counter) stmt(s ast.Stmt) {
	if s == nil || c.dead {
		return
	}
	c.steps--
	switch s := s.(type) {
	case *ast.Block:
		c.stmts(s.Stmts)
	case *ast.LocalVar:
		if v := c.info.Defs[s]; v != nil {
			c.set(v, s.Init)
		}
	case *ast.ExprStmt:
		c.expr(s.X)
	case *ast.If:
		c.branch(s)
	case *ast.Labeled:
		c.stmt(s.Body)
		c.forget(s) // a break may lead here from anywhere
		c.dead = false
	case *ast.SpecStmt:
		c.stmts(s.Body)
	case *ast.Synchronized:
		c.expr(s.Lock)
		c.stmt(s.Body)
	case *ast.While:
		c.loop(loop{stmt: s, cond: s.Cond, body: s.Body})
	case *ast.DoWhile:
		c.loop(loop{stmt: s, cond: s.Cond, body: s.Body, after: true})
	case *ast.For:
		c.stmts(s.Init)
		c.loop(loop{stmt: s, cond: s.Cond, body: s.Body, update: s.Update})
	case *ast.ForEach:
		n, known := c.length(s.X)
		c.expr(s.X)
		c.loop(loop{stmt: s, body: s.Body, forEach: true, length: n, known: known})
	case *ast.Return:
		c.expr(s.X)
		c.dead = true
	case *ast.Throw:
		c.expr(s.X)
		c.dead = true
	case *ast.Break, *ast.Continue, *ast.Yield:
		c.dead = true
	case *ast.Empty, *ast.JMLStmt, *ast.LocalClass:
	default:
		c.anyOrder(s)
	}
}

// anyOrder follows the parts of a statement that may run in many orders.
func (c *counter) anyOrder(s ast.Stmt) {
	c.forget(s)
	for _, n := range ast.Children(s) {
		before := c.now
		c.now, c.dead = before.copy(), false
		c.part(n)
		c.now = before
	}
	c.forget(s)
	c.dead = false
}

func (c *counter) part(n ast.Node) {
	switch n := n.(type) {
	case ast.Stmt:
		c.stmt(n)
	case ast.Expr:
		c.expr(n)
	default:
		for _, k := range ast.Children(n) {
			c.part(k)
		}
	}
}

func (c *counter) branch(s *ast.If) {
	v, known := c.test(s.Cond)
	if known {
		if v {
			c.stmt(s.Then)
		} else {
			c.stmt(s.Else)
		}
		return
	}
	other := c.now.copy()
	c.stmt(s.Then)
	then, ended := c.now, c.dead
	c.now, c.dead = other, false
	c.stmt(s.Else)
	switch {
	case c.dead:
		c.now, c.dead = then, ended
	case !ended:
		c.now = c.now.intersect(then)
	}
	c.assigned(s, func(v *types.Var) { delete(c.array, v) })
}

func (v values) copy() values {
	w := make(values, len(v))
	for k, x := range v {
		w[k] = x
	}
	return w
}

// intersect keeps what both say.
func (v values) intersect(w values) values {
	out := values{}
	for k, x := range v {
		if y, ok := w[k]; ok && x == y {
			out[k] = x
		}
	}
	return out
}

// forget drops the values of all that a piece of code assigns.
func (c *counter) forget(n ast.Node) {
	c.assigned(n, func(v *types.Var) {
		delete(c.now, v)
		delete(c.array, v)
	})
}

// assigned visits the variables that a piece of code assigns or declares.
func (c *counter) assigned(n ast.Node, visit func(*types.Var)) {
	ast.Walk(n, func(n ast.Node) bool {
		var v *types.Var
		switch n := n.(type) {
		case *ast.Assign:
			v, _ = c.info.Uses[ast.Unparen(n.X)].(*types.Var)
		case *ast.IncDec:
			v, _ = c.info.Uses[ast.Unparen(n.X)].(*types.Var)
		case *ast.LocalVar:
			v = c.info.Defs[n]
		}
		if v != nil {
			visit(v)
		}
		return true
	})
}

// set gives a variable the value of an expression, or none.
func (c *counter) set(v *types.Var, x ast.Expr) {
	val, known := c.eval(x)
	n, sized := c.length(x)
	c.expr(x)
	delete(c.now, v)
	delete(c.array, v)
	if known {
		c.now[v] = c.wrap(v.Type, val)
	}
	if sized {
		c.array[v] = n
	}
}

// expr follows an expression for its effects and its new arrays.
func (c *counter) expr(x ast.Expr) {
	if x == nil {
		return
	}
	switch e := ast.Unparen(x).(type) {
	case *ast.Assign:
		if v, ok := c.info.Uses[ast.Unparen(e.X)].(*types.Var); ok && e.Op == "=" {
			c.set(v, e.Y)
			return
		}
		if v, ok := c.info.Uses[ast.Unparen(e.X)].(*types.Var); ok {
			old, known := c.now[v]
			y, ok := c.eval(e.Y)
			c.arrays(e.Y)
			c.forget(e)
			if t := c.info.Operand[e]; known && ok && t != nil {
				if r, ok := c.operate(e.Op[:len(e.Op)-1], t, old, y); ok {
					c.now[v] = c.wrap(v.Type, r)
				}
			}
			return
		}
	case *ast.IncDec:
		if v, ok := c.info.Uses[ast.Unparen(e.X)].(*types.Var); ok {
			if old, known := c.now[v]; known {
				if e.Op == "++" {
					c.now[v] = c.wrap(v.Type, old+1)
				} else {
					c.now[v] = c.wrap(v.Type, old-1)
				}
			}
			return
		}
	}
	c.arrays(x)
	c.forget(x)
}

// arrays notes the lengths of the arrays that an expression makes.
func (c *counter) arrays(x ast.Expr) {
	ast.Walk(x, func(n ast.Node) bool {
		e, ok := n.(*ast.NewArray)
		if !ok {
			return true
		}
		many := int64(1) // arrays of this dimension
		for i, d := range e.Dims {
			most := int64(c.b.Constant) // the arrays within are made one by one
			if i == len(e.Dims)-1 {
				most = int64(c.b.ConstantLength())
			}
			v, known := c.eval(d)
			if !known || v < 0 || v > most || many*v > most {
				c.open[unparenthesized(d)] = true
				v = 0
			}
			many *= max(v, 1)
			c.lengths[unparenthesized(d)] = max(c.lengths[unparenthesized(d)], int(v))
		}
		return true
	})
}

// unparenthesized is a node without parentheses around it: by it a dimension is known.
func unparenthesized(n ast.Node) ast.Node {
	if e, ok := n.(ast.Expr); ok {
		return ast.Unparen(e)
	}
	return n
}

// length is the length of the array that an expression means.
func (c *counter) length(x ast.Expr) (int, bool) {
	if x == nil {
		return 0, false
	}
	switch e := ast.Unparen(x).(type) {
	case *ast.ArrayLit:
		return len(e.Elems), true
	case *ast.NewArray:
		if e.Init != nil {
			return len(e.Init.Elems), true
		}
		if v, known := c.eval(e.Dims[0]); known && v >= 0 {
			return int(v), true
		}
	case *ast.Ident:
		if v, ok := c.info.Uses[e].(*types.Var); ok {
			n, ok := c.array[v]
			return n, ok
		}
	}
	return 0, false
}

// loop is a loop to count: cond nil is true; each: over an array of that length.
type loop struct {
	stmt    ast.Stmt
	cond    ast.Expr
	body    ast.Stmt
	update  []ast.Expr
	after   bool
	forEach bool
	length  int
	known   bool
}

func (c *counter) loop(l loop) {
	before, arrays := c.now.copy(), copyLengths(c.array)
	if c.exact == 0 {
		clear(c.ran)
	}
	if n, ok := c.run(l); ok {
		c.loops[l.stmt] = max(c.loops[l.stmt], n)
		if hasJump(c.info, l.body, l.stmt, false) {
			c.forget(l.stmt) // as things are where the loop is left
		}
		c.dead = false
		return
	}
	c.open[l.stmt] = true
	// Any number of iterations: once for all of them.
	exact := c.exact
	c.now, c.array, c.dead, c.exact = before, arrays, false, 0
	c.forget(l.stmt)
	c.test(l.cond)
	c.stmt(l.body)
	c.dead = false
	c.forget(l.stmt)
	for _, u := range l.update {
		c.expr(u)
	}
	c.forget(l.stmt)
	c.exact = exact
}

func copyLengths(m map[*types.Var]int) map[*types.Var]int {
	out := make(map[*types.Var]int, len(m))
	for k, n := range m {
		out[k] = n
	}
	return out
}

// run follows the iterations as long as constants decide whether there is another.
func (c *counter) run(l loop) (n int, ok bool) {
	if c.open[l.stmt] {
		return 0, false
	}
	c.exact++
	defer func() { c.exact-- }()
	going := hasJump(c.info, l.body, l.stmt, true)
	for {
		if !(l.after && n == 0) {
			on, known := c.more(l, n)
			if !known {
				return n, false
			}
			if !on {
				return n, true
			}
		}
		if n == c.b.Constant || c.ran[l.stmt] == c.b.Constant || c.steps < 0 {
			return n, false
		}
		n++
		c.ran[l.stmt]++
		c.stmt(l.body)
		if c.dead && !going {
			return n, true // the body never comes to its end
		}
		if going {
			c.forget(l.body)
			c.dead = false
		}
		for _, u := range l.update {
			c.expr(u)
		}
	}
}

// more reports whether constants let the loop go on.
func (c *counter) more(l loop, n int) (on, known bool) {
	switch {
	case l.forEach:
		return n < l.length, l.known
	case l.cond == nil || c.info.Consts[l.cond] != nil:
		return false, false // left by a jump
	}
	return c.test(l.cond)
}

// test follows a condition.
func (c *counter) test(x ast.Expr) (on, known bool) {
	if x == nil {
		return false, false
	}
	v, known := c.eval(x)
	c.expr(x)
	return v != 0, known
}

// hasJump reports whether a loop's body continues, or else breaks, the loop.
func hasJump(info *types.Info, body, loop ast.Stmt, continues bool) bool {
	found := false
	ast.Walk(body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Continue:
			found = found || continues && info.Targets[n] == ast.Node(loop)
		case *ast.Break:
			found = found || !continues && info.Targets[n] == ast.Node(loop)
		}
		return !found
	})
	return found
}
