package reproduce_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"inspect/counterexample/replay"
	"inspect/counterexample/reproduce"
	"inspect/java/heap"
	"inspect/java/types"
)

// kinds are states of all kinds, and what comes of them: the status, and a part
// of what was observed or of the reason.
var kinds = []struct {
	name, file, method string
	build              func(*state)
	status             reproduce.Status
	says               string
}{
	{"enum constant", "Kinds.java", "Kinds.colourOf", func(b *state) {
		k := b.object("Kinds")
		b.initialised("Colour", "RED", "Colour")
		b.initialised("Colour", "GREEN", "shop.stock.Kinds.Colour.1")
		b.set(k, "colour", ref(b.s.Objects[1]))
		b.root("this", ref(k))
	}, reproduce.Confirmed, `\result = Colour#1, postcondition false, same post-state`},
	{"enum constant with a body", "Kinds.java", "Kinds.colourOf", func(b *state) {
		k := b.object("Kinds")
		b.initialised("Colour", "RED", "Colour")
		b.initialised("Colour", "GREEN", "shop.stock.Kinds.Colour.1")
		b.set(k, "colour", ref(b.s.Objects[2]))
		b.root("this", ref(k))
	}, reproduce.Confirmed, `postcondition false, same post-state`},
	{"interface-typed field", "Kinds.java", "Kinds.shapeOf", func(b *state) {
		k := b.object("Kinds")
		b.set(k, "shape", ref(b.object("Round")))
		b.root("this", ref(k))
	}, reproduce.Confirmed, `\result = Round#1`},
	{"object of an interface", "Kinds.java", "Kinds.shapeOf", func(b *state) {
		k := b.object("Kinds")
		b.set(k, "shape", ref(b.object("Shape")))
		b.root("this", ref(k))
	}, reproduce.Unconfirmed, "shop.stock.Kinds$Shape has no objects of its own: it is abstract"},
	{"generic class", "Kinds.java", "Kinds.generic", func(b *state) {
		k, x := b.object("Kinds"), b.object("Box")
		b.set(x, "content", ref(b.object("Hidden")))
		b.set(k, "box", ref(x))
		b.root("this", ref(k))
	}, reproduce.Confirmed, `\result = Hidden#1`},
	{"final field, without its initialiser", "Kinds.java", "Kinds.radius", func(b *state) {
		r := b.object("Round")
		b.set(r, "radius", number(5))
		b.root("this", ref(b.object("Kinds")))
		b.root("r", ref(r))
	}, reproduce.Confirmed, `\result = 5`},
	{"record", "Kinds.java", "Kinds.left", func(b *state) {
		k, p, q := b.object("Kinds"), b.object("Pair"), b.object("Pair")
		b.set(p, "left", number(3))
		b.set(p, "next", ref(q))
		b.set(k, "pair", ref(p))
		b.root("this", ref(k))
	}, reproduce.Confirmed, `\result = 3`},
	{"record within itself", "Kinds.java", "Kinds.left", func(b *state) {
		k, p := b.object("Kinds"), b.object("Pair")
		b.set(p, "next", ref(p))
		b.set(k, "pair", ref(p))
		b.root("this", ref(k))
	}, "", "the record Pair#1 contains itself"},
	{"record whose constructor changes it", "Kinds.java", "Kinds.even", func(b *state) {
		k, p := b.object("Kinds"), b.object("Even")
		b.set(p, "n", number(3))
		b.set(k, "even", ref(p))
		b.root("this", ref(k))
	}, reproduce.Unconfirmed, "the constructor of the record shop.stock.Kinds$Even sets n to another value"},
	{"static final field", "Kinds.java", "Kinds.shared", func(b *state) {
		b.initialised("Kinds", "SHARED", "Round")
	}, reproduce.Confirmed, `\result = Round#1`},
	{"static final field with another object", "Kinds.java", "Kinds.shared", func(b *state) {
		b.initialised("Kinds", "SHARED", "Hidden")
	}, reproduce.Unconfirmed, "the state cannot be built on the JVM: Hidden#1 is another object once its class is initialised"},
	{"static field", "Kinds.java", "Kinds.bump", func(b *state) {
		b.static("Kinds", "count", number(-9))
	}, reproduce.Confirmed, "postcondition false, same post-state"},
	{"private nested class", "Kinds.java", "Kinds.hidden", func(b *state) {
		h := b.object("Hidden")
		b.set(h, "mark", number(65))
		b.root("h", ref(h))
	}, reproduce.Confirmed, `\result = true`},
	{"array of bytes", "Kinds.java", "Kinds.bytes", func(b *state) {
		h := b.object("Hidden")
		b.set(h, "bytes", ref(b.array(types.Of(types.Byte), number(-128), number(127))))
		b.root("h", ref(h))
	}, reproduce.Confirmed, `\result = byte[]#1`},
	{"arrays of arrays that are shared", "Kinds.java", "Kinds.row", func(b *state) {
		h := b.object("Hidden")
		row := b.array(types.Of(types.Long), number(1<<40))
		b.set(h, "table", ref(b.array(row.Type, ref(row), ref(row))))
		b.root("h", ref(h))
	}, reproduce.Confirmed, `\result = long[]#1`},
	{"least long", "Kinds.java", "Kinds.least", func(b *state) {
		b.root("x", heap.Value{Type: types.Of(types.Long), Int: -1 << 63})
	}, reproduce.Confirmed, `\result = -9223372036854775808`},
	{"abstract class", "Kinds.java", "Open.Open", func(b *state) { b.root("x", number(1)) }, reproduce.Unconfirmed,
		"the class shop.stock.Kinds$Open is abstract: its constructor runs only for objects of its subclasses"},
	{"number that is none of the type", "Kinds.java", "Kinds.bump", func(b *state) {
		b.static("Kinds", "count", number(1<<31))
	}, "", "Kinds.count is 2147483648, which is no int of Java"},
	{"method that ends the JVM", "Kinds.java", "Kinds.exit", nil, reproduce.Unconfirmed, "the call ends the JVM"},
	{"method that prints", "Kinds.java", "Kinds.noise", nil, reproduce.Confirmed, "postcondition false"},
	{"static initialiser that throws", "Broken.java", "Broken.f", nil, reproduce.Unconfirmed,
		"the state cannot be built on the JVM: the static initialiser of Broken throws java.lang.ArithmeticException: / by zero"},
	{"sources that javac rejects", "Rejected.java", "Rejected.f", nil, reproduce.Unavailable, "javac rejects the sources: Rejected.java:6: incompatible types"},
	{"class of no package", "Cell.java", "Cell.put", cell(-3), reproduce.Confirmed, "postcondition false, same post-state"},
	{"specification that is kept", "Cell.java", "Cell.put", cell(3), reproduce.Unconfirmed, "the property holds for this state"},
}

func cell(x int64) func(b *state) {
	return func(b *state) {
		c := b.object("Cell")
		b.set(c, "value", number(1))
		b.root("this", ref(c))
		b.root("x", number(x))
	}
}

func jdk(t testing.TB) *reproduce.JDK {
	t.Helper()
	j, err := reproduce.Find(context.Background(), os.LookupEnv)
	if err != nil {
		t.Fatal(err)
	}
	return j
}

// TestKinds builds states of all kinds on the JVM.
func TestKinds(t *testing.T) {
	var jobs []reproduce.Job
	var of []int
	for i, k := range kinds {
		c := kase(t, load(t, k.file), k.method, k.build)
		p, err := reproduce.New(c, reproduce.ProgramName(c.Method)+strings.Repeat("_", i+1))
		if k.status == "" {
			var impossible *reproduce.Impossible
			if !errors.As(err, &impossible) || !strings.Contains(err.Error(), k.says) {
				t.Errorf("%s: %v, want %s", k.name, err, k.says)
			}
			continue
		}
		if err != nil {
			t.Errorf("%s: %v", k.name, err)
			continue
		}
		jobs = append(jobs, reproduce.Job{Program: p, Group: reproduce.Group{Files: []string{filepath.Join(testdata, k.file)}}})
		of = append(of, i)
	}
	before := leftovers(t)
	seen, err := jdk(t).Run(context.Background(), jobs, reproduce.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	for i, o := range seen {
		k := kinds[of[i]]
		if o.Status != k.status || !strings.Contains(o.Summary(), k.says) {
			t.Errorf("%s: %s: %s\nwant %s: %s\n%+v", k.name, o.Status, o.Summary(), k.status, k.says, o)
		}
		if o.Disagrees {
			t.Errorf("%s: the JVM and the interpreter disagree: %s", k.name, o.Reason)
		}
	}
	if after := leftovers(t); after > before {
		t.Errorf("%d temporary folders are left", after-before)
	}
}

// leftovers counts the folders of runs in a temporary folder of the test's own.
func leftovers(t *testing.T) int {
	t.Helper()
	found, err := filepath.Glob(filepath.Join(os.TempDir(), "inspect-jvm-*"))
	if err != nil {
		t.Fatal(err)
	}
	return len(found)
}

// TestMain gives the tests a temporary folder of their own.
func TestMain(m *testing.M) {
	dir, err := os.MkdirTemp("", "reproduce-test-")
	if err != nil {
		panic(err)
	}
	os.Setenv("TMPDIR", dir)
	code := m.Run()
	os.RemoveAll(dir)
	os.Exit(code)
}

// TestEndless gives a method that does not end its time; what stands behind it
// in the batch is run all the same.
func TestEndless(t *testing.T) {
	group := func(file string) reproduce.Group {
		return reproduce.Group{Files: []string{filepath.Join(testdata, file)}}
	}
	program := func(file, method, name string, build func(*state)) *reproduce.Program {
		p, err := reproduce.New(kase(t, load(t, file), method, build), name)
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	jobs := []reproduce.Job{
		{Program: program("Kinds.java", "Kinds.never", "Never", nil), Group: group("Kinds.java")},
		{Program: program("Cell.java", "Cell.put", "Behind", cell(-3)), Group: group("Cell.java")},
	}
	seen, err := jdk(t).Run(context.Background(), jobs, reproduce.Limits{PerProgram: 5 * time.Second})
	if err != nil {
		t.Fatal(err)
	}
	if seen[0].Status != reproduce.Unconfirmed || seen[0].Reason != "the call does not end within 5s" {
		t.Errorf("%+v", seen[0])
	}
	if seen[1].Status != reproduce.Confirmed {
		t.Errorf("%+v", seen[1])
	}
}

// TestInterrupt ends a run before it is through.
func TestInterrupt(t *testing.T) {
	p, err := reproduce.New(kase(t, load(t, "Kinds.java"), "Kinds.never", nil), "Never")
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	time.AfterFunc(100*time.Millisecond, cancel)
	j := &reproduce.JDK{Java: jdk(t).Java}
	_, err = j.Run(ctx, []reproduce.Job{{Program: p, Group: reproduce.Group{Files: []string{filepath.Join(testdata, "Kinds.java")}}}}, reproduce.Limits{PerProgram: time.Hour})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("%v, want %v", err, context.Canceled)
	}
	if n := leftovers(t); n > 0 {
		t.Errorf("%d temporary folders are left", n)
	}
}

// TestWrongPrediction shows that a run confirms nothing that did not come as
// predicted.
func TestWrongPrediction(t *testing.T) {
	w := load(t, "Cell.java")
	program := func(name string, change func(*reproduce.Case)) *reproduce.Program {
		c := kase(t, w, "Cell.put", cell(-3))
		change(c)
		p, err := reproduce.New(c, name)
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	as := func(folder string) reproduce.Group {
		return reproduce.Group{Files: []string{filepath.Join(testdata, folder, "Cell.java")}}
	}
	value := func(c *reproduce.Case) {
		for i, f := range c.Java.Post.Objects[0].Fields {
			if f.Field.Name == "value" {
				c.Java.Post.Objects[0].Fields[i].Value.Int = 2
			}
		}
	}
	jobs := []reproduce.Job{
		{Program: program("WrongState", value), Group: as("")},
		{Program: program("WrongCode", func(*reproduce.Case) {}), Group: as("repaired")},
		{Program: program("StateOnly", func(c *reproduce.Case) { c.SpecMath = "bigint" }), Group: as("")},
		{Program: program("WrongStateOnly", func(c *reproduce.Case) { c.SpecMath = "bigint"; value(c) }), Group: as("")},
		{Program: program("Assertion", func(c *reproduce.Case) { c.Kind = "assert" }), Group: as("")},
		{Program: program("Frame", func(c *reproduce.Case) {
			c.Kind = "assignable"
			c.Java.Violations = []*replay.Violation{{Kind: "assignable", Span: c.Span}}
		}), Group: as("")},
		{Program: program("Write", func(c *reproduce.Case) {
			*c = *kase(t, w, "Cell.put", cell(3))
			c.Kind = "assignable"
			c.Java.Violations = []*replay.Violation{{Kind: "assignable", Span: c.Span}}
		}), Group: as("")},
		{Program: program("Narrow", func(c *reproduce.Case) { c.Bits = 4; c.Java.Violations = nil }), Group: as("repaired")},
	}
	want := []struct {
		status    reproduce.Status
		says      string
		disagrees bool
	}{
		{reproduce.Unconfirmed, "broken on the JVM, but not as predicted: Cell#1.value is 1 instead of 2", true},
		{reproduce.Unconfirmed, "the JVM and the interpreter disagree: on the JVM the specification is kept", true},
		{reproduce.Confirmed, "same post-state", false},
		{reproduce.Unconfirmed, "the call does not end as predicted: Cell#1.value is 1 instead of 2", true},
		{reproduce.Unconfirmed, "a JML assertion is a comment to the JVM", false},
		{reproduce.Unconfirmed, "the JVM checks no frame", false},
		{reproduce.Unconfirmed, "the JVM checks no frame", false},
		{reproduce.Unconfirmed, "only at 4 bits: at Java's widths the property holds for this state", false},
	}
	seen, err := jdk(t).Run(context.Background(), jobs, reproduce.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	for i, o := range seen {
		if w := want[i]; o.Status != w.status || !strings.Contains(o.Summary(), w.says) || o.Disagrees != w.disagrees {
			t.Errorf("%s: %s: %s\nwant %s: %s\n%+v", jobs[i].Program.Name, o.Status, o.Summary(), w.status, w.says, o)
		}
	}
}

// TestProgramRejected: of several programs, the one that does not compile costs only
// itself.
func TestProgramRejected(t *testing.T) {
	w := load(t, "Cell.java")
	job := func(name, more string) reproduce.Job {
		p, err := reproduce.New(kase(t, w, "Cell.put", cell(-3)), name)
		if err != nil {
			t.Fatal(err)
		}
		p.Main += more
		return reproduce.Job{Program: p, Group: reproduce.Group{Files: []string{filepath.Join(testdata, "Cell.java")}}}
	}
	seen, err := jdk(t).Run(context.Background(), []reproduce.Job{job("Good", ""), job("Bad", "class Bad {"), job("AlsoGood", "")}, reproduce.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	for i, says := range []string{"same post-state", "javac rejects the program that is to reproduce it", "same post-state"} {
		if o := seen[i]; !strings.Contains(o.Summary(), says) || (o.Status == reproduce.Confirmed) != (i != 1) {
			t.Errorf("%d: %s: %s, want %s", i, o.Status, o.Summary(), says)
		}
	}
	if n := leftovers(t); n > 0 {
		t.Errorf("%d temporary folders are left", n)
	}
}
