package classfile_test

import (
	"encoding/binary"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"inspect/java/classfile"
)

// one holds a single class file under the name that is asked for.
type one struct {
	name string
	data []byte
}

func (o one) Find(binary string) ([]byte, error) {
	if binary == o.name {
		return o.data, nil
	}
	return nil, nil
}
func (o one) HasPackage(string) bool { return false }
func (o one) Name() string           { return "" }
func (o one) Close() error           { return nil }

// FuzzParse: whatever the bytes, there is an error or a class, which prints.
func FuzzParse(f *testing.F) {
	f.Add([]byte{})
	f.Add([]byte("\xca\xfe\xba\xbe\x00\x00\x00\x3d\x00\x01"))
	f.Fuzz(func(t *testing.T, data []byte) { survive(data) })
}

func survive(data []byte) bool {
	c, err := classfile.Parse(data)
	if err != nil {
		return false
	}
	classfile.Java(classfile.Path{one{c.Name, data}}, c.Name)
	return true
}

// Class files with bytes changed, cut out or doubled are read or refused.
func TestCorrupted(t *testing.T) {
	dir := compile(t, "Sample.java", sample)
	files, err := filepath.Glob(filepath.Join(dir, "p", "q", "*.class"))
	if err != nil || len(files) < 10 {
		t.Fatal(files, err)
	}
	var all [][]byte
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		if !survive(data) {
			t.Errorf("%s is refused", f)
		}
		for n := range data {
			survive(data[:n])
		}
		all = append(all, data)
	}
	refused, read := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		data := append([]byte(nil), rapid.SampledFrom(all).Draw(t, "file")...)
		for range rapid.IntRange(1, 8).Draw(t, "changes") {
			at := rapid.IntRange(0, len(data)-1).Draw(t, "at")
			switch n := min(len(data)-at, rapid.IntRange(1, 8).Draw(t, "n")); rapid.IntRange(0, 3).Draw(t, "kind") {
			case 0:
				data[at] = rapid.Byte().Draw(t, "byte")
			case 1:
				data[at] ^= 1 << rapid.IntRange(0, 7).Draw(t, "bit")
			case 2:
				if len(data) > n {
					data = append(data[:at], data[at+n:]...)
				}
			default:
				data = append(data[:at+n:at+n], data[at:]...)
			}
		}
		if survive(data) {
			read++
		} else {
			refused++
		}
	})
	if refused == 0 || read == 0 {
		t.Errorf("%d were read and %d refused: the changes are too many or too few", read, refused)
	}
}

// An image with bytes changed gives errors or no classes.
func TestCorruptedImage(t *testing.T) {
	data := tinyImage(map[string]string{"/m/p/A.class": "\xca\xfe\xba\xbe", "/m/module-info.class": "x", "/m/p/q/B.class": "y", "/packages/p": "\x00\x00\x00\x00\x01\x00\x00\x00"})
	dir := t.TempDir()
	open := func(t interface{ Fatal(...any) }, data []byte) (found bool) {
		path := filepath.Join(dir, "modules")
		if err := os.WriteFile(path, data, 0o666); err != nil {
			t.Fatal(err)
		}
		c, err := classfile.Open(path)
		if err != nil {
			return false
		}
		defer c.Close()
		class, _ := c.Find("p/A")
		return string(class) == "\xca\xfe\xba\xbe" && c.HasPackage("p")
	}
	if !open(t, data) {
		t.Fatal("p.A is not found")
	}
	rapid.Check(t, func(t *rapid.T) {
		data := append([]byte(nil), data...)
		for range rapid.IntRange(1, 4).Draw(t, "changes") {
			data[rapid.IntRange(0, len(data)-1).Draw(t, "at")] = rapid.Byte().Draw(t, "byte")
		}
		open(t, data[:rapid.IntRange(0, len(data)).Draw(t, "length")])
	})
}

// tinyImage makes an image of resources. The string at offset 1 is "m".
func tinyImage(resources map[string]string) []byte {
	texts := "\x00m\x00"
	text := func(s string) byte {
		if s == "" {
			return 0
		}
		if i := strings.Index(texts, "\x00"+s+"\x00"); i >= 0 {
			return byte(i + 1)
		}
		texts += s + "\x00"
		return byte(len(texts) - len(s) - 1)
	}
	n := uint32(len(resources))
	buckets := map[uint32][]string{}
	var content, locations []byte
	where := map[string]int{}
	for _, path := range slices.Sorted(maps.Keys(resources)) {
		b := classfile.Hash(path, 0x01000193) % n
		buckets[b] = append(buckets[b], path)
		where[path] = len(locations)
		module, rest, _ := strings.Cut(path[1:], "/")
		parent, base, extension := "", rest, ""
		if module != "packages" {
			if i := strings.LastIndexByte(rest, '/'); i >= 0 {
				parent, base = rest[:i], rest[i+1:]
			}
			base, extension, _ = strings.Cut(base, ".")
		}
		for kind, v := range []byte{1: text(module), text(parent), text(base), text(extension), byte(len(content)), 0, byte(len(resources[path]))} {
			if v != 0 {
				locations = append(locations, byte(kind)<<3, v)
			}
		}
		locations = append(locations, 0)
		content = append(content, resources[path]...)
	}
	redirect, offsets := make([]uint32, n), make([]uint32, n)
	taken := map[uint32]bool{}
	for _, b := range slices.SortedFunc(maps.Keys(buckets), func(a, b uint32) int { return len(buckets[b]) - len(buckets[a]) }) {
	seeds:
		for seed := uint32(1); ; seed++ {
			places := map[uint32]bool{}
			for _, path := range buckets[b] {
				at := classfile.Hash(path, seed) % n
				if taken[at] || places[at] {
					continue seeds
				}
				places[at] = true
			}
			redirect[b] = seed
			for _, path := range buckets[b] {
				at := classfile.Hash(path, seed) % n
				taken[at], offsets[at] = true, uint32(where[path])
			}
			break
		}
	}
	var out []byte
	for _, ws := range [][]uint32{{0xCAFEDADA, 1 << 16, 0, n, n, uint32(len(locations)), uint32(len(texts))}, redirect, offsets} {
		for _, w := range ws {
			out = binary.LittleEndian.AppendUint32(out, w)
		}
	}
	return append(append(append(out, locations...), texts...), content...)
}
