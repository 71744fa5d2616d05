package sequences

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// junitTest is the annotation of a test of JUnit 5.
const junitTest = "org.junit.jupiter.api.Test"

// ownTest matches lines in which a class of the program may be named as that is.
var ownTest = regexp.MustCompile(`\bTest\b`)

// Test writes a JUnit 5 test that makes the calls, in the package of their class: what they
// come to, said in words, makes it fail. It needs nothing but the classes that are called.
func (c *Calls) Test(pkg, name, comes string) string {
	var b strings.Builder
	if pkg != "" {
		fmt.Fprintf(&b, "package %s;\n\n", pkg)
	}
	imports, annotation := c.Imports, "Test"
	if slices.ContainsFunc(c.Lines, ownTest.MatchString) {
		annotation = junitTest
	} else {
		imports = append(slices.Clone(imports), junitTest)
	}
	for _, i := range imports {
		fmt.Fprintf(&b, "import %s;\n", i)
	}
	if len(imports) > 0 {
		b.WriteString("\n")
	}
	fmt.Fprintf(&b, "class %s {\n    @%s\n    void callsEndWell() throws Throwable {\n", name, annotation)
	for i, line := range c.Lines {
		if i == len(c.Lines)-1 {
			line += " // " + comes
		}
		fmt.Fprintf(&b, "        %s\n", line)
	}
	b.WriteString("    }\n}\n")
	return b.String()
}
