package inspect_test

import (
	"context"
	"fmt"
	"log"

	"inspect"
)

// A file is checked, and its findings are read.
func ExampleCheck() {
	report, err := inspect.Check(context.Background(), inspect.Options{
		Paths:  []string{"docs/testdata/Counter.java"},
		Bounds: inspect.Bounds{Bits: 8, Objects: 2},
	})
	if err != nil {
		log.Fatal(err)
	}
	for _, r := range report.Results {
		fmt.Printf("%s:%d: %s %s\n", r.File, r.Line, r.Name(), r.Verdict)
		for _, ce := range r.Counterexamples() {
			fmt.Printf("line %d is broken, %s: %s\n", ce.Place.Line, ce.Status, ce.Place.Text)
		}
	}
	// Output:
	// docs/testdata/Counter.java:2: Counter.Counter() (implicit) holds
	// docs/testdata/Counter.java:8: Counter.advance(Counter) violated
	// line 7 is broken, confirmed: ensures count == \old(count) + 1;
}

// The heap of a counterexample is data: who the arguments are, what their fields hold before the
// call, and what each step changes.
func ExampleCheck_counterexample() {
	report, err := inspect.Check(context.Background(), inspect.Options{
		Paths:   []string{"docs/testdata/Counter.java"},
		Methods: []string{"Counter.advance"},
		Bounds:  inspect.Bounds{Bits: 8, Objects: 2},
	})
	if err != nil {
		log.Fatal(err)
	}
	ce := report.Results[0].Counterexample
	for _, a := range ce.Arguments {
		fmt.Println(a.Name, "is", a.Value)
	}
	for _, o := range ce.Pre.Objects {
		for _, f := range o.Fields {
			fmt.Printf("before: %s.%s = %s\n", o.Name, f.Name, f.Value)
		}
	}
	for _, s := range ce.Steps {
		fmt.Printf("line %d: %s %v\n", s.Line, s.Text, s.Changes)
	}
	for _, part := range ce.Because.Values {
		fmt.Println("because", part.Name, "=", part.Value)
	}
	// Output:
	// this is Counter#1
	// other is Counter#1
	// before: Counter#1.count = 0
	// line 9: count++ [{Counter#1.count int 1}]
	// line 10: other.count > 0 []
	// line 11: other.count-- [{Counter#1.count int 0}]
	// because count = 0
	// because \old(count) + 1 = 1
	// because \old(count) = 0
}

// Results come one by one, and a run ends with its context: here after the first violation.
func ExampleCheck_cancel() {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	report, err := inspect.Check(ctx, inspect.Options{
		Paths: []string{"testdata/lists"},
		Jobs:  1,
		OnResult: func(r *inspect.Result) {
			if r.Verdict == inspect.Violated && ctx.Err() == nil {
				fmt.Println(r.Name(), "is violated")
				cancel()
			}
		},
	})
	fmt.Println(err)
	fmt.Println("all were checked:", report.NotChecked == 0)
	// Output:
	// DoublyLinkedListBug.contains(int) is violated
	// context canceled
	// all were checked: false
}
