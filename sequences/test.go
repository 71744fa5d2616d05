package sequences

import (
	"fmt"
	"strings"
)

// Test writes a JUnit 5 test that makes the calls, in the package of their class: what they
// come to, said in words, makes it fail. It needs nothing but the classes that are called.
func (c *Calls) Test(pkg, name, comes string) string {
	var b strings.Builder
	if pkg != "" {
		fmt.Fprintf(&b, "package %s;\n\n", pkg)
	}
	for _, i := range c.Imports {
		fmt.Fprintf(&b, "import %s;\n", i)
	}
	fmt.Fprintf(&b, "import org.junit.jupiter.api.Test;\n\nclass %s {\n    @Test\n    void callsEndWell() throws Throwable {\n", name)
	for i, line := range c.Lines {
		if i == len(c.Lines)-1 {
			line += " // " + comes
		}
		fmt.Fprintf(&b, "        %s\n", line)
	}
	b.WriteString("    }\n}\n")
	return b.String()
}
