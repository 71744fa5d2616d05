package verify_test

import (
	"slices"
	"strings"
	"testing"

	"inspect/internal/oracle"
	"inspect/java/classfile"
	"inspect/java/library"
	"inspect/java/types"
)

// TestSupertypesOfModels: a class of the library has the supertypes that the JDK's class has and
// that others can name. Without one, instanceof would be false where Java says true.
func TestSupertypesOfModels(t *testing.T) {
	jdk, err := classfile.Open(modules(t))
	if err != nil {
		t.Fatal(err)
	}
	defer jdk.Close()
	read := func(binary string) *classfile.Class {
		data, err := jdk.Find(binary)
		if err != nil || data == nil {
			return nil
		}
		c, err := classfile.Parse(data)
		if err != nil {
			t.Fatalf("%s: %v", binary, err)
		}
		return c
	}
	var supers func(c *classfile.Class) []string
	supers = func(c *classfile.Class) (all []string) {
		for _, s := range append(slices.Clone(c.Interfaces), c.Super) {
			if d := read(s); s != "" && d != nil {
				if d.Flags&1 != 0 && d.Super != "" {
					all = append(all, strings.ReplaceAll(s, "/", "."))
				}
				all = append(all, supers(d)...)
			}
		}
		return all
	}
	world, diags := types.NewWorld(nil, oracle.Config())
	if len(diags) > 0 {
		t.Fatal(diags[0])
	}
	n := 0
	for _, model := range library.Models() {
		name := model.Name
		c, real := world.Lookup(name), read(strings.ReplaceAll(name, ".", "/"))
		if c == nil || real == nil {
			continue
		}
		n++
		missing := map[string]bool{}
		for _, s := range supers(real) {
			if d := world.Lookup(strings.ReplaceAll(s, "$", ".")); d == nil || !c.IsSubclassOf(d) {
				missing[s] = types.Lacking[name] != s
			}
		}
		for s, is := range missing {
			if is {
				t.Errorf("%s is no %s", name, s)
			}
		}
	}
	t.Logf("%d classes", n)
}
