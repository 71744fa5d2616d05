package types

import (
	"regexp"
	"strconv"
	"strings"

	"inspect/java/ast"
)

// A format of java.util.Formatter that is a constant says before the program runs what is
// done with each argument: a call with one is the concatenation of its parts. What Java
// rejects in a format it rejects when the format is read, before any argument is looked at.
//
//	String.format("%d of %5s%n", n, x)    "" + n + " of " + left(String.valueOf(x), 5) + "\n"

// Format is what a constant format says.
type Format struct {
	Parts []FormatPart
	Fault string // the exception of java.util that says that it is none; "": it is one
	args  int    // where the arguments begin among those of the call
	whole bool   // they are one array
}

// FormatPart is fixed text, or a specifier: what becomes of one argument.
type FormatPart struct {
	Text string // where Conv is 0
	Conv byte   // the conversion, a small letter: of the number, text, truth value …
	Arg  int    // the argument, counted from 0; -1: the one before the first
	// Upper: it is a capital letter. Flags are those written, of -#+ 0,(.
	Upper            bool
	Flags            string
	Width, Precision int // -1: none is written
}

// Has reports whether a flag is written.
func (p *FormatPart) Has(flag string) bool { return strings.Contains(p.Flags, flag) }

// Args are the arguments of a call that are formatted, and whether they are one array.
func (f *Format) Args(args []ast.Expr) ([]ast.Expr, bool) { return args[f.args:], f.whole }

// specifier is what may follow a percent sign.
var specifier = regexp.MustCompile(`^(\d+\$)?([-#+ 0,(<]*)(\d+)?(\.\d+)?([tT])?([a-zA-Z%])`)

// The conversions by what they have in common.
const (
	ofGeneral = "bhs"
	ofNumbers = "dox"
	ofFloats  = "efga"
	ofText    = "%n"
	capitals  = "BHSCXEGA"
)

// badFlags are the flags that a conversion does not have.
var badFlags = map[byte]string{
	'b': "#+ 0,(", 'h': "#+ 0,(", 's': "+ 0,(", 'c': "#+ 0,(", 'd': "#", 'o': ",", 'x': ",", 'a': "(,", 'e': ",", 'g': "#",
}

// ParseFormat reads a format. The construct that has no translation, a date say, is refused.
func ParseFormat(s string) (f *Format, refused string) {
	f = &Format{}
	next, last := 0, -1
	for s != "" {
		fixed, rest, some := strings.Cut(s, "%")
		if fixed != "" {
			f.text(fixed)
		}
		if !some {
			break
		}
		k := specifier.FindStringSubmatch(rest)
		if k == nil {
			f.Fault = "UnknownFormatConversionException"
			return f, ""
		}
		s = rest[len(k[0]):]
		p := &FormatPart{Conv: k[6][0], Width: -1, Precision: -1}
		if p.Upper = strings.Contains(capitals, k[6]); p.Upper {
			p.Conv += 'a' - 'A'
		}
		if k[5] != "" || strings.IndexByte("sf", p.Conv) >= 0 && strings.Contains(k[2], "#") || strings.IndexByte("ega", p.Conv) >= 0 {
			return nil, "%" + k[0]
		}
		if f.Fault, refused = p.read(k); f.Fault != "" || refused != "" {
			return f, refused
		}
		switch {
		case strings.IndexByte(ofText, p.Conv) >= 0:
		case strings.Contains(k[2], "<"):
			p.Arg = last
		case k[1] != "":
			p.Arg, _ = strconv.Atoi(strings.TrimSuffix(k[1], "$"))
			p.Arg--
			last = p.Arg
		default:
			p.Arg = next
			next++
			last = p.Arg
		}
		switch p.Conv {
		case 'n':
			f.text("\n")
		case '%':
			f.text(p.Justified("%"))
		default:
			f.Parts = append(f.Parts, *p)
		}
	}
	return f, ""
}

// text adds fixed text.
func (f *Format) text(s string) {
	if n := len(f.Parts); n > 0 && f.Parts[n-1].Conv == 0 {
		f.Parts[n-1].Text += s
		return
	}
	f.Parts = append(f.Parts, FormatPart{Text: s})
}

// Justified is a text of one char with blanks up to the width.
func (p *FormatPart) Justified(s string) string {
	blanks := strings.Repeat(" ", max(0, p.Width-len(s)))
	if p.Has("-") {
		return s + blanks
	}
	return blanks + s
}

// read takes flags, width and precision, and says which exception they raise: the checks
// are in Java's order.
func (p *FormatPart) read(k []string) (fault, refused string) {
	if n, err := strconv.ParseInt(strings.TrimSuffix(k[1], "$"), 10, 32); k[1] != "" && (err != nil || n == 0) {
		return "", "%" + k[0] // raises an exception whose class programs cannot name
	}
	for _, c := range k[2] {
		if strings.ContainsRune(p.Flags, c) {
			return "DuplicateFormatFlagsException", ""
		}
		p.Flags += string(c)
	}
	for _, n := range []struct {
		text, fault string
		to          *int
	}{{k[3], "IllegalFormatWidthException", &p.Width}, {strings.TrimPrefix(k[4], "."), "IllegalFormatPrecisionException", &p.Precision}} {
		if n.text == "" {
			continue
		}
		v, err := strconv.ParseInt(n.text, 10, 32)
		if err != nil {
			return n.fault, ""
		}
		*n.to = int(v)
	}
	if !strings.Contains(ofGeneral+ofNumbers+ofFloats+ofText+"c", string(p.Conv)) || k[6] != strings.ToLower(k[6]) && !p.Upper {
		return "UnknownFormatConversionException", ""
	}
	return p.check(), ""
}

// check is the exception that a specifier raises, "" for none.
func (p *FormatPart) check() string {
	const (
		noWidth     = "MissingFormatWidthException"
		illegal     = "IllegalFormatFlagsException"
		mismatch    = "FormatFlagsConversionMismatchException"
		noPrecision = "IllegalFormatPrecisionException"
	)
	bad := func(flags string) bool { return strings.ContainsAny(p.Flags, flags) }
	is := func(kinds string) bool { return strings.IndexByte(kinds, p.Conv) >= 0 }
	unplaced := p.Width < 0 && p.Has("-")
	switch {
	case is("bh") && bad("#"):
		return mismatch
	case is(ofGeneral) && unplaced:
		return noWidth
	case is("c"+ofText) && p.Precision >= 0:
		return noPrecision
	case is("n") && p.Width >= 0:
		return "IllegalFormatWidthException"
	case is("n") && p.Flags != "", is("%") && p.Flags != "" && p.Flags != "-":
		return illegal
	case is("%") && unplaced:
		return noWidth
	case is(ofNumbers+ofFloats) && (unplaced || p.Width < 0 && bad("0")):
		return noWidth
	case is(ofNumbers+ofFloats) && (p.Has("+") && p.Has(" ") || p.Has("-") && p.Has("0")):
		return illegal
	case is(ofNumbers) && p.Precision >= 0:
		return noPrecision
	case bad(badFlags[p.Conv]) && badFlags[p.Conv] != "":
		return mismatch
	case is("c") && unplaced:
		return noWidth
	}
	return ""
}

// formats reports whether a method of the library makes text by a format, which stands at a
// place among its arguments; -1: it is the object on which it is called.
func formats(m *Method) (at int, ok bool) {
	if !m.Class.Library || !m.VarArgs {
		return 0, false
	}
	switch m.Class.Name + "." + m.Name {
	case "java.lang.String.format", "java.io.PrintStream.printf", "java.io.PrintStream.format":
		return 0, true
	case "java.lang.String.formatted":
		return -1, true
	}
	return 0, false
}

// formatted notes what a call that makes text by a format executes. What stands for the
// call is of core's making: see java/core/format.go.
func (r *resolver) formatted(e *ast.Call, m *Method) {
	at, ok := formats(m)
	if !ok || r.spec != nil {
		return
	}
	w := r.w
	x := e.X
	if at >= 0 {
		x = e.Args[at]
	}
	uses := func(helper string) { r.makesCall(w.FormatHelper(helper), nil, e.Name.Span()) }
	c := w.Info.Consts[x]
	if c == nil || !isString(c.Type) || c.Width {
		if Prints(m) {
			uses("given")
			return
		}
		r.untranslated(e.Name.Span(), m.Name+" with a format that is no constant", "write the format as a constant text, or use +")
		return
	}
	f, refused := ParseFormat(c.Str)
	if refused != "" {
		r.untranslated(x.Span(), refused+" in a format", "use +")
		return
	}
	f.args, f.whole = at+1, !w.Info.Calls[e].VarArgs
	w.Info.Formats[e] = f
	r.converts(w.str(), w.str())
	if f.Fault != "" {
		uses(FaultHelper(f.Fault))
		return
	}
	args, whole := f.Args(e.Args)
	for i := range f.Parts {
		p := &f.Parts[i]
		if p.Conv == 0 {
			continue
		}
		for _, h := range p.Helpers() {
			uses(h)
		}
		switch {
		case whole:
			uses("argument")
			r.converts(w.object(), w.str())
		case p.Arg < 0 || p.Arg >= len(args):
			uses(FaultHelper(MissingArgument))
		default:
			t := w.Erasure(w.Info.FullType(args[p.Arg]))
			switch {
			case IsKind(t, Null):
				t = w.object()
			case IsKind(t, Invalid, Void):
				continue // has been reported
			}
			r.converts(t, w.str())
			if b := w.Boxed(t); b != nil {
				r.converts(t, b)
			}
		}
	}
}

// MissingArgument is the exception of a specifier that has no argument.
const MissingArgument = "MissingFormatArgumentException"

// FaultHelper is the method of the library that raises an exception of java.util.
func FaultHelper(exception string) string {
	name := strings.TrimSuffix(exception, "Exception")
	return strings.ToLower(name[:1]) + name[1:]
}

// FormatHelper is a method of the library's that does a part of what a format says.
func (w *World) FormatHelper(name string) *Method {
	c := w.builtin("Formatted")
	w.Header(c)
	return w.named(c, name)[0]
}

// formatKinds are the methods for conversions; that to text needs none.
var formatKinds = map[byte]string{'b': "truth", 'h': "hash", 'c': "letter", 'd': "decimal", 'o': "octal", 'x': "hexadecimal", 'f': "fixed"}

// Kind is the method that makes text of the argument, "" where that is what + makes of it.
func (p *FormatPart) Kind() string { return formatKinds[p.Conv] }

// Helpers are the methods of the library that a specifier executes: they are called one on
// what the other gives.
func (p *FormatPart) Helpers() []string {
	var hs []string
	if k := p.Kind(); k != "" {
		hs = append(hs, k)
	}
	if p.Precision >= 0 && strings.IndexByte(ofGeneral, p.Conv) >= 0 {
		hs = append(hs, "cut")
	}
	if p.Upper {
		hs = append(hs, "upper")
	}
	if p.Width >= 0 && p.Has("-") {
		hs = append(hs, "left")
	} else if p.Width >= 0 {
		hs = append(hs, "right")
	}
	return hs
}

// Prints reports whether a method writes text to a stream.
func Prints(m *Method) bool { return m.Class.Library && m.Class.Name == "java.io.PrintStream" }

// IsFormatHelper reports whether a method does a part of what a format says.
func IsFormatHelper(m *Method) bool {
	return m.Class.Library && m.Class.Name == "java.lang.Formatted"
}
