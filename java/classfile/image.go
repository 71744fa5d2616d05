package classfile

import (
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"strings"
)

// image is a JDK's lib/modules, which the JDK's sources describe in
// jdk.internal.jimage.BasicImageReader and ImageLocation. It begins with a header
// of seven numbers, then come
//
//	redirect   of each bucket, how to find the only name in it (a perfect hash)
//	offsets    of each place, where its location begins
//	locations  of each resource, its module, path and place in the file
//	strings    that locations name, each ended by a zero byte
//
// and behind them the resources. /java.base/java/util/List.class is a class;
// /packages/java.util names the modules that have a package.
type image struct {
	file      *os.File
	order     binary.ByteOrder
	size      int64
	redirect  []byte
	offsets   []byte
	locations []byte
	strings   []byte
	content   int64 // where the resources begin
}

const (
	imageMagic  = 0xCAFEDADA
	imageHeader = 7 * 4
	// hashSeed begins and multiplies the hash of a name.
	hashSeed = 0x01000193
	// maxIndex guards against what is no image: bytes.
	maxIndex = 256 << 20
)

func orderOf(head []byte) binary.ByteOrder {
	for _, o := range []binary.ByteOrder{binary.LittleEndian, binary.BigEndian} {
		if o.Uint32(head) == imageMagic {
			return o
		}
	}
	return nil
}

func isImage(head []byte) bool { return orderOf(head) != nil }

func openImage(f *os.File, size int64) (Container, error) {
	head := make([]byte, imageHeader)
	if _, err := f.ReadAt(head, 0); err != nil {
		return nil, errors.New("the image has no header")
	}
	i := &image{file: f, order: orderOf(head), size: size}
	number := func(k int) int64 { return int64(i.order.Uint32(head[4*k:])) }
	if major := number(1) >> 16; major != 1 {
		return nil, fmt.Errorf("the image has version %d, and 1 is known", major)
	}
	places, locations, texts := number(4), number(5), number(6)
	index := 8*places + locations + texts
	i.content = imageHeader + index
	if places == 0 || index > maxIndex || i.content > size {
		return nil, errors.New("the index of the image does not fit into the file")
	}
	data := make([]byte, index)
	if _, err := f.ReadAt(data, imageHeader); err != nil {
		return nil, err
	}
	i.redirect, data = data[:4*places], data[4*places:]
	i.offsets, data = data[:4*places], data[4*places:]
	i.locations, i.strings = data[:locations], data[locations:]
	return i, nil
}

// Attributes of a location.
const (
	endOfAttributes = iota
	ofModule
	ofParent
	ofBase
	ofExtension
	ofOffset
	ofCompressed
	ofUncompressed
	attributeKinds
)

type location [attributeKinds]uint64

// hash of a resource's path.
func hash(path string, seed uint32) uint32 {
	for k := range len(path) {
		seed = seed*hashSeed ^ uint32(path[k])
	}
	return seed & 0x7fffffff
}

// locate finds a resource by its path.
func (i *image) locate(path string) (l location, found bool) {
	places := uint32(len(i.offsets) / 4)
	at := hash(path, hashSeed) % places
	switch v := int32(i.order.Uint32(i.redirect[4*at:])); {
	case v > 0:
		at = hash(path, uint32(v)) % places
	case v < 0:
		at = uint32(-1 - v)
	default:
		return l, false
	}
	if at >= places {
		return l, false
	}
	for k := int(i.order.Uint32(i.offsets[4*at:])); k >= 0 && k < len(i.locations); {
		kind, n := int(i.locations[k]>>3), int(i.locations[k]&7)+1
		if kind == endOfAttributes {
			return l, i.path(l) == path
		}
		if kind >= attributeKinds || k+n >= len(i.locations) {
			break
		}
		l[kind] = 0
		for _, b := range i.locations[k+1 : k+1+n] {
			l[kind] = l[kind]<<8 | uint64(b)
		}
		k += 1 + n
	}
	return l, false
}

// path is that of a location: /module/parent/base.extension, without what is empty.
func (i *image) path(l location) string {
	var b strings.Builder
	if m := i.text(l[ofModule]); m != "" {
		b.WriteString("/" + m)
	}
	b.WriteByte('/')
	if p := i.text(l[ofParent]); p != "" {
		b.WriteString(p + "/")
	}
	b.WriteString(i.text(l[ofBase]))
	if e := i.text(l[ofExtension]); e != "" {
		b.WriteString("." + e)
	}
	return b.String()
}

// text is the string at an offset.
func (i *image) text(at uint64) string {
	if at >= uint64(len(i.strings)) {
		return ""
	}
	s, _, _ := strings.Cut(string(i.strings[at:min(uint64(len(i.strings)), at+1024)]), "\x00")
	return s
}

func (i *image) read(path string) ([]byte, error) {
	l, found := i.locate(path)
	if !found {
		return nil, nil
	}
	n := l[ofUncompressed]
	if l[ofCompressed] != 0 {
		return nil, fmt.Errorf("%s: %s is compressed; an image that was linked without --compress is needed", i.file.Name(), path)
	}
	if n > maxSize || l[ofOffset] > uint64(i.size) {
		return nil, fmt.Errorf("%s: %s lies outside of the file", i.file.Name(), path)
	}
	data := make([]byte, n)
	if _, err := i.file.ReadAt(data, i.content+int64(l[ofOffset])); err != nil {
		return nil, fmt.Errorf("%s: %s: %w", i.file.Name(), path, err)
	}
	return data, nil
}

// module is the module that has the classes of a package, "" when there is none. The
// resource has two numbers for each module: whether its package is empty, and its name.
func (i *image) module(pkg string) string {
	data, err := i.read("/packages/" + strings.ReplaceAll(pkg, "/", "."))
	if err != nil {
		return ""
	}
	for ; len(data) >= 8; data = data[8:] {
		if i.order.Uint32(data) == 0 {
			return i.text(uint64(i.order.Uint32(data[4:])))
		}
	}
	return ""
}

func (i *image) Find(binary string) ([]byte, error) {
	at := strings.LastIndexByte(binary, '/')
	if at < 0 {
		return nil, nil
	}
	m := i.module(binary[:at])
	if m == "" {
		return nil, nil
	}
	return i.read("/" + m + "/" + binary + ".class")
}

func (i *image) HasPackage(name string) bool { return i.module(name) != "" }

// ModuleOf is the module of an image, a JDK's lib/modules, that has the classes of a package,
// java.util; "" when there is none, or no such image.
func ModuleOf(path, pkg string) string {
	c, err := Open(path)
	if err != nil {
		return ""
	}
	defer c.Close()
	if i, ok := c.(*image); ok {
		return i.module(pkg)
	}
	return ""
}

func (i *image) Name() string { return i.file.Name() }
func (i *image) Close() error { return i.file.Close() }
