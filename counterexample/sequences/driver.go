package sequences

import (
	"fmt"
	"slices"
	"strings"

	"inspect/java/types"
)

// Root stands in front of the names of drivers' files, which are on no disk.
const Root = "<sequences>/"

// Options say how long sequences are.
type Options struct {
	Objects func(*types.Class) int // that are made of a class which a parameter takes
	Length  func(types.Type) int   // how much is at most in an array or a collection of a type
	Needs   bool                   // what callers may be asked to see to
	// Conditions are those of a method that are over its parameters and the fields of its receiver, as
	// expressions in JML.
	Conditions func(*types.Method) []string
	// Last writes the last call, of a method with some arguments, as a statement; "": as it is. Names
	// are the variables that it may declare.
	Last  func(m *types.Method, args []string) string
	Names []string
	// IsNone reports whether a class is not of the program: nothing of it is called before.
	IsNone func(*types.Class) bool
	// IsHidden reports whether a class is one that calls before a method come to through others alone: none of
	// its members is called or assigned by itself. nil: there is none.
	IsHidden func(*types.Class) bool
	// Stop reports whether writing a driver is to end, with a *halt.Stopped; nil: never.
	Stop func() bool
}

// Driver is a method that makes all sequences which end in a call of another.
type Driver struct {
	Of     *types.Method
	Class  string // qualified
	File   string // below Root
	Method string
	Text   string
	Steps  int  // kinds of steps
	Guards bool // some step may end in a guard
	// Complete reports that no call changes what the method reads.
	Complete bool
	// Without names what may change what the method reads, and is no step.
	Without []string
	// Uncalled names what may change it as well, and nothing in the program calls: code of the
	// package out of sight, or of a subclass, may.
	Uncalled []string
	// Others are the choices of other types for type variables that make a difference, and Untried names what is
	// left out of these, and of the objects that calls take.
	Others  []*types.TypeChoice
	Untried []string
	// CallsAny: with other types, what stands for a type variable is called.
	CallsAny bool
	// Observers and Made are what callers may be asked to see to.
	Observers     []Observer
	Constructions []Construction
	// Given are the parameters of the calls before the last one, but for the arguments in Constructions.
	Given []string
	// Conditions are the parameters that say whether Options.Conditions hold; nil: there are none.
	Conditions []string
	shape      *shape
}

// Unused are the parameters that are 0, or false, in the sequences of a driver with at most so
// many calls before the last one, and of those in which, without guards, none ends in a guard.
func (d *Driver) Unused(calls int, guards bool) map[string]bool {
	out := map[string]bool{}
	for _, c := range d.shape.steps[:max(0, len(d.shape.steps)-calls)] {
		out[c.selector] = true // what is not used comes first
	}
	for _, c := range d.shape.choices {
		if !guards && c.tried != "" {
			out[c.tried] = true
		}
	}
	return out
}

// Drivers writes drivers for the methods of a world.
type Drivers struct {
	world   *types.World
	effects *effects
	options Options
	taken   map[string]bool // names of classes
}

// New begins the drivers of a world.
func New(w *types.World, o Options) *Drivers {
	d := &Drivers{w, newEffects(w, o.IsNone), o, map[string]bool{}}
	d.effects.isHiddenClass = o.IsHidden
	for _, c := range w.Classes() {
		d.taken[c.Name] = true
	}
	return d
}

// IsCalled reports whether other code of the program may call a method.
func (d *Drivers) IsCalled(m *types.Method) bool { return len(d.effects.callersOf(m)) > 0 }

// Driver writes the driver for a method, with up to so many calls on objects that exist
// before the last one. The reason says why there is none.
func (d *Drivers) Driver(m *types.Method, calls int) (out *Driver, reason string) {
	return d.DriverBy(m, calls, nil)
}

// DriverBy is Driver with other ground types for type variables.
func (d *Drivers) DriverBy(m *types.Method, calls int, by *types.TypeChoice) (out *Driver, reason string) {
	if why := Unnameable(m.Class); why != "" {
		return nil, why
	}
	if slices.ContainsFunc(m.Params, func(v *types.Var) bool { return isUnknown(v.Type) }) {
		return nil, "nothing is known of what " + m.Signature() + " takes"
	}
	d.effects.stop = d.options.Stop
	defer func() { d.effects.stop = nil }()
	p := newPlan(d.world, d.effects, m, by)
	if p.last.on != nil && !p.isConstructed(p.last.on) && !m.Class.IsEnum() {
		return nil, "no step makes a " + m.Class.SimpleName()
	}
	s := newShape(p, calls, d.options)
	if s.last == nil {
		return nil, "no step makes what " + m.Signature() + " takes"
	}
	if d.options.Needs {
		s.observes()
		s.addConditions(d.options.Conditions(m))
	}
	out = &Driver{Of: m, Method: m.Name, Steps: len(p.steps), Complete: p.isComplete(), Without: p.without(), Uncalled: p.uncalled(), shape: s}
	if by == nil {
		out.Others, out.Untried = p.alternatives()
	} else {
		out.CallsAny, out.Untried = p.allReads()[calling], p.behaving()
	}
	out.Untried = append(out.Untried, p.unnameableGiven()...)
	out.Complete = out.Complete && len(out.Without)+len(out.Uncalled) == 0
	out.Guards = slices.ContainsFunc(s.choices, func(c *choice) bool { return c.tried != "" })
	pkg := ""
	if k := m.Class.File.Package; k != nil {
		pkg = k.Name
	}
	name := strings.ReplaceAll(strings.TrimPrefix(m.Class.Name, pkg+"."), ".", "_") + "_" + m.Name + "Calls"
	for d.taken[qualified(pkg, name)] {
		name += "_"
	}
	out.Class = qualified(pkg, name)
	d.taken[out.Class] = true
	out.File = strings.ReplaceAll(out.Class, ".", "/") + ".java"
	if d.options.Needs {
		out.Observers, out.Constructions = s.observers, s.makes()
		for _, c := range s.conditions {
			out.Conditions = append(out.Conditions, c.param)
		}
		out.Given = s.given(out.Constructions)
	}
	out.Text = s.java(pkg, name, m)
	return out, ""
}

// given are the arguments that calls before the last one take as they are, but for those in
// constructions and of methods that expect null among what they are passed.
func (s *shape) given(constructions []Construction) (names []string) {
	ofConstructions := map[string]bool{}
	for _, m := range constructions {
		for _, u := range m.Uses {
			for _, a := range u.Args {
				ofConstructions[a] = true
			}
		}
	}
	for _, c := range s.choices {
		for _, o := range c.options {
			if hasNullElements(o.call.method) {
				continue
			}
			for _, a := range o.args {
				if a.param != "" && !a.picked && !ofConstructions[a.param] && !slices.Contains(names, a.param) {
					names = append(names, a.param)
				}
			}
		}
	}
	return names
}

// Selectors are the names of the parameters that make a call each, unless they are 0.
func (d *Driver) Selectors() map[string]bool {
	out := map[string]bool{}
	for _, c := range d.shape.choices {
		if c.optional {
			out[c.selector] = true
		}
	}
	return out
}

func qualified(pkg, name string) string {
	if pkg == "" {
		return name
	}
	return pkg + "." + name
}

// Before is what comes before the last call, with the parameters: the same in drivers whose calls
// before are the same.
func (d *Driver) Before() string {
	_, text, _ := strings.Cut(d.Text, " "+d.Method+"(")
	return text[:max(0, strings.LastIndex(text, "} catch ("))]
}

// java is the file of the driver.
func (s *shape) java(pkg, name string, m *types.Method) string {
	var b strings.Builder
	fmt.Fprintf(&b, "// The calls that come before one of %s.\n", m.QName())
	if pkg != "" {
		fmt.Fprintf(&b, "package %s;\n", pkg)
	}
	var ps []string
	for _, p := range s.params {
		ps = append(ps, s.typeOf(p)+" "+p.name)
	}
	fmt.Fprintf(&b, "\ninterface %s {\n    static void %s(%s)%s {\n", name, m.Name, strings.Join(ps, ", "), throwing(m))
	for _, p := range s.params {
		if p.isNull { // as the comparison says in plain Java
			fmt.Fprintf(&b, "        if (%s == null) ;\n", p.name)
		}
	}
	for _, v := range s.vars {
		fmt.Fprintf(&b, "        %s %s = null;\n", v.typ, v.name)
	}
	var done []param
	for _, c := range s.choices {
		done = append(done, c.marked...)
	}
	for _, p := range append(done, s.lastNew...) {
		fmt.Fprintf(&b, "        %s %s;\n", s.plan.world.Erasure(p.typ), remade(p.name)) // no type argument is in the way
	}
	for _, p := range s.params {
		if p.isExact {
			b.WriteString(p.exactly())
		}
	}
	done = nil
	taken, call := s.last.java("last")
	if len(s.choices)+len(s.lastNew) > 0 {
		for _, l := range taken {
			fmt.Fprintf(&b, "        %s %s;\n", l.typ, l.name)
		}
		b.WriteString("        try {\n")
		for _, c := range s.choices {
			done = s.remake(&b, c.marked, done)
			c.java(&b, s.thrown)
		}
		s.remake(&b, s.lastNew, done)
		for _, l := range taken {
			fmt.Fprintf(&b, "            %s\n", l.java(""))
		}
		for _, o := range s.observers {
			fmt.Fprintf(&b, "            %s\n", o.queryText(taken[0].name))
		}
		for _, c := range s.conditions {
			fmt.Fprintf(&b, "            %s\n", c.java(s.last.values("last")))
		}
		fmt.Fprintf(&b, "        } catch (Throwable %s) {\n            return;\n        }\n", s.thrown)
	} else {
		for _, l := range taken {
			fmt.Fprintf(&b, "        %s\n", l.java(l.typ+" "))
		}
	}
	s.last.line = nextLine(&b)
	fmt.Fprintf(&b, "        %s;\n    }\n", call)
	for _, o := range s.observers {
		b.WriteString(o.java(s.last.on.typ))
	}
	b.WriteString(s.marks.java())
	b.WriteString("}\n")
	return b.String()
}

// nextLine is the number of the line that is written next.
func nextLine(b *strings.Builder) int { return 1 + strings.Count(b.String(), "\n") }

// typeOf is the type of a parameter of the driver.
func (s *shape) typeOf(p param) string {
	if s.plan.isConstructed(p.typ) {
		return p.typ.String()
	}
	return s.marks.typ(p.typ)
}

// remake puts objects in the place of the marks in parameters, after others.
func (s *shape) remake(b *strings.Builder, ps, done []param) []param {
	for _, p := range ps {
		fmt.Fprintf(b, "            %s\n", s.marks.put(p, done))
		done = append(done, p)
	}
	return done
}

// throwing is the throws clause of a driver: what its method's code throws on purpose may
// leave it.
func throwing(m *types.Method) string {
	var names []string
	for _, c := range slices.Concat(m.Throws, m.Documented) {
		if !slices.Contains(names, c.Name) {
			names = append(names, c.Name)
		}
	}
	if len(names) == 0 {
		return ""
	}
	return " throws " + strings.Join(names, ", ")
}

// java writes the choice as a switch.
func (c *choice) java(b *strings.Builder, thrown string) {
	const in = "            "
	if c.before != nil {
		fmt.Fprintf(b, "%sif (%s != 0 && %s == 0) return;\n", in, c.before.selector, c.selector)
	}
	fmt.Fprintf(b, "%sswitch (%s) {\n", in, c.selector)
	first := 0
	if c.optional {
		fmt.Fprintf(b, "%s    case 0: break;\n", in)
		first = 1
	}
	for i, o := range c.options {
		o.line = nextLine(b)
		fmt.Fprintf(b, "%s    case %d: { %s break; }\n", in, first+i, c.step(o, thrown))
	}
	fmt.Fprintf(b, "%s    default: return;\n%s}\n", in, in)
}

// step writes an option as statements.
func (c *choice) step(o *option, thrown string) string {
	var b strings.Builder
	taken, text := o.java("")
	for _, l := range taken {
		b.WriteString(l.java(l.typ+" ") + " ")
	}
	if o.into != nil {
		text = o.into.name + " = " + text
	}
	switch {
	case c.tried == "":
		return b.String() + text + ";"
	case !o.ends:
		return b.String() + "if (" + c.tried + ") return; " + text + ";"
	}
	fmt.Fprintf(&b, "try { %s; if (%s) return; } catch (Throwable %s2) { if (!%s) return; }", text, c.tried, thrown, c.tried)
	return b.String()
}

// taken is an object that was chosen for a call.
type taken struct {
	typ, name, from string
	isNull          bool
	free            string // what it may be beside, no object of the classes except
	except          []string
}

func (l taken) java(declared string) string {
	text := declared + l.name + " = " + l.from + ";"
	if !l.isNull {
		text += " if (" + l.name + " == null) return;"
	}
	for _, k := range l.except {
		text += " if (" + l.name + " == " + l.free + " && " + l.free + " instanceof " + k + ") return;"
	}
	return text
}

// java writes the option as an expression of what it takes, in variables whose names begin
// with a prefix.
func (o *option) java(prefix string) (ls []taken, text string) {
	name := func(x *operand, local string) string {
		local = prefix + local
		if x.picked {
			ls = append(ls, taken{x.typ.String(), local, x.java(), x.isNull, x.given(), x.except})
		}
		return x.value(local)
	}
	on := ""
	if o.on != nil {
		on = name(o.on, "on$")
	}
	var args []string
	for i, a := range o.args {
		args = append(args, name(a, fmt.Sprintf("arg%d$", i+1)))
	}
	return ls, o.call.java(on, args)
}

// values are what the parameters of the option's method, and its receiver as this, are called where
// java has written it. The receiver is of a raw type: a field of type T[] is an Object[] then, whatever
// the type argument.
func (o *option) values(prefix string) map[string]string {
	out := map[string]string{}
	if o.on != nil {
		out["this"] = "((" + o.call.method.Class.Name + ") " + o.on.value(prefix+"on$") + ")"
	}
	for i, v := range o.call.method.Params {
		out[v.Name] = o.args[i].value(fmt.Sprintf("%sarg%d$", prefix, i+1))
	}
	return out
}

// value is the operand, which is in a local variable where it is chosen.
func (x *operand) value(local string) string {
	if x.picked {
		return local
	}
	return x.given()
}

// java is the object that an operand is chosen from.
func (x *operand) java() string {
	last := "null"
	if x.free != "" {
		last = x.given()
	}
	if len(x.among) == 0 {
		return last
	}
	if x.param == "" {
		return x.among[0].name
	}
	var b strings.Builder
	for i, v := range x.among {
		if i == len(x.among)-1 && !x.isNull && x.free == "" {
			b.WriteString(v.name)
			return b.String()
		}
		fmt.Fprintf(&b, "%s == %d ? %s : ", x.param, i, v.name)
	}
	b.WriteString(last)
	return b.String()
}

// java writes a call.
func (c *call) java(on string, args []string) string {
	if c.use != nil && c.method == nil {
		return c.use.java(on, args)
	}
	if c.use != nil {
		plain, n := *c, len(c.method.Params)
		plain.use = nil
		return c.use.java(inType(c.method, plain.java(on, args[:n])), args[n:])
	}
	list := "(" + strings.Join(args, ", ") + ")"
	switch m := c.method; {
	case c.field != nil && on == "":
		return c.field.Class.Name + "." + c.field.Name + " = " + args[0]
	case c.field != nil:
		return on + "." + c.field.Name + " = " + args[0]
	case m.Constructor && on != "":
		return on + ".new " + strings.TrimPrefix(c.result.String(), c.on.String()+".") + list
	case m.Constructor:
		return "new " + c.result.String() + list
	case m.Static:
		return m.Class.Name + "." + m.Name + list
	default:
		return on + "." + m.Name + list
	}
}
