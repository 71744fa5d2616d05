// Package names lists identifiers for random tests: those of ordinary Java, and
// those that a translation could take for something of its own.
//
//	n := names.All[rand.Intn(len(names.All))]   "result", "select", "größe", …
package names

import "strings"

// The groups of identifiers. Each word is a legal name of a Java variable; none is
// a keyword of Java.
const (
	// Code are the names most used for variables, methods and classes.
	Code = `i j k n x y a b c t result size count value key next prev head tail node left right root parent data list
 index temp sum len res ret current length pos offset start end flag done exists first last Node List Entry Item A B get set add`
	// SMT are SMT-LIB's reserved words, commands and operators, and what solvers add.
	SMT = `BINARY DECIMAL HEXADECIMAL NUMERAL STRING let as par match push pop reset echo exit
 Bool Int Real Array BitVec Seq Set select store map lambda and or not xor ite iff implies distinct concat extract
 div mod rem abs repeat bvadd bvmul bvult bvslt bvnot bv0 bv1 sat unsat unknown model define`
	// Own are the words with which the encodings spell what they make up.
	Own = `E_0_1 E_1_2 edge_0_1 stop_1 exit_1 pre_0 some_2_0 some1 rest1 choice_1_0 through_1 on_1 reach_1 distance_1 def_1
 e1 o k0 x0 x_1 this_0 result_1 receiver thrown_1 $1 $new $thrown exception`
	// JML are JML's words without the backslash, and those that begin its clauses.
	JML = `forall exists_1 old reach fresh nothing everything type typeof elemtype lockset max min num_of product
 requires ensures signals assignable invariant constraint initially also pure helper ghost nullable non_null bigint real
 assume maintaining decreases spec_public pre post modifies loop_invariant`
	// Letters are names with letters beyond ASCII, with $ and with _.
	Letters = `größe naïve π Ωmega été ñ переменная 名前 変数 عدد λ ß Δx $ $$ $x x$y A$B _x __ x_ Größe`
	// Words are Java's contextual keywords.
	Words = `var record sealed permits module open with to`
)

// All are the words of all groups.
var All = strings.Fields(strings.Join([]string{Code, SMT, Own, JML, Letters, Words}, " "))

// OfType reports whether a word may name a class.
func OfType(name string) bool {
	switch name {
	case "var", "record", "sealed", "permits", "bigint", "real": // keywords where a type stands
		return false
	}
	return true
}
