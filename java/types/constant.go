package types

import (
	"math"
	"math/big"
	"strconv"
	"strings"

	"inspect/java/ast"
	"inspect/java/source"
)

// bitsOf is the width of the integral types in Java.
var bitsOf = map[BasicKind]uint{Byte: 8, Short: 16, Char: 16, Int: 32, Long: 64}

// folding computes constants where the integral types have certain widths.
type folding struct{ bits func(BasicKind) uint }

// java folds as Java does.
var java = folding{func(k BasicKind) uint { return bitsOf[k] }}

// wrap takes v modulo the width of t, an integral type.
func wrap(v *big.Int, t Type) *big.Int { return java.wrap(v, t) }

func (f folding) wrap(v *big.Int, t Type) *big.Int {
	b, ok := t.(*Basic)
	if !ok || b.Kind == BigInt {
		return v
	}
	bits := f.bits(b.Kind)
	if bits == 0 {
		return v
	}
	mod := new(big.Int).Lsh(big.NewInt(1), bits)
	r := new(big.Int).Mod(v, mod) // Euclidean: 0 <= r < mod
	if b.Kind != Char && r.Bit(int(bits)-1) == 1 {
		r.Sub(r, mod)
	}
	return r
}

// fits reports whether v is a value of t.
func fits(v *big.Int, t Type) bool { return wrap(v, t).Cmp(v) == 0 }

// literal gives the type and value of a literal. negated tells that a unary
// minus stands in front, which admits 2147483648.
func (w *World) literal(l *ast.Literal, negated bool) (Type, *Const, *source.Diagnostic) {
	bad := func(why string) (Type, *Const, *source.Diagnostic) {
		return Of(Invalid), nil, source.Errorf(BadLiteral, l.Span(), "%s %s", l.Text, why)
	}
	switch l.Kind {
	case ast.NullLit:
		return Of(Null), nil, nil
	case ast.BoolLit:
		c := &Const{Type: Of(Boolean), Int: big.NewInt(0)}
		if l.Text == "true" {
			c.Int = big.NewInt(1)
		}
		return c.Type, c, nil
	case ast.IntLit:
		return w.intLiteral(l, negated)
	case ast.FloatLit:
		text, t, bits := strings.ReplaceAll(strings.ToLower(l.Text), "_", ""), Of(Double), 64
		hex := strings.HasPrefix(text, "0x")
		if strings.HasSuffix(text, "f") && (!hex || strings.Contains(text, "p")) {
			t, bits, text = Of(Float), 32, strings.TrimSuffix(text, "f")
		} else if strings.HasSuffix(text, "d") && (!hex || strings.Contains(text, "p")) {
			text = strings.TrimSuffix(text, "d")
		}
		v, err := strconv.ParseFloat(text, bits)
		if err != nil {
			return bad("is no floating-point number of its type")
		}
		return t, &Const{Type: t, Float: v}, nil
	case ast.CharLit:
		s, ok := unescape(strings.TrimSuffix(strings.TrimPrefix(l.Text, "'"), "'"))
		units := source.Units(s)
		if !ok || len(units) != 1 {
			return bad("is no character")
		}
		return Of(Char), &Const{Type: Of(Char), Int: big.NewInt(int64(units[0]))}, nil
	case ast.StringLit:
		s, ok := unescape(strings.TrimSuffix(strings.TrimPrefix(l.Text, `"`), `"`))
		if !ok {
			return bad("has an unknown escape")
		}
		return w.str(), &Const{Type: w.str(), Str: s}, nil
	case ast.TextBlockLit:
		s, ok := unescape(stripped(l.Text))
		if !ok {
			return bad("has an unknown escape")
		}
		return w.str(), &Const{Type: w.str(), Str: s}, nil
	}
	panic("types: no such kind of literal")
}

// stripped is the text of a text block without the indentation that all its lines
// have, the last one too, and without blanks at the ends of lines (JLS 3.10.6).
func stripped(text string) string {
	_, inside, _ := strings.Cut(strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text), "\n")
	lines := strings.Split(strings.TrimSuffix(inside, `"""`), "\n")
	const blanks = " \t\f"
	indent := len(inside)
	for i, l := range lines {
		if rest := strings.TrimLeft(l, blanks); rest != "" || i == len(lines)-1 {
			indent = min(indent, len(l)-len(rest))
		}
	}
	for i, l := range lines {
		lines[i] = strings.TrimRight(l[min(indent, len(l)):], blanks)
	}
	return strings.Join(lines, "\n")
}

func (w *World) intLiteral(l *ast.Literal, negated bool) (Type, *Const, *source.Diagnostic) {
	text := strings.ReplaceAll(l.Text, "_", "")
	t := Of(Int)
	if n := len(text) - 1; n > 0 && (text[n] == 'l' || text[n] == 'L') {
		text, t = text[:n], Of(Long)
	}
	base, digits := 10, text
	switch {
	case len(text) > 2 && (text[1] == 'x' || text[1] == 'X'):
		base, digits = 16, text[2:]
	case len(text) > 2 && (text[1] == 'b' || text[1] == 'B'):
		base, digits = 2, text[2:]
	case len(text) > 1 && text[0] == '0':
		base, digits = 8, text[1:]
	}
	v, ok := new(big.Int).SetString(digits, base)
	if !ok {
		return Of(Invalid), nil, source.Errorf(BadLiteral, l.Span(), "%s is no number", l.Text)
	}
	bits := bitsOf[t.Kind]
	limit := new(big.Int).Lsh(big.NewInt(1), bits) // exclusive
	if base == 10 {
		limit.Rsh(limit, 1)
		if negated {
			limit.Add(limit, big.NewInt(1))
		}
	}
	if v.Cmp(limit) >= 0 {
		d := source.Errorf(BadLiteral, l.Span(), "%s is too large for %s", l.Text, t)
		if t.Kind == Int {
			d.Remedy = "write " + l.Text + "L for a long"
		}
		return Of(Invalid), nil, d
	}
	if base != 10 {
		v = wrap(v, t) // decimal 2147483648 under a minus stays positive here
	}
	return t, &Const{Type: t, Int: v, Hex: base != 10}, nil
}

var escapes = map[byte]string{'b': "\b", 't': "\t", 'n': "\n", 'f': "\f", 'r': "\r", 's': " ", '"': `"`, '\'': "'", '\\': `\`}

// unescape replaces the escapes of JLS 3.10.7 and Unicode escapes.
func unescape(s string) (string, bool) {
	if !strings.Contains(s, `\`) {
		return s, true
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] != '\\' {
			b.WriteByte(s[i])
			continue
		}
		if i++; i == len(s) {
			return "", false
		}
		switch e, known := escapes[s[i]]; {
		case known:
			b.WriteString(e)
		case s[i] == '\n': // in a text block: the line goes on
		case s[i] == 'u':
			for i+1 < len(s) && s[i+1] == 'u' {
				i++
			}
			if i+5 > len(s) {
				return "", false
			}
			v, err := strconv.ParseUint(s[i+1:i+5], 16, 16)
			if err != nil {
				return "", false
			}
			b.WriteString(source.OfUnits([]uint16{uint16(v)}))
			i += 4
		case '0' <= s[i] && s[i] <= '7':
			end := i + 1
			for end < len(s) && end < i+3 && '0' <= s[end] && s[end] <= '7' && (end < i+2 || s[i] <= '3') {
				end++
			}
			v, _ := strconv.ParseUint(s[i:end], 8, 16)
			b.WriteRune(rune(v))
			i = end - 1
		default:
			return "", false
		}
	}
	return source.OfUnits(source.Units(b.String())), true // halves of pairs that meet
}

// convertConst is a constant cast to t, nil when that is no constant.
func convertConst(c *Const, t Type) *Const { return java.convert(c, t) }

func (f folding) convert(c *Const, t Type) *Const {
	if c == nil || c.Type == t {
		return c
	}
	r := *c
	r.Type = t
	switch {
	case isInteger(c.Type) && isInteger(t):
		r.Int = f.wrap(c.Int, t)
	case IsIntegral(c.Type) && IsKind(t, Double):
		r.Int = nil
		r.Float, _ = new(big.Float).SetInt(c.Int).Float64()
	case IsIntegral(c.Type) && IsKind(t, Float):
		v, _ := new(big.Float).SetInt(c.Int).Float32()
		r.Int, r.Float = nil, float64(v)
	case IsKind(c.Type, Float, Double) && IsKind(t, Double):
	case IsKind(c.Type, Float, Double) && IsKind(t, Float):
		r.Float = float64(float32(c.Float))
	case IsKind(c.Type, Float, Double) && IsIntegral(t):
		r.Int, r.Float = floatToInt(c.Float, t), 0
	default:
		return nil
	}
	// What is left of a bit pattern after a cast to fewer bits is a value.
	r.Hex = c.Hex && IsIntegral(t) && r.Int.Sign() >= 0 && r.Int.Cmp(c.Int) == 0
	return &r
}

// floatToInt saturates at the range of int or long (JLS 5.1.3), then narrows.
func floatToInt(f float64, t Type) *big.Int {
	via := Type(Of(Int))
	if IsKind(t, Long) {
		via = t
	}
	bits := bitsOf[via.(*Basic).Kind]
	high := new(big.Int).Lsh(big.NewInt(1), bits-1)
	low := new(big.Int).Neg(high)
	high.Sub(high, big.NewInt(1))
	if math.IsNaN(f) {
		return big.NewInt(0)
	}
	if math.IsInf(f, 1) {
		return wrap(high, t)
	}
	if math.IsInf(f, -1) {
		return wrap(low, t)
	}
	v, _ := big.NewFloat(f).Int(nil)
	if v.Cmp(high) > 0 {
		v = high
	}
	if v.Cmp(low) < 0 {
		v = low
	}
	return wrap(v, t)
}

func boolConst(b bool) *Const {
	c := &Const{Type: Of(Boolean), Int: big.NewInt(0)}
	if b {
		c.Int = big.NewInt(1)
	}
	return c
}

// integerFold are the operators on two integers of one type, before wrapping.
// nil stands for an operation that has no value.
var integerFold = map[string]func(a, b *big.Int) *big.Int{
	"+": func(a, b *big.Int) *big.Int { return new(big.Int).Add(a, b) },
	"-": func(a, b *big.Int) *big.Int { return new(big.Int).Sub(a, b) },
	"*": func(a, b *big.Int) *big.Int { return new(big.Int).Mul(a, b) },
	"/": func(a, b *big.Int) *big.Int {
		if b.Sign() == 0 {
			return nil
		}
		return new(big.Int).Quo(a, b)
	},
	"%": func(a, b *big.Int) *big.Int {
		if b.Sign() == 0 {
			return nil
		}
		return new(big.Int).Rem(a, b)
	},
	"&": func(a, b *big.Int) *big.Int { return new(big.Int).And(a, b) },
	"|": func(a, b *big.Int) *big.Int { return new(big.Int).Or(a, b) },
	"^": func(a, b *big.Int) *big.Int { return new(big.Int).Xor(a, b) },
}

var floatFold = map[string]func(a, b float64) float64{
	"+": func(a, b float64) float64 { return a + b },
	"-": func(a, b float64) float64 { return a - b },
	"*": func(a, b float64) float64 { return a * b },
	"/": func(a, b float64) float64 { return a / b },
	"%": math.Mod,
}

// compareFold are the comparisons, by the sign of a-b.
var compareFold = map[string]func(sign int) bool{
	"==": func(s int) bool { return s == 0 },
	"!=": func(s int) bool { return s != 0 },
	"<":  func(s int) bool { return s < 0 },
	"<=": func(s int) bool { return s <= 0 },
	">":  func(s int) bool { return s > 0 },
	">=": func(s int) bool { return s >= 0 },
}

// binary computes a constant binary expression whose result has type t,
// and whose operands promote to operand; nil when it is not constant.
func (f folding) binary(op string, a, b *Const, operand, t Type) *Const {
	if a == nil || b == nil {
		return nil
	}
	var r *Const
	switch {
	case op == "<<" || op == ">>" || op == ">>>":
		r = f.shift(op, a, b, t)
	case isString(t) && op == "+":
		x, ok1 := a.text()
		y, ok2 := b.text()
		if !ok1 || !ok2 {
			return nil
		}
		r = &Const{Type: t, Str: source.OfUnits(source.Units(x + y))}
	case isString(operand):
		if op != "==" && op != "!=" {
			return nil
		}
		r = boolConst((a.Str == b.Str) == (op == "=="))
	case IsKind(operand, Boolean):
		r = foldBoolean(op, a.Int.Sign() != 0, b.Int.Sign() != 0)
	case isInteger(operand):
		a, b := f.convert(a, operand), f.convert(b, operand)
		if a == nil || b == nil {
			return nil
		}
		if fold := integerFold[op]; fold != nil {
			if v := fold(a.Int, b.Int); v != nil {
				r = &Const{Type: t, Int: f.wrap(v, t)}
			}
		} else if fold := compareFold[op]; fold != nil {
			r = boolConst(fold(a.Int.Cmp(b.Int)))
		}
	case IsKind(operand, Float, Double):
		r = foldFloat(op, f.convert(a, operand), f.convert(b, operand), t)
	}
	if r != nil {
		r.Width = a.Width || b.Width
	}
	return r
}

func foldFloat(op string, a, b *Const, t Type) *Const {
	if a == nil || b == nil {
		return nil
	}
	if f := floatFold[op]; f != nil {
		v := f(a.Float, b.Float)
		if IsKind(t, Float) {
			v = float64(float32(v))
		}
		return &Const{Type: t, Float: v}
	}
	f := compareFold[op]
	if f == nil {
		return nil
	}
	if math.IsNaN(a.Float) || math.IsNaN(b.Float) {
		return boolConst(op == "!=")
	}
	sign := 0
	if a.Float < b.Float {
		sign = -1
	} else if a.Float > b.Float {
		sign = 1
	}
	return boolConst(f(sign))
}

func foldBoolean(op string, a, b bool) *Const {
	switch op {
	case "&", "&&":
		return boolConst(a && b)
	case "|", "||":
		return boolConst(a || b)
	case "^", "!=", "<=!=>":
		return boolConst(a != b)
	case "==", "<==>":
		return boolConst(a == b)
	case "==>":
		return boolConst(!a || b)
	case "<==":
		return boolConst(a || !b)
	}
	return nil
}

// shift takes the distance modulo the width of t (JLS 15.19).
func (f folding) shift(op string, a, b *Const, t Type) *Const {
	if !IsIntegral(a.Type) || !IsIntegral(b.Type) || !IsKind(t, Int, Long) {
		return nil
	}
	bits := f.bits(t.(*Basic).Kind)
	n := uint(new(big.Int).Mod(b.Int, new(big.Int).SetUint64(uint64(bits))).Uint64())
	v := f.convert(a, t).Int
	switch op {
	case "<<":
		v = new(big.Int).Lsh(v, n)
	case ">>":
		v = new(big.Int).Rsh(v, n)
	case ">>>":
		if v.Sign() < 0 {
			v = new(big.Int).Add(v, new(big.Int).Lsh(big.NewInt(1), bits))
		}
		v = new(big.Int).Rsh(v, n)
	}
	return &Const{Type: t, Int: f.wrap(v, t)}
}

// unary computes + - ~ ! on a constant; t is the result type.
func (f folding) unary(op string, a *Const, t Type) *Const {
	if a == nil {
		return nil
	}
	if op == "!" {
		r := boolConst(a.Int.Sign() == 0)
		r.Width = a.Width
		return r
	}
	r := f.convert(a, t)
	if r == nil {
		return nil
	}
	c := *r
	switch {
	case c.Int != nil && op == "-":
		c.Int, c.Hex = f.wrap(new(big.Int).Neg(c.Int), t), false
	case c.Int != nil && op == "~":
		c.Int, c.Hex = f.wrap(new(big.Int).Not(c.Int), t), false
	case c.Int == nil && op == "-":
		c.Float = -c.Float
	case c.Int == nil && op == "~":
		return nil
	}
	return &c
}

// text is what string concatenation makes of a constant.
func (c *Const) text() (string, bool) {
	switch {
	case isString(c.Type):
		return c.Str, true
	case IsKind(c.Type, Boolean):
		return strconv.FormatBool(c.Int.Sign() != 0), true
	case IsKind(c.Type, Char):
		return source.OfUnits([]uint16{uint16(c.Int.Int64())}), true
	case IsIntegral(c.Type):
		return c.Int.String(), true
	case IsFloating(c.Type):
		return FloatText(c.Float, IsKind(c.Type, Float)), true
	}
	return "", false
}

// TextConst is the constant of a text.
func (w *World) TextConst(s string) *Const { return &Const{Type: w.str(), Str: s} }

// ConstText is the text of a constant; nil: there is none yet.
func (w *World) ConstText(c *Const) *Const {
	text, ok := c.text()
	if !ok || c.Width {
		return nil
	}
	return &Const{Type: w.str(), Str: text}
}

func isString(t Type) bool {
	c, ok := t.(*Class)
	return ok && c.Name == "java.lang.String"
}
