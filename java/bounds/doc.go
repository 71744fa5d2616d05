// Package bounds holds what a check is bounded by: how many objects, how long
// arrays, how many iterations and activations, how many bits. The computation
// graph, the interpreter and the exhaustive checker read the same bounds, so that
// they mean the same executions.
//
// A Bounds is written down with zero for what is not said, and None for zero.
// WithDefaults makes numbers of that, in which zero is zero:
//
//	Bounds{Unwind: None}.WithDefaults()
//	    Bits 32, Objects 3, ArrayLength 4, Unwind 0, Recursion 3
package bounds
