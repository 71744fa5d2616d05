package core

import (
	"slices"
	"strconv"
	"strings"

	"inspect/types"
)

// Classes that Java adds members to are printed as what they are made of: inner and
// local classes as static ones, whose hidden fields are parameters of constructors;
// enums and records as ordinary classes. A hidden field has its value after the
// superclass's constructor, and not before it, as no Java text can say that: a
// superclass's constructor that leads back into the object finds null there.

// className is the full name of a class.
func (j *java) className(c *types.Class) string {
	switch {
	case c.Name == "java.lang.Enum":
		return j.pkg + ".Enum0"
	case c.Name == "java.lang.Record":
		return "java.lang.Object"
	case c.Library:
		return c.Name
	case c.Outer != nil:
		return j.className(c.Outer) + "." + simpleJava(c)
	}
	return j.pkg + "." + simpleJava(c)
}

// simpleJava is a class's simple name; those of classes in code are numbered.
func simpleJava(c *types.Class) string {
	if c.Local != nil {
		return "Local" + strconv.Itoa(c.ID)
	}
	return c.SimpleName()
}

func (j *java) classWords(c *types.Class) []string {
	var words []string
	if c.Local == nil && c.Decl.Modifiers != nil {
		for _, w := range c.Decl.Modifiers.Words {
			words = append(words, w.Text)
		}
	}
	if c.Outer != nil && !slices.Contains(words, "static") {
		words = append(words, "static")
	}
	abstract := slices.ContainsFunc(c.Methods, func(m *types.Method) bool { return m.Abstract })
	if abstract && !c.IsInterface() && !slices.Contains(words, "abstract") {
		words = append(words, "abstract")
	}
	return slices.DeleteFunc(words, func(w string) bool {
		return w == "sealed" || w == "non-sealed" || abstract && w == "final" || c.Outer == nil && w == "public" // all stand in one file
	})
}

// fieldJava is the name of a field.
func fieldJava(f *types.Field) string {
	switch {
	case !f.Hidden():
		return f.Name
	case f.Captured != nil:
		return "val$" + f.Captured.Name
	}
	return "this$0"
}

// hiddenOf are the fields that a constructor of c is given: the ordinal of an enum's
// constant, and the hidden ones.
func (j *java) hiddenOf(c *types.Class) []*types.Field {
	var fs []*types.Field
	for k := c; k != nil; k = k.Super {
		if k.Name == "java.lang.Enum" {
			fs = append(fs, j.p.w.Ordinal())
		}
	}
	return append(fs, j.p.w.HiddenFields(c)...)
}

// hiddenParams declares the parameters for these.
func (j *java) hiddenParams(c *types.Class) []string {
	var ps []string
	for i, f := range j.hiddenOf(c) {
		j.hidden[f] = "h" + strconv.Itoa(i)
		ps = append(ps, j.typ(f.Type)+" "+j.hidden[f])
	}
	return ps
}

// hiddenInits gives the hidden fields their values.
func (j *java) hiddenInits(c *types.Class) {
	for _, f := range j.p.w.HiddenFields(c) {
		j.line("this.%s = %s;", fieldJava(f), j.hidden[f])
	}
}

// givens are the arguments for the hidden fields of an object of class c.
func (j *java) givens(c *types.Class, gs []*Given) []string {
	var out []string
	for _, f := range j.hiddenOf(c) {
		i := slices.IndexFunc(gs, func(g *Given) bool { return g.Field == f })
		switch {
		case i < 0:
			out = append(out, j.hidden[f]) // the ordinal, handed on
		case gs[i].NonNull:
			out = append(out, "(("+j.typ(f.Type)+") java.util.Objects.requireNonNull("+j.expr(gs[i].X)+"))")
		default:
			out = append(out, j.cast(f.Type, gs[i].X))
		}
	}
	return out
}

// handedOn are the arguments for the hidden fields that a constructor hands to
// another one.
func (j *java) handedOn(s *Construct) []string {
	if s.Super {
		return j.givens(s.Method.Class, s.Given)
	}
	var out []string
	for _, f := range j.hiddenOf(s.Method.Class) {
		out = append(out, j.hidden[f])
	}
	return out
}

// javaLocals are the names of the local variables of one body. Where the body has
// statements inside of expressions, which stand in functions of their own, variables
// are boxed: arrays of one element.
type javaLocals struct {
	names   map[*types.Var]string
	boxed   bool
	unboxed map[*types.Var]bool // patterns, and parameters that are not boxed yet
	hidden  map[*types.Field]string
}

func newJavaLocals(code []Node) javaLocals {
	l := javaLocals{names: map[*types.Var]string{}, unboxed: map[*types.Var]bool{}, hidden: map[*types.Field]string{}}
	for _, n := range code {
		Walk(n, func(n Node) bool {
			_, seq := n.(*Seq)
			l.boxed = l.boxed || seq
			return true
		})
	}
	return l
}

// bare is the name of a variable that is declared without a box.
func (l *javaLocals) bare(v *types.Var) string {
	n, ok := l.names[v]
	if !ok {
		n = "v" + strconv.Itoa(len(l.names))
		l.names[v] = n
	}
	l.unboxed[v] = true
	return n
}

// variable is a variable as an operand.
func (l *javaLocals) variable(v *types.Var) string {
	n, ok := l.names[v]
	if !ok {
		n = l.bare(v)
		delete(l.unboxed, v)
	}
	if l.boxed && !l.unboxed[v] {
		return n + "[0]"
	}
	return n
}

// box puts a variable that is declared into a box, where they are needed.
func (j *java) box(v *types.Var) {
	if !j.boxed {
		return
	}
	old := j.names[v]
	j.names[v] = "b" + old
	delete(j.unboxed, v)
	j.line("%s[] %s = {%s};", j.typ(v.Type), j.names[v], old)
}

// declare declares a local variable; init may be empty.
func (j *java) declare(v *types.Var, init string) {
	name, t := j.bare(v), j.typ(v.Type)
	if j.boxed {
		delete(j.unboxed, v)
		if init == "" {
			init = "0"
			switch {
			case types.IsReference(v.Type):
				init = "null"
			case types.IsKind(v.Type, types.Boolean):
				init = "false"
			}
		}
		t, init = t+"[]", "{"+init+"}"
	}
	if init == "" {
		j.line("%s %s;", t, name)
		return
	}
	j.line("%s %s = %s;", t, name, init)
}

// seq is what runs statements and gives a value.
func (j *java) seq(x *Seq) string {
	outer, depth := j.b, j.depth
	j.b, j.depth = &strings.Builder{}, 0
	j.stmts(x.Stmts)
	if types.IsKind(x.T, types.Void) {
		j.line("return null;")
	} else {
		j.line("return %s;", j.expr(x.X))
	}
	text := j.b.String()
	j.b, j.depth = outer, depth
	return j.pkg + ".Seq0.of(() -> {\n" + text + "})"
}

// javaHelpers are the classes that printed text needs.
const javaHelpers = `abstract class Enum0 implements Comparable {
    final int ordinal;
    Enum0(int ordinal) { this.ordinal = ordinal; }
    public final int ordinal() { return ordinal; }
    public abstract String name$();
    public final String name() { return name$(); }
    public String toString() { return name$(); }
    public final int compareTo(Enum0 other) { return ordinal - other.ordinal; }
    public final int compareTo(Object other) { return compareTo((Enum0) other); }
}
interface Seq0 {
    Object run() throws Throwable;
    static Object of(Seq0 s) {
        try { return s.run(); } catch (Throwable t) { throw Seq0.<RuntimeException>unchecked(t); }
    }
    static <T> T nothing(Object evaluated) { return null; }
    static <T extends Throwable> T unchecked(Throwable t) throws T { throw (T) t; }
}
`
