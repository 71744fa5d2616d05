package classfile_test

import (
	"fmt"
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"inspect/java/classfile"
)

// modifiers are the words for flags in the order in which javap prints them.
func modifiers(f classfile.Flags, words ...any) string {
	var b strings.Builder
	for i := 0; i < len(words); i += 2 {
		if f&words[i].(classfile.Flags) != 0 {
			b.WriteString(words[i+1].(string) + " ")
		}
	}
	return b.String()
}

func list[T fmt.Stringer](ts []T, before, separator string) string {
	if len(ts) == 0 {
		return ""
	}
	texts := make([]string, len(ts))
	for i, t := range ts {
		texts[i] = t.String()
	}
	return before + strings.Join(texts, separator)
}

func params(ps []classfile.TypeParam) string {
	var texts []string
	for _, p := range ps {
		text := p.Name
		if b := strings.TrimPrefix(list(p.Bounds, "", " & "), "java.lang.Object & "); b != "java.lang.Object" {
			text += " extends " + b
		}
		texts = append(texts, text)
	}
	if texts == nil {
		return ""
	}
	return "<" + strings.Join(texts, ", ") + ">"
}

// javap prints a class as `javap -p -constants` does, without constants of text.
func javap(c *classfile.Class) []string {
	dots := strings.NewReplacer("/", ".")
	head := modifiers(c.Flags, classfile.Public, "public", classfile.Final, "final")
	isInterface := c.Flags&classfile.Interface != 0
	if isInterface {
		head += "interface "
	} else {
		head += modifiers(c.Flags, classfile.Abstract, "abstract") + "class "
	}
	name := dots.Replace(c.Name)
	head += name
	super, interfaces := "", ""
	if c.Super != "" && c.Super != "java/lang/Object" && !isInterface {
		super = " extends " + dots.Replace(c.Super)
	}
	var is []string
	for _, i := range c.Interfaces {
		is = append(is, dots.Replace(i))
	}
	interfaces = strings.Join(is, ",")
	if g := c.Generic; g != nil {
		head += params(g.Params)
		if super = " extends " + g.Super.String(); isInterface || super == " extends java.lang.Object" && len(g.Interfaces) == len(c.Interfaces) {
			super = strings.TrimSuffix(super, " extends java.lang.Object")
		}
		interfaces = list(g.Interfaces, "", ", ")
	}
	head += super
	if interfaces != "" {
		word := " implements "
		if isInterface {
			word = " extends "
		}
		head += word + interfaces
	}
	lines := []string{head + " {"}
	for _, f := range c.Fields {
		line := modifiers(f.Flags, classfile.Public, "public", classfile.Private, "private", classfile.Protected, "protected", classfile.Static, "static",
			classfile.Final, "final", classfile.Volatile, "volatile", classfile.Transient, "transient") + f.Field.String() + " " + f.Name
		switch v := f.Constant.(type) {
		case int32:
			switch f.Field.Name {
			case "boolean":
				line += fmt.Sprint(" = ", v != 0)
			case "char":
			default:
				line += fmt.Sprint(" = ", v)
			}
		case int64:
			line += fmt.Sprintf(" = %dl", v)
		}
		lines = append(lines, line+";")
	}
	for _, m := range c.Methods {
		if m.Name == "<clinit>" {
			lines = append(lines, "static {};")
			continue
		}
		line := modifiers(m.Flags, classfile.Public, "public", classfile.Private, "private", classfile.Protected, "protected", classfile.Static, "static",
			classfile.Final, "final", classfile.Synchronized, "synchronized", classfile.Native, "native", classfile.Abstract, "abstract", classfile.Strict, "strictfp")
		if isInterface && m.Flags&(classfile.Abstract|classfile.Static|classfile.Private) == 0 {
			line += "default "
		}
		if len(m.Method.TypeParams) > 0 {
			line += params(m.Method.TypeParams) + " "
		}
		if m.Name == "<init>" {
			line += name
		} else {
			line += m.Method.Result.String() + " " + m.Name
		}
		ps := list(m.Method.Params, "", ", ")
		if m.Flags&classfile.VarArgs != 0 {
			ps = strings.TrimSuffix(ps, "[]") + "..."
		}
		line += "(" + ps + ")" + list(m.Throws, " throws ", ", ")
		lines = append(lines, line+";")
	}
	return lines
}

// What is read of the JDK's classes is what its own javap prints.
func TestAgainstJavap(t *testing.T) {
	program, err := exec.LookPath("javap")
	if err != nil {
		t.Fatal("there is no javap: ", err)
	}
	p := classfile.Path{openImage(t)}
	names := strings.Fields(`java/lang/Object java/lang/String java/lang/Integer java/lang/Long java/lang/Enum java/lang/Character java/lang/Math
		java/lang/Thread java/lang/Iterable java/lang/Comparable java/lang/Record java/lang/invoke/MethodHandle java/util/Map
		java/util/Map$Entry java/util/HashMap java/util/HashMap$Node java/util/ArrayList java/util/Collections java/util/Arrays java/util/EnumMap
		java/util/Optional java/util/concurrent/ConcurrentHashMap java/util/concurrent/TimeUnit java/util/stream/Stream java/util/stream/Collectors
		java/util/function/Function java/io/File java/io/PrintStream java/nio/file/Files java/util/Locale$Builder java/util/BitSet java/util/Scanner
		java/util/TreeMap$NavigableSubMap java/util/concurrent/CompletableFuture java/time/LocalDate java/math/BigInteger java/net/URI
		java/lang/annotation/Retention java/lang/annotation/RetentionPolicy java/util/LinkedHashMap$LinkedKeyIterator`)
	out, err := exec.Command(program, append([]string{"-p", "-constants"}, names...)...).Output()
	if err != nil {
		t.Fatal(err)
	}
	ignored := regexp.MustCompile(` = (".*"|'.*'|-?[0-9.E]*[fd]|-?(NaN|Infinity)[fd]?|[^;]*[fd]);$`)
	var want []string
	for _, line := range strings.Split(string(out), "\n") {
		if line = strings.TrimSpace(line); line != "" && line != "}" && !strings.HasPrefix(line, "Compiled from") {
			want = append(want, ignored.ReplaceAllString(line, ";"))
		}
	}
	var got []string
	for _, n := range names {
		data, err := p.Find(n)
		if err != nil || data == nil {
			t.Fatal(n, err)
		}
		c, err := classfile.Parse(data)
		if err != nil {
			t.Fatal(n, err)
		}
		got = append(got, javap(c)...)
	}
	if len(got) < 2000 {
		t.Errorf("only %d lines are compared", len(got))
	}
	for i := range want {
		if i >= len(got) || got[i] != want[i] {
			t.Fatalf("line %d:\ngot  %s\nwant %s", i, at(got, i), want[i])
		}
	}
	if len(got) != len(want) {
		t.Errorf("%d lines, javap has %d", len(got), len(want))
	}
}

func at(lines []string, i int) string {
	if i < len(lines) {
		return lines[i]
	}
	return "nothing"
}
