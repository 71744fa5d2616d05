package types

import "inspect/java/ast"

// A driver is a file that is written to check the program, and no part of it.

// AddDriver says that a file is a driver, before its classes are looked up.
func AddDriver(w *World, f *ast.File) { w.drivers[f] = true }

// IsDriver reports whether a class stands in a driver.
func IsDriver(w *World, c *Class) bool { return w.drivers[c.File] }
