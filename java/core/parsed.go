package core

import (
	"regexp"
	"strconv"
	"strings"

	"inspect/java/ast"
	"inspect/java/types"
)

// parsing are the methods of the library that read a number, and how wide it is.
var parsing = map[string]int{"java.lang.Double.parseDouble": 64, "java.lang.Float.parseFloat": 32}

// decimal is a text of a number that Java and Go read alike, once what may surround it and
// a letter for its type are gone.
var decimal = regexp.MustCompile(`^[+-]?(NaN|Infinity|([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?)$`)

// parsed is the number that a call reads from a constant; nil: it is no such call, or what
// it reads is no number in decimal.
//
//	Double.parseDouble("1.5")    1.5
func (l *lowering) parsed(e *ast.Call, m *types.Method, h Typed) Expr {
	bits := parsing[m.Class.Name+"."+m.Name]
	if bits == 0 || !m.Class.Library || len(e.Args) != 1 {
		return nil
	}
	c := l.info.Consts[e.Args[0]]
	if c == nil || !types.IsString(c.Type) {
		return nil
	}
	text := strings.TrimFunc(c.Str, func(r rune) bool { return r <= ' ' })
	if n := len(text) - 1; n > 0 && strings.ContainsRune("fFdD", rune(text[n])) {
		text = text[:n]
	}
	if !decimal.MatchString(text) {
		return nil
	}
	v, _ := strconv.ParseFloat(strings.TrimPrefix(text, "+"), bits) // beyond the largest: infinite, as Java's
	h.Value = &types.Const{Type: m.Result, Float: v}
	return &Const{h}
}
