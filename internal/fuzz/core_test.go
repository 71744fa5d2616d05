package fuzz

import (
	"flag"
	"fmt"
	"strings"
	"testing"

	"inspect/core"
)

var corePrograms = flag.Int("fuzz.core", 200, "programs whose core is compared with the original on the JVM")

// coreText is the core of a program as Java, in a package.
func coreText(p *Program, pkg string, met map[string]int) (string, error) {
	in, err := NewInterpreter(p)
	if err != nil {
		return "", err
	}
	prog := core.NewProgram(in.world)
	for _, c := range in.world.Classes() {
		for _, m := range c.Methods {
			if b := prog.Body(m); b != nil {
				core.Check(b)
				core.Walk(b, func(n core.Node) bool { met[strings.TrimPrefix(fmt.Sprintf("%T", n), "*core.")]++; return true })
			}
		}
	}
	var b strings.Builder
	err = prog.FprintJava(&b, pkg, in.world.Classes())
	return b.String(), err
}

// coreDiffers says how programs differ from their core on the JVM, by program; the
// observations are those of the programs.
func coreDiffers(s *Server, ps []*Program, met map[string]int) (faults map[*Program]*fault, want []string, err error) {
	faults = map[*Program]*fault{}
	if want, err = s.Run(ps); err != nil {
		return nil, nil, err
	}
	var asked []*Program
	var texts, wanted []string
	for i, p := range ps {
		s.next++
		text, err := coreText(p, s.pkg(), met)
		if err != nil {
			faults[p] = &fault{"no core", err.Error()}
			continue
		}
		asked, texts, wanted = append(asked, p), append(texts, text), append(wanted, want[i])
	}
	got, err := s.run(asked, texts)
	if err != nil {
		return nil, nil, err
	}
	for i, p := range asked {
		if got[i] == wanted[i] || strings.HasPrefix(got[i], "? ") || strings.HasPrefix(wanted[i], "? ") {
			continue
		}
		kind := "the core does something else"
		if strings.HasPrefix(wanted[i], "! ") {
			kind = "the original is refused by the compiler"
		} else if strings.HasPrefix(got[i], "! ") {
			kind = "the core is refused by the compiler"
		}
		faults[p] = &fault{kind, "original:\n" + wanted[i] + "core:\n" + got[i] + "\n" + texts[i]}
	}
	return faults, want, nil
}

// TestCore: a program and its core, both compiled, do the same.
func TestCore(t *testing.T) {
	s, err := NewServer(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	size := Default
	size.Bare = true // whose core not all can be printed as Java: super in a method reference, resources
	gen := Programs(size)
	met := map[string]int{}
	returned, failed := 0, 0
	for done := 0; done < *corePrograms; done += batch {
		var ps []*Program
		seed := *firstSeed + uint64(done)
		for i := range min(batch, *corePrograms-done) {
			ps = append(ps, gen.Example(int(seed)+i))
		}
		faults, want, err := coreDiffers(s, ps, met)
		if err != nil {
			t.Fatal(err)
		}
		for i, p := range ps {
			if strings.HasPrefix(want[i], "return") {
				returned++
			}
			if strings.HasPrefix(want[i], "? ") {
				failed++
			}
			if f := faults[p]; f != nil {
				shrink(t, gen, seed+uint64(i), f, func(p *Program) *fault {
					faults, _, err := coreDiffers(s, []*Program{p}, map[string]int{})
					if err != nil {
						t.Fatal(err)
					}
					return faults[p]
				})
			}
		}
	}
	t.Logf("%d of %d programs return, javac fails for %d; nodes of core: %v", returned, *corePrograms, failed, met)
	for _, kind := range []string{"Const", "Null", "Local", "This", "Field", "StaticField", "Elem", "Len", "Unary", "Binary", "Cond", "Convert", "Cast",
		"InstanceOf", "Assign", "Update", "IncDec", "Call", "New", "NewArray", "ArrayOf", "Block", "Let", "Eval", "If", "Loop", "ForEach", "Labeled",
		"Break", "Continue", "Return", "Throw", "Try", "Catch", "Switch", "Case", "Construct", "FieldInit", "Seq"} {
		if met[kind] == 0 && *corePrograms >= batch {
			t.Errorf("no program has %s", kind)
		}
	}
}
