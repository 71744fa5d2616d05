package verify

import (
	"context"
	"reflect"
	"testing"

	"inspect/java/types"
)

// TestUnneeded: the code of a driver of which nothing is asked any more is dropped with what is known of it, and a
// driver that is written after it is as the first one.
func TestUnneeded(t *testing.T) {
	t.Parallel()
	c := Config{Paths: []string{writeJava(t, `class A {
	private int[] cells = new int[2];
	private int n;
	void add(int by) { if (by > 0) n += by; cells = new int[n + 1]; }
	int get(int i) { return cells[i]; }
}`)}, Methods: []string{"get"}, Attempts: groundOnly(t), States: ReachableStates, CallsBefore: 3, Jobs: 1, Needs: NeedsOn}
	p, diags := openWithin(context.Background(), &c, (*run).begin)
	if p == nil {
		t.Fatal(diags)
	}
	defer p.run.close()
	r, m := p.run, p.methods[0]
	r.loadAll(context.Background(), p.methods)
	prepare := func() *sequenced {
		r.prepareSequences(context.Background(), p.methods, []int{0})
		r.world.Check()
		return r.sequenced[m]
	}
	before := known(r.world.Info)
	first := prepare()
	with := known(r.world.Info)
	if with < before+100 || len(r.supposed[first.method]) == 0 {
		t.Fatalf("%d nodes are known, %d with the driver, of which %d conditions", before, with, len(r.supposed[first.method]))
	}
	r.unneeded = []*types.Method{m}
	r.reopen()
	removeUnneeded(r)
	freeze(r.loaded)
	r.world.Check()
	if left := known(r.world.Info); left-before > (with-before)/5 || len(r.sequenced)+len(r.sequencedBy) > 0 {
		t.Errorf("%d nodes are known without the driver, %d before and %d with it", left, before, with)
	}
	again := prepare()
	if len(again.driver.Text) != len(first.driver.Text)+1 || again.fault != nil { // its name is longer
		t.Errorf("another driver has %d characters, the first one %d", len(again.driver.Text), len(first.driver.Text))
	}
	if n := known(r.world.Info); n < with-with/10 || n > with+with/10 {
		t.Errorf("%d nodes are known with another driver, %d with the first one", n, with)
	}
}

// known is of how many nodes something is known.
func known(info *types.Info) (n int) {
	v := reflect.ValueOf(*info)
	for i := range v.NumField() {
		if f := v.Field(i); f.Kind() == reflect.Map {
			n += f.Len()
		}
	}
	return n
}
