package character

import (
	"fmt"
	"os/exec"
	"strconv"
	"strings"
	"testing"
)

// TestJVM: tables.txt is what Tables.java writes on the JVM at hand, and a table says of each
// char what the JVM says.
func TestJVM(t *testing.T) {
	java, err := exec.LookPath("java")
	if err != nil {
		t.Fatal("scripts/setup test installs java: ", err)
	}
	run := func(args ...string) string {
		out, err := exec.Command(java, append([]string{"-XX:TieredStopAtLevel=1", "Tables.java"}, args...)...).Output()
		if err != nil {
			t.Fatal(err)
		}
		return string(out)
	}
	plain := strings.Split(strings.TrimSpace(run("plain")), "\n")
	have := plain[0]
	if want := "java " + Release; have != want {
		t.Skipf("the tables are those of %s, and here is %s", want, have)
	}
	if run() != text {
		t.Error("tables.txt is not what Tables.java writes: run go generate ./java/character")
	}
	for i, line := range plain[1:] {
		fields := strings.Fields(line)
		table := Tables()[i]
		if fields[0] != table.Name || len(fields) != 1+Chars {
			t.Fatalf("%s of %d chars, want %s of %d", fields[0], len(fields)-1, table.Name, Chars)
		}
		for c, f := range fields[1:] {
			if want, _ := strconv.ParseInt(f, 10, 64); table.At(uint16(c)) != want {
				t.Fatalf("%s(%#04x) is %d, on the JVM %d", table.Name, c, table.At(uint16(c)), want)
			}
		}
	}
}

// TestDiagram: a diagram leads each char to its value, is ordered and reduced, and has its root
// at the end.
func TestDiagram(t *testing.T) {
	for _, table := range Tables() {
		for _, bits := range []int{0, 7, 16} {
			ds := table.Diagram(bits)
			reached := make([]bool, len(ds))
			for c := range 1 << bits {
				n := len(ds) - 1
				for reached[n] = true; ds[n].Bit >= 0; reached[n] = true {
					n = ds[n].Next[c>>ds[n].Bit&1]
				}
				v := ds[n].Value
				if table.Relative {
					v ^= int64(c)
				}
				if want := table.At(uint16(c)); v != want {
					t.Fatalf("%s of %d bits leads %#x to %d, want %d", table.Name, bits, c, v, want)
				}
			}
			seen := map[string]bool{}
			for n, d := range ds {
				key := fmt.Sprint(d)
				switch {
				case !reached[n]:
					t.Errorf("%s of %d bits: nothing leads to node %d", table.Name, bits, n)
				case seen[key]:
					t.Errorf("%s of %d bits: node %d stands twice", table.Name, bits, n)
				case d.Bit < 0:
				case d.Next[0] == d.Next[1] || d.Next[0] >= n || d.Next[1] >= n || d.Bit <= max(ds[d.Next[0]].Bit, ds[d.Next[1]].Bit):
					t.Errorf("%s of %d bits: node %d is %v", table.Name, bits, n, d)
				}
				seen[key] = true
			}
		}
	}
}
