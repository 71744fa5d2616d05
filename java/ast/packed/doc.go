// Package packed writes the tree of a file as bytes, and reads it back faster than the
// file is parsed.
//
//	class A { int x; }
//
// is, of each struct its fields in order,
//
//	1              a File that is new, no reference to one before
//	0 10           its span: where it begins, counted from the place before, and how long it is
//	2 1            a slice of one: its length and one, 0 for nil
//	1 3 0 1 "A" …  a ClassDecl, …
//
// A pointer is 0 for nil, 1 for something new, which follows, or else which of those
// before it is. What an interface holds has its kind in front. A text that stood before is
// its number.
package packed
