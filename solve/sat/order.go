package sat

import (
	"math/big"
	"slices"

	"inspect/smtlib"
)

// Words that are only compared. Where the constants of a class are only chosen
// between, and compared with each other and with fixed numbers, nothing matters
// but their order. Then the circuit has no bits for them: it has an input for
// each pair of them, "x < y", and a comparison of choices is a choice among the
// comparisons of what they choose from:
//
//	(c ? x : y) < z    is    c ? x < z : y < z
//
// Clauses make these inputs a strict weak order: x < y excludes y < x, and x < z
// needs x < y or y < z. So unit propagation finds all that follows from the order
// of some of them, which it does not find from bits: MiniSat takes 0.1
// to 0.8 of the time on red-black insert, sorted list insert and remove and binary
// heap insert and deleteMin; CaDiCaL gains less. (Per-constraint encodings of
// difference logic are the like: Strichman, Seshia, Bryant, "Deciding separation
// formulas with SAT", 2002.)
//
// All comparisons of a class are signed, or all are unsigned (the chars of strings).
//
// Meaning kept: values have an order. An order has values, for the words have
// room for all constants of the class below the least and above the greatest
// fixed number that they meet, and between two fixed numbers that are not
// neighbours. Where a fixed number is the first or last of all words, a clause says
// that nothing lies beyond.
type orders struct {
	group []int32          // by term ID: union-find of the terms of a class
	class map[int32]*order // by representative
	list  []*order         // in the order of their first constants
}

// order is a class of words that are only compared.
type order struct {
	consts []*smtlib.Term
	fixed  []*big.Int // the numbers they meet, ascending
	nodes  int        // choices
	pairs  int        // of choices that are compared, at most

	unsigned bool // the comparisons

	index map[*smtlib.Term]int       // in consts
	less  map[[2]int]Lit             // by points: constants, then fixed numbers
	used  []bool                     // constants that are compared
	memo  [2]map[[2]*smtlib.Term]Lit // by relation: the comparisons made
}

const (
	minOrdered = 3       // constants of a class: bits serve for fewer
	maxOrdered = 64      // points of a class: its clauses grow with the third power
	maxClauses = 1 << 20 // of all classes: those behind have bits
	maxPairs   = 1 << 20 // of choices that are compared, for one class
)

// findOrders finds the classes among terms, each after its arguments. Nothing
// may be done with their constants beyond these terms.
func findOrders(terms []*smtlib.Term) *orders {
	o := &orders{class: map[int32]*order{}}
	top := 0
	for _, t := range terms {
		top = max(top, t.ID+1)
	}
	o.group = make([]int32, top)
	for i := range o.group {
		o.group[i] = int32(i)
	}
	u := uses{o: o}
	for _, t := range terms {
		u.see(t)
	}
	o.begin(terms)
	o.exclude(&u)
	for _, m := range u.products {
		if k := o.class[o.find(m[0])]; k != nil {
			k.fixed = append(k.fixed, k.number(m[1]))
		}
	}
	o.measure(terms)
	o.keep()
	return o
}

// uses is what is done with words.
type uses struct {
	o                *orders
	products         [][2]*smtlib.Term // of a word and a fixed number
	signed, unsigned []*smtlib.Term    // words that are compared so
	other            []*smtlib.Term    // words with which something else is done
}

// see joins what a term compares or passes on.
func (u *uses) see(t *smtlib.Term) {
	switch {
	case t.Op == smtlib.OpConst || t.Op == smtlib.OpBV:
	case t.Op == smtlib.OpIte && t.Sort.IsBitVec():
		u.flow(t, t.Args[1])
		u.flow(t, t.Args[2])
	case t.Op == smtlib.OpSignExt:
		u.flow(t, t.Args[0])
		u.signed = append(u.signed, t)
	case compares(t):
		u.flow(t.Args[0], t.Args[1])
		switch t.Op {
		case smtlib.OpBVSLt:
			u.signed = append(u.signed, t.Args...)
		case smtlib.OpBVULt:
			u.unsigned = append(u.unsigned, t.Args...)
		}
	default:
		for _, x := range append(t.Args[:len(t.Args):len(t.Args)], t) {
			if x.Sort.IsBitVec() && x.Op != smtlib.OpBV {
				u.other = append(u.other, x)
			}
		}
	}
}

// flow puts two words into one class; a fixed number is met.
func (u *uses) flow(x, y *smtlib.Term) {
	switch {
	case x.Op != smtlib.OpBV && y.Op != smtlib.OpBV:
		u.o.group[u.o.find(y)] = u.o.find(x)
	case x.Op != smtlib.OpBV:
		u.products = append(u.products, [2]*smtlib.Term{x, y})
	case y.Op != smtlib.OpBV:
		u.products = append(u.products, [2]*smtlib.Term{y, x})
	}
}

// begin makes a class of the constants of each group.
func (o *orders) begin(terms []*smtlib.Term) {
	for _, t := range terms {
		if t.Op == smtlib.OpConst && t.Sort.IsBitVec() {
			r := o.find(t)
			if o.class[r] == nil {
				o.class[r] = &order{index: map[*smtlib.Term]int{}, less: map[[2]int]Lit{},
					memo: [2]map[[2]*smtlib.Term]Lit{{}, {}}}
				o.list = append(o.list, o.class[r])
			}
			k := o.class[r]
			k.index[t] = len(k.consts)
			k.consts = append(k.consts, t)
		}
	}
}

// exclude drops the classes with whose words something else is done, and those
// compared both with and without a sign.
func (o *orders) exclude(u *uses) {
	for _, t := range u.other {
		delete(o.class, o.find(t))
	}
	for _, t := range u.unsigned {
		if k := o.class[o.find(t)]; k != nil {
			k.unsigned = true
		}
	}
	for _, t := range u.signed {
		if k := o.class[o.find(t)]; k != nil && k.unsigned {
			delete(o.class, o.find(t))
		}
	}
}

// keep drops the classes that are too small, too large or lack room for values.
func (o *orders) keep() {
	remaining, left := o.list[:0], maxClauses
	for _, k := range o.list {
		r := o.find(k.consts[0])
		if o.class[r] != k {
			continue // something else is done with its words
		}
		k.fixed = sortedNumbers(k.fixed)
		k.used = make([]bool, len(k.consts))
		n := len(k.consts) + len(k.fixed)
		if len(k.consts) < minOrdered || n > maxOrdered || n*n*n > left || min(k.pairs, k.nodes*k.nodes) > maxPairs || !k.hasCapacity() {
			delete(o.class, r)
			continue
		}
		left -= n * n * n
		remaining = append(remaining, k)
	}
	o.list = remaining
}

// compares reports whether a term compares two words in a way that orders know.
func compares(t *smtlib.Term) bool {
	return (t.Op == smtlib.OpEq || t.Op == smtlib.OpBVSLt || t.Op == smtlib.OpBVULt) && len(t.Args) == 2 && t.Args[0].Sort.IsBitVec()
}

func (o *orders) find(t *smtlib.Term) int32 {
	i := int32(t.ID)
	for o.group[i] != i {
		o.group[i] = o.group[o.group[i]]
		i = o.group[i]
	}
	return i
}

// of gives the class whose words a term compares, or nil.
func (o *orders) of(t *smtlib.Term) *order {
	if o == nil || !compares(t) {
		return nil
	}
	x := t.Args[0]
	if x.Op == smtlib.OpBV {
		x = t.Args[1]
	}
	return o.class[o.find(x)]
}

// isOrdered reports whether a term is a word of a class, which has no bits.
func (o *orders) isOrdered(t *smtlib.Term) bool {
	return o != nil && t.Sort.IsBitVec() && t.Op != smtlib.OpBV && o.class[o.find(t)] != nil
}

// classes lists the classes in the order of their first constants.
func (o *orders) classes() []*order {
	if o == nil {
		return nil
	}
	return o.list
}

// axioms are those of all classes.
func (o *orders) axioms(c *Circuit) []Lit {
	var out []Lit
	for _, k := range o.classes() {
		out = append(out, k.axioms(c)...)
	}
	return out
}

// measure counts the choices of the classes and the pairs of them to compare.
func (o *orders) measure(terms []*smtlib.Term) {
	size := map[*smtlib.Term]int{}
	count := func(t *smtlib.Term) int {
		if size[t] == 0 {
			seen := map[*smtlib.Term]bool{t: true}
			for stack := []*smtlib.Term{t}; len(stack) > 0; {
				t := stack[len(stack)-1]
				stack = stack[:len(stack)-1]
				for _, a := range chosen(t) {
					if !seen[a] {
						seen[a] = true
						stack = append(stack, a)
					}
				}
			}
			size[t] = len(seen)
		}
		return size[t]
	}
	for _, t := range terms {
		if t.Op == smtlib.OpIte && t.Sort.IsBitVec() {
			if k := o.class[o.find(t)]; k != nil {
				k.nodes++
			}
		}
		if k := o.of(t); k != nil && k.pairs <= maxPairs {
			k.pairs += count(t.Args[0]) * count(t.Args[1])
		}
	}
}

// chosen are the words that a word is one of, when it is not a point.
func chosen(t *smtlib.Term) []*smtlib.Term {
	switch t.Op {
	case smtlib.OpIte:
		return t.Args[1:]
	case smtlib.OpSignExt:
		return t.Args
	}
	return nil
}

// number is the value of a fixed word.
func (k *order) number(t *smtlib.Term) *big.Int {
	v := t.Bits()
	if w := t.Sort.Width; !k.unsigned && v.Bit(w-1) == 1 {
		return new(big.Int).Sub(v, new(big.Int).Lsh(big.NewInt(1), uint(w)))
	}
	return v
}

func sortedNumbers(vs []*big.Int) []*big.Int {
	slices.SortFunc(vs, (*big.Int).Cmp)
	return slices.CompactFunc(vs, func(a, b *big.Int) bool { return a.Cmp(b) == 0 })
}

// ends gives the least and the greatest number of the narrowest words.
func (k *order) ends() (least, greatest *big.Int) {
	w := k.consts[0].Sort.Width
	for _, c := range k.consts {
		w = min(w, c.Sort.Width)
	}
	least, greatest = new(big.Int), new(big.Int).Lsh(big.NewInt(1), uint(w))
	if !k.unsigned {
		greatest.Rsh(greatest, 1)
		least.Neg(greatest)
	}
	return least, greatest.Sub(greatest, big.NewInt(1))
}

// hasCapacity reports whether every order of the constants and the fixed numbers that
// keeps neighbours neighbours, and the ends ends, has values.
func (k *order) hasCapacity() bool {
	n := big.NewInt(int64(len(k.consts)))
	least, greatest := k.ends()
	if len(k.fixed) == 0 {
		return n.Cmp(greatest) <= 0
	}
	first, last := k.fixed[0], k.fixed[len(k.fixed)-1]
	uniform := !slices.ContainsFunc(k.consts, func(t *smtlib.Term) bool { return t.Sort != k.consts[0].Sort })
	hasSlack := func(lo, hi *big.Int) bool {
		d := new(big.Int).Sub(hi, lo)
		return uniform && d.Sign() == 0 || d.Cmp(n) >= 0
	}
	if !hasSlack(least, first) || !hasSlack(last, greatest) {
		return false
	}
	for i := 1; i < len(k.fixed); i++ {
		if d := new(big.Int).Sub(k.fixed[i], k.fixed[i-1]); !areAdjacent(k.fixed[i-1], k.fixed[i]) && d.Cmp(n) <= 0 {
			return false
		}
	}
	return true
}

// areAdjacent reports whether y is x + 1.
func areAdjacent(x, y *big.Int) bool {
	d := new(big.Int).Sub(y, x)
	return d.IsInt64() && d.Int64() == 1
}

// hasBit is a bit of a number in two's complement.
func hasBit(v *big.Int, i int) bool {
	if v.Sign() >= 0 {
		return v.Bit(i) == 1
	}
	return new(big.Int).Not(v).Bit(i) == 0
}

// point gives the number of a constant or a fixed word.
func (k *order) point(t *smtlib.Term) int {
	if t.Op == smtlib.OpConst {
		return k.index[t]
	}
	i, _ := slices.BinarySearchFunc(k.fixed, k.number(t), (*big.Int).Cmp)
	return len(k.consts) + i
}

// before is the literal of x < y for two points.
func (k *order) before(c *Circuit, x, y int) Lit {
	n := len(k.consts)
	switch {
	case x == y:
		return False
	case x >= n && y >= n && x < y:
		return True
	case x >= n && y >= n:
		return False
	}
	p := [2]int{x, y}
	l, ok := k.less[p]
	if !ok {
		l = c.Input()
		k.less[p] = l
		for _, q := range p {
			if q < n {
				k.used[q] = true
			}
		}
	}
	return l
}

// relation is how two words are compared.
type relation int

const (
	lessThan relation = iota
	equalTo
)

// compare gives the literal of a comparison of two words of the class, whose
// conditions have been blasted.
func (b *Blaster) compare(k *order, r relation, x, y *smtlib.Term) Lit {
	for x.Op == smtlib.OpSignExt {
		x = x.Args[0]
	}
	for y.Op == smtlib.OpSignExt {
		y = y.Args[0]
	}
	if r == equalTo && x.ID > y.ID {
		x, y = y, x
	}
	switch {
	case x == y && r == equalTo:
		return True
	case x == y:
		return False
	}
	key := [2]*smtlib.Term{x, y}
	if l, ok := k.memo[r][key]; ok {
		return l
	}
	c := b.Circuit
	var l Lit
	switch {
	case x.Op == smtlib.OpIte:
		l = c.Mux(b.words[x.Args[0].ID][0], b.compare(k, r, x.Args[1], y), b.compare(k, r, x.Args[2], y))
	case y.Op == smtlib.OpIte:
		l = c.Mux(b.words[y.Args[0].ID][0], b.compare(k, r, x, y.Args[1]), b.compare(k, r, x, y.Args[2]))
	case r == lessThan:
		l = k.before(c, k.point(x), k.point(y))
	default:
		l = c.And(k.before(c, k.point(x), k.point(y)).Not(), k.before(c, k.point(y), k.point(x)).Not())
	}
	k.memo[r][key] = l
	return l
}

// points lists the constants that are compared, and the fixed numbers.
func (k *order) points() []int {
	var out []int
	for p := range len(k.consts) + len(k.fixed) {
		if p >= len(k.consts) || k.used[p] {
			out = append(out, p)
		}
	}
	return out
}

// axioms say that the inputs of a class are an order of its points in which no
// constant lies between fixed numbers that are neighbours, or beyond the ends.
func (k *order) axioms(c *Circuit) []Lit {
	points := k.points()
	var out []Lit
	for _, x := range points {
		for _, y := range points {
			if x < y {
				out = append(out, c.And(k.before(c, x, y), k.before(c, y, x)).Not())
			}
			for _, z := range points {
				if x != y && y != z && x != z {
					out = append(out, c.Or(k.before(c, x, z).Not(), k.before(c, x, y), k.before(c, y, z)))
				}
			}
		}
	}
	n := len(k.consts)
	if last := len(k.fixed) - 1; last >= 0 {
		least, greatest := k.ends()
		for _, x := range points {
			if x < n && k.fixed[0].Cmp(least) == 0 {
				out = append(out, k.before(c, x, n).Not())
			}
			if x < n && k.fixed[last].Cmp(greatest) == 0 {
				out = append(out, k.before(c, n+last, x).Not())
			}
		}
	}
	for i := n + 1; i < n+len(k.fixed); i++ {
		for _, x := range points {
			if x < n && areAdjacent(k.fixed[i-n-1], k.fixed[i-n]) {
				out = append(out, c.And(k.before(c, i-1, x), k.before(c, x, i)).Not())
			}
		}
	}
	return out
}

// values gives the constants values in the order that a model has: the distance
// to the nearest fixed number, or to 0 when they are compared with none, is
// small.
func (k *order) values(value func(Lit) bool) []*big.Int {
	n := len(k.consts)
	points := k.points()
	less := func(x, y int) bool {
		if x >= n && y >= n {
			return x < y
		}
		return value(k.less[[2]int{x, y}])
	}
	slices.SortStableFunc(points, func(x, y int) int {
		switch {
		case less(x, y):
			return -1
		case less(y, x):
			return 1
		case x >= n:
			return -1 // a fixed number before the constants that equal it
		case y >= n:
			return 1
		}
		return 0
	})
	out := make([]*big.Int, n)
	for i := range out {
		out[i] = new(big.Int)
	}
	// What lies above a fixed number counts up from it; what lies below all of
	// them counts down from the least.
	at := make([]*big.Int, len(points))
	first := slices.IndexFunc(points, func(p int) bool { return p >= n })
	if first < 0 {
		first = 0
		if len(points) > 0 {
			at[0] = new(big.Int)
		}
	} else {
		at[first] = k.fixed[points[first]-n]
	}
	for i := first + 1; i < len(points); i++ {
		switch {
		case points[i] >= n:
			at[i] = k.fixed[points[i]-n]
		case less(points[i-1], points[i]):
			at[i] = new(big.Int).Add(at[i-1], big.NewInt(1))
		default:
			at[i] = at[i-1]
		}
	}
	for i := first - 1; i >= 0; i-- {
		at[i] = at[i+1]
		if less(points[i], points[i+1]) {
			at[i] = new(big.Int).Sub(at[i], big.NewInt(1))
		}
	}
	for i, p := range points {
		if p < n {
			out[p] = at[i]
		}
	}
	return out
}
