package types

import (
	"strings"

	"inspect/java/ast"
	"inspect/java/source"
)

// A class that is found nowhere has the members that were told from how the program uses them (partial), so
// that some may be missing, and what is said against code that uses such classes may be wrong. Such code is
// refused, and is no error of the program.

// IsFoundNowhere reports whether c is such a class.
func IsFoundNowhere(c *Class) bool { return (c.Compiled || c.Stub) && c.File != nil && c.File.Partial }

// noteNowhere notes the package of a file that was told.
func noteNowhere(w *World, f *ast.File, from origin) {
	if f.Partial && (from == compiled || from == stub) && f.Package != nil {
		if w.nowhere == nil {
			w.nowhere = map[string]bool{}
		}
		w.nowhere[f.Package.Name] = true
	}
}

// importedFromNowhere is an import of a file from a package with classes that are found nowhere; nil: there is
// none.
func importedFromNowhere(w *World, f *ast.File) *ast.Import {
	if len(w.nowhere) == 0 || f == nil {
		return nil
	}
	for _, i := range f.Imports {
		for name := i.Name; name != ""; name = name[:max(0, strings.LastIndexByte(name, '.'))] {
			if w.nowhere[name] {
				return i
			}
		}
	}
	return nil
}

// ImportedFromNowhere names what a file imports from a package with classes that are found nowhere; "": nothing.
func ImportedFromNowhere(w *World, f *ast.File) string {
	if i := importedFromNowhere(w, f); i != nil {
		return i.Name
	}
	return ""
}

// uncertain is what an error in a file is taken for: where it imports classes that are found nowhere, the code is
// refused.
func uncertain(w *World, f *ast.File, d *source.Diagnostic) *source.Diagnostic {
	if !d.IsError() || d.Code == source.Unsupported {
		return d
	}
	i := importedFromNowhere(w, f)
	if i == nil {
		return d
	}
	return &source.Diagnostic{Code: source.Unsupported, Span: d.Span, Remedy: NowhereRemedy,
		Message: d.Message + " (as far as the program tells what " + i.Name + " declares, which is found nowhere)"}
}

// NowhereRemedy says how such a class can be had.
const NowhereRemedy = "give its class file with --class-path, or its source with --source-path"
