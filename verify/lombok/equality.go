package lombok

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"inspect/java/ast"
)

// The numbers that a hash code is made of.
const (
	prime     = 59
	hashTrue  = 79
	hashFalse = 97
	hashNull  = 43
)

// read is a field as equals, hashCode and toString read it: by its getter, where there is one.
type read struct {
	field *field
	kind  ast.TypeExpr // of what is read
	by    string       // getName(), or name
}

// reader gives how a field is read.
func (f *field) reader(fieldsOnly bool) read {
	if fieldsOnly {
		return read{f, f.kind, f.name}
	}
	for _, name := range f.accessorNames("get", "is") {
		for _, m := range f.class.methods(name, 0) {
			if len(m.Params) == 0 && !m.Modifiers.Has("static") {
				return read{f, m.Type, m.Name.Text + "()"}
			}
		}
	}
	if n, _ := f.wants("Getter", "Data", "Value"); n != nil && !f.static {
		return read{f, f.kind, f.accessorName("get", "is") + "()"}
	}
	return read{f, f.kind, f.name}
}

// included are the fields that an annotation takes: n for the class, nil where another one stands for it.
// Kind is EqualsAndHashCode or ToString.
func (c *class) included(n *note, kind string, transient, onlyExplicit bool) (out []*field) {
	var excluded, chosen []string
	isChosen := false
	if n != nil {
		excluded, _ = c.texts(n, "exclude")
		chosen, isChosen = c.texts(n, "of")
	}
	for _, f := range c.fields {
		include := of(f.notes, kind+".Include")
		switch {
		case of(f.notes, kind+".Exclude") != nil && include != nil:
			c.refuse(include, "the field is excluded, too")
		case of(f.notes, kind+".Exclude") != nil, slices.Contains(excluded, f.name) && !isChosen:
		case include != nil:
			c.only(include)
			out = append(out, f)
		case onlyExplicit:
		case isChosen:
			if slices.Contains(chosen, f.name) {
				out = append(out, f)
			}
		case !f.isOfObjects(), f.transient && !transient:
		default:
			out = append(out, f)
		}
	}
	for _, m := range c.decl.Members {
		if d, ok := m.(*ast.MethodDecl); ok {
			if i := of(c.imports.notes(d.Modifiers), kind+".Include"); i != nil {
				c.refuse(i, "it stands on a method")
			}
		}
	}
	return out
}

// callsSuper reports whether the method of the superclass is called.
func (c *class) callsSuper(n *note, key string) bool {
	if n != nil && n.args["callSuper"] != nil {
		return c.isTrue(n, "callSuper", false)
	}
	return !c.isBelowObject() && strings.EqualFold(c.config.values[key], "call")
}

// isBelowObject reports whether the superclass is java.lang.Object.
func (c *class) isBelowObject() bool {
	if len(c.decl.Extends) == 0 {
		return true
	}
	t := typeText(c.decl.Extends[0])
	return t == "Object" || t == "java.lang.Object"
}

// readsFieldsOnly reports whether getters are left alone.
func (c *class) readsFieldsOnly(n *note, key string) bool {
	if n != nil && n.args["doNotUseGetters"] != nil {
		return c.isTrue(n, "doNotUseGetters", false)
	}
	return c.config.isTrue(key)
}

// makeEquality makes equals, hashCode and canEqual: all, or none.
func (c *class) makeEquality() {
	n := of(c.notes, "EqualsAndHashCode")
	by := cmp.Or(n, of(c.notes, "Data"), of(c.notes, "Value"))
	if by == nil || len(c.methodsNamed("equals", 1)) > 0 || len(c.methodsNamed("hashCode", 0)) > 0 {
		return
	}
	if c.decl.Kind != ast.Class {
		c.refuse(by, "it stands on no class")
		return
	}
	onlyExplicit := false
	if n != nil {
		c.only(n, "exclude", "of", "callSuper", "doNotUseGetters", "onlyExplicitlyIncluded")
		onlyExplicit = c.isTrue(n, "onlyExplicitlyIncluded", false)
	}
	super := c.callsSuper(n, "lombok.equalsandhashcode.callsuper")
	fieldsOnly := c.readsFieldsOnly(n, "lombok.equalsandhashcode.donotusegetters")
	fields := c.included(n, "EqualsAndHashCode", false, onlyExplicit)
	slices.SortStableFunc(fields, func(a, b *field) int { return cmp.Compare(rank(b.kind), rank(a.kind)) })
	var reads []read
	for _, f := range fields {
		reads = append(reads, f.reader(fieldsOnly))
	}
	canEqual := !c.decl.Modifiers.Has("final") || !c.isBelowObject()
	c.add(by.at, "%s", c.equals(reads, super, canEqual))
	if canEqual && len(c.methodsNamed("canEqual", 1)) == 0 {
		c.add(by.at, "/*@ pure @*/ protected boolean canEqual(/*@ nullable @*/ java.lang.Object other) { return other instanceof %s; }", c.path())
	}
	c.add(by.at, "%s", hashCode(reads, super))
}

// methodsNamed are methods of exactly the name.
func (c *class) methodsNamed(name string, n int) []*ast.MethodDecl {
	return slices.DeleteFunc(c.methods(name, n), func(m *ast.MethodDecl) bool { return m.Name.Text != name })
}

var wrapper = regexp.MustCompile(`^(?:java\.lang\.)?(?:Boolean|Byte|Short|Integer|Long|Float|Double|Character)$`)

// rank is where a field of a type stands in equals and hashCode: the largest first.
func rank(t ast.TypeExpr) int {
	switch {
	case isPrimitive(t):
		return 1000
	case wrapper.MatchString(typeText(t)):
		return 800
	}
	return 0
}

// equals is the text of that method.
func (c *class) equals(reads []read, super, canEqual bool) string {
	var b strings.Builder
	_, _, any := c.parameters()
	b.WriteString("public boolean equals(/*@ nullable @*/ java.lang.Object o) { if (o == this) return true;")
	fmt.Fprintf(&b, " if (!(o instanceof %s)) return false;", c.path())
	if len(reads) > 0 || canEqual {
		fmt.Fprintf(&b, " %s%s other = (%s%s) o;", c.path(), any, c.path(), any)
	}
	if canEqual {
		b.WriteString(" if (!other.canEqual((java.lang.Object) this)) return false;")
	}
	if super {
		b.WriteString(" if (!super.equals(o)) return false;")
	}
	for _, r := range reads {
		this, other := "this."+r.by, "other."+r.by
		name := r.field.name
		switch t := r.kind.(type) {
		case *ast.PrimType:
			switch t.Name {
			case "float", "double":
				fmt.Fprintf(&b, " if (java.lang.%s.compare(%s, %s) != 0) return false;", capitalized(t.Name), this, other)
			default:
				fmt.Fprintf(&b, " if (%s != %s) return false;", this, other)
			}
		case *ast.ArrayType:
			method := "equals"
			if !isPrimitive(t.Elem) {
				method = "deepEquals"
			}
			fmt.Fprintf(&b, " if (!java.util.Arrays.%s(%s, %s)) return false;", method, this, other)
		default:
			fmt.Fprintf(&b, " java.lang.Object this$%s = %s; java.lang.Object other$%s = %s;", name, this, name, other)
			fmt.Fprintf(&b, " if (this$%s == null ? other$%s != null : !this$%s.equals(other$%s)) return false;", name, name, name, name)
		}
	}
	b.WriteString(" return true; }")
	return b.String()
}

// hashCode is the text of that method.
func hashCode(reads []read, super bool) string {
	var b strings.Builder
	b.WriteString("/*@ code_java_math @*/ public int hashCode() {")
	if len(reads) > 0 {
		fmt.Fprintf(&b, " final int PRIME = %d;", prime)
	}
	first := "1"
	if super {
		first = "super.hashCode()"
	}
	if len(reads) == 0 {
		b.WriteString(" final")
	}
	fmt.Fprintf(&b, " int result = %s;", first)
	for _, r := range reads {
		this, local := "this."+r.by, "$"+r.field.name
		value := this
		switch t := r.kind.(type) {
		case *ast.PrimType:
			switch t.Name {
			case "boolean":
				value = fmt.Sprintf("(%s ? %d : %d)", this, hashTrue, hashFalse)
			case "float":
				value = "java.lang.Float.floatToIntBits(" + this + ")"
			case "long", "double":
				if t.Name == "double" {
					this = "java.lang.Double.doubleToLongBits(" + this + ")"
				}
				fmt.Fprintf(&b, " long %s = %s;", local, this)
				value = fmt.Sprintf("(int) (%s >>> 32 ^ %s)", local, local)
			}
		case *ast.ArrayType:
			method := "hashCode"
			if !isPrimitive(t.Elem) {
				method = "deepHashCode"
			}
			value = "java.util.Arrays." + method + "(" + this + ")"
		default:
			fmt.Fprintf(&b, " java.lang.Object %s = %s;", local, this)
			value = fmt.Sprintf("(%s == null ? %d : %s.hashCode())", local, hashNull, local)
		}
		fmt.Fprintf(&b, " result = result * PRIME + %s;", value)
	}
	b.WriteString(" return result; }")
	return b.String()
}

// makeToString makes that method.
func (c *class) makeToString() {
	n := of(c.notes, "ToString")
	by := cmp.Or(n, of(c.notes, "Data"), of(c.notes, "Value"))
	if by == nil || len(c.methodsNamed("toString", 0)) > 0 {
		return
	}
	names := c.config.values["lombok.tostring.includefieldnames"] == "" || c.config.isTrue("lombok.tostring.includefieldnames")
	onlyExplicit := c.config.isTrue("lombok.tostring.onlyexplicitlyincluded")
	if n != nil {
		c.only(n, "exclude", "of", "callSuper", "doNotUseGetters", "onlyExplicitlyIncluded", "includeFieldNames")
		onlyExplicit, names = c.isTrue(n, "onlyExplicitlyIncluded", onlyExplicit), c.isTrue(n, "includeFieldNames", names)
	}
	super := c.callsSuper(n, "lombok.tostring.callsuper")
	var reads []read
	for _, f := range c.included(n, "ToString", true, onlyExplicit) {
		reads = append(reads, f.reader(c.readsFieldsOnly(n, "lombok.tostring.donotusegetters")))
	}
	c.add(by.at, "%s", toString(c.path(), c.decl.Kind == ast.Enum, reads, super, names))
}

// toString is the text of that method: Point(x=1, y=2).
func toString(path string, enum bool, reads []read, super, names bool) string {
	text := `"` + path
	if enum {
		text = `"` + path + `." + this.name() + "`
	}
	if super || len(reads) > 0 {
		text += "("
	} else if !enum {
		text += "()"
	}
	if super {
		text += `super=" + super.toString() + "`
	}
	for i, r := range reads {
		if i > 0 || super {
			text += ", "
		}
		if names {
			text += r.field.name + "="
		}
		value := "this." + r.by
		if a, ok := r.kind.(*ast.ArrayType); ok {
			method := "deepToString"
			if isPrimitive(a.Elem) {
				method = "toString"
			}
			value = "java.util.Arrays." + method + "(" + value + ")"
		}
		text += `" + ` + value + ` + "`
	}
	if super || len(reads) > 0 {
		text += ")"
	}
	return "public java.lang.String toString() { return " + strings.TrimSuffix(text+`"`, ` + ""`) + "; }"
}
