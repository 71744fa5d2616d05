// Package character knows what java.lang.Character says of each char, by tables that a JDK
// wrote: Tables.java, run by go generate.
//
//	Named("isLetter").At('é')       1
//	Named("toUpperCase").At('é')    'É'
//
// A table is a string of runs in tables.txt, and a decision diagram for those who compute with
// the bits of a char: the diagram of isDigit for chars of seven bits, '0' to '9' being 48 to 57,
// is
//
//	bit 6 --0--> bit 5 --1--> bit 4 --1--> bit 3 --0--> 1
//	                                          \---1--> bit 2 --0--> bit 1 --0--> 1
//
// where all that is not drawn leads to 0.
package character

//go:generate sh -c "java Tables.java >tables.txt"
