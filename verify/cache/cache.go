// Package cache keeps results on disk under the hash of all that they rest on. It
// knows nothing of what they mean.
//
//	var k cache.Hash
//	k.Add("version", "0.1.0")
//	k.Add("source", name, text)
//	store.Put(k.Key(), result)
//
// An entry is one file, written as a whole under another name and then renamed, so
// several processes may use a folder at once. Its first line holds the hash of the
// rest and of its key; an entry that does not match is as if it were not there.
package cache

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"hash"
	"io/fs"
	"os"
	"path/filepath"
	"time"
)

// Key is what an entry is found by.
type Key [sha256.Size]byte

// Hash collects what a result rests on. The zero value is empty.
type Hash struct{ h hash.Hash }

// Add adds named parts. Names and parts are kept apart: no two different sequences
// of calls give the same key.
func (k *Hash) Add(name string, parts ...string) {
	if k.h == nil {
		k.h = sha256.New()
	}
	k.number(len(parts))
	for _, p := range append([]string{name}, parts...) {
		k.number(len(p))
		k.h.Write([]byte(p))
	}
}

func (k *Hash) number(n int) {
	var b [8]byte
	binary.BigEndian.PutUint64(b[:], uint64(n))
	k.h.Write(b[:])
}

// Key is the key of what was added so far.
func (k *Hash) Key() Key {
	k.Add("")
	return Key(k.h.Sum(nil))
}

// Store is a folder of entries.
type Store struct{ folder string }

// Open makes the folder, unless it is there. One that nothing can be written to is an
// error.
func Open(folder string) (*Store, error) {
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return nil, err
	}
	f, err := os.CreateTemp(folder, temporary+"*")
	if err != nil {
		return nil, err
	}
	f.Close()
	return &Store{folder}, os.Remove(f.Name())
}

const (
	magic     = "inspect-cache 1 "
	temporary = ".new-"
)

func (s *Store) path(k Key) string {
	name := hex.EncodeToString(k[:])
	return filepath.Join(s.folder, name[:2], name[2:])
}

// head is the first line of an entry.
func head(k Key, value []byte) []byte {
	h := sha256.New()
	h.Write(k[:])
	h.Write(value)
	return fmt.Appendf(nil, "%s%x\n", magic, h.Sum(nil))
}

// Get gives the value of a key, false when there is none, or none that is whole.
func (s *Store) Get(k Key) ([]byte, bool) {
	text, err := os.ReadFile(s.path(k))
	if err != nil {
		return nil, false
	}
	n := bytes.IndexByte(text, '\n') + 1
	if value := text[n:]; bytes.Equal(text[:n], head(k, value)) {
		return value, true
	}
	return nil, false
}

// Put keeps a value. After an error there is none, or the one from before.
func (s *Store) Put(k Key, value []byte) error {
	path := s.path(k)
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	f, err := os.CreateTemp(filepath.Dir(path), temporary+"*")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name())
	_, err = f.Write(append(head(k, value), value...))
	if e := f.Close(); err == nil {
		err = e
	}
	if err != nil {
		return err
	}
	return os.Rename(f.Name(), path)
}

// Used notes that an entry was of use, for Prune.
func (s *Store) Used(k Key, now time.Time) {
	path := s.path(k)
	if info, err := os.Stat(path); err == nil && now.Sub(info.ModTime()) > day {
		os.Chtimes(path, now, now)
	}
}

const day = 24 * time.Hour

// Prune removes entries, and what a killed process left, that were of no use for the
// given time. It looks at most once a day.
func (s *Store) Prune(now time.Time, age time.Duration) {
	stamp := filepath.Join(s.folder, "pruned")
	if info, err := os.Stat(stamp); err == nil && now.Sub(info.ModTime()) < day {
		return
	}
	if err := os.WriteFile(stamp, nil, 0o600); err != nil {
		return
	}
	os.Chtimes(stamp, now, now)
	filepath.WalkDir(s.folder, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || path == stamp {
			return nil
		}
		if info, err := d.Info(); err == nil && now.Sub(info.ModTime()) > age {
			os.Remove(path)
		}
		return nil
	})
}
