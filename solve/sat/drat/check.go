package drat

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"iter"
	"math"
	"slices"
)

// Rejected says why a proof proves nothing.
type Rejected struct {
	Step   int // from 1, deletions included; 0: the proof as a whole
	Reason string
}

func (e *Rejected) Error() string {
	if e.Step == 0 {
		return "the proof is rejected: " + e.Reason
	}
	return fmt.Sprintf("the proof is rejected: step %d: %s", e.Step, e.Reason)
}

// Check returns nil when the proof shows that the formula, clauses of DIMACS
// literals, is unsatisfiable. Other errors are *Rejected or ctx.Err().
func Check(ctx context.Context, formula iter.Seq[[]int32], proof io.Reader, format Format) error {
	_, err := Steps(ctx, formula, proof, format)
	return err
}

// Steps is Check, and tells how many steps of the proof it took, deletions
// included. What stands behind the contradiction is not read.
func Steps(ctx context.Context, formula iter.Seq[[]int32], proof io.Reader, format Format) (int, error) {
	c := newChecker()
	n := 0
	for clause := range formula {
		if n++; n%4096 == 0 && ctx.Err() != nil {
			return 0, ctx.Err()
		}
		c.add(clause)
	}
	r := &reader{r: bufio.NewReaderSize(proof, 1<<16), format: format}
	steps := 0
	for n := 1; !c.refuted; n++ {
		if n%64 == 0 && ctx.Err() != nil {
			return 0, ctx.Err()
		}
		s, err := r.next()
		switch {
		case err == io.EOF:
			return 0, &Rejected{0, "it ends before a contradiction"}
		case err != nil:
			return 0, &Rejected{n, err.Error()}
		case len(c.arena) > math.MaxInt32-1<<24 || len(s.lits) > 1<<23:
			return 0, &Rejected{n, "there are too many clauses to hold"}
		case s.delete:
			c.delete(s.lits)
		default:
			if !c.isImplied(s.lits) {
				return 0, &Rejected{n, fmt.Sprintf("the lemma %v does not follow", excerpt(s.lits))}
			}
			c.add(s.lits)
		}
		steps = n
	}
	return steps, nil
}

func excerpt(lits []int32) string {
	if len(lits) > 12 {
		return fmt.Sprintf("%v and %d more", lits[:12], len(lits)-12)
	}
	return fmt.Sprint(lits)
}

// lit is a literal: twice the variable, plus one when negated.
type lit uint32

func litOf(l int32) lit {
	if l < 0 {
		return lit(-2*l + 1)
	}
	return lit(2 * l)
}

// ref is a clause: the index of its header in checker.arena.
type ref int32

const none ref = -1

// A clause in the arena: its number of literals, the next clause with the same
// hash, and the literals, the first two of which are watched when there are two.
// Of a deleted clause the number of literals is negative.
const (
	sizeAt = 0
	nextAt = 1
	litsAt = 2
)

// watch is an entry in the list of a literal: a clause to look at when the
// literal becomes false, unless the other one, one of its literals, is true.
type watch struct {
	clause ref
	other  lit
}

// checker holds a formula and what follows from it by unit propagation. All that
// is assigned outside of implied is so without assumptions.
type checker struct {
	arena   []int32
	heads   []ref // by hash: the first clause
	clauses int
	wasted  int       // of arena
	watches [][]watch // by literal
	value   []int8    // by literal: 1 true, -1 false
	reason  []ref     // by variable
	trail   []lit
	head    int // of the trail: propagated up to here
	refuted bool
	buf     []lit
	mark    []bool // by literal, all false between calls
}

func newChecker() *checker {
	c := &checker{heads: make([]ref, 1<<10)}
	for i := range c.heads {
		c.heads[i] = none
	}
	return c
}

// grow makes place for a variable.
func (c *checker) grow(v lit) {
	for len(c.reason) <= int(v) {
		c.reason = append(c.reason, none)
		c.watches = append(c.watches, nil, nil)
		c.value = append(c.value, 0, 0)
		c.mark = append(c.mark, false, false)
	}
}

// normal gives the literals of a clause once each, and whether it has a literal
// and its negation. The slice is valid until the next call.
func (c *checker) normal(clause []int32) ([]lit, bool) {
	out := c.buf[:0]
	both := false
	for _, x := range clause {
		l := litOf(x)
		c.grow(l >> 1)
		if !c.mark[l] {
			c.mark[l] = true
			both = both || c.mark[l^1]
			out = append(out, l)
		}
	}
	for _, l := range out {
		c.mark[l] = false
	}
	c.buf = out
	return out, both
}

// hash does not depend on the order.
func hash(lits []lit) uint32 {
	var sum, product uint32 = 0, 1
	for _, l := range lits {
		h := uint32(l) * 0x9e3779b1
		h ^= h >> 15
		sum += h
		product *= h | 1
	}
	return sum*31 + product
}

func (c *checker) lits(r ref) []int32 { return c.arena[r+litsAt : int32(r)+litsAt+c.arena[r+sizeAt]] }

// add adds a clause and propagates.
func (c *checker) add(clause []int32) {
	lits, both := c.normal(clause)
	if both || c.refuted {
		return
	}
	// Watch what is not false, if possible.
	free := 0
	for i, l := range lits {
		if c.value[l] >= 0 {
			lits[i], lits[free] = lits[free], l
			free++
		}
	}
	r := c.store(lits)
	if len(lits) >= 2 {
		c.watches[lits[0]] = append(c.watches[lits[0]], watch{r, lits[1]})
		c.watches[lits[1]] = append(c.watches[lits[1]], watch{r, lits[0]})
	}
	switch {
	case free == 0:
		c.refuted = true
	case free == 1 && c.value[lits[0]] == 0:
		c.assign(lits[0], r)
		c.refuted = !c.propagate()
	}
}

func (c *checker) store(lits []lit) ref {
	if c.clauses >= len(c.heads) {
		c.heads = make([]ref, 2*len(c.heads))
		c.link()
	}
	r := ref(len(c.arena))
	h := hash(lits) & uint32(len(c.heads)-1)
	c.arena = append(c.arena, int32(len(lits)), int32(c.heads[h]))
	for _, l := range lits {
		c.arena = append(c.arena, int32(l))
	}
	c.heads[h] = r
	c.clauses++
	return r
}

// link builds the table of clauses by hash.
func (c *checker) link() {
	for i := range c.heads {
		c.heads[i] = none
	}
	var lits []lit
	for r := ref(0); int(r) < len(c.arena); r = c.after(r) {
		if c.arena[r+sizeAt] < 0 {
			continue
		}
		lits = lits[:0]
		for _, l := range c.lits(r) {
			lits = append(lits, lit(l))
		}
		h := hash(lits) & uint32(len(c.heads)-1)
		c.arena[r+nextAt] = int32(c.heads[h])
		c.heads[h] = r
	}
}

// after is the next clause in the arena.
func (c *checker) after(r ref) ref {
	n := c.arena[r+sizeAt]
	return r + litsAt + ref(max(n, -n))
}

// delete removes one clause with these literals, unless an assigned literal
// rests on it.
func (c *checker) delete(clause []int32) {
	lits, both := c.normal(clause)
	if both {
		return
	}
	for _, l := range lits {
		c.mark[l] = true
	}
	from := &c.heads[hash(lits)&uint32(len(c.heads)-1)]
	for r := *from; r != none; r = ref(c.arena[r+nextAt]) {
		if c.hasExactly(r, len(lits)) {
			if !c.isReason(r) {
				c.unlink(r, hash(lits))
			}
			break
		}
	}
	for _, l := range lits {
		c.mark[l] = false
	}
	if c.wasted > 1<<20 && c.wasted > len(c.arena)/2 {
		c.compact()
	}
}

// hasExactly reports whether a clause has exactly the marked literals, n of them.
func (c *checker) hasExactly(r ref, n int) bool {
	if int(c.arena[r+sizeAt]) != n {
		return false
	}
	for _, l := range c.lits(r) {
		if !c.mark[l] {
			return false
		}
	}
	return true
}

// isReason reports whether a clause is the reason of an assigned literal.
func (c *checker) isReason(r ref) bool {
	for _, l := range c.lits(r) {
		if c.value[l] > 0 && c.reason[l>>1] == r {
			return true
		}
	}
	return false
}

func (c *checker) unlink(r ref, h uint32) {
	h &= uint32(len(c.heads) - 1)
	if c.heads[h] == r {
		c.heads[h] = ref(c.arena[r+nextAt])
	} else {
		p := c.heads[h]
		for ref(c.arena[p+nextAt]) != r {
			p = ref(c.arena[p+nextAt])
		}
		c.arena[p+nextAt] = c.arena[r+nextAt]
	}
	n := c.arena[r+sizeAt]
	c.wasted += int(n) + litsAt
	c.arena[r+sizeAt] = -n // propagate drops its watches; an empty clause is never deleted
	c.clauses--
}

// compact takes deleted clauses out of the arena.
func (c *checker) compact() {
	for l, ws := range c.watches {
		c.watches[l] = slices.DeleteFunc(ws, func(w watch) bool { return c.arena[w.clause+sizeAt] < 0 })
	}
	// The place of the next clause's header in the old arena tells where it went.
	moved := make([]int32, 0, len(c.arena)-c.wasted)
	for r := ref(0); int(r) < len(c.arena); {
		next := c.after(r)
		if c.arena[r+sizeAt] >= 0 {
			at := int32(len(moved))
			moved = append(moved, c.arena[r:next]...)
			c.arena[r+nextAt] = at
		}
		r = next
	}
	for _, ws := range c.watches {
		for i := range ws {
			ws[i].clause = ref(c.arena[ws[i].clause+nextAt])
		}
	}
	for _, l := range c.trail {
		if r := c.reason[l>>1]; r != none {
			c.reason[l>>1] = ref(c.arena[r+nextAt])
		}
	}
	c.arena, c.wasted = moved, 0
	c.link()
}

func (c *checker) assign(l lit, r ref) {
	c.value[l], c.value[l^1] = 1, -1
	c.reason[l>>1] = r
	c.trail = append(c.trail, l)
}

// undo takes back all after the first n assignments.
func (c *checker) undo(n int) {
	for _, l := range c.trail[n:] {
		c.value[l], c.value[l^1] = 0, 0
		c.reason[l>>1] = none
	}
	c.trail = c.trail[:n]
	c.head = n
}

// propagate assigns what follows, and returns false at a conflict.
func (c *checker) propagate() bool {
	for c.head < len(c.trail) {
		gone := c.trail[c.head] ^ 1
		c.head++
		ws := c.watches[gone]
		keep := 0
	next:
		for i, w := range ws {
			if c.value[w.other] > 0 {
				ws[keep] = w
				keep++
				continue
			}
			n := c.arena[w.clause+sizeAt]
			if n < 0 {
				continue
			}
			lits := c.arena[w.clause+litsAt : int32(w.clause)+litsAt+n]
			if lit(lits[0]) == gone {
				lits[0], lits[1] = lits[1], lits[0]
			}
			first := lit(lits[0])
			w.other = first
			if c.value[first] > 0 {
				ws[keep] = w
				keep++
				continue
			}
			for k := 2; k < len(lits); k++ {
				if l := lit(lits[k]); c.value[l] >= 0 {
					lits[1], lits[k] = lits[k], lits[1]
					c.watches[l] = append(c.watches[l], w)
					continue next
				}
			}
			ws[keep] = w
			keep++
			if c.value[first] < 0 {
				keep += copy(ws[keep:], ws[i+1:])
				c.watches[gone] = ws[:keep]
				return false
			}
			c.assign(first, w.clause)
		}
		c.watches[gone] = ws[:keep]
	}
	return true
}

// isImplied reports whether a lemma follows by RUP, or is a RAT on its first literal.
func (c *checker) isImplied(lemma []int32) bool {
	lits, both := c.normal(lemma)
	if both {
		return true
	}
	base := len(c.trail)
	defer c.undo(base)
	if !c.deny(lits, 0) {
		return true
	}
	if len(lits) == 0 {
		return false
	}
	return c.isRAT(lits[0])
}

// deny assigns the negations of literals, but for one, and propagates; false at
// a conflict.
func (c *checker) deny(lits []lit, but lit) bool {
	for _, l := range lits {
		switch {
		case l == but:
		case c.value[l] > 0:
			return false
		case c.value[l] == 0:
			c.assign(l^1, none)
		}
	}
	return c.propagate()
}

// isRAT reports whether every clause with the pivot's negation leads to a
// conflict once its other literals are denied too. The lemma is denied already.
func (c *checker) isRAT(pivot lit) bool {
	base := len(c.trail)
	var other []lit
	for r := ref(0); int(r) < len(c.arena); r = c.after(r) {
		if c.arena[r+sizeAt] < 0 || !slices.Contains(c.lits(r), int32(pivot^1)) {
			continue
		}
		other = other[:0]
		for _, l := range c.lits(r) {
			other = append(other, lit(l))
		}
		conflict := !c.deny(other, pivot^1)
		c.undo(base)
		if !conflict {
			return false
		}
	}
	return true
}
