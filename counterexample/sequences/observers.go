package sequences

import (
	"fmt"
	"slices"
	"strings"

	"inspect/java/ast"
	"inspect/java/types"
)

// A driver tells in parameters what callers may be asked to see to: what observers of the receiver
// give before the last call, and the arguments of what makes objects.

// Observer is a method without parameters that tells something of the receiver of the last
// call and changes nothing. The parameter of the driver has what it gives then.
type Observer struct {
	Method *types.Method
	Param  string
	Reads  map[string]bool // names of the fields that it reads
}

// Construction is a constructor or factory of which sequences make objects.
type Construction struct {
	Method *types.Method
	Params []*types.Var // whose arguments are parameters of the driver
	Uses   []Use
	Others []string // conditions as well: no call gives an object that is made otherwise
}

// Use is one place of the sequences at which it may be called.
type Use struct {
	Chosen string   // condition over the parameters of the driver: it is called there
	None   string   // nothing of the kind is called there
	Args   []string // parameters of the driver, for Params
}

// observes adds the observers of the last call's receiver.
func (s *shape) observes() {
	if s.last.on == nil || !s.last.on.picked || len(s.choices) == 0 {
		return
	}
	p := s.plan
	for c := classOf(s.plan.last.on); c != nil && !c.IsOutside(); c = c.Super {
		for _, m := range c.Methods {
			if m != p.last.method && p.isObserver(m) && !slices.ContainsFunc(s.observers, func(o Observer) bool { return o.Method.Name == m.Name }) {
				name := s.fresh(m.Name + "Before")
				s.observers = append(s.observers, Observer{m, name, p.effectOf(m).reads})
				s.params = append(s.params, param{name: name, typ: m.Result})
			}
		}
	}
}

// sizes are the names of observers that tell how much there is.
var sizes = []string{"size", "length", "count", "getSize", "getLength", "getCount"}

// isObserver reports whether a method tells callers whether something is so, or how much there
// is: its body is one expression, which calls nothing but the library's observers.
func (p *plan) isObserver(m *types.Method) bool {
	if m.Static || m.Abstract || m.Constructor || len(m.Params) > 0 || m.Decl == nil || m.Decl.Body == nil || p.effects.overridden[m] || !p.isCallable(m) {
		return false
	}
	question := slices.ContainsFunc([]string{"is", "has", "can"}, func(s string) bool { return strings.HasPrefix(m.Name, s) })
	if !(question && types.IsKind(m.Result, types.Boolean) || slices.Contains(sizes, m.Name) && types.IsKind(m.Result, types.Int)) || len(m.Decl.Body.Stmts) != 1 {
		return false
	}
	r, ok := m.Decl.Body.Stmts[0].(*ast.Return)
	if !ok || r.X == nil {
		return false
	}
	if e := p.effectOf(m); e.anything || len(e.writes) > 0 {
		return false
	}
	simple := true
	ast.Walk(r.X, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Call:
			simple = simple && n.X != nil && len(n.Args) == 0 && slices.Contains(observers, n.Name.Text)
		case *ast.Lambda, *ast.MethodRef, *ast.New, *ast.NewArray, *ast.SwitchExpr, *ast.Assign, *ast.IncDec:
			simple = false
		}
		return simple
	})
	return simple
}

// queryText writes that the parameter of an observer is what it gives for a receiver in a variable.
func (o *Observer) queryText(on string) string {
	return fmt.Sprintf("if (%[1]s != %[1]s(%[2]s)) return;", o.Param, on)
}

// java writes a method that asks an observer of an object of a type. One that fails tells nothing,
// and ends nothing.
func (o *Observer) java(t types.Type) string {
	fails := "false"
	if !types.IsKind(o.Method.Result, types.Boolean) {
		fails = "0"
	}
	return fmt.Sprintf("    static %s %s(%s on) {\n        try { return on.%s(); } catch (Throwable thrown) { return %s; }\n    }\n", o.Method.Result, o.Param, t, o.Method.Name, fails)
}

// makes gives what sequences make objects of, with the arguments.
func (s *shape) makes() (out []Construction) {
	for _, pl := range s.plan.pools {
		for _, k := range pl.makers {
			m := Construction{Method: k.method}
			free := map[int]bool{}
			for i := range k.params {
				free[i] = i < len(k.method.Params)
			}
			for _, c := range s.choices {
				for _, o := range c.options {
					for i, a := range o.args {
						free[i] = free[i] && (o.call.method != k.method || !a.picked)
					}
				}
			}
			for i, v := range k.method.Params {
				if free[i] {
					m.Params = append(m.Params, v)
				}
			}
			for _, c := range s.choices {
				s.use(&m, c, pl, free)
			}
			if len(m.Uses) > 0 && len(m.Params) > 0 {
				out = append(out, m)
			}
		}
	}
	return out
}

// use adds a choice of sequences as a place where an object is made.
func (s *shape) use(m *Construction, c *choice, pl *pool, free map[int]bool) {
	step := slices.Contains(s.steps, c)
	for i, o := range c.options {
		chosen := fmt.Sprintf("%s == %d", c.selector, c.number(i))
		switch {
		case o.call.method == m.Method:
			u := Use{Chosen: chosen, None: "!(" + chosen + ")"}
			if !step {
				u.None = "false"
				if c.optional {
					u.None = c.selector + " == 0"
				}
			}
			for k, a := range o.args {
				if free[k] {
					u.Args = append(u.Args, a.param)
				}
			}
			m.Uses = append(m.Uses, u)
		case step && o.into != nil && s.plan.fits(o.into.typ, pl.typ):
			m.Others = append(m.Others, "!("+chosen+")")
		}
	}
}

// number is what the selector has for one of the options.
func (c *choice) number(option int) int {
	if c.optional {
		return option + 1
	}
	return option
}
