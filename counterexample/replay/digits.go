package replay

import (
	"inspect/java/fdlibm"
	"inspect/java/types"
)

// hasOpenDigits reports whether m is a function of java.lang.Math whose last digits its
// documentation leaves open: what java.lang.StrictMath computes is fixed.
func hasOpenDigits(m *types.Method) bool {
	return m.Class.Name == "java.lang.Math" && fdlibm.Function(m.Name) != nil
}

// openDigits is what an initialiser takes for the result of such a function: where the
// result only goes to a field or to an element, a value that is not known, and reading it
// gives up. Elsewhere the initialiser gives up at once.
//
//	static final double LOG = Math.log(2);       // the class is initialised, LOG is not known
//	static final int N = (int) Math.log(1000);   // the class cannot be initialised
func (s *Initials) openDigits(m *types.Method, onlyStored bool) value {
	if !onlyStored {
		panic(fault("JVMs may differ in what %s gives", m.QName()))
	}
	return value{r: absent}
}
