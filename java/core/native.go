package core

import (
	"math/big"
	"slices"

	"inspect/java/types"
)

// Native methods of the JDK that prepare the JVM, or ask how it was started, and of which
// Java code sees nothing else: they do nothing here, and give 0 or false.
//
//	private static native void registerNatives();                 of whatever class
//	CDS.initializeFromArchive(ImmutableCollections.class);        there is no archive of objects
//
// With an archive, the code behind such a call takes from it what it makes without one.
var (
	noOpAnywhere = []string{"registerNatives", "initIDs"}
	noOpOfCDS    = []string{"initializeFromArchive", "getRandomSeedForDumping", "isDumpingClassList0", "isDumpingArchive0", "isSharingEnabled0"}
)

// isNoOp reports whether m is such a method.
func isNoOp(m *types.Method) bool {
	if !m.Native || !m.Static || !m.Class.Platform {
		return false
	}
	return slices.Contains(noOpAnywhere, m.Name) && len(m.Params) == 0 && types.IsKind(m.Result, types.Void) ||
		m.Class.Name == "jdk.internal.misc.CDS" && slices.Contains(noOpOfCDS, m.Name)
}

// noOpBody is the body of such a method.
func noOpBody(m *types.Method) *Body {
	b := &Body{Method: m}
	b.From = m.Decl
	if t := m.Result; !types.IsKind(t, types.Void) {
		zero := &Const{Typed{Loc: Loc{m.Decl}, T: t, Value: &types.Const{Type: t, Int: new(big.Int)}}}
		b.Stmts = []Stmt{&Return{step(m.Decl), zero}}
	}
	return b
}

// isMismatchTest reports whether m is the method of the JDK that compares two arrays several elements at
// a time, by their bytes in memory. It may stop before the first: its callers compare what is left.
//
//	int i = vectorizedMismatch(a, aOffset, b, bOffset, length, scale);
//	if (i >= 0) return i;                                            // the elements that differ
//	i = length - ~i;                                                 // so many are the same
func isMismatchTest(m *types.Method) bool {
	return m.Class.Platform && m.Class.Name == "jdk.internal.util.ArraysSupport" && m.Name == "vectorizedMismatch" && len(m.Params) == 6
}

// glanceBody is its body: it compares nothing, and all of the length is left.
//
//	return ~length;
func glanceBody(m *types.Method) *Body {
	b := &Body{Method: m}
	b.From = m.Decl
	h, length := Typed{Loc: Loc{m.Decl}, T: m.Result}, m.Params[4]
	b.Stmts = []Stmt{&Return{step(m.Decl), &Unary{h, "~", &Local{h, length}}}}
	return b
}
