package smtlib

import (
	"fmt"
	"strings"
)

// reservedWords may not be symbols without quotes; theoryNames mean something
// to some solvers even in quotes. Both are blank-separated.
const (
	reservedWords = `BINARY DECIMAL HEXADECIMAL NUMERAL STRING
 assert check-sat check-sat-assuming declare-const declare-datatype declare-datatypes declare-fun
 declare-sort define-const define-fun define-fun-rec define-funs-rec define-sort echo exit
 get-assertions get-assignment get-info get-model get-option get-proof get-unsat-assumptions
 get-unsat-core get-value pop push reset reset-assertions set-info set-logic set-option`
	theoryNames = `! _ as exists forall let match par Bool Int Real Array BitVec String Seq Set RegLan RoundingMode FloatingPoint
 true false not and or xor => = distinct ite implies iff if + - * / < <= > >= div mod rem abs to_real
 to_int is_int select store const map default lambda union intersection setminus subset member
 emptyset bvneg bvnot bvadd bvsub bvmul bvudiv bvurem bvsdiv bvsrem bvsmod bvand bvor bvxor bvnand
 bvnor bvxnor bvcomp bvshl bvlshr bvashr bvult bvule bvugt bvuge bvslt bvsle bvsgt bvsge concat
 extract zero_extend sign_extend rotate_left rotate_right ext_rotate_left ext_rotate_right repeat
 bvredor bvredand bv2int bv2nat int2bv nat2bv bit2bool mkbv as-array set-has-size`
)

func has(words, w string) bool {
	for _, f := range strings.Fields(words) {
		if f == w {
			return true
		}
	}
	return false
}

func isSimpleByte(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' ||
		strings.IndexByte("~!@$%^&*_-+=<>.?/", c) >= 0
}

// hasReservedStart reports a name that begins, after blanks, as only solvers may
// name things.
func hasReservedStart(name string) bool {
	n := strings.TrimLeft(name, " ")
	return n != "" && (n[0] == '@' || n[0] == '.')
}

// symbol writes a name as an SMT-LIB symbol, in |…| where it must be. A name
// that the theories use gets a blank at its end, |and |, and one that begins as
// only solvers' names may gets one at its start, | @x|; nameOf takes them away.
func symbol(name string) (string, error) {
	plain := name != "" && (name[0] < '0' || name[0] > '9')
	for i := 0; i < len(name); i++ {
		c := name[i]
		if c == '|' || c == '\\' || c < ' ' && c != '\t' || c == 127 {
			return "", fmt.Errorf("smtlib: name %q cannot be a symbol", name)
		}
		plain = plain && isSimpleByte(c)
	}
	if hasReservedStart(name) {
		return "| " + name + "|", nil
	}
	if has(theoryNames, strings.TrimRight(name, " ")) {
		return "|" + name + " |", nil
	}
	if !plain || has(reservedWords, name) {
		return "|" + name + "|", nil
	}
	return name, nil
}

// nameOf undoes symbol on a symbol's text without its bars.
func nameOf(sym string) string {
	if strings.HasPrefix(sym, " ") && hasReservedStart(sym) {
		return sym[1:]
	}
	if strings.HasSuffix(sym, " ") && has(theoryNames, strings.TrimRight(sym, " ")) {
		return sym[:len(sym)-1]
	}
	return sym
}
