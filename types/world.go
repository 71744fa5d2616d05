package types

import (
	"inspect/ast"
)

// Config of a World. The zero value works.
type Config struct {
	// NullableByDefault makes references nullable unless declared non_null.
	NullableByDefault bool
	// Parse parses a library source; nil: there is no library.
	Parse func(name, text string) (*ast.File, error)
	// Load finds the file of a qualified class name that is neither given nor in
	// the library (the source path); nil: none.
	Load func(qualified string) (*ast.File, error)
}

// World is one closed program.
type World struct {
	Info *Info

	config  Config
	classes []*Class          // in order of declaration, library included
	byName  map[string]*Class // by qualified name
	arrays  map[Type]*Array
}

// ArrayOf is the canonical type elem[].
func (w *World) ArrayOf(elem Type) *Array {
	a := w.arrays[elem]
	if a == nil {
		a = &Array{elem}
		w.arrays[elem] = a
	}
	return a
}
