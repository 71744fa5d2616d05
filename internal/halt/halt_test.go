package halt

import "testing"

func TestPoint(t *testing.T) {
	var never *Point
	never.Pass()
	if At(nil) != nil {
		t.Error("a point that never stops anything asks all the same")
	}
	asked, stop := 0, false
	p := At(func() bool { asked++; return stop })
	for range 10 * every {
		p.Pass()
	}
	if asked != 10 {
		t.Errorf("asked %d times in %d passes", asked, 10*every)
	}
	stop = true
	passed := 0
	if !Caught(func() {
		for {
			p.Pass()
			passed++
		}
	}) || passed >= every {
		t.Errorf("not stopped, or after %d passes", passed)
	}
	if Caught(func() {}) {
		t.Error("what ended by itself was stopped")
	}
	defer func() {
		if recover() != "other" {
			t.Error("another panic is lost")
		}
	}()
	Caught(func() { panic("other") })
}
