package load

import (
	"embed"
	"io/fs"
	"path"
	"slices"
	"strings"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/parse"
)

// What libraries for logging declare, for programs that are checked without their class path: almost every
// class of these has a logger. Of the files the declarations alone count, as of class files.
//
//	private static final Logger LOG = LoggerFactory.getLogger(Cart.class);
//
//go:embed declared
var declarations embed.FS

// declared is the file of a class that one of them declares, nil for others.
func declared(name string) (*ast.File, error) {
	file := path.Join("declared", strings.ReplaceAll(name, ".", "/")) + ".java"
	text, err := declarations.ReadFile(file)
	if err != nil {
		return nil, nil
	}
	f, ds := parse.File(source.NewFile(file, string(text)))
	if i := slices.IndexFunc(ds, (*source.Diagnostic).IsError); i >= 0 {
		return nil, ds[i]
	}
	declare(f)
	return f, nil
}

// hasDeclared reports whether they have classes of a package.
func hasDeclared(pkg string) bool {
	_, err := fs.Stat(declarations, path.Join("declared", strings.ReplaceAll(pkg, ".", "/")))
	return err == nil
}
