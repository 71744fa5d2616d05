package library_test

import (
	"flag"
	"fmt"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// every is of how many calls TestCalls makes one; make soak makes all.
var every = flag.Int("calls.every", 40, "TestCalls makes one of so many calls")

// TestCalls calls every public method of the models of java.util, and those of what they
// give, with edge arguments, and the same of the JDK's classes: what comes of it agrees, and
// what the objects are then. A call that one of them has not got is left out.
func TestCalls(t *testing.T) {
	dir := compile(t)
	model, jdk := called(t, dir, "model.java.util.Calls"), called(t, dir, "jdk.Calls")
	calls := 0
	var wrong []string
	for call, got := range model {
		want, ok := jdk[call]
		if !ok {
			continue
		}
		calls++
		if got != want {
			wrong = append(wrong, call+"\n  model "+got+"\n    JDK "+want)
		}
	}
	slices.Sort(wrong)
	for _, w := range wrong {
		t.Error(w)
	}
	if calls < 2000 {
		t.Errorf("only %d calls", calls)
	}
	t.Logf("%d calls, %d differ", calls, len(wrong))
}

// called is what came of each call.
func called(t *testing.T, dir, class string) map[string]string {
	t.Helper()
	cmd := exec.Command("java", "-Xmx256m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", dir, class, fmt.Sprint(*every))
	var said strings.Builder
	cmd.Stderr = &said
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s: %v\n%s", class, err, said.String())
	}
	of := map[string]string{}
	for _, line := range strings.Split(string(out), "\n") {
		if call, gave, ok := strings.Cut(line, " => "); ok {
			of[call] = gave
		}
	}
	return of
}
