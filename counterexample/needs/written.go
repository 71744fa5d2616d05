package needs

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
)

// mostWritten is how many conditions are taken from the text of one method.
const mostWritten = 24

// Written are the conditions of the checks in the body of a method, as far as their operands are
// written over what the method takes: each is the own condition of a check, at entry.
//
//	static int of(int[][] image, int x, int y) { return image[x][y]; }
//
// has y < image[x].length and y >= 0. A constant may be an index here, which it is nowhere else:
//
//	static int second(int[] a) { return a[1]; }
func (p *Program) Written(m *types.Method) []Atom {
	if m.Decl == nil || m.Decl.Body == nil {
		return nil
	}
	c := &checks{writer: newWriter(m, p)}
	ast.Walk(m.Decl.Body, func(n ast.Node) bool {
		if t, ok := n.(*ast.Try); ok {
			c.tried = append(c.tried, t.Body.Span())
		}
		return true
	})
	c.body(m, nil)
	return c.out
}

// body adds the checks in the body of a method, and those in the methods of its class that it calls
// by their names; by are those that called it.
func (c *checks) body(m *types.Method, by []*types.Method) {
	by = append(slices.Clip(by), m)
	ast.Walk(m.Decl.Body, func(n ast.Node) bool {
		c.at = n
		switch n := n.(type) {
		case *ast.ClassBody, *ast.LocalClass:
			return false
		case *ast.Lambda:
			return c.comparators[n]
		case *ast.Index:
			c.index(n.X, n.I)
		case *ast.Call:
			if len(n.Args) == 1 && n.X != nil && elements[n.Name.Text] {
				c.index(n.X, n.Args[0])
			}
			c.part(n)
			c.callee(calleeOf(m, n), n.Args, by)
		case *ast.CtorCall:
			if !n.Super {
				c.callee(ownCallee(m.Class, m.Name, n.Args), n.Args, by)
			}
		case *ast.NewArray:
			for _, d := range n.Dims {
				c.length(d)
			}
		case *ast.Binary:
			if n.Op == "/" || n.Op == "%" {
				c.divisor(n.Y)
			}
		}
		return len(c.out) < mostWritten
	})
}

// callee adds the checks of a method that is called, unless that is nil or one of those that lead
// there.
func (c *checks) callee(k *types.Method, args []ast.Expr, by []*types.Method) {
	if k == nil || len(by) > mostCalls || slices.Contains(by, k) {
		return
	}
	tested := c.program.Tested(k)
	if !tested.None() {
		return // what it tests itself and forgets is its own defect
	}
	w, related := c.writer, len(c.related)
	c.writer = w.called(k, args)
	for pair := range tested.pairs {
		x, y := c.bound[pair[0].Of], c.bound[pair[1].Of]
		c.related = append(c.related, [2]string{x.base, y.base}, [2]string{y.base, x.base})
	}
	c.body(k, by)
	c.writer, c.related = w, c.related[:related]
}

// ownCallee is the method of a class that an unqualified call comes to, by its name and number of
// arguments; nil: none with a body, or several.
func ownCallee(of *types.Class, name string, args []ast.Expr) (m *types.Method) {
	for _, k := range of.Methods {
		switch {
		case k.Name != name || len(k.Params) != len(args) || k.VarArgs:
		case m != nil:
			return nil
		default:
			m = k
		}
	}
	if m == nil || m.Decl == nil || m.Decl.Body == nil {
		return nil
	}
	return m
}

// mostCalls is how deep calls of the own class are followed.
const mostCalls = 3

// elements are the methods that take an index.
var elements = map[string]bool{"get": true, "charAt": true}

// checks collects the conditions of the checks of a method.
type checks struct {
	*writer
	at  ast.Node // the check under way
	own bool     // what it is about does not change before it
	// tried are the bodies of try statements: what fails there may be caught.
	tried []source.Span
	// related are the bases of numbers that methods on the way compare: conditions over just two such
	// are theirs.
	related [][2]string
	out     []Atom
	// count is that of the checks.
	count int
}

// index adds that an index is one of a value, or one of each array in an array.
func (c *checks) index(of, at ast.Expr) {
	i, known := c.of(at)
	known = known && i.isNumber()
	if x, ok := c.of(of); ok && known && !(x.varies && strings.HasPrefix(x.base, receiver)) && (!x.oneSize || i.plain) {
		if n, ok := x.size(""); ok {
			c.own = !x.guess && !i.guess && !n.guess
			if s := c.spanOf(at); s != nil && !x.varies && len(x.dims) == 0 {
				c.own = s.own && !x.guess && !n.guess
				c.add("%s", s.within(n), union(s.guards, n.guards, s.greatest.guards), slices.Concat(s.about(), n.about))
			} else if len(x.dims) == 0 || !i.varies {
				c.add("%s", within(x, i), union(n.guards, i.guards), slices.Concat(i.about, n.about))
			}
			c.own = false
		}
		if !x.varies && !i.varies {
			return
		}
	}
	c.ofRows(of, at, i, known)
}

// forAll says something of all numbers from one to another, without that.
func (w *writer) forAll(from, to string) string {
	return fmt.Sprintf(`(\forall int %[1]s; %[2]s <= %[1]s && %[1]s < %[3]s; %%s)`, w.row, from, to)
}

// length adds that the length of a new array is not negative.
func (c *checks) length(e ast.Expr) {
	if x, ok := c.of(e); ok && x.isNumber() && !x.isLiteral() {
		c.own = !x.guess
		c.add("%s", []string{x.notNegative()}, x.guards, x.about)
		c.own = false
	}
}

// divisor adds that a number is not 0. That a size is more than 0 is a candidate anyway.
func (c *checks) divisor(e ast.Expr) {
	if x, ok := c.of(e); ok && x.isNumber() && !x.isLiteral() && !slices.ContainsFunc(x.about, func(q Quantity) bool { return q.Part == Length }) {
		c.own = !x.guess
		c.add("%s", []string{x.text() + " != 0"}, x.guards, x.about)
		c.own = false
	}
}

// add adds conditions that have a value where all guards hold.
func (c *checks) add(form string, conclusions, guards []string, about []Quantity) {
	if isOfReceiver(about) && !slices.ContainsFunc(about, func(q Quantity) bool { return !strings.HasPrefix(q.Of, receiver) }) {
		return // no argument has to do with it
	}
	if len(about) == 2 && slices.Contains(c.related, [2]string{about[0].Of, about[1].Of}) {
		return
	}
	c.count++
	for _, text := range conclusions {
		a := Atom{About: about, guards: guards, form: form, conclusion: text, neverNull: c.neverNull}
		a.Text = a.under(nil)
		o := Origin{At: c.at.Span()}
		if c.own && !slices.ContainsFunc(c.tried, func(t source.Span) bool { return t.Contains(o.At) }) {
			o.Check, o.Of = c.count, len(conclusions)
		}
		a.From = []Origin{o}
		c.out = append(c.out, a)
	}
}

// merged adds atoms to others: of two with the same text the first, with the checks of both.
func merged(as, more []Atom) []Atom {
	for _, a := range more {
		if i := slices.IndexFunc(as, func(o Atom) bool { return o.Text == a.Text }); i < 0 {
			as = append(as, a)
		} else {
			as[i].From = append(as[i].From, a.From...)
		}
	}
	return as
}

// Under is the text of a condition where others hold: without the guards that follow from them.
func (a *Atom) Under(others []string) string {
	if a.form == "" {
		return cmp.Or(a.Shown, a.Text)
	}
	return a.under(slices.Concat(others, a.neverNull))
}

func (a *Atom) under(others []string) string {
	left := slices.DeleteFunc(slices.Clone(a.guards), func(g string) bool {
		return slices.ContainsFunc(others, func(o string) bool { return includesGuard(o, g) })
	})
	text := a.conclusion
	if len(left) > 0 {
		text = strings.Join(left, " && ") + " ==> " + text
		if a.form == "%s" {
			text = "(" + text + ")"
		}
	}
	return fmt.Sprintf(a.form, text)
}

// RestsOn reports whether a condition has a value only where another holds, by its text.
func (a *Atom) RestsOn(other string) bool {
	return slices.ContainsFunc(a.guards, func(g string) bool { return includesGuard(other, g) })
}

// includesGuard reports whether a guard follows from a condition.
func includesGuard(condition, guard string) bool {
	array, _, _ := strings.Cut(guard, "[")
	list, _, _ := strings.Cut(guard, ".get(")
	return condition == guard ||
		strings.HasSuffix(guard, "] != null") && strings.Count(guard, "[") == 1 && condition == `\nonnullelements(`+array+`)` ||
		strings.HasSuffix(guard, ") != null") && strings.Count(guard, "(") == 1 && condition == "!"+list+".contains(null)"
}
