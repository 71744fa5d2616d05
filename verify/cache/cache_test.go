package cache

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

func key(parts ...string) Key {
	var k Hash
	k.Add("part", parts...)
	return k.Key()
}

// TestKeys: whatever differs gives another key, and what is the same the same.
func TestKeys(t *testing.T) {
	seen := map[Key]int{}
	for i, calls := range [][][]string{
		{}, {{"a"}}, {{"a", "b"}}, {{"ab"}}, {{"a", "b", ""}}, {{"a", "", "b"}}, {{"a"}, {"b"}}, {{"b"}, {"a"}}, {{"a", "bc"}}, {{"a", "b", "c"}},
		{{""}}, {{"", ""}}, {{"a\x00b"}}, {{"a", "\x00b"}},
	} {
		var k, again Hash
		for _, c := range calls {
			k.Add(c[0], c[1:]...)
			again.Add(c[0], c[1:]...)
		}
		got := k.Key()
		if other, twice := seen[got]; twice {
			t.Errorf("%d and %d have one key", i, other)
		}
		seen[got] = i
		if again.Key() != got {
			t.Errorf("%d has two keys", i)
		}
	}
}

func open(t *testing.T) *Store {
	t.Helper()
	s, err := Open(filepath.Join(t.TempDir(), "a", "cache"))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestGetAndPut(t *testing.T) {
	s := open(t)
	for _, value := range []string{"", "value", "two\nlines\n", strings.Repeat("long", 1<<16)} {
		if _, ok := s.Get(key(value)); ok {
			t.Errorf("%.10q is there before it was put", value)
		}
		for range 2 {
			if err := s.Put(key(value), []byte(value)); err != nil {
				t.Fatal(err)
			}
			if got, ok := s.Get(key(value)); !ok || string(got) != value {
				t.Errorf("%.10q: %.10q %v", value, got, ok)
			}
		}
	}
	if n := files(t, s); n != 4 {
		t.Errorf("%d files for 4 entries", n)
	}
}

func files(t *testing.T, s *Store) (n int) {
	t.Helper()
	filepath.WalkDir(s.folder, func(_ string, d fs.DirEntry, err error) error {
		if err != nil {
			t.Fatal(err)
		}
		if !d.IsDir() {
			n++
		}
		return nil
	})
	return n
}

// TestSpoiltEntries: any byte changed, any end cut off, another's entry: none is there,
// and it can be put anew.
func TestSpoiltEntries(t *testing.T) {
	s, k := open(t), key("a")
	if err := s.Put(k, []byte("the value")); err != nil {
		t.Fatal(err)
	}
	whole, err := os.ReadFile(s.path(k))
	if err != nil {
		t.Fatal(err)
	}
	check := func(what string, text []byte) {
		if err := os.WriteFile(s.path(k), text, 0o600); err != nil {
			t.Fatal(err)
		}
		if got, ok := s.Get(k); ok {
			t.Errorf("%s: %q", what, got)
		}
	}
	for i := range whole {
		spoilt := bytes.Clone(whole)
		spoilt[i] ^= 1
		check(fmt.Sprintf("byte %d", i), spoilt)
		check(fmt.Sprintf("the first %d bytes", i), whole[:i])
	}
	check("more at its end", append(bytes.Clone(whole), 'x'))
	if err := s.Put(key("b"), []byte("the value")); err != nil {
		t.Fatal(err)
	}
	other, err := os.ReadFile(s.path(key("b")))
	if err != nil {
		t.Fatal(err)
	}
	check("the entry of another key", other)
	if err := s.Put(k, []byte("the value")); err != nil {
		t.Fatal(err)
	}
	if got, ok := s.Get(k); !ok || string(got) != "the value" {
		t.Errorf("put anew: %q %v", got, ok)
	}
}

// TestManyAtOnce: writers and readers of one key never see half an entry.
func TestManyAtOnce(t *testing.T) {
	s := open(t)
	var group sync.WaitGroup
	for i := range 8 {
		group.Go(func() {
			value := bytes.Repeat([]byte{byte('a' + i)}, 1<<14)
			for range 50 {
				if err := s.Put(key("k"), value); err != nil {
					t.Error(err)
				}
				got, ok := s.Get(key("k"))
				if !ok || len(got) != 1<<14 || bytes.Count(got, got[:1]) != len(got) {
					t.Errorf("%v, %d bytes", ok, len(got))
				}
			}
		})
	}
	group.Wait()
	if n := files(t, s); n != 1 {
		t.Errorf("%d files", n)
	}
}

func TestPrune(t *testing.T) {
	s, now := open(t), time.Now()
	for _, name := range []string{"old", "used", "new"} {
		if err := s.Put(key(name), nil); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"old", "used"} {
		before := now.Add(-10 * day)
		if err := os.Chtimes(s.path(key(name)), before, before); err != nil {
			t.Fatal(err)
		}
	}
	s.Used(key("used"), now)
	s.Prune(now, 5*day)
	for name, want := range map[string]bool{"old": false, "used": true, "new": true} {
		if _, ok := s.Get(key(name)); ok != want {
			t.Errorf("%s: %v", name, ok)
		}
	}
	s.Prune(now.Add(time.Hour), 0)
	if _, ok := s.Get(key("new")); !ok {
		t.Error("it is looked at more than once a day")
	}
	s.Prune(now.Add(2*day), time.Hour)
	if _, ok := s.Get(key("new")); ok {
		t.Error("it is not looked at the next day")
	}
}

func TestOpenRefuses(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, folder := range []string{file, filepath.Join(file, "below"), "/proc/none"} {
		if _, err := Open(folder); err == nil {
			t.Errorf("%s is opened", folder)
		}
	}
}
