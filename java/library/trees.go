package library

import (
	"bytes"
	"cmp"
	"compress/flate"
	_ "embed" // trees.bin
	"encoding/binary"
	"hash/fnv"
	"io"
	"slices"
	"sync"
)

// The trees of the files here stand in trees.bin, so that no run has to parse them. Each
// is known by its file's text: where that has changed, or what trees consist of has, there
// is none, and the file is parsed.
//
//	version, count        of the trees, 8 and 4 bytes
//	text, from, to        for each tree the hash of its file's text, and where it stands
//	…                     the trees, each compressed by itself

//go:embed trees.bin
var treesFile []byte

const (
	treesHead  = 12
	treesEntry = 16
)

type textHash uint64

func hashOf(text string) textHash {
	h := fnv.New64a()
	io.WriteString(h, text)
	return textHash(h.Sum64())
}

// trees are the compressed trees that are of a version, by what they are of.
type trees struct {
	version uint64
	of      map[textHash][]byte
}

var stored = sync.OnceValue(func() trees { return readTrees(treesFile) })

// readTrees reads the index; of what is no file of trees it has none.
func readTrees(file []byte) trees {
	t := trees{of: map[textHash][]byte{}}
	if len(file) < treesHead {
		return t
	}
	t.version = binary.LittleEndian.Uint64(file)
	n := int(binary.LittleEndian.Uint32(file[8:]))
	if n > (len(file)-treesHead)/treesEntry {
		return t
	}
	for i := range n {
		e := file[treesHead+i*treesEntry:]
		from, to := binary.LittleEndian.Uint32(e[8:]), binary.LittleEndian.Uint32(e[12:])
		if from <= to && int(to) <= len(file) {
			t.of[textHash(binary.LittleEndian.Uint64(e))] = file[from:to]
		}
	}
	return t
}

// Tree is the stored tree of a file, as its bytes; ok reports whether there is one of this
// version.
func Tree(text string, version uint64) (tree string, ok bool) {
	s := stored()
	b, ok := s.of[hashOf(text)]
	if !ok || s.version != version {
		return "", false
	}
	out, err := io.ReadAll(flate.NewReader(bytes.NewReader(b)))
	return string(out), err == nil
}

// PackTrees is the file of the trees given, by the texts that they are of.
func PackTrees(version uint64, byText map[string]string) []byte {
	type entry struct {
		hash textHash
		tree []byte
	}
	var es []entry
	for text, tree := range byText {
		var b bytes.Buffer
		w, _ := flate.NewWriter(&b, flate.BestCompression) // the level is one
		io.WriteString(w, tree)
		w.Close()
		es = append(es, entry{hashOf(text), b.Bytes()})
	}
	slices.SortFunc(es, func(a, b entry) int { return cmp.Compare(a.hash, b.hash) })
	out := binary.LittleEndian.AppendUint64(nil, version)
	out = binary.LittleEndian.AppendUint32(out, uint32(len(es)))
	at := uint32(treesHead + len(es)*treesEntry)
	for _, e := range es {
		out = binary.LittleEndian.AppendUint64(out, uint64(e.hash))
		out = binary.LittleEndian.AppendUint32(out, at)
		at += uint32(len(e.tree))
		out = binary.LittleEndian.AppendUint32(out, at)
	}
	for _, e := range es {
		out = append(out, e.tree...)
	}
	return out
}

// Texts are the texts of all files here.
func Texts() []string {
	var out []string
	forAllFiles(func(_, text string) { out = append(out, text) })
	return out
}
