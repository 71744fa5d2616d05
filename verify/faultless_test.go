package verify_test

import (
	"context"
	"testing"
	"time"

	"inspect/bounds"
	"inspect/report"
	"inspect/verify"
)

// TestFaultless: no method of a fixed sample of the JDK's classes is a fault of ours,
// whatever it uses; least bounds, and a second for each.
func TestFaultless(t *testing.T) {
	patterns := []string{"java/util/AbstractCollection.java", "java/util/AbstractSet.java", "java/util/ArrayDeque.java",
		"java/util/Hashtable.java", "java/util/Optional.java", "java/lang/Enum.java", "java/lang/Throwable.java",
		"java/util/AbstractList.java", "java/util/Objects.java", "java/util/StringTokenizer.java"}
	_, files := jdkFiles(t, patterns)
	doc := verify.Run(context.Background(), verify.Config{
		Paths:    files,
		Bounds:   bounds.Bounds{Bits: 4, Objects: 1, ArrayLength: 1, Unwind: 1, Recursion: 1},
		Timeout:  time.Second,
		Minimize: "off",
		Attempts: ground(gophersat(t)),
	})
	count := map[report.Verdict]int{}
	for _, r := range doc.Results {
		count[r.Verdict]++
		if r.Verdict == report.Failed {
			t.Errorf("%s.%s: %s", r.Class, r.Method, r.Reason)
		}
	}
	for _, d := range doc.Diagnostics {
		if d.Severity == "error" {
			t.Errorf("%s: %s", d.File, d.Message)
		}
	}
	t.Logf("%d methods: %v", len(doc.Results), count)
	if len(doc.Results) < 300 {
		t.Errorf("only %d methods", len(doc.Results))
	}
}
