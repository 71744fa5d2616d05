// Package sample chooses what a test asks of a large table: a part of it in `make test`,
// the same at every run, and everything in `make soak`.
package sample

import (
	"flag"
	"hash/fnv"
)

// Everything asks all columns about all inputs: `make soak`. `make test` asks about
// every input as well, each on the columns that are quick and on one of the others.
var Everything = flag.Bool("sample.all", false, "ask every column about every input, and let a JVM confirm every violation")

// Chosen reports whether the i-th of n choices is made for what has that name. One of
// them is, and always the same, however many names there are; all with -sample.all.
func Chosen(name string, i, n int) bool {
	h := fnv.New32a()
	h.Write([]byte(name))
	return *Everything || int(h.Sum32()%uint32(n)) == i
}
