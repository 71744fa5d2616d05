package draw

import (
	"math"
	"sort"
)

// The layered layout of Sugiyama, Tagawa and Toda ("Methods for visual
// understanding of hierarchical system structures", 1981), from left to right:
// edges that close a cycle are turned round, every record goes to the column
// behind the last of those that refer to it, edges over several columns pass
// through dummies, columns are ordered by barycentres, and then moved so that
// edges are as level as the order allows.

// item is what stands in a column: a record, or an edge that passes through.
type item struct {
	rec     int // index of the record; -1: a dummy
	h       float64
	y       float64
	arrived bool   // of a dummy: it has its way to the target
	before  []port // in the column to the left
	after   []port // in the column to the right
}

// port is an end of an edge's piece at a neighbour: its item, the height of the
// connection there and here, from the top.
type port struct {
	at          *item
	there, here float64
}

// link is an edge of the graph.
type link struct {
	from, cell, to int
	back           bool    // to stands left of from
	via            []*item // from, the dummies, to; in drawing order
}

// arrangement is the layout of one panel.
type arrangement struct {
	recs    []record
	size    []size
	layer   []int
	items   []*item // of the records
	columns [][]*item
	links   []link
}

// size of a record in the drawing. Cell gives the height at which a cell's edge
// leaves, counted from the top of the record.
type size struct {
	w, h float64
	foot float64 // below h, for the edges of cells
	cell []float64
}

const (
	rowGap   = 22.0 // between records of a column
	laneGap  = 6.0  // between edges that pass through
	dummyH   = 6.0
	headPort = 10.0 // the height at which edges arrive
	sweeps   = 8
)

func arrange(rs []record, sizes []size) *arrangement {
	a := &arrangement{recs: rs, size: sizes, layer: make([]int, len(rs))}
	for i := range rs {
		for k, c := range rs[i].cells {
			if c.to >= 0 {
				a.links = append(a.links, link{from: i, cell: k, to: c.to})
			}
		}
	}
	a.layers()
	a.dummies()
	a.order()
	for range 4 {
		a.level(true)
		a.level(false)
	}
	a.level(true)
	top := math.Inf(1)
	for _, c := range a.columns {
		for _, x := range c {
			top = min(top, x.y)
		}
	}
	for _, c := range a.columns {
		for _, x := range c {
			x.y -= top
		}
	}
	return a
}

// layers turns the edges round that lead to a record under way in a depth-first
// search, and gives every record the length of the longest path to it.
func (a *arrangement) layers() {
	const started, done = 1, 2
	state := make([]int, len(a.recs))
	out := make([][]int, len(a.recs))
	for i, l := range a.links {
		out[l.from] = append(out[l.from], i)
	}
	var post []int
	var visit func(n int)
	visit = func(n int) {
		state[n] = started
		for _, i := range out[n] {
			l := &a.links[i]
			switch state[l.to] {
			case started:
				l.back = true
			case 0:
				visit(l.to)
			}
		}
		state[n] = done
		post = append(post, n)
	}
	for i := range a.recs {
		if state[i] == 0 {
			visit(i)
		}
	}
	// All edges, as turned, agree with the reverse of post.
	place := make([]int, len(a.recs))
	for i, n := range post {
		place[n] = len(post) - i
	}
	byPlace := append([]link(nil), a.links...)
	left := func(l *link) (int, int) {
		if l.back {
			return l.to, l.from
		}
		return l.from, l.to
	}
	sort.SliceStable(byPlace, func(i, j int) bool {
		x, _ := left(&byPlace[i])
		y, _ := left(&byPlace[j])
		return place[x] < place[y]
	})
	for i := range byPlace {
		if u, v := left(&byPlace[i]); u != v {
			a.layer[v] = max(a.layer[v], a.layer[u]+1)
		}
	}
}

// lane is where the edges to one record pass through a column; they share it.
type lane struct {
	to     int
	back   bool
	column int
}

// dummies fills the columns and leads every edge through those it passes.
func (a *arrangement) dummies() {
	lanes := map[lane]*item{}
	last := 0
	for _, l := range a.layer {
		last = max(last, l)
	}
	a.columns = make([][]*item, last+1)
	for i := range a.recs {
		x := &item{rec: i, h: a.size[i].h + a.size[i].foot}
		a.items = append(a.items, x)
		a.columns[a.layer[i]] = append(a.columns[a.layer[i]], x)
	}
	for i := range a.links {
		l := &a.links[i]
		if l.from == l.to {
			continue
		}
		step := 1
		if l.back {
			step = -1
		}
		l.via = append(l.via, a.items[l.from])
		for c := a.layer[l.from] + step; c != a.layer[l.to]; c += step {
			key := lane{l.to, l.back, c}
			if lanes[key] == nil {
				lanes[key] = &item{rec: -1, h: dummyH}
				a.columns[c] = append(a.columns[c], lanes[key])
			}
			l.via = append(l.via, lanes[key])
		}
		l.via = append(l.via, a.items[l.to])
		for k := 0; k+1 < len(l.via); k++ {
			u, v := l.via[k], l.via[k+1]
			if u.arrived {
				break // another edge goes on from here
			}
			u.arrived = u.rec < 0
			pu, pv := dummyH/2, dummyH/2
			if k == 0 {
				pu = a.size[l.from].cell[l.cell]
			}
			if k+2 == len(l.via) {
				pv = headPort
			}
			if l.back {
				u, v, pu, pv = v, u, pv, pu
			}
			u.after = append(u.after, port{v, pv, pu})
			v.before = append(v.before, port{u, pu, pv})
		}
	}
}

// order sorts the columns by barycentres, to and fro, and keeps the order with
// the fewest crossings.
func (a *arrangement) order() {
	best := a.copyColumns()
	least := a.crossings()
	for s := 0; s < sweeps && least > 0; s++ {
		for k := range a.columns {
			c := k
			if s%2 == 1 {
				c = len(a.columns) - 1 - k
			}
			a.sortColumn(c, s%2 == 0)
		}
		if n := a.crossings(); n < least {
			best, least = a.copyColumns(), n
		}
	}
	a.columns = best
	for _, c := range a.columns {
		for i, x := range c {
			if i > 0 {
				x.y = c[i-1].y + c[i-1].h + gap(c[i-1], x)
			}
		}
	}
}

// gap is the least distance of two neighbours.
func gap(x, y *item) float64 {
	if x.rec < 0 && y.rec < 0 {
		return laneGap
	}
	return rowGap
}

func (a *arrangement) copyColumns() [][]*item {
	out := make([][]*item, len(a.columns))
	for i, c := range a.columns {
		out[i] = append([]*item(nil), c...)
	}
	return out
}

// positions numbers the items of a column.
func positions(c []*item) map[*item]float64 {
	m := make(map[*item]float64, len(c))
	for i, x := range c {
		m[x] = float64(i)
	}
	return m
}

// where an edge's end is: the number of its item and a fraction for the port.
func where(pos map[*item]float64, p port) float64 {
	return pos[p.at] + p.there/(p.at.h+1)
}

func (a *arrangement) sortColumn(c int, fromLeft bool) {
	n := c + 1
	if fromLeft {
		n = c - 1
	}
	if n < 0 || n >= len(a.columns) {
		return
	}
	pos, own := positions(a.columns[n]), positions(a.columns[c])
	centre := map[*item]float64{}
	for _, x := range a.columns[c] {
		ports := x.after
		if fromLeft {
			ports = x.before
		}
		sum := 0.0
		for _, p := range ports {
			sum += where(pos, p)
		}
		if centre[x] = own[x]; len(ports) > 0 {
			centre[x] = sum / float64(len(ports))
		}
	}
	sort.SliceStable(a.columns[c], func(i, j int) bool {
		return centre[a.columns[c][i]] < centre[a.columns[c][j]]
	})
}

// crossings counts the pairs of edge pieces that cross.
func (a *arrangement) crossings() int {
	n := 0
	for c := 0; c+1 < len(a.columns); c++ {
		here, there := positions(a.columns[c]), positions(a.columns[c+1])
		type piece struct{ u, v float64 }
		var ps []piece
		for _, x := range a.columns[c] {
			for _, p := range x.after {
				ps = append(ps, piece{here[x] + p.here/(x.h+1), where(there, p)})
			}
		}
		for i := range ps {
			for j := range i {
				if (ps[i].u-ps[j].u)*(ps[i].v-ps[j].v) < 0 {
					n++
				}
			}
		}
	}
	return n
}

// level moves the items of each column, in their order and without overlap, as
// near as possible to where their edges from one side are level: the least sum
// of squares, by pooling neighbours that would overlap.
func (a *arrangement) level(fromLeft bool) {
	for k := range a.columns {
		c := k
		if !fromLeft {
			c = len(a.columns) - 1 - k
		}
		col := a.columns[c]
		type pool struct {
			sum, n float64
			first  int
		}
		var pools []pool
		offset := make([]float64, len(col))
		for i, x := range col {
			if i > 0 {
				offset[i] = offset[i-1] + col[i-1].h + gap(col[i-1], x)
			}
			ports := x.after
			if fromLeft {
				ports = x.before
			}
			want := x.y
			if len(ports) > 0 {
				want = 0
				for _, p := range ports {
					want += p.at.y + p.there - p.here
				}
				want /= float64(len(ports))
			}
			pools = append(pools, pool{want - offset[i], 1, i})
			for m := len(pools) - 1; m > 0 && pools[m-1].sum/pools[m-1].n >= pools[m].sum/pools[m].n; m-- {
				pools[m-1].sum += pools[m].sum
				pools[m-1].n += pools[m].n
				pools = pools[:m]
			}
		}
		for m, p := range pools {
			end := len(col)
			if m+1 < len(pools) {
				end = pools[m+1].first
			}
			for i := p.first; i < end; i++ {
				col[i].y = p.sum/p.n + offset[i]
			}
		}
	}
}
