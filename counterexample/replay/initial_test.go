package replay_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sort"
	"strings"
	"testing"

	"inspect/counterexample/replay"
	"inspect/java/heap"
	"inspect/java/types"
)

// initials is a program whose static final fields are initialised in many ways;
// Run prints those that are known, as the JVM has them.
const initials = `
class Item { static int made; final int id; int size; Item next; final Item after;
	Item(int s) { id = 40 + s; size = s; after = null; }
	Item(Item n) { id = made++; next = n; after = n; } }
class Late { static final int L = Values.G * 2; static int moving = 5; }
class Base { static final int B = six(); static int six() { return 6; } }
class Sub extends Base { static final int S = B + 1; }
interface Consts { int[] THREE = {1, 2, 3}; int N = Values.three() + 1; }
class Values {
	static final int G = three();
	static int three() { return 3; }
	static final int EARLY = early();
	static int early() { return LATER + 1; }
	static final int LATER = three() + 4;
	static final boolean YES = three() == 3;
	static final char C = (char) (three() + 'a');
	static final long BIG = 1L << (three() + 40);
	static final int[] A = {1, 2}, NONE = null;
	private static final int[] T = new int[8];
	static { for (int i = 0; i < 8; i++) { T[i] = i * i; } }
	private static final int[] DAYS = {31, 28, 31};
	static int day(int i) { return DAYS[i] + T[i]; }
	static final int BLANK;
	static { BLANK = three() * 7; }
	static final Item FIRST = new Item(2);
	static final int FIRSTID = FIRST.id;
	static final int SIZE = FIRST.size;
	static final Item SAME = FIRST;
	static int count = 1;
	static final int COUNTED = count++ + count;
	static final int SUB = Sub.S + 6;
}
`

// unknowns is a program of which no static final field has a known value.
const unknowns = `
class Other { static int moving = 5; static final int[] OPEN = {1}; static final Plain HELD = new Plain(); }
class Plain { int n = 4; }
class Holder { int n = 4; static int made; final int id; Holder() { id = made++; } }
class P { static final int X = Q.Y + 1; }
class Q { static final int Y = f(); static int f() { return P.X; } }
class Parent { static final Parent CHILD = new Child(); }
class Child extends Parent { static int made = 3; }
class Thrower { static final int[] NO = new int[-1]; static final int AFTER = 3 + one(); static int one() { return 1; } }
class Unknowns {
	static final int A = Other.moving;
	static final int B = Other.OPEN[0];
	static final int C = Other.HELD.n;
	static final Holder D = new Holder();
	static final int E = P.X;
	static final Runnable F = () -> { };
	static final int G = F == null ? 1 : 2;
	static int sum = 1;
	static final int H = sum++;
	static final int I = Thrower.AFTER;
	static final int J = forever();
	static int forever() { int i = 0; while (i >= 0) { i = (i + 1) % 7; } return i; }
	static final int K = hash();
	static native int hash();
}
`

// show writes what is known of a constant.
func show(t types.Type, v heap.ConstantValue) string {
	switch {
	case v.Ref != nil:
		c := v.Ref
		if c.Elems != nil {
			return fmt.Sprintf("%s%v", types.SimpleName(c.Type), func() (all []int64) {
				for _, e := range c.Elems {
					all = append(all, e.Int)
				}
				return all
			}())
		}
		if _, array := c.Type.(*types.Array); array {
			return fmt.Sprintf("%s %d", types.SimpleName(c.Type), c.Length)
		}
		var parts []string
		for f, x := range c.Fields {
			parts = append(parts, f.Name+"="+show(f.Type, x))
		}
		sort.Strings(parts)
		return types.SimpleName(c.Type) + "{" + strings.Join(parts, " ") + "}"
	case types.IsReference(t):
		return "null"
	case types.IsKind(t, types.Boolean):
		return fmt.Sprint(v.Int != 0)
	case types.IsKind(t, types.Char):
		return string(rune(v.Int))
	}
	return fmt.Sprint(v.Int)
}

// finals lists the static final fields without constant values.
func finals(w *types.World) (fs []*types.Field) {
	for _, c := range w.Classes() {
		w.Header(c)
		for _, f := range c.Fields {
			if f.Static && f.Final && f.Const == nil {
				fs = append(fs, f)
			}
		}
	}
	return fs
}

func TestInitials(t *testing.T) {
	w := textWorld(t, "Initials.java", initials)
	want := map[string]string{"G": "3", "EARLY": "1", "LATER": "7", "YES": "true", "C": "d", "BIG": "8796093022208",
		"A": "int[] 2", "NONE": "null", "T": "int[][0 1 4 9 16 25 36 49]", "DAYS": "int[][31 28 31]", "BLANK": "21",
		"FIRST": "Item{after=null id=42}", "FIRSTID": "42", "SIZE": "2", "SAME": "Item{after=null id=42}", "COUNTED": "3",
		"L": "6", "B": "6", "S": "7", "THREE": "int[] 3", "N": "4", "SUB": "13"}
	s := replay.NewInitials(w, 32)
	got := map[string]string{}
	for _, f := range finals(w) {
		v, err := s.Initial(f)
		if err != nil {
			t.Errorf("%s: %v", f.QName(), err)
			continue
		}
		got[f.Name] = show(f.Type, v)
	}
	for n, x := range want {
		if got[n] != x {
			t.Errorf("%s: %s, want %s", n, got[n], x)
		}
	}
	first, _ := s.Initial(fieldNamed(t, w, "FIRST"))
	same, _ := s.Initial(fieldNamed(t, w, "SAME"))
	if first.Ref != same.Ref {
		t.Error("FIRST and SAME are different objects")
	}
}

func fieldNamed(t *testing.T, w *types.World, name string) *types.Field {
	t.Helper()
	for _, f := range finals(w) {
		if f.Name == name {
			return f
		}
	}
	t.Fatalf("no field %s", name)
	return nil
}

// others is a program in which initialisers look at what may change in other classes, or
// change it.
const others = `
class Held { static int count = 3; static final Box box = new Box(); }
class Box { int size; }
class Writer { static final int W = one(); static int one() { return 1; } static { Held.count = 7; } }
class Reader { static final int R = val(); static int val() { return Held.count; } }
class Filler { static { Held.box.size = 4; } }
class Looker { static int seen = Held.box.size; }
`

// TestInitialsOfOthers: what one class's initialisers write into another, they need not
// have written when a third one reads it.
func TestInitialsOfOthers(t *testing.T) {
	w := textWorld(t, "Others.java", others)
	s := replay.NewInitials(w, 32)
	if v, err := s.Initial(fieldNamed(t, w, "W")); err != nil || v.Int != 1 {
		t.Errorf("W: %d, %v", v.Int, err)
	}
	if v, err := s.Initial(fieldNamed(t, w, "R")); err == nil {
		t.Errorf("R: %d", v.Int)
	}
	s = replay.NewInitials(w, 32).Untouched()
	for class, why := range map[string]string{"Held": "", "Writer": "it changes Held.count, of another class", "Reader": "it reads Held.count",
		"Filler": "it changes a Box, of another class", "Looker": "it reads Box.size"} {
		err := s.Class(w.Lookup(class))
		if err == nil && why != "" || err != nil && (why == "" || !strings.Contains(err.Error(), why)) {
			t.Errorf("%s: %v, want %q", class, err, why)
		}
	}
}

// statics lists the static fields of all kinds without constant values.
func statics(w *types.World) (fs []*types.Field) {
	for _, c := range w.Classes() {
		w.Header(c)
		for _, f := range c.Fields {
			if f.Static && f.Const == nil {
				fs = append(fs, f)
			}
		}
	}
	return fs
}

// TestInitialsOnTheJVM compares integers with what a JVM prints.
func TestInitialsOnTheJVM(t *testing.T) {
	dir := t.TempDir()
	text := initials
	w := textWorld(t, "Initials.java", text)
	s := replay.NewInitials(w, 32).Untouched()
	var prints, want strings.Builder
	for _, f := range statics(w) {
		if !types.IsReference(f.Type) {
			fmt.Fprintf(&prints, "System.out.println(%q + %s.%s);\n", f.Name+" ", f.Class.Name, f.Name)
			v, err := s.Initial(f)
			if err != nil {
				t.Fatal(err)
			}
			fmt.Fprintf(&want, "%s %s\n", f.Name, show(f.Type, v))
		}
	}
	text += "class Run { public static void main(String[] a) {\n" + prints.String() + "} }\n"
	path := filepath.Join(dir, "Initials.java")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("javac", "-J-XX:+UseSerialGC", "-J-XX:TieredStopAtLevel=1", "-d", dir, path).CombinedOutput(); err != nil {
		t.Fatalf("javac: %v\n%s", err, out)
	}
	out, err := exec.Command("java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", dir, "Run").Output()
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.ReplaceAll(string(out), "\r", ""); got != want.String() {
		t.Errorf("the JVM has\n%s\nthe interpreter\n%s", got, want.String())
	}
}

// TestInitialsBehindUnknown: behind an initialiser that cannot be executed it is known what
// that cannot change.
func TestInitialsBehindUnknown(t *testing.T) {
	w := textWorld(t, "Behind.java", `class Behind {
		static native int hash();
		static final int SALT; static { SALT = hash(); }
		private static int[] cache; static final int[] KEPT;
		static { if (cache == null) { KEPT = new int[] {1}; cache = KEPT; } else { KEPT = cache; } }
		static int open; static final int OPEN; static { OPEN = open; }
		private static int set; static void set() { set = 1; } static final int SET; static { SET = set; }
		private static int named; static final int NAMED; static { named = hash(); } static { NAMED = named; }
		private static int inner; class In { void f() { inner++; } } static final int INNER; static { INNER = inner; }
		private static final int[] HELD = {1}; private static int[] held; static { held = HELD; }
		static { hash(); }
		static final int LENGTH; static { LENGTH = held.length; }
		static final int ELEMENT; static { ELEMENT = held[0]; }
		}`)
	s := replay.NewInitials(w, 32)
	want := map[string]string{"KEPT": "int[] 1", "HELD": "int[] 1", "LENGTH": "1"}
	for _, f := range finals(w) {
		v, err := s.Initial(f)
		if got := show(f.Type, v); want[f.Name] == "" && err == nil || want[f.Name] != "" && (err != nil || got != want[f.Name]) {
			t.Errorf("%s: %s, %v, want %q", f.Name, got, err, want[f.Name])
		}
	}
}

func TestUnknownInitials(t *testing.T) {
	w := textWorld(t, "Unknowns.java", unknowns)
	known := map[string]bool{"OPEN": true, "HELD": true}
	for _, order := range []bool{false, true} {
		s := replay.NewInitials(w, 32)
		fs := finals(w)
		if order {
			for i, j := 0, len(fs)-1; i < j; i, j = i+1, j-1 {
				fs[i], fs[j] = fs[j], fs[i]
			}
		}
		for _, f := range fs {
			v, err := s.Initial(f)
			if (err == nil) != known[f.Name] {
				t.Errorf("%s: %s %v", f.QName(), show(f.Type, v), err)
			}
		}
	}
}

// TestInitialsAtFewBits: what an initialiser computes wraps around as in the
// checked method, and a literal that does not fit is named.
func TestInitialsAtFewBits(t *testing.T) {
	w := textWorld(t, "Few.java", `class Few { static final int A = f(5) + f(5), B = f(9); static int f(int i) { return i; } }`)
	s := replay.NewInitials(w, 4)
	if v, err := s.Initial(fieldNamed(t, w, "A")); err != nil || v.Int != -6 {
		t.Errorf("A: %v %v", v.Int, err)
	}
	_, err := s.Initial(fieldNamed(t, w, "B"))
	if bits, ok := err.(*replay.BitsError); !ok || bits.Need != 5 {
		t.Errorf("B: %v", err)
	}
}
