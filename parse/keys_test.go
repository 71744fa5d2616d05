package parse_test

import (
	"strings"
	"testing"

	"inspect/java/source"
	"inspect/parse"
)

// TestKeys: a conditional annotation is read where one of its positive keys is enabled, or
// it has none, and none of its negative ones is. Where no key is enabled at all, one that
// asks for some is warned of.
func TestKeys(t *testing.T) {
	for _, c := range []struct {
		marks, keys string
		read        bool
	}{
		{"", "", true}, {"+", "", true}, {"-", "", true}, {"+KEY", "", false}, {"-KEY", "", true},
		{"+KEY", "KEY", true}, {"+key", "KEY", true}, {"-KEY", "KEY", false}, {"-KEYS", "KEY", true},
		{"+ESC+KEY", "KEY", true}, {"+ESC+KEY", "RAC", false}, {"+ESC-KEY", "ESC", true},
		{"+ESC-KEY", "ESC KEY", false}, {"-KEY+ESC", "ESC KEY", false}, {"-ESC-RAC", "RAC", false}, {"+KEY ", "KEY", false},
	} {
		for _, comment := range []string{"//" + c.marks + "@ requires x > 0;\n", "/*" + c.marks + "@ requires x > 0; @*/"} {
			f, ds := parse.Reading{Keys: strings.Fields(c.keys)}.File(source.NewFile("A.java", "class A { "+comment+" int f(int x) { return x; } }"))
			warned := len(ds) == 1 && ds[0].Code == parse.AlmostAnnotation && ds[0].Severity == source.Warning
			if f == nil || len(ds) > 0 && !warned || warned != (c.keys == "" && !c.read) || f.JML != c.read {
				t.Errorf("%q with %q: %v", comment, c.keys, ds)
			}
		}
	}
}
