package depend

import (
	"cmp"
	"crypto/sha256"
	"slices"
	"strings"
)

// Most methods of a program reach much of it, so what a name reaches is found, and hashed, once for
// all names that reach each other.

// digest is a fingerprint of texts, or of texts with their places.
type digest = [sha256.Size]byte

// places has the fingerprints of what names reach.
type places struct {
	program *Program
	units   []*unit           // in the order of their files and places
	rank    map[*unit]int     // in units
	alone   map[*unit]digest  // of a unit alone
	always  *names            // what every method rests on
	base    digest            // of that
	sets    map[string]*names // by name
	stack   []*visited        // of names that are looked at
	at      map[string]int    // where they stand there
}

// names are some that reach each other, and all that each of them reaches: a bit for each unit.
type names struct {
	units  []uint64
	digest digest
}

// visited is a name that is looked at, and what it reaches so far.
type visited struct {
	name string
	set  *names
}

func newPlaces(p *Program, text func(*unit) string) *places {
	c := &places{program: p, units: slices.Clone(p.units), rank: map[*unit]int{}, alone: map[*unit]digest{}, sets: map[string]*names{}, at: map[string]int{}}
	slices.SortFunc(c.units, func(a, b *unit) int {
		return cmp.Or(strings.Compare(a.place.File.Name, b.place.File.Name), cmp.Compare(a.place.Start, b.place.Start))
	})
	c.always = c.none()
	for i, u := range c.units {
		c.rank[u] = i
		c.alone[u] = sha256.Sum256([]byte(text(u)))
		if p.base[u] {
			c.always.add(i)
		}
	}
	c.base = c.digestOf(c.always)
	return c
}

func (c *places) none() *names { return &names{units: make([]uint64, (len(c.units)+63)/64)} }

func (n *names) add(i int) { n.units[i/64] |= 1 << (i % 64) }

func (n *names) has(i int) bool { return n.units[i/64]&(1<<(i%64)) != 0 }

func (n *names) join(o *names) {
	for i, bits := range o.units {
		n.units[i] |= bits
	}
}

func (c *places) digestOf(n *names) digest {
	h := sha256.New()
	for i, u := range c.units {
		if n.has(i) {
			d := c.alone[u]
			h.Write(d[:])
		}
	}
	return digest(h.Sum(nil))
}

// of is what a name reaches; nil: it is that of no unit.
func (c *places) of(name string) *names {
	if c.sets[name] == nil && len(c.program.byName[name]) > 0 {
		c.visit(name)
	}
	return c.sets[name]
}

// visit finds what a name reaches, and gives how far down the stack that leads (Tarjan, "Depth-first
// search and linear graph algorithms", 1972).
func (c *places) visit(name string) (low int) {
	at := len(c.stack)
	low = at
	v := &visited{name, c.none()}
	c.stack, c.at[name] = append(c.stack, v), at
	for _, u := range c.program.byName[name] {
		v.set.add(c.rank[u])
		for _, w := range u.words {
			if len(c.program.byName[w]) == 0 {
				continue
			}
			if i, on := c.at[w]; on {
				low = min(low, i)
			} else if c.sets[w] == nil {
				low = min(low, c.visit(w))
			}
			if s := c.sets[w]; s != nil {
				v.set.join(s)
			}
		}
	}
	if low < at {
		return low
	}
	for _, o := range c.stack[at:] {
		v.set.join(o.set)
		c.sets[o.name] = v.set
		delete(c.at, o.name)
	}
	c.stack = c.stack[:at]
	v.set.digest = c.digestOf(v.set)
	return at
}
