package smtlib

import (
	"bufio"
	"fmt"
	"io"
	"math/big"
	"slices"
	"strconv"
	"strings"
)

// defPrefix begins the names of definitions.
const defPrefix = "!def_"

const (
	depthMax    = 200 // deeper terms are cut by definitions
	sharedMin   = 16  // tree size from which a term shared by assertions is defined
	sizeCeiling = 1 << 20
)

// printer writes terms. A unit is an assertion or the equation of a
// definition; in a unit, and in the body of every quantifier, the shared terms
// that mean something there are bound by let, in parallel where they do not
// depend on each other. All walks are iterative.
type printer struct {
	w      *bufio.Writer
	err    error
	nl     string // between let levels
	decls  []Decl
	syms   map[string]string
	bounds map[*Term]string // symbols of bound variables
	used   map[string]bool  // declared names
	letPre string           // names ?1, ?2, …
	defPre string           // names !def_1, !def_2, …
	// assertPre begins the names of assertions, !a_1, !a_2, …
	assertPre string

	info   sparse[printInfo]
	epoch  int32
	lets   int // in this unit
	defs   int
	scope  map[*Term]int // bound variables in scope
	items  []item
	scopes [][]*Term // what each open scope named
	opened []*Term   // the quantifier of each open scope, nil for a unit
	hidden [][]named // what each open quantifier that binds a variable in scope anew takes the name of
}

type named struct {
	t    *Term
	name string
}

type printInfo struct {
	name    string // set while the term has a name
	def     bool
	epoch   int32 // of refs … level
	refs    int32
	level   int32
	blocked bool // depends on a variable that is not in scope
	multi   bool // printed several times although used once
}

type itemKind uint8

const (
	itemText  itemKind = iota
	itemTerm           // the term or its name
	itemBody           // the term even if it has a name
	itemNeg            // its negation
	itemClose          // n parentheses
	itemOpen           // a scope: lets and body of quantifier t
	itemLeave          // the end of a scope
	itemShow           // the end of what hide has hidden
)

type item struct {
	kind itemKind
	n    int
	t    *Term
	text string
}

func newPrinter(w io.Writer, decls []Decl) *printer {
	p := &printer{w: bufio.NewWriterSize(w, 1<<16), nl: " ", decls: decls, syms: map[string]string{},
		bounds: map[*Term]string{}, used: map[string]bool{}, scope: map[*Term]int{}}
	for _, d := range decls {
		p.used[d.Name()] = true
	}
	p.letPre, p.defPre, p.assertPre = "?", defPrefix, "!a_"
	for p.isTaken(p.assertPre) {
		p.assertPre += "_"
	}
	for p.isTaken(p.letPre) {
		p.letPre += "?"
	}
	for p.isTaken(p.defPre) {
		p.defPre += "_"
	}
	if decls != nil {
		p.nl = "\n  "
	}
	return p
}

// isTaken reports a declared name of the form pre + digits.
func (p *printer) isTaken(pre string) bool {
	for n := range p.used {
		if rest, ok := strings.CutPrefix(n, pre); ok && rest != "" && strings.Trim(rest, "0123456789") == "" {
			return true
		}
	}
	return false
}

func (p *printer) text(s string) { p.w.WriteString(s) }

func (p *printer) flush() error {
	if err := p.w.Flush(); err != nil {
		return err
	}
	return p.err
}

func (p *printer) comment(c string) {
	for line := range strings.SplitSeq(strings.TrimRight(c, "\n"), "\n") {
		p.text(strings.TrimRight("; "+strings.ReplaceAll(line, "\r", ""), " ") + "\n")
	}
}

func (p *printer) sym(name string) string {
	s, ok := p.syms[name]
	if !ok {
		var err error
		if s, err = symbol(name); err != nil {
			if p.err == nil {
				p.err = err
			}
			s = "|?|"
		}
		p.syms[name] = s
	}
	return s
}

// boundSym names a bound variable apart from everything declared.
func (p *printer) boundSym(v *Term) string {
	s, ok := p.bounds[v]
	if !ok {
		n := v.Name
		for k := 1; p.used[n] || strings.HasPrefix(n, p.letPre) || strings.HasPrefix(n, p.defPre); k++ {
			n = "q!" + v.Name + "!" + strconv.Itoa(k)
		}
		p.used[n] = true
		s = p.sym(n)
		p.bounds[v] = s
	}
	return s
}

// isOrForm recognises not of and, as simplifying builders make it of or.
func isOrForm(t *Term) bool { return t.Op == OpNot && t.neg != nil && t.Args[0].Op == OpAnd }

// strip goes from a plain negation, which never gets a name, to its argument.
func strip(t *Term) *Term {
	if t.Op == OpNot && t.Args[0].Op != OpNot && !isOrForm(t) {
		return t.Args[0]
	}
	return t
}

// collect gives the terms with arguments under the roots, by ascending ID.
func collect(roots []*Term) []*Term {
	var all []*Term
	walk(roots, func(t *Term) {
		if len(t.Args) > 0 {
			all = append(all, t)
		}
	})
	slices.SortFunc(all, func(x, y *Term) int { return x.ID - y.ID })
	return all
}

// use is what choose finds out about a term.
type use struct {
	size, depth int32
	unit        int32 // 1 + the only unit that uses the term, -1 for several
	first       int32 // the first assertion that uses it
	cut         bool  // it becomes a definition, which is a unit as an assertion is
	quant       bool  // has a quantifier: a definition would keep solvers from seeing its polarity
}

// by notes that a unit uses the term.
func (d *use) by(unit int32) {
	if d.unit == 0 {
		d.unit = unit
	} else if d.unit != unit {
		d.unit = -1
	}
}

// choose finds the terms that become definitions and gives, for each
// assertion, those to be defined before it.
func (p *printer) choose(roots []*Term) [][]*Term {
	var tab sparse[use]
	order := collect(roots)
	for _, t := range order {
		p.measure(t, &tab)
		tab.at(t.ID).first = int32(len(roots))
	}
	for i, r := range roots {
		d := tab.at(r.ID)
		d.first = min(d.first, int32(i))
		d.by(int32(i + 1))
	}
	before := make([][]*Term, len(roots))
	units := int32(len(roots))
	for _, t := range slices.Backward(order) { // what uses a term before it
		d := tab.at(t.ID)
		u := d.unit
		if d.unit == -1 && d.size >= sharedMin && !t.HasBound && !d.quant && strip(t) == t {
			d.cut = true
		}
		if d.cut {
			units++
			u = units
			before[d.first] = append(before[d.first], t)
		}
		for _, a := range t.Args {
			if len(a.Args) > 0 {
				c := tab.at(a.ID)
				c.first = min(c.first, d.first)
				c.by(u)
			}
		}
	}
	for _, ds := range before {
		slices.Reverse(ds)
		for _, t := range ds {
			p.defs++
			i := p.info.at(t.ID)
			i.def, i.name = true, p.defPre+strconv.Itoa(p.defs)
		}
	}
	return before
}

// measure finds the size and depth of a term from those of its arguments, and whether it
// must become a definition: it is too deep, or its bits are asked for, which no term says.
func (p *printer) measure(t *Term, tab *sparse[use]) {
	d := tab.at(t.ID)
	d.size, d.depth = 1, 1
	d.quant = t.Op == OpForall || t.Op == OpExists
	for _, a := range t.Args {
		if len(a.Args) == 0 {
			d.size++
			continue
		}
		c := tab.at(a.ID)
		d.quant = d.quant || c.quant
		d.size = min(d.size+c.size, sizeCeiling)
		if !c.cut {
			d.depth = max(d.depth, c.depth+1)
		}
	}
	d.cut = d.depth >= depthMax && !t.HasBound && !d.quant && strip(t) == t
	if t.Op == OpFPToBits {
		if d.cut = true; t.HasBound && p.err == nil {
			p.err = fmt.Errorf("smtlib: the bits of a floating-point number depend on a quantifier: %s", t)
		}
	}
}

// define writes the declaration and equation of a definition.
func (p *printer) define(t *Term) {
	n := p.info.at(t.ID).name
	p.text("(declare-const " + n + " " + t.Sort.text + ")\n")
	if t.Op == OpFPToBits {
		s := t.Args[0].Sort
		number := fmt.Sprintf("((_ to_fp %d %d) %s)", s.Exp, s.Sig, n)
		p.text("(assert (and (= " + number + " ")
		p.unit(t.Args[0], false)
		p.text(") (=> (fp.isNaN " + number + ") (= " + n + " " + bitsText(s.format().nan(), nil, t.Sort.Width) + "))))\n")
		return
	}
	p.text("(assert (= " + n + " ")
	p.unit(t, true)
	p.text("))\n")
}

// term writes one term on its own.
func (p *printer) term(t *Term) { p.unit(t, false) }

// unit writes a term with its lets; body: even if it has a name.
func (p *printer) unit(t *Term, body bool) {
	p.lets = 0
	if len(t.Args) == 0 || !body && p.info.at(t.ID).name != "" {
		p.emit(t, false)
		return
	}
	p.openScope(t, nil, body)
	p.run()
}

// openScope plans the lets of a scope and pushes its items.
func (p *printer) openScope(root, quant *Term, body bool) {
	var here []*Term
	var levels [][]*Term
	kind := itemBody
	if !body {
		kind = itemTerm
	}
	if s := strip(root); len(s.Args) > 0 && (body || p.info.at(s.ID).name == "") {
		levels = p.plan(root, quant == nil)
	}
	for _, l := range levels {
		for _, t := range l {
			p.lets++
			p.info.at(t.ID).name = p.letPre + strconv.Itoa(p.lets)
		}
		here = append(here, l...)
	}
	p.scopes = append(p.scopes, here)
	p.opened = append(p.opened, quant)
	p.push(item{kind: itemLeave}, item{kind: itemClose, n: len(levels)}, item{kind: kind, t: root})
	for i := len(levels) - 1; i >= 0; i-- {
		p.push(item{kind: itemText, text: ")" + p.nl})
		for k := len(levels[i]) - 1; k >= 0; k-- {
			t := levels[i][k]
			p.push(item{kind: itemClose, n: 1}, item{kind: itemBody, t: t},
				item{kind: itemText, text: "(" + p.info.at(t.ID).name + " "})
			if k > 0 {
				p.push(item{kind: itemText, text: p.nl})
			}
		}
		p.push(item{kind: itemText, text: "(let ("})
	}
}

// plan finds the terms to name in the scope of root, grouped so that each
// depends on earlier groups only. They get names by the caller.
func (p *printer) plan(root *Term, top bool) [][]*Term {
	p.epoch++
	var order, stack []*Term
	enter := func(t *Term) {
		i := p.info.at(t.ID)
		*i = printInfo{name: i.name, def: i.def, epoch: p.epoch, refs: 1}
		order = append(order, t)
		stack = append(stack, t)
	}
	enter(strip(root))
	for len(stack) > 0 {
		t := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		for _, a := range t.Args {
			a = strip(a)
			if len(a.Args) == 0 || !top && !a.HasBound {
				continue
			}
			i := p.info.at(a.ID)
			switch {
			case i.name != "":
			case i.epoch == p.epoch:
				i.refs++
			default:
				enter(a)
			}
		}
	}
	slices.SortFunc(order, func(x, y *Term) int { return x.ID - y.ID })
	for _, t := range order {
		i := p.info.at(t.ID)
		i.blocked = p.isBlocked(t, top)
	}
	for k := len(order) - 1; k >= 0; k-- {
		t := order[k]
		if i := p.info.at(t.ID); i.blocked && (i.refs > 1 || i.multi) {
			for _, a := range t.Args {
				p.info.at(strip(a).ID).multi = true
			}
		}
	}
	var levels [][]*Term
	for _, t := range order {
		i := p.info.at(t.ID)
		for _, a := range t.Args {
			if c := p.info.at(strip(a).ID); c.epoch == p.epoch {
				i.level = max(i.level, c.level)
			}
		}
		if i.blocked || i.refs == 1 && !i.multi || t == strip(root) {
			continue
		}
		if isOrForm(t) {
			if c := p.info.at(t.Args[0].ID); c.name != "" || c.epoch == p.epoch && c.refs > 1 {
				continue
			}
		}
		i.level++
		if int(i.level) > len(levels) {
			levels = append(levels, nil)
		}
		levels[i.level-1] = append(levels[i.level-1], t)
	}
	return levels
}

// isBlocked reports that t depends on a bound variable that is not in scope.
func (p *printer) isBlocked(t *Term, top bool) bool {
	if top || !t.HasBound {
		return t.HasBound
	}
	if t.free != nil {
		for _, v := range *t.free {
			if p.scope[v] == 0 {
				return true
			}
		}
		return false
	}
	for _, a := range t.Args {
		a = strip(a)
		if a.Op == OpBound {
			if p.scope[a] == 0 {
				return true
			}
		} else if i := p.info.at(a.ID); a.HasBound && i.epoch == p.epoch && i.blocked {
			return true
		}
	}
	return false
}

func (p *printer) push(is ...item) { p.items = append(p.items, is...) }

// run writes the pushed items, last first.
func (p *printer) run() {
	for len(p.items) > 0 {
		it := p.items[len(p.items)-1]
		p.items = p.items[:len(p.items)-1]
		switch it.kind {
		case itemText:
			p.text(it.text)
		case itemClose:
			for range it.n {
				p.w.WriteByte(')')
			}
		case itemTerm:
			p.emit(it.t, false)
		case itemBody:
			p.emit(it.t, true)
		case itemNeg:
			p.emitNeg(it.t)
		case itemOpen:
			if slices.ContainsFunc(it.t.Bound, func(v *Term) bool { return p.scope[v] > 0 }) {
				p.hide(it.t.Bound)
			}
			for _, v := range it.t.Bound {
				p.scope[v]++
			}
			p.openScope(it.t.Args[0], it.t, false)
		case itemShow:
			n := len(p.hidden) - 1
			for _, h := range p.hidden[n] {
				p.info.at(h.t.ID).name = h.name
			}
			p.hidden = p.hidden[:n]
		case itemLeave:
			n := len(p.scopes) - 1
			for _, t := range p.scopes[n] {
				p.info.at(t.ID).name = ""
			}
			if q := p.opened[n]; q != nil {
				for _, v := range q.Bound {
					p.scope[v]--
				}
			}
			p.scopes, p.opened = p.scopes[:n], p.opened[:n]
		}
	}
}

// hide takes the names of the terms that depend on variables until itemShow: where
// those are bound anew, the names stand for other values than the terms.
func (p *printer) hide(vars []*Term) {
	var out []named
	for _, ts := range p.scopes {
		for _, t := range ts {
			i := p.info.at(t.ID)
			if i.name != "" && slices.ContainsFunc(FreeBound(t), func(v *Term) bool { return slices.Contains(vars, v) }) {
				out = append(out, named{t, i.name})
				i.name = ""
			}
		}
	}
	p.hidden = append(p.hidden, out)
	p.push(item{kind: itemShow})
}

// emitNeg writes the negation of an argument of and, for or.
func (p *printer) emitNeg(t *Term) {
	if t.Op == OpNot && (len(t.Args) == 0 || p.info.at(t.ID).name == "") {
		p.emit(t.Args[0], false)
		return
	}
	p.text("(not ")
	p.push(item{kind: itemClose, n: 1}, item{kind: itemTerm, t: t})
}

// emit writes a term's start and pushes the rest; body: even if it has a name.
func (p *printer) emit(t *Term, body bool) {
	if len(t.Args) == 0 {
		p.leaf(t)
		return
	}
	if !body {
		if n := p.info.at(t.ID).name; n != "" {
			p.text(n)
			return
		}
	}
	kind, args := itemTerm, t.Args
	switch t.Op {
	case OpForall, OpExists:
		p.text("(" + ops[t.Op].smt + " (")
		for i, v := range t.Bound {
			if i > 0 {
				p.text(" ")
			}
			p.text("(" + p.boundSym(v) + " " + v.Sort.text + ")")
		}
		p.text(") ")
		p.push(item{kind: itemClose, n: 1}, item{kind: itemOpen, t: t})
		return
	case OpApp:
		p.text("(" + p.sym(t.Name))
	case OpConstArray:
		p.text("((as const " + t.Sort.text + ")")
	case OpNot:
		if isOrForm(t) && p.info.at(t.Args[0].ID).name == "" {
			p.text("(or")
			kind, args = itemNeg, t.Args[0].Args
			break
		}
		p.text("(not")
	default:
		p.text("(" + operator(t))
	}
	p.push(item{kind: itemClose, n: 1})
	for i := len(args) - 1; i >= 0; i-- {
		p.push(item{kind: kind, t: args[i]}, item{kind: itemText, text: " "})
	}
}

// operator writes a term's operator with its indices and rounding mode.
func operator(t *Term) string {
	s := ops[t.Op].smt
	if is := t.indices(); len(is) > 0 {
		s = "(_ " + s
		for _, i := range is {
			s += " " + strconv.Itoa(i)
		}
		s += ")"
	}
	if m := ops[t.Op].mode; m != "" {
		s += " " + m
	}
	return s
}

// indices are the numbers that are part of a term's operator.
func (t *Term) indices() []int { return []int{t.P1, t.P2}[:ops[t.Op].params] }

// leaf writes a constant, variable or value.
func (p *printer) leaf(t *Term) {
	switch t.Op {
	case OpTrue, OpFalse:
		p.text(ops[t.Op].smt)
	case OpConst:
		p.text(p.sym(t.Name))
	case OpBound:
		p.text(p.boundSym(t))
	case OpBV:
		p.text(bitsText(t.Val, t.Big, t.Sort.Width))
	default: // and, or of nothing in a raw builder
		p.text(map[Op]string{OpAnd: "true", OpOr: "false"}[t.Op])
	}
}

// bitsText writes a bit-vector constant: #x where the width allows, else #b.
func bitsText(v uint64, b *big.Int, w int) string {
	base, digit, pre := 2, 1, "#b"
	if w%4 == 0 {
		base, digit, pre = 16, 4, "#x"
	}
	var s string
	if b != nil {
		s = b.Text(base)
	} else {
		s = strconv.FormatUint(v, base)
	}
	if n := w/digit - len(s); n > 0 {
		s = strings.Repeat("0", n) + s
	}
	return pre + s
}
