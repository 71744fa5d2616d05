package verify

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"testing"
)

// TestReadingIsSaid: before it is known which methods there are, whoever waits is told of each file that
// is read.
func TestReadingIsSaid(t *testing.T) {
	dir := t.TempDir()
	for i := range 5 {
		text := fmt.Sprintf("class A%d { int f(int x) { return x; } }", i)
		if err := os.WriteFile(filepath.Join(dir, fmt.Sprintf("A%d.java", i)), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	var mu sync.Mutex
	read := map[int]bool{}
	methods := 0
	c := Config{Paths: []string{dir}, Attempts: groundOnly(t), Jobs: 2, Progress: func(e Event) {
		mu.Lock()
		defer mu.Unlock()
		switch {
		case e.Stage != Reading:
			methods++
		case e.Total != 5 || methods > 0:
			t.Errorf("%d of %d files, after %d events of methods", e.Done, e.Total, methods)
		default:
			read[e.Done] = true
		}
	}}
	Run(context.Background(), c)
	if len(read) != 5 || methods == 0 {
		t.Errorf("told of %d files, and of methods %d times", len(read), methods)
	}
}
