// Command probe is built anew for every mutant. It checks the named methods (all
// without a name) on a column and prints where a verdict is not the expected one.
//
//	probe [-most N] [-every N] ROOT COLUMN [Class.method ...]
//
// It ends with 1 after N disagreements (1 unless told) or at the end when there
// are some, with 0 when there is none, with 3 when it could not find out.
package main

import (
	"flag"
	"fmt"
	"os"

	"inspect/internal/mutate"
)

func main() {
	most := flag.Int("most", 1, "end after so many disagreements")
	every := flag.Int("every", 1, "of all methods, check each N-th")
	flag.Parse()
	if flag.NArg() < 2 {
		fmt.Fprintln(os.Stderr, "usage: probe [-most N] [-every N] ROOT COLUMN [Class.method ...]")
		os.Exit(3)
	}
	noticed := 0
	err := mutate.Probe(flag.Arg(0), flag.Arg(1), flag.Args()[2:], *every, func(what string) bool {
		noticed++
		fmt.Println(what)
		return noticed < *most
	})
	switch {
	case err != nil:
		fmt.Fprintln(os.Stderr, err)
		os.Exit(3)
	case noticed > 0:
		os.Exit(1)
	}
}
