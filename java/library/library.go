// Package library holds the classes of Java's library that come with inspect: Java
// with JML, written for it. They stand in place of the JDK's (docs/design/java.md, section 6).
package library

import (
	"embed"
	"fmt"
	"io/fs"
	"strings"
	"sync"
)

//go:embed inspect java jdk org
var files embed.FS

// Source is the text of the file that declares the top-level class of a qualified
// name, and its slash-separated path below the library's root; ok reports whether the
// class is here.
func Source(name string) (text, path string, ok bool) {
	path = strings.ReplaceAll(name, ".", "/") + ".java"
	b, err := fs.ReadFile(files, path)
	return string(b), path, err == nil
}

// Elements is the text of the class that says what collections there are before the call:
// none that holds null, and sorted ones in any order.
func Elements(text string, noNull, anyOrder bool) string {
	if noNull {
		text = strings.Replace(text, "NULL = true", "NULL = false", 1)
	}
	if anyOrder {
		text = strings.Replace(text, "NATURAL = true", "NATURAL = false", 1)
	}
	return text
}

// Has reports whether the class of a qualified name is here.
func Has(name string) bool {
	_, _, ok := Source(name)
	return ok
}

// IsPublic reports whether a file, given by its path, is of a public class: what others are called is
// the business of the code here.
func IsPublic(path string) bool { return publicFiles()[path] }

// publicFiles are the paths of the files of Models.
var publicFiles = sync.OnceValue(func() map[string]bool {
	paths := map[string]bool{}
	for _, m := range Models() {
		paths[strings.ReplaceAll(m.Name, ".", "/")+".java"] = true
	}
	return paths
})

// forAllFiles gives all files here by their paths.
func forAllFiles(visit func(path, text string)) {
	err := fs.WalkDir(files, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		b, err := fs.ReadFile(files, path)
		if err == nil {
			visit(path, string(b))
		}
		return err
	})
	if err != nil {
		panic(fmt.Sprintf("library: %v", err)) // the files are part of the program
	}
}
