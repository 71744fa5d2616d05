// Package fdlibm computes the functions of java.lang.StrictMath to the bit. Their results are
// fixed by the algorithms of "The Freely Distributable Math Library" (Sun Microsystems, 1993),
// which java.lang.StrictMath names; those of java.lang.Math may differ from them in the last
// places.
//
//	Function("cbrt")([]float64{0.5})    0.7937005259840998
//
// Where two operations must not become one (a product and a sum, on processors that fuse
// them), the product is made by mul.
package fdlibm
