package load

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/source"
)

// WithoutString takes a java.lang.String out of the files, where one is given: the one that is
// built in stands, whatever else there is.
func WithoutString(files []*ast.File) (warnings []*source.Diagnostic) {
	for _, f := range files {
		if f.Package == nil || f.Package.Name != "java.lang" {
			continue
		}
		f.Types = slices.DeleteFunc(f.Types, func(d *ast.ClassDecl) bool {
			if d.Name.Text != "String" {
				return false
			}
			warnings = append(warnings, &source.Diagnostic{Code: source.Unsupported, Severity: source.Warning, Span: d.Name.Span(),
				Message: "java.lang.String is built in, and this one is not looked at", Remedy: "leave it out of what is checked"})
			return true
		})
	}
	return warnings
}
