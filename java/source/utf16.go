package source

import (
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// The value of a string of Java is a row of UTF-16 units, of which half a pair may
// stand alone. As a Go string it is UTF-8 in which such a half has the three bytes
// that its number would have (WTF-8): two values are equal where their units are.

// Units are the UTF-16 units of the value of a string.
func Units(s string) []uint16 {
	var units []uint16
	for s != "" {
		if u, ok := half(s); ok {
			units, s = append(units, u), s[3:]
			continue
		}
		r, n := utf8.DecodeRuneInString(s)
		units, s = utf16.AppendRune(units, r), s[n:]
	}
	return units
}

// OfUnits is the value of a string of UTF-16 units.
func OfUnits(units []uint16) string {
	var b strings.Builder
	for i := 0; i < len(units); i++ {
		u := rune(units[i])
		if !utf16.IsSurrogate(u) {
			b.WriteRune(u)
			continue
		}
		if i+1 < len(units) {
			if r := utf16.DecodeRune(u, rune(units[i+1])); r != utf8.RuneError {
				b.WriteRune(r)
				i++
				continue
			}
		}
		b.Write([]byte{0xE0 | byte(u>>12), 0x80 | byte(u>>6&0x3F), 0x80 | byte(u&0x3F)})
	}
	return b.String()
}

// half is the half of a pair at the beginning of the value of a string.
func half(s string) (uint16, bool) {
	if len(s) < 3 || s[0] != 0xED || s[1] < 0xA0 || s[1] > 0xBF || s[2] < 0x80 || s[2] > 0xBF {
		return 0, false
	}
	return 0xD000 | uint16(s[1]&0x3F)<<6 | uint16(s[2]&0x3F), true
}
