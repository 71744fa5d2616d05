package cfg

import (
	"math/big"

	"inspect/java/core"
	"inspect/java/heap"
	"inspect/java/source"
	"inspect/java/types"
)

// texts are the string constants that a check meets: objects that exist in every
// pre-state, one for each text (JLS 3.10.5).
type texts struct {
	list []*Constant
	of   map[string]*Constant
}

// discover notes a constant, if it is a text.
func (t *texts) discover(c *types.Const, literal func(text string) *Constant) bool {
	if c == nil || !isString(c.Type) {
		return false
	}
	if t.of[c.Str] != nil {
		return true
	}
	if t.of == nil {
		t.of = map[string]*Constant{}
	}
	k := &Constant{Type: c.Type}
	if literal != nil {
		k = literal(c.Str)
	}
	t.of[c.Str] = k
	t.list = append(t.list, k)
	return true
}

// text notes that strings are looked at.
func (s *scope) text() {
	f := s.w.Text()
	if f == nil {
		return
	}
	s.mention(f.Class)
	if !s.fields[f] {
		s.fields[f] = true
		s.ordered = append(s.ordered, f)
		s.mention(f.Type)
	}
}

// noteTexts notes strings that become objects, and objects that become strings.
func (s *scope) noteTexts(x core.Expr, t types.Type) {
	if isString(x.Type()) != isString(t) {
		s.text()
	}
}

// literals are the string constants as objects, if strings are looked at.
func (s *scope) literals() []*Constant {
	f := s.w.Text()
	if f == nil || !s.fields[f] {
		return nil
	}
	for text, k := range s.texts.of {
		if k.Fields == nil {
			*k = *heap.Literal(s.w, text)
		}
	}
	return s.texts.list
}

// longest is how long a string may be, where those that code makes have the length
// given. All that the check reaches has been met.
func (s *scope) longest(n int) int {
	if s.textLength < 0 {
		s.textLength = 0
		for text := range s.texts.of {
			s.textLength = max(s.textLength, len(source.Units(text)))
		}
		for _, c := range s.constants() {
			if a, ok := c.Type.(*types.Array); ok && a.Row {
				s.textLength = max(s.textLength, c.Length)
			}
		}
	}
	return max(n, s.textLength)
}

// literal is the object of a string constant.
func (l *lowering) literal(text string, t types.Type, at source.Span) *Expr {
	k := l.scope.texts.of[text]
	if k == nil || l.u.sorts[t] == nil {
		l.fault(at, "the text %q was not collected", text)
	}
	l.fits(k, at)
	c := l.find(compKey{of: k}, func() *Component {
		return &Component{Kind: Static, Name: "text" + itoa(len(l.comps)), Type: t, Initial: &ConstantValue{Ref: k}, Temp: true}
	})
	l.mk.fixed[c] = true
	x := l.read(c)
	l.mk.never[x] = true
	l.mk.texts[x] = source.Units(text)
	return x
}

// fits sees to it that the chars of a string constant fit the width of char.
func (l *lowering) fits(text *Constant, at source.Span) {
	for _, c := range text.Fields[l.w.Text()].Ref.Elems {
		l.constant(&types.Const{Type: l.w.Row().Elem, Int: big.NewInt(c.Int)}, at)
	}
}

// row is what a string consists of.
func (l *lowering) row(text *Expr) *Expr { return l.mk.field(l.fieldComp(l.w.Text()), text) }

// textSize is the length of a string.
func (l *lowering) textSize(text *Expr) *Expr {
	if l.mk.boxes[text] {
		return l.boxedSize(text)
	}
	if chars, ok := l.mk.texts[text]; ok {
		return l.mk.num(l.mk.intT, int64(len(chars)))
	}
	return l.mk.length(l.row(text))
}

// textAt is a char of a string.
func (l *lowering) textAt(text, i *Expr) *Expr {
	if l.mk.boxes[text] {
		return l.boxedChar(text, i)
	}
	r := l.w.Row()
	if chars := l.mk.texts[text]; i.Op == OpConst && i.Int.IsUint64() && i.Int.Uint64() < uint64(len(chars)) {
		return l.mk.num(r.Elem, int64(chars[i.Int.Uint64()]))
	}
	return l.mk.elem(l.elems(r), r.Elem, l.row(text), l.mk.convert(i, l.mk.intT))
}

// textOf makes a string. One that is too long is cut off.
func (l *code) textOf(e *core.TextOf) *Expr {
	n := l.keep(l.expr(e.Size), e, "size")
	row := l.w.Row()
	arr := l.allocLength(e, row, n, l.opt.Bounds.LongestText(), " row")
	if l.cur == nil {
		return l.mk.zero(e.T)
	}
	b := l.spec(l.act.this).bound(e.Var, e.Var.Var.Name, l.mk.intT, e.Span())
	c := l.inside(e.Var, e.Char)
	l.step(Edge{Op: Fill, Comp: l.elems(row), Object: arr, Bound: b, Length: n, Value: l.mk.convert(c, row.Elem), Span: e.Span()})
	t := l.temp(e, "text", e.T)
	l.alloc(t, e.T.(*types.Class), e.Span())
	l.step(Edge{Op: WriteField, Comp: l.fieldComp(l.w.Text()), Object: l.read(t), Value: arr, Span: e.Span()})
	return l.read(t)
}

// inside is the value of an expression over a place of a string, for which it is
// defined.
func (l *code) inside(v *core.Bound, e core.Expr) *Expr {
	s := l.spec(l.act.this)
	b := s.bound(v, v.Var.Name, l.mk.intT, v.Span())
	s.env[v.Var] = l.mk.boundVar(b)
	return s.eval(e).v
}

// overText is a quantifier over the places of a string. What is known of each place of a
// constant is known without one.
func (l *code) overText(e *core.Quantified) *Expr {
	if x := l.atAllPlaces(e); x != nil {
		return x
	}
	return l.spec(l.act.this).eval(e).v
}

// longestFolded is how long a text may be of which each place is looked at here.
const longestFolded = 64

// atAllPlaces is the value of a quantifier over the places of a string if it is a constant; nil: it
// is none, as far as known here.
func (l *code) atAllPlaces(e *core.Quantified) *Expr {
	s := l.spec(l.act.this)
	n := s.eval(e.Range.(*core.Binary).Y.(*core.Binary).Y).v
	if n.Op != OpConst || !n.Int.IsInt64() || n.Int.Int64() > longestFolded {
		return nil
	}
	for i := range n.Int.Int64() {
		s.env[e.Vars[0].Var] = l.mk.num(l.mk.intT, i)
		switch s.eval(e.Body).v {
		case l.mk.yes:
		case l.mk.no:
			return l.mk.no
		default:
			return nil
		}
	}
	return l.mk.yes
}

// first writes out the places of a string.
func (s *spec) first(e *core.First) value3 {
	n := s.eval(e.Size)
	v := n.v
	for i := s.scope.longest(s.opt.Bounds.LongestText()) - 1; i >= 0; i-- {
		at := s.mk.num(s.mk.intT, int64(i))
		s.env[e.Var.Var] = at
		here := s.mk.and(s.mk.lt(at, n.v), s.eval(e.Test).v)
		v = s.mk.ite(here, at, v)
	}
	return s.strict(v, n)
}

// consist says that every string consists of something: of those that a contract hands
// out nothing else is known.
func (l *lowering) consist(at source.Span) *Expr {
	f := l.w.Text()
	if f == nil || !l.scope.fields[f] || l.u.sorts[f.Class] == nil {
		return l.mk.yes
	}
	s := l.spec(nil)
	b := s.bound(f, "text", f.Class, at)
	return l.mk.quantify(OpForall, b, l.mk.yes, l.mk.nonNull(l.mk.field(l.fieldComp(f), l.mk.boundVar(b))))
}
