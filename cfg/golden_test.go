package cfg

import (
	"flag"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"

	"inspect/java/core"
	"inspect/java/types"
)

var update = flag.Bool("update", false, "rewrite the expected dumps")

// TestGolden compares the dumps of graphs. Each archive's comment names the
// method in its first line, then bounds as name=value; in/… are the sources,
// out/cfg the dump or out/diagnostics what is reported instead.
func TestGolden(t *testing.T) {
	files, err := filepath.Glob("../testdata/cfg/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatalf("no archives: %v", err)
	}
	for _, name := range files {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txtar"), func(t *testing.T) {
			a, err := txtar.ParseFile(name)
			if err != nil {
				t.Fatal(err)
			}
			var texts []string
			want := map[string]string{}
			for _, f := range a.Files {
				if strings.HasPrefix(f.Name, "in/") {
					texts = append(texts, string(f.Data))
				} else {
					want[f.Name] = string(f.Data)
				}
			}
			head := strings.Fields(strings.SplitN(string(a.Comment), "\n", 2)[0])
			w := world(t, texts...)
			g, ds := Build(w, method(t, w, head[0]), options(t, head[1:]))
			got := map[string]string{}
			if g != nil {
				Check(g)
				got["out/cfg"] = dump(g)
			} else {
				var b strings.Builder
				for _, d := range ds {
					b.WriteString(d.Format())
				}
				got["out/diagnostics"] = b.String()
			}
			if o := options(t, head[1:]); g != nil { // what others have lowered is the same code
				o.Lowered = new(core.Lowered)
				for _, c := range w.Classes() {
					for _, m := range c.Methods {
						Build(w, m, o)
					}
				}
				if d := cmp.Diff(got["out/cfg"], dump(build(t, w, head[0], o))); d != "" {
					t.Errorf("the graph behind others differs (-alone +behind):\n%s", d)
				}
			}
			if *update {
				kept := a.Files[:0]
				for _, f := range a.Files {
					if strings.HasPrefix(f.Name, "in/") {
						kept = append(kept, f)
					}
				}
				for n, s := range got {
					kept = append(kept, txtar.File{Name: n, Data: []byte(s)})
				}
				a.Files = kept
				if err := os.WriteFile(name, txtar.Format(a), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			if d := cmp.Diff(want, got); d != "" {
				t.Errorf("dump differs (-want +got):\n%s", d)
			}
		})
	}
}

// options reads name=value.
func options(t testing.TB, args []string) Options {
	var o Options
	numbers := map[string]*int{"bits": &o.Bounds.Bits, "objects": &o.Bounds.Objects, "length": &o.Bounds.ArrayLength,
		"unwind": &o.Bounds.Unwind, "recursion": &o.Bounds.Recursion}
	for _, a := range args {
		name, value, _ := strings.Cut(a, "=")
		switch {
		case numbers[name] != nil:
			n, err := strconv.Atoi(value)
			if err != nil {
				t.Fatal(err)
			}
			*numbers[name] = n
		case name == "calls":
			o.Calls = value
		case name == "runtime":
			o.Exceptions = types.Exceptions(value)
		case name == "invariants" && value == "receiver":
			o.InvariantsReceiverOnly = true
		default:
			t.Fatalf("option %s", a)
		}
	}
	return o
}
