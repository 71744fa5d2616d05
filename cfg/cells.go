package cfg

import "math/bits"

// cells is a map from keys to atoms that never changes: states of successive nodes share
// what is the same in them. It is a binary tree over the bits of the keys (Okasaki and
// Gill, Fast Mergeable Integer Maps, 1998): a leaf has no children, a branch no value. Whoever
// makes nodes counts them.
type cells struct {
	key         int // of a leaf; of a branch what all its keys begin with
	bit         int // of a branch: the highest bit in which its keys differ, 0: a leaf
	value       atoms
	left, right *cells // where the bit is 0, and 1
}

// noCells is the empty map.
var noCells = &cells{key: -1}

func (c *cells) isEmpty() bool { return c.key < 0 }

func (c *cells) isLeaf() bool { return c.bit == 0 }

// covers reports whether a key belongs below a branch.
func (c *cells) covers(key int) bool { return key&^(2*c.bit-1) == c.key }

func (c *cells) get(key int) (atoms, bool) {
	for !c.isLeaf() {
		if !c.covers(key) {
			return nil, false
		}
		if key&c.bit == 0 {
			c = c.left
		} else {
			c = c.right
		}
	}
	return c.value, c.key == key
}

func (c *cells) put(key int, x atoms, nodes *int) *cells {
	*nodes++
	switch {
	case c.isEmpty() || c.isLeaf() && c.key == key:
		return &cells{key: key, value: x}
	case c.isLeaf() || !c.covers(key):
		*nodes++
		return fork(c, &cells{key: key, value: x})
	case key&c.bit == 0:
		return &cells{key: c.key, bit: c.bit, left: c.left.put(key, x, nodes), right: c.right}
	}
	return &cells{key: c.key, bit: c.bit, left: c.left, right: c.right.put(key, x, nodes)}
}

// fork is the branch over two trees of which none covers the other.
func fork(a, b *cells) *cells {
	bit := 1 << (bits.Len(uint(a.key^b.key)) - 1)
	if a.key&bit != 0 {
		a, b = b, a
	}
	return &cells{key: a.key &^ (2*bit - 1), bit: bit, left: a, right: b}
}

// mergeCells joins two maps: f gives the value of a key that is in one or both, false:
// none. Of what is the same in both, nothing is asked.
func mergeCells(x, y *cells, f func(key int, a, b atoms, inX, inY bool) (atoms, bool), nodes *int) *cells {
	switch {
	case x == y:
		return x
	case x.isEmpty():
		return y.filter(func(k int, b atoms) (atoms, bool) { return f(k, nil, b, false, true) }, nodes)
	case y.isEmpty():
		return x.filter(func(k int, a atoms) (atoms, bool) { return f(k, a, nil, true, false) }, nodes)
	case x.isLeaf() && y.isLeaf() && x.key == y.key:
		if v, ok := f(x.key, x.value, y.value, true, true); ok {
			*nodes++
			return &cells{key: x.key, value: v}
		}
		return noCells
	case x.bit == y.bit && x.key == y.key:
		return both(x, mergeCells(x.left, y.left, f, nodes), mergeCells(x.right, y.right, f, nodes), nodes)
	case x.bit > y.bit && x.covers(y.key):
		if y.key&x.bit == 0 {
			return both(x, mergeCells(x.left, y, f, nodes), mergeCells(x.right, noCells, f, nodes), nodes)
		}
		return both(x, mergeCells(x.left, noCells, f, nodes), mergeCells(x.right, y, f, nodes), nodes)
	case y.bit > x.bit && y.covers(x.key):
		if x.key&y.bit == 0 {
			return both(y, mergeCells(x, y.left, f, nodes), mergeCells(noCells, y.right, f, nodes), nodes)
		}
		return both(y, mergeCells(noCells, y.left, f, nodes), mergeCells(x, y.right, f, nodes), nodes)
	}
	a, b := mergeCells(x, noCells, f, nodes), mergeCells(noCells, y, f, nodes)
	switch {
	case a.isEmpty():
		return b
	case b.isEmpty():
		return a
	}
	*nodes++
	return fork(a, b)
}

// both is a branch like c over other trees.
func both(c, left, right *cells, nodes *int) *cells {
	switch {
	case left.isEmpty():
		return right
	case right.isEmpty():
		return left
	case left == c.left && right == c.right:
		return c
	}
	*nodes++
	return &cells{key: c.key, bit: c.bit, left: left, right: right}
}

func (c *cells) filter(f func(key int, a atoms) (atoms, bool), nodes *int) *cells {
	switch {
	case c.isEmpty():
		return c
	case c.isLeaf():
		if v, ok := f(c.key, c.value); ok {
			*nodes++
			return &cells{key: c.key, value: v}
		}
		return noCells
	}
	return both(c, c.left.filter(f, nodes), c.right.filter(f, nodes), nodes)
}
