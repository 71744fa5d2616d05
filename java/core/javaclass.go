package core

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"inspect/java/ast"
	"inspect/java/types"
)

// Classes that Java adds members to are printed as what they are made of: enums and
// records as ordinary classes, local classes and those of lambdas as members of the class
// around them. A class with hidden fields (this$0, val$x) is an inner class of its
// surroundings, which have these fields:
//
//	static class Env7 {
//	    final Outer h0;
//	    final int h1;
//	    Env7(Outer h0, int h1) { this.h0 = h0; this.h1 = h1; }
//	    class Local7 {
//	        final Env7 env7() { return Env7.this; }
//	        …
//
// new Env7(x, y).new Local7() creates an object, new Env7(x, y).super() is the call of a
// subclass: Java sets the surroundings of an object before its superclass's constructor
// runs, as it does with hidden fields.

// className is the full name of a class.
func (j *java) className(c *types.Class) string {
	switch {
	case c.Name == "java.lang.Enum":
		return j.pkg + ".Enum0"
	case c.Name == "java.lang.MatchException": // Java 21
		return j.pkg + ".Match0"
	case c.Name == "java.lang.Record":
		return "java.lang.Object"
	case c.Library:
		return c.Name
	case c.Outer != nil:
		return j.className(c.Outer) + "." + j.envIn(c) + simpleJava(c)
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
	switch {
	case j.isSurrounded(c):
		words = slices.DeleteFunc(words, func(w string) bool { return w == "static" })
	case c.Outer != nil && !slices.Contains(words, "static"):
		words = append(words, "static")
	}
	abstract := slices.ContainsFunc(c.Methods, func(m *types.Method) bool { return m.Abstract }) || hasOnlyBodies(c)
	if abstract && !c.IsInterface() && !slices.Contains(words, "abstract") {
		words = append(words, "abstract")
	}
	return slices.DeleteFunc(words, func(w string) bool {
		return w == "sealed" || w == "non-sealed" || abstract && w == "final" || c.Outer == nil && w == "public" // all stand in one file
	})
}

// hasOnlyBodies reports whether all constants of an enum have bodies: it may leave methods of
// its interfaces to them.
func hasOnlyBodies(c *types.Class) bool {
	return c.Kind == ast.Enum && len(c.Decl.Constants) > 0 &&
		!slices.ContainsFunc(c.Decl.Constants, func(k *ast.EnumConstant) bool { return k.Body == nil })
}

// isSurrounded reports whether an object of class c has surroundings.
func (j *java) isSurrounded(c *types.Class) bool { return len(j.p.w.HiddenFields(c)) > 0 }

// envJava is the name of the class of c's surroundings.
func envJava(c *types.Class) string { return "Env" + strconv.Itoa(c.ID) }

// envIn is what stands in front of c's simple name, of an inner class.
func (j *java) envIn(c *types.Class) string {
	if j.isSurrounded(c) {
		return envJava(c) + "."
	}
	return ""
}

// inEnv declares class c in its surroundings.
func (j *java) inEnv(c *types.Class, class func()) {
	env := envJava(c)
	j.block("static class "+env, func() {
		var params, sets []string
		for i, f := range j.p.w.HiddenFields(c) {
			j.line("final %s h%d;", j.typ(f.Type), i)
			params = append(params, fmt.Sprintf("%s h%d", j.typ(f.Type), i))
			sets = append(sets, fmt.Sprintf("this.h%d = h%d;", i, i))
		}
		j.line("%s(%s) { %s }", env, strings.Join(params, ", "), strings.Join(sets, " "))
		class()
	})
}

// envOf gives an object of class c its accessor of the surroundings.
func (j *java) envOf(c *types.Class) {
	if j.isSurrounded(c) {
		j.line("final %s env%d() { return %s.this; }", envJava(c), c.ID, envJava(c))
	}
}

// hidden is the field f, which Java adds, of an object.
func (j *java) hidden(x Expr, f *types.Field) string {
	c := f.Class
	i := slices.Index(j.p.w.HiddenFields(c), f)
	if _, this := x.(*This); this && c == j.in {
		return fmt.Sprintf("%s.this.h%d", envJava(c), i)
	}
	return fmt.Sprintf("%s.env%d().h%d", j.of(x, c), c.ID, i)
}

// givenEnv makes the surroundings of an object of class c, "" for none.
func (j *java) givenEnv(c *types.Class, gs []*Given) string {
	if !j.isSurrounded(c) {
		return ""
	}
	var args []string
	for _, f := range j.p.w.HiddenFields(c) {
		g := gs[slices.IndexFunc(gs, func(g *Given) bool { return g.Field == f })]
		x := j.expr(g.X)
		if g.NonNull {
			x = "java.util.Objects.requireNonNull(" + x + ")"
		}
		args = append(args, "(("+j.typ(f.Type)+") "+x+")")
	}
	env := envJava(c)
	if c.Outer != nil {
		env = j.className(c.Outer) + "." + env
	}
	return "new " + env + "(" + strings.Join(args, ", ") + ")."
}

// isEnum reports whether a constructor of c is given the ordinal of a constant.
func isEnum(c *types.Class) bool {
	for ; c != nil; c = c.Super {
		if c.Name == "java.lang.Enum" {
			return true
		}
	}
	return false
}

// ordinal is the argument for a constant's ordinal, if c is an enum.
func (j *java) ordinal(c *types.Class, gs []*Given) []string {
	i := slices.IndexFunc(gs, func(g *Given) bool { return g.Field == j.p.w.Ordinal() })
	switch {
	case !isEnum(c):
		return nil
	case i < 0:
		return []string{"ordinal"} // handed on
	}
	return []string{j.cast(gs[i].Field.Type, gs[i].X)}
}

// javaLocals are the names of the local variables of one body. Where the body has
// statements inside of expressions, which stand in functions of their own, variables
// are boxed: arrays of one element.
type javaLocals struct {
	names    map[*types.Var]string
	boxed    bool
	unboxed  map[*types.Var]bool // patterns without assignment, and parameters that are not boxed yet
	assigned map[*types.Var]bool
}

func newJavaLocals(code []Node) javaLocals {
	l := javaLocals{names: map[*types.Var]string{}, unboxed: map[*types.Var]bool{}, assigned: map[*types.Var]bool{}}
	assigns := func(x Expr) {
		if v, ok := x.(*Local); ok {
			l.assigned[v.Var] = true
		}
	}
	for _, n := range code {
		Walk(n, func(n Node) bool {
			switch n := n.(type) {
			case *Seq:
				l.boxed = true
			case *Bind:
				l.boxed = true
			case *Switch: // its cases use what the labels bind
				Walk(n.X, func(n Node) bool {
					if x, ok := n.(*InstanceOf); ok && x.Var != nil {
						l.boxed, l.assigned[x.Var] = true, true
					}
					return true
				})
			case *Assign:
				assigns(n.X)
			case *Update:
				assigns(n.X)
			case *IncDec:
				assigns(n.X)
			}
			return true
		})
	}
	return l
}

// unboxedName is the name of a variable that is declared without a box.
func (l *javaLocals) unboxedName(v *types.Var) string {
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
		n = l.unboxedName(v)
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
	j.inBox(v)
	j.line("%s[] %s = {%s};", j.typ(v.Type), j.names[v], old)
}

// inBox gives a variable the name of its box.
func (l *javaLocals) inBox(v *types.Var) {
	l.names[v] = "b" + l.names[v]
	delete(l.unboxed, v)
}

// toBoxes leads from a constructor to one whose parameters are in boxes from the start:
// the arguments that it hands on assign to them. What it is given stands in front.
func (j *java) toBoxes(params []*types.Var, given int) {
	args := []string{"ordinal"}[:given]
	for _, v := range params {
		args = append(args, "new "+j.typ(v.Type)+"[] {"+j.names[v]+"}")
	}
	j.line("this(%s);", strings.Join(append(args, "("+j.pkg+".Seq0) null"), ", "))
}

// hasSeq reports whether a constructor's call of another one has statements inside of
// expressions.
func hasSeq(c *Construct) (has bool) {
	if c != nil {
		Walk(c, func(n Node) bool {
			_, seq := n.(*Seq)
			has = has || seq
			return true
		})
	}
	return has
}

// patterns declares the variables that the expressions of a part bind, where they need
// boxes.
func (j *java) patterns(of Node) {
	if !j.boxed {
		return
	}
	Walk(of, func(n Node) bool {
		if x, ok := n.(*InstanceOf); ok && x.Var != nil && j.assigned[x.Var] {
			j.declare(x.Var, "")
		}
		if x, ok := n.(*Bind); ok {
			j.declare(x.Var, "")
		}
		_, stmt := n.(Stmt)
		_, seq := n.(*Seq)
		return n == of || !stmt && !seq
	})
}

// instanceOf binds a variable that needs a box by the name that its box does not have.
func (j *java) instanceOf(x *InstanceOf) string {
	of := j.expr(x.X)
	if x.Var != nil && types.IsAssignable(x.X.Type(), x.Of) { // which Java 17 does not take
		of = "((java.lang.Object) " + of + ")"
	}
	test := of + " instanceof " + j.typ(x.Of)
	switch {
	case x.Var == nil:
		return "(" + test + ")"
	case j.boxed && j.assigned[x.Var] && j.names[x.Var] != "":
		box := j.names[x.Var]
		return "(" + test + " p" + box + " && " + j.pkg + ".Seq0.bind(" + box + ", p" + box + "))"
	}
	return "(" + test + " " + j.unboxedName(x.Var) + ")"
}

// declare declares a local variable; init may be empty.
func (j *java) declare(v *types.Var, init string) {
	name, t := j.unboxedName(v), j.typ(v.Type)
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
	j.patterns(x.X)
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
    public final Class getDeclaringClass() { Class c = getClass(); return c.getSuperclass() == Enum0.class ? c : c.getSuperclass(); }
    public abstract boolean like$(Object other);
    public final int compareTo(Enum0 other) {
        int there = other.ordinal;
        if (!like$(other)) { throw new ClassCastException(); }
        return ordinal - there;
    }
    public final int compareTo(Object other) { return compareTo((Enum0) other); }
    public static Enum0 valueOf(Class type, String name) {
        Object[] all;
        try {
            java.lang.reflect.Method values = type.getDeclaredMethod("values");
            values.setAccessible(true);
            all = (Object[]) values.invoke(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(e);
        }
        if (name == null) { throw new NullPointerException(); }
        for (Object c : all) { if (((Enum0) c).name().equals(name)) { return (Enum0) c; } }
        throw new IllegalArgumentException();
    }
}
class Match0 extends RuntimeException { Match0(String message, Throwable cause) { super(message, cause); } }
interface Seq0 {
    Object run() throws Throwable;
    static Object of(Seq0 s) {
        try { return s.run(); } catch (Throwable t) { throw Seq0.<RuntimeException>unchecked(t); }
    }
    static <T extends Throwable> void may() throws T { }
    static boolean bind(Object[] box, Object x) { box[0] = x; return true; }
    static boolean bound(Object x) { return true; }
    static void taken(Object x) { if (x == null) throw new ClassCastException(); }
    static <T> T nothing(Object evaluated) { return null; }
    static <T extends Throwable> T unchecked(Throwable t) throws T { throw (T) t; }
}
`
