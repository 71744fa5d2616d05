package types_test

import (
	"testing"

	"inspect/java/types"
)

func TestFrozen(t *testing.T) {
	w := world(t, `
class A {
	private static final int[] READ = {1, 2}, MADE = new int[3], LOOP = {1}, QUALIFIED = {1};
	private static final int[] FILLED = new int[4];
	static { for (int i = 0; i < 4; i++) { FILLED[i] = i; } }
	private static final int[][] ROWS = {{1}, {2}};
	static final int[] OPEN = {1};
	private static int[] NOFINAL = {1};
	private static final int[] OTHER = READ2();
	static int[] READ2() { return new int[1]; }
	private static final int[] WRITTEN = {1}, COUNTED = {1}, GIVEN = {1}, KEPT = {1}, LATER = {1}, ALIAS = {1};
	static { Runnable r = () -> { LATER[0] = 2; }; int[] a = ALIAS; }
	private static final int[] NAMED = {1}, SET = {1}, HANDED = {1}, LEFT = {1};
	int named(int i) { int[] a = NAMED; for (int x : a) { i += x; } return a[i] + a.length; }
	void set() { int[] b = SET; b[0]++; }
	void handed() { int[] c = HANDED; n(c); }
	void left() { int[] d; d = LEFT; d[0] = 2; }
	int[] kept;
	int m(int i) {
		WRITTEN[i] = 3; COUNTED[0]++; m(GIVEN[0]); n(GIVEN); this.kept = A.KEPT; ROWS[0][0] = 1;
		int s = MADE.length + A.QUALIFIED[QUALIFIED.length - 1] + OPEN[0] + OTHER[0] + NOFINAL[0];
		for (int x : LOOP) { s += x; }
		return READ[i] + s + FILLED[i];
	}
	void n(int[] a) {}
}`)
	c := w.Lookup("A")
	w.Header(c)
	want := map[string]bool{"READ": true, "MADE": true, "LOOP": true, "QUALIFIED": true, "FILLED": true, "ROWS": true, "NOFINAL": true, "ALIAS": true, "NAMED": true}
	n := 0
	for _, f := range c.Fields {
		if _, array := f.Type.(*types.Array); !array {
			continue
		}
		n++
		if got := w.Frozen(f); got != want[f.Name] {
			t.Errorf("%s: frozen %v, want %v", f.Name, got, want[f.Name])
		}
	}
	if n < 15 {
		t.Fatalf("%d fields", n)
	}
}
