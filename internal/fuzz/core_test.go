package fuzz

import (
	"fmt"
	"strings"
	"testing"

	"inspect/java/core"
)

// coreText is the core of a program as Java, in a package.
func coreText(p *Program, pkg string, kinds map[string]int) (string, error) {
	in, err := NewInterpreter(p)
	if err != nil {
		return "", err
	}
	prog := core.NewProgram(in.world)
	prog.Messages = true
	for _, c := range in.world.Classes() {
		for _, m := range c.Methods {
			if b := prog.Body(m); b != nil {
				core.Check(b)
				core.Walk(b, func(n core.Node) bool { kinds[strings.TrimPrefix(fmt.Sprintf("%T", n), "*core.")]++; return true })
			}
		}
	}
	var b strings.Builder
	err = prog.FprintJava(&b, pkg, in.world.Classes())
	return b.String(), err
}

// coreDiffers says how the cores of programs differ on the JVM from the programs, whose
// observations are given; kinds counts the nodes of core.
func coreDiffers(s *Server, ps []*Program, want []string, kinds map[string]int) (map[*Program]*fault, error) {
	faults := map[*Program]*fault{}
	var asked []*Program
	var texts, wanted []string
	for i, p := range ps {
		if strings.HasPrefix(want[i], "! ") || strings.HasPrefix(want[i], "? ") {
			continue
		}
		s.next++
		text, err := coreText(p, s.pkg(), kinds)
		if err != nil {
			faults[p] = &fault{"no core", err.Error()}
			continue
		}
		asked, texts, wanted = append(asked, p), append(texts, text), append(wanted, want[i])
	}
	got, err := s.run(asked, texts)
	if err != nil {
		return nil, err
	}
	for i, p := range asked {
		if got[i] == wanted[i] || strings.HasPrefix(got[i], "? ") {
			continue
		}
		kind := "the core does something else"
		if strings.HasPrefix(got[i], "! ") {
			kind = "the core is refused by the compiler"
		}
		faults[p] = &fault{kind, "original:\n" + wanted[i] + "core:\n" + got[i] + "\n" + texts[i]}
	}
	return faults, nil
}

// allKinds demands that the programs have every kind of node of core.
func allKinds(t *testing.T, kinds map[string]int) {
	t.Helper()
	for _, kind := range []string{"Const", "Null", "Local", "This", "Field", "StaticField", "Elem", "Len", "Unary", "Binary", "Cond", "Convert", "Cast",
		"InstanceOf", "Assign", "Update", "IncDec", "Call", "New", "NewArray", "ArrayOf", "Block", "Let", "Eval", "If", "Loop", "ForEach", "Labeled",
		"Break", "Continue", "Return", "Throw", "Try", "Catch", "Switch", "Case", "Construct", "FieldInit", "Seq", "CloneArray", "SameClass",
		"Synchronized", "Given"} {
		if kinds[kind] == 0 {
			t.Errorf("no program has %s", kind)
		}
	}
	t.Logf("nodes of core: %v", kinds)
}
